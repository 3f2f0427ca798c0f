// Amounts in full, and what of them has to be decided or drawn.
import { describe, expect, test } from 'vitest';
import { bundleOf } from '../../../src/marco-polo-2/content/bundles.js';

describe('a bundle', () => {
  test('has a number for everything, 0 for what is not there', () => {
    const { effects, waits, ...amounts } = bundleOf({});
    expect(new Set(Object.values(amounts))).toEqual(new Set([0]));
    expect([effects, waits]).toEqual([[], false]);
    expect(bundleOf({ coin: 2, gold: 1, vp: 3 })).toMatchObject({ coin: 2, camel: 0, gold: 1, vp: 3, waits: false });
  });

  test('MP2-ICON-1: three different goods leave no choice: they are one of each, beside what else is there', () => {
    expect(bundleOf({ distinctGoods: 3 })).toMatchObject({ pepper: 1, silk: 1, gold: 1, jade: 0, distinctGoods: 0, effects: [], waits: false });
    expect(bundleOf({ pepper: 2, distinctGoods: 3, gold: 4, move: 1 })).toMatchObject({ pepper: 3, silk: 1, gold: 5, effects: ['move'], waits: true });
    for (const distinctGoods of [1, 2]) expect(bundleOf({ distinctGoods, silk: 1 })).toMatchObject({ pepper: 0, silk: 1, gold: 0, distinctGoods, effects: ['distinctGoods'], waits: true });
  });

  test('what has to be decided or drawn keeps its printed order', () => {
    expect(bundleOf({ contractTop: 1, vp: 3, anyGood: 2, blackDie: 1 }).effects).toEqual(['contractTop', 'anyGood', 'blackDie']);
    expect(bundleOf({ blackDie: 1, anyGood: 2, contractTop: 1 }).effects).toEqual(['blackDie', 'anyGood', 'contractTop']);
    expect(bundleOf({ copyCityBonus: 1, contractCity: 1, shieldPlus: 1 })).toMatchObject({ effects: ['copyCityBonus', 'contractCity'], shieldPlus: 1 });
  });
});
