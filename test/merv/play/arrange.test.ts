// Arrangements that make no sense are refused where they stand.
import { describe, expect, test } from 'vitest';
import { InvalidDataError } from '../../../src/index.js';
import { merv } from '../../../src/merv/index.js';
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

test('what does not fit is refused where it stands, with the reason', () => {
  const told = (words: object): string => {
    try {
      at(words);
      return 'arranged';
    } catch (error) {
      return (error as Error).message.replace(/^arrangement(: | at )/, '');
    }
  };
  const rows: readonly (readonly [object, string])[] = [
    [{ seats: 3, year: 4 }, 'year: expected a whole number from 1 to 3'],
    [{ seats: 3, round: 5 }, 'round: expected a whole number from 1 to 4'],
    [{ seats: 3, players: { 3: { camel: 1 } } }, 'players.3: 3 does not take part'],
    [{ seats: 3, buildings: { r1c1: 'magistrate' } }, 'buildings.r1c1: magistrate does not take part'],
    [{ seats: 3, buildings: { r3c3: 0 } }, 'buildings.r3c3: the camel market is not a site'],
    [{ seats: 3, soldiers: { r1c1: 3 } }, 'soldiers.r1c1: 3 does not take part'],
    [{ seats: 3, sites: { r3c3: 'site-wall-teal' } }, 'sites.r3c3: no such site tile is left'],
    [{ seats: 3, sites: { r1c1: 'site-wall-teal', r1c2: 'site-wall-teal' } }, 'sites.r1c2: no such site tile is left'],
    [{ seats: 3, walls: { N1: 'gate-teal-3' } }, 'walls.N1: no such piece is left for this slot: gate-teal-3'],
    [{ seats: 3, row: ['pepper', 'pepper', 'pepper', 'pepper', 'pepper'] }, 'row[4]: no such card is left: pepper'],
    [{ seats: 3, row: ['ginger'], rowCamels: [2] }, 'rowCamels: there is no card on place 2'],
    [{ seats: 3, row: ['ginger'], rowCamels: [1] }, 'arranged'],
    [{ seats: 3, order: [0, 1] }, 'order: expected 3 participants'],
    [{ seats: 3, order: [0, 1, 3] }, 'order[2]: 3 does not take part'],
    [{ seats: 3, round: 2, slots: { N1: 1 } }, 'slots.N1: the current side is E'],
    [{ seats: 3, round: 2, slots: { S1: 1 } }, 'slots.S1: the current side is E'],
    [{ seats: 3, at: 'site', slot: 'E1' }, 'slot: the current side is N'],
    [{ seats: 2, turn: 'courtier', at: 'site', slot: 'N1' }, 'at: automata begin their turn with the slot'],
    [{ seats: 3, solo: { discards: ['wall'] } }, 'solo: there is no magistrate'],
    [{ seats: 3, players: { 0: { cards: { pepper: 5 } } } }, 'players.0.cards.pepper: there are not so many cards'],
    [{ seats: 3, players: { 0: { breakthroughs: ['bt1-caravansary', 'bt1-palace'] } } }, 'players.0.breakthroughs: one breakthrough of a level is owned'],
    [{ seats: 3, players: { 0: { converted: true } } }, 'players.0.converted: this takes a breakthrough of the second level'],
    [{ seats: 3, players: { 0: { contracts: ['contract-1f-3'] } } }, 'players.0.contracts: contract-1f-3 is not on top of its stack; name the cards above it first'],
    [{ seats: 3, players: { 0: { posts: ['rayy'] } }, cityCamels: ['rayy'] }, 'cityCamels: the first post in rayy has brought this camel'],
    [{ seats: 3, players: { 0: { mosque: 'L1-1' } }, mosqueCamels: [1] }, 'mosqueCamels: whoever stands on path 1 has taken this camel'],
    [{ seats: 3, queueCamels: [1, 0, 0] }, 'queueCamels: this is said of roundEnd, not of slot'],
  ];
  expect(rows.map(([words]) => told(words))).toEqual(rows.map(([, reason]) => reason));
});

describe('words that nobody knows', () => {
  const message = (arrangement: object): string => {
    try {
      at(arrangement);
      return 'accepted';
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('are refused at every depth, with the nearest one', () => {
    expect(message({ seats: 3, players: { 0: { camle: 3 } } })).toMatch(/players\[?\.?0\]?\.camle: unknown key; did you mean camel\?/);
    expect(message({ seats: 3, at: 'round-strat' })).toContain('at: expected one of');
    expect(message({ seats: 3, at: 'roundend' })).toContain('did you mean roundEnd?');
    expect(message({ seats: 3, building: { r1c1: 0 } })).toContain('building: unknown key; did you mean buildings?');
    expect(message({ seats: 3, players: { 0: { cubes: { teel: 1 } } } })).toContain('did you mean teal?');
    expect(message({ seats: 3, sites: { r1c1: { action: 'pallace' } } })).toContain('sites');
  });

  test('MERV-TURN-1: what is said of another moment is refused', () => {
    expect(message({ seats: 3, slot: 'N1' })).toContain('slot: this is said of site, act, after, not of slot');
    expect(message({ seats: 3, queue: [0, 1, 2] })).toContain('queue: this is said of roundEnd, invasion, scoring, not of slot');
    expect(message({ seats: 3, at: 'invasion', year: 2, slots: { W1: 0 } })).toContain('slots: this is said of');
  });

  test.each([
    ['MERV-LIB-4: two breakthroughs of one level', { players: { 0: { breakthroughs: ['bt1-caravansary', 'bt1-palace'] } } }],
    ['MERV-LIB-4: a breakthrough with two players', { players: { 0: { breakthroughs: ['bt1-mosque'] }, 1: { breakthroughs: ['bt1-mosque'] } } }],
    ['MERV-BREAK-4: a conversion that nobody owns', { players: { 0: { converted: true } } }],
    ['MERV-CARAV-6: a camel beyond the end of the row', { row: ['ginger'], rowCamels: [5] }],
    ['MERV-MARKET-3: a first post in an outer city', { players: { 0: { posts: ['baghdad'] } } }],
    ['MERV-MARKET-5: a camel where the first post has been placed', { players: { 0: { posts: ['rayy'] } }, cityCamels: ['rayy'] }],
    ['MERV-MOSQUE-6: a camel where somebody stands', { players: { 0: { mosque: 'L1-1' } }, mosqueCamels: [1] }],
    ['MERV-COMP-1: ten buildings', { buildings: Object.fromEntries([1, 2].flatMap((row) => [1, 2, 3, 4, 5].map((column) => [`r${row}c${column}`, 0]))) }],
    ['MERV-COMP-7: five cards of pepper', { row: ['pepper', 'pepper', 'pepper', 'pepper', 'pepper'] }],
    ['MERV-COMP-3: a site twice', { sites: { r1c1: 'site-wall-teal', r1c2: 'site-wall-teal' } }],
    ['MERV-WALL-3: a gate on a wall slot', { walls: { N1: 'gate-teal-3' } }],
    ['MERV-PALACE-1: four courtiers in a hall', { players: { 0: { courtiers: { faith: 4 } } } }],
    ['MERV-CONTRACT-1: a contract from the middle of its stack', { players: { 0: { contracts: ['contract-1f-3'] } } }],
    ['MERV-SOLD-2: a soldier without a building', { soldiers: { r1c1: 0 } }],
    ['MERV-TURN-2: one meeple on two slots', { slots: { N1: 0, N2: 0 } }],
    ['MERV-MOSQUE-9: a scoring tile with two owners', { players: { 0: { tiles: ['palace'] }, 1: { tiles: ['palace'] } } }],
  ])('%s is refused', (_, arrangement) => { expect(() => merv.arrange({ seats: 2, ...arrangement })).toThrow(InvalidDataError); });

  test('MERV-FAV-1: a score or a track that cannot be is refused', () => {
    expect(message({ seats: 3, players: { 0: { vp: -17 } } })).toContain('vp');
    expect(message({ seats: 3, players: { 0: { favour: 11 } } })).toContain('favour');
  });
});
