import type { Seat } from '../kernel/chance.js';
import { called } from '../kernel/parts.js';
import { choice, type Schema } from '../kernel/schema.js';

/** Whose dice they are: the player's own colour, black (bought or won for a round), white (Matteo Polo's). */
export type DieColour = 'own' | 'black' | 'white';

/** What a die shows; 0 while it has not been rolled (Raschid ad-Din Sinan never rolls). */
export type Pips = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A die on a player board, or one named in a move. */
export type Die = `${DieColour}${Pips}`;

/** A die of a colour nobody plays. */
export type NeutralDie = `neutral${1 | 2 | 3 | 4 | 5 | 6}`;

/** A die on the board, with the seat that put it there. */
export type PlacedDie = `${Seat}:${Die}` | NeutralDie;

const COLOURS = ['own', 'black', 'white'] as const;
const PIPS = [6, 5, 4, 3, 2, 1, 0] as const;
const OWN_LETTER = 'o'.charCodeAt(0);
const WHITE_LETTER = 'w'.charCodeAt(0);
const NEUTRAL_LETTER = 'n'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/** All dice, in the order in which dice stand in lists: high to low; among equals own, black, white. */
export const DICE: readonly Die[] = /* @__PURE__ */ PIPS.flatMap((pips) => COLOURS.map((colour): Die => `${colour}${pips}`));

const NEUTRAL = ['neutral1', 'neutral2', 'neutral3', 'neutral4', 'neutral5', 'neutral6'] as const;
const PLACED: readonly (readonly PlacedDie[])[] = /* @__PURE__ */ [0, 1, 2, 3, 4].map((seat) => DICE.map((die): PlacedDie => `${seat}:${die}`));

/** A die as a token. */
export const dieSchema: Schema<Die> = /* @__PURE__ */ called('die', /* @__PURE__ */ choice(DICE));

/** A die on the board as a token. */
export const placedDieSchema: Schema<PlacedDie> = /* @__PURE__ */ choice<PlacedDie>([...NEUTRAL, ...PLACED.flat()]);

/** What a die shows. */
export function pipsOf(die: Die | PlacedDie): number {
  return die.charCodeAt(die.length - 1) - ZERO;
}

/** Whether a die has the colour of its player. */
export function isOwn(die: Die): boolean {
  return die.charCodeAt(0) === OWN_LETTER;
}

/** The colour of a die. */
export function colourOf(die: Die): DieColour {
  const letter = die.charCodeAt(0);
  return letter === OWN_LETTER ? 'own' : letter === WHITE_LETTER ? 'white' : 'black';
}

/** Where a die stands in lists: the lower, the earlier. */
export function dieRank(die: Die): number {
  const letter = die.charCodeAt(0);
  return (6 - pipsOf(die)) * 3 + (letter === OWN_LETTER ? 0 : letter === WHITE_LETTER ? 2 : 1);
}

/** The die of a colour that shows something; always the same text node, so that comparing is cheap. */
export function dieOf(colour: DieColour, pips: number): Die {
  return DICE[(6 - pips) * 3 + (colour === 'own' ? 0 : colour === 'white' ? 2 : 1)] as Die;
}

/** The same die showing something else. */
export function turned(die: Die, pips: number): Die {
  return DICE[(6 - pips) * 3 + (dieRank(die) % 3)] as Die;
}

/** Puts a die where it belongs in an ordered list. */
export function insertDie(dice: Die[], die: Die): void {
  const rank = dieRank(die);
  let at = dice.length;
  dice.push(die);
  for (; at > 0 && dieRank(dice[at - 1] as Die) > rank; at -= 1) dice[at] = dice[at - 1] as Die;
  dice[at] = die;
}

/** Takes a die out of a list; the list must hold it. */
export function removeDie(dice: Die[], die: Die): void {
  let at = dice.indexOf(die);
  for (; at < dice.length - 1; at += 1) dice[at] = dice[at + 1] as Die;
  dice.pop();
}

/** Whether dice stand in the order of lists. */
export function inOrder(dice: readonly Die[]): boolean {
  for (let at = 1; at < dice.length; at += 1) if (dieRank(dice[at - 1] as Die) > dieRank(dice[at] as Die)) return false;
  return true;
}

/** Whether an ordered list of dice holds others, equal ones as often as asked for. */
export function holdsDice(dice: readonly Die[], wanted: readonly Die[]): boolean {
  let found = 0;
  for (let at = 0; at < dice.length && found < wanted.length; at += 1) if (dice[at] === wanted[found]) found += 1;
  return found === wanted.length;
}

/** A die as it lies on the board. */
export function placed(seat: Seat, die: Die): PlacedDie {
  return (PLACED[seat] as readonly PlacedDie[])[dieRank(die)] as PlacedDie;
}

/** A neutral die that shows something. */
export function neutralDie(pips: number): NeutralDie {
  return NEUTRAL[pips - 1] as NeutralDie;
}

/** Who put a die on the board; -1 for a neutral die. */
export function placerOf(die: PlacedDie): Seat {
  return die.charCodeAt(0) === NEUTRAL_LETTER ? -1 : die.charCodeAt(0) - ZERO;
}

/** The die without the seat; `null` for a neutral die. */
export function unplaced(die: PlacedDie): Die | null {
  if (die.charCodeAt(0) === NEUTRAL_LETTER) return null;
  return DICE.find((one) => die.endsWith(one)) as Die;
}

/** Whether a space holds a die in the colour of a seat. */
export function holdsOwnDie(dice: readonly PlacedDie[], seat: Seat): boolean {
  for (let at = 0; at < dice.length; at += 1) {
    const die = dice[at] as PlacedDie;
    if (die.charCodeAt(2) === OWN_LETTER && die.charCodeAt(0) - ZERO === seat) return true;
  }
  return false;
}

/** Whether one of the dice has the colour of its player. */
export function anyOwn(dice: readonly Die[]): boolean {
  for (let at = 0; at < dice.length; at += 1) if (isOwn(dice[at] as Die)) return true;
  return false;
}
