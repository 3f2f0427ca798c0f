// Chapter 26.4: rulings about invasion, scoring, the end and the turn order, each option by its name.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../src/merv/index.js';
import { at, buildingAt, buildingsOf, cubes, forced, moves, no, playerOf, points, raid, seatOf, soldiersAt, told } from '../helpers.js';

describe('invasion', () => {
  const order = (invasionOrder: 'clockwise-from-north' | 'all-at-once') => {
    const position = raid({ rulings: { invasionOrder }, buildings: { r1c3: 0, r3c5: 0, r5c3: 1, r1c2: 1 }, players: { 0: { cubes: { white: 9 } }, 1: { cubes: { white: 9 } } } });
    const asked: string[] = [];
    while (moves(position, 'surrender').length > 0) {
      const cell = moves(position, 'surrender')[0]!.slice(10);
      asked.push(`${seatOf(position)!} ${cell}`);
      position.play(`ransom ${cell} white`);
    }
    return { asked, attacks: told(position, 'attack').filter(({ cells }) => cells.length > 0).length };
  };

  test('MERV-R-36 clockwise-from-north: four passes, each decided in turn order', () => {
    expect(order('clockwise-from-north')).toEqual({ asked: ['0 r1c3', '1 r1c2', '0 r3c5', '1 r5c3'], attacks: 3 });
  });

  test('MERV-R-36 all-at-once: one pass over all attacked buildings', () => {
    expect(order('all-at-once')).toEqual({ asked: ['0 r1c3', '0 r3c5', '1 r1c2', '1 r5c3'], attacks: 1 });
  });

  const first = (invasionTurnOrder: 'new-queue' | 'order-of-round-4') =>
    seatOf(at({ seats: 3, year: 2, at: 'invasion', order: [0, 1, 2], queue: [2, 1, 0], rulings: { invasionTurnOrder }, buildings: { r1c1: 0, r1c2: 1, r1c3: 2 }, players: { 0: { cubes: { white: 1 } }, 1: { cubes: { white: 1 } }, 2: { cubes: { white: 1 } } } }));
  const scorer = (invasionTurnOrder: 'new-queue' | 'order-of-round-4') => {
    const two = { favour: 1, courtiers: { knowledge: 1, trade: 1 } };
    return seatOf(at({ seats: 3, at: 'scoring', order: [0, 1, 2], queue: [2, 1, 0], rulings: { invasionTurnOrder }, players: { 0: two, 2: two } }));
  };

  test('MERV-R-37 new-queue: the NW queue after round 4, for the scoring choices, too', () => {
    expect([first('new-queue'), scorer('new-queue')]).toEqual([2, 2]);
  });

  test('MERV-R-37 order-of-round-4: the order of the last round', () => {
    expect([first('order-of-round-4'), scorer('order-of-round-4')]).toEqual([0, 0]);
  });

  const due = (ransomDuty: 'owner-may-refuse' | 'must-pay-if-able', cubesHeld: object, more: object = {}) =>
    raid({ rulings: { ransomDuty }, buildings: { r1c1: 0, r1c2: 0 }, players: { 0: { cubes: cubesHeld } }, ...more });

  test('MERV-R-38 owner-may-refuse: paying is a choice, building by building', () => {
    const position = due('owner-may-refuse', { white: 2 }).play('surrender r1c1');
    expect(no(position, 'surrender r1c2')).toBeNull();
    expect(buildingsOf(position.play('ransom r1c2 white'), 0)).toEqual(['r1c2']);
  });

  test('MERV-R-38 must-pay-if-able: as many as the cubes allow, the owner choosing which', () => {
    const all = due('must-pay-if-able', { white: 2 });
    expect(no(all, 'surrender r1c1')).toEqual(['ransom-due', 'MERV-R-38']);
    expect(no(all.play('ransom r1c1 white'), 'surrender r1c2')).toEqual(['ransom-due', 'MERV-R-38']);
    // One cube for two buildings: which one stands is the choice of the owner.
    const one = due('must-pay-if-able', { white: 1 });
    expect(no(one, 'ransom r1c1 white')).toBeNull();
    one.play('surrender r1c1');
    expect(no(one, 'surrender r1c2')).toEqual(['ransom-due', 'MERV-R-38']);
    expect(buildingsOf(forced(one), 0)).toEqual(['r1c2']);
    // Teal fits r1c1, only white fits r1c2: paying r1c1 with white would lose a building.
    const both = due('must-pay-if-able', { teal: 1, white: 1 });
    expect(both.moves()).toEqual(['ransom r1c1 teal']);
    expect(no(both, 'ransom r1c1 white')).toEqual(['ransom-due', 'MERV-R-38']);
    // Who can pay nothing loses all.
    expect(buildingsOf(forced(due('must-pay-if-able', { sand: 3 })), 0)).toEqual([]);
  });

  const home = (soldiersReturn: 'stay-to-year-2' | 'return-every-year') => forced(raid({ year: 1, rulings: { soldiersReturn }, buildings: { r1c1: 0 }, soldiers: { r1c1: 1 } }));

  test('MERV-R-39 stay-to-year-2: soldiers of year 1 stay', () => {
    expect([soldiersAt(home('stay-to-year-2'), 'r1c1'), playerOf(home('stay-to-year-2'), 1).servants]).toEqual([1, 7]);
  });

  test('MERV-R-39 return-every-year: they go home before the scoring of year 1', () => {
    const position = home('return-every-year');
    expect([soldiersAt(position, 'r1c1'), playerOf(position, 1).servants, buildingAt(position, 'r1c1')]).toEqual([0, 8, 0]);
    const kinds = position.events.map(({ kind }) => kind);
    expect(kinds.indexOf('soldierHome')).toBeLessThan(kinds.lastIndexOf('vp'));
  });

  const fallen = (courtierBuildings: 'back-to-supply' | 'out-of-game') => forced(at({ seats: 2, year: 2, at: 'invasion', rulings: { courtierBuildings }, buildings: { r1c1: 'courtier', r1c2: 'courtier' } }));

  test('MERV-R-42 back-to-supply: destroyed buildings of the courtier can be built again', () => {
    expect(playerOf(fallen('back-to-supply'), 'courtier').buildings).toBe(9);
  });

  test('MERV-R-42 out-of-game: they cannot', () => {
    expect(playerOf(fallen('out-of-game'), 'courtier').buildings).toBe(7);
    expect(buildingsOf(fallen('out-of-game'), 2)).toEqual([]);
  });
});

describe('scoring, end, turn order', () => {
  test('MERV-R-40: 1 point a scroll, card, good and level; palace, then presence', () => {
    const position = forced(at({
      seats: 3, at: 'scoring', buildings: { r1c1: 0 },
      players: { 0: { favour: 5, influence: 5, courtiers: { knowledge: 1, spice: 1, trade: 1, faith: 1 }, scroll: 1, cards: { ginger: 2 }, common: 2, rare: 1, mosque: 'L4-1' } },
    }));
    expect(points(position, 0, 'palace')).toBe(1 + 2 + 3 + 4);
    // Everybody's palace comes before anybody's buildings, also when a courtier has to be chosen.
    const order = raid({ year: 1, buildings: { r1c1: 0, r1c2: 1 }, players: { 0: { favour: 1, courtiers: { trade: 1 }, common: 2 }, 1: { favour: 1, courtiers: { trade: 1, spice: 1 }, common: 1 } } });
    expect(told(forced(order.play('score trade')), 'vp').map(({ who, source }) => [who, source])).toEqual([[0, 'palace'], [1, 'palace'], [0, 'buildings'], [1, 'buildings']]);
  });

  const winner = (lastTieBreak: 'new-queue' | 'order-of-round-4') =>
    merv.score(forced(at({ seats: 3, year: 3, at: 'scoring', order: [0, 1, 2], queue: [2, 1, 0], rulings: { lastTieBreak }, players: { 0: { vp: 9 }, 1: { vp: 9 } } })).state).winners;

  test('MERV-R-41 new-queue: the tied player first in the NW queue at the end', () => {
    expect(winner('new-queue')).toEqual([1]);
  });

  test('MERV-R-41 order-of-round-4: the one who was earlier in the last round', () => {
    expect(winner('order-of-round-4')).toEqual([0]);
  });

  const full = { r1c1: 0, r2c1: 1, r3c1: 0, r4c1: 1, r5c1: 0 } as const;
  const sent = (courtierWithoutSite: 'nothing-happens' | 'avoid-if-possible') => at({ seats: 2, order: [0, 1, 'courtier'], turn: 'courtier', slots: { N4: 0, N5: 1 }, rulings: { courtierWithoutSite }, buildings: full });

  test('MERV-R-43 nothing-happens: a line without an empty site may be chosen', () => {
    expect(moves(sent('nothing-happens'), 'slot')).toEqual(['slot N1', 'slot N2', 'slot N3']);
    expect(told(sent('nothing-happens').play('slot N1'), 'noActivation')).toHaveLength(1);
  });

  test('MERV-R-43 avoid-if-possible: not while another free slot has one', () => {
    expect(moves(sent('avoid-if-possible'), 'slot')).toEqual(['slot N2', 'slot N3']);
    expect(no(sent('avoid-if-possible'), 'slot N1')).toEqual(['slot-without-empty-site', 'MERV-R-43']);
  });

  test('MERV-R-69: each meeple is placed and decides in turn, in one pass', () => {
    const position = at({ seats: 3, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2 }, players: { 0: { camel: 2 }, 1: { camel: 2 } } });
    expect(position.state.queue).toEqual([-1, -1, -1]);
    expect(seatOf(position)).toBe(0);
    position.play('queue 3');
    expect(position.state.queue).toEqual([-1, -1, 0]);
    expect(moves(position, 'queue')).toHaveLength(2);
    // Seat 0 does not decide again.
    position.play('queue 1');
    expect(position.state.order).toEqual([1, 2, 0]);
  });

  const found = (queueCamels: 'pay-first' | 'found-camels-pay') => at({ seats: 3, at: 'roundEnd', rulings: { queueCamels }, queueCamels: [0, 1, 0], slots: { N1: 1, N2: 0, N3: 2 }, players: { 0: { camel: 1 } } });

  test('MERV-R-75 pay-first: camels on the space taken do not pay for it', () => {
    const position = found('pay-first');
    expect(position.state.queue).toEqual([-1, -1, 1]);
    expect(seatOf(position)).toBe(0);
  });

  test('MERV-R-75 found-camels-pay: they do', () => {
    const position = found('found-camels-pay');
    expect(seatOf(position)).toBe(1);
    expect([...moves(position, 'queue')].sort()).toEqual(['queue 2', 'queue 3']);
    position.play('queue 2');
    expect(playerOf(position, 1).camel).toBe(0);
    expect(position.state.queueCamels[2]).toBe(1);
    // The automata use them as well.
    const courtier = at({ seats: 2, at: 'roundEnd', rulings: { queueCamels: 'found-camels-pay' }, queueCamels: [0, 1, 0], slots: { N1: 'courtier', N2: 0, N3: 1 }, players: { 0: { camel: 1 } } });
    expect(courtier.state.queue).toEqual([-1, 2, -1]);
    expect(cubes(courtier, 'courtier')).toEqual({});
  });
});
