// Moves that are offered again and again, made once. Most decisions are between a few moves that are always the same, so
// that their list is ready as soon as it is known which of them are possible: a third of the time of listing was spent on
// making the same objects anew. Moves and lists are frozen, as everybody gets the same ones.
import type { Move } from '../words/moves.js';

/** Moves in the order in which they are offered, and the list of every selection of them that has been asked for. */
export interface Offers {
  readonly moves: readonly Move[];
  readonly lists: (readonly Move[] | undefined)[];
}

/** Makes the offers of some moves; there must not be many of them. */
export function offersOf(moves: readonly Move[]): Offers {
  return { moves: moves.map((move) => Object.freeze(move)), lists: moves.reduce<undefined[]>((lists) => [...lists, ...lists], [undefined]) };
}

/** The list of the moves whose bits are set. */
export function selection({ moves, lists }: Offers, bits: number): readonly Move[] {
  return (lists[bits] ??= Object.freeze(moves.filter((_, at) => (bits & (1 << at)) !== 0)));
}

/** Appends such a list to others. */
export function append(list: readonly Move[], moves: Move[]): void {
  for (let at = 0; at < list.length; at += 1) moves.push(list[at]!);
}
