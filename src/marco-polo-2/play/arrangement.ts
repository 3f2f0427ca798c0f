// What can be said about a position, and how it is checked before anything is made of it.
import { demandNear } from '../../kernel/demand-near.js';
import { answersSchema } from '../../kernel/rulings.js';
import { choice, either, flag, integer, list, nullable, object, record, type DataOf, type Schema } from '../../kernel/schema.js';
import { MOST } from '../../mechanics/amounts.js';
import { dieSchema, placedDieSchema } from '../../mechanics/dice.js';
import { GOALS_DEALT, ROUNDS } from '../box.js';
import { PRESETS } from '../config.js';
import type { Ids } from '../content/ids.js';
import type { Tables } from '../content/tables.js';
import { rulings } from '../rulings.js';

const seat = integer(0, 3);
const count = integer(0, MOST);
const all = (id: Schema<string>, most: number) => list(id, { most, distinct: true });

function playerSchema(ids: Ids) {
  const contracts = all(ids.contract, 250);
  return object({}, {
    character: ids.character,
    coin: count, camel: count, pepper: count, silk: count, gold: count, jade: count,
    vp: integer(-MOST, MOST),
    shieldPlus: count,
    /** Dice on the player board, in any order; own dice left out are taken to lie on the money bag. `own5 own4 own3 own2 own1` unless told. */
    dice: list(dieSchema, { most: 26 }),
    /** Where the figure, or the figures, stand; the start unless told. */
    figure: ids.place,
    figures: list(ids.place, { least: 1, most: 2 }),
    posts: all(ids.place, 60),
    /** Guilds whose seal he owns; improved ones need not be repeated. */
    seals: all(ids.guild, 8),
    improved: all(ids.guild, 8),
    /** Active contracts. */
    contracts,
    /** Completed contracts, or how many there are. */
    completed: either(contracts, integer(0, 40)),
    /** Tiles before Filippo Vitello. */
    outposts: all(ids.outpost, 40),
    /** The goal card kept, and those given back. */
    goal: ids.goal,
    returned: all(ids.goal, GOALS_DEALT),
    doubled: ids.doubled,
  });
}

/** The schema of arrangements with the ids of a pack. */
export function arrangementSchema(ids: Ids, tables: Tables) {
  const contracts = all(ids.contract, 250);
  const places = all(ids.place, 60);
  const books = tables.books.map(({ id }) => id);
  return object({}, {
    seats: integer(2, 4),
    preset: choice(PRESETS),
    rulings: answersSchema(rulings),
    round: integer(1, ROUNDS),
    /** Whose turn it is. */
    seat,
    firstPlayer: seat,
    /** Who has the hourglass; the first player unless told. */
    nextFirst: seat,
    /** The highest travel space used this round; it follows from the dice there, and is refused when it does not. */
    travelHeight: integer(0, 6),
    /** By seat. */
    players: list(playerSchema(ids), { most: 4 }),
    /** Dice on action spaces, by id: `{ 'travel:middle': ['1:own3', '1:own2'] }`. Neutral dice are there by themselves. */
    spaces: record(tables.spaceIds, list(placedDieSchema, { most: 26 })),
    /** City cards by place: `{ 'area:0': 'k03', 'kashgar:0': 'k01' }`. */
    cityCards: record(tables.cardPlaces, ids.card),
    /** Dice on city cards, by card. */
    cardDice: record([...tables.card.keys()], placedDieSchema),
    /** City cards still to come, and those out of the game; unless told, all that lie nowhere are still to come. */
    cardDeck: all(ids.card, 80),
    goneCards: all(ids.card, 80),
    /** Contracts by place: `{ 'xian:0': 'c01', 'xian:1': null }`. */
    contractPlaces: record(tables.contractPlaces, nullable(ids.contract)),
    /** Contracts known to lie at the bottom of the pile, topmost first. */
    pileEnd: contracts,
    /** The contracts nobody has seen; unless told, all that are nowhere else. Further ones lie below `pileEnd`. */
    pile: contracts,
    /** Starting contracts out of the game. */
    goneContracts: contracts,
    /** Offer tiles on the books, and on top of the piles, by book; and those out of the game. */
    offers: record(books, ids.offer),
    nextOffers: record(books, ids.offer),
    goneOffers: all(ids.offer, 90),
    /** City bonus markers by city. */
    markers: record(tables.markerCities, ids.marker),
    /** Outpost bonus tiles by city. */
    outposts: record(tables.outpostCities, ids.outpost),
    /** Black dice on their space, in the variant with their values; those not named anywhere are there by themselves. */
    blackDice: list(integer(0, 6), { most: 20 }),
    turn: object({}, { acted: flag, bought: flag, begunWith: integer(0, 26), held: contracts, freshPosts: places, passedThrough: places }),
    /** `turn`, or the start of the round, or the end of the game. */
    at: choice(['turn', 'round-start', 'over']),
  });
}

/** What is said about a player; the rest is as after the set-up, without a character. */
export interface ArrangedPlayer extends DataOf<ReturnType<typeof playerSchema>> {}

/**
 * A position. Unless told otherwise: four players in round 2 without characters, seat 0 begins and is at its turn, all
 * dice unplaced, the board in the order of the tables, all outpost bonus tiles gone, nothing waiting.
 */
export interface Arrangement extends DataOf<ReturnType<typeof arrangementSchema>> {}

/** The arrangement, or an `InvalidDataError` that names the place of what is wrong, and the nearest words. */
export const demandArrangement = (schema: Schema<Arrangement>, given: object): Arrangement => demandNear(schema, given, 'arrangement');
