import { CaravanseraiError, InvalidDataError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/game.js';
import { demand, flag, integer, list, object, text, type Schema } from '../kernel/schema.js';
import type { AnyBot } from './bot.js';
import { gameInSteps, playGame, type GamePlan } from './play-game.js';
import type { GameRecord } from './record.js';

/** Some games of a run: plain JSON, so that it can be sent anywhere. */
export interface Job {
  /** The id of the game. */
  readonly game: string;
  readonly config: object;
  /** The line-ups, each with one bot (by name) a seat; game number n is played by line-up n, over and over. */
  readonly lineups: readonly (readonly string[])[];
  /** Luck of the whole run; every game has its own luck out of it. */
  readonly seed: string;
  /** So many games in a row share their luck, so that line-ups meet the same; 1 unless told. */
  readonly sharedLuck?: number | undefined;
  /** The number of the first game, and how many follow. */
  readonly first: number;
  readonly count: number;
  /** Whether records hold replays. */
  readonly replays?: boolean | undefined;
}

/** Finds a game by its id. */
export type ResolveGame = (id: string) => AnyGame;

/** Makes a bot by its name. */
export type ResolveBot = (name: string, game: AnyGame) => AnyBot;

/** A field that may also be there without a value. */
const optional = <T>(schema: Schema<T>): Schema<T | undefined> => ({ ...schema, check: (value) => (value === undefined ? null : schema.check(value)), text: null });

const word = /* @__PURE__ */ text(10_000);
const count = /* @__PURE__ */ integer(0, Number.MAX_SAFE_INTEGER);
const tree: Schema<object> = { check: (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? null : { path: [], message: 'expected an object' }), json: { type: 'object' }, text: null };

const jobSchema = /* @__PURE__ */ object(
  { game: word, config: tree, lineups: list(list(word, { least: 1, most: 100 }), { least: 1, most: 1_000_000 }), seed: word, first: count, count },
  { sharedLuck: optional(integer(1, Number.MAX_SAFE_INTEGER)), replays: optional(flag) },
);

/** Throws an `InvalidDataError` that names what is missing or wrong. */
function demandJob(job: Job): Job {
  demand(jobSchema, job, 'job');
  const { seats } = job.config as { readonly seats?: unknown };
  const wrong = job.lineups.findIndex((lineup) => lineup.length !== seats);
  if (wrong >= 0) throw new InvalidDataError('job', ['lineups', wrong], 'expected one bot for each seat of the config');
  return job;
}

/** Cuts a run of games into jobs. The records are the same, however it is cut. */
export function jobsOf(run: Omit<Job, 'first' | 'count'>, games: number, size: number): Job[] {
  if (!Number.isInteger(games) || games < 0) throw new CaravanseraiError('games', 'the number of games is a whole number from 0 up');
  if (!Number.isInteger(size) || size < 1) throw new CaravanseraiError('job-size', 'the number of games of a job is a whole number from 1 up');
  demandJob({ ...run, first: 0, count: 0 });
  const jobs: Job[] = [];
  for (let first = 0; first < games; first += size) jobs.push({ ...run, first, count: Math.min(size, games - first) });
  return jobs;
}

/**
 * Plays the games of a job: what a worker does, wherever it runs. The same job gives the same records. Throws
 * `InvalidDataError` for what is no job.
 */
export function playJob(job: Job, resolveGame: ResolveGame, resolveBot: ResolveBot): GameRecord[] {
  return [...gamesOfJob(job, resolveGame, resolveBot)];
}

/** The same, one game after the other. */
export function* gamesOfJob(job: Job, resolveGame: ResolveGame, resolveBot: ResolveBot): Generator<GameRecord, void> {
  const game = resolveGame(demandJob(job).game);
  const plan = planner(job, game, resolveBot);
  for (let index = job.first; index < job.first + job.count; index += 1) yield playGame(game, plan(index));
}

/** The same, stopping after every decision (with nothing) and after every game (with its record). */
export function* jobInSteps(job: Job, resolveGame: ResolveGame, resolveBot: ResolveBot, stop?: () => boolean): Generator<GameRecord | undefined, void> {
  const game = resolveGame(demandJob(job).game);
  const plan = planner(job, game, resolveBot, stop);
  for (let index = job.first; index < job.first + job.count; index += 1) yield yield* gameInSteps(game, plan(index));
}

/** Says how a game of a job is to be played; bots are made once. */
function planner(job: Job, game: AnyGame, resolveBot: ResolveBot, stop?: () => boolean): (index: number) => GamePlan {
  const bots = new Map<string, AnyBot>();
  return (index) => {
    const names = job.lineups[index % job.lineups.length] ?? [];
    for (const name of names) if (!bots.has(name)) bots.set(name, resolveBot(name, game));
    return {
      index, config: job.config, bots: names.map((name) => bots.get(name) as AnyBot), names,
      seed: `${job.seed}/${Math.floor(index / (job.sharedLuck ?? 1))}`, replay: job.replays, stop,
    };
  };
}
