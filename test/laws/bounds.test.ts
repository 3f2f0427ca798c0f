import { describe, expect, test } from 'vitest';
import type { AnyGame, AnyState } from '../../src/index.js';
import { randomOf, stepOf, take } from '../../src/testing/index.js';
import { forge, furthest } from '../../src/testing/laws/forgeries.js';
import { at, kindOf, placesOf, type Path } from '../../src/testing/laws/places.js';
import { judged } from './games.js';

const thorough = Number(process.env['LAWS_RUNS'] ?? 0) >= 100;
/** How many steps of a game lie between two moments that are looked at. */
const APART = thorough ? 30 : 150;
const HOUR = 3_600_000;

/** Plays on at random; what is wrong with the first state that is none. */
function fault(game: AnyGame, from: AnyState, random: () => number): string | null {
  const state = game.inPlace.clone(from);
  for (let taken = 0; taken <= game.longest; taken += 1) {
    const verdict = game.validate(state);
    if (!verdict.ok) return verdict.error.message;
    const step = stepOf(game, state, Math.floor(random() * 2 ** 31));
    if (!step) return null;
    const refused = step.kind === 'move' ? step.legal.find((move) => !game.check(state, move).ok) : undefined;
    if (refused) return `${game.notation.print(refused)} is listed and refused`;
    take(game, state, step);
  }
  return 'never ends';
}

/** States of a random game. */
function moments(game: AnyGame, seats: number): AnyState[] {
  const random = randomOf(seats);
  const state = game.inPlace.clone(game.setup({ seats }));
  const found: AnyState[] = [];
  for (let taken = 0; ; taken += 1) {
    const step = stepOf(game, state, Math.floor(random() * 2 ** 31));
    if (!step) return found;
    if (taken % APART === 0) found.push(game.inPlace.clone(state));
    take(game, state, step);
  }
}

/** One place of each kind that holds a number. */
function numbers(state: AnyState): readonly Path[] {
  const found = new Map<string, Path>();
  for (const path of placesOf(state).leaves) if (typeof at(state, path) === 'number' && path[0] !== 'config' && !found.has(kindOf(path))) found.set(kindOf(path), path);
  return [...found.values()];
}

/** The same state, in which players hold as much of everything as they may. */
function rich(game: AnyGame, state: AnyState): AnyState {
  let found = state;
  for (const path of placesOf(state).leaves) {
    if (path[0] === 'players' && typeof at(found, path) === 'number') found = forge(found, [{ path, value: furthest(game, found, path, 1) }]) ?? found;
  }
  return found;
}

/** What breaks when a number is as large or as small as may be, by the kind of its place. */
function broken(game: AnyGame, states: readonly AnyState[], random: () => number): Record<string, string> {
  const found: Record<string, string> = {};
  for (const state of states) {
    for (const path of numbers(state)) {
      for (const way of [1, -1] as const) {
        const value = furthest(game, state, path, way);
        const problem = value === at(state, path) ? null : fault(game, forge(state, [{ path, value }]) ?? state, random);
        if (problem) found[`${path.join('.')} ${value}`] = problem;
      }
    }
  }
  return found;
}

describe.each(judged.map(({ game }) => ({ id: game.id, game })))('$id, with as much of something as is let in, stays a state to the end', ({ game }) => {
  const counts = thorough ? Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, more) => game.seats[0] + more) : [game.seats[1]];
  test.each(counts)('of one thing, %s seats', (seats) => { expect(broken(game, moments(game, seats), randomOf(1))).toEqual({}); }, HOUR);

  test.each(counts)('of everything players hold, and of one thing more, %s seats', (seats) => {
    const random = randomOf(2);
    const states = moments(game, seats).map((state) => rich(game, state));
    expect(states.map((state) => fault(game, state, random)).filter((problem) => problem !== null)).toEqual([]);
    expect(broken(game, states, random)).toEqual({});
  }, HOUR);
});
