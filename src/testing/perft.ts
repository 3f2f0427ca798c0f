import { outcomeAt, type ChanceRequest, type Outcome } from '../kernel/chance.js';
import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from '../kernel/game.js';

/** Decides what luck does while positions are counted; the first outcome of all, unless told. */
export type ScriptedLuck = (request: ChanceRequest) => Outcome;

/**
 * The number of different sequences of decisions of a given depth. Luck is scripted and does not count as a step; games
 * that end earlier count as they ended. Two versions of the rules that differ nearly always differ in these numbers.
 */
export function perft<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, from: C | S, depth: number, luck: ScriptedLuck = (request) => outcomeAt(request, 0),
): number {
  const state = game.inPlace.clone('frames' in from ? from : game.setup(from));
  return count(game, state, depth, luck);
}

function count<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, state: S, depth: number, luck: ScriptedLuck): number {
  for (let request = game.chance(state); request; request = game.chance(state)) game.inPlace.resolve(state, luck(request));
  if (depth === 0) return 1;
  const moves = game.legalMoves(state);
  if (moves.length === 0 || depth === 1) return Math.max(1, moves.length);
  let leaves = 0;
  for (const move of moves) {
    const next = game.inPlace.clone(state);
    game.inPlace.play(next, move);
    leaves += count(game, next, depth - 1, luck);
  }
  return leaves;
}
