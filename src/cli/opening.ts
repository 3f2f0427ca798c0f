// What a game at the terminal begins with: a file that was saved, and a language.
import { fromReplay, resume, sealed, type AnyGame, type AnyMatch } from '../index.js';
import { readJson, type Given } from './arguments.js';
import type { Guide } from './guides.js';
import { codeOf, CommandError, UsageError, type Io } from './io.js';

/** The language that is spoken: the one asked for, or that of the surroundings where the game has it. */
export const languageFrom = (given: Given, guide: Guide | null, io: Io): string => languageOf(given, Object.keys(guide?.texts ?? { en: null }), io);

/** One of these languages: the one asked for, or that of the surroundings if it is one of them. */
export function languageOf(given: Given, all: readonly string[], io: Io): string {
  const asked = given.text('language');
  if (asked !== undefined && !all.includes(asked)) throw new UsageError(`there is no language "${asked}" here; there are ${all.join(', ')}`);
  return asked ?? (all.includes(io.language) ? io.language : 'en');
}

/** Whether somebody saved a game that goes on, and did not record one. */
export const isSaved = (json: unknown): json is object => typeof json === 'object' && json !== null && 'match' in json;

/** A game that was saved, or recorded. Throws `CommandError`. */
export function load(game: AnyGame, file: string): AnyMatch {
  const json = readJson(file);
  try {
    return isSaved(json) ? resume(game, json) : fromReplay(game, json, sealed());
  } catch (error) {
    throw error instanceof Error && codeOf(error) !== null ? new CommandError(`${file}: ${error.message}`) : error;
  }
}
