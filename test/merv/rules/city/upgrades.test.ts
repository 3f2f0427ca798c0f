// Chapter 26.1: general rulings, each option by its name.
import { describe, expect, test } from 'vitest';
import { at, buildingAt, forced, lucky, moves, no, playerOf, points, raid, stopped, vp } from '../../helpers.js';

describe('upgrades and favour', () => {
  const pepper = (pepperUpgrade: 'any-site' | 'site-with-a-building' | 'own-building', more: object = {}) =>
    moves(
      stopped(at({ seats: 3, rulings: { pepperUpgrade }, at: 'act', slot: 'N1', site: 'r1c1', row: ['pepper', 'ginger'], buildings: { r2c2: 1 }, players: { 0: { cards: { pepper: 1 }, cubes: { teal: 1 } } }, ...more }).play('action', 'take 1 teal')),
      'upgrade',
    );

  test('MERV-R-15 any-site: own, foreign or empty; lost when none is left', () => {
    expect(pepper('any-site')).toHaveLength(24);
    const six = { r3c1: 'white', r3c2: 'white', r3c4: 'white', r4c1: 'white', r4c2: 'white', r4c4: 'white' };
    expect(pepper('any-site', { upgrades: six })).toEqual([]);
  });

  test('MERV-R-15 site-with-a-building: a building of anybody', () => {
    expect(pepper('site-with-a-building')).toEqual(['upgrade r1c1 white', 'upgrade r2c2 white']);
  });

  test('MERV-R-15 own-building: a building of the player', () => {
    expect(pepper('own-building')).toEqual(['upgrade r1c1 white']);
    const position = stopped(at({ seats: 3, rulings: { pepperUpgrade: 'own-building' }, at: 'act', slot: 'N1', site: 'r1c1', row: ['pepper', 'ginger'], buildings: { r2c2: 1 }, players: { 0: { cards: { pepper: 1 }, cubes: { teal: 1 } } } }).play('action', 'take 1 teal'));
    expect(no(position, 'upgrade r2c2 white')).toEqual(['upgrade-pepper', 'MERV-R-15']);
  });

  const bonus = (bonusUpgradeColour: 'free-choice' | 'other-colour-than-site') =>
    at({ seats: 3, rulings: { bonusUpgradeColour }, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { mosque: 'L2-3', cubes: { teal: 1 } } } }).play('action', 'step L3-2 teal');

  test('MERV-R-16 free-choice: any bonus upgrade left, also of the colour of the site', () => {
    expect(moves(bonus('free-choice'), 'upgrade')).toEqual(['upgrade r5c1 purple', 'upgrade r5c1 sand', 'upgrade r5c1 teal', 'upgrade r5c1 orange']);
  });

  test('MERV-R-16 other-colour-than-site: never that', () => {
    expect(moves(bonus('other-colour-than-site'), 'upgrade')).toEqual(['upgrade r5c1 purple', 'upgrade r5c1 teal', 'upgrade r5c1 orange']);
    expect(no(bonus('other-colour-than-site'), 'upgrade r5c1 sand')).toEqual(['upgrade-colour', 'MERV-R-16']);
  });

  test('MERV-R-17: the influence track gives favour by overflow only', () => {
    for (let influence = 0; influence < 20; influence += 1) {
      const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { influence } } }).play('soldier', 'deploy r1c1');
      expect(playerOf(position, 0)).toMatchObject({ influence: influence + 1, favour: 0 });
    }
    expect(playerOf(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { influence: 20 } } }).play('soldier', 'deploy r1c1'), 0).favour).toBe(1);
  });

  const again = (favourPointsAgain: 'pays-again' | 'once-per-game') => {
    const position = forced(at({ seats: 3, rulings: { favourPointsAgain }, at: 'scoring', players: { 0: { favour: 4, courtiers: { knowledge: 1 } } } }));
    return points(lucky(position.play('slot N1', 'site r1c1', 'favour')), 0, 'favour');
  };

  test('MERV-R-18 pays-again: a space reached once more pays once more', () => {
    expect(again('pays-again')).toBe(1);
  });

  test('MERV-R-18 once-per-game: each space pays once', () => {
    expect(again('once-per-game')).toBe(0);
    // The first time it pays.
    expect(points(at({ seats: 3, rulings: { favourPointsAgain: 'once-per-game' }, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { favour: 3 } } }).play('favour'), 0, 'favour')).toBe(1);
  });

  test('MERV-R-67: walls and soldiers have no effect beyond protection and influence', () => {
    const plain = forced(at({ seats: 3, at: 'scoring', buildings: { r1c1: 0, r1c2: 1 } }));
    const guarded = forced(at({ seats: 3, at: 'scoring', buildings: { r1c1: 0, r1c2: 1 }, walls: { N1: 'any', W5: 'any', N2: 'any' }, soldiers: { r1c2: 0 } }));
    expect([vp(guarded, 0), vp(guarded, 1)]).toEqual([vp(plain, 0), vp(plain, 1)]);
    expect(vp(plain, 0)).toBe(1);
    expect(buildingAt(raid({ buildings: { r1c1: 0 }, walls: { N1: 'any', W5: 'any' } }), 'r1c1')).toBe(0);
  });
});
