/** Moves out of a few ready-made ones: those whose bits are set, in their order. Each list is made once, to be offered again and again. */
export function selection<Move>(moves: readonly Move[]): (bits: number) => readonly Move[] {
  const lists: (readonly Move[] | undefined)[] = [];
  return (bits) => (lists[bits] ??= moves.filter((_, place) => ((bits >> place) & 1) === 1));
}
