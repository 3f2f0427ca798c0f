import { demandOutcome } from './chance.js';
import { CaravanseraiError, IllegalMoveError, IllegalOutcomeError } from './errors.js';
import { settled } from './json.js';
import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from './game.js';

/** Plays a move from outside on a state of one's own, after asking whether it is legal; says which, with its sets in order. */
export function playChecked<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, state: S, move: unknown): M {
  demandLegal(game, state, move);
  const tidy = game.notation.tidy(move as M);
  game.inPlace.play(state, tidy);
  return tidy;
}

/**
 * A move from outside that is legal, as an object of one's own: it stays what was checked, whoever holds the one that was
 * given, and whatever that one says when it is asked again.
 */
export function ownMove<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, state: S, given: unknown): M {
  demandLegal(game, state, given);
  const own = settled(given);
  if (own !== given) demandLegal(game, state, own);
  return settled(game.notation.tidy(own as M));
}

function demandLegal<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, state: S, move: unknown): void {
  const legality = game.check(state, move);
  if (!legality.ok) throw new IllegalMoveError(legality);
}

/** Plays an outcome from outside on a state of one's own, after asking whether luck can have decided so. */
export function resolveChecked<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, state: S, outcome: unknown): void {
  const request = game.chance(state);
  if (!request) throw new IllegalOutcomeError('no-chance', 'luck has nothing to decide here');
  game.inPlace.resolve(state, demandOutcome(request, outcome));
}

/**
 * For games in which no move shows what was hidden. Whoever verifies steps knows it when it sees it, and keeps no state
 * from before a move to compare with.
 */
export const revealsNothing = (): boolean => false;

/** The rule behind an error, if there is one. */
export function ruleBehind(error: unknown): string | null {
  return error instanceof IllegalMoveError ? error.refusal.rule : null;
}

/** The rule of the decision or the luck at hand; after the end, the rule that ended the game. */
export function ruleAtHand<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, state: S): string | null {
  const legality = game.check(state, null);
  return legality.ok ? null : legality.rule;
}

/** Whether an error says that the data is wrong, and not that the program is. */
export function isRefusal(error: unknown): error is CaravanseraiError {
  return error instanceof CaravanseraiError;
}

