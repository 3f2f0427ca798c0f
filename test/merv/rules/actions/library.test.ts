// Chapter 18: library and breakthroughs.
import { describe, expect, test } from 'vitest';
import { at, breakthroughs, cards, cubes, forced, kinds, lucky, moves, no, playerOf, points, posts, row, scrolls, soldiersAt, stopped, walled, type At } from '../../helpers.js';

const open = (player: object, more: object = {}): At => at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: player }, ...more }).play('action');
/** The breakthrough of a level about to be chosen. */
const level = (owned: number, more: object = {}, player: object = {}): At => open({ scroll: owned, cubes: { sand: 1 }, ...player }, more).play('scrolls sand');

describe('scrolls', () => {
  test('MERV-LIB-1: one to four cubes, all different but the white ones, bring as many scrolls', () => {
    const position = open({ cubes: { purple: 2, sand: 1, white: 3 } });
    for (const cubesGiven of ['purple', 'white', 'purple+sand', 'white+white', 'purple+sand+white', 'purple+sand+white+white', 'sand+white+white+white']) expect(no(position, `scrolls ${cubesGiven}`), cubesGiven).toBeNull();
    expect(no(position, 'scrolls purple+purple')).toEqual(['scroll-colours', 'MERV-LIB-1']);
    expect(no(position, 'scrolls purple+sand+white+white+white')).toEqual(['scroll-count', 'MERV-LIB-1']);
    expect(no(position, 'scrolls -')).toEqual(['scroll-count', 'MERV-LIB-1']);
    position.play('scrolls purple+sand+white');
    expect(scrolls(position, 0)).toBe(3);
    expect(cubes(position, 0)).toEqual({ purple: 1, white: 2 });
    expect(no(open({ cubes: { purple: 1 } }), 'stop')).toEqual(['unit-first', 'MERV-R-9']);
    expect(no(open({ cubes: { purple: 1 } }, { rulings: { emptyAction: 'may-do-nothing' } }), 'stop')).toBeNull();
    // One payment only.
    expect(moves(position, 'scrolls')).toEqual([]);
  });

  test('MERV-LIB-2: the second, fourth, sixth and eighth scroll bring a breakthrough', () => {
    const chosen = (owned: number): number => moves(level(owned), 'breakthrough').length;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(chosen)).toEqual([0, 4, 0, 4, 0, 4, 0, 4, 0]);
    // Committed scrolls count: one lies on the contract.
    expect(moves(open({ contracts: ['contract-1s-1'], cubes: { sand: 1 } }).play('scrolls sand'), 'breakthrough')).toHaveLength(4);
    const market = at({ seats: 3, at: 'act', slot: 'N3', site: 'r1c3', players: { 0: { scroll: 1, camel: 1 } } }).play('camels topLeft');
    expect(moves(market, 'breakthrough')).toHaveLength(4);
  });

  test('MERV-LIB-3: several at once in ascending order, none beyond the eighth scroll', () => {
    const position = open({ cubes: { white: 4 } }).play('scrolls white+white+white+white');
    expect(moves(position, 'breakthrough')[0]).toBe('breakthrough bt1-caravansary');
    position.play('breakthrough bt1-palace');
    expect(moves(position, 'breakthrough')[0]).toBe('breakthrough bt2-purple');
    position.play('breakthrough bt2-teal');
    expect(position.state.turn.seat).toBe(1);
    expect(breakthroughs(position, 0)).toEqual(['bt1-palace', 'bt2-teal']);
    expect(moves(open({ scroll: 8, cubes: { white: 4 } }).play('scrolls white+white+white+white'), 'breakthrough')).toEqual([]);
  });

  test('MERV-LIB-4: one of the tiles left of that level; nobody else can take it', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { scroll: 1, cubes: { sand: 1 } }, 1: { breakthroughs: ['bt1-palace'], scroll: 2 }, 2: { breakthroughs: ['bt1-mosque'], scroll: 2 } } }).play('action', 'scrolls sand');
    expect(moves(position, 'breakthrough')).toEqual(['breakthrough bt1-caravansary', 'breakthrough bt1-marketplace']);
    expect(no(position, 'breakthrough bt1-palace')).toEqual(['breakthrough-taken', 'MERV-LIB-4']);
    expect(no(position, 'breakthrough bt2-teal')).toEqual(['breakthrough-level', 'MERV-LIB-4']);
    expect(breakthroughs(position.play('breakthrough bt1-marketplace'), 0)).toEqual(['bt1-marketplace']);
  });
});

describe('the first breakthrough', () => {
  const at1 = (tile: string, site: 'r1c1' | 'r2c1' | 'r4c1' | 'r5c1', cubesHeld: object, more: object = {}): At =>
    at({ seats: 3, at: 'act', slot: 'N1', site, row: ['ginger', 'ginger', 'ginger'], rowCamels: [], players: { 0: { scroll: 2, breakthroughs: [tile as 'bt1-palace'], cubes: cubesHeld, ...more } } }).play('action');

  test('MERV-BREAK-1: one cube less in the action of the tile, and only there', () => {
    expect(no(at1('bt1-caravansary', 'r1c1', { teal: 1 }), 'take 1 -')).toBeNull();
    expect(no(at1('bt1-palace', 'r2c1', { sand: 1 }, { courtiers: { faith: 1 } }), 'courtier trade sand')).toBeNull();
    expect(no(at1('bt1-marketplace', 'r4c1', { teal: 1 }, { posts: ['samarkand'] }).play('post kashgar'), 'buy kashgar teal')).toBeNull();
    expect(no(at1('bt1-mosque', 'r5c1', { purple: 1 }, { mosque: 'L5' }), 'step L6 purple')).toBeNull();
    // With the tile of another action the full price is due.
    expect(no(at1('bt1-palace', 'r1c1', { teal: 1 }), 'take 1 -')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(at1('bt1-mosque', 'r2c1', { white: 1, sand: 1 }, { courtiers: { faith: 1 } }), 'courtier trade sand')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
  });

  test('MERV-BREAK-2: one cube a turn, in the payment of the choice of the player', () => {
    const position = at1('bt1-caravansary', 'r1c1', { teal: 3 });
    expect(moves(position, 'take')).toEqual(['take 1 -', 'take 1 teal']);
    position.play('take 1 teal');
    expect(no(position, 'take 2 -')).toBeNull();
    position.play('take 2 -');
    expect(no(position, 'take 3 -')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(cubes(position, 0)).toEqual({ teal: 2 });
    // Which of two colours is saved is a choice, too.
    expect(moves(at1('bt1-mosque', 'r5c1', { purple: 1, teal: 1 }, { mosque: 'L5' }), 'step').sort()).toEqual(['step L6 purple', 'step L6 purple+teal', 'step L6 teal']);
  });

  test('MERV-BREAK-3: the discount may make a step possible', () => {
    const without = at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1' });
    expect(no(without, 'action')).toEqual(['action-impossible', 'MERV-R-9']);
    const position = at1('bt1-mosque', 'r5c1', {});
    expect(moves(position, 'step')).toEqual(['step L1-1 -', 'step L1-2 -', 'step L1-3 -', 'step L1-4 -']);
    expect(no(at1('bt1-palace', 'r2c1', {}), 'courtier faith -')).toBeNull();
  });
});

describe('the second breakthrough', () => {
  test('MERV-BREAK-4: one cube of its colour as any other, once in each own turn, in any payment', () => {
    for (const [tile, colour, hall] of [['bt2-purple', 'purple', 'trade'], ['bt2-sand', 'sand', 'faith'], ['bt2-teal', 'teal', 'trade'], ['bt2-orange', 'orange', 'trade']] as const) {
      const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r2c1', players: { 0: { breakthroughs: [tile], scroll: 4, cubes: { [colour]: 3 } } } }).play('action');
      expect(no(position, `courtier ${hall} ${colour}`), tile).toBeNull();
      expect(no(position.play(`courtier ${hall} ${colour}`), `courtier ${hall} ${colour}+${colour}`), tile).not.toBeNull();
    }
    const purple = { breakthroughs: ['bt2-purple'] as const, scroll: 4 };
    expect(no(open({ ...purple, cubes: { purple: 2 } }), 'scrolls purple+purple')).toBeNull();
    expect(no(open({ ...purple, cubes: { purple: 3 } }), 'scrolls purple+purple+purple')).toEqual(['scroll-colours', 'MERV-LIB-1']);
    const wall = at({ seats: 3, at: 'act', slot: 'N2', site: 'r5c2', players: { 0: { ...purple, cubes: { purple: 2, sand: 2 } } } }).play('action');
    expect(no(wall, 'piece segment-sand-2 purple+sand')).toBeNull();
    expect(no(wall, 'piece segment-sand-2 purple+purple')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(wall.play('piece segment-sand-2 purple+sand', 'wall N1'), 'piece segment-sand-1 purple')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'ginger'], players: { 0: { ...purple, cubes: { purple: 1, sand: 1 } } } }).play('action', 'take 1 sand'), 'take 2 purple')).toBeNull();
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { ...purple, cubes: { purple: 1 } } } }).play('action'), 'step L1-2 purple')).toBeNull();
    expect(no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r4c1', players: { 0: { ...purple, cubes: { purple: 1 } } } }).play('action', 'post balkh'), 'buy balkh purple')).toBeNull();
    // The tile is there again in the next turn.
    const used = at({ seats: 3, at: 'act', slot: 'N1', site: 'r2c1', players: { 0: { ...purple, cubes: { purple: 3 } } } }).play('action', 'courtier trade purple');
    forced(stopped(used));
    while (used.state.turn.seat !== 0 || kinds(used)[0] !== 'slot') used.play(used.moves().includes('favour') ? 'favour' : used.moves()[0]!);
    expect(playerOf(used, 0).converted).toBe(0);
  });
});

describe('the third breakthrough', () => {
  test('MERV-BREAK-5: any card of the row with its camel, without payment; refill, limit on kinds, boon', () => {
    const position = level(5, { row: ['ginger', 'juniper', 'cinnamon', 'ginger', 'juniper'], rowCamels: [5] }, { cards: { juniper: 1 } }).play('breakthrough bt3-card');
    expect(moves(position, 'take')).toEqual(['take 2 -', 'take 5 -']);
    expect(no(position, 'take 1 -')).toEqual(['too-many-kinds', 'MERV-CARAV-7']);
    stopped(position.play('take 5 -'));
    expect(cards(position, 0)).toEqual({ juniper: 2 });
    expect(playerOf(position, 0)).toMatchObject({ camel: 1, favour: 1 });
    expect(row(position)).toHaveLength(8);
    expect(row(position).slice(0, 4)).toEqual(['ginger', 'juniper', 'cinnamon', 'ginger']);
  });

  test('MERV-BREAK-6: a post as in the action with a good of the city for nothing, and no purchases', () => {
    const inner = level(5, {}, { cubes: { sand: 1, white: 4 } }).play('breakthrough bt3-post');
    expect(moves(inner, 'post')).toEqual(['post rayy', 'post samarkand', 'post nishapur', 'post balkh']);
    expect(no(inner, 'post baghdad')).toEqual(['first-post-inner', 'MERV-MARKET-3']);
    inner.play('post samarkand');
    expect(playerOf(inner, 0)).toMatchObject({ common: 1, rare: 0, camel: 1 });
    expect(moves(inner, 'buy')).toEqual([]);
    expect(cubes(inner, 0)).toEqual({ white: 4 });
    const outer = level(5, {}, { posts: ['rayy'] }).play('breakthrough bt3-post', 'post baghdad');
    expect(playerOf(outer, 0)).toMatchObject({ common: 0, rare: 1, favour: 1 });
    expect(posts(outer, 0)).toEqual(['rayy', 'baghdad']);
  });

  test('MERV-BREAK-7: a free step on the mosque with its boon', () => {
    const position = level(5, {}, { mosque: 'L4-1' }).play('breakthrough bt3-mosque');
    if (moves(position, 'step').length > 0) position.play('step L5 -');
    expect(playerOf(position, 0)).toMatchObject({ mosque: 12, favour: 1 });
    expect(points(position, 0, 'mosque')).toBe(1);
    expect(moves(level(5).play('breakthrough bt3-mosque'), 'step')).toHaveLength(4);
  });

  test('MERV-BREAK-8: any piece of the wall for nothing, with its influence', () => {
    const position = level(5, { buildings: { r1c3: 1, r2c3: 0 } }).play('breakthrough bt3-wall');
    expect(moves(position, 'piece')).toEqual(expect.arrayContaining(['piece segment-purple-1 -', 'piece segment-sand-2 -', 'piece gate-orange-3 -']));
    expect(moves(position, 'piece')).toHaveLength(12);
    position.play('piece gate-orange-3 -', 'wall N3');
    expect(walled(position)).toEqual(['N3']);
    expect(playerOf(position, 0).influence).toBe(3);
    expect(position.state.turn.seat).toBe(1);
  });
});

describe('the fourth breakthrough', () => {
  test('MERV-BREAK-9: eight points', () => {
    expect(points(level(7).play('breakthrough bt4-vp'), 0, 'breakthroughs')).toBe(8);
  });

  test('MERV-BREAK-10: a favour and a soldier', () => {
    const position = level(7).play('breakthrough bt4-favour-soldier', 'deploy r3c1');
    expect(playerOf(position, 0)).toMatchObject({ favour: 1, influence: 1, servants: 7 });
  });

  test('MERV-BREAK-11: two favour', () => {
    expect(playerOf(level(7, {}, { favour: 2 }).play('breakthrough bt4-favour-favour'), 0).favour).toBe(4);
  });

  test('MERV-BREAK-12: two soldiers, one after the other', () => {
    const position = level(7, { buildings: { r1c2: 1 } }).play('breakthrough bt4-soldier-soldier', 'deploy r3c1');
    expect(moves(position, 'deploy')).toEqual(['deploy r1c2']);
    position.play('deploy r1c2');
    expect([soldiersAt(position, 'r3c1'), soldiersAt(position, 'r1c2'), playerOf(position, 0).influence]).toEqual([1, 1, 3]);
    expect(lucky(position).state.turn.seat).toBe(1);
  });
});
