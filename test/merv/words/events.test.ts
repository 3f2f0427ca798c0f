// What is told of a move: with everything it is about, and by the rule behind it. What holds of all events (their form, that they add
// up to what lies on the table) is in whole games.
import { describe, expect, test } from 'vitest';
import { at, gains, lucky, told } from '../helpers.js';

describe('in a turn', () => {
  const line = { seats: 3, at: 'site', slot: 'N1', sites: { r1c1: { colour: 'teal', action: 'library' }, r2c1: { colour: 'purple' }, r3c1: { colour: 'sand' }, r5c1: { colour: 'orange' } } } as const;

  test('MERV-PROD-1, MERV-PROD-3, MERV-PROD-4: which sites produce, and what', () => {
    const own = at({ ...line, buildings: { r1c1: 0, r2c1: 1, r3c1: 0, r5c1: 0, r1c2: 0 }, upgrades: { r1c1: 'sand', r3c1: 'white' } }).play('site r1c1');
    expect(told(own, 'produced')).toMatchObject([{ seat: 0, automaton: null, rule: 'MERV-PROD-1', cells: ['r1c1', 'r3c1', 'r5c1'], cubes: ['teal', 'sand', 'white', 'orange'] }]);
    // On another's building those of the owner do, for the player.
    const other = at({ ...line, buildings: { r1c1: 0, r2c1: 1, r3c1: 0, r5c1: 1 } }).play('site r2c1');
    expect(told(other, 'produced')).toMatchObject([{ seat: 0, cells: ['r2c1', 'r5c1'], cubes: ['purple', 'orange'] }]);
  });

  test('MERV-TURN-2, MERV-TURN-3, MERV-TURN-5, MERV-ACT-1: the slot, the site with its tile, the building, the action', () => {
    const position = at({ seats: 3, sites: { r4c2: 'site-wall-teal' }, players: { 0: { cubes: { white: 1 } } } }).play('slot N2', 'site r4c2', 'action');
    expect(told(position, 'slot-taken')).toMatchObject([{ seat: 0, rule: 'MERV-TURN-2', slot: 'N2' }]);
    expect(told(position, 'building-placed')).toMatchObject([{ seat: 0, rule: 'MERV-TURN-5', cell: 'r4c2' }]);
    expect(told(position, 'site-activated')).toMatchObject([{ seat: 0, rule: 'MERV-TURN-3', cell: 'r4c2', tile: 'site-wall-teal', action: 'wall' }]);
    expect(told(position, 'action-chosen')).toMatchObject([{ seat: 0, rule: 'MERV-ACT-1', action: 'wall' }]);
  });

  test('MERV-CARAV-3, MERV-CARAV-5: the card, its place and its spice, and whether a camel came with it', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['caravan-pepper-2', 'caravan-pepper-3'], rowCamels: [1], players: { 0: { cubes: { teal: 2 } } } }).play('action', 'take 1 teal', 'take 2 teal');
    expect(told(position, 'card-taken')).toMatchObject([
      { seat: 0, rule: 'MERV-CARAV-3', card: 'caravan-pepper-2', position: 1, spice: 'pepper', camel: true }, { card: 'caravan-pepper-3', position: 2, spice: 'pepper', camel: false },
    ]);
    expect(gains(position, 'camel')).toMatchObject([{ amount: 1, rule: 'MERV-CARAV-5' }]);
  });

  test('MERV-CARAV-6: the card on which an own camel goes', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['caravan-pepper-2', 'caravan-ginger-3'], rowCamels: [1], players: { 0: { camel: 1, cubes: { teal: 1 } } } }).play('action', 'camel');
    expect(told(position, 'row-camel-placed')).toMatchObject([{ seat: 0, rule: 'MERV-CARAV-6', card: 'caravan-ginger-3' }]);
  });

  test('MERV-BREAK-6: a free post and its good come by the rule of the tile', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { scroll: 5, cubes: { sand: 1 } } } }).play('action', 'scrolls sand', 'breakthrough bt3-post', 'post samarkand');
    expect(told(position, 'breakthrough-taken')).toMatchObject([{ seat: 0, tile: 'bt3-post' }]);
    expect(told(position, 'post-placed')).toMatchObject([{ seat: 0, rule: 'MERV-BREAK-6', city: 'samarkand' }]);
    expect(gains(position, 'common')).toMatchObject([{ who: 0, amount: 1, rule: 'MERV-BREAK-6' }]);
  });

  test('MERV-CONTRACT-5: what lies on a contract, and what it is worth', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { cubes: { sand: 1 }, influence: 3, common: 1, rare: 2 } } }).play('fulfil contract-2s-1 sand rare+common+rare');
    expect(told(position, 'contract-fulfilled')).toMatchObject([{ seat: 0, rule: 'MERV-CONTRACT-5', contract: 'contract-2s-1', scroll: 0, vp: 10 }]);
    expect([...told(position, 'contract-fulfilled')[0]!.goods].sort()).toEqual(['common', 'rare', 'rare']);
  });

  test('MERV-CAMEL-3, MERV-CAMEL-4: camels taken from the market, or one put there with its reward', () => {
    const market = { seats: 3, at: 'act', slot: 'N3', site: 'r1c3', market: 'A' } as const;
    const taken = at({ ...market, marketCamels: ['topLeft', 'bottomLeft'] }).play('camels take');
    expect(told(taken, 'market-camels-taken')).toMatchObject([{ seat: 0, camel: 2 }]);
    const placed = at({ ...market, players: { 0: { camel: 1 } } }).play('camels topRight');
    expect(told(placed, 'market-camel-placed')).toMatchObject([{ seat: 0, quarter: 'topRight', reward: 'caravanCard' }]);
  });

  test('MERV-SOLD-1, MERV-WALL-4: where a soldier or a piece of the wall goes, and what influence it brings', () => {
    const soldier = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', buildings: { r5c5: 1 } }).play('soldier', 'deploy r5c5');
    expect(told(soldier, 'soldier-deployed')).toMatchObject([{ seat: 0, rule: 'MERV-SOLD-1', cell: 'r5c5', from: null }]);
    const wall = at({ seats: 3, at: 'act', slot: 'N2', site: 'r5c2', buildings: { r1c4: 1, r2c4: 0 }, players: { 0: { cubes: { teal: 1 } } } }).play('action', 'piece segment-teal-1 teal', 'wall N4');
    expect(told(wall, 'wall-placed')).toMatchObject([{ seat: 0, rule: 'MERV-WALL-3', piece: 'segment-teal-1', slot: 'N4', influence: 3 }]);
  });
});

test('MERV-QUEUE-3: the space of the queue, its corner, the camels paid and found', () => {
  const position = lucky(at({ seats: 3, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2 }, players: { 0: { camel: 2 }, 1: { camel: 1 } } }).play('queue 1'));
  expect(told(position, 'queue-joined')[0]).toMatchObject({ seat: 0, rule: 'MERV-QUEUE-3', space: 1, paid: 2, found: 0, corner: 'NE' });
  position.play('queue 3');
  expect(told(position, 'queue-joined')[1]).toMatchObject({ seat: 1, rule: 'MERV-QUEUE-3', space: 3, paid: 0, found: 1, corner: 'NE' });
  // The last one takes the space that is left.
  expect(told(position, 'queue-joined')[2]).toMatchObject({ seat: 2, rule: 'MERV-QUEUE-2', space: 2, paid: 0, found: 1, corner: 'NE' });
});

test('MERV-INV-12, MERV-INV-14: a ransom with its cube, a building that is lost', () => {
  const position = at({ seats: 3, year: 2, at: 'invasion', buildings: { r1c1: 0, r1c2: 0 }, players: { 0: { cubes: { white: 1 } } } }).play('ransom r1c1 white');
  expect(told(position, 'building-ransomed')).toMatchObject([{ seat: 0, rule: 'MERV-INV-12', cell: 'r1c1', cube: 'white' }]);
  position.play('surrender r1c2');
  expect(told(position, 'building-lost')).toMatchObject([{ seat: 0, rule: 'MERV-INV-14', cell: 'r1c2', to: 'player' }]);
});
