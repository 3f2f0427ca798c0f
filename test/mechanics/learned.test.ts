// What games have taught: how it is written down, read and asked.
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../src/index.js';
import { newDescription, put, type Description } from '../../src/mechanics/description.js';
import { inWriting, outcomeOf, reading, type Learned } from '../../src/mechanics/learned.js';

const floats = (...numbers: number[]): Float64Array => Float64Array.from(numbers);

function described(...numbers: number[]): Description {
  const out = newDescription(numbers.length);
  for (const number of numbers) put(out, number);
  return out;
}

describe('what was learned', () => {
  test('weighs sums, counts them as far as they are above 0, and adds what each number is worth by itself', () => {
    const small: Learned = { share: 1, bias: 10, straight: floats(0.5, 100, 3), sums: floats(1, -1, 50, 50, 2, 4), begin: floats(1, -1), worth: floats(7, 9) };
    // The first sum is 1 + 2 * 1 - 1 * 2 = 1, the second -1 - 2 - 4 is below 0; by themselves 2 * 0.5 - 1 * 3.
    expect(outcomeOf(small, described(2, 0, -1))).toBe(10 + 1 - 3 + 7 * 1);
  });

  test('comes to the same however many sums there are: four at a time, and those that are left', () => {
    const random = randomFrom('sums');
    const some = (many: number): Float64Array => Float64Array.from({ length: many }, () => 2 * random() - 1);
    for (let many = 1; many <= 9; many += 1) {
      const learned: Learned = { share: 1, bias: random(), straight: some(20), sums: some(20 * many), begin: some(many), worth: some(many) };
      const numbers = [...some(20)].map((number, at) => (at % 3 === 0 ? 0 : number));
      const sum = (one: number): number => numbers.reduce((total, number, at) => total + number * learned.sums[at * many + one]!, learned.begin[one]!);
      const by = learned.bias + numbers.reduce((total, number, at) => total + number * learned.straight[at]!, 0) + [...learned.worth].reduce((total, worth, one) => total + worth * Math.max(0, sum(one)), 0);
      expect(outcomeOf(learned, described(...numbers)), `${many} sums`).toBeCloseTo(by, 10);
    }
  });

  test('is written in signs, the largest of a list exactly, and read as it was written', () => {
    const learned: Learned = { share: 0.6, bias: 30.25, straight: floats(-1, 0.5, 1), sums: floats(0, 0), begin: floats(3, -8), worth: floats(0.25) };
    const written = inWriting(learned);
    expect(written).toMatchObject({ share: 0.6, bias: 30.25, straight: { most: 1, signs: 'AAv___' }, begin: { most: 8 }, worth: { most: 0.25, signs: '__' } });
    const read = reading(written);
    expect([...read().straight].map((number) => Math.round(1000 * number) / 1000)).toEqual([-1, 0.5, 1]);
    // A list of nothing but 0 stays as near to it as signs can tell.
    for (const number of read().sums) expect(Math.abs(number)).toBeLessThan(1e-3);
    // It is read once.
    expect(read()).toBe(read());
  });
});
