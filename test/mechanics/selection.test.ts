import { expect, test } from 'vitest';
import { selection } from '../../src/mechanics/selection.js';

test('lists of ready-made moves hold those whose bits are set, in their order, and are made once', () => {
  const chosen = selection(['a', 'b', 'c', 'd']);
  expect(chosen(0b1011)).toEqual(['a', 'b', 'd']);
  expect(chosen(0)).toEqual([]);
  expect(chosen(0b1011)).toBe(chosen(0b1011));
});
