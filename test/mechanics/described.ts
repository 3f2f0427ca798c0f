// What holds of the descriptions of any game: as many numbers whatever the position, none of them large, nothing hidden in them.
import { expect, test } from 'vitest';
import { randomFrom, sample, type AnyGame, type AnyState } from '../../src/index.js';

/** The positions of a random game, from where each can be described. */
export function walked<State>(game: AnyGame, seed: string, config: object, isBegun: (state: State) => boolean): State[] {
  const random = randomFrom(seed);
  const states: State[] = [];
  for (let state: AnyState = game.setup(config), actor = game.actor(state); actor.type !== 'over'; actor = game.actor(state)) {
    const moves = game.legalMoves(state);
    state = actor.type === 'chance' ? game.resolve(state, sample(game.chance(state)!, random)) : game.apply(state, moves[Math.floor(random() * moves.length)]!);
    if (isBegun(state as unknown as State)) states.push(state as unknown as State);
  }
  return states;
}

/** Tests of the positions of some games. `most` is more than any number is, but for its sign. */
export function describesAlike<State extends { readonly config: { readonly seats: number } }>(game: AnyGame, games: readonly (readonly State[])[], numbersOf: (seen: never, seat: number) => readonly number[], most: number): void {
  const each = (every: number, look: (state: State, seat: number) => void): void => {
    for (const states of games) for (const state of states.filter((_, at) => at % every === 0)) for (let seat = 0; seat < state.config.seats; seat += 1) look(state, seat);
  };

  test('has as many numbers in every position, none of them large', () => {
    const lengths = new Set<number>();
    each(7, (state, seat) => {
      const numbers = numbersOf(state as never, seat);
      lengths.add(numbers.length);
      expect(numbers.filter((number) => !(Math.abs(number) <= most))).toEqual([]);
    });
    expect(lengths.size).toBe(1);
  });

  test('says the same of a view of the seat as of the state', () => {
    each(23, (state, seat) => { expect(numbersOf(game.view(state as never, seat) as never, seat)).toEqual(numbersOf(state as never, seat)); });
  });
}
