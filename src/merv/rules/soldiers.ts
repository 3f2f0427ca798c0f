// Soldiers: MERV-SOLD-1 to 7, MERV-TERM-8, MERV-R-11 to 14, MERV-R-35.
import { pop } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { nameOf, type Position } from '../box.js';
import { cellOf, CELLS, MARKET_CELL } from '../content/ids.js';
import { EXPOSED } from './geometry.js';
import { putInOrder, removeAt } from './lists.js';
import type { Move } from '../words/moves.js';
import { no } from '../words/refusals.js';
import type { SeatFrame, State } from '../state.js';
import { gainInfluence } from './tracks.js';

/** How many of the wall slots that cover a site hold a piece. */
export function wallsAround({ walls }: State, cell: number): number {
  let count = 0;
  for (const slot of EXPOSED[cell]!) if (walls[slot]! >= 0) count += 1;
  return count;
}

/** Whether every side a site is exposed to is walled (MERV-TERM-8). */
export const fullyWalled = (state: State, cell: number): boolean => wallsAround(state, cell) === EXPOSED[cell]!.length;

function barredByWall({ box, state }: Position, cell: number): boolean {
  return box.rulings.soldierBehindWall === 'barred-by-any-wall' ? wallsAround(state, cell) > 0 : fullyWalled(state, cell);
}

/** Why a site cannot take a soldier, whoever deploys it; `null` when it can. */
export function siteRefusal(position: Position, cell: number): Refusal | null {
  const { box, state } = position;
  if (cell === MARKET_CELL) return no['soldier-market'];
  if (state.buildings[cell]! < 0) return no['soldier-no-building'];
  if (state.upgrades[cell]! >= 0) return no['soldier-upgrade'];
  if (state.soldiers[cell]! > 0 && box.rulings.soldiersPerSite === 'one-soldier-per-site') return no['soldier-there'];
  return barredByWall(position, cell) ? no['soldier-walled'] : null;
}

/** Why a seat cannot deploy a soldier on a site, or `null`. */
function targetRefusal(position: Position, cell: number): Refusal | null {
  const { box, state } = position;
  const problem = siteRefusal(position, cell);
  if (problem) return problem;
  return state.buildings[cell] === box.magistrate && box.magistrate >= 0 && box.rulings.magistrateProtection === 'not-allowed' ? no['soldier-magistrate'] : null;
}

/** Influence for protecting a building: 1 for an own one, 2 for another's. Where the magistrate's may not be protected, a wall in front of one brings nothing (MERV-SOLD-4, MERV-R-35). */
export function protectionOf({ box, state }: Position, who: number, cell: number): number {
  const owner = state.buildings[cell]!;
  if (owner < 0) return 0;
  if (owner === who) return 1;
  return owner === box.magistrate && box.rulings.magistrateProtection !== 'two-each' ? 0 : 2;
}

/** Puts a soldier of a participant on a site; `why` is the rule the influence comes from. */
export function deploy(position: Position, who: number, cell: number, influence: number, rule: string, why = 'MERV-SOLD-4'): void {
  const { state, box } = position;
  const player = state.players[who]!;
  player.servants -= 1;
  putInOrder(player.soldiers, cell);
  state.soldiers[cell]! += 1;
  if (position.events) position.events({ kind: 'deploy', rule, who: nameOf(box, who), cell: CELLS[cell]!, from: null });
  gainInfluence(position, who, influence, why);
}

function move(position: Position, seat: number, from: number, cell: number): void {
  const { state } = position;
  const player = state.players[seat]!;
  removeAt(player.soldiers, player.soldiers.indexOf(from));
  putInOrder(player.soldiers, cell);
  state.soldiers[from]! -= 1;
  state.soldiers[cell]! += 1;
  if (position.events) position.events({ kind: 'deploy', rule: 'MERV-R-13', who: seat, cell: CELLS[cell]!, from: CELLS[from]! });
  gainInfluence(position, seat, protectionOf(position, seat, cell), 'MERV-SOLD-4');
}

/** Sends all soldiers of a site home. */
export function sendHome(position: Position, cell: number, rule: string): void {
  const { state, box } = position;
  if (state.soldiers[cell] === 0) return;
  state.soldiers[cell] = 0;
  for (let who = 0; who < state.players.length; who += 1) {
    const player = state.players[who]!;
    for (let at = player.soldiers.indexOf(cell); at >= 0; at = player.soldiers.indexOf(cell)) {
      removeAt(player.soldiers, at);
      player.servants += 1;
      if (position.events) position.events({ kind: 'soldierHome', rule, who: nameOf(box, who), cell: CELLS[cell]! });
    }
  }
}

/** Whether soldiers already in the city may be moved, there being no servant left (MERV-R-13). */
function mayMove({ box, state }: Position, seat: number): boolean {
  const player = state.players[seat]!;
  return player.servants === 0 && box.rulings.noServant === 'move-a-soldier' && player.soldiers.length > 0;
}

function anyTarget(position: Position): boolean {
  for (let cell = 0; cell < 25; cell += 1) if (targetRefusal(position, cell) === null) return true;
  return false;
}

/** Whether there is nothing to deploy, or nowhere (MERV-SOLD-6, MERV-R-13). */
export function soldierLapses(position: Position, { seat }: SeatFrame): boolean {
  if (position.state.players[seat]!.servants === 0 && !mayMove(position, seat)) return true;
  return position.box.rulings.undeployedSoldier === 'only-when-placed' && !anyTarget(position);
}

const deployments: Move[] = [];
const PASS: Move = Object.freeze({ kind: 'pass' } as const);

/** Appends the sites a soldier can be deployed on, and declining. */
export function offerSoldier(position: Position, { seat }: SeatFrame, moves: Move[]): void {
  const player = position.state.players[seat]!;
  const moving = mayMove(position, seat);
  if (player.servants > 0 || moving) {
    for (let cell = 0; cell < 25; cell += 1) {
      if (targetRefusal(position, cell) !== null) continue;
      if (!moving) moves.push((deployments[cell] ??= Object.freeze({ kind: 'deploy', cell: CELLS[cell]! } as const)));
      else for (let at = 0; at < player.soldiers.length; at += 1) if (movable(player.soldiers, at, cell)) moves.push({ kind: 'redeploy', from: CELLS[player.soldiers[at]!]!, cell: CELLS[cell]! });
    }
  }
  moves.push(PASS);
}

const movable = (soldiers: readonly number[], at: number, cell: number): boolean => soldiers[at] !== cell && (at === 0 || soldiers[at - 1] !== soldiers[at]);

/** Why a soldier cannot be deployed like this, or `null`. */
export function refuseSoldier(position: Position, { seat }: SeatFrame, move: Move): Refusal | null {
  const player = position.state.players[seat]!;
  if (move.kind === 'deploy') {
    if (player.servants === 0) return no['soldier-servant'];
    return targetRefusal(position, cellOf(move.cell));
  }
  if (move.kind !== 'redeploy') return null;
  if (!mayMove(position, seat)) return no['soldier-supply'];
  if (!player.soldiers.includes(cellOf(move.from))) return no['soldier-not-yours'];
  return move.from === move.cell ? no['soldier-there'] : targetRefusal(position, cellOf(move.cell));
}

/** Deploys, moves or declines a soldier. */
export function playSoldier(position: Position, { seat }: SeatFrame, played: Move): void {
  pop(position);
  if (played.kind === 'deploy') {
    const cell = cellOf(played.cell);
    deploy(position, seat, cell, protectionOf(position, seat, cell), 'MERV-SOLD-1');
  } else if (played.kind === 'redeploy') {
    move(position, seat, cellOf(played.from), cellOf(played.cell));
  } else if (position.box.rulings.undeployedSoldier === 'one-influence-anyway') {
    gainInfluence(position, seat, 1, 'MERV-R-11');
  }
}
