// What can be said about a position, and how it is checked before anything is made of it.
import { demandNear } from '../../kernel/demand-near.js';
import { answersSchema } from '../../kernel/rulings.js';
import { choice, either, flag, integer, list, nullable, object, record, type DataOf } from '../../kernel/schema.js';
import { MOST } from '../../mechanics/amounts.js';
import { dieSchema, placedDieSchema, type PlacedDie } from '../../mechanics/dice.js';
import { variantsSchema } from '../config.js';
import { START, STACKS } from '../content/board.js';
import { CHARACTER_IDS, CITIES, CITY_BONUS_IDS, CITY_CARD_IDS, CONTRACT_IDS, GOAL_IDS, LARGE_CITIES, LOCATION_IDS, OUTPOST_IDS, REGULAR_IDS, SMALL_CITIES, SPACE_IDS } from '../content/ids.js';
import { count, seat } from '../content/parts.js';
import { EFFECTS } from '../content/resources.js';
import { ROUND_STEPS } from '../rules/course/round.js';
import { rulings } from '../rulings.js';
import { pileEntry } from '../state.js';

const some = (ids: readonly string[], most: number) => list(choice(ids), { most });

function playerSchema() {
  const contracts = some(CONTRACT_IDS, CONTRACT_IDS.length);
  return object({}, {
    /** Plain rules without a character unless named: only arranged positions have players without one. */
    character: nullable(choice(CHARACTER_IDS)),
    coin: count, camel: count, pepper: count, silk: count, gold: count,
    vp: integer(-MOST, MOST),
    /** Unplaced dice, in any order, such as `['own5', 'black2']`; five own dice (fewer those on spaces) showing 3 unless told. Own dice that are neither here nor on a space lie on the money bag. */
    dice: list(dieSchema, { most: 11 }),
    passed: flag,
    /** Active contracts; none unless told. */
    contracts,
    /** Completed contracts, or how many there are. */
    completed: either(integer(0, REGULAR_IDS.length), contracts),
    /** Cities with a post; none unless told. */
    posts: some(CITIES, 11),
    /** Where the figures stand; where the character begins unless told. */
    figures: some(LOCATION_IDS, 2),
    /** Goal cards, or `[]` for none; two that nobody else has unless told. */
    goals: some(GOAL_IDS, START.goalsToChooseFrom),
    /** Goal cards given back in the goal choice. */
    returned: some(GOAL_IDS, START.goalsToChooseFrom),
  });
}

function schemaOfArrangements() {
  const card = choice<string>(CITY_CARD_IDS);
  return object({}, {
    /** Number of players: as many as `players` names, but 4 if it names none. */
    seats: integer(2, 4),
    rulings: answersSchema(rulings),
    variants: variantsSchema,
    players: list(playerSchema(), { most: 4 }),
    /** Whose turn it is; 0 unless told. */
    seat,
    round: integer(1, 5),
    startPlayer: seat,
    lastTraveller: nullable(seat),
    /** What has happened this turn: nothing unless told. */
    turn: object({}, { acted: flag, blackDice: integer(0, 5), begunWith: integer(0, 11), freshPosts: some(CITIES, CITIES.length) }),
    /** Dice on spaces, such as `{ travel: ['1:own4', '1:own2'] }`; neutral dice are there anyway. */
    spaces: record(SPACE_IDS, list(placedDieSchema, { most: 26 })),
    /** Dice on city cards, by card. */
    cardDice: record<string, PlacedDie>(CITY_CARD_IDS, placedDieSchema),
    /** The card of a city, or the three of Sumatra; others as they come. */
    cityCards: record(LARGE_CITIES, either(card, list(card, { most: 3 }))),
    /** The outpost tile of a large city, `null` if it is gone; all are gone unless told. */
    outposts: record(LARGE_CITIES, nullable(choice<string>(OUTPOST_IDS))),
    /** The bonus tile of a small city; where they lie without the variant unless told. */
    cityBonuses: record(SMALL_CITIES, choice<string>(CITY_BONUS_IDS)),
    /** Who has a post on the 10, 7, 4 and 1 of Beijing; in the order of seats unless told. */
    beijing: list(nullable(seat), { least: 4, most: 4 }),
    /** Contracts in columns 1 to 6; a full row unless told. */
    row: list(nullable(choice<string>(REGULAR_IDS)), { most: 6 }),
    /** The special stack from top to bottom: ids, `?` for unseen ones, `?1` for one of `mixed[0]`; unseen ones unless told. */
    special: list(pileEntry, { most: REGULAR_IDS.length }),
    /** Leftovers that were shuffled and put under the special stack: contracts whose order nobody knows, by group. */
    mixed: list(some(REGULAR_IDS, 6), { most: STACKS.count }),
    /** Face-down contracts of the coming rounds, six in a stack, the next first; unseen ones unless told. */
    stacks: list(pileEntry, { most: STACKS.count * STACKS.size }),
    /** The contracts behind the entries `?`; further ones lie at the bottom of the special stack, known to all. Unless told, all that are named nowhere. */
    pool: some(REGULAR_IDS, REGULAR_IDS.length),
    /** Bonuses that are due at once, in the middle of the turn. */
    bonuses: list(choice(EFFECTS), { most: 12 }),
    /** Begin with a step of the round instead of a turn: dice named lie rolled on the boards, or (before `roll`) are still to be rolled. */
    step: choice(ROUND_STEPS),
    /** The game is over: for final scores. */
    over: flag,
  });
}

const arrangementSchema = /* @__PURE__ */ schemaOfArrangements();

/** What a player of an arranged position has; everything not named is as boring as can be. */
export interface ArrangedPlayer extends DataOf<ReturnType<typeof playerSchema>> {}

/** A position in a few words: a main decision of a seat, or a moment between two steps of a round. */
export interface Arrangement extends DataOf<typeof arrangementSchema> {}

/** The arrangement, or an `InvalidDataError` that names the place of what is wrong, and the nearest words. */
export const demandArrangement = (given: object): Arrangement => demandNear(arrangementSchema, given, 'arrangement');
