// The components of a pack, indexed: what the rules look up.
import { AREA_CARDS } from '../box.js';
import { slotFor, type Named } from '../../mechanics/hands.js';
import { indexed, known, nth, type Index } from '../../mechanics/known.js';
import { cardOf, type Card } from './card-effects.js';
import { bundleOf, type Bundle } from './bundles.js';
import type { GoalEntry, Pack } from './pack.js';

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
  /** Places in `State.markers`, `State.outposts` (-1: none), `State.contracts` and `State.cards`. */
  readonly marker: number;
  readonly outpost: number;
  readonly contracts: readonly number[];
  readonly cards: readonly number[];
}

export interface Contract {
  readonly id: string;
  readonly starting: boolean;
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

export interface BookSpace extends Named {
  /** Name in moves. */
  readonly name: string;
  readonly book: Book;
  /** Place in `State.spaces`. */
  readonly space: number;
}

export interface TravelSpace extends Named {
  readonly id: string;
  readonly height: number;
  readonly dice: number;
  readonly maxSteps: number;
  readonly cost: Bundle;
  readonly extraPost: boolean;
  readonly space: number;
}

export interface Special extends Named {
  readonly id: string;
  readonly city: string;
  readonly spaces: number;
  readonly reward: Bundle;
  readonly seal: string;
  readonly times: readonly number[];
  readonly space: number;
}

export interface Guild {
  readonly id: string;
  readonly minDie: number;
  readonly jade: number;
  readonly upgradeCost: Bundle;
  readonly bonus: Bundle;
}

/** The components of a pack, indexed. Made once for a pack. */
export interface Tables {
  readonly pack: Pack;
  readonly contentId: string;
  readonly start: string;
  readonly places: readonly Place[];
  readonly place: Index<Place>;
  readonly contract: Index<Contract>;
  readonly card: Index<Card>;
  readonly guild: Readonly<Record<string, Guild>>;
  readonly guilds: readonly Guild[];
  /** City bonus markers and outpost bonus tiles. */
  readonly bonus: Readonly<Record<string, Bundle>>;
  readonly goal: Readonly<Record<string, GoalEntry>>;
  readonly books: readonly Book[];
  readonly book: Readonly<Record<string, Book>>;
  readonly bookSpaces: readonly BookSpace[];
  readonly bookSpace: Readonly<Record<string, BookSpace>>;
  /** Offers of a tile, and the book it belongs to. */
  readonly tile: Readonly<Record<string, { readonly book: string; readonly offers: readonly Offer[]; readonly leastJade: number }>>;
  readonly travel: readonly TravelSpace[];
  readonly travelSpace: Readonly<Record<string, TravelSpace>>;
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
}

const sorted = (table: readonly { readonly id: string }[]): string[] => table.map(({ id }) => id).sort();

const keyed = <T extends { readonly id: string }>(list: readonly T[]): Record<string, T> => Object.fromEntries(list.map((one) => [one.id, one]));

function placesOf(pack: Pack): Place[] {
  const markers: string[] = [];
  const outposts: string[] = [];
  let contracts = 0;
  let cards = 0;
  const run = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);
  const places = pack.locations.map((entry): Place => ({
    id: entry.id,
    oasis: entry.kind === 'oasis',
    city: entry.kind !== 'oasis' && entry.kind !== 'start',
    shield: entry.shield,
    legs: [],
    jumps: [],
    marker: entry.bonusMarker ? markers.push(entry.id) - 1 : -1,
    outpost: entry.outpost ? outposts.push(entry.id) - 1 : -1,
    contracts: run((contracts += entry.contractSpaces) - entry.contractSpaces, entry.contractSpaces),
    cards: run((cards += entry.cardSpaces) - entry.cardSpaces, entry.cardSpaces),
  }));
  const place = keyed(places);
  for (const { from, to, cost, seal } of pack.routes) {
    const { coin = 0, camel = 0, jade = 0 } = cost;
    known(place, from).legs.push({ to: known(place, to), coin, camel, jade, seal });
    known(place, to).legs.push({ to: known(place, from), coin, camel, jade, seal });
  }
  const oases = places.filter(({ oasis }) => oasis);
  for (const from of places) {
    from.jumps.push(...from.legs.filter(({ to }) => !(from.oasis && to.oasis)));
    if (from.oasis) from.jumps.push(...oases.filter((to) => to !== from).map((to): Leg => ({ to, coin: 0, camel: 0, jade: 0, seal: null })));
  }
  return places;
}

function booksOf(pack: Pack): Book[] {
  return pack.books.map(({ id, minDie, free }, at) => ({ id, at, minDie, free: free.map(({ reward }) => ({ jade: 0, reward: bundleOf(reward) })), leastJade: free.length > 0 ? 0 : Infinity }));
}

type CityPlaces = Pick<Tables, 'cardPlaces' | 'contractPlaces' | 'contractCityOf' | 'cardCityOf' | 'markerCities' | 'outpostCities'>;

/** What lies in cities, in map order. */
function cityPlacesOf(pack: Pack): CityPlaces {
  const spread = (count: (entry: Pack['locations'][number]) => number): string[] => pack.locations.flatMap((entry) => Array.from({ length: count(entry) }, (_, at) => `${entry.id}:${at}`));
  return {
    cardPlaces: [...spread(({ cardSpaces }) => cardSpaces), ...Array.from({ length: AREA_CARDS }, (_, at) => `area:${at}`)],
    contractPlaces: spread(({ contractSpaces }) => contractSpaces),
    contractCityOf: pack.locations.flatMap(({ id, contractSpaces }) => Array.from({ length: contractSpaces }, () => id)),
    cardCityOf: pack.locations.flatMap(({ id, cardSpaces }) => Array.from({ length: cardSpaces }, () => id)),
    markerCities: pack.locations.filter(({ bonusMarker }) => bonusMarker).map(({ id }) => id),
    outpostCities: pack.locations.filter(({ outpost }) => outpost).map(({ id }) => id),
  };
}

const named = (pack: Pack): { readonly name: string; readonly at: number }[] => pack.books.flatMap(({ id, spaces }, at) => spaces.map((space) => ({ name: spaces.length === 1 ? id : `${id}:${space}`, at })));

/** Spaces of books as moves name them. */
export const bookSpacesOf = (pack: Pack): string[] => named(pack).map(({ name }) => name);

/** All action spaces, in printed order. */
export function spacesOf(pack: Pack): string[] {
  return [...bookSpacesOf(pack).map((name) => `book:${name}`), 'khansFavour', 'guildSeals', ...pack.travelSpaces.map(({ id }) => `travel:${id}`), 'contracts', ...pack.specialCities.map(({ city }) => `special:${city}`), 'moneyBag'];
}

/** Indexes a pack that has been found valid. */
export function tablesOf(pack: Pack, contentId: string): Tables {
  const places = placesOf(pack);
  const books = booksOf(pack);
  const spaceIds = spacesOf(pack);
  const bookSpaces = named(pack).map(({ name, at }, space): BookSpace => ({ name, book: nth(books, at), space, slot: slotFor(`book:${name}`) }));
  const specials = pack.specialCities.map((one): Special => ({ id: one.id, city: one.city, spaces: one.spaces, reward: bundleOf(one.reward), seal: one.seal, times: one.sealBonusTimes, space: spaceIds.indexOf(`special:${one.city}`), slot: slotFor(`special:${one.city}`) }));
  const guilds = pack.guildSeals.map(({ id, minDie, jade, upgradeCost, bonus }): Guild => ({ id, minDie, jade, upgradeCost: bundleOf(upgradeCost), bonus: bundleOf(bonus) }));
  const travel = pack.travelSpaces.map((entry, at): TravelSpace => ({ id: entry.id, height: at + 1, dice: entry.dice, maxSteps: entry.maxSteps, cost: bundleOf(entry.cost), extraPost: entry.extraPost, space: spaceIds.indexOf(`travel:${entry.id}`), slot: slotFor(`travel:${entry.id}`) }));
  const contract = (starting: boolean) => ({ id, cost, reward }: Pack['contracts'][number]): Contract => ({ id, starting, cost: bundleOf(cost), reward: bundleOf(reward) });
  return {
    pack,
    contentId,
    start: pack.locations.find(({ kind }) => kind === 'start')?.id ?? '',
    places,
    place: indexed(places),
    contract: indexed([...pack.contracts.map(contract(false)), ...pack.startingContracts.map(contract(true))]),
    card: indexed(pack.cityCards.map(cardOf)),
    guild: keyed(guilds),
    guilds,
    bonus: Object.fromEntries([...pack.cityBonusMarkers, ...pack.outpostBonuses].map(({ id, bonus }) => [id, bundleOf(bonus)])),
    goal: keyed(pack.goalCards),
    books,
    book: keyed(books),
    bookSpaces,
    bookSpace: Object.fromEntries(bookSpaces.map((one) => [one.name, one])),
    tile: Object.fromEntries(pack.offerTiles.map(({ id, book, offers }) => [id, { book, offers: offers.map(({ cost, reward }) => ({ jade: cost.jade ?? 0, reward: bundleOf(reward) })), leastJade: Math.min(...offers.map(({ cost }) => cost.jade ?? 0)) }])),
    travel,
    travelSpace: keyed(travel),
    special: Object.fromEntries(specials.map((one) => [one.city, one])),
    specials,
    spaceIds,
    khan: spaceIds.indexOf('khansFavour'),
    khanReward: bundleOf(pack.constants.khansFavour.reward),
    seals: spaceIds.indexOf('guildSeals'),
    contracts: spaceIds.indexOf('contracts'),
    bag: spaceIds.indexOf('moneyBag'),
    ...cityPlacesOf(pack),
    piles: { contracts: sorted(pack.contracts), startingContracts: sorted(pack.startingContracts), cityCards: sorted(pack.cityCards), offerTiles: sorted(pack.offerTiles), goalCards: sorted(pack.goalCards) },
  };
}
