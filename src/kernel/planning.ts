import type { ChanceRequest, Outcome, Seat } from './chance.js';
import type { AnyMove, AnyState } from './game.js';

/**
 * How a game is planned: what somebody who plans his own turns to the end of a round has to know beside the rules. It
 * holds no strategy; what a position is worth says the game's evaluation.
 */
export interface Planning<State extends AnyState = AnyState, Move extends AnyMove = AnyMove> {
  /** The kinds of frames that are turns. Everything else asked of the seat is a part of something: it is followed to the next turn before anything is judged. */
  readonly turns: readonly State['frames'][number]['kind'][];
  /** Leaves the others out of what is planned, so that the end of an own turn leads to the next own turn. Changes the state. */
  readonly alone: (state: State, seat: Seat) => void;
  /**
   * How much of the plan is still to be done, in a turn. Only positions with as much left compete with each other, and
   * those with most left are played on first; with 0 the plan may end.
   */
  readonly left: (state: State, seat: Seat) => number;
  /** Whether a position lies beyond what is planned, which began in `begun`: nothing after it is looked at. */
  readonly over: (state: State, seat: Seat, begun: State) => boolean;
  /** The moves worth a try: those that others surpass whatever follows are left out, and those that lead beyond the plan. */
  readonly worthwhile: (state: State, seat: Seat, moves: readonly Move[]) => readonly Move[];
  /** Equal for two positions that are equal as far as the seat's plan goes. */
  readonly key: (state: State, seat: Seat) => string;
  /** What luck is taken to decide inside a plan: a stated value, `any` for some outcome drawn once, or `null` where the plan ends. */
  readonly luck: (request: ChanceRequest) => Outcome | 'any' | null;
  /** So many ways of carrying out a move (paths, payments, gifts) are followed for each position that is kept: 1 unless told. */
  readonly ways?: number | undefined;
  /** How much of what the others have counts against a plan where it is judged by itself: nothing unless told, 1 where only the difference matters. */
  readonly rivalry?: ((state: State) => number) | undefined;
  /** How plans are rehearsed, in a game where more depends on what others do in between than a plan can see. */
  readonly rehearsal?: Rehearsal<State, Move> | undefined;
}

/** How plans are played on to see what becomes of them: everybody goes on by quick plans. */
export interface Rehearsal<State extends AnyState = AnyState, Move extends AnyMove = AnyMove> {
  /** The course of a plan: of plans that differ in less only the best is rehearsed. */
  readonly course: (moves: readonly Move[], end: State, seat: Seat) => string;
  /** So many positions are kept at each stage while the plans to be compared are looked for, so many plans are compared, and so many positions a quick plan keeps. */
  readonly width: number;
  readonly plans: number;
  readonly quick: number;
  /** How much of what the others have counts against a plan; 1 where only the difference matters. */
  readonly rivalry: number;
  /** Whether somebody's plan that ended in `from` has been played on far enough to be judged. */
  readonly enough: (state: State, seat: Seat, from: State) => boolean;
}

/** Any planning, when it does not matter of which game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as with AnyGame, the parameters are both taken and given
export type AnyPlanning = Planning<any, any>;

/** Any rehearsal, when it does not matter of which game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see AnyPlanning
export type AnyRehearsal = Rehearsal<any, any>;
