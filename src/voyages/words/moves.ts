import { move, moveSet, type MoveOf } from '../../kernel/moves.js';
import { called } from '../../kernel/parts.js';
import { choice, integer, list } from '../../kernel/schema.js';
import { dieSchema } from '../../mechanics/dice.js';
import { CHARACTER_IDS, CITIES, CITY_BONUS_IDS, CITY_CARD_IDS, CONTRACT_IDS, GOAL_IDS, LOCATION_IDS, SMALL_CITIES } from '../content/ids.js';
import { BAZAAR_KINDS, EFFECTS, GOODS } from '../content/resources.js';

const die = dieSchema;
const dice = /* @__PURE__ */ list(dieSchema, { least: 1, most: 3 });
const good = /* @__PURE__ */ called('good', /* @__PURE__ */ choice(GOODS));
const ware = /* @__PURE__ */ called('good', /* @__PURE__ */ choice(BAZAAR_KINDS));
const resource = /* @__PURE__ */ called('resource', /* @__PURE__ */ choice(['coin', 'vp', 'camel', ...GOODS]));
const goods = /* @__PURE__ */ list(good, { least: 1, most: 12 });
const location = /* @__PURE__ */ called('place', /* @__PURE__ */ choice<string>(LOCATION_IDS));
const path = /* @__PURE__ */ list(location, { most: 6, ordered: true, separator: ' > ' });
const city = /* @__PURE__ */ called('place', /* @__PURE__ */ choice<string>(CITIES));
const card = /* @__PURE__ */ called('card', /* @__PURE__ */ choice(CITY_CARD_IDS));
const contract = /* @__PURE__ */ called('contract', /* @__PURE__ */ choice<string>(CONTRACT_IDS));
const pips = /* @__PURE__ */ integer(1, 6);
const column = /* @__PURE__ */ called('column', pips);

/**
 * All kinds of moves. Dice in a list stand high to low, among equals own, black, white; goods stand as pepper, silk,
 * gold; columns and goal cards ascend. Raschid ad-Din Sinan names in a move the value his dice are to show.
 */
export const moveKinds = {
  // Set-up
  pickCharacter: move('character {character}', { character: called('character', choice(CHARACTER_IDS)) }),
  keepGoals: move('keep {goals}', { goals: list(called('goal', choice<string>(GOAL_IDS)), { least: 2, most: 2, distinct: true }) }),
  // Round
  compensation: move('compensation {camel} camel {coin} coin', { camel: integer(0, 10), coin: integer(0, 10) }),
  // Main actions
  fiveCoins: move('fiveCoins {die}', { die }),
  bazaar: move('bazaar {good} {column} {dice}', { good: ware, column, dice }),
  khansFavour: move('khansFavour {good} {die}', { good, die }),
  contracts: move('contracts {columns} {die}', { columns: list(column, { least: 1, most: 2, distinct: true }), die }),
  travel: move('travel {dice}', { dice }),
  cityCard: move('cityCard {card} {times} {die}', { card, times: pips, die }),
  cityCardPaying: move('cityCard {card} {pay} {times} {die}', { card, pay: choice(['camel', 'coin', 'vp', 'good']), times: pips, die }),
  cityCardOpen: move('cityCard {card} {die}', { card, die }),
  // Bonus actions and the end of a turn
  complete: move('complete {contract}', { contract }),
  moneyBag: move('moneyBag {die}', { die }),
  reroll: move('reroll {die}', { die }),
  change: move('change {die} {direction}', { die, direction: choice(['up', 'down']) }),
  buyBlackDie: move('buy black die', {}),
  endTurn: move('end turn', {}),
  // Contracts
  takeSecond: move('take {column}', { column }),
  columnBonus: move('gift {resource}', { resource: called('resource', choice(['coin', 'camel'])) }),
  discard: move('discard {contract}', { contract }),
  draw: move('draw', {}),
  // Movement and posts
  step: move('step {to}', { to: location }),
  stepWith: move('step {figure} {to}', { figure: called('figure', integer(1, 2)), to: location }),
  stepPlacing: move('post and step {to}', { to: location }),
  arrive: move('travel {steps}: {path}', { steps: pips, path }),
  arriveBoth: move('travel {steps}: {first} and {second}', { steps: pips, first: path, second: path }),
  postFirst: move('post first {city}', { city }),
  relocate: move('relocate {city}', { city }),
  // City cards
  again: move('again', {}),
  ownCity: move('city {city}', { city: called('place', choice(SMALL_CITIES)) }),
  trade: move('trade {give} for {get}', { give: resource, get: resource }),
  payGoods: move('pay {goods}', { goods }),
  stop: move('stop', {}),
  // Bonuses
  next: move('next {bonus}', { bonus: called('bonus', choice(EFFECTS)) }),
  goods: move('goods {goods}', { goods }),
  copyBonus: move('copy {bonus}', { bonus: called('tile', choice(CITY_BONUS_IDS)) }),
  mercatorGain: move('mercator {gain}', { gain: ware }),
  decline: move('decline', {}),
} as const;

/** The moves of the game: validation and notation. */
export const moves = /* @__PURE__ */ moveSet(moveKinds);

/** A move. */
export type Move = MoveOf<typeof moveKinds>;

/** A move of one kind. */
export type Play<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;
