// What states and moves are made of, as far as the rules bound it.
import { describe, expect, test } from 'vitest';
import { contracts, dice, goods } from '../../../src/voyages/content/parts.js';

const die = 'own3' as const;

describe('lists in states and moves', () => {
  test('VOY-BAZAAR-1: an action takes at least one die, and three at most: the gold bazaar', () => {
    const taken = (count: number): boolean => dice.check(new Array<string>(count).fill(die)) === null;
    expect([0, 1, 2, 3, 4].map(taken)).toEqual([false, true, true, true, false]);
  });

  test('goods are chosen one at least, and not without end', () => {
    const chosen = (count: number): string => goods.check(new Array<string>(count).fill('gold'))?.message ?? 'fits';
    expect([chosen(0), chosen(1), chosen(12), chosen(13)]).toEqual(['expected 1 to 12 items', 'fits', 'fits', 'expected 1 to 12 items']);
  });

  test('contracts to choose from are each another one, three at most', () => {
    expect([contracts.check([]), contracts.check(['c01', 'c02', 's03'])]).toEqual([null, null]);
    expect(contracts.check(['c01', 'c02', 'c03', 'c04'])).toEqual({ path: [], message: 'expected 0 to 3 items' });
    expect(contracts.check(['c01', 'c01'])).toEqual({ path: [1], message: 'stands here twice' });
  });
});
