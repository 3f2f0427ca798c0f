// Chapter 26.1: general rulings, each option by its name.
import { describe, expect, test } from 'vitest';
import { standardPack } from '../../../../src/merv/content/standard/index.js';
import { at, courtiers, cubes, no, playerOf, scrolls } from '../../helpers.js';

describe('supply and rewards', () => {
  const short = (supplyLimits: 'unlimited-bank' | 'component-limit') =>
    at({ seats: 3, rulings: { supplyLimits }, at: 'site', slot: 'N1', buildings: { r1c1: 1 }, players: { 2: { cubes: { teal: 11 } } } }).play('site r1c1');

  test('MERV-R-1 unlimited-bank: cubes, scrolls and goods never run out', () => {
    expect([cubes(short('unlimited-bank'), 0), cubes(short('unlimited-bank'), 1)]).toEqual([{ teal: 1 }, { teal: 1 }]);
    const library = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { cubes: { sand: 1 } }, 1: { scroll: 32 } } }).play('action', 'scrolls sand');
    expect(scrolls(library, 0)).toBe(1);
    expect(playerOf(at({ seats: 3, at: 'act', slot: 'N3', site: 'r1c3', market: 'B', players: { 0: { camel: 1 }, 1: { rare: 24 } } }).play('camels topLeft'), 0).rare).toBe(1);
  });

  test('MERV-R-1 component-limit: on a shortage the active player is served first', () => {
    expect([cubes(short('component-limit'), 0), cubes(short('component-limit'), 1)]).toEqual([{ teal: 1 }, {}]);
    const rulings = { supplyLimits: 'component-limit' } as const;
    const none = at({ seats: 3, rulings, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { cubes: { sand: 1 } }, 1: { scroll: 32 } } });
    expect(no(none, 'action')).toEqual(['action-impossible', 'MERV-R-9']);
    expect(playerOf(at({ seats: 3, rulings, at: 'act', slot: 'N3', site: 'r1c3', market: 'B', players: { 0: { camel: 1 }, 1: { rare: 24 } } }).play('camels topLeft'), 0).rare).toBe(0);
  });

  const upgrade = (refuseRewards: 'must-if-possible' | 'may-decline') =>
    at({ seats: 3, rulings: { refuseRewards }, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { mosque: 'L1-2', cubes: { orange: 1 } } } }).play('action', 'step L2-2 orange');
  const courtier = (refuseRewards: 'must-if-possible' | 'may-decline') =>
    at({ seats: 3, rulings: { refuseRewards }, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { mosque: 'L5', cubes: { white: 2 } } } }).play('action', 'step L6 white+white');

  test('MERV-R-2 must-if-possible: an upgrade and a courtier have to be taken, a soldier not', () => {
    expect(no(upgrade('must-if-possible'), 'decline')).toEqual(['must-take', 'MERV-R-2']);
    expect(no(courtier('must-if-possible'), 'decline')).toEqual(['must-take', 'MERV-R-2']);
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1' }).play('soldier'), 'decline')).toBeNull();
  });

  test('MERV-R-2 may-decline: any reward may be refused', () => {
    expect(playerOf(upgrade('may-decline').play('decline'), 0).mosque).toBe(5);
    expect(upgrade('may-decline').play('decline').state.upgradeSupply[4]).toBe(6);
    expect(courtiers(courtier('may-decline').play('decline'), 0)).toEqual({});
  });

  test('MERV-R-3: six stacks of three cards, three backs each split by its bonus', () => {
    // The cards themselves are reconstructed.
    const stacks = new Map<string, { bonus: string; influence: number }[]>();
    for (const { stack, bonus, influence } of standardPack.contracts.entries) stacks.set(stack, [...(stacks.get(stack) ?? []), { bonus, influence }]);
    expect([...stacks.values()].map((cards) => cards.length)).toEqual([3, 3, 3, 3, 3, 3]);
    for (const cards of stacks.values()) expect(new Set(cards.map(({ bonus }) => bonus)).size).toBe(1);
    expect([...stacks.values()].map((cards) => cards[0]!.bonus)).toEqual(['favour', 'soldier', 'favour', 'soldier', 'favour', 'soldier']);
  });
});
