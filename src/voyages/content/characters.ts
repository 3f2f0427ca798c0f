import type { CharacterId } from './character-ids.js';

/** The eight characters. Mercator ex Tabriz has a tile for each number of players. */
export const CHARACTERS = [
  { id: 'raschid', name: 'Raschid ad-Din Sinan', figures: 1, start: 'venezia', posts: 9, income: {} },
  { id: 'matteo', name: 'Matteo Polo', figures: 1, start: 'venezia', posts: 9, income: { contract: 1 } },
  { id: 'berke', name: 'Berke Khan', figures: 1, start: 'venezia', posts: 9, income: {} },
  { id: 'mercator', name: 'Mercator ex Tabriz', figures: 1, start: 'venezia', posts: 9, income: {} },
  { id: 'kubilai', name: 'Kubilai Khan', figures: 1, start: 'beijing', posts: 9, income: {} },
  { id: 'niccolo-marco', name: 'Niccolo and Marco Polo', figures: 2, start: 'venezia', posts: 9, income: { camel: 1 } },
  { id: 'wilhelm', name: 'Wilhelm von Rubruk', figures: 1, start: 'venezia', posts: 11, income: {} },
  { id: 'johannes', name: 'Johannes Carpini', figures: 1, start: 'venezia', posts: 9, income: { coin: 3 } },
] as const satisfies readonly { readonly id: CharacterId; readonly [key: string]: unknown }[];

/** Characters of the introductory game by turn order. */
export const FIRST_CHARACTERS = ['raschid', 'matteo', 'berke', 'mercator'] as const;

/** What a character can do that others cannot; the rules ask for the ability, never for the name. */
export interface Abilities {
  /** Raschid ad-Din Sinan: names values instead of rolling. */
  readonly namesDice: boolean;
  /** Matteo Polo: a die more, of no colour. */
  readonly whiteDie: boolean;
  /** Berke Khan: occupied spaces cost nothing. */
  readonly neverPaysOccupied: boolean;
  /** Mercator ex Tabriz: a share of what others do, less the more they are. */
  readonly gleans: boolean;
  /** Kubilai Khan: where a post stands from the beginning. */
  readonly firstPost: string | null;
  /** Wilhelm von Rubruk: a post in every city passed. */
  readonly postsOnPath: boolean;
  /** Johannes Carpini: from one oasis to any other. */
  readonly jumps: boolean;
}

const NONE: Abilities = { namesDice: false, whiteDie: false, neverPaysOccupied: false, gleans: false, firstPost: null, postsOnPath: false, jumps: false };

const ABILITIES: Readonly<Record<CharacterId, Partial<Abilities>>> = {
  raschid: { namesDice: true },
  matteo: { whiteDie: true },
  berke: { neverPaysOccupied: true },
  mercator: { gleans: true },
  kubilai: { firstPost: 'beijing' },
  'niccolo-marco': {},
  wilhelm: { postsOnPath: true },
  johannes: { jumps: true },
};

/** The abilities a character has, by their names. */
export const abilitiesOf = (id: CharacterId): readonly string[] => Object.keys(ABILITIES[id]);

/** Values and abilities of a character. */
export interface Character extends Abilities {
  readonly id: CharacterId | 'nobody';
  readonly figures: number;
  readonly start: string;
  readonly posts: number;
  readonly income: Readonly<Record<string, number>>;
}

/** Plain rules: every player before the characters are given. */
export const NOBODY: Character = { ...NONE, id: 'nobody', figures: 1, start: 'venezia', posts: 9, income: {} };

/** Values and abilities of all of them. */
export function charactersInFull(): readonly Character[] {
  return CHARACTERS.map((character) => ({ ...NONE, ...character, ...ABILITIES[character.id] }));
}
