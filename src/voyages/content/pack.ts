import { InvalidDataError, type Path } from '../../kernel/errors.js';
import { complete, demand, integer, list, object, record, text, tuple, type DataOf, type Schema } from '../../kernel/schema.js';
import { BAZAAR_KINDS, EFFECTS, RESOURCES } from './resources.js';
import { BAZAAR } from './board.js';
import { CITY_BONUSES, OUTPOST_BONUSES } from './standard/bonuses.js';
import { CITY_CARDS } from './standard/city-cards.js';
import { REGULAR_CONTRACTS, STARTING_CONTRACTS } from './standard/contracts.js';
import { GOAL_CARDS, GOAL_CITIES_VP } from './standard/goals.js';
import { BEIJING_VP, LOCATIONS, ROUTES, TRAVEL_COSTS } from './standard/map.js';

const LONGEST = 60;
const number = /* @__PURE__ */ integer(1, 99);
const points = /* @__PURE__ */ list(/* @__PURE__ */ integer(0, 99), { most: 10 });
const gained = /* @__PURE__ */ record<string, number>([...RESOURCES, ...EFFECTS], number);
const anything = /* @__PURE__ */ record<string, number>([...RESOURCES, ...EFFECTS, 'ownCityBonus'], number);
const id = /* @__PURE__ */ text(20);
const contracts = /* @__PURE__ */ list(/* @__PURE__ */ object({ id, cost: record<string, number>(['camel', 'pepper', 'silk', 'gold'], number), reward: gained }), { most: LONGEST });

/** Ids, cities and spaces are those of the game; the numbers may be others. */
const schema = /* @__PURE__ */ object({
  name: text(40),
  routes: list(object({ between: tuple(id, id), cost: record<string, number>(['coin', 'camel'], number) }), { most: LONGEST }),
  /** Coins of the travel action by number of steps. */
  travelCosts: points,
  /** Points of the spaces of Beijing, best first. */
  beijing: points,
  bazaar: complete(BAZAAR_KINDS, object({ dice: integer(1, 3), columns: list(gained, { least: 6, most: 6 }) })),
  startingContracts: contracts,
  regularContracts: contracts,
  /** City cards; which parts one has depends on its form. */
  cityCards: list(
    object({ id, form: text(30) }, { cost: anything, reward: anything, options: list(object({ cost: anything, reward: anything }), { most: 2 }), good: text(20), amountByDie: list(integer(1, 6), { least: 6, most: 6 }) }),
    { most: LONGEST },
  ),
  outpostBonuses: list(object({ id, reward: gained }), { most: LONGEST }),
  /** City bonus tiles, and the small city each belongs to without the variant. */
  cityBonuses: list(object({ id, reward: gained, place: id }), { most: LONGEST }),
  goalCards: list(object({ id, cities: list(id, { least: 2, most: 2, distinct: true }), vp: integer(0, 99) }), { most: LONGEST }),
  /** Points by number of different cities reached over both goal cards. */
  goalCities: points,
});

/** Component values under a name. */
export interface Pack extends DataOf<typeof schema> {}
/** The component values of a printed copy. */
export type PackTables = Omit<Pack, 'name'>;
/** So and so much of what is printed. */
export type Printed = DataOf<typeof anything>;
/** A tile or card that gives something. */
export type TileEntry = Pack['outpostBonuses'][number];
/** A contract. */
export type ContractEntry = Pack['regularContracts'][number];
/** A city bonus tile and the small city it belongs to without the variant. */
export type CityBonusEntry = Pack['cityBonuses'][number];
/** A city card; which parts it has depends on its form. */
export type CityCardEntry = Pack['cityCards'][number];

/** The schema of a pack. */
export const packSchema: Schema<Pack> = schema;

/** The values of the first printing. */
export const standardPack: Pack = {
  name: 'standard',
  routes: ROUTES,
  travelCosts: TRAVEL_COSTS,
  beijing: BEIJING_VP,
  bazaar: BAZAAR,
  startingContracts: STARTING_CONTRACTS,
  regularContracts: REGULAR_CONTRACTS,
  cityCards: CITY_CARDS,
  outpostBonuses: OUTPOST_BONUSES,
  cityBonuses: CITY_BONUSES,
  goalCards: GOAL_CARDS,
  goalCities: GOAL_CITIES_VP,
};

const complain = (message: string, ...path: Path): never => {
  throw new InvalidDataError('content', path, message);
};

/** The pack, if it is one; throws an `InvalidDataError` that names the place if it is none. */
export function demandPack(value: unknown): Pack {
  const pack = demand(packSchema, value, 'content');
  for (const table of ['startingContracts', 'regularContracts', 'cityCards', 'outpostBonuses', 'cityBonuses', 'goalCards'] as const) sameIds(pack, table);
  for (const table of ['travelCosts', 'beijing', 'goalCities'] as const) {
    if (pack[table].length !== standardPack[table].length) complain(`expected ${standardPack[table].length} numbers`, table);
  }
  checkOrder(pack);
  checkMap(pack);
  checkBazaar(pack);
  checkTiles(pack);
  pack.cityCards.forEach((card, row) => { checkCard(card, row); });
  return pack;
}

/** Moves and states name components by id, so a pack has the ids of the game. */
function sameIds(pack: Pack, table: 'startingContracts' | 'regularContracts' | 'cityCards' | 'outpostBonuses' | 'cityBonuses' | 'goalCards'): void {
  const expected = standardPack[table];
  if (pack[table].length !== expected.length) complain(`expected ${expected.length} entries`, table);
  expected.forEach((entry, row) => { if (pack[table][row]?.id !== entry.id) complain(`expected ${entry.id}`, table, row, 'id'); });
}

/** A path is named step by step, and a post goes to the best free space of Beijing: both need numbers in order. */
function checkOrder({ travelCosts, beijing }: Pack): void {
  travelCosts.forEach((cost, at) => { if (cost < (travelCosts[at - 1] ?? 0)) complain('a longer journey costs no less', 'travelCosts', at); });
  beijing.forEach((points, at) => { if (points > (beijing[at - 1] ?? points)) complain('the best space comes first', 'beijing', at); });
}

function checkMap({ routes, goalCards }: Pack): void {
  const kindOf = (place: string): string | undefined => LOCATIONS.find((location) => location.id === place)?.kind;
  routes.forEach(({ between }, row) => {
    between.forEach((place, end) => { if (kindOf(place) === undefined) complain('there is no such place', 'routes', row, 'between', end); });
    if (between[0] === between[1]) complain('a route joins two places', 'routes', row, 'between');
    const twin = routes.findIndex(({ between: [a, b] }) => between.includes(a) && between.includes(b));
    if (twin !== row) complain('these places are joined already', 'routes', row, 'between');
  });
  for (const { id: place } of LOCATIONS) if (!routes.some(({ between }) => between.includes(place))) complain(`no route leads to ${place}`, 'routes');
  goalCards.forEach(({ cities }, row) => {
    cities.forEach((city, end) => { if (kindOf(city) !== 'large' && kindOf(city) !== 'small') complain('goal cards name large and small cities', 'goalCards', row, 'cities', end); });
  });
}

function checkBazaar({ bazaar }: Pack): void {
  for (const kind of BAZAAR_KINDS) {
    bazaar[kind].columns.forEach((column, at) => {
      if (column[kind] === undefined) complain(`every column gives ${kind}`, 'bazaar', kind, 'columns', at);
      checkEffects(column, ['move'], ['bazaar', kind, 'columns', at]);
    });
  }
}

/** Symbols come once; "2 different goods" are two. */
function checkEffects(reward: Printed, allowed: readonly string[], path: Path): void {
  for (const effect of EFFECTS) {
    const count = reward[effect];
    if (count === undefined) continue;
    if (!allowed.includes(effect)) complain(`"${effect}" does not occur here`, ...path);
    if (count !== (effect === 'distinctGoods' ? 2 : 1)) complain(`"${effect}" comes once`, ...path);
  }
}

function checkTiles({ startingContracts, regularContracts, outpostBonuses, cityBonuses }: Pack): void {
  const anywhere = ['anyGood', 'distinctGoods', 'contract', 'blackDie', 'move'];
  startingContracts.forEach(({ reward }, row) => { checkEffects(reward, anywhere, ['startingContracts', row, 'reward']); });
  regularContracts.forEach(({ reward }, row) => { checkEffects(reward, anywhere, ['regularContracts', row, 'reward']); });
  outpostBonuses.forEach(({ reward }, row) => { checkEffects(reward, anywhere, ['outpostBonuses', row, 'reward']); });
  if (cityBonuses.every(({ reward }) => reward['otherCityBonus'] !== undefined)) complain('no tile is left to be copied', 'cityBonuses');
  // City bonuses are income as well, and nobody moves or rolls then.
  cityBonuses.forEach(({ reward, place }, row) => {
    checkEffects(reward, ['anyGood', 'distinctGoods', 'contract', 'otherCityBonus'], ['cityBonuses', row, 'reward']);
    const fits = LOCATIONS.some(({ id: city, kind }) => city === place && kind === 'small') && cityBonuses.findIndex((other) => other.place === place) === row;
    if (!fits) complain('expected a small city of its own', 'cityBonuses', row, 'place');
  });
}

/** A card keeps its form and what it trades; the numbers of coins, camels, goods and points may be others. */
function checkCard(card: CityCardEntry, row: number): void {
  const usual = standardPack.cityCards[row] as CityCardEntry;
  if (card.form !== usual.form || card.good !== usual.good) complain(`expected the form "${usual.form}"`, 'cityCards', row);
  if ((card.amountByDie === undefined) !== (usual.amountByDie === undefined)) complain('amounts by die belong to cards of this form', 'cityCards', row, 'amountByDie');
  if (card.options?.length !== usual.options?.length) complain('expected two ways to use it', 'cityCards', row, 'options');
  const sides = ({ cost, reward, options = [] }: CityCardEntry): (Printed | undefined)[] => [cost, reward, ...options.flatMap((way) => [way.cost, way.reward])];
  const wanted = sides(usual);
  sides(card).forEach((side, at) => {
    const keys = Object.keys(wanted[at] ?? {});
    const same = (side === undefined) === (wanted[at] === undefined) && Object.keys(side ?? {}).length === keys.length && keys.every((key) => side?.[key] !== undefined);
    const symbols = keys.every((key) => (RESOURCES as readonly string[]).includes(key) || side?.[key] === wanted[at]?.[key]);
    if (!same || !symbols) complain(`expected an amount of ${keys.join(', ')}`, 'cityCards', row);
  });
}
