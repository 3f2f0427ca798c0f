// What waits to be decided must fit the part of the year, what lies below it, and what the participants have.
import { describe, expect, test } from 'vitest';
import { copyOf, sample } from '../../src/index.js';
import { merv } from '../../src/merv/index.js';
import type { Config } from '../../src/merv/config.js';
import type { Frame } from '../../src/merv/frames.js';
import type { State } from '../../src/merv/state.js';
import { lineOf } from '../../src/merv/rules/city/geometry.js';
import { randomOf, stepOf, take } from '../../src/testing/index.js';
import { at, lucky, magistrate, type At } from './helpers.js';

/** What is wrong with a state after something in it was changed. */
function complaint(state: State, change: (state: State) => void): string {
  const broken = copyOf<State>(state);
  change(broken);
  const verdict = merv.validate(broken);
  return verdict.ok ? 'nothing' : verdict.error.message.replace(/^state(: | at )/, '');
}

const acting = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1' }).state;
const solo = at({ seats: 1 }).state;
const frame = (fields: object): Frame => fields as Frame;
/** What is wrong when something waits on top of an action of seat 0. */
const onTop = (...fields: readonly object[]): string => complaint(acting, ({ frames }) => { frames.push(...fields.map(frame)); });

describe('states that are met in play are states', () => {
  const ways: readonly Config[] = [{ seats: 1 }, { seats: 2 }, { seats: 3, preset: 'russian' }, { seats: 4, preset: 'english' }];
  for (const [seed, config] of ways.entries()) {
    test(`all of a game with ${JSON.stringify(config)}`, () => {
      const random = randomOf(seed + 1);
      const state = merv.inPlace.clone(merv.setup(config));
      for (;;) {
        expect(merv.validate(state), JSON.stringify(state.frames)).toMatchObject({ ok: true });
        const step = stepOf(merv, state, Math.floor(random() * 2 ** 31));
        if (!step) return;
        take(merv, state, step);
      }
    });
  }
});

describe('MERV-YEAR-1: every part of a year has its place', () => {
  test('the year lies at the bottom, and only there', () => {
    expect(onTop({ kind: 'year', step: 2 })).toBe('frames[4]: cannot stand on "act"');
    expect(complaint(acting, ({ frames }) => { frames.shift(); })).toBe('turn.who: nobody is at turn');
  });

  const bases: readonly [object, string][] = [
    [{ kind: 'setup', step: 1 }, 'year'], [{ kind: 'turns', step: 1 }, 'year'], [{ kind: 'scoring', step: 1 }, 'year'],
    [{ kind: 'after', seat: 0 }, 'turns'], [{ kind: 'magistrate', step: 1 }, 'turns'], [{ kind: 'slot', seat: 0 }, 'after'], [{ kind: 'site', seat: 0 }, 'after'],
    [{ kind: 'act', seat: 0 }, 'after'], [{ kind: 'courtierSlot', seat: 0 }, 'turns'], [{ kind: 'courtierSite', seat: 0 }, 'turns'],
  ];
  for (const [fields, base] of bases) {
    test(`${frame(fields).kind} is a part of ${base}`, () => { expect(onTop(fields)).toBe('frames[4]: cannot stand on "act"'); });
  }

  const parts: readonly [object, string][] = [
    [{ kind: 'drawQueue' }, 'setup'], [{ kind: 'drawMarket' }, 'setup'], [{ kind: 'drawSites' }, 'setup'], [{ kind: 'drawSolo' }, 'magistrate'],
    [{ kind: 'magistrateRefill' }, 'magistrate'], [{ kind: 'magistrateContracts' }, 'magistrate'], [{ kind: 'ransom', seat: 0, cells: [0] }, 'invasion'], [{ kind: 'courtiers', seat: 0 }, 'scoring'],
  ];
  for (const [fields, below] of parts) {
    test(`${frame(fields).kind} waits for ${below} alone`, () => { expect(onTop(fields)).toBe('frames[4]: cannot stand on "act"'); });
  }

  test('MERV-TURN-1: steps there are', () => {
    const step = (place: number, number: number): string => complaint(acting, ({ frames }) => { Object.assign(frames[place]!, { step: number }); });
    expect(step(0, 99)).toContain('frames[0]');
    expect(step(1, 2)).toBe('slots: whoever has had a turn stands on a slot, and nobody else');
    expect(step(1, 0)).toBe('slots: whoever has had a turn stands on a slot, and nobody else');
  });
});

describe('MERV-TURN-1: one participant after the other', () => {
  test('nobody decides who does not take part', () => { expect(onTop({ kind: 'soldier', seat: 3 })).toBe('frames[4]: this seat does not take part'); });
  test('in a turn nobody else decides', () => { expect(onTop({ kind: 'soldier', seat: 1 })).toBe('frames[4]: it is not the turn of this seat'); });
  test('whose turn begins is not yet at turn', () => {
    const starting = at({ seats: 3 }).state;
    expect(complaint(starting, ({ frames }) => { frames.push(frame({ kind: 'act', seat: 0 })); })).toContain('frames[4]');
  });
  test('MERV-CM-1: the magistrate decides nothing', () => {
    expect(complaint(solo, ({ frames }) => { frames.push(frame({ kind: 'soldier', seat: 1 })); })).toContain('this seat does not take part');
    expect(complaint(acting, ({ frames }) => { frames.splice(2, 9, frame({ kind: 'magistrate', step: 1 })); })).toBe('frames[2]: it is not the turn of the magistrate');
  });
});

describe('what waits has what it needs', () => {
  const rows: readonly [string, (state: State) => void, string][] = [
    ['MERV-TURN-2: a site is activated from a slot', (state) => { state.turn.slot = -1; }, 'turn: the turn has not begun'],
    ['MERV-TURN-3: the site lies in the line of the slot', (state) => { state.turn.cell = 1; state.buildings[1] = state.buildings[0]!; state.buildings[0] = -1; }, 'frames[3]: no site of the line has been activated'],
    ['MERV-TURN-3: a site has been activated', (state) => { state.turn.cell = -1; }, 'frames[3]: no site of the line has been activated'],
    ['MERV-TURN-4: there is a building on the activated site', (state) => { state.players[state.buildings[0]!]!.buildings += 1; state.buildings[0] = -1; }, 'frames[3]: there is no building on the activated site'],
    ['MERV-WALL-3: a piece that is left is placed', (state) => { state.frames.push(frame({ kind: 'wallSlot', seat: 0, piece: 11 })); state.walls[2] = 11; state.wallSupply[11]! -= 1; }, 'frames[4]: no such piece is left'],
    ['MERV-HC-2: the High Courtier is there with one or two players', (state) => { state.frames.splice(2, 9, frame({ kind: 'courtierSlot', seat: 0 })); }, 'frames[2]: it is not the turn of the High Courtier'],
    ['MERV-CARAV-4: the row is refilled where there are gaps to fill', (state) => { state.frames.push(frame({ kind: 'refill' })); }, 'frames[4]: there is nothing to refill'],
    ['MERV-SETUP-1: a turn is taken on a table that is set up', (state) => { state.sites = state.sites.map(() => -1); }, 'sites: the sites have been dealt'],
    ['MERV-SETUP-4: a camel market lies in the middle', (state) => { state.market = -1; }, 'market: the camel market has been drawn'],
    ['MERV-CAMEL-1: the camel market is used from a slot that faces it', (state) => { state.turn.marketUsed = 1; }, 'turn.marketUsed: the camel market is not in line'],
  ];
  for (const [title, change, problem] of rows) test(title, () => { expect(complaint(acting, change)).toContain(problem); });

  test('MERV-TURN-2, MERV-TURN-3: a slot and a site are chosen once', () => {
    const slot = (place: number): string => complaint(at({ seats: 3 }).state, (state) => { state.turn.slot = place; state.slots[place] = 0; });
    expect([slot(0), slot(4)]).toEqual(['frames[3]: a slot has been chosen', 'frames[3]: a slot has been chosen']);
    const site = (cell: number): string => complaint(at({ seats: 3, at: 'site', slot: 'N1', buildings: { r1c1: 0 } }).state, ({ turn }) => { turn.cell = cell; });
    expect([site(-1), site(0), site(5)]).toEqual(['nothing', 'frames[3]: a site has been activated', 'frames[3]: a site has been activated']);
  });

  test('MERV-QUEUE-1, MERV-INV-7: who is asked takes part, and has not been placed', () => {
    const leaving = at({ seats: 3, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2 }, players: { 0: { camel: 2 } } }).state;
    const asked = (seat: number): string => complaint(leaving, ({ frames }) => { Object.assign(frames[2]!, { seat }); });
    expect([asked(0), asked(1), asked(3)]).toEqual(['nothing', 'frames[2]: this seat has been placed', 'frames[2]: this seat does not take part']);
    const raided = at({ seats: 3, year: 2, at: 'invasion', buildings: { r1c1: 0 }, players: { 0: { cubes: { white: 1 } } } }).state;
    const due = (seat: number): string => complaint(raided, ({ frames }) => { Object.assign(frames[2]!, { seat }); });
    expect([due(0), due(1), due(3)]).toEqual(['nothing', 'frames[2]: this seat has no building there', 'frames[2]: this seat does not take part']);
  });

  test('MERV-TURN-3: no site before a slot', () => {
    const choosing = at({ seats: 3 }).state;
    expect(complaint(choosing, ({ turn }) => { turn.cell = 7; })).toBe('turn: the turn has not begun');
  });
});

describe('MERV-TURN-2 MERV-QUEUE-1: every master meeple stands where the part of the year has it', () => {
  const raided = at({ seats: 3, year: 2, at: 'invasion', buildings: { r1c1: 0 }, players: { 0: { cubes: { white: 1 } } } }).state;
  const leaving = at({ seats: 3, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2 }, players: { 0: { camel: 2 } } }).state;
  const drawing = merv.setup({ seats: 3 });
  const rows: readonly [string, State, (state: State) => void, string][] = [
    ['MERV-YEAR-4: another order than that in which turns were taken', acting, (state) => { state.order = [1, 0, 2]; }, 'slots: whoever has had a turn stands on a slot, and nobody else'],
    ['MERV-TURN-2: somebody who has had no turn on a slot', acting, (state) => { state.slots[3] = 2; }, 'slots: whoever has had a turn stands on a slot, and nobody else'],
    ['MERV-QUEUE-1: somebody in the queue before the round ends', acting, (state) => { state.queue[0] = 2; }, 'queue: the queue is empty while turns are taken'],
    ['MERV-QUEUE-3: camels in the queue before the round ends', acting, (state) => { state.queueCamels[0] = 1; state.rowCamels[0] = 0; }, 'queueCamels: camels stand in the queue only while it is entered'],
    ['MERV-INV-7: nobody in the queue during an invasion', raided, (state) => { state.queue.fill(-1); }, 'queue: everybody stands in the queue'],
    ['MERV-INV-7: somebody on a slot during an invasion', raided, (state) => { state.queue[1] = -1; state.slots[0] = 1; }, 'slots: the turns of the round are over'],
    ['MERV-INV-2: a side that is still to come has been attacked', raided, (state) => { Object.assign(state.frames[1]!, { side: 0 }); }, 'frames[1]: this side has not been attacked yet'],
    ['MERV-INV-7: a building that is decided on twice', raided, (state) => { Object.assign(state.frames[2]!, { cells: [0, 0] }); }, 'frames[2]: buildings are decided on by cell, each once'],
    ['MERV-INV-7: a seat that is asked twice', raided, (state) => { state.frames.push(copyOf(state.frames[2]!)); }, 'frames[2]: this seat is asked already'],
    ['MERV-QUEUE-2: somebody on a slot that has been left', leaving, (state) => { state.slots[0] = state.slots[1]!; state.slots[1] = -1; }, 'slots: this slot has been left'],
    ['MERV-QUEUE-2: seat 0 on a slot that has been left', at({ seats: 3, at: 'roundEnd', slots: { N1: 1, N2: 0, N3: 2 }, players: { 1: { camel: 2 } } }).state, (state) => { state.slots[0] = 0; state.slots[1] = -1; }, 'slots: this slot has been left'],
    ['MERV-QUEUE-2: somebody neither on a slot nor in the queue', leaving, (state) => { state.slots[1] = -1; }, 'queue: every master meeple stands on a slot or in the queue'],
    ['MERV-YEAR-1: another step of the year', raided, (state) => { Object.assign(state.frames[0]!, { step: 9 }); }, 'frames[0]: this is not the step of the year'],
    ['MERV-SETUP-2: an order before the queue is drawn', drawing, (state) => { state.order = [0, 1, 2]; }, 'order: the queue has not been drawn'],
    ['MERV-SETUP-1: a set-up in the second year', drawing, (state) => { state.year = 2; }, 'year: the set-up comes before the first year'],
    ['MERV-SETUP-1: a set-up in the second round', drawing, (state) => { state.round = 2; }, 'year: the set-up comes before the first year'],
    ['MERV-SETUP-4: a camel market before it is drawn', drawing, (state) => { state.market = 0; }, 'market: the camel market has not been drawn'],
    ['MERV-SETUP-4: sites before they are dealt', drawing, (state) => { state.sites = state.sites.map((_, cell) => (cell === 12 ? -1 : cell < 12 ? cell : cell - 1)); }, 'sites: the sites have not been dealt'],
    ['MERV-SETUP-15: no queue is drawn in solo', merv.setup({ seats: 1 }), (state) => { Object.assign(state.frames[1]!, { step: 1 }); }, 'frames[1]: '],
    ['MERV-SETUP-15: no order where none is to be drawn', merv.setup({ seats: 1 }), (state) => { state.order = []; }, 'order: the queue has been drawn'],
  ];
  for (const [title, state, change, problem] of rows) test(title, () => { expect(complaint(state, change)).toContain(problem); });
});

describe('MERV-ACT-1: what an action says of the table', () => {
  const acts = (site: 'r1c1' | 'r2c1' | 'r4c1' | 'r5c1', player: object, more: object = {}): At => at({ seats: 3, at: 'act', slot: 'N1', site, ...more, players: { 0: player } }).play('action');
  const counted = ({ state }: At, change: object): string => complaint(state, ({ frames }) => { Object.assign(frames[frames.length - 1]!, change); });
  const caravan = acts('r1c1', { cubes: { teal: 3 } }, { rowCamels: [1, 2] }).play('take 1 teal');
  const trade = acts('r4c1', { cubes: { purple: 3, sand: 3, teal: 3, orange: 3 } }).play('post rayy');
  const build = at({ seats: 3, at: 'act', slot: 'N2', site: 'r5c2', players: { 0: { cubes: { sand: 2 } } } }).play('action', 'piece segment-sand-1 sand');

  test('MERV-CARAV-2: a card for every cube, and a gap for every card', () => {
    expect(counted(caravan, { units: 0 })).toBe('frames[4]: so many units have not been done');
    expect(counted(caravan, { units: 2 })).toBe('frames[4]: so many units have not been done');
    expect(counted(caravan, { paid: [0, 0, 2, 0, 0], units: 2 })).toBe('frames[4]: so many units have not been done');
  });

  test('MERV-BREAK-1: a card without a cube is the one of the discount', () => {
    const free = acts('r1c1', { breakthroughs: ['bt1-caravansary'] }, { rowCamels: [1, 2] }).play('take 1 -');
    expect(counted(free, {})).toBe('nothing');
    expect(complaint(free.state, ({ turn }) => { turn.discounted = 0; })).toBe('frames[4]: so many units have not been done');
  });

  test('MERV-R-9 needs-a-step: an action that cannot end yet has a card within reach', () => {
    const beginning = acts('r1c1', { camel: 1, cubes: { teal: 1 } });
    expect(complaint(beginning.state, ({ players: [own] }) => { own!.cubes.fill(0); })).toBe('frames[4]: no unit can be done');
    const loose = acts('r1c1', { camel: 1, cubes: { teal: 1 } }, { rulings: { emptyAction: 'may-do-nothing' } });
    expect(complaint(loose.state, ({ players: [own] }) => { own!.cubes.fill(0); })).toBe('nothing');
  });

  test('MERV-MARKET-7: a post and goods are all there is', () => {
    expect(counted(trade, { units: 2 })).toBe('frames[4]: so many units have not been done');
    expect(counted(trade, { posted: 0 })).toBe('frames[4]: so many units have not been done');
    expect(counted(trade, { units: 2, bought: [1, 0, 0, 0, 0, 0, 0, 0] })).toBe('nothing');
  });

  test('MERV-PALACE-2: courtiers placed are in the palace', () => {
    const palace = acts('r2c1', { cubes: { purple: 9 }, courtiers: { knowledge: 1 } });
    expect(counted(palace, { units: 1 })).toBe('nothing');
    expect(counted(palace, { units: 2 })).toBe('frames[3]: so many units have not been done');
  });

  test('MERV-MOSQUE-2: steps taken lead to where the disc lies', () => {
    const mosque = acts('r5c1', { mosque: 'L2-1', cubes: { white: 9 } });
    expect(counted(mosque, { units: 2 })).toBe('nothing');
    expect(counted(mosque, { units: 3 })).toBe('frames[3]: so many units have not been done');
    expect(counted(acts('r5c1', { cubes: { white: 9 } }), { units: 1 })).toBe('frames[3]: so many units have not been done');
  });

  test('MERV-WALL-1: pieces bought stand in the wall, but for the one that is being placed', () => {
    const units = (count: number): string => complaint(build.state, ({ frames }) => { Object.assign(frames[3]!, { units: count }); });
    expect([units(1), units(2)]).toEqual(['nothing', 'frames[3]: so many units have not been done']);
    expect(counted(at({ seats: 3, at: 'act', slot: 'N2', site: 'r5c2', players: { 0: { cubes: { sand: 2 } } } }).play('action'), { units: 1 })).toBe('frames[3]: so many units have not been done');
  });

  test('MERV-ACT-1: what lies on an action comes of one of its units', () => {
    expect(complaint(build.state, ({ frames }) => { Object.assign(frames[3]!, { units: 0 }); })).toBe('frames[3]: no unit has been done');
  });

  test('MERV-ACT-1: nobody acts but whose turn it is', () => {
    const seated = (position: At, seat: number): string => counted(position, { seat });
    for (const position of [acts('r2c1', { cubes: { purple: 9 } }), acts('r4c1', { cubes: { white: 3 } }), acts('r5c1', { cubes: { white: 9 } }), acts('r1c1', { cubes: { teal: 3 } })]) {
      expect([seated(position, 0), seated(position, 1), seated(position, 3)].map((told) => told.replace(/^frames\[\d\]: /, ''))).toEqual(['nothing', 'it is not the turn of this seat', 'this seat does not take part']);
    }
  });

  test('MERV-ACT-1: it is the action of the activated site', () => {
    expect(complaint(acts('r2c1', { cubes: { purple: 9 } }).state, ({ frames }) => { frames[3] = frame({ kind: 'mosque', seat: 0, units: 0 }); })).toBe('frames[3]: the activated site shows another action');
    expect(complaint(acting, ({ frames }) => { frames[3] = frame({ kind: 'library', seat: 0 }); })).toBe('frames[3]: the activated site shows another action');
  });

  test('MERV-CARAV-10: pairs are of the cards of the player', () => {
    const pairs = lucky(acts('r1c1', { cubes: { teal: 3 }, cards: { ginger: 1 } }).play('take 1 teal', 'stop'));
    expect(counted(pairs, {})).toBe('nothing');
    expect(counted(pairs, { pairs: [2, 0, 0, 0] })).toBe('frames[3]: there are not so many pairs');
    expect(complaint(caravan.state, ({ frames }) => { Object.assign(frames[3]!, { pairs: [0, 0, 0, 1] }); })).toBe('frames[3]: there are not so many pairs');
  });
});

describe('what comes first', () => {
  test('MERV-CARAV-9: nothing but boons at once (MERV-R-22) comes before new cards of the row', () => {
    const waiting = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'juniper'], players: { 0: { cubes: { teal: 1 } } } }).play('action', 'take 1 teal').state;
    expect(waiting.frames.map(({ kind }) => kind)).toEqual(['year', 'turns', 'after', 'boons', 'refill']);
    expect(complaint(waiting, ({ frames }) => { frames.push(frame({ kind: 'freeCard', seat: 0 })); })).toBe('frames[5]: cannot stand on "refill"');
    expect(complaint(waiting, ({ frames }) => { frames.push(frame({ kind: 'refill' })); })).toBe('frames[5]: cannot stand on "refill"');
    expect(complaint(waiting, ({ frames }) => { frames.push(frame({ kind: 'soldier', seat: 0 })); })).toBe('nothing');
    expect(complaint(waiting, ({ frames }) => { frames.push(frame({ kind: 'soldier', seat: 0 }), frame({ kind: 'refill' })); })).toBe('frames[4]: nothing but one boon comes before new cards');
  });

  test('MERV-TURN-8: a site is activated where there is one', () => {
    const choosing = at({ seats: 1, at: 'site', slot: 'N1' }).state;
    expect(complaint(choosing, (state) => {
      for (const cell of [0, 5, 10, 15, 20]) state.buildings[cell] = 1;
      state.players[1]!.buildings -= 5;
    })).toBe('frames[3]: there is no site to activate');
  });

  test('MERV-LIB-2, 3: a level of breakthroughs is reached by its scrolls, and once', () => {
    const library = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { scroll: 1, cubes: { purple: 1, sand: 1, teal: 1 } } } }).play('action', 'scrolls purple+sand+teal').state;
    expect(library.frames.slice(3)).toEqual([{ kind: 'breakthrough', seat: 0, level: 1 }, { kind: 'breakthrough', seat: 0, level: 0 }]);
    expect(complaint(library, ({ frames }) => { Object.assign(frames[3]!, { level: 2 }); })).toBe('frames[3]: there are not enough scrolls for this level');
    expect(complaint(library, ({ frames }) => { Object.assign(frames[3]!, { level: 0 }); })).toBe('frames[3]: this level is reached once');
  });

  test('MERV-R-28 random: a tile is drawn among several', () => {
    const rulings = { breakthroughTile: 'random' } as const;
    const drawing = at({ seats: 4, rulings, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { scroll: 1, cubes: { purple: 1 } } } }).play('action', 'scrolls purple').state;
    expect(drawing.frames[3]).toMatchObject({ kind: 'drawBreakthrough', level: 0 });
    for (const kind of ['drawBreakthrough', 'randomBreakthrough', 'breakthrough']) expect(complaint(drawing, ({ frames }) => { frames.splice(3, 0, frame({ kind, seat: 0, level: 0 })); })).toBe('frames[3]: this level is reached once');
    expect(complaint(drawing, ({ players: [, a, b, c] }) => { [a!.breakthroughs[0], b!.breakthroughs[0], c!.breakthroughs[0]] = [0, 1, 2]; })).toBe('frames[3]: there is nothing to draw');
  });
});

describe('MERV-CM-1: the turn of the magistrate', () => {
  const drawing = at({ seats: 1, turn: 'magistrate' }).state;
  // The first card of the set-up deck is known to be no palace; after the second a die says where the palace card lies.
  const rolling = { ...drawing, frames: [...drawing.frames.slice(0, -1), frame({ kind: 'rollSolo' })], solo: { ...drawing.solo!, layers: [[1, 2, 3, 4, 5]], discards: [0], dealt: 1 } };
  const open = (state: State, solo: object): string => complaint(state, (broken) => { Object.assign(broken.solo!, solo); });

  test('MERV-CM-4: a card is drawn where several may turn up, and none lies open', () => {
    expect(drawing.frames.at(-1)).toEqual({ kind: 'drawSolo' });
    expect(open(drawing, {})).toBe('nothing');
    expect(open(drawing, { layers: [[1, 2, 3, 4, 5]], card: 0, dealt: 1 })).toBe('frames[3]: nothing is open about the next card');
    expect(open(drawing, { layers: [[0], [1, 2, 3, 4, 5]], dealt: 6 })).toBe('frames[3]: nothing is open about the next card');
    expect(open(drawing, { layers: [[2, 3, 5]], discards: [0, 1, 4], dealt: 3 })).toBe('nothing');
    expect(open(drawing, { layers: [[1, 3, 5]], discards: [0, 2, 4], dealt: 3 })).toBe('frames[3]: nothing is open about the next card');
    expect(open(drawing, { layers: [], discards: [0, 1, 2, 3, 4, 5], dealt: 6 })).toBe('frames[3]: nothing is open about the next card');
  });

  test('MERV-SETUP-17: the die is rolled while the palace card can be the second or the third of the set-up deck', () => {
    expect(open(rolling, {})).toBe('nothing');
    expect(open(rolling, { layers: [[0, 1, 2, 3, 4, 5]], discards: [], dealt: 0 })).toBe('frames[3]: nothing is open about the next card');
    expect(open(rolling, { layers: [[1, 4, 5]], discards: [0, 2, 3], dealt: 3 })).toBe('frames[3]: nothing is open about the next card');
    expect(open(rolling, { layers: [[2, 3, 4, 5]], discards: [0, 1], dealt: 2 })).toBe('frames[3]: nothing is open about the next card');
    expect(open(rolling, { layers: [[0], [1, 2, 3, 4, 5]], discards: [] })).toBe('frames[3]: nothing is open about the next card');
  });

  test('MERV-SETUP-17: the palace card is the second, the third or the fourth of the set-up deck', () => {
    const message = 'solo.layers: the palace card is the second, the third or the fourth of the set-up deck';
    expect(open(drawing, { layers: [[0, 2, 3, 4, 5]], discards: [1], dealt: 1 })).toBe(message);
    expect(open(drawing, { layers: [[0, 2, 3, 4]], discards: [1, 5], dealt: 2 })).toBe('nothing');
    expect(open(drawing, { layers: [[0, 2, 3], [1, 4]], discards: [5], dealt: 4 })).toBe(message);
    expect(open(drawing, { layers: [[0, 1, 2, 3], [4, 5]], dealt: 4 })).toBe('nothing');
  });

  test('MERV-CM-4: a card is turned up before a slot is taken', () => {
    const late = (slot: number): string => complaint(drawing, (state) => {
      Object.assign(state.turn, { slot });
      state.slots[slot] = 1;
    });
    expect([late(0), late(1), late(4)]).toEqual(Array.from({ length: 3 }, () => 'frames[3]: a slot has been chosen'));
  });

  const reading = magistrate('library', { players: { magistrate: { scroll: 3 } } }).state;

  test('MERV-CM-12: what waits comes of a step that has been done', () => {
    expect(reading.frames.slice(2)).toMatchObject([{ kind: 'magistrate', step: 5 }, { kind: 'magistrateAct', times: 0 }, { kind: 'drawBreakthrough', level: 1 }]);
    const step = (state: State, number: number): string => complaint(state, ({ frames }) => { Object.assign(frames[2]!, { step: number }); });
    expect([step(reading, 6), step(reading, 4), step(reading, 7), step(drawing, 2)]).toEqual(['nothing', ...Array.from({ length: 3 }, () => 'frames[2]: this is not the step of the magistrate')]);
  });

  test('MERV-CM-12, MERV-CM-15: an action is the type of the turn, or a reward beside it', () => {
    // The fourth scroll comes from the library card, or from the camel market after walls.
    const market = magistrate('wall', { buildings: { r1c3: 'magistrate' }, players: { magistrate: { camel: 1, scroll: 3 } } }).state;
    const acts = ({ frames }: State) => frames.filter(({ kind }) => kind === 'magistrateAct');
    expect([acts(reading), acts(market)]).toMatchObject([[{ action: 2, intended: 1 }], [{ action: 2, intended: 0 }]]);
  });

  test('MERV-CM-12: an action is performed from a slot, the first one included', () => {
    const first = magistrate('library', { rulings: { automataQueue: 'next-queue' }, sites: { r1c1: { action: 'library' }, r2c1: { action: 'library' } }, buildings: { r3c1: 'magistrate' }, players: { magistrate: { scroll: 3 } } }).state;
    expect([first.turn.slot, complaint(first, () => undefined)]).toEqual([0, 'nothing']);
  });

  test('MERV-CM-12: an action is performed for the buildings of the line, and once more', () => {
    const times = (count: number): string => complaint(reading, ({ frames }) => { Object.assign(frames[3]!, { times: count }); });
    expect(lineOf(reading.turn.slot)).toHaveLength(5);
    expect([times(6), times(7)]).toEqual(['nothing', 'frames[3]: an action is performed once for each site of the line, and once more']);
  });

  test('MERV-CMA-12: his tile is drawn for his scrolls', () => {
    expect(complaint(reading, ({ players }) => { players[1]!.scroll = 3; })).toBe('frames[4]: there are not enough scrolls for this level');
  });

  test('MERV-CMA-9: his breakthroughs are his own', () => {
    expect(complaint(reading, ({ frames, players }) => {
      players[0]!.scroll = 4;
      frames.splice(4, 1, frame({ kind: 'magistrateBreakthrough', seat: 0, level: 1 }));
    })).toBe('frames[4]: this seat does not take part');
  });

  test('MERV-CMA-26: luck decides between scoring tiles that are left, each of them once', () => {
    const tied = magistrate('mosque', { buildings: { r2c5: 'magistrate', r1c1: 'magistrate' }, players: { magistrate: { mosque: 'L3-1' } } }).state;
    const [first, second] = (tied.frames.at(-1) as Extract<Frame, { kind: 'magistrateTile' }>).tiles;
    const between = (tiles: readonly (number | undefined)[], owned: readonly (number | undefined)[] = []): string => complaint(tied, ({ frames, players }) => {
      Object.assign(frames.at(-1)!, { tiles });
      Object.assign(players[0]!, { tiles: owned });
    });
    expect(between([first, second])).toBe('nothing');
    expect([between([first, second], [first]), between([first, second], [second])]).toEqual(['frames[4]: somebody has this tile', 'frames[4]: somebody has this tile']);
    for (const tiles of [[], [first, first], [0, 1, 2, 3, 0]]) expect(between(tiles)).toContain('frames[4].tiles');
  });

  test('MERV-CM-12, MERV-CMA-5: actions and refills come after a slot has been taken', () => {
    const before = (state: State): string => complaint(state, (broken) => {
      broken.slots[broken.turn.slot] = -1;
      Object.assign(broken.turn, { slot: -1, cell: -1 });
    });
    const refilling = magistrate('caravansary', { row: ['ginger', 'ginger'], players: { magistrate: { cards: { ginger: 1 } } } }).state;
    expect([before(reading), before(refilling)]).toEqual(['frames[3]: no slot has been chosen', 'frames[3]: no slot has been chosen']);
    // A refill from the first slot is one.
    const first = magistrate('caravansary', { rulings: { automataQueue: 'next-queue' } }).state;
    expect([first.turn.slot, first.frames.some(({ kind }) => kind === 'magistrateRefill'), complaint(first, () => undefined)]).toEqual([0, true, 'nothing']);
  });

  test('MERV-CM-1: his turn is taken when it is his', () => {
    expect(complaint(at({ seats: 1, at: 'act', slot: 'N1', site: 'r1c1' }).state, ({ frames }) => { frames.splice(2, 9, frame({ kind: 'magistrate', step: 1 })); })).toBe('frames[2]: it is not the turn of the magistrate');
  });

  test('MERV-CMA-9: he reaches a level once', () => {
    for (const kind of ['magistrateBreakthrough', 'drawBreakthrough']) expect(complaint(reading, ({ frames }) => { frames.splice(4, 0, frame({ kind, seat: 1, level: 1 })); })).toBe('frames[4]: this level is reached once');
  });

  test('MERV-CM-5: rejected cards are discarded', () => {
    expect(open(drawing, { rejected: [0] })).toBe('solo.rejected: rejected cards are discarded');
    expect(open(drawing, { layers: [[1, 2, 3, 4, 5]], discards: [0], dealt: 6, rejected: [0] })).toBe('nothing');
    expect(open(at({ seats: 1 }).state, { rejected: [3, 3] })).toBe('solo.rejected: rejected cards are discarded');
  });

  test('MERV-CMA-6: pairs are completed by cards he takes from the row', () => {
    const message = 'solo.pairs: pairs are completed by cards he takes from the row';
    const owned = { players: { magistrate: { cards: { ginger: 2 } } } } as const;
    expect(open(at({ seats: 1, ...owned }).state, { pairs: [1, 0, 0, 0] })).toBe(message);
    expect(open(at({ seats: 1, turn: 'magistrate', ...owned }).state, { pairs: [1, 0, 0, 0] })).toBe(message);
    const refilling = magistrate('caravansary', { row: ['ginger', 'ginger'], players: { magistrate: { cards: { ginger: 1 } } } }).state;
    expect([refilling.frames.at(-1), refilling.solo!.pairs]).toEqual([{ kind: 'refill' }, [1, 0, 0, 0]]);
    expect([open(refilling, {}), open(refilling, { pairs: [1, 1, 0, 0] })]).toEqual(['nothing', message]);
  });

  test('MERV-CM-19: no more layers than are made in a game', () => {
    expect(open(drawing, { layers: [[0, 1, 2, 3, 4, 5], [], [], [], [], [], []], dealt: 6 })).toBe('nothing');
    expect(open(drawing, { layers: [[0, 1, 2, 3, 4, 5], [], [], [], [], [], [], []], dealt: 6 })).toBe('solo.layers: there are too many layers');
  });
});

describe('the end of a year', () => {
  const raided = at({ seats: 3, year: 2, at: 'invasion', buildings: { r1c1: 0 }, players: { 0: { cubes: { white: 1 } } } }).state;

  test('MERV-INV-1: an invasion ends the second and the third year', () => {
    expect(complaint(raided, (state) => { state.year = 1; })).toBe('frames[1]: an invasion comes after the rounds of the second and the third year');
    expect(complaint(raided, (state) => { state.round = 3; })).toBe('frames[1]: an invasion comes after the rounds of the second and the third year');
  });

  test('MERV-INV-12: a cube lies on every ransomed building', () => {
    const told = (fields: object): string => complaint(raided, ({ frames }) => { Object.assign(frames[1]!, fields); });
    expect(told({ cubes: [0, 0, 0, 0, 1] })).toBe('frames[1]: a cube lies on every ransomed building');
    expect(told({ cubes: [0, 0, 0, 0, 2], ransomed: [3, 3] })).toBe('frames[1]: a cube lies on every ransomed building');
  });

  test('MERV-SCORE-1: scoring comes after the last round', () => {
    const two = { favour: 1, courtiers: { knowledge: 1, trade: 1 } };
    const scoring = at({ seats: 3, at: 'scoring', players: { 0: two } }).state;
    const told = (change: (state: State) => void): string => complaint(scoring, change);
    const step = (number: number): string => told(({ frames }) => { Object.assign(frames[1]!, { step: number }); });
    expect(told((state) => { state.round = 2; })).toBe('frames[1]: this is not the step of the scoring');
    expect([step(0), step(1), step(2), step(3)]).toEqual(['frames[1]: this is not the step of the scoring', 'nothing', 'frames[1]: this is not the step of the scoring', 'frames[1]: this is not the step of the scoring']);
  });

  test('MERV-YEAR-5: the game is over after the third year', () => {
    const ended = (year: number, round: number): string => complaint(raided, (state) => { Object.assign(state, { year, round, frames: [] }); });
    expect([ended(3, 4), ended(2, 4), ended(3, 3)]).toEqual(['nothing', 'frames: the game ends with the last round of the last year', 'frames: the game ends with the last round of the last year']);
  });
});

describe('MERV-HC-3, 4: the High Courtier is sent', () => {
  const sent = at({ seats: 2, turn: 'courtier', order: ['courtier', 1, 0] }).state;
  const asked = (kind: string, seat: number, slot: number): string => complaint(sent, (state) => {
    state.frames[2] = frame({ kind, seat });
    state.turn.slot = slot;
    if (slot >= 0) state.slots[slot] = 2;
  });
  test('to a slot by the earlier of the two others, to a site by the later', () => {
    expect(sent.frames[2]).toEqual({ kind: 'courtierSlot', seat: 1 });
    expect([asked('courtierSlot', 1, -1), asked('courtierSlot', 0, -1)]).toEqual(['nothing', 'frames[2]: somebody else decides']);
    expect([asked('courtierSite', 0, 0), asked('courtierSite', 1, 0)]).toEqual(['nothing', 'frames[2]: somebody else decides']);
    expect([asked('courtierSlot', 1, 0), asked('courtierSlot', 1, 3)]).toEqual(['frames[2]: a slot has been chosen', 'frames[2]: a slot has been chosen']);
    expect(asked('courtierSite', 0, -1)).toBe('frames[2]: no slot has been chosen');
    for (const kind of ['courtierSlot', 'courtierSite']) expect(complaint(at({ seats: 2, at: 'act', slot: 'N1', site: 'r1c1' }).state, ({ frames }) => { frames.splice(2, 9, frame({ kind, seat: 0 })); })).toBe('frames[2]: it is not the turn of the High Courtier');
    // In solo nobody is asked for the magistrate.
    const alone = at({ seats: 1, turn: 'courtier', order: [0, 'courtier', 'magistrate'] }).state;
    expect(alone.frames[2]).toEqual({ kind: 'courtierSlot', seat: 0 });
    expect(complaint(alone, (state) => {
      state.order = [1, 2, 0];
      state.slots = [1, -1, -1, -1, -1];
      Object.assign(state.frames[1]!, { step: 2 });
      state.frames[2] = frame({ kind: 'courtierSlot', seat: 1 });
    })).toBe('frames[2]: somebody else decides');
  });
});

describe('MERV-SETUP-2, MERV-SETUP-4: what the set-up has drawn is there', () => {
  const drawing = merv.setup({ seats: 3 });
  const queued = merv.resolve(drawing, sample(merv.chance(drawing)!, () => 0));
  const marketed = merv.resolve(queued, ['A']);
  const said = (state: State, change: (state: State) => void): string => complaint(state, change);
  test('the queue, then the camel market, then the sites', () => {
    expect([said(queued, () => undefined), said(marketed, () => undefined)]).toEqual(['nothing', 'nothing']);
    expect(said(queued, (state) => { state.order = []; })).toBe('order: the queue has been drawn');
    expect(said(queued, (state) => { state.market = 1; })).toBe('market: the camel market has not been drawn');
    expect(said(marketed, (state) => { state.market = -1; })).toBe('market: the camel market has been drawn');
    expect(said(marketed, (state) => { state.sites = state.sites.map((_, cell) => (cell === 12 ? -1 : cell < 12 ? cell : cell - 1)); })).toBe('sites: the sites have not been dealt');
  });
});

describe('MERV-SETUP-1: until the set-up is done the table is as at the beginning', () => {
  const drawing = merv.setup({ seats: 3 });
  const rows: readonly [string, (state: State) => void, string][] = [
    ['no camel leaves its place', (state) => { state.removedCamels += 1; state.mosqueCamels[2] = 0; }, 'mosqueCamels'],
    ['nobody has points', (state) => { state.players[1]!.points[3] = 4; }, 'players'],
    ['nobody has built', (state) => { state.walls[0] = 0; state.wallSupply[0]! -= 1; }, 'walls'],
    ['nobody stands on a slot', (state) => { state.slots[0] = 1; }, 'slots'],
  ];
  for (const [title, change, where] of rows) test(title, () => { expect(complaint(drawing, change)).toBe(`${where}: is as at the beginning until the set-up is done`); });
});
