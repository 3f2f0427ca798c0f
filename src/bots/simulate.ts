import { CaravanseraiError, InvalidDataError, type Path } from '../kernel/errors.js';
import type { AnyEvent, AnyGame, AnyMove, AnyState, AnyView, Game } from '../kernel/game.js';
import { demandGame } from '../kernel/demands.js';
import type { AnyBot, AnyEvaluation } from './bot.js';
import { breather } from './clock.js';
import { jobInSteps, jobsOf, type Job, type ResolveBot } from './job.js';
import { botNamed, standardBots, type BotMakers } from './named.js';
import type { GameRecord } from './record.js';
import { summarise, type Summary } from './summary.js';
import type { Address } from './workers.js';

/** How far a run has come. */
export interface Progress {
  readonly played: number;
  readonly games: number;
  readonly failed: number;
}

/** What is to be played, and how. */
export interface SimulationOptions {
  readonly games: number;
  /** The number of players; or give a whole `config`. */
  readonly seats?: number | undefined;
  /** A config of the game, with variants and rulings. */
  readonly config?: object | undefined;
  /** One bot a seat, by name or as a bot; a single one plays all seats. */
  readonly bots: readonly (string | AnyBot)[];
  /** Several line-ups in turn, in place of `bots`. */
  readonly lineups?: readonly (readonly (string | AnyBot)[])[] | undefined;
  readonly seed: string;
  readonly sharedLuck?: number | undefined;
  readonly replays?: boolean | undefined;
  /** How many worker threads; 1 plays right here. More need Node, and bots by name. */
  readonly workers?: number | undefined;
  /** For more than one worker: addresses of modules that export games, or `bots` of your own by name (see `Registry`). */
  readonly registries?: readonly (string | Address)[] | undefined;
  /** For more than one worker: the address of the worker's program, where a bundler has moved it. */
  readonly script?: string | Address | undefined;
  /** The game's evaluation for the bots by name; workers take the one their game's module exports. */
  readonly evaluation?: AnyEvaluation | undefined;
  /** Bots by name, beside those of the library. */
  readonly makers?: BotMakers | undefined;
  /** Hears how far it is, after every game. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Takes every record as soon as all before it are there. */
  readonly onRecord?: ((record: GameRecord) => void) | undefined;
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/** What came out. */
export interface Simulation {
  readonly records: readonly GameRecord[];
  readonly summary: Summary;
  /** Whether it was stopped before all games were played. */
  readonly cancelled: boolean;
}

/** Plays many games. The same seed gives the same records, whatever the number of workers. */
export async function simulate<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, options: SimulationOptions): Promise<Simulation> {
  const anyGame = game as unknown as AnyGame;
  const run = runOf(anyGame, options);
  const { workers = 1 } = options;
  if (!Number.isInteger(workers) || workers < 1) throw new CaravanseraiError('workers', 'the number of workers is a whole number from 1 up');
  const collect = collector(options);
  const resolveBot = resolverOf(options);
  // A wrong name is told at once, and not once a game.
  for (const name of new Set(run.lineups.flat())) if (workers === 1 || !options.registries) resolveBot(name, anyGame);
  if (workers === 1) await playHere(run, { game: anyGame, resolveBot }, options, collect.add);
  else await playInThreads(run, options, collect.add);
  const records = collect.records();
  return { records, summary: summarise(records), cancelled: records.length < options.games };
}

type Run = Omit<Job, 'first' | 'count'>;

function runOf(game: AnyGame, options: SimulationOptions): Run {
  demandGame(game);
  demandOptions(options);
  const config = options.config ?? { seats: options.seats ?? game.seats[0] };
  const verdict = game.validateConfig(config);
  if (!verdict.ok) throw verdict.error;
  const { seats } = config as { seats: number };
  const lineups = (options.lineups ?? [options.bots]).map((bots) => lineupOf(bots, seats));
  return { game: game.id, config, lineups, seed: options.seed, sharedLuck: options.sharedLuck ?? 1, replays: options.replays ?? false };
}

/** Throws an `InvalidDataError` for what cannot be played; programs in JavaScript come here, too. */
function demandOptions(options: unknown): void {
  const wrong = (path: Path, problem: string): never => { throw new InvalidDataError('options', path, problem); };
  if (typeof options !== 'object' || options === null) wrong([], 'expected an object with games, bots and a seed');
  const { seed, bots, lineups } = options as Partial<Record<keyof SimulationOptions, unknown>>;
  if (typeof seed !== 'string') wrong(['seed'], 'expected a text, from which all luck follows');
  if (lineups !== undefined && !Array.isArray(lineups)) wrong(['lineups'], 'expected a list of line-ups');
  for (const [at, lineup] of ((lineups ?? [bots]) as unknown[]).entries()) {
    const path = lineups === undefined ? ['bots'] : ['lineups', at];
    if (!Array.isArray(lineup)) wrong(path, 'expected a list of bots');
    for (const [seat, bot] of (lineup as unknown[]).entries()) if (!isBot(bot)) wrong([...path, seat], 'expected the name of a bot, or a bot: a name and `choose`');
  }
}

const isBot = (bot: unknown): boolean => typeof bot === 'string' || (typeof (bot as AnyBot | null)?.name === 'string' && typeof (bot as AnyBot).choose === 'function');

function lineupOf(bots: readonly (string | AnyBot)[], seats: number): string[] {
  const names = bots.map((bot) => (typeof bot === 'string' ? bot : bot.name));
  if (names.length === 1) return Array.from({ length: seats }, () => names[0] as string);
  if (names.length !== seats) throw new CaravanseraiError('bots', `${seats} seats need ${seats} bots (or one for all), not ${names.length}`);
  return names;
}

function resolverOf({ bots, lineups, evaluation, makers }: SimulationOptions): ResolveBot {
  const given = new Map<string, AnyBot>();
  for (const bot of (lineups ?? [bots]).flat()) if (typeof bot !== 'string') given.set(bot.name, bot);
  return (name, game) => given.get(name) ?? botNamed(name, game, evaluation, { ...standardBots, ...makers });
}

async function playHere(run: Run, { game, resolveBot }: { readonly game: AnyGame; readonly resolveBot: ResolveBot }, { games, signal }: SimulationOptions, add: (record: GameRecord) => void): Promise<void> {
  const breathe = breather();
  const stop = (): boolean => signal?.aborted === true;
  for (const job of jobsOf(run, games, Math.max(1, games))) {
    for (const record of jobInSteps(job, () => game, resolveBot, stop)) {
      const rest = breathe();
      if (rest) await rest;
      if (stop()) return;
      if (record) add(record);
    }
  }
}

async function playInThreads(run: Run, options: SimulationOptions, add: (record: GameRecord) => void): Promise<void> {
  const own = (options.lineups ?? [options.bots]).flat().find((bot) => typeof bot !== 'string');
  if (own) throw new CaravanseraiError('bots', `the bot "${own.name}" cannot be sent to a worker; name it, and export it from a module given in \`registries\``);
  const { games, workers = 1, registries, script, signal } = options;
  const { playWithWorkers } = await import('./workers.js');
  // Small enough that nobody waits long for the last one, large enough that sending costs nothing.
  const size = Math.max(1, Math.min(50, Math.ceil(games / (workers * 8))));
  await playWithWorkers(jobsOf(run, games, size), { workers, registries, script, signal, onRecord: add });
}

/** Puts records in their order, whatever order they come in. */
function collector({ games, onProgress, onRecord }: SimulationOptions): { add: (record: GameRecord) => void; records: () => GameRecord[] } {
  const byIndex = new Map<number, GameRecord>();
  let next = 0;
  let failed = 0;
  return {
    add: (record) => {
      byIndex.set(record.index, record);
      if (record.failure) failed += 1;
      for (let ready = byIndex.get(next); ready; ready = byIndex.get(next)) {
        onRecord?.(ready);
        next += 1;
      }
      onProgress?.({ played: byIndex.size, games, failed });
    },
    records: () => [...byIndex.values()].sort((a, b) => a.index - b.index),
  };
}
