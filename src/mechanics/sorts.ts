// Sorts of dice as bits: which there are, and which a space takes.
import { DICE, isOwn, pipsOf, type Die } from './dice.js';

/** Sorts of dice as one number: a bit for each, at the place of its rank. */
export type Sorts = number;

/** What shows nothing until it is placed. */
export const UNROLLED = 0;

/** The sorts of dice of which something is so. */
export const sortsThat = (holds: (die: Die) => boolean): Sorts => DICE.reduce((sorts, die, rank) => (holds(die) ? sorts | (1 << rank) : sorts), 0);

export const UNROLLED_SORTS = /* @__PURE__ */ sortsThat((die) => pipsOf(die) === UNROLLED);
const OWN_SORTS = /* @__PURE__ */ sortsThat(isOwn);
const FOREIGN_SORTS = /* @__PURE__ */ sortsThat((die) => !isOwn(die));
export const ALL_SORTS = OWN_SORTS | FOREIGN_SORTS;

/** The rank of one sort. */
export const rankOf = (sort: Sorts): number => 31 - Math.clz32(sort);

/** How many sorts there are: counted in pairs of bits, then in fours, then in eights. */
export function numberOf(sorts: Sorts): number {
  const pairs = sorts - ((sorts >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Dice that are all there, or without the own ones where those are barred. */
export const usable = (lowest: Sorts): Sorts => ((lowest & OWN_SORTS) === 0 ? FOREIGN_SORTS : ALL_SORTS);
