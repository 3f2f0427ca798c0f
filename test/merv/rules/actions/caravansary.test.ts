// Chapter 16: caravansary.
import { describe, expect, test } from 'vitest';
import { at, cards, course, cubes, kinds, moves, no, playerOf, row, soldiersAt, stopped, told, type At } from '../../helpers.js';

/** Seat 0 at the caravansary with teal cubes; nobody's camels on the row unless told. */
const open = (player: object, more: object = {}): At =>
  at({
    seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'ginger', 'ginger', 'juniper', 'ginger', 'cinnamon', 'cinnamon', 'pepper'], rowCamels: [],
    players: { 0: { cubes: { teal: 5 }, influence: 9, ...player } }, ...more,
  }).play('action');

const takeable = (position: At): number[] => [...new Set(moves(position, 'take').map((move) => Number(move.split(' ')[1])))];

describe('taking cards', () => {
  test('MERV-CARAV-1: up to eight cards, the front one farthest from the deck', () => {
    const position = open({});
    expect(position.state.row).toHaveLength(8);
    expect(takeable(position)).toEqual([1]);
    expect(no(open({}, { row: ['ginger', 'juniper'] }), 'take 3 teal')).toEqual(['no-card', 'MERV-CARAV-1']);
    const { before } = course({ seats: 4 }, 'rows', { copies: true });
    expect(Math.max(...before.map((state) => state.row.length))).toBe(8);
  });

  test('MERV-CARAV-2: a cube for each card, all of one colour or white', () => {
    const position = open({ cubes: { teal: 2, sand: 2, white: 1 } });
    expect(no(position, 'take 1 teal+teal')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(position, 'take 1 -')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    position.play('take 1 teal');
    expect(no(position, 'take 2 sand')).toEqual(['one-colour', 'MERV-CARAV-2']);
    expect(no(position, 'take 2 white')).toBeNull();
    position.play('take 2 white');
    expect(no(position, 'take 3 sand')).toEqual(['one-colour', 'MERV-CARAV-2']);
    position.play('take 3 teal');
    expect(cubes(position, 0)).toEqual({ sand: 2 });
    expect(cards(position, 0)).toEqual({ ginger: 3 });
  });

  test('MERV-CARAV-3: one at a time', () => {
    const position = open({});
    for (const place of [1, 2, 3]) {
      position.play(`take ${place} teal`);
      expect(cards(position, 0)).toEqual({ ginger: place });
      expect(cubes(position, 0)).toEqual({ teal: 5 - place });
    }
  });

  test('MERV-CARAV-4: the front card, a card with a camel, and the card after one', () => {
    const position = open({}, { rowCamels: [3, 6] });
    expect(takeable(position)).toEqual([1, 3, 4, 6, 7]);
    expect(no(position, 'take 2 teal')).toEqual(['card-out-of-reach', 'MERV-CARAV-4']);
    expect(no(position, 'take 5 teal')).toEqual(['card-out-of-reach', 'MERV-CARAV-4']);
    // With card 6 its camel goes, and card 7 is no longer next to one.
    expect(takeable(position.play('take 6 teal'))).toEqual([1, 3, 4]);
    // The front card is always within reach, with a camel too.
    expect(takeable(open({}, { rowCamels: [1] }))).toEqual([1, 2]);
  });

  test('MERV-CARAV-5: the camel on the card is gained', () => {
    const position = open({}, { rowCamels: [1, 2] }).play('take 1 teal');
    expect(playerOf(position, 0).camel).toBe(1);
    expect(playerOf(position.play('take 2 teal'), 0).camel).toBe(2);
    expect(playerOf(position.play('take 3 teal'), 0).camel).toBe(2);
  });

  test('MERV-CARAV-6: an own camel goes on the frontmost card without one, any number of times, and comes back with it', () => {
    const position = open({ camel: 3 }, { rowCamels: [1] });
    position.play('camel', 'camel');
    expect(row(position).slice(0, 4)).toEqual(['ginger+', 'ginger+', 'ginger+', 'juniper']);
    expect(takeable(position)).toEqual([1, 2, 3, 4]);
    expect(playerOf(position, 0).camel).toBe(1);
    position.play('take 3 teal');
    expect(playerOf(position, 0).camel).toBe(2);
    expect(no(open({ cubes: { teal: 1 } }), 'take 1 sand')).toEqual(['cubes-missing', 'MERV-TERM-10']);
    expect(no(open({ camel: 0 }), 'camel')).toEqual(['no-camel-for-card', 'MERV-CARAV-6']);
    expect(no(open({ camel: 1 }, { row: ['ginger', 'juniper'], rowCamels: [1, 2] }), 'camel')).toEqual(['no-card-without-camel', 'MERV-CARAV-6']);
    // It is among what can be done as long as there is a camel and a card for it, the front card too.
    expect([moves(open({ camel: 1 }), 'camel'), moves(open({ camel: 0 }), 'camel')]).toEqual([['camel'], []]);
    expect(no(open({ camel: 1 }), 'camel')).toBeNull();
    // One that stays on the row is lost to the player.
    const left = stopped(open({ camel: 1 }).play('take 1 teal', 'camel'));
    expect(row(left)[0]).toBe('ginger+');
    expect(playerOf(left, 0).camel).toBe(0);
  });

  test('MERV-CARAV-7: no more kinds than the influence allows, cards of this action included', () => {
    const mixed = { row: ['ginger', 'juniper', 'cinnamon', 'pepper'], rowCamels: [1, 2, 3] };
    const position = open({ influence: 2 }, mixed);
    expect(takeable(position)).toEqual([1, 2, 3, 4]);
    position.play('take 1 teal');
    expect(takeable(position)).toEqual([2, 3, 4]);
    position.play('take 3 teal');
    expect(takeable(position)).toEqual([]);
    expect(no(position, 'take 2 teal')).toEqual(['too-many-kinds', 'MERV-CARAV-7']);
    expect(takeable(open({ influence: 0, cards: { juniper: 1 } }, mixed))).toEqual([2]);
  });

  test('MERV-CARAV-8: cards are never given away', () => {
    const { before } = course({ seats: 3 }, 'keeping', { copies: true });
    let owned = before[0]!.players.map(({ cards: held }) => held);
    for (const { players } of before) {
      players.forEach(({ cards: held }, seat) => held.forEach((count, spice) => expect(count).toBeGreaterThanOrEqual(owned[seat]![spice]!)));
      owned = players.map(({ cards: held }) => held);
    }
    expect(owned.flat().reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  });
});

describe('after taking', () => {
  test('MERV-CARAV-9: the row slides and is refilled at the end only', () => {
    const position = open({}, { rowCamels: [3] }).play('take 3 teal', 'take 1 teal');
    expect(row(position)).toEqual(['-', 'ginger', '-', 'juniper', 'ginger', 'cinnamon', 'cinnamon', 'pepper']);
    position.play('take 2 teal', 'stop');
    const refill = position.state.deck.length;
    expect(refill).toBe(16);
    position.luck(['caravan-pepper-2', 'caravan-juniper-2', 'caravan-cinnamon-3']);
    expect(row(position)).toEqual(['juniper', 'ginger', 'cinnamon', 'cinnamon', 'pepper', 'pepper', 'juniper', 'cinnamon']);
    expect(position.state.deck).toHaveLength(13);
    // Camels slide with their cards.
    const camel = stopped(open({}, { rowCamels: [2, 7] }).play('take 1 teal'));
    expect(row(camel).slice(0, 7)).toEqual(['ginger+', 'ginger', 'juniper', 'ginger', 'cinnamon', 'cinnamon+', 'pepper']);
  });

  test('MERV-CARAV-10: a boon for each pair completed, after the refill', () => {
    // Juniper and ginger: two pairs in one action, in the order of the player's choice.
    const position = open({ cards: { juniper: 1, ginger: 1 } }, { rowCamels: [3], buildings: { r5c5: 1 } }).play('take 4 teal', 'take 1 teal', 'stop');
    expect(told(position, 'pair-completed')).toEqual([]);
    position.luck(['caravan-pepper-2', 'caravan-cinnamon-3']);
    expect(position.moves()).toEqual(['boon ginger', 'boon juniper']);
    expect(no(position, 'boon pepper')).toEqual(['no-pair', 'MERV-CARAV-10']);
    position.play('boon juniper');
    expect(playerOf(position, 0).favour).toBe(1);
    // The third card of a kind completes nothing; the second and fourth do.
    const taken = (own: number): number => told(stopped(open({ cards: { ginger: own } }, { row: ['ginger', 'juniper'], buildings: { r5c5: 1 } }).play('take 1 teal')), 'pair-completed').length;
    expect([taken(0), taken(1), taken(2), taken(3)]).toEqual([0, 1, 0, 1]);
  });

  test('MERV-CARAV-11: ginger, a soldier', () => {
    const position = stopped(open({ cards: { ginger: 1 }, influence: 0 }, { buildings: { r5c5: 1 } }).play('take 1 teal'));
    expect(moves(position, 'deploy')).toEqual(['deploy r1c1', 'deploy r5c5']);
    expect(soldiersAt(position.play('deploy r5c5'), 'r5c5')).toBe(1);
    expect(playerOf(position, 0).influence).toBe(2);
  });

  test('MERV-CARAV-12: juniper, a favour', () => {
    const position = stopped(open({ cards: { juniper: 1 } }, { row: ['juniper', 'ginger'] }).play('take 1 teal'));
    expect(playerOf(position, 0).favour).toBe(1);
  });

  test('MERV-CARAV-13: cinnamon, a white cube', () => {
    const position = stopped(open({ cards: { cinnamon: 3 } }, { row: ['cinnamon', 'ginger'] }).play('take 1 teal'));
    expect(cubes(position, 0)).toEqual({ teal: 4, white: 1 });
  });

  test('MERV-CARAV-14: pepper, a white upgrade', () => {
    const position = stopped(open({ cards: { pepper: 1 } }, { row: ['pepper', 'ginger'] }).play('take 1 teal'));
    expect(kinds(position)).toEqual(['upgrade']);
    expect(new Set(moves(position, 'upgrade').map((move) => move.split(' ')[2]))).toEqual(new Set(['white']));
  });

  test('MERV-CARAV-15: without a deck the row is not refilled and may run out', () => {
    const others = { 1: { cards: { ginger: 6, juniper: 6 }, influence: 9 }, 2: { cards: { cinnamon: 8 } } };
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['pepper', 'pepper'], rowCamels: [], players: { 0: { cubes: { teal: 5 }, cards: { pepper: 2 } }, ...others } }).play('action', 'take 1 teal');
    expect(position.state.deck).toEqual([]);
    const shorter = stopped(position);
    expect(row(shorter)).toEqual(['pepper']);
    const empty = stopped(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['pepper'], rowCamels: [], players: { 0: { cubes: { teal: 5 }, cards: { pepper: 3 } }, ...others } }).play('action', 'take 1 teal'));
    expect(row(empty)).toEqual([]);
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: [], players: { 0: { cubes: { teal: 5 }, cards: { pepper: 4 } }, ...others } }), 'action')).toEqual(['action-impossible', 'MERV-R-9']);
  });
});
