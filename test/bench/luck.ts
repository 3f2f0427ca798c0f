// Sealed and seeded luck beside each other: alone, on the requests of recorded games, and in whole matches.
import { play, randomFrom, sealed, seeded, start, type AnyGame, type AnyMove, type AnyState, type ChanceRequest, type Source } from '../../src/index.js';
import { drawFrom } from '../../src/kernel/sources.js';
import type { PlayGame } from './ways.js';

export type SourceKind = 'sealed' | 'seeded';

const sourceOf = (kind: SourceKind, text: string): Source => (kind === 'sealed' ? sealed(text) : seeded(text));

/** What luck is asked in a game. */
export function requestsOf(game: AnyGame, config: object, seed: string): ChanceRequest[] {
  const random = randomFrom(`choices of ${seed}`);
  const requests: ChanceRequest[] = [];
  let source = sourceOf('seeded', seed);
  const state: AnyState = game.inPlace.clone(game.setup(config));
  for (;;) {
    const request = game.chance(state);
    const moves: readonly AnyMove[] = request ? [] : game.legalMoves(state);
    if (request) {
      const drawn = drawFrom(source, request, requests.length) as { readonly outcome: readonly number[]; readonly source: Source };
      // The pool of a request may be a part of the state, which goes on changing.
      requests.push(structuredClone(request));
      game.inPlace.resolve(state, drawn.outcome);
      source = drawn.source;
    } else if (moves.length > 0) game.inPlace.play(state, moves[Math.floor(random() * moves.length)]!);
    else return requests;
  }
}

/** Answers all requests of a game; how many they were. */
export function answers(kind: SourceKind, requests: readonly ChanceRequest[]): (seed: string) => number {
  return (seed) => {
    let source = sourceOf(kind, seed);
    for (const [at, request] of requests.entries()) source = (drawFrom(source, request, at) as { readonly source: Source }).source;
    return requests.length;
  };
}

/** A random game as a match. */
export function matches(game: AnyGame, config: object, kind: SourceKind): PlayGame {
  return (seed) => {
    const random = randomFrom(`choices of ${seed}`);
    let match = start(game, config, sourceOf(kind, seed));
    let decisions = 0;
    for (let moves: readonly AnyMove[]; (moves = game.legalMoves(match.state)).length > 0; decisions += 1) match = play(match, moves[Math.floor(random() * moves.length)] as AnyMove);
    return decisions;
  };
}
