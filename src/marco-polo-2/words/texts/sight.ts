// What a sentence about a move looks up in the position, with the values of a pack.
import { placerOf, type PlacedDie } from '../../../mechanics/dice.js';
import { kindOfEffect } from '../../content/card-effects.js';
import { characters, firstGameCharacters, nobody, type Character } from '../../content/characters.js';
import type { Pack } from '../../content/pack.js';

/** So many of each resource. */
export type Amounts = Readonly<Record<string, number | undefined>>;

/** A cost and what it brings. */
export interface Trade {
  readonly cost: Amounts;
  readonly reward: Amounts;
}

/** What a sentence about a move looks up: the offers of the book at hand, the exchanges of the card at hand, the money bag, prices. */
export interface Sight {
  /** What an offer of the book at hand costs, the occupied space included, and brings. */
  readonly offer: (number: number) => Trade | null;
  /** What an exchange of the card at hand costs and brings. */
  readonly exchange: (option: number) => Trade | null;
  /** What the money bag brings now. */
  readonly bag: Readonly<Record<'coin' | 'camel' | 'jade', number>>;
  /** What bonus actions cost in camels. */
  readonly camels: Readonly<Record<'reroll' | 'change' | 'blackDie', number>>;
  /** What is paid at once for dice on a space: where dice lie, the lowest of those placed (MP2-SPACE-10), and what a travel space asks for. */
  readonly price: (space: string, dice: readonly string[]) => Amounts;
  /** Where a step of a figure begins, and what the route costs. */
  readonly step: (figure: 0 | 1, to: string) => { readonly from: string; readonly cost: Amounts } | null;
}

/** What is read of a state or a view. */
interface Table {
  readonly config: { readonly rulings?: { readonly ownDiceOccupy?: string } };
  readonly frames: readonly { readonly kind: string; readonly seat?: number; readonly book?: string; readonly card?: string; readonly coin?: number; readonly at?: readonly string[] }[];
  readonly offers: readonly (string | null)[];
  readonly players: readonly { readonly character: string | null }[];
  readonly spaces: readonly { readonly id: string; readonly dice: readonly string[] }[];
}

/** What can be done by whoever decides. */
function abilitiesAt({ frames = [], players = [] }: Partial<Table>): Character {
  const player = players[frames.at(-1)?.seat ?? -1];
  return [...characters, ...firstGameCharacters].find(({ id }) => id === player?.character) ?? nobody;
}

/** Whether a blue space costs coins. */
function isOccupied(table: Partial<Table>, space: string): boolean {
  const dice = table.spaces?.find(({ id }) => id === space)?.dice ?? [];
  if (dice.length === 0 || abilitiesAt(table).neverPaysOccupied) return false;
  return table.config?.rulings?.ownDiceOccupy !== 'no' || dice.some((die) => placerOf(die as PlacedDie) !== table.frames?.at(-1)?.seat);
}

/** Looks up what a move is about, in a position played with the values of a pack. */
export function sightOf(pack: Pack, stateOrView: object | null): Sight {
  const table = (stateOrView ?? {}) as Partial<Table>;
  const { frames = [], offers = [] } = table;
  const { book, card, coin = 0, at: stands = [] } = frames.at(-1) ?? {};
  return {
    offer: (number) => {
      const at = pack.books.findIndex(({ id }) => id === book);
      const free = pack.books[at]?.free ?? [];
      const tile = pack.offerTiles.find(({ id }) => id === offers[at]);
      const found = number <= free.length ? free[number - 1] : tile?.offers[number - 1 - free.length];
      return found ? { cost: { ...('cost' in found ? found.cost : {}), ...(coin > 0 ? { coin } : {}) }, reward: { ...found.reward } } : null;
    },
    exchange: (option) => {
      const effect = pack.cityCards.find(({ id }) => id === card)?.effect;
      const found = effect && kindOfEffect(effect).face(effect).deals[option - 1];
      return found ? { cost: { ...found.cost }, reward: { ...found.reward } } : null;
    },
    bag: pack.constants.moneyBag,
    camels: pack.constants.bonusActions,
    price: (space, dice) => {
      const { coin: asked = 0, ...more } = pack.travelSpaces.find(({ id }) => space === `travel:${id}`)?.cost ?? {};
      const occupied = isOccupied(table, space) ? Math.min(...dice.map((die) => Number(die.slice(-1)))) : 0;
      return { coin: asked + occupied, ...more };
    },
    step: (figure, to) => {
      const from = stands[figure];
      if (from === undefined) return null;
      const { freeRoutes, jumps } = abilitiesAt(table);
      const isOasis = (place: string): boolean => pack.locations.some(({ id, kind }) => id === place && kind === 'oasis');
      if (jumps && isOasis(from) && isOasis(to)) return { from, cost: {} };
      const { coin: coins = 0, camel = 0, jade = 0 } = pack.routes.find((route) => (route.from === from && route.to === to) || (route.from === to && route.to === from))?.cost ?? {};
      return { from, cost: freeRoutes ? { jade } : { coin: coins, camel, jade } };
    },
  };
}
