import { CaravanseraiError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/game.js';
import type { AnyEvaluation } from './bot.js';
import type { ResolveBot, ResolveGame } from './job.js';
import { botNamed, standardBots, type BotMakers } from './named.js';

/** What a module that is named as a registry may export: games, their evaluations and bots of your own, by name. */
export interface Registry {
  readonly games?: Readonly<Record<string, AnyGame>>;
  readonly evaluations?: Readonly<Record<string, AnyEvaluation>>;
  readonly bots?: BotMakers;
}

/** A game is recognised by what it can do. */
const isGame = (value: unknown): value is AnyGame =>
  typeof value === 'object' && value !== null && 'id' in value && 'legalMoves' in value && 'inPlace' in value;

/** The game and the evaluation that a game's entry exports. */
export function gameIn(module: object, id: string): { readonly game: AnyGame | null; readonly evaluation: AnyEvaluation | undefined } {
  const game = Object.values(module).find((value) => isGame(value) && value.id === id) as AnyGame | undefined;
  const { evaluation } = module as { readonly evaluation?: unknown };
  return { game: game ?? null, evaluation: typeof evaluation === 'function' ? (evaluation as AnyEvaluation) : undefined };
}

/** What finds games and bots for jobs: in a registry first, then in the entry of a game. */
export function resolversOf(registry: Registry, module: object = {}): { readonly resolveGame: ResolveGame; readonly resolveBot: ResolveBot } {
  const resolveGame: ResolveGame = (id) => {
    const game = (Object.hasOwn(registry.games ?? {}, id) ? registry.games?.[id] : null) ?? gameIn(module, id).game;
    if (!game) throw new CaravanseraiError('no-such-game', `there is no game "${id}" here`);
    return game;
  };
  const resolveBot: ResolveBot = (name, game) => {
    const evaluation = registry.evaluations?.[game.id] ?? gameIn(module, game.id).evaluation;
    return botNamed(name, game, evaluation, { ...standardBots, ...registry.bots });
  };
  return { resolveGame, resolveBot };
}
