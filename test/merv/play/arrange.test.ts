// Arrangements that make no sense are refused where they stand.
import { describe, expect, test } from 'vitest';
import { InvalidDataError } from '../../../src/index.js';
import { merv } from '../../../src/merv/index.js';
import { standardPack } from '../../../src/merv/content/standard/index.js';
import { at, playerOf, row, vp } from '../helpers.js';

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

describe('what does not fit is refused where it stands, with the reason, and what just fits is not', () => {
  const told = (words: object): string => {
    try {
      merv.arrange({ seats: 3, ...words });
      return 'arranged';
    } catch (error) {
      return (error as Error).message.replace(/^arrangement(: | at )/, '');
    }
  };
  const rows: readonly (readonly [title: string, words: object, reason: string])[] = [
    ['MERV-SETUP-1: a seat that takes part', { turn: 2 }, 'arranged'],
    ['MERV-SETUP-1: a seat that does not', { turn: 3 }, 'turn: 3 does not take part'],
    ['MERV-SETUP-14: no High Courtier among three', { turn: 'courtier' }, 'turn: courtier does not take part'],
    ['MERV-SETUP-14: the High Courtier of two', { seats: 2, turn: 'courtier' }, 'arranged'],
    ['MERV-SETUP-16: no magistrate but in solo', { seats: 2, turn: 'magistrate' }, 'turn: magistrate does not take part'],
    ['MERV-SETUP-16: what the magistrate has, in solo only', { seats: 2, players: { magistrate: {} } }, 'players.magistrate: magistrate does not take part'],
    ['MERV-YEAR-4: everybody in the order', { order: [0, 1] }, 'order: expected 3 participants'],
    ['MERV-YEAR-4: nobody else in it', { order: [0, 1, 3] }, 'order[2]: 3 does not take part'],
    ['MERV-QUEUE-1: nobody else in the queue', { at: 'roundEnd', queue: [null, 3, 0] }, 'queue[1]: 3 does not take part'],
    ['MERV-QUEUE-1: nobody else in a queue that is full', { year: 2, at: 'invasion', queue: [0, 1, 3] }, 'queue[2]: 3 does not take part'],
    ['MERV-INV-1: no gap in a queue that is full', { year: 2, at: 'invasion', queue: [0, null, 1] }, 'queue[1]: -1 does not take part'],
    ['MERV-TURN-2: nobody else on a slot', { slots: { N1: 3 } }, 'slots.N1: 3 does not take part'],
    ['MERV-YEAR-3: the first slot of the side of the round', { round: 2, at: 'site', slot: 'E1' }, 'arranged'],
    ['MERV-YEAR-3: and the last', { round: 2, at: 'site', slot: 'E5' }, 'arranged'],
    ['MERV-YEAR-3: not the last of the side before', { round: 2, at: 'site', slot: 'N5' }, 'slot: the current side is E'],
    ['MERV-YEAR-3: nor the first of the side after', { round: 2, at: 'site', slot: 'S1' }, 'slot: the current side is E'],
    ['MERV-YEAR-3: where others stand, too', { round: 2, at: 'roundEnd', slots: { E1: 0, E5: 1, N5: 2 } }, 'slots.N5: the current side is E'],
    ['MERV-YEAR-3: on both ends', { round: 2, at: 'roundEnd', slots: { E1: 0, E5: 1, S1: 2 } }, 'slots.S1: the current side is E'],
    ['MERV-TURN-2: a site is chosen from a slot', { at: 'site' }, 'slot: expected one of N1, N2, N3, N4, N5'],
    ['MERV-TURN-3: an action is that of a site', { at: 'act', slot: 'N1' }, 'site: the site that has been activated is missing'],
    ['MERV-TERM-2: which is not the camel market', { at: 'act', slot: 'N3', site: 'r3c3' }, 'site: the camel market is not a site'],
    ['MERV-CM-1: automata begin with their slot', { seats: 1, turn: 'magistrate', at: 'act', slot: 'N1', site: 'r1c1' }, 'at: automata begin their turn with the slot'],
    ['MERV-TERM-2: no building on the camel market', { buildings: { r3c3: 0 } }, 'buildings.r3c3: the camel market is not a site'],
    ['MERV-COMP-1: no building of nobody', { buildings: { r1c1: 3 } }, 'buildings.r1c1: 3 does not take part'],
    ['MERV-COMP-1: no soldier of nobody', { buildings: { r1c1: 0 }, soldiers: { r1c1: 3 } }, 'soldiers.r1c1: 3 does not take part'],
    ['MERV-TERM-2: no tile on the camel market', { sites: { r3c3: 'site-wall-teal' } }, 'sites.r3c3: no such site tile is left'],
    ['MERV-COMP-3: no tile twice', { sites: { r1c1: 'site-wall-teal', r1c2: { action: 'wall', colour: 'teal' } } }, 'sites.r1c2: no such site tile is left'],
    ['MERV-WALL-3: a gate in the middle of a side', { walls: { N3: 'any' } }, 'arranged'],
    ['MERV-WALL-3: and nowhere else', { walls: { N2: 'gate-teal-3' } }, 'walls.N2: no such piece is left for this slot: gate-teal-3'],
    ['MERV-COMP-4: two segments of a kind', { walls: { N1: 'segment-sand-1', N2: 'segment-sand-1' } }, 'arranged'],
    ['MERV-COMP-4: and no more', { walls: { N1: 'segment-sand-1', N2: 'segment-sand-1', N4: 'segment-sand-1' } }, 'walls.N4: no such piece is left for this slot: segment-sand-1'],
    ['MERV-COMP-7: four cards of pepper', { players: { 0: { cards: { pepper: 4 }, influence: 1 } }, row: [] }, 'arranged'],
    ['MERV-COMP-7: and no more', { players: { 0: { cards: { pepper: 5 } } } }, 'players.0.cards.pepper: there are not so many cards'],
    ['MERV-SETUP-9: eight cards in a row', { row: new Array(8).fill('cinnamon') }, 'arranged'],
    ['MERV-SETUP-9: and no more', { row: [...new Array(8).fill('cinnamon'), 'ginger'] }, 'row: the row holds eight cards'],
    ['MERV-COMP-7: no card twice', { row: ['caravan-pepper-1', 'caravan-pepper-1'] }, 'row[1]: no such card is left: caravan-pepper-1'],
    ['MERV-SETUP-11: eleven camels among three', { rowCamels: [], cityCamels: [], mosqueCamels: [], players: { 0: { camel: 11 } } }, 'arranged'],
    ['MERV-SETUP-11: and no more', { players: { 0: { camel: 12 } } }, 'players: there are 11 camels in the game'],
    ['MERV-SETUP-11: none beside those that are placed', { rowCamels: [1], cityCamels: ['rayy'], mosqueCamels: [1], players: { 0: { camel: 9 } } }, 'players: there are 11 camels in the game'],
    ['MERV-CARAV-6: a camel on the last card', { row: ['ginger', 'pepper'], rowCamels: [2] }, 'arranged'],
    ['MERV-CARAV-6: none behind it', { row: ['ginger', 'pepper'], rowCamels: [1, 3] }, 'rowCamels: there is no card on place 3'],
    ['MERV-MARKET-5: no camel where a first post stands', { players: { 0: { posts: ['rayy'] } }, cityCamels: ['rayy'] }, 'cityCamels: the first post in rayy has brought this camel'],
    ['MERV-MOSQUE-6: no camel where somebody stands', { players: { 0: { mosque: 'L1-2' } }, mosqueCamels: [2] }, 'mosqueCamels: whoever stands on path 2 has taken this camel'],
    ['MERV-LIB-4: one breakthrough of a level', { players: { 0: { breakthroughs: ['bt1-palace', 'bt1-mosque'] } } }, 'players.0.breakthroughs: one breakthrough of a level is owned'],
    ['MERV-BREAK-4: a conversion takes its breakthrough', { players: { 0: { converted: true, breakthroughs: ['bt1-palace'] } } }, 'players.0.converted: this takes a breakthrough of the second level'],
    ['MERV-BREAK-4: with the first of its tiles there is one, too', { players: { 0: { converted: true, breakthroughs: ['bt2-purple'] } } }, 'arranged'],
    ['MERV-BREAK-4: with it there is one', { players: { 0: { converted: true, breakthroughs: ['bt2-teal'] } } }, 'arranged'],
    ['MERV-CONTRACT-1: contracts from the top', { players: { 0: { contracts: ['contract-1f-2', 'contract-1f-1'] } } }, 'players.0.contracts: contract-1f-2 is not on top of its stack; name the cards above it first'],
    ['MERV-CONTRACT-1: in the order in which they lie', { players: { 0: { contracts: ['contract-1f-1', 'contract-1f-2'] } } }, 'arranged'],
    ['MERV-COMP-10: four of the actions have a scoring tile', { players: { 0: { tiles: ['palace', 'marketplace'] } } }, 'arranged'],
    ['MERV-COMP-10: the wall has none', { players: { 0: { tiles: ['wall'] } } }, 'players.0.tiles: no scoring tile shows the action wall'],
    ['MERV-SETUP-17: solo cards are those of solo', { solo: {} }, 'solo: there is no magistrate'],
    ['MERV-TURN-1: a slot is that of a turn', { slot: 'N1' }, 'slot: this is said of site, act, after, not of slot'],
    ['MERV-TURN-1: so is a site', { at: 'roundEnd', slots: {}, site: 'r1c1' }, 'site: this is said of site, act, after, not of roundEnd'],
    ['MERV-INV-1: nobody stands on slots in an invasion', { at: 'invasion', year: 2, slots: {} }, 'slots: this is said of slot, site, act, after, roundEnd, not of invasion'],
    ['MERV-SCORE-1: nor while points are scored', { at: 'scoring', slots: {} }, 'slots: this is said of slot, site, act, after, roundEnd, not of scoring'],
    ['MERV-QUEUE-1: nobody is in the queue in a turn', { queue: [] }, 'queue: this is said of roundEnd, invasion, scoring, not of slot'],
    ['MERV-QUEUE-3: camels stand in a queue that is entered', { at: 'scoring', queueCamels: [] }, 'queueCamels: this is said of roundEnd, not of scoring'],
    ['MERV-YEAR-1: three years', { year: 4 }, 'year: expected a whole number from 1 to 3'],
    ['MERV-YEAR-2: of four rounds', { round: 5 }, 'round: expected a whole number from 1 to 4'],
  ];
  test.each(rows)('%s', (_, words, reason) => { expect(told(words)).toBe(reason); });
});

describe('what an arrangement does not say is as after the set-up', () => {
  test('MERV-SETUP-6, MERV-SETUP-8, MERV-SETUP-10: camels on inner cities, on the lowest spaces of the mosque, and on cards by the number of players', () => {
    for (const [seats, onCards, unused] of [[1, 2, 0], [2, 2, 0], [3, 3, 0], [4, 4, 0]] as const) {
      const { cityCamels, mosqueCamels, rowCamels, removedCamels } = at({ seats }).state;
      expect([seats, cityCamels, mosqueCamels, rowCamels, removedCamels]).toEqual([seats, [1, 1, 1, 1], [1, 1, 1, 1], Array.from({ length: 8 }, (_one, place) => (place < onCards ? 1 : 0)), unused]);
    }
  });

  test('MERV-SETUP-11: camels given away are missing from the row, then from the cities, then from the mosque, the last ones first', () => {
    const left = (camel: number, words: object = {}): unknown => {
      const { rowCamels, cityCamels, mosqueCamels, removedCamels } = at({ seats: 3, players: { 0: { camel } }, ...words }).state;
      return [rowCamels.slice(0, 3), cityCamels, mosqueCamels, removedCamels];
    };
    const all = [1, 1, 1, 1];
    expect(left(1)).toEqual([[1, 1, 0], all, all, 0]);
    expect(left(3)).toEqual([[0, 0, 0], all, all, 0]);
    expect(left(4)).toEqual([[0, 0, 0], [1, 1, 1, 0], all, 0]);
    expect(left(8)).toEqual([[0, 0, 0], [0, 0, 0, 0], [1, 1, 1, 0], 0]);
    expect(left(1, { rowCamels: [1, 2, 3] })).toEqual([[1, 1, 1], [1, 1, 1, 0], all, 0]);
    expect(left(1, { rowCamels: [1, 2, 3], cityCamels: ['rayy', 'nishapur', 'samarkand', 'balkh'] })).toEqual([[1, 1, 1], all, [1, 1, 1, 0], 0]);
    expect(left(0, { rowCamels: [2], cityCamels: ['nishapur'], mosqueCamels: [3] })).toEqual([[0, 1, 0], [0, 0, 1, 0], [0, 0, 1, 0], 8]);
  });

  test('MERV-MARKET-5, MERV-MOSQUE-6: first posts and steps have taken their camels', () => {
    const { cityCamels, mosqueCamels } = at({ seats: 3, players: { 0: { posts: ['samarkand', 'kashgar'] }, 1: { mosque: 'L1-4' }, 2: { mosque: 'L2-1' } } }).state;
    expect([cityCamels, mosqueCamels]).toEqual([[1, 0, 1, 1], [1, 1, 1, 0]]);
  });

  test('MERV-TURN-1: whoever was before stands on a slot from the end of the side, whoever comes later on none', () => {
    const { slots, turn, order } = at({ seats: 3, order: [2, 0, 1], turn: 0 }).state;
    expect([slots, turn.seat, order]).toEqual([[-1, -1, -1, -1, 2], 0, [2, 0, 1]]);
    expect(at({ seats: 3, order: [2, 0, 1], turn: 1, slots: { N2: 0 } }).state.slots).toEqual([-1, 0, -1, -1, 2]);
    expect(at({ seats: 3, order: [2, 0, 1], turn: 1, at: 'site', slot: 'N5' }).state.slots).toEqual([-1, -1, 0, 2, 1]);
    expect(at({ seats: 3, turn: 1 }).state.order).toEqual([1, 0, 2]);
  });

  test('MERV-TURN-1: what waits in a turn at each of its moments', () => {
    const waiting = (moment: 'slot' | 'site' | 'act' | 'after'): unknown => at({ seats: 3, at: moment, ...(moment === 'slot' ? {} : { slot: 'N1' }), ...(moment === 'act' || moment === 'after' ? { site: 'r1c1' } : {}), players: { 0: { cubes: { white: 1 }, common: 2, influence: 1 } } }).state.frames.slice(2);
    const after = { kind: 'after', seat: 0 };
    expect([waiting('slot'), waiting('site'), waiting('act'), waiting('after')]).toEqual([[after, { kind: 'slot', seat: 0 }], [after, { kind: 'site', seat: 0 }], [after, { kind: 'act', seat: 0 }], [after]]);
  });

  test('MERV-QUEUE-1: at the end of a round everybody stands on a slot, or in the queue', () => {
    const players = { 0: { camel: 2 }, 1: { camel: 2 }, 2: { camel: 2 } };
    const { queue, slots } = at({ seats: 3, at: 'roundEnd', queue: [null, 1, null], players }).state;
    expect([queue, slots]).toEqual([[-1, 1, -1], [-1, -1, -1, -1, 0]]);
    const first = at({ seats: 3, at: 'roundEnd', players }).state;
    expect([first.frames.at(-1), first.slots]).toEqual([{ kind: 'queue', seat: 2 }, [-1, -1, -1, 1, 0]]);
    expect(at({ seats: 3, at: 'roundEnd', queue: [null, 1, null], queueCamels: [1, 0, 0], players }).state.queueCamels).toEqual([1, 0, 0]);
  });

  test('MERV-INV-1, MERV-SCORE-1: they come in the fourth round, in the order of the turns unless the queue is told', () => {
    const two = { favour: 1, courtiers: { knowledge: 1, trade: 1 } };
    const scoring = at({ seats: 3, at: 'scoring', order: [2, 0, 1], players: { 0: two } }).state;
    expect([scoring.round, scoring.queue]).toEqual([4, [2, 0, 1]]);
    expect(at({ seats: 3, at: 'scoring', order: [2, 0, 1], queue: [1, 2, 0], players: { 0: two } }).state.queue).toEqual([1, 2, 0]);
  });

  test('MERV-SETUP-4: sites in the order of the pack around those that were named', () => {
    const { entries } = standardPack.sites;
    const { sites } = at({ seats: 3, sites: { r1c2: 'site-wall-teal', r3c2: { action: 'palace' }, r5c5: { action: 'palace', colour: 'sand' } } }).state;
    const names = sites.map((site) => entries[site]?.id ?? 'camel market');
    const first = entries.find(({ action }) => action === 'palace')!.id;
    const named = ['site-wall-teal', first, 'site-palace-sand'];
    expect([names[1], names[11], names[12], names[24]]).toEqual([named[0], first, 'camel market', named[2]]);
    expect(names.filter((_, cell) => ![1, 11, 12, 24].includes(cell))).toEqual(entries.map(({ id }) => id).filter((id) => !named.includes(id)));
  });

  test('MERV-SETUP-9: a row of ginger, juniper, cinnamon and pepper, again and again', () => {
    expect(row(at({ seats: 3, rowCamels: [] }))).toEqual(['ginger', 'juniper', 'cinnamon', 'pepper', 'ginger', 'juniper', 'cinnamon', 'pepper']);
    // Where the pepper has gone there is another card.
    expect(row(at({ seats: 3, rowCamels: [], players: { 0: { cards: { pepper: 4 } } } }))).toEqual(['ginger', 'juniper', 'cinnamon', 'cinnamon', 'ginger', 'juniper', 'cinnamon', 'cinnamon']);
  });

  test('MERV-CONTRACT-5: what a fulfilled contract asks for lies on it', () => {
    expect(playerOf(at({ seats: 3, players: { 0: { contracts: ['contract-2s-1', 'contract-3s-1'] } } }), 0)).toMatchObject({ givenScroll: 3, givenCommon: 3, givenRare: 2, fulfilled: [9, 15] });
  });

  test('MERV-COMP-1: what stands somewhere is no longer in the supply', () => {
    const position = at({ seats: 3, buildings: { r1c1: 0, r2c3: 0, r5c5: 0 }, soldiers: { r5c5: 0, r1c1: 0, r2c3: 0 }, upgrades: { r2c2: 'white' }, walls: { N1: 'segment-sand-1' }, players: { 0: { courtiers: { faith: 2 }, posts: ['rayy', 'balkh'], mosque: 'L1-1', vp: 7, favour: 3 } } });
    expect(playerOf(position, 0)).toMatchObject({ buildings: 6, servants: 3, discs: 4, soldiers: [0, 7, 24], peak: 3 });
    expect(vp(position, 0)).toBe(7);
    expect([position.state.upgradeSupply[4], position.state.wallSupply.reduce((left, one) => left + one, 0)]).toEqual([5, 19]);
  });

  test('MERV-SETUP-17: the deck as told, each layer in no order, and what lies beside it', () => {
    const { solo } = at({ seats: 1, solo: { layers: [['wall', 'caravansary'], ['mosque', 'marketplace']], discards: ['palace'], removed: ['library'], last: 'palace' } }).state;
    expect(solo).toMatchObject({ layers: [[0, 5], [3, 4]], dealt: 6, discards: [1], removed: [2], last: 1, card: -1 });
    expect(at({ seats: 1, solo: { discards: ['palace'], layers: [['wall', 'caravansary', 'library'], ['mosque', 'marketplace']] } }).state.solo!.last).toBe(-1);
    expect(at({ seats: 1 }).state.solo).toMatchObject({ layers: [[0, 1, 2, 3, 4, 5]], dealt: 0, discards: [], removed: [], last: -1 });
  });
});
