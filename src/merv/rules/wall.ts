// Walls and gates: MERV-WALL-1 to 8, MERV-BREAK-8, MERV-MOSQUE-11, MERV-R-35.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { nameOf, type Position } from '../box.js';
import { slotOf, SLOTS } from '../content/ids.js';
import { canFulfilAny, contractRefusal, offerContracts, playContract } from './contracts.js';
import { isGateSlot, LINES } from './geometry.js';
import type { Move } from '../words/moves.js';
import { cubesOf, findPricePayments, found, mostPayable, payPrice, paymentRefusal, priceOf } from './payments.js';
import { no } from '../words/refusals.js';
import { protectionOf } from './soldiers.js';
import type { Player, SeatFrame, UnitsFrame, WallSlotFrame } from '../state.js';
import { gainInfluence } from './tracks.js';
import { contractsBetween, mayStopAt, stopRefusal } from './units.js';

const priceOfPiece = ({ box }: Position, piece: number): readonly number[] => priceOf(box.pieces[piece]!.colour, box.pieces[piece]!.cost);

function canBuy({ box, state }: Position, player: Player, piece: number): boolean {
  const { colour, cost } = box.pieces[piece]!;
  return state.wallSupply[piece]! > 0 && cost <= mostPayable(player, colour, 0);
}

/** Whether a piece can be paid for; a slot for it is free as long as it is in supply (MERV-COMP-4). */
export function canBuyPiece(position: Position, seat: number): boolean {
  const player = position.state.players[seat]!;
  for (let piece = 0; piece < position.box.pieces.length; piece += 1) if (canBuy(position, player, piece)) return true;
  return false;
}

/** Begins the wall action. */
export function startWall(position: Position, seat: number): void {
  push(position, { kind: 'wall', seat, units: 0 });
}

/** Whether nothing can be done in the action any more. */
export function wallLapses(position: Position, { seat, units }: UnitsFrame): boolean {
  if (!mayStopAt(position, units) || canBuyPiece(position, seat)) return false;
  return !(contractsBetween(position, units) && canFulfilAny(position, seat));
}

/** Appends everything that can be done in the action. */
export function offerWall(position: Position, { seat, units }: UnitsFrame, moves: Move[]): void {
  const { state, box } = position;
  const player = state.players[seat]!;
  for (let piece = 0; piece < box.pieces.length; piece += 1) {
    if (!canBuy(position, player, piece)) continue;
    const count = findPricePayments(position, priceOfPiece(position, piece), player, 0);
    for (let at = 0; at < count; at += 1) moves.push({ kind: 'piece', piece: box.pieces[piece]!.id, cubes: cubesOf(found[at]!) });
  }
  if (contractsBetween(position, units)) offerContracts(position, seat, moves);
  if (mayStopAt(position, units)) moves.push({ kind: 'stop' });
}

const pieceOf = ({ box }: Position, id: string): number => box.pieces.findIndex((piece) => piece.id === id);

/** Why something cannot be done in the action, or `null`. */
export function refuseWall(position: Position, { seat, units }: UnitsFrame, move: Move): Refusal | null {
  const player = position.state.players[seat]!;
  if (move.kind === 'contract') return contractsBetween(position, units) ? contractRefusal(position, seat, move) : no['contract-timing'];
  if (move.kind !== 'piece') return stopRefusal(position, units);
  const piece = pieceOf(position, move.piece);
  if (position.state.wallSupply[piece] === 0) return no['piece-gone'];
  return paymentRefusal(position, priceOfPiece(position, piece), move.cubes, player, 0);
}

/** Does something in the action. */
export function playWall(position: Position, frame: UnitsFrame, move: Move): void {
  if (move.kind === 'contract') playContract(position, frame.seat, move);
  else if (move.kind === 'piece') {
    const piece = pieceOf(position, move.piece);
    payPrice(position, frame.seat, priceOfPiece(position, piece), move.cubes, 'MERV-WALL-1');
    frame.units += 1;
    push(position, { kind: 'wallSlot', seat: frame.seat, piece });
  } else pop(position);
}

/** Why a piece cannot go into a slot, or `null`. */
export function wallSlotRefusal({ state, box }: Position, piece: number, slot: number): Refusal | null {
  if (box.pieces[piece]!.gate !== isGateSlot(slot)) return no['gate-slot'];
  return state.walls[slot]! >= 0 ? no['wall-slot-taken'] : null;
}

const wallMoves: Move[] = [];

/** Appends the slots for a piece. */
export function offerWallSlot(position: Position, { piece }: WallSlotFrame, moves: Move[]): void {
  for (let slot = 0; slot < 20; slot += 1) if (wallSlotRefusal(position, piece, slot) === null) moves.push((wallMoves[slot] ??= Object.freeze({ kind: 'wall', slot: SLOTS[slot]! } as const)));
}

/** Why the piece cannot go there, or `null`. */
export function refuseWallSlot(position: Position, { piece }: WallSlotFrame, move: Move): Refusal | null {
  return move.kind === 'wall' ? wallSlotRefusal(position, piece, slotOf(move.slot)) : null;
}

/** Places the piece. */
export function playWallSlot(position: Position, { seat, piece }: WallSlotFrame, move: Move): void {
  pop(position);
  if (move.kind !== 'wall') return;
  const slot = slotOf(move.slot);
  const [near, far] = LINES[slot]!;
  placeWall(position, seat, piece, slot, protectionOf(position, seat, near!) + protectionOf(position, seat, far!), 'MERV-WALL-3');
}

/** Puts a piece into a slot; the influence is at most 4 (MERV-WALL-4, 5), `why` is the rule it comes from. */
export function placeWall(position: Position, who: number, piece: number, slot: number, influence: number, rule: string, why = 'MERV-WALL-4'): void {
  const { state, box } = position;
  state.walls[slot] = piece;
  state.wallSupply[piece]! -= 1;
  if (position.events) position.events({ kind: 'wall', rule, who: nameOf(box, who), piece: box.pieces[piece]!.id, slot: SLOTS[slot]!, influence });
  gainInfluence(position, who, influence, why);
}

/** Whether no piece is left. */
export function freeWallLapses({ state }: Position): boolean {
  for (const count of state.wallSupply) if (count > 0) return false;
  return true;
}

const FREE: readonly never[] = Object.freeze([]);

/** Appends the pieces that can be had for free. */
export function offerFreeWall(position: Position, _frame: SeatFrame, moves: Move[]): void {
  const { state, box } = position;
  for (let piece = 0; piece < box.pieces.length; piece += 1) if (state.wallSupply[piece]! > 0) moves.push({ kind: 'piece', piece: box.pieces[piece]!.id, cubes: FREE as never[] });
  if (box.rulings.refuseRewards === 'may-decline') moves.push({ kind: 'pass' });
}

/** Why a piece cannot be had for free, or `null`. */
export function refuseFreeWall(position: Position, _frame: SeatFrame, move: Move): Refusal | null {
  if (move.kind !== 'piece') return position.box.rulings.refuseRewards === 'may-decline' ? null : no['must-take'];
  if (position.state.wallSupply[pieceOf(position, move.piece)] === 0) return no['piece-gone'];
  return move.cubes.length > 0 ? no['cubes-wrong'] : null;
}

/** Takes a free piece, which is placed at once. */
export function playFreeWall(position: Position, { seat }: SeatFrame, move: Move): void {
  pop(position);
  if (move.kind === 'piece') push(position, { kind: 'wallSlot', seat, piece: pieceOf(position, move.piece) });
}
