// Chapter 8: choosing the action, the camel market.
import { describe, expect, test } from 'vitest';
import { at, cards, cubes, kinds, lucky, market, moves, no, playerOf, row, scrolls, soldiersAt, stopped, told } from '../../helpers.js';

const before = { seats: 3, at: 'act', slot: 'N3', site: 'r1c3' } as const;

describe('the action of a turn', () => {
  test('MERV-ACT-1: exactly one of board action, favour and soldier, and one must be chosen', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { cubes: { sand: 1 } } } });
    expect(position.moves()).toEqual(['action', 'favour', 'soldier']);
    expect(no(position, 'end turn')).not.toBeNull();
    const favour = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { cubes: { sand: 1 } } } }).play('favour');
    expect(playerOf(favour, 0).favour).toBe(1);
    expect(scrolls(favour, 0)).toBe(0);
    expect(favour.state.turn.seat).toBe(1);
    const board = position.play('action', 'scrolls sand');
    expect([scrolls(board, 0), playerOf(board, 0).favour]).toEqual([1, 0]);
    expect(board.state.turn.seat).toBe(1);
  });

  test('MERV-ACT-2: the action is there whoever owns the building, paid with cubes just produced', () => {
    for (const owner of [1, 'courtier'] as const) {
      const position = at({ seats: 2, at: 'site', slot: 'N1', buildings: { r3c1: owner } }).play('site r3c1', 'action', 'scrolls purple');
      expect(scrolls(position, 0)).toBe(1);
      expect(cubes(position, 0)).toEqual({});
    }
  });
});

describe('the camel market', () => {
  test('MERV-CAMEL-1: only when it lies in the active line', () => {
    const camel = { marketCamels: ['topLeft'], players: { 0: { camel: 1 } } } as const;
    expect(moves(at({ ...before, ...camel }), 'camels')).toEqual(['camels take', 'camels topRight', 'camels bottomRight', 'camels bottomLeft']);
    const aside = at({ ...before, slot: 'N2', site: 'r1c2', ...camel });
    expect(moves(aside, 'camels')).toEqual([]);
    expect(no(aside, 'camels take')).toEqual(['market-not-in-line', 'MERV-CAMEL-1']);
    expect(no(aside, 'camels topRight')).toEqual(['market-not-in-line', 'MERV-CAMEL-1']);
    for (const [round, slot, site] of [[2, 'E3', 'r3c1'], [3, 'S3', 'r1c3'], [4, 'W3', 'r3c1']] as const) expect(no(at({ ...before, round, slot, site, ...camel }), 'camels take'), slot).toBeNull();
  });

  test('MERV-CAMEL-2: optional, once a turn, before or after the action', () => {
    const camel = { marketCamels: ['topLeft'], players: { 0: { camel: 1 } } } as const;
    const first = at({ ...before, ...camel }).play('camels bottomLeft');
    expect(no(first, 'camels take')).toEqual(['market-used', 'MERV-CAMEL-2']);
    expect(first.play('favour').state.turn.seat).toBe(1);
    const after = at({ ...before, ...camel }).play('favour');
    expect(kinds(after)).toEqual(['camels', 'end']);
    after.play('camels take');
    expect(playerOf(after, 0).camel).toBe(2);
    expect(after.state.turn.seat).toBe(1);
    expect(at({ ...before, ...camel }).play('favour', 'end turn').state.turn.seat).toBe(1);
  });

  test('MERV-CAMEL-3: take all camels, at least one, or place one on a free quarter, not both', () => {
    const take = at({ ...before, marketCamels: ['topLeft', 'bottomRight', 'bottomLeft'] }).play('camels take');
    expect(playerOf(take, 0).camel).toBe(3);
    expect(market(take)).toEqual([]);
    expect(no(take, 'camels topLeft')).toEqual(['market-used', 'MERV-CAMEL-2']);
    const empty = at({ ...before });
    expect(no(empty, 'camels take')).toEqual(['market-empty', 'MERV-CAMEL-3']);
    expect(no(empty, 'camels topLeft')).toEqual(['no-camel', 'MERV-CAMEL-3']);
    const place = at({ ...before, players: { 0: { camel: 1 } } }).play('camels bottomLeft');
    expect(market(place)).toEqual(['bottomLeft']);
    expect(playerOf(place, 0).camel).toBe(0);
    expect(cubes(place, 0)).toEqual({ white: 1 });
    expect(no(place, 'camels take')).toEqual(['market-used', 'MERV-CAMEL-2']);
  });

  test('MERV-CAMEL-4: four quarters with the rewards of one side; a camel blocks its quarter', () => {
    const position = at({ ...before, marketCamels: ['topLeft', 'bottomRight'], players: { 0: { camel: 1 } } });
    expect(moves(position, 'camels')).toEqual(['camels take', 'camels topRight', 'camels bottomLeft']);
    expect(no(position, 'camels topLeft')).toEqual(['quarter-occupied', 'MERV-CAMEL-4']);
    // Which quarter gives what is reconstructed but for the kinds of the upper ones.
    const reward = (side: 'A' | 'B', quarter: string): string | null => told(at({ ...before, market: side, players: { 0: { camel: 1 } } }).play(`camels ${quarter}`), 'market-camel-placed')[0]!.reward;
    expect(['topLeft', 'topRight', 'bottomRight', 'bottomLeft'].map((quarter) => reward('A', quarter))).toEqual(['scroll', 'caravanCard', 'favour', 'white']);
    expect(['topLeft', 'topRight', 'bottomRight', 'bottomLeft'].map((quarter) => reward('B', quarter))).toEqual(['rare', 'mosqueStep', 'soldier', 'white']);
  });

  test('MERV-CAMEL-5: a white cube; a rare good', () => {
    expect(cubes(at({ ...before, players: { 0: { camel: 1 } } }).play('camels bottomLeft'), 0)).toEqual({ white: 1 });
    const rare = at({ ...before, market: 'B', players: { 0: { camel: 1 } } }).play('camels topLeft');
    expect(playerOf(rare, 0)).toMatchObject({ rare: 1, common: 0 });
  });

  test('MERV-CAMEL-6: a scroll, which can cause a breakthrough', () => {
    const none = at({ ...before, players: { 0: { camel: 1 } } }).play('camels topLeft');
    expect(scrolls(none, 0)).toBe(1);
    expect(moves(none, 'breakthrough')).toEqual([]);
    const second = at({ ...before, players: { 0: { camel: 1, scroll: 1 } } }).play('camels topLeft');
    expect(moves(second, 'breakthrough')).toHaveLength(4);
    expect(kinds(second.play('breakthrough bt1-palace'))).toContain('favour');
  });

  test('MERV-CAMEL-7: any card of the row with its camel, then a refill; the limit on kinds holds, a pair pays', () => {
    const players = { 0: { camel: 1, cards: { juniper: 1 } } } as const;
    const position = at({ ...before, row: ['ginger', 'cinnamon', 'pepper', 'ginger', 'juniper', 'cinnamon'], rowCamels: [5], players }).play('camels topRight');
    // One kind is allowed: juniper, at place 5, which an action could not reach without paying for cards or camels.
    expect(moves(position, 'take')).toEqual(['take 5 -']);
    expect(no(position, 'take 1 -')).toEqual(['too-many-kinds', 'MERV-CARAV-7']);
    expect(no(position, 'take 8 -')).toEqual(['no-card', 'MERV-CARAV-1']);
    stopped(position.play('take 5 -'));
    expect(cards(position, 0)).toEqual({ juniper: 2 });
    expect(playerOf(position, 0)).toMatchObject({ camel: 1, favour: 1 });
    expect(row(position).slice(0, 5)).toEqual(['ginger', 'cinnamon', 'pepper', 'ginger', 'cinnamon']);
    expect(row(position)).toHaveLength(8);
    expect(cubes(position, 0)).toEqual({});
  });

  test('MERV-CAMEL-8: one favour; one soldier', () => {
    expect(playerOf(at({ ...before, players: { 0: { camel: 1 } } }).play('camels bottomRight'), 0).favour).toBe(1);
    const soldier = at({ ...before, market: 'B', buildings: { r5c5: 1 }, players: { 0: { camel: 1 } } }).play('camels bottomRight', 'deploy r5c5');
    expect(soldiersAt(soldier, 'r5c5')).toBe(1);
    expect(playerOf(soldier, 0)).toMatchObject({ influence: 2, servants: 7 });
    expect(kinds(soldier)).toContain('favour');
  });

  test('MERV-CAMEL-9: a free step on the mosque with what the space gives', () => {
    const position = at({ ...before, market: 'B', players: { 0: { camel: 1, mosque: 'L2-1' } } }).play('camels topRight');
    lucky(position);
    if (moves(position, 'step').length > 0) position.play('step L3-1 -');
    expect(playerOf(position, 0)).toMatchObject({ mosque: 8, favour: 1 });
    // From the first space of all there is one way.
    expect(playerOf(lucky(at({ ...before, market: 'B', players: { 0: { camel: 1, mosque: 'L1-1' } } }).play('camels topRight')), 0).mosque).toBe(4);
    const enter = at({ ...before, market: 'B', players: { 0: { camel: 1 } } }).play('camels topRight');
    expect(moves(enter, 'step')).toEqual(['step L1-1 -', 'step L1-2 -', 'step L1-3 -', 'step L1-4 -']);
    expect(playerOf(enter.play('step L1-3 -'), 0)).toMatchObject({ mosque: 2, camel: 1 });
  });

  test('MERV-CAMEL-10: a quarter may be chosen for nothing', () => {
    const position = at({ ...before, row: ['ginger', 'ginger'], players: { 0: { camel: 1, cards: { pepper: 1 } } } });
    expect(no(position, 'camels topRight')).toBeNull();
    position.play('camels topRight');
    expect(market(position)).toEqual(['topRight']);
    expect(cards(position, 0)).toEqual({ pepper: 1 });
    expect(playerOf(position, 0).camel).toBe(0);
    expect(kinds(position)).toContain('favour');
  });
});
