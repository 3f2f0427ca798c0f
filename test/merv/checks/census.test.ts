import { describe, expect, test } from 'vitest';
import { merv } from '../../../src/merv/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { at } from '../helpers.js';

const COLOURS = ['purple', 'sand', 'teal', 'orange'] as const;
/** What every game has, whoever takes part. */
const common = {
  ginger: 6, juniper: 6, cinnamon: 8, pepper: 4, contracts: 18, scoringTiles: 4, breakthroughs: 16, 'upgrade-white': 6,
  ...Object.fromEntries(COLOURS.flatMap((colour) => [[`segment-${colour}-1`, 2], [`segment-${colour}-2`, 2], [`gate-${colour}-3`, 1], [`upgrade-${colour}`, 1]])),
};
/** The pieces of a colour: three of the ten discs lie on tracks. */
const pieces = (who: number, servants = 8, discs = 7): Record<string, number> => ({ [`buildings-${who}`]: 9, [`servants-${who}`]: servants, [`discs-${who}`]: discs });

describe('what is limited is counted, wherever it lies', () => {
  const expected: Readonly<Record<number, object>> = {
    1: { ...common, camel: 10, soloCards: 6, ...pieces(0), ...pieces(1), ...pieces(2, 0, 0) },
    2: { ...common, camel: 10, soloCards: 0, ...pieces(0), ...pieces(1), ...pieces(2, 0, 0) },
    3: { ...common, camel: 11, soloCards: 0, ...pieces(0), ...pieces(1), ...pieces(2) },
    4: { ...common, camel: 12, soloCards: 0, ...pieces(0), ...pieces(1), ...pieces(2), ...pieces(3) },
  };
  for (const [seats, counts] of Object.entries(expected)) {
    test(`MERV-COMP-1 MERV-COMP-4 MERV-COMP-6 MERV-COMP-7 MERV-COMP-8 MERV-COMP-10 MERV-COMP-11: as many at the end of a game for ${seats} as before it`, () => {
      const config = { seats: Number(seats) };
      expect(merv.census(merv.setup(config))).toEqual(counts);
      for (const seed of ['one', 'two']) expect(merv.census(randomGame(merv, config, seed).state)).toEqual(counts);
    });
  }

  test('MERV-COMP-12: what lies twice or nowhere changes the number', () => {
    const { state } = at({ seats: 3, players: { 0: { scroll: 2, breakthroughs: ['bt1-palace'], tiles: ['palace'], contracts: ['contract-1s-1'] } } });
    const changed = (change: (copy: typeof state) => void): Record<string, number> => {
      const copy = merv.inPlace.clone(state);
      change(copy);
      return merv.census(copy);
    };
    expect(changed((copy) => { copy.players[1]!.breakthroughs[0] = 1; })['breakthroughs']).toBe(17);
    expect(changed((copy) => { copy.players[1]!.tiles.push(copy.players[0]!.tiles[0]!); })['scoringTiles']).toBe(5);
    expect(changed((copy) => { copy.players[1]!.fulfilled.push(copy.players[0]!.fulfilled[0]!); })['contracts']).toBe(19);
    expect(changed((copy) => { copy.removedCamels += 1; })['camel']).toBe(12);
    expect(changed((copy) => { copy.row[0] = -1; })['cinnamon']).toBeLessThanOrEqual(8);
  });

  test('MERV-COMP-11: a solo card is counted once, whether it lies open, in a layer, beside it, or is out of the game', () => {
    const { state } = at({ seats: 1, solo: { layers: [['wall', 'caravansary'], ['mosque', 'marketplace']], discards: ['palace'], removed: ['library'] } });
    const count = (fields: object): number => {
      const copy = merv.inPlace.clone(state);
      Object.assign(copy.solo!, fields);
      return merv.census(copy)['soloCards']!;
    };
    expect(count({})).toBe(6);
    expect([count({ layers: [[0, 5]] }), count({ discards: [] }), count({ removed: [] }), count({ layers: [], discards: [] })]).toEqual([4, 5, 5, 1]);
    expect([count({ discards: [], card: 1 }), count({ discards: [], card: 0 }), count({ removed: [2, 5] })]).toEqual([6, 5, 6]);
    expect(merv.census(at({ seats: 3 }).state)['soloCards']).toBe(0);
  });
});

test('every refusal names a rule of the rule book and says why in a sentence of its own', () => {
  const all = Object.values(merv.refusals);
  for (const { code, rule, message } of all) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(rule).toMatch(/^MERV-[A-Z]+-\d+$/);
    expect(message).toMatch(/^[A-Z].*\.$/);
  }
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
});
