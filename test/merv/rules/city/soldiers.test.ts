// Chapter 26.1: general rulings, each option by its name.
import { describe, expect, test } from 'vitest';
import { at, moves, no, playerOf, soldiersAt, told } from '../../helpers.js';

describe('soldiers', () => {
  const act = (rulings: object, more: object = {}) => at({ seats: 3, rulings, at: 'act', slot: 'N1', site: 'r1c1', ...more }).play('soldier');

  test('MERV-R-11 only-when-placed: declining brings nothing', () => {
    expect(playerOf(act({ undeployedSoldier: 'only-when-placed' }).play('decline'), 0).influence).toBe(0);
  });

  test('MERV-R-11 one-influence-anyway: declining brings 1 influence', () => {
    const position = act({ undeployedSoldier: 'one-influence-anyway' }).play('decline');
    expect(playerOf(position, 0)).toMatchObject({ influence: 1, servants: 8 });
  });

  const second = { buildings: { r1c2: 1 }, soldiers: { r1c2: 2 } };

  test('MERV-R-12 one-soldier-per-site: no second soldier', () => {
    expect(no(act({ soldiersPerSite: 'one-soldier-per-site' }, second), 'deploy r1c2')).toEqual(['soldier-there', 'MERV-SOLD-2']);
  });

  test('MERV-R-12 no-limit: a second one with influence as usual', () => {
    const position = act({ soldiersPerSite: 'no-limit' }, second).play('deploy r1c2');
    expect([soldiersAt(position, 'r1c2'), playerOf(position, 0).influence]).toEqual([2, 2]);
  });

  test('MERV-R-13 move-a-soldier: of several on a site one is moved, and not to where it stands', () => {
    const two = at({ seats: 3, rulings: { noServant: 'move-a-soldier', soldiersPerSite: 'no-limit' }, at: 'act', slot: 'N1', site: 'r1c1', buildings: { r1c2: 1, r1c3: 0 }, soldiers: { r1c2: 0, r1c3: 0 }, players: { 0: { courtiers: { knowledge: 3, spice: 3 }, cubes: { purple: 1 }, scroll: 1, common: 1, influence: 1 } } }).play('soldier');
    expect(moves(two, 'redeploy')).toEqual(['redeploy r1c2 r1c1', 'redeploy r1c3 r1c1', 'redeploy r1c3 r1c2', 'redeploy r1c2 r1c3']);
    // Both stand on one site then: it is one move to take either of them away.
    two.play('redeploy r1c3 r1c2', 'fulfil contract-1s-1 purple common');
    expect(two.state.players[0]!.soldiers).toEqual([1, 1]);
    expect(moves(two, 'redeploy')).toEqual(['redeploy r1c2 r1c1', 'redeploy r1c2 r1c3']);
  });

  const spent = { buildings: { r1c2: 1, r1c3: 0 }, soldiers: { r1c2: 0 }, players: { 0: { courtiers: { knowledge: 3, spice: 3, trade: 1 } } } };

  test('MERV-R-13 no-effect: without a servant nothing happens', () => {
    const position = act({ noServant: 'no-effect' }, spent);
    expect(position.state.turn.seat).toBe(1);
    expect([soldiersAt(position, 'r1c2'), playerOf(position, 0).influence]).toEqual([1, 0]);
  });

  test('MERV-R-13 move-a-soldier: an own soldier is moved, with influence', () => {
    const position = act({ noServant: 'move-a-soldier' }, spent);
    expect(moves(position, 'redeploy')).toEqual(['redeploy r1c2 r1c1', 'redeploy r1c2 r1c3']);
    expect(no(position, 'redeploy r1c1 r1c3')).toEqual(['soldier-not-yours', 'MERV-R-13']);
    expect(no(position, 'redeploy r1c2 r1c2')).toEqual(['soldier-there', 'MERV-SOLD-2']);
    expect(no(position, 'deploy r1c3')).toEqual(['soldier-servant', 'MERV-SOLD-6']);
    position.play('redeploy r1c2 r1c3');
    expect([soldiersAt(position, 'r1c2'), soldiersAt(position, 'r1c3'), playerOf(position, 0).influence]).toEqual([0, 1, 1]);
    expect(told(position, 'soldier-deployed')).toMatchObject([{ seat: 0, rule: 'MERV-R-13', from: 'r1c2', cell: 'r1c3' }]);
    // Only when no servant is left.
    expect(no(act({ noServant: 'move-a-soldier' }, { ...spent, players: {} }), 'redeploy r1c2 r1c3')).toEqual(['soldier-supply', 'MERV-R-13']);
  });

  const half = { buildings: { r1c2: 1 }, walls: { N2: 'any' } };

  test('MERV-R-14 barred-when-fully-walled: one of two walls is no bar', () => {
    expect(no(act({ soldierBehindWall: 'barred-when-fully-walled' }, half), 'deploy r1c2')).toBeNull();
  });

  test('MERV-R-14 barred-by-any-wall: one of two walls bars', () => {
    expect(no(act({ soldierBehindWall: 'barred-by-any-wall' }, half), 'deploy r1c2')).toEqual(['soldier-walled', 'MERV-SOLD-2']);
  });
});
