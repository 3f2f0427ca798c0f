// Chapters 5 to 7: a turn, production, upgrades.
import { describe, expect, test } from 'vitest';
import { at, buildingAt, cubes, ended, kinds, moves, no, playerOf, soldiersAt, stopped, told, upgradeAt } from '../../helpers.js';

const nineInTwoColumns = { r1c1: 0, r2c1: 0, r3c1: 0, r4c1: 0, r5c1: 0, r1c2: 0, r2c2: 0, r3c2: 0, r4c2: 0 } as const;

describe('slot and site', () => {
  test('MERV-TURN-1: slot, site, production, action, in this order', () => {
    const position = at({ seats: 3 });
    expect(kinds(position)).toEqual(['slot']);
    position.play('slot N1');
    expect(kinds(position)).toEqual(['site']);
    position.play('site r1c1');
    expect(kinds(position)).toEqual(['action', 'favour', 'soldier']);
    position.play('favour');
    const steps = position.events.map(({ kind }) => kind).filter((kind) => ['slot-taken', 'site-activated', 'building-placed', 'produced', 'action-chosen'].includes(kind));
    expect(steps).toEqual(['slot-taken', 'site-activated', 'building-placed', 'produced', 'action-chosen']);
    expect(position.state.turn.seat).toBe(1);
  });

  test('MERV-TURN-2: any slot of the side that is not occupied', () => {
    expect(moves(at({ seats: 3 }), 'slot')).toEqual(['slot N1', 'slot N2', 'slot N3', 'slot N4', 'slot N5']);
    const position = at({ seats: 3, order: [1, 0, 2], turn: 0, slots: { N2: 1 } });
    expect(moves(position, 'slot')).toEqual(['slot N1', 'slot N3', 'slot N4', 'slot N5']);
    expect(no(position, 'slot N2')).toEqual(['slot-taken', 'MERV-TURN-2']);
    expect(position.play('slot N5').state.slots).toEqual([-1, 1, -1, -1, 0]);
  });

  test('MERV-TURN-3: a site of the active line, never the camel market', () => {
    const column = at({ seats: 3, at: 'site', slot: 'N2' });
    expect(moves(column, 'site')).toEqual(['site r1c2', 'site r2c2', 'site r3c2', 'site r4c2', 'site r5c2']);
    expect(no(column, 'site r1c1')).toEqual(['not-in-line', 'MERV-TURN-3']);
    const line = at({ seats: 3, round: 4, at: 'site', slot: 'W3' });
    expect(moves(line, 'site').sort()).toEqual(['site r3c1', 'site r3c2', 'site r3c4', 'site r3c5']);
    expect(no(line, 'site r3c3')).toEqual(['camel-market', 'MERV-TURN-3']);
    expect(no(line, 'site r2c1')).toEqual(['not-in-line', 'MERV-TURN-3']);
  });

  test('MERV-TURN-4: an empty site, an own one, one of another player or of the courtier, wherever it lies', () => {
    const position = at({ seats: 2, at: 'site', slot: 'N1', buildings: { r1c1: 0, r3c1: 1, r5c1: 'courtier' } });
    expect(moves(position, 'site')).toEqual(['site r1c1', 'site r2c1', 'site r3c1', 'site r4c1', 'site r5c1']);
    expect(buildingAt(position.play('site r5c1'), 'r5c1')).toBe(2);
    expect(kinds(position)).toEqual(['favour', 'soldier']);
    expect(cubes(position, 0)).toEqual({ sand: 1 });
  });

  test('MERV-TURN-5: an empty site gets a building for free, before production', () => {
    const position = at({ seats: 3, at: 'site', slot: 'N1' }).play('site r2c1');
    expect(buildingAt(position, 'r2c1')).toBe(0);
    expect(playerOf(position, 0).buildings).toBe(8);
    expect(cubes(position, 0)).toEqual({ orange: 1 });
    const order = position.events.map(({ kind }) => kind);
    expect(order.indexOf('building-placed')).toBeLessThan(order.indexOf('produced'));
    expect(told(position, 'paid')).toEqual([]);
  });

  test('MERV-TURN-6: without a building in supply only a site with a building', () => {
    const position = at({ seats: 3, at: 'site', slot: 'N2', buildings: nineInTwoColumns });
    expect(moves(position, 'site')).toEqual(['site r1c2', 'site r2c2', 'site r3c2', 'site r4c2']);
    expect(no(position, 'site r5c2')).toEqual(['no-building-left', 'MERV-TURN-6']);
  });

  test('MERV-TURN-7: the turn goes on as long as the camel market or a contract may be wanted', () => {
    const market = at({ seats: 3, at: 'act', slot: 'N3', site: 'r1c3', marketCamels: ['topLeft'] }).play('favour');
    expect(kinds(market)).toEqual(['camels', 'end']);
    expect(market.state.turn.seat).toBe(0);
    expect(market.play('end turn').state.turn.seat).toBe(1);
    const contract = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { common: 2, influence: 1, cubes: { teal: 1 } } } }).play('favour');
    expect(kinds(contract)).toEqual(['end', 'fulfil']);
    expect(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1' }).play('favour').state.turn.seat).toBe(1);
  });

  test('MERV-TURN-8: a slot without a site cannot be chosen; if all are such, steps 2 to 4 are skipped', () => {
    const position = at({ seats: 3, buildings: nineInTwoColumns });
    expect(moves(position, 'slot')).toEqual(['slot N1', 'slot N2']);
    expect(no(position, 'slot N4')).toEqual(['slot-without-site', 'MERV-TURN-8']);
    const all = at({ seats: 3, order: [1, 2, 0], turn: 0, slots: { N1: 1, N2: 2 }, buildings: nineInTwoColumns, marketCamels: ['topRight'] });
    expect(moves(all, 'slot')).toEqual(['slot N3', 'slot N4', 'slot N5']);
    all.play('slot N3');
    expect(kinds(all)).toEqual(['camels', 'end']);
    expect(told(all, 'no-activation')).toHaveLength(1);
    expect(cubes(all, 0)).toEqual({});
    expect(playerOf(all.play('camels take'), 0).camel).toBe(1);
  });
});

describe('production', () => {
  test('MERV-PROD-1: the activated site and the others of the same colour produce, no more', () => {
    const own = at({ seats: 3, at: 'site', slot: 'N1', buildings: { r1c1: 0, r2c1: 0, r3c1: 1, r1c2: 0 } }).play('site r1c1');
    expect(cubes(own, 0)).toEqual({ teal: 1, orange: 1 });
    const other = at({ seats: 3, at: 'site', slot: 'N1', buildings: { r1c1: 0, r2c1: 0, r3c1: 1, r5c1: 1, r4c1: 2 } }).play('site r3c1');
    // The sites of seat 1 (purple, sand); the own ones (teal, orange) and that of seat 2 (purple) yield nothing.
    expect(cubes(other, 0)).toEqual({ purple: 1, sand: 1 });
  });

  test('MERV-PROD-2: one cube of the printed colour', () => {
    for (const [site, colour] of [['r1c1', 'teal'], ['r2c1', 'orange'], ['r3c1', 'purple'], ['r5c1', 'sand']] as const) {
      expect(cubes(at({ seats: 3, at: 'site', slot: 'N1' }).play(`site ${site}`), 0)).toEqual({ [colour]: 1 });
    }
  });

  test('MERV-PROD-3: with a white upgrade a white cube instead', () => {
    expect(cubes(at({ seats: 3, at: 'site', slot: 'N1', upgrades: { r1c1: 'white' } }).play('site r1c1'), 0)).toEqual({ white: 1 });
  });

  test('MERV-PROD-4: with a bonus upgrade a cube of its colour in addition', () => {
    expect(cubes(at({ seats: 3, at: 'site', slot: 'N1', upgrades: { r1c1: 'sand' } }).play('site r1c1'), 0)).toEqual({ teal: 1, sand: 1 });
    expect(cubes(at({ seats: 3, at: 'site', slot: 'N1', upgrades: { r1c1: 'teal' } }).play('site r1c1'), 0)).toEqual({ teal: 2 });
  });

  test('MERV-PROD-5: the active player receives the yield of all, upgrades included, whoever owns them', () => {
    const position = at({ seats: 3, at: 'site', slot: 'N1', buildings: { r1c1: 1, r2c1: 1 }, upgrades: { r2c1: 'purple' } }).play('site r1c1');
    expect(cubes(position, 0)).toEqual({ teal: 1, orange: 1, purple: 1 });
  });

  test('MERV-PROD-6: the owner of the activated building receives its full yield, too', () => {
    const bonus = at({ seats: 3, at: 'site', slot: 'N1', buildings: { r1c1: 1, r2c1: 1 }, upgrades: { r1c1: 'sand' } }).play('site r1c1');
    expect(cubes(bonus, 1)).toEqual({ teal: 1, sand: 1 });
    const white = at({ seats: 3, at: 'site', slot: 'N1', buildings: { r1c1: 1 }, upgrades: { r1c1: 'white' } }).play('site r1c1');
    expect(cubes(white, 1)).toEqual({ white: 1 });
    expect(cubes(white, 2)).toEqual({});
  });

  test('MERV-PROD-7: and a cube for each upgrade on the other sites, but not their printed cubes', () => {
    const position = at({ seats: 3, at: 'site', slot: 'N1', buildings: { r1c1: 1, r2c1: 1, r3c1: 1, r4c1: 1, r5c1: 2 }, upgrades: { r2c1: 'white', r3c1: 'sand', r5c1: 'purple' } }).play('site r1c1');
    expect(cubes(position, 1)).toEqual({ teal: 1, white: 1, sand: 1 });
    expect(cubes(position, 0)).toEqual({ teal: 1, white: 1, purple: 2, sand: 1 });
    expect(cubes(position, 2)).toEqual({});
    // An upgrade in another line counts for nobody.
    expect(cubes(at({ seats: 3, at: 'site', slot: 'N1', buildings: { r1c1: 1, r1c2: 1 }, upgrades: { r1c2: 'white' } }).play('site r1c1'), 1)).toEqual({ teal: 1 });
  });

  test('MERV-PROD-8: the courtier receives nothing', () => {
    const position = at({ seats: 2, at: 'site', slot: 'N1', buildings: { r1c1: 'courtier', r2c1: 'courtier', r3c1: 1 }, upgrades: { r2c1: 'white' } }).play('site r1c1');
    expect(cubes(position, 0)).toEqual({ teal: 1, white: 1 });
    expect([cubes(position, 'courtier'), cubes(position, 1)]).toEqual([{}, {}]);
  });

  test('MERV-PROD-9: in full, soldiers and walls notwithstanding, a whole cube for each', () => {
    const position = at({ seats: 3, at: 'site', slot: 'N1', buildings: { r1c1: 1, r2c1: 1 }, soldiers: { r1c1: 2 }, walls: { N1: 'any', W5: 'any' }, players: { 2: { cubes: { teal: 12 } } } }).play('site r1c1');
    expect(cubes(position, 0)).toEqual({ teal: 1, orange: 1 });
    expect(cubes(position, 1)).toEqual({ teal: 1 });
  });
});

describe('upgrades', () => {
  const mosque = { seats: 3, at: 'act', slot: 'N1', site: 'r5c1' } as const;
  const white = { 0: { mosque: 'L1-2', cubes: { orange: 1 } } };
  const bonus = { 0: { mosque: 'L2-3', cubes: { teal: 1 } } };
  const pepper = (more: object) =>
    stopped(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['pepper', 'ginger'], players: { 0: { cards: { pepper: 1 }, cubes: { teal: 1 } } }, ...more }).play('action', 'take 1 teal'));

  test('MERV-UPG-1: at most one upgrade on a site', () => {
    const position = at({ ...mosque, buildings: { r1c1: 0, r2c1: 0 }, upgrades: { r1c1: 'white', r2c1: 'sand' }, players: white }).play('action', 'step L2-2 orange');
    expect(moves(position, 'upgrade')).toEqual(['upgrade r5c1 white']);
    expect(no(position, 'upgrade r1c1 white')).toEqual(['upgrade-there', 'MERV-UPG-1']);
    expect(no(position, 'upgrade r2c1 white')).toEqual(['upgrade-there', 'MERV-UPG-1']);
  });

  test('MERV-UPG-2: the white upgrade of the mosque needs an own building', () => {
    const position = at({ ...mosque, buildings: { r1c1: 0, r2c1: 1 }, players: white }).play('action', 'step L2-2 orange');
    expect(moves(position, 'upgrade')).toEqual(['upgrade r1c1 white', 'upgrade r5c1 white']);
    expect(no(position, 'upgrade r2c1 white')).toEqual(['upgrade-building', 'MERV-UPG-2']);
    expect(no(position, 'upgrade r3c1 white')).toEqual(['upgrade-building', 'MERV-UPG-2']);
    expect(no(position, 'upgrade r1c1 teal')).toEqual(['upgrade-kind', 'MERV-UPG-7']);
    expect(no(position, 'upgrade r3c3 white')).toEqual(['upgrade-site', 'MERV-TERM-2']);
    position.play('upgrade r1c1 white');
    expect(upgradeAt(position, 'r1c1')).toBe('white');
    expect(position.state.upgradeSupply).toEqual([1, 1, 1, 1, 5]);
  });

  test('MERV-UPG-3: the bonus upgrade likewise, the player choosing among those left', () => {
    const position = at({ ...mosque, buildings: { r2c1: 1 }, upgrades: { r1c2: 'purple' }, players: bonus }).play('action', 'step L3-2 teal');
    expect(moves(position, 'upgrade')).toEqual(['upgrade r5c1 sand', 'upgrade r5c1 teal', 'upgrade r5c1 orange']);
    expect(no(position, 'upgrade r5c1 purple')).toEqual(['upgrade-kind', 'MERV-UPG-7']);
    expect(no(position, 'upgrade r5c1 white')).toEqual(['upgrade-kind', 'MERV-UPG-7']);
    expect(no(position, 'upgrade r2c1 teal')).toEqual(['upgrade-building', 'MERV-UPG-2']);
    expect(upgradeAt(position.play('upgrade r5c1 orange'), 'r5c1')).toBe('orange');
  });

  test('MERV-UPG-4: the upgrade of a pair of pepper goes on any site without one', () => {
    const position = pepper({ buildings: { r2c2: 1 }, upgrades: { r5c5: 'teal' } });
    expect(moves(position, 'upgrade')).toHaveLength(23);
    for (const cell of ['r1c1', 'r2c2', 'r4c4']) expect(no(position, `upgrade ${cell} white`)).toBeNull();
    expect(no(position, 'upgrade r5c5 white')).toEqual(['upgrade-there', 'MERV-UPG-1']);
    expect(no(position, 'upgrade r4c4 teal')).toEqual(['upgrade-kind', 'MERV-UPG-7']);
    expect(upgradeAt(position.play('upgrade r4c4 white'), 'r4c4')).toBe('white');
  });

  test('MERV-UPG-5: a soldier on the site goes home, and none can be deployed there again', () => {
    const position = pepper({ buildings: { r2c2: 1 }, soldiers: { r2c2: 2 } });
    expect(playerOf(position, 2).servants).toBe(7);
    position.play('upgrade r2c2 white');
    expect(soldiersAt(position, 'r2c2')).toBe(0);
    expect(playerOf(position, 2)).toMatchObject({ servants: 8, soldiers: [] });
    const soldier = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', buildings: { r2c2: 1 }, upgrades: { r2c2: 'white' } }).play('soldier');
    expect(no(soldier, 'deploy r2c2')).toEqual(['soldier-upgrade', 'MERV-SOLD-2']);
  });

  test('MERV-UPG-6: the upgrade stays when the building goes and serves the next one', () => {
    // Seat 1 loses r1c1 in the invasion; in year 3 seat 0 builds there.
    const position = ended(at({ seats: 3, year: 2, at: 'invasion', buildings: { r1c1: 1 }, upgrades: { r1c1: 'white' } }));
    while (position.moves().length === 1) position.play(position.moves()[0]!);
    expect(buildingAt(position, 'r1c1')).toBe(-1);
    expect(upgradeAt(position, 'r1c1')).toBe('white');
    expect(cubes(position.play('slot N1', 'site r1c1'), 0)).toEqual({ white: 1 });
  });

  test('MERV-UPG-7: nothing is placed when no upgrade is left, or no site fits', () => {
    const six = { r1c1: 'white', r1c2: 'white', r1c3: 'white', r1c4: 'white', r1c5: 'white', r2c1: 'white' } as const;
    const none = at({ ...mosque, upgrades: six, players: white }).play('action', 'step L2-2 orange');
    expect(moves(none, 'upgrade')).toEqual([]);
    expect(none.state.players[0]).toMatchObject({ mosque: 5 });
    // The only own building has an upgrade.
    const nowhere = at({ ...mosque, upgrades: { r5c1: 'teal' }, players: white }).play('action', 'step L2-2 orange');
    expect(moves(nowhere, 'upgrade')).toEqual([]);
    expect(upgradeAt(nowhere, 'r5c1')).toBe('teal');
    expect(nowhere.state.upgradeSupply[4]).toBe(6);
  });
});
