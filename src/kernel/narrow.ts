import type { AnyMove } from './game.js';
import { canonical } from './json.js';
import { THAT_IS_ALL, type MoveKindInfo, type MovePart } from './parts.js';

/** What one click says: a thing, a number, a word; `null` for nothing. */
export type PickValue = string | number | boolean | null;

/**
 * One click: the kind of the move (`part` is `kind`), a part, one element of a set, the next step of a path, or, with
 * the value `THAT_IS_ALL`, that a set or path has no more.
 */
export interface Picked {
  readonly part: string;
  readonly value: PickValue;
}

/** Something that can be clicked now. */
export interface PickOption {
  readonly value: PickValue;
  /** How many moves agree after this click: at least one. */
  readonly count: number;
  /** Whether this click decides the move. */
  readonly finishes: boolean;
}

/** A part that is still open, under the word it is asked for. */
export interface AskedPart {
  readonly part: string;
  readonly options: readonly PickOption[];
}

/** What is left after some clicks. */
export interface Narrowed<Move> {
  /** What is still open: nothing when the move is decided, or when no move agrees. */
  readonly parts: readonly AskedPart[];
  /** The one move that agrees, as soon as there is only one. */
  readonly complete: Move | null;
  /** The moves that agree, in the order of the list. */
  readonly agreeing: readonly Move[];
}

/** What has been clicked of one part, and whether this is all of it. */
export interface Wish {
  readonly values: PickValue[];
  all: boolean;
}

const NOTHING: Wish = { values: [], all: false };

/** The moves of a list that agree with some clicks, in whatever order these came, and what can be clicked next. */
export function narrowed<Move extends AnyMove>(kinds: ReadonlyMap<string, MoveKindInfo>, list: readonly Move[], picked: readonly Picked[]): Narrowed<Move> {
  const wishes = wishesOf(picked);
  const agreeing = wishes.size === 0 ? list : list.filter((move) => agrees(kinds, move, wishes));
  if (agreeing.length < 2) return { parts: [], complete: agreeing[0] ?? null, agreeing };
  const kind = questionOf(wishes.get('kind'));
  const questions = new Map<string, Question>([['kind', kind]]);
  for (const move of agreeing) {
    count(kind, [move.kind], false);
    for (const part of partsOf(kinds, move)) {
      let question = questions.get(part.asked);
      if (!question) questions.set(part.asked, question = questionOf(wishes.get(part.asked)));
      count(question, elementsOf(move, part), part.shape === 'path');
    }
  }
  const parts = [...questions].map(([part, question]) => ({ part, options: optionsOf(question, agreeing.length) }));
  return { parts: parts.filter(({ options }) => options.length > 0), complete: null, agreeing };
}

/** What has been clicked, by part. */
export function wishesOf(picked: readonly Picked[]): Map<string, Wish> {
  const wishes = new Map<string, Wish>();
  for (const { part, value } of picked) {
    let wish = wishes.get(part);
    if (!wish) wishes.set(part, wish = { values: [], all: false });
    if (value === THAT_IS_ALL) wish.all = true;
    else wish.values.push(value);
  }
  return wishes;
}

const NO_PARTS: readonly MovePart[] = [];

const partsOf = (kinds: ReadonlyMap<string, MoveKindInfo>, move: AnyMove): readonly MovePart[] => kinds.get(move.kind)?.parts ?? NO_PARTS;

/** What is to be clicked for a part, one after the other. */
export function elementsOf(move: AnyMove, { name, shape }: MovePart): readonly PickValue[] {
  const value = (move as unknown as Record<string, unknown>)[name];
  if (typeof value !== 'object' || value === null) return [value as PickValue];
  if (Array.isArray(value)) return value as PickValue[];
  // How often each: `{ pepper: 2 }` is pepper and pepper.
  if (shape === 'set') return Object.entries(value).flatMap(([key, count]) => Array.from({ length: count as number }, () => key));
  return [canonical(value)];
}

function agrees(kinds: ReadonlyMap<string, MoveKindInfo>, move: AnyMove, wishes: ReadonlyMap<string, Wish>): boolean {
  for (const [asked, wish] of wishes) {
    if (asked === 'kind') {
      if (wish.values.length === 0 || wish.values.some((value) => value !== move.kind)) return false;
      continue;
    }
    const part = partsOf(kinds, move).find((one) => one.asked === asked);
    if (!part) return false;
    const rest = restOf(elementsOf(move, part), wish.values, part.shape === 'path');
    if (rest === null || (wish.all && rest.length > 0)) return false;
  }
  return true;
}

/** What is left of a set or path when some of it has been clicked; `null` when something was clicked that is not in it. */
function restOf(elements: readonly PickValue[], clicked: readonly PickValue[], inOrder: boolean): readonly PickValue[] | null {
  if (clicked.length === 0) return elements;
  if (clicked.length > elements.length) return null;
  if (inOrder) return clicked.every((value, at) => elements[at] === value) ? elements.slice(clicked.length) : null;
  const rest = elements.slice();
  for (const value of clicked) {
    const at = rest.indexOf(value);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** What is asked about one part, counted over the moves that agree. */
interface Question {
  readonly wish: Wish;
  readonly counts: Map<PickValue, number>;
  /** How many moves have the part, and how many have nothing more in it. */
  asked: number;
  ended: number;
  first: readonly PickValue[] | null;
  alike: boolean;
}

const questionOf = (wish: Wish = NOTHING): Question => ({ wish, counts: new Map(), asked: 0, ended: 0, first: null, alike: true });

function count(question: Question, elements: readonly PickValue[], inOrder: boolean): void {
  const { counts } = question;
  question.asked += 1;
  question.first ??= elements;
  question.alike &&= sameElements(question.first, elements);
  const rest = restOf(elements, question.wish.values, inOrder) ?? elements;
  if (rest.length === 0) question.ended += 1;
  const next = inOrder || rest.length < 2 ? rest.slice(0, 1) : new Set(rest);
  for (const value of next) counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** Nothing where all moves that agree say the same. */
function optionsOf({ wish, counts, asked, ended, alike }: Question, total: number): readonly PickOption[] {
  if (wish.all || (alike && asked === total)) return [];
  const options = [...counts].map(([value, times]): PickOption => ({ value, count: times, finishes: times === 1 }));
  if (ended > 0 && ended < asked) options.push({ value: THAT_IS_ALL, count: ended, finishes: ended === 1 });
  return options;
}

function sameElements(a: readonly PickValue[], b: readonly PickValue[]): boolean {
  return a === b || (a.length === b.length && a.every((value, at) => value === b[at]));
}
