import type { Random, Seat } from './chance.js';
import type { EventSet } from './events.js';
import type { FrameTable, Position } from './frames.js';
import type { AnyEvent, AnyFrame, AnyMove, AnyState, AnyView, Game } from './game.js';
import type { Params, RuleId } from './legality.js';
import type { MoveSet } from './moves.js';
import type { Problem, Schema } from './schema.js';
import type { ScoreSheet } from './score.js';

/** What a game says about itself; `defineGame` makes a `Game` of it. */
export interface Definition<Config extends object, Box, State extends AnyState, Move extends AnyMove, View extends AnyView, Event extends AnyEvent, Frame extends AnyFrame, Id extends string = string>
  extends Pick<Game<Config, State, Move, View, Event, Id>, 'id' | 'rulesVersion' | 'seats' | 'rulings' | 'content' | 'longest' | 'features' | 'refusals' | 'reveals'> {
  /** The rule that says the game has ended. */
  readonly endRule: RuleId;

  readonly config: Schema<Config>;
  readonly state: Schema<State>;
  readonly view: Schema<View>;
  readonly moves: MoveSet<Move>;
  /** What a config comes to: rulings answered, tables indexed. Called once for a config. */
  readonly box: (config: Config) => Box;
  /** The state before anything has happened. `config` is taken over as `state.config`, tidied. */
  readonly setup: (config: Config) => State;
  /** The rules of every kind of frame. */
  readonly frames: FrameTable<Position<Box, State, Event>, Frame, Move>;
  /** A copy that shares nothing that can change (the config may be shared). */
  readonly clone: (state: State) => State;
  /** Puts the old node wherever a copy is equal to it; without it, all are compared by a function that knows no form. */
  readonly share?: (before: State, after: State) => State;
  /** What a seat may know, listed piece by piece; `null` is a spectator. The shape is that of a state. */
  readonly viewOf: (position: Position<Box, State, Event>, seat: Seat | null) => View;
  /** A full state that agrees with all a view shows, and shares nothing with it that can change; the rest is dealt at random. */
  readonly determinize: (box: Box, view: View, random: Random) => State;
  /** Of a state, or of a view: what a view hides is left out. */
  readonly score: (box: Box, state: State) => ScoreSheet;
  /** What the schema cannot say: the first contradiction in a state, or `null`. */
  readonly contradiction: (box: Box, state: State) => Problem | null;
  /** How many there are of every limited component, wherever they are. */
  readonly census: (box: Box, state: State) => Readonly<Record<string, number>>;
  /** A sentence that says a move to a person. */
  readonly describe: (position: Position<Box, State, Event>, move: Move) => string;
  /** The numbers behind refusals, by code: asked for only when a move has been refused. */
  readonly refusalParams?: Readonly<Record<string, (position: Position<Box, State, Event>, seat: Seat, move: Move, frame: Frame) => Params>>;
  /** What can happen, and how it changes the views of those who are told. */
  readonly events?: EventSet<Box, View, Event>;
  /** A position out of a few words, for tests; throws `InvalidDataError`. It is checked and settled here. */
  readonly arrange: (arrangement: object) => State;
}
