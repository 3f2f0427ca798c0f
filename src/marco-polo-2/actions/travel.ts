// Travel: MP2-TRAVEL-1..5, MP2-FIRST-1..4, MP2-GANTULGA-1, MP2-GANTULGA-3, MP2-R-23, MP2-R-27.
import type { Refusal } from '../../kernel/legality.js';
import { pipsOf, type Die } from '../../mechanics/dice.js';
import type { TravelSpace } from '../parts.js';
import { abilitiesOf, type Position } from '../position.js';
import { no } from '../refusals.js';
import { colourRefusal, occupiedCost, placeDice } from '../spaces.js';
import { canSetOut, startTravel } from './movement.js';

export function travelRefusal(position: Position, seat: number, space: TravelSpace, dice: readonly Die[]): Refusal | null {
  if (space.height > 1 && abilitiesOf(position, seat).lowestTravelOnly) return no['lowest-travel-only'];
  if (dice.length !== space.dice) return no['dice-count'];
  const colour = colourRefusal(position, seat, space.space, dice);
  if (colour) return colour;
  const coin = occupiedCost(position, seat, space.space, dice) + space.cost.coin;
  return canSetOut(position, seat, 'travel', space.id, coin, space.cost.camel, space.cost.jade) ? null : no['nowhere-to-go'];
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
