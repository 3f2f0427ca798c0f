// Special cities: MP2-SPECIAL-1..5, MP2-COUNT-4, MP2-R-33, MP2-R-45, MP2-R-46.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { pipsOf, type Die } from '../../mechanics/dice.js';
import { includes, NO_DICE, type DiceSet } from './dice-sets.js';
import type { Guild, Special } from '../content/parts.js';
import { diceOn, playerAt, type Position } from '../position.js';
import { credit } from './purse.js';
import { no } from '../words/refusals.js';
import { enqueue, receive, resolveWaiting, timesOf } from './rewards.js';
import { placeDie, unusedColours } from './spaces.js';
import type { Frame, Waiting } from '../state.js';

/** Why the spaces of a special city are closed to a player, whatever his dice. */
function closedRefusal(position: Position, seat: number, special: Special): Refusal | null {
  if (!playerAt(position, seat).posts.includes(special.city)) return no['special-needs-post'];
  if (position.state.turn.fresh.includes(special.city)) return no['post-too-new'];
  return diceOn(position, special.space).length >= special.spaces ? no['space-taken'] : null;
}

/** The dice a special city takes. */
export function specialDice(position: Position, seat: number, special: Special): DiceSet {
  return closedRefusal(position, seat, special) === null ? unusedColours(position, seat, special.space) : NO_DICE;
}

export function specialRefusal(position: Position, seat: number, special: Special, die: Die): Refusal | null {
  const closed = closedRefusal(position, seat, special);
  if (closed) return closed;
  return includes(unusedColours(position, seat, special.space), die) ? null : no['row-colour-used'];
}

export function playSpecial(position: Position, seat: number, special: Special, die: Die): void {
  placeDie(position, seat, die, special.space);
  push(position, { kind: 'special', seat, city: special.city, die: pipsOf(die) });
  receive(position, seat, special.reward, 1, special.id, 'MP2-SPECIAL-3');
}

/** After the reward the bonus of the improved seal, once or twice; twice is two separate times. */
export function runSpecial(position: Position, { seat, city, die }: Extract<Frame, { kind: 'special' }>): void {
  pop(position);
  const special = position.box.parts.special[city] as Special;
  const improved = playerAt(position, seat).improved.includes(special.seal);
  const times = improved ? (special.times[die - 1] as number) * timesOf(position, seat, special.seal) : 0;
  if (position.events) position.events({ kind: 'special-city', rule: 'MP2-SPECIAL-4', seat, city, sealBonuses: times });
  const { bonus } = position.box.parts.guild[special.seal] as Guild;
  const waiting: Waiting[] = [];
  for (let time = 0; time < times; time += 1) {
    credit(position, seat, bonus, 1, special.seal, 'MP2-SPECIAL-4');
    enqueue(waiting, bonus, 1, special.seal, null);
  }
  resolveWaiting(position, seat, waiting, position.box.rules.bonusOrder === 'canonical');
}
