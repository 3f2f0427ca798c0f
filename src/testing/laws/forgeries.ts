import * as fc from 'fast-check';
import type { AnyGame, AnyState } from '../../kernel/game.js';
import { copyOf, equal } from '../../kernel/json.js';
import type { JsonSchema } from '../../kernel/schema.js';
import { fromSchema } from '../arbitraries.js';
import { at, kindOf, schemaAt, type Path, type Places } from './places.js';

/** What is to stand at a place instead; without a value the key is taken away. */
export interface Edit {
  readonly path: Path;
  readonly value?: unknown;
}

/** A state with some places changed, or `null` when it has no such places. The config stays the same object unless it is changed. */
export function forge(state: AnyState, edits: readonly Edit[]): AnyState | null {
  const { config, ...rest } = state;
  const forged = { ...copyOf(rest), config: edits.some(({ path }) => path[0] === 'config') ? copyOf(config) : config } as AnyState;
  for (const { path, value } of edits) {
    const holder = at(forged, path.slice(0, -1));
    const key = path[path.length - 1] as string;
    if (typeof holder !== 'object' || holder === null) return null;
    if (value === undefined) Reflect.deleteProperty(holder, key);
    else Reflect.set(holder, key, copyOf(value));
  }
  return forged;
}

/** What stood at the places of earlier states, by kind of place. */
export type Memory = Map<string, unknown[]>;

const REMEMBERED = 40;

/** Keeps what stands in a state, so that it can turn up in another one. */
export function remember(memory: Memory, state: AnyState, { leaves, lists }: Places, pick: Pick): void {
  const keep = (path: Path, value: unknown): void => {
    const kind = kindOf(path);
    const kept = memory.get(kind) ?? [];
    memory.set(kind, kept);
    if (kept.some((one) => equal(one, value))) return;
    if (kept.length < REMEMBERED) kept.push(copyOf(value));
    else kept[pick(REMEMBERED)] = copyOf(value);
  };
  for (const path of leaves) keep(path, at(state, path));
  for (const path of lists) (at(state, path) as unknown[]).forEach((item, place) => { if (typeof item === 'object') keep([...path, place], item); });
}

/** A whole number below a bound. */
export type Pick = (bound: number) => number;

/** What changes are made of. */
export interface Forger {
  readonly game: AnyGame;
  readonly state: AnyState;
  readonly places: Places;
  readonly memory: Memory;
  readonly pick: Pick;
}

const pools = new WeakMap<JsonSchema, readonly unknown[]>();

/** A value that a schema allows. */
function drawn(schema: JsonSchema | null, pick: Pick): unknown {
  if (!schema) return null;
  const pool = pools.get(schema) ?? fc.sample(fromSchema(schema), { numRuns: 50, seed: 1 });
  pools.set(schema, pool);
  return pool[pick(pool.length)];
}

const one = <T>(items: readonly T[], pick: Pick): T => items[pick(items.length)] as T;

/**
 * Changes a state in a little: one place, two places that have to do with each other, or two that need not. The values
 * are copies: the state is played on, and what is to be tried again later must not change with it.
 */
export function edits(forger: Forger): readonly Edit[] {
  return copyOf(changed(forger));
}

function changed(forger: Forger): readonly Edit[] {
  switch (forger.pick(8)) {
    case 0: return shifted(forger);
    case 1: return exchanged(forger);
    case 2: return carried(forger);
    case 3: return [somewhere(forger), somewhere(forger)];
    case 4: return extreme(forger);
    default: return [somewhere(forger)];
  }
}

/** One place changed: often something that is still to be done, every part of the state about as often as the others. */
function somewhere(forger: Forger): Edit {
  const { state, pick } = forger;
  const keys = Object.keys(state);
  const path: (string | number)[] = [pick(3) === 0 ? 'frames' : one(keys, pick)];
  for (;;) {
    const value = at(state, path);
    if (typeof value !== 'object' || value === null) return { path, value: otherValue(forger, path, value) };
    const parts: readonly (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    if (Array.isArray(value) && (parts.length === 0 || pick(5) < 2)) return { path, value: otherList(forger, path, value) };
    if (parts.length === 0 || (!Array.isArray(value) && pick(12) === 0)) return otherKey(forger, path, value);
    path.push(one(parts, pick));
  }
}

function otherValue({ game, state, places, memory, pick }: Forger, path: Path, value: unknown): unknown {
  const kind = kindOf(path);
  const way = pick(6);
  if (typeof value === 'number' && way < 3) return value + (pick(2) === 0 ? 1 : -1) * (way === 2 ? 2 : 1);
  if (typeof value === 'boolean') return !value;
  if (way < 4) return one(memory.get(kind) ?? [value], pick);
  if (way === 4) return at(state, one(places.leaves.filter((leaf) => kindOf(leaf) === kind), pick));
  return drawn(schemaAt(game.schemas.state, state, path), pick);
}

function otherList(forger: Forger, path: Path, items: readonly unknown[]): unknown[] {
  const { pick } = forger;
  const list = items.slice();
  const [here, there] = [pick(items.length + 1), pick(Math.max(1, items.length))];
  const way = items.length === 0 ? 3 : pick(6);
  if (way === 0) list.splice(there, 1);
  else if (way === 1) [list[there], list[here % items.length]] = [items[here % items.length], items[there]];
  else if (way === 2) list.splice(here, 0, items[there]);
  else if (way === 5) list[there] = newItem(forger, path);
  else list.splice(way === 4 ? items.length : here, 0, newItem(forger, path));
  return list;
}

/** An entry a list could have: one that such a list had, or one its schema allows. */
function newItem({ game, state, memory, pick }: Forger, path: Path): unknown {
  const known = memory.get(kindOf([...path, 0])) ?? [];
  return known.length > 0 && pick(3) > 0 ? one(known, pick) : drawn(schemaAt(game.schemas.state, state, [...path, 0]), pick);
}

/** A key that may be there or not is added or taken away. */
function otherKey({ game, state, pick }: Forger, path: Path, value: object): Edit {
  const known = Object.keys((schemaAt(game.schemas.state, state, path)?.['properties'] ?? {}) as object);
  const key = one(known.length > 0 ? known : Object.keys(value), pick);
  const inner = [...path, key];
  return Object.hasOwn(value, key) ? { path: inner } : { path: inner, value: drawn(schemaAt(game.schemas.state, state, inner), pick) };
}

/** The number furthest from the one at a place, upwards or downwards, that is let in there; steps are doubled, then halved. */
export function furthest(game: AnyGame, state: AnyState, path: Path, way: 1 | -1): number {
  const from = at(state, path) as number;
  const isLetIn = (far: number): boolean => game.validate(forge(state, [{ path, value: from + way * far }])).ok;
  let [good, bad] = [0, 1];
  while (Number.isSafeInteger(from + way * bad) && isLetIn(bad)) [good, bad] = [bad, 2 * bad];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isLetIn(middle)) good = middle;
    else bad = middle;
  }
  return from + way * good;
}

/** As much, or as little, as may be somewhere, and half of the time in a second place as well. */
function extreme(forger: Forger): Edit[] {
  const [one, other] = pair(forger, 'number');
  if (!one || !other) return [somewhere(forger)];
  const { game, state, pick } = forger;
  const first = { path: one, value: furthest(game, state, one, pick(3) === 0 ? -1 : 1) };
  if (pick(2) === 0) return [first];
  const changed = forge(state, [first]);
  return changed === null ? [first] : [first, { path: other, value: furthest(game, changed, other, 1) }];
}

/** So much more in one place, and as much less in another: nothing is made or lost. */
function shifted(forger: Forger): Edit[] {
  const [from, to] = pair(forger, 'number');
  if (!from || !to) return [somewhere(forger)];
  return [{ path: from, value: (at(forger.state, from) as number) - 1 }, { path: to, value: (at(forger.state, to) as number) + 1 }];
}

/** What stands in one place against what stands in another. */
function exchanged(forger: Forger): Edit[] {
  const [from, to] = pair(forger, forger.pick(2) === 0 ? 'number' : 'string');
  if (!from || !to) return [somewhere(forger)];
  return [{ path: from, value: at(forger.state, to) }, { path: to, value: at(forger.state, from) }];
}

/** Two places of one type, half of the time of one kind. */
function pair({ state, places, pick }: Forger, type: 'number' | 'string'): readonly Path[] {
  const fit = places.leaves.filter((path) => typeof at(state, path) === type);
  if (fit.length === 0) return [];
  const from = one(fit, pick);
  const alike = fit.filter((path) => kindOf(path) === kindOf(from));
  return [from, one(pick(2) === 0 ? alike : fit, pick)];
}

/** An entry of one list goes into another. */
function carried(forger: Forger): Edit[] {
  const { state, places, pick } = forger;
  const full = places.lists.filter((path) => (at(state, path) as unknown[]).length > 0);
  if (full.length === 0) return [somewhere(forger)];
  const from = one(full, pick);
  const items = at(state, from) as readonly unknown[];
  const place = pick(items.length);
  const likely = places.lists.filter((path) => kindOf(path) === kindOf(from));
  const to = one(pick(3) === 0 ? likely : places.lists, pick);
  const others = at(state, to) as readonly unknown[];
  const less = items.filter((_, other) => other !== place);
  if (equal(from, to)) return [{ path: from, value: inserted(less, pick(items.length), items[place]) }];
  return [{ path: from, value: less }, { path: to, value: inserted(others, pick(others.length + 1), items[place]) }];
}

function inserted(items: readonly unknown[], place: number, item: unknown): unknown[] {
  return [...items.slice(0, place), item, ...items.slice(place)];
}
