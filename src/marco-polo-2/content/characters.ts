import type { About, Amounts } from './pack.js';

/** What a character can do, as values; the rules ask for the ability, never for the name. */
export interface Character extends About {
  readonly id: string;
  readonly name: string;
  /** Received at the start of every round. */
  readonly income: { readonly coin: number; readonly camel: number; readonly contractTop: number };
  readonly start: { readonly coin: number };
  readonly figures: 1 | 2;
  /** Möngke Khan: oases cost no step and bring this. */
  readonly oasis: { readonly vp: number; readonly coin: number; readonly camel: number } | null;
  /** De Wu: so many dice suffice for a seal. */
  readonly sealDice: number | null;
  readonly jadeOnImprove: number;
  readonly shieldPlus: number;
  /** Abha Basu. */
  readonly jadeOnComplete: number;
  readonly vpPerJade: number;
  /** Mailin and Tian Chin: one bonus of a round start comes twice. */
  readonly doubles: boolean;
  /** Filippo Vitello. */
  readonly keepsOutposts: boolean;
  /** Isabella Donati: what a rolled 1 to 6 brings, and a pair of them. */
  readonly perDie: readonly Amounts[] | null;
  readonly perPair: readonly Amounts[] | null;
  /** Gantulga Od. */
  readonly lowestTravelOnly: boolean;
  readonly freeRoutes: boolean;
  /** Raschid ad-Din Sinan: names values instead of rolling. */
  readonly namesDice: boolean;
  /** Matteo Polo. */
  readonly whiteDie: boolean;
  /** Mercator ex Tabriz: a share of what others take from books, and a camel with others' Khan's favour. */
  readonly gleans: boolean;
  /** Berke Khan. */
  readonly neverPaysOccupied: boolean;
  /** Wilhelm von Rubruk: more posts, the last of them worth this, and one in every city passed. */
  readonly morePosts: number;
  readonly lastPostVp: number;
  readonly postsOnPath: boolean;
  /** Johannes Carpini: from one oasis to any other. */
  readonly jumps: boolean;
}

const none: Omit<Character, 'id' | 'name' | 'source'> = {
  income: { coin: 0, camel: 0, contractTop: 0 },
  start: { coin: 0 },
  figures: 1,
  oasis: null,
  sealDice: null,
  jadeOnImprove: 0,
  shieldPlus: 0,
  jadeOnComplete: 0,
  vpPerJade: 0,
  doubles: false,
  keepsOutposts: false,
  perDie: null,
  perPair: null,
  lowestTravelOnly: false,
  freeRoutes: false,
  namesDice: false,
  whiteDie: false,
  gleans: false,
  neverPaysOccupied: false,
  morePosts: 0,
  lastPostVp: 0,
  postsOnPath: false,
  jumps: false,
};

/** Somebody without abilities: every player before the characters are picked. */
export const nobody: Character = { ...none, id: 'nobody', name: 'Nobody', source: 'seed' };

/** The seven characters of this game. */
export const characters: readonly Character[] = [
  { ...none, id: 'mongke-khan', name: 'Möngke Khan', oasis: { vp: 3, coin: 2, camel: 1 }, source: 'seed' },
  { ...none, id: 'de-wu', name: 'De Wu', sealDice: 1, jadeOnImprove: 1, shieldPlus: 1, source: 'seed' },
  { ...none, id: 'abha-basu', name: 'Abha Basu', income: { coin: 2, camel: 0, contractTop: 0 }, jadeOnComplete: 1, vpPerJade: 1, source: 'seed' },
  { ...none, id: 'mailin-tian-chin', name: 'Mailin and Tian Chin', start: { coin: 3 }, figures: 2, doubles: true, source: 'seed' },
  { ...none, id: 'filippo-vitello', name: 'Filippo Vitello', keepsOutposts: true, source: 'seed' },
  {
    ...none,
    id: 'isabella-donati',
    name: 'Isabella Donati',
    perDie: [{ coin: 2 }, { vp: 1 }, { camel: 1 }, { camel: 1 }, { vp: 1 }, { coin: 2 }],
    perPair: [{ jade: 1 }, { silk: 1 }, { gold: 1 }, { gold: 1 }, { silk: 1 }, { jade: 1 }],
    source: 'seed',
  },
  { ...none, id: 'gantulga-od', name: 'Gantulga Od', lowestTravelOnly: true, freeRoutes: true, source: 'seed' },
];

/** Characters of The Voyages of Marco Polo that can join (MP2-R-68); Kubilai Khan's ability has no object here. */
export const firstGameCharacters: readonly Character[] = [
  { ...none, id: 'raschid', name: 'Raschid ad-Din Sinan', namesDice: true, source: 'seed' },
  { ...none, id: 'matteo', name: 'Matteo Polo', income: { coin: 0, camel: 0, contractTop: 1 }, whiteDie: true, source: 'seed' },
  { ...none, id: 'mercator', name: 'Mercator ex Tabriz', gleans: true, source: 'seed' },
  { ...none, id: 'berke', name: 'Berke Khan', neverPaysOccupied: true, source: 'seed' },
  { ...none, id: 'niccolo-marco', name: 'Niccolo and Marco Polo', income: { coin: 0, camel: 1, contractTop: 0 }, figures: 2, source: 'seed' },
  { ...none, id: 'wilhelm', name: 'Wilhelm von Rubruk', morePosts: 2, lastPostVp: 10, postsOnPath: true, source: 'seed' },
  { ...none, id: 'johannes', name: 'Johannes Carpini', income: { coin: 3, camel: 0, contractTop: 0 }, jumps: true, source: 'seed' },
];
