import { enablePatches, Immer, type Patch as ImmerPatch } from 'immer';
import { InvalidDataError, type Path } from './errors.js';
import { choice, list, object, problemOf, type AnySchema, type Schema } from './schema.js';

/** One change of a JSON tree: the form immer writes and reads. */
export interface Patch {
  readonly op: 'replace' | 'remove' | 'add';
  readonly path: Path;
  readonly value?: unknown;
}

/** The changes that lead from one tree to another. Parts that are the same node are not looked into. */
export function diff(before: unknown, after: unknown): Patch[] {
  const patches: Patch[] = [];
  compare(before, after, [], patches);
  return patches;
}

function compare(before: unknown, after: unknown, path: Path, patches: Patch[]): void {
  if (before === after) return;
  const bothTrees = typeof before === 'object' && before !== null && typeof after === 'object' && after !== null;
  if (!bothTrees || Array.isArray(before) !== Array.isArray(after)) patches.push({ op: 'replace', path, value: after });
  else if (Array.isArray(before)) compareLists(before, after as unknown[], path, patches);
  else compareTrees(before as Record<string, unknown>, after as Record<string, unknown>, path, patches);
}

/** How many entries of a list cost as much, as JSON, as one change of an entry. */
const ENTRIES_A_CHANGE = 7;

/** Whether a list is said sooner anew: a draw out of the middle of a pile moves all that lies behind it. */
function isSoonerAnew(before: readonly unknown[], after: readonly unknown[]): boolean {
  let changed = Math.abs(before.length - after.length);
  for (let at = 0; at < before.length || at < after.length; at += 1) {
    const [was, is] = [before[at], after[at]];
    if ((typeof was === 'object' && was !== null) || (typeof is === 'object' && is !== null)) return false;
    if (was !== is && at < before.length && at < after.length) changed += 1;
  }
  return changed > 1 + after.length / ENTRIES_A_CHANGE;
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path, patches: Patch[]): void {
  if (isSoonerAnew(before, after)) { patches.push({ op: 'replace', path, value: after }); return; }
  const common = Math.min(before.length, after.length);
  for (let at = 0; at < common; at += 1) compare(before[at], after[at], [...path, at], patches);
  for (let at = common; at < after.length; at += 1) patches.push({ op: 'add', path: [...path, at], value: after[at] });
  for (let at = before.length - 1; at >= common; at -= 1) patches.push({ op: 'remove', path: [...path, at] });
}

function compareTrees(before: Record<string, unknown>, after: Record<string, unknown>, path: Path, patches: Patch[]): void {
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key)) compare(before[key], after[key], [...path, key], patches);
    else patches.push({ op: 'remove', path: [...path, key] });
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) patches.push({ op: 'add', path: [...path, key], value: after[key] });
  }
}

const pathPart: Schema<string | number> = {
  check: (part) => (typeof part === 'string' || Number.isFinite(part) ? null : { path: [], message: 'expected a key or a place' }),
  json: { type: ['string', 'number'] },
  text: null,
};

/** Nothing in a state lies deeper than this; what does would be followed until the stack ends. */
const DEEPEST = 100;

const isWithin = (value: unknown, levels: number): boolean => typeof value !== 'object' || value === null || (levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1)));

const patchValue: AnySchema = { check: (value) => (isWithin(value, DEEPEST) ? null : { path: [], message: `lies deeper than ${DEEPEST} levels` }), json: {}, text: null };

/** The form of changes from outside: no state is so deep, and no step changes so much. */
const patchesSchema = /* @__PURE__ */ list(
  /* @__PURE__ */ object({ op: choice(['replace', 'remove', 'add']), path: list(pathPart, { most: 100 }) }, { value: patchValue }),
  { most: 100_000 },
);

let patching: Immer | null = null;

/** Immer's own settings are the program's: here nothing is frozen on the way. */
function patcher(): Immer {
  enablePatches();
  patching ??= new Immer({ autoFreeze: false });
  return patching;
}

/**
 * Applies changes to a tree, as immer does; what they do not touch stays the same node. Throws `InvalidDataError` for what
 * is no list of changes, and for a change that leads nowhere in this tree, as one to a key called `__proto__` always does: no
 * state has such a key, and following it would reach what all objects share.
 */
export function applyPatches<T>(before: T, patches: readonly Patch[]): T {
  const found = problemOf(patchesSchema.check, patches);
  if (found) throw new InvalidDataError('patch', found.path, found.message);
  let tree: unknown = before;
  let within: Patch[] = [];
  for (const patch of patches) {
    if (patch.path.length > 0) { within.push(patch); continue; }
    tree = applyWithin(tree, within);
    within = [];
    tree = valueOf(patch);
  }
  return applyWithin(tree, within) as T;
}

/** Each change is looked at in the tree as those before it leave it. */
function applyWithin(before: unknown, patches: readonly Patch[]): unknown {
  if (patches.length === 0) return before;
  const immer = patcher();
  return immer.produce(before, (draft: unknown) => {
    for (const patch of patches) {
      demandPlace(draft, patch);
      immer.applyPatches(draft as object, [patch as ImmerPatch]);
    }
  });
}

/** Immer would follow what objects inherit, and leave holes in lists. */
function demandPlace(tree: unknown, patch: Patch): void {
  let node = tree;
  patch.path.forEach((key, depth) => {
    const isLast = depth === patch.path.length - 1;
    if (!hasPlace(node, key, isLast ? patch : null)) throw new InvalidDataError('patch', patch.path, 'leads nowhere in this tree');
    if (!isLast) node = (node as Record<string | number, unknown>)[key];
  });
  if (patch.op !== 'remove') valueOf(patch);
}

function valueOf({ op, path, value }: Patch): unknown {
  if (op === 'remove') throw new InvalidDataError('patch', path, 'the whole tree cannot be removed');
  if (value === undefined) throw new InvalidDataError('patch', path, 'says no value');
  return value;
}

/** Whether a key leads somewhere; at the end of a path (`last`), an `add` needs no old value there. */
function hasPlace(tree: unknown, key: string | number, last: Patch | null): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  // Immer follows no `constructor` either, be it the tree's own.
  if (!Array.isArray(tree)) return key !== '__proto__' && (last !== null || key !== 'constructor') && (last?.op === 'add' || Object.hasOwn(tree, key));
  if (key === 'length') return last?.op === 'replace' && Number.isInteger(last.value) && (last.value as number) >= 0 && (last.value as number) <= tree.length;
  if (typeof key !== 'number') return false;
  return Object.hasOwn(tree, key) || (last?.op === 'add' && key === tree.length);
}
