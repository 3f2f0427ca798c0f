// The set-up as far as luck has a hand in it: MERV-SETUP-2, 4, 9, 10, 13, 14, 15.
import type { ChanceRequest, Outcome } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import { addToRow, refillCount } from './row.js';
import { blankState } from '../play/blank.js';
import { nameOf, type Box, type Position } from '../box.js';
import { MARKET_CELL, ROW_CAMELS } from '../content/ids.js';
import type { State, StepsFrame } from '../state.js';
import { SETUP } from './steps.js';

/** The state before anything has happened. */
export function setupState(box: Box): State {
  const state = blankState(box);
  state.frames.push({ kind: 'year', step: 0 }, { kind: 'setup', step: 0 });
  return state;
}

/** Does the next step of the set-up. */
export function runSetup(position: Position, frame: StepsFrame): void {
  const { state, box } = position;
  const step = SETUP[frame.step];
  frame.step += 1;
  switch (step) {
    case 'queue':
      if (box.seats > 1) push(position, { kind: 'drawQueue' });
      return;
    case 'market': push(position, { kind: 'drawMarket' }); return;
    case 'sites': push(position, { kind: 'drawSites' }); return;
    case 'row': push(position, { kind: 'refill' }); return;
    case 'camels':
      state.rowCamels = state.row.map((_, at) => (at < ROW_CAMELS[box.seats]! ? 1 : 0));
      state.removedCamels = 0;
      return;
    case undefined: pop(position);
  }
}

const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3'] as const;

/** The players' order in the first queue (MERV-SETUP-2, 14). */
export function queueRequest({ box }: Position): ChanceRequest {
  return { kind: 'draw', purpose: 'queue', rule: 'MERV-SETUP-2', seat: null, from: SEATS.slice(0, box.seats), count: box.seats, secret: false };
}

/** Puts the players into the first queue; the High Courtier stands behind two of them. */
export function resolveQueue(position: Position, outcome: Outcome): void {
  const { state, box } = position;
  pop(position);
  state.order = outcome.map((id) => SEATS.indexOf(id as (typeof SEATS)[number]));
  if (box.courtier >= 0) state.order.push(box.courtier);
  if (position.events) position.events({ kind: 'queueDrawn', rule: 'MERV-SETUP-2', order: state.order.map((who) => nameOf(box, who)) });
}

/** The side of the camel market that lies up (MERV-SETUP-4). */
export function marketRequest({ box }: Position): ChanceRequest {
  return { kind: 'draw', purpose: 'camel-market', rule: 'MERV-SETUP-4', seat: null, from: box.pack.camelMarket.entries.map(({ id }) => id), count: 1, secret: false };
}

/** Lays out the camel market. */
export function resolveMarket(position: Position, outcome: Outcome): void {
  const { state, box } = position;
  pop(position);
  state.market = box.pack.camelMarket.entries.findIndex(({ id }) => id === outcome[0]);
  if (position.events) position.events({ kind: 'marketDrawn', rule: 'MERV-SETUP-4', side: outcome[0] as string, rewards: box.market[state.market]! });
}

/** The sites, cell by cell from the north-west (MERV-SETUP-4). */
export function sitesRequest({ box }: Position): ChanceRequest {
  return { kind: 'draw', purpose: 'sites', rule: 'MERV-SETUP-4', seat: null, from: box.siteId, count: 24, secret: false };
}

/** Deals the sites. */
export function resolveSites(position: Position, outcome: Outcome): void {
  const { state, box } = position;
  pop(position);
  outcome.forEach((id, at) => { state.sites[at < MARKET_CELL ? at : at + 1] = box.siteId.indexOf(id as string); });
  if (position.events) position.events({ kind: 'sitesDealt', rule: 'MERV-SETUP-4', sites: outcome as string[] });
}

/** The rule by which cards come to the row: they are laid out, or it is refilled. */
const refillRule = ({ frames }: State): string => (frames.some(({ kind }) => kind === 'setup') ? 'MERV-SETUP-9' : 'MERV-CARAV-9');

/** Cards of the caravan deck that come to the row (MERV-SETUP-9, MERV-CARAV-9). */
export function refillRequest({ box, state }: Position): ChanceRequest {
  return { kind: 'draw', purpose: 'caravan-row', rule: refillRule(state), seat: null, from: state.deck.map((card) => box.cardId[card]!), count: refillCount(state), secret: false };
}

/** Refills the row. */
export function resolveRefill(position: Position, outcome: Outcome): void {
  pop(position);
  addToRow(position, outcome.map((id) => position.box.cardId.indexOf(id as string)), refillRule(position.state));
}
