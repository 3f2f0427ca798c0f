// What halls and sites are worth: MERV-SCORE-5 to 8, 10, 11; the magistrate asks for it too (MERV-CMA-8, 26).
import type { Position } from '../box.js';
import { HALLS } from '../content/ids.js';
import type { Player } from '../state.js';

/** What one courtier in a hall scores (MERV-SCORE-5 to 8). */
export function hallValue({ box }: Position, player: Player, hall: number): number {
  switch (HALLS[hall]!) {
    case 'knowledge': return player.scrolls + player.givenScrolls;
    case 'spice': return player.cards[0]! + player.cards[1]! + player.cards[2]! + player.cards[3]!;
    case 'trade': return player.common + player.rare + player.givenCommon + player.givenRare;
    case 'faith': return player.mosque < 0 ? 0 : box.mosque[player.mosque]!.level;
  }
}

/** Buildings of a participant on sites with an action. */
export function buildingsWith({ box, state }: Position, who: number, action: number): number {
  let count = 0;
  for (let cell = 0; cell < 25; cell += 1) if (state.buildings[cell] === who && box.siteAction[state.sites[cell]!] === action) count += 1;
  return count;
}
