import { CaravanseraiError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/game.js';
import type { AnyEvaluation } from './bot.js';
import type { ResolveBot, ResolveGame } from './job.js';
import { botNamed, standardBots, type BotMakers } from './named.js';

/**
 * A module that games and bots are looked up in. It may export games under any name, the `evaluation` of its game (or
 * `evaluations` by the games' ids), and `bots` by name. The entry of each game is such a module; so can yours be.
 */
export interface Registry {
  readonly evaluation?: AnyEvaluation;
  readonly evaluations?: Readonly<Record<string, AnyEvaluation>>;
  readonly bots?: BotMakers;
}

/** A game is recognised by what it can do. */
const isGame = (value: unknown): value is AnyGame =>
  typeof value === 'object' && value !== null && 'id' in value && 'legalMoves' in value && 'inPlace' in value;

/** All games a module exports. */
export function gamesIn(module: object): AnyGame[] {
  return [...new Set(Object.values(module).filter(isGame))];
}

/** The game of that id in a module, and what the module judges its positions by. */
export function gameIn(module: Registry, id: string): { readonly game: AnyGame | null; readonly evaluation: AnyEvaluation | undefined } {
  const game = gamesIn(module).find((one) => one.id === id) ?? null;
  return { game, evaluation: module.evaluations?.[id] ?? (game ? module.evaluation : undefined) };
}

/** What finds games and bots for jobs; the first module that knows a name is asked. */
export function resolversOf(...modules: readonly Registry[]): { readonly resolveGame: ResolveGame; readonly resolveBot: ResolveBot } {
  const makers: BotMakers = Object.assign({}, standardBots, ...modules.map(({ bots }) => bots ?? {}).reverse()) as BotMakers;
  const resolveGame: ResolveGame = (id) => {
    const found = modules.map((module) => gameIn(module, id).game).find((game) => game !== null);
    if (!found) throw new CaravanseraiError('no-such-game', `there is no game "${id}" here`);
    return found;
  };
  const resolveBot: ResolveBot = (name, game) => {
    const evaluation = modules.map((module) => gameIn(module, game.id).evaluation).find((one) => one !== undefined);
    return botNamed(name, game, evaluation, makers);
  };
  return { resolveGame, resolveBot };
}
