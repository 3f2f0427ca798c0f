import { InvalidDataError } from './errors.js';
import { freeze } from './json.js';
import { kindInfo, type MoveKindInfo } from './parts.js';
import { literal, object, problemOf, variants, type AnySchema, type Fields, type ObjectOf, type Schema, type TextForm } from './schema.js';

/** One kind of move: the line that writes it, and its parts. */
export interface MoveKind<Parts extends Fields = Fields> {
  /** Words, and parts in braces: `bazaar {good} {column} {dice}`. */
  readonly pattern: string;
  readonly parts: Parts;
}

/** Move kinds by name. */
export type MoveKinds = Readonly<Record<string, MoveKind>>;

/** The move type of a table of move kinds: an object with `kind` and the parts. */
export type MoveOf<Kinds extends MoveKinds> = {
  [Kind in keyof Kinds & string]: { kind: Kind } & ObjectOf<Kinds[Kind]['parts']>;
}[keyof Kinds & string];

/** A kind of move, from which its type, validation, JSON Schema and notation follow. */
export function move<const Parts extends Fields>(pattern: string, parts: Parts): MoveKind<Parts> {
  return { pattern, parts };
}

/** All that can be said about the moves of a game without knowing a position. */
export interface MoveSet<Move> {
  readonly kinds: readonly string[];
  /** Each kind with its parts, and what these are. */
  readonly infos: readonly MoveKindInfo[];
  readonly schema: Schema<Move>;
  /** A well-formed move with its sets in the order of lists: no rule asks in which order one is named. */
  readonly tidy: (move: Move) => Move;
  /** The line of a move. */
  readonly print: (move: Move) => string;
  /** The move a line says, legal or not; `null` when the line says none. Throws `InvalidDataError` for what is no text. */
  readonly parse: (line: string) => Move | null;
  /** Whether `parse` has found a move to be well-formed and its sets in order, and frozen it: it need not be looked at again. */
  readonly isRead: (move: unknown) => move is Move;
}

interface Writer {
  readonly kind: string;
  readonly words: readonly string[];
  readonly fields: readonly { readonly name: string; readonly form: TextForm<unknown> }[];
  readonly line: RegExp;
}

/** The sets of a kind of move that are lists, and where each value stands in them. */
type Sets = readonly { readonly name: string; readonly placeOf: (value: unknown) => number }[];

/** Makes the move set of a table of move kinds. */
export function moveSet<const Kinds extends MoveKinds>(kinds: Kinds): MoveSet<MoveOf<Kinds>> {
  const writers = new Map<string, Writer>();
  const sets = new Map(Object.entries(kinds).map(([kind, { parts }]) => [kind, setsOf(parts)]));
  const byFirstWord = new Map<string, Writer[]>();
  const schemas: Record<string, AnySchema> = {};
  for (const [kind, { pattern, parts }] of Object.entries(kinds)) {
    const writer = writerOf(kind, pattern, parts);
    writers.set(kind, writer);
    const first = firstWord(pattern);
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), writer]);
    schemas[kind] = object({ kind: literal(kind), ...parts });
  }
  const schema = variants(schemas) as Schema<MoveOf<Kinds>>;
  const tidy = (one: MoveOf<Kinds>): MoveOf<Kinds> => tidied(sets.get(one.kind) ?? [], one);
  const written = (line: string): MoveOf<Kinds> | null => {
    for (const writer of byFirstWord.get(firstWord(line)) ?? []) {
      const found = parseWith(writer, line);
      if (found) return tidy(found as MoveOf<Kinds>);
    }
    return null;
  };
  const lines = linesRead(written, schema);
  return {
    kinds: Object.keys(kinds),
    infos: Object.entries(kinds).map(([kind, { pattern, parts }]) => kindInfo(kind, pattern, parts)),
    schema,
    tidy: (one) => (lines.isRead(one) ? one : tidy(one)),
    print: (one) => printWith(writers.get((one as { kind: string }).kind) as Writer, one),
    ...lines,
  };
}

/** So many lines are remembered of each game. */
const MOST_LINES = 5_000;

/** Reads lines. In replays the same ones come again and again: their moves are made, and found to be well-formed, once. */
function linesRead<Move extends object>(written: (line: string) => Move | null, schema: Schema<Move>): Pick<MoveSet<Move>, 'parse' | 'isRead'> {
  const known = new Map<string, Move>();
  const read = new WeakSet();
  return {
    parse: (line) => {
      const kept = known.get(line);
      if (kept) return kept;
      if (typeof line !== 'string') throw new InvalidDataError('line', [], 'expected the text of a move');
      if (line.length > LONGEST_LINE) return null;
      // As it was printed, mostly; only then is it worth while to look for surplus spaces.
      const found = written(line) ?? written(line.trim().replace(/\s+/g, ' '));
      if (found === null || problemOf(schema.check, found)) return found;
      if (known.size >= MOST_LINES) known.clear();
      known.set(line, freeze(found));
      read.add(found);
      return found;
    },
    isRead: (move): move is Move => read.has(move as object),
  };
}

function setsOf(parts: Fields): Sets {
  const sets: { readonly name: string; readonly placeOf: (value: unknown) => number }[] = [];
  for (const [name, { form, nature }] of Object.entries(parts)) {
    if (form?.of !== 'list' || nature?.shape !== 'set') continue;
    const values = form.item.json['enum'] as readonly unknown[] | undefined;
    const places = new Map(values?.map((value, place) => [value, place]));
    const sign = form.bounds.descending ? -1 : 1;
    // Numbers stand by their size.
    sets.push({ name, placeOf: (value) => sign * (values ? places.get(value) ?? 0 : value as number) });
  }
  return sets;
}

/** The same object, where all its sets are in order. */
function tidied<Move>(sets: Sets, move: Move): Move {
  let tidy = move as Record<string, unknown>;
  for (const { name, placeOf } of sets) {
    const given = tidy[name] as readonly unknown[];
    if (given.some((value, at) => at > 0 && placeOf(given[at - 1]) > placeOf(value))) tidy = { ...tidy, [name]: given.slice().sort((a, b) => placeOf(a) - placeOf(b)) };
  }
  return tidy as Move;
}

/** No move needs a longer line. */
const LONGEST_LINE = 1000;

function firstWord(line: string): string {
  const end = line.indexOf(' ');
  return end < 0 ? line : line.slice(0, end);
}

function writerOf(kind: string, pattern: string, parts: Fields): Writer {
  const pieces = pattern.split(/\{(\w+)\}/);
  const words = pieces.filter((_, at) => at % 2 === 0);
  const fields = pieces.filter((_, at) => at % 2 === 1).map((name) => {
    const form = parts[name]?.text as TextForm<unknown> | null | undefined;
    if (!form) throw new TypeError(`the notation of "${kind}" names "${name}", which cannot be written in a line`);
    return { name, form };
  });
  if (new Set(fields.map(({ name }) => name)).size !== Object.keys(parts).length || fields.length !== Object.keys(parts).length) throw new TypeError(`the notation of "${kind}" does not name each of its parts once`);
  if (!/^[^\s{}]+( |$)/.test(pattern)) throw new TypeError(`the notation of "${kind}" does not begin with a word of its own`);
  if (Object.hasOwn(parts, 'kind')) throw new TypeError(`a part of "${kind}" is called "kind", which is the name of the move itself`);
  const quoted = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const source = fields.reduce((line, { form }, at) => `${line}(${form.pattern})${quoted[at + 1] as string}`, quoted[0] as string);
  return { kind, words, fields, line: new RegExp(`^${source}$`) };
}

function printWith({ words, fields }: Writer, one: Record<string, unknown>): string {
  let line = words[0] as string;
  for (let at = 0; at < fields.length; at += 1) {
    const { name, form } = fields[at] as Writer['fields'][number];
    line += form.print(one[name]) + (words[at + 1] as string);
  }
  return line;
}

function parseWith({ kind, fields, line }: Writer, tidy: string): Record<string, unknown> | null {
  const match = line.exec(tidy);
  if (!match) return null;
  const one: Record<string, unknown> = { kind };
  for (let at = 0; at < fields.length; at += 1) {
    const { name, form } = fields[at] as Writer['fields'][number];
    const value = form.parse(match[at + 1] as string);
    if (value === undefined) return null;
    one[name] = value;
  }
  return one;
}
