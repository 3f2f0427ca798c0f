// Dice on action spaces: MP2-SPACE-1..14, MP2-BLACK-1..3, MP2-COUNT-6, MP2-COUNT-7.
import type { Refusal } from '../../kernel/rules.js';
import { holdsDice, holdsOwnDie, insertDie, isOwn, pipsOf, placed, placerOf, removeDie, type Die } from '../../mechanics/dice.js';
import { handMemory, type Hand } from '../../mechanics/hands.js';
import { abilitiesOf, diceOn, lastOf, named, nth, playerAt, refusals, type Position } from './chapter.js';
import { coinsBeside } from './rewards/gains.js';

/**
 * What a space bars, as one number: a bit for every value that the lowest of some dice may not show, from 0 to 6, and one
 * more if no dice in the player's colour may be used. So two demands together are the one or the other.
 */
export type Standing = number;

const OWN = 1 << 7;
/** Nothing is barred; every value is. */
export const ANY_DIE: Standing = 0;
export const NO_DIE: Standing = 0b1111111;

/** Dice that show so much at least. */
export const atLeast = (least: number): Standing => (1 << Math.max(0, least)) - 1;
/** Dice that show so much at most. */
export const atMost = (most: number): Standing => (most < 0 ? NO_DIE : most >= 6 ? ANY_DIE : NO_DIE & ~atLeast(most + 1));
/** Dice of one value more than those that fit already. */
export const alsoValue = (standing: Standing, pips: number): Standing => standing & ~(1 << pips);

/** Whether the lowest of some dice may show so much. */
export const takesValue = (standing: Standing, pips: number): boolean => ((standing >> pips) & 1) === 0;

/** The hands of all players, each looked at once. */
export const hands = handMemory((standing, { lowest, anyOwn }) => takesValue(standing, lowest) && ((standing & OWN) === 0 || !anyOwn));

/** The dice a player can place: those of Raschid ad-Din Sinan show what he names. */
export function handOf(position: Position, seat: number): Hand {
  return hands.of(playerAt(position, seat).dice);
}

/** Whether a blue space costs coins. */
export function isOccupied(position: Position, seat: number, space: number): boolean {
  const dice = diceOn(position, space);
  if (dice.length === 0 || abilitiesOf(position, seat).neverPaysOccupied) return false;
  if (position.box.rulings.ownDiceOccupy === 'yes') return true;
  for (const die of dice) if (placerOf(die) !== seat) return true;
  return false;
}

/** The coins dice cost on a blue space: the lowest of them, if any die lies there. Dice stand from high to low. */
export function occupiedCost(position: Position, seat: number, space: number, dice: readonly Die[]): number {
  return isOccupied(position, seat, space) ? pipsOf(lastOf(dice)) : 0;
}

/** The colours that may be used on a space: own dice once per round. */
export function openColours(position: Position, seat: number, space: number): Standing {
  const dice = diceOn(position, space);
  return dice.length > 0 && holdsOwnDie(dice, seat) ? OWN : ANY_DIE;
}

/** The values a player can pay for on a blue space besides so much jade: the lowest die placed counts. */
export const payable = (position: Position, seat: number, space: number, jade = 0): Standing => payableValues(position, seat, space, coinsBeside(playerAt(position, seat), 0, 0, jade));

/** The values a player can pay for with so many coins to spend on that. */
export function payableValues(position: Position, seat: number, space: number, coins: number): Standing {
  if (coins < 0) return NO_DIE;
  return isOccupied(position, seat, space) ? atMost(coins) : ANY_DIE;
}

/** Whether the colours of some dice may be used. */
export const takesColours = (standing: Standing, dice: readonly Die[]): boolean => (standing & OWN) === 0 || !dice.some(isOwn);

/** Whether a player has the dice he names; Raschid ad-Din Sinan names what he likes. */
function holds(position: Position, seat: number, dice: readonly Die[]): boolean {
  const own = playerAt(position, seat).dice;
  if (!abilitiesOf(position, seat).namesDice) return holdsDice(own, dice);
  const has = own.filter(isOwn).length;
  const needs = dice.filter(isOwn).length;
  return needs <= has && dice.length - needs <= own.length - has && dice.every((die) => pipsOf(die) > 0 && !die.startsWith('white'));
}

/** Whether a player has the dice he names. */
export function handRefusal(position: Position, seat: number, dice: readonly Die[]): Refusal | null {
  return holds(position, seat, dice) ? null : refusals['no-such-die'];
}

/** The die on the player board behind a named one. */
function heldDie(position: Position, seat: number, die: Die): Die {
  if (!abilitiesOf(position, seat).namesDice) return die;
  return isOwn(die) ? 'own0' : 'black0';
}

/** Takes dice off the player board; says where they go. */
export function takeDice(position: Position, seat: number, dice: readonly Die[], space: string): void {
  const hand = playerAt(position, seat).dice;
  for (let at = 0; at < dice.length; at += 1) removeDie(hand, heldDie(position, seat, named(dice, at)));
  position.events?.({ kind: 'dice-placed', seat, rule: 'MP2-SPACE-1', space, dice: dice.slice() });
}

/** Puts dice on a space. */
export function placeDice(position: Position, seat: number, dice: readonly Die[], space: number): void {
  takeDice(position, seat, dice, nth(position.box.tables.spaceIds, space));
  const there = diceOn(position, space);
  for (let at = 0; at < dice.length; at += 1) there.push(placed(seat, named(dice, at)));
}

/** Turns an unplaced die to another value. */
export function turnDie(position: Position, seat: number, from: Die, to: Die): void {
  const { dice } = playerAt(position, seat);
  removeDie(dice, from);
  insertDie(dice, to);
}
