import { enablePatches, Immer, isDraft, produce, produceWithPatches } from 'immer';
import { describe, expect, test } from 'vitest';
import { applyPatches, branch, canUndo, freeze, freezeStates, history, lastMover, moves, play, resolve, seeded, review, start, table, toReplay, undo, viewOf, type AnyEvent } from '../../src/index.js';
import { plainOf, withoutDrafts } from '../../src/kernel/drafts.js';
import { isFreezing } from '../../src/kernel/freezing.js';
import { oasis } from '../fixtures/oasis/index.js';

enablePatches();

/** Something frozen, or nothing, whatever the settings; what was set is set again. */
const frozenOrNot = (title: string, body: () => void): void => {
  test.each([['frozen', true], ['not frozen', false]])(`${title} (states are %s)`, (_, on) => {
    const before = isFreezing();
    freezeStates(on);
    try { body(); } finally { freezeStates(before); }
  });
};

const begun = () => start(oasis, { seats: 3 }, seeded('drafts'));

describe('a draft of a match', () => {
  frozenOrNot('is played on by play, whether what it returns is returned, assigned or forgotten', () => {
    const match = begun();
    const move = moves(match)[0]!;
    const wanted = play(match, move);
    expect(produce(match, (draft) => { play(draft, move); })).toEqual(wanted);
    expect(produce(match, (draft) => play(draft, move))).toEqual(wanted);
    expect(produce({ table: match }, (draft) => { draft.table = play(draft.table, move); })).toEqual({ table: wanted });
    expect(match.steps).toEqual(begun().steps);
  });

  frozenOrNot('is played to the end in one recipe, and is a match afterwards', () => {
    let plain = begun();
    while (moves(plain).length > 0) plain = play(plain, moves(plain)[0]!);
    const drafted = produce(begun(), (draft) => {
      while (moves(draft).length > 0) play(draft, moves(draft)[0]!);
    });
    expect(drafted).toEqual(plain);
    expect(toReplay(drafted)).toEqual(toReplay(plain));
  });

  frozenOrNot('is undone and redone, resolved, and looked back at without being changed', () => {
    const [first] = moves(begun());
    const after = play(begun(), first!);
    expect(canUndo(after)).toBe(true);
    const back = produce(after, (draft) => {
      expect(lastMover(draft)).toBe(lastMover(after));
      expect(history(draft)).toEqual(history(after));
      expect(toReplay(draft)).toEqual(toReplay(after));
      expect(review(draft, 0)).toEqual(review(after, 0));
      expect(branch(draft, table())).toEqual(branch(after, table()));
      undo(draft);
    });
    expect(back).toEqual(undo(after));
    let real = start(oasis, { seats: 2 }, table());
    while (moves(real).length > 0) real = play(real, moves(real)[0]!);
    expect(produce(real, (draft) => { resolve(draft, ['date', 'fig']); })).toEqual(resolve(real, ['date', 'fig']));
  });

  test('a refusal leaves it as it was', () => {
    const match = begun();
    expect(produce(match, (draft) => {
      expect(() => play(draft, { kind: 'rest' })).toThrow('cannot be done now');
    })).toBe(match);
  });

  test('patches are those of the change, and small', () => {
    const match = begun();
    const move = moves(match)[0]!;
    const [after, patches, inverse] = produceWithPatches(match, (draft) => { play(draft, move); });
    expect(patches.every(({ path }) => path.length > 0)).toBe(true);
    expect(applyPatches(match, patches)).toEqual(after);
    expect(applyPatches(after, inverse)).toEqual(match);
  });
});

describe('a draft of a state', () => {
  frozenOrNot('what is told, shown and listed holds nothing that is revoked later', () => {
    const { state } = begun();
    const heard: AnyEvent[] = [];
    const kept: unknown[] = [];
    produce(state, (draft) => {
      kept.push(oasis.legalMoves(draft), oasis.view(draft, 0), oasis.prompt(draft), oasis.chance(draft), oasis.score(draft), oasis.inPlace.clone(draft), oasis.change(state, draft));
      kept.push(oasis.preview(draft, oasis.legalMoves(draft)[0]!), viewOf({ ...begun(), state: draft }, 1), oasis.cloneAndPlay(draft, oasis.legalMoves(draft)[0]!));
      oasis.inPlace.play(draft, oasis.legalMoves(draft)[0]!, (event) => { heard.push(event); });
      kept.push(oasis.chance(draft));
    });
    expect(() => JSON.stringify([heard, kept])).not.toThrow();
    expect(heard.length).toBeGreaterThan(0);
  });

  test('cloneAndPlay tries something without changing it', () => {
    const { state } = begun();
    expect(produce(state, (draft) => { oasis.cloneAndPlay(draft, oasis.legalMoves(draft)[0]!); })).toBe(state);
  });

  test('it need not be of the immer this library was built with', () => {
    // A draft that keeps its secrets: other releases call these fields by other names.
    const { state } = begun();
    const draft = new Immer({ autoFreeze: false }).createDraft(state);
    const mark = Symbol.for('immer-state');
    const foreign = new Proxy(draft, { get: (target, key, self) => (key === mark ? {} : Reflect.get(target, key, self) as unknown) });
    const move = oasis.legalMoves(state)[0]!;
    oasis.apply(foreign, move);
    expect(JSON.parse(JSON.stringify(foreign))).toEqual(oasis.apply(state, move));
  });
});

test('patches of immer are understood', () => {
  const before = { list: [1, 2, 3], tree: { a: { b: 1 } } } as { list: number[]; tree: Record<string, unknown> };
  const [after, patches, inverse] = produceWithPatches(before, (draft) => {
    draft.list.splice(0, 2);
    draft.list.push(9, 8, 7, 6);
    delete draft.tree['a'];
    draft.tree['c'] = [1];
  });
  expect(applyPatches(before, patches)).toEqual(after);
  expect(applyPatches(after, inverse)).toEqual(before);
});

describe('what a draft stands for', () => {
  test('is the original itself, as long as nothing was changed', () => {
    const base = { a: { b: 1 }, list: [{ c: 1 }] };
    produce(base, (draft) => {
      expect(plainOf(draft)).toBe(base);
      expect(withoutDrafts(draft.list)).toBe(base.list);
    });
    expect(plainOf(base)).toBe(base);
  });

  test('is a copy of what was changed, around the frozen parts that were not', () => {
    const base = freeze({ a: { b: 1 }, list: [{ c: 1 }, { d: 2 }], n: null as number | null });
    produce(base, (draft) => {
      draft.n = 5;
      draft.list[0]!.c = 7;
      const plain = plainOf(draft);
      expect(plain).toEqual({ a: { b: 1 }, list: [{ c: 7 }, { d: 2 }], n: 5 });
      expect([isDraft(plain), isDraft(plain.list), isDraft(plain.list[0]), plain.a === base.a, plain.list[1] === base.list[1]]).toEqual([false, false, false, true, true]);
    });
  });

  test('holds no draft, also where drafts stand in something new', () => {
    produce({ a: { b: 1 } }, (draft) => {
      draft.a.b = 2;
      const plain = withoutDrafts({ kind: 'play', of: [draft.a], none: null, card: 'fig' });
      expect(plain).toEqual({ kind: 'play', of: [{ b: 2 }], none: null, card: 'fig' });
      expect(isDraft(plain.of[0])).toBe(false);
    });
  });
});
