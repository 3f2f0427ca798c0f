// What the six actions have in common: at least one unit (MERV-R-9), and contracts between two units (MERV-R-4).
import type { Refusal } from '../../kernel/legality.js';
import type { Position } from '../box.js';
import { no } from '../words/refusals.js';

/** Whether an action may end after so many units. */
export const mayStopAt = ({ box }: Position, units: number): boolean => units > 0 || box.rulings.emptyAction === 'may-do-nothing';

/** Why an action cannot end yet, or `null`. */
export const stopRefusal = (position: Position, units: number): Refusal | null => (mayStopAt(position, units) ? null : no['unit-first']);

/** Whether contracts can be fulfilled after so many units of an action. */
export const contractsBetween = ({ box }: Position, units: number): boolean => units > 0 && box.rulings.contractTiming === 'any-step-boundary';
