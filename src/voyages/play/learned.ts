// What many games have taught of positions: how many points a seat still makes that has what it has. How it is learned says `npm run learn`.
import type { Description } from './description.js';
import { NUMBERS } from './learned-numbers.js';

/** Weighed sums of the numbers that describe a position, bent, and weighed once more. */
export interface Learned {
  /** How much it counts beside the judgement by weights. */
  readonly share: number;
  readonly bias: number;
  /** What each number is worth by itself. */
  readonly straight: Float64Array;
  /** Sums of numbers, all weights of one number behind each other; where each begins, and what it is worth as far as it is above 0. */
  readonly sums: Float64Array;
  readonly begin: Float64Array;
  readonly worth: Float64Array;
}

const SUMS = /* @__PURE__ */ new Float64Array(64);

/** How many points the seat will probably still make. */
export function outcomeOf({ bias, straight, sums, begin, worth }: Learned, { numbers, length }: Description): number {
  const many = worth.length;
  let outcome = bias;
  for (let sum = 0; sum < many; sum += 1) SUMS[sum] = begin[sum] as number;
  for (let at = 0; at < length; at += 1) {
    const number = numbers[at] as number;
    // More than half of them are 0.
    if (number === 0) continue;
    outcome += number * (straight[at] as number);
    for (let sum = 0, from = at * many; sum < many; sum += 1) SUMS[sum] = (SUMS[sum] as number) + number * (sums[from + sum] as number);
  }
  for (let sum = 0; sum < many; sum += 1) if ((SUMS[sum] as number) > 0) outcome += (SUMS[sum] as number) * (worth[sum] as number);
  return outcome;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LAST = SIGNS.length ** 2 - 1;

/** Puts what was learned into signs. */
export function inWriting({ share, bias, ...lists }: Learned): object {
  return { share, bias, ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, signsOf(list)])) };
}

function signsOf(list: Float64Array): { readonly most: number; readonly signs: string } {
  // A list of nothing but 0 has no largest.
  const most = Math.max(...list.map(Math.abs)) || 1;
  const signs = Array.from(list, (number) => Math.round((number / most + 1) / 2 * LAST));
  return { most, signs: signs.map((one) => `${SIGNS[Math.floor(one / SIGNS.length)]}${SIGNS[one % SIGNS.length]}`).join('') };
}

function numbersOf({ most, signs }: { readonly most: number; readonly signs: string }): Float64Array {
  return Float64Array.from({ length: signs.length / 2 }, (_, at) => ((SIGNS.indexOf(signs.charAt(2 * at)) * SIGNS.length + SIGNS.indexOf(signs.charAt(2 * at + 1))) / LAST * 2 - 1) * most);
}

let read: Learned | null = null;

/** What was learned so far. */
export function learned(): Learned {
  const { share, bias, straight, sums, begin, worth } = NUMBERS;
  return (read ??= { share, bias, straight: numbersOf(straight), sums: numbersOf(sums), begin: numbersOf(begin), worth: numbersOf(worth) });
}
