// What is agreed before the game. MERV-YEAR, MERV-SETUP: the number of seats; chapter 26: the rulings.
import { answersOf, answersSchema, departures, presetOf } from '../kernel/rulings.js';
import { choice, integer, object, type Static } from '../kernel/schema.js';
import { presets, rulings, type RulingAnswers } from './rulings.js';

/** The schema of a config. */
export const configSchema = /* @__PURE__ */ object({
  /** Human players: 1 (against the Corrupt Magistrate) to 4. */
  seats: integer(1, 4),
}, {
  /** The answers of one printed rule book; `rulings` go before it. */
  preset: choice(['russian', 'english']),
  /** Answers that differ from the standard ones. */
  rulings: answersSchema<typeof rulings>(rulings),
});

/** What is agreed before the game. */
export interface Config extends Static<typeof configSchema> {}

/** All rulings answered. */
export function answersFor(config: Config): RulingAnswers {
  return answersOf<typeof rulings>(rulings, config.rulings ?? {}, config.preset === undefined ? {} : presetOf<typeof rulings>(presets, config.preset));
}

/** A config that plays the same and names nothing but departures from the standard. */
export function tidyConfig(config: Config): Config {
  const rest = departures(rulings, answersFor(config));
  return Object.keys(rest).length === 0 ? { seats: config.seats } : { seats: config.seats, rulings: rest };
}
