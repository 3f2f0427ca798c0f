// What bots know of the components before a game begins: how far apart places are, and what contracts, tiles and cards bring by some weights.
import { CITIES, LOCATION_IDS } from '../content/ids.js';
import type { Effect } from '../content/resources.js';
import type { Amount, CardRules, ContractRules, Tables } from '../content/tables.js';
import { cityBit, distancesOn, type Cities, type Distances, type Goal } from './tour.js';
import type { Weights } from './weights.js';

/** Component values, how far apart places are on their map, and what contracts, bonus tiles and cards bring. */
export interface Known extends Tables {
  readonly distances: Distances;
  readonly jumping: Distances;
  readonly prospects: Readonly<Record<string, Prospect>>;
  readonly tiles: Readonly<Record<string, number>>;
  /** Cities as bits, goal cards, and numbers of places. */
  readonly bits: Readonly<Record<string, Cities>>;
  readonly aims: Readonly<Record<string, Goal & { readonly at: number }>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** What city cards bring when they are used, beside another use of the die. */
  readonly cardWorth: Readonly<Record<string, number>>;
  /** Tours judged before. */
  readonly tours: Map<number, number>;
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
}

/** Indexes component values by some weights. */
export function knownOf(indexed: Tables, weights: Weights): Known {
  return {
    ...indexed, weights, tours: new Map(), laid: { cityBonuses: [], cityCards: [], outposts: [] }, numbers: Object.fromEntries(LOCATION_IDS.map((id, at) => [id, at])),
    bits: Object.fromEntries(CITIES.map((city) => [city, cityBit(city)])),
    aims: Object.fromEntries(Object.entries(indexed.goals).map(([id, { cities, vp }], at) => [id, { at, cities: cities.reduce((sum, city) => sum | cityBit(city), 0), vp }])),
    distances: distancesOn(indexed.ways), jumping: distancesOn(indexed.jumpWays),
    prospects: Object.fromEntries([...indexed.contracts.values()].map((contract) => [contract.id, prospectOf(contract, weights)])),
    tiles: tilesOf(indexed, weights),
    cardWorth: Object.fromEntries([...indexed.cards.values()].map((card) => [card.id, cardWorthOf(card, weights)])),
  };
}

/** What a bonus tile brings each time: a copy is as good as the best of the others. */
function tilesOf({ bonuses }: Tables, weights: Weights): Record<string, number> {
  const tiles = Object.fromEntries(Object.entries(bonuses).map(([id, { plain, effects }]) => [id, (id.startsWith('b') ? weights.cityBonus : 1) * (sum(plain, weights, 1) + effectsWorth(effects, weights))]));
  const best = Math.max(...Object.entries(tiles).filter(([id]) => id.startsWith('b')).map(([, worth]) => worth));
  return Object.fromEntries(Object.entries(tiles).map(([id, worth]) => [id, bonuses[id]?.effects.includes('otherCityBonus') ? best : worth]));
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
  return { cost, need: sum(cost, weights, 0), gain: vp + weights.completed, later: sum(reward.plain, weights, 0) + effectsWorth(reward.effects, weights) };
}
