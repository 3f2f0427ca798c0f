import { home, perSeat, secret, state, type StateOf, type ViewOf } from '../kernel/declaration.js';
import { flag, integer, list, nullable, object, text } from '../kernel/schema.js';
import { MOST } from '../mechanics/amounts.js';
import { dieSchema, placedDieSchema } from '../mechanics/dice.js';
import { ACTIVE_SPACES, GOALS_DEALT, ROUNDS, type Position as PositionOf } from './box.js';
import { configSchema } from './config.js';
import { idsOf, type Ids } from './content/ids.js';
import { standardPack } from './content/standard/index.js';
import { seat } from './rules/chapter.js';
import type { Frame } from './frames.js';

const held = integer(0, MOST);
const few = integer(0, 99);

/** Whether everybody sees the kept goal cards (MP2-PSET-8, MP2-R-65). */
export function areGoalsOpen({ box, state: { frames, round } }: Position): boolean {
  return frames.length === 0 || (box.rulings.hiddenInformation === 'open' && round > 0);
}

/** What lies on the table, with the ids of a pack. */
export const tableOf = (ids: Ids) => state({
  config: configSchema,
  /** Which component values it is played with. */
  content: text(90),
  /** 1 to 5; 0 during the set-up. */
  round: integer(0, ROUNDS),
  /** Who began this round, and who has the hourglass and begins the next one. */
  firstPlayer: seat,
  nextFirst: seat,
  /** The highest travel space used this round: 1 is the lowest, 0 none. */
  travelHeight: integer(0, 6),
  players: perSeat({
    character: nullable(ids.character),
    coin: held,
    camel: held,
    pepper: held,
    silk: held,
    gold: held,
    jade: held,
    /** The running score; may be below zero. */
    vp: integer(-MOST, MOST),
    /** Additional shields received during the game. */
    shieldPlus: held,
    /** Dice not yet placed, high to low. Dice without a value end in 0. */
    dice: list(dieSchema, { most: 40 }),
    /** Where the figures stand; two with Mailin and Tian Chin. */
    figures: list(ids.place, { least: 1, most: 2 }),
    /** Cities with a post of this player. */
    posts: list(ids.place, { most: 60, distinct: true }),
    /** Posts on the player board. */
    unplaced: few,
    /** Guilds whose seal he owns, and those of them that are improved. */
    seals: list(ids.guild, { most: 8, distinct: true }),
    improved: list(ids.guild, { most: 8, distinct: true }),
    /** Active contracts, and those completed. */
    contracts: home('contract', list(ids.contract, { most: ACTIVE_SPACES, distinct: true })),
    completed: home('contract', list(ids.contract, { most: 250 })),
    /** Outpost bonus tiles before Filippo Vitello. */
    outposts: home('outpost', list(ids.outpost, { most: 40 })),
    /** Goal cards in hand: three, then the one kept. */
    goals: home('goal', secret(list(ids.goal, { most: GOALS_DEALT }), { among: 'goalPool', open: areGoalsOpen })),
    /** Goal cards given back. */
    returned: home('goal', secret(list(ids.goal, { most: GOALS_DEALT }), { among: 'goalPool' })),
    /** The marker or seal that counts twice this round (MP2-R-55). */
    doubled: nullable(ids.doubled),
  }, { least: 2, most: 4 }),
  /** The action spaces: `0:own5` is a die of seat 0, `1:black3` a black die placed by seat 1, `neutral1` a neutral die. */
  spaces: list(object({ id: ids.space, dice: list(placedDieSchema, { most: 80 }) }), { most: 60 }),
  /** Black dice on their space: 0, or their value in the variant; high to low. */
  blackDice: list(integer(0, 6), { most: 20 }),
  /** Spaces for city cards, beside a city or in the action area, with the die on the card. */
  cityCards: list(object({ place: text(90), card: home('cityCard', nullable(ids.card)), die: nullable(placedDieSchema) }), { most: 80 }),
  /** Spaces for contracts in contract cities. */
  contractPlaces: list(object({ place: text(90), contract: home('contract', nullable(ids.contract)) }), { most: 80 }),
  /** Normal contracts nobody has seen, and those known to lie below them, topmost first. */
  pile: home('contract', list(ids.contract, { most: 250 })),
  pileEnd: home('contract', list(ids.contract, { most: 250 })),
  /** Starting contracts that were not dealt. */
  starting: home('contract', list(ids.contract, { most: 250 })),
  cardDeck: home('cityCard', list(ids.card, { most: 80 })),
  /** The offer tiles on the books, those on top of the piles, and the unseen ones (with those returned to the box). */
  offers: home('offer', list(nullable(ids.offer), { most: 6 })),
  nextOffers: home('offer', list(nullable(ids.offer), { most: 6 })),
  offerPool: home('offer', list(ids.offer, { most: 90 })),
  /** The marker of each city that has one, and the outpost bonus tiles still lying there, in map order. */
  markers: list(ids.marker, { most: 40, distinct: true }),
  outposts: home('outpost', list(nullable(ids.outpost), { most: 40 })),
  /** Goal cards that were not dealt; in a view all that the viewer has not seen. */
  goalPool: home('goal', list(ids.goal, { most: 60 })),
  /** Characters that can still be picked. */
  characters: list(ids.character, { most: 20 }),
  /** What left the game in everybody's sight. */
  goneCards: home('cityCard', list(ids.card, { most: 80 })),
  goneOffers: home('offer', list(ids.offer, { most: 90 })),
  goneContracts: home('contract', list(ids.contract, { most: 250 })),
  goneOutposts: home('outpost', list(ids.outpost, { most: 40 })),
  /** What has to be remembered for a turn, or for the income of a player. */
  turn: object({
    seat: nullable(seat),
    /** The normal action has been taken. */
    acted: flag,
    /** A black die has been bought. */
    bought: flag,
    /** Dice the player had when the turn began. */
    begunWith: few,
    /** Contracts that were active when it began: the only ones that may be discarded (MP2-R-40). */
    held: list(ids.contract, { most: ACTIVE_SPACES, distinct: true }),
    /** Cities where he has placed a post since: their cards and actions come next turn. */
    freshPosts: list(ids.place, { most: 60, distinct: true }),
    /** Cities passed through since. */
    passedThrough: list(ids.place, { most: 60, distinct: true }),
    /** A completed contract still takes up its space (MP2-R-43). */
    slotBusy: flag,
    /** Turns in a row that were passed (MP2-R-11). */
    passes: few,
  }),
});

/** What lies on the table with the ids of the standard pack: for the types, and for what is derived from them. */
export const table = /* @__PURE__ */ tableOf(/* @__PURE__ */ idsOf(standardPack));

/** Everything about a game, as plain JSON. */
export interface State extends StateOf<typeof table> { frames: Frame[] }
/** A state as a seat may see it: what the viewer may not know is `null`. */
export interface View extends ViewOf<typeof table> { frames: Frame[] }
/** One player. */
export type Player = State['players'][number];
/** A state or a view. */
export type Table = Omit<View, 'viewer'>;
export type Position = PositionOf;
export type { Frame };
