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
function oneAhead<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, looking: Looking<S, M, V>,
): number[] {
  const steps = oneAheadInSteps(game, looking);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same, stopping after every position that was looked at, so that others can run in between. */
export function* oneAheadInSteps<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, { view, seat, moves, random, worlds, follow, judge }: Looking<S, M, V>,
): Generator<undefined, number[]> {
  const totals = moves.map(() => 0);
  const kind = kindAtHand(view);
  for (let world = 0; world < worlds; world += 1) {
    const state = game.determinize(view, random);
    // All moves of a world meet the same luck, as far as they ask for the same: what differs is then more often the
    // moves' own doing.
    const luck = String(random());
    for (const [at, move] of moves.entries()) {
      const itsLuck = randomFrom(luck);
      const begun = game.inPlace.clone(state);
      game.inPlace.play(begun, move);
      settleLuck(game, begun, itsLuck);
      const way: Way<S> = { seat, random: itsLuck, judge };
      const next = follow === 0 ? begun : yield* followed(game, yield* completed(game, begun, kind, way), follow - 1, way);
      totals[at] = (totals[at] as number) + judge(next, seat);
      yield;
    }
  }
  return totals;
}

type Judge<S> = (state: S, seat: Seat) => number;

/** Whose decisions are followed, under what luck, and how they are judged. */
interface Way<S> {
  readonly seat: Seat;
  readonly random: Random;
  readonly judge: Judge<S>;
}

/** Judges states by how far a seat is ahead. */
export function judgeOf<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(_game: Game<C, S, M, V, E>, evaluation: Evaluation<V>): Judge<S> {
  return (state, seat) => edge(evaluation(state as unknown as V), seat);
}

const kindAtHand = (state: AnyState): string => topFrame(state)?.kind ?? '';

/** A state after all that a decision of this kind still asks of its seat: until it is asked for the next of this kind, or somebody else is. */
function* completed<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, state: S, kind: string, way: Way<S>,
): Generator<undefined, S> {
  let now = state;
  for (let part = 1; part < PARTS && kindAtHand(now) !== kind && decides(game, now, way.seat); part += 1) {
    now = yield* best(game, now, null, way);
  }
  return now;
}

/** A state after the next decisions of a seat, as long as nobody else has to decide. */
function* followed<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, state: S, decisions: number, way: Way<S>,
): Generator<undefined, S> {
  let now = state;
  for (let left = decisions; left > 0 && decides(game, now, way.seat); left -= 1) now = yield* best(game, now, kindAtHand(now), way);
  return now;
}

function decides<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, state: S, seat: Seat): boolean {
  const actor = game.actor(state);
  return actor.type === 'seat' && actor.seat === seat;
}

/** What comes of the move that looks best; judged at once, or once its decision (of the kind `whole`) is complete. */
function* best<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, state: S, whole: string | null, way: Way<S>,
): Generator<undefined, S> {
  const moves = game.legalMoves(state);
  let most = -Infinity;
  let choice = state;
  for (const [at, move] of moves.entries()) {
    const begun = at === moves.length - 1 ? state : game.inPlace.clone(state);
    game.inPlace.play(begun, move);
    settleLuck(game, begun, way.random);
    const next: S = whole === null ? begun : yield* completed(game, begun, whole, way);
    const worth = moves.length === 1 ? 0 : way.judge(next, way.seat);
    if (worth > most) [most, choice] = [worth, next];
    yield;
  }
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
