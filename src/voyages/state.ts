import { home, perSeat, secret, state, type StateOf, type ViewOf } from '../kernel/declaration.js';
import type { FrameAmong } from '../kernel/frame.js';
import { choice, complete, flag, integer, list, nullable, object } from '../kernel/schema.js';
import { MOST } from '../mechanics/amounts.js';
import { dieSchema, placedDieSchema } from '../mechanics/dice.js';
import { UNSEEN } from '../mechanics/piles.js';
import { configSchema } from './config.js';
import { CHARACTER_IDS, CITIES, CITY_BONUS_IDS, CITY_CARD_IDS, GOAL_IDS, OUTPOST_IDS, REGULAR_IDS, SPACE_IDS, STARTING_IDS } from './content/ids.js';
import { city, contract, count, location, seat } from './content/parts.js';
import type { kinds } from './frames.js';
import { contractPool, dealCompleted } from './rules/information.js';

export type { Position } from './box.js';
export { contractPool, dealCompleted };

/** Whether an entry of a pile names a contract; the others stand for one that is not known. */
export const isKnown = (entry: string): boolean => !entry.startsWith(UNSEEN);

const regular = /* @__PURE__ */ choice<string>(REGULAR_IDS);
const goal = /* @__PURE__ */ choice<string>(GOAL_IDS);
/** An entry of a face-down pile: a contract, one nobody has seen, or one of those that were shuffled. */
export const pileEntry = /* @__PURE__ */ choice<string>([UNSEEN, '?1', '?2', '?3', '?4', '?5', ...REGULAR_IDS]);

/** What lies on the table. */
export const table = /* @__PURE__ */ state({
  config: configSchema,
  /** The round being played, from 1 on. */
  round: integer(1, 5),
  /** Who holds the hourglass; `null` until it is known. */
  startPlayer: nullable(seat),
  /** Who took the travel action last in this round. */
  lastTraveller: nullable(seat),
  /** What has happened in the turn at hand. */
  turn: object({
    /** Whether the main action has been taken. */
    acted: flag,
    /** Black dice bought, or under one ruling gained in any way, this turn. */
    blackDice: integer(0, 5),
    /** Unplaced dice when the turn began. */
    begunWith: integer(0, 11),
    /** Cities in which a post was placed this turn: their cards are not open yet. */
    freshPosts: list(city, { most: CITIES.length, distinct: true }),
  }),
  players: perSeat({
    /** `null` before characters are given. */
    character: nullable(choice(CHARACTER_IDS)),
    coin: count,
    camel: count,
    pepper: count,
    silk: count,
    gold: count,
    /** Points gained so far; final scoring is not booked here. */
    vp: integer(-MOST, MOST),
    /** Unplaced dice, high to low; Raschid ad-Din Sinan's show 0. */
    dice: list(dieSchema, { most: 11 }),
    /** Out of the round although dice are left (ruling `noMainAction`). */
    passed: flag,
    /** Active contracts. */
    contracts: home('contract', list(contract, { most: 2, distinct: true })),
    completed: secret(home('contract', list(contract, { most: 44 })), {
      unless: ['completedContracts', 'faces-public'], among: { pools: ['pool', 'starting'], of: contractPool }, deal: dealCompleted,
    }),
    /** Where posts stand, in the order in which they came there. */
    posts: list(city, { most: 11, distinct: true }),
    /** Where the figures of the map stand; Niccolo and Marco have two. */
    figures: list(location, { most: 2 }),
    /** Goal cards, in alphabetical order; they lie open when the game is over. */
    goals: secret(home('goal', list(goal, { most: 4 })), { until: 'over', among: 'goalPool' }),
    /** Goal cards given back in the goal choice. */
    returned: secret(home('goal', list(goal, { most: 2 })), { among: 'goalPool' }),
  }, { least: 2, most: 4 }),
  /** Dice on the spaces of the board; on Khan's favour the leftmost place first. */
  spaces: complete(SPACE_IDS, list(placedDieSchema, { most: 26 })),
  /** The die on each of the nine city cards. */
  cardDice: list(nullable(placedDieSchema), { least: 9, most: 9 }),
  /** The nine city cards: one in each large city, three in Sumatra. */
  cityCards: list(choice<string>(CITY_CARD_IDS), { most: 9, distinct: true }),
  /** The outpost tile of each large city; `null` once it is gained. */
  outposts: list(nullable(choice<string>(OUTPOST_IDS)), { most: 7 }),
  /** The bonus tile of each small city. */
  cityBonuses: list(choice<string>(CITY_BONUS_IDS), { most: 6, distinct: true }),
  /** Who has a post on the 10, 7, 4 and 1 of Beijing. */
  beijing: list(nullable(seat), { least: 4, most: 4 }),
  /** Black dice on the board. */
  blackDice: integer(0, 5),
  /** Contracts in columns 1 to 6. */
  row: home('contract', list(nullable(regular), { least: 6, most: 6 })),
  /** Face-down contracts of the coming rounds, the next first; see `special` for the entries. */
  stacks: home('contract', list(pileEntry, { most: 30 }), { is: isKnown }),
  /** The special stack from top to bottom: an id, `?` for a contract nobody has seen, `?1` for one of `mixed[0]`. */
  special: home('contract', list(pileEntry, { most: 38 }), { is: isKnown }),
  /** Contracts that went under the special stack in an order nobody knows. */
  mixed: list(home('contract', list(regular, { most: 6, distinct: true })), { most: 5 }),
  /** Regular contracts nobody has seen: those behind the entries `?`; in a view with those others completed unseen. */
  pool: home('contract', list(regular, { most: 38, distinct: true })),
  /** Starting contracts that are in no player's hands. */
  starting: home('contract', list(choice<string>(STARTING_IDS), { most: 6, distinct: true })),
  /** Goal cards not dealt; in a view all goal cards the viewer has not seen. */
  goalPool: home('goal', list(goal, { most: 18, distinct: true })),
  /** Characters to be drafted. */
  characters: list(choice(CHARACTER_IDS), { most: 5, distinct: true }),
});

/** Something still to be decided or done. */
export type Frame = FrameAmong<typeof kinds>;

/** The whole game at one moment: plain JSON. */
export interface State extends StateOf<typeof table> {
  frames: Frame[];
}

/** What a seat (or, with `viewer: null`, a spectator) may know: a state in which secrets are `null`. */
export interface View extends ViewOf<typeof table> {
  frames: Frame[];
}

/** What lies on the table of a state or of a view. */
export type Seen = Omit<View, 'viewer'>;

/** What belongs to one player. */
export type Player = State['players'][number];

/** What a state or a view shows of a player. */
export type SeenPlayer = Seen['players'][number];

/** What has happened in the turn at hand. */
export type Turn = State['turn'];

/** The spaces of the board. */
export type Spaces = State['spaces'];
