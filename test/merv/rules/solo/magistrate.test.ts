// Chapter 24: the Corrupt Magistrate's turn. With the sites of the arrangement the walls lie at r5c2 to r5c5, the mosques at
// r4c3, r4c4, r4c5 and r5c1, the caravansaries at r1c1 to r1c4, the palaces at r1c5 and r2c1 to r2c3.
import { describe, expect, test } from 'vitest';
import { sample } from '../../../../src/kernel/chance.js';
import { merv } from '../../../../src/merv/index.js';
import { scenario } from '../../../../src/testing/index.js';
import { at, buildingAt, buildingsOf, cards, choice, courtiers, cubes, forced, lucky, magistrate, market, moves, no, playerOf, points, scrolls, seatOf, told, vp, walled } from '../../helpers.js';

const wallsOfPlayer = { r5c2: 0, r5c3: 0, r5c4: 0, r5c5: 0 } as const;

describe('the turn', () => {
  test('MERV-CM-1: he scores and acts like a player without paying; what he cannot do is lost', () => {
    const position = magistrate('palace', { players: { magistrate: { courtiers: { knowledge: 2 } } } });
    // The third courtier would cost three cubes.
    expect(playerOf(position, 'magistrate')).toMatchObject({ cubes: [0, 0, 0, 0, 0], servants: 5 });
    expect(told(position, 'paid')).toEqual([]);
    const full = magistrate('palace', { players: { 0: { courtiers: { knowledge: 3, spice: 3 } }, magistrate: { courtiers: { trade: 3, faith: 3 } } } });
    expect(told(full, 'lost')).toHaveLength(1);
    expect(playerOf(full, 'magistrate').servants).toBe(2);
    expect(buildingAt(full, 'r1c5')).toBe(1);
  });

  test('MERV-CM-2: nobody gets cubes in his turn', () => {
    const position = magistrate('wall', { buildings: { r1c5: 0, r2c5: 'magistrate', r3c5: 'courtier' }, upgrades: { r1c5: 'white' } });
    expect(told(position, 'produced')).toEqual([]);
    expect([cubes(position, 0), cubes(position, 'magistrate')]).toEqual([{}, {}]);
  });

  test('MERV-CM-3: neither activates a site of the other', () => {
    const player = at({ seats: 1, at: 'site', slot: 'N1', buildings: { r1c1: 'magistrate', r2c1: 'courtier' } });
    expect(no(player, 'site r1c1')).toEqual(['magistrate-site', 'MERV-CM-3']);
    expect(moves(player, 'site')).toEqual(['site r2c1', 'site r3c1', 'site r4c1', 'site r5c1']);
    // Three of the wall sites belong to the player: only N4 is left.
    const his = magistrate('wall', { buildings: { r5c2: 0, r5c3: 0, r5c5: 0, r5c4: 'magistrate' } });
    expect(choice(his, 'slot')).toMatchObject([{ from: ['N4'], chosen: 'N4' }]);
  });

  test('MERV-CM-4: the card turned up is the intended type', () => {
    for (const card of ['palace', 'library', 'wall'] as const) {
      const position = magistrate(card);
      expect(told(position, 'solo-card')).toMatchObject([{ card, method: 'A' }]);
      expect(told(position, 'solo-actions')).toMatchObject([{ card, times: 1 }]);
    }
    expect(walled(magistrate('wall'))).toHaveLength(1);
    expect(scrolls(magistrate('library'), 'magistrate')).toBe(1);
  });

  test('MERV-CM-5: a card that no free slot can serve is discarded and the next one turned up', () => {
    const position = at({ seats: 1, turn: 'magistrate', buildings: wallsOfPlayer, solo: { layers: [['wall', 'library'], ['palace', 'mosque', 'caravansary', 'marketplace']] } }).luck(['wall']);
    expect(told(position, 'solo-rejected')).toMatchObject([{ card: 'wall', rule: 'MERV-CM-5', reason: 'no-slot' }]);
    expect(told(position, 'solo-card')).toMatchObject([{ card: 'library' }]);
    expect(position.state.solo!.discards).toEqual([5]);
    expect(scrolls(position, 'magistrate')).toBe(1);
  });

  test('MERV-CM-6: method A, free slots with an empty site of the type', () => {
    const position = magistrate('wall', { order: [0, 'magistrate', 'courtier'], slots: { N5: 0 }, buildings: { r5c2: 0, r1c1: 'magistrate', r5c4: 'courtier' } });
    expect(choice(position, 'slot')).toMatchObject([{ from: ['N3'], chosen: 'N3' }]);
    expect(choice(magistrate('wall'), 'slot')[0]!.from).toEqual(['N2', 'N3', 'N4', 'N5']);
  });

  test('MERV-CM-7: most of the magistrate, then of the courtier, then of the player, then the farthest', () => {
    const slot = (buildings: object) => choice(magistrate('wall', { buildings }), 'slot')[0]!;
    expect(slot({ r1c3: 'magistrate', r1c4: 'courtier', r2c4: 'courtier', r1c5: 0 })).toMatchObject({ chosen: 'N3', rule: 'MERV-CM-7' });
    expect(slot({ r1c3: 'magistrate', r1c4: 'magistrate', r2c3: 'courtier', r1c5: 0, r2c4: 0 }).chosen).toBe('N3');
    expect(slot({ r1c2: 'courtier', r1c4: 'courtier', r2c2: 0 }).chosen).toBe('N2');
    expect(slot({ r1c2: 0, r1c3: 0 }).chosen).toBe('N3');
    expect(slot({}).chosen).toBe('N5');
  });

  test('MERV-CM-8: method B, without an empty site or a building left', () => {
    const built = { r5c2: 0, r5c3: 'magistrate', r5c4: 'courtier', r5c5: 0 } as const;
    const full = magistrate('wall', { buildings: built });
    expect(told(full, 'solo-card')).toMatchObject([{ method: 'B' }]);
    expect(choice(full, 'slot')[0]!.from).toEqual(['N3', 'N4']);
    const nine = Object.fromEntries(['r1c1', 'r1c2', 'r1c3', 'r1c4', 'r2c1', 'r2c2', 'r2c3', 'r2c4', 'r5c3'].map((cell) => [cell, 'magistrate' as const]));
    const none = magistrate('wall', { buildings: nine });
    expect(choice(none, 'slot')[0]).toMatchObject({ from: ['N3'], chosen: 'N3' });
    expect(buildingsOf(none, 1)).toHaveLength(9);
    // Nor does he build on a site of the type that is still empty in the line.
    const { r1c4: _, ...eight } = nine;
    const empty = magistrate('wall', { buildings: { ...eight, r1c5: 'magistrate', r5c4: 0 }, sites: { r4c3: { action: 'wall' } } });
    expect(choice(empty, 'slot')[0]).toMatchObject({ chosen: 'N3', rule: 'MERV-CM-9' });
    expect([choice(empty, 'site'), buildingAt(empty, 'r4c3'), told(empty, 'building-placed').filter(({ automaton }) => automaton === 'magistrate')]).toEqual([[], -1, []]);
  });

  test('MERV-CM-9: most of both automata, then of the magistrate, then of the player, then the farthest', () => {
    const slot = (buildings: object) => choice(magistrate('wall', { buildings: { r5c2: 'courtier', r5c3: 'courtier', r5c4: 'courtier', r5c5: 'courtier', ...buildings } }), 'slot')[0]!;
    expect(slot({ r1c2: 'courtier', r2c2: 'courtier', r1c4: 'magistrate' })).toMatchObject({ chosen: 'N2', rule: 'MERV-CM-9' });
    expect(slot({ r1c2: 'magistrate', r1c4: 'courtier', r1c5: 'courtier' }).chosen).toBe('N2');
    expect(slot({ r1c3: 0 }).chosen).toBe('N3');
    expect(slot({}).chosen).toBe('N5');
  });

  test('MERV-CM-10: after method A he builds on the empty site of the type, after method B nowhere', () => {
    const a = magistrate('wall');
    expect(buildingAt(a, 'r5c5')).toBe(1);
    expect(playerOf(a, 'magistrate').buildings).toBe(8);
    const b = magistrate('wall', { buildings: { r5c2: 0, r5c3: 'courtier', r5c4: 0, r5c5: 0 } });
    expect(buildingsOf(b, 1)).toEqual([]);
    expect(walled(b)).toHaveLength(1);
  });

  test('MERV-CM-11: of several sites the one with most of his own in the perpendicular line, then of the player, then the farthest', () => {
    // Walls at r1c1, r2c1 and r4c1, and at r5c5, which the player holds: N1 is the only slot.
    const sites = { r1c1: { action: 'wall' }, r2c1: { action: 'wall' }, r4c1: { action: 'wall' } } as const;
    const site = (buildings: object) => choice(magistrate('wall', { sites, buildings: { r5c5: 0, ...buildings } }), 'site')[0]!;
    expect(site({})).toMatchObject({ from: ['r1c1', 'r2c1', 'r4c1'], chosen: 'r4c1', rule: 'MERV-CM-11' });
    expect(site({ r2c3: 'magistrate', r1c3: 0, r4c3: 0 }).chosen).toBe('r2c1');
    expect(site({ r1c3: 0, r1c5: 0, r4c3: 0 }).chosen).toBe('r1c1');
    expect(site({ r2c4: 0, r1c2: 'courtier' }).chosen).toBe('r2c1');
  });

  test('MERV-CM-12: as many actions as both automata have buildings in the line, the new one included', () => {
    const position = magistrate('wall', { buildings: { r1c5: 'magistrate', r2c5: 'courtier', r3c5: 0, r1c4: 'courtier' } });
    expect(told(position, 'solo-actions')).toMatchObject([{ times: 3, extra: false }]);
    expect(walled(position)).toHaveLength(3);
    const b = magistrate('library', { buildings: { r2c4: 0, r2c5: 'magistrate', r1c5: 'courtier', r3c1: 0, r3c2: 0 } });
    expect(scrolls(lucky(b), 'magistrate')).toBe(2);
    expect(told(position, 'action-chosen').filter(({ automaton }) => automaton === 'magistrate')).toEqual([]);
  });
});

describe('the camel market', () => {
  const n3 = { buildings: { r1c3: 'magistrate' } } as const;

  test('MERV-CM-13: in line, after the action; he takes all camels if there are two, or if he has none', () => {
    const two = magistrate('wall', { ...n3, marketCamels: ['topRight', 'bottomLeft'], players: { magistrate: { camel: 1 } } });
    expect(playerOf(two, 'magistrate').camel).toBe(3);
    expect(market(two)).toEqual([]);
    const order = two.events.map(({ kind }) => kind);
    expect(order.lastIndexOf('wall-placed')).toBeLessThan(order.indexOf('market-camels-taken'));
    expect(playerOf(magistrate('wall', { ...n3, marketCamels: ['topRight'] }), 'magistrate').camel).toBe(1);
    expect(playerOf(magistrate('wall', n3), 'magistrate').camel).toBe(0);
    // Not in line.
    expect(playerOf(magistrate('wall', { marketCamels: ['topRight', 'bottomLeft'] }), 'magistrate').camel).toBe(0);
  });

  test('MERV-CM-14: else he places one, upper left if free, else upper right', () => {
    const left = magistrate('wall', { ...n3, market: 'B', players: { magistrate: { camel: 2 } } });
    expect(market(left)).toEqual(['topLeft']);
    expect(playerOf(left, 'magistrate')).toMatchObject({ camel: 1, rare: 1 });
    const right = magistrate('wall', { ...n3, market: 'B', marketCamels: ['topLeft'], players: { magistrate: { camel: 1 } } });
    expect(market(right)).toEqual(['topLeft', 'topRight']);
    const lower = magistrate('wall', { ...n3, market: 'B', marketCamels: ['bottomLeft'], players: { magistrate: { camel: 1 } } });
    expect(market(lower)).toEqual(['topLeft', 'bottomLeft']);
  });

  test('MERV-CM-15: a library action, a caravansary action, a rare good, a mosque action', () => {
    const camel = { players: { magistrate: { camel: 1 } } } as const;
    expect(scrolls(magistrate('wall', { ...n3, ...camel }), 'magistrate')).toBe(1);
    const card = lucky(magistrate('wall', { ...n3, ...camel, marketCamels: ['topLeft'] }));
    expect(Object.values(cards(card, 'magistrate'))).toEqual([1]);
    expect(playerOf(magistrate('wall', { ...n3, ...camel, market: 'B' }), 'magistrate').rare).toBe(1);
    const mosque = magistrate('wall', { ...n3, ...camel, market: 'B', marketCamels: ['topLeft'] });
    expect(playerOf(mosque, 'magistrate')).toMatchObject({ mosque: 0, camel: 1 });
  });
});

describe('phases', () => {
  test('MERV-CM-16: his card is discarded at the round end; he gains and uses camels in the queue', () => {
    const position = magistrate('wall', { order: [0, 'courtier', 'magistrate'], slots: { N1: 0, N2: 'courtier' } });
    forced(position);
    expect(position.state.round).toBe(2);
    expect(position.state.solo!.discards).toEqual([5]);
    expect(told(position, 'solo-deck').map(({ card, rule }) => [card, rule])).toContainEqual([null, 'MERV-CM-16']);
    const camels = at({ seats: 1, at: 'roundEnd', slots: { N1: 0, N2: 'magistrate', N3: 'courtier' }, players: { 0: { camel: 1 } } }).play('queue 2');
    expect(playerOf(camels, 'magistrate').camel).toBe(1);
  });

  test('MERV-CM-17: his buildings are never destroyed and need no ransom', () => {
    const position = forced(at({ seats: 1, year: 2, at: 'invasion', buildings: { r1c1: 'magistrate', r1c2: 0, r1c3: 'courtier', r5c5: 'magistrate' } }));
    expect(buildingsOf(position, 1)).toEqual(['r1c1', 'r5c5']);
    expect([...buildingsOf(position, 0), ...buildingsOf(position, 2)]).toEqual([]);
  });

  test('MERV-CM-18: he scores all courtiers without spending favour, and the rest like a player', () => {
    const position = at({ seats: 1, at: 'scoring', buildings: { r1c1: 'magistrate', r4c3: 'magistrate' }, players: { magistrate: { favour: 1, courtiers: { knowledge: 2, trade: 1 }, scroll: 3, rare: 2, mosque: 'L8', tiles: ['caravansary'] } } });
    expect(playerOf(position, 'magistrate').favour).toBe(1);
    expect([points(position, 'magistrate', 'palace'), points(position, 'magistrate', 'buildings'), points(position, 'magistrate', 'scoringTiles'), points(position, 'magistrate', 'mosqueTop')]).toEqual([8, 2, 3, 4]);
  });

  test('MERV-CM-19: after scoring the discards are shuffled and put on top of the deck', () => {
    const { solo } = at({ seats: 1, at: 'scoring', solo: { layers: [['mosque', 'wall']], discards: ['palace', 'library', 'caravansary', 'marketplace'] } }).state;
    expect(solo!.layers).toEqual([[0, 1, 2, 3], [4, 5]]);
    expect(solo!.discards).toEqual([]);
  });

  test('MERV-CM-20: his cards score at the end; the player wins only with more points', () => {
    const end = (player: object, his: object) => merv.score(forced(at({ seats: 1, year: 3, at: 'scoring', players: { 0: player, magistrate: his } })).state);
    const total = (his: object): number => end({}, his).players.find(({ seat }) => seat === null)!.total;
    expect(told(at({ seats: 1, year: 3, at: 'scoring', players: { 0: { favour: 1, courtiers: { knowledge: 1, trade: 1 } }, magistrate: { cards: { ginger: 2, pepper: 1 } } } }).play('score trade'), 'sets-scored')).toMatchObject([{ seat: null, automaton: 'magistrate', rule: 'MERV-CM-20', sets: [2, 1], vp: 4 }]);
    expect(total({ cards: { ginger: 2, pepper: 1 } })).toBe(4);
    expect(total({ vp: 5, cards: { ginger: 1, pepper: 1, juniper: 1, cinnamon: 1 } })).toBe(15);
    expect(end({ vp: 11 }, { vp: 10 }).winners).toEqual([0]);
    expect(end({ vp: 10, favour: 5 }, { vp: 10 }).winners).toEqual([]);
    expect(end({ vp: 9 }, { vp: 10 }).winners).toEqual([]);
  });

  test('MERV-CM-21: the cards of caravansary, library and mosque leave the game when their action is exhausted', () => {
    const library = magistrate('library', { players: { magistrate: { scroll: 7, breakthroughs: ['bt4-vp'] } } });
    lucky(library);
    expect(told(library, 'solo-removed').map(({ card }) => card)).toEqual(['library']);
    expect(library.state.solo!.removed).toEqual([2]);
    expect(told(library, 'solo-deck').map(({ rule }) => rule)).toContain('MERV-CM-21');
    const mosque = magistrate('mosque', { players: { magistrate: { mosque: 'L7' } } });
    expect(told(mosque, 'solo-removed').map(({ card }) => card)).toEqual(['mosque']);
    const everyCard = { 0: { cards: { ginger: 6, juniper: 6, cinnamon: 7 }, influence: 5 }, magistrate: { cards: { pepper: 4 } } };
    const caravansary = magistrate('caravansary', { row: ['cinnamon'], rowCamels: [], players: everyCard });
    expect(told(caravansary, 'solo-removed').map(({ card }) => card)).toEqual(['caravansary']);
    // At the round end a removed card is not discarded.
    expect(told(magistrate('wall'), 'solo-removed')).toEqual([]);
    expect(caravansary.state.solo!.card).toBe(-1);
  });

  test('MERV-CM-23: a deck shuffled anew is drawn at random, also when cards of the set-up deck were taken out unseen', () => {
    // Library and mosque leave the last two places of the set-up deck; then the discards, palace card included, are the deck.
    const done = { scroll: 8, mosque: 'L8', breakthroughs: ['bt4-vp'] } as const;
    const start = at({ seats: 1, turn: 'magistrate', players: { magistrate: done }, solo: { layers: [['wall', 'palace'], ['library', 'mosque']], discards: ['caravansary', 'marketplace'] } }).state;
    const position = scenario(merv, { ...start, solo: { ...start.solo!, dealt: 4 } }).luck(['wall']);
    expect(position.state.solo).toMatchObject({ removed: [2, 4], layers: [[1], []], dealt: 6 });
    for (let step = 0; step < 60; step += 1) {
      const request = merv.chance(position.state);
      if (request && request.purpose !== 'caravan-row') break;
      if (request) position.luck(sample(request, () => 0));
      else position.play(position.moves()[0]!);
    }
    expect(merv.chance(position.state)).toMatchObject({ kind: 'draw', purpose: 'solo-card', from: ['caravansary', 'palace', 'marketplace', 'wall'] });
  });

  test('MERV-CM-21: the count of the set-up deck stays true when a card is taken out of it', () => {
    const start = at({ seats: 1, turn: 'magistrate', players: { magistrate: { scroll: 8 } }, solo: { layers: [['wall', 'palace'], ['caravansary', 'library', 'mosque']], discards: ['marketplace'] } }).state;
    const position = scenario(merv, { ...start, solo: { ...start.solo!, dealt: 3 } }).luck(['wall']);
    expect(position.state.solo).toMatchObject({ removed: [2], layers: [[1], [0, 4]], dealt: 4 });
    expect(merv.validate(position.state)).toMatchObject({ ok: true });
    expect(merv.validate({ ...position.state, solo: { ...position.state.solo!, dealt: 3 } })).toMatchObject({ ok: false });
    // The order within a layer is unknown, so there is one way to write it.
    expect(merv.validate({ ...position.state, solo: { ...position.state.solo!, layers: [[1], [4, 0]] } })).toMatchObject({ ok: false });
  });

  test('MERV-CM-22: points and overflow on the tracks; 2 points for each unit beyond both', () => {
    // A wall over two buildings of the courtier: 4 influence.
    const wall = (his: object) => magistrate('wall', { buildings: { r1c1: 'courtier', r2c1: 'courtier' }, players: { magistrate: his } });
    const over = wall({ influence: 18, favour: 3 });
    expect(playerOf(over, 'magistrate')).toMatchObject({ influence: 20, favour: 5 });
    // Space 20 of influence 5, space 4 of favour 1 (reconstructed).
    expect(vp(over, 'magistrate')).toBe(6);
    expect(vp(wall({ influence: 20, favour: 9 }), 'magistrate')).toBe(4 + 2 * 3);
    expect(vp(wall({ influence: 20, favour: 10 }), 'magistrate')).toBe(8);
    // Neither influence nor favour is needed for contracts and spices.
    const kinds = lucky(magistrate('caravansary', { row: ['ginger'], players: { magistrate: { cards: { juniper: 1, pepper: 1, cinnamon: 1 } } } }));
    expect(cards(kinds, 'magistrate')).toEqual({ ginger: 1, juniper: 1, cinnamon: 1, pepper: 1 });
    const contract = magistrate('marketplace', { players: { magistrate: { common: 2, rare: 2 } } });
    // contract-3f-1 asks for a level of 5.
    expect(playerOf(contract, 'magistrate')).toMatchObject({ fulfilled: [12], influence: 0 });
  });

  test('MERV-CM-23: an empty deck is made of the discards without the rejected; with nothing left he acts on no card', () => {
    // Only the wall card is left, which no slot serves; the discards become the deck.
    const shuffled = at({ seats: 1, turn: 'magistrate', buildings: wallsOfPlayer, solo: { layers: [['wall', 'mosque']], discards: ['library', 'palace', 'caravansary', 'marketplace'] } });
    shuffled.luck(['wall']);
    expect(told(shuffled, 'solo-card')).toMatchObject([{ card: 'mosque' }]);
    const sites = { r4c3: 0, r4c4: 0, r4c5: 0, r5c1: 0 } as const;
    const both = at({ seats: 1, turn: 'magistrate', buildings: { ...wallsOfPlayer, ...sites }, solo: { layers: [['wall', 'mosque']], discards: ['library', 'palace'], removed: ['caravansary', 'marketplace'] } }).luck(['wall']);
    expect(told(both, 'solo-shuffle')).toMatchObject([{ cards: ['palace', 'library'] }]);
    expect(merv.chance(both.state)).toMatchObject({ kind: 'draw', from: ['palace', 'library'] });
    // Nothing but rejected cards: the best slot by MERV-CM-9, the camel market and no more.
    const none = at({ seats: 1, turn: 'magistrate', buildings: { ...wallsOfPlayer, ...sites, r1c3: 'courtier' }, marketCamels: ['topLeft'], solo: { layers: [['wall', 'mosque']], removed: ['library', 'palace', 'caravansary', 'marketplace'] } }).luck(['wall']);
    expect(choice(none, 'slot')).toMatchObject([{ chosen: 'N3', rule: 'MERV-CM-23' }]);
    expect(walled(none)).toEqual([]);
    expect(buildingsOf(none, 1)).toEqual([]);
    expect(playerOf(none, 'magistrate')).toMatchObject({ camel: 1, buildings: 9 });
    expect(seatOf(none)).toBe(0);
    expect(courtiers(none, 'magistrate')).toEqual({});
  });
});
