// How much is missing, in numbers.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../src/merv/index.js';
import { standardPack } from '../../../src/merv/content/standard/index.js';
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

test('MERV-CONTRACT-3: influence that is missing is the level of the contract less what there is', () => {
  const poor = (influence: number): unknown => params(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { cubes: { teal: 1 }, influence } } }), 'fulfil contract-3s-1 teal rare+common');
  expect([0, 3, 4].map(poor)).toEqual([{ influence: 5 }, { influence: 2 }, { influence: 1 }]);
});

test('MERV-CONTRACT-5: scrolls, and goods of each kind, that are missing for a contract', () => {
  const asking = (line: string, held: object): unknown => params(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { cubes: { white: 1 }, influence: 5, ...held } } }), line);
  // Three scrolls, a rare good, and one of either kind.
  expect([0, 1, 2].map((scroll) => asking('fulfil contract-3s-1 white rare+common', { scroll }))).toEqual([{ scroll: 3 }, { scroll: 2 }, { scroll: 1 }]);
  // Two common and two rare goods.
  const goods = (common: number, rare: number): unknown => asking('fulfil contract-3f-1 white common+common+rare+rare', { common, rare });
  expect([goods(0, 0), goods(1, 0), goods(0, 2), goods(3, 1), goods(1, 4)]).toEqual([{ common: 2, rare: 2 }, { common: 1, rare: 2 }, { common: 2 }, { rare: 1 }, { common: 1 }]);
  // What is named counts, not what could be given.
  expect(asking('fulfil contract-2s-1 white rare+rare+rare', { common: 9, rare: 1 })).toEqual({ rare: 2 });
});

test('MERV-TERM-10: cubes that were named and are not there, by colour', () => {
  const library = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { cubes: { teal: 1, white: 1 }, scroll: 1, common: 1, influence: 1 } } });
  expect(params(library, 'fulfil contract-1s-1 purple common')).toEqual({ purple: 1 });
  library.play('action');
  expect(params(library, 'scrolls purple+teal+white+white')).toEqual({ purple: 1, white: 1 });
});

test('MERV-CARAV-7: how many kinds of spice the influence allows', () => {
  const allowed = (influence: number, cards: object): unknown =>
    params(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'pepper'], rowCamels: [1], players: { 0: { cubes: { teal: 1 }, influence, cards } } }).play('action'), 'take 2 teal');
  expect(allowed(0, { ginger: 1 })).toEqual({ most: 1 });
  expect(allowed(0, {})).toBeNull();
  const levels = standardPack.spiceLimits.entries;
  expect(levels.slice(0, 2).map(({ at: reached, kinds }) => [allowed(reached, { ginger: 1, juniper: 1, cinnamon: 1 }), kinds])).toEqual([[{ most: 2 }, 2], [{ most: 3 }, 3]]);
});

test('MERV-PALACE-5, MERV-SOLD-6: nobody without a servant places a courtier or a soldier; one is missing', () => {
  const soldiers = { r1c1: 0, r1c2: 0, r1c3: 0, r1c4: 0, r1c5: 0, r2c2: 0, r2c3: 0 } as const;
  const buildings = { r1c1: 1, r1c2: 1, r1c3: 1, r1c4: 1, r1c5: 1, r2c2: 1, r2c3: 1 } as const;
  const palace = at({ seats: 3, at: 'act', slot: 'N1', site: 'r2c1', soldiers, buildings, players: { 0: { cubes: { purple: 1, sand: 2, teal: 1 }, common: 2, influence: 1 } } }).play('action', 'courtier knowledge purple');
  expect(params(palace, 'courtier trade sand+sand')).toEqual({ servant: 1 });
  const moving = at({ seats: 3, rulings: { noServant: 'move-a-soldier' }, at: 'act', slot: 'N1', site: 'r1c1', buildings: { r1c2: 1, r1c3: 0 }, soldiers: { r1c2: 0 }, players: { 0: { courtiers: { knowledge: 3, spice: 3, trade: 1 } } } }).play('soldier');
  expect(params(moving, 'deploy r1c3')).toEqual({ servant: 1 });
});

test('MERV-CAMEL-3, MERV-CARAV-6: who places a camel has one', () => {
  expect(params(at({ seats: 3, at: 'act', slot: 'N3', site: 'r1c3' }), 'camels topLeft')).toEqual({ camel: 1 });
  expect(params(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { cubes: { teal: 1 } } } }).play('action'), 'camel')).toEqual({ camel: 1 });
});

test('MERV-MARKET-10, MERV-MARKET-11: camels that are missing on the routes to a city', () => {
  const short = (line: string, camel: number, ...before: string[]): unknown =>
    params(at({ seats: 3, at: 'act', slot: 'N1', site: 'r4c1', cityCamels: [], players: { 0: { cubes: { white: 4 }, camel } } }).play('action', 'post rayy', ...before), line);
  // One on the way to an inner city; two to an outer one, unless a post or a camel is on the way.
  expect([short('buy balkh white', 0), short('buy kashgar white+white', 0), short('buy kashgar white+white', 1)]).toEqual([{ camel: 1 }, { camel: 2 }, { camel: 1 }]);
  expect([short('buy baghdad white+white', 0), short('buy kashgar white+white', 1, 'buy samarkand white')]).toEqual([{ camel: 1 }, { camel: 1 }]);
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
