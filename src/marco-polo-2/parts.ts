import type { Amounts, CardEffect, GoalEntry, Pack, Rewards } from './content/tables.js';
import { AREA_CARDS } from './box.js';
import { moveCache, type MoveCache, type Shelf } from './move-cache.js';

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
  readonly shelf: Shelf;
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
  readonly tile: Readonly<Record<string, { readonly book: string; readonly offers: readonly Offer[] }>>;
  readonly travel: readonly TravelSpace[];
  /** How many dice travel spaces take. */
  readonly travelDice: readonly number[];
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
  const all = (amounts.distinctGoods ?? 0) === 3 ? 1 : 0;
  const distinctGoods = all === 1 ? 0 : (amounts.distinctGoods ?? 0);
  const { anyGood = 0, move = 0, blackDie = 0, contractTop = 0, contractCity = 0, copyCityBonus = 0 } = amounts;
  return {
    coin: amounts.coin ?? 0,
    camel: amounts.camel ?? 0,
    pepper: (amounts.pepper ?? 0) + all,
    silk: (amounts.silk ?? 0) + all,
    gold: (amounts.gold ?? 0) + all,
    jade: amounts.jade ?? 0,
    vp: amounts.vp ?? 0,
    anyGood,
    distinctGoods,
    move,
    blackDie,
    contractTop,
    contractCity,
    copyCityBonus,
    shieldPlus: amounts.shieldPlus ?? 0,
    waits: anyGood + distinctGoods + move + blackDie + contractTop + contractCity + copyCityBonus > 0,
  };
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
    (place[from] as Place).legs.push({ to: place[to] as Place, coin, camel, jade, seal });
    (place[to] as Place).legs.push({ to: place[from] as Place, coin, camel, jade, seal });
  }
  const oases = places.filter(({ oasis }) => oasis);
  for (const from of places) {
    from.jumps.push(...from.legs.filter(({ to }) => !(from.oasis && to.oasis)));
    if (from.oasis) from.jumps.push(...oases.filter((to) => to !== from).map((to): Leg => ({ to, coin: 0, camel: 0, jade: 0, seal: null })));
  }
  return places;
}

function cardOf({ id, effect }: Pack['cityCards'][number]): Card {
  const nothing = bundleOf({});
  const blank = { id, kind: effect.kind, options: [], byDie: [], cities: [], count: 'posts' as const, each: nothing, shelf: [] };
  switch (effect.kind) {
    case 'repeat': {
      const options = effect.options.map(({ cost, reward }) => ({ cost: bundleOf(cost), reward: bundleOf(reward) }));
      return { ...blank, kind: options[0]?.reward.move === 0 ? 'repeat' : 'move', options };
    }
    case 'table': return { ...blank, byDie: effect.byDie.map(bundleOf) };
    case 'perCount': return { ...blank, count: effect.count, each: bundleOf(effect.reward) };
    case 'cityBonus': return { ...blank, cities: effect.byDie };
    case 'cityBonusPaid': return { ...blank, options: [{ cost: bundleOf(effect.cost), reward: nothing }] };
    case 'coinsPerPip': return { ...blank, each: bundleOf({ coin: effect.coin }) };
    case 'guildSeals': return { ...blank, options: [{ cost: bundleOf(effect.cost), reward: nothing }] };
  }
}

function booksOf(pack: Pack): Book[] {
  return pack.books.map(({ id, minDie, free }, at) => ({ id, at, minDie, free: free.map(({ reward }) => ({ jade: 0, reward: bundleOf(reward) })) }));
}

/** Indexes a pack that has been found valid. */
export function partsOf(pack: Pack, contentId: string): Parts {
  const places = placesOf(pack);
  const books = booksOf(pack);
  const bookNames = pack.books.flatMap(({ id, spaces }) => (spaces.length === 1 ? [id] : spaces.map((space) => `${id}:${space}`)));
  const spaceIds = [...bookNames.map((name) => `book:${name}`), 'khansFavour', 'guildSeals', ...pack.travelSpaces.map(({ id }) => `travel:${id}`), 'contracts', ...pack.specialCities.map(({ city }) => `special:${city}`), 'moneyBag'];
  const bookSpaces = pack.books.flatMap((entry, at) => entry.spaces.map(() => books[at] as Book)).map((book, space): BookSpace => ({ name: bookNames[space] as string, book, space, shelf: [] }));
  const specials = pack.specialCities.map((one): Special => ({ id: one.id, city: one.city, spaces: one.spaces, reward: bundleOf(one.reward), seal: one.seal, times: one.sealBonusTimes, space: spaceIds.indexOf(`special:${one.city}`), shelf: [] }));
  const guilds = pack.guildSeals.map(({ id, minDie, jade, upgradeCost, bonus }): Guild => ({ id, minDie, jade, upgradeCost: bundleOf(upgradeCost), bonus: bundleOf(bonus) }));
  const contract = (starting: boolean) => ({ id, cost, reward }: Pack['contracts'][number]): Contract => ({ id, starting, cost: bundleOf(cost), reward: bundleOf(reward) });
  const spread = (count: (entry: Pack['locations'][number]) => number): string[] => pack.locations.flatMap((entry) => Array.from({ length: count(entry) }, (_, at) => `${entry.id}:${at}`));
  return {
    pack,
    contentId,
    start: (pack.locations.find(({ kind }) => kind === 'start') as { id: string }).id,
    places,
    place: keyed(places),
    oases: places.filter(({ oasis }) => oasis),
    contract: keyed([...pack.contracts.map(contract(false)), ...pack.startingContracts.map(contract(true))]),
    card: keyed(pack.cityCards.map(cardOf)),
    guild: keyed(guilds),
    guilds,
    bonus: Object.fromEntries([...pack.cityBonusMarkers, ...pack.outpostBonuses].map(({ id, bonus }) => [id, bundleOf(bonus)])),
    goal: keyed(pack.goalCards),
    books,
    bookSpaces,
    tile: Object.fromEntries(pack.offerTiles.map(({ id, book, offers }) => [id, { book, offers: offers.map(({ cost, reward }) => ({ jade: cost.jade ?? 0, reward: bundleOf(reward) })) }])),
    travel: pack.travelSpaces.map((entry, at) => ({ id: entry.id, height: at + 1, dice: entry.dice, maxSteps: entry.maxSteps, cost: bundleOf(entry.cost), extraPost: entry.extraPost, space: spaceIds.indexOf(`travel:${entry.id}`), shelf: [] })),
    travelDice: pack.travelSpaces.map(({ dice }) => dice),
    special: Object.fromEntries(specials.map((one) => [one.city, one])),
    specials,
    spaceIds,
    khan: spaceIds.indexOf('khansFavour'),
    khanReward: bundleOf(pack.constants.khansFavour.reward as Amounts),
    seals: spaceIds.indexOf('guildSeals'),
    contracts: spaceIds.indexOf('contracts'),
    bag: spaceIds.indexOf('moneyBag'),
    cardPlaces: [...spread(({ cardSpaces }) => cardSpaces), ...Array.from({ length: AREA_CARDS }, (_, at) => `area:${at}`)],
    contractPlaces: spread(({ contractSpaces }) => contractSpaces),
    contractCityOf: pack.locations.flatMap(({ id, contractSpaces }) => Array.from({ length: contractSpaces }, () => id)),
    cardCityOf: pack.locations.flatMap(({ id, cardSpaces }) => Array.from({ length: cardSpaces }, () => id)),
    markerCities: pack.locations.filter(({ bonusMarker }) => bonusMarker).map(({ id }) => id),
    outpostCities: pack.locations.filter(({ outpost }) => outpost).map(({ id }) => id),
    piles: { contracts: sorted(pack.contracts), startingContracts: sorted(pack.startingContracts), cityCards: sorted(pack.cityCards), offerTiles: sorted(pack.offerTiles), goalCards: sorted(pack.goalCards) },
    moves: moveCache(),
  };
}
