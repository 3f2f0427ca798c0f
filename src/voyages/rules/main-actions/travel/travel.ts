// VOY-TRAVEL-1, VOY-TRAVEL-2, VOY-TRAVEL-6, VOY-TRAVEL-13, VOY-FIRST-4: placing dice for a journey.
import { move, type MoveOf, type Refusal, type Seat } from '../../../../kernel/rules.js';
import { action, characterOf, dice, playerAt, refusals, type Position, type TurnAtHand } from '../../chapter.js';
import { CLOSED, hands, lowestOf, placeDice, placingRefusal, standingOf, type Standing } from '../../spaces.js';
import { beginMain } from '../main-action.js';
import { setOut, spareCoins } from './movement.js';

/** So many dice are placed for a journey. */
export const TRAVEL_DICE = 2;

/** How the space stands to a player who keeps the coins for a first step. */
function journeyStanding(position: Position, seat: Seat, { player, character }: Pick<TurnAtHand, 'player' | 'character'>): Standing {
  const coin = spareCoins(position, player, 'travel');
  return coin < 0 ? CLOSED : standingOf(position, 'travel', seat, { coin, character });
}

const moves = { travel: move('travel {dice}', { dice }) };

const withDice = /* @__PURE__ */ hands.naming(({ dice }): MoveOf<typeof moves>[] => [{ kind: 'travel', dice }]);

/** VOY-TRAVEL-1: places two dice with which at least one step can be paid; the path is named next. Who travels last starts the next round. */
export const travel = action(moves, {
  offer(position, seat, out, atHand) {
    if (atHand.hand.dice.length >= TRAVEL_DICE) withDice.offer(out, atHand.hand, TRAVEL_DICE, journeyStanding(position, seat, atHand));
  },
  refuse(position, seat, { dice }): Refusal | null {
    const refusal = placingRefusal(position, seat, dice, { count: TRAVEL_DICE, standing: standingOf(position, 'travel', seat) });
    if (refusal) return refusal;
    const player = playerAt(position, seat);
    const standing = journeyStanding(position, seat, { player, character: characterOf(position, player) });
    return placingRefusal(position, seat, dice, { count: TRAVEL_DICE, standing }) ? refusals['travel-not-payable'] : null;
  },
  play(position, seat, { dice }) {
    beginMain(position, seat, 'travel');
    placeDice(position, seat, { space: 'travel', dice, rule: 'VOY-TRAVEL-1' });
    position.state.lastTraveller = seat;
    setOut(position, seat, 'travel', lowestOf(dice));
  },
});
