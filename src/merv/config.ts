// What is agreed before the game. MERV-YEAR, MERV-SETUP: the number of seats; chapter 26: the rulings.
import { answersOf, answersSchema, departures, presetOf, type Answers } from '../kernel/rulings.js';
import { choice, integer, object, type Schema } from '../kernel/schema.js';
import { presets, rulings, type RulingAnswers } from './rulings.js';

/** What is agreed before the game. */
export interface Config {
  /** Human players: 1 (against the Corrupt Magistrate) to 4. */
  seats: number;
  /** The answers of one printed rule book; `rulings` go before it. */
  preset?: 'russian' | 'english';
  /** Answers that differ from the standard ones. */
  rulings?: Partial<Answers<typeof rulings>>;
}

/** The schema of a config. */
export const configSchema: Schema<Config> = /* @__PURE__ */ object(
  { seats: integer(1, 4) },
  { preset: choice(['russian', 'english']), rulings: answersSchema<typeof rulings>(rulings) },
);

/** All rulings answered. */
export function answersFor(config: Config): RulingAnswers {
  return answersOf<typeof rulings>(rulings, config.rulings ?? {}, config.preset === undefined ? {} : presetOf<typeof rulings>(presets, config.preset));
}

/** A config that plays the same and names nothing but departures from the standard. */
export function tidyConfig(config: Config): Config {
  const rest = departures(rulings, answersFor(config));
  return Object.keys(rest).length === 0 ? { seats: config.seats } : { seats: config.seats, rulings: rest };
}
