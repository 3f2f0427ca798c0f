import { answersSchema } from '../../kernel/rulings.js';
import { choice, flag, integer, list, nullable, object, record, type Schema } from '../../kernel/schema.js';
import { dieSchema, placedDieSchema } from '../../mechanics/dice.js';
import { CHARACTER_IDS, CITIES, CITY_BONUS_IDS, CITY_CARD_IDS, CONTRACT_IDS, GOAL_IDS, LARGE_CITIES, LOCATION_IDS, OUTPOST_IDS, REGULAR_IDS, SMALL_CITIES, SPACE_IDS } from '../content/ids.js';
import { EFFECTS } from '../content/resources.js';
import { ROUND_STEPS } from '../rules/round.js';
import { rulings } from '../rulings.js';

/** Either of two kinds of value. */
function either(one: Schema<never>, other: Schema<never>): Schema<never> {
  return { check: (value) => (one.check(value) === null ? null : other.check(value)), json: { anyOf: [one.json, other.json] }, text: null };
}

const loose = (schema: unknown): Schema<never> => schema as Schema<never>;

function playerSchema(): Schema<unknown> {
  const count = integer(0, 1_000_000);
  const contracts = list(choice(CONTRACT_IDS), { most: 44 });
  return object({}, {
    character: nullable(choice(CHARACTER_IDS)),
    coin: count, camel: count, pepper: count, silk: count, gold: count,
    vp: integer(-1_000_000, 1_000_000),
    dice: list(dieSchema, { most: 11 }),
    passed: flag,
    contracts,
    completed: either(loose(integer(0, 38)), loose(contracts)),
    posts: list(choice<string>(CITIES), { most: 11 }),
    figures: list(choice<string>(LOCATION_IDS), { most: 2 }),
    goals: list(choice<string>(GOAL_IDS), { most: 4 }),
  });
}

function schemaOfArrangements(): Schema<unknown> {
  const seat = integer(0, 3);
  const dice = list(placedDieSchema, { most: 26 });
  const card = choice<string>(CITY_CARD_IDS);
  const pile = list(choice<string>(['?', ...REGULAR_IDS]), { most: 38 });
  return object({}, {
    seats: integer(2, 4),
    rulings: answersSchema(rulings),
    variants: object({}, { cityBonuses: flag, draft: flag, goalChoice: flag }),
    players: list(loose(playerSchema()), { most: 4 }),
    seat,
    round: integer(1, 5),
    startPlayer: seat,
    lastTraveller: nullable(seat),
    turn: object({}, { acted: flag, blackDice: integer(0, 5), begunWith: integer(0, 11), freshPosts: list(choice<string>(CITIES), { most: 11 }) }),
    spaces: record(SPACE_IDS, dice),
    cardDice: record(CITY_CARD_IDS, placedDieSchema),
    cityCards: record(LARGE_CITIES, either(loose(card), loose(list(card, { most: 3 })))),
    outposts: record(LARGE_CITIES, nullable(choice<string>(OUTPOST_IDS))),
    cityBonuses: record(SMALL_CITIES, choice<string>(CITY_BONUS_IDS)),
    beijing: list(nullable(seat), { least: 4, most: 4 }),
    row: list(nullable(choice<string>(REGULAR_IDS)), { most: 6 }),
    special: pile,
    stacks: pile,
    bonuses: list(choice(EFFECTS), { most: 12 }),
    step: choice(ROUND_STEPS),
    over: flag,
  });
}

/** The schema of an arrangement. */
export const arrangementSchema: Schema<unknown> = /* @__PURE__ */ schemaOfArrangements();
