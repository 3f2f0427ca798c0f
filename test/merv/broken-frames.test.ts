// What waits to be decided must fit the part of the year, what lies below it, and what the participants have.
import { describe, expect, test } from 'vitest';
import { copyOf } from '../../src/index.js';
import { merv } from '../../src/merv/index.js';
import type { Config } from '../../src/merv/config.js';
import type { Frame, State } from '../../src/merv/state.js';
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
    expect(onTop({ kind: 'year', step: 2 })).toBe('frames[4]: the year lies at the bottom, and only there');
    expect(complaint(acting, ({ frames }) => { frames.shift(); })).toBe('frames[0]: the year lies at the bottom, and only there');
  });

  const bases: readonly [object, string][] = [
    [{ kind: 'setup', step: 1 }, 'year'], [{ kind: 'turns', step: 1 }, 'year'], [{ kind: 'scoring', step: 1 }, 'year'],
    [{ kind: 'turn', seat: 0, step: 1 }, 'turns'], [{ kind: 'magistrate', step: 1 }, 'turns'], [{ kind: 'slot', seat: 0 }, 'turn'], [{ kind: 'site', seat: 0 }, 'turn'],
    [{ kind: 'act', seat: 0 }, 'turn'], [{ kind: 'courtierSlot', seat: 0 }, 'turns'], [{ kind: 'courtierSite', seat: 0 }, 'turns'],
  ];
  for (const [fields, base] of bases) {
    test(`${frame(fields).kind} is a part of ${base}`, () => { expect(onTop(fields)).toBe(`frames[4]: stands on ${base}`); });
  }

  const parts: readonly [object, string][] = [
    [{ kind: 'drawQueue' }, 'setup'], [{ kind: 'drawMarket' }, 'setup'], [{ kind: 'drawSites' }, 'setup'], [{ kind: 'drawSolo' }, 'magistrate'],
    [{ kind: 'magistrateRefill' }, 'magistrate'], [{ kind: 'magistrateContracts' }, 'magistrate'], [{ kind: 'ransom', seat: 0, cells: [0] }, 'invasion'], [{ kind: 'courtiers', seat: 0 }, 'scoring'],
  ];
  for (const [fields, below] of parts) {
    test(`${frame(fields).kind} waits for ${below} alone`, () => { expect(onTop(fields)).toBe(`frames[4]: stands above ${below}`); });
  }

  test('MERV-TURN-1: steps there are', () => {
    const step = (place: number, number: number): string => complaint(acting, ({ frames }) => { Object.assign(frames[place]!, { step: number }); });
    expect(step(0, 99)).toContain('frames[0]');
    expect(step(1, 3)).toBe('nothing');
    expect(step(1, 4)).toBe('frames[1]: there is no such step');
    expect(step(2, 99)).toContain('frames[2]');
  });
});

describe('MERV-TURN-1: one participant after the other', () => {
  test('nobody decides who does not take part', () => { expect(onTop({ kind: 'soldier', seat: 3 })).toBe('frames[4]: this seat does not take part'); });
  test('in a turn nobody else decides', () => { expect(onTop({ kind: 'soldier', seat: 1 })).toBe('frames[4]: it is not the turn of this seat'); });
  test('whose turn begins is not yet at turn', () => {
    const starting = at({ seats: 3 }).state;
    expect(complaint(starting, ({ frames }) => { Object.assign(frames[2]!, { step: 99 }); })).toContain('frames[2]');
  });
  test('MERV-CM-1: the magistrate decides nothing', () => {
    expect(complaint(solo, ({ frames }) => { frames.push(frame({ kind: 'soldier', seat: 1 })); })).toContain('this seat does not take part');
    expect(complaint(acting, ({ frames }) => { frames.splice(2, 9, frame({ kind: 'magistrate', step: 1 })); })).toBe('frames[2]: there is no magistrate');
  });
});

describe('what waits has what it needs', () => {
  const rows: readonly [string, (state: State) => void, string][] = [
    ['MERV-TURN-2: a site is activated from a slot', (state) => { state.turn.slot = -1; }, 'frames[3]: no slot has been chosen'],
    ['MERV-TURN-3: the site lies in the line of the slot', (state) => { state.turn.cell = 1; state.buildings[1] = state.buildings[0]!; state.buildings[0] = -1; }, 'frames[3]: no site of the line has been activated'],
    ['MERV-TURN-3: a site has been activated', (state) => { state.turn.cell = -1; }, 'frames[3]: no site of the line has been activated'],
    ['MERV-TURN-4: there is a building on the activated site', (state) => { state.players[state.buildings[0]!]!.buildings += 1; state.buildings[0] = -1; }, 'frames[3]: there is no building on the activated site'],
    ['MERV-WALL-3: a piece that is left is placed', (state) => { state.frames.push(frame({ kind: 'wallSlot', seat: 0, piece: 11 })); state.walls[2] = 11; state.wallSupply[11]! -= 1; }, 'frames[4]: no such piece is left'],
    ['MERV-HC-2: the High Courtier is there with one or two players', (state) => { state.frames.splice(2, 9, frame({ kind: 'courtierSlot', seat: 0 })); }, 'frames[2]: it is not the turn of the High Courtier'],
    ['MERV-CARAV-4: the row is refilled where there are gaps to fill', (state) => { state.frames.push(frame({ kind: 'refill' })); }, 'frames[4]: there is nothing to refill'],
    ['MERV-SETUP-1: a turn is taken on a table that is set up', (state) => { state.sites = state.sites.map(() => -1); }, 'frames[1]: the table is not set up'],
  ];
  for (const [title, change, problem] of rows) test(title, () => { expect(complaint(acting, change)).toContain(problem); });
});
