// Chapters 26.2, 26.3 and 26.6: rulings about the actions, each option by its name.
import { describe, expect, test } from 'vitest';
import { standardPack } from '../../src/merv/content/standard/index.js';
import { merv } from '../../src/merv/index.js';
import { at, forced, no, playerOf, row } from './helpers.js';

describe('texts and components', () => {
  const rare = (rareForCommon: 'no' | 'rare-for-common') => no(at({ seats: 3, rulings: { rareForCommon }, players: { 0: { common: 1, rare: 1, influence: 1, cubes: { teal: 1 } } } }), 'fulfil contract-1f-1 teal common+rare');

  test('MERV-R-70 no: a rare good is no common one', () => {
    expect(rare('no')).toEqual(['contract-goods', 'MERV-CONTRACT-5']);
  });

  test('MERV-R-70 rare-for-common: it may stand in for one', () => {
    expect(rare('rare-for-common')).toBeNull();
    const position = at({ seats: 3, rulings: { rareForCommon: 'rare-for-common' }, players: { 0: { common: 1, rare: 1, influence: 1, cubes: { teal: 1 } } } }).play('fulfil contract-1f-1 teal common+rare');
    expect(playerOf(position, 0)).toMatchObject({ givenCommon: 1, givenRare: 1 });
  });

  test('MERV-R-71: scroll, caravan card, rare good and mosque step are the upper quarters', () => {
    const upper = standardPack.camelMarket.entries.flatMap(({ topLeft, topRight }) => [topLeft, topRight]);
    expect([...upper].sort()).toEqual(['caravanCard', 'mosqueStep', 'rare', 'scroll']);
    const all = new Set(standardPack.camelMarket.entries.flatMap(({ topLeft, topRight, bottomLeft, bottomRight }) => [topLeft, topRight, bottomLeft, bottomRight]));
    expect(all).toEqual(new Set(['white', 'scroll', 'caravanCard', 'favour', 'rare', 'mosqueStep', 'soldier']));
  });

  test('MERV-R-72: values of neither text come from the content tables, where they are marked', () => {
    const source = (name: string, id: string): string => merv.content.tables.find((table) => table.name === name)!.entries.find((entry) => entry.id === id)!.source;
    for (const [name, id] of [['tracks', 'favour'], ['spiceLimits', 'kinds-2'], ['contracts', 'contract-1f-1'], ['wallPieces', 'wall-teal-1'], ['mosqueSteps', 'L5-to-L6'], ['cities', 'basra'], ['scoringTiles', 'scoring-palace'], ['halls', 'knowledge']] as const) {
      expect(source(name, id), `${name} ${id}`).toBe('reconstructed');
    }
    expect(source('cities', 'rayy')).toBe('seed');
  });

  test('MERV-R-73: the front of the row is farthest from the deck', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'juniper', 'pepper'], rowCamels: [], players: { 0: { cubes: { teal: 1 } } } }).play('action', 'take 1 teal');
    forced(position);
    expect(row(position).slice(0, 2)).toEqual(['juniper', 'pepper']);
    expect(row(position)).toHaveLength(8);
  });
});
