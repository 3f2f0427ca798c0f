import { expect, test } from 'vitest';
import type { AnyGame, AnyMove } from '../../src/index.js';
import { randomOf, stepOf, take } from '../../src/testing/index.js';
import { judged } from './games.js';

const isFrozen = (value: unknown): boolean => typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

/** The trees that two values have in common, the outermost ones. */
function shared(one: unknown, other: unknown): unknown[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  return one === other ? [one] : Object.keys(one).flatMap((key) => shared((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]));
}

/** What a game hands out more than once, of its lists and moves in a random game, and does not freeze. */
function open(game: AnyGame, seats: number): unknown[] {
  const random = randomOf(seats);
  const state = game.inPlace.clone(game.setup({ seats }));
  const found: unknown[] = [];
  for (let step = stepOf(game, state, 1); step; step = stepOf(game, state, Math.floor(random() * 2 ** 31))) {
    const first: readonly AnyMove[] = game.legalMoves(state);
    const again: readonly AnyMove[] = game.legalMoves(state);
    if (first === again && !Object.isFrozen(first)) found.push(first);
    for (const [at, move] of first.entries()) found.push(...shared(move, again[at]).filter((part) => !isFrozen(part)));
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
