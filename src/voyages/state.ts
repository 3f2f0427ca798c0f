import type { Seat } from '../kernel/chance.js';
import { choice, complete, flag, integer, list, nullable, object, type Schema } from '../kernel/schema.js';
import { dieSchema, placedDieSchema, type Die, type PlacedDie } from '../mechanics/dice.js';
import { configSchema, type Config } from './config.js';
import type { CharacterId } from './content/character-ids.js';
import { CHARACTER_IDS, CITY_BONUS_IDS, CITY_CARD_IDS, GOAL_IDS, OUTPOST_IDS, REGULAR_IDS, SPACE_IDS, STARTING_IDS, type SpaceId } from './content/ids.js';
import { city, contract, count, location, seat } from './content/parts.js';
import { frames, type Frame } from './frames.js';

/** Spaces of the board that take any number of dice, or (Khan's favour, leftmost place first) four. */
export type Spaces = Record<SpaceId, PlacedDie[]>;

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

const dice: Schema<PlacedDie[]> = /* @__PURE__ */ list(placedDieSchema, { most: 26 });
const pileEntry = /* @__PURE__ */ choice<string>(['?', '?1', '?2', '?3', '?4', '?5', ...REGULAR_IDS]);
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
    frames: list(frames.schema, { most: 60 }),
    round: integer(1, 5),
    startPlayer: nullable(seat),
    lastTraveller: nullable(seat),
    turn: object({ acted: flag, blackDice: integer(0, 5), begunWith: integer(0, 11), posts: list(city, { most: 11, distinct: true }) }),
    players: list(playerSchema(goal, completed), { least: 2, most: 4 }),
    spaces: complete(SPACE_IDS, dice),
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
