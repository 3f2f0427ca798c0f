// A state that contradicts itself is refused with the place and the reason.
import { describe, expect, test } from 'vitest';
import { copyOf } from '../../../src/index.js';
import { merv } from '../../../src/merv/index.js';
import { BANK } from '../../../src/merv/content/ids.js';
import type { State } from '../../../src/merv/state.js';
import { at } from '../helpers.js';

function complaint(state: State, change: (state: State) => void): string {
  const broken = copyOf<State>(state);
  change(broken);
  const verdict = merv.validate(broken);
  return verdict.ok ? 'nothing' : verdict.error.message.replace(/^state(: | at )/, '');
}

const three = at({ seats: 3, buildings: { r1c1: 0 }, soldiers: { r1c1: 1 }, walls: { N1: 'segment-sand-1' }, players: { 0: { contracts: ['contract-1s-1'] } } }).state;
const solo = at({ seats: 1 }).state;

describe('what contradicts itself is told with its place and the reason', () => {
  const rows: readonly [string, State, (state: State) => void, string][] = [
    ['MERV-COMP-1: as many participants as the config says', three, (state) => { state.players.push(copyOf(state.players[0]!)); }, 'players: expected 3'],
    ['MERV-QUEUE-1: a space of the queue for each of them', three, (state) => { state.queue.push(-1); }, 'queue: expected 3 spaces'],
    ['MERV-QUEUE-3: and room for its camels', three, (state) => { state.queueCamels.push(0); }, 'queueCamels: expected 3 spaces'],
    ['MERV-COMP-4: all kinds of wall pieces', three, (state) => { state.wallSupply.pop(); }, 'wallSupply: expected 12 kinds of pieces'],
    ['MERV-COMP-11: solo cards in solo only', solo, (state) => { state.solo = null; }, 'solo: the solo cards are there in solo, and only there'],
    ['MERV-COMP-6: camels by the number of players', three, (state) => { state.removedCamels += 1; }, 'players: there are 11 camels in the game, not 12'],
    ['MERV-COMP-3: all sites or none', three, (state) => { state.sites[0] = -1; }, 'sites: either all sites are dealt or none'],
    ['MERV-COMP-3: a site lies in one place', three, (state) => { state.sites[0] = state.sites[1]!; }, 'sites: a site lies here twice'],
    ['MERV-TERM-2: no site on the camel market', three, (state) => { state.sites[12] = state.sites[0]!; state.sites[0] = -1; }, 'sites[12]: the camel market is not a site'],
    ['MERV-TERM-2: no building on the camel market', three, (state) => { state.buildings[12] = 0; }, 'buildings[12]: the camel market is not a site'],
    ['MERV-TERM-2: no building of the first player only, none of others', three, (state) => { state.buildings[12] = 2; }, 'buildings[12]: the camel market is not a site'],
    ['MERV-TERM-2: no upgrade on the camel market', three, (state) => { state.upgrades[12] = 0; }, 'buildings[12]: the camel market is not a site'],
    ['MERV-COMP-1: a building belongs to somebody who takes part', three, (state) => { state.buildings[0] = 3; }, 'buildings[0]: nobody of that number takes part'],
    ['MERV-SOLD-2: soldiers are counted on their site', three, (state) => { state.soldiers[0] = 2; }, 'soldiers[0]: 1 soldiers stand there'],
    ['MERV-SOLD-2: a soldier protects a building', three, (state) => { state.buildings[0] = -1; }, 'soldiers[0]: a soldier protects a building'],
    ['MERV-SOLD-2: an upgrade or a soldier', three, (state) => { state.upgrades[0] = 0; }, 'soldiers[0]: a site has room for an upgrade or a soldier'],
    ['MERV-WALL-3: a piece that exists', three, (state) => { state.walls[3] = 12; }, 'walls[3]: there is no such piece'],
    ['MERV-WALL-3: gates in the middle of a side', three, (state) => { state.walls[2] = state.walls[0]!; state.walls[0] = -1; }, 'walls[2]: gates stand in the middle of a side, segments anywhere else'],
    ['MERV-COMP-4: as many pieces as there are', three, (state) => { state.walls[0] = -1; }, 'wallSupply[1]: there are 2 pieces segment-sand-1'],
    ['MERV-COMP-11: as many upgrades as there are', three, (state) => { state.upgradeSupply[4] = 5; }, 'upgradeSupply[4]: there are 6 white upgrades'],
    ['MERV-COMP-7: a caravan card lies in one place', three, (state) => { state.row[0] = state.row[1]!; }, 'row: a card lies in two places'],
    ['MERV-COMP-7: the deck is not told in its order', three, (state) => { state.deck.reverse(); }, 'deck: the cards of the deck are listed in the order of the pack'],
    ['MERV-CARAV-6: a camel lies on a card', three, (state) => { state.rowCamels.pop(); }, 'rowCamels: expected as many as cards'],
    ['MERV-CARAV-12: the row has no gaps between turns', three, (state) => { state.row[state.rowCamels.lastIndexOf(0)] = -1; }, 'row: there are gaps only while an action goes on'],
    ['MERV-COMP-7: as many cards of a spice as there are', three, (state) => { state.players[0]!.cards[0]! += 1; }, 'players: there are 6 cards of ginger'],
    ['MERV-COMP-1: nine buildings of a colour', three, (state) => { state.players[0]!.buildings += 1; }, 'players[0].buildings: there are 9 buildings of each colour, not 10'],
    ['MERV-COMP-1: eight servants of a colour', three, (state) => { state.players[1]!.servants -= 1; }, 'players[1].servants: there are 8 servants of each colour, not 7'],
    ['MERV-COMP-1: ten discs of a colour', three, (state) => { state.players[2]!.discs -= 1; }, 'players[2].discs: there are 10 discs of each colour, three of them on tracks'],
    ['MERV-INFL-1: influence ends with its track', three, (state) => { state.players[0]!.influence = 21; }, 'players[0].influence: the track ends at 20'],
    ['MERV-FAV-1: favour ends with its track', three, (state) => { state.players[0]!.favour = 11; state.players[0]!.peak = 11; }, 'players[0].favour: the track ends at 10, and the peak is no lower than the disc'],
    ['MERV-FAV-1: the peak is the highest space reached', three, (state) => { state.players[0]!.favour = 3; state.players[0]!.peak = 2; }, 'players[0].favour: the track ends at 10, and the peak is no lower than the disc'],
    ['MERV-COMP-8: a contract has one owner', three, (state) => { state.players[1]!.fulfilled.push(state.players[0]!.fulfilled[0]!); }, 'players: a contract has two owners'],
    ['MERV-CONTRACT-1: contracts are taken from the top', three, (state) => { state.contractsDone[0] = 1; }, 'contractsDone[0]: contracts are taken from the top, and every one taken has an owner'],
    ['MERV-CONTRACT-5: scrolls lie on the contracts', three, (state) => { state.players[0]!.givenScroll += 1; }, 'players[0].givenScroll: these are not the scrolls of the contracts'],
    ['MERV-CONTRACT-5: goods lie on the contracts', three, (state) => { state.players[0]!.givenRare += 1; }, 'players[0].givenCommon: these are not the goods of the contracts'],
    ['MERV-TURN-2: a master meeple stands in one place', three, (state) => { state.slots[0] = 0; state.slots[1] = 0; }, 'slots: a master meeple stands in two places'],
    ['MERV-TURN-2: a master meeple is somebody\'s', three, (state) => { state.slots[0] = 3; }, 'slots: nobody of that number takes part'],
    ['MERV-YEAR-4: everybody has a turn', three, (state) => { state.order.pop(); }, 'order: expected 3 participants'],
    ['MERV-TURN-3: the camel market is not activated', three, (state) => { state.turn.cell = 12; }, 'turn.cell: this is no site'],
    ['MERV-TURN-2: whoever is at turn stands on the slot', three, (state) => { state.turn.slot = 7; }, 'turn.slot: whoever is at turn does not stand there'],
    ['MERV-COMP-11: a solo card lies in one place', solo, (state) => { state.solo!.discards.push(...state.solo!.layers.flat().slice(0, 1)); }, 'solo: a card lies in two places'],
    ['MERV-COMP-11: no solo card is lost', solo, (state) => { for (const layer of state.solo!.layers) layer.splice(layer.indexOf(5), layer.includes(5) ? 1 : 0); }, 'solo: the card wall is missing'],
  ];
  for (const [title, state, change, problem] of rows) test(title, () => { expect(complaint(state, change)).toBe(problem); });
});

/** The same with rulings, or with more on the table. */
const told = (arrangement: object, change: (state: State) => void = () => undefined): string => complaint(at({ seats: 3, ...arrangement }).state, change);
/** What is wrong when a player has this. */
const held = (fields: object, arrangement: object = {}): string => told(arrangement, ({ players }) => { Object.assign(players[0]!, fields); });

describe('what is just too much, and what is not', () => {
  test('MERV-R-72: a state of other values, or with answers that are the standard ones, is none of this game', () => {
    expect(told({}, (state) => { state.content = 'mine'; })).toBe(`content: this game is played with ${merv.content.id}`);
    expect(told({}, (state) => { Object.assign(state, { config: { seats: 3, rulings: { noServant: 'no-effect' } } }); })).toBe('config: a state keeps nothing but departures from the standard, in the order of the rulings');
    expect(told({ seats: 3, rulings: { noServant: 'move-a-soldier' } })).toBe('nothing');
  });

  test('MERV-TERM-2: nothing of any kind lies on the camel market', () => {
    expect(told({}, ({ soldiers }) => { soldiers[12] = 1; })).toBe('buildings[12]: the camel market is not a site');
    expect(told({}, ({ upgrades }) => { upgrades[12] = 4; })).toBe('buildings[12]: the camel market is not a site');
    expect(told({}, ({ buildings }) => { buildings[12] = 0; })).toBe('buildings[12]: the camel market is not a site');
  });

  test('MERV-TERM-3: whoever takes part has a number below that of the participants', () => {
    const nobody = 'slots: nobody of that number takes part';
    expect(told({}, (state) => { state.order = [0, 1, 3]; })).toBe('order: expected 3 participants');
    expect(told({}, (state) => { state.order = []; })).toBe('order: expected 3 participants');
    expect([told({}, ({ slots }) => { slots[4] = 3; }), told({}, ({ queue }) => { queue[0] = 3; }), told({}, ({ turn }) => { turn.seat = 3; })]).toEqual([nobody, nobody, nobody]);
    expect(told({}, ({ buildings }) => { buildings[24] = 3; })).toBe('buildings[24]: nobody of that number takes part');
  });

  test('MERV-SOLD-2: one soldier on a site, and none beside an upgrade', () => {
    const two = (rulings: object): string => told({ rulings, buildings: { r1c1: 0 }, soldiers: { r1c1: 1 } }, ({ soldiers, players: [, own] }) => { soldiers[0] = 2; own!.soldiers.push(0); own!.servants -= 1; });
    expect([two({}), two({ soldiersPerSite: 'no-limit' })]).toEqual(['soldiers[0]: one soldier stands on a site', 'nothing']);
    const both = (rulings: object): string => told({ seats: 1, rulings, buildings: { r1c1: 0 }, soldiers: { r1c1: 0 } }, ({ upgrades, upgradeSupply }) => { upgrades[0] = 0; upgradeSupply[0]! -= 1; });
    expect([both({}), both({ magistrateSoldier: 'walls-only' })]).toEqual(['soldiers[0]: a site has room for an upgrade or a soldier', 'nothing']);
  });

  test('MERV-WALL-3: gates and segments on every side', () => {
    const [segment, gate] = [0, 11];
    const placed = (slot: number, piece: number): string => told({}, ({ walls, wallSupply }) => { walls[slot] = piece; wallSupply[piece]! -= 1; });
    for (const slot of [2, 7, 12, 17]) expect([placed(slot, gate), placed(slot, segment)]).toEqual(['nothing', `walls[${slot}]: gates stand in the middle of a side, segments anywhere else`]);
    for (const slot of [0, 1, 8, 19]) expect([placed(slot, segment), placed(slot, gate)]).toEqual(['nothing', `walls[${slot}]: gates stand in the middle of a side, segments anywhere else`]);
  });

  test('MERV-COMP-4, MERV-COMP-7, MERV-COMP-11: the first and the last of a kind are counted like the others', () => {
    expect([told({}, ({ wallSupply }) => { wallSupply[0]! += 1; }), told({}, ({ wallSupply }) => { wallSupply[11]! -= 1; })]).toEqual(['wallSupply[0]: there are 2 pieces segment-purple-1', 'wallSupply[11]: there are 1 pieces gate-orange-3']);
    expect([told({}, ({ walls }) => { walls[0] = 12; }), told({}, ({ walls }) => { walls[19] = 12; })]).toEqual(['walls[0]: there is no such piece', 'walls[19]: there is no such piece']);
    expect([told({}, ({ upgradeSupply }) => { upgradeSupply[0]! += 1; }), told({}, ({ upgradeSupply }) => { upgradeSupply[4]! -= 1; })]).toEqual(['upgradeSupply[0]: there are 1 purple upgrades', 'upgradeSupply[4]: there are 6 white upgrades']);
    const card = (first: string, spot: number): string => told({ row: [first, 'ginger', 'juniper'], rowCamels: [] }, ({ row }) => { row[2] = spot; });
    expect([card('caravan-cinnamon-1', 0), card('caravan-pepper-4', 23)]).toEqual(['row: a card lies in two places', 'row: a card lies in two places']);
    expect([held({ cards: [1, 0, 0, 0] }), held({ cards: [0, 0, 0, 1] })]).toEqual(['players: there are 6 cards of ginger', 'players: there are 4 cards of pepper']);
  });

  test('MERV-CARAV-6: no camel where a card is missing', () => {
    expect(told({ rowCamels: [1] }, ({ row }) => { row[0] = -1; })).toBe('rowCamels[0]: there is no card under this camel');
  });

  test('MERV-PALACE-1: three courtiers in a hall, and no more, whosever they are', () => {
    const court = (hall: number, mine: number, theirs: number): string => told({}, ({ players: [one, other] }) => {
      one!.courtiers[hall] = mine;
      one!.servants -= mine;
      other!.courtiers[hall] = theirs;
      other!.servants -= theirs;
    });
    expect([court(0, 2, 1), court(0, 2, 2), court(3, 3, 0), court(3, 3, 1)]).toEqual(['nothing', 'players: the hall of knowledge has three spaces', 'nothing', 'players: the hall of faith has three spaces']);
  });

  test('MERV-MOSQUE-9, MERV-LIB-4: scoring tiles and breakthroughs have one owner', () => {
    const tiles = (mine: number[], theirs: number[]): string => told({}, ({ players: [one, other] }) => { one!.tiles = mine; other!.tiles = theirs; });
    expect([tiles([0, 3], [1, 2]), tiles([0, 3], [1, 3])]).toEqual(['nothing', 'players: a scoring tile has two owners']);
    const taken = (mine: number[], theirs: number[]): string => told({}, ({ players: [one, other] }) => { one!.breakthroughs = mine; other!.breakthroughs = theirs; });
    const twice = 'players: a breakthrough has two owners';
    expect([taken([0, 1, -1, -1], [1, 0, -1, -1]), taken([0, -1, -1, -1], [0, -1, -1, -1]), taken([1, 2, 3, 3], [2, 3, 1, 3]), taken([1, -1, -1, -1], [-1, 1, -1, -1])]).toEqual(['nothing', twice, twice, 'nothing']);
  });

  test('MERV-FAV-1, MERV-INFL-1: the ends of the tracks', () => {
    const favour = 'players[0].favour: the track ends at 10, and the peak is no lower than the disc';
    expect([held({ favour: 10, peak: 10 }), held({ favour: 0, peak: 10 }), held({ favour: 0, peak: 11 }), held({ favour: 5, peak: 4 })]).toEqual(['nothing', 'nothing', favour, favour]);
    expect([held({ influence: 20 }), held({ influence: 21 })]).toEqual(['nothing', 'players[0].influence: the track ends at 20']);
  });

  test('MERV-MARKET-3, MERV-R-29: an outer city behind an own post, unless any city will do', () => {
    const posts = (cities: readonly number[], rulings: object = {}): string => held({ posts: [0, 1, 2, 3, 4, 5, 6, 7].map((city) => (cities.includes(city) ? 1 : 0)), discs: 7 - cities.length }, { rulings });
    const beyond = 'players[0].posts: an outer city has a post only beyond an own one in its inner city';
    expect([posts([0]), posts([0, 4]), posts([4]), posts([1, 4]), posts([7]), posts([3, 7])]).toEqual(['nothing', 'nothing', beyond, beyond, beyond, 'nothing']);
    expect(posts([4], { freePostWhere: 'any-city' })).toBe('nothing');
  });

  test('MERV-MOSQUE-1: the last space of the track', () => {
    expect([held({ mosque: 15, discs: 6 }), held({ mosque: 16, discs: 6 })]).toEqual(['nothing', 'players[0].mosque: there is no such space']);
  });

  test('MERV-R-26: no more courtiers came for free than there are', () => {
    const free = (freeCourtiers: number): string => held({ courtiers: [1, 0, 1, 0], servants: 6, freeCourtiers });
    expect([free(2), free(3)]).toEqual(['nothing', 'players[0].freeCourtiers: there are not so many courtiers']);
  });

  test('MERV-SOLD-2: soldiers are listed by cell', () => {
    const soldiers = (cells: number[]): string => told({ buildings: { r1c1: 0, r5c5: 1 }, soldiers: { r1c1: 0, r5c5: 0 } }, ({ players: [own] }) => { own!.soldiers = cells; });
    expect([soldiers([0, 24]), soldiers([24, 0])]).toEqual(['nothing', 'players[0].soldiers: soldiers are listed by cell']);
  });

  test('MERV-R-1 component-limit: no more cubes, scrolls and goods than there are', () => {
    const limit = { rulings: { supplyLimits: 'component-limit' } };
    expect([held({ cubes: [BANK.cubes, 0, 0, 0, 0] }, limit), held({ cubes: [0, 0, 0, 0, BANK.cubes + 1] }, limit)]).toEqual(['nothing', `players: there are ${BANK.cubes} white cubes`]);
    for (const [item, most] of [['scroll', BANK.scrolls], ['common', BANK.common], ['rare', BANK.rare]] as const) {
      expect([held({ [item]: most }, limit), held({ [item]: most + 1 }, limit), held({ [item]: most + 1 })]).toEqual(['nothing', `players: there is not so much of this: ${item}`, 'nothing']);
    }
  });

  test('MERV-CONTRACT-1, MERV-CONTRACT-5: stacks of three, and on each contract what it asks for', () => {
    const taken = (contracts: readonly string[], fields: object): string => held(fields, { players: { 0: { contracts } } });
    expect(told({ players: { 0: { contracts: ['contract-1f-1', 'contract-1f-2', 'contract-1f-3'] } } }, ({ contractsDone }) => { contractsDone[0] = 4; })).toBe('contractsDone[0]: the stack has 3 cards');
    // A common and a rare good, and a scroll.
    const [one, of] = [['contract-2f-1'], 'these are not the goods of the contracts'];
    expect([taken(one, {}), taken(one, { givenCommon: 2, givenRare: 0 }), taken(one, { givenCommon: 0, givenRare: 2 }), taken(one, { givenCommon: 0 }), taken(one, { givenScroll: 0 })])
      .toEqual(['nothing', `players[0].givenRare: ${of}`, 'nothing', `players[0].givenCommon: ${of}`, 'players[0].givenScroll: these are not the scrolls of the contracts']);
    // A rare good and two of any kind.
    expect([taken(['contract-2s-1'], { givenCommon: 0, givenRare: 3 }), taken(['contract-2s-1'], { givenCommon: 3, givenRare: 0 })]).toEqual(['nothing', `players[0].givenRare: ${of}`]);
  });

  test('MERV-TURN-1, MERV-TURN-2: what a turn remembers begins with its slot', () => {
    const turn = (fields: object): string => told({}, (state) => { Object.assign(state.turn, fields); });
    for (const field of ['discounted', 'marketUsed', 'trading']) expect(turn({ [field]: 1 })).toBe('turn: the turn has not begun');
    expect([turn({ cell: 0 }), turn({ seat: -1, slot: 3 })]).toEqual(['turn: the turn has not begun', 'turn.slot: nobody is at turn']);
    const acting = { at: 'act', slot: 'N1', site: 'r1c1' };
    expect(told(acting, ({ slots }) => { slots.reverse(); })).toBe('turn.slot: whoever is at turn does not stand there');
    expect(told(acting, (state) => { state.round = 2; })).toBe('turn.slot: whoever is at turn does not stand there');
    expect(told(acting, (state) => { state.turn.trading = 1; })).toBe('turn.trading: only the magistrate does so');
    expect(told(acting, (state) => { state.turn.marketUsed = 1; })).toBe('turn.marketUsed: the camel market is not in line');
    expect(told({ at: 'act', slot: 'N3', site: 'r1c3' }, (state) => { state.turn.marketUsed = 1; })).toBe('nothing');
    expect(told(acting, (state) => { state.turn.cell = 12; })).toBe('turn.cell: this is no site');
  });
});

describe('the solo cards', () => {
  const cards = (fields: object, more: object = {}): string => complaint(solo, (state) => { Object.assign(state.solo!, fields); Object.assign(state, more); });
  const all = [0, 1, 2, 3, 4, 5];

  test('MERV-SETUP-17: what is left of the set-up deck is its last layer', () => {
    expect(cards({ layers: [all.slice(1)], discards: [], removed: [0], dealt: 0 })).toBe('solo.dealt: the last layer is what is left of the set-up deck: 6 cards');
    expect(cards({ layers: [], discards: all, dealt: 5 })).toBe('solo.dealt: the last layer is what is left of the set-up deck: 1 cards');
    expect(cards({ layers: [], discards: all, dealt: 6 })).toBe('nothing');
    expect(cards({ layers: [[0, 1, 2]], discards: [3, 4, 5], dealt: 3 })).toBe('nothing');
    expect(cards({ layers: [[0, 2, 3, 4, 5]], discards: [1], dealt: 1 })).toBe('solo.layers: the palace card is the second, the third or the fourth of the set-up deck');
  });

  test('MERV-COMP-11: every card lies somewhere, and once; who is out of the game may still lie in a layer', () => {
    expect(cards({ layers: [[0, 1, 2, 3, 4]], dealt: 6 })).toBe('solo: the card wall is missing');
    expect(cards({ layers: [[0, 1, 2, 3, 4]], removed: [5], dealt: 6 })).toBe('nothing');
    expect(cards({ layers: [all], removed: [5], dealt: 6 })).toBe('nothing');
    expect(cards({ layers: [all], card: 2, dealt: 6 })).toBe('solo: a card lies in two places');
    expect(cards({ layers: [all], card: 0, dealt: 6 })).toBe('solo: a card lies in two places');
    expect([cards({ layers: [all.slice(1)], card: 0, dealt: 6 }), cards({ layers: [all.slice(0, 5)], card: 5, dealt: 6 })]).toEqual(['nothing', 'nothing']);
    expect(cards({ layers: [[0, 1, 2], [2, 3, 4, 5]], dealt: 6 })).toBe('solo: a card lies in two places');
    expect(cards({ layers: [[1, 0], [2, 3, 4, 5]], dealt: 6 })).toBe('solo.layers: the cards of a layer are listed in the order of the actions');
  });

  test('MERV-CM-19: one more layer a year, and one at the end of the game', () => {
    const ended = at({ seats: 1, year: 3, at: 'scoring', players: { 0: { favour: 1, courtiers: { knowledge: 1, trade: 1 } } } }).play('score knowledge').state;
    const layers = (count: number): string => complaint(ended, (state) => { Object.assign(state.solo!, { layers: [all, ...Array.from({ length: count - 1 }, () => [])], discards: [], dealt: 6 }); });
    expect(ended.frames).toEqual([]);
    expect([layers(10), layers(11)]).toEqual(['nothing', 'solo.layers: there are too many layers']);
  });
});
