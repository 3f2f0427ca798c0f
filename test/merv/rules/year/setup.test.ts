// Chapter 3: set-up.
import { describe, expect, test } from 'vitest';
import { standardPack } from '../../../../src/merv/content/standard/index.js';
import { merv } from '../../../../src/merv/index.js';
import { course, table, told } from '../../helpers.js';

const seeds = Array.from({ length: 60 }, (_, seed) => `seed ${seed}`);
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
const COUNTS = [1, 2, 3, 4] as const;

describe('all player counts', () => {
  test('MERV-SETUP-1: each player has all pieces of one colour, and no other colour plays', () => {
    for (const seats of [3, 4]) {
      const { players } = table({ seats }, 'a');
      expect(players).toHaveLength(seats);
      for (const player of players) expect(player).toMatchObject({ buildings: 9, servants: 8, discs: 7, soldiers: [] });
    }
  });

  test('MERV-SETUP-2: the players stand in the north-west queue in random order', () => {
    for (const seats of [3, 4]) {
      const orders = seeds.map((seed) => table({ seats }, seed).order);
      for (const order of orders) expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
      for (let seat = 0; seat < seats; seat += 1) expect(orders.some((order) => order[0] === seat) && orders.some((order) => order[seats - 1] === seat)).toBe(true);
    }
  });

  test('MERV-SETUP-3: discs on the first spaces, and nothing else', () => {
    for (const player of table({ seats: 4 }, 'a').players) {
      expect(player).toMatchObject({ favour: 0, influence: 0, cubes: [0, 0, 0, 0, 0], camel: 0, scroll: 0, common: 0, rare: 0, fulfilled: [], mosque: -1, tiles: [] });
      expect([sum(player.points), sum(player.cards), sum(player.courtiers), sum(player.posts)]).toEqual([0, 0, 0, 0]);
    }
  });

  test('MERV-SETUP-4: either side of the camel market, the sites shuffled', () => {
    const tables = seeds.map((seed) => table({ seats: 3 }, seed));
    expect(new Set(tables.map(({ market }) => market))).toEqual(new Set([0, 1]));
    for (const { sites } of tables) expect(new Set(sites).size).toBe(25);
    expect(new Set(tables.map(({ sites }) => sites[0])).size).toBeGreaterThan(12);
    for (const { sites } of tables) expect(sites[12]).toBe(-1);
  });

  test('MERV-SETUP-5: no breakthrough is taken, no scroll owned', () => {
    for (const player of table({ seats: 4 }, 'a').players) expect(player).toMatchObject({ breakthroughs: [-1, -1, -1, -1], scroll: 0, givenScroll: 0 });
  });

  test('MERV-SETUP-6: a camel on each of the four inner cities', () => {
    for (const seats of COUNTS) expect(table({ seats }, 'a').cityCamels).toEqual([1, 1, 1, 1]);
  });

  test('MERV-SETUP-7: six stacks of contracts, each with the highest points on top', () => {
    // The cards are reconstructed values; their number and order in a stack are printed.
    const stacks = new Map<string, number[]>();
    for (const { stack, vp } of standardPack.contracts.entries) stacks.set(stack, [...(stacks.get(stack) ?? []), vp]);
    expect(stacks.size).toBe(6);
    for (const points of stacks.values()) expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(table({ seats: 3 }, 'a').contractsDone).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('MERV-SETUP-8: upgrades by kind, four scoring tiles, a camel on each of the lowest spaces of the mosque', () => {
    const state = table({ seats: 3 }, 'a');
    expect(state.upgradeSupply).toEqual([1, 1, 1, 1, 6]);
    expect(state.mosqueCamels).toEqual([1, 1, 1, 1]);
    expect(state.players.map(({ tiles }) => tiles)).toEqual([[], [], []]);
  });

  test('MERV-SETUP-9: eight of the shuffled caravan cards in a row, sixteen in the deck', () => {
    const tables = seeds.map((seed) => table({ seats: 3 }, seed));
    for (const { row, deck } of tables) {
      expect([row.length, deck.length]).toEqual([8, 16]);
      expect(new Set([...row, ...deck]).size).toBe(24);
    }
    expect(new Set(tables.map(({ row }) => row[0])).size).toBeGreaterThan(12);
    // The first cards are laid out by this rule, later ones come by that of the caravansary.
    const rules = course({ seats: 3 }, 'a').events.flatMap((event) => (event.kind === 'laid-out' && event.what === 'row' ? [event.rule] : []));
    expect([rules[0], ...new Set(rules.slice(1))]).toEqual(['MERV-SETUP-9', 'MERV-CARAV-9']);
    const { state } = course({ seats: 3 }, 'a', { until: ({ frames }) => frames[frames.length - 1]?.kind === 'refill' });
    expect(merv.chance(state)).toMatchObject({ rule: 'MERV-SETUP-9', count: 8 });
  });

  test('MERV-SETUP-10: camels on the first cards: 4, 3, 2 and 2', () => {
    expect(COUNTS.map((seats) => table({ seats }, 'a').rowCamels)).toEqual([
      [1, 1, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0], [1, 1, 1, 0, 0, 0, 0, 0], [1, 1, 1, 1, 0, 0, 0, 0],
    ]);
  });

  test('MERV-SETUP-11: 10, 10, 11 and 12 camels are in the game', () => {
    const camels = COUNTS.map((seats) => {
      const state = table({ seats }, 'a');
      return sum(state.rowCamels) + sum(state.cityCamels) + sum(state.mosqueCamels) + sum(state.marketCamels) + sum(state.players.map((player) => player.camel));
    });
    expect(camels).toEqual([10, 10, 11, 12]);
  });

  test('MERV-SETUP-12: all pieces of the wall are for sale, it is year 1', () => {
    const state = table({ seats: 4 }, 'a');
    expect(state.walls).toEqual(Array.from({ length: 20 }, () => -1));
    expect(sum(state.wallSupply)).toBe(20);
    expect([state.year, state.round]).toEqual([1, 1]);
  });

  test('MERV-SETUP-13: four spaces of a queue with four players, three with fewer', () => {
    expect(COUNTS.map((seats) => table({ seats }, 'a').queue.length)).toEqual([3, 3, 3, 4]);
    expect(COUNTS.map((seats) => table({ seats }, 'a').queueCamels.length)).toEqual([3, 3, 3, 4]);
  });
});

describe('automata', () => {
  test('MERV-SETUP-14: the courtier has nine buildings and nothing else, and is last of two players', () => {
    const tables = seeds.map((seed) => table({ seats: 2 }, seed));
    for (const { order, players } of tables) {
      expect(order[2]).toBe(2);
      expect(players[2]).toMatchObject({ buildings: 9, servants: 0, discs: 0, camel: 0 });
    }
    expect(new Set(tables.map(({ order }) => order.join(' ')))).toEqual(new Set(['0 1 2', '1 0 2']));
    expect(table({ seats: 1 }, 'a').players[2]).toMatchObject({ buildings: 9, servants: 0, discs: 0 });
  });

  test('MERV-SETUP-15: solo starts magistrate, player, courtier', () => {
    for (const seed of seeds) expect(table({ seats: 1 }, seed).order).toEqual([1, 0, 2]);
  });

  test('MERV-SETUP-16: the magistrate has all pieces of a colour and discs on the tracks', () => {
    expect(table({ seats: 1 }, 'a').players[1]).toMatchObject({ buildings: 9, servants: 8, discs: 7, favour: 0, influence: 0, cubes: [0, 0, 0, 0, 0] });
  });

  test('MERV-SETUP-17: the palace card is the second, third or fourth of the solo deck', () => {
    const places = seeds.map((seed) => {
      const { events } = course({ seats: 1 }, seed, { until: ({ year }) => year > 1 });
      return events.flatMap((event) => (event.kind === 'solo-card' || event.kind === 'solo-rejected' ? [event.card] : [])).indexOf('palace') + 1;
    });
    expect(new Set(places)).toEqual(new Set([2, 3, 4]));
    const first = new Set(seeds.map((seed) => told(course({ seats: 1 }, seed, { until: ({ round }) => round > 1 }), 'solo-card')[0]!.card));
    expect(first).toEqual(new Set(['caravansary', 'library', 'marketplace', 'mosque', 'wall']));
  });
});
