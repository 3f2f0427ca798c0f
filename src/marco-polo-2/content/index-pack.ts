import { AREA_CARDS } from '../box.js';
import type { Pack } from './tables.js';
import { kept, moveCache, shelf } from '../rules/move-cache.js';
import { bundleOf, type Book, type BookSpace, type Card, type Contract, type Guild, type Leg, type Parts, type Place, type Special, type TravelSpace } from './parts.js';

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
    step: kept({ kind: 'step', place: entry.id }),
    companion: kept({ kind: 'companion', place: entry.id }),
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
  const blank = { id, kind: effect.kind, options: [], byDie: [], cities: [], count: 'posts' as const, each: nothing, shelf: shelf((die) => ({ kind: 'card', card: id, die })) };
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
  return pack.books.map(({ id, minDie, free }, at) => ({ id, at, minDie, free: free.map(({ reward }) => ({ jade: 0, reward: bundleOf(reward) })), leastJade: free.length > 0 ? 0 : Infinity }));
}

type CityPlaces = Pick<Parts, 'cardPlaces' | 'contractPlaces' | 'contractCityOf' | 'cardCityOf' | 'markerCities' | 'outpostCities'>;

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

/** Indexes a pack that has been found valid. */
export function partsOf(pack: Pack, contentId: string): Parts {
  const places = placesOf(pack);
  const books = booksOf(pack);
  const bookNames = pack.books.flatMap(({ id, spaces }) => (spaces.length === 1 ? [id] : spaces.map((space) => `${id}:${space}`)));
  const spaceIds = [...bookNames.map((name) => `book:${name}`), 'khansFavour', 'guildSeals', ...pack.travelSpaces.map(({ id }) => `travel:${id}`), 'contracts', ...pack.specialCities.map(({ city }) => `special:${city}`), 'moneyBag'];
  const bookSpaces = pack.books.flatMap((entry, at) => entry.spaces.map(() => books[at] as Book)).map((book, space): BookSpace => {
    const name = bookNames[space] as string;
    return { name, book, space, shelf: shelf((die) => ({ kind: 'book', space: name, die })) };
  });
  const specials = pack.specialCities.map((one): Special => ({ id: one.id, city: one.city, spaces: one.spaces, reward: bundleOf(one.reward), seal: one.seal, times: one.sealBonusTimes, space: spaceIds.indexOf(`special:${one.city}`), shelf: shelf((die) => ({ kind: 'special', city: one.city, die })) }));
  const guilds = pack.guildSeals.map(({ id, minDie, jade, upgradeCost, bonus }): Guild => ({ id, minDie, jade, upgradeCost: bundleOf(upgradeCost), bonus: bundleOf(bonus), take: kept({ kind: 'seal', guild: id }), improve: kept({ kind: 'improve', guild: id }) }));
  const travel = pack.travelSpaces.map((entry, at): TravelSpace => ({ id: entry.id, height: at + 1, dice: entry.dice, maxSteps: entry.maxSteps, cost: bundleOf(entry.cost), extraPost: entry.extraPost, space: spaceIds.indexOf(`travel:${entry.id}`) }));
  const contract = (starting: boolean) => ({ id, cost, reward }: Pack['contracts'][number]): Contract => ({ id, starting, cost: bundleOf(cost), reward: bundleOf(reward), complete: kept({ kind: 'complete', contract: id }) });
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
    tile: Object.fromEntries(pack.offerTiles.map(({ id, book, offers }) => [id, { book, offers: offers.map(({ cost, reward }) => ({ jade: cost.jade ?? 0, reward: bundleOf(reward) })), leastJade: Math.min(...offers.map(({ cost }) => cost.jade ?? 0)) }])),
    travel,
    travelWith: [[], [], [], []].map((_, count) => travel.filter(({ dice }) => dice === count)),
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
    moves: moveCache(),
  };
}
