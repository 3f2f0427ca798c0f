import { voyages, type State } from '../../src/voyages/index.js';
import { breaking } from '../rulebook/broken.js';

/** Changes something in place. */
export type Change = (state: State) => void;

export const { complaint, story } = breaking<State>(voyages);
