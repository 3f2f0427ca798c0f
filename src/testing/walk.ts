import type { Outcome } from '../kernel/chance.js';
import type { AnyEvent, AnyGame, AnyMove, AnyState, Sink } from '../kernel/game.js';
import { luckOf } from './luck.js';

/** One step of a game told by whole numbers: a move out of the legal list, or what luck decided. */
export type WalkStep =
  | { readonly kind: 'move'; readonly move: AnyMove; readonly legal: readonly AnyMove[]; readonly choice: number }
  | { readonly kind: 'luck'; readonly outcome: Outcome; readonly choice: number };

/** What the numbers make of a state: the next step, or `null` when the game is over. */
export function stepOf(game: AnyGame, state: AnyState, choice: number): WalkStep | null {
  const request = game.chance(state);
  if (request) return { kind: 'luck', outcome: luckOf(request, choice), choice };
  const legal: readonly AnyMove[] = game.legalMoves(state);
  if (game.actor(state).type === 'over') return null;
  if (legal.length === 0) throw new Error('a player has to decide, but there is no legal move');
  return { kind: 'move', move: legal[choice % legal.length] as AnyMove, legal, choice };
}

/** Takes a step in place. */
export function take(game: AnyGame, state: AnyState, step: WalkStep, events?: Sink<AnyEvent>): void {
  if (step.kind === 'move') game.inPlace.play(state, step.move, events);
  else game.inPlace.resolve(state, step.outcome, events);
}

/** Takes a step without changing the state given. */
export function taken(game: AnyGame, state: AnyState, step: WalkStep, events?: Sink<AnyEvent>): AnyState {
  return step.kind === 'move' ? game.apply(state, step.move, events) : game.resolve(state, step.outcome, events);
}

/**
 * Plays a game in place as the numbers say, until they or the game end. `visit` sees each state before its step; it
 * must not change it.
 */
export function walk(game: AnyGame, config: object, choices: readonly number[], visit: (state: AnyState, step: WalkStep, at: number) => void): AnyState {
  const state: AnyState = game.inPlace.clone(game.setup(config));
  for (let at = 0; at < choices.length; at += 1) {
    const step = stepOf(game, state, choices[at] as number);
    if (!step) break;
    visit(state, step, at);
    take(game, state, step);
  }
  return state;
}
