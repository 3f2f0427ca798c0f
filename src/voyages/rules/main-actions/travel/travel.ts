// VOY-TRAVEL-1, VOY-TRAVEL-2, VOY-TRAVEL-6, VOY-TRAVEL-13, VOY-FIRST-4: placing dice for a journey.
import type { Seat } from '../../../../kernel/chance.js';
import type { Refusal } from '../../../../kernel/legality.js';
import { move, type MoveOf } from '../../../../kernel/moves.js';
import type { Placings } from '../../../../mechanics/hands.js';
import { nth } from '../../../../mechanics/known.js';
import { action, playerAt, type Position } from '../../../box.js';
import { dice } from '../../../content/parts.js';
import { refusals } from '../../../words/refusals.js';
import { CLOSED, hands, isPriced, lowestOf, placeDice, placingRefusal, sharedStanding, standingOf, type Standing } from '../../spaces.js';
import { beginMain } from '../main-action.js';
import { canSetOut, setOut } from './movement.js';

const DICE = 2;

/** How the space stands to a player who keeps the coins for a first step. */
function journeyStanding(position: Position, seat: Seat): Standing {
  const player = playerAt(position, seat);
  const standing = standingOf(position, 'travel', seat);
  if (!canSetOut(position, player, 'travel', 0)) return CLOSED;
  if (!isPriced(standing)) return standing;
  let coins = Math.min(6, player.coin);
  while (!canSetOut(position, player, 'travel', coins)) coins -= 1;
  return sharedStanding(position, 'travel', seat, coins);
}

const moves = { travel: move('travel {dice}', { dice }) };

const withDice = (place: number, { list }: Placings): MoveOf<typeof moves> => ({ kind: 'travel', dice: nth(list, place).dice });

/** Places two dice with which at least one step can be paid; the path is named next. Who travels last starts the next round. */
export const travel = action(moves, {
  rule: 'VOY-TRAVEL-1',
  offer(position, seat, out, { hand }) {
    if (hand.dice.length < DICE) return;
    const placings = hands.fitting(hand, DICE, journeyStanding(position, seat));
    out.run(placings.list.length, withDice, placings);
  },
  refuse(position, seat, { dice }): Refusal | null {
    const refusal = placingRefusal(position, seat, dice, { count: DICE, standing: standingOf(position, 'travel', seat) });
    if (refusal) return refusal;
    return placingRefusal(position, seat, dice, { count: DICE, standing: journeyStanding(position, seat) }) ? refusals['travel-not-payable'] : null;
  },
  play(position, seat, { dice }) {
    beginMain(position, seat, 'travel');
    placeDice(position, seat, { space: 'travel', dice, rule: 'VOY-TRAVEL-1' });
    position.state.lastTraveller = seat;
    setOut(position, seat, 'travel', lowestOf(dice));
  },
});
