// Chapter 1: terms and conventions.
import { describe, expect, test } from 'vitest';
import { fromReplay, moves as movesOf, play, randomFrom, seeded, start, toCompactReplay } from '../../../../src/index.js';
import { CELLS, SLOTS, type Cell, type Slot } from '../../../../src/merv/content/ids.js';
import { merv } from '../../../../src/merv/index.js';
import { perpendicularLine } from '../../../../src/merv/rules/city/geometry.js';
import { at, buildingAt, buildingsOf, course, cubes, forced, moves, no, playerOf, table, vp, type At } from '../../helpers.js';

const ALL: readonly Cell[] = ['r1', 'r2', 'r3', 'r4', 'r5'].flatMap((row) => ['c1', 'c2', 'c3', 'c4', 'c5'].map((column) => (row + column) as Cell)).filter((cell) => cell !== 'r3c3');
const everywhere = (): Partial<Record<Cell, number>> => Object.fromEntries(ALL.map((cell, place) => [cell, place % 3]));
const line = (position: At): string[] => moves(position, 'site').map((move) => move.slice(5)).sort();

describe('participants and the city', () => {
  test('MERV-TERM-1: participants are the players, the courtier with one and two, the magistrate with one', () => {
    expect([1, 2, 3, 4].map((seats) => table({ seats }, 'a').order.length)).toEqual([3, 3, 3, 4]);
    expect([1, 2, 3, 4].map((seats) => table({ seats }, 'a').players.length)).toEqual([3, 3, 3, 4]);
    expect(table({ seats: 1 }, 'a').solo).not.toBeNull();
    expect(table({ seats: 2 }, 'a').solo).toBeNull();
  });

  test('MERV-TERM-2: 25 cells, the camel market in the middle, a site on each of the other 24', () => {
    const { sites } = table({ seats: 3 }, 'b');
    expect(sites).toHaveLength(25);
    expect(sites[12]).toBe(-1);
    expect([...sites].sort((a, b) => a - b)).toEqual([-1, ...Array.from({ length: 24 }, (_, tile) => tile)]);
    expect(no(at({ seats: 3, at: 'site', slot: 'N3' }), 'site r3c3')).toEqual(['camel-market', 'MERV-TURN-3']);
  });

  test('MERV-TERM-3: a site without a building is empty, whatever else lies on it; a second building never joins one', () => {
    const upgraded = at({ seats: 3, at: 'site', slot: 'N1', upgrades: { r1c1: 'white' } }).play('site r1c1');
    expect(buildingAt(upgraded, 'r1c1')).toBe(0);
    const taken = at({ seats: 3, at: 'site', slot: 'N1', buildings: { r1c1: 2 } }).play('site r1c1');
    expect(buildingAt(taken, 'r1c1')).toBe(2);
    expect(playerOf(taken, 0).buildings).toBe(9);
  });

  test('MERV-TERM-5: the perpendicular line of a site is the other line through it', () => {
    const lineThrough = (slot: Slot, cell: Cell): string[] => perpendicularLine(SLOTS.indexOf(slot), CELLS.indexOf(cell)).map((one) => CELLS[one]!).sort();
    const [row, column] = [['r2c1', 'r2c2', 'r2c3', 'r2c4', 'r2c5'], ['r1c4', 'r2c4', 'r3c4', 'r4c4', 'r5c4']];
    for (const slot of ['N1', 'N5', 'S1', 'S5'] as const) expect(lineThrough(slot, 'r2c4'), slot).toEqual(row);
    for (const slot of ['E1', 'E5', 'W1', 'W5'] as const) expect(lineThrough(slot, 'r2c4'), slot).toEqual(column);
  });

  test('MERV-TERM-4: the slots of a side are numbered clockwise', () => {
    const lines: readonly [number, Slot, readonly Cell[]][] = [
      [1, 'N1', ['r1c1', 'r2c1', 'r3c1', 'r4c1', 'r5c1']], [1, 'N5', ['r1c5', 'r2c5', 'r3c5', 'r4c5', 'r5c5']],
      [2, 'E1', ['r1c1', 'r1c2', 'r1c3', 'r1c4', 'r1c5']], [2, 'E4', ['r4c1', 'r4c2', 'r4c3', 'r4c4', 'r4c5']],
      [3, 'S1', ['r1c5', 'r2c5', 'r3c5', 'r4c5', 'r5c5']], [3, 'S2', ['r1c4', 'r2c4', 'r3c4', 'r4c4', 'r5c4']],
      [4, 'W1', ['r5c1', 'r5c2', 'r5c3', 'r5c4', 'r5c5']], [4, 'W4', ['r2c1', 'r2c2', 'r2c3', 'r2c4', 'r2c5']],
    ];
    for (const [round, slot, cells] of lines) expect(line(at({ seats: 3, round, at: 'site', slot })), slot).toEqual(cells);
  });

  test('MERV-TERM-5: the active line has five sites, or four and the camel market at slot 3', () => {
    expect(line(at({ seats: 3, round: 1, at: 'site', slot: 'N3' }))).toEqual(['r1c3', 'r2c3', 'r4c3', 'r5c3']);
    expect(line(at({ seats: 3, round: 2, at: 'site', slot: 'E3' }))).toEqual(['r3c1', 'r3c2', 'r3c4', 'r3c5']);
    expect(line(at({ seats: 3, round: 3, at: 'site', slot: 'S3' }))).toEqual(['r1c3', 'r2c3', 'r4c3', 'r5c3']);
    expect(line(at({ seats: 3, round: 4, at: 'site', slot: 'W2' }))).toHaveLength(5);
  });

  test('MERV-TERM-6: a wall slot covers the two sites nearest to it in its line', () => {
    const covers: readonly [Slot, Cell, Cell][] = [
      ['N1', 'r1c1', 'r2c1'], ['N2', 'r1c2', 'r2c2'], ['N4', 'r1c4', 'r2c4'], ['N5', 'r1c5', 'r2c5'],
      ['E1', 'r1c5', 'r1c4'], ['E2', 'r2c5', 'r2c4'], ['E4', 'r4c5', 'r4c4'], ['E5', 'r5c5', 'r5c4'],
      ['S1', 'r5c5', 'r4c5'], ['S2', 'r5c4', 'r4c4'], ['S4', 'r5c2', 'r4c2'], ['S5', 'r5c1', 'r4c1'],
      ['W1', 'r5c1', 'r5c2'], ['W2', 'r4c1', 'r4c2'], ['W4', 'r2c1', 'r2c2'], ['W5', 'r1c1', 'r1c2'],
      ['N3', 'r1c3', 'r2c3'], ['E3', 'r3c5', 'r3c4'], ['S3', 'r5c3', 'r4c3'], ['W3', 'r3c1', 'r3c2'],
    ];
    for (const [slot, near, far] of covers) {
      // Seat 0 acts on a wall site in row 3 or column 3 that the slot does not cover; only the covered sites have buildings of others.
      const site: Cell = slot === 'N3' ? 'r5c3' : 'r2c3';
      const piece = slot.endsWith('3') ? 'gate-teal-3' : 'segment-teal-1';
      const cost = slot.endsWith('3') ? 'teal+teal+teal' : 'teal';
      const position = at({
        seats: 3, at: 'act', slot: 'N3', site, sites: { r2c3: { action: 'wall' }, r5c3: { action: 'wall' } },
        buildings: { [near]: 1, [far]: 2 }, players: { 0: { cubes: { teal: 3 } } },
      }).play('action', `piece ${piece} ${cost}`, `wall ${slot}`);
      expect(playerOf(position, 0).influence, slot).toBe(4);
    }
  });

  test('MERV-TERM-7: 16 sites are exposed to two sides, 8 sites to one', () => {
    const north = ['N1', 'N2', 'N3', 'N4', 'N5'].map((slot) => [slot, 'any']);
    const west = ['W1', 'W2', 'W3', 'W4', 'W5'].map((slot) => [slot, 'any']);
    const survivors = (walls: string[][]): Cell[] => {
      const position = forced(at({ seats: 3, year: 2, at: 'invasion', buildings: everywhere(), walls: Object.fromEntries(walls) }));
      return ALL.filter((cell) => buildingAt(position, cell) >= 0);
    };
    expect(survivors(north)).toEqual(['r1c3', 'r2c3']);
    expect(survivors([...north, ...west])).toEqual(['r1c1', 'r1c2', 'r1c3', 'r2c1', 'r2c2', 'r2c3', 'r3c1', 'r3c2']);
    expect(survivors([])).toEqual([]);
  });

  test('MERV-TERM-8: fully walled needs every side; walls or a soldier protect', () => {
    const position = forced(at({
      seats: 3, year: 2, at: 'invasion',
      buildings: { r1c1: 0, r1c5: 0, r5c3: 0, r2c2: 0, r4c4: 1 },
      walls: { N1: 'any', W5: 'any', N5: 'any', S3: 'any' }, soldiers: { r2c2: 1 },
    }));
    // r1c1 has both walls, r1c5 lacks that of the east, r5c3 is exposed to the south only, r2c2 has a soldier.
    expect(buildingsOf(position, 0)).toEqual(['r1c1', 'r2c2', 'r5c3']);
    expect(buildingsOf(position, 1)).toEqual([]);
  });
});

describe('payments and rewards', () => {
  test('MERV-TERM-9: a white cube pays for any colour in every payment', () => {
    const white = { players: { 0: { cubes: { white: 9 }, common: 2, influence: 1 } } };
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', ...white }).play('action'), 'take 1 white')).toBeNull();
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r2c1', ...white }).play('action'), 'courtier trade white')).toBeNull();
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', ...white }).play('action'), 'scrolls white+white+white+white')).toBeNull();
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r4c1', ...white }).play('action', 'post rayy'), 'buy rayy white')).toBeNull();
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', ...white }).play('action'), 'step L1-2 white')).toBeNull();
    expect(no(at({ seats: 3, at: 'act', slot: 'N2', site: 'r5c2', ...white }).play('action'), 'piece gate-sand-3 white+white+white')).toBeNull();
    expect(no(at({ seats: 3, ...white }), 'fulfil contract-1f-1 white common+common')).toBeNull();
    expect(no(at({ seats: 3, year: 2, at: 'invasion', buildings: { r1c1: 0 }, ...white }), 'ransom r1c1 white')).toBeNull();
  });

  test('MERV-TERM-10: exactly the cubes required go back; who cannot pay in full cannot buy', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N2', site: 'r5c2', players: { 0: { cubes: { sand: 3, teal: 1 } } } }).play('action');
    expect(no(position, 'piece segment-teal-2 teal')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(position, 'piece segment-teal-2 teal+teal')).toEqual(['cubes-missing', 'MERV-TERM-10']);
    expect(no(position, 'piece segment-sand-2 sand+sand+sand')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(position, 'piece segment-teal-1 sand')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(cubes(position.play('piece segment-sand-2 sand+sand'), 0)).toEqual({ sand: 1, teal: 1 });
    const library = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { cubes: { sand: 1, teal: 1 } } } }).play('action');
    // In whatever order the cubes are named.
    expect(library.moves()).toContain('scrolls sand+teal');
    const [listed, other] = ['scrolls sand+teal', 'scrolls teal+sand'].map((line) => merv.apply(library.state, merv.notation.parse(line) as never));
    expect(other).toEqual(listed);
    expect(other).not.toEqual(library.state);
  });

  test('MERV-TERM-10: a match keeps a payment named in another order, and a compact replay of it', () => {
    let match = start(merv, { seats: 2 }, seeded('cubes'));
    const random = randomFrom('cubes');
    let turned = 0;
    for (let legal = movesOf(match); legal.length > 0; legal = movesOf(match)) {
      const move = legal.find((one) => 'cubes' in one && new Set(one.cubes).size > 1) ?? legal.find(({ kind }) => kind === 'action') ?? legal[Math.floor(random() * legal.length)]!;
      const other = 'cubes' in move ? { ...move, cubes: [...move.cubes].reverse() } : move;
      if (JSON.stringify(other) !== JSON.stringify(move)) turned += 1;
      match = play(match, other);
    }
    expect(turned).toBeGreaterThan(0);
    expect(fromReplay(merv, toCompactReplay(match)).state).toEqual(match.state);
  });

  test('MERV-TERM-11: a reward that cannot be carried out is lost, one that can be has to be taken', () => {
    // Seat 0 stands on the last space of the mosque: the step of the quarter is lost, the camel stays.
    const lost = at({ seats: 3, at: 'act', slot: 'N3', site: 'r1c3', market: 'B', players: { 0: { camel: 1, mosque: 'L8' } } }).play('camels topRight');
    expect(playerOf(lost, 0)).toMatchObject({ camel: 0, mosque: 15 });
    expect(vp(lost, 0)).toBe(0);
    expect(no(lost, 'favour')).toBeNull();
    const must = at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { cubes: { orange: 1 }, mosque: 'L1-2' } } }).play('action', 'step L2-2 orange');
    expect(no(must, 'decline')).toEqual(['must-take', 'MERV-R-2']);
    expect(moves(must, 'upgrade')).toEqual(['upgrade r5c1 white']);
  });

  test('MERV-TERM-12: all is public but the order of the face-down decks', () => {
    for (const seats of [1, 3]) {
      const { state } = course({ seats }, 'public', { until: ({ year, round }) => year === 2 && round === 2 });
      const seen = [null, 0, seats - 1].map((seat) => {
        const { viewer, ...rest } = merv.view(state, seat);
        expect(viewer).toBe(seat);
        return rest;
      });
      expect(seen[0]).toEqual(JSON.parse(JSON.stringify(state)));
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
      // The state holds the cards of the deck, but no order of them.
      expect(state.deck).toEqual([...state.deck].sort((a, b) => a - b));
      for (const layer of state.solo?.layers ?? []) expect(layer).toEqual([...layer].sort((a, b) => a - b));
    }
  });
});
