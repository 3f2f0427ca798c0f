// Chapter 20: mosque. Most prices, boons and points of the track are reconstructed.
import { describe, expect, test } from 'vitest';
import { at, courtiers, cubes, forced, kinds, moves, no, playerOf, points, soldiersAt, upgradeAt, vp, walled, type At } from '../../helpers.js';

const open = (player: object, more: object = {}): At => at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { cubes: { white: 9 }, ...player } }, ...more }).play('action');
const next = (space: string): string[] => [...new Set(moves(open({ mosque: space, cubes: { white: 2 } }), 'step').map((move) => move.split(' ')[1]!))];

describe('the mosque', () => {
  test('MERV-MOSQUE-1: four paths on levels 1 and 2, two on 3 and 4, one from 5 on', () => {
    expect(['L1-1', 'L1-2', 'L1-3', 'L1-4'].flatMap(next)).toEqual(['L2-1', 'L2-2', 'L2-3', 'L2-4']);
    expect(['L2-1', 'L2-2', 'L2-3', 'L2-4'].flatMap(next)).toEqual(['L3-1', 'L3-1', 'L3-2', 'L3-2']);
    expect(['L3-1', 'L3-2', 'L4-1', 'L4-2', 'L5', 'L6', 'L7'].flatMap(next)).toEqual(['L4-1', 'L4-2', 'L5', 'L5', 'L6', 'L7', 'L8']);
  });

  test('MERV-MOSQUE-2: one space or more, each paid before the next, in the printed colours or white', () => {
    const position = open({ cubes: { teal: 1, orange: 1, sand: 1, white: 1 } }, { buildings: { r1c1: 0 } });
    expect(no(position, 'step L1-2 orange')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    position.play('step L1-2 teal');
    expect(cubes(position, 0)).toEqual({ sand: 1, orange: 1, white: 1 });
    expect(no(position, 'step L2-2 white')).toBeNull();
    position.play('step L2-2 orange', 'upgrade r1c1 white', 'step L3-1 white');
    expect(playerOf(position, 0).mosque).toBe(8);
    const two = open({ mosque: 'L4-1', cubes: { purple: 1, orange: 1 } });
    expect(no(two, 'step L5 purple')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(two, 'step L5 purple+orange')).toBeNull();
    expect(playerOf(open({ cubes: { teal: 1, orange: 1 } }).play('step L1-2 teal', 'stop'), 0).mosque).toBe(1);
  });

  test('MERV-MOSQUE-3: the first step chooses a path and needs a disc; after that the way is fixed', () => {
    const position = open({}, { players: { 0: { cubes: { white: 2 } }, 1: { mosque: 'L1-1' } } });
    expect(new Set(moves(position, 'step').map((move) => move.split(' ')[1]))).toEqual(new Set(['L1-1', 'L1-2', 'L1-3', 'L1-4']));
    position.play('step L1-1 white');
    expect(playerOf(position, 0)).toMatchObject({ mosque: 0, discs: 6 });
    expect(no(position, 'step L2-2 white')).toEqual(['not-the-way', 'MERV-MOSQUE-3']);
    expect(no(position, 'step L1-2 white')).toEqual(['not-the-way', 'MERV-MOSQUE-3']);
    const discs = ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar', 'basra'] as const;
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { cubes: { white: 9 }, posts: discs } } }), 'action')).toEqual(['action-impossible', 'MERV-R-9']);
  });

  test('MERV-MOSQUE-4: any number of discs on a space', () => {
    const position = open({}, { players: { 0: { mosque: 'L2-1', cubes: { sand: 1 } }, 1: { mosque: 'L3-1' }, 2: { mosque: 'L3-1' } } }).play('step L3-1 sand');
    expect([0, 1, 2].map((who) => playerOf(position, who).mosque)).toEqual([8, 8, 8]);
  });

  test('MERV-MOSQUE-5: boon and points of each space at once, before the next step', () => {
    const position = open({ mosque: 'L2-4', cubes: { white: 9 } }).play('step L3-2 white');
    expect(points(position, 0, 'mosque')).toBe(1);
    expect(kinds(position)).toEqual(['upgrade']);
    position.play('upgrade r5c1 teal', 'step L4-2 white');
    expect(points(position, 0, 'mosque')).toBe(3);
  });

  test('MERV-MOSQUE-6: the camel of a path goes to the first player there', () => {
    expect(playerOf(open({}).play('step L1-3 white'), 0).camel).toBe(1);
    const late = open({}, { mosqueCamels: [1, 2, 4] });
    expect(playerOf(late.play('step L1-3 white'), 0).camel).toBe(0);
    expect(late.state.mosqueCamels).toEqual([1, 1, 0, 1]);
  });

  test('MERV-MOSQUE-7: a white upgrade, a bonus upgrade', () => {
    const white = open({ mosque: 'L1-1' }).play('step L2-1 white', 'upgrade r5c1 white');
    expect(upgradeAt(white, 'r5c1')).toBe('white');
    const bonus = open({ mosque: 'L2-3' }).play('step L3-2 white', 'upgrade r5c1 purple');
    expect(upgradeAt(bonus, 'r5c1')).toBe('purple');
  });

  test('MERV-MOSQUE-8: favour on more than one space, a soldier', () => {
    expect(playerOf(open({ mosque: 'L2-2' }).play('step L3-1 white'), 0).favour).toBe(1);
    expect(playerOf(open({ mosque: 'L4-2' }).play('step L5 white+white'), 0).favour).toBe(1);
    const soldier = open({ mosque: 'L3-2' }, { buildings: { r1c2: 1 } }).play('step L4-2 white', 'deploy r1c2');
    expect([soldiersAt(soldier, 'r1c2'), playerOf(soldier, 0).influence]).toEqual([1, 2]);
  });

  test('MERV-MOSQUE-9: a scoring tile of those left, the choice of the player', () => {
    const position = open({}, { players: { 0: { mosque: 'L3-1', cubes: { white: 1 } }, 1: { tiles: ['palace'], mosque: 'L4-1' } } }).play('step L4-1 white');
    expect(moves(position, 'tile')).toEqual(['tile scoring-caravansary', 'tile scoring-library', 'tile scoring-marketplace']);
    expect(no(position, 'tile scoring-palace')).toEqual(['tile-gone', 'MERV-MOSQUE-9']);
    expect(playerOf(position.play('tile scoring-library'), 0).tiles).toHaveLength(1);
    expect(points(forced(at({ seats: 3, at: 'scoring', buildings: { r2c4: 0 }, players: { 0: { tiles: ['library'] } } })), 0, 'scoringTiles')).toBe(3);
  });

  test('MERV-MOSQUE-10: a courtier for nothing', () => {
    const position = open({ mosque: 'L5', courtiers: { trade: 2 } }).play('step L6 white+white', 'courtier knowledge -');
    expect(courtiers(position, 0)).toEqual({ knowledge: 1, trade: 2 });
    expect(playerOf(position, 0).favour).toBe(1);
    expect(cubes(position, 0)).toEqual({ white: 7 });
  });

  test('MERV-MOSQUE-11: a piece of the wall for nothing, with its influence', () => {
    const position = open({ mosque: 'L6' }, { buildings: { r1c2: 1, r2c2: 0 } }).play('step L7 white+white', 'piece segment-teal-2 -', 'wall N2');
    expect(walled(position)).toEqual(['N2']);
    expect(playerOf(position, 0).influence).toBe(3);
    expect(cubes(position, 0)).toEqual({ white: 7 });
  });

  test('MERV-MOSQUE-12: the last space scores mosque buildings, and nothing lies beyond it', () => {
    const top = open({ mosque: 'L7' }).play('step L8 white+white');
    expect(points(top, 0, 'mosque')).toBe(4);
    expect(top.state.turn.seat).toBe(1);
    // The action stays open for a contract; there is no step any more.
    const contract = open({ mosque: 'L7', common: 2, influence: 1 }).play('step L8 white+white');
    expect(kinds(contract)).toEqual(['fulfil', 'stop']);
    expect(no(contract, 'step L8 white+white')).toEqual(['mosque-top', 'MERV-MOSQUE-12']);
    const beyond = at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { mosque: 'L8', cubes: { white: 9 } } } });
    expect(no(beyond, 'action')).toEqual(['action-impossible', 'MERV-R-9']);
    const years = [1, 2].map((year) => {
      const position = forced(at({ seats: 3, year, at: 'scoring', buildings: { r4c3: 0 }, players: { 0: { mosque: 'L8' } } }));
      return vp(position, 0);
    });
    // One building and four for the mosque, in whatever year.
    expect(years).toEqual([5, 5]);
  });
});
