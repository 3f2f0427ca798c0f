// States and arrangements from outside: what contradicts the limits of chapter 2 is refused.
import { describe, expect, test } from 'vitest';
import type { Config } from '../../src/merv/config.js';
import { merv } from '../../src/merv/index.js';
import type { State } from '../../src/merv/state.js';
import { at, course } from './helpers.js';

/** Somewhere in the third year, a seat deciding. */
const late = (config: Config): State => course(config, 'validation', { until: (state) => state.year === 3 && state.round === 2 && merv.legalMoves(state).length > 0 }).state;

/** Where the fault lies that `validate` finds after a change; `null` when it finds none. */
function fault(state: State, change: (copy: State) => void): string | null {
  const copy = JSON.parse(JSON.stringify(state)) as State;
  change(copy);
  const result = merv.validate(copy);
  return result.ok ? null : result.error.path.join('.');
}

describe('broken states', () => {
  const three = late({ seats: 3 });
  const solo = late({ seats: 1 });

  test('MERV-COMP-1: pieces of a colour that are too many or too few', () => {
    expect(fault(three, () => undefined)).toBeNull();
    expect(fault(solo, () => undefined)).toBeNull();
    expect(fault(three, (state) => { state.players[0]!.buildings += 1; })).toBe('players.0.buildings');
    expect(fault(three, (state) => { state.players[1]!.servants -= 1; })).toMatch(/^players\.1\.servants/);
    expect(fault(solo, (state) => { state.players[1]!.discs += 1; })).toBe('players.1.discs');
    expect(fault(solo, (state) => { state.players[2]!.servants += 1; })).toBe('players.2.servants');
  });

  test('MERV-COMP-3: a site dealt twice, anything on the camel market, a soldier beside an upgrade', () => {
    expect(fault(three, (state) => { state.sites[0] = state.sites[1]!; })).toBe('sites');
    expect(fault(three, (state) => { state.upgrades[12] = 4; })).toMatch(/^buildings\.12|^upgrade/);
    const both = at({ seats: 3, buildings: { r1c1: 0 }, soldiers: { r1c1: 1 } }).state;
    expect(fault(both, (state) => { state.upgrades[0] = 4; state.upgradeSupply[4]! -= 1; })).toBe('soldiers.0');
    expect(fault(both, (state) => { state.soldiers[0] = 0; })).toBe('soldiers.0');
    expect(fault(both, (state) => { state.buildings[0] = -1; state.players[0]!.buildings += 1; })).toBe('soldiers.0');
  });

  test('MERV-COMP-4: wall pieces that do not add up, a gate in the slot of a segment', () => {
    expect(fault(three, (state) => { state.wallSupply[0]! += 1; })).toBe('wallSupply.0');
    const wall = at({ seats: 3, walls: { N1: 'segment-sand-1' } }).state;
    expect(fault(wall, (state) => { state.walls[2] = state.walls[0]!; state.walls[0] = -1; })).toBe('walls.2');
  });

  test('MERV-COMP-5 MERV-COMP-9: more cubes, scrolls or goods than there are, where the supply is limited', () => {
    const limited = at({ seats: 3, rulings: { supplyLimits: 'component-limit' } }).state;
    expect(fault(limited, (state) => { state.players[0]!.cubes[2] = 12; })).toBeNull();
    expect(fault(limited, (state) => { state.players[0]!.cubes[2] = 12; state.players[1]!.cubes[2] = 1; })).not.toBeNull();
    expect(fault(limited, (state) => { state.players[0]!.scroll = 32; })).toBeNull();
    expect(fault(limited, (state) => { state.players[0]!.scroll = 33; })).not.toBeNull();
    expect(fault(limited, (state) => { state.players[0]!.common = 25; })).not.toBeNull();
    expect(fault(limited, (state) => { state.players[0]!.rare = 25; })).not.toBeNull();
    // Without a limit it is no fault.
    expect(fault(at({ seats: 3 }).state, (state) => { state.players[0]!.cubes[2] = 12; state.players[1]!.cubes[2] = 1; })).toBeNull();
  });

  test('MERV-COMP-6 MERV-COMP-12: a camel too many, one under no card', () => {
    expect(fault(three, (state) => { state.players[0]!.camel += 1; })).toBe('players');
    const open = at({ seats: 3, rowCamels: [1], at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { cubes: { teal: 2 } } } }).play('action', 'take 1 teal').state;
    expect(open.row[0]).toBe(-1);
    expect(fault(open, (state) => { state.rowCamels[0] = 1; state.players[0]!.camel -= 1; })).toBe('rowCamels.0');
    expect(fault(three, (state) => { state.rowCamels.pop(); })).not.toBeNull();
  });

  test('MERV-COMP-7: a caravan card in two places, or missing', () => {
    expect(fault(three, (state) => { state.row[0] = state.row[1]!; })).toBe('row');
    expect(fault(three, (state) => { state.players[0]!.cards[0]! += 1; })).toBe('players');
    const start = at({ seats: 3 }).state;
    expect(fault(start, (state) => { state.deck.reverse(); })).toBe('deck');
  });

  test('MERV-COMP-8: contracts without an owner, or not paid for', () => {
    const done = at({ seats: 3, players: { 0: { contracts: ['contract-1s-1'] } } }).state;
    expect(fault(done, (state) => { state.contractsDone[0] = 1; })).toMatch(/^contractsDone/);
    expect(fault(done, (state) => { state.players[1]!.fulfilled.push(3); })).toBe('players');
    expect(fault(done, (state) => { state.players[0]!.givenScroll = 0; })).toBe('players.0.givenScroll');
    expect(fault(done, (state) => { state.players[0]!.givenCommon = 0; })).toBe('players.0.givenCommon');
  });

  test('MERV-COMP-10 MERV-COMP-11: a tile with two owners, an upgrade or a solo card lost', () => {
    const tiles = at({ seats: 3, players: { 0: { scroll: 2, breakthroughs: ['bt1-palace'], tiles: ['palace'] } } }).state;
    expect(fault(tiles, (state) => { state.players[1]!.breakthroughs[0] = 1; })).toBe('players');
    expect(fault(tiles, (state) => { state.players[1]!.tiles.push(state.players[0]!.tiles[0]!); })).toBe('players');
    expect(fault(tiles, (state) => { state.upgradeSupply[4] = 5; })).toBe('upgradeSupply.4');
    expect(fault(at({ seats: 1 }).state, (state) => { state.solo!.layers[0]!.pop(); })).toMatch(/^solo/);
    expect(fault(at({ seats: 1 }).state, (state) => { state.solo!.discards.push(0); })).toMatch(/^solo/);
    expect(fault(three, (state) => { state.solo = JSON.parse(JSON.stringify(solo.solo)) as State['solo']; })).toBe('solo');
  });

  test('MERV-PALACE-1: a fourth courtier in a hall', () => {
    const full = at({ seats: 3, players: { 0: { courtiers: { trade: 3 } } } }).state;
    expect(fault(full, (state) => { state.players[1]!.courtiers[2] = 1; state.players[1]!.servants -= 1; })).toBe('players');
  });

  test('MERV-TURN-2: a master meeple in two places, on another side, or nobody\'s', () => {
    const turn = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1' }).state;
    expect(fault(turn, (state) => { state.slots[1] = 0; })).toBe('slots');
    expect(fault(turn, (state) => { state.slots[1] = 4; })).not.toBeNull();
    expect(fault(turn, (state) => { state.turn.slot = 7; })).toMatch(/^turn/);
    expect(fault(turn, (state) => { state.turn.cell = 12; })).toMatch(/^turn/);
    expect(fault(turn, (state) => { state.order = [0, 1]; })).toBe('order');
    expect(fault(turn, (state) => { state.frames.pop(); })).toMatch(/^frames/);
    expect(fault(turn, (state) => { state.players.pop(); })).toBe('players');
  });

  test('MERV-INFL-1 MERV-FAV-1: discs beyond the ends of their tracks', () => {
    // The ends, 20 and 10, are reconstructed.
    expect(fault(three, (state) => { state.players[0]!.influence = 21; })).toBe('players.0.influence');
    expect(fault(three, (state) => { state.players[0]!.favour = 11; state.players[0]!.peak = 11; })).toBe('players.0.favour');
  });
});
