// What halls and sites are worth: MERV-SCORE-5 to 8, 10, 11; the magistrate asks for it too (MERV-CMA-8, 26).
import { at, sum, type Position } from '../chapter.js';
import type { Box } from '../../box.js';
import { HALLS, type Hall } from '../../content/ids.js';
import type { Player } from '../../state.js';
import { scrollsOf } from '../supply/gains.js';

/** The level of the mosque track that a player has reached. */
export const levelOf = ({ mosque }: Box, player: Player): number => (player.mosque < 0 ? 0 : at(mosque, player.mosque).level);

/** What one courtier in each hall scores (MERV-SCORE-5 to 8). */
const WORTH: Readonly<Record<Hall, (box: Box, player: Player) => number>> = {
  knowledge: (_box, player) => scrollsOf(player),
  spice: (_box, { cards }) => sum(cards),
  trade: (_box, { common, rare, givenCommon, givenRare }) => common + rare + givenCommon + givenRare,
  faith: levelOf,
};

/** What one courtier in a hall scores. */
export const hallValue = ({ box }: Position, player: Player, hall: number): number => WORTH[at(HALLS, hall)](box, player);

/** Buildings of a participant on sites with an action. */
export function buildingsWith({ box, state }: Position, seat: number, action: number): number {
  let count = 0;
  for (let cell = 0; cell < 25; cell += 1) if (state.buildings[cell] === seat && box.siteAction[state.sites[cell] ?? -1] === action) count += 1;
  return count;
}
