// VOY-TURN-4: the six main actions.
import type { Seat } from '../../../kernel/chance.js';
import { offered } from '../../../kernel/offers.js';
import { playerAt, rows, type Position } from '../../box.js';
import { hands } from '../spaces.js';
import { bazaar } from './bazaar.js';
import { cityCard } from './city-cards/using.js';
import { contracts } from './contracts/taking.js';
import { fiveCoins } from './five-coins.js';
import { khan } from './khan.js';
import { travel } from './travel/travel.js';

/** A die or more are placed on a space of the board or on a city card. */
export const mainActions = rows(fiveCoins, bazaar, khan, contracts, travel, cityCard);

/** Whether a main action is still to be taken and can be. */
export function mainPossible(position: Position, seat: Seat): boolean {
  if (position.state.turn.acted) return false;
  const found = offered();
  mainActions.offer(position, seat, found, { hand: hands.of(playerAt(position, seat).dice), mainPossible: false });
  return found.count() > 0;
}
