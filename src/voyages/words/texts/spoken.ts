// What there is to say in The Voyages of Marco Polo, whatever the language.
import type { AskedAmong, Spoken } from '../../../words/texts.js';
import type { CharacterId } from '../../content/character-ids.js';
import type { LocationId } from '../../content/standard/map.js';
import { standardPack, type Pack, type PackTables } from '../../content/pack.js';
import { GOODS, type BazaarKind, type Effect, type Resource } from '../../content/resources.js';
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
  /** How much of one thing the card that trades takes for how much of another. */
  readonly trade: (give: Resource, get: Resource) => { readonly give: number; readonly get: number } | null;
}

/** What is read of a state or a view. */
interface Table {
  readonly row: readonly (string | null)[];
  readonly frames: readonly { readonly kind: string; readonly card?: string }[];
}

/** Looks up what a move is about, in a position played with the values of a pack. */
export function sightOf({ cityCards }: Pick<Pack, 'cityCards'>, stateOrView: object | null): Sight {
  const { row = [], frames = [] } = (stateOrView ?? {}) as Partial<Table>;
  const top = frames.at(-1);
  const options = top?.kind === 'trade' ? (cityCards.find(({ id }) => id === top.card)?.options ?? []) : [];
  return {
    contract: (column) => row[column - 1] ?? null,
    trade: (give, get) => {
      for (const { cost, reward } of options) {
        const [paid, got] = [amountIn(cost, give), amountIn(reward, get)];
        if (paid !== undefined && got !== undefined) return { give: paid, get: got };
      }
      return null;
    },
  };
}

const amountIn = (amounts: Readonly<Record<string, number | undefined>>, resource: Resource): number | undefined => amounts[resource] ?? (GOODS.some((good) => good === resource) ? amounts['anyGood'] : undefined);

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
  sight: (stateOrView, values) => sightOf({ ...standardPack, ...values }, stateOrView),
};
