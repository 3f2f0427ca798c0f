// The action slots: MERV-TURN-2, MERV-TURN-8, MERV-R-8.
import { called, choice, move, pop, push, type Refusal } from '../../../kernel/rules.js';
import { action, moment, participant, refusals, rows, turnProblem, type Position } from '../chapter.js';
import { slotOf, SLOTS } from '../../content/ids.js';
import { slotMovesOf } from '../supply/ready.js';
import { fulfilling } from './contracts.js';
import { hasSite } from './site.js';

/** The first slot of the side of this round. */
export const firstSlot = ({ state }: Position): number => (state.round - 1) * 5;

/** Why nobody may take a slot, or `null`. */
export function freeSlotRefusal(position: Position, slot: number): Refusal | null {
  const place = slot - firstSlot(position);
  if (place < 0 || place > 4) return refusals['wrong-side'];
  return (position.state.slots[place] ?? -1) >= 0 ? refusals['slot-taken'] : null;
}

/** The slots that somebody may take. */
export function freeSlots(position: Position): number[] {
  const first = firstSlot(position);
  return [0, 1, 2, 3, 4].map((place) => first + place).filter((slot) => freeSlotRefusal(position, slot) === null);
}

/** Whether slots without a site are barred, because there is a free one with a site (MERV-TURN-8, MERV-R-8). */
function sitesNeeded(position: Position, seat: number): boolean {
  if (position.box.rulings.slotWithoutSite === 'slot-without-activation') return false;
  return freeSlots(position).some((slot) => hasSite(position, seat, slot));
}

function slotRefusal(position: Position, seat: number, slot: number): Refusal | null {
  const problem = freeSlotRefusal(position, slot);
  if (problem) return problem;
  return !hasSite(position, seat, slot) && sitesNeeded(position, seat) ? refusals['slot-without-site'] : null;
}

/** Puts a master meeple on a slot. */
export function occupySlot(position: Position, seat: number, slot: number): void {
  position.state.slots[slot - firstSlot(position)] = seat;
  position.state.turn.slot = slot;
}

/** The move that takes a slot. */
export const slotMove = { slot: /* @__PURE__ */ move('slot {slot}', { slot: called('slot', choice(SLOTS)) }) } as const;

/** MERV-TURN-2. */
const taking = /* @__PURE__ */ action(slotMove, {
  offer(position, seat, out) {
    const first = firstSlot(position);
    let bits = 0;
    for (let place = 0; place < 5; place += 1) if (slotRefusal(position, seat, first + place) === null) bits |= 1 << place;
    out.all(slotMovesOf(position.state.round, bits));
  },
  refuse: (position, seat, { slot }): Refusal | null => slotRefusal(position, seat, slotOf(slot)),
  play(position, seat, { slot }) {
    pop(position);
    occupySlot(position, seat, slotOf(slot));
    position.events?.({ kind: 'slot-taken', ...participant(position.box, seat), rule: 'MERV-TURN-2', slot });
    if (hasSite(position, seat, slotOf(slot))) push(position, { kind: 'site', seat });
    else position.events?.({ kind: 'no-activation', ...participant(position.box, seat), rule: 'MERV-TURN-8' });
  },
});

/** MERV-TURN-2: a slot is taken. Contracts may be fulfilled before. */
export const slot = /* @__PURE__ */ moment('slot', /* @__PURE__ */ rows(taking, fulfilling), {
  rule: 'MERV-TURN-2', on: ['after'],
  problem: (position, frame): string | null => turnProblem(position, frame) ?? (position.state.turn.slot < 0 ? null : 'a slot has been chosen'),
});
