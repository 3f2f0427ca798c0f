import * as fc from 'fast-check';
import type { Random } from '../../kernel/chance.js';
import type { AnyGame, AnyMove, AnyState } from '../../kernel/game.js';
import type { JsonSchema } from '../../kernel/schema.js';
import { fromSchema } from '../arbitraries.js';
import { mutations, strangers } from '../laws/mutations.js';

type Tree = Record<string, unknown>;

/** What is known about moves to ask for: their forms, those met before, and which kinds a frame has answers for. */
export interface Questions {
  readonly game: AnyGame;
  readonly forms: ReadonlyMap<string, JsonSchema>;
  readonly samples: Map<JsonSchema, readonly unknown[]>;
  readonly answered: Map<string, readonly string[]>;
  readonly met: Map<string, AnyMove[]>;
}

const SAMPLES = 60;
const KEPT_MOVES = 40;
/** A position of a kind that was met seldom is asked about thoroughly. */
const THOROUGH = { visits: 40, questions: 10 };

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

/** Nothing is known yet but the forms of moves. */
export function questionsOf(game: AnyGame): Questions {
  const { oneOf = [] } = game.schemas.move as { readonly oneOf?: readonly JsonSchema[] };
  const forms = new Map(oneOf.map((form) => [(fieldsOf(form)['kind'] as { const: string }).const, form]));
  return { game, forms, samples: new Map(), answered: new Map(), met: new Map() };
}

/** A decision, and how often one of its kind was met. */
export interface Asked {
  readonly state: AnyState;
  readonly legal: readonly AnyMove[];
  readonly move: AnyMove;
  readonly visits: number;
  readonly random: Random;
}

/** Asks for all kinds of moves, most of them illegal here; `hear` is told the codes of the refusals. */
export function ask(questions: Questions, { state, legal, move, visits, random }: Asked, hear: (code: string) => void): void {
  const { game } = questions;
  const seed = Math.floor(random() * 2 ** 31);
  const put = (candidate: unknown): void => {
    const legality = game.check(state, candidate);
    if (!legality.ok) hear(legality.code);
  };
  for (const candidate of mutations(move, legal, seed)) put(candidate);
  for (const candidate of strangers(game, seed)) put(candidate);
  const often = visits <= THOROUGH.visits ? THOROUGH.questions : 1;
  for (const kind of answeredIn(questions, state)) {
    const here = legal.filter((one) => one.kind === kind);
    for (let left = often; left > 0; left -= 1) for (const candidate of ofKind(questions, kind, { here, legal }, random)) put(candidate);
  }
  remember(questions, move, random);
  remember(questions, pick(legal, random), random);
}

function remember({ met }: Questions, move: AnyMove, random: Random): void {
  const kept = met.get(move.kind) ?? [];
  if (kept.length < KEPT_MOVES) met.set(move.kind, [...kept, move]);
  else kept[Math.floor(random() * KEPT_MOVES)] = move;
}

/** The kinds of moves that can occur in the frame at hand: the others are never refused for a reason of the game. */
function answeredIn(questions: Questions, state: AnyState): readonly string[] {
  const { kind } = state.frames[state.frames.length - 1] as { readonly kind: string };
  const known = questions.answered.get(kind);
  if (known) return known;
  const kinds = [...questions.forms].filter(([, form]) => {
    const legality = questions.game.check(state, samplesOf(questions, form)[0]);
    return legality.ok || legality.code !== 'not-now';
  }).map(([name]) => name);
  questions.answered.set(kind, kinds);
  return kinds;
}

/** Moves of one kind: one met before, one of these with parts of moves that are legal here, and a legal one or an earlier one varied in a part. */
function ofKind(questions: Questions, kind: string, { here, legal }: { readonly here: readonly AnyMove[]; readonly legal: readonly AnyMove[] }, random: Random): unknown[] {
  const met = questions.met.get(kind) ?? [];
  const form = questions.forms.get(kind) as JsonSchema;
  const earlier = met.length > 0 ? [pick(met, random)] : [];
  const base = here.length > 0 && random() < 0.5 ? pick(here, random) : earlier[0] ?? pick(samplesOf(questions, form), random);
  return [...earlier, fitted(base as Tree, legal, random), varied(questions, base as Tree, form, random)];
}

/** A move with some parts that are called the same in a move that is legal here: the same dice on another space. */
function fitted(move: Tree, legal: readonly AnyMove[], random: Random): Tree {
  const { kind: _kind, ...parts } = pick(legal, random) as unknown as Tree & AnyMove;
  const shared = Object.entries(parts).filter(([name]) => name in move && random() < 0.7);
  return { ...move, ...Object.fromEntries(shared) };
}

function varied(questions: Questions, move: Tree, form: JsonSchema, random: Random): Tree {
  const names = Object.keys(fieldsOf(form)).filter((name) => name !== 'kind');
  if (names.length === 0) return move;
  const name = pick(names, random);
  return { ...move, [name]: variedValue(questions, move[name], fieldsOf(form)[name] as JsonSchema, random) };
}

/** Another value of a part: any, or a list with one item more, less, or other. */
function variedValue(questions: Questions, value: unknown, form: JsonSchema, random: Random): unknown {
  if (!Array.isArray(value) || random() < 0.2) return pick(samplesOf(questions, form), random);
  const items = value.slice() as unknown[];
  const at = Math.floor(random() * (items.length + 1));
  const inner = form['items'] as JsonSchema | undefined;
  const other = inner && random() < 0.7 ? [pick(samplesOf(questions, inner), random)] : items.slice(0, 1);
  const way = random();
  items.splice(at, way < 0.4 ? 0 : 1, ...(way < 0.7 ? other : []));
  return items;
}

function samplesOf({ samples }: Questions, form: JsonSchema): readonly unknown[] {
  const known = samples.get(form);
  if (known) return known;
  const made = (form['enum'] as readonly unknown[] | undefined) ?? fc.sample(fromSchema(form), { numRuns: SAMPLES, seed: 1 });
  samples.set(form, made);
  return made;
}

const fieldsOf = (form: JsonSchema): Readonly<Record<string, JsonSchema>> => (form['properties'] ?? {}) as Record<string, JsonSchema>;
