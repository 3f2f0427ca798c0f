// Search from a position, at the depth boardgame.io's bot is asked for, too.
import { ismcts, type AnyEvaluation } from '../../src/bots/index.js';
import { randomFrom, type AnyGame, type AnyState } from '../../src/index.js';

/** Decides once for whoever has to, with so many iterations (the bot has a thousand unless told). */
export function search(game: AnyGame, evaluation: AnyEvaluation | undefined, iterations: number): (from: AnyState, seed: string) => number {
  // As boardgame.io's bot works: blind play-outs, and no look ahead before the search.
  const bot = ismcts(game, { iterations, depth: 50, finish: 0, draws: 1, ordered: false, evaluation });
  return (from, seed) => {
    const { seat } = game.actor(from) as { seat: number };
    bot.choose({ seat, view: game.view(from, seat), moves: game.legalMoves(from), random: randomFrom(seed) });
    return iterations;
  };
}
