import { move } from '../../kernel/moves.js';
import { contract } from '../content/parts.js';

/* Moves that several decisions have in common; all others stand where they are decided. */

/** Does without something. */
export const decline = /* @__PURE__ */ move('decline', {});

/** No more of these. */
export const stop = /* @__PURE__ */ move('stop', {});

/** Gives a contract up. */
export const discard = /* @__PURE__ */ move('discard {contract}', { contract });
