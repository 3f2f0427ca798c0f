// VOY-CONTRACT-5 to VOY-CONTRACT-13, VOY-ICON-4, VOY-ICON-5: slots, discards, the row and the special stack.
import type { ChanceRequest, Outcome, Seat } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { candidates, putInOrder, putUnder, takeOut, takeTop, topUnder, type Pile } from '../../mechanics/piles.js';
import type { ContractRules, Position } from '../box.js';
import { START } from '../content/board.js';
import type { FrameOf } from '../frame-types.js';
import { decline, playerAt } from './gains.js';
import type { Move, Play } from '../words/moves.js';
import { refusals } from '../words/refusals.js';
import type { State } from '../state.js';

/** The special stack as a pile. */
export function specialStack(state: State): Pile {
  return { cards: state.special, mixed: state.mixed };
}

/** What the top contract of the special stack may be. */
export function topCandidates(state: State): readonly string[] {
  return candidates(state.special[0] as string, state.mixed, state.pool);
}

/** The contract that keeps its slot although it is paid for (ruling `slotFreed`). */
export function beingCompleted(state: State, seat: Seat): string | null {
  for (const frame of state.frames) if (frame.kind === 'layTile' && frame.seat === seat) return frame.contract;
  return null;
}

/** Takes a contract off a player's slots: under the special stack, or out of the game if it is a starting contract. */
export function discard(position: Position, seat: Seat, contract: string): void {
  takeOut(playerAt(position, seat).contracts, contract);
  putAway(position, seat, contract);
}

function putAway(position: Position, seat: Seat, contract: string): void {
  const { starting } = position.box.contracts[contract] as ContractRules;
  if (starting) putInOrder(position.state.starting, contract);
  else putUnder(specialStack(position.state), contract);
  if (position.events) {
    position.events({ kind: 'contract-discarded', seat, contract, to: starting ? 'box' : 'special-stack', rule: starting ? 'VOY-CONTRACT-12' : 'VOY-CONTRACT-11' });
  }
}

/** Puts contracts from the row into slots; room is made first. */
export function runFillSlots(position: Position, frame: FrameOf<'fillSlots'>): void {
  const { seat, taken, fresh } = frame;
  const { contracts } = playerAt(position, seat);
  const excess = contracts.length + taken.length - START.slots;
  if (excess <= 0) {
    pop(position);
    for (const contract of taken) contracts.push(contract);
    return;
  }
  const older = contracts.filter((contract) => !fresh.includes(contract));
  const isStarting = (contract: string): boolean => (position.box.contracts[contract] as ContractRules).starting;
  // Which goes first matters only when two go under the stack.
  const forced = older.length === excess && older.filter((contract) => !isStarting(contract)).length < 2;
  if (forced) for (const contract of older) discard(position, seat, contract);
  else push(position, { kind: 'makeRoom', seat, fresh: fresh.slice() });
}

/** The contracts that can make room. */
export function legalRoom(position: Position, { seat, fresh }: FrameOf<'makeRoom'>, moves: Move[]): void {
  for (const contract of playerAt(position, seat).contracts) if (!fresh.includes(contract)) moves.push({ kind: 'discard', contract });
}

/** Why a contract cannot make room. */
export function refuseRoom(position: Position, { seat, fresh }: FrameOf<'makeRoom'>, { contract }: Play<'discard'>): Refusal | null {
  if (fresh.includes(contract) || takenAbove(position, contract)) return refusals['contract-fresh'];
  return playerAt(position, seat).contracts.includes(contract) ? null : refusals['contract-not-yours'];
}

function takenAbove(position: Position, contract: string): boolean {
  return position.state.frames.some((frame) => frame.kind === 'fillSlots' && frame.taken.includes(contract));
}

/** Makes room. */
export function playRoom(position: Position, { seat }: FrameOf<'makeRoom'>, { contract }: Play<'discard'>): void {
  pop(position);
  discard(position, seat, contract);
}

/** A contract as a reward. */
export function beginContract(position: Position, seat: Seat): void {
  if (position.state.special.length === 0) {
    if (position.events) position.events({ kind: 'bonus-lost', seat, bonus: 'contract', rule: 'VOY-ICON-4' });
  } else if (position.box.answers.refuseRewards === 'any-decision-reward') push(position, { kind: 'contractOffer', seat });
  else drawOrName(position, seat);
}

/** Draws the offered contract, or declines it before it is revealed (ruling `refuseRewards`). */
export function playOffer(position: Position, { seat }: FrameOf<'contractOffer'>, move: Play<'draw' | 'decline'>): void {
  pop(position);
  if (move.kind === 'decline') decline(position, seat, 'contract');
  else drawOrName(position, seat);
}

/** The two answers to an offered contract. */
export function legalOffer(_position: Position, _frame: FrameOf<'contractOffer'>, moves: Move[]): void {
  moves.push({ kind: 'draw' }, { kind: 'decline' });
}

function drawOrName(position: Position, seat: Seat): void {
  const full = playerAt(position, seat).contracts.length >= START.slots;
  if (full && position.box.answers.drawnContractFull === 'choose-unseen') push(position, { kind: 'nameDiscard', seat });
  else drawTop(position, seat);
}

function drawTop(position: Position, seat: Seat): void {
  const possible = topCandidates(position.state);
  if (possible.length === 1) reveal(position, seat, possible[0] as string);
  else push(position, { kind: 'drawContract', seat });
}

/** The top contract of the special stack is drawn. */
export function drawRequest({ state }: Position, { seat }: FrameOf<'drawContract'>): ChanceRequest {
  return { kind: 'draw', purpose: 'contract', rule: 'VOY-ICON-4', seat, from: topCandidates(state).slice(), count: 1, secret: false };
}

/** The drawn contract is known. */
export function resolveDraw(position: Position, { seat }: FrameOf<'drawContract'>, outcome: Outcome): void {
  pop(position);
  reveal(position, seat, outcome[0] as string);
}

function reveal(position: Position, seat: Seat, contract: string): void {
  const { state } = position;
  takeTop(specialStack(state), state.pool, contract);
  if (position.events) position.events({ kind: 'contract-drawn', seat, contract, rule: 'VOY-ICON-4' });
  const { contracts } = playerAt(position, seat);
  if (contracts.length < START.slots) contracts.push(contract);
  else push(position, { kind: 'keepContracts', seat, drawn: contract });
}

/** Which of three contracts goes. */
export function legalKeep(position: Position, { seat, drawn }: FrameOf<'keepContracts'>, moves: Move[]): void {
  const kept = beingCompleted(position.state, seat);
  for (const contract of playerAt(position, seat).contracts) if (contract !== kept) moves.push({ kind: 'discard', contract });
  moves.push({ kind: 'discard', contract: drawn });
}

/** Why a contract cannot go. */
export function refuseKeep(position: Position, { seat, drawn }: FrameOf<'keepContracts'>, { contract }: Play<'discard'>): Refusal | null {
  if (contract === drawn) return null;
  if (contract === beingCompleted(position.state, seat)) return refusals['being-completed'];
  return playerAt(position, seat).contracts.includes(contract) ? null : refusals['contract-not-yours'];
}

/** Two of the three are kept. */
export function playKeep(position: Position, { seat, drawn }: FrameOf<'keepContracts'>, { contract }: Play<'discard'>): void {
  pop(position);
  if (contract === drawn) { putAway(position, seat, drawn); return; }
  discard(position, seat, contract);
  playerAt(position, seat).contracts.push(drawn);
  if (position.events) position.events({ kind: 'contract-kept', seat, contract: drawn, rule: 'VOY-ICON-5' });
}

/** Which old contract goes before the new one is seen (ruling `drawnContractFull`). */
export function legalName(position: Position, { seat }: FrameOf<'nameDiscard'>, moves: Move[]): void {
  const kept = beingCompleted(position.state, seat);
  for (const contract of playerAt(position, seat).contracts) if (contract !== kept) moves.push({ kind: 'discard', contract });
  moves.push({ kind: 'decline' });
}

/** Why an old contract cannot go. */
export function refuseName(position: Position, { seat }: FrameOf<'nameDiscard'>, move: Play<'discard' | 'decline'>): Refusal | null {
  if (move.kind === 'decline') return null;
  if (move.contract === beingCompleted(position.state, seat)) return refusals['being-completed'];
  return playerAt(position, seat).contracts.includes(move.contract) ? null : refusals['contract-not-yours'];
}

/** Gives an old contract up and draws, or puts the top one under the stack unrevealed. */
export function playName(position: Position, { seat }: FrameOf<'nameDiscard'>, move: Play<'discard' | 'decline'>): void {
  pop(position);
  if (move.kind === 'discard') {
    discard(position, seat, move.contract);
    drawTop(position, seat);
    return;
  }
  topUnder(specialStack(position.state));
  if (position.events) position.events({ kind: 'contract-declined', seat, rule: 'VOY-R-20' });
}

/** Lays contracts of the special stack into the empty row, as many as there are. */
export function runRefill(position: Position, frame: FrameOf<'refill'>): void {
  const { state } = position;
  if (frame.left === 0 || state.special.length === 0) { pop(position); return; }
  frame.left -= 1;
  const possible = topCandidates(state);
  if (possible.length > 1) push(position, { kind: 'drawToRow' });
  else layTop(position, possible[0] as string);
}

/** The next contract of the special stack goes into the row. */
export function toRowRequest({ state }: Position): ChanceRequest {
  return { kind: 'draw', purpose: 'refill', rule: 'VOY-CONTRACT-8', seat: null, from: topCandidates(state).slice(), count: 1, secret: false };
}

/** It is known which. */
export function resolveToRow(position: Position, _frame: FrameOf<'drawToRow'>, outcome: Outcome): void {
  pop(position);
  layTop(position, outcome[0] as string);
}

function layTop(position: Position, contract: string): void {
  const { state } = position;
  takeTop(specialStack(state), state.pool, contract);
  state.row[state.row.indexOf(null)] = contract;
  if (position.events) position.events({ kind: 'row-laid', contracts: [contract], rule: 'VOY-CONTRACT-8' });
}

/** Whether no contract lies in the row. */
export function rowIsEmpty({ row }: State): boolean {
  for (let at = 0; at < row.length; at += 1) if (row[at] !== null) return false;
  return true;
}

/** Moves the contracts of the row to the left until there is no gap. */
export function slideRow(position: Position): void {
  const { row } = position.state;
  let to = 0;
  for (let from = 0; from < row.length; from += 1) {
    const contract = row[from] as string | null;
    if (contract === null) continue;
    row[from] = null;
    row[to] = contract;
    to += 1;
  }
  if (position.events) position.events({ kind: 'row-slid', row: row.slice(), rule: 'VOY-CONTRACT-6' });
}
