import { InvalidDataError } from './errors.js';
import type { Json } from './json.js';
import { nearest } from './nearest.js';
import { problemOf, type AnySchema, type Problem, type Schema } from './schema.js';

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
