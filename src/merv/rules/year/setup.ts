// The set-up as far as luck has a hand in it: MERV-SETUP-2, 4, 9, 10, 13, 14, 15. The row is laid out by actions/row.ts.
import { pop, push, type ChanceRequest } from '../../../kernel/rules.js';
import { at, chance, count, step, stepProblem, type Position } from '../chapter.js';
import { nameOf, type Box } from '../../box.js';
import { MARKET_CELL, ROW_CAMELS } from '../../content/ids.js';
import type { Frame } from '../../frames.js';
import { blankState } from '../../play/blank.js';
import type { State } from '../../state.js';

/** The state before anything has happened. */
export function setupState(box: Box): State {
  const state = blankState(box);
  state.frames.push({ kind: 'year', step: 0 }, { kind: 'setup', step: 0 });
  return state;
}

/** The steps of the set-up; what waits for luck, and what is done. */
const STEPS: readonly { readonly waits?: Frame['kind']; readonly run: (position: Position) => void }[] = [
  { waits: 'drawQueue', run(position) { if (position.box.seats > 1) push(position, { kind: 'drawQueue' }); } },
  { waits: 'drawMarket', run(position) { push(position, { kind: 'drawMarket' }); } },
  { waits: 'drawSites', run(position) { push(position, { kind: 'drawSites' }); } },
  { waits: 'refill', run(position) { push(position, { kind: 'refill' }); } },
  { run: placeCamels },
  { run: pop },
];

function placeCamels({ state, box, events }: Position): void {
  state.rowCamels = state.row.map((_, place) => (place < at(ROW_CAMELS, box.seats) ? 1 : 0));
  state.removedCamels = 0;
  events?.({ kind: 'camels-laid', seat: null, rule: 'MERV-SETUP-9', row: at(ROW_CAMELS, box.seats) });
}

/** MERV-SETUP-1: the set-up, step by step. */
export const setup = /* @__PURE__ */ step('setup', { step: count }, {
  on: ['year'],
  run(position, frame) {
    frame.step += 1;
    at(STEPS, frame.step - 1).run(position);
  },
  problem: (position, frame): string | null => stepProblem(position, frame, (waits) => STEPS[frame.step - 1]?.waits === waits, 'this is not the step of the set-up'),
});

const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3'] as const;

/** MERV-SETUP-2, 14: the players' order in the first queue; the High Courtier stands behind two of them. */
export const drawQueue = /* @__PURE__ */ chance('drawQueue', {}, {
  on: ['setup'],
  request: ({ box }): ChanceRequest => ({ kind: 'draw', purpose: 'queue', rule: 'MERV-SETUP-2', seat: null, from: SEATS.slice(0, box.seats), count: box.seats, secret: false }),
  resolve(position, _frame, outcome) {
    const { state, box } = position;
    pop(position);
    state.order = outcome.map((id) => SEATS.indexOf(id as (typeof SEATS)[number]));
    if (box.courtier >= 0) state.order.push(box.courtier);
    position.events?.({ kind: 'queue-drawn', seat: null, rule: 'MERV-SETUP-2', order: state.order.map((who) => nameOf(box, who)) });
  },
});

/** MERV-SETUP-4: the side of the camel market that lies up. */
export const drawMarket = /* @__PURE__ */ chance('drawMarket', {}, {
  on: ['setup'],
  request: ({ box }): ChanceRequest => ({ kind: 'draw', purpose: 'camel-market', rule: 'MERV-SETUP-4', seat: null, from: box.pack.camelMarket.entries.map(({ id }) => id), count: 1, secret: false }),
  resolve(position, _frame, outcome) {
    const { state, box } = position;
    pop(position);
    state.market = box.pack.camelMarket.entries.findIndex(({ id }) => id === outcome[0]);
    position.events?.({ kind: 'market-drawn', seat: null, rule: 'MERV-SETUP-4', side: outcome[0] as string, rewards: at(box.market, state.market).slice() });
  },
});

/** MERV-SETUP-4: the sites, cell by cell from the north-west. */
export const drawSites = /* @__PURE__ */ chance('drawSites', {}, {
  on: ['setup'],
  request: ({ box }): ChanceRequest => ({ kind: 'draw', purpose: 'sites', rule: 'MERV-SETUP-4', seat: null, from: box.siteId, count: 24, secret: false }),
  resolve(position, _frame, outcome) {
    const { state, box } = position;
    pop(position);
    outcome.forEach((id, place) => { state.sites[place < MARKET_CELL ? place : place + 1] = box.siteId.indexOf(id as string); });
    position.events?.({ kind: 'laid-out', seat: null, rule: 'MERV-SETUP-4', what: 'sites', ids: outcome.slice() as string[] });
  },
});
