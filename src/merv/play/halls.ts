// What the halls of the palace score in the standard game: knowledge, spice, trade, faith.
import { sum } from '../rules/supply/lists.js';
import type { Player } from '../state.js';

/** What one courtier in each hall scores. */
export const hallsOf = (player: Player): [number, number, number, number] =>
  [player.scroll + player.givenScroll, sum(player.cards), player.common + player.rare + player.givenCommon + player.givenRare, levelOf(player.mosque)];

/** The level of a space by its place: four parts twice, two parts twice, then one. */
export function levelOf(space: number): number {
  if (space < 0) return 0;
  if (space < 8) return space < 4 ? 1 : 2;
  return space < 12 ? (space < 10 ? 3 : 4) : space - 7;
}
