// Chapter 23: the High Courtier.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../../src/merv/index.js';
import { at, buildingAt, buildingsOf, choice, course, cubes, forced, kinds, magistrate, moves, no, playerOf, seatOf, told, vp } from '../../helpers.js';

describe('with two players', () => {
  test('MERV-HC-1: a meeple and nine buildings; no points, no actions, no cubes', () => {
    const { state, events } = course({ seats: 2 }, 'courtier');
    const { cubes: held, points, scroll: scrolls, common, rare, cards, posts, mosque, favour, influence, courtiers } = state.players[2]!;
    expect([held, points, cards, posts, courtiers].flat().every((count) => count === 0)).toBe(true);
    expect([scrolls, common, rare, favour, influence, mosque]).toEqual([0, 0, 0, 0, 0, -1]);
    const kindsOfHis = new Set(events.filter((event) => 'automaton' in event && event.automaton === 'courtier').map(({ kind }) => kind));
    expect([...kindsOfHis].sort()).toEqual(['building-lost', 'building-placed', 'no-activation', 'queue-joined', 'slot-left', 'slot-taken', 'turn-begins', 'turn-ends']);
    expect(merv.score(state).players).toHaveLength(2);
  });

  test('MERV-HC-2: first a slot, then a site', () => {
    const position = at({ seats: 2, order: [0, 1, 'courtier'], turn: 'courtier' });
    expect(kinds(position)).toEqual(['slot']);
    position.play(moves(position, 'slot')[0]!);
    expect(kinds(position)).toEqual(['site']);
  });

  test('MERV-HC-3: the earlier player of the round chooses any free slot for him', () => {
    const last = at({ seats: 2, order: [1, 0, 'courtier'], turn: 'courtier', slots: { N2: 1, N4: 0 } });
    expect(seatOf(last)).toBe(1);
    expect(moves(last, 'slot')).toEqual(['slot N1', 'slot N3', 'slot N5']);
    expect(no(last, 'slot N2')).toEqual(['slot-taken', 'MERV-TURN-2']);
    expect(seatOf(at({ seats: 2, order: ['courtier', 1, 0], turn: 'courtier' }))).toBe(1);
    expect(seatOf(at({ seats: 2, order: [0, 'courtier', 1], turn: 'courtier' }))).toBe(0);
  });

  test('MERV-HC-4: the other player chooses a site of the line, an empty one, and he builds there', () => {
    const position = at({ seats: 2, order: [1, 0, 'courtier'], turn: 'courtier', slots: { N2: 1, N4: 0 }, buildings: { r1c1: 0, r2c1: 1, r3c1: 'courtier' } }).play('slot N1');
    expect(seatOf(position)).toBe(0);
    expect(moves(position, 'site')).toEqual(['site r4c1', 'site r5c1']);
    expect(no(position, 'site r1c1')).toEqual(['site-not-empty', 'MERV-HC-4']);
    position.play('site r5c1');
    expect(buildingAt(position, 'r5c1')).toBe(2);
    expect(playerOf(position, 'courtier').buildings).toBe(7);
  });

  test('MERV-HC-5: with a full line, or without a building left, nothing happens', () => {
    const full = at({ seats: 2, order: [1, 'courtier', 0], turn: 'courtier', slots: { N2: 1 }, buildings: { r1c1: 0, r2c1: 1, r3c1: 'courtier', r4c1: 0, r5c1: 1 } }).play('slot N1');
    expect(told(full, 'no-activation')).toHaveLength(1);
    expect(seatOf(full)).toBe(0);
    expect(kinds(full)).toEqual(['slot']);
    const nine = Object.fromEntries(['r1c1', 'r1c2', 'r1c3', 'r1c4', 'r1c5', 'r2c1', 'r2c2', 'r2c3', 'r2c4'].map((cell) => [cell, 'courtier' as const]));
    const none = at({ seats: 2, order: [1, 'courtier', 0], turn: 'courtier', slots: { N2: 1 }, buildings: nine }).play('slot N5');
    expect(buildingsOf(none, 2)).toHaveLength(9);
    expect(kinds(none)).toEqual(['slot']);
  });

  test('MERV-R-43 avoid-if-possible: without a building left he may be sent to any free slot', () => {
    const cells = ['r1c2', 'r1c3', 'r1c4', 'r1c5', 'r2c2', 'r2c3', 'r2c4', 'r2c5', 'r3c2'] as const;
    const full = { r1c1: 0, r2c1: 1, r3c1: 0, r4c1: 1, r5c1: 0 } as const;
    const sent = (his: number) => moves(at({ seats: 2, rulings: { courtierWithoutSite: 'avoid-if-possible' }, order: [0, 1, 'courtier'], turn: 'courtier', slots: { N4: 0, N5: 1 }, buildings: { ...full, ...Object.fromEntries(cells.slice(0, his).map((cell) => [cell, 'courtier' as const])) } }), 'slot');
    expect([sent(8), sent(9)]).toEqual([['slot N2', 'slot N3'], ['slot N1', 'slot N2', 'slot N3']]);
  });

  test('MERV-HC-6: he never produces; his sites can be activated', () => {
    const his = at({ seats: 2, order: [1, 0, 'courtier'], turn: 'courtier', slots: { N2: 1, N4: 0 }, buildings: { r1c1: 'courtier' } }).play('slot N1', 'site r2c1');
    expect(told(his, 'produced')).toEqual([]);
    const activated = at({ seats: 2, at: 'site', slot: 'N1', buildings: { r1c1: 'courtier', r2c1: 'courtier' } }).play('site r1c1');
    expect(cubes(activated, 0)).toEqual({ teal: 1, orange: 1 });
    expect(cubes(activated, 'courtier')).toEqual({});
  });

  test('MERV-HC-7: 2 influence for a soldier on, or a piece in front of, each of his buildings', () => {
    const soldier = at({ seats: 2, at: 'act', slot: 'N1', site: 'r1c1', buildings: { r5c5: 'courtier' } }).play('soldier', 'deploy r5c5');
    expect(playerOf(soldier, 0).influence).toBe(2);
    const wall = at({ seats: 2, at: 'act', slot: 'N2', site: 'r5c2', buildings: { r1c4: 'courtier', r2c4: 'courtier' }, players: { 0: { cubes: { teal: 1 } } } }).play('action', 'piece segment-teal-1 teal', 'wall N4');
    expect(playerOf(wall, 0).influence).toBe(4);
  });

  test('MERV-HC-8: he gains camels of the queue, and uses all he can at once', () => {
    // The first player leaves a camel on space 3, which the courtier finds.
    const finds = at({ seats: 2, at: 'roundEnd', slots: { N1: 0, N2: 'courtier', N3: 1 }, players: { 0: { camel: 1 } } }).play('queue 2');
    expect(playerOf(finds, 'courtier').camel).toBe(1);
    const pays = at({ seats: 2, at: 'roundEnd', queue: [null, 0, null], slots: { N2: 'courtier', N3: 1 }, players: { courtier: { camel: 2 }, 1: { camel: 1 } } });
    forced(pays);
    expect(pays.state.order).toEqual([2, 0, 1]);
    expect(playerOf(pays, 'courtier').camel).toBe(1);
    expect(playerOf(pays, 1).camel).toBe(2);
  });

  test('MERV-HC-9: his unprotected buildings fall, without ransom', () => {
    const position = at({
      seats: 2, year: 2, round: 4, at: 'roundEnd', slots: { W1: 1, W2: 0, W3: 'courtier' }, players: { 1: { camel: 1 } },
      buildings: { r1c1: 'courtier', r1c3: 'courtier', r3c1: 'courtier', r5c5: 'courtier' }, walls: { N3: 'any' }, soldiers: { r5c5: 0 },
    }).play('queue 3');
    expect(buildingsOf(position, 2)).toEqual(['r1c3', 'r5c5']);
    expect(told(position, 'building-lost').map(({ cell }) => cell)).toEqual(['r1c1', 'r3c1']);
    expect(vp(position, 'courtier')).toBe(0);
  });
});

describe('in solo', () => {
  const court = (more: object = {}) => magistrate('library', { order: ['magistrate', 'courtier', 0], ...more });

  test('MERV-HC-10: the magistrate stands for the second player; he sends the courtier where most of the player stands', () => {
    // The library card takes the magistrate to N5, where he has a building.
    const most = court({ buildings: { r1c2: 0, r2c2: 0, r1c3: 0, r1c5: 'magistrate' } });
    expect(choice(most, 'courtierSlot')).toMatchObject([{ chosen: 'N2', rule: 'MERV-HC-10' }]);
    expect(most.state.slots).toEqual([-1, 2, -1, -1, 1]);
    // The player chooses the site.
    expect(seatOf(most)).toBe(0);
    expect(kinds(most)).toEqual(['site']);
    // Equal for N1 and N4: fewest buildings of the magistrate.
    const fewest = court({ buildings: { r1c1: 0, r1c4: 0, r2c1: 'magistrate', r3c5: 'magistrate', r4c5: 'magistrate' } });
    expect(choice(fewest, 'courtierSlot')[0]).toMatchObject({ chosen: 'N4' });
    // Still equal: nearest to the queue just left.
    const nearest = court({ buildings: { r1c2: 0, r1c4: 0, r1c5: 'magistrate' } });
    expect(choice(nearest, 'courtierSlot')[0]!.chosen).toBe('N2');
    // With the player before the magistrate it is the player who chooses the slot.
    const players = magistrate('library', { order: [0, 'magistrate', 'courtier'], slots: { N1: 0 } });
    expect(seatOf(players)).toBe(0);
    expect(kinds(players)).toEqual(['slot']);
  });

  test('MERV-HC-11: the magistrate chooses the site with most of the player in the perpendicular line', () => {
    const site = (buildings: object) => {
      const position = at({ seats: 1, order: [0, 'magistrate', 'courtier'], turn: 'courtier', slots: { N5: 0, N4: 'magistrate' }, buildings }).play('slot N1');
      return choice(position, 'courtierSite')[0]!.chosen;
    };
    expect(site({ r3c2: 0, r3c4: 0, r4c2: 0 })).toBe('r3c1');
    expect(site({ r3c2: 0, r4c2: 0, r3c5: 'magistrate' })).toBe('r4c1');
    expect(site({ r4c2: 0, r2c3: 0 })).toBe('r2c1');
    expect(site({})).toBe('r1c1');
    expect(site({ r1c1: 0, r2c1: 'magistrate' })).toBe('r3c1');
    // In rounds 2 and 4 the active line is a row and the perpendicular ones are columns; in round 3 it is a column again.
    const later = (round: number, slots: object, slot: string, buildings: object) =>
      choice(at({ seats: 1, round, order: [0, 'magistrate', 'courtier'], turn: 'courtier', slots, buildings }).play(`slot ${slot}`), 'courtierSite')[0]!.chosen;
    expect(later(2, { E5: 0, E4: 'magistrate' }, 'E1', { r4c2: 0, r2c1: 'magistrate' })).toBe('r1c2');
    expect(later(2, { E5: 0, E4: 'magistrate' }, 'E1', {})).toBe('r1c5');
    expect(later(3, { S1: 0, S2: 'magistrate' }, 'S5', { r4c2: 0, r3c4: 0, r3c5: 0 })).toBe('r3c1');
    expect(later(3, { S1: 0, S2: 'magistrate' }, 'S5', {})).toBe('r5c1');
    expect(later(4, { W1: 0, W2: 'magistrate' }, 'W5', { r2c4: 0 })).toBe('r1c4');
    expect(later(4, { W1: 0, W2: 'magistrate' }, 'W5', {})).toBe('r1c1');
  });
});

describe('the courtier', () => {
  const steered = (courtierSteering: 'by-queue-order' | 'magistrate-both') =>
    magistrate('wall', { order: [0, 'magistrate', 'courtier'], slots: { N1: 0 }, rulings: { courtierSteering } });

  test('MERV-R-44 by-queue-order: the earlier of player and magistrate chooses the slot, the later the site', () => {
    const position = steered('by-queue-order');
    expect(seatOf(position)).toBe(0);
    position.play('slot N2');
    expect(choice(position, 'courtierSite')).toHaveLength(1);
    const other = magistrate('wall', { order: ['magistrate', 'courtier', 0], rulings: { courtierSteering: 'by-queue-order' } });
    expect(choice(other, 'courtierSlot')).toHaveLength(1);
    expect(other.moves()[0]).toMatch(/^site /);
  });

  test('MERV-R-44 magistrate-both: the magistrate chooses both', () => {
    const position = steered('magistrate-both');
    expect([choice(position, 'courtierSlot').length, choice(position, 'courtierSite').length]).toEqual([1, 1]);
    expect(position.state.round).toBe(2);
  });

  test('MERV-R-44 magistrate-both: of two players each still decides, as there is no magistrate', () => {
    const position = at({ seats: 2, rulings: { courtierSteering: 'magistrate-both' }, order: [1, 0, 'courtier'], turn: 'courtier', slots: { N2: 1, N4: 0 } });
    expect([seatOf(position), kinds(position)]).toEqual([1, ['slot']]);
    position.play('slot N1');
    expect([seatOf(position), kinds(position)]).toEqual([0, ['site']]);
  });

  const full = { r1c1: 0, r2c1: 0, r3c1: 0, r4c1: 0, r5c1: 0, r1c5: 'magistrate' } as const;
  const slot = (courtierSlot: 'all-free-slots' | 'only-with-empty-site') => choice(magistrate('library', { order: ['magistrate', 'courtier', 0], rulings: { courtierSlot }, buildings: { ...full, r1c4: 0 } }), 'courtierSlot')[0]!.chosen;

  test('MERV-R-45 all-free-slots: also a line without an empty site', () => {
    expect(slot('all-free-slots')).toBe('N1');
  });

  test('MERV-R-45 only-with-empty-site: such a line is passed over', () => {
    expect(slot('only-with-empty-site')).toBe('N4');
  });

  test('MERV-R-45 only-with-empty-site: where no free slot has one, he is sent to one of them all the same', () => {
    const columns = [1, 2, 3].flatMap((column) => [1, 2, 3, 4, 5].map((line) => `r${line}c${column}`)).filter((cell) => cell !== 'r3c3');
    const buildings = Object.fromEntries(columns.map((cell, place) => [cell, place < 9 ? 0 : 'magistrate'] as const));
    // The library of N4 serves the magistrate.
    const position = magistrate('library', { order: [0, 'magistrate', 'courtier'], rulings: { courtierSlot: 'only-with-empty-site', courtierSteering: 'magistrate-both' }, slots: { N5: 0 }, buildings });
    // Five of the player's nine buildings stand in the line of N1, four in that of N2.
    expect(choice(position, 'courtierSlot')).toMatchObject([{ from: ['N1', 'N2', 'N3'], chosen: 'N1' }]);
    expect(told(position, 'no-activation')).toMatchObject([{ automaton: 'courtier', rule: 'MERV-HC-5' }]);
  });

  const site = (perpendicularCount: 'whole-perpendicular-line' | 'neighbours-only') =>
    choice(at({ seats: 1, order: [0, 'magistrate', 'courtier'], turn: 'courtier', rulings: { perpendicularCount }, slots: { N5: 0, N4: 'magistrate' }, buildings: { r3c4: 0, r4c2: 0 } }).play('slot N1'), 'courtierSite')[0]!.chosen;

  test('MERV-R-46 whole-perpendicular-line: all five cells of the other line', () => {
    expect(site('whole-perpendicular-line')).toBe('r3c1');
  });

  test('MERV-R-46 neighbours-only: the two cells next to the candidate', () => {
    expect(site('neighbours-only')).toBe('r4c1');
  });
});
