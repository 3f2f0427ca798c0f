import { sample, type Random, type Seat } from '../kernel/chance.js';
import { topFrame } from '../kernel/frames.js';
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
  /**
   * How many decisions it follows to their end before judging: this one with all that it still asks of the same seat (a
   * payment, a path, a reward), then more of its own, each the best by itself. 0, to judge at once, unless told; each
   * costs a multiple.
   */
  readonly follow?: number | undefined;
}

/** So many decisions at most belong to one: nobody is asked without end. */
const PARTS = 12;

/**
 * One decision ahead: tries every move in a few imagined worlds, and chooses the one after which it is furthest ahead of
 * the others.
 */
export function greedy<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, { evaluation, worlds = 1, follow = 0 }: GreedyOptions<V> = {},
): Bot<V, M> {
  const judge = judgeOf(game, evaluation ?? scoreEvaluation(game));
  return {
    name: 'greedy',
    choose: ({ view, seat, moves, random }) => {
      if (moves.length === 1) return moves[0] as M;
      const totals = oneAhead(game, { view, seat, moves, random, worlds, follow, judge });
      return moves[placeOfBest(totals, random)] as M;
    },
  };
}

interface Looking<S extends AnyState, M extends AnyMove, V extends AnyView> {
  readonly view: V;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly random: Random;
  readonly worlds: number;
  readonly follow: number;
  readonly judge: Judge<S>;
}

/** What each move is worth one decision ahead, summed over a few imagined worlds. */
export function oneAhead<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, { view, seat, moves, random, worlds, follow, judge }: Looking<S, M, V>,
): number[] {
  const totals = moves.map(() => 0);
  const kind = kindAtHand(view as unknown as AnyState);
  for (let world = 0; world < worlds; world += 1) {
    const state = game.determinize(view, random);
    // All moves of a world meet the same luck, as far as they ask for the same: what differs is then more often the
    // moves' own doing.
    const luck = String(random());
    moves.forEach((move, at) => {
      const itsLuck = randomFrom(luck);
      const begun = game.inPlace.clone(state);
      game.inPlace.play(begun, move);
      settleLuck(game, begun, itsLuck);
      const next = follow === 0 ? begun : followed(game, completed(game, begun, seat, kind, itsLuck, judge), seat, follow - 1, itsLuck, judge);
      totals[at] = (totals[at] as number) + judge(next, seat);
    });
  }
  return totals;
}

type Judge<S> = (state: S, seat: Seat) => number;

/** Judges states by how far a seat is ahead. */
export function judgeOf<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(_game: Game<C, S, M, V, E>, evaluation: Evaluation<V>): Judge<S> {
  return (state, seat) => edge(evaluation(state as unknown as V), seat);
}

const kindAtHand = (state: AnyState): string => topFrame(state)?.kind ?? '';

/** A state after all that a decision of this kind still asks of its seat: until it is asked for the next of this kind, or somebody else is. */
function completed<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, state: S, seat: Seat, kind: string, random: Random, judge: Judge<S>,
): S {
  let now = state;
  for (let part = 1; part < PARTS && kindAtHand(now) !== kind && decides(game, now, seat); part += 1) {
    now = best(game, now, (next) => { settleLuck(game, next, random); return next; }, seat, judge);
  }
  return now;
}

/** A state after the next decisions of a seat, as long as nobody else has to decide. */
function followed<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, state: S, seat: Seat, decisions: number, random: Random, judge: Judge<S>,
): S {
  let now = state;
  for (let left = decisions; left > 0 && decides(game, now, seat); left -= 1) {
    const kind = kindAtHand(now);
    now = best(game, now, (next) => { settleLuck(game, next, random); return completed(game, next, seat, kind, random, judge); }, seat, judge);
  }
  return now;
}

function decides<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, state: S, seat: Seat): boolean {
  const actor = game.actor(state);
  return actor.type === 'seat' && actor.seat === seat;
}

/** What comes of the move that looks best once `onwards` has played on after it. */
function best<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, state: S, onwards: (next: S) => S, seat: Seat, judge: Judge<S>,
): S {
  const moves = game.legalMoves(state);
  let most = -Infinity;
  let choice = state;
  moves.forEach((move, at) => {
    const begun = at === moves.length - 1 ? state : game.inPlace.clone(state);
    game.inPlace.play(begun, move);
    const next = onwards(begun);
    const worth = moves.length === 1 ? 0 : judge(next, seat);
    if (worth > most) [most, choice] = [worth, next];
  });
  return choice;
}

/** Lets luck decide until a player has to, or the game is over. */
export function settleLuck<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, state: S, random: Random): void {
  for (let request = game.chance(state); request; request = game.chance(state)) game.inPlace.resolve(state, sample(request, random));
}

/** The place of the greatest number; between equals luck decides. */
function placeOfBest(values: readonly number[], random: Random): number {
  const best = Math.max(...values);
  const places = values.flatMap((value, at) => (value === best ? [at] : []));
  return places[Math.floor(random() * places.length)] ?? 0;
}
