import { marcoPolo2, type State } from '../../src/marco-polo-2/index.js';
import { breaking } from '../rulebook/broken.js';

/** Changes something in place. */
export type Change = (state: State) => void;

export const { complaint, story } = breaking<State>(marcoPolo2);
