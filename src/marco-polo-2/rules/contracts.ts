// Contracts: MP2-CONTRACT-1..11, MP2-POST-12, MP2-ICON-2, MP2-ICON-3, MP2-R-37..43.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal, RuleId } from '../../kernel/legality.js';
import type { Die } from '../../mechanics/dice.js';
import { ACTIVE_SPACES } from '../box.js';
import { includes, NO_DICE, type DiceSet } from './dice-sets.js';
import { discardContract } from './discard.js';
import type { Move } from '../words/moves.js';
import type { Place } from '../content/parts.js';
import { playerAt, type Position } from '../position.js';
import { charge, coinsBeside, gain } from './purse.js';
import { no } from '../words/refusals.js';
import { occupiedCost, payableDice, placeDie, unusedColours } from './spaces.js';
import type { ContractPlace, Frame } from '../state.js';

type Action = Extract<Frame, { kind: 'contracts' }>;

const NONE: readonly string[] = [];

/** Whether an active space is free. */
export function hasRoom(position: Position, seat: number): boolean {
  return playerAt(position, seat).active.length + (position.state.turn.slotBusy ? 1 : 0) < ACTIVE_SPACES;
}

/** Whether a contract may be discarded to make room (MP2-CONTRACT-7); `taken` came with the same action. */
export function isDiscardable(position: Position, seat: number, contract: string, taken: readonly string[]): boolean {
  if (!playerAt(position, seat).active.includes(contract)) return false;
  return position.box.rules.contractDiscard === 'held-since-turn-start' ? position.state.turn.held.includes(contract) : !taken.includes(contract);
}

/** The frame of the benefits at hand, which lies under the one of the benefit being decided. */
function benefitsAtHand(position: Position): Extract<Frame, { kind: 'bonuses' }> | null {
  const { frames } = position.state;
  for (let at = frames.length - 1; at >= 0 && at >= frames.length - 2; at -= 1) {
    const frame = frames[at] as Frame;
    if (frame.kind === 'bonuses') return frame;
  }
  return null;
}

/** Contracts taken with the same arrival or icon as the one at hand. */
export function takenTogether(position: Position): readonly string[] {
  const frame = benefitsAtHand(position);
  return frame === null || frame.taken.length === 0 ? NONE : frame.taken.filter(({ by }) => by === frame.by).map(({ contract }) => contract);
}

/** Remembers a contract that has come with a benefit. */
export function rememberTaken(position: Position, contract: string): void {
  const frame = benefitsAtHand(position);
  if (frame !== null) frame.taken.push({ by: frame.by, contract });
}

function canMakeRoom(position: Position, seat: number, taken: readonly string[]): boolean {
  if (hasRoom(position, seat)) return true;
  const { active } = playerAt(position, seat);
  for (let at = 0; at < active.length; at += 1) if (isDiscardable(position, seat, active[at] as string, taken)) return true;
  return false;
}

/** Whether a contract place is open: in the given city, or in any contract city with an own post. */
function isOpen(position: Position, posts: readonly string[], at: number, city: string | null): boolean {
  const here = position.box.parts.contractCityOf[at] as string;
  return city === null ? posts.includes(here) : here === city;
}

function anyOpen(position: Position, seat: number, city: string | null): boolean {
  const { contracts } = position.state;
  const { posts } = playerAt(position, seat);
  for (let at = 0; at < contracts.length; at += 1) if ((contracts[at] as ContractPlace).contract !== null && isOpen(position, posts, at, city)) return true;
  return false;
}

/** Whether a contract can be taken from the board. */
export function canTakeAny(position: Position, seat: number, city: string | null, taken: readonly string[] = NONE): boolean {
  return anyOpen(position, seat, city) && canMakeRoom(position, seat, taken);
}

/** All ways to take a contract, with the one discarded for it if room has to be made. */
export function legalTakes(position: Position, seat: number, city: string | null, taken: readonly string[], moves: Move[]): void {
  const { contracts } = position.state;
  const { posts, active } = playerAt(position, seat);
  const room = hasRoom(position, seat);
  for (let at = 0; at < contracts.length; at += 1) {
    const { contract } = contracts[at] as ContractPlace;
    if (contract === null || !isOpen(position, posts, at, city)) continue;
    if (room) moves.push({ kind: 'take', contract, discard: null });
    else for (const discard of active) if (isDiscardable(position, seat, discard, taken)) moves.push({ kind: 'take', contract, discard });
  }
}

export function refuseTake(position: Position, seat: number, city: string | null, taken: readonly string[], { contract, discard }: { readonly contract: string; readonly discard: string | null }): Refusal | null {
  const at = position.state.contracts.findIndex((place) => place.contract === contract);
  if (at < 0 || !isOpen(position, playerAt(position, seat).posts, at, city)) return no['contract-not-there'];
  if (hasRoom(position, seat)) return discard === null ? null : no['no-need'];
  if (discard === null) return no['no-room'];
  return isDiscardable(position, seat, discard, taken) ? null : no['not-discardable'];
}

/** A contract goes from the board to an active space. */
export function takeContract(position: Position, seat: number, { contract, discard }: { readonly contract: string; readonly discard: string | null }, rule: RuleId): void {
  if (discard !== null) discardContract(position, seat, discard);
  const place = position.state.contracts.find((one) => one.contract === contract) as ContractPlace;
  place.contract = null;
  playerAt(position, seat).active.push(contract);
  if (position.events) position.events({ kind: 'contract-taken', rule, seat, contract, from: place.place });
}

/** By one reading the die may be placed without taking a contract, and brings no coins then (MP2-R-37). */
export const needsNone = (position: Position): boolean => position.box.rules.noContractTaken === 'no-coins';

/** Why the contracts action is closed to a player, whatever his dice. */
function closedRefusal(position: Position, seat: number): Refusal | null {
  const { posts } = playerAt(position, seat);
  const { place } = position.box.parts;
  for (let at = 0; at < posts.length; at += 1) if ((place[posts[at] as string] as Place).contracts.length > 0) return needsNone(position) || canTakeAny(position, seat, null) ? null : no['no-contract'];
  return no['no-contract-city'];
}

const payableHere = (position: Position, seat: number): DiceSet => payableDice(position, seat, position.box.parts.contracts, coinsBeside(playerAt(position, seat), 0, 0, 0));

/** The dice the contracts action takes. */
export function contractsDice(position: Position, seat: number): DiceSet {
  return closedRefusal(position, seat) === null ? unusedColours(position, seat, position.box.parts.contracts) & payableHere(position, seat) : NO_DICE;
}

export function contractsRefusal(position: Position, seat: number, die: Die): Refusal | null {
  if (!includes(unusedColours(position, seat, position.box.parts.contracts), die)) return no['colour-used'];
  return closedRefusal(position, seat) ?? (includes(payableHere(position, seat), die) ? null : no['cannot-pay']);
}

export function playContracts(position: Position, seat: number, die: Die): void {
  const { parts } = position.box;
  const coin = occupiedCost(position, seat, parts.contracts, [die]);
  placeDie(position, seat, die, parts.contracts);
  if (canTakeAny(position, seat, null)) push(position, { kind: 'contracts', seat, left: parts.pack.constants.contractsAction.most, taken: [] });
  charge(position, seat, coin, 0, 0, 'contracts', 'MP2-SPACE-10');
}

const STOP: Move = Object.freeze({ kind: 'stop' });

export function legalContracts(position: Position, frame: Action, moves: Move[]): void {
  legalTakes(position, frame.seat, null, frame.taken, moves);
  if (frame.taken.length > 0 || needsNone(position)) moves.push(STOP);
}

export function refuseContracts(position: Position, frame: Action, move: Move): Refusal | null {
  if (move.kind === 'take') return refuseTake(position, frame.seat, null, frame.taken, move);
  return frame.taken.length > 0 || needsNone(position) ? null : no['take-one'];
}

/** One contract after the other; the coins come last (MP2-CONTRACT-3). */
export function playContract(position: Position, frame: Action, move: Move): void {
  if (move.kind === 'take') {
    takeContract(position, frame.seat, move, 'MP2-CONTRACT-2');
    frame.taken.push(move.contract);
    frame.left -= 1;
    if (frame.left > 0 && canTakeAny(position, frame.seat, null, frame.taken)) return;
  }
  pop(position);
  if (frame.taken.length > 0) gain(position, frame.seat, 'coin', position.box.parts.pack.constants.contractsAction.coin, 'contracts', 'MP2-CONTRACT-3');
}
