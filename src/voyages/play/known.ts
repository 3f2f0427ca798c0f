// What bots know of the components before a game begins: how far apart places are, and what contracts, tiles and cards bring by some weights.
import { entry, type Index } from '../../mechanics/known.js';
import { CITIES, CITY_BONUS_IDS, CITY_CARD_IDS, LOCATION_IDS } from '../content/ids.js';
import type { Effect } from '../content/resources.js';
import type { Amount, CardRules, ContractRules, Tables } from '../content/tables.js';
import { cityBit, distancesOn, type Cities, type Distances, type Goal, type Stops } from './tour.js';
import type { Weights } from './weights.js';

/** Component values, how far apart places are on their map, and what contracts, bonus tiles and cards bring. */
export interface Known extends Tables {
  readonly distances: Distances;
  readonly jumping: Distances;
  readonly prospects: Index<Prospect>;
  readonly tiles: Readonly<Record<string, number>>;
  /** Cities as bits, goal cards, and numbers of places. */
  readonly bits: Index<Cities>;
  readonly aims: Index<Goal & { readonly at: number }>;
  readonly numbers: Readonly<Record<string, number>>;
  /** The number of each city card and bonus tile among its like. */
  readonly positions: Readonly<Record<string, number>>;
  /** How far each city is from a place, in steps and what the way costs beside them. */
  readonly far: Readonly<Record<string, readonly number[]>>;
  readonly jumpingFar: Readonly<Record<string, readonly number[]>>;
  /** What city cards bring when they are used, beside another use of the die. */
  readonly cardWorth: Readonly<Record<string, number>>;
  /** Tours judged before, and what stops bring by what is taken already. */
  readonly tours: Map<number, number>;
  readonly stops: Map<number, Stops>;
  /** The tiles the tours are remembered for. */
  readonly laid: { cityBonuses: readonly string[]; cityCards: readonly string[]; outposts: (string | undefined)[] };
  readonly weights: Weights;
}

/** What a contract costs and brings, in points: at once, and if there is time to use it. */
export interface Prospect {
  readonly cost: readonly Amount[];
  readonly need: number;
  readonly gain: number;
  readonly later: number;
  readonly effects: readonly Effect[];
}

/** Indexes component values by some weights. */
export function knownOf(indexed: Tables, weights: Weights): Known {
  const [distances, jumping] = [distancesOn(indexed.ways), distancesOn(indexed.jumpWays)];
  return {
    ...indexed, weights, distances, jumping, far: farOn(distances), jumpingFar: farOn(jumping), positions: { ...numbered(CITY_CARD_IDS), ...numbered(CITY_BONUS_IDS) }, tours: new Map(), stops: new Map(), laid: { cityBonuses: [], cityCards: [], outposts: [] }, numbers: numbered(LOCATION_IDS),
    bits: new Map(CITIES.map((city) => [city, cityBit(city)])),
    aims: new Map(Object.entries(indexed.goals).map(([id, { cities, vp }], at) => [id, { at, cities: cities.reduce((sum, city) => sum | cityBit(city), 0), vp }])),
    prospects: new Map([...indexed.contracts.values()].map((contract) => [contract.id, prospectOf(contract, weights)])),
    tiles: tilesOf(indexed, weights),
    cardWorth: Object.fromEntries([...indexed.cards.values()].map((card) => [card.id, cardWorthOf(card, weights)])),
  };
}

const numbered = (ids: readonly string[]): Record<string, number> => Object.fromEntries(ids.map((id, at) => [id, at]));

const farOn = (distances: Distances): Record<string, readonly number[]> => Object.fromEntries(Object.entries(distances).map(([from, legs]) => [from, legs.to.map(({ steps, cost }) => steps + cost)]));

/** What a bonus tile brings each time: a copy is as good as the best of the others. */
function tilesOf({ bonuses }: Tables, weights: Weights): Record<string, number> {
  const tiles = Object.fromEntries([...bonuses.values()].map(({ id, plain, effects }) => [id, (id.startsWith('b') ? weights.cityBonus : 1) * (sum(plain, weights, 1) + effectsWorth(effects, weights))]));
  const best = Math.max(...Object.entries(tiles).filter(([id]) => id.startsWith('b')).map(([, worth]) => worth));
  return Object.fromEntries(Object.entries(tiles).map(([id, worth]) => [id, entry(bonuses, id).effects.includes('otherCityBonus') ? best : worth]));
}

/** A die on the board brings as much elsewhere, and a card is used so often at a time. */
const DIE = 2;
const TIMES = 2.5;

/** What using a city card brings beside another use of the die. */
function cardWorthOf({ use, cost, reward, anyGood }: CardRules, weights: Weights): number {
  const once = sum(reward, weights, 1) + anyGood * weights.gold - sum(cost, weights, 1);
  switch (use) {
    case 'exchange': return Math.max(0, TIMES * once - DIE);
    case 'count': return Math.max(0, 3 * once - DIE);
    case 'cities': return 1.5;
    case 'movement': return 0.7;
    case 'trade': return 0.5;
  }
}

/** What bonuses that need a decision or luck bring. */
function effectsWorth(effects: readonly Effect[], { bonus, silk, gold }: Weights): number {
  let worth = 0;
  for (const effect of effects) worth += effect === 'anyGood' ? gold : effect === 'distinctGoods' ? silk + gold : bonus;
  return worth;
}

function sum(amounts: readonly Amount[], weights: Weights, vp: number): number {
  let total = 0;
  for (const { resource, amount } of amounts) total += amount * (resource === 'vp' ? vp : weights[resource]);
  return total;
}

function prospectOf({ cost, vp, reward }: ContractRules, weights: Weights): Prospect {
  return { cost, need: sum(cost, weights, 0), gain: vp + weights.completed, later: sum(reward.plain, weights, 0) + effectsWorth(reward.effects, weights), effects: reward.effects };
}
