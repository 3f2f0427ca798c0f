// The action slots: MERV-TURN-2, MERV-TURN-8, MERV-R-8.
import { pop } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import type { Position } from '../box.js';
import { slotOf, SLOTS } from '../content/ids.js';
import { contractRefusal, playContract, withContracts } from './contracts.js';
import type { Move } from '../words/moves.js';
import { offersOf, selection, type Offers } from './offers.js';
import { no } from '../words/refusals.js';
import type { SeatFrame } from '../state.js';
import { hasSite } from './turn.js';

/** The first slot of the side of this round. */
export const firstSlot = ({ state }: Position): number => (state.round - 1) * 5;

/** Why nobody may take a slot, or `null`. */
export function freeSlotRefusal(position: Position, slot: number): Refusal | null {
  const at = slot - firstSlot(position);
  if (at < 0 || at > 4) return no['wrong-side'];
  return position.state.slots[at]! >= 0 ? no['slot-taken'] : null;
}

/** The slots that somebody may take. */
export function freeSlots(position: Position): number[] {
  const first = firstSlot(position);
  return [0, 1, 2, 3, 4].map((at) => first + at).filter((slot) => freeSlotRefusal(position, slot) === null);
}

/** Whether slots without a site are barred, because there is a free one with a site (MERV-TURN-8, MERV-R-8). */
function sitesNeeded(position: Position, seat: number): boolean {
  if (position.box.rulings.slotWithoutSite === 'slot-without-activation') return false;
  const first = firstSlot(position);
  for (let slot = first; slot < first + 5; slot += 1) if (freeSlotRefusal(position, slot) === null && hasSite(position, seat, slot)) return true;
  return false;
}

function slotRefusal(position: Position, seat: number, slot: number): Refusal | null {
  const problem = freeSlotRefusal(position, slot);
  if (problem) return problem;
  return !hasSite(position, seat, slot) && sitesNeeded(position, seat) ? no['slot-without-site'] : null;
}

const slotOffers: Offers[] = [];

/** Lists the slots that can be chosen, and contracts. */
export function offerSlots(position: Position, { seat }: SeatFrame, moves: Move[]): readonly Move[] {
  const first = firstSlot(position);
  let bits = 0;
  for (let at = 0; at < 5; at += 1) if (slotRefusal(position, seat, first + at) === null) bits |= 1 << at;
  const offers = (slotOffers[position.state.round] ??= offersOf(SLOTS.slice(first, first + 5).map((slot): Move => ({ kind: 'slot', slot }))));
  return withContracts(position, seat, selection(offers, bits), moves);
}

/** Why a slot cannot be chosen, or a contract not fulfilled, or `null`. */
export function refuseSlot(position: Position, { seat }: SeatFrame, move: Move): Refusal | null {
  if (move.kind === 'slot') return slotRefusal(position, seat, slotOf(move.slot));
  return move.kind === 'contract' ? contractRefusal(position, seat, move) : null;
}

/** Puts a master meeple on a slot. */
export function occupySlot(position: Position, who: number, slot: number): void {
  position.state.slots[slot - firstSlot(position)] = who;
  position.state.turn.slot = slot;
}

/** Chooses a slot. */
export function playSlot(position: Position, { seat }: SeatFrame, move: Move): void {
  if (move.kind === 'contract') playContract(position, seat, move);
  if (move.kind !== 'slot') return;
  pop(position);
  occupySlot(position, seat, slotOf(move.slot));
  if (position.events) position.events({ kind: 'slot', rule: 'MERV-TURN-2', who: seat, slot: move.slot });
}
