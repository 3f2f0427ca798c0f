import { move } from '../declare.js';

/** "No more of these." */
export const stop = move('stop', {});
/** "I do without." */
export const decline = move('decline', {});
