// Khan's favour: MP2-KHAN-1..5, MP2-R-19, Mercator ex Tabriz (MP2-R-68).
import type { Refusal } from '../../kernel/legality.js';
import { holdsOwnDie, isOwn, pipsOf, type Die } from '../../mechanics/dice.js';
import { diceOn, type Position } from '../position.js';
import { gain } from '../purse.js';
import { no } from '../refusals.js';
import { receive } from '../rewards.js';
import { placeDie } from '../spaces.js';
import { gleanerBeside } from './books.js';

export function khanRefusal(position: Position, seat: number, die: Die): Refusal | null {
  const { parts } = position.box;
  const dice = diceOn(position, parts.khan);
  if (dice.length >= parts.pack.constants.khansFavour.spaces) return no['row-full'];
  if (isOwn(die) && holdsOwnDie(dice, seat)) return no['row-colour-used'];
  const left = dice[dice.length - 1];
  return left !== undefined && pipsOf(die) < pipsOf(left) ? no['row-ascending'] : null;
}

export function playKhan(position: Position, seat: number, die: Die): void {
  const { parts, seats } = position.box;
  placeDie(position, seat, die, parts.khan);
  receive(position, seat, parts.khanReward, 1, 'khansFavour', 'MP2-KHAN-1');
  const mercator = seats < 4 ? gleanerBeside(position, seat) : -1;
  if (mercator >= 0) gain(position, mercator, 'camel', 1, 'mercator', 'MP2-R-68');
}
