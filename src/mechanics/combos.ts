import { anyOwn, dieRank, pipsOf, type Die } from './dice.js';

/**
 * Some dice that are placed together, in the order of lists. There are few combinations and they occur again and again,
 * so each is made once, with what is known of it; `notes` is for what a game wants to remember about these dice.
 */
export interface Combo<Notes> {
  readonly dice: readonly Die[];
  readonly lowest: number;
  readonly anyOwn: boolean;
  readonly notes: Notes;
  /** The combinations with one more die behind these, by the rank of the die. */
  readonly further: (Combo<Notes> | undefined)[];
  /** The different ways to place so many of these dice. */
  readonly choices: (readonly Combo<Notes>[] | undefined)[];
  /** What is remembered about a new one. */
  readonly fresh: () => Notes;
}

/** No dice: what all combinations grow from. */
export function noDice<Notes>(fresh: () => Notes): Combo<Notes> {
  return comboOf([], fresh);
}

function comboOf<Notes>(dice: readonly Die[], fresh: () => Notes): Combo<Notes> {
  const lowest = dice.length > 0 ? pipsOf(dice[dice.length - 1] as Die) : 0;
  return { dice: Object.freeze(dice), lowest, anyOwn: anyOwn(dice), notes: fresh(), further: [], choices: [], fresh };
}

function withDie<Notes>(combo: Combo<Notes>, die: Die): Combo<Notes> {
  return (combo.further[dieRank(die)] ??= comboOf([...combo.dice, die], combo.fresh));
}

/** The combination of an ordered list of dice. */
export function comboFor<Notes>(none: Combo<Notes>, dice: readonly Die[]): Combo<Notes> {
  let combo = none;
  for (let at = 0; at < dice.length; at += 1) combo = withDie(combo, dice[at] as Die);
  return combo;
}

/** The different ways to take some dice out of others: dice that look alike are not told apart. */
export function choicesOf<Notes>(none: Combo<Notes>, { dice }: Combo<Notes>, count: number): readonly Combo<Notes>[] {
  const found: Combo<Notes>[] = [];
  collect(none, dice, 0, count, found);
  return found;
}

function collect<Notes>(begun: Combo<Notes>, dice: readonly Die[], from: number, count: number, found: Combo<Notes>[]): void {
  for (let at = from; at <= dice.length - count; at += 1) {
    if (at > from && dice[at] === dice[at - 1]) continue;
    const longer = withDie(begun, dice[at] as Die);
    if (count === 1) found.push(longer);
    else collect(longer, dice, at + 1, count - 1, found);
  }
}
