import { setFlagsFromString } from 'node:v8';
import { resolversOf, type AnyBot, type GameRecord, type Progress, type Registry } from '../bots/index.js';
import { listOf, type Given, type OptionTable } from './arguments.js';
import { loadGame, loadModule, type LoadedGame } from './games.js';
import { codeOf, UsageError, type Io } from './io.js';

/** Options of the commands that let bots play many games. */
export const botOptions: OptionTable = {
  bots: { type: 'string', value: 'A,B,…', text: 'bots by name, with settings behind colons: random,greedy,ismcts:iterations=200' },
  with: { type: 'string', value: 'FILE', text: 'a module that exports `bots` of your own, by name; may be repeated', multiple: true },
  seed: { type: 'string', value: 'TEXT', text: 'the same seed gives the same games ("caravanserai")' },
  workers: { type: 'string', value: 'N', text: 'worker threads (1); the results do not depend on it' },
};

/** A game with everything bots need to play it. */
export interface Arena extends LoadedGame {
  readonly registries: readonly string[];
  readonly modules: readonly Registry[];
  /** Makes a bot by its name. Throws `UsageError`. */
  readonly botOf: (name: string) => AnyBot;
}

/** The game of the command line, and the bots that can play it. */
export async function arenaFrom(given: Given): Promise<Arena> {
  const loaded = await loadGame(given.positionals[0]);
  const own = await Promise.all(given.texts('with').map(loadModule));
  const modules: Registry[] = [...own.map(({ module }) => module), loaded.module];
  const { resolveBot } = resolversOf(...modules);
  const botOf = (name: string): AnyBot => {
    try {
      return resolveBot(name, loaded.game);
    } catch (error) {
      throw error instanceof Error && codeOf(error) !== null ? new UsageError(error.message) : error;
    }
  };
  return { ...loaded, modules, botOf, registries: [...own.map(({ address }) => address), ...(loaded.address === null ? [] : [loaded.address])] };
}

/** The bots that were named. */
export function botsFrom(given: Given, arena: Arena, fallback: string): string[] {
  const names = listOf(given.text('bots') ?? fallback);
  if (names.length === 0) throw new UsageError('--bots takes names, separated by commas');
  for (const name of names) arena.botOf(name);
  return names;
}

/** How bots, by name, get to a simulation: to threads by address, to this one by hand. */
export function playersFor(given: Given, arena: Arena, names: readonly string[]): { bots: (string | AnyBot)[]; workers: number; registries?: readonly string[] } {
  const workers = given.count('workers', 1, 1, 256);
  if (workers === 1) return { workers, bots: names.map(arena.botOf) };
  // What a thread throws away it collects itself: help from the others' cores would cost more than it brings.
  setFlagsFromString('--no-parallel-scavenge');
  return { workers, bots: names.slice(), ...(arena.registries.length > 0 ? { registries: arena.registries } : {}) };
}

/** Shows how far a run has come, on a terminal. */
export function showProgress(io: Io): (progress: Progress) => void {
  return ({ played, games, failed }) => { io.status(played === games ? '' : `${played} of ${games} games${failed > 0 ? `, ${failed} failed` : ''}`); };
}

/** One line for each game that failed, the first few. */
export function failureLines(records: readonly GameRecord[]): string[] {
  const failed = records.filter(({ failure }) => failure);
  const lines = failed.slice(0, 5).map(({ index, failure }) => `game ${index} failed at step ${failure?.step ?? 0} (${failure?.doing ?? ''}): ${failure?.message ?? ''}`);
  return failed.length > 5 ? [...lines, `… and ${failed.length - 5} more`] : lines;
}

