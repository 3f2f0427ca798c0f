// Lists of numbers and tables whose places are known to be there.
import { counted } from '../../../mechanics/amounts.js';

/** What stands at a place that is there. */
export const at = <T>(list: readonly T[], place: number): T => list[place] as T;

/** The same for a list out of a move. Those are frozen, and `at` stays quick because it never sees a frozen list. */
export const named = <T>(list: readonly T[], place: number): T => list[place] as T;

/** Adds to the number at a place that is there. */
export function add(list: number[], place: number, count: number): void {
  list[place] = (list[place] as number) + count;
}

/** The same for what is gained without an end. */
export function addCounted(list: number[], place: number, count: number): void {
  list[place] = counted((list[place] as number) + count);
}

/** The sum of some numbers. */
export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let place = 0; place < numbers.length; place += 1) total += numbers[place] as number;
  return total;
}

/** Takes out what stands at a place. `splice` would make a list of it, which was half of the work of moving a soldier. */
export function removeAt(list: number[], place: number): void {
  for (let next = place + 1; next < list.length; next += 1) list[next - 1] = at(list, next);
  list.pop();
}

/** Puts a number into a list in ascending order. */
export function putInOrder(list: number[], number: number): void {
  let place = list.length;
  list.push(number);
  for (; place > 0 && at(list, place - 1) > number; place -= 1) list[place] = at(list, place - 1);
  list[place] = number;
}

/** The place of the n-th bit that is set, from 0. */
export function nthBit(bits: number, n: number): number {
  let left = bits;
  for (let passed = 0; passed < n; passed += 1) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}
