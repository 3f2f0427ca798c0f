// What can be paid: white cubes, the discount and the conversion of the second breakthrough.
import { describe, expect, test } from 'vitest';
import { canPay, mostPayable } from '../../../../src/merv/rules/supply/payments.js';
import type { Player } from '../../../../src/merv/state.js';
import { at, playerOf } from '../../helpers.js';

const PURPLE = 0;
const SAND = 1;
const player = (cubes: object, ...breakthroughs: readonly string[]): Player => playerOf(at({ seats: 3, players: { 0: { cubes, scroll: 4, breakthroughs: ['bt1-palace', ...breakthroughs] } } } as never), 0);

describe('the most that can be paid in one colour', () => {
  test('MERV-TERM-10: cubes of the colour and white ones, and one less with the discount', () => {
    expect(mostPayable(player({ sand: 2, white: 3, teal: 5 }), SAND, 0)).toBe(5);
    expect(mostPayable(player({ sand: 2, white: 3, teal: 5 }), SAND, 1)).toBe(6);
    expect(mostPayable(player({ teal: 5 }), SAND, 0)).toBe(0);
  });

  test('MERV-BREAK-4: one cube of the colour of the tile stands for one of another colour', () => {
    expect(mostPayable(player({ purple: 2, sand: 1, white: 1 }, 'bt2-purple'), SAND, 0)).toBe(3);
    expect(mostPayable(player({ teal: 1, sand: 1 }, 'bt2-teal'), SAND, 0)).toBe(2);
    // In its own colour it is what it is, and where there is none nothing stands for anything.
    expect(mostPayable(player({ purple: 2, white: 1 }, 'bt2-purple'), PURPLE, 0)).toBe(3);
    expect(mostPayable(player({ sand: 1 }, 'bt2-purple'), SAND, 0)).toBe(1);
  });
});

describe('whether a price can be paid', () => {
  test('MERV-TERM-10: what is missing of all colours together is paid in white, or saved', () => {
    const price = [1, 2, 0, 1];
    expect(canPay(price, player({ purple: 1, sand: 2, teal: 1, orange: 1 }), 0)).toBe(true);
    const two = [2, 2, 0, 0];
    expect(canPay(two, player({ purple: 1, sand: 1, white: 2 }), 0)).toBe(true);
    expect(canPay(two, player({ purple: 1, sand: 1, white: 1 }), 0)).toBe(false);
    expect(canPay(two, player({ purple: 1, sand: 1, white: 1 }), 1)).toBe(true);
    // More than enough of one colour makes up for nothing of another.
    expect(canPay(two, player({ purple: 9, sand: 1 }), 0)).toBe(false);
    expect(canPay(two, player({ purple: 2, sand: 2, teal: 9 }), 0)).toBe(true);
  });

  test('MERV-BREAK-4: a spare cube of the colour of the tile stands for one that is missing', () => {
    expect(canPay([1, 2, 0, 0], player({ purple: 2, sand: 1 }, 'bt2-purple'), 0)).toBe(true);
    expect(canPay([1, 2, 0, 0], player({ purple: 1, sand: 1 }, 'bt2-purple'), 0)).toBe(false);
    expect(canPay([1, 2, 0, 0], player({ purple: 2, sand: 1 }, 'bt2-teal'), 0)).toBe(false);
    expect(canPay([1, 3, 0, 0], player({ purple: 3, sand: 1 }, 'bt2-purple'), 0)).toBe(false);
  });
});
