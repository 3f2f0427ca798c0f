import { sample } from '../kernel/chance.js';
import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from '../kernel/game.js';
import { randomFrom } from '../kernel/sources.js';

/** How a random game went. */
export interface RandomGame<State> {
  readonly state: State;
  readonly decisions: number;
  readonly chanceSteps: number;
}

/** Plays a whole game with random moves, in place, reproducible by its seed. */
export function randomGame<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(game: Game<C, S, M, V, E>, config: C, seed: string): RandomGame<S> {
  const random = randomFrom(seed);
  const state = game.inPlace.clone(game.setup(config));
  let decisions = 0;
  let chanceSteps = 0;
  while (decisions + chanceSteps <= game.longest) {
    const moves = game.legalMoves(state);
    if (moves.length > 0) {
      game.inPlace.play(state, moves[Math.floor(random() * moves.length)] as M);
      decisions += 1;
      continue;
    }
    const request = game.chance(state);
    if (!request) return { state, decisions, chanceSteps };
    game.inPlace.resolve(state, sample(request, random));
    chanceSteps += 1;
  }
  throw new Error(`${game.id}: a game took more than ${game.longest} steps (seed "${seed}")`);
}
