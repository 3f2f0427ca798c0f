import { describe, expect, test } from 'vitest';
import { randomOf } from '../../src/testing/index.js';

describe('random numbers for tests', () => {
  test('are reproducible, spread out, and lie between 0 and 1', () => {
    const take100 = (seed: number) => { const random = randomOf(seed); return Array.from({ length: 1000 }, random); };
    expect(take100(7)).toEqual(take100(7));
    expect(take100(7)).not.toEqual(take100(8));
    for (const seed of [0, 1, 2 ** 31, 2 ** 40]) {
      const numbers = take100(seed);
      expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
      expect(Math.abs(numbers.reduce((sum, number) => sum + number) / 1000 - 0.5)).toBeLessThan(0.05);
      expect(new Set(numbers).size).toBeGreaterThan(990);
    }
  });
});
