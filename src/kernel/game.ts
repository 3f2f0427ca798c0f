import type { ChanceRequest, Outcome, Random, Seat } from './chance.js';
import type { ContentInfo } from './content.js';
import type { InvalidDataError } from './errors.js';
import type { Legality, Refusal, RuleId } from './legality.js';
import type { Narrowed, Picked } from './narrow.js';
import type { MoveKindInfo } from './parts.js';
import type { Patch } from './patches.js';
import type { Preview } from './preview.js';
import type { Prompt } from './prompt.js';
import type { Rulings } from './rulings.js';
import type { JsonSchema } from './schema.js';
import type { ScoreSheet } from './score.js';
import type { Incomplete } from './why.js';

/** Who has to do something now. */
export type Actor = { readonly type: 'seat'; readonly seat: Seat } | { readonly type: 'chance' } | { readonly type: 'over' };

/** Something still to be decided or done; the last frame of a state's stack is the one at hand. */
export interface AnyFrame {
  readonly kind: string;
}

/** What every state holds, whatever the game. The rest is the game's. */
export interface AnyState {
  readonly config: { readonly seats: number };
  readonly frames: AnyFrame[];
}

/** What every move holds. */
export interface AnyMove {
  readonly kind: string;
}

/** What every event holds; `only` names the one seat that may know of it. See `EventWith`. */
export interface AnyEvent {
  readonly kind: string;
  /** Whose event it is; `null` when it is nobody's. */
  readonly seat?: Seat | null;
  /** The rule it happened by. */
  readonly rule?: RuleId;
  readonly only?: Seat;
}

/** What every view holds: a state from which everything is taken out that the viewer may not know. */
export interface AnyView extends AnyState {
  /** Whose view it is; `null` for a spectator. */
  readonly viewer: Seat | null;
}

/** Receives what happened, in order. */
export type Sink<Event> = (event: Event) => void;

/** A value, or what is wrong with the data it should have come from. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: InvalidDataError };

/** A state together with the changes that led to it, and those that lead back. */
export interface Change<State> {
  readonly state: State;
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
}

/** The rules of a game on a state that is changed in place: fast, without checks, for programs that search. */
export interface InPlace<State, Move, Event> {
  /** A copy that shares nothing that can change. */
  clone(this: void, state: State): State;
  /** Any legal move: the one `legalMoves(state)[floor(random() * length)]` is, without making the list. */
  pick(this: void, state: State, random: Random): Move;
  /** Plays a move out of `legalMoves`; nothing is checked. */
  play(this: void, state: State, move: Move, events?: Sink<Event>): void;
  /** Lets luck decide; nothing is checked. */
  resolve(this: void, state: State, outcome: Outcome, events?: Sink<Event>): void;
  /**
   * Plays so many decisions at random, with the luck that comes before each, and stops behind the last of them; fewer only
   * where the game is over before. The same as `pick` and `play`, and `resolve` with what `sample` says, one after the other.
   * Says how many decisions were played.
   */
  playOut(this: void, state: State, random: Random, decisions: number): number;
}

/** Moves as text. */
export interface Notation<Seen, Move> {
  /** One line, different for every move of a list. */
  print(this: void, move: Move): string;
  /** The move a line says, legal or not, or `null`; frozen where it is well-formed, as the same line may give the same object. Throws `InvalidDataError` for what is no text. */
  parse(this: void, line: string): Move | null;
  /** The well-formed move with its sets (dice, goods, columns) in the order of lists: in which order they are named, no rule asks. `check`, `apply` and `play` see to it. */
  tidy(this: void, move: Move): Move;
  /** A sentence for a person. */
  describe(this: void, seen: Seen, move: Move): string;
}

/** A game: pure functions on plain data. */
export interface Game<Config = object, State extends AnyState = AnyState, Move extends AnyMove = AnyMove, View extends AnyView = AnyView, Event extends AnyEvent = AnyEvent, Id extends string = string> {
  /** Its name, known to the compiler: of several games it tells which one it is. */
  readonly id: Id;
  /** Changes whenever an old replay would play differently. */
  readonly rulesVersion: string;
  /** Fewest and most players. */
  readonly seats: readonly [fewest: number, most: number];
  readonly rulings: Rulings;
  readonly content: ContentInfo;
  /** No game takes more steps (moves and chance steps) than this. */
  readonly longest: number;
  /** Everything that can occur, by group: kinds of moves, refusals, cards, spaces, … A coverage run looks for them. */
  readonly features: Readonly<Record<string, readonly string[]>>;
  /** All reasons for refusals, by code, the kernel's among them. */
  readonly refusals: Readonly<Record<string, Refusal>>;
  /** Every kind of move: the line that writes it, its parts, and what these are (a die, a place, a card, …; one, a set, a path). */
  readonly moveKinds: readonly MoveKindInfo[];
  /** JSON Schemas of what crosses the border of a program. */
  readonly schemas: Readonly<Record<'config' | 'move' | 'state' | 'view' | 'outcome' | 'event', JsonSchema>>;

  /** The parts of a view that no event tells of, and why. */
  readonly unbooked: Readonly<Record<string, string>>;

  /** The state at the first chance step or decision. Throws `InvalidDataError` for a config that is none. */
  setup(this: void, config: Config, events?: Sink<Event>): State;
  /** Who has to do something now. */
  actor(this: void, state: State | View): Actor;
  /** Complete, in a stable order, without duplicates; empty when no player has to decide. */
  legalMoves(this: void, state: State): readonly Move[];
  /**
   * Asks for a move part by part: the moves of a list that agree with what has been clicked so far, in any order, and
   * what can be clicked next. No click leads to a dead end.
   */
  narrow(this: void, list: readonly Move[], picked: readonly Picked[]): Narrowed<Move>;
  /** Whether a move may be played, and if not, why. Never throws, whatever it is given. */
  check(this: void, state: State | View, move: unknown): Legality;
  /**
   * The same of a move that is not complete yet: some clicks, or some of its parts. Allowed if some completion is legal;
   * otherwise the refusal all completions share, or the most telling one: see `whyOf`. Never throws.
   */
  why(this: void, state: State | View, partial: Incomplete<Move>): Legality;
  /** What is asked, and of whom: for the line above the board. */
  prompt(this: void, state: State | View): Prompt<Move>;
  /** What a legal move would change up to the next luck, as whoever makes it may know beforehand. Throws `IllegalMoveError`. */
  preview(this: void, state: State | View, move: Move): Preview<View, Event>;
  /**
   * The state after a move; what the move did not touch stays the same node, so a state once given here must not be
   * changed in place later (clone it first). A draft of immer's is changed and handed back. Throws `IllegalMoveError`.
   */
  apply(this: void, state: State, move: Move, events?: Sink<Event>): State;
  /** The same, on a plain copy without sharing: faster when the old state is not kept, and for trying something on a draft. */
  cloneAndPlay(this: void, state: State, move: Move, events?: Sink<Event>): State;
  /** What luck has to decide now, or `null`. */
  chance(this: void, state: State | View): ChanceRequest | null;
  /**
   * Whether a seat (`null`: a spectator) may be told what is decided now: not what luck decides in secret for another
   * seat, and not a decision of another seat that stays hidden.
   */
  mayTell(this: void, state: State, seat: Seat | null): boolean;
  /** The state after luck decided; a draft of immer's is changed and handed back. Throws `IllegalOutcomeError`. */
  resolve(this: void, state: State, outcome: Outcome, events?: Sink<Event>): State;
  /** `apply` or `resolve` as patches, to send a change instead of a state. */
  change(this: void, before: State, after: State): Change<State>;
  readonly inPlace: InPlace<State, Move, Event>;
  /**
   * What a seat may know; `null` is a spectator. A view of a view is that view. With the last view of the seat what has not
   * changed stays the same node. Throws `InvalidDataError` for a seat that is none.
   */
  view(this: void, state: State | View, seat: Seat | null, last?: View): View;
  /**
   * A view as some events change it that its viewer was told: all that lies on the table, to show step by step what
   * happened. The events of a whole step lead to the view after it in everything but `unbooked`.
   */
  book(this: void, view: View, events: readonly Event[]): View;
  /** The moves of the viewer, if it is the viewer's turn: a client needs no server to list them. */
  legalMovesFor(this: void, view: View): readonly Move[];
  /** A full state that agrees with all a view shows; the rest is dealt at random. It may be played on in place: it shares nothing with the view that can change. */
  determinize(this: void, view: View, random: Random): State;
  /** The score, itemised. */
  score(this: void, state: State): ScoreSheet;
  /** The score as far as a view shows it. */
  scoreFor(this: void, view: View): ScoreSheet;
  /** Whether data from outside is a state of this game. */
  validate(this: void, json: unknown): Result<State>;
  /** Whether data from outside is a config of this game. */
  validateConfig(this: void, json: unknown): Result<Config>;
  /** Whether data from outside has the form of a move of this game; whether it is legal says `check`. */
  validateMove(this: void, json: unknown): Result<Move>;
  /** Whether data from outside has the form of an event of this game. */
  validateEvent(this: void, json: unknown): Result<Event>;
  /**
   * The fingerprint of a state, or of a view: sixteen hexadecimal digits, the same on every machine. That of a state
   * tells what is hidden in it to whoever tries the few cards it can be; to a seat goes the one of its view.
   */
  hash(this: void, stateOrView: State | View): string;
  readonly notation: Notation<State | View, Move>;
  /** How many there are of every limited component, wherever they are: never changes during a game. */
  census(this: void, state: State): Readonly<Record<string, number>>;
  /** Whether a step showed somebody what was hidden before, apart from what luck decided. */
  reveals(this: void, before: State, after: State): boolean;
  /** A position out of a few words: see `scenario` in `caravanserai/testing`. Throws `InvalidDataError`. */
  arrange(this: void, arrangement: object, events?: Sink<Event>): State;
}

/** Any game, when it does not matter which. */
export type AnyGame = Game;
