// Chapter 2: components and supply limits.
import { describe, expect, test } from 'vitest';
import { BREAKTHROUGHS } from '../../../src/merv/content/ids.js';
import { standardPack } from '../../../src/merv/content/standard/index.js';
import { merv } from '../../../src/merv/index.js';
import { at, course, cubes, moves, no, playerOf, spiceOf, table } from '../helpers.js';

describe('pieces of a colour', () => {
  test('MERV-COMP-1: nine buildings, ten discs, eight servants, and no more', () => {
    const { players } = table({ seats: 4 }, 'a');
    for (const player of players) expect(player).toMatchObject({ buildings: 9, servants: 8 });
    const nine = { r1c1: 0, r1c2: 0, r1c3: 0, r1c4: 0, r1c5: 0, r2c1: 0, r2c2: 0, r2c3: 0, r2c4: 0 } as const;
    expect(no(at({ seats: 3, at: 'site', slot: 'N1', buildings: nine }), 'site r5c1')).toEqual(['no-building-left', 'MERV-TURN-6']);
    expect(() => at({ seats: 3, buildings: { ...nine, r5c5: 0 } })).toThrow();
    expect(() => at({ seats: 3, players: { 0: { courtiers: { knowledge: 3, spice: 3, trade: 3 } } } })).toThrow();
  });

  test('MERV-COMP-2: three discs lie on tracks, seven are left for the mosque and trading posts', () => {
    expect(table({ seats: 3 }, 'a').players.map(({ discs }) => discs)).toEqual([7, 7, 7]);
    const position = at({ seats: 3, players: { 0: { posts: ['rayy', 'baghdad'], mosque: 'L1-1' } } });
    expect(playerOf(position, 0).discs).toBe(4);
    const seven = ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar', 'basra'] as const;
    const market = at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { posts: seven, cubes: { white: 1 } } } });
    expect(no(market, 'action')).toEqual(['action-impossible', 'MERV-R-9']);
  });
});

describe('the city', () => {
  test('MERV-COMP-3: 24 sites with an action and a colour, one building, one upgrade or soldier each', () => {
    // One tile for each pair of action and colour is reconstructed; the count is printed.
    const tiles = standardPack.sites.entries.map(({ action, colour }) => `${action} ${colour}`);
    expect(tiles).toHaveLength(24);
    expect(new Set(tiles).size).toBe(24);
    expect(standardPack.camelMarket.entries).toHaveLength(2);
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', buildings: { r1c2: 1, r1c3: 1 }, soldiers: { r1c2: 1 }, upgrades: { r1c3: 'teal' } }).play('soldier');
    expect(moves(position, 'deploy')).toEqual(['deploy r1c1']);
  });

  test('MERV-COMP-4: 16 segments and 4 gates fill the 20 slots', () => {
    const { wallSupply, walls } = table({ seats: 2 }, 'a');
    expect(wallSupply.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(walls).toHaveLength(20);
    const { entries } = standardPack.wallPieces;
    expect(entries.filter(({ kind }) => kind === 'segment')).toHaveLength(16);
    expect(entries.filter(({ kind, cost }) => kind === 'gate' && cost === 3)).toHaveLength(4);
  });

  test('MERV-COMP-5: twelve cubes of each of the five colours', () => {
    const left = { seats: 3, rulings: { supplyLimits: 'component-limit' }, at: 'site', slot: 'N1' } as const;
    // r1c1 yields teal; the twelfth teal cube is still there, a thirteenth is not. White cubes are counted the same way.
    expect(cubes(at({ ...left, players: { 1: { cubes: { teal: 11 } } } }).play('site r1c1'), 0)).toEqual({ teal: 1 });
    expect(cubes(at({ ...left, players: { 1: { cubes: { teal: 12 } } } }).play('site r1c1'), 0)).toEqual({});
    expect(cubes(at({ ...left, upgrades: { r1c1: 'white' }, players: { 1: { cubes: { white: 11 } } } }).play('site r1c1'), 0)).toEqual({ white: 1 });
    expect(cubes(at({ ...left, upgrades: { r1c1: 'white' }, players: { 1: { cubes: { white: 12 } } } }).play('site r1c1'), 0)).toEqual({});
  });

  test('MERV-COMP-6: twelve camels, every one of them taken from somewhere', () => {
    const { before } = course({ seats: 4 }, 'camels', { copies: true });
    const late = before.filter((_, step) => step % 25 === 0);
    for (const state of late) expect(merv.census(state)['camel'] ?? merv.census(state)['camels']).toBe(12);
    const position = at({ seats: 4, rowCamels: [1], at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { cubes: { teal: 1 } } } }).play('action', 'take 1 teal');
    expect(playerOf(position, 0).camel).toBe(1);
    expect(position.state.rowCamels[0]).toBe(0);
  });
});

describe('cards and tiles', () => {
  test('MERV-COMP-7: 8 cinnamon, 6 ginger, 6 juniper, 4 pepper', () => {
    const { row, deck } = table({ seats: 3 }, 'a');
    const spices = [...row, ...deck].map(spiceOf);
    expect(['cinnamon', 'ginger', 'juniper', 'pepper'].map((spice) => spices.filter((one) => one === spice).length)).toEqual([8, 6, 6, 4]);
    const entries = standardPack.caravanCards.entries.map(({ spice }) => spice);
    expect(entries).toEqual(entries.map((_, place) => spiceOf(place)));
  });

  test('MERV-COMP-8: 18 contracts, each with points, items, a bonus and a level', () => {
    const { entries } = standardPack.contracts;
    expect(entries).toHaveLength(18);
    for (const { vp, scrolls, common, rare, anyGood, influence, bonus } of entries) {
      expect(vp).toBeGreaterThan(0);
      expect(scrolls + common + rare + anyGood).toBeGreaterThan(0);
      expect(influence).toBeGreaterThan(0);
      expect(['favour', 'soldier']).toContain(bonus);
    }
  });

  test('MERV-COMP-9: 32 scrolls, 24 common and 24 rare goods, known by their kind alone', () => {
    const rulings = { supplyLimits: 'component-limit' } as const;
    const library = (owned: number) => at({ seats: 3, rulings, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { cubes: { white: 4 } }, 1: { scroll: owned } } }).play('action');
    expect(no(library(29), 'scrolls white+white+white')).toBeNull();
    expect(no(library(30), 'scrolls white+white+white')).toEqual(['scrolls-gone', 'MERV-R-1']);
    const goods = (common: number, rare: number) =>
      at({ seats: 3, rulings, at: 'act', slot: 'N1', site: 'r4c1', players: { 0: { cubes: { white: 4 }, camel: 2, posts: ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar'] }, 1: { common, rare } } }).play('action', 'post basra');
    expect(no(goods(23, 23), 'buy rayy white')).toBeNull();
    expect(no(goods(24, 23), 'buy rayy white')).toEqual(['goods-gone', 'MERV-R-1']);
    expect(no(goods(23, 23), 'buy baghdad white+white')).toBeNull();
    expect(no(goods(23, 24), 'buy baghdad white+white')).toEqual(['goods-gone', 'MERV-R-1']);
  });

  test('MERV-COMP-10: sixteen breakthroughs, four for each of 2, 4, 6 and 8 scrolls', () => {
    expect(new Set(BREAKTHROUGHS).size).toBe(16);
    const offered = (scrolls: number): string[] =>
      moves(at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { cubes: { sand: 1 }, scroll: scrolls } } }).play('action', 'scrolls sand'), 'breakthrough').map((move) => move.slice(13));
    expect(offered(1)).toEqual(['bt1-caravansary', 'bt1-palace', 'bt1-marketplace', 'bt1-mosque']);
    expect(offered(3)).toEqual(['bt2-purple', 'bt2-sand', 'bt2-teal', 'bt2-orange']);
    expect(offered(5)).toEqual(['bt3-card', 'bt3-post', 'bt3-mosque', 'bt3-wall']);
    expect(offered(7)).toEqual(['bt4-vp', 'bt4-favour-soldier', 'bt4-favour-favour', 'bt4-soldier-soldier']);
  });

  test('MERV-COMP-11: six white and four bonus upgrades, four scoring tiles, six solo cards', () => {
    const solo = table({ seats: 1 }, 'a');
    expect(solo.upgradeSupply[4]).toBe(6);
    expect(solo.upgradeSupply.slice(0, 4).reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(standardPack.scoringTiles.entries).toHaveLength(4);
    expect(solo.solo!.layers.flat().sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(solo.year).toBe(1);
  });

  test('MERV-COMP-12: every camel is always in exactly one place', () => {
    for (const [seats, total] of [[1, 10], [2, 10], [3, 11], [4, 12]] as const) {
      const { before, state } = course({ seats }, `places ${seats}`, { copies: true });
      const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
      const counts = [...before, state].map((one) =>
        sum(one.players.map(({ camel: camels }) => camels)) + sum(one.rowCamels) + sum(one.cityCamels) + sum(one.mosqueCamels) + sum(one.marketCamels) + sum(one.queueCamels) + one.removedCamels
        + sum(one.frames.map((frame) => (frame.kind === 'marketplaceEnd' ? sum(frame.routes) : 0))));
      expect(new Set(counts), `${seats} players`).toEqual(new Set([total]));
      for (const one of before) for (const places of [one.rowCamels, one.cityCamels, one.mosqueCamels, one.marketCamels]) expect(Math.max(0, ...places)).toBeLessThanOrEqual(1);
    }
  });
});
