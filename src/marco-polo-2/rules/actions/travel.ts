// Travel: MP2-TRAVEL-1..5, MP2-FIRST-1..4, MP2-GANTULGA-1, MP2-GANTULGA-3, MP2-R-23, MP2-R-27.
import type { Refusal } from '../../../kernel/legality.js';
import { pipsOf } from '../../../mechanics/dice.js';
import { abilitiesOf, action, id, known, lastOf, move, refusals, type Position } from '../chapter.js';
import type { TravelSpace } from '../../content/tables.js';
import { coinsOnSettingOut, startMovement } from '../movement.js';
import { handRefusal, hands, NO_DIE, occupiedCost, openColours, payableValues, placeDice, takesColours, takesValue } from '../spaces.js';
import { dice } from './seals.js';

const isTooHigh = (position: Position, seat: number, { height }: TravelSpace): boolean => height > 1 && abilitiesOf(position, seat).lowestTravelOnly;

/**
 * The values with which a first step can be paid. `coins` is what can be spent besides that step alone: a space that asks
 * for coins only takes them off it, and the ways out are looked at once for all spaces.
 */
function payable(position: Position, seat: number, { space, cost }: TravelSpace, coins: number): number {
  return payableValues(position, seat, space, cost.camel + cost.jade === 0 ? coins - cost.coin : coinsOnSettingOut(position, seat, cost));
}

const withDice = hands.namingWith(({ dice }, { id }: TravelSpace) => ({ kind: 'travel', space: id, dice }) as const);

/** MP2-TRAVEL-1: dice on a travel space. */
export const useTravel = action({
  moves: { travel: move('travel {space} {dice}', { space: id('travelSpace'), dice }) },
  offer(position, seat, out, hand) {
    const coins = coinsOnSettingOut(position, seat);
    for (const on of position.box.tables.travel) {
      const values = isTooHigh(position, seat, on) ? NO_DIE : payable(position, seat, on, coins);
      if (values !== NO_DIE) withDice(on).offer(out, hand, on.dice, openColours(position, seat, on.space) | values);
    }
  },
  refuse(position, seat, { space, dice }): Refusal | null {
    const on = known(position.box.tables.travelSpace, space);
    if (dice.length !== on.dice) return refusals['dice-number'];
    const refusal = handRefusal(position, seat, dice);
    if (refusal) return refusal;
    if (isTooHigh(position, seat, on)) return refusals['lowest-travel-only'];
    if (!takesColours(openColours(position, seat, on.space), dice)) return refusals['own-colour-there'];
    return takesValue(payable(position, seat, on, coinsOnSettingOut(position, seat)), pipsOf(lastOf(dice))) ? null : refusals['nowhere-to-go'];
  },
  play(position, seat, { space: name, dice }) {
    const { state } = position;
    const { space, cost, height, maxSteps, extraPost } = known(position.box.tables.travelSpace, name);
    const coin = occupiedCost(position, seat, space, dice) + cost.coin;
    placeDice(position, seat, dice, space);
    if (height >= state.travelHeight) {
      state.travelHeight = height;
      state.nextFirst = seat;
      position.events?.({ kind: 'hourglass', seat, rule: 'MP2-FIRST-1' });
    }
    startMovement(position, seat, { by: 'travel', source: name, steps: Math.min(maxSteps, pipsOf(lastOf(dice))), coin, camel: cost.camel, jade: cost.jade, extraPost });
  },
});
