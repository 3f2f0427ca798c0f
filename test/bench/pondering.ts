// How long a search that gives way keeps the rest of a program waiting.
import { ismcts, type AnyEvaluation } from '../../src/bots/index.js';
import { randomFrom, type AnyGame, type AnyState } from '../../src/index.js';

const processor = (): number => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };

/**
 * Blocks of `ponder` at default settings, in milliseconds, the longest first: from one turn of the event loop to the
 * next. The clock on the wall counts other programs as well, the processor's other threads (compiler, collector): what
 * the search itself takes is no more than the lesser of the two. The first position only warms the code.
 */
export async function blocksOf(game: AnyGame, evaluation: AnyEvaluation | undefined, states: readonly AnyState[]): Promise<number[]> {
  const bot = ismcts(game, { evaluation });
  const blocks: number[] = [];
  for (const [at, state] of states.entries()) {
    const { seat } = game.actor(state) as { seat: number };
    const turn = { seat, view: game.view(state, seat), moves: game.legalMoves(state), random: randomFrom(`ponder ${at}`) };
    let thinking = true;
    let last = [processor(), performance.now()] as const;
    const heard = (): void => {
      const now = [processor(), performance.now()] as const;
      if (at > 0) blocks.push(Math.min(now[0] - last[0], now[1] - last[1]));
      last = now;
      if (thinking) setTimeout(heard, 0);
    };
    setTimeout(heard, 0);
    await bot.ponder(turn);
    thinking = false;
    await new Promise((resolve) => { setTimeout(resolve, 5); });
  }
  return blocks.sort((a, b) => b - a);
}
