// Chapter 11: the invasion phase.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../../src/merv/index.js';
import { at, buildingAt, buildingsOf, cubes, forced, kinds, moves, no, playerOf, raid, soldiersAt, told, upgradeAt, walled } from '../../helpers.js';

const white = (count: number) => ({ cubes: { white: count } });

describe('who is attacked', () => {
  test('MERV-INV-1: year 1 has no invasion; nothing is attacked and soldiers stay', () => {
    const position = forced(raid({ year: 1, buildings: { r1c1: 0, r5c5: 1 }, soldiers: { r5c5: 0 } }));
    expect(told(position, 'attacked')).toEqual([]);
    expect([buildingAt(position, 'r1c1'), buildingAt(position, 'r5c5'), soldiersAt(position, 'r5c5')]).toEqual([0, 1, 1]);
    expect(position.state.year).toBe(2);
  });

  test('MERV-INV-2: from every side the first two sites of each line', () => {
    const position = forced(raid({ buildings: { r1c3: 0, r2c3: 1, r3c1: 0, r3c2: 1, r3c4: 0, r3c5: 1, r4c3: 0, r5c3: 1, r2c2: 2, r4c4: 2, r5c1: 2 } }));
    const bySide = Object.fromEntries(told(position, 'attacked').map(({ side, cells }) => [side, [...cells].sort()]));
    expect(bySide).toMatchObject({ N: ['r1c3', 'r2c2', 'r2c3'], E: ['r3c4', 'r3c5', 'r4c4'], S: ['r4c3', 'r5c1', 'r5c3'], W: ['r3c1', 'r3c2'] });
    expect([0, 1, 2].map((who) => buildingsOf(position, who).length)).toEqual([0, 0, 0]);
  });

  test('MERV-INV-3: the sides one after another, clockwise', () => {
    const position = forced(raid({ buildings: { r1c3: 0, r3c5: 0, r5c3: 0, r3c1: 0 } }));
    expect(told(position, 'attacked').filter(({ cells }) => cells.length > 0).map(({ side, cells }) => [side, ...cells])).toEqual([['N', 'r1c3'], ['E', 'r3c5'], ['S', 'r5c3'], ['W', 'r3c1']]);
  });

  test('MERV-INV-4: a piece stops the attack from its own side, on both sites it covers', () => {
    const position = forced(raid({ buildings: { r1c3: 0, r2c3: 0, r1c1: 1, r2c1: 1, r1c5: 2, r3c1: 2 }, walls: { N3: 'any', N1: 'any', W5: 'any', N5: 'any', S3: 'any' } }));
    // r1c1 has both walls, r2c1 lacks W4, r1c5 lacks E1, r3c1 lacks W3.
    expect(buildingsOf(position, 0)).toEqual(['r1c3', 'r2c3']);
    expect(buildingsOf(position, 1)).toEqual(['r1c1']);
    expect(buildingsOf(position, 2)).toEqual([]);
  });

  test('MERV-INV-5: a soldier of any colour makes a site safe from every side', () => {
    const position = forced(raid({ buildings: { r1c1: 0, r5c5: 1, r1c5: 2 }, soldiers: { r1c1: 0, r5c5: 2 } }));
    expect([buildingAt(position, 'r1c1'), buildingAt(position, 'r5c5'), buildingAt(position, 'r1c5')]).toEqual([0, 1, -1]);
  });

  test('MERV-INV-6: a site is attacked once; an attack on an empty site does nothing', () => {
    const position = raid({ buildings: { r1c1: 0 }, players: { 0: white(3) } }).play('ransom r1c1 white');
    expect(told(position, 'attacked').flatMap(({ cells }) => cells)).toEqual(['r1c1']);
    expect(buildingAt(position, 'r1c1')).toBe(0);
    expect(cubes(position, 0)).toEqual({ white: 2 });
    expect(position.state.year).toBe(3);
  });
});

describe('ransom', () => {
  test('MERV-INV-7: building by building, the owner pays or takes it back', () => {
    const position = raid({ buildings: { r1c1: 0, r1c2: 0, r1c3: 1 }, players: { 0: { cubes: { teal: 1, orange: 1 } } } });
    const first = moves(position, 'surrender')[0]!.slice(10);
    const other = first === 'r1c1' ? 'r1c2' : 'r1c1';
    expect(no(position, `surrender ${other}`)).toEqual(['ransom-order', 'MERV-INV-7']);
    expect(kinds(position)).toEqual(['ransom', 'surrender']);
    expect(merv.prompt(position.state).settled).toBeNull();
    position.play(`surrender ${first}`);
    position.play(`ransom ${other} ${other === 'r1c1' ? 'teal' : 'orange'}`);
    expect([buildingAt(position, first as 'r1c1'), buildingAt(position, other)]).toEqual([-1, 0]);
    expect(playerOf(position, 0).buildings).toBe(8);
    // Seat 1 has no cube, and nobody else can pay.
    expect(position.moves()).toEqual(['surrender r1c3']);
    expect(merv.prompt(position.state).settled).toEqual({ kind: 'surrender', cell: 'r1c3' });
    forced(position);
    expect(buildingAt(position, 'r1c3')).toBe(-1);
  });

  test('MERV-INV-8: a cube of the printed colour, or a white one', () => {
    const position = raid({ buildings: { r1c1: 0 }, players: { 0: { cubes: { teal: 1, orange: 1, white: 1 } } } });
    expect(moves(position, 'ransom')).toEqual(['ransom r1c1 teal', 'ransom r1c1 white']);
    expect(no(position, 'ransom r1c1 orange')).toEqual(['ransom-cube', 'MERV-INV-8']);
    expect(no(position, 'ransom r1c1 sand')).not.toBeNull();
  });

  test('MERV-INV-9: with a bonus upgrade also its colour', () => {
    const position = raid({ buildings: { r1c1: 0 }, upgrades: { r1c1: 'sand' }, players: { 0: { cubes: { sand: 1, teal: 1, orange: 1 } } } });
    expect(moves(position, 'ransom')).toEqual(['ransom r1c1 sand', 'ransom r1c1 teal']);
    expect(no(position, 'ransom r1c1 orange')).toEqual(['ransom-cube', 'MERV-INV-8']);
  });

  test('MERV-INV-10: with a white upgrade any colour', () => {
    const position = raid({ buildings: { r1c1: 0 }, upgrades: { r1c1: 'white' }, players: { 0: { cubes: { purple: 1, orange: 1 } } } });
    expect(moves(position, 'ransom')).toEqual(['ransom r1c1 purple', 'ransom r1c1 orange']);
  });

  test('MERV-INV-11: the second breakthrough converts one cube in each invasion', () => {
    const owner = { cubes: { sand: 3 }, breakthroughs: ['bt2-sand'] } as const;
    const position = raid({ buildings: { r1c1: 0, r1c2: 0 }, players: { 0: owner } });
    const first = moves(position, 'surrender')[0]!.slice(10);
    position.play(`ransom ${first} sand`);
    expect(moves(position, 'ransom')).toEqual([]);
    forced(position);
    expect(buildingsOf(position, 0)).toEqual([first]);
    expect(cubes(position, 0)).toEqual({ sand: 2 });
    // A conversion used in the last turn does not count for the invasion.
    expect(moves(raid({ buildings: { r1c1: 0 }, players: { 0: { ...owner, converted: true } } }), 'ransom')).toEqual(['ransom r1c1 sand']);
    // It is there again in the next turn, and in the next invasion.
    expect(playerOf(position, 0).converted).toBe(0);
    expect(moves(raid({ year: 3, buildings: { r1c1: 0 }, players: { 0: owner } }), 'ransom')).toEqual(['ransom r1c1 sand']);
  });

  test('MERV-INV-12: the cube is gone, the building stands and is not attacked again', () => {
    const position = raid({ buildings: { r5c5: 0 }, players: { 0: { cubes: { sand: 2 } } } }).play('ransom r5c5 sand');
    expect(told(position, 'building-ransomed')).toMatchObject([{ seat: 0, cell: 'r5c5', cube: 'sand' }]);
    expect(cubes(position, 0)).toEqual({ sand: 1 });
    expect(buildingAt(position, 'r5c5')).toBe(0);
    expect(told(position, 'attacked').flatMap(({ cells }) => cells)).toEqual(['r5c5']);
  });

  test('MERV-INV-13: side by side, in turn order, each for all own buildings of the side', () => {
    const position = raid({
      buildings: { r1c1: 1, r1c2: 0, r1c3: 2, r2c2: 0, r3c5: 1, r4c5: 0 },
      players: { 0: white(9), 1: white(9), 2: { ...white(9), camel: 1 } },
    });
    const asked: string[] = [];
    while (moves(position, 'surrender').length > 0) {
      const cell = moves(position, 'surrender')[0]!.slice(10);
      asked.push(`${buildingAt(position, cell as 'r1c1')} ${cell}`);
      position.play(`surrender ${cell}`);
    }
    expect(asked.slice(0, 2).sort()).toEqual(['0 r1c2', '0 r2c2']);
    expect(asked.slice(2)).toEqual(['1 r1c1', '2 r1c3', '0 r4c5', '1 r3c5']);
  });
});

describe('afterwards', () => {
  test('MERV-INV-14: a lost building leaves the site empty, with its upgrade', () => {
    const position = forced(raid({ buildings: { r1c1: 0, r1c2: 0 }, upgrades: { r1c1: 'sand' }, soldiers: { r1c2: 1 }, players: {} }));
    expect(buildingAt(position, 'r1c1')).toBe(-1);
    expect(upgradeAt(position, 'r1c1')).toBe('sand');
    expect(playerOf(position, 0).buildings).toBe(8);
    // Only the building left scores.
    expect(playerOf(position, 0).points[6]).toBe(1);
    const next = at({ seats: 3, year: 3, turn: 1, upgrades: { r1c1: 'sand' } }).play('slot N1', 'site r1c1');
    expect(buildingAt(next, 'r1c1')).toBe(1);
  });

  test('MERV-INV-15: ransom goes to the supply, all soldiers go home, walls stay', () => {
    const rulings = { supplyLimits: 'component-limit' } as const;
    const position = raid({ rulings, buildings: { r1c1: 0, r1c3: 1, r5c5: 2 }, soldiers: { r5c5: 0, r1c3: 1 }, walls: { N3: 'any', S1: 'any' }, players: { 0: { cubes: { teal: 1 } } } }).play('ransom r1c1 teal');
    expect([0, 1, 2].map((who) => playerOf(position, who).servants)).toEqual([8, 8, 8]);
    expect(soldiersAt(position, 'r5c5') + soldiersAt(position, 'r1c3')).toBe(0);
    expect(walled(position)).toEqual(['N3', 'S1']);
    expect(position.state.frames.some(({ kind }) => kind === 'invasion')).toBe(false);
    expect([0, 1, 2].map((who) => cubes(position, who))).toEqual([{}, {}, {}]);
  });
});
