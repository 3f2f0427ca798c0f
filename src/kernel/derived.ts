import type { Random } from './chance.js';

/* What the derived.ts of the games is written with: small functions over lists of ids and numbers. */

/** A copy of a list of values that cannot change. Most lists of a state are empty: to ask first saves a tenth of a copy. */
export function copied<T>(values: readonly T[]): T[] {
  return values.length === 0 ? [] : values.slice();
}

/** The old list, if the new one holds the same. */
export function kept<T>(before: T[], after: T[]): T[] {
  if (before.length !== after.length) return after;
  for (let at = 0; at < after.length; at += 1) if (before[at] !== after[at]) return after;
  return before;
}

/** As many times `null` as there are ids; the ids go into the pool they cannot be told apart from. */
export function hidden<T>(ids: readonly (T | null)[], pool: T[]): null[] {
  const nobody: null[] = [];
  for (let at = 0; at < ids.length; at += 1) {
    nobody.push(null);
    pool.push(ids[at] as T);
  }
  return nobody;
}

/** The same, where the id says into which of some pools it goes. */
export function hiddenAmong<T>(ids: readonly (T | null)[], poolOf: (id: T) => T[]): null[] {
  const nobody: null[] = [];
  for (let at = 0; at < ids.length; at += 1) {
    nobody.push(null);
    poolOf(ids[at] as T).push(ids[at] as T);
  }
  return nobody;
}

/** Puts a pool in order. By hand: pools are short, and the engine's own sort costs as much as the rest of a view. */
export function inOrder<T extends string | number>(pool: T[]): void {
  for (let at = 1; at < pool.length; at += 1) {
    const id = pool[at] as T;
    let before = at - 1;
    for (; before >= 0 && id < (pool[before] as T); before -= 1) pool[before + 1] = pool[before] as T;
    pool[before + 1] = id;
  }
}

/** What a view shows of a list, in order, with any one of those left in the place of each that is not known. */
export function dealt<T extends string | number>(seen: readonly (T | null)[], pool: T[], random: Random): T[] {
  const found: T[] = [];
  for (let at = 0; at < seen.length; at += 1) {
    const id = seen[at] ?? taken(pool, Math.floor(random() * pool.length));
    let place = found.length;
    for (found.push(id); place > 0 && id < (found[place - 1] as T); place -= 1) found[place] = found[place - 1] as T;
    found[place] = id;
  }
  return found;
}

// By hand: the engine's own `splice` makes a list of what it takes out.
function taken<T>(ids: T[], place: number): T {
  const id = ids[place] as T;
  for (let at = place + 1; at < ids.length; at += 1) ids[at - 1] = ids[at] as T;
  ids.pop();
  return id;
}

/** Adds the ids of a place to those found; an empty place is `null`. */
export function gathered<T>(found: T[], ids: readonly (T | null)[], is?: (id: T) => boolean): void {
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] as T | null;
    if (id !== null && (is === undefined || is(id))) found.push(id);
  }
}

/** The sum of some numbers. */
export function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at += 1) sum += numbers[at] as number;
  return sum;
}
