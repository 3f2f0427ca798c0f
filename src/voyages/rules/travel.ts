// VOY-TRAVEL-1, VOY-TRAVEL-2, VOY-TRAVEL-6, VOY-TRAVEL-13, VOY-FIRST-4: placing dice for a journey.
import type { Seat } from '../../kernel/chance.js';
import type { Refusal } from '../../kernel/legality.js';
import type { Position } from '../box.js';
import { diceRefusal, FREE, isPriced, lowestOf, placeDice, standingOf, standingRefusal, type Standing } from './dice.js';
import { playerAt } from './gains.js';
import { beginMain } from './main-action.js';
import { canSetOut, setOut } from './movement.js';
import { placingOf, travelMove, type Placing } from './placings.js';
import type { Move, Play } from '../words/moves.js';
import { refusals } from '../words/refusals.js';

const DICE = 2;

function journeyRefusal(position: Position, seat: Seat, standing: Standing, placing: Placing): Refusal | null {
  const refusal = standingRefusal(standing, placing);
  if (refusal) return refusal;
  return canSetOut(position, playerAt(position, seat), 'travel', isPriced(standing) ? placing.lowest : 0) ? null : refusals['travel-not-payable'];
}

/** Every two dice with which at least one step can be paid. */
export function legalTravel(position: Position, seat: Seat, pairs: readonly Placing[], moves: Move[]): void {
  if (pairs.length === 0 || !canSetOut(position, playerAt(position, seat), 'travel', 0)) return;
  const standing = standingOf(position, 'travel', seat);
  for (let at = 0; at < pairs.length; at += 1) {
    const placing = pairs[at] as Placing;
    // What is free is free with all dice, and it has just been found that a step can be paid.
    if (standing === FREE || journeyRefusal(position, seat, standing, placing) === null) moves.push(travelMove(placing));
  }
}

/** Why two dice cannot be used to travel. */
export function refuseTravel(position: Position, seat: Seat, { dice }: Play<'travel'>): Refusal | null {
  return diceRefusal(playerAt(position, seat), dice, DICE) ?? journeyRefusal(position, seat, standingOf(position, 'travel', seat), placingOf(dice));
}

/** Places the dice; the path is named next. Who travels last starts the next round. */
export function playTravel(position: Position, seat: Seat, { dice }: Play<'travel'>): void {
  beginMain(position, seat, 'travel', 0);
  placeDice(position, 'travel', seat, dice, 'VOY-TRAVEL-1');
  position.state.lastTraveller = seat;
  setOut(position, seat, 'travel', lowestOf(dice));
}
