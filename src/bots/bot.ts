import type { Random, Seat } from '../kernel/chance.js';
import type { AnyGame, AnyMove, AnyView } from '../kernel/game.js';
import type { AnyPlanning } from '../kernel/planning.js';
import type { Reasons } from './reasons.js';

/** What a bot is asked: its own view, the legal moves, and luck of its own. It never sees the state. */
export interface Turn<View extends AnyView = AnyView, Move extends AnyMove = AnyMove> {
  readonly seat: Seat;
  /**
   * What the seat may know. Made when it is first read, so that a bot that looks at nothing costs nothing; `{ ...turn }`
   * does not copy it, so whoever hands on a changed turn names it: `{ ...turn, view: turn.view }`.
   */
  readonly view: View;
  /** All legal moves; never empty. */
  readonly moves: readonly Move[];
  /** The bot's own source of luck: the same seed gives the same choices. */
  readonly random: Random;
  /** Says whether the bot should come to an end; a bot that thinks for long asks now and then. */
  readonly stop?: (() => boolean) | undefined;
  /** Takes the bot's account of why it chose, where somebody wants to know. */
  readonly tell?: ((thinking: Thinking<Move>) => void) | undefined;
}

/** What a search found out about one move. */
export interface Candidate<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  readonly visits: number;
  /** From 0 (lost) to 1 (won), as the search expects it; where points are measured, how it compares with the best, which has 0.5. */
  readonly value: number;
  /** What the plan that begins with it is worth, where points are measured. */
  readonly worth?: number;
}

/** What a bot thought before it moved. */
export interface Thinking<Move extends AnyMove = AnyMove> {
  /** What candidates are measured by: the share of games they win, or the points they come to. */
  readonly measure: 'wins' | 'points';
  readonly iterations: number;
  /** Positions kept in memory. */
  readonly nodes: number;
  /** All moves looked at, the most visited first. */
  readonly candidates: readonly Candidate<Move>[];
  /** The most visited moves, one after the other, whoever makes them. */
  readonly principalVariation: readonly AnyMove[];
  /** The plan in sentences, what it is worth, and what the best other one lacks; of bots that plan. */
  readonly reasons?: Reasons;
}

/** Somebody who chooses moves. Keep what it needs between two moves in the function, or better nothing at all. */
export interface Bot<View extends AnyView = AnyView, Move extends AnyMove = AnyMove> {
  readonly name: string;
  /** One of `turn.moves`. */
  readonly choose: (turn: Turn<View, Move>) => Move;
  /** The same choice as `choose`, made in small portions, by bots that think for long: the page stays alive, and an abort signal is heard. */
  readonly ponder?: (turn: Turn<View, Move>, signal?: { readonly aborted: boolean }) => Promise<Move>;
}

/** Any bot, when it does not matter of which game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as with AnyGame, the parameters are both taken and given
export type AnyBot = Bot<any, any>;

/** Any evaluation, when it does not matter of which game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see AnyBot
export type AnyEvaluation = Evaluation<any>;

/**
 * How a position looks to everybody: one number a participant, the seats in their order, then automatons that are
 * ranked; more is better, and the unit is the evaluation's own business. It is asked about views, and about full states
 * a search imagines (which have everything a view has, apart from `viewer`), so it must do with what both hold.
 */
export interface Evaluation<View extends AnyView = AnyView> {
  (view: View): readonly number[];
  /** What it says of one seat, where that is quicker told alone. */
  readonly of?: ((view: View, seat: Seat) => number) | undefined;
  /** What it says of one seat at the end of a plan or a turn, where more care is worth the time; plans are judged by it. */
  readonly ofPlan?: ((view: View, seat: Seat) => number) | undefined;
  /** What it says of everybody there, where plans are compared by what they leave to the others. */
  readonly ofPlans?: ((view: View) => readonly number[]) | undefined;
  /** How the game is planned whose positions it judges. */
  readonly planning?: AnyPlanning | undefined;
}

/** Chooses moves while a search plays on beyond what it remembers. The state is one the search imagined. */
export type RolloutPolicy<Move extends AnyMove = AnyMove> = (state: unknown, moves: readonly Move[], random: Random) => Move;

/** Settings of a bot by name, as they stand in a job or on a command line. */
export type BotSettings = Readonly<Record<string, number | string | boolean>>;

/** Makes a bot for a game. `evaluation` is the game's own, if it has one. */
export type BotMaker = (game: AnyGame, settings: BotSettings, evaluation: AnyEvaluation | undefined) => AnyBot;
