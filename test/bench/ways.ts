/*
 * The ways to play a whole random game. All of them play the same games: a seed picks the moves and the luck, in the
 * same order. Every way is measured in a copy of this module (and of the game) of its own, because the compiler makes
 * slower code for functions that see both plain objects and immer's proxies.
 */
import { Immer } from 'immer';
import { fromReplay, play, randomFrom, sample, seeded, start, toCompactReplay, toReplay, type AnyGame, type AnyMove, type AnyState, type ChanceRequest, type Random, type Replay } from '../../src/index.js';

/** Plays a game; the number of decisions it took. */
export type PlayGame = (seed: string) => number;

const pick = (moves: readonly AnyMove[], random: Random): AnyMove => moves[Math.floor(random() * moves.length)] as AnyMove;

/** On one state that is changed in place, in one go. */
export function inPlace(game: AnyGame, config: object): PlayGame {
  return (seed) => {
    const random = randomFrom(seed);
    return game.inPlace.playOut(game.inPlace.clone(game.setup(config)), random, game.longest);
  };
}

/** The same decision by decision; the random move is drawn out of what is offered, without the list. */
export function inPlaceStepped(game: AnyGame, config: object): PlayGame {
  return (seed) => {
    const random = randomFrom(seed);
    const state: AnyState = game.inPlace.clone(game.setup(config));
    for (let decisions = 0; ;) {
      const { type } = game.actor(state);
      if (type === 'over') return decisions;
      if (type === 'chance') game.inPlace.resolve(state, sample(game.chance(state) as ChanceRequest, random));
      else {
        game.inPlace.play(state, game.inPlace.pick(state, random));
        decisions += 1;
      }
    }
  };
}

/** The same with the list of moves, as a program does that shows or weighs them all. */
export function inPlaceListed(game: AnyGame, config: object): PlayGame {
  return (seed) => {
    const random = randomFrom(seed);
    const state: AnyState = game.inPlace.clone(game.setup(config));
    for (let decisions = 0; ;) {
      const moves: readonly AnyMove[] = game.legalMoves(state);
      if (moves.length > 0) {
        game.inPlace.play(state, pick(moves, random));
        decisions += 1;
        continue;
      }
      const request = game.chance(state);
      if (!request) return decisions;
      game.inPlace.resolve(state, sample(request, random));
    }
  };
}

type Next<How> = (state: AnyState, how: How) => AnyState;

/** On states that stay as they were: every step makes another one. */
function stepwise(game: AnyGame, config: object, moved: Next<AnyMove>, lucky: Next<ReturnType<typeof sample>>, first: (state: AnyState) => AnyState = (state) => state): PlayGame {
  return (seed) => {
    const random = randomFrom(seed);
    let state = first(game.setup(config));
    for (let decisions = 0; ;) {
      const moves: readonly AnyMove[] = game.legalMoves(state);
      if (moves.length > 0) {
        state = moved(state, pick(moves, random));
        decisions += 1;
        continue;
      }
      const request = game.chance(state);
      if (!request) return decisions;
      state = lucky(state, sample(request, random));
    }
  };
}

/** `apply`: checked, with structural sharing. */
export function pure(game: AnyGame, config: object): PlayGame {
  return stepwise(game, config, (state, move) => game.apply(state, move), (state, outcome) => game.resolve(state, outcome));
}

/** `cloneAndPlay`: checked, without sharing. */
export function cloneAndPlay(game: AnyGame, config: object): PlayGame {
  return stepwise(game, config, (state, move) => game.cloneAndPlay(state, move), (state, outcome) => {
    const next = game.inPlace.clone(state);
    game.inPlace.resolve(next, outcome);
    return next;
  });
}

/** The rules in place on a copy made by somebody else's function. */
export function copying(game: AnyGame, config: object, copy: (state: AnyState) => AnyState): PlayGame {
  return stepwise(game, config, (state, move) => {
    const next = copy(state);
    game.inPlace.play(next, move);
    return next;
  }, (state, outcome) => {
    const next = copy(state);
    game.inPlace.resolve(next, outcome);
    return next;
  });
}

export const structuredCopy = (state: AnyState): AnyState => structuredClone(state);
export const jsonCopy = (state: AnyState): AnyState => JSON.parse(JSON.stringify(state)) as AnyState;

const VALUE = {};

/**
 * A state whose config immer takes for a value and not for a part of the draft. The kernel knows a config by its
 * identity; a new proxy at every move would make every move set up the game's tables again, which would be unfair.
 */
export function withHeldConfig(state: AnyState): AnyState {
  return { ...state, config: Object.assign(Object.create(VALUE) as object, state.config) };
}

/** The rules in place on a draft of immer 11. */
export function immer(game: AnyGame, config: object, autoFreeze: boolean): PlayGame {
  const { produce } = new Immer({ autoFreeze });
  return stepwise(game, config, (state, move) => produce(state, (draft) => {
    game.inPlace.play(draft, move);
  }), (state, outcome) => produce(state, (draft) => {
    game.inPlace.resolve(draft, outcome);
  }), withHeldConfig);
}

/** A random game played as a match, written down; with the number of its decisions. */
export function written(game: AnyGame, config: object, seed: string): { plain: Replay; compact: Replay; decisions: number } {
  const random = randomFrom(`choices of ${seed}`);
  let match = start(game, config, seeded(seed));
  let decisions = 0;
  for (let moves: readonly AnyMove[]; (moves = game.legalMoves(match.state)).length > 0; decisions += 1) match = play(match, pick(moves, random));
  return { plain: toReplay(match), compact: toCompactReplay(match), decisions };
}

/** Loads a replay, which checks every step. */
export function verify(game: AnyGame, replay: Replay): void {
  fromReplay(game, replay);
}
