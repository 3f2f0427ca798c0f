// Arrangements that make no sense are refused where they stand.
import { describe, expect, test } from 'vitest';
import { at } from '../helpers.js';

describe('arrangements that make no sense', () => {
  const wrong = (arrangement: object): string => {
    try {
      at(arrangement);
      return 'accepted';
    } catch (error) {
      return (error as { path?: (string | number)[] }).path?.join('.') ?? 'thrown';
    }
  };

  test('MERV-SETUP-11: camels, cards, pieces and places that do not exist are refused where they stand', () => {
    expect(wrong({ seats: 3 })).toBe('accepted');
    expect(wrong({ seats: 3, players: { 0: { camel: 12 } } })).toBe('players');
    expect(wrong({ seats: 3, players: { 0: { cards: { pepper: 5 } } } })).toBe('players.0.cards.pepper');
    expect(wrong({ seats: 3, row: ['pepper', 'pepper', 'pepper', 'pepper', 'pepper'] })).toBe('row.4');
    expect(wrong({ seats: 3, row: Array.from({ length: 9 }, () => 'cinnamon') })).toMatch(/^row/);
    expect(wrong({ seats: 3, players: { 3: { camel: 1 } } })).toBe('players.3');
    expect(wrong({ seats: 3, buildings: { r3c3: 0 } })).toBe('buildings.r3c3');
    expect(wrong({ seats: 3, buildings: { r1c1: 'magistrate' } })).toBe('buildings.r1c1');
    expect(wrong({ seats: 3, walls: { N3: 'segment-sand-1' } })).toBe('walls.N3');
    expect(wrong({ seats: 3, sites: { r1c1: 'site-wall-teal', r1c2: 'site-wall-teal' } })).toBe('sites.r1c2');
    expect(wrong({ seats: 3, round: 2, slots: { N1: 1 } })).toBe('slots.N1');
    expect(wrong({ seats: 3, year: 4 })).toBe('year');
    expect(wrong({ seats: 3, round: 5 })).toBe('round');
    expect(wrong({ seats: 3, order: [0, 1] })).toBe('order');
    expect(wrong({ seats: 2, turn: 'courtier', at: 'site', slot: 'N1' })).toBe('at');
    expect(wrong({ seats: 3, at: 'site', slot: 'E1' })).toBe('slot');
    expect(wrong({ seats: 3, at: 'site' })).toBe('slot');
    expect(wrong({ seats: 3, solo: { discards: ['wall'] } })).toBe('solo');
    expect(wrong({ seats: 3, players: { 0: { contracts: ['contract-1f-2'] } } })).toMatch(/^players\.0\.contracts/);
    expect(wrong({ seats: 3, colour: 'red' })).toBe('colour');
  });
});
