// What many games have taught of positions of Merv, as it was written down by `npm run learn`.
import { reading, type Learned } from '../../mechanics/learned.js';
import { NUMBERS } from './learned-numbers.js';

/** What was learned so far. */
export const learned: () => Learned = /* @__PURE__ */ reading(NUMBERS);
