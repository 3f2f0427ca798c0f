// How many sequences of decisions there are from six fixed positions, luck being the first outcome each time. Two versions
// of the rules that differ nearly always differ in these numbers.
import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../../src/merv/play/arrange.js';
import { merv } from '../../../src/merv/index.js';
import { perft } from '../../../src/testing/index.js';

const POSITIONS: readonly (readonly [name: string, arrangement: Arrangement, counts: readonly number[]])[] = [
  // 5 slots; 4 × 5 and 4 sites; favour and soldier for each, and the board action where the cube just produced pays for a
  // unit: everywhere but on the sand-coloured mosque site.
  ['the start with four players', { seats: 4 }, [5, 24, 71]],
  [
    'a caravansary with the camel market in line',
    {
      seats: 3, at: 'act', slot: 'N3', site: 'r1c3', row: ['ginger', 'juniper', 'ginger', 'cinnamon', 'pepper'], rowCamels: [2], marketCamels: ['topLeft'], buildings: { r1c1: 1, r2c2: 2 },
      players: { 0: { camel: 2, influence: 5, common: 2, scroll: 1, cards: { ginger: 1 }, cubes: { purple: 2, teal: 1, white: 1 } } },
    },
    [11, 71, 401],
  ],
  // Action, favour, soldier; 22 payments of one to four cubes (two of sand by conversion), 4 slots of the next player, 3 sites
  // for the soldier and declining.
  [
    'a library with a breakthrough ahead',
    { seats: 3, at: 'act', slot: 'N1', site: 'r3c1', buildings: { r1c1: 1, r2c1: 0 }, players: { 0: { scroll: 5, breakthroughs: ['bt1-mosque', 'bt2-sand'], mosque: 'L2-3', posts: ['rayy'], camel: 1, cubes: { purple: 1, sand: 2, teal: 1, white: 1 } } } },
    [3, 30, 123],
  ],
  [
    'a marketplace of two players',
    { seats: 2, at: 'act', slot: 'N1', site: 'r4c1', order: [0, 'courtier', 1], buildings: { r1c1: 1, r2c1: 'courtier' }, players: { 0: { posts: ['balkh'], camel: 2, influence: 3, scroll: 1, cubes: { purple: 1, sand: 1, teal: 1, orange: 1, white: 1 } }, 1: { posts: ['rayy'] } } },
    [3, 12, 119],
  ],
  [
    'a wall in solo, the magistrate to follow',
    {
      seats: 1, at: 'act', slot: 'N2', site: 'r5c2', order: [0, 'magistrate', 'courtier'], buildings: { r1c2: 'magistrate', r1c4: 'courtier', r2c4: 0, r4c3: 'magistrate' },
      solo: { layers: [['mosque'], ['wall'], ['library', 'palace', 'caravansary', 'marketplace']] }, players: { 0: { cubes: { sand: 2, teal: 3, white: 1 } } },
    },
    [3, 22, 200],
  ],
  // Seat 1 has purple, white or nothing for r1c3; seat 0 teal, sand, white or nothing for r1c1, then what is left for r5c5.
  [
    'an invasion with ransom to pay',
    { seats: 3, year: 2, at: 'invasion', queue: [1, 0, 2], buildings: { r1c1: 0, r1c3: 1, r5c5: 0, r3c5: 1, r4c2: 2 }, walls: { S1: 'any', E3: 'any' }, upgrades: { r1c1: 'white' }, soldiers: { r4c2: 1 }, players: { 0: { cubes: { teal: 1, sand: 1, white: 1 } }, 1: { cubes: { purple: 1, white: 1 } } } },
    [3, 12, 30],
  ],
];

describe('counts of positions', () => {
  for (const [name, arrangement, counts] of POSITIONS) {
    test(name, () => {
      const from = merv.arrange(arrangement);
      expect([1, 2, 3].map((depth) => perft(merv, from, depth))).toEqual(counts);
    });
  }
});
