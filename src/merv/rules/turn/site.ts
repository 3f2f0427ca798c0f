// The activated site: MERV-TURN-3 to 6, MERV-TURN-8.
import { called, choice, move, pop, push, type Refusal } from '../../../kernel/rules.js';
import { action, at, moment, participant, playerAt, refusals, rows, turnProblem, type Position } from '../chapter.js';
import { ACTIONS, cellOf, CELLS, MARKET_CELL } from '../../content/ids.js';
import { lineOf, sitesOf } from '../city/geometry.js';
import { build, produce } from '../city/production.js';
import { siteMovesOf } from '../supply/ready.js';
import { earlyTrading } from './camel-market.js';
import { fulfilling } from './contracts.js';

/** Why a cell is no site in the line of a slot, or `null`. */
export function lineRefusal(slot: number, cell: number): Refusal | null {
  if (cell === MARKET_CELL) return refusals['camel-market'];
  return lineOf(slot).includes(cell) ? null : refusals['not-in-line'];
}

/** Why a seat cannot activate a site, or `null`. */
function activationRefusal(position: Position, seat: number, cell: number): Refusal | null {
  const owner = position.state.buildings[cell] ?? -1;
  if (owner >= 0) return owner === position.box.magistrate ? refusals['magistrate-site'] : null;
  return playerAt(position, seat).buildings === 0 ? refusals['no-building-left'] : null;
}

/** Whether a seat can activate a site in the line of a slot. */
export function hasSite(position: Position, seat: number, slot: number): boolean {
  const sites = sitesOf(slot);
  for (let place = 0; place < sites.length; place += 1) if (activationRefusal(position, seat, sites[place] ?? -1) === null) return true;
  return false;
}

/** The move that names a site. */
export const siteMove = { site: /* @__PURE__ */ move('site {cell}', { cell: called('cell', choice(CELLS)) }) } as const;

/** MERV-TURN-3. */
const activating = /* @__PURE__ */ action(siteMove, {
  offer(position, seat, out) {
    const { slot } = position.state.turn;
    const sites = sitesOf(slot);
    let bits = 0;
    for (let place = 0; place < sites.length; place += 1) if (activationRefusal(position, seat, sites[place] ?? -1) === null) bits |= 1 << place;
    out.all(siteMovesOf(slot, bits));
  },
  refuse: (position, seat, { cell }): Refusal | null => lineRefusal(position.state.turn.slot, cellOf(cell)) ?? activationRefusal(position, seat, cellOf(cell)),
  play(position, seat, { cell }) {
    pop(position);
    position.state.turn.cell = cellOf(cell);
    activate(position, seat);
    push(position, { kind: 'act', seat });
  },
});

function activate(position: Position, seat: number): void {
  const { box, state } = position;
  const { cell } = state.turn;
  const tile = state.sites[cell] ?? -1;
  position.events?.({ kind: 'site-activated', ...participant(position.box, seat), rule: 'MERV-TURN-3', cell: at(CELLS, cell), tile: at(box.siteId, tile), action: at(ACTIONS, box.siteAction[tile] ?? 0) });
  if ((state.buildings[cell] ?? -1) < 0) build(position, seat, cell, 'MERV-TURN-5');
  produce(position);
}

/** MERV-TURN-3: a site is activated; it gets a building, and the line produces. The camel market may come before (MERV-R-6). */
export const site = /* @__PURE__ */ moment('site', /* @__PURE__ */ rows(activating, earlyTrading, fulfilling), {
  rule: 'MERV-TURN-3', on: ['after'],
  problem(position, frame): string | null {
    const { slot, cell } = position.state.turn;
    const problem = turnProblem(position, frame) ?? (slot < 0 ? 'no slot has been chosen' : cell < 0 ? null : 'a site has been activated');
    return problem ?? (hasSite(position, frame.seat, slot) ? null : 'there is no site to activate');
  },
});
