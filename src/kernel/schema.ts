import { equal, type Json } from './json.js';
import { InvalidDataError } from './errors.js';
import { nearest } from './nearest.js';
import type { Nature } from './parts.js';
import type { Notes } from './declaration.js';

/** What is wrong, and where. */
export interface Problem {
  readonly path: (string | number)[];
  readonly message: string;
}

/** How a value is written as one token of notation, and read back. */
export interface TextForm<T> {
  /** What the token looks like, as the source of a regular expression. */
  readonly pattern: string;
  // Written as a method, so that the schema of a narrower type serves where a wider one is asked for.
  /** The token of a value. */
  print(this: void, value: T): string;
  /** `undefined` when the token does not say such a value. */
  parse(this: void, token: string): T | undefined;
}

/** How a value is put together out of others. */
export type Form =
  | { readonly of: 'list'; readonly item: AnySchema; readonly bounds: ListBounds }
  | { readonly of: 'tuple'; readonly items: readonly AnySchema[] }
  | { readonly of: 'object'; readonly fields: Fields; readonly optional: Fields }
  | { readonly of: 'record'; readonly item: AnySchema }
  | { readonly of: 'nullable'; readonly inner: AnySchema }
  | { readonly of: 'variants'; readonly kinds: Fields }
  | { readonly of: 'either'; readonly kinds: readonly AnySchema[] }
  | { readonly of: 'anything' };

/** A JSON Schema (draft 2020-12), as plain JSON. */
export type JsonSchema = { readonly [key: string]: Json };

/**
 * The one description of a kind of value, from which the TypeScript type, the validation, the JSON Schema and the
 * notation are made.
 */
export interface Schema<T> {
  /** The first problem of a value, or `null`. Never throws on JSON data and never looks deeper than described. */
  readonly check: (value: unknown) => Problem | null;
  readonly json: JsonSchema;
  readonly text: TextForm<T> | null;
  /** What a value is to a person who chooses it, where that is known; `called` gives it a noun. */
  readonly nature?: Nature | null;
  /** How it is put together; nothing for numbers, words and flags. */
  readonly form?: Form;
  /** What a declaration of a state says about this part of it: see declaration.ts. */
  readonly notes?: Notes;
  /** Only for the compiler. */
  readonly type?: T;
}

/** The TypeScript type a schema describes. */
export type Static<S> = S extends Schema<infer T> ? T : never;

/** Data that is only read. */
export type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T;

/** What a schema describes, as data that is only read. */
export type DataOf<S> = ReadOnly<Static<S>>;

const problem = (message: string): Problem => ({ path: [], message });

function within(found: Problem, part: string | number): Problem {
  found.path.unshift(part);
  return found;
}

/** What a check finds in a value nothing is known of; one that cannot even be read is a problem like any other. */
export function problemOf(check: (value: unknown) => Problem | null, value: unknown): Problem | null {
  try {
    return check(value);
  } catch (error) {
    return problem(`cannot be read (${reasonOf(error)})`);
  }
}

function reasonOf(error: unknown): string {
  try {
    return String(error).slice(0, 80);
  } catch {
    return 'without a reason';
  }
}

/** Throws an `InvalidDataError` naming the place when the value does not fit. */
export function demand<T>(schema: Schema<T>, value: unknown, what: string): T {
  const found = problemOf(schema.check, value);
  if (found) throw new InvalidDataError(what, found.path, found.message);
  return value as T;
}

/** A whole number between two bounds, both included. */
export function integer(least: number, most: number): Schema<number> {
  return {
    check: (value) => (Number.isInteger(value) && (value as number) >= least && (value as number) <= most && !Object.is(value, -0)
      ? null : problem(`expected a whole number from ${least} to ${most}`)),
    json: { type: 'integer', minimum: least, maximum: most },
    text: {
      pattern: '-?\\d+',
      print: String,
      parse: (token) => (/^(0|-?[1-9]\d{0,14})$/.test(token) ? Number(token) : undefined),
    },
    nature: { of: 'amount', shape: 'one' },
  };
}

/** As many words as somebody reads. */
const someOf = (words: readonly string[]): string => `${words.slice(0, 12).join(', ')}${words.length > 12 ? ', …' : ''}`;

/** One of some given words. */
export function choice<const Word extends string>(words: readonly Word[]): Schema<Word> {
  const known = new Set<unknown>(words);
  return {
    check: (value) => (known.has(value) ? null : problem(`expected one of ${someOf(words)}`)),
    // A list of its own: published schemas are frozen, and the compiler reads frozen lists many times slower than others.
    json: { enum: words.slice() },
    text: { pattern: '\\S+', print: (word) => word, parse: (token) => (known.has(token) ? (token as Word) : undefined) },
    nature: { of: 'word', shape: 'one' },
  };
}

/** One given value. */
export function literal<const Value extends string | number | boolean>(only: Value): Schema<Value> {
  return { check: (value) => (value === only ? null : problem(`expected ${only}`)), json: { const: only }, text: null };
}

/** Any text up to a length. */
export function text(longest: number): Schema<string> {
  return {
    check: (value) => (typeof value === 'string' && value.length <= longest ? null : problem(`expected text of at most ${longest} characters`)),
    json: { type: 'string', maxLength: longest },
    text: null,
  };
}

/** True or false. */
export const flag: Schema<boolean> = {
  check: (value) => (typeof value === 'boolean' ? null : problem('expected true or false')),
  json: { type: 'boolean' },
  text: { pattern: 'yes|no', print: (value) => (value ? 'yes' : 'no'), parse: (token) => (token === 'yes' ? true : token === 'no' ? false : undefined) },
  nature: { of: 'flag', shape: 'one' },
};

/** A value or `null`. */
export function nullable<T>(inner: Schema<T>): Schema<T | null> {
  const form = inner.text;
  if (form?.parse('none') !== undefined) throw new TypeError('"none" is the word for nothing and cannot stand for a value, too');
  return {
    check: (value) => (value === null ? null : inner.check(value)),
    json: { anyOf: [{ type: 'null' }, inner.json] },
    text: form && {
      pattern: form.pattern === '\\S+' ? '\\S+' : `none|${form.pattern}`,
      print: (value) => (value === null ? 'none' : form.print(value)),
      parse: (token) => (token === 'none' ? null : form.parse(token)),
    },
    nature: inner.nature?.shape === 'one' ? inner.nature : null,
    form: { of: 'nullable', inner },
  };
}

/** What a list may look like. */
export interface ListBounds {
  readonly most: number;
  readonly least?: number;
  readonly distinct?: boolean;
  /** Whether the order means something, as in a path; else the items are a set, and stand in the order of their values. */
  readonly ordered?: boolean;
  /** Whether a set stands with its last value first. */
  readonly descending?: boolean;
  /** What stands between two items in notation; `+` unless told. */
  readonly separator?: string;
}

/** A list of values of one kind; an empty list is written `-`. */
export function list<T>(item: Schema<T>, bounds: ListBounds): Schema<T[]> {
  const { most, least = 0, distinct = false, ordered = false, separator = '+' } = bounds;
  const form = item.text;
  return {
    check: (value) => {
      if (!Array.isArray(value)) return problem('expected a list');
      if (value.length < least || value.length > most) return problem(`expected ${least} to ${most} items`);
      for (let at = 0; at < value.length; at += 1) {
        const found = item.check(value[at]);
        if (found) return within(found, at);
        if (distinct && value.findIndex((other) => equal(other, value[at])) !== at) return within(problem('stands here twice'), at);
      }
      return Object.keys(value).length === value.length ? null : problem('expected nothing but items');
    },
    json: { type: 'array', items: item.json, minItems: least, maxItems: most, ...(distinct ? { uniqueItems: true } : {}) },
    text: form && {
      pattern: separator.includes(' ') ? '.+' : '\\S+',
      print: (value) => (value.length === 0 ? '-' : value.map(form.print).join(separator)),
      parse: (token) => parseList(token, form, separator),
    },
    nature: item.nature?.shape === 'one' ? { of: item.nature.of, shape: ordered ? 'path' : 'set' } : null,
    form: { of: 'list', item, bounds },
  };
}

function parseList<T>(token: string, form: TextForm<T>, separator: string): T[] | undefined {
  if (token === '-') return [];
  const items: T[] = [];
  for (const part of token.split(separator)) {
    const item = form.parse(part);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

/** A list of fixed length whose places have each their own kind. */
export function tuple<const Items extends readonly AnySchema[]>(...items: Items): Schema<{ -readonly [At in keyof Items]: Static<Items[At]> }> {
  return {
    check: (value) => {
      if (!Array.isArray(value) || value.length !== items.length) return problem(`expected a list of ${items.length}`);
      for (let at = 0; at < items.length; at += 1) {
        const found = (items[at] as AnySchema).check(value[at]);
        if (found) return within(found, at);
      }
      return null;
    },
    json: { type: 'array', prefixItems: items.map((item) => item.json), items: false, minItems: items.length },
    text: null,
    form: { of: 'tuple', items },
  };
}

/** Any schema, when it does not matter of what. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a schema both takes and gives its type, so nothing narrower accepts every schema
export type AnySchema = Schema<any>;

/** Schemas by key. */
export type Fields = Readonly<Record<string, AnySchema>>;

/** The object type of some fields. */
export type ObjectOf<Required extends Fields, Optional extends Fields = Record<never, never>> =
  { -readonly [Key in keyof Required]: Static<Required[Key]> } & { -readonly [Key in keyof Optional]?: Static<Optional[Key]> };

/** An object with exactly these keys, and at most the optional ones beside them. */
export function object<const Required extends Fields, const Optional extends Fields = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Schema<ObjectOf<Required, Optional>> {
  const needed = Object.entries(required);
  const extra = Object.entries(optional ?? {});
  const known = new Map([...needed, ...extra]);
  const names = [...known.keys()];
  const checks = [...known.values()].map(({ check }) => check);
  const properties: Record<string, JsonSchema> = {};
  for (const [key, field] of known) properties[key] = field.json;
  return {
    check: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return problem('expected an object');
      const fields = value as Record<string, unknown>;
      // First the keys, then what stands under them: nothing is read of what has another form.
      const keys = Object.keys(fields);
      if (keys.length >= needed.length && begins(names, keys)) {
        // All are there, in their order, as nearly always: no key has to be looked up.
        for (let at = 0; at < keys.length; at += 1) {
          const key = names[at] as string;
          const found = (checks[at] as AnySchema['check'])(fields[key]);
          if (found) return within(found, key);
        }
        return null;
      }
      for (const key of keys) if (!known.has(key)) return within(problem('unknown key'), key.slice(0, 40));
      for (const [key] of needed) if (!Object.hasOwn(fields, key)) return within(problem('missing'), key);
      for (const key of keys) {
        const found = (known.get(key) as AnySchema).check(fields[key]);
        if (found) return within(found, key);
      }
      return null;
    },
    json: { type: 'object', properties, required: needed.map(([key]) => key), additionalProperties: false },
    text: null,
    form: { of: 'object', fields: required, optional: optional ?? {} },
  };
}

/** Whether a list begins with others. */
function begins(list: readonly string[], others: readonly string[]): boolean {
  if (others.length > list.length) return false;
  for (let at = 0; at < others.length; at += 1) if (others[at] !== list[at]) return false;
  return true;
}

/** What a record holds; where its keys are known only when the program runs, any word is one. */
export type RecordOf<Key extends string, T> = string extends Key ? Record<string, T> : Partial<Record<Key, T>>;

/** An object in which any of the given keys may occur, all with the same kind of value. */
export function record<const Key extends string, T>(keys: readonly Key[], item: Schema<T>): Schema<RecordOf<Key, T>> {
  const known = new Set<string>(keys);
  const form = item.text;
  const properties: Record<string, JsonSchema> = {};
  for (const key of keys) properties[key] = item.json;
  return {
    check: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return problem('expected an object');
      const present = Object.keys(value);
      for (const key of present) if (!known.has(key)) return within(problem('unknown key'), key.slice(0, 40));
      for (const key of present) {
        const found = item.check((value as Record<string, unknown>)[key]);
        if (found) return within(found, key);
      }
      return null;
    },
    json: { type: 'object', properties, additionalProperties: false },
    text: form && {
      pattern: '\\S+',
      print: (value) => {
        const held = value as Readonly<Partial<Record<Key, T>>>;
        return keys.filter((key) => held[key] !== undefined).map((key) => `${key}:${form.print(held[key] as T)}`).join('+') || '-';
      },
      parse: (token) => parseRecord(token, known, form) as RecordOf<Key, T> | undefined,
    },
    nature: item.nature?.of === 'amount' && item.nature.shape === 'one' ? { of: 'word', shape: 'set' } : null,
    form: { of: 'record', item },
  };
}

function parseRecord<T>(token: string, known: ReadonlySet<string>, form: TextForm<T>): Record<string, T> | undefined {
  const value: Record<string, T> = {};
  if (token === '-') return value;
  for (const part of token.split('+')) {
    const colon = part.indexOf(':');
    const key = part.slice(0, colon);
    const item = form.parse(part.slice(colon + 1));
    if (colon < 0 || !known.has(key) || Object.hasOwn(value, key) || item === undefined) return undefined;
    value[key] = item;
  }
  return value;
}

/** An object with exactly the given keys, all with the same kind of value. */
export function complete<const Key extends string, T>(keys: readonly Key[], item: Schema<T>): Schema<Record<Key, T>> {
  const fields: Record<string, Schema<T>> = {};
  for (const key of keys) fields[key] = item;
  return object(fields) as unknown as Schema<Record<Key, T>>;
}

/** One of several kinds of object, told apart by `kind`. */
export function variants<const Kinds extends Fields>(kinds: Kinds): Schema<{ [Kind in keyof Kinds]: Static<Kinds[Kind]> }[keyof Kinds]> {
  const known = new Map(Object.entries(kinds));
  const checks = new Map(Object.entries(kinds).map(([kind, { check }]) => [kind, check]));
  return {
    check: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return problem('expected an object');
      const check = checks.get((value as { kind: string }).kind);
      return check ? check(value) : within(problem(kindExpected([...known.keys()], (value as { kind: unknown }).kind)), 'kind');
    },
    json: { oneOf: [...known.values()].map((kind) => kind.json) },
    text: null,
    form: { of: 'variants', kinds },
  };
}

/** What kinds there are, the nearest to a misspelt one first of all. */
function kindExpected(kinds: readonly string[], given: unknown): string {
  const near = typeof given === 'string' && given.length <= LONGEST_KIND ? nearest(given, kinds) : [];
  return near.length > 0 ? `expected a kind; did you mean ${near.join(' or ')}?` : `expected one of ${someOf(kinds)}`;
}

const LONGEST_KIND = 40;

/** Whatever JSON can hold: for parts that somebody else looks into. */
export const anything: AnySchema = { check: () => null, json: {}, text: null, form: { of: 'anything' } };

/** A value of one kind or the other. */
export function either<A, B>(one: Schema<A>, other: Schema<B>): Schema<A | B> {
  return {
    check: (value) => {
      const found = one.check(value);
      const second = found && other.check(value);
      // What is wrong further inside has the form that was meant.
      return found && second && found.path.length > second.path.length ? found : second;
    },
    json: { anyOf: [one.json, other.json] },
    text: null,
    form: { of: 'either', kinds: [one, other] },
  };
}

/** A schema with a further condition that types cannot say. */
export function refine<T>(schema: Schema<T>, condition: (value: T) => string | null): Schema<T> {
  return {
    ...schema,
    check: (value) => {
      const found = schema.check(value);
      if (found) return found;
      const complaint = condition(value as T);
      return complaint === null ? null : problem(complaint);
    },
  };
}
