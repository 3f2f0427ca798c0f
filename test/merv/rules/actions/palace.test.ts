// Chapter 17: palace. Of the colours of the halls, purple (knowledge) and teal (spice) are reconstructed.
import { describe, expect, test } from 'vitest';
import { at, courtiers, cubes, moves, no, playerOf, told, type At } from '../../helpers.js';

const open = (player: object, more: object = {}): At => at({ seats: 3, at: 'act', slot: 'N1', site: 'r2c1', players: { 0: player }, ...more }).play('action');

describe('the palace', () => {
  test('MERV-PALACE-1: four halls with three spaces; several of one participant in a hall, none in a full one', () => {
    const position = open({ cubes: { sand: 3, orange: 9 }, courtiers: { trade: 1 } }, { players: { 0: { cubes: { sand: 2, orange: 2 }, courtiers: { trade: 1 } }, 1: { courtiers: { faith: 2 } }, 2: { courtiers: { faith: 1 } } } });
    expect(moves(position, 'courtier')).toEqual(['courtier trade sand+sand']);
    expect(no(position, 'courtier faith orange+orange')).toEqual(['hall-full', 'MERV-PALACE-1']);
    position.play('courtier trade sand+sand');
    expect(courtiers(position, 0)).toEqual({ trade: 2 });
  });

  test('MERV-PALACE-2: one or more, one at a time, each paid at once', () => {
    const position = open({ cubes: { purple: 1, sand: 2, orange: 3 } });
    expect(moves(position, 'courtier')).toEqual(['courtier knowledge purple', 'courtier trade sand', 'courtier faith orange']);
    position.play('courtier knowledge purple');
    expect(cubes(position, 0)).toEqual({ sand: 2, orange: 3 });
    position.play('courtier trade sand+sand');
    expect(cubes(position, 0)).toEqual({ orange: 3 });
    position.play('courtier faith orange+orange+orange');
    expect(courtiers(position, 0)).toEqual({ knowledge: 1, trade: 1, faith: 1 });
    expect(playerOf(position, 0).servants).toBe(5);
    expect(position.state.turn.seat).toBe(1);
    const stop = open({ cubes: { purple: 1, sand: 2 } }).play('courtier knowledge purple', 'stop');
    expect(courtiers(stop, 0)).toEqual({ knowledge: 1 });
  });

  test('MERV-PALACE-3: the n-th courtier of the game costs n cubes of the colour of its hall', () => {
    for (const [placed, cost] of [[0, 'orange'], [1, 'orange+orange'], [2, 'orange+orange+orange'], [3, 'orange+orange+orange+orange']] as const) {
      const position = open({ cubes: { orange: 8, sand: 4 }, courtiers: { knowledge: Math.min(placed, 2), spice: placed - Math.min(placed, 2) } });
      expect(moves(position, 'courtier').filter((move) => move.includes('faith'))).toEqual([`courtier faith ${cost}`]);
    }
    const wrong = open({ cubes: { orange: 1, sand: 1, white: 1 }, courtiers: { spice: 1 } });
    expect(no(wrong, 'courtier faith orange')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(wrong, 'courtier faith sand+orange')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(wrong, 'courtier faith orange+white')).toBeNull();
    // Courtiers of others do not count.
    expect(no(open({}, { players: { 0: { cubes: { orange: 1 } }, 1: { courtiers: { faith: 1 } } } }), 'courtier faith orange')).toBeNull();
  });

  test('MERV-PALACE-4: the first courtier in an empty hall brings a favour', () => {
    const favour = (players: object): number => playerOf(open({}, { players }).play('courtier faith orange'), 0).favour;
    expect(favour({ 0: { cubes: { orange: 1 } } })).toBe(1);
    expect(favour({ 0: { cubes: { orange: 1 } }, 1: { courtiers: { faith: 1 } } })).toBe(0);
    expect(favour({ 0: { cubes: { orange: 1 } }, 1: { courtiers: { trade: 3 } } })).toBe(1);
    const second = open({ cubes: { orange: 3 } }).play('courtier faith orange', 'courtier faith orange+orange');
    expect(playerOf(second, 0).favour).toBe(1);
  });

  test('MERV-PALACE-5: no courtier without a servant in supply', () => {
    const soldiers = { r1c1: 0, r1c2: 0, r1c3: 0, r1c4: 0, r1c5: 0, r2c2: 0, r2c3: 0 } as const;
    const buildings = { r1c1: 1, r1c2: 1, r1c3: 1, r1c4: 1, r1c5: 1, r2c2: 1, r2c3: 1 } as const;
    const position = open({ cubes: { purple: 1, sand: 2 } }, { soldiers, buildings }).play('courtier knowledge purple');
    expect(playerOf(position, 0).servants).toBe(0);
    expect(position.state.turn.seat).toBe(1);
    const none = at({ seats: 3, at: 'act', slot: 'N1', site: 'r2c1', soldiers: { ...soldiers, r3c1: 0 }, buildings: { ...buildings, r3c1: 1 }, players: { 0: { cubes: { purple: 1 } } } });
    expect(no(none, 'action')).toEqual(['action-impossible', 'MERV-R-9']);
  });

  test('MERV-PALACE-6: a courtier of the mosque goes to any free space without payment', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { mosque: 'L5', cubes: { purple: 1, teal: 1 } }, 1: { courtiers: { trade: 3, faith: 1 } } } }).play('action', 'step L6 purple+teal');
    expect(moves(position, 'courtier')).toEqual(['courtier knowledge -', 'courtier spice -', 'courtier faith -']);
    expect(no(position, 'courtier trade -')).toEqual(['hall-full', 'MERV-PALACE-1']);
    position.play('courtier spice -');
    expect(courtiers(position, 0)).toEqual({ spice: 1 });
    expect(playerOf(position, 0)).toMatchObject({ favour: 1, servants: 7, cubes: [0, 0, 0, 0, 0] });
    expect([playerOf(position, 0).freeCourtiers, told(position, 'courtier-placed')]).toMatchObject([1, [{ rule: 'MERV-PALACE-6', hall: 'spice', free: true }]]);
    const paid = open({ cubes: { orange: 1 } }).play('courtier faith orange');
    expect([playerOf(paid, 0).freeCourtiers, told(paid, 'courtier-placed')]).toMatchObject([0, [{ rule: 'MERV-PALACE-2', hall: 'faith', free: false }]]);
  });
});
