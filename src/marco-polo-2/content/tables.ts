// The components of a pack, indexed: what the rules look up.
import { AREA_CARDS } from '../box.js';
import { slotFor } from '../../mechanics/hands.js';
import { indexed, known, nth } from '../../mechanics/known.js';
import { cardOf } from './card-effects.js';
import { bundleOf, type Bundle } from './bundles.js';
import type { ContractEntry, Pack } from './pack.js';

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

/** An offer of a book. */
export interface Offer {
  readonly jade: number;
  readonly reward: Bundle;
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

const booksOf = (pack: Pack) => pack.books.map(({ id, minDie, free }, at) => ({
  id,
  /** Its place among the books. */
  at,
  minDie,
  free: free.map(({ reward }): Offer => ({ jade: 0, reward: bundleOf(reward) })),
  /** The jade its cheapest free offer asks for. */
  leastJade: free.length > 0 ? 0 : Infinity,
}));

/** What lies in cities, in map order. */
function cityPlacesOf(pack: Pack) {
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

/** Books' spaces: `name` is that in moves, `space` the place in `State.spaces`. */
const bookSpacesFor = (pack: Pack, books: readonly Book[]) => named(pack).map(({ name, at }, space) => ({ name, book: nth(books, at), space, slot: slotFor(`book:${name}`) }));

const travelFor = (pack: Pack, spaceIds: readonly string[]) => pack.travelSpaces.map(({ id, dice, maxSteps, cost, extraPost }, at) => (
  { id, height: at + 1, dice, maxSteps, cost: bundleOf(cost), extraPost, space: spaceIds.indexOf(`travel:${id}`), slot: slotFor(`travel:${id}`) }
));

const specialsFor = (pack: Pack, spaceIds: readonly string[]) => pack.specialCities.map(({ id, city, spaces, reward, seal, sealBonusTimes }) => (
  { id, city, spaces, reward: bundleOf(reward), seal, times: sealBonusTimes, space: spaceIds.indexOf(`special:${city}`), slot: slotFor(`special:${city}`) }
));

const guildsOf = (pack: Pack) => pack.guildSeals.map(({ id, minDie, jade, upgradeCost, bonus }) => ({ id, minDie, jade, upgradeCost: bundleOf(upgradeCost), bonus: bundleOf(bonus) }));

const contractOf = (starting: boolean) => ({ id, cost, reward }: ContractEntry) => ({ id, starting, cost: bundleOf(cost), reward: bundleOf(reward) });

/** An offer tile: the book it belongs to, and its offers. */
function tileOf({ book, offers }: Pack['offerTiles'][number]) {
  return { book, offers: offers.map(({ cost, reward }): Offer => ({ jade: cost.jade ?? 0, reward: bundleOf(reward) })), leastJade: Math.min(...offers.map(({ cost }) => cost.jade ?? 0)) };
}

/** Indexes a pack that has been found valid. Made once for a pack. */
export function tablesOf(pack: Pack, contentId: string) {
  const places = placesOf(pack);
  const books = booksOf(pack);
  const spaceIds = spacesOf(pack);
  const bookSpaces = bookSpacesFor(pack, books);
  const specials = specialsFor(pack, spaceIds);
  const guilds = guildsOf(pack);
  const travel = travelFor(pack, spaceIds);
  return {
    pack,
    contentId,
    start: pack.locations.find(({ kind }) => kind === 'start')?.id ?? '',
    places,
    place: indexed(places),
    contract: indexed([...pack.contracts.map(contractOf(false)), ...pack.startingContracts.map(contractOf(true))]),
    card: indexed(pack.cityCards.map(cardOf)),
    guild: indexed(guilds),
    guilds,
    /** City bonus markers and outpost bonus tiles. */
    bonus: new Map([...pack.cityBonusMarkers, ...pack.outpostBonuses].map(({ id, bonus }) => [id, bundleOf(bonus)])),
    goal: keyed(pack.goalCards),
    books,
    book: keyed(books),
    bookSpaces,
    bookSpace: Object.fromEntries(bookSpaces.map((one) => [one.name, one])),
    tile: Object.fromEntries(pack.offerTiles.map((one) => [one.id, tileOf(one)])),
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
    /** Ids of face-down piles, in alphabetical order. */
    piles: { contracts: sorted(pack.contracts), startingContracts: sorted(pack.startingContracts), cityCards: sorted(pack.cityCards), offerTiles: sorted(pack.offerTiles), goalCards: sorted(pack.goalCards) },
  };
}

/** The components of a pack, indexed. */
export interface Tables extends Readonly<ReturnType<typeof tablesOf>> {}
export type Book = ReturnType<typeof booksOf>[number];
export type BookSpace = Tables['bookSpaces'][number];
export type TravelSpace = Tables['travel'][number];
export type Special = Tables['specials'][number];
export type Guild = Tables['guilds'][number];
