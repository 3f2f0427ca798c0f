// The round end: MERV-QUEUE-1 to 9, MERV-HC-8, MERV-CM-16, MERV-R-75.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { nameOf, type Position } from '../box.js';
import { CORNERS } from '../content/ids.js';
import type { Move } from '../words/moves.js';
import { offersOf, selection } from './offers.js';
import { no } from '../words/refusals.js';
import type { QueuesFrame, SeatFrame } from '../state.js';

/** Free spaces behind a space: one camel is put on each (MERV-QUEUE-3). */
function priceOf({ state }: Position, space: number): number {
  let price = 0;
  for (let behind = space + 1; behind < state.queue.length; behind += 1) if (state.queue[behind]! < 0) price += 1;
  return price;
}

function spaceRefusal(position: Position, who: number, space: number): Refusal | null {
  const { state, box } = position;
  if (space >= state.queue.length || state.queue[space]! >= 0) return no['queue-taken'];
  const found = box.rulings.queueCamels === 'found-camels-pay' ? state.queueCamels[space]! : 0;
  return state.players[who]!.camels + found >= priceOf(position, space) ? null : no['queue-camels'];
}

/** Moves the master meeples from their slots to the queue, up to the first one that has to be asked where it should stand. */
export function runQueues(position: Position, frame: QueuesFrame): void {
  const { slots } = position.state;
  const { seats } = position.box;
  while (frame.slot < 5) {
    const who = slots[frame.slot]!;
    slots[frame.slot] = -1;
    frame.slot += 1;
    if (who < 0) continue;
    const spaces = spaceBits(position, who);
    const foremost = spaces & -spaces;
    if (spaces !== foremost && who < seats) {
      push(position, { kind: 'queue', seat: who });
      return;
    }
    enterQueue(position, who, Math.log2(foremost), who < seats ? 'MERV-QUEUE-2' : 'MERV-QUEUE-8');
  }
  pop(position);
}

/** The spaces of the queue a participant can take, as bits. */
function spaceBits(position: Position, who: number): number {
  let bits = 0;
  for (let space = 0; space < position.state.queue.length; space += 1) if (spaceRefusal(position, who, space) === null) bits |= 1 << space;
  return bits;
}

const queueOffers = /* @__PURE__ */ offersOf([1, 2, 3, 4].map((space) => ({ kind: 'queue', space })));

/** Lists the spaces of the queue that can be taken. */
export function offerQueue(position: Position, { seat }: SeatFrame): readonly Move[] {
  return selection(queueOffers, spaceBits(position, seat));
}

/** Why a space of the queue cannot be taken, or `null`. */
export function refuseQueue(position: Position, { seat }: SeatFrame, move: Move): Refusal | null {
  return move.kind === 'queue' ? spaceRefusal(position, seat, move.space - 1) : null;
}

/** Takes a space of the queue. */
export function playQueue(position: Position, { seat }: SeatFrame, move: Move): void {
  pop(position);
  if (move.kind === 'queue') enterQueue(position, seat, move.space - 1, 'MERV-QUEUE-3');
}

function enterQueue(position: Position, who: number, space: number, rule: string): void {
  const { state, box } = position;
  const player = state.players[who]!;
  const paid = priceOf(position, space);
  for (let behind = space + 1; behind < state.queue.length; behind += 1) if (state.queue[behind]! < 0) state.queueCamels[behind]! += 1;
  const found = state.queueCamels[space]!;
  state.queue[space] = who;
  state.queueCamels[space] = 0;
  player.camels += found - paid;
  if (position.events) position.events({ kind: 'queue', rule, who: nameOf(box, who), space: space + 1, paid, found, corner: CORNERS[state.round % 4]! });
}
