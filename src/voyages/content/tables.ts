import type { RuleId } from '../../kernel/legality.js';
import { amountsOf, type Amount as AmountOf, type Amounts as AmountsOf } from '../../mechanics/amounts.js';
import { indexed } from '../../mechanics/known.js';
import { waysOf, withJumps } from '../../mechanics/routes.js';
import { charactersInFull, NOBODY, type Character } from './characters.js';
import type { CityCardId } from './standard/city-cards.js';
import { LOCATION_IDS, OASES } from './ids.js';
import { LOCATIONS } from './standard/map.js';
import type { CityCardEntry, Pack, Printed } from './pack.js';
import { EFFECTS, RESOURCES, type Effect, type Resource } from './resources.js';

/** One part of a price or a gain. */
export type Amount = AmountOf<Resource>;

/** So and so much of some resources. */
export type Amounts = AmountsOf<Resource>;

/** What a tile, column or contract gives: what is credited at once, and what needs a decision or luck. */
export interface Reward {
  readonly plain: readonly Amount[];
  readonly effects: readonly Effect[];
}

/** One way to use a two-way card: `good` stands for a good of choice. */
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

/** What a character can do, with the income as the rules need it. */
export interface CharacterRules extends Omit<Character, 'income'> {
  readonly income: Reward;
}

const isResource = (key: string): key is Resource => (RESOURCES as readonly string[]).includes(key);
const isEffect = (key: string): key is Effect => (EFFECTS as readonly string[]).includes(key);

/** Splits what is printed into what is credited at once and what is not. */
export function rewardOf(printed: Printed): Reward {
  const plain: Amounts = Object.fromEntries(Object.entries(printed).filter(([key]) => isResource(key)));
  return { plain: amountsOf(plain), effects: Object.keys(printed).filter(isEffect) };
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
    case 'exchange':
    case 'count': return FORM_RULES[form] as RuleId;
  }
}

/** Whether a two-way card trades camels and coins. */
export function camelsAndCoins(ways: readonly TradeWay[]): boolean {
  return ways.every(({ pays }) => pays === 'camel' || pays === 'coin');
}

function cardRules(card: CityCardEntry): CardRules {
  const reward: Printed = card.good ? { [card.good]: 1 } : (card.reward ?? {});
  const use = useOf(card);
  const ways = (card.options ?? []).map(tradeWay);
  return {
    id: card.id as CityCardId,
    rule: ruleOf(card, use, ways),
    use,
    cost: rewardOf(card.cost ?? {}).plain,
    reward: rewardOf(reward).plain,
    anyGood: reward['anyGood'] ?? 0,
    counts: card.form === 'perCompletedContract' ? 'contracts' : card.form === 'perPlacedTradingPost' ? 'posts' : 'pips',
    most: card.amountByDie ?? PER_PIP,
    ways,
  };
}

function contractRules(id: string, cost: Amounts, reward: Printed) {
  return { id, starting: id.startsWith('s'), cost: amountsOf(cost), reward: rewardOf(reward), vp: reward['vp'] ?? 0 };
}

const characterRules = (character: Character): CharacterRules => ({ ...character, income: rewardOf(character.income) });

const mapped = <Key extends string, A, B>(table: Readonly<Record<Key, A>>, to: (value: A) => B): Readonly<Record<Key, B>> =>
  Object.fromEntries(Object.entries<A>(table).map(([key, value]) => [key, to(value)])) as Record<Key, B>;

function makeTables(pack: Pack) {
  const { startingContracts, regularContracts, cityCards, cityBonuses, outpostBonuses, bazaar, goalCards, routes, travelCosts, beijing, goalCities } = pack;
  const ways = waysOf(LOCATION_IDS, routes);
  return {
    pack,
    contracts: indexed([...startingContracts, ...regularContracts].map(({ id, cost, reward }) => contractRules(id, cost, reward))),
    cards: indexed(cityCards.map(cardRules)),
    /** City bonus and outpost tiles. */
    bonuses: indexed([...cityBonuses, ...outpostBonuses].map(({ id, reward }) => ({ id, ...rewardOf(reward) }))),
    bazaar: mapped(bazaar, ({ dice, columns }) => ({ dice, columns: columns.map(rewardOf) })),
    goals: Object.fromEntries(goalCards.map(({ id, cities, vp }) => [id, { cities, vp }])),
    kinds: Object.fromEntries(LOCATIONS.map(({ id, kind }) => [id, kind])),
    characters: indexed(charactersInFull().map(characterRules)),
    /** Who plays by the plain rules. */
    nobody: characterRules(NOBODY),
    /** Coins by number of steps, points of the spaces of Beijing, points by number of cities on goal cards. */
    travelCosts,
    beijing,
    goalCities,
    /** The bonus tile of each small city without the variant. */
    places: Object.fromEntries(cityBonuses.map(({ id, place }) => [place, id])),
    ways,
    jumpWays: withJumps(ways, OASES, false),
    paidJumpWays: withJumps(ways, OASES, true),
  };
}

/** Everything that does not depend on the config: component values, indexed. */
export interface Tables extends Readonly<ReturnType<typeof makeTables>> {}
/** A contract. */
export interface ContractRules extends Readonly<ReturnType<typeof contractRules>> {}

const made = new WeakMap<Pack, Tables>();

/** The component values of a pack, indexed the first time they are needed. */
export function tablesOf(pack: Pack): Tables {
  let indexed = made.get(pack);
  if (indexed === undefined) {
    indexed = makeTables(pack);
    made.set(pack, indexed);
  }
  return indexed;
}
