// The course of a year: MERV-YEAR-1 to 5.
import { pop, push } from '../../../kernel/frames.js';
import { at, count, participant, playerAt, step, stepProblem, type Position } from '../chapter.js';
import { nameOf } from '../../box.js';
import { CORNERS, YEARS } from '../../content/ids.js';
import type { Frame, FrameOf } from '../../frames.js';
import { discardCard, withDeck } from '../solo/cards.js';
import { runCourtier } from '../solo/courtier.js';
import { beginTurn, endTurn, giveTurn } from '../turn/turn.js';
import { startInvasion } from './invasion.js';
import { setsOf, setPoints } from './sheet.js';

/** A year: four rounds with their round ends, the invasion (years 2 and 3) and the scoring phase. */
export const YEAR = [
  'newYear',
  'round', 'roundEnd',
  'round', 'roundEnd',
  'round', 'roundEnd',
  'round', 'roundEnd',
  'invasion',
  'scoring',
  'yearEnd',
] as const;

/** The step of the year at which a round (1 to 4) begins. */
export const roundStep = (round: number): number => 2 * round - 1;

/** What each step of the year does. */
const STEPS: Readonly<Record<(typeof YEAR)[number], (position: Position, frame: FrameOf<'year'>) => void>> = {
  newYear({ state, events }) { events?.({ kind: 'year-begins', seat: null, rule: 'MERV-YEAR-1', year: state.year }); },
  round(position, frame) { startRound(position, frame.step / 2); },
  roundEnd(position) {
    position.events?.({ kind: 'phase-begins', seat: null, rule: 'MERV-QUEUE-1', phase: 'roundEnd' });
    withDeck(position, () => { discardCard(position); });
    push(position, { kind: 'queues', slot: 0 });
  },
  invasion: startInvasion,
  scoring(position) { push(position, { kind: 'scoring', step: 0 }); },
  yearEnd(position, frame) {
    const { state } = position;
    if (state.year === YEARS) {
      pop(position);
      tellSets(position);
      position.events?.({ kind: 'game-over', seat: null, rule: 'MERV-YEAR-5' });
      return;
    }
    state.year += 1;
    frame.step = 0;
  },
};

/** Tells the sets of caravan cards, which are scored at the end (MERV-END-1, 2; the magistrate's MERV-CM-20). */
function tellSets(position: Position): void {
  const { box, state, events } = position;
  for (let who = 0; events && who < state.players.length; who += 1) {
    const { cards } = playerAt(position, who);
    const sets = who === box.courtier ? [] : setsOf(cards);
    if (sets.length > 0) events({ kind: 'sets-scored', ...participant(box, who), rule: who === box.magistrate ? 'MERV-CM-20' : 'MERV-END-2', sets, vp: setPoints(cards) });
  }
}

/** The step of the year that is over when a part of it waits. */
function stepOf(round: number, part: Frame['kind']): number {
  switch (part) {
    case 'setup': return 0;
    case 'turns': return 2 * round;
    case 'queues': return 2 * round + 1;
    case 'invasion': return YEAR.indexOf('invasion') + 1;
    default: return YEAR.indexOf('scoring') + 1;
  }
}

/** MERV-YEAR-1: a year, step by step. */
export const year = /* @__PURE__ */ step('year', { step: count }, {
  on: ['bottom'],
  run(position, frame) {
    const now = at(YEAR, frame.step);
    frame.step += 1;
    STEPS[now](position, frame);
  },
  problem: (position, frame): string | null => stepProblem(position, frame, (part) => frame.step === stepOf(position.state.round, part), 'this is not the step of the year'),
});

/** Begins a round: whoever stands in the queue has turns from the front backwards (MERV-YEAR-4). */
function startRound(position: Position, round: number): void {
  const { state, box } = position;
  state.round = round;
  if ((state.queue[0] ?? -1) >= 0) {
    state.order = state.queue.slice();
    state.queue.fill(-1);
  }
  position.events?.({ kind: 'round-begins', seat: null, rule: 'MERV-YEAR-3', year: state.year, round, from: at(CORNERS, round - 1), order: state.order.map((who) => nameOf(box, who)) });
  push(position, { kind: 'turns', step: 0 });
}

/** MERV-YEAR-4: the turns of a round, one participant after the other. */
export const turns = /* @__PURE__ */ step('turns', { step: count }, {
  on: ['year'],
  run(position, frame) {
    const { state, box } = position;
    endTurn(position);
    const who = state.order[frame.step];
    frame.step += 1;
    if (who === undefined) pop(position);
    else if (who === box.courtier) runCourtier(position);
    else if (who === box.magistrate) {
      beginTurn(position, who);
      push(position, { kind: 'magistrate', step: 0 });
    } else giveTurn(position, who);
  },
  problem(position, frame): string | null {
    const { order, turn } = position.state;
    return stepProblem(position, frame, () => frame.step > 0 && order[frame.step - 1] === turn.seat, 'another participant is at turn');
  },
});
