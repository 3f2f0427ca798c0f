// States out of whole games, and what is wrong with them after something was changed.
import { copyOf, type AnyGame, type AnyState } from '../../src/index.js';
import { randomOf, stepOf, take } from '../../src/testing/index.js';

/** What tests of one game's validation need. */
export interface Breaking<State> {
  /** What is wrong with a state after something in it was changed. */
  readonly complaint: (state: State, change: (state: State) => void) => string;
  /** All states of a random game, as long as it is told. */
  readonly story: (config: object, seed: number, goesOn?: (state: State) => boolean) => State[];
}

export function breaking<State extends AnyState>(game: AnyGame): Breaking<State> {
  return {
    complaint: (state, change) => {
      const broken = copyOf<State>(state);
      change(broken);
      const verdict = game.validate(broken);
      return verdict.ok ? 'nothing' : verdict.error.message.replace(/^state(: | at )/, '');
    },
    story: (config, seed, goesOn = () => true) => {
      const random = randomOf(seed);
      const state = game.inPlace.clone(game.setup(config)) as State;
      const states = [copyOf<State>(state)];
      for (;;) {
        const step = stepOf(game, state, Math.floor(random() * 2 ** 31));
        if (!step || !goesOn(state)) return states;
        take(game, state, step);
        states.push(copyOf<State>(state));
      }
    },
  };
}
