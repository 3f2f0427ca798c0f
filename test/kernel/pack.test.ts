import { describe, expect, test } from 'vitest';
import { packedNumbers, unpackNumbers } from '../../src/kernel/pack.js';
import fc from 'fast-check';

describe('numbers as text', () => {
  test('numbers below 32 take one sign, below 1024 two', () => {
    expect(packedNumbers([])).toBe('');
    expect(packedNumbers([0, 1, 25, 26, 31])).toBe('ABZaf');
    expect(packedNumbers([32])).toBe('gB');
    expect(packedNumbers([1023])).toHaveLength(2);
    expect(packedNumbers([1024])).toHaveLength(3);
  });

  test('are read back', () => {
    fc.assert(fc.property(fc.array(fc.oneof(fc.nat(40), fc.nat(), fc.nat(2 ** 40))), (numbers) => { expect(unpackNumbers(packedNumbers(numbers))).toEqual(numbers); }));
  });

  test('need no escape in JSON or an address', () => {
    expect(packedNumbers(Array.from({ length: 2000 }, (_, at) => at))).toMatch(/^[\w-]+$/);
  });

  test.each(['!', 'A!', 'g', 'Ag', 'A A', 'é', 'A\n', '____________A', '_'.repeat(100_000)])('"%s" was not made so', (packed) => { expect(unpackNumbers(packed)).toBeNull(); });
});
