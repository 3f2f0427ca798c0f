import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from '../kernel/game.js';
import type { Seat } from '../kernel/chance.js';
import type { ScoreSheet } from '../kernel/score.js';
import type { Evaluation } from './bot.js';

/** The evaluation that fits every game: the score if the game ended as it stands. */
export function scoreEvaluation<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>): Evaluation<V> {
  return (view) => game.scoreFor(view).players.map(({ total }) => total);
}

/** How far a participant is ahead of the best other; just its value when there is no other. */
export function lead(values: readonly number[], seat: Seat): number {
  let best = -Infinity;
  for (let at = 0; at < values.length; at += 1) {
    if (at !== seat && (values[at] as number) > best) best = values[at] as number;
  }
  return (values[seat] as number) - (best === -Infinity ? 0 : best);
}

/** How far a participant is ahead of the others taken together: smoother than `lead` where many play. */
export function edge(values: readonly number[], seat: Seat): number {
  if (values.length === 1) return values[0] as number;
  let others = 0;
  for (let at = 0; at < values.length; at += 1) if (at !== seat) others += values[at] as number;
  return (values[seat] as number) - others / (values.length - 1);
}

/** What is won at the end: 1, shared between winners; nothing when an automaton wins. */
export function spoils({ winners }: ScoreSheet, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}
