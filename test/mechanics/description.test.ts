// Numbers put down one after the other, for what is learned from them.
import { expect, test } from 'vitest';
import { highIn, pipsIn, newDescription, put, putNothing, putTimed, whether } from '../../src/mechanics/description.js';

test('numbers stand in the order in which they are put down, and a description can be begun anew', () => {
  const out = newDescription(8);
  put(out, 3);
  putTimed(out, 2, { time: 0.25 });
  const from = putNothing(out, 2);
  put(out, whether(true) - whether(false));
  out.numbers[from + 1] = 7;
  expect([from, out.length, [...out.numbers]]).toEqual([3, 6, [3, 2, 0.5, 0, 7, 1, 0, 0]]);
  out.length = 0;
  expect(putNothing(out, 3)).toBe(0);
  expect([...out.numbers.subarray(0, out.length)]).toEqual([0, 0, 0]);
});

test('dice in hand: what they show together, and how many show 5 or more; one that is not rolled yet is named, so it can be high', () => {
  expect([pipsIn(['own6', 'own5', 'black2']), highIn(['own6', 'own5', 'black4', 'black2'])]).toEqual([13, 2]);
  expect([pipsIn(['own0', 'black0', 'own1']), highIn(['own0', 'black0', 'own1'])]).toEqual([10, 2]);
  expect([pipsIn([]), highIn([])]).toEqual([0, 0]);
});
