// MERV-R-2 for every kind of reward, and what happens at the edges of actions.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../../src/merv/index.js';
import { at, breakthroughs, courtiers, kinds, magistrate, moves, no, playerOf, row, stopped, told, walled, type At } from '../../helpers.js';

describe('edges of actions', () => {
  test('MERV-CARAV-9: with one card in the deck there is nothing for luck to decide', () => {
    const position = at({
      seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'cinnamon', 'cinnamon', 'cinnamon', 'cinnamon', 'cinnamon', 'cinnamon', 'cinnamon'], rowCamels: [],
      players: { 0: { cubes: { teal: 1 } }, 1: { cards: { ginger: 5, juniper: 6 }, influence: 2 }, 2: { cards: { pepper: 4 } } },
    });
    expect(position.state.deck).toHaveLength(1);
    position.play('action', 'take 1 teal');
    expect(merv.chance(position.state)).toBeNull();
    expect(row(position)).toHaveLength(8);
    expect(position.state.deck).toEqual([]);
  });

  test('MERV-BREAK-4: in a caravansary action one cube of another colour passes by conversion, not two', () => {
    const open = (cubes: object): At =>
      at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'ginger', 'ginger', 'ginger'], rowCamels: [], players: { 0: { scroll: 4, breakthroughs: ['bt2-purple'], cubes } } }).play('action');
    const position = open({ purple: 2, sand: 2, teal: 1 }).play('take 1 sand', 'take 2 purple');
    expect(no(position, 'take 3 purple')).toEqual(['one-colour', 'MERV-CARAV-2']);
    expect(no(position, 'take 3 teal')).toEqual(['one-colour', 'MERV-CARAV-2']);
    expect(no(position, 'take 3 sand')).toBeNull();
    // Paid first, the purple cube counts as one of the colour that follows.
    const first = open({ purple: 1, sand: 2, teal: 1 }).play('take 1 purple', 'take 2 sand');
    expect(no(first, 'take 3 teal')).toEqual(['one-colour', 'MERV-CARAV-2']);
    expect(no(first, 'take 3 sand')).toBeNull();
    // Two of them fix the colour of the action.
    expect(no(open({ purple: 3, sand: 1 }).play('take 1 purple', 'take 2 purple'), 'take 3 sand')).toEqual(['one-colour', 'MERV-CARAV-2']);
  });

  test('MERV-R-28 random: with one tile left there is nothing to draw', () => {
    const position = at({
      seats: 4, rulings: { breakthroughTile: 'random' }, at: 'act', slot: 'N1', site: 'r3c1',
      players: { 0: { scroll: 1, cubes: { sand: 1 } }, 1: { scroll: 2, breakthroughs: ['bt1-palace'] }, 2: { scroll: 2, breakthroughs: ['bt1-mosque'] }, 3: { scroll: 2, breakthroughs: ['bt1-caravansary'] } },
    }).play('action', 'scrolls sand');
    expect(breakthroughs(position, 0)).toEqual(['bt1-marketplace']);
    expect(merv.chance(position.state)).toBeNull();
  });

  test('MERV-PALACE-5: an action kept open by a contract takes no courtier without a servant', () => {
    const soldiers = { r1c1: 0, r1c2: 0, r1c3: 0, r1c4: 0, r1c5: 0, r2c2: 0, r2c3: 0 } as const;
    const buildings = { r1c1: 1, r1c2: 1, r1c3: 1, r1c4: 1, r1c5: 1, r2c2: 1, r2c3: 1 } as const;
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r2c1', soldiers, buildings, players: { 0: { cubes: { purple: 1, sand: 2, teal: 1 }, common: 2, influence: 1 } } }).play('action', 'courtier knowledge purple');
    expect(kinds(position)).toEqual(['fulfil', 'stop']);
    expect(no(position, 'courtier trade sand+sand')).toEqual(['no-servant', 'MERV-PALACE-5']);
    position.play('fulfil contract-1f-1 teal common+common');
    expect(playerOf(position, 0).fulfilled).toEqual([0]);
    expect(courtiers(position, 0)).toEqual({ knowledge: 1 });
  });

  test('MERV-R-4 any-step-boundary: between two goods, steps and pieces as well', () => {
    const rich = { common: 4, influence: 1, cubes: { teal: 3, purple: 3, orange: 3 } } as const;
    const line = 'fulfil contract-1f-1 teal common+common';
    const market = at({ seats: 3, at: 'act', slot: 'N1', site: 'r4c1', players: { 0: rich } }).play('action', 'post rayy', line, 'buy rayy purple');
    expect(playerOf(market, 0)).toMatchObject({ fulfilled: [0], common: 3 });
    const mosque = at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: rich } }).play('action', 'step L1-2 teal', line, 'step L2-2 orange');
    expect(playerOf(mosque, 0)).toMatchObject({ fulfilled: [0], mosque: 5 });
    const wall = at({ seats: 3, at: 'act', slot: 'N2', site: 'r5c2', players: { 0: rich } }).play('action', 'piece segment-teal-1 teal');
    // A bought piece is placed before anything else.
    expect(no(wall, line)).not.toBeNull();
    wall.play('wall N1', line, 'piece segment-teal-1 teal', 'wall N2');
    expect(walled(wall)).toEqual(['N1', 'N2']);
    const cards = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'ginger'], rowCamels: [], players: { 0: rich } }).play('action', 'take 1 teal', line, 'take 2 teal');
    expect(playerOf(stopped(cards), 0).cards).toEqual([2, 0, 0, 0]);
  });

  test('MERV-R-24 first-payment: a rare good for one cube, then the full price', () => {
    const position = at({
      seats: 3, rulings: { discountCube: 'first-payment' }, at: 'act', slot: 'N1', site: 'r4c1',
      players: { 0: { scroll: 2, breakthroughs: ['bt1-marketplace'], posts: ['samarkand'], cubes: { sand: 1, teal: 1, orange: 1 } } },
    }).play('action', 'post kashgar');
    expect([...moves(position, 'buy')].sort()).toEqual(['buy kashgar sand', 'buy kashgar teal', 'buy samarkand -']);
    expect(no(position, 'buy kashgar sand+teal')).toEqual(['discount-first', 'MERV-R-24']);
    position.play('buy kashgar teal');
    expect(moves(position, 'buy')).toEqual(['buy samarkand orange']);
  });

  test('MERV-R-61 lost: a wall action of the magistrate with every piece built, from a card or from the mosque', () => {
    const slots = ['N', 'E', 'S', 'W'].flatMap((side) => [1, 2, 3, 4, 5].map((number) => `${side}${number}`));
    const walls = Object.fromEntries(slots.map((slot) => [slot, 'any']));
    const card = magistrate('wall', { walls });
    expect(told(card, 'lost')).toMatchObject([{ what: 'wall' }]);
    expect(playerOf(card, 'magistrate').buildings).toBe(8);
    const mosque = magistrate('mosque', { walls, players: { magistrate: { mosque: 'L6' } } });
    expect(told(mosque, 'lost')).toMatchObject([{ what: 'wall' }]);
    expect(playerOf(mosque, 'magistrate').mosque).toBe(14);
    expect(told(magistrate('wall', { walls, rulings: { magistrateLostAction: 'draw-another-card' } }), 'solo-rejected')).toMatchObject([{ card: 'wall' }]);
  });

  test('MERV-R-47 repeat-last-card: without such a card it is as if every card were rejected', () => {
    const buildings = { r5c2: 0, r5c3: 0, r5c4: 0, r5c5: 0 } as const;
    const position = at({ seats: 1, turn: 'magistrate', rulings: { soloDeckEmpty: 'repeat-last-card' }, buildings, solo: { layers: [['palace', 'wall']], removed: ['caravansary', 'library', 'marketplace', 'mosque'] }, players: {} });
    position.luck(['wall']);
    // The palace card still serves.
    expect(told(position, 'solo-card')).toMatchObject([{ card: 'palace' }]);
    const palaces = { r1c5: 0, r2c1: 0, r2c2: 0, r2c3: 0 } as const;
    const none = at({ seats: 1, turn: 'magistrate', rulings: { soloDeckEmpty: 'repeat-last-card' }, buildings: { ...buildings, ...palaces }, solo: { layers: [['palace', 'wall']], removed: ['caravansary', 'library', 'marketplace', 'mosque'] } }).luck(['wall']);
    expect(told(none, 'solo-card')).toEqual([]);
    expect(told(none, 'solo-rejected').map(({ card }) => card)).toEqual(['wall', 'palace']);
  });
});
