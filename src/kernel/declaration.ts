import type { Random, Seat } from './chance.js';
import type { AnyFrame } from './game.js';
import { integer, list, nullable, object, type AnySchema, type Fields, type ListBounds, type ObjectOf, type Schema, type Static } from './schema.js';

/*
 * What lies on the table, declared once. `npm run derive` makes of it, and of the frames, what depends on every part of
 * a state: copies, structural sharing, what a seat may see and the way back, and what there is of each component.
 */

/** Where things of a kind are: a place holds ids (one, or a list, with `null` for an empty place). */
export interface Home {
  readonly component: string;
  /** Counted seat by seat. */
  readonly each: boolean;
  /** Which entries are such things, if not all are. */
  readonly is: ((entry: never) => boolean) | null;
}

/** Where so many of something are that cannot be told apart: a number, or lists of numbers. */
export interface Stock {
  readonly component: string;
  /** Counted seat by seat. */
  readonly each: boolean;
}

/** Some lists of a state that something cannot be told apart from. */
export interface Pools {
  readonly pools: readonly string[];
  /** Which of them an id belongs to. */
  readonly of: (id: never) => string;
}

/** What a seat has that the others may not see. */
export interface Secret {
  /** What it cannot be told apart from: the name of a list of the state, or how an id says which of some lists it is. */
  readonly among: string | Pools;
  /** When everybody may see it. */
  readonly until?: 'over';
  /** The option of a ruling that lays it open. */
  readonly unless?: readonly [ruling: string, option: string];
  /** Whether it lies open, where that cannot be said so shortly. */
  readonly open?: (position: never) => boolean;
  /** Deals it, where not any of the pool is as likely as the others. */
  readonly deal?: (view: never, state: never, random: Random) => void;
}

/** What a declaration says about a part of a state beside its form. */
export interface Notes {
  readonly homes?: readonly Home[];
  readonly stocks?: readonly Stock[];
  readonly secret?: Secret;
}

/** A part of a state that looks otherwise in a view. */
export interface Seen<View> {
  readonly seen: Schema<View>;
}

/** The type of a part of a state as a view shows it. */
export type SeenAs<S> = S extends Seen<infer View> ? View : Static<S>;

function noted<S extends AnySchema>(schema: S, more: (notes: Notes) => Notes): S {
  return { ...schema, notes: more(schema.notes ?? {}) };
}

/**
 * This is a place for things of a kind. In `each` seat there are as many; `is` picks out those of this kind where a list
 * holds others, too. All such functions are exported by state.ts, so that derived.ts can call them.
 */
export function home<S extends AnySchema>(component: string, schema: S, { each = false, is = null }: { readonly each?: boolean; readonly is?: Home['is'] } = {}): S {
  return noted(schema, (notes) => ({ ...notes, homes: [...(notes.homes ?? []), { component, each, is }] }));
}

/** This counts things that cannot be told apart: a number, or lists of numbers. */
export function stock<S extends AnySchema>(component: string, schema: S, { each = false }: { readonly each?: boolean } = {}): S {
  return noted(schema, (notes) => ({ ...notes, stocks: [...(notes.stocks ?? []), { component, each }] }));
}

/**
 * This list is seen by its seat alone: in the views of others its entries are `null`, and its ids are in the pool that
 * they cannot be told apart from.
 */
export function secret<T>(schema: Schema<T[]>, how: Secret): Schema<T[]> & Seen<(T | null)[]> {
  const { form } = schema;
  if (form?.of !== 'list') throw new TypeError('only a list can be secret');
  const { distinct: _distinct, ...bounds } = form.bounds;
  return { ...noted(schema, (notes) => ({ ...notes, secret: how })), seen: list(nullable(form.item as Schema<T>), bounds) };
}

/** The parts of a state as a view shows them. */
function seen(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, (field as AnySchema & Partial<Seen<unknown>>).seen ?? field]));
}

/** What a view shows of some parts. */
export type SeenOf<Parts extends Fields> = { -readonly [Key in keyof Parts]: SeenAs<Parts[Key]> };

/** What every seat has. */
export function perSeat<const Parts extends Fields>(parts: Parts, seats: ListBounds): Schema<ObjectOf<Parts>[]> & Seen<SeenOf<Parts>[]> {
  return { ...list(object(parts), seats), seen: list(object(seen(parts)) as unknown as Schema<SeenOf<Parts>>, seats) };
}

/** What lies on the table; `StateOf` and `ViewOf` are its types. */
export interface Declaration<Parts extends Fields> {
  readonly parts: Parts;
}

/** The type of a declared state, but for its frames: `interface State extends StateOf<typeof table> { frames: Frame[] }`. */
export type StateOf<Declared> = Declared extends Declaration<infer Parts> ? ObjectOf<Parts> : never;

/** The type of what a view shows of it, but for its frames. */
export type ViewOf<Declared> = Declared extends Declaration<infer Parts> ? SeenOf<Parts> & { viewer: Seat | null } : never;

/** Declares what lies on the table, but for the frames, which are declared where their rules are. `config` is shared by all states of a game and never copied. */
export function state<const Parts extends Fields>(parts: Parts): Declaration<Parts> {
  for (const [key, { form, notes }] of Object.entries(parts)) {
    if (notes?.secret) throw new TypeError(`"${key}" is secret, but belongs to no seat`);
    const item = form?.of === 'list' ? form.item.form : undefined;
    if (item?.of !== 'object') continue;
    for (const [inner, { notes: own }] of Object.entries(item.fields)) if (own?.secret) checkPools(parts, `${key}.${inner}`, own.secret);
  }
  return { parts };
}

function checkPools(parts: Fields, place: string, { among, deal }: Secret): void {
  const pools = typeof among === 'string' ? [among] : among.pools;
  const missing = pools.find((pool) => parts[pool]?.form?.of !== 'list');
  if (missing !== undefined) throw new TypeError(`"${place}" is secret among "${missing}", which is no list of the state`);
  if (pools.length > 1 && deal === undefined) throw new TypeError(`"${place}" is secret among several lists: say how it is dealt`);
}

/** The schemas of a declared state and of its views; at most so many frames stand on the stack. */
export function schemasOf<Parts extends Fields, Frame extends AnyFrame>(
  { parts }: Declaration<Parts>, frames: { readonly schema: Schema<Frame> }, most: number,
): { readonly state: Schema<ObjectOf<Parts> & { frames: Frame[] }>; readonly view: Schema<SeenOf<Parts> & { frames: Frame[]; viewer: Seat | null }> } {
  const stack = { frames: list(frames.schema, { most }) };
  return {
    state: object({ ...parts, ...stack }),
    view: object({ ...seen(parts), ...stack, viewer: nullable(integer(0, 7)) }) as never,
  };
}
