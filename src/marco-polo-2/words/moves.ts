import { move } from '../rules/chapter.js';

/** "No more of these." */
export const stop = move('stop', {});
/** "Once more." */
export const again = move('again', {});
/** "I do without." */
export const decline = move('decline', {});
