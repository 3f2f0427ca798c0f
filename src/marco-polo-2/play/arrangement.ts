// What can be said about a position, and how it is checked before anything is made of it.
import { demandNear } from '../../kernel/nearest.js';
import { answersSchema } from '../../kernel/rulings.js';
import { choice, either, flag, integer, list, nullable, object, record, type Schema } from '../../kernel/schema.js';
import { dieSchema, placedDieSchema, type Die, type PlacedDie } from '../../mechanics/dice.js';
import { GOALS_DEALT, ROUNDS } from '../box.js';
import type { Preset } from '../config.js';
import { presets } from '../rulings.js';
import type { Ids } from '../content/ids.js';
import type { Tables } from '../content/tables.js';
import { rulings, type RulingAnswers } from '../rulings.js';

/** What is said about a player; the rest is as after the set-up, without a character. */
export interface ArrangedPlayer {
  character?: string;
  coin?: number;
  camel?: number;
  pepper?: number;
  silk?: number;
  gold?: number;
  jade?: number;
  vp?: number;
  shieldPlus?: number;
  /** Dice on the player board, in any order; own dice left out are taken to lie on the money bag. `own5 own4 own3 own2 own1` unless told. */
  dice?: Die[];
  /** Where the figure, or the figures, stand; the start unless told. */
  figure?: string;
  figures?: string[];
  posts?: string[];
  /** Guilds whose seal he owns; improved ones need not be repeated. */
  seals?: string[];
  improved?: string[];
  /** Active contracts. */
  contracts?: string[];
  /** Completed contracts, or how many there are. */
  completed?: string[] | number;
  /** Tiles before Filippo Vitello. */
  outposts?: string[];
  /** The goal card kept, and those given back. */
  goal?: string;
  returned?: string[];
  doubled?: string;
}

/**
 * A position. Unless told otherwise: four players in round 2 without characters, seat 0 begins and is at its turn, all
 * dice unplaced, the board in the order of the tables, all outpost bonus tiles gone, nothing waiting.
 */
export interface Arrangement {
  seats?: number;
  preset?: Preset;
  rulings?: Partial<RulingAnswers>;
  round?: number;
  /** Whose turn it is. */
  seat?: number;
  firstPlayer?: number;
  /** Who has the hourglass; the first player unless told. */
  nextFirst?: number;
  /** The highest travel space used this round; it follows from the dice there, and is refused when it does not. */
  travelHeight?: number;
  /** By seat. */
  players?: ArrangedPlayer[];
  /** Dice on action spaces, by id: `{ 'travel:middle': ['1:own3', '1:own2'] }`. Neutral dice are there by themselves. */
  spaces?: Record<string, PlacedDie[]>;
  /** City cards by place: `{ 'area:0': 'k03', 'kashgar:0': 'k01' }`. */
  cityCards?: Record<string, string>;
  /** Dice on city cards, by card. */
  cardDice?: Record<string, PlacedDie>;
  /** City cards still to come, and those out of the game; unless told, all that lie nowhere are still to come. */
  cardDeck?: string[];
  goneCards?: string[];
  /** Contracts by place: `{ 'xian:0': 'c01', 'xian:1': null }`. */
  contractPlaces?: Record<string, string | null>;
  /** Contracts known to lie at the bottom of the pile, topmost first. */
  pileEnd?: string[];
  /** The contracts nobody has seen; unless told, all that are nowhere else. Further ones lie below `pileEnd`. */
  pile?: string[];
  /** Starting contracts out of the game. */
  goneContracts?: string[];
  /** Offer tiles on the books, and on top of the piles, by book; and those out of the game. */
  offers?: Record<string, string>;
  nextOffers?: Record<string, string>;
  goneOffers?: string[];
  /** City bonus markers by city. */
  markers?: Record<string, string>;
  /** Outpost bonus tiles by city. */
  outposts?: Record<string, string>;
  /** Black dice on their space, in the variant with their values; those not named anywhere are there by themselves. */
  blackDice?: number[];
  turn?: { acted?: boolean; bought?: boolean; begunWith?: number; held?: string[]; freshPosts?: string[]; passedThrough?: string[] };
  /** `turn`, or the start of the round, or the end of the game. */
  at?: 'turn' | 'round-start' | 'over';
}

/** The schema of arrangements with the ids of a pack. */
export function arrangementSchema(ids: Ids, tables: Tables): Schema<Arrangement> {
  const seat = integer(0, 3);
  const count = integer(0, 5000);
  const contracts = list(ids.contract, { most: 250, distinct: true });
  const places = list(ids.place, { most: 60, distinct: true });
  const dice = list(placedDieSchema, { most: 26 });
  const guilds = list(ids.guild, { most: 8, distinct: true });
  const goals = list(ids.goal, { most: GOALS_DEALT, distinct: true });
  const books = tables.books.map(({ id }) => id);
  const player: Schema<ArrangedPlayer> = object({}, {
    character: ids.character, coin: count, camel: count, pepper: count, silk: count, gold: count, jade: count, vp: integer(-5000, 5000), shieldPlus: integer(0, 60),
    dice: list(dieSchema, { most: 26 }), figure: ids.place, figures: list(ids.place, { least: 1, most: 2 }), posts: places, seals: guilds, improved: guilds,
    contracts, completed: either(contracts, integer(0, 40)), outposts: list(ids.outpost, { most: 40, distinct: true }), goal: ids.goal, returned: goals, doubled: ids.doubled,
  });
  return object({}, {
    seats: integer(2, 4), preset: choice(Object.keys(presets)) as Schema<Preset>, rulings: answersSchema(rulings), round: integer(1, ROUNDS), seat, firstPlayer: seat, nextFirst: seat, travelHeight: integer(0, 6),
    players: list(player, { most: 4 }),
    spaces: record(tables.spaceIds, dice), cityCards: record(tables.cardPlaces, ids.card), cardDice: record([...tables.card.keys()], placedDieSchema), cardDeck: list(ids.card, { most: 80, distinct: true }), goneCards: list(ids.card, { most: 80, distinct: true }),
    contractPlaces: record(tables.contractPlaces, nullable(ids.contract)), pileEnd: contracts, pile: contracts, goneContracts: contracts,
    offers: record(books, ids.offer), nextOffers: record(books, ids.offer), goneOffers: list(ids.offer, { most: 90, distinct: true }),
    markers: record(tables.markerCities, ids.marker), outposts: record(tables.outpostCities, ids.outpost),
    blackDice: list(integer(0, 6), { most: 20 }),
    turn: object({}, { acted: flag, bought: flag, begunWith: integer(0, 26), held: contracts, freshPosts: places, passedThrough: places }),
    at: choice(['turn', 'round-start', 'over']),
  }) as Schema<Arrangement>;
}

/** The arrangement, or an `InvalidDataError` that names the place of what is wrong, and the nearest words. */
export const demandArrangement = (schema: Schema<Arrangement>, given: object): Arrangement => demandNear(schema, given, 'arrangement');
