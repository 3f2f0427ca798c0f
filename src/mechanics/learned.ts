// What many games have taught of positions: how many points a seat still makes that has what it has. How it is learned says `npm run learn`.
import type { Description } from './description.js';

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

/** A list in signs, and the largest number in it. */
interface Signs { readonly most: number; readonly signs: string }

/** What was learned as it is written down. */
export interface Written {
  readonly share: number;
  readonly bias: number;
  readonly straight: Signs;
  readonly sums: Signs;
  readonly begin: Signs;
  readonly worth: Signs;
}

/** The numbers that are not 0, and where they stand: more than half of them are. */
const NUMBERS = /* @__PURE__ */ new Float64Array(1024);
const PLACES = /* @__PURE__ */ new Int32Array(1024);

/** How many points the seat will probably still make. */
export function outcomeOf(learned: Learned, { numbers, length }: Description): number {
  const { bias, straight, begin, worth } = learned;
  let many = 0;
  let outcome = bias;
  for (let at = 0; at < length; at += 1) {
    const number = numbers[at] as number;
    if (number === 0) continue;
    NUMBERS[many] = number;
    PLACES[many] = at * worth.length;
    many += 1;
    outcome += number * (straight[at] as number);
  }
  const fours = worth.length - worth.length % 4;
  for (let sum = 0; sum < fours; sum += 4) outcome = withFour(outcome, learned, sum, many);
  for (let sum = fours; sum < worth.length; sum += 1) {
    let last = begin[sum] as number;
    for (let one = 0; one < many; one += 1) last += (NUMBERS[one] as number) * (learned.sums[(PLACES[one] as number) + sum] as number);
    if (last > 0) outcome += last * (worth[sum] as number);
  }
  return outcome;
}

/** Adds what four sums are worth: together, as they need not be stored while numbers are added; that is half as fast again. */
function withFour(before: number, { sums, begin, worth }: Learned, sum: number, many: number): number {
  let first = begin[sum] as number;
  let second = begin[sum + 1] as number;
  let third = begin[sum + 2] as number;
  let fourth = begin[sum + 3] as number;
  for (let one = 0; one < many; one += 1) {
    const number = NUMBERS[one] as number;
    const from = (PLACES[one] as number) + sum;
    first += number * (sums[from] as number);
    second += number * (sums[from + 1] as number);
    third += number * (sums[from + 2] as number);
    fourth += number * (sums[from + 3] as number);
  }
  let outcome = before;
  if (first > 0) outcome += first * (worth[sum] as number);
  if (second > 0) outcome += second * (worth[sum + 1] as number);
  if (third > 0) outcome += third * (worth[sum + 2] as number);
  if (fourth > 0) outcome += fourth * (worth[sum + 3] as number);
  return outcome;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LAST = SIGNS.length ** 2 - 1;

/** Puts what was learned into signs. */
export function inWriting({ share, bias, straight, sums, begin, worth }: Learned): Written {
  return { share, bias, straight: signsOf(straight), sums: signsOf(sums), begin: signsOf(begin), worth: signsOf(worth) };
}

function signsOf(list: Float64Array): Signs {
  // A list of nothing but 0 has no largest.
  const most = Math.max(...list.map(Math.abs)) || 1;
  const signs = Array.from(list, (number) => Math.round((number / most + 1) / 2 * LAST));
  return { most, signs: signs.map((one) => `${SIGNS[Math.floor(one / SIGNS.length)]}${SIGNS[one % SIGNS.length]}`).join('') };
}

function numbersOf({ most, signs }: Signs): Float64Array {
  return Float64Array.from({ length: signs.length / 2 }, (_, at) => ((SIGNS.indexOf(signs.charAt(2 * at)) * SIGNS.length + SIGNS.indexOf(signs.charAt(2 * at + 1))) / LAST * 2 - 1) * most);
}

/** What was written down, read the first time it is asked for. */
export function reading({ share, bias, straight, sums, begin, worth }: Written): () => Learned {
  let read: Learned | null = null;
  return () => (read ??= { share, bias, straight: numbersOf(straight), sums: numbersOf(sums), begin: numbersOf(begin), worth: numbersOf(worth) });
}
