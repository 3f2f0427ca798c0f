import { freeze as immerFreeze } from 'immer';

/** Any value that survives a trip through JSON text unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values are equal; the order of keys does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, at) => equal(item, b[at]));
  }
  if (!isTree(a) || !isTree(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

/** JSON text with sorted keys: equal values have equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isTree(value)) return value === undefined ? 'null' : JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

/**
 * Structural sharing after the fact: wherever `after` equals `before`, the old node is put in its place, so that
 * what a move did not touch keeps its identity. `after` must be a copy nobody else holds; it is completed in place.
 */
export function share<T>(before: T, after: T): T {
  if (before === after || typeof after !== 'object' || after === null) return after;
  if (typeof before !== 'object' || before === null) return after;
  if (Array.isArray(after)) return Array.isArray(before) ? (shareList(before, after) as T) : after;
  return Array.isArray(before) ? after : (shareTree(before as Tree, after as Tree) as T);
}

function shareList(before: readonly unknown[], after: unknown[]): readonly unknown[] {
  let same = before.length === after.length;
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) {
    const next = after[at];
    const previous = before[at];
    if (next === previous) continue;
    const kept = typeof next === 'object' ? share(previous, next) : next;
    if (kept !== next && !Object.isFrozen(after)) after[at] = kept;
    if (kept !== previous) same = false;
  }
  return same ? before : after;
}

function shareTree(before: Tree, after: Tree): Tree {
  let same = true;
  let surplus = 0;
  for (const key in after) {
    surplus += 1;
    const next = after[key];
    const previous = before[key];
    if (next === previous) continue;
    const kept = typeof next === 'object' ? share(previous, next) : next;
    if (kept !== next && !Object.isFrozen(after)) after[key] = kept;
    if (kept !== previous) same = false;
  }
  if (!same) return after;
  for (const _key in before) surplus -= 1;
  return surplus === 0 ? before : after;
}

/**
 * The same as `share` for a tree that may hold nodes of others: nothing is written to, what differs is made anew around
 * what is kept.
 */
export function reuse<T>(before: T, after: T): T {
  if (before === after || typeof after !== 'object' || after === null || typeof before !== 'object' || before === null) return after;
  if (Array.isArray(after) !== Array.isArray(before)) return after;
  const old = before as Tree;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const kept = keys.map((key) => {
    const value = reuse(old[key], (after as Tree)[key]);
    if (value !== old[key] || !Object.hasOwn(old, key)) same = false;
    return value;
  });
  if (same) return before;
  return (Array.isArray(after) ? kept : Object.fromEntries(keys.map((key, at) => [key, kept[at]]))) as T;
}

/** Freezes a JSON tree; parts that are frozen already are taken to be frozen all the way down. */
export function freeze<T>(value: T): T {
  return immerFreeze(value, true);
}

/** Freezes a value if its model is frozen. */
export function likeFrozen<T>(model: T, value: T): T {
  return Object.isFrozen(model) ? freeze(value) : value;
}

/**
 * A move as it is kept: what is frozen all the way down is kept as it is, anything else is copied and frozen, so that
 * nobody who holds the original can change it later.
 */
export function settled<T>(value: T): T {
  return isFixed(value) ? value : freeze(copyOf(value));
}

/** What was found to be frozen all the way down stays so. */
const fixed = /* @__PURE__ */ new WeakSet();

function isFixed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || fixed.has(value)) return true;
  if (!Object.isFrozen(value)) return false;
  // A getter stays one when it is frozen, and may say something else each time.
  if (!Object.values(Object.getOwnPropertyDescriptors(value)).every((place) => 'value' in place && isFixed(place.value))) return false;
  fixed.add(value);
  return true;
}

/** A full copy of a JSON tree that shares no node with the original. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (!isTree(value)) return value;
  // `fromEntries` defines keys: assigning to `__proto__` would not make one.
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)])) as T;
}
