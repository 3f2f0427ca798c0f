import { expect, test } from 'vitest';
import type { AnyGame, AnyMove } from '../../src/index.js';
import { randomOf, stepOf, take } from '../../src/testing/index.js';
import { judged } from './games.js';

const isFrozen = (value: unknown): boolean => typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

/** What a game hands out more than once, of its lists and moves in a random game, and does not freeze. */
function open(game: AnyGame, seats: number): unknown[] {
  const random = randomOf(seats);
  const state = game.inPlace.clone(game.setup({ seats }));
  const found: unknown[] = [];
  for (let step = stepOf(game, state, 1); step; step = stepOf(game, state, Math.floor(random() * 2 ** 31))) {
    const first: readonly AnyMove[] = game.legalMoves(state);
    const again: readonly AnyMove[] = game.legalMoves(state);
    if (first === again && !Object.isFrozen(first)) found.push(first);
    found.push(...first.filter((move, at) => move === again[at] && !isFrozen(move)));
    take(game, state, step);
  }
  return found;
}

// Whoever changed a move that others are given too would change it in games that have nothing to do with it.
for (const { game } of judged.slice(1)) {
  test(`${game.id}: lists and moves that are handed out again are frozen`, () => {
    const [fewest, most] = game.seats;
    for (let seats = fewest; seats <= most; seats += 1) expect(open(game, seats)).toEqual([]);
  });
}
