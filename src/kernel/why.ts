// Why a move cannot be completed: the legality of a move that is still being clicked together.
import type { AnyMove } from './game.js';
import { ALLOWED, type Legality, type Refusal } from './legality.js';
import { elementsOf, narrowed, wishesOf, type Picked, type PickValue, type Wish } from './narrow.js';
import { THAT_IS_ALL, type MoveKindInfo, type MovePart } from './parts.js';
import type { JsonSchema } from './schema.js';

/** A move of which some parts are known: clicks in any order, or the known parts themselves; of a list, its beginning or some of it. */
export type Incomplete<Move> = readonly Picked[] | { readonly [Key in Move extends unknown ? keyof Move : never]?: unknown };

/** What has to be known of a decision to say why something is not possible in it. */
export interface Question<Move> {
  readonly kinds: ReadonlyMap<string, MoveKindInfo>;
  /** The JSON Schema of moves. */
  readonly schema: JsonSchema;
  /** The legal moves. */
  readonly legal: readonly Move[];
  /** The kinds of move that can occur here. */
  readonly possible: readonly string[];
  readonly check: (move: unknown) => Legality;
  /** Codes of refusals in the order of the game's table. */
  readonly codes: readonly string[];
  /** The refusal of a kind of move that cannot occur here, and of what says nothing about a move. */
  readonly notNow: (kind: string) => Refusal;
  readonly malformed: (problem: string) => Refusal;
}

/** So many completions of a kind are tried. */
const MOST = 240;

/**
 * Allowed, if some completion is legal. Otherwise the refusal that all completions share, or the most telling one: that
 * of the completions nearest to a legal move. Those are legal moves of the same kind with what was chosen put into them,
 * and moves made of what the legal moves here are made of; where these tell nothing, or all the same, moves made of
 * anything. A kind that is not offered now and refused in the same way whatever is chosen says no more than that, and is
 * heard only where no other kind speaks. Of the refusals the last in the game's table is taken: tables begin with what is
 * asked first (are there as many dice as the space takes, and does one have them?), and what is asked later is met by
 * moves that are right so far.
 */
export function whyOf<Move extends AnyMove>(question: Question<Move>, partial: Incomplete<Move>): Legality {
  if (!isClicks(partial)) {
    const whole = wholeMove(question.kinds, partial);
    if (whole !== null) return question.check(whole);
  }
  const picked = isClicks(partial) ? partial : picksOf(question.kinds, partial);
  if (narrowed(question.kinds, question.legal, picked).agreeing.length > 0) return ALLOWED;
  return refusalOf(question, wishesOf(picked));
}

const isClicks = (partial: unknown): partial is readonly Picked[] => Array.isArray(partial);

/** A partial move that is one: it has all parts of its kind. */
function wholeMove(kinds: ReadonlyMap<string, MoveKindInfo>, partial: Readonly<Record<string, unknown>>): unknown {
  const info = kinds.get(partial['kind'] as string);
  return info && info.parts.every(({ name }) => Object.hasOwn(partial, name)) ? partial : null;
}

function picksOf(kinds: ReadonlyMap<string, MoveKindInfo>, partial: Readonly<Record<string, unknown>>): Picked[] {
  const parts = kinds.get(partial['kind'] as string)?.parts ?? [...kinds.values()].flatMap((info) => info.parts);
  return Object.keys(partial).flatMap((name) => {
    if (name === 'kind') return [{ part: 'kind', value: partial[name] as PickValue }];
    const part = parts.find((one) => one.name === name);
    return part ? elementsOf(partial as never, part).map((value) => ({ part: part.asked, value })) : [{ part: name, value: partial[name] as PickValue }];
  });
}

/** What is wrong with the names of clicks, if anything: parts are clicked under the noun they are asked by, not under the name they have in a move. */
function unknownPart(kinds: ReadonlyMap<string, MoveKindInfo>, wishes: ReadonlyMap<string, Wish>): string | null {
  const parts = [...kinds.values()].flatMap((info) => info.parts);
  const unknown = [...wishes.keys()].find((asked) => asked !== 'kind' && !parts.some((part) => part.asked === asked));
  if (unknown === undefined) return null;
  const nouns = new Set(parts.filter(({ name }) => name === unknown).map(({ asked }) => asked));
  return `no part is asked for as "${unknown}"${nouns.size > 0 ? `; what moves call so is asked for as ${[...nouns].join(' or ')}` : ''}`;
}

function refusalOf<Move extends AnyMove>(question: Question<Move>, wishes: ReadonlyMap<string, Wish>): Legality {
  const kind = wishes.get('kind')?.values[0];
  if (kind !== undefined && !question.possible.includes(kind as string)) return question.notNow(String(kind));
  const unknown = unknownPart(question.kinds, wishes);
  if (unknown !== null) return question.malformed(unknown);
  const infos = question.possible
    .map((one) => question.kinds.get(one) as MoveKindInfo)
    .filter(({ kind: one, parts }) => (kind === undefined || kind === one) && [...wishes.keys()].every((asked) => asked === 'kind' || parts.some((part) => part.asked === asked)));
  if (infos.length === 0) return question.notNow([...wishes.values()].flatMap(({ values }) => values).join(' '));
  const offered = new Set<string>(question.legal.map((move) => move.kind));
  const heard = infos.map((info): Heard => ({ info, isOffered: offered.has(info.kind), refusals: [] }));
  for (const completions of [substituted, assembled, anything]) {
    const silent = heard.every(({ refusals }) => refusals.length === 0);
    for (const one of heard) {
      if (completions === anything && !silent && !(one.isOffered && isOfOneMind(one))) continue;
      for (const move of completions(question, one.info, wishes)) {
        const legality = question.check(move);
        if (legality.ok) return ALLOWED;
        if (legality.code !== 'malformed') one.refusals.push(legality);
      }
    }
  }
  return mostTelling(heard, question.codes) ?? question.check({ ...(kind === undefined ? {} : { kind }) });
}

/** What completions to moves of one kind were refused for. */
interface Heard {
  readonly info: MoveKindInfo;
  readonly isOffered: boolean;
  readonly refusals: Refusal[];
}

/** Whether all were refused for the same, if any. */
const isOfOneMind = ({ refusals }: Heard): boolean => refusals.every(({ code }) => code === refusals[0]?.code);

/** The refusal that is last in the table: of a move that was right in all that is asked before. */
function mostTelling(heard: readonly Heard[], codes: readonly string[]): Refusal | undefined {
  const place = ({ code }: Refusal): number => codes.indexOf(code);
  const aboutChoices = heard.filter((one) => one.isOffered || !isOfOneMind(one)).flatMap(({ refusals }) => refusals);
  const all = aboutChoices.length > 0 ? aboutChoices : heard.flatMap(({ refusals }) => refusals);
  return all.length === 0 ? undefined : all.reduce((best, one) => (place(one) > place(best) ? one : best));
}

type Completions = <Move extends AnyMove>(question: Question<Move>, info: MoveKindInfo, wishes: ReadonlyMap<string, Wish>) => Iterable<unknown>;

/** Legal moves of the kind, with what was chosen in the place of what they have. */
const substituted: Completions = function* ({ legal }, info, wishes) {
  const own = legal.filter(({ kind }) => kind === info.kind);
  const stride = Math.max(1, Math.ceil(own.length / MOST));
  for (let at = 0; at < own.length; at += stride) {
    const move: Record<string, unknown> = { ...(own[at] as object) };
    for (const part of info.parts) {
      const wish = wishes.get(part.asked);
      if (wish) move[part.name] = withWish(move[part.name], wish, part);
    }
    yield move;
  }
};

/** What is chosen, and of what was there as much as makes it as long as before. */
function withWish(there: unknown, { values, all }: Wish, { shape }: MovePart): unknown {
  if (shape === 'one') return values[0] ?? there;
  const before = Array.isArray(there) ? (there as PickValue[]) : [];
  const rest = all ? [] : shape === 'path' ? before.slice(values.length) : before.slice(0, Math.max(before.length - values.length, 0));
  const chosen = [...values, ...rest];
  return Array.isArray(there) || there === undefined ? chosen : counted(chosen);
}

function counted(values: readonly PickValue[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
}

/** Moves made of what was chosen and, for the rest, of what occurs in the legal moves under the same noun. */
const assembled: Completions = (question, info, wishes) => {
  const { kinds, legal } = question;
  const known = new Map<string, Set<PickValue>>();
  for (const move of legal) {
    for (const part of kinds.get(move.kind)?.parts ?? []) {
      let values = known.get(part.of);
      if (!values) known.set(part.of, values = new Set());
      for (const value of elementsOf(move, part)) values.add(value);
    }
  }
  return combined(question, info, wishes, (part, all) => {
    const met = all.filter((value) => known.get(part.of)?.has(value));
    return met.length > 0 ? met : all;
  });
};

/** Moves made of what was chosen and anything else. */
const anything: Completions = (question, info, wishes) => combined(question, info, wishes, (_part, all) => all);

type Pool = (part: MovePart, all: readonly PickValue[]) => readonly PickValue[];

function* combined<Move>({ schema }: Question<Move>, info: MoveKindInfo, wishes: ReadonlyMap<string, Wish>, pool: Pool): Generator {
  const open = info.parts.filter(({ shape, asked }) => shape !== 'one' || !wishes.get(asked)?.values.length);
  const each = Math.max(1, Math.floor(MOST ** (1 / Math.max(1, open.length))));
  const choices = info.parts.map((part) => {
    const field = schemaOf(schema, info.kind, part);
    const all = valuesIn(field);
    const wish = wishes.get(part.asked);
    if (part.shape === 'one') return wish && wish.values.length > 0 ? wish.values.slice(0, 1) : spread(pool(part, all), each);
    return spread(fillings(wish, pool(part, all), field), each);
  });
  let left = MOST;
  const count = choices.reduce((product, values) => product * values.length, 1);
  for (let number = 0; number < count && left > 0; number += 1, left -= 1) {
    const move: Record<string, unknown> = { kind: info.kind };
    let rest = number;
    choices.forEach((values, at) => {
      move[(info.parts[at] as MovePart).name] = values[rest % values.length];
      rest = Math.floor(rest / values.length);
    });
    yield move;
  }
}

/** Some of a list, from its beginning to its end. */
function spread<T>(values: readonly T[], most: number): readonly T[] {
  return values.length <= most ? values : Array.from({ length: most }, (_, at) => values[Math.floor((at * values.length) / most)] as T);
}

/** Sets or paths that hold what was chosen, of every length there may be, filled with values of a pool: different ones, and each alone. */
function fillings(wish: Wish | undefined, values: readonly PickValue[], field: JsonSchema): unknown[] {
  const chosen = (wish?.values ?? []).filter((value) => value !== THAT_IS_ALL);
  const isRecord = field['type'] === 'object';
  const least = Math.max(chosen.length, Number(field['minItems'] ?? 1));
  const most = wish?.all ? chosen.length : Math.min(Math.max(least, Number(field['maxItems'] ?? 4)), least + 4);
  const found: unknown[] = [];
  for (let length = Math.min(least, most); length <= most; length += 1) {
    for (let first = 0; first < Math.max(values.length, 1); first += 1) {
      const lacking = length - chosen.length;
      for (const step of lacking > 1 ? [1, 0] : [1]) {
        const whole = [...chosen, ...Array.from({ length: lacking }, (_, at) => values[(first + step * at) % values.length] as PickValue)];
        found.push(isRecord ? counted(whole) : whole);
      }
      if (lacking === 0) break;
    }
  }
  return found;
}

function schemaOf(schema: JsonSchema, kind: string, { name }: MovePart): JsonSchema {
  const kinds = (schema['oneOf'] ?? []) as readonly { readonly properties: Readonly<Record<string, JsonSchema>> }[];
  return kinds.find(({ properties }) => properties['kind']?.['const'] === kind)?.properties[name] ?? {};
}

/** No number is tried beyond the first so many. */
const MOST_NUMBERS = 100;

/** What a part may be, or an element of it, in its order. */
function valuesIn(field: JsonSchema): readonly PickValue[] {
  if (field['enum']) return field['enum'] as PickValue[];
  if (field['anyOf']) return (field['anyOf'] as JsonSchema[]).flatMap(valuesIn);
  switch (field['type']) {
    case 'null': return [null];
    case 'boolean': return [true, false];
    case 'array': return valuesIn(field['items'] as JsonSchema);
    case 'object': return Object.keys(field['properties'] as object);
    case 'integer': return Array.from({ length: Math.min(MOST_NUMBERS, Number(field['maximum']) - Number(field['minimum']) + 1) }, (_, at) => Number(field['minimum']) + at);
    default: return [];
  }
}
