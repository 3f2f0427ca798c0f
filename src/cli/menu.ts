// A move chosen step by step: what is asked next, what can be said to it, and what somebody may have meant. It knows nothing
// of terminals, and of games only what `narrow` tells.
import type { AnyGame, AnyMove, AnyState, AnyView, JsonSchema, Picked, PickOption } from '../index.js';
import { pickText, type Voice } from './voice.js';

/** One line of a menu. */
export interface Entry {
  /** What choosing it picks. */
  readonly picks: readonly Picked[];
  /** The move it decides; `null` when more is asked then. */
  readonly move: AnyMove | null;
  readonly label: string;
  /** How many moves agree with it. */
  readonly count: number;
  /** What it can be called beside its label. */
  readonly also: string;
}

/** What is asked now. */
export interface Menu {
  /** The part that is asked for; `null` when whole moves are listed. */
  readonly part: string | null;
  readonly entries: readonly Entry[];
  /** Answers to other parts that are still open: they may be given first. */
  readonly others: readonly Entry[];
  readonly otherParts: readonly string[];
  /** The moves that agree with what was picked. */
  readonly agreeing: readonly AnyMove[];
}

/** What a menu is made of. */
export interface Question {
  readonly game: AnyGame;
  readonly seen: AnyState | AnyView;
  readonly list: readonly AnyMove[];
  readonly voice: Voice;
}

/** So many moves are listed whole rather than asked part by part. */
const FEW = 6;

/** The menu after some picks. */
export function menuOf(question: Question, picked: readonly Picked[]): Menu {
  const { game, list } = question;
  const { parts, agreeing } = game.narrow(list, picked);
  if (agreeing.length <= FEW || parts.length === 0) return { part: null, entries: agreeing.map((move) => moveEntry(question, move)), others: [], otherParts: [], agreeing };
  const [first, ...rest] = ordered(question, agreeing, parts.map(({ part }) => part));
  const entriesFor = (part: string): Entry[] => inOrder(parts.find((one) => one.part === part)?.options ?? []).map((option) => optionEntry(question, { agreeing, part, option, picked }));
  return { part: first ?? null, entries: first === undefined ? [] : entriesFor(first), others: rest.flatMap(entriesFor), otherParts: rest, agreeing };
}

/** Numbers by size; other answers as they come. */
const inOrder = (options: readonly PickOption[]): readonly PickOption[] => options.slice().sort((a, b) => (typeof a.value === 'number' && typeof b.value === 'number' ? a.value - b.value : 0));

/** Parts in the order in which they are asked: what kind of move first, then as its line names them. */
function ordered({ game }: Question, agreeing: readonly AnyMove[], parts: readonly string[]): string[] {
  const [first] = agreeing;
  const named = game.moveKinds.find(({ kind }) => kind === first?.kind)?.parts.map(({ asked }) => asked) ?? [];
  const place = (part: string): number => (part === 'kind' ? -1 : named.includes(part) ? named.indexOf(part) : named.length);
  return parts.slice().sort((a, b) => place(a) - place(b));
}

const moveEntry = ({ game, seen, voice }: Question, move: AnyMove): Entry => ({ picks: [], move, label: voice.move(seen, move), count: 1, also: game.notation.print(move) });

interface Offered {
  readonly agreeing: readonly AnyMove[];
  readonly part: string;
  readonly option: PickOption;
  readonly picked: readonly Picked[];
}

function optionEntry(question: Question, { agreeing, part, option: { value, count, finishes }, picked }: Offered): Entry {
  const { game, seen, voice } = question;
  const picks = [{ part, value }];
  const move = finishes ? (game.narrow(agreeing, [...picked, ...picks])).complete : null;
  const name = pickText(voice, { part, value });
  return { picks, move, label: move ? voice.move(seen, move) : name, count, also: `${name} ${String(value)}` };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word begins some word of a text. */
export function says(text: string, words: readonly string[]): boolean {
  const known = wordsOf(text);
  return words.every((word) => known.some((one) => one.startsWith(word)));
}

/** The words of what was typed. */
export const typedWords = wordsOf;

/** The entries that somebody may mean: those that are called exactly so, or else all that say the words. */
export function meant(entries: readonly Entry[], typed: string): readonly Entry[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const whole = words.join(' ');
  const exact = entries.filter(({ label, also, picks }) => [label, also, ...picks.map(({ value }) => String(value))].some((name) => wordsOf(name).join(' ') === whole));
  return exact.length > 0 ? exact : entries.filter(({ label, also }) => says(`${label} ${also}`, words));
}

/** The moves whose sentence or line says all the words. */
export function movesSaying({ game, seen, voice }: Question, list: readonly AnyMove[], words: readonly string[]): AnyMove[] {
  return list.filter((move) => says(`${voice.move(seen, move)} ${voice.kind(move.kind)} ${game.notation.print(move)}`, words));
}

/** So many numbers a part is tried with. */
const NUMBERS = 30;

/** What a part of a move may be, whether it can be now or not. */
function valuesIn(field: JsonSchema): readonly (string | number)[] {
  if (field['enum']) return (field['enum'] as unknown[]).filter((value) => typeof value === 'string' || typeof value === 'number');
  if (field['const'] !== undefined) return valuesIn({ enum: [field['const']] });
  if (field['anyOf']) return (field['anyOf'] as JsonSchema[]).flatMap(valuesIn);
  if (field['type'] === 'array') return valuesIn((field['items'] ?? {}) as JsonSchema);
  if (field['type'] === 'integer') return Array.from({ length: Math.min(NUMBERS, Number(field['maximum']) - Number(field['minimum']) + 1) }, (_, at) => Number(field['minimum']) + at);
  return [];
}

/** Everything the moves of a game can name. */
function nameable({ game, voice }: Pick<Question, 'game' | 'voice'>): readonly (Picked & { readonly names: readonly string[] })[] {
  const variants = (game.schemas.move['oneOf'] ?? []) as readonly { readonly properties: Readonly<Record<string, JsonSchema>> }[];
  const kinds = game.moveKinds.map(({ kind }) => ({ part: 'kind', value: kind, names: [voice.kind(kind), kind] }));
  const seen = new Set<string>();
  const values = game.moveKinds.flatMap(({ kind, parts }) => parts.flatMap(({ name, asked }) => {
    const field = variants.find(({ properties }) => properties['kind']?.['const'] === kind)?.properties[name] ?? {};
    return valuesIn(field).flatMap((value) => {
      if (seen.has(`${asked}=${value}`)) return [];
      seen.add(`${asked}=${value}`);
      return [{ part: asked, value, names: [pickText(voice, { part: asked, value }), String(value)] }];
    });
  }));
  return [...kinds, ...values];
}

/**
 * What words may name, possible now or not: the kind of a move first, then its parts, the longest run of words first.
 * `null` when some of them name nothing.
 */
export function namedBy(question: Pick<Question, 'game' | 'voice'>, typed: string): readonly Picked[] | null {
  const all = nameable(question);
  const picks: Picked[] = [];
  let words = wordsOf(typed);
  while (words.length > 0) {
    let found: { readonly pick: Picked; readonly length: number } | null = null;
    for (let length = words.length; length > 0 && !found; length -= 1) {
      const run = words.slice(0, length);
      const fitting = all.filter(({ part }) => isOpen(question, picks, part));
      const one = fitting.find(({ names }) => names.some((name) => wordsOf(name).join(' ') === run.join(' '))) ?? fitting.find(({ names }) => names.some((name) => says(name, run)));
      if (one) found = { pick: { part: one.part, value: one.value }, length };
    }
    if (!found) return null;
    picks.push(found.pick);
    words = words.slice(found.length);
  }
  return picks.length > 0 ? picks : null;
}

/** Whether a part can be named beside what was: it belongs to a kind that has all of them. */
function isOpen({ game }: Pick<Question, 'game'>, picks: readonly Picked[], part: string): boolean {
  const kind = picks.find((one) => one.part === 'kind')?.value;
  if (part === 'kind') return kind === undefined;
  return game.moveKinds.some((info) => (kind === undefined || info.kind === kind) && [part, ...picks.map((one) => one.part)].every((one) => one === 'kind' || info.parts.some(({ asked }) => asked === one)));
}
