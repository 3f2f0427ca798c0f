// VOY-CONTRACT-6 to VOY-CONTRACT-8, VOY-CONTRACT-11, VOY-CONTRACT-12, VOY-ICON-4, VOY-ICON-5: the row, the special stack, and contracts drawn from it.
import { anyOf, home, integer, move, pop, push, type ChanceRequest, type Outcome, type Refusal, type RuleId, type Seat } from '../../../../kernel/rules.js';
import { chance, contract, decision, entry, nth, playerAt, refusals, seat, step, type Position } from '../../chapter.js';
import { candidates, putInOrder, putUnder, takeOut, takeTop, topUnder, type Pile } from '../../../../mechanics/piles.js';
import { REFILL, START } from '../../../content/board.js';
import type { State } from '../../../state.js';
import { decline, discard } from '../../../words/moves.js';
import { BONUS_BELOW } from '../../below.js';
import { tellDeclined, tellLost } from '../../gains.js';

/** The special stack as a pile. */
export function specialStack(state: State): Pile {
  return { cards: state.special, mixed: state.mixed };
}

/** What the top contract of the special stack may be. */
const topCandidates = ({ special, mixed, pool }: State): readonly string[] => candidates(nth(special, 0), mixed, pool);

const emptyStack = ({ state }: Position): string | null => (state.special.length === 0 ? 'the special stack is empty' : null);

/** The contract that keeps its slot although it is paid for (ruling `slotFreed`). */
function beingCompleted(state: State, seat: Seat): string | null {
  for (const frame of state.frames) if (frame.kind === 'layTile' && frame.seat === seat) return frame.contract;
  return null;
}

/** Takes a contract off a player's slots. */
export function discardFrom(position: Position, seat: Seat, contract: string): void {
  takeOut(playerAt(position, seat).contracts, contract);
  putAway(position, seat, contract, 'slots');
}

/** A contract comes to lie in a slot. */
export function layContract(position: Position, seat: Seat, contract: string, rule: RuleId): void {
  playerAt(position, seat).contracts.push(contract);
  position.events?.({ kind: 'contract-laid', seat, rule, contract, to: 'slots' });
}

/** A contract goes under the special stack, or out of the game if it is a starting contract. */
function putAway(position: Position, seat: Seat, contract: string, from: 'slots' | 'aside'): void {
  const { starting } = entry(position.box.tables.contracts, contract);
  if (starting) putInOrder(position.state.starting, contract);
  else putUnder(specialStack(position.state), contract);
  position.events?.({ kind: 'contract-discarded', seat, rule: starting ? 'VOY-CONTRACT-12' : 'VOY-CONTRACT-11', contract, from, to: starting ? 'box' : 'special-stack' });
}

/** A contract as a reward. */
export function beginContract(position: Position, seat: Seat): void {
  if (position.state.special.length === 0) tellLost(position, seat, 'contract', 'VOY-ICON-4');
  else if (position.box.rulings.refuseRewards === 'any-decision-reward') push(position, { kind: 'contractOffer', seat });
  else drawOrName(position, seat);
}

/** Whether the contract is drawn, or declined before it is revealed (ruling `refuseRewards`). */
export const contractOffer = decision('contractOffer', { seat }, {
  rule: 'VOY-ICON-4',
  on: BONUS_BELOW,
  moves: { draw: move('draw', {}), decline },
  problem: (position): string | null => (position.box.rulings.refuseRewards === 'any-decision-reward' ? emptyStack(position) : 'nobody may decline to draw'),
  ...anyOf({ kind: 'draw' }, { kind: 'decline' }),
  play(position, { seat }, { kind }) {
    pop(position);
    if (kind === 'decline') tellDeclined(position, seat, 'contract');
    else drawOrName(position, seat);
  },
});

const isFull = (position: Position, seat: Seat): boolean => playerAt(position, seat).contracts.length >= START.slots;

function drawOrName(position: Position, seat: Seat): void {
  if (isFull(position, seat) && position.box.rulings.drawnContractFull === 'choose-unseen') push(position, { kind: 'nameDiscard', seat });
  else drawTop(position, seat);
}

/** Active contracts that may be given up, or why one may not. */
function givableRefusal(position: Position, seat: Seat, contract: string): Refusal | null {
  if (contract === beingCompleted(position.state, seat)) return refusals['being-completed'];
  return playerAt(position, seat).contracts.includes(contract) ? null : refusals['contract-not-yours'];
}

const givable = (position: Position, seat: Seat): string[] => playerAt(position, seat).contracts.filter((contract) => givableRefusal(position, seat, contract) === null);

/** Which old contract goes before the new one is seen (ruling `drawnContractFull`); or the top one goes under the stack unrevealed. */
export const nameDiscard = decision('nameDiscard', { seat }, {
  rule: 'VOY-ICON-5',
  on: BONUS_BELOW,
  moves: { discard, decline },
  problem: (position, { seat }): string | null => (position.box.rulings.drawnContractFull === 'choose-unseen' && isFull(position, seat) ? emptyStack(position) : 'no contract goes unseen'),
  offer(position, { seat }, out) {
    for (const contract of givable(position, seat)) out.add({ kind: 'discard', contract });
    out.add({ kind: 'decline' });
  },
  refuse: (position, { seat }, move): Refusal | null => (move.kind === 'decline' ? null : givableRefusal(position, seat, move.contract)),
  play(position, { seat }, move) {
    pop(position);
    if (move.kind === 'discard') {
      discardFrom(position, seat, move.contract);
      drawTop(position, seat);
      return;
    }
    topUnder(specialStack(position.state));
    position.events?.({ kind: 'top-put-under', seat, rule: 'VOY-R-20' });
  },
});

/** Does something with the top contract if it is known, or lets luck say which it is. */
function drawTop(position: Position, seat: Seat): void {
  const [first, ...others] = topCandidates(position.state);
  if (first !== undefined && others.length === 0) reveal(position, seat, first);
  else push(position, { kind: 'drawContract', seat });
}

/** The top contract of the special stack is drawn. */
export const drawContract = chance('drawContract', { seat }, {
  on: BONUS_BELOW,
  problem: emptyStack,
  request: ({ state }, { seat }): ChanceRequest => ({ kind: 'draw', purpose: 'contract', rule: 'VOY-ICON-4', seat, from: topCandidates(state), count: 1, secret: false }),
  resolve(position, { seat }, outcome) {
    pop(position);
    reveal(position, seat, drawnId(outcome));
  },
});

const drawnId = (outcome: Outcome): string => String(outcome[0]);

function reveal(position: Position, seat: Seat, contract: string): void {
  const { state } = position;
  takeTop(specialStack(state), state.pool, contract);
  position.events?.({ kind: 'contract-drawn', seat, rule: 'VOY-ICON-4', contract, from: 'special-stack', to: 'aside' });
  if (isFull(position, seat)) push(position, { kind: 'keepContracts', seat, drawn: contract });
  else layContract(position, seat, contract, 'VOY-ICON-4');
}

/** Which of three contracts goes. */
export const keepContracts = decision('keepContracts', { seat, drawn: home('contract', contract) }, {
  rule: 'VOY-ICON-5',
  on: BONUS_BELOW,
  moves: { discard },
  problem: (position, { seat }): string | null => (isFull(position, seat) ? null : 'a slot is free'),
  offer(position, { seat, drawn }, out) {
    for (const contract of givable(position, seat)) out.add({ kind: 'discard', contract });
    out.add({ kind: 'discard', contract: drawn });
  },
  refuse: (position, { seat, drawn }, { contract }): Refusal | null => (contract === drawn ? null : givableRefusal(position, seat, contract)),
  play(position, { seat, drawn }, { contract }) {
    pop(position);
    if (contract === drawn) {
      putAway(position, seat, drawn, 'aside');
      return;
    }
    discardFrom(position, seat, contract);
    layContract(position, seat, drawn, 'VOY-ICON-5');
  },
});

/** Lays contracts of the special stack into the empty row, as many as there are. */
export const refill = step('refill', { left: integer(0, 2) }, {
  on: ['turn'],
  problem({ state: { row } }, { left }): string | null {
    // One of them is being drawn.
    return row.filter((contract) => contract !== null).length === REFILL - 1 - left ? null : 'the row is filled otherwise';
  },
  run(position, frame) {
    const { state } = position;
    if (frame.left === 0 || state.special.length === 0) {
      pop(position);
      return;
    }
    frame.left -= 1;
    const [first, ...others] = topCandidates(state);
    if (first !== undefined && others.length === 0) layTop(position, first);
    else push(position, { kind: 'drawToRow' });
  },
});

/** The next contract of the special stack goes into the row. */
export const drawToRow = chance('drawToRow', {}, {
  on: ['refill'],
  problem: emptyStack,
  request: ({ state }): ChanceRequest => ({ kind: 'draw', purpose: 'refill', rule: 'VOY-CONTRACT-8', seat: null, from: topCandidates(state), count: 1, secret: false }),
  resolve(position, _, outcome) {
    pop(position);
    layTop(position, drawnId(outcome));
  },
});

function layTop(position: Position, contract: string): void {
  const { state } = position;
  takeTop(specialStack(state), state.pool, contract);
  const column = state.row.indexOf(null);
  state.row[column] = contract;
  position.events?.({ kind: 'contracts-laid', seat: null, rule: 'VOY-CONTRACT-8', places: [column + 1], contracts: [contract], from: 'special-stack' });
}

/** Whether no contract lies in the row. */
export function rowIsEmpty({ row }: State): boolean {
  return row.every((contract) => contract === null);
}
