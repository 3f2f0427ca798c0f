import { InvalidDataError } from './errors.js';
import type { Json } from './json.js';
import { problemOf, type AnySchema, type Problem, type Schema } from './schema.js';

/** How many letters have to be changed, put in, left out or exchanged with a neighbour to make one word of the other. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, (before[j - 2] as number) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[other.length] as number;
}

/** The words of a list that somebody may have meant, the nearest first: "did you mean". */
export function nearest(word: string, words: readonly string[], most = 3): string[] {
  const wanted = word.toLowerCase();
  const limit = Math.max(1, Math.floor(word.length / 3));
  return words
    .map((one) => ({ one, away: distance(wanted, one.toLowerCase()) }))
    .filter(({ one, away }) => away <= limit || (wanted.length > 2 && one.toLowerCase().startsWith(wanted)))
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ one }) => one);
}

/** What a JSON Schema allows at a place: keys of objects, and words. */
function wordsAt(schema: Json, path: readonly (string | number)[]): string[] {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [];
  const { properties, items, anyOf, enum: words } = schema as { readonly [key: string]: Json };
  const [step, ...rest] = path;
  const inner = [...(Array.isArray(anyOf) ? anyOf.flatMap((one) => wordsAt(one as Json, path)) : [])];
  if (step === undefined) return [...inner, ...(Array.isArray(words) ? words.map(String) : []), ...(typeof properties === 'object' && properties !== null ? Object.keys(properties) : [])];
  if (typeof step === 'number') return [...inner, ...wordsAt(items ?? null, rest)];
  return [...inner, ...wordsAt((properties as { readonly [key: string]: Json } | undefined)?.[step] ?? null, rest)];
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((held, step) => (typeof held === 'object' && held !== null ? Reflect.get(held, step) : undefined), value);
}

/** A problem with the words somebody may have meant. */
function withNearest({ path, message }: Problem, schema: AnySchema, given: unknown): Problem {
  const isKey = message === 'unknown key';
  const word = isKey ? path[path.length - 1] : valueAt(given, path);
  const near = typeof word === 'string' ? nearest(word, wordsAt(schema.json, isKey ? path.slice(0, -1) : path)) : [];
  return { path, message: near.length > 0 ? `${message}; did you mean ${near.join(' or ')}?` : message };
}

/** Throws an `InvalidDataError` that names the place of what is wrong and the nearest words, at every depth. */
export function demandNear<T>(schema: Schema<T>, value: unknown, what: string): T {
  const found = problemOf(schema.check, value);
  if (!found) return value as T;
  const { path, message } = withNearest(found, schema, value);
  throw new InvalidDataError(what, path, message);
}
