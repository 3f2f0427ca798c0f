// What there is to say in The Voyages of Marco Polo, whatever the language.
import type { AskedAmong, Spoken } from '../../../words/texts.js';
import type { CharacterId } from '../../content/character-ids.js';
import type { LocationId } from '../../content/standard/map.js';
import type { PackTables } from '../../content/pack.js';
import type { BazaarKind, Effect, Resource } from '../../content/resources.js';
import type { rulings } from '../../rulings.js';
import type { kinds, Move } from '../../frames.js';
import type { refusals } from '../refusals.js';
import type { Event } from '../events.js';

/** What is counted: resources, symbols, and some words of sentences. */
export type Noun = Resource | Exclude<Effect, 'contract'> | 'ownCityBonus' | 'contract' | 'good' | 'step' | 'time' | 'post' | 'goalCard' | 'bonus' | 'die';

/** Spaces of the board and beside it. */
export type Space = `bazaar.${BazaarKind}` | 'fiveCoins' | 'khansFavour' | 'contracts' | 'travel' | 'moneyBag' | 'reroll' | 'change' | 'buyBlackDie' | 'complete' | 'goalCities' | 'posts' | 'rounds';

/** Pieces. */
export type Piece = 'ownDie' | 'whiteDie' | 'neutralDie' | 'figure' | 'hourglass';

/** Where things come from, and what is laid out. */
export type Source = 'compensation' | 'routes' | 'relocation' | 'black-die' | 'occupied' | 'income' | 'pile' | 'box' | 'player' | 'set-up' | 'cityBonuses' | 'outposts' | 'cityCards' | 'characters' | 'columnBonus';

/** Components without a name of their own. */
export type Sort = 'oasis' | 'contract' | 'card' | 'goal' | 'outpost' | 'cityBonus' | 'cardSpace';

/** What luck decides. */
export type Luck = 'outposts' | 'city-bonuses' | 'city-cards' | 'row' | 'stack' | 'special-stack' | 'first-player' | 'starting-contract' | 'characters' | 'goals' | 'leftovers' | 'refill' | 'contract' | 'round-roll' | 'reroll' | 'black-die';

/** What a sentence about a move looks up in the position. */
export interface Sight {
  /** The contract in a column of the row. */
  readonly contract: (column: number) => string | null;
}

/** Looks up what a move is about. */
export function sightOf(stateOrView: object | null): Sight {
  const { row = [] } = (stateOrView ?? {}) as { readonly row?: readonly (string | null)[] };
  return { contract: (column) => row[column - 1] ?? null };
}

/** The keys of a table of sentences. */
export interface Said {
  readonly move: Move;
  readonly event: Event;
  readonly prompt: AskedAmong<typeof kinds>;
  readonly luck: Luck;
  readonly refusal: keyof typeof refusals;
  readonly line: 'start' | 'contract' | 'posts' | 'wilhelm' | 'play' | 'goal' | 'goalCities' | 'coins' | 'beijing' | 'goods' | 'mostContracts';
  readonly tie: 'camels';
  readonly rulings: typeof rulings;
  readonly noun: Noun;
  readonly name: Exclude<LocationId, `oasis-${string}`> | CharacterId | Space | Piece | Source;
  readonly sort: Sort;
  readonly sight: Sight;
  readonly values: Partial<PackTables>;
}

const ACTIONS: readonly string[] = ['fiveCoins', 'bazaar', 'khan', 'contracts', 'travel', 'cityCard', 'cityCardPaying', 'cityCardOpen'] satisfies readonly Move['kind'][];

/** Whether the action of the turn is still to come: some kind of move on offer is one. */
export const isActionDue = (kinds: readonly string[]): boolean => kinds.some((kind) => ACTIONS.includes(kind));

const SORTS: readonly (readonly [pattern: RegExp, sort: Sort])[] = [[/^oasis-/, 'oasis'], [/^[cs]\d+$/, 'contract'], [/^k\d+$/, 'card'], [/^g\d+$/, 'goal'], [/^o\d+$/, 'outpost'], [/^b\d+$/, 'cityBonus'], [/^cityCard:/, 'cardSpace']];

/** How this game is spoken of in any language. */
export const spoken: Spoken<Said> = {
  sortOf: (id) => SORTS.find(([pattern]) => pattern.test(id))?.[1] ?? null,
  sight: sightOf,
};
