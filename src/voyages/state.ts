import type { Seat } from '../kernel/chance.js';
import { choice, flag, integer, list, nullable, object, text, variants, type Schema } from '../kernel/schema.js';
import { dieSchema, placedDieSchema, type Die, type PlacedDie } from '../mechanics/dice.js';
import { configSchema, type Config } from './config.js';
import type { CharacterId } from './characters/ids.js';
import type { Frame } from './frame-types.js';
import { CHARACTER_IDS, CITIES, CITY_BONUS_IDS, CITY_CARD_IDS, CONTRACT_IDS, GOAL_IDS, LOCATION_IDS, OUTPOST_IDS, REGULAR_IDS, STARTING_IDS } from './content/ids.js';
import { BAZAAR_KINDS, EFFECTS } from './content/resources.js';

/** Spaces of the board that take any number of dice, or (Khan's favour) four. */
export interface Spaces {
  fiveCoins: PlacedDie[];
  'bazaar.camel': PlacedDie[];
  'bazaar.pepper': PlacedDie[];
  'bazaar.silk': PlacedDie[];
  'bazaar.gold': PlacedDie[];
  /** Leftmost place first. */
  khansFavour: PlacedDie[];
  contracts: PlacedDie[];
  travel: PlacedDie[];
  moneyBag: PlacedDie[];
}

/** A space of the board. */
export type SpaceId = keyof Spaces;

/** All spaces of the board but the city cards. */
export const SPACE_IDS: readonly SpaceId[] = ['fiveCoins', 'bazaar.camel', 'bazaar.pepper', 'bazaar.silk', 'bazaar.gold', 'khansFavour', 'contracts', 'travel', 'moneyBag'];

/** What belongs to one player. `Secret` is an id, or in a view possibly `null`. */
export interface PlayerOf<Secret> {
  /** `null` before characters are given. */
  character: CharacterId | null;
  coin: number;
  camel: number;
  pepper: number;
  silk: number;
  gold: number;
  /** Points gained so far; final scoring is not booked here. */
  vp: number;
  /** Unplaced dice, high to low; Raschid ad-Din Sinan's show 0. */
  dice: Die[];
  /** Out of the round although dice are left (ruling `noMainAction`). */
  passed: boolean;
  /** Active contracts: at most two. */
  contracts: string[];
  completed: Secret[];
  /** Where posts stand, in the order in which they came there. */
  posts: string[];
  /** Where the figures of the map stand; Niccolo and Marco have two. */
  figures: string[];
  /** Goal cards, in alphabetical order. */
  goals: Secret[];
  /** Goal cards given back in the goal choice. */
  returned: Secret[];
}

/** What has happened in the turn at hand. */
export interface Turn {
  /** Whether the main action has been taken. */
  acted: boolean;
  /** Black dice bought, or under one ruling gained in any way, this turn. */
  blackDice: number;
  /** Unplaced dice when the turn began. */
  begunWith: number;
  /** Cities in which a post was placed this turn: their cards are not open yet. */
  posts: string[];
}

/** Everything on the table. `Secret` is an id, or in a view possibly `null`. */
export interface TableOf<Secret> {
  config: Config;
  frames: Frame[];
  /** The round being played, from 1 on. */
  round: number;
  /** Who holds the hourglass; `null` until it is known. */
  startPlayer: Seat | null;
  /** Who took the travel action last in this round. */
  lastTraveller: Seat | null;
  turn: Turn;
  players: PlayerOf<Secret>[];
  spaces: Spaces;
  /** The die on each of the nine city cards. */
  cardDice: (PlacedDie | null)[];
  /** The nine city cards: one in each large city, three in Sumatra. */
  cityCards: string[];
  /** The outpost tile of each large city; `null` once it is gained. */
  outposts: (string | null)[];
  /** The bonus tile of each small city. */
  cityBonuses: string[];
  /** Who has a post on the 10, 7, 4 and 1 of Beijing. */
  beijing: (Seat | null)[];
  /** Black dice on the board. */
  blackDice: number;
  /** Contracts in columns 1 to 6. */
  row: (string | null)[];
  /** Face-down contracts of the coming rounds, the next first; see `special` for the entries. */
  stacks: string[];
  /** The special stack from top to bottom: an id, `?` for a contract nobody has seen, `?1` for one of `mixed[0]`. */
  special: string[];
  /** Contracts that went under the special stack in an order nobody knows. */
  mixed: string[][];
  /** Regular contracts nobody has seen: those behind the entries `?`. */
  pool: string[];
  /** Starting contracts that are in no player's hands. */
  starting: string[];
  /** Goal cards not dealt; in a view all goal cards the viewer has not seen. */
  goalPool: string[];
  /** Characters to be drafted. */
  offered: CharacterId[];
}

/** One player. */
export type Player = PlayerOf<string>;

/** The whole game at one moment: plain JSON. */
export type State = TableOf<string>;

/** What a seat (or, with `viewer: null`, a spectator) may know: a state in which secrets are `null`. */
export interface View extends TableOf<string | null> {
  viewer: Seat | null;
}

const seat = /* @__PURE__ */ integer(0, 3);
const count = /* @__PURE__ */ integer(0, 1_000_000);
const dice: Schema<PlacedDie[]> = /* @__PURE__ */ list(placedDieSchema, { most: 26 });
const contract = /* @__PURE__ */ choice(CONTRACT_IDS);
const contracts = /* @__PURE__ */ list(contract, { most: 3, distinct: true });
const pileEntry = /* @__PURE__ */ choice<string>(['?', '?1', '?2', '?3', '?4', '?5', ...REGULAR_IDS]);
const city = /* @__PURE__ */ choice<string>(CITIES);
const location = /* @__PURE__ */ choice<string>(LOCATION_IDS);
const path = /* @__PURE__ */ list(location, { most: 6 });
const card = /* @__PURE__ */ choice(CITY_CARD_IDS);
const kind = <const Kind extends string>(word: Kind): Schema<Kind> => choice([word]);
const seated = <const Kind extends string>(word: Kind) => object({ kind: kind(word), seat });
const walk = { seat, by: choice(['travel', 'move', 'k17', 'k18']), most: integer(1, 6), first: path, second: path, places: list(city, { most: 6 }), coin: count, camel: count } as const;

const frame: Schema<Frame> = /* @__PURE__ */ variants({
  setUp: object({ kind: kind('setUp'), step: integer(0, 13) }),
  deal: object({
    kind: kind('deal'),
    what: choice(['cityBonuses', 'outposts', 'cityCards', 'row', 'stack', 'special', 'firstPlayer', 'startingContract', 'characters', 'goals', 'leftovers']),
    seat: nullable(seat),
  }),
  pickCharacter: seated('pickCharacter'),
  keepGoals: seated('keepGoals'),
  round: object({ kind: kind('round'), step: integer(0, 8) }),
  income: seated('income'),
  rollDice: seated('rollDice'),
  compensation: object({ kind: kind('compensation'), seat, units: integer(1, 10) }),
  turns: seated('turns'),
  refill: object({ kind: kind('refill'), left: integer(0, 2) }),
  drawToRow: object({ kind: kind('drawToRow') }),
  turn: seated('turn'),
  mainDone: object({ kind: kind('mainDone'), seat, space: text(20), column: integer(0, 6) }),
  mercatorGain: object({ kind: kind('mercatorGain'), seat, kinds: list(choice(BAZAAR_KINDS), { least: 2, most: 4, distinct: true }) }),
  rollDie: object({ kind: kind('rollDie'), seat, colour: choice(['own', 'black', 'white']), purpose: choice(['reroll', 'black-die']) }),
  layTile: object({ kind: kind('layTile'), seat, contract }),
  fillSlots: object({ kind: kind('fillSlots'), seat, taken: list(contract, { least: 1, most: 2, distinct: true }), fresh: contracts }),
  makeRoom: object({ kind: kind('makeRoom'), seat, fresh: contracts }),
  columnBonus: object({ kind: kind('columnBonus'), seat, column: integer(5, 6) }),
  slide: object({ kind: kind('slide') }),
  secondContract: object({ kind: kind('secondContract'), seat, limit: integer(1, 6), fresh: contracts }),
  cardAgain: object({ kind: kind('cardAgain'), seat, card, left: integer(0, 6) }),
  ownCity: object({ kind: kind('ownCity'), seat, card, left: integer(0, 6), done: list(city, { most: 6 }), paying: flag }),
  trade: object({ kind: kind('trade'), seat, card, left: integer(0, 6), done: integer(0, 6) }),
  payGoods: object({ kind: kind('payGoods'), seat, card, count: integer(1, 12), times: integer(1, 6), different: flag }),
  walk: object({ kind: kind('walk'), ...walk }),
  depart: object({ kind: kind('depart'), ...walk }),
  arrival: object({ kind: kind('arrival'), seat, passed: path, due: list(city, { most: 2 }), ordered: flag, one: flag, gained: list(choice<string>([...CITY_BONUS_IDS, ...OUTPOST_IDS]), { most: 7 }) }),
  postFirst: seated('postFirst'),
  relocate: object({ kind: kind('relocate'), seat, city }),
  waiting: object({ kind: kind('waiting'), seat, bonuses: list(choice(EFFECTS), { least: 1, most: 12 }) }),
  nextBonus: seated('nextBonus'),
  chooseGoods: object({ kind: kind('chooseGoods'), seat, count: integer(1, 6), different: flag, from: text(20) }),
  contractOffer: seated('contractOffer'),
  nameDiscard: seated('nameDiscard'),
  drawContract: seated('drawContract'),
  keepContracts: object({ kind: kind('keepContracts'), seat, drawn: contract }),
  copyBonus: seated('copyBonus'),
});

function playerSchema<Secret>(goal: Schema<Secret>, completed: Schema<Secret>): Schema<PlayerOf<Secret>> {
  return object({
    character: nullable(choice(CHARACTER_IDS)),
    coin: count, camel: count, pepper: count, silk: count, gold: count,
    vp: integer(-1_000_000, 1_000_000),
    dice: list(dieSchema, { most: 11 }),
    passed: flag,
    contracts: list(contract, { most: 2, distinct: true }),
    completed: list(completed, { most: 44 }),
    posts: list(city, { most: 11, distinct: true }),
    figures: list(location, { most: 2 }),
    goals: list(goal, { most: 4 }),
    returned: list(goal, { most: 2 }),
  });
}

function tableFields<Secret>(goal: Schema<Secret>, completed: Schema<Secret>) {
  const goals = list(choice<string>(GOAL_IDS), { most: 18, distinct: true });
  return {
    config: configSchema,
    frames: list(frame, { most: 60 }),
    round: integer(1, 5),
    startPlayer: nullable(seat),
    lastTraveller: nullable(seat),
    turn: object({ acted: flag, blackDice: integer(0, 5), begunWith: integer(0, 11), posts: list(city, { most: 11, distinct: true }) }),
    players: list(playerSchema(goal, completed), { least: 2, most: 4 }),
    spaces: object({
      fiveCoins: dice, 'bazaar.camel': dice, 'bazaar.pepper': dice, 'bazaar.silk': dice, 'bazaar.gold': dice,
      khansFavour: list(placedDieSchema, { most: 4 }),
      contracts: dice, travel: dice, moneyBag: dice,
    }),
    cardDice: list(nullable(placedDieSchema), { least: 9, most: 9 }),
    cityCards: list(choice<string>(CITY_CARD_IDS), { most: 9, distinct: true }),
    outposts: list(nullable(choice<string>(OUTPOST_IDS)), { most: 7 }),
    cityBonuses: list(choice<string>(CITY_BONUS_IDS), { most: 6, distinct: true }),
    beijing: list(nullable(seat), { least: 4, most: 4 }),
    blackDice: integer(0, 5),
    row: list(nullable(choice<string>(REGULAR_IDS)), { least: 6, most: 6 }),
    stacks: list(pileEntry, { most: 30 }),
    special: list(pileEntry, { most: 38 }),
    mixed: list(list(choice<string>(REGULAR_IDS), { most: 6, distinct: true }), { most: 5 }),
    pool: list(choice<string>(REGULAR_IDS), { most: 38, distinct: true }),
    starting: list(choice<string>(STARTING_IDS), { most: 6, distinct: true }),
    goalPool: goals,
    offered: list(choice(CHARACTER_IDS), { most: 5, distinct: true }),
  } as const;
}

const goalCard = /* @__PURE__ */ choice<string>(GOAL_IDS);

/** The schema of a state. */
export const stateSchema: Schema<State> = /* @__PURE__ */ object(/* @__PURE__ */ tableFields(goalCard, contract));

/** The schema of a view. */
export const viewSchema: Schema<View> = /* @__PURE__ */ object({
  .../* @__PURE__ */ tableFields(/* @__PURE__ */ nullable(goalCard), /* @__PURE__ */ nullable(contract)),
  viewer: /* @__PURE__ */ nullable(seat),
});
