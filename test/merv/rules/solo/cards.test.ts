// Chapter 26.5: rulings about solo, each option by its name. See solo/magistrate.test.ts for where the sites lie.
import { describe, expect, test } from 'vitest';
import { sample } from '../../../../src/kernel/chance.js';
import { ACTIONS } from '../../../../src/merv/content/ids.js';
import { merv } from '../../../../src/merv/index.js';
import { scenario } from '../../../../src/testing/index.js';
import { at, buildingAt, buildingsOf, choice, course, courtiers, lucky, magistrate, market, playerOf, seatOf, soldiersAt, told, walled, type At } from '../../helpers.js';

describe('cards, slots and sites', () => {
  const players = { r5c2: 0, r5c3: 0, r5c4: 0, r5c5: 0, r4c3: 0, r4c4: 0, r4c5: 0, r5c1: 0 } as const;
  const empty = (soloDeckEmpty: 'shuffle-discards' | 'repeat-last-card' | 'pass') =>
    at({ seats: 1, turn: 'magistrate', rulings: { soloDeckEmpty }, buildings: players, solo: { layers: [['mosque', 'wall']], discards: ['library', 'palace', 'caravansary', 'marketplace'], last: 'palace' } }).luck(['wall']);

  test('MERV-R-47 shuffle-discards: the discards without the rejected cards form a new deck', () => {
    const position = empty('shuffle-discards');
    expect(told(position, 'solo-rejected').map(({ card }) => card)).toEqual(['wall', 'mosque']);
    expect(merv.chance(position.state)).toMatchObject({ from: ['caravansary', 'palace', 'library', 'marketplace'] });
    expect(told(position, 'solo-shuffle')).toMatchObject([{ rule: 'MERV-CM-23', cards: ['caravansary', 'palace', 'library', 'marketplace'] }]);
    // The rejected ones stay discarded.
    expect(position.state.solo!.discards.map((card) => ACTIONS[card])).toEqual(['wall', 'mosque']);
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

  test('MERV-R-47: whichever card has served is the last one, until another has', () => {
    for (const card of ACTIONS) expect(ACTIONS[lucky(magistrate(card)).state.solo!.last], card).toBe(card);
  });

  test('MERV-SETUP-17, MERV-R-66: a die finds the palace card, one in three for the second place, one in two for the third; a 1 turns it up', () => {
    // No slot serves wall and mosque: with either card another one is needed.
    const after = (...cards: ('wall' | 'mosque')[]) => {
      const position = at({ seats: 1, turn: 'magistrate', buildings: players });
      cards.forEach((card, place) => (place === 0 ? position : position.luck([2])).luck([card]));
      return position;
    };
    const roll = { kind: 'roll', purpose: 'palace-card', rule: 'MERV-SETUP-17', seat: null, dice: 1 };
    expect([merv.chance(after('wall').state), merv.chance(after('wall', 'mosque').state)]).toEqual([{ ...roll, sides: 3 }, { ...roll, sides: 2 }]);
    for (const cards of [['wall'], ['wall', 'mosque']] as const) {
      expect(told(after(...cards).luck([1]), 'solo-card')).toMatchObject([{ card: 'palace' }]);
      // Any other number: one of the other cards that are left, face up.
      expect(merv.chance(after(...cards).luck([2]).state)).toEqual({ kind: 'draw', purpose: 'solo-card', rule: 'MERV-CM-4', seat: null, from: ['caravansary', 'library', 'marketplace', ...(cards.length === 1 ? ['mosque'] : [])], count: 1, secret: false });
    }
    expect(told(after('wall').luck([3], ['library']), 'solo-card')).toMatchObject([{ card: 'library' }]);
  });

  test('MERV-CM-23: of a deck shuffled anew any card may come first, the palace card too, and none counts as one of the set-up', () => {
    const position = at({ seats: 1, turn: 'magistrate', solo: { layers: [ACTIONS] } });
    expect(merv.chance(position.state)).toMatchObject({ kind: 'draw', from: ACTIONS });
    expect(position.luck(['palace']).state.solo!.dealt).toBe(6);
  });

  test('MERV-CM-19: without discards nothing is shuffled', () => {
    const layers = [['mosque', 'wall', 'library'], ['palace', 'caravansary', 'marketplace']] as const;
    const position = at({ seats: 1, at: 'scoring', solo: { layers } });
    expect([told(position, 'solo-shuffle'), position.state.solo!.layers]).toEqual([[], [[2, 4, 5], [0, 1, 3]]]);
  });

  test('MERV-CM-21: a card taken out of the cards on top is none of the set-up deck below', () => {
    const start = at({ seats: 1, turn: 'magistrate', players: { magistrate: { scroll: 8 } }, solo: { layers: [['wall', 'library'], ['caravansary', 'mosque']], discards: ['palace', 'marketplace'] } }).state;
    const position = scenario(merv, { ...start, solo: { ...start.solo!, dealt: 4 } }).luck(['wall']);
    expect(position.state.solo).toMatchObject({ removed: [2], layers: [[], [0, 4]], dealt: 4 });
  });

  test('MERV-CM-21: the caravansary card stays as long as a card lies in the row, even when the deck is empty', () => {
    const left = (row: readonly 'cinnamon'[]) => told(magistrate('wall', { row, rowCamels: [], players: { 0: { cards: { ginger: 6, juniper: 6, cinnamon: 8 - row.length } }, magistrate: { cards: { pepper: 4 } } } }), 'solo-removed').map(({ card }) => card);
    expect([left(['cinnamon']), left([])]).toEqual([[], ['caravansary']]);
  });

  test('MERV-CM-23: a card is rejected for this turn only', () => {
    const position = at({ seats: 1, order: [0, 'courtier', 'magistrate'], turn: 'magistrate', slots: { N4: 0, N5: 'courtier' }, buildings: { r5c2: 0, r5c3: 0 }, solo: { layers: [['wall', 'library'], ['palace', 'mosque', 'caravansary', 'marketplace']] }, sites: { r5c1: { action: 'mosque' } } });
    expect(position.luck(['wall']).state.solo!.rejected).toEqual([5]);
    for (let step = 0; told(position, 'solo-card').length < 2 && step < 100; step += 1) {
      const request = merv.chance(position.state);
      if (request) position.luck(sample(request, () => 0));
      else position.play(position.moves()[0]!);
    }
    expect(told(position, 'solo-card').length).toBeGreaterThan(1);
    expect(position.state.solo!.rejected).toEqual([]);
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

  test('MERV-R-49: with no camel there and none of his own he takes none, under either option', () => {
    for (const magistrateTakesCamels of ['take-if-none-owned', 'two-or-more-only'] as const) {
      const position = magistrate('wall', { rulings: { magistrateTakesCamels }, buildings: { r1c3: 'magistrate' } });
      expect([told(position, 'market-camels-taken'), told(position, 'market-camel-placed'), position.state.turn.marketUsed]).toEqual([[], [], 0]);
    }
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
