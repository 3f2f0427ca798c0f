import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copyOf, equal, freeze, hashOf, share } from '../../src/index.js';
import { likeFrozen, reuse, settled } from '../../src/kernel/json.js';

const json = fc.jsonValue({ maxDepth: 4 });
const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).reverse().map(([key, inner]) => [key, shuffled(inner)]));
};

describe('equal', () => {
  test.each([
    [1, 1], ['a', 'a'], [null, null], [[], []], [{}, {}], [[1, [2]], [1, [2]]],
    [{ a: 1, b: { c: [] } }, { b: { c: [] }, a: 1 }],
  ])('%j equals %j', (a, b) => { expect(equal(a, b)).toBe(true); });

  test.each([
    [1, 2], [1, '1'], [null, {}], [{}, null], [[], {}], [{}, []], [[1], [1, 2]], [[1, 2], [1]], [[1, 2], [2, 1]], [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }], [{ a: 1, b: 2 }, { a: 1 }], [{ a: undefined }, { b: undefined }], [0, null], ['', null], [false, 0],
    [{ 0: 'a' }, ['a']], [{ toString: 1 }, { other: 1 }],
  ])('%j does not equal %j', (a, b) => { expect(equal(a, b)).toBe(false); });

  test('does not take an inherited key for one of its own', () => {
    expect(equal({ constructor: Object.prototype.constructor }, { a: 1 })).toBe(false);
  });

  test('holds for every value and its copy with the keys the other way round', () => {
    fc.assert(fc.property(json, (value) => equal(value, shuffled(value)) && equal(copyOf(value), value)));
  });

  test('agrees with canonical text', () => {
    fc.assert(fc.property(json, json, (a, b) => equal(a, b) === (canonical(a) === canonical(b))));
  });
});

describe('canonical', () => {
  test('sorts the keys, at every depth', () => {
    expect(canonical({ b: [{ d: 1, c: 'x' }], a: null })).toBe('{"a":null,"b":[{"c":"x","d":1}]}');
  });

  test('is JSON text of the same value', () => {
    fc.assert(fc.property(json, (value) => equal(JSON.parse(canonical(value)), JSON.parse(JSON.stringify(value)))));
  });

  test('writes what JSON has no word for as null', () => {
    expect(canonical(undefined)).toBe('null');
    expect(canonical({ a: undefined })).toBe('{"a":null}');
  });
});

describe('hashOf', () => {
  test('is sixteen hexadecimal digits', () => {
    fc.assert(fc.property(json, (value) => /^[0-9a-f]{16}$/.test(hashOf(value))));
  });

  test('is the same for equal values and differs for others', () => {
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    const many = Array.from({ length: 5000 }, (_, at) => hashOf({ place: at }));
    expect(new Set(many).size).toBe(many.length);
    for (const half of [0, 8]) expect(new Set(many.map((hash) => hash.slice(half, half + 8))).size).toBeGreaterThan(4990);
  });

  test('never changes: replays hold it', () => {
    expect(hashOf(null)).toBe('8765c37941c4a64d');
    expect(hashOf({ city: 'Samarkand', coins: [1, 2, 3] })).toBe('3d8a3090746431d3');
  });

  test('every digit is used about equally', () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < 4000; at += 1) for (const digit of hashOf(at)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    expect(counts.size).toBe(16);
    for (const count of counts.values()) expect(Math.abs(count - 4000)).toBeLessThan(400);
  });
});

describe('share', () => {
  test('gives the old root back when nothing changed', () => {
    const before = { a: [1, { b: 2 }], c: 'd' };
    expect(share(before, copyOf(before))).toBe(before);
    const list = [[1], { a: 1 }];
    expect(share(list, copyOf(list))).toBe(list);
  });

  test('keeps every node that a change did not touch, and only those', () => {
    const before = { left: { deep: [1, 2] }, right: { deep: [3, 4], wide: {} } };
    const after = copyOf(before);
    after.right.deep[1] = 5;
    const shared = share(before, after);
    expect(shared).toBe(after);
    expect(shared).toEqual({ left: { deep: [1, 2] }, right: { deep: [3, 5], wide: {} } });
    expect(shared.left).toBe(before.left);
    expect(shared.right.wide).toBe(before.right.wide);
    expect(shared.right).not.toBe(before.right);
    expect(before.right.deep).toEqual([3, 4]);
  });

  test.each<[unknown, unknown]>([
    [{ a: 1 }, { a: 1, b: 2 }], [{ a: 1, b: 2 }, { a: 1 }], [{ a: 1 }, { b: 1 }], [[1], [1, 2]], [[1, 2], [1]], [[], {}], [{}, []],
    [null, {}], [{}, null], [{ a: null }, { a: {} }], [{ a: {} }, { a: null }], [1, [1]], [[1], 1], ['a', 'b'], [{ a: [] }, { a: {} }], [[[]], [{}]],
    [{ a: 1 }, {}], [{}, { a: 1 }], [[{}], [{ a: 1 }]], [{}, 5], [[], 'a'], [{}, true], [{ a: {} }, { a: 5 }], [[[]], ['a']],
  ])('%j and %j: the new value comes out', (before, after) => {
    expect(share(before, copyOf(after))).toEqual(after);
    expect(equal(share(before, copyOf(after)), after)).toBe(true);
  });

  test('puts old parts in place inside lists that grew or shrank', () => {
    const before = [{ a: 1 }, { b: 2 }, { c: 3 }];
    const longer = share(before, [...copyOf(before), { d: 4 }]);
    expect(longer).toHaveLength(4);
    expect(longer[2]).toBe(before[2]);
    const shorter = share(before, copyOf(before).slice(0, 2));
    expect(shorter).toHaveLength(2);
    expect(shorter[1]).toBe(before[1]);
  });

  test('does not look into what is the same node', () => {
    const same = { get boom(): never { throw new Error('looked'); } };
    const list = [same];
    expect(share(same, same)).toBe(same);
    expect(share({ same, list, a: 1 }, { same, list, a: 2 })).toEqual({ same, list, a: 2 });
    expect(share([same, 1], [same, 2])[0]).toBe(same);
  });

  test('does not write into frozen parts', () => {
    const before = { a: { b: { c: 1 } }, d: [[1]] };
    const after = freeze({ a: { b: { c: 1 } }, d: [[1], [2]] });
    expect(share<unknown>(before, after)).toEqual({ a: { b: { c: 1 } }, d: [[1], [2]] });
  });

  test('always comes to the new value and keeps the root exactly when nothing changed', () => {
    fc.assert(fc.property(json, json, (before, after) => {
      const was = copyOf(before);
      const shared = share<unknown>(before, copyOf(after));
      return equal(shared, after) && equal(before, was) && (typeof before !== 'object' || before === null || (shared === before) === equal(before, after));
    }));
  });
});

describe('freeze', () => {
  test('freezes all the way down and returns its argument', () => {
    const tree = { a: [{ b: {} }], c: 1 };
    expect(freeze(tree)).toBe(tree);
    for (const part of [tree, tree.a, tree.a[0], tree.a[0]?.b]) expect(Object.isFrozen(part)).toBe(true);
  });

  test('leaves what is no tree alone', () => {
    for (const value of [1, 'a', null, true]) expect(freeze(value)).toBe(value);
  });

  test('takes a frozen part to be frozen all the way down', () => {
    const inner = { a: 1 };
    freeze(Object.freeze([inner]));
    expect(Object.isFrozen(inner)).toBe(false);
  });

  test('likeFrozen follows its model', () => {
    expect(Object.isFrozen(likeFrozen(Object.freeze([0]), [1]))).toBe(true);
    expect(Object.isFrozen(likeFrozen([0], [1]))).toBe(false);
  });
});

describe('copyOf', () => {
  test('shares no node', () => {
    const tree = { a: [{ b: {} }] };
    const copy = copyOf(tree);
    expect(copy).toEqual(tree);
    expect(copy).not.toBe(tree);
    expect(copy.a).not.toBe(tree.a);
    expect(copy.a[0]).not.toBe(tree.a[0]);
  });

  test('keeps a key called __proto__ as a key', () => {
    const tree = JSON.parse('{"__proto__": {"a": 1}}') as object;
    expect(Object.keys(copyOf(tree))).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(copyOf(tree))).toBe(Object.prototype);
  });
});

describe('reuse', () => {
  test.each<[unknown, unknown]>([
    [{ a: 1 }, { a: 1, b: 2 }], [{ a: 1, b: 2 }, { a: 1 }], [{ a: 1 }, { b: 1 }], [[1], [1, 2]], [[1, 2], [1]], [[], {}], [{}, []], [{ 0: 1 }, [1]], [[1], { 0: 1 }],
    [null, {}], [{}, null], [{ a: null }, { a: {} }], [{ a: {} }, { a: null }], [1, [1]], [[1], 1], [1, 2], [true, false], ['a', 'b'], [5, {}], [{}, 5], [[], 'a'], ['', []], [{ a: undefined }, { b: undefined }],
    [null, 0], [0, null], [undefined, {}], [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }],
  ])('%j and %j: the new value comes out, and neither is written to', (before, after) => {
    const was = [copyOf(before), copyOf(after)];
    expect(reuse<unknown>(freeze(before), freeze(after))).toStrictEqual(after);
    expect([before, after]).toStrictEqual(was);
  });

  test('what is the same stays the old node, also around and beside what differs', () => {
    const before = { left: { deep: [1, 2] }, right: [{ a: 1 }, { b: 2 }], none: null };
    const same = reuse(before, copyOf(before));
    expect(same).toBe(before);
    const after = reuse(before, { ...copyOf(before), right: [{ a: 1 }, { b: 3 }] });
    expect([after === before, after.left === before.left, after.right === before.right, after.right[0] === before.right[0]]).toEqual([false, true, false, true]);
  });

  test('does not look into what is the same node', () => {
    const same = { get boom(): never { throw new Error('looked'); } };
    expect(reuse(same, same)).toBe(same);
    expect(reuse({ same, a: 1 }, { same, a: 2 }).same).toBe(same);
  });
});

describe('settled', () => {
  test('keeps what is frozen all the way down, and what is no tree', () => {
    const fixed = freeze({ kind: 'play', cards: ['fig', { ripe: true, none: null }] });
    expect(settled(fixed)).toBe(fixed);
    expect(settled(fixed)).toBe(fixed);
    for (const value of [1, 'a', null, true, undefined]) expect(settled(value)).toBe(value);
  });

  test('copies and freezes anything else, so that nobody can change it later', () => {
    const inner = ['fig'];
    for (const given of [{ kind: 'play', cards: inner }, Object.freeze({ kind: 'play', cards: inner })]) {
      const own = settled(given);
      expect(own).toEqual({ kind: 'play', cards: ['fig'] });
      expect([own === given, own.cards === inner, Object.isFrozen(own), Object.isFrozen(own.cards), Object.isFrozen(inner)]).toEqual([false, false, true, true, false]);
    }
  });

  test('what says something else each time is asked once', () => {
    let times = 0;
    const own = settled(Object.freeze({ get card(): number { times += 1; return times; } }));
    expect([own.card, own.card, times]).toEqual([1, 1, 1]);
  });
});

test('lists and trees are shared place by place: what stands at another place, or under another key, is none of the old', () => {
  const before = { list: [{ a: 1 }, { b: 2 }], x: { c: 3 } };
  const after = share<unknown>(before, { list: [{ b: 2 }, { b: 2 }], x: { c: 3 } }) as typeof before;
  expect(after).toEqual({ list: [{ b: 2 }, { b: 2 }], x: { c: 3 } });
  expect([after.list[1] === before.list[1], (after.list[0] as unknown) === before.list[1], after.x === before.x]).toEqual([true, false, true]);
});
