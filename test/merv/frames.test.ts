// What waits to be decided must fit the part of the year, what lies below it, and what the participants have.
import { describe, expect, test } from 'vitest';
import { copyOf } from '../../src/index.js';
import { merv } from '../../src/merv/index.js';
import type { Config } from '../../src/merv/config.js';
import type { Frame } from '../../src/merv/frames.js';
import type { State } from '../../src/merv/state.js';
import { randomOf, stepOf, take } from '../../src/testing/index.js';
import { at } from './helpers.js';

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
    ['MERV-QUEUE-2: somebody neither on a slot nor in the queue', leaving, (state) => { state.slots[1] = -1; }, 'queue: every master meeple stands on a slot or in the queue'],
    ['MERV-YEAR-1: another step of the year', raided, (state) => { Object.assign(state.frames[0]!, { step: 9 }); }, 'frames[0]: this is not the step of the year'],
    ['MERV-SETUP-2: an order before the queue is drawn', drawing, (state) => { state.order = [0, 1, 2]; }, 'order: the queue has not been drawn'],
    ['MERV-SETUP-1: a set-up in the second year', drawing, (state) => { state.year = 2; }, 'year: the set-up comes before the first year'],
  ];
  for (const [title, state, change, problem] of rows) test(title, () => { expect(complaint(state, change)).toContain(problem); });
});
