// Chapter 9: contracts. Levels, prices and points of the cards are reconstructed values; the tests name those they need.
import { describe, expect, test } from 'vitest';
import { at, cubes, forced, moves, no, playerOf, soldiersAt, vp } from '../../helpers.js';

const rich = { cubes: { purple: 3, sand: 3, teal: 3, orange: 3 }, scroll: 4, common: 6, rare: 4, influence: 5 } as const;
const players = { 0: rich };

describe('contracts', () => {
  test('MERV-CONTRACT-1: the top cards of six stacks; the next one is there at once', () => {
    const position = at({ seats: 3, players });
    const cards = [...new Set(moves(position, 'fulfil').map((move) => move.split(' ')[1]))];
    expect(cards).toEqual(['contract-1f-1', 'contract-1s-1', 'contract-2f-1', 'contract-2s-1', 'contract-3f-1', 'contract-3s-1']);
    expect(no(position, 'fulfil contract-1f-2 orange common+common')).toEqual(['contract-not-on-top', 'MERV-CONTRACT-1']);
    position.play('fulfil contract-1f-1 teal common+common');
    expect(no(position, 'fulfil contract-1f-2 orange common+common')).toBeNull();
    expect(no(position, 'fulfil contract-1f-1 teal common+common')).toEqual(['contract-not-on-top', 'MERV-CONTRACT-1']);
  });

  test('MERV-CONTRACT-1: from a stack that is used up nothing can be fulfilled', () => {
    const gone = ['contract-1s-1', 'contract-1s-2', 'contract-1s-3'];
    const position = at({ seats: 3, players: { 0: rich, 1: { contracts: gone } } });
    expect([...new Set(moves(position, 'fulfil').map((move) => move.split(' ')[1]))]).toEqual(['contract-1f-1', 'contract-2f-1', 'contract-2s-1', 'contract-3f-1', 'contract-3s-1']);
    expect(no(position, 'fulfil contract-1s-3 orange -')).toEqual(['contract-not-on-top', 'MERV-CONTRACT-1']);
  });

  test('MERV-CONTRACT-5: who has all but the goods fulfils nothing, and the turn is over with its last step', () => {
    const short = { cubes: { purple: 3, sand: 3, teal: 3, orange: 3, white: 3 }, scroll: 2, breakthroughs: ['bt1-palace'], influence: 5 } as const;
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: short } }).play('favour');
    expect([moves(position, 'fulfil'), position.state.turn.seat]).toEqual([[], 1]);
  });

  test('MERV-CONTRACT-4: who has all but a cube fulfils nothing, and the turn is over with its last step', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { ...rich, cubes: {} } } }).play('favour');
    expect([moves(position, 'fulfil'), position.state.turn.seat]).toEqual([[], 1]);
  });

  test('MERV-CONTRACT-2: any number, at any moment of the own turn, never outside it', () => {
    const line = 'fulfil contract-1f-1 teal common+common';
    const next = 'fulfil contract-1f-2 orange common+common';
    expect(no(at({ seats: 3, players }), line)).toBeNull();
    expect(no(at({ seats: 3, at: 'site', slot: 'N1', players }), line)).toBeNull();
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players }), line)).toBeNull();
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players }).play('favour'), line)).toBeNull();
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r2c1', players }).play('action', 'courtier faith orange'), line)).toBeNull();
    const several = at({ seats: 3, players }).play(line, next, 'slot N1', 'site r1c1', 'fulfil contract-1f-3 sand common+common');
    expect(playerOf(several, 0).fulfilled).toEqual([0, 1, 2]);
    // In the turn of somebody else, and in the round end, seat 0 fulfils nothing.
    expect(no(at({ seats: 3, turn: 1, players }), line)).not.toBeNull();
    expect(no(at({ seats: 3, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2 }, players: { 0: { ...rich, camel: 1 } } }), line)).not.toBeNull();
  });

  test('MERV-CONTRACT-3: the influence disc has reached the level of the card', () => {
    const level = (influence: number) => no(at({ seats: 3, players: { 0: { ...rich, influence } } }), 'fulfil contract-2f-1 orange common+rare');
    expect(level(2)).toEqual(['contract-influence', 'MERV-CONTRACT-3']);
    expect(level(3)).toBeNull();
    expect(level(4)).toBeNull();
  });

  test('MERV-CONTRACT-4: the cube shown, a white one, or a converted one', () => {
    const pay = (player: object, cube: string) => no(at({ seats: 3, players: { 0: { common: 2, influence: 1, ...player } } }), `fulfil contract-1f-1 ${cube} common+common`);
    expect(pay({ cubes: { teal: 1, sand: 1, white: 1 } }, 'teal')).toBeNull();
    expect(pay({ cubes: { teal: 1, sand: 1, white: 1 } }, 'white')).toBeNull();
    expect(pay({ cubes: { teal: 1, sand: 1, white: 1 } }, 'sand')).toEqual(['contract-cube', 'MERV-CONTRACT-4']);
    expect(pay({ cubes: { teal: 1 } }, 'white')).toEqual(['cubes-missing', 'MERV-TERM-10']);
    expect(pay({ cubes: { sand: 1 }, breakthroughs: ['bt2-sand'] }, 'sand')).toBeNull();
    const paid = at({ seats: 3, players: { 0: { common: 2, influence: 1, cubes: { teal: 2 } } } }).play('fulfil contract-1f-1 teal common+common');
    expect(cubes(paid, 0)).toEqual({ teal: 1 });
  });

  test('MERV-CONTRACT-5: everything it asks for at once; any good is the choice of the player', () => {
    const with2s = (player: object) => at({ seats: 3, players: { 0: { influence: 3, cubes: { sand: 1 }, ...player } } });
    // One rare good and two of any kind.
    const free = with2s({ common: 2, rare: 3 });
    expect(moves(free, 'fulfil').filter((move) => move.includes('2s'))).toEqual([
      'fulfil contract-2s-1 sand common+common+rare', 'fulfil contract-2s-1 sand common+rare+rare', 'fulfil contract-2s-1 sand rare+rare+rare',
    ]);
    expect(no(free, 'fulfil contract-2s-1 sand common+common')).toEqual(['contract-goods', 'MERV-CONTRACT-5']);
    expect(no(free, 'fulfil contract-2s-1 sand rare+common+common')).toBeNull();
    expect(no(with2s({ common: 3 }), 'fulfil contract-2s-1 sand common+common+common')).toEqual(['contract-goods', 'MERV-CONTRACT-5']);
    expect(no(with2s({ common: 1, rare: 1 }), 'fulfil contract-2s-1 sand common+common+rare')).toEqual(['goods-missing', 'MERV-CONTRACT-5']);
    expect(no(at({ seats: 3, players: { 0: { influence: 1, cubes: { purple: 1 }, common: 1 } } }), 'fulfil contract-1s-1 purple common')).toEqual(['contract-scrolls', 'MERV-CONTRACT-5']);
    free.play('fulfil contract-2s-1 sand common+rare+rare');
    expect(playerOf(free, 0)).toMatchObject({ common: 1, rare: 1, givenCommon: 1, givenRare: 2 });
  });

  test('MERV-CONTRACT-6: what lies on a contract serves no other', () => {
    const position = at({ seats: 3, players: { 0: { influence: 1, cubes: { teal: 1, orange: 1 }, common: 3 } } }).play('fulfil contract-1f-1 teal common+common');
    expect(playerOf(position, 0)).toMatchObject({ common: 1, givenCommon: 2 });
    expect(no(position, 'fulfil contract-1f-2 orange common+common')).toEqual(['goods-missing', 'MERV-CONTRACT-5']);
  });

  test('MERV-CONTRACT-7: committed scrolls count for breakthroughs and knowledge, committed goods for trade', () => {
    const done = { contracts: ['contract-1s-1'] } as const;
    const library = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { ...done, cubes: { sand: 1 } } } }).play('action', 'scrolls sand');
    expect(moves(library, 'breakthrough')).toHaveLength(4);
    // So it is with a scroll just committed, and with goods.
    const now = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { scroll: 1, common: 1, influence: 1, cubes: { purple: 1, sand: 1 } } } }).play('fulfil contract-1s-1 purple common');
    if (moves(now, 'deploy').length > 0) now.play('decline');
    expect(playerOf(now, 0)).toMatchObject({ scroll: 0, givenScroll: 1, common: 0, givenCommon: 1 });
    expect(moves(now.play('action', 'scrolls sand'), 'breakthrough')).toHaveLength(4);
    const scored = (hall: 'knowledge' | 'trade') =>
      playerOf(forced(at({ seats: 3, at: 'scoring', players: { 0: { ...done, scroll: 2, common: 3, favour: 1, courtiers: { [hall]: 1 } } } })), 0).points[5];
    // One scroll and one common good lie on the contract.
    expect(scored('knowledge')).toBe(3);
    expect(scored('trade')).toBe(4);
  });

  test('MERV-CONTRACT-8: the points at once, then one favour or one soldier', () => {
    const favour = at({ seats: 3, players: { 0: { ...rich, favour: 3 } } }).play('fulfil contract-1f-1 teal common+common');
    // 6 points of the card; the favour reaches space 4, which is worth 1 (reconstructed values).
    expect(playerOf(favour, 0)).toMatchObject({ favour: 4, fulfilled: [0] });
    expect(vp(favour, 0)).toBe(7);
    const soldier = at({ seats: 3, buildings: { r1c1: 1 }, players }).play('fulfil contract-1s-1 purple common');
    expect(vp(soldier, 0)).toBe(6);
    expect(moves(soldier, 'deploy')).toEqual(['deploy r1c1']);
    soldier.play('deploy r1c1');
    expect(soldiersAt(soldier, 'r1c1')).toBe(1);
    expect(moves(soldier, 'slot')).toHaveLength(5);
  });
});

describe('contracts', () => {
  const line = 'fulfil contract-1f-1 teal common+common';
  const rich = { common: 4, influence: 1, cubes: { teal: 4, orange: 1 } } as const;
  const palace = (contractTiming: 'any-step-boundary' | 'between-turn-steps-only') =>
    at({ seats: 3, rulings: { contractTiming }, at: 'act', slot: 'N1', site: 'r2c1', players: { 0: rich } }).play('action');

  test('MERV-R-4 any-step-boundary: also between two units of an action, after its first', () => {
    const position = palace('any-step-boundary');
    expect(no(position, line)).toEqual(['contract-timing', 'MERV-R-4']);
    position.play('courtier faith orange');
    expect(no(position, line)).toBeNull();
    // Not while one of several rewards is open: two soldiers.
    const soldiers = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', buildings: { r1c2: 1 }, players: { 0: { ...rich, scroll: 7, cubes: { teal: 1, sand: 1 } } } }).play('action', 'scrolls sand', 'breakthrough bt4-soldier-soldier', 'deploy r3c1');
    expect(no(soldiers, line)).not.toBeNull();
    // A contract between two cards can raise the limit on kinds: 2 influence for a soldier, from 0.
    const caravan = at({
      seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'juniper', 'juniper'], rowCamels: [], buildings: { r5c5: 1 },
      players: { 0: { influence: 1, scroll: 1, common: 1, cubes: { teal: 2, purple: 1 } } },
    }).play('action', 'take 1 teal');
    expect(moves(caravan, 'take')).toEqual([]);
    caravan.play('fulfil contract-1s-1 purple common', 'deploy r5c5');
    expect(no(caravan, 'take 2 teal')).toBeNull();
  });

  test('MERV-R-4 between-turn-steps-only: before, between and after the steps, not inside an action', () => {
    const position = palace('between-turn-steps-only').play('courtier faith orange');
    expect(no(position, line)).toEqual(['contract-timing', 'MERV-R-4']);
    const rulings = { contractTiming: 'between-turn-steps-only' } as const;
    expect(no(at({ seats: 3, rulings, players: { 0: rich } }), line)).toBeNull();
    expect(no(at({ seats: 3, rulings, at: 'site', slot: 'N1', players: { 0: rich } }), line)).toBeNull();
    expect(no(at({ seats: 3, rulings, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: rich } }).play('favour'), line)).toBeNull();
  });

  const cube = (contractCube: 'as-shown' | 'any-one-cube') => no(at({ seats: 3, rulings: { contractCube }, players: { 0: { common: 2, influence: 1, cubes: { sand: 1 } } } }), 'fulfil contract-1f-1 sand common+common');

  test('MERV-R-5 as-shown: the cube on the card', () => {
    expect(cube('as-shown')).toEqual(['contract-cube', 'MERV-CONTRACT-4']);
  });

  test('MERV-R-5 any-one-cube: one cube of any colour', () => {
    expect(cube('any-one-cube')).toBeNull();
  });
});
