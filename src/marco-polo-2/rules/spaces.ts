// Dice on action spaces: MP2-SPACE-1..14, MP2-BLACK-1..3, MP2-COUNT-6, MP2-COUNT-7.
import type { Refusal } from '../../kernel/legality.js';
import { holdsDice, holdsOwnDie, inOrder, insertDie, isOwn, pipsOf, placed, placerOf, removeDie, type Die } from '../../mechanics/dice.js';
import { atMost, EVERY_DIE, FOREIGN_DICE, NO_DICE, type DiceSet } from './dice-sets.js';
import type { Combo } from './move-cache.js';
import { abilitiesOf, diceOn, playerAt, type Position } from '../position.js';
import { no } from '../words/refusals.js';

/** Whether a blue space costs coins. */
export function isOccupied(position: Position, seat: number, space: number): boolean {
  const dice = diceOn(position, space);
  if (dice.length === 0 || abilitiesOf(position, seat).neverPaysOccupied) return false;
  if (position.box.rules.ownDiceOccupy === 'yes') return true;
  for (let at = 0; at < dice.length; at += 1) if (placerOf(dice[at] as (typeof dice)[number]) !== seat) return true;
  return false;
}

/** The coins dice cost on a blue space: the lowest of them, if any die lies there. Dice stand from high to low. */
export function occupiedCost(position: Position, seat: number, space: number, dice: readonly Die[]): number {
  return isOccupied(position, seat, space) ? pipsOf(dice[dice.length - 1] as Die) : 0;
}

/** The dice whose colour may be used on a space: own ones once per round. */
export function unusedColours(position: Position, seat: number, space: number): DiceSet {
  const dice = diceOn(position, space);
  return dice.length > 0 && holdsOwnDie(dice, seat) ? FOREIGN_DICE : EVERY_DIE;
}

/** The dice a player can pay for on a blue space, with so many coins to spend on that: the lowest one placed counts. */
export function payableDice(position: Position, seat: number, space: number, coins: number): DiceSet {
  if (coins < 0) return NO_DICE;
  return isOccupied(position, seat, space) ? atMost(coins) : EVERY_DIE;
}

/** What a space asks of several dice: all have to be out of one set, and the lowest out of another. */
export interface Demand {
  readonly all: DiceSet;
  readonly lowest: DiceSet;
}

export const NOTHING_DOES: Demand = { all: NO_DICE, lowest: NO_DICE };

/** Whether some of these dice may do. */
export function canSatisfy({ all }: Combo, demand: Demand): boolean {
  return (all & demand.all & demand.lowest) !== 0;
}

export function satisfies({ all, lowest }: Combo, demand: Demand): boolean {
  return (all & ~demand.all) === 0 && (lowest & demand.lowest) !== 0;
}

/**
 * The dice a player can name. Raschid ad-Din Sinan's have no value: he can name any, as often as he has dice.
 */
export function handOf(position: Position, seat: number): readonly Die[] {
  const { dice } = playerAt(position, seat);
  if (!abilitiesOf(position, seat).namesDice) return dice;
  const hand: Die[] = [];
  const most: Record<string, number> = { own: 0, black: 0 };
  for (const die of dice) most[isOwn(die) ? 'own' : 'black'] = Math.min(3, (most[isOwn(die) ? 'own' : 'black'] as number) + 1);
  for (let pips = 6; pips > 0; pips -= 1) {
    for (const colour of ['own', 'black'] as const) {
      for (let one = 0; one < (most[colour] as number); one += 1) hand.push(`${colour}${pips}` as Die);
    }
  }
  return hand;
}

/** Whether a player has the dice he names. */
export function holds(position: Position, seat: number, dice: readonly Die[]): boolean {
  const own = playerAt(position, seat).dice;
  if (!abilitiesOf(position, seat).namesDice) return holdsDice(own, dice);
  const has = own.filter(isOwn).length;
  const needs = dice.filter(isOwn).length;
  return needs <= has && dice.length - needs <= own.length - has && dice.every((die) => pipsOf(die) > 0 && !die.startsWith('white'));
}

/** Whether a player has the dice he names, and names them in the usual order. */
export function handRefusal(position: Position, seat: number, dice: readonly Die[]): Refusal | null {
  if (!inOrder(dice)) return no['dice-order'];
  return holds(position, seat, dice) ? null : no['die-not-held'];
}

/** The die on the player board behind a named one. */
function heldDie(position: Position, seat: number, die: Die): Die {
  if (!abilitiesOf(position, seat).namesDice) return die;
  return isOwn(die) ? 'own0' : 'black0';
}

/** Takes dice off the player board; says where they go. */
export function takeDice(position: Position, seat: number, dice: readonly Die[], space: string): void {
  const hand = playerAt(position, seat).dice;
  for (let at = 0; at < dice.length; at += 1) removeDie(hand, heldDie(position, seat, dice[at] as Die));
  if (position.events) position.events({ kind: 'dice-placed', rule: 'MP2-SPACE-1', seat, space, dice });
}

/** Puts dice on a space. */
export function placeDice(position: Position, seat: number, dice: readonly Die[], space: number): void {
  takeDice(position, seat, dice, position.box.parts.spaceIds[space] as string);
  const there = diceOn(position, space);
  for (let at = 0; at < dice.length; at += 1) there.push(placed(seat, dice[at] as Die));
}

/** Puts a single die on a space. */
export function placeDie(position: Position, seat: number, die: Die, space: number): void {
  placeDice(position, seat, [die], space);
}

/** Turns an unplaced die to another value. */
export function turnDie(position: Position, seat: number, from: Die, to: Die): void {
  const { dice } = playerAt(position, seat);
  removeDie(dice, from);
  insertDie(dice, to);
}
