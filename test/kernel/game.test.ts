import { afterEach, describe, expect, test } from 'vitest';
import {
  applyPatches, freezeStates, InvalidDataError, list, moves, object, pending, play, playAll, recorded, resume, seeded, start, text, toReplay, undo, viewOf,
  type AnyGame, type Patch, type Replay,
} from '../../src/index.js';
import { marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { merv } from '../../src/merv/index.js';
import { voyages } from '../../src/voyages/index.js';
import { outcomeAt } from '../../src/kernel/chance.js';
import { oasis } from '../fixtures/oasis/index.js';
import { thrown, travelled } from './help.js';

const games: readonly AnyGame[] = [oasis, voyages, marcoPolo2, merv];
const isFrozen = (value: unknown): boolean => typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

afterEach(() => { freezeStates(true); });

describe.each(games.map((game) => [game.id, game] as const))('%s: what is shared is frozen, in production too', (_, game) => {
  test('the config in states and views is nobody\'s to change', () => {
    freezeStates(false);
    const given = { seats: 2 };
    const state = game.setup(given);
    const view = game.view(state, 0) as { readonly config: { seats: number } };
    expect([isFrozen(state.config), isFrozen(view.config), Object.isFrozen(given)]).toEqual([true, true, false]);
    expect(() => { view.config.seats = 3; }).toThrow(TypeError);
    expect(game.setup(given)).toEqual(state);
  });

  test('so are its tables, its actors, and its answers', () => {
    freezeStates(false);
    const state = game.setup({ seats: 2 });
    const shared = [game.refusals, game.rulings, game.features, game.content, game.schemas, game.seats, game.actor(state)];
    expect(shared.map(isFrozen)).toEqual(shared.map(() => true));
  });

  test('what may be drawn is listed anew for whoever asks: no pile of the state is handed out', () => {
    freezeStates(false);
    let state = game.setup({ seats: 2 });
    for (let asked = 0, request = game.chance(state); asked < 12 && request; asked += 1, request = game.chance(state)) {
      const before = JSON.stringify([request, state]);
      if (request.kind === 'draw') (request.from as string[]).reverse().pop();
      expect(JSON.stringify([game.chance(state), state])).toBe(before);
      state = game.resolve(state, outcomeAt(game.chance(state)!, 0));
    }
  });

  test('a view is made for a seat there is, and a view of a view is that view', () => {
    const state = game.setup({ seats: 2 });
    for (const seat of [7, 2, -1, 0.5, NaN, '0', undefined]) expect(thrown(() => game.view(state, seat as number)), String(seat)).toMatchObject({ name: 'InvalidDataError', code: 'invalid-seat' });
    const view = game.view(state, 1);
    expect(game.view(view, 1)).toBe(view);
    expect(thrown(() => game.view(view, 0))).toMatchObject({ code: 'invalid-view' });
    expect(thrown(() => game.view(view, null))).toMatchObject({ code: 'invalid-view' });
  });

  test('lists the refusals of the kernel beside its own', () => {
    for (const code of ['game-over', 'luck-first', 'malformed', 'not-now', 'not-offered']) expect(game.refusals[code]).toMatchObject({ ok: false, code });
    expect(game.refusals).toHaveProperty((game.check(game.setup({ seats: 2 }), null) as { code: string }).code);
  });

  test('a line that is no text is refused as data', () => {
    for (const line of [null, undefined, 7, ['dig'], { length: 3 }]) expect(thrown(() => game.notation.parse(line as string))).toMatchObject({ name: 'InvalidDataError', code: 'invalid-line' });
  });
});

describe('a match out of JSON', () => {
  const match = start(oasis, { seats: 2 }, seeded('json'));
  const copy = travelled(match);
  test.each<[string, () => unknown]>([
    ['moves', () => moves(copy)], ['play', () => play(copy, moves(match)[0]!)], ['viewOf', () => viewOf(copy, 0)], ['pending', () => pending(copy)], ['toReplay', () => toReplay(copy)],
  ])('%s says that resume is what is wanted', (_, call) => {
    expect(thrown(call)).toMatchObject({ name: 'MatchError', code: 'not-resumed', message: expect.stringContaining('use resume(') as string });
  });

  test('so it is with one that was cloned, and what is no match at all is told so', () => {
    expect(thrown(() => moves(structuredClone(match)))).toMatchObject({ code: 'not-resumed' });
    for (const none of [undefined, null, 7, {}, match.state]) {
      for (const call of [() => moves(none as never), () => viewOf(none as never, 0), () => play(none as never, { kind: 'rest' } as never), () => toReplay(none as never)]) {
        expect(thrown(call)).toMatchObject({ name: 'InvalidDataError', code: 'invalid-match', problem: 'expected a match, as start, fromReplay and resume make it' });
      }
    }
    for (const none of [undefined, null, {}, 'oasis']) expect(thrown(() => start(none as never, { seats: 2 }, seeded('x')))).toMatchObject({ code: 'invalid-game' });
  });

  test('resume gives it its game', () => {
    expect(moves(resume(oasis, copy))).toEqual(moves(match));
  });
});

describe('a move belongs to the match once it is played', () => {
  test('and cannot be changed by whoever gave it', () => {
    const match = start(oasis, { seats: 2 }, seeded('own'));
    const given = { ...moves(match)[0]! } as { kind: string; guide?: string };
    const after = play(match, given as never);
    const before = JSON.stringify(after);
    given.kind = 'rest';
    expect(JSON.stringify(after)).toBe(before);
    expect(JSON.stringify(undo(after).undone)).not.toContain('rest');
  });

  test('even when it says something else each time it is asked', () => {
    const match = start(oasis, { seats: 2 }, seeded('own'));
    const [first, other] = moves(match) as unknown as { kind: string; guide: string }[];
    let asked = 0;
    const shifty = Object.freeze({ kind: first!.kind, get guide() { asked += 1; return asked % 2 === 0 ? other!.guide : first!.guide; } });
    const after = playAll(match, [shifty as never]);
    const [step] = after.steps.filter((one) => 'move' in one) as unknown as { move: object }[];
    expect(play(match, step!.move as never).state).toEqual(after.state);
    expect(Object.getOwnPropertyDescriptor(step!.move, 'guide')).toHaveProperty('value');
  });
});

describe('data of another form is refused with a typed error', () => {
  const tree = { a: { b: 1 }, list: [1, 2] };
  test.each<[string, unknown]>([
    ['null', null], ['no list', { length: 1 }], ['a list of null', [null]], ['no path', [{ op: 'replace', value: 1 }]], ['a path of text', [{ op: 'replace', path: 'a', value: 1 }]],
    ['an element that is a list', [{ op: 'replace', path: [['a']], value: 1 }]], ['an element that is an object', [{ op: 'replace', path: [{ toString: () => 'a' }], value: 1 }]],
    ['an element that is nothing', [{ op: 'replace', path: [undefined], value: 1 }]], ['an element that is no place', [{ op: 'replace', path: ['list', NaN], value: 1 }]],
    ['an unknown op', [{ op: 'test', path: ['a'], value: 1 }]], ['no op', [{ path: ['a'], value: 1 }]], ['no value', [{ op: 'replace', path: ['a'] }]],
    ['the root removed', [{ op: 'remove', path: [] }]], ['more than it should say', [{ op: 'replace', path: ['a'], value: 1, from: ['b'] }]],
    ['an inherited place of a list', [{ op: 'replace', path: ['list', 'map'], value: 1 }]], ['an inherited key', [{ op: 'replace', path: ['a', 'constructor', 'name'], value: 1 }]],
  ])('applyPatches: %s', (_, patches) => {
    expect(thrown(() => applyPatches(tree, patches as Patch[]))).toMatchObject({ name: 'InvalidDataError', code: 'invalid-patch' });
  });

  test('applyPatches says what is wrong, and reads no more than a step can change', () => {
    const problem = (patches: unknown): unknown => (thrown(() => applyPatches(tree, patches as Patch[])) as { problem?: unknown }).problem;
    expect(problem([{ op: 'remove', path: [] }])).toBe('the whole tree cannot be removed');
    expect(problem([{ op: 'replace', path: ['a'] }])).toBe('says no value');
    expect(problem([{ op: 'replace', path: [{}], value: 1 }])).toBe('expected a key or a place');
    expect(problem([{ op: 'replace', path: ['b', 'c'], value: 1 }])).toBe('leads nowhere in this tree');
    expect(problem(Array.from({ length: 100_001 }, () => ({ op: 'replace', path: ['a'], value: 1 })))).toContain('100000');
  });

  test('a hole in a list leads nowhere, whatever lists inherit', () => {
    const holed: unknown[] = [];
    holed[1] = {};
    expect(thrown(() => applyPatches(holed, [{ op: 'add', path: [0, 'x'], value: 1 }]))).toBeInstanceOf(InvalidDataError);
  });

  test.each([[null], [undefined], [7], ['* 1'], [{}], [{ steps: 7 }], [{ steps: [7] }], [{ steps: [null] }]])('recorded: %j', (replay) => {
    expect(thrown(() => recorded(replay as unknown as Replay))).toMatchObject({ name: 'ReplayError', code: 'replay-malformed' });
  });

  test('an unknown or missing key is told before anything under the others is read', () => {
    let read = 0;
    const counted = { check: () => { read += 1; return null; }, json: {}, text: null };
    const schema = object({ items: list(counted, { most: 1_000_000 }), name: text(10) });
    const items = Array.from({ length: 100_000 }, () => 0);
    expect(schema.check({ items, name: 'x', more: 1 })).toMatchObject({ path: ['more'], message: 'unknown key' });
    expect(schema.check({ items })).toMatchObject({ path: ['name'], message: 'missing' });
    expect(read).toBe(0);
  });

  test('an unknown key is named by its beginning', () => {
    for (const game of [voyages, marcoPolo2, merv] as readonly AnyGame[]) {
      const error = thrown(() => game.arrange({ [`x${'y'.repeat(1_000_000)}`]: 1 })) as Error;
      expect([error.name, error.message.length < 200]).toEqual(['InvalidDataError', true]);
    }
  });
});

describe('what is neither a state nor a view', () => {
  const { state } = start(oasis, { seats: 2 }, seeded('json'));
  test.each<[string, (seen: never) => unknown]>([
    ['view', (seen) => oasis.view(seen, 0)], ['legalMovesFor', oasis.legalMovesFor], ['prompt', oasis.prompt], ['why', (seen) => oasis.why(seen, [])], ['preview', (seen) => oasis.preview(seen, { kind: 'rest' } as never)],
    ['score', oasis.score], ['scoreFor', oasis.scoreFor], ['apply', (seen) => oasis.apply(seen, { kind: 'rest' } as never)], ['resolve', (seen) => oasis.resolve(seen, [1])], ['cloneAndPlay', (seen) => oasis.cloneAndPlay(seen, { kind: 'rest' } as never)],
  ])('is told so by %s', (_, call) => {
    for (const none of [undefined, null, 7, 'state', {}, { frames: [] }, { config: state.config }]) expect(thrown(() => call(none as never))).toMatchObject({ name: 'InvalidDataError', code: 'invalid-state' });
  });

  test('nor is a state of another game one, whose frames this game does not have', () => {
    const strange = { ...state, frames: [{ kind: 'flood', seat: 0 }] };
    for (const call of [() => oasis.legalMovesFor(strange as never), () => oasis.prompt(strange as never), () => oasis.actor(strange as never)]) expect(thrown(call)).toMatchObject({ code: 'invalid-state', problem: 'this game has no frame "flood"' });
    // What was asked before does not answer for it.
    expect(oasis.actor(state).type).toBe('seat');
    expect(thrown(() => oasis.actor(strange as never))).toMatchObject({ code: 'invalid-state' });
  });
});
