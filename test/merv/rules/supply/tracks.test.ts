// Chapters 13 to 15: favour, soldiers, influence. Lengths and point spaces of the tracks are reconstructed: favour ends at
// 10 with points on 4, 6, 8, 10 (1, 2, 3, 4); influence ends at 20 with points on 3, 6, 9 (1, 2, 2), … and 20 (5).
import { describe, expect, test } from 'vitest';
import { at, forced, kinds, moves, no, playerOf, points, raid, soldiersAt, stopped, vp, type At } from '../../helpers.js';

const act = (player: object, more: object = {}): At => at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: player }, ...more });

describe('favour', () => {
  test('MERV-FAV-1: gaining favour moves the disc one space forward', () => {
    expect(playerOf(act({ favour: 1 }).play('favour'), 0).favour).toBe(2);
  });

  test('MERV-FAV-2: all sources of favour', () => {
    const favour = (position: At): number => playerOf(position, 0).favour;
    expect(favour(act({}).play('favour'))).toBe(1);
    expect(favour(act({ mosque: 'L2-1', cubes: { sand: 1 } }, { site: 'r5c1' }).play('action', 'step L3-1 sand'))).toBe(1);
    expect(favour(act({ cubes: { sand: 1 } }, { site: 'r2c1' }).play('action', 'courtier trade sand'))).toBe(1);
    expect(favour(act({ influence: 20 }).play('soldier', 'deploy r1c1'))).toBe(1);
    expect(favour(stopped(act({ cards: { juniper: 1 }, cubes: { teal: 1 } }, { row: ['juniper', 'ginger'] }).play('action', 'take 1 teal')))).toBe(1);
    expect(favour(act({ posts: ['rayy'], cubes: {} }, { site: 'r4c1' }).play('action', 'post baghdad'))).toBe(1);
    expect(favour(act({ scroll: 7, cubes: { sand: 1 } }, { site: 'r3c1' }).play('action', 'scrolls sand', 'breakthrough bt4-favour-favour'))).toBe(2);
    expect(favour(act({ camel: 1 }, { slot: 'N3', site: 'r1c3' }).play('camels bottomRight'))).toBe(1);
    expect(favour(act({ common: 2, influence: 1, cubes: { teal: 1 } }).play('fulfil contract-1f-1 teal common+common'))).toBe(1);
  });

  test('MERV-FAV-3: spaces with points pay on the way forward, again after a way back', () => {
    const position = act({ favour: 3 }).play('favour');
    expect(points(position, 0, 'favour')).toBe(1);
    expect(points(act({ favour: 4 }).play('favour'), 0, 'favour')).toBe(0);
    // Seat 0 falls from 4 to 3 in the scoring phase, then gains the space once more.
    const again = forced(at({ seats: 3, at: 'scoring', players: { 0: { favour: 4, courtiers: { knowledge: 1 } } } }));
    expect(playerOf(again, 0).favour).toBe(3);
    again.play('slot N1', 'site r1c1', 'favour');
    expect(points(again, 0, 'favour')).toBe(1);
  });

  test('MERV-FAV-4: favour beyond the last space becomes influence, then nothing', () => {
    const over = act({ favour: 10, influence: 2 }).play('favour');
    expect(playerOf(over, 0)).toMatchObject({ favour: 10, influence: 3 });
    expect(points(over, 0, 'influence')).toBe(1);
    const full = act({ favour: 10, influence: 20 }).play('favour');
    expect(playerOf(full, 0)).toMatchObject({ favour: 10, influence: 20 });
    expect(vp(full, 0)).toBe(0);
  });

  test('MERV-FAV-5: several units one by one, each overflowing on its own', () => {
    const position = act({ favour: 9, scroll: 7, cubes: { sand: 1 } }, { site: 'r3c1' }).play('action', 'scrolls sand', 'breakthrough bt4-favour-favour');
    expect(playerOf(position, 0)).toMatchObject({ favour: 10, influence: 1 });
    expect(points(position, 0, 'favour')).toBe(4);
  });
});

describe('soldiers', () => {
  const city = { r1c2: 1, r1c3: 2, r2c1: 1, r3c1: 1, r4c4: 1 } as const;

  test('MERV-SOLD-1: a servant goes on a site with a building of any participant', () => {
    const position = at({ seats: 2, at: 'act', slot: 'N1', site: 'r1c1', buildings: { r1c2: 1, r5c5: 'courtier' } }).play('soldier');
    expect(moves(position, 'deploy')).toEqual(['deploy r1c1', 'deploy r1c2', 'deploy r5c5']);
    position.play('deploy r5c5');
    expect(playerOf(position, 0)).toMatchObject({ servants: 7, soldiers: [24] });
  });

  test('MERV-SOLD-2: no empty site, no upgrade, no full walls, no second soldier', () => {
    const position = act({}, { buildings: city, upgrades: { r1c2: 'white' }, walls: { N3: 'any' }, soldiers: { r2c1: 2 } }).play('soldier');
    expect(moves(position, 'deploy')).toEqual(['deploy r1c1', 'deploy r3c1', 'deploy r4c4']);
    expect(no(position, 'deploy r5c5')).toEqual(['soldier-no-building', 'MERV-SOLD-2']);
    expect(no(position, 'deploy r1c2')).toEqual(['soldier-upgrade', 'MERV-SOLD-2']);
    expect(no(position, 'deploy r1c3')).toEqual(['soldier-walled', 'MERV-SOLD-2']);
    expect(no(position, 'deploy r2c1')).toEqual(['soldier-there', 'MERV-SOLD-2']);
    expect(no(position, 'deploy r3c3')).toEqual(['soldier-market', 'MERV-TERM-2']);
  });

  test('MERV-SOLD-3: one of two walls does not bar a soldier', () => {
    const one = act({}, { buildings: city, walls: { N2: 'any' } }).play('soldier');
    expect(no(one, 'deploy r1c2')).toBeNull();
    const both = act({}, { buildings: city, walls: { N2: 'any', W5: 'any' } }).play('soldier');
    expect(no(both, 'deploy r1c2')).toEqual(['soldier-walled', 'MERV-SOLD-2']);
  });

  test('MERV-SOLD-4: 1 influence for an own building, 2 for another participant', () => {
    const influence = (cell: string): number =>
      playerOf(at({ seats: 2, at: 'act', slot: 'N1', site: 'r1c1', buildings: { r1c2: 1, r5c5: 'courtier' } }).play('soldier', `deploy ${cell}`), 0).influence;
    expect(['r1c1', 'r1c2', 'r5c5'].map(influence)).toEqual([1, 2, 2]);
  });

  test('MERV-SOLD-5: deploying is optional, and brings nothing if declined', () => {
    const position = act({}).play('soldier');
    expect(no(position, 'decline')).toBeNull();
    position.play('decline');
    expect(playerOf(position, 0)).toMatchObject({ influence: 0, servants: 8 });
    expect(position.state.turn.seat).toBe(1);
  });

  test('MERV-SOLD-6: without a servant or an allowed site nothing happens', () => {
    const none = act({ courtiers: { knowledge: 3, spice: 3, trade: 2 } }).play('soldier');
    expect([moves(none, 'deploy'), playerOf(none, 0).influence, none.state.turn.seat]).toEqual([[], 0, 1]);
    const nowhere = act({}, { upgrades: { r1c1: 'white' } }).play('soldier');
    expect([moves(nowhere, 'deploy'), playerOf(nowhere, 0).influence, nowhere.state.turn.seat]).toEqual([[], 0, 1]);
  });

  test('MERV-SOLD-7: soldiers stay until the invasion is over, also behind walls completed later', () => {
    const year1 = forced(raid({ year: 1, buildings: { r1c1: 0 }, soldiers: { r1c1: 1 } }));
    expect(soldiersAt(year1, 'r1c1')).toBe(1);
    const year2 = forced(raid({ year: 2, buildings: { r1c1: 0 }, soldiers: { r1c1: 1 } }));
    expect(soldiersAt(year2, 'r1c1')).toBe(0);
    expect(playerOf(year2, 1)).toMatchObject({ servants: 8, courtiers: [0, 0, 0, 0] });
    const walls = act({ cubes: { teal: 1 } }, { slot: 'N2', site: 'r5c2', buildings: { r1c3: 1, r1c1: 0 }, walls: { N1: 'any' }, soldiers: { r1c1: 0 } }).play('action', 'piece segment-teal-1 teal', 'wall W5');
    expect(soldiersAt(walls, 'r1c1')).toBe(1);
  });
});

describe('influence', () => {
  test('MERV-INFL-1: each influence moves the disc forward; it never falls', () => {
    expect(playerOf(act({ influence: 4 }, { buildings: { r1c2: 1 } }).play('soldier', 'deploy r1c2'), 0).influence).toBe(6);
    const scored = forced(at({ seats: 3, at: 'scoring', players: { 0: { influence: 7, favour: 1, courtiers: { trade: 3 } } } }));
    if (moves(scored, 'score').length > 0) scored.play(moves(scored, 'score')[0]!);
    expect(playerOf(scored, 0).influence).toBe(7);
  });

  test('MERV-INFL-2: points of every space reached or passed', () => {
    // From 2 past 3 to 4: 1 point; from 5 to 6: 2; a gate over two others from 5 to 9: 2 and 2.
    const soldier = (influence: number): number => points(act({ influence }, { buildings: { r1c2: 1 } }).play('soldier', 'deploy r1c2'), 0, 'influence');
    expect([soldier(2), soldier(1), soldier(3), soldier(4)]).toEqual([1, 1, 0, 2]);
    const gate = act({ influence: 5, cubes: { teal: 3 } }, { slot: 'N2', site: 'r5c2', buildings: { r1c3: 1, r2c3: 2 } }).play('action', 'piece gate-teal-3 teal+teal+teal', 'wall N3');
    expect(playerOf(gate, 0).influence).toBe(9);
    expect(points(gate, 0, 'influence')).toBe(4);
  });

  test('MERV-INFL-3: influence beyond the last space becomes favour, then nothing', () => {
    const over = act({ influence: 19, favour: 3 }, { buildings: { r1c2: 1 } }).play('soldier', 'deploy r1c2');
    expect(playerOf(over, 0)).toMatchObject({ influence: 20, favour: 4 });
    expect(vp(over, 0)).toBe(5 + 1);
    const full = act({ influence: 20, favour: 10 }, { buildings: { r1c2: 1 } }).play('soldier', 'deploy r1c2');
    expect(vp(full, 0)).toBe(0);
  });

  test('MERV-INFL-4: three thresholds allow two, three and four kinds of spice', () => {
    // The thresholds 2, 5 and 9 are reconstructed.
    const kindsAt = (influence: number, cards: object): boolean =>
      no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger'], players: { 0: { influence, cards, cubes: { teal: 1, white: 1 } } } }).play('action'), 'take 1 teal') === null;
    const one = { pepper: 1 };
    const two = { pepper: 1, juniper: 1 };
    const three = { pepper: 1, juniper: 1, cinnamon: 1 };
    expect([kindsAt(0, {}), kindsAt(2, one), kindsAt(5, two), kindsAt(9, three)]).toEqual([true, true, true, true]);
    const blocked = (influence: number, cards: object) =>
      no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'pepper'], rowCamels: [1, 2], players: { 0: { influence, cards, cubes: { teal: 1 } } } }).play('action'), 'take 1 teal');
    for (const [influence, cards] of [[1, one], [4, two], [8, three]] as const) expect(blocked(influence, cards)).toEqual(['too-many-kinds', 'MERV-CARAV-7']);
  });

  test('MERV-INFL-5: levels give access to contracts', () => {
    const cards = (influence: number) => [...new Set(moves(act({ influence, cubes: { white: 1 }, scroll: 3, common: 3, rare: 3 }), 'fulfil').map((move) => move.slice(16, 18)))];
    // Levels 1, 3 and 5 are reconstructed.
    expect([cards(0), cards(1), cards(3), cards(5)]).toEqual([[], ['1f', '1s'], ['1f', '1s', '2f', '2s'], ['1f', '1s', '2f', '2s', '3f', '3s']]);
    expect(kinds(act({ influence: 0, cubes: { white: 1 }, common: 3 }))).toEqual(['action', 'favour', 'soldier']);
  });
});
