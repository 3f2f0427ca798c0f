// Single operations on positions out of recorded games. Each is measured in a copy of the code of its own.
import { randomFrom, type AnyGame, type AnyMove, type AnyState } from '../../src/index.js';
import type { Task } from './sampling.js';
import { jsonCopy, structuredCopy } from './ways.js';

export const OPERATIONS = ['legalMoves', 'check', 'play', 'apply', 'cloneAndPlay', 'clone', 'view', 'determinize', 'score', 'hash', 'structuredClone', 'json'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Does the operation once on every position; `fresh` makes copies of them that may be used up. */
export function operation(name: Operation, game: AnyGame, positions: readonly AnyState[], fresh: () => AnyState[]): Task {
  const random = randomFrom(name);
  const moves = positions.map((state): AnyMove => {
    const legal: readonly AnyMove[] = game.legalMoves(state);
    return legal[Math.floor(random() * legal.length)] as AnyMove;
  });
  const seats = positions.map((state): number => (game.actor(state) as { seat: number }).seat);
  const each = (work: (state: AnyState, at: number) => unknown) => () => {
    let done = 0;
    for (let at = 0; at < positions.length; at += 1) if (work(positions[at] as AnyState, at) !== null) done += 1;
    return { calls: done };
  };
  switch (name) {
    case 'legalMoves': return { name, once: each((state) => game.legalMoves(state)) };
    case 'check': return { name, once: each((state, at) => game.check(state, moves[at])) };
    case 'apply': return { name, once: each((state, at) => game.apply(state, moves[at]!)) };
    case 'cloneAndPlay': return { name, once: each((state, at) => game.cloneAndPlay(state, moves[at]!)) };
    case 'clone': return { name, once: each((state) => game.inPlace.clone(state)) };
    case 'view': return { name, once: each((state, at) => game.view(state, seats[at] as number)) };
    case 'score': return { name, once: each((state) => game.score(state)) };
    case 'hash': return { name, once: each((state) => game.hash(state)) };
    case 'structuredClone': return { name, once: each(structuredCopy) };
    case 'json': return { name, once: each(jsonCopy) };
    case 'determinize': {
      const views = positions.map((state, at) => game.view(state, seats[at] as number));
      return { name, once: each((_, at) => game.determinize(views[at]!, random)) };
    }
    case 'play': return {
      name,
      prepare: fresh,
      once: (made) => {
        const fresh = made as AnyState[];
        for (let at = 0; at < fresh.length; at += 1) game.inPlace.play(fresh[at]!, moves[at]!);
        return { calls: fresh.length };
      },
    };
  }
}
