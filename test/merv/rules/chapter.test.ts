// What cannot be carried out is lost, and the events say so: nothing vanishes in silence.
import { describe, expect, test } from 'vitest';
import { at, cards, kinds, lucky, moves, no, playerOf, posts, row, told, walled, whoOf, type At } from '../helpers.js';

const lost = (position: At) => told(position, 'lost').map((event) => [whoOf(event), event.what, event.rule]);
const third = (tile: string, more: object = {}, player: object = {}): At =>
  at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', ...more, players: { 0: { scroll: 5, cubes: { sand: 1 }, ...player } } }).play('action', 'scrolls sand', `breakthrough ${tile}`);
const pieces = Object.fromEntries(['N', 'E', 'S', 'W'].flatMap((side) => [1, 2, 3, 4, 5].map((slot) => [`${side}${slot}`, 'any'])));
const allServants = { courtiers: { knowledge: 3, spice: 3, trade: 2 } } as const;

describe('rewards', () => {
  test('MERV-SOLD-6: a soldier without a servant, and one without an allowed site', () => {
    const act = (more: object): At => at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', ...more }).play('soldier');
    expect(lost(act({ players: { 0: allServants } }))).toEqual([[0, 'soldier', 'MERV-SOLD-6']]);
    expect(lost(act({ upgrades: { r1c1: 'white' } }))).toEqual([[0, 'soldier', 'MERV-SOLD-6']]);
    // Declining one that could be deployed is no loss.
    expect(lost(act({}).play('decline'))).toEqual([]);
  });

  test('MERV-R-13 no-effect: without a servant there is no influence, not even for a soldier that is not placed', () => {
    const act = (more: object): At => at({ seats: 3, rulings: { undeployedSoldier: 'one-influence-anyway' }, at: 'act', slot: 'N1', site: 'r1c1', ...more }).play('soldier');
    const none = act({ players: { 0: allServants } });
    expect([playerOf(none, 0).influence, lost(none)]).toEqual([0, [[0, 'soldier', 'MERV-SOLD-6']]]);
    // With a servant and no site the ruling holds.
    const nowhere = act({ upgrades: { r1c1: 'white' } });
    expect(nowhere.moves()).toEqual(['decline']);
    expect(playerOf(nowhere.play('decline'), 0).influence).toBe(1);
  });

  test('MERV-UPG-7: an upgrade without an eligible site', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', upgrades: { r5c1: 'sand' }, players: { 0: { mosque: 'L1-1', cubes: { teal: 1 } } } }).play('action', 'step L2-1 teal');
    expect(lost(position)).toEqual([[0, 'upgrade', 'MERV-UPG-7']]);
  });

  test('MERV-TERM-11: a free courtier without a servant, a free piece with the wall built, a post without a disc, a step beyond the last space or without a disc', () => {
    const courtier = at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { ...allServants, mosque: 'L5', cubes: { teal: 1, purple: 1 } } } }).play('action', 'step L6 purple+teal');
    expect(lost(courtier)).toEqual([[0, 'freeCourtier', 'MERV-TERM-11']]);
    expect(lost(third('bt3-wall', { walls: pieces }))).toEqual([[0, 'freeWall', 'MERV-TERM-11']]);
    expect(lost(third('bt3-mosque', {}, { mosque: 'L8' }))).toEqual([[0, 'freeStep', 'MERV-TERM-11']]);
    const discs = { posts: ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar', 'basra'], camel: 0 } as const;
    expect(lost(third('bt3-mosque', {}, discs))).toEqual([[0, 'freeStep', 'MERV-TERM-11']]);
    expect(lost(third('bt3-post', {}, discs))).toEqual([[0, 'freePost', 'MERV-TERM-11']]);
    // The tile is taken all the same (MERV-R-28).
    expect(playerOf(third('bt3-wall', { walls: pieces }), 0).breakthroughs[2]).toBe(3);
  });

  test('MERV-R-28: a breakthrough of a level of which no tile is left, in a position made up', () => {
    const owners = { 0: { scroll: 1, cubes: { sand: 1 }, breakthroughs: ['bt1-mosque'] }, 1: { breakthroughs: ['bt1-palace'] }, 2: { breakthroughs: ['bt1-marketplace'] }, 3: { breakthroughs: ['bt1-caravansary'] } } as const;
    const position = at({ seats: 4, at: 'act', slot: 'N1', site: 'r3c1', players: owners }).play('action', 'scrolls sand');
    expect([lost(position), playerOf(position, 0).breakthroughs]).toEqual([[[0, 'breakthrough', 'MERV-R-28']], [3, -1, -1, -1]]);
  });

  test('MERV-R-23 limit-applies: a free card when no card of the row may be owned', () => {
    expect(lost(third('bt3-card', { row: ['ginger', 'ginger'] }, { cards: { juniper: 1 } }))).toEqual([[0, 'freeCard', 'MERV-R-23']]);
  });
});

describe('units', () => {
  test('MERV-FAV-4: favour with both discs on their last spaces', () => {
    const full = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { favour: 10, influence: 20 } } }).play('favour');
    expect(lost(full)).toEqual([[0, 'favour', 'MERV-FAV-4']]);
    const room = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { favour: 10, influence: 19 } } }).play('favour');
    expect([playerOf(room, 0).influence, lost(room)]).toEqual([20, []]);
  });

  test('MERV-INFL-3: influence with both discs on their last spaces', () => {
    const full = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { favour: 10, influence: 20 } } }).play('soldier', 'deploy r1c1');
    expect(lost(full)).toEqual([[0, 'influence', 'MERV-INFL-3']]);
  });

  test('MERV-R-1 component-limit: cubes that are not there', () => {
    const site = { sites: { r1c1: { colour: 'teal' } } } as const;
    const short = at({ seats: 3, rulings: { supplyLimits: 'component-limit' }, at: 'site', slot: 'N1', ...site, players: { 1: { cubes: { teal: 12 } } } }).play('site r1c1');
    expect([playerOf(short, 0).cubes, lost(short)]).toEqual([[0, 0, 0, 0, 0], [[0, 'teal', 'MERV-R-1']]]);
    const enough = at({ seats: 3, rulings: { supplyLimits: 'component-limit' }, at: 'site', slot: 'N1', ...site, players: { 1: { cubes: { teal: 11 } } } }).play('site r1c1');
    expect([playerOf(enough, 0).cubes, lost(enough)]).toEqual([[0, 0, 1, 0, 0], []]);
  });
});

describe('when boons come', () => {
  const free = (pairBoons: 'after-refill' | 'at-once'): At =>
    at({ seats: 3, rulings: { pairBoons }, at: 'act', slot: 'N1', site: 'r3c1', row: ['ginger', 'ginger', 'ginger'], players: { 0: { scroll: 5, cubes: { sand: 1 }, cards: { ginger: 1 } } } }).play('action', 'scrolls sand', 'breakthrough bt3-card', 'take 1 -');

  test('MERV-R-22 after-refill: a free card, refill, boon', () => {
    const position = lucky(free('after-refill'));
    expect(row(position)).toHaveLength(8);
    expect(moves(position, 'boon')).toEqual(['boon ginger']);
  });

  test('MERV-R-22 at-once: a free card, boon, refill', () => {
    const position = free('at-once');
    expect(kinds(position)).toEqual(['decline', 'deploy']);
    expect(row(position)).toHaveLength(2);
    lucky(position.play('deploy r3c1'));
    expect([row(position).length, cards(position, 0), playerOf(position, 0).influence]).toEqual([8, { ginger: 2 }, 1]);
  });
});

type Refuse = 'must-if-possible' | 'may-decline';

describe('declining rewards', () => {
  const third = (refuseRewards: Refuse, tile: string): At =>
    at({ seats: 3, rulings: { refuseRewards }, at: 'act', slot: 'N1', site: 'r3c1', row: ['ginger', 'juniper'], players: { 0: { scroll: 5, cubes: { sand: 1 }, mosque: 'L4-1' } } }).play('action', 'scrolls sand', `breakthrough ${tile}`);
  const tile = (refuseRewards: Refuse): At => at({ seats: 3, rulings: { refuseRewards }, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { mosque: 'L3-1', cubes: { purple: 1 } } } }).play('action', 'step L4-1 purple');

  test('MERV-R-2 must-if-possible: card, post, step, piece and scoring tile have to be taken', () => {
    for (const name of ['bt3-card', 'bt3-post', 'bt3-wall']) expect(no(third('must-if-possible', name), 'decline'), name).toEqual(['must-take', 'MERV-R-2']);
    expect(no(tile('must-if-possible'), 'decline')).toEqual(['must-take', 'MERV-R-2']);
    const enter = at({ seats: 3, at: 'act', slot: 'N3', site: 'r1c3', market: 'B', players: { 0: { camel: 1 } } }).play('camels topRight');
    expect(no(enter, 'decline')).toEqual(['must-take', 'MERV-R-2']);
    expect(no(enter, 'step L2-1 -')).toEqual(['not-the-way', 'MERV-MOSQUE-3']);
    // On the track a free step leaves no choice and is taken at once.
    expect(playerOf(third('must-if-possible', 'bt3-mosque'), 0).mosque).toBe(12);
  });

  test('MERV-R-2 may-decline: each of them may be left, and then nothing is gained', () => {
    const passed = (name: string): At => third('may-decline', name).play('decline');
    expect(cards(passed('bt3-card'), 0)).toEqual({});
    expect(posts(passed('bt3-post'), 0)).toEqual([]);
    expect(playerOf(passed('bt3-mosque'), 0).mosque).toBe(10);
    expect(walled(passed('bt3-wall'))).toEqual([]);
    expect(playerOf(tile('may-decline').play('decline'), 0).tiles).toEqual([]);
    // They may be taken as well.
    expect(playerOf(third('may-decline', 'bt3-mosque').play('step L5 -'), 0)).toMatchObject({ mosque: 12, favour: 1 });
    expect(no(third('may-decline', 'bt3-mosque'), 'step L6 -')).toEqual(['not-the-way', 'MERV-MOSQUE-3']);
  });
});
