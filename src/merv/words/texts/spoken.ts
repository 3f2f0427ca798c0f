// What there is to say in Merv, whatever the language.
import type { AskedAmong, Spoken } from '../../../words/texts.js';
import { CELLS, CITIES, OUTER, type Action, type Breakthrough, type City, type Corner, type Cube, type Good, type Hall, type Quarter, type Side, type Spice } from '../../content/ids.js';
import type { Pack, PackTables } from '../../content/pack.js';
import { standardPack } from '../../content/standard/index.js';
import type { About } from '../../rules/about.js';
import type { rulings } from '../../rulings.js';
import type { kinds, Move } from '../../frames.js';
import type { RefusalCode } from '../refusals.js';
import type { Event } from '../events.js';

/** Symbols on tiles and spaces. */
export type Symbol = 'caravanCard' | 'mosqueStep' | 'whiteUpgrade' | 'bonusUpgrade' | 'scoringTile' | 'freeCourtier' | 'freeWall' | 'mosqueBuildings4' | 'freePost' | 'anyCube' | 'anyGood';

/** What is counted: resources, symbols, and some words of sentences. */
export type Noun = Cube | Good | Symbol | Spice | 'camel' | 'scroll' | 'vp' | 'favour' | 'influence' | 'soldier' | 'courtier' | 'building' | 'servant' | 'disc' | 'master' | 'post' | 'good' | 'time';

/** Where points and things come from, and what is laid out. */
export type Source = 'contracts' | 'breakthroughs' | 'buildings' | 'scoringTiles' | 'mosqueTop' | 'spiceSets' | 'row' | 'sites' | 'market' | 'box' | 'years' | 'queue' | 'production' | 'ransom' | 'set-up' | 'breakthrough' | 'camelMarket' | 'upgrade' | 'card' | 'invasion' | 'roundEnd' | 'scoring' | 'boon' | 'freeCard' | 'freeStep' | 'soloCard' | 'line';

/** Components that are named by what they are and their id. */
export type Sort = 'site' | 'caravanCard' | 'piece' | 'contract' | 'space' | 'slot' | 'cell' | 'wallSlot' | 'queueOf' | 'marketSide' | 'upgradeTile' | 'scoringTileOf' | 'soloCardOf';

/** What a sentence about a move looks up in the position. */
export interface Sight {
  /** The site on a cell. */
  readonly site: (cell: string) => string | null;
  /** The card on a place of the row. */
  readonly card: (position: number) => string | null;
  /** The action of the activated site. */
  readonly action: Action | null;
  /** Whether the High Courtier is being steered. */
  readonly courtier: boolean;
}

/** What luck decides. */
export type Luck = 'queue' | 'camel-market' | 'sites' | 'caravan-row' | 'breakthrough' | 'scoring-tile' | 'solo-card' | 'palace-card';

/** What is asked, by the ids that prompts say instead of the numbers frames hold. */
type AskedById<Asked extends { readonly key: string; readonly params: object }> = Asked extends { readonly key: infer Key extends keyof About; readonly params: infer Params } ? { readonly key: Key; readonly params: Omit<Params, keyof About[Key]> & About[Key] } : Asked;

/** The keys of a table of sentences. */
export interface Said {
  readonly move: Move;
  readonly event: Event;
  readonly prompt: AskedById<AskedAmong<typeof kinds>>;
  readonly luck: Luck;
  readonly refusal: RefusalCode;
  readonly line: 'favour' | 'influence' | 'contracts' | 'mosque' | 'breakthroughs' | 'palace' | 'buildings' | 'scoringTiles' | 'mosqueTop' | 'magistrate' | 'spiceSets';
  readonly tie: 'favour' | 'influence' | 'queue' | 'margin' | 'winsTies';
  readonly rulings: typeof rulings;
  readonly noun: Noun;
  readonly name: Action | Hall | City | 'merv' | Breakthrough | Quarter | Side | Corner | Source | 'automaton:courtier' | 'automaton:magistrate' | 'magistrate' | 'mosqueBuildings4';
  readonly sort: Sort;
  readonly sight: Sight;
  readonly values: Partial<PackTables>;
}

/** What lies on a contract when it has been fulfilled. */
export function laidOn({ goods, scroll }: { readonly goods: readonly Good[]; readonly scroll: number }): Readonly<Record<Good | 'scroll', number>> {
  const rare = goods.filter((good) => good === 'rare').length;
  return { common: goods.length - rare, rare, scroll };
}

const SORTS: readonly (readonly [pattern: RegExp, sort: Sort])[] = [
  [/^site-/, 'site'], [/^caravan-/, 'caravanCard'], [/^(segment|gate)-/, 'piece'], [/^contract-/, 'contract'], [/^L\d/, 'space'], [/^[NESW]\d$/, 'slot'], [/^r\dc\d$/, 'cell'], [/^wall:/, 'wallSlot'], [/^queue:/, 'queueOf'],
  [/^camelMarket:/, 'marketSide'], [/^upgrade-/, 'upgradeTile'], [/^scoring-/, 'scoringTileOf'], [/^solo:/, 'soloCardOf'],
];

/** What is read of a state or a view. */
interface Table {
  readonly frames: readonly { readonly kind: string }[];
  readonly sites: readonly (number | string | null)[];
  readonly row: readonly (number | string | null)[];
  readonly turn: { readonly cell: number | string | null };
}

/** Looks up what a move is about, in a position played with the values of a pack. */
export function sightOf(pack: Pack, stateOrView: object | null): Sight {
  const { frames = [], sites = [], row = [], turn } = (stateOrView ?? {}) as Partial<Table>;
  const idOf = (entries: readonly { readonly id: string }[], at: number | string | null | undefined): string | null => (typeof at === 'number' ? entries[at]?.id : at) ?? null;
  const site = (cell: string): string | null => idOf(pack.sites.entries, sites[CELLS.indexOf(cell as (typeof CELLS)[number])]);
  const active = typeof turn?.cell === 'number' ? CELLS[turn.cell] : turn?.cell;
  const tile = typeof active === 'string' ? site(active) : null;
  return {
    site,
    card: (position) => idOf(pack.caravanCards.entries, row[position - 1]),
    action: pack.sites.entries.find(({ id }) => id === tile)?.action ?? null,
    courtier: ['courtierSlot', 'courtierSite'].includes(frames.at(-1)?.kind ?? ''),
  };
}

/** What a city of the silk road sells: the outer ones rare goods. */
export const goodIn = (city: City): Good => (CITIES.indexOf(city) < OUTER ? 'common' : 'rare');

/** The parts of an id behind its first word: `segment-teal-1` is `['segment', 'teal', '1']`. */
export const partsOf = (id: string): readonly string[] => id.split(/[-:]/);

/** How this game is spoken of in any language. */
export const spoken: Spoken<Said> = {
  sortOf: (id) => SORTS.find(([pattern]) => pattern.test(id))?.[1] ?? null,
  sight: (stateOrView, values) => sightOf({ ...standardPack, ...values }, stateOrView),
};
