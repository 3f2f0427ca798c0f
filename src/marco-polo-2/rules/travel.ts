// Travel: MP2-TRAVEL-1..5, MP2-FIRST-1..4, MP2-GANTULGA-1, MP2-GANTULGA-3, MP2-R-23, MP2-R-27.
import type { Refusal } from '../../kernel/legality.js';
import { pipsOf, type Die } from '../../mechanics/dice.js';
import { NO_DICE, type DiceSet } from './dice-sets.js';
import { comboWith } from './move-cache.js';
import type { TravelSpace } from '../content/parts.js';
import { abilitiesOf, type Position } from '../position.js';
import { no } from '../words/refusals.js';
import { occupiedCost, payableDice, placeDice, unusedColours, type Demand } from './spaces.js';
import { coinsOnSettingOut, startTravel } from './movement.js';

const isTooHigh = (position: Position, seat: number, { height }: TravelSpace): boolean => height > 1 && abilitiesOf(position, seat).lowestTravelOnly;

/**
 * The dice with which a first step can be paid. `coins` is what can be spent besides that step alone: a space that asks
 * for coins only takes them off it, and the ways out are looked at once for all spaces.
 */
function payableOn(position: Position, seat: number, { space, cost }: TravelSpace, coins: number): DiceSet {
  return payableDice(position, seat, space, cost.camel + cost.jade === 0 ? coins - cost.coin : coinsOnSettingOut(position, seat, cost));
}

/** What a travel space asks of dice whose number is right, when so many coins can be spent besides a first step. */
export function travelDemand(position: Position, seat: number, space: TravelSpace, coins: number): Demand {
  return { all: unusedColours(position, seat, space.space), lowest: isTooHigh(position, seat, space) ? NO_DICE : payableOn(position, seat, space, coins) };
}

export function travelRefusal(position: Position, seat: number, space: TravelSpace, dice: readonly Die[]): Refusal | null {
  if (isTooHigh(position, seat, space)) return no['lowest-travel-only'];
  if (dice.length !== space.dice) return no['dice-count'];
  const { all, lowest } = comboWith(position.box.parts.moves, dice);
  if ((all & ~unusedColours(position, seat, space.space)) !== 0) return no['colour-used'];
  return (lowest & payableOn(position, seat, space, coinsOnSettingOut(position, seat))) === 0 ? no['nowhere-to-go'] : null;
}

export function playTravel(position: Position, seat: number, space: TravelSpace, dice: readonly Die[]): void {
  const { state } = position;
  const coin = occupiedCost(position, seat, space.space, dice) + space.cost.coin;
  const steps = Math.min(space.maxSteps, pipsOf(dice[dice.length - 1] as Die));
  placeDice(position, seat, dice, space.space);
  if (space.height >= state.travelHeight) {
    state.travelHeight = space.height;
    state.nextFirst = seat;
    if (position.events) position.events({ kind: 'hourglass', rule: 'MP2-FIRST-1', seat });
  }
  startTravel(position, seat, space.id, steps, coin, space.cost.camel, space.cost.jade, space.extraPost);
}
