import { answersSchema, departures } from '../kernel/rulings.js';
import { choice, complete, flag, integer, list, object, refine, type Schema, type Static } from '../kernel/schema.js';
import { CHARACTER_IDS, CITY_BONUS_IDS, SMALL_CITIES } from './content/ids.js';
import { rulings } from './rulings.js';

/** A small city. */
export type SmallCity = (typeof SMALL_CITIES)[number];

/** See `Variants`. */
export const variantsSchema = /* @__PURE__ */ object({}, {
  /** City bonus tiles are dealt at random. */
  cityBonuses: flag,
  /** Characters are drafted. */
  draft: flag,
  /** Players keep two of four goal cards. */
  goalChoice: flag,
});

const shape = /* @__PURE__ */ makeShape();

function makeShape() {
  return object({ seats: integer(2, 4) }, {
    rulings: answersSchema(rulings),
    variants: variantsSchema,
    /** Who starts round 1; drawn by lot if not given. */
    firstPlayer: integer(0, 3),
    /** Where the city bonus tiles lie. */
    cityBonusPlaces: complete(SMALL_CITIES, choice(CITY_BONUS_IDS)),
    /** The characters by seat, instead of those of the introductory game. */
    characters: list(choice(CHARACTER_IDS), { least: 2, most: 4, distinct: true }),
  });
}

/** The three expert variants, each on or off by itself. */
export interface Variants extends Static<typeof variantsSchema> {}

/** How a game is set up. Only `seats` is needed. */
export interface Config extends Static<typeof shape> {}

/** The schema of a config. */
export const configSchema: Schema<Config> = /* @__PURE__ */ refine(shape, complaint);

/** What no single field can say. */
function complaint({ seats, rulings: answers = {}, variants = {}, firstPlayer, cityBonusPlaces, characters }: Config): string | null {
  if (firstPlayer !== undefined && firstPlayer >= seats) return 'the first player needs a seat';
  if (firstPlayer !== undefined && answers.firstPlayer === 'random') return 'a first player is given although one is to be drawn';
  if (firstPlayer === undefined && answers.firstPlayer === 'seat') return 'the ruling "seat" needs a first player';
  if (cityBonusPlaces && (variants.cityBonuses || answers.cityBonusPlaces === 'default-places')) return 'city bonus places are given although others are to be used';
  if (!cityBonusPlaces && answers.cityBonusPlaces === 'given') return 'the ruling "given" needs city bonus places';
  if (cityBonusPlaces && new Set(Object.values(cityBonusPlaces)).size < SMALL_CITIES.length) return 'every small city needs another bonus tile';
  if (characters && variants.draft) return 'characters are given although they are to be drafted';
  if (characters && characters.length !== seats) return 'every seat needs a character';
  return null;
}

/** The same config without anything that is as it would be anyway: what a state carries. */
export function tidy({ seats, rulings: given = {}, variants = {}, firstPlayer, cityBonusPlaces, characters }: Config): Config {
  const config: Config = { seats };
  const answers = departures(rulings, {
    ...given,
    ...(firstPlayer === undefined ? {} : { firstPlayer: 'seat' as const }),
    ...(cityBonusPlaces ? { cityBonusPlaces: 'given' as const } : {}),
  });
  if (Object.keys(answers).length > 0) config.rulings = answers;
  const on: Variants = {};
  if (variants.cityBonuses) on.cityBonuses = true;
  if (variants.draft) on.draft = true;
  if (variants.goalChoice) on.goalChoice = true;
  if (Object.keys(on).length > 0) config.variants = on;
  if (firstPlayer !== undefined) config.firstPlayer = firstPlayer;
  if (cityBonusPlaces) config.cityBonusPlaces = { ...cityBonusPlaces };
  if (characters) config.characters = characters.slice();
  return config;
}
