// Chapter 26.4: rulings about invasion, scoring, the end and the turn order, each option by its name.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../../src/merv/index.js';
import { at, buildingAt, buildingsOf, forced, moves, no, playerOf, raid, seatOf, soldiersAt, told } from '../../helpers.js';

describe('invasion', () => {
  const order = (invasionOrder: 'clockwise-from-north' | 'all-at-once') => {
    const position = raid({ rulings: { invasionOrder }, buildings: { r1c3: 0, r3c5: 0, r5c3: 1, r1c2: 1 }, players: { 0: { cubes: { white: 9 } }, 1: { cubes: { white: 9 } } } });
    const asked: string[] = [];
    while (moves(position, 'surrender').length > 0) {
      const cell = moves(position, 'surrender')[0]!.slice(10);
      asked.push(`${seatOf(position)!} ${cell}`);
      position.play(`ransom ${cell} white`);
    }
    return { asked, attacks: told(position, 'attacked').filter(({ cells }) => cells.length > 0).length };
  };

  test('MERV-R-36 clockwise-from-north: four passes, each decided in turn order', () => {
    expect(order('clockwise-from-north')).toEqual({ asked: ['0 r1c3', '1 r1c2', '0 r3c5', '1 r5c3'], attacks: 3 });
  });

  test('MERV-R-36 all-at-once: one pass over all attacked buildings', () => {
    expect(order('all-at-once')).toEqual({ asked: ['0 r1c3', '0 r3c5', '1 r1c2', '1 r5c3'], attacks: 1 });
  });

  test('MERV-R-36: an attack from one side says which, one from all says so', () => {
    const sides = (invasionOrder: 'clockwise-from-north' | 'all-at-once') => told(forced(raid({ rulings: { invasionOrder }, buildings: { r1c3: 0 } })), 'attacked').map(({ side, cells, rule }) => [side, cells, rule]);
    expect(sides('all-at-once')).toEqual([['all', ['r1c3'], 'MERV-INV-3']]);
    expect(sides('clockwise-from-north')).toEqual([['N', ['r1c3'], 'MERV-INV-3'], ['E', [], 'MERV-INV-3'], ['S', [], 'MERV-INV-3'], ['W', [], 'MERV-INV-3']]);
  });

  test('MERV-INV-5: a state in which the owner of a protected building is asked to ransom it is refused', () => {
    const { state } = raid({ buildings: { r1c1: 0, r1c2: 0 }, soldiers: { r1c2: 1 }, players: { 0: { cubes: { white: 2 } } } });
    const asked = (cells: readonly number[]) => merv.validate({ ...state, frames: state.frames.map((frame) => (frame.kind === 'ransom' ? { ...frame, cells } : frame)) });
    expect(asked([0])).toMatchObject({ ok: true });
    expect(asked([1])).toMatchObject({ ok: false, error: { problem: 'this building is not attacked' } });
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

  test('MERV-R-38 owner-may-refuse: a site with an upgrade is given up as any other, conversion or not', () => {
    const upgraded = due('owner-may-refuse', {}, { buildings: { r1c1: 0 }, upgrades: { r1c1: 'purple' }, players: { 0: { cubes: { purple: 1 }, breakthroughs: ['bt2-orange'] } } });
    expect(moves(upgraded, 'surrender')).toEqual(['surrender r1c1']);
    expect(buildingsOf(forced(upgraded.play('surrender r1c1')), 0)).toEqual([]);
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

  test('MERV-R-38 must-pay-if-able: the conversion pays for one building, and a cube that fits does not use it up', () => {
    // Orange fits r1c2, and by conversion one building more; r1c1 and r1c3 take other colours.
    const held = (count: number) => due('must-pay-if-able', {}, { buildings: { r1c1: 0, r1c2: 0, r1c3: 0 }, sites: { r1c1: { colour: 'teal' }, r1c2: { colour: 'orange' }, r1c3: { colour: 'sand' } }, players: { 0: { cubes: { orange: count }, scroll: 4, breakthroughs: ['bt2-orange'] } } });
    expect(held(1).moves()).toEqual(['ransom r1c1 orange', 'surrender r1c1']);
    // Two save two of the three: r1c2, and one of the others.
    const two = held(2);
    expect(two.moves()).toEqual(['ransom r1c1 orange', 'surrender r1c1']);
    expect(two.play('ransom r1c1 orange').moves()).toEqual(['ransom r1c2 orange']);
    expect(buildingsOf(forced(two.play('ransom r1c2 orange')), 0)).toEqual(['r1c1', 'r1c2']);
    const other = held(2).play('surrender r1c1');
    expect(other.moves()).toEqual(['ransom r1c2 orange']);
    expect(other.play('ransom r1c2 orange').moves()).toEqual(['ransom r1c3 orange']);
  });

  const home = (soldiersReturn: 'stay-to-year-2' | 'return-every-year') => forced(raid({ year: 1, rulings: { soldiersReturn }, buildings: { r1c1: 0 }, soldiers: { r1c1: 1 } }));

  test('MERV-R-39 stay-to-year-2: soldiers of year 1 stay', () => {
    expect([soldiersAt(home('stay-to-year-2'), 'r1c1'), playerOf(home('stay-to-year-2'), 1).servants]).toEqual([1, 7]);
  });

  test('MERV-R-39 return-every-year: they go home before the scoring of year 1', () => {
    const position = home('return-every-year');
    expect([soldiersAt(position, 'r1c1'), playerOf(position, 1).servants, buildingAt(position, 'r1c1')]).toEqual([0, 8, 0]);
    const kinds = position.events.map(({ kind }) => kind);
    expect(kinds.indexOf('soldier-returned')).toBeLessThan(kinds.lastIndexOf('gained'));
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
