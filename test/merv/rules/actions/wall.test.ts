// Chapter 21: wall. Of the prices, those of the worked example are printed, the others reconstructed: two segments of each
// colour for one cube, two for two cubes, and a gate of each colour for three.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../../src/merv/index.js';
import { at, cubes, moves, no, playerOf, stopped, walled, type At } from '../../helpers.js';

const open = (player: object, more: object = {}): At => at({ seats: 3, at: 'act', slot: 'N2', site: 'r5c2', players: { 0: player }, ...more }).play('action');

describe('the wall', () => {
  test('MERV-WALL-1: pieces in any mix, segments for one or two cubes of a colour, gates for three', () => {
    const position = open({ cubes: { sand: 3, teal: 3, white: 1 } });
    expect(no(position, 'piece segment-sand-2 sand+teal')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(position, 'piece gate-teal-3 teal+teal')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(position, 'piece gate-teal-3 teal+teal+white')).toBeNull();
    position.play('piece gate-teal-3 teal+teal+teal', 'wall N3', 'piece segment-sand-1 sand', 'wall N1', 'piece segment-sand-2 sand+sand', 'wall E2');
    expect(walled(position)).toEqual(['N1', 'N3', 'E2']);
    expect(cubes(position, 0)).toEqual({ white: 1 });
  });

  test('MERV-TERM-10: of a piece that is clicked and cannot be paid it is said what is missing', () => {
    const why = (piece: string): unknown => merv.why(open({ cubes: { sand: 2 } }).state, [{ part: 'piece', value: piece }]);
    expect(why('segment-teal-1')).toMatchObject({ code: 'cubes-missing', params: { teal: 1 } });
    expect(why('gate-sand-3')).toMatchObject({ code: 'cubes-missing', params: { sand: 1 } });
    expect(why('segment-sand-2')).toEqual({ ok: true });
  });

  test('MERV-WALL-2: any piece still in supply, not the cheapest first', () => {
    expect(no(open({ cubes: { sand: 2 } }), 'piece segment-sand-2 sand+sand')).toBeNull();
    const gone = open({ cubes: { sand: 2 } }, { walls: { N1: 'segment-sand-1', N2: 'segment-sand-1' } });
    expect(no(gone, 'piece segment-sand-1 sand')).toEqual(['piece-gone', 'MERV-WALL-2']);
    expect(moves(gone, 'piece')).toEqual(['piece segment-sand-2 sand+sand']);
    expect(no(open({ cubes: { sand: 3 } }, { walls: { N3: 'gate-sand-3' } }), 'piece gate-sand-3 sand+sand+sand')).toEqual(['piece-gone', 'MERV-WALL-2']);
  });

  test('MERV-WALL-3: at once in a free slot, gates in gate slots, segments elsewhere', () => {
    const segment = open({ cubes: { sand: 1 } }, { walls: { E1: 'any' } }).play('piece segment-sand-1 sand');
    expect(moves(segment, 'wall')).toEqual(['N1', 'N2', 'N4', 'N5', 'E2', 'E4', 'E5', 'S1', 'S2', 'S4', 'S5', 'W1', 'W2', 'W4', 'W5'].map((slot) => `wall ${slot}`));
    expect(no(segment, 'wall N3')).toEqual(['gate-slot', 'MERV-WALL-3']);
    expect(no(segment, 'wall E1')).toEqual(['wall-slot-taken', 'MERV-WALL-3']);
    const gate = open({ cubes: { sand: 3 } }, { walls: { W3: 'any' } }).play('piece gate-sand-3 sand+sand+sand');
    expect(moves(gate, 'wall')).toEqual(['wall N3', 'wall E3', 'wall S3']);
    expect(no(gate, 'wall N1')).toEqual(['gate-slot', 'MERV-WALL-3']);
  });

  test('MERV-WALL-4: for each covered site 1 for an own building, 2 for another, 0 for none', () => {
    const influence = (buildings: object): number =>
      playerOf(at({ seats: 2, at: 'act', slot: 'N2', site: 'r5c2', buildings, players: { 0: { cubes: { teal: 1 } } } }).play('action', 'piece segment-teal-1 teal', 'wall N4'), 0).influence;
    expect(influence({})).toBe(0);
    expect(influence({ r1c4: 0 })).toBe(1);
    expect(influence({ r2c4: 1 })).toBe(2);
    expect(influence({ r1c4: 0, r2c4: 0 })).toBe(2);
    expect(influence({ r1c4: 0, r2c4: 1 })).toBe(3);
    expect(influence({ r1c4: 'courtier', r2c4: 0 })).toBe(3);
    // Buildings farther in count nothing.
    expect(influence({ r3c4: 1, r4c4: 1, r5c4: 1 })).toBe(0);
  });

  test('MERV-WALL-5: at most four', () => {
    const position = open({ cubes: { teal: 1 } }, { buildings: { r1c4: 1, r2c4: 2, r3c4: 1 } }).play('piece segment-teal-1 teal', 'wall N4');
    expect(playerOf(position, 0).influence).toBe(4);
  });

  test('MERV-WALL-6: a building counts even with a soldier or walled from another side', () => {
    const position = open({ cubes: { teal: 1 } }, { buildings: { r1c4: 1, r2c4: 0 }, soldiers: { r1c4: 1 }, walls: { E1: 'any', E2: 'any' } }).play('piece segment-teal-1 teal', 'wall N4');
    expect(playerOf(position, 0).influence).toBe(3);
  });

  test('MERV-WALL-7: the influence of a piece comes before the next piece is bought', () => {
    // Influence 0 and 2: after the first piece the contracts of level 1 are open, between two pieces.
    const position = open({ cubes: { teal: 3 }, common: 2 }, { buildings: { r1c4: 1 } });
    expect(moves(position, 'fulfil')).toEqual([]);
    position.play('piece segment-teal-1 teal', 'wall N4');
    expect(playerOf(position, 0).influence).toBe(2);
    expect(no(position, 'fulfil contract-1f-1 teal common+common')).toBeNull();
    expect(no(position, 'piece segment-teal-1 teal')).toBeNull();
  });

  test('MERV-WALL-8: a free piece follows the same rules without payment, and may be a gate', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', buildings: { r1c3: 1 }, walls: { S3: 'gate-sand-3' }, players: { 0: { mosque: 'L6', cubes: { white: 2 } } } }).play('action', 'step L7 white+white');
    expect(no(position, 'piece gate-sand-3 -')).toEqual(['piece-gone', 'MERV-WALL-2']);
    expect(moves(position, 'piece')).toHaveLength(11);
    expect(moves(position, 'piece')).not.toContain('piece gate-sand-3 -');
    position.play('piece gate-teal-3 -');
    expect(moves(position, 'wall')).toEqual(['wall N3', 'wall E3', 'wall W3']);
    stopped(position.play('wall N3'));
    expect(playerOf(position, 0).influence).toBe(2);
    expect(cubes(position, 0)).toEqual({});
  });
});
