// What can be said about a position, and how it is checked before anything is made of it.
import { demandNear } from '../../kernel/nearest.js';
import { answersSchema, type Answers } from '../../kernel/rulings.js';
import { choice, either, flag, integer, list, nullable, object, record, type AnySchema, type Schema } from '../../kernel/schema.js';
import { dieSchema, placedDieSchema, type Die, type PlacedDie } from '../../mechanics/dice.js';
import type { SmallCity, Variants } from '../config.js';
import { START, STACKS } from '../content/board.js';
import type { CharacterId } from '../content/character-ids.js';
import { CHARACTER_IDS, CITIES, CITY_BONUS_IDS, CITY_CARD_IDS, CONTRACT_IDS, GOAL_IDS, LARGE_CITIES, LOCATION_IDS, OUTPOST_IDS, REGULAR_IDS, SMALL_CITIES, SPACE_IDS } from '../content/ids.js';
import { count, seat } from '../content/parts.js';
import { EFFECTS, type Effect } from '../content/resources.js';
import { ROUND_STEPS, type RoundStep } from '../rules/course/round.js';
import { rulings } from '../rulings.js';
import { pileEntry, type Spaces, type Turn } from '../state.js';

/** What a player of an arranged position has; everything not named is as boring as can be. */
export interface ArrangedPlayer {
  /** Plain rules without a character unless named: only arranged positions have players without one. */
  character?: CharacterId | null;
  coin?: number;
  camel?: number;
  pepper?: number;
  silk?: number;
  gold?: number;
  vp?: number;
  /** Unplaced dice, in any order, such as `['own5', 'black2']`; five own dice (fewer those on spaces) showing 3 unless told. Own dice that are neither here nor on a space lie on the money bag. */
  dice?: readonly Die[];
  passed?: boolean;
  /** Active contracts; none unless told. */
  contracts?: readonly string[];
  /** Completed contracts, or how many there are. */
  completed?: readonly string[] | number;
  /** Cities with a post; none unless told. */
  posts?: readonly string[];
  /** Where the figures stand; where the character begins unless told. */
  figures?: readonly string[];
  /** Goal cards, or `[]` for none; two that nobody else has unless told. */
  goals?: readonly string[];
  /** Goal cards given back in the goal choice. */
  returned?: readonly string[];
}

/** A position in a few words: a main decision of a seat, or a moment between two steps of a round. */
export interface Arrangement {
  /** Number of players: as many as `players` names, but 4 if it names none. */
  seats?: number;
  rulings?: Partial<Answers<typeof rulings>>;
  variants?: Variants;
  players?: readonly ArrangedPlayer[];
  /** Whose turn it is; 0 unless told. */
  seat?: number;
  round?: number;
  startPlayer?: number;
  lastTraveller?: number | null;
  /** What has happened this turn: nothing unless told. */
  turn?: Partial<Turn>;
  /** Dice on spaces, such as `{ travel: ['1:own4', '1:own2'] }`; neutral dice are there anyway. */
  spaces?: Partial<Spaces>;
  /** Dice on city cards, by card. */
  cardDice?: Readonly<Record<string, PlacedDie>>;
  /** The card of a city, or the three of Sumatra; others as they come. */
  cityCards?: Readonly<Record<string, string | readonly string[]>>;
  /** The outpost tile of a large city, `null` if it is gone; all are gone unless told. */
  outposts?: Readonly<Record<string, string | null>>;
  /** The bonus tile of a small city; where they lie without the variant unless told. */
  cityBonuses?: Readonly<Partial<Record<SmallCity, string>>>;
  /** Who has a post on the 10, 7, 4 and 1 of Beijing; in the order of seats unless told. */
  beijing?: readonly (number | null)[];
  /** Contracts in columns 1 to 6; a full row unless told. */
  row?: readonly (string | null)[];
  /** The special stack from top to bottom: ids, `?` for unseen ones, `?1` for one of `mixed[0]`; unseen ones unless told. */
  special?: readonly string[];
  /** Leftovers that were shuffled and put under the special stack: contracts whose order nobody knows, by group. */
  mixed?: readonly (readonly string[])[];
  /** Face-down contracts of the coming rounds, six in a stack, the next first; unseen ones unless told. */
  stacks?: readonly string[];
  /** The contracts behind the entries `?`; further ones lie at the bottom of the special stack, known to all. Unless told, all that are named nowhere. */
  pool?: readonly string[];
  /** Bonuses that are due at once, in the middle of the turn. */
  bonuses?: readonly Effect[];
  /** Begin with a step of the round instead of a turn: dice named lie rolled on the boards, or (before `roll`) are still to be rolled. */
  step?: RoundStep;
  /** The game is over: for final scores. */
  over?: boolean;
}

const some = (ids: readonly string[], most: number): AnySchema => list(choice(ids), { most });

function schemaOfArrangements(): Schema<Arrangement> {
  const dice = list(placedDieSchema, { most: 26 });
  const card = choice<string>(CITY_CARD_IDS);
  const contracts = some(CONTRACT_IDS, CONTRACT_IDS.length);
  const player: Record<keyof ArrangedPlayer, AnySchema> = {
    character: nullable(choice(CHARACTER_IDS)),
    coin: count, camel: count, pepper: count, silk: count, gold: count,
    vp: integer(-1_000_000, 1_000_000),
    dice: list(dieSchema, { most: 11 }),
    passed: flag,
    contracts,
    completed: either(integer(0, REGULAR_IDS.length), contracts),
    posts: some(CITIES, 11),
    figures: some(LOCATION_IDS, 2),
    goals: some(GOAL_IDS, START.goalsToChooseFrom),
    returned: some(GOAL_IDS, START.goalsToChooseFrom),
  };
  const turn: Record<keyof Turn, AnySchema> = { acted: flag, blackDice: integer(0, 5), begunWith: integer(0, 11), freshPosts: some(CITIES, CITIES.length) };
  const all: Record<keyof Arrangement, AnySchema> = {
    seats: integer(2, 4),
    rulings: answersSchema(rulings),
    variants: object({}, { cityBonuses: flag, draft: flag, goalChoice: flag }),
    players: list(object({}, player), { most: 4 }),
    seat,
    round: integer(1, 5),
    startPlayer: seat,
    lastTraveller: nullable(seat),
    turn: object({}, turn),
    spaces: record(SPACE_IDS, dice),
    cardDice: record(CITY_CARD_IDS, placedDieSchema),
    cityCards: record(LARGE_CITIES, either(card, list(card, { most: 3 }))),
    outposts: record(LARGE_CITIES, nullable(choice<string>(OUTPOST_IDS))),
    cityBonuses: record(SMALL_CITIES, choice<string>(CITY_BONUS_IDS)),
    beijing: list(nullable(seat), { least: 4, most: 4 }),
    row: list(nullable(choice<string>(REGULAR_IDS)), { most: 6 }),
    special: list(pileEntry, { most: REGULAR_IDS.length }),
    mixed: list(some(REGULAR_IDS, 6), { most: STACKS.count }),
    stacks: list(pileEntry, { most: STACKS.count * STACKS.size }),
    pool: some(REGULAR_IDS, REGULAR_IDS.length),
    bonuses: list(choice(EFFECTS), { most: 12 }),
    step: choice(ROUND_STEPS),
    over: flag,
  };
  return object({}, all);
}

const arrangementSchema: Schema<Arrangement> = /* @__PURE__ */ schemaOfArrangements();

/** The arrangement, or an `InvalidDataError` that names the place of what is wrong, and the nearest words. */
export const demandArrangement = (given: object): Arrangement => demandNear(arrangementSchema, given, 'arrangement');
