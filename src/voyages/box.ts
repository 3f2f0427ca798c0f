import type { Position as PositionOf } from '../kernel/frames.js';
import type { RuleId } from '../kernel/legality.js';
import { answersOf } from '../kernel/rulings.js';
import { waysOf, withJumps, type Ways } from './rules/ways.js';
import { amountsOf, type Amount, type Amounts } from './rules/amounts.js';
import type { Config } from './config.js';
import type { CharacterId } from './characters/ids.js';
import { CHARACTERS } from './content/characters.js';
import type { CityCardId } from './content/city-cards.js';
import { LOCATIONS } from './content/map.js';
import type { CityCardEntry, Pack, Printed } from './content/pack.js';
import type { Event } from './words/events.js';
import { LOCATION_IDS, OASES } from './content/ids.js';
import type { Move } from './words/moves.js';
import { BAZAAR_KINDS, EFFECTS, RESOURCES, type BazaarKind, type Effect } from './content/resources.js';
import { rulings, type VoyagesRulings } from './rulings.js';
import type { State } from './state.js';

export type { Amount };

/** What a tile, column or contract gives: what is credited at once, and what needs a decision or luck. */
export interface Reward {
  readonly plain: readonly Amount[];
  readonly effects: readonly Effect[];
}

/** A contract. */
export interface ContractRules {
  readonly id: string;
  readonly starting: boolean;
  readonly cost: readonly Amount[];
  readonly reward: Reward;
  readonly vp: number;
  /** The move that completes it. */
  readonly complete: Move;
}

/** One way to use a two-way card: `anyGood` stands for a good of choice. */
export interface TradeWay {
  readonly pays: 'camel' | 'coin' | 'vp' | 'good';
  readonly cost: number;
  readonly gets: 'camel' | 'coin' | 'vp' | 'good';
  readonly reward: number;
}

/** A city card, as the rules for its use need it. */
export interface CardRules {
  readonly id: CityCardId;
  /** The rule of its form. */
  readonly rule: RuleId;
  /** `exchange` pays, `count` does not; `cities` gives city bonuses, `movement` moves a figure, `trade` goes two ways. */
  readonly use: 'exchange' | 'count' | 'cities' | 'movement' | 'trade';
  readonly cost: readonly Amount[];
  readonly reward: readonly Amount[];
  /** Goods of choice per repetition. */
  readonly anyGood: number;
  readonly counts: 'pips' | 'contracts' | 'posts';
  /** The largest number by die value. */
  readonly most: readonly number[];
  readonly ways: readonly TradeWay[];
}

/** A space of the bazaar. */
export interface BazaarRules {
  readonly dice: number;
  readonly columns: readonly Reward[];
}

/** What a character brings. */
export interface CharacterRules {
  readonly figures: number;
  readonly start: string;
  readonly posts: number;
  readonly income: Reward;
}

/** Everything that does not depend on the config: component values, indexed. */
export interface Tables {
  readonly contracts: Readonly<Record<string, ContractRules>>;
  readonly cards: Readonly<Record<string, CardRules>>;
  /** City bonus and outpost tiles. */
  readonly bonuses: Readonly<Record<string, Reward>>;
  readonly bazaar: Readonly<Record<BazaarKind, BazaarRules>>;
  readonly goals: Readonly<Record<string, { readonly cities: readonly string[]; readonly vp: number }>>;
  readonly kinds: Readonly<Record<string, 'start' | 'large' | 'small' | 'beijing' | 'oasis'>>;
  readonly characters: Readonly<Record<CharacterId, CharacterRules>>;
  /** Coins by number of steps, points of the spaces of Beijing, points by number of cities on goal cards. */
  readonly travelCosts: readonly number[];
  readonly beijing: readonly number[];
  readonly goalCities: readonly number[];
  /** The bonus tile of each small city without the variant. */
  readonly places: Readonly<Record<string, string>>;
  readonly ways: Ways;
  readonly jumpWays: Ways;
  readonly paidJumpWays: Ways;
}

/** What a config comes to: component values and answered rulings. */
export interface Box extends Tables {
  readonly config: Config;
  readonly seats: number;
  readonly answers: VoyagesRulings;
  readonly printedOrder: boolean;
  readonly anyTwoGoods: boolean;
  /** Ways of Johannes Carpini in the travel action, and in other movements. */
  readonly johannesTravel: Ways;
  readonly johannesMove: Ways;
}

/** What the rule functions of this game work on. */
export type Position = PositionOf<Box, State, Event>;

/** Splits what is printed into what is credited at once and what is not. */
export function rewardOf(printed: Printed): Reward {
  const plain: Amounts = Object.fromEntries(Object.entries(printed).filter(([key]) => (RESOURCES as readonly string[]).includes(key)));
  const effects = (Object.keys(printed) as Effect[]).filter((key) => EFFECTS.includes(key));
  return { plain: amountsOf(plain), effects };
}

const PER_PIP = [1, 2, 3, 4, 5, 6] as const;

function tradeWay({ cost, reward }: NonNullable<CityCardEntry['options']>[number]): TradeWay {
  const [pays, paid] = Object.entries(cost)[0] as [string, number];
  const [gets, got] = Object.entries(reward)[0] as [string, number];
  const named = (key: string): TradeWay['pays'] => (key === 'anyGood' ? 'good' : (key as TradeWay['pays']));
  return { pays: named(pays), cost: paid, gets: named(gets), reward: got };
}

function useOf({ form, good, reward = {} }: CityCardEntry): CardRules['use'] {
  if (form === 'exchangeEither') return 'trade';
  if (good === 'ownCityBonus' || reward['ownCityBonus']) return 'cities';
  if (reward['move']) return 'movement';
  return form === 'exchange' ? 'exchange' : 'count';
}

const FORM_RULES: Readonly<Record<string, RuleId>> = {
  exchange: 'VOY-CARD-6', perPip: 'VOY-CARD-9', perCompletedContract: 'VOY-CARD-10', perPlacedTradingPost: 'VOY-CARD-11', byDie: 'VOY-CARD-12',
};

function ruleOf({ form }: CityCardEntry, use: CardRules['use'], ways: readonly TradeWay[]): RuleId {
  switch (use) {
    case 'movement': return 'VOY-CARD-15';
    case 'cities': return 'VOY-CARD-13';
    case 'trade': return camelsAndCoins(ways) ? 'VOY-CARD-7' : 'VOY-CARD-8';
    default: return FORM_RULES[form] as RuleId;
  }
}

/** Whether a two-way card trades camels and coins. */
export function camelsAndCoins(ways: readonly TradeWay[]): boolean {
  return ways.every(({ pays }) => pays === 'camel' || pays === 'coin');
}

function cardRules(card: CityCardEntry): CardRules {
  const reward = card.good ? { [card.good]: 1 } : (card.reward ?? {});
  const use = useOf(card);
  const ways = (card.options ?? []).map(tradeWay);
  return {
    id: card.id as CityCardId,
    rule: ruleOf(card, use, ways),
    use,
    cost: rewardOf(card.cost ?? {}).plain,
    reward: rewardOf(reward).plain,
    anyGood: (reward as Record<string, number>)['anyGood'] ?? 0,
    counts: card.form === 'perCompletedContract' ? 'contracts' : card.form === 'perPlacedTradingPost' ? 'posts' : 'pips',
    most: card.amountByDie ?? PER_PIP,
    ways,
  };
}

function contractRules(id: string, cost: Amounts, reward: Printed): ContractRules {
  return { id, starting: id.startsWith('s'), cost: amountsOf(cost), reward: rewardOf(reward), vp: reward['vp'] ?? 0, complete: Object.freeze({ kind: 'complete', contract: id }) };
}

function makeTables(pack: Pack): Tables {
  const { startingContracts, regularContracts, cityCards, cityBonuses, outpostBonuses, bazaar, goalCards, routes, travelCosts, beijing, goalCities } = pack;
  const contracts = [...startingContracts, ...regularContracts].map(({ id, cost, reward }) => [id, contractRules(id, cost, reward)] as const);
  const ways = waysOf(LOCATION_IDS, routes);
  return {
    contracts: Object.fromEntries(contracts),
    cards: Object.fromEntries(cityCards.map((card) => [card.id, cardRules(card)])),
    bonuses: Object.fromEntries([...cityBonuses, ...outpostBonuses].map(({ id, reward }) => [id, rewardOf(reward)])),
    bazaar: Object.fromEntries(BAZAAR_KINDS.map((kind) => [kind, { dice: bazaar[kind].dice, columns: bazaar[kind].columns.map(rewardOf) }])) as unknown as Record<BazaarKind, BazaarRules>,
    goals: Object.fromEntries(goalCards.map(({ id, cities, vp }) => [id, { cities, vp }])),
    kinds: Object.fromEntries(LOCATIONS.map(({ id, kind }) => [id, kind])),
    characters: Object.fromEntries(CHARACTERS.map(({ id, figures, start, posts, income }) => [id, { figures, start, posts, income: rewardOf(income) }])) as unknown as Record<CharacterId, CharacterRules>,
    travelCosts,
    beijing,
    goalCities,
    places: Object.fromEntries(cityBonuses.map(({ id, place }) => [place, id])),
    ways,
    jumpWays: withJumps(ways, OASES, false),
    paidJumpWays: withJumps(ways, OASES, true),
  };
}

const made = new WeakMap<Pack, Tables>();

/** The component values of a pack, indexed the first time they are needed. */
export function tables(pack: Pack): Tables {
  let indexed = made.get(pack);
  if (indexed === undefined) {
    indexed = makeTables(pack);
    made.set(pack, indexed);
  }
  return indexed;
}

function c24With2Silk(contract: ContractRules): ContractRules {
  return { ...contract, cost: contract.cost.map(({ resource, amount }) => ({ resource, amount: resource === 'silk' ? 2 : amount })) };
}

function disputed(shared: Tables, answers: VoyagesRulings): Pick<Tables, 'contracts' | 'bazaar'> {
  let { contracts, bazaar } = shared;
  if (answers.contractC24 === '2-silk') contracts = { ...contracts, c24: c24With2Silk(contracts['c24'] as ContractRules) };
  if (answers.goldColumn3 === '3-gold-2-camels') {
    const columns = bazaar.gold.columns.slice();
    columns[2] = rewardOf({ gold: 3, camel: 2 });
    bazaar = { ...bazaar, gold: { ...bazaar.gold, columns } };
  }
  return { contracts, bazaar };
}

/** Everything a game with this config needs, made once. */
export function boxOf(config: Config, pack: Pack): Box {
  const shared = tables(pack);
  const answers = answersOf(rulings, config.rulings);
  const jumping = answers.oasisJump === 'route-cost-if-road' ? shared.paidJumpWays : shared.jumpWays;
  return {
    ...shared,
    ...disputed(shared, answers),
    config,
    seats: config.seats,
    answers,
    printedOrder: answers.pendingOrder === 'printed-order',
    anyTwoGoods: answers.twoGoods === 'any',
    johannesTravel: jumping,
    johannesMove: answers.oasisJump === 'travel-action-only' ? shared.ways : jumping,
  };
}
