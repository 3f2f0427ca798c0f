// The round end: MERV-QUEUE-1 to 9, MERV-HC-8, MERV-CM-16, MERV-R-75.
import { pop, push } from '../kernel/frames.js';
import type { Refusal } from '../kernel/legality.js';
import { nameOf, type Position } from './box.js';
import { CORNERS } from './content/ids.js';
import type { Move } from './moves.js';
import { no } from './refusals.js';
import type { QueuesFrame, SeatFrame } from './state.js';

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

/** Moves the next master meeple from its slot to the queue, or asks where it should stand. */
export function runQueues(position: Position, frame: QueuesFrame): void {
  const { state, box } = position;
  if (frame.slot === 5) {
    pop(position);
    return;
  }
  const who = state.slots[frame.slot]!;
  state.slots[frame.slot] = -1;
  frame.slot += 1;
  if (who < 0) return;
  let foremost = -1;
  let choices = 0;
  for (let space = 0; space < state.queue.length; space += 1) {
    if (spaceRefusal(position, who, space) !== null) continue;
    choices += 1;
    if (foremost < 0) foremost = space;
  }
  if (choices > 1 && who < box.seats) push(position, { kind: 'queue', seat: who });
  else enterQueue(position, who, foremost, who < box.seats ? 'MERV-QUEUE-2' : 'MERV-QUEUE-8');
}

/** Appends the spaces of the queue that can be taken. */
export function offerQueue(position: Position, { seat }: SeatFrame, moves: Move[]): void {
  for (let space = 0; space < position.state.queue.length; space += 1) if (spaceRefusal(position, seat, space) === null) moves.push({ kind: 'queue', space: space + 1 });
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
