import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from '../../kernel/game.js';
import type { Bot, Turn } from '../bot.js';
import { breather, now } from '../clock.js';
import { scoreEvaluation } from '../evaluation.js';
import { settingsOf, type IsmctsOptions, type Settings } from './options.js';
import { iterate, newSearch, type Search } from './search.js';
import { favourite, thinkingOf } from './thinking.js';

export type { IsmctsOptions } from './options.js';

/** Between two looks at the clock or at whoever may stop the search. */
const BATCH = 16;

/** So many milliseconds a search that gives way thinks in one go: a quarter of what a page has between two pictures. */
const PORTION = 4;

/** A bot that searches; it can also think without holding up the rest of the program. */
export interface SearchBot<View extends AnyView = AnyView, Move extends AnyMove = AnyMove> extends Bot<View, Move> {
  /** The same choice as `choose`, made in small portions: the page stays alive, and an abort signal is heard. */
  readonly ponder: (turn: Turn<View, Move>, signal?: { readonly aborted: boolean }) => Promise<Move>;
}

/**
 * Information-set Monte Carlo tree search. Every iteration deals the hidden things anew, as far as the view leaves them
 * open, lets luck decide anew, and remembers moves by what led to them; so one tree serves all worlds. Values are kept
 * for whoever moves, whatever the number of seats. Reproducible by its seed unless time is the budget.
 */
export function ismcts<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, options: IsmctsOptions<V, M> = {},
): SearchBot<V, M> {
  const settings = settingsOf(options, scoreEvaluation(game));
  const begin = ({ view, moves, random }: Turn<V, M>): Generator<undefined, Search> => newSearch(game, { view, moves, random }, settings);
  return {
    name: 'ismcts',
    choose: (turn) => {
      if (turn.moves.length === 1) return turn.moves[0] as M;
      const beginning = begin(turn);
      let begun = beginning.next();
      while (!begun.done) begun = beginning.next();
      const search = begun.value;
      const goOn = budget(search, settings, () => turn.stop?.() === true);
      while (goOn()) batch(search, settings);
      return conclude(search, turn);
    },
    ponder: async (turn, signal) => {
      if (turn.moves.length === 1) return turn.moves[0] as M;
      const breathe = breather(PORTION);
      const beginning = begin(turn);
      let begun = beginning.next();
      for (; !begun.done; begun = beginning.next()) {
        const rest = breathe();
        if (rest) await rest;
      }
      const search = begun.value;
      const goOn = budget(search, settings, () => signal?.aborted === true || turn.stop?.() === true);
      while (goOn()) {
        iterate(search);
        const rest = breathe();
        if (rest) await rest;
      }
      return conclude(search, turn);
    },
  };
}

function budget(search: Search, { iterations, milliseconds }: Settings, stopped: () => boolean): () => boolean {
  const end = milliseconds === Infinity ? Infinity : now() + milliseconds;
  return () => search.iterations < iterations && !stopped() && (end === Infinity || now() < end);
}

function batch(search: Search, { iterations }: Settings): void {
  for (let left = Math.min(BATCH, iterations - search.iterations); left > 0; left -= 1) iterate(search);
}

function conclude<V extends AnyView, M extends AnyMove>(search: Search, turn: Turn<V, M>): M {
  turn.tell?.(thinkingOf(search) as ReturnType<typeof thinkingOf> & { candidates: readonly { move: M; visits: number; value: number }[] });
  return favourite(search) as M;
}
