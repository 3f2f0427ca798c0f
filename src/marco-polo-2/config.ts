import { answersOf, answersSchema, departures, presetOf } from '../kernel/rulings.js';
import { choice, integer, list, object, refine, type Schema, type Static } from '../kernel/schema.js';
import { characters, firstGameCharacters } from './content/characters.js';
import { presets, rulings, type RulingAnswers } from './rulings.js';

/** The printed editions. */
export const PRESETS = ['russian', 'hungarian', 'portuguese', 'english'] as const;

/** The name of a printed edition. */
export type Preset = (typeof PRESETS)[number];

const seatable = [...characters, ...firstGameCharacters].map(({ id }) => id);

const shape = object({ seats: integer(2, 4) }, {
  /** The rulings of an edition; single `rulings` come on top. */
  preset: choice(PRESETS),
  rulings: answersSchema(rulings),
  /** The seat that begins; drawn when left out (MP2-R-2). */
  firstPlayer: integer(0, 3),
  /** A character for each seat, instead of the draft. */
  characters: list(choice(seatable), { least: 2, most: 4, distinct: true }),
});

/** What is agreed before a game. */
export interface Config extends Static<typeof shape> {}

/** Of a config from outside, and of the config in a state. */
export const configSchema: Schema<Config> = refine(shape, (config) => {
  if (config.firstPlayer !== undefined && config.firstPlayer >= config.seats) return 'firstPlayer is no seat';
  if (config.characters === undefined) return null;
  if (config.characters.length !== config.seats) return 'characters are needed for all seats';
  const guests = config.characters.some((id) => firstGameCharacters.some((guest) => guest.id === id));
  return guests && rulingsOf(config).firstGameCharacters === 'off' ? 'characters of the first game need the ruling firstGameCharacters' : null;
});

/** All rulings of a config, answered. */
export function rulingsOf(config: Config): RulingAnswers {
  const given = config.firstPlayer === undefined ? config.rulings : { ...config.rulings, firstPlayer: 'seat' as const };
  return answersOf(rulings, given, config.preset === undefined ? {} : presetOf(presets, config.preset));
}

/** The config as it travels in states and replays: no preset, only rulings that differ from the standard. */
export function tidy(config: Config): Config {
  const given = departures(rulings, rulingsOf(config));
  const tidied: Config = { seats: config.seats };
  if (Object.keys(given).length > 0) tidied.rulings = given;
  if (given.firstPlayer === 'seat') tidied.firstPlayer = config.firstPlayer ?? 0;
  if (config.characters !== undefined) tidied.characters = config.characters.slice();
  return tidied;
}
