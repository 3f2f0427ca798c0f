import type { AnyMove, AnyView } from '../kernel/game.js';
import type { Bot } from './bot.js';

/** Every legal move is as likely as any other. */
export function random<View extends AnyView, Move extends AnyMove>(): Bot<View, Move> {
  return { name: 'random', choose: ({ moves, random: chance }) => moves[Math.floor(chance() * moves.length)] as Move };
}
