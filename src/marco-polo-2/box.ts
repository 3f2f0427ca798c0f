import type { Character } from './content/characters.js';
import { characters, firstGameCharacters, nobody } from './content/characters.js';
import { rulesOf, type Config } from './config.js';
import type { Parts } from './content/parts.js';
import type { Rules } from './rulings.js';

/** Five rounds (MP2-GEN-1). */
export const ROUNDS = 5;
export const DICE = 5;
export const ACTIVE_SPACES = 2;
export const AREA_CARDS = 2;
export const GOALS_DEALT = 3;

/** What a config comes to: component values, indexed, and rulings, answered. */
export interface Box {
  readonly seats: number;
  readonly rules: Rules;
  readonly parts: Parts;
  readonly characters: Readonly<Record<string, Character>>;
  /** The characters that are shuffled. */
  readonly cast: readonly string[];
}

const byId: Readonly<Record<string, Character>> = Object.fromEntries([...characters, ...firstGameCharacters].map((one) => [one.id, one]));

export function boxOf(parts: Parts, config: Config): Box {
  const rules = rulesOf(config);
  const guests = rules.firstGameCharacters === 'on' ? firstGameCharacters : [];
  return { seats: config.seats, rules, parts, characters: byId, cast: [...characters, ...guests].map(({ id }) => id) };
}

// The same player is asked for many times in a row, and comparing is cheaper than finding by name: 5 % of a game.
let askedLast: Character = nobody;

/** The abilities of a player; those of nobody before the characters are picked. */
export function characterOf(box: Box, { character }: { readonly character: string | null }): Character {
  if (character === askedLast.id) return askedLast;
  if (character === null) return nobody;
  askedLast = box.characters[character] as Character;
  return askedLast;
}
