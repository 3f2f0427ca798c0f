// Chapter 26.7: presets follow one edition; every key not listed keeps its default.
import { describe, expect, test } from 'vitest';
import { merv } from '../../src/merv/index.js';
import { at, choice, magistrate, market, moves, no, playerOf, raid, told } from './helpers.js';

describe('presets', () => {
  test('MERV-R-5 MERV-R-54 MERV-R-75 the russian preset: the magistrate fulfils contracts at any time; cubes as shown, own camels first', () => {
    expect(merv.setup({ seats: 3, preset: 'russian' }).config).toEqual({ seats: 3, rulings: { magistrateContracts: 'any-time-in-turn' } });
    const players = { 0: { common: 2, influence: 1, cubes: { sand: 1 } } };
    const line = 'fulfil contract-1f-1 sand common+common';
    expect(no(at({ seats: 3, preset: 'russian', players }), line)).toEqual(['contract-cube', 'MERV-CONTRACT-4']);
    const queue = at({ seats: 3, preset: 'russian', at: 'roundEnd', queueCamels: [0, 1, 0], slots: { N1: 1, N2: 0, N3: 2 }, players: { 0: { camel: 1 } } });
    expect(queue.state.queue).toEqual([-1, -1, 1]);
    // As by default: the action needs a step, ransom may be refused, attacks come side by side.
    expect(no(at({ seats: 3, preset: 'russian', at: 'act', slot: 'N1', site: 'r2c1' }), 'action')).toEqual(['action-impossible', 'MERV-R-9']);
  });

  test('MERV-R-9 MERV-R-27 MERV-R-36 MERV-R-38 the english preset: empty actions, conversion in turns only, one pass, ransom due', () => {
    const { config } = merv.setup({ seats: 1, preset: 'english' });
    expect(config).toEqual({
      seats: 1,
      rulings: {
        emptyAction: 'may-do-nothing', conversionScope: 'turn-only', invasionOrder: 'all-at-once', ransomDuty: 'must-pay-if-able',
        magistrateTakesCamels: 'two-or-more-only', magistrateCityOrder: 'nw-first-both', magistrateWallStart: 'start-excluded',
      },
    });
    const preset = 'english' as const;
    expect(no(at({ seats: 3, preset, at: 'act', slot: 'N1', site: 'r2c1' }), 'action')).toBeNull();
    const owner = { cubes: { sand: 1 }, scroll: 4, breakthroughs: ['bt2-sand'] } as const;
    expect(moves(raid({ preset, buildings: { r1c1: 0, r1c2: 0 }, players: { 0: owner } }), 'ransom')).toEqual([]);
    const due = raid({ preset, buildings: { r1c1: 0, r5c5: 0 }, players: { 0: { cubes: { white: 2 } } } });
    expect(told(due, 'attacked')).toMatchObject([{ cells: ['r1c1', 'r5c5'] }]);
    expect(no(due, 'surrender r1c1')).toEqual(['ransom-due', 'MERV-R-38']);
    // The cube of a contract stays as shown.
    expect(no(at({ seats: 3, preset, players: { 0: { common: 2, influence: 1, cubes: { sand: 1 } } } }), 'fulfil contract-1f-1 sand common+common')).toEqual(['contract-cube', 'MERV-CONTRACT-4']);
  });

  test('MERV-R-49 MERV-R-50 MERV-R-60 the english preset in solo: two camels or more, NW first, N1 last', () => {
    const preset = 'english' as const;
    const camels = magistrate('wall', { preset, buildings: { r1c3: 'magistrate' }, marketCamels: ['bottomLeft'] });
    expect([playerOf(camels, 'magistrate').camel, market(camels)]).toEqual([0, ['bottomLeft']]);
    expect(choice(magistrate('marketplace', { preset }), 'city')[0]!.chosen).toBe('rayy');
    expect(told(magistrate('wall', { preset, buildings: { r1c1: 'courtier' } }), 'solo-wall')[0]!.slot).toBe('W5');
  });

  test('MERV-R-54 a ruling of its own goes before the preset', () => {
    expect(merv.setup({ seats: 3, preset: 'russian', rulings: { magistrateContracts: 'again-after-market' } }).config).toEqual({ seats: 3 });
    expect(merv.validateConfig({ seats: 3, preset: 'polish' }).ok).toBe(false);
  });
});
