import fc from 'fast-check';
import { applyPatches as immerApplyPatches, enablePatches, type Patch as ImmerPatch } from 'immer';
import { describe, expect, test } from 'vitest';
import { applyPatches, diff, freeze, moves, play, seeded, start, type Patch } from '../../src/index.js';
import { oasis } from '../fixtures/oasis/index.js';
import { thrown, travelled } from './help.js';

enablePatches();

/** Names an object inherits are no keys of a state, and immer refuses to follow them. */
const isKey = (key: string) => !['__proto__', 'constructor', 'prototype'].includes(key);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof({ maxDepth: 3 }, fc.constant(null), fc.boolean(), fc.integer(), fc.string(), fc.array(tie('tree')), fc.dictionary(fc.string().filter(isKey), tie('tree'))),
}));
const json = tree.map((value) => [travelled(value)]);

describe('the changes between two trees', () => {
  test.each<[unknown, unknown, Patch[]]>([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, [{ op: 'replace', path: ['b'], value: 3 }]],
    [{ a: 1 }, { a: 1, b: { c: 2 } }, [{ op: 'add', path: ['b'], value: { c: 2 } }]],
    [{ a: 1, b: 2 }, { b: 2 }, [{ op: 'remove', path: ['a'] }]],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, [{ op: 'replace', path: ['a', 0, 'b'], value: 2 }]],
    [[1, 2], [1, 2, 3], [{ op: 'add', path: [2], value: 3 }]],
    [[1, 2], [1, 2, 3, 4], [{ op: 'replace', path: [], value: [1, 2, 3, 4] }]],
    [[{}], [{}, {}, { a: 1 }], [{ op: 'add', path: [1], value: {} }, { op: 'add', path: [2], value: { a: 1 } }]],
    [{ a: [1, 2, 3, 4, 5, 6, 7, 8] }, { a: [2, 3, 4, 5, 6, 7, 8] }, [{ op: 'replace', path: ['a'], value: [2, 3, 4, 5, 6, 7, 8] }]],
    [{ a: [1, 2, 3, 4, 5, 6, 7, 8] }, { a: [0, 2, 3, 4, 5, 6, 7] }, [{ op: 'replace', path: ['a', 0], value: 0 }, { op: 'remove', path: ['a', 7] }]],
    [[{ a: 1 }, {}, {}], [{ a: 2 }], [{ op: 'replace', path: [0, 'a'], value: 2 }, { op: 'remove', path: [2] }, { op: 'remove', path: [1] }]],
    [{ a: [] }, { a: {} }, [{ op: 'replace', path: ['a'], value: {} }]],
    [{ a: null }, { a: {} }, [{ op: 'replace', path: ['a'], value: {} }]],
    [{ a: {} }, { a: null }, [{ op: 'replace', path: ['a'], value: null }]],
    [1, 2, [{ op: 'replace', path: [], value: 2 }]],
    [[], {}, [{ op: 'replace', path: [], value: {} }]],
  ])('%j to %j', (before, after, patches) => {
    expect(diff(before, after)).toEqual(patches);
    expect(applyPatches(before, patches)).toStrictEqual(after);
  });

  test('lead from one to the other, with our function and with immer\'s', () => {
    fc.assert(fc.property(json, json, (before, after) => {
      const patches = diff(before, after);
      const was = travelled(before);
      expect(travelled(applyPatches(freeze(before), patches))).toEqual(travelled(after));
      expect(travelled(immerApplyPatches(before, patches as ImmerPatch[]))).toEqual(travelled(after));
      expect(before).toEqual(was);
    }));
  });

  test('a key called __proto__, which no state has, is named but never followed', () => {
    const before = [JSON.parse('{"__proto__": {"a": 1}}')] as object[];
    const patches = diff(before, [{}]);
    expect(patches).toEqual([{ op: 'remove', path: [0, '__proto__'] }]);
    expect(thrown(() => applyPatches(before, patches))).toMatchObject({ code: 'invalid-patch', path: [0, '__proto__'] });
  });

  test('what they do not touch stays the same node', () => {
    const before = { left: { deep: {} }, right: [{ a: 1 }, { b: 2 }] };
    const after = applyPatches(before, [{ op: 'replace', path: ['right', 0, 'a'], value: 2 }]);
    expect(after).toEqual({ left: { deep: {} }, right: [{ a: 2 }, { b: 2 }] });
    expect([after.left === before.left, after.right[1] === before.right[1], after.right === before.right]).toEqual([true, true, false]);
  });

  test('parts that are the same node are not looked into', () => {
    const same = { get boom(): never { throw new Error('looked'); } };
    expect(diff({ same, a: 1 }, { same, a: 2 })).toEqual([{ op: 'replace', path: ['a'], value: 2 }]);
  });

  test('of a whole match of the small game lead forth and back, with immer too', () => {
    let match = start(oasis, { seats: 3 }, seeded('patches'));
    while (moves(match).length > 0) {
      const before = match.state;
      match = play(match, moves(match)[0]!);
      const { state, patches, inverse } = oasis.change(before, match.state);
      expect(state).toBe(match.state);
      expect(patches.length).toBeGreaterThan(0);
      expect(applyPatches(before, travelled(patches))).toEqual(match.state);
      expect(applyPatches(match.state, travelled(inverse))).toEqual(before);
      expect(immerApplyPatches(before, travelled(patches) as ImmerPatch[])).toEqual(match.state);
      expect(immerApplyPatches(match.state, travelled(inverse) as ImmerPatch[])).toEqual(before);
    }
  });
});

describe('a change that leads nowhere is refused', () => {
  const tree = { a: { b: 1 }, list: [1, 2], nothing: null };
  test.each<Patch>([
    { op: 'replace', path: ['nothing', 'b'], value: 1 }, { op: 'add', path: ['nothing', 'b'], value: 1 }, { op: 'replace', path: ['c'], value: 1 }, { op: 'remove', path: ['c'] }, { op: 'add', path: ['c', 'd'], value: 1 }, { op: 'add', path: ['a', 'b', 'c'], value: 1 },
    { op: 'replace', path: ['__proto__'], value: {} }, { op: 'add', path: ['__proto__', 'x'], value: 1 }, { op: 'add', path: ['__proto__'], value: 1 }, { op: 'replace', path: ['toString'], value: 1 }, { op: 'replace', path: ['constructor', 'prototype'], value: 1 },
    { op: 'add', path: ['list', 3], value: 1 }, { op: 'replace', path: ['list', 2], value: 1 }, { op: 'replace', path: ['list', -1], value: 1 }, { op: 'add', path: ['list', 0.5], value: 1 }, { op: 'remove', path: ['list', 2] }, { op: 'remove', path: ['list', 'length'] },
    { op: 'replace', path: ['list', 'length'], value: 3 }, { op: 'replace', path: ['list', 'length'], value: -1 }, { op: 'replace', path: ['list', 'length'], value: '1' }, { op: 'replace', path: ['list', 'length'], value: 4e9 }, { op: 'add', path: ['list', 'length'], value: 1 },
    { op: 'replace', path: ['list', 'length', 'x'], value: 1 }, { op: 'replace', path: ['list', 'push'], value: 1 }, { op: 'add', path: ['list', '0'], value: 1 },
  ])('%j', (patch) => {
    expect(thrown(() => applyPatches(tree, [patch]))).toMatchObject({ name: 'InvalidDataError', code: 'invalid-patch', path: patch.path, problem: 'leads nowhere in this tree' });
    expect(tree).toEqual({ a: { b: 1 }, list: [1, 2], nothing: null });
  });

  test('allowed ends: the place behind the last, any length up to the present one', () => {
    expect(applyPatches(tree, [{ op: 'add', path: ['list', 2], value: 3 }]).list).toEqual([1, 2, 3]);
    expect(applyPatches(tree, [{ op: 'replace', path: ['list', 'length'], value: 2 }]).list).toEqual([1, 2]);
    expect(applyPatches(tree, [{ op: 'replace', path: ['list', 'length'], value: 0 }]).list).toEqual([]);
    expect(applyPatches(tree, [{ op: 'remove', path: ['list', 0] }]).list).toEqual([2]);
    expect(applyPatches(tree, [{ op: 'add', path: ['list', 0], value: 0 }]).list).toEqual([0, 1, 2]);
    expect(applyPatches(tree, [])).toBe(tree);
  });
});

describe('what a list of changes may be', () => {
  const tree = { a: { b: 1 } };
  const refusal = (patches: unknown): unknown => { const { code, path, problem } = thrown(() => applyPatches(tree, patches as Patch[])); return [code, path, problem]; };

  test('what is none is refused with its place', () => {
    expect(refusal(null)).toEqual(['invalid-patch', [], 'expected a list']);
    expect(refusal([{ op: 'replace', path: [true], value: 1 }])).toEqual(['invalid-patch', [0, 'path', 0], 'expected a key or a place']);
    expect(refusal([{ op: 'replace', path: ['a', NaN], value: 1 }])).toEqual(['invalid-patch', [0, 'path', 1], 'expected a key or a place']);
    expect(refusal([{ op: 'remove', path: ['a'] }, { op: 'move', path: ['a'] }])).toEqual(['invalid-patch', [1, 'op'], 'expected one of replace, remove, add']);
    expect(refusal([{ op: 'replace', path: Array.from({ length: 101 }, () => 'a'), value: 1 }])).toEqual(['invalid-patch', [0, 'path'], 'expected 0 to 100 items']);
    expect(refusal([{ op: 'replace', path: ['a', 'b'] }])).toEqual(['invalid-patch', ['a', 'b'], 'says no value']);
    expect(refusal([{ op: 'remove', path: [] }])).toEqual(['invalid-patch', [], 'the whole tree cannot be removed']);
  });

  test('a value that lies too deep is refused, before the stack ends', () => {
    const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect(applyPatches({ a: [1] }, [{ op: 'replace', path: ['a'], value: deep(100) }])).toEqual({ a: deep(100) });
    for (const levels of [101, 3000, 200_000]) expect(thrown(() => applyPatches({ a: [1] }, [{ op: 'replace', path: ['a'], value: deep(levels) }]))).toMatchObject({ code: 'invalid-patch', path: [0, 'value'] });
  });

  test('a key called constructor may be set, where a tree has one, but leads no further', () => {
    const own = JSON.parse('{"constructor": {"a": 1}}') as Record<string, unknown>;
    expect(applyPatches(own, [{ op: 'replace', path: ['constructor'], value: 2 }])).toEqual(JSON.parse('{"constructor": 2}'));
    expect(thrown(() => applyPatches(own, [{ op: 'replace', path: ['constructor', 'a'], value: 2 }]))).toMatchObject({ code: 'invalid-patch', problem: 'leads nowhere in this tree' });
    expect(applyPatches({ deep: { er: 1 } }, [{ op: 'replace', path: ['deep', 'er'], value: 2 }])).toEqual({ deep: { er: 2 } });
  });

  test('nothing is frozen on the way', () => {
    const after = applyPatches({ a: { b: 1 }, c: { d: 1 } }, [{ op: 'replace', path: ['a', 'b'], value: 2 }]);
    expect([after, after.a, after.c].map((part) => Object.isFrozen(part))).toEqual([false, false, false]);
  });

  test('of several changes each is looked at in the tree that those before it leave', () => {
    const anew: Patch[] = [{ op: 'add', path: ['c'], value: 1 }, { op: 'replace', path: [], value: { x: [] } }, { op: 'add', path: ['x', 0], value: 5 }];
    expect(applyPatches<unknown>(tree, anew)).toEqual({ x: [5] });
    expect(refusal([...anew, { op: 'replace', path: ['c'], value: 1 }])).toEqual(['invalid-patch', ['c'], 'leads nowhere in this tree']);
  });
});

test('a list of words and numbers is said anew where that is shorter; one with trees in it never is', () => {
  const said = (before: unknown[], after: unknown[]): unknown[] => diff(before, after).map(({ op, path }) => [op, ...path]);
  // Nothing is a value like any other.
  for (const [before, after] of [[[null, null], [1, 2]], [[1, 2], [null, null]], [['a', 'b', 'c'], ['b', 'c']], [[1, 2, 3], []]]) expect(diff(before, after)).toEqual([{ op: 'replace', path: [], value: after }]);
  // A tree anywhere, before or after, also behind the end of the other list.
  expect(said([{ a: 1 }, 2], [5, 6])).toEqual([['replace', 0], ['replace', 1]]);
  expect(said([5, 6], [{ a: 1 }, 2])).toEqual([['replace', 0], ['replace', 1]]);
  expect(said([1, { a: 1 }], [2])).toEqual([['replace', 0], ['remove', 1]]);
  expect(said([1], [2, { a: 1 }])).toEqual([['replace', 0], ['add', 1]]);
  expect(said([1, {}], [2, {}])).toEqual([['replace', 0]]);
});
