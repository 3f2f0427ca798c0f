// Chapter 26.5: rulings about solo, each option by its name. See solo/magistrate.test.ts for where the sites lie.
import { describe, expect, test } from 'vitest';
import { choice, magistrate, playerOf, posts,  } from '../../helpers.js';

describe('marketplace and contracts', () => {
  type CityOrder = 'as-ru' | 'nw-first-both' | 'ne-clockwise-both';
  const cities = (magistrateCityOrder: CityOrder): string[] => [
    ...posts(magistrate('marketplace', { rulings: { magistrateCityOrder } }), 'magistrate'),
    ...posts(magistrate('library', { rulings: { magistrateCityOrder }, players: { magistrate: { scroll: 5 } } }), 'magistrate'),
  ];

  test('MERV-R-50 as-ru: NE first in the action, NW first for the third breakthrough', () => {
    expect(cities('as-ru')).toEqual(['samarkand', 'rayy']);
  });

  test('MERV-R-50 nw-first-both: NW first in both', () => {
    expect(cities('nw-first-both')).toEqual(['rayy', 'rayy']);
    const next = magistrate('marketplace', { rulings: { magistrateCityOrder: 'nw-first-both' }, players: { 0: { posts: ['rayy', 'samarkand'] } } });
    expect(posts(next, 'magistrate')).toEqual(['nishapur']);
  });

  test('MERV-R-50 ne-clockwise-both: NE, SE, SW, NW in both', () => {
    expect(cities('ne-clockwise-both')).toEqual(['samarkand', 'samarkand']);
    const next = magistrate('library', { rulings: { magistrateCityOrder: 'ne-clockwise-both' }, players: { magistrate: { scroll: 5 }, 0: { posts: ['samarkand'] } } });
    expect(posts(next, 'magistrate')).toEqual(['balkh']);
  });

  const path = (magistratePath: 'leftmost' | 'rightmost') => playerOf(magistrate('mosque', { rulings: { magistratePath }, mosqueCamels: [2, 3] }), 'magistrate').mosque;

  test('MERV-R-51 leftmost: the first path from the left with its camel', () => {
    expect(path('leftmost')).toBe(1);
  });

  test('MERV-R-51 rightmost: from the right', () => {
    expect(path('rightmost')).toBe(2);
  });

  const post = (magistratePost: 'outer-then-unoccupied' | 'unoccupied-then-outer') =>
    posts(magistrate('marketplace', { rulings: { magistratePost }, players: { magistrate: { posts: ['rayy'] }, 0: { posts: ['rayy', 'baghdad'] } } }), 'magistrate');

  test('MERV-R-52 outer-then-unoccupied: an outer city before a vacant one', () => {
    expect(post('outer-then-unoccupied')).toEqual(['rayy', 'baghdad']);
  });

  test('MERV-R-52 unoccupied-then-outer: a vacant city before an outer one', () => {
    expect(post('unoccupied-then-outer')).toEqual(['rayy', 'samarkand']);
  });

  // 1s-1 (level 1, a soldier) and 2f-3 (level 3, favour) both have 6 points.
  const tie = (magistrateContractTie: 'level-then-soldier' | 'soldier-then-level') =>
    choice(magistrate('marketplace', { rulings: { magistrateContractTie }, players: { magistrate: { scroll: 1, rare: 1, contracts: ['contract-2f-1', 'contract-2f-2', 'contract-2s-1', 'contract-2s-2', 'contract-2s-3'] } } }), 'contract')[0]!.chosen;

  test('MERV-R-53 level-then-soldier: the highest level', () => {
    expect(tie('level-then-soldier')).toBe('contract-2f-3');
  });

  test('MERV-R-53 soldier-then-level: the one with a soldier', () => {
    expect(tie('soldier-then-level')).toBe('contract-1s-1');
  });

  // A rare good of the camel market completes what contract 2s asks for: one rare and two of any kind.
  const any = (magistrateContracts: 'again-after-market' | 'marketplace-and-third' | 'any-time-in-turn') =>
    playerOf(magistrate('wall', { rulings: { magistrateContracts }, market: 'B', buildings: { r1c3: 'magistrate' }, players: { magistrate: { camel: 1, rare: 2 } } }), 'magistrate');

  test('MERV-R-54 again-after-market: in a turn without marketplace action and third breakthrough a good triggers none', () => {
    expect(any('again-after-market')).toMatchObject({ rare: 3, fulfilled: [] });
  });

  // In round 2 the magistrate stands at E3 before the market. One rare good in hand, one common of the new post: contract 2s-1 (a rare good and two of any kind) waits for the good of the market.
  const traded = (magistrateContracts: 'again-after-market' | 'marketplace-and-third') =>
    playerOf(magistrate('marketplace', { round: 2, rulings: { magistrateContracts }, market: 'B', buildings: { r3c1: 'magistrate' }, players: { magistrate: { camel: 1, rare: 1 } } }), 'magistrate');

  test('MERV-R-54 again-after-market: after a marketplace action the good of the camel market completes one', () => {
    expect(traded('again-after-market')).toMatchObject({ common: 0, rare: 0, givenCommon: 1, givenRare: 2, fulfilled: [9] });
  });

  test('MERV-R-54 marketplace-and-third: not even then', () => {
    expect(traded('marketplace-and-third')).toMatchObject({ common: 1, rare: 2, fulfilled: [] });
  });

  // The sixth scroll brings the third breakthrough: a post, a common good, and contract 3s-1 (3 scrolls, a rare good, one of
  // any kind). For 3s-2, which asks for the same, the good of the market is needed.
  const broken = (magistrateContracts: 'again-after-market' | 'marketplace-and-third') =>
    playerOf(magistrate('library', { round: 2, rulings: { magistrateContracts }, market: 'B', players: { magistrate: { camel: 1, rare: 2, scroll: 5, breakthroughs: ['bt1-mosque', 'bt2-sand'] } } }), 'magistrate');

  test('MERV-R-54 again-after-market: after a third breakthrough, too', () => {
    expect([broken('marketplace-and-third').fulfilled, broken('again-after-market').fulfilled]).toEqual([[15], [15, 16]]);
  });

  test('MERV-R-54 marketplace-and-third: a good of the camel market triggers none', () => {
    expect(any('marketplace-and-third')).toMatchObject({ rare: 3, fulfilled: [] });
  });

  test('MERV-R-54 any-time-in-turn: contracts whenever goods are gained', () => {
    expect(any('any-time-in-turn')).toMatchObject({ rare: 0, givenRare: 3, fulfilled: [9] });
  });

  // Nothing is gained in this turn: what he has suffices for contract 2s-1, whose turn to be on top came after his last.
  const held = (magistrateContracts: 'again-after-market' | 'marketplace-and-third' | 'any-time-in-turn') =>
    playerOf(magistrate('wall', { rulings: { magistrateContracts }, players: { magistrate: { rare: 3 } } }), 'magistrate').fulfilled;

  test('MERV-R-54 any-time-in-turn: also with goods from before, in a turn that brings none', () => {
    expect([held('again-after-market'), held('marketplace-and-third'), held('any-time-in-turn')]).toEqual([[], [], [9]]);
  });

  test('MERV-R-54 any-time-in-turn: between two actions, too', () => {
    // The first of two scrolls completes contract 1s-1.
    const read = (magistrateContracts: 'again-after-market' | 'any-time-in-turn') =>
      magistrate('library', { rulings: { magistrateContracts }, buildings: { r1c5: 'courtier' }, players: { magistrate: { common: 1 } } }).events.flatMap((event) => (event.kind === 'contract-fulfilled' || (event.kind === 'gained' && event.amounts.scroll !== undefined) ? [event.kind] : []));
    expect([read('again-after-market'), read('any-time-in-turn')]).toEqual([['gained', 'gained'], ['gained', 'contract-fulfilled', 'gained']]);
  });

  const cube = (magistrateContractCube: 'ignored' | 'cannot-fulfil') => playerOf(magistrate('marketplace', { rulings: { magistrateContractCube }, players: { magistrate: { common: 1 } } }), 'magistrate').fulfilled;

  test('MERV-R-74 ignored: contracts cost him no cube', () => {
    expect(cube('ignored')).toEqual([0]);
  });

  test('MERV-R-74 cannot-fulfil: he fulfils no contract that costs one', () => {
    expect(cube('cannot-fulfil')).toEqual([]);
  });
});
