// What happened, told: one envelope for all events, what each kind tells, and how it changes the views of those who are told.
import type { Seat } from './chance.js';
import type { AnyEvent } from './game.js';
import type { RuleId } from './legality.js';
import { integer, literal, object, text, variants, type Fields, type ObjectOf, type Schema } from './schema.js';

/** Whose event it is: of a seat, of nobody in particular, of either, or of a seat and for this seat alone. */
export type Whose = 'seat' | 'table' | 'anyone' | 'one';

/** A value as it is told: nobody changes it any more. */
export type Told<T> = T extends readonly (infer Item)[] ? readonly Told<Item>[] : T extends object ? { readonly [Key in keyof T]: Told<T[Key]> } : T;

/** What an event has besides its own fields, by whose it is. */
export interface Envelopes {
  readonly seat: { readonly seat: Seat; readonly rule: RuleId };
  readonly table: { readonly seat: null; readonly rule: RuleId };
  readonly anyone: { readonly seat: Seat | null; readonly rule: RuleId };
  readonly one: { readonly seat: Seat; readonly rule: RuleId; readonly only: Seat };
}

/** An event of one kind. */
export type EventWith<Kind extends string, Of extends Whose, Parts extends Fields> = { readonly kind: Kind } & Envelopes[Of] & Told<ObjectOf<Parts>>;

/** How an event changes the view of somebody who is told it. */
export type Booking<Box, View, Of extends Whose, Parts extends Fields> = (view: View, event: Envelopes[Of] & Told<ObjectOf<Parts>>, box: Box) => void;

/** One kind of event: what it tells, and how it changes the views of those who are told. */
export interface EventKind<Box, View, Of extends Whose, Parts extends Fields> {
  readonly of: Of;
  readonly parts: Parts;
  /** Without it the event changes nothing that lies on the table. */
  readonly book: Booking<Box, View, Of, Parts> | null;
}

/** Any kind of event, when it does not matter which. */
export interface AnyEventKind {
  readonly of: Whose;
  readonly parts: Fields;
  /** How it changes a view, if it does. */
  readonly book: ((view: never, event: never, box: never) => void) | null;
}

/** Kinds of events by name. */
export type EventKinds = Readonly<Record<string, AnyEventKind>>;

/** The events of a table of kinds. */
export type EventOf<Kinds extends EventKinds> = { [Kind in keyof Kinds & string]: EventWith<Kind, Kinds[Kind]['of'], Kinds[Kind]['parts']> }[keyof Kinds & string];

/** Makes a kind of event out of what it tells and how it is booked. */
export type Builder<Box, View, Of extends Whose> = <const Parts extends Fields>(parts: Parts, book?: Booking<Box, View, Of, Parts>) => EventKind<Box, View, Of, Parts>;

/** The builders of a game's events: bound once to its box and to its view. */
export interface EventBuilders<Box, View> {
  /** Something a seat did, or that happened to it. */
  readonly ofSeat: Builder<Box, View, 'seat'>;
  /** Something of no seat: `seat` is `null`. */
  readonly ofTable: Builder<Box, View, 'table'>;
  /** Something of a seat or of nobody. */
  readonly ofAnyone: Builder<Box, View, 'anyone'>;
  /** Something only its seat may know: `only` says so. */
  readonly toOne: Builder<Box, View, 'one'>;
  /** Makes the set of them. `unbooked` names the fields of a view that no event tells of, with the reason. */
  readonly eventSet: <const Kinds extends EventKinds>(kinds: Kinds, unbooked?: Readonly<Record<string, string>>) => EventSet<Box, View, EventOf<Kinds>>;
}

function builder<Box, View, const Of extends Whose>(of: Of): Builder<Box, View, Of> {
  return (parts, book) => ({ of, parts, book: book ?? null });
}

/** The builders of events of a game: `const { ofSeat, ofTable, eventSet } = eventsOf<Box, View>();` */
export function eventsOf<Box, View>(): EventBuilders<Box, View> {
  return { ofSeat: builder('seat'), ofTable: builder('table'), ofAnyone: builder('anyone'), toOne: builder('one'), eventSet: setOf };
}

/** The events of a set. */
export type EventIn<Set> = Set extends EventSet<never, never, infer Event> ? Event : never;

/** The events of a game, and what follows from them. */
export interface EventSet<Box, View, Event> {
  readonly kinds: readonly string[];
  readonly schema: Schema<Event>;
  /** Changes a view as an event says; the view is the caller's own. */
  readonly book: (box: Box, view: View, event: Event) => void;
  /** The fields of a view that no event tells of, and why: what only the rules remember. Never what lies on the table. */
  readonly unbooked: Readonly<Record<string, string>>;
}

const seat = /* @__PURE__ */ integer(0, 7);

function envelope(of: Whose): Fields {
  const rule = text(40);
  switch (of) {
    case 'seat': return { seat, rule };
    case 'table': return { seat: nobody, rule };
    case 'anyone': return { seat: anyoneOrNobody, rule };
    case 'one': return { seat, rule, only: seat };
  }
}

const nobody: Schema<null> = { check: (value) => (value === null ? null : { path: [], message: 'expected null' }), json: { type: 'null' }, text: null };
const anyoneOrNobody: Schema<Seat | null> = { check: (value) => (value === null ? null : seat.check(value)), json: { anyOf: [{ type: 'null' }, seat.json] }, text: null };

/** What an event says of itself beside its kind: no part may be called so. */
const TAKEN = ['kind', 'seat', 'rule', 'only'];

function setOf<Box, View, const Kinds extends EventKinds>(kinds: Kinds, unbooked: Readonly<Record<string, string>> = {}): EventSet<Box, View, EventOf<Kinds>> {
  const schemas: Record<string, Schema<unknown>> = {};
  const bookings = new Map<string, (view: View, event: AnyEvent, box: Box) => void>();
  for (const [kind, { of, parts, book }] of Object.entries(kinds)) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(kind)) throw new TypeError(`the event "${kind}" is not named in small letters with hyphens`);
    const taken = TAKEN.find((name) => Object.hasOwn(parts, name));
    if (taken !== undefined) throw new TypeError(`a part of the event "${kind}" is called "${taken}", which every event has`);
    schemas[kind] = object({ kind: literal(kind), ...envelope(of), ...parts });
    if (book) bookings.set(kind, book as never);
  }
  return {
    kinds: Object.keys(kinds),
    schema: forOneAlone(variants(schemas)) as Schema<EventOf<Kinds>>,
    book: (box, view, event) => { bookings.get(event.kind)?.(view, event, box); },
    unbooked,
  };
}

/** What is for one seat alone is of this seat. */
function forOneAlone(schema: Schema<unknown>): Schema<unknown> {
  return {
    ...schema,
    check: (value) => {
      const found = schema.check(value);
      if (found) return found;
      const { seat: whose, only } = value as { seat: Seat; only?: Seat };
      return only === undefined || only === whose ? null : { path: ['only'], message: 'is for another seat than its own' };
    },
  };
}
