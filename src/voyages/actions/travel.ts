// VOY-TRAVEL-1, VOY-TRAVEL-2, VOY-TRAVEL-6, VOY-TRAVEL-13, VOY-FIRST-4: placing dice for a journey.
import type { Seat } from '../../kernel/chance.js';
import type { Refusal } from '../../kernel/legality.js';
import type { Die } from '../../mechanics/dice.js';
import type { Position } from '../box.js';
import { diceRefusal, lowestOf, placeDice, placements, priceOf, spaceRefusal } from '../dice.js';
import { playerAt } from '../gains.js';
import { beginMain } from '../main-action.js';
import { canSetOut, setOut } from '../movement.js';
import type { Move, Play } from '../moves.js';
import { refusals } from '../refusals.js';

const DICE = 2;

function journeyRefusal(position: Position, seat: Seat, dice: readonly Die[]): Refusal | null {
  const refusal = spaceRefusal(position, 'travel', seat, dice);
  if (refusal) return refusal;
  const price = priceOf(position, 'travel', seat, lowestOf(dice));
  return canSetOut(position, playerAt(position, seat), 'travel', price) ? null : refusals['travel-not-payable'];
}

/** Every two dice with which at least one step can be paid. */
export function legalTravel(position: Position, seat: Seat, moves: Move[]): void {
  const player = playerAt(position, seat);
  if (player.dice.length < DICE || !canSetOut(position, player, 'travel', 0)) return;
  const choices = placements(player, DICE);
  for (let at = 0; at < choices.length; at += 1) {
    const dice = choices[at] as Die[];
    if (journeyRefusal(position, seat, dice) === null) moves.push({ kind: 'travel', dice });
  }
}

/** Why two dice cannot be used to travel. */
export function refuseTravel(position: Position, seat: Seat, { dice }: Play<'travel'>): Refusal | null {
  return diceRefusal(playerAt(position, seat), dice, DICE) ?? journeyRefusal(position, seat, dice);
}

/** Places the dice; the path is named next. Who travels last starts the next round. */
export function playTravel(position: Position, seat: Seat, { dice }: Play<'travel'>): void {
  beginMain(position, seat, 'travel', 0);
  placeDice(position, 'travel', seat, dice, 'VOY-TRAVEL-1');
  position.state.lastTraveller = seat;
  setOut(position, seat, 'travel', lowestOf(dice));
}
