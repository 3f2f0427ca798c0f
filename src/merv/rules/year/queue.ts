// The round end: MERV-QUEUE-1 to 9, MERV-HC-8, MERV-CM-16, MERV-R-75.
import { called, integer, move, pop, push, type Refusal } from '../../../kernel/rules.js';
import { add, at, decision, participant, playerAt, refusals, seat, step, type Position } from '../chapter.js';
import { CORNERS } from '../../content/ids.js';
import { queueMoveOf } from '../supply/ready.js';

/** Free spaces behind a space: one camel is put on each (MERV-QUEUE-3). */
function priceOf({ state: { queue } }: Position, space: number): number {
  let price = 0;
  for (let behind = space + 1; behind < queue.length; behind += 1) if ((queue[behind] ?? -1) < 0) price += 1;
  return price;
}

/** How many camels a participant lacks for a space; those found on it may pay for it (MERV-R-75). */
export function camelsShort(position: Position, who: number, space: number): number {
  const { state: { queueCamels }, box } = position;
  const found = box.rulings.queueCamels === 'found-camels-pay' ? (queueCamels[space] ?? 0) : 0;
  return priceOf(position, space) - found - playerAt(position, who).camel;
}

function spaceRefusal(position: Position, who: number, space: number): Refusal | null {
  const { queue } = position.state;
  if (space >= queue.length || (queue[space] ?? -1) >= 0) return refusals['queue-taken'];
  return camelsShort(position, who, space) <= 0 ? null : refusals['queue-camels'];
}

/** The foremost space a participant can take after another one, or -1; the rearmost free one costs nothing. */
function nextSpace(position: Position, who: number, after: number): number {
  for (let space = after + 1; space < position.state.queue.length; space += 1) if (spaceRefusal(position, who, space) === null) return space;
  return -1;
}

/** MERV-QUEUE-1, 2, 8: the master meeples move from their slots to the queue, up to the first one that has to be asked where it should stand. */
export const queues = /* @__PURE__ */ step('queues', { slot: integer(0, 5) }, {
  on: ['year'],
  run(position, frame) {
    const { state: { slots }, box: { seats } } = position;
    while (frame.slot < slots.length) {
      const who = slots[frame.slot] ?? -1;
      slots[frame.slot] = -1;
      frame.slot += 1;
      if (who < 0) continue;
      position.events?.({ kind: 'slot-left', ...participant(position.box, who), rule: 'MERV-QUEUE-1', slot: frame.slot });
      const foremost = nextSpace(position, who, -1);
      if (who < seats && nextSpace(position, who, foremost) >= 0) {
        push(position, { kind: 'queue', seat: who });
        return;
      }
      enterQueue(position, who, foremost, who < seats ? 'MERV-QUEUE-2' : 'MERV-QUEUE-8');
    }
    pop(position);
  },
});

/** MERV-QUEUE-3: a space of the queue is taken. */
export const queue = /* @__PURE__ */ decision('queue', { seat }, {
  rule: 'MERV-QUEUE-3', on: ['queues'],
  moves: { queue: move('queue {space}', { space: called('space', integer(1, 4)) }) },
  offer(position, { seat: who }, out) { for (let space = nextSpace(position, who, -1); space >= 0; space = nextSpace(position, who, space)) out.add(queueMoveOf(space)); },
  refuse: (position, { seat: who }, { space }): Refusal | null => spaceRefusal(position, who, space - 1),
  play(position, { seat: who }, { space }) {
    pop(position);
    enterQueue(position, who, space - 1, 'MERV-QUEUE-3');
  },
  problem({ box, state }, { seat: who }): string | null {
    if (who >= box.seats) return 'this seat does not take part';
    return state.queue.includes(who) || state.slots.includes(who) ? 'this seat has been placed' : null;
  },
});

function enterQueue(position: Position, who: number, space: number, rule: string): void {
  const { state, box } = position;
  const paid = priceOf(position, space);
  for (let behind = space + 1; behind < state.queue.length; behind += 1) if ((state.queue[behind] ?? -1) < 0) add(state.queueCamels, behind, 1);
  const found = state.queueCamels[space] ?? 0;
  state.queue[space] = who;
  state.queueCamels[space] = 0;
  playerAt(position, who).camel += found - paid;
  position.events?.({ kind: 'queue-joined', ...participant(box, who), rule, space: space + 1, paid, found, corner: at(CORNERS, state.round % 4) });
}
