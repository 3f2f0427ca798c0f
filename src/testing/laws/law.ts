import type { AnyGame } from '../../kernel/game.js';
import { equal } from '../../kernel/json.js';

/** One game told by numbers, and how closely to look at it. */
export interface Story {
  readonly game: AnyGame;
  readonly config: object;
  /** Each is taken modulo the legal list, or decides what luck does. */
  readonly choices: readonly number[];
  /** Costly questions are asked at every n-th step only. */
  readonly stride: number;
}

/** Something that must hold for every game; throws when a story shows that it does not. */
export interface LawText {
  readonly number: number;
  readonly title: string;
  readonly judge: (story: Story) => void;
}

/** Whether a costly question is asked at this step: another set of steps in every story. */
export function isLookedAt({ choices, stride }: Story, at: number): boolean {
  return (at + choices.length) % stride === 0;
}

/** Throws with a sentence unless something holds. */
export function hold(condition: boolean, sentence: string | (() => string)): asserts condition {
  if (!condition) throw new Error(typeof sentence === 'string' ? sentence : sentence());
}

/** Throws unless two JSON values are equal; says where they first differ. */
export function holdEqual(actual: unknown, expected: unknown, sentence: string): void {
  if (!equal(actual, expected)) throw new Error(`${sentence}: ${firstDifference(actual, expected, '')}`);
}

function firstDifference(a: unknown, b: unknown, path: string): string {
  const brief = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120));
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return `${path || 'root'} is ${brief(a)}, not ${brief(b)}`;
  const mine = a as Record<string, unknown>;
  const theirs = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    if (!equal(mine[key], theirs[key])) return firstDifference(mine[key], theirs[key], path ? `${path}.${key}` : key);
  }
  return `${path || 'root'} differs in kind`;
}
