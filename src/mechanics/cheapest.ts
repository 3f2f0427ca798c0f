/**
 * For planning: of the moves that do the same the cheapest one; those without an effect to go by (`null`) are all kept,
 * and come first.
 */
export function cheapestOf<Move>(moves: readonly Move[], effectOf: (move: Move) => string | null, priceOf: (move: Move) => number): readonly Move[] {
  const cheapest = new Map<string, Move>();
  const found: Move[] = [];
  for (const move of moves) {
    const effect = effectOf(move);
    if (effect === null) { found.push(move); continue; }
    const known = cheapest.get(effect);
    if (known === undefined || priceOf(move) < priceOf(known)) cheapest.set(effect, move);
  }
  return [...found, ...cheapest.values()];
}
