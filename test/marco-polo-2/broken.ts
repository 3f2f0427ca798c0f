// States out of whole games, and what is wrong with them after something was changed.
import { copyOf } from '../../src/index.js';
import { randomOf, stepOf, take } from '../../src/testing/index.js';
import { marcoPolo2, type Config, type State } from '../../src/marco-polo-2/index.js';

/** Changes something in place. */
export type Change = (state: State) => void;

/** What is wrong with a state after something in it was changed. */
export function complaint(state: State, change: Change): string {
  const broken = copyOf<State>(state);
  change(broken);
  const verdict = marcoPolo2.validate(broken);
  return verdict.ok ? 'nothing' : verdict.error.message.replace(/^state(: | at )/, '');
}

/** All states of a random game, as long as it is told. */
export function story(config: Config, seed: number, goesOn: (state: State) => boolean = () => true): State[] {
  const random = randomOf(seed);
  const state = marcoPolo2.inPlace.clone(marcoPolo2.setup(config));
  const states = [copyOf<State>(state)];
  for (;;) {
    const step = stepOf(marcoPolo2, state, Math.floor(random() * 2 ** 31));
    if (!step || !goesOn(state)) return states;
    take(marcoPolo2, state, step);
    states.push(copyOf<State>(state));
  }
}
