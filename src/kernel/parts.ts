import type { Schema } from './schema.js';

/**
 * How a value is chosen: as one thing; as a set, whose elements are chosen in any order (equal ones as often as they
 * are in it); or as a path, whose steps are chosen one after the other.
 */
export type Shape = 'one' | 'set' | 'path';

/** What a value is to the person who chooses it: of which things, and how many of them. */
export interface Nature {
  /** A noun: `die`, `place`, `card`, …; `amount` for a bare number, `word` for one of some words. */
  readonly of: string;
  readonly shape: Shape;
}

/** Nouns that say nothing: a part of such a nature is asked for by its own name. */
const PLAIN: ReadonlySet<string> = /* @__PURE__ */ new Set(['amount', 'word', 'flag']);

const WORD: Nature = { of: 'word', shape: 'one' };

/** Says what the values of a schema are to a person: `called('die', choice(DICE))`. */
export function called<S extends Schema<unknown>>(of: string, schema: S): S {
  if (!/^[a-z][\w-]*$/i.test(of)) throw new TypeError(`"${of}" is no noun for a part of a move`);
  return { ...schema, nature: { of, shape: schema.nature?.shape ?? 'one' } };
}

/** A part of a kind of move. */
export interface MovePart extends Nature {
  /** The key of the part in a move. */
  readonly name: string;
  /**
   * Under which word it is asked for: the noun, so that a die is asked for as a die whether a move takes one or several;
   * the name, where the noun says nothing or two parts of the move share it.
   */
  readonly asked: string;
}

/** What is known of a kind of move without a position. */
export interface MoveKindInfo {
  readonly kind: string;
  /** The line that writes it, with the parts in braces. */
  readonly pattern: string;
  /** The parts in the order of the line. */
  readonly parts: readonly MovePart[];
}

/** The word for "no more of these": no value of a part may be called so. */
export const THAT_IS_ALL = 'that-is-all';

/** Reads off the schemas what the parts of a kind of move are. */
export function kindInfo(kind: string, pattern: string, parts: Readonly<Record<string, Schema<unknown>>>): MoveKindInfo {
  const natures = new Map(Object.entries(parts).map(([name, { nature }]) => [name, nature ?? WORD]));
  const timesOf = (of: string): number => [...natures.values()].filter((nature) => nature.of === of).length;
  const named = [...pattern.matchAll(/\{(\w+)\}/g)].map((found) => found[1] as string);
  const infos = named.map((name): MovePart => {
    const { of, shape } = natures.get(name) ?? WORD;
    return { name, of, shape, asked: PLAIN.has(of) || timesOf(of) > 1 ? name : of };
  });
  if (new Set(infos.map(({ asked }) => asked)).size !== infos.length || infos.some(({ asked }) => asked === 'kind')) {
    throw new TypeError(`two parts of "${kind}" are asked for under the same word`);
  }
  for (const [name, { text }] of Object.entries(parts)) {
    const heard = text?.parse(THAT_IS_ALL);
    if (heard !== undefined) throw new TypeError(`"${THAT_IS_ALL}" ends a choice and cannot be a value of "${name}" in "${kind}"`);
  }
  return { kind, pattern, parts: infos };
}
