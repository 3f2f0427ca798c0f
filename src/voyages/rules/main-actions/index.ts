// VOY-TURN-4: the six main actions.
import { offered, type Seat } from '../../../kernel/rules.js';
import { characterOf, playerAt, rows, type Position, type TurnAtHand } from '../chapter.js';
import { hands } from '../spaces.js';
import { bazaar } from './bazaar.js';
import { cityCard } from './city-cards/using.js';
import { contracts } from './contracts/taking.js';
import { fiveCoins } from './five-coins.js';
import { khan } from './khan.js';
import { travel } from './travel/travel.js';

/** A die or more are placed on a space of the board or on a city card. */
export const mains = [fiveCoins, bazaar, khan, contracts, travel, cityCard] as const;

/** All of them, one under the other. */
export const mainActions = rows(...mains);

/** What all actions of a turn are told. */
export function turnAtHand(position: Position, seat: Seat): TurnAtHand {
  const player = playerAt(position, seat);
  return { player, character: characterOf(position, player), coin: player.coin, hand: hands.of(player.dice), mainPossible: false };
}

/** Whether a main action is still to be taken and can be. */
export function mainPossible(position: Position, seat: Seat): boolean {
  if (position.state.turn.acted) return false;
  const found = offered();
  mainActions.offer(position, seat, found, turnAtHand(position, seat));
  return found.count() > 0;
}
