import { CaravanseraiError } from '../kernel/errors.js';
import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from '../kernel/game.js';
import type { AnyBot } from './bot.js';
import { pairings, ratings, type Pairing, type Rating } from './ratings.js';
import { simulate, type Simulation, type SimulationOptions } from './simulate.js';

/** What is to be played between bots. */
export interface TournamentOptions extends Omit<SimulationOptions, 'lineups' | 'sharedLuck' | 'games'> {
  /** How often every line-up is played in each of its rotations. */
  readonly rounds: number;
}

/** How a tournament went. */
export interface Tournament extends Simulation {
  /** The strongest first. */
  readonly ratings: readonly Rating[];
  readonly pairings: readonly Pairing[];
  readonly lineups: readonly (readonly string[])[];
}

/**
 * Who sits together. With at least as many bots as seats: every choice of bots. With fewer: every bot against a table
 * full of each other one. Each line-up is rotated, so that everybody sits everywhere equally often.
 */
export function lineupsOf<T>(bots: readonly T[], seats: number): T[][] {
  const tables = bots.length >= seats
    ? choices(bots, seats)
    : bots.flatMap((one, at) => bots.flatMap((other, against) => (at === against ? [] : [[one, ...Array.from({ length: seats - 1 }, () => other)]])));
  return tables.flatMap((table) => table.map((_, turn) => [...table.slice(turn), ...table.slice(0, turn)]));
}

function choices<T>(from: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return from.flatMap((one, at) => choices(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}

/**
 * Lets bots play against each other. The rotations of a line-up meet the same luck. With a single seat every bot plays
 * for itself, and is rated against the automaton, where the game has one.
 */
export async function tournament<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, options: TournamentOptions): Promise<Tournament> {
  const { rounds, ...rest } = options;
  const config = options.config as { readonly seats?: number } | undefined;
  const seats = config?.seats ?? options.seats ?? game.seats[0];
  const names = options.bots.map((bot) => (typeof bot === 'string' ? bot : bot.name));
  if (new Set(names).size !== names.length) throw new CaravanseraiError('bots', 'every bot of a tournament needs a name of its own');
  if (options.bots.length < Math.min(2, seats)) throw new CaravanseraiError('bots', 'a tournament needs at least two bots');
  const lineups = lineupsOf<string | AnyBot>(options.bots, seats);
  const simulation = await simulate(game, { ...rest, games: rounds * lineups.length, lineups, sharedLuck: lineups.length });
  const { records } = simulation;
  return {
    ...simulation, ratings: ratings(records, options.seed), pairings: pairings(records),
    lineups: lineups.map((lineup) => lineup.map((bot) => (typeof bot === 'string' ? bot : bot.name))),
  };
}
