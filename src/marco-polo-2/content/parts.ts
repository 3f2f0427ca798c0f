import type { CardEffect, GoalEntry, Pack, Rewards } from './tables.js';
import type { MoveCache, Shelf } from '../rules/move-cache.js';
import type { Move } from '../words/moves.js';

/** The parts of a reward that have to be decided or drawn. */
export type Effect = 'anyGood' | 'distinctGoods' | 'move' | 'blackDie' | 'contractTop' | 'contractCity' | 'copyCityBonus';

const WAITING: readonly string[] = ['anyGood', 'distinctGoods', 'move', 'blackDie', 'contractTop', 'contractCity', 'copyCityBonus'];

/** Amounts with a number for everything, so that all have one shape. */
export interface Bundle {
  readonly coin: number;
  readonly camel: number;
  readonly pepper: number;
  readonly silk: number;
  readonly gold: number;
  readonly jade: number;
  readonly vp: number;
  readonly anyGood: number;
  readonly distinctGoods: number;
  readonly move: number;
  readonly blackDie: number;
  readonly contractTop: number;
  readonly contractCity: number;
  readonly copyCityBonus: number;
  readonly shieldPlus: number;
  /** Something in it has to be decided or drawn. */
  readonly waits: boolean;
  /** What has to be decided or drawn, in printed order. */
  readonly effects: readonly Effect[];
}

/** One step to a neighbouring place. */
export interface Leg {
  readonly to: Place;
  readonly coin: number;
  readonly camel: number;
  readonly jade: number;
  readonly seal: string | null;
}

export interface Place {
  readonly id: string;
  readonly oasis: boolean;
  /** Posts can be placed here. */
  readonly city: boolean;
  readonly shield: string | null;
  readonly legs: Leg[];
  /** The same for Johannes Carpini: from an oasis every other oasis is one free step away. */
  readonly jumps: Leg[];
  /** The moves that take a figure there. */
  readonly step: Move;
  readonly companion: Move;
  /** Places in `State.markers`, `State.outposts` (-1: none), `State.contracts` and `State.cards`. */
  readonly marker: number;
  readonly outpost: number;
  readonly contracts: readonly number[];
  readonly cards: readonly number[];
}

export interface Contract {
  readonly id: string;
  readonly starting: boolean;
  /** The move that completes it. */
  readonly complete: Move;
  readonly cost: Bundle;
  readonly reward: Bundle;
}

export interface Offer {
  readonly jade: number;
  readonly reward: Bundle;
}

export interface Book {
  readonly id: string;
  /** Place among the books. */
  readonly at: number;
  readonly minDie: number;
  readonly free: readonly Offer[];
  /** The jade its cheapest free offer asks for. */
  readonly leastJade: number;
}

export interface BookSpace {
  /** Name in moves. */
  readonly name: string;
  readonly book: Book;
  /** Place in `State.spaces`. */
  readonly space: number;
  readonly shelf: Shelf;
}

export interface TravelSpace {
  readonly id: string;
  readonly height: number;
  readonly dice: number;
  readonly maxSteps: number;
  readonly cost: Bundle;
  readonly extraPost: boolean;
  readonly space: number;
}

export interface Special {
  readonly id: string;
  readonly city: string;
  readonly spaces: number;
  readonly reward: Bundle;
  readonly seal: string;
  readonly times: readonly number[];
  readonly space: number;
  readonly shelf: Shelf;
}

export interface Guild {
  readonly id: string;
  readonly minDie: number;
  readonly jade: number;
  readonly upgradeCost: Bundle;
  /** The moves that take its seal and improve it. */
  readonly take: Move;
  readonly improve: Move;
  readonly bonus: Bundle;
}

export interface Exchange {
  readonly cost: Bundle;
  readonly reward: Bundle;
}

/** A city card with everything its effect can need. */
export interface Card {
  readonly id: string;
  readonly kind: CardEffect['kind'] | 'move';
  readonly options: readonly Exchange[];
  readonly byDie: readonly Bundle[];
  readonly cities: readonly number[];
  readonly count: 'completedContracts' | 'posts';
  readonly each: Bundle;
  readonly shelf: Shelf;
}

/** The components of a pack, indexed. Made once for a pack. */
export interface Parts {
  readonly pack: Pack;
  readonly contentId: string;
  readonly start: string;
  readonly places: readonly Place[];
  readonly place: Readonly<Record<string, Place>>;
  readonly oases: readonly Place[];
  readonly contract: Readonly<Record<string, Contract>>;
  readonly card: Readonly<Record<string, Card>>;
  readonly guild: Readonly<Record<string, Guild>>;
  readonly guilds: readonly Guild[];
  /** City bonus markers and outpost bonus tiles. */
  readonly bonus: Readonly<Record<string, Bundle>>;
  readonly goal: Readonly<Record<string, GoalEntry>>;
  readonly books: readonly Book[];
  readonly bookSpaces: readonly BookSpace[];
  /** Offers of a tile, and the book it belongs to. */
  readonly tile: Readonly<Record<string, { readonly book: string; readonly offers: readonly Offer[]; readonly leastJade: number }>>;
  readonly travel: readonly TravelSpace[];
  /** By the number of dice they take; as far as any space takes dice together. */
  readonly travelWith: readonly (readonly TravelSpace[])[];
  readonly special: Readonly<Record<string, Special>>;
  readonly specials: readonly Special[];
  readonly spaceIds: readonly string[];
  readonly khan: number;
  readonly khanReward: Bundle;
  readonly seals: number;
  readonly contracts: number;
  readonly bag: number;
  readonly cardPlaces: readonly string[];
  readonly contractPlaces: readonly string[];
  readonly contractCityOf: readonly string[];
  readonly cardCityOf: readonly string[];
  readonly markerCities: readonly string[];
  readonly outpostCities: readonly string[];
  /** Ids of face-down piles, in alphabetical order. */
  readonly piles: Readonly<Record<'contracts' | 'startingContracts' | 'cityCards' | 'offerTiles' | 'goalCards', readonly string[]>>;
  readonly moves: MoveCache;
}

/** Sparse amounts in full. Three different goods leave no choice. */
export function bundleOf(amounts: Rewards): Bundle {
  const all = amounts.distinctGoods === 3 ? 1 : 0;
  const effects = Object.keys(amounts).filter((key) => WAITING.includes(key) && !(key === 'distinctGoods' && all === 1)) as Effect[];
  return {
    coin: amounts.coin ?? 0,
    camel: amounts.camel ?? 0,
    pepper: (amounts.pepper ?? 0) + all,
    silk: (amounts.silk ?? 0) + all,
    gold: (amounts.gold ?? 0) + all,
    jade: amounts.jade ?? 0,
    vp: amounts.vp ?? 0,
    anyGood: amounts.anyGood ?? 0,
    distinctGoods: all === 1 ? 0 : (amounts.distinctGoods ?? 0),
    move: amounts.move ?? 0,
    blackDie: amounts.blackDie ?? 0,
    contractTop: amounts.contractTop ?? 0,
    contractCity: amounts.contractCity ?? 0,
    copyCityBonus: amounts.copyCityBonus ?? 0,
    shieldPlus: amounts.shieldPlus ?? 0,
    waits: effects.length > 0,
    effects,
  };
}
