// Soldiers: MERV-SOLD-1 to 7, MERV-TERM-8, MERV-R-11 to 14, MERV-R-35.
import { called, choice, move, pop, type Refusal } from '../../../kernel/rules.js';
import { add, at, decision, DECLINE, declining, GIVERS, participant, playerAt, putInOrder, refusals, removeAt, seat, tellDeclined, tellLost, turnProblem, type Position } from '../chapter.js';
import { cellOf, CELLS, MARKET_CELL } from '../../content/ids.js';
import type { State } from '../../state.js';
import { deployMoveOf } from '../supply/ready.js';
import { gainInfluence } from '../supply/tracks.js';
import { exposedOf } from './geometry.js';

/** How many of the wall slots that cover a site hold a piece. */
export function wallsAround({ walls }: State, cell: number): number {
  let count = 0;
  const slots = exposedOf(cell);
  for (let place = 0; place < slots.length; place += 1) if ((walls[slots[place] ?? -1] ?? -1) >= 0) count += 1;
  return count;
}

/** Whether every side a site is exposed to is walled (MERV-TERM-8). */
export const fullyWalled = (state: State, cell: number): boolean => wallsAround(state, cell) === exposedOf(cell).length;

function barredByWall({ box, state }: Position, cell: number): boolean {
  return box.rulings.soldierBehindWall === 'barred-by-any-wall' ? wallsAround(state, cell) > 0 : fullyWalled(state, cell);
}

/** Why a site cannot take a soldier, whoever deploys it; `null` when it can. */
export function siteRefusal(position: Position, cell: number): Refusal | null {
  const { box, state } = position;
  if (cell === MARKET_CELL) return refusals['soldier-market'];
  if ((state.buildings[cell] ?? -1) < 0) return refusals['soldier-no-building'];
  if ((state.upgrades[cell] ?? -1) >= 0) return refusals['soldier-upgrade'];
  if ((state.soldiers[cell] ?? 0) > 0 && box.rulings.soldiersPerSite === 'one-soldier-per-site') return refusals['soldier-there'];
  return barredByWall(position, cell) ? refusals['soldier-walled'] : null;
}

/** Why a seat cannot deploy a soldier on a site, or `null`. */
function targetRefusal(position: Position, cell: number): Refusal | null {
  const { box, state } = position;
  const problem = siteRefusal(position, cell);
  if (problem) return problem;
  const barred = box.magistrate >= 0 && state.buildings[cell] === box.magistrate && box.rulings.magistrateProtection === 'not-allowed';
  return barred ? refusals['soldier-magistrate'] : null;
}

/** Influence for protecting a building: 1 for an own one, 2 for another's. Where the magistrate's may not be protected, a wall in front of one brings nothing (MERV-SOLD-4, MERV-R-35). */
export function protectionOf({ box, state }: Position, who: number, cell: number): number {
  const owner = state.buildings[cell] ?? -1;
  if (owner < 0) return 0;
  if (owner === who) return 1;
  return owner === box.magistrate && box.rulings.magistrateProtection !== 'two-each' ? 0 : 2;
}

/** A soldier to be put on a site: what influence it brings, by which rule it goes there, and by which it brings that. */
interface Deployment {
  readonly cell: number;
  readonly influence: number;
  readonly rule: string;
  readonly why?: string;
}

/** Puts a soldier of a participant on a site. */
export function deploy(position: Position, who: number, { cell, influence, rule, why = 'MERV-SOLD-4' }: Deployment): void {
  const player = playerAt(position, who);
  player.servants -= 1;
  putInOrder(player.soldiers, cell);
  add(position.state.soldiers, cell, 1);
  position.events?.({ kind: 'soldier-deployed', ...participant(position.box, who), rule, cell: at(CELLS, cell), from: null });
  gainInfluence(position, who, influence, why);
}

function redeploy(position: Position, who: number, from: number, cell: number): void {
  const { soldiers } = playerAt(position, who);
  removeAt(soldiers, soldiers.indexOf(from));
  putInOrder(soldiers, cell);
  add(position.state.soldiers, from, -1);
  add(position.state.soldiers, cell, 1);
  position.events?.({ kind: 'soldier-deployed', ...participant(position.box, who), rule: 'MERV-R-13', cell: at(CELLS, cell), from: at(CELLS, from) });
  gainInfluence(position, who, protectionOf(position, who, cell), 'MERV-SOLD-4');
}

/** Sends all soldiers of a site home. */
export function sendHome(position: Position, cell: number, rule: string): void {
  const { state, box } = position;
  if (state.soldiers[cell] === 0) return;
  state.soldiers[cell] = 0;
  for (let who = 0; who < state.players.length; who += 1) {
    const player = playerAt(position, who);
    for (let place = player.soldiers.indexOf(cell); place >= 0; place = player.soldiers.indexOf(cell)) {
      removeAt(player.soldiers, place);
      player.servants += 1;
      position.events?.({ kind: 'soldier-returned', ...participant(box, who), rule, cell: at(CELLS, cell) });
    }
  }
}

/** Whether soldiers already in the city may be moved, there being no servant left (MERV-R-13). */
function mayMove(position: Position, who: number): boolean {
  const { servants, soldiers } = playerAt(position, who);
  return servants === 0 && position.box.rulings.noServant === 'move-a-soldier' && soldiers.length > 0;
}

function anyTarget(position: Position): boolean {
  for (let cell = 0; cell < 25; cell += 1) if (targetRefusal(position, cell) === null) return true;
  return false;
}

const movable = (soldiers: readonly number[], place: number, cell: number): boolean => soldiers[place] !== cell && (place === 0 || soldiers[place - 1] !== soldiers[place]);
const cellName = /* @__PURE__ */ called('cell', /* @__PURE__ */ choice(CELLS));

/** MERV-SOLD-1: a soldier is deployed, moved where no servant is left, or declined. It is lost when there is nothing to deploy, or nowhere (MERV-SOLD-6, MERV-R-13). */
export const soldier = /* @__PURE__ */ decision('soldier', { seat }, {
  rule: 'MERV-SOLD-1', on: [...GIVERS, 'slot', 'boons', 'refill', 'caravansary', 'palace', 'marketplace', 'mosque', 'wall'], problem: turnProblem, lapsed: /* @__PURE__ */ tellLost('MERV-SOLD-6'),
  moves: { deploy: move('deploy {cell}', { cell: cellName }), redeploy: move('redeploy {from} {cell}', { from: cellName, cell: cellName }), ...declining },
  lapses(position, { seat: who }): boolean {
    if (playerAt(position, who).servants === 0 && !mayMove(position, who)) return true;
    return position.box.rulings.undeployedSoldier === 'only-when-placed' && !anyTarget(position);
  },
  offer(position, { seat: who }, out) {
    const { servants, soldiers } = playerAt(position, who);
    const moving = mayMove(position, who);
    for (let cell = 0; cell < 25 && (servants > 0 || moving); cell += 1) {
      if (targetRefusal(position, cell) !== null) continue;
      if (!moving) out.add(deployMoveOf(cell));
      else for (let place = 0; place < soldiers.length; place += 1) if (movable(soldiers, place, cell)) out.add({ kind: 'redeploy', from: at(CELLS, soldiers[place] ?? 0), cell: at(CELLS, cell) });
    }
    out.add(DECLINE);
  },
  refuse(position, { seat: who }, one): Refusal | null {
    const { servants, soldiers } = playerAt(position, who);
    if (one.kind === 'deploy') return servants === 0 ? refusals['soldier-servant'] : targetRefusal(position, cellOf(one.cell));
    if (one.kind === 'decline') return null;
    if (!mayMove(position, who)) return refusals['soldier-supply'];
    if (!soldiers.includes(cellOf(one.from))) return refusals['soldier-not-yours'];
    return one.from === one.cell ? refusals['soldier-there'] : targetRefusal(position, cellOf(one.cell));
  },
  play(position, frame, one) {
    const { seat: who } = frame;
    pop(position);
    if (one.kind === 'decline') tellDeclined(position, frame);
    if (one.kind === 'deploy') {
      const cell = cellOf(one.cell);
      deploy(position, who, { cell, influence: protectionOf(position, who, cell), rule: 'MERV-SOLD-1' });
    } else if (one.kind === 'redeploy') redeploy(position, who, cellOf(one.from), cellOf(one.cell));
    else if (position.box.rulings.undeployedSoldier === 'one-influence-anyway') gainInfluence(position, who, 1, 'MERV-R-11');
  },
});
