// Chapter 26.5: rulings about solo, each option by its name. See solo/magistrate.test.ts for where the sites lie.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../../src/merv/index.js';
import { at, buildingAt, buildingsOf, choice, course, courtiers, magistrate, market, playerOf, seatOf, soldiersAt, told, walled, type At } from '../../helpers.js';

describe('cards, slots and sites', () => {
  const players = { r5c2: 0, r5c3: 0, r5c4: 0, r5c5: 0, r4c3: 0, r4c4: 0, r4c5: 0, r5c1: 0 } as const;
  const empty = (soloDeckEmpty: 'shuffle-discards' | 'repeat-last-card' | 'pass') =>
    at({ seats: 1, turn: 'magistrate', rulings: { soloDeckEmpty }, buildings: players, solo: { layers: [['mosque', 'wall']], discards: ['library', 'palace', 'caravansary', 'marketplace'], last: 'palace' } }).luck(['wall']);

  test('MERV-R-47 shuffle-discards: the discards without the rejected cards form a new deck', () => {
    const position = empty('shuffle-discards');
    expect(told(position, 'solo-rejected').map(({ card }) => card)).toEqual(['wall', 'mosque']);
    expect(merv.chance(position.state)).toMatchObject({ from: ['caravansary', 'palace', 'library', 'marketplace'] });
    expect(told(position.luck(['library']), 'solo-card')).toMatchObject([{ card: 'library' }]);
  });

  test('MERV-R-47 repeat-last-card: the card of the round before serves again', () => {
    const position = empty('repeat-last-card');
    expect(told(position, 'solo-card')).toMatchObject([{ card: 'palace' }]);
    expect(courtiers(position, 'magistrate')).toEqual({ knowledge: 1 });
  });

  test('MERV-R-47 repeat-last-card: wherever it lies among the discards, unless it has been rejected in this turn', () => {
    const again = (discards: readonly ('library' | 'palace' | 'caravansary' | 'marketplace')[]) =>
      told(at({ seats: 1, turn: 'magistrate', rulings: { soloDeckEmpty: 'repeat-last-card' }, buildings: players, solo: { layers: [['mosque', 'wall']], discards, last: 'library' } }).luck(['wall']), 'solo-card').map(({ card }) => card);
    expect([again(['library', 'palace', 'caravansary', 'marketplace']), again(['palace', 'caravansary', 'marketplace', 'library'])]).toEqual([['library'], ['library']]);
    const rejected = at({ seats: 1, turn: 'magistrate', rulings: { soloDeckEmpty: 'repeat-last-card' }, buildings: players, solo: { layers: [['mosque', 'wall']], discards: ['library', 'palace', 'caravansary', 'marketplace'], last: 'wall' } }).luck(['wall']);
    expect(told(rejected, 'solo-card')).toEqual([]);
  });

  const decks = (position: At) => told(position, 'solo-deck').map(({ rule, card, discards, layers }) => [rule, card, discards, layers.length]);

  test('MERV-CM-4, MERV-CM-5, MERV-CM-16, MERV-R-47: each change of his cards is told once, with its rule', () => {
    const turn = magistrate('wall', { order: [0, 'courtier', 'magistrate'], slots: { N1: 0, N2: 'courtier' } });
    // His card is turned up; then it has served and may be asked for again; the round is over, and it is discarded.
    expect(decks(turn).slice(0, 3).map(([rule, card, discards]) => [rule, card, discards])).toEqual([['MERV-CM-4', 'wall', []], ['MERV-R-47', 'wall', []], ['MERV-CM-16', null, ['wall']]]);
    const all = told(turn, 'solo-deck').map((event) => JSON.stringify({ ...event, rule: '' }));
    expect(all.filter((one, place) => one === all[place - 1])).toEqual([]);
    expect(decks(empty('pass')).slice(0, 4)).toEqual([['MERV-CM-4', 'wall', ['library', 'palace', 'caravansary', 'marketplace'], 1], ['MERV-CM-5', null, ['library', 'palace', 'caravansary', 'marketplace', 'wall'], 1], ['MERV-CM-4', 'mosque', ['library', 'palace', 'caravansary', 'marketplace', 'wall'], 1], ['MERV-CM-5', null, ['library', 'palace', 'caravansary', 'marketplace', 'wall', 'mosque'], 1]]);
  });

  test('MERV-CM-19, MERV-CMA-6, MERV-CM-21: the shuffled discards, a pair, and a card that leaves the game are told by their rules', () => {
    const two = { 0: { favour: 1, courtiers: { knowledge: 1, trade: 1 } } };
    const scored = at({ seats: 1, at: 'scoring', players: two, solo: { layers: [['mosque', 'wall']], discards: ['library', 'palace', 'caravansary', 'marketplace'] } }).play('score trade');
    expect(told(scored, 'solo-deck')).toMatchObject([{ rule: 'MERV-CM-19', discards: [], layers: [['caravansary', 'palace', 'library', 'marketplace'], ['mosque', 'wall']] }]);
    expect(told(scored, 'solo-shuffle')).toMatchObject([{ rule: 'MERV-CM-19', cards: ['caravansary', 'palace', 'library', 'marketplace'] }]);
    const pair = magistrate('caravansary', { row: ['ginger', 'ginger'], players: { magistrate: { cards: { ginger: 1 } } } });
    expect(told(pair, 'solo-deck').map(({ rule, pairs }) => [rule, pairs])).toEqual([['MERV-CM-4', []], ['MERV-CMA-6', ['ginger']]]);
    const spent = magistrate('wall', { players: { magistrate: { scroll: 8 } } });
    expect(told(spent, 'solo-deck').map(({ rule, removed }) => [rule, removed])).toContainEqual(['MERV-CM-21', ['library']]);
  });

  test('MERV-CM-21, MERV-R-66: a card that leaves the game while the palace card is still to be found keeps its place in the deck', () => {
    const unknown = at({ seats: 1, turn: 'magistrate', players: { magistrate: { scroll: 8 } } }).luck(['wall']).state.solo!;
    expect(unknown).toMatchObject({ removed: [2], layers: [[0, 1, 2, 3, 4]], dealt: 1 });
    const known = magistrate('wall', { players: { magistrate: { scroll: 8 } } }).state.solo!;
    expect([known.removed, known.layers.flat(), known.dealt]).toEqual([[2], expect.not.arrayContaining([2]), 6]);
    // When it turns up it is passed over.
    const passed = at({ seats: 1, turn: 'magistrate', solo: { removed: ['library'] } }).luck(['library']);
    expect(told(passed, 'solo-deck')[0]).toMatchObject({ rule: 'MERV-CM-4', card: null, dealt: 1, removed: ['library'] });
    expect(told(passed, 'solo-card')).toEqual([]);
    expect(merv.chance(passed.state)).not.toBeNull();
    const few = magistrate('wall', { players: { magistrate: { scroll: 7 } } }).state.solo!;
    expect([few.removed, few.layers.flat()]).toEqual([[], expect.arrayContaining([2])]);
  });

  test('MERV-R-47 pass: as if every card were rejected', () => {
    const position = empty('pass');
    expect(told(position, 'solo-card')).toEqual([]);
    expect(choice(position, 'slot')).toMatchObject([{ rule: 'MERV-CM-23' }]);
    expect(buildingsOf(position, 1)).toEqual([]);
    expect(seatOf(position)).toBe(0);
  });

  // Walls at r1c1, r5c3, r5c4, r5c5; the last three belong to the player.
  const any = (methodASites: 'intended-type-only' | 'any-empty-site') =>
    magistrate('wall', { rulings: { methodASites }, sites: { r1c1: 'site-wall-teal' }, buildings: { r5c3: 0, r5c4: 0, r5c5: 0, r4c4: 'magistrate' } });

  test('MERV-R-48 intended-type-only: he builds on a site of the type', () => {
    expect(buildingAt(any('intended-type-only'), 'r1c1')).toBe(1);
  });

  test('MERV-R-48 any-empty-site: on any empty site of the line, the action stays that of the card', () => {
    const position = any('any-empty-site');
    expect([buildingAt(position, 'r4c1'), buildingAt(position, 'r1c1')]).toEqual([1, -1]);
    expect(walled(position)).toHaveLength(1);
  });

  const single = (magistrateTakesCamels: 'take-if-none-owned' | 'two-or-more-only') => magistrate('wall', { rulings: { magistrateTakesCamels }, buildings: { r1c3: 'magistrate' }, marketCamels: ['bottomLeft'] });

  test('MERV-R-49 take-if-none-owned: without camels he takes a single one', () => {
    expect([playerOf(single('take-if-none-owned'), 'magistrate').camel, market(single('take-if-none-owned'))]).toEqual([1, []]);
    // Camels gained in step 4 count as owned: a mosque step brings one, so he places it.
    const gained = magistrate('mosque', { buildings: { r1c3: 'courtier' }, marketCamels: ['bottomLeft'], market: 'B', players: { magistrate: {} } });
    expect(playerOf(gained, 'magistrate').rare).toBe(1);
  });

  test('MERV-R-49 two-or-more-only: he leaves it', () => {
    expect([playerOf(single('two-or-more-only'), 'magistrate').camel, market(single('two-or-more-only'))]).toEqual([0, ['bottomLeft']]);
  });

  test('MERV-R-65 queue-just-left: he takes the highest slot, the courtier is sent to the lowest', () => {
    const position = magistrate('wall', { order: ['magistrate', 'courtier', 0], rulings: { automataQueue: 'queue-just-left' } });
    expect([choice(position, 'slot')[0]!.chosen, choice(position, 'courtierSlot')[0]!.chosen]).toEqual(['N5', 'N1']);
  });

  test('MERV-R-65 next-queue: the other way round', () => {
    const position = magistrate('wall', { order: ['magistrate', 'courtier', 0], rulings: { automataQueue: 'next-queue' } });
    expect([choice(position, 'slot')[0]!.chosen, choice(position, 'courtierSlot')[0]!.chosen]).toEqual(['N2', 'N5']);
  });

  test('MERV-R-66: the palace card comes second, third or fourth; the first card is any other', () => {
    const seen = Array.from({ length: 40 }, (_, seed) => {
      const { events } = course({ seats: 1 }, `deck ${seed}`, { until: ({ year }) => year > 1 });
      return events.flatMap((event) => (event.kind === 'solo-card' || event.kind === 'solo-rejected' ? [event.card] : []));
    });
    expect(new Set(seen.map((deck) => deck.indexOf('palace')))).toEqual(new Set([1, 2, 3]));
  });

  test('MERV-R-68: soldiers go north before west, the wall search starts at the west end of the north wall', () => {
    const position = magistrate('mosque', { buildings: { r2c1: 'courtier', r1c2: 'courtier' }, players: { magistrate: { mosque: 'L3-2' } } });
    expect([soldiersAt(position, 'r1c2'), soldiersAt(position, 'r2c1')]).toEqual([1, 0]);
    const wall = magistrate('wall', { buildings: { r1c1: 'courtier', r1c4: 'courtier', r4c1: 'courtier' } });
    expect(told(wall, 'solo-wall')[0]!.slot).toBe('N1');
  });
});
