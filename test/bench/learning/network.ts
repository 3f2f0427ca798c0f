// Weighed sums of numbers, bent, and weighed once more: how they are fitted to what came of positions, by the steepest way down in small heaps.
import type { Random } from '../../../src/index.js';
import type { Learned } from '../../../src/mechanics/learned.js';

/** What is learned from: so many numbers a row, in units of their spread. */
export interface Rows { readonly size: number; readonly numbers: Float32Array; readonly mean: Float64Array; readonly spread: Float64Array }

/** Bias, what each number is worth by itself, the sums, where they begin, and what they are worth: one behind the other. */
export interface Fitted { readonly weights: Float64Array; readonly size: number; readonly many: number }

export interface Settings { readonly many: number; readonly passes: number; readonly random: Random }

const HEAP = 256;
/** Weights are drawn towards 0 by so much. */
const SMALL = 1.5e-3;
/** No number counts for more than so many times its spread. */
const FAR = 8;

/** Numbers less their mean, in units of what they spread. */
export function standardized(numbers: Float32Array, size: number): Rows {
  const count = numbers.length / size;
  const [mean, spread] = [new Float64Array(size), new Float64Array(size)];
  for (let at = 0; at < numbers.length; at += 1) mean[at % size]! += numbers[at]! / count;
  for (let at = 0; at < numbers.length; at += 1) spread[at % size]! += (numbers[at]! - mean[at % size]!) ** 2 / count;
  for (let at = 0; at < size; at += 1) spread[at] = spread[at]! < 1e-4 ? 0.05 : Math.sqrt(spread[at]!);
  return { size, mean, spread, numbers: numbers.map((number, at) => Math.max(-FAR, Math.min(FAR, (number - mean[at % size]!) / spread[at % size]!))) };
}

const placesOf = ({ size, many }: Fitted): { readonly sums: number; readonly begin: number; readonly worth: number } => ({ sums: 1 + size, begin: 1 + size + size * many, worth: 1 + size + size * many + many });

function begun(size: number, { many, random }: Settings, mean: number): Fitted {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const fitted = { weights: new Float64Array(1 + size + size * many + 2 * many), size, many };
  const { sums, begin, worth } = placesOf(fitted);
  fitted.weights[0] = mean;
  for (let at = sums; at < begin; at += 1) fitted.weights[at] = normal() / Math.sqrt(size);
  for (let at = worth; at < worth + many; at += 1) fitted.weights[at] = 0.05 * normal();
  return fitted;
}

/** What a row is thought to come to; the sums are left in `bent`. */
export function guess(fitted: Fitted, { numbers, size }: Rows, row: number, bent = new Float64Array(fitted.many)): number {
  const { weights, many } = fitted;
  const { sums, begin, worth } = placesOf(fitted);
  let points = weights[0]!;
  for (let sum = 0; sum < many; sum += 1) bent[sum] = weights[begin + sum]!;
  for (let at = 0, from = sums; at < size; at += 1, from += many) {
    const number = numbers[row * size + at]!;
    points += number * weights[1 + at]!;
    for (let sum = 0; sum < many; sum += 1) bent[sum]! += number * weights[from + sum]!;
  }
  for (let sum = 0; sum < many; sum += 1) if (bent[sum]! > 0) points += bent[sum]! * weights[worth + sum]!;
  return points;
}

/** Adds what of being wrong by so much is due to each weight. */
function blame(fitted: Fitted, { numbers, size }: Rows, row: number, { wrong, bent, slope }: { readonly wrong: number; readonly bent: Float64Array; readonly slope: Float64Array }): void {
  const { weights, many } = fitted;
  const { sums, begin, worth } = placesOf(fitted);
  slope[0]! += wrong;
  for (let sum = 0; sum < many; sum += 1) {
    const open = bent[sum]! > 0;
    if (open) slope[worth + sum]! += wrong * bent[sum]!;
    bent[sum] = open ? wrong * weights[worth + sum]! : 0;
    slope[begin + sum]! += bent[sum]!;
  }
  for (let at = 0, from = sums; at < size; at += 1, from += many) {
    const number = numbers[row * size + at]!;
    slope[1 + at]! += wrong * number;
    for (let sum = 0; sum < many; sum += 1) slope[from + sum]! += number * bent[sum]!;
  }
}

/** Fits weights to what some rows came to. */
export function fit(rows: Rows, points: Float64Array, chosen: readonly number[], settings: Settings): Fitted {
  const { passes, random, many } = settings;
  const fitted = begun(rows.size, settings, chosen.reduce((sum, row) => sum + points[row]!, 0) / chosen.length);
  const { weights } = fitted;
  const [slope, first, second, bent] = [new Float64Array(weights.length), new Float64Array(weights.length), new Float64Array(weights.length), new Float64Array(many)];
  const order = chosen.slice();
  const steps = passes * Math.floor(order.length / HEAP);
  for (let pass = 0, step = 0; pass < passes; pass += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) { const other = Math.floor(random() * (at + 1)); [order[at], order[other]] = [order[other]!, order[at]!]; }
    for (let from = 0; from + HEAP <= order.length; from += HEAP) {
      slope.fill(0);
      for (const row of order.slice(from, from + HEAP)) blame(fitted, rows, row, { wrong: (guess(fitted, rows, row, bent) - points[row]!) / HEAP, bent, slope });
      step += 1;
      const pace = 1e-3 * (1 + Math.cos(Math.PI * step / steps)) + 1e-5;
      for (let at = 0; at < weights.length; at += 1) {
        const down = slope[at]! + (at === 0 ? 0 : SMALL * weights[at]!);
        first[at] = 0.9 * first[at]! + 0.1 * down;
        second[at] = 0.999 * second[at]! + 0.001 * down * down;
        weights[at]! -= pace * (first[at]! / (1 - 0.9 ** step)) / (Math.sqrt(second[at]! / (1 - 0.999 ** step)) + 1e-7);
      }
    }
  }
  return fitted;
}

/** What was fitted to numbers in units of their spread, for the numbers as they are. */
export function unfolded(fitted: Fitted, { mean, spread }: Rows, share: number): Learned {
  const { weights, size, many } = fitted;
  const places = placesOf(fitted);
  const straight = weights.slice(1, 1 + size);
  const sums = weights.slice(places.sums, places.begin);
  const begin = weights.slice(places.begin, places.worth);
  let bias = weights[0]!;
  for (let at = 0; at < size; at += 1) {
    straight[at]! /= spread[at]!;
    bias -= straight[at]! * mean[at]!;
    for (let sum = 0; sum < many; sum += 1) {
      sums[at * many + sum]! /= spread[at]!;
      begin[sum]! -= sums[at * many + sum]! * mean[at]!;
    }
  }
  return { share, bias, straight, sums, begin, worth: weights.slice(places.worth) };
}
