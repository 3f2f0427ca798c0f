// A position in numbers, for bots that judge it by what many games have taught: what they are depends on the game.
import { pipsOf, type Die } from './dice.js';

/** Numbers being put down one after the other. */
export interface Description {
  readonly numbers: Float64Array;
  length: number;
}

/** Room for all there is to say of a position. */
export const newDescription = (most: number): Description => ({ numbers: new Float64Array(most), length: 0 });

/** Puts down one more number. */
export function put(out: Description, number: number): void {
  out.numbers[out.length] = number;
  out.length += 1;
}

/** A number by itself, and as far as there is time to make something of it. */
export function putTimed(out: Description, number: number, { time }: { readonly time: number }): void {
  put(out, number);
  put(out, number * time);
}

/** One number for each of several things, nothing as yet: where they begin. */
export function putNothing(out: Description, many: number): number {
  const from = out.length;
  for (let left = many; left > 0; left -= 1) put(out, 0);
  return from;
}

export const whether = (is: boolean): number => (is ? 1 : 0);

/** What a die in hand counts as a part of a round. */
export const DIE_OF_ROUND = 0.15;

/** What a die that is not rolled counts as: it shows what its player names. */
const NAMED = 4.5;

/** How much the dice in hand show together. */
export function pipsIn(dice: readonly Die[]): number {
  let pips = 0;
  for (const die of dice) pips += pipsOf(die) || NAMED;
  return pips;
}

/** How many of them show 5 or 6, or can. */
export function highIn(dice: readonly Die[]): number {
  let high = 0;
  for (const die of dice) {
    const shown = pipsOf(die);
    if (shown === 0 || shown >= 5) high += 1;
  }
  return high;
}
