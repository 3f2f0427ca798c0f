// Khan's favour: MP2-KHAN-1..5, MP2-R-19, Mercator ex Tabriz (MP2-R-68).
import type { Refusal } from '../../kernel/legality.js';
import { pipsOf, type Die } from '../../mechanics/dice.js';
import { atLeast, includes, NO_DICE, type DiceSet } from './dice-sets.js';
import { diceOn, type Position } from '../position.js';
import { gain } from './purse.js';
import { no } from '../words/refusals.js';
import { receive } from './rewards.js';
import { placeDie, unusedColours } from './spaces.js';
import { gleanerBeside } from './books.js';

function isFull(position: Position): boolean {
  const { parts } = position.box;
  return diceOn(position, parts.khan).length >= parts.pack.constants.khansFavour.spaces;
}

/** The dice that are not lower than the one on the left. */
function ascendingDice(position: Position): DiceSet {
  const dice = diceOn(position, position.box.parts.khan);
  const left = dice[dice.length - 1];
  return atLeast(left === undefined ? 0 : pipsOf(left));
}

/** The dice Khan's favour takes. */
export function khanDice(position: Position, seat: number): DiceSet {
  return isFull(position) ? NO_DICE : unusedColours(position, seat, position.box.parts.khan) & ascendingDice(position);
}

export function khanRefusal(position: Position, seat: number, die: Die): Refusal | null {
  if (isFull(position)) return no['row-full'];
  if (!includes(unusedColours(position, seat, position.box.parts.khan), die)) return no['row-colour-used'];
  return includes(ascendingDice(position), die) ? null : no['row-ascending'];
}

export function playKhan(position: Position, seat: number, die: Die): void {
  const { parts, seats } = position.box;
  placeDie(position, seat, die, parts.khan);
  receive(position, seat, parts.khanReward, 1, 'khansFavour', 'MP2-KHAN-1');
  const mercator = seats < 4 ? gleanerBeside(position, seat) : -1;
  if (mercator >= 0) gain(position, mercator, 'camel', 1, 'mercator', 'MP2-R-68');
}
