import { answersSchema, departures, type Answers } from '../kernel/rulings.js';
import { choice, complete, flag, integer, list, object, refine, type Schema } from '../kernel/schema.js';
import type { CityBonusId } from './content/standard/bonuses.js';
import type { CharacterId } from './content/character-ids.js';
import { CHARACTER_IDS, CITY_BONUS_IDS, SMALL_CITIES } from './content/ids.js';
import { rulings } from './rulings.js';

/** A small city. */
export type SmallCity = (typeof SMALL_CITIES)[number];

/** The three expert variants, each on or off by itself. */
export interface Variants {
  /** City bonus tiles are dealt at random. */
  cityBonuses?: boolean;
  /** Characters are drafted. */
  draft?: boolean;
  /** Players keep two of four goal cards. */
  goalChoice?: boolean;
}

/** How a game is set up. Only `seats` is needed. */
export interface Config {
  seats: number;
  rulings?: Partial<Answers<typeof rulings>>;
  variants?: Variants;
  /** Who starts round 1; drawn by lot if not given. */
  firstPlayer?: number;
  /** Where the city bonus tiles lie. */
  cityBonusPlaces?: Record<SmallCity, CityBonusId>;
  /** The characters by seat, instead of those of the introductory game. */
  characters?: CharacterId[];
}

/** See `Variants`. */
export const variantsSchema: Schema<Variants> = /* @__PURE__ */ object({}, { cityBonuses: flag, draft: flag, goalChoice: flag });

/** The schema of a config. */
export const configSchema: Schema<Config> = /* @__PURE__ */ refine(
  /* @__PURE__ */ object(
    { seats: integer(2, 4) },
    {
      rulings: answersSchema(rulings),
      variants: variantsSchema,
      firstPlayer: integer(0, 3),
      cityBonusPlaces: complete(SMALL_CITIES, choice(CITY_BONUS_IDS)),
      characters: list(choice(CHARACTER_IDS), { least: 2, most: 4, distinct: true }),
    },
  ),
  complaint,
);

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
