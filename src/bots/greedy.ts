import { sample, type Random, type Seat } from '../kernel/chance.js';
import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from '../kernel/game.js';
import { randomFrom } from '../kernel/sources.js';
import type { Bot, Evaluation } from './bot.js';
import { edge, scoreEvaluation } from './evaluation.js';

/** Settings of `greedy`. */
export interface GreedyOptions<View extends AnyView = AnyView> {
  /** How it judges what a move leads to; the score as it stands, unless told. */
  readonly evaluation?: Evaluation<View> | undefined;
  /** In how many imagined worlds every move is tried; 1 unless told. More cope better with luck and hidden things. */
  readonly worlds?: number | undefined;
  /** How many further decisions of its own it takes before judging, each the best by itself; 2 unless told. Each costs a multiple. */
  readonly follow?: number | undefined;
}

/**
 * Tries every move in a few imagined worlds, takes its own next decisions (a payment, a bonus) as long as nobody else
 * has to decide, and chooses the move after which it is furthest ahead of the others.
 */
export function greedy<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, { evaluation, worlds = 1, follow = 2 }: GreedyOptions<V> = {},
): Bot<V, M> {
  const judge = judgeOf(game, evaluation ?? scoreEvaluation(game));
  return {
    name: 'greedy',
    choose: ({ view, seat, moves, random }) => {
      if (moves.length === 1) return moves[0] as M;
      const totals = moves.map(() => 0);
      for (let world = 0; world < worlds; world += 1) {
        const state = game.determinize(view, random);
        // All moves of a world meet the same luck, as far as they ask for the same.
        const luck = String(random());
        moves.forEach((move, at) => {
          const next = game.inPlace.clone(state);
          game.inPlace.play(next, move);
          totals[at] = (totals[at] as number) + outlook(game, next, seat, follow, randomFrom(luck), judge);
        });
      }
      return moves[placeOfBest(totals, random)] as M;
    },
  };
}

type Judge<S> = (state: S, seat: Seat) => number;

/** Judges states by how far a seat is ahead. */
export function judgeOf<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(_game: Game<C, S, M, V, E>, evaluation: Evaluation<V>): Judge<S> {
  return (state, seat) => edge(evaluation(state as unknown as V), seat);
}

/** What a state is worth to a seat after its next decisions, if they are its own. The state is used up. */
export function outlook<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, state: S, seat: Seat, follow: number, random: Random, judge: Judge<S>,
): number {
  let now = state;
  settleLuck(game, now, random);
  for (let left = follow; left > 0; left -= 1) {
    const actor = game.actor(now);
    if (actor.type !== 'seat' || actor.seat !== seat) break;
    now = bestStep(game, now, seat, random, judge);
  }
  return judge(now, seat);
}

function bestStep<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, state: S, seat: Seat, random: Random, judge: Judge<S>,
): S {
  const moves = game.legalMoves(state);
  let best = -Infinity;
  let choice = state;
  moves.forEach((move, at) => {
    const next = at === moves.length - 1 ? state : game.inPlace.clone(state);
    game.inPlace.play(next, move);
    settleLuck(game, next, random);
    const worth = moves.length === 1 ? 0 : judge(next, seat);
    if (worth > best) [best, choice] = [worth, next];
  });
  return choice;
}

/** Lets luck decide until a player has to, or the game is over. */
function settleLuck<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, state: S, random: Random): void {
  for (let request = game.chance(state); request; request = game.chance(state)) game.inPlace.resolve(state, sample(request, random));
}

/** The place of the greatest number; between equals luck decides. */
function placeOfBest(values: readonly number[], random: Random): number {
  const best = Math.max(...values);
  const places = values.flatMap((value, at) => (value === best ? [at] : []));
  return places[Math.floor(random() * places.length)] ?? 0;
}
