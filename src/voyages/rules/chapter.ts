// What the chapters are written with: frames and actions, what they hold, refusals, and what is known to be there.
import { actionsOf, rulesOf } from '../../kernel/rules.js';
import type { Hand } from '../../mechanics/hands.js';
import type { Position } from '../box.js';
import type { CharacterRules } from '../content/tables.js';
import type { Player } from '../state.js';

export { entry, known, lastOf, named, nth } from '../../mechanics/known.js';
export { characterOf, playerAt, type Position } from '../box.js';
export { card, city, column, contract, contracts, dice, die, effect, good, goods, location, pips, resource, seat, ware } from '../content/parts.js';
export { refusals } from '../words/refusals.js';

/** What all actions of a turn are told. */
export interface TurnAtHand {
  readonly player: Player;
  readonly character: CharacterRules;
  readonly coin: number;
  readonly hand: Hand;
  /** Whether a main action is still due and can be taken; known when they have been offered. */
  mainPossible: boolean;
}

export const { decision, chance, step } = /* @__PURE__ */ rulesOf<Position>();
export const { action, rows } = /* @__PURE__ */ actionsOf<Position, TurnAtHand>();
