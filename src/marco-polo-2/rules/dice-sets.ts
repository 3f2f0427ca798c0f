// Sets of dice as numbers: what a space asks of dice is worked out once for all of them instead of die by die.
import { DICE, dieRank, isOwn, pipsOf, type Die } from '../../mechanics/dice.js';

/** Some sorts of dice, one bit each: the first in the order of lists is the lowest bit. */
export type DiceSet = number;

const setOf = (belongs: (die: Die) => boolean): DiceSet => DICE.reduce((set, die) => (belongs(die) ? set | (1 << dieRank(die)) : set), 0);

const MOST_PIPS = 6;
const upToEach = (): readonly DiceSet[] => Array.from({ length: MOST_PIPS + 1 }, (_, most) => setOf((die) => pipsOf(die) <= most));

const UP_TO: readonly DiceSet[] = /* @__PURE__ */ upToEach();

export const NO_DICE: DiceSet = 0;
export const EVERY_DIE: DiceSet = /* @__PURE__ */ setOf(() => true);
/** Black and white dice. */
export const FOREIGN_DICE: DiceSet = /* @__PURE__ */ setOf((die) => !isOwn(die));

/** All dice that show so much at most. */
export function atMost(most: number): DiceSet {
  return most < 0 ? NO_DICE : (UP_TO[Math.min(most, MOST_PIPS)] as DiceSet);
}

/** All dice that show so much at least. */
export function atLeast(least: number): DiceSet {
  return EVERY_DIE & ~atMost(least - 1);
}

/** The set of one die. */
export function only(die: Die): DiceSet {
  return 1 << dieRank(die);
}

/** Whether a die is in a set. */
export function includes(set: DiceSet, die: Die): boolean {
  return (set & only(die)) !== 0;
}

/** The place in the order of lists of the first die of a set that is not empty; `set & (set - 1)` is the rest. */
export function firstRank(set: DiceSet): number {
  return 31 - Math.clz32(set & -set);
}
