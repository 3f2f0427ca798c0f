// How much is missing, in numbers.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../src/merv/index.js';
import { at } from '../helpers.js';

const params = (position: ReturnType<typeof at>, line: string): unknown => {
  const move = merv.notation.parse(line);
  const verdict = merv.check(position.state, move);
  return verdict.ok ? null : verdict.params;
};

test('MERV-CONTRACT-3 MERV-CONTRACT-5: influence and scrolls that are missing for a contract', () => {
  const poor = (influence: number): unknown =>
    params(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { cubes: { white: 1 }, influence } } }), 'fulfil contract-1s-1 white common');
  // A contract of the first level asks for one influence, and this one for a scroll.
  expect(poor(0)).toEqual({ influence: 1 });
  expect(poor(1)).toEqual({ scroll: 1 });
});

test('MERV-QUEUE-3: camels that are missing for a space of the queue', () => {
  const leaving = at({ seats: 3, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2 }, players: { 0: { camel: 1 } } });
  expect(params(leaving, 'queue 1')).toEqual({ camel: 1 });
});

describe('what is missing', () => {
  const rich = { cubes: { teal: 1, sand: 1, white: 9 }, influence: 3 };
  const market = (player: object) => at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', sites: { r1c1: { action: 'marketplace' } }, cityCamels: [], players: { 0: { ...rich, ...player } } }).play('action', 'post rayy');
  const rows = (influence: number, cards: object) => at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', sites: { r1c1: { action: 'caravansary', colour: 'teal' } }, row: ['ginger', 'juniper', 'cinnamon'], players: { 0: { ...rich, influence, cards, cubes: { teal: 3 } } } }).play('action');
  const handing = (player: object) => at({ seats: 3, players: { 0: { influence: 3, cubes: { sand: 1, teal: 1 }, ...player } } });

  test.each([
    ['MERV-CONTRACT-5: of the goods that are named those that are not there', () => params(handing({ common: 1, rare: 1 }), 'fulfil contract-2s-1 sand common+common+rare'), { common: 1 }],
    ['MERV-CONTRACT-5: rare goods and common ones', () => params(handing({ common: 1 }), 'fulfil contract-2s-1 sand common+common+rare'), { common: 1, rare: 1 }],
    ['MERV-TERM-10: the cube that is named for a contract', () => params(at({ seats: 3, players: { 0: { common: 2, influence: 1, cubes: { sand: 1 } } } }), 'fulfil contract-1f-1 teal common+common'), { teal: 1 }],
    ['MERV-TERM-10: of two cubes of a piece the one that is not there', () => params(at({ seats: 3, at: 'act', slot: 'N2', site: 'r5c2', sites: { r5c2: { action: 'wall', colour: 'sand' } }, players: { 0: { cubes: { sand: 2, teal: 1 } } } }).play('action'), 'piece segment-teal-2 teal+teal'), { teal: 1 }],
    ['MERV-CARAV-7: so many kinds of spice', () => params(rows(0, { juniper: 1 }), 'take 1 teal'), { most: 1 }],
    ['MERV-CAMEL-3: a camel for the market', () => params(at({ seats: 3, at: 'act', slot: 'N3', site: 'r1c3', marketCamels: [] }), 'camels topLeft'), { camel: 1 }],
    ['MERV-CARAV-6: a camel for a card of the row', () => params(rows(3, {}), 'camel'), { camel: 1 }],
    ['MERV-MARKET-10: a camel for the route to an inner city', () => params(market({ camel: 0 }), 'buy nishapur white'), { camel: 1 }],
    ['MERV-MARKET-11: a camel for the route to an outer city behind a post', () => params(market({ camel: 0 }), 'buy baghdad white+white'), { camel: 1 }],
    ['MERV-MARKET-11: two camels without any post there', () => params(market({ camel: 0 }), 'buy kashgar white+white'), { camel: 2 }],
    ['MERV-MARKET-11: the second of two camels', () => params(market({ camel: 1 }), 'buy kashgar white+white'), { camel: 1 }],
    ['MERV-QUEUE-3: a camel for every free space behind', () => params(at({ seats: 4, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2, N4: 3 }, players: { 0: { camel: 1 } } }), 'queue 1'), { camel: 2 }],
  ])('%s', (_, missing, wanted) => { expect(missing()).toEqual(wanted); });

  test('MERV-PALACE-5 MERV-SOLD-6: a servant for a courtier, and for a soldier', () => {
    const soldiers = { r1c1: 0, r1c2: 0, r1c3: 0, r1c4: 0, r1c5: 0, r2c2: 0, r2c3: 0 } as const;
    const buildings = { r1c1: 1, r1c2: 1, r1c3: 1, r1c4: 1, r1c5: 1, r2c2: 1, r2c3: 1 } as const;
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r2c1', sites: { r2c1: { action: 'palace', colour: 'purple' } }, soldiers, buildings, players: { 0: { cubes: { purple: 1, sand: 2, teal: 1 }, common: 2, influence: 1 } } }).play('action', 'courtier knowledge purple');
    expect(params(position, 'courtier trade sand+sand')).toEqual({ servant: 1 });
  });
});
