// The course of a year: MERV-YEAR-1 to 5. The list of its steps is YEAR in steps.ts.
import { pop, push } from '../../kernel/frames.js';
import { nameOf, type Position } from '../box.js';
import { CORNERS } from '../content/ids.js';
import { startInvasion } from './invasion.js';
import { discardCard } from './solo/cards.js';
import { runCourtier } from './solo/courtier.js';
import type { StepsFrame } from '../state.js';
import { YEAR } from './steps.js';

/** Does the next step of the year. */
export function runYear(position: Position, frame: StepsFrame): void {
  const step = YEAR[frame.step]!;
  frame.step += 1;
  switch (step) {
    case 'newYear':
      if (position.events) position.events({ kind: 'year', rule: 'MERV-YEAR-1', year: position.state.year });
      return;
    case 'round': startRound(position, frame.step / 2); return;
    case 'roundEnd':
      if (position.events) position.events({ kind: 'phase', rule: 'MERV-QUEUE-1', phase: 'roundEnd' });
      discardCard(position);
      push(position, { kind: 'queues', slot: 0 });
      return;
    case 'invasion': startInvasion(position); return;
    case 'scoring': push(position, { kind: 'scoring', step: 0 }); return;
    case 'yearEnd': endYear(position, frame);
  }
}

/** Begins a round: whoever stands in the queue has turns from the front backwards (MERV-YEAR-4). */
function startRound(position: Position, round: number): void {
  const { state, box } = position;
  state.round = round;
  if (state.queue[0]! >= 0) {
    state.order = state.queue.slice();
    state.queue.fill(-1);
  }
  if (position.events) {
    const order = state.order.map((who) => nameOf(box, who));
    position.events({ kind: 'round', rule: 'MERV-YEAR-3', year: state.year, round, from: CORNERS[round - 1]!, order });
  }
  push(position, { kind: 'turns', step: 0 });
}

/** Gives the next participant its turn. */
export function runTurns(position: Position, frame: StepsFrame): void {
  const { state, box } = position;
  const who = state.order[frame.step];
  if (who === undefined) {
    pop(position);
    return;
  }
  frame.step += 1;
  if (who === box.courtier) runCourtier(position);
  else if (who === box.magistrate) push(position, { kind: 'magistrate', step: 0 });
  else push(position, { kind: 'turn', seat: who, step: 0 });
}

function endYear(position: Position, frame: StepsFrame): void {
  const { state } = position;
  if (state.year === 3) {
    pop(position);
    if (position.events) position.events({ kind: 'gameEnd', rule: 'MERV-YEAR-5' });
    return;
  }
  state.year += 1;
  frame.step = 0;
}
