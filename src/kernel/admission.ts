import type { Definition } from './definition.js';
import { topFrame } from './frames.js';
import type { AnyEvent, AnyFrame, AnyMove, AnyState, AnyView } from './game.js';
import type { Grounds } from './grounds.js';
import type { Problem } from './schema.js';

/** What is wrong with a state from outside. */
export interface Admission<State> {
  /** The first thing that does not fit its schema, contradicts itself or is not at rest; `null` if all is well. */
  readonly stateProblem: (json: unknown) => Problem | null;
  /** The same, but that it need not be at rest. */
  readonly inconsistency: (json: unknown) => Problem | null;
  /** A state at rest is over, or waits for luck, or for a seat that has a move. */
  readonly deadEnd: (state: State) => Problem | null;
}

/** The checks of a definition. */
export function admissionOf<Config extends object, Box, State extends AnyState, Move extends AnyMove, View extends AnyView, Event extends AnyEvent, Frame extends AnyFrame, Id extends string>(
  definition: Definition<Config, Box, State, Move, View, Event, Frame, Id>, { rulesOf, boxOf, positionOf }: Grounds<Box, State, Move, Event>, legalMoves: (state: State) => readonly Move[],
): Admission<State> {
  function stateProblem(json: unknown): Problem | null {
    return inconsistency(json) ?? deadEnd(json as State);
  }

  function inconsistency(json: unknown): Problem | null {
    return definition.state.check(json) ?? definition.contradiction(boxOf((json as State).config), json as State);
  }

  function deadEnd(state: State): Problem | null {
    const frame = topFrame(state);
    if (frame === undefined) return null;
    const path = ['frames', state.frames.length - 1];
    const rules = rulesOf(frame);
    if (rules.type === 'step' || rules.lapses?.(positionOf(state), frame)) return { path, message: 'there is nothing to decide here' };
    if (rules.type === 'chance') return null;
    const seat = rules.seat(positionOf(state), frame);
    if (!(seat >= 0 && seat < state.config.seats)) return { path, message: 'there is no such seat' };
    return legalMoves(state).length > 0 ? null : { path, message: 'there is no legal move here' };
  }

  return { stateProblem, inconsistency, deadEnd };
}
