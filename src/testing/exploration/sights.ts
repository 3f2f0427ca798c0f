import type { AnyGame, AnyMove } from '../../kernel/game.js';
import { answersOf } from '../../kernel/rulings.js';

/** The group of all options of all rulings. */
export const RULING_OPTIONS = 'ruling options';

/** What can occur in a game, and what of it was not seen yet. */
export interface Sights {
  readonly groups: readonly (readonly [name: string, ids: readonly string[]])[];
  /** What was not seen yet, by group. */
  readonly open: ReadonlyMap<string, Set<string>>;
  /** The groups in which a word is still looked for; kinds of moves and refusals are no words. */
  readonly words: Map<string, Set<string>[]>;
}

/** Nothing was seen yet. */
export function sightsOf(game: AnyGame): Sights {
  const options = Object.entries(game.rulings).flatMap(([key, { options: all }]) => all.map((option) => `${key}: ${option}`));
  const groups = [...Object.entries(game.features), [RULING_OPTIONS, options] as const];
  const open = new Map(groups.map(([name, ids]) => [name, new Set(ids)]));
  const words = new Map<string, Set<string>[]>();
  for (const [name, ids] of groups) {
    if (name === 'moves' || name === 'refusals' || name === RULING_OPTIONS) continue;
    for (const id of ids) words.set(id, [...(words.get(id) ?? []), open.get(name) as Set<string>]);
  }
  return { groups, open, words };
}

/** Whether something of a group, or anything at all, was not seen yet. */
export function isOpen({ open }: Sights, group?: string): boolean {
  if (group !== undefined) return (open.get(group)?.size ?? 0) > 0;
  return [...open.values()].some((ids) => ids.size > 0);
}

/** A config: what it names, and every answer to a ruling. */
export function seeConfig(sights: Sights, game: AnyGame, config: object): void {
  for (const value of Object.values(config)) seeValues(sights, value);
  const { rulings } = config as { readonly rulings?: Readonly<Record<string, string>> };
  for (const [key, answer] of Object.entries(answersOf(game.rulings, rulings))) {
    seeValues(sights, answer);
    sights.open.get(RULING_OPTIONS)?.delete(`${key}: ${answer}`);
  }
}

/** A move that is played. */
export function seeMove(sights: Sights, move: AnyMove): void {
  sights.open.get('moves')?.delete(move.kind);
  seeWords(sights, move);
}

/** The code of a refusal. */
export function seeRefusal({ open }: Sights, code: string): void {
  open.get('refusals')?.delete(code);
}

/**
 * All words in an event or an outcome. A key is a word unless its value says that there is none of it. `kind` says
 * what a move or an event is, not what occurs in it: the kind of move "contract" is no sight of the bonus of that name.
 */
export function seeWords(sights: Sights, value: unknown): void {
  if (typeof value === 'string') seeWord(sights, value);
  else if (Array.isArray(value)) for (const item of value as unknown[]) seeWords(sights, item);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'kind') continue;
      if (inner !== 0 && inner !== false && inner !== null) seeWord(sights, key);
      seeWords(sights, inner);
    }
  }
}

/** The values of a config: its keys are there whether they occur or not. */
function seeValues(sights: Sights, value: unknown): void {
  if (typeof value === 'string') seeWord(sights, value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) seeValues(sights, inner);
}

function seeWord({ words }: Sights, word: string): void {
  const groups = words.get(word);
  if (!groups) return;
  for (const group of groups) group.delete(word);
  words.delete(word);
}

/** Whether a move is of a kind, or names something, that was not seen yet. */
export function isFresh({ open, words }: Sights, move: AnyMove): boolean {
  return open.get('moves')?.has(move.kind) === true || namesOpen(words, move);
}

function namesOpen(words: ReadonlyMap<string, unknown>, value: unknown): boolean {
  if (typeof value === 'string') return words.has(value);
  return typeof value === 'object' && value !== null && Object.entries(value).some(([key, inner]) => key !== 'kind' && namesOpen(words, inner));
}
