// The palace: MERV-PALACE-1 to 6, MERV-R-25, MERV-R-26.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { nameOf, type Position } from '../box.js';
import { HALL_SPACES, HALLS, type Hall } from '../content/ids.js';
import { canFulfilAny, contractRefusal, offerContracts, playContract } from './contracts.js';
import type { Move } from '../words/moves.js';
import { cubesOf, discountFor, findPricePayments, found, mostPayable, payPrice, paymentRefusal, priceOf } from './payments.js';
import { no } from '../words/refusals.js';
import type { Player, SeatFrame, State, UnitsFrame } from '../state.js';
import { gainFavour } from './tracks.js';
import { contractsBetween, mayStopAt, stopRefusal } from './units.js';

const PALACE = 1;

/** Courtiers of all participants in a hall. */
export function inHall({ players }: State, hall: number): number {
  let count = 0;
  for (const { courtiers } of players) count += courtiers[hall]!;
  return count;
}

/** Courtiers of a participant in the palace. */
export const courtiersOf = ({ courtiers }: Player): number => courtiers[0]! + courtiers[1]! + courtiers[2]! + courtiers[3]!;

/** The number of cubes the next courtier costs (MERV-PALACE-3). */
function nextPrice({ box }: Position, player: Player): number {
  return courtiersOf(player) + 1 - (box.rulings.freeCourtierCounts === 'counts' ? 0 : player.freeCourtiers);
}

function hallRefusal(position: Position, seat: number, hall: number): Refusal | null {
  if (position.state.players[seat]!.servants === 0) return no['no-servant'];
  return inHall(position.state, hall) >= HALL_SPACES ? no['hall-full'] : null;
}

function canEnter(position: Position, seat: number, hall: number, discount: number): boolean {
  const player = position.state.players[seat]!;
  return hallRefusal(position, seat, hall) === null && nextPrice(position, player) <= mostPayable(player, position.box.hallColour[hall]!, discount);
}

const priceIn = (position: Position, player: Player, hall: number): readonly number[] => priceOf(position.box.hallColour[hall]!, nextPrice(position, player));

/** Whether a courtier can be placed and paid for. */
export function canPlaceCourtier(position: Position, seat: number): boolean {
  const player = position.state.players[seat]!;
  if (player.servants === 0) return false;
  const discount = discountFor(position, player, PALACE);
  for (let hall = 0; hall < 4; hall += 1) if (canEnter(position, seat, hall, discount)) return true;
  return false;
}

/** Whether nothing can be done in the action any more. */
export function palaceLapses(position: Position, { seat, units }: UnitsFrame): boolean {
  if (!mayStopAt(position, units) || canPlaceCourtier(position, seat)) return false;
  return !(contractsBetween(position, units) && canFulfilAny(position, seat));
}

/** Appends everything that can be done in the action. */
export function offerPalace(position: Position, { seat, units }: UnitsFrame, moves: Move[]): void {
  const player = position.state.players[seat]!;
  const discount = discountFor(position, player, PALACE);
  for (let hall = 0; hall < 4; hall += 1) {
    if (!canEnter(position, seat, hall, discount)) continue;
    const count = findPricePayments(position, priceIn(position, player, hall), player, discount);
    for (let at = 0; at < count; at += 1) moves.push({ kind: 'courtier', hall: HALLS[hall]!, cubes: cubesOf(found[at]!) });
  }
  if (contractsBetween(position, units)) offerContracts(position, seat, moves);
  if (mayStopAt(position, units)) moves.push({ kind: 'stop' });
}

/** Why something cannot be done in the action, or `null`. */
export function refusePalace(position: Position, { seat, units }: UnitsFrame, move: Move): Refusal | null {
  const player = position.state.players[seat]!;
  if (move.kind === 'contract') return contractsBetween(position, units) ? contractRefusal(position, seat, move) : no['contract-timing'];
  if (move.kind !== 'courtier') return stopRefusal(position, units);
  const hall = HALLS.indexOf(move.hall);
  return hallRefusal(position, seat, hall) ?? paymentRefusal(position, priceIn(position, player, hall), move.cubes, player, discountFor(position, player, PALACE));
}

/** Does something in the action. */
export function playPalace(position: Position, frame: UnitsFrame, move: Move): void {
  if (move.kind === 'contract') playContract(position, frame.seat, move);
  else if (move.kind === 'courtier') {
    const hall = HALLS.indexOf(move.hall);
    payPrice(position, frame.seat, priceIn(position, position.state.players[frame.seat]!, hall), move.cubes, 'MERV-PALACE-3');
    frame.units += 1;
    placeCourtier(position, frame.seat, hall, false);
  } else pop(position);
}

/** Puts a servant into a hall; the first one there brings favour (MERV-PALACE-4). */
export function placeCourtier(position: Position, who: number, hall: number, free: boolean): void {
  const { state, box } = position;
  const player = state.players[who]!;
  const first = inHall(state, hall) === 0;
  player.servants -= 1;
  player.courtiers[hall]! += 1;
  if (free) player.freeCourtiers += 1;
  if (position.events) position.events({ kind: 'courtier', rule: free ? 'MERV-PALACE-6' : 'MERV-PALACE-2', who: nameOf(box, who), hall: HALLS[hall]!, free });
  if (first) gainFavour(position, who, 1, 'MERV-PALACE-4');
}

/** Begins the palace action. */
export function startPalace(position: Position, seat: number): void {
  push(position, { kind: 'palace', seat, units: 0 });
}

/** Whether no courtier can be placed for free. */
export function freeCourtierLapses(position: Position, { seat }: SeatFrame): boolean {
  for (let hall = 0; hall < 4; hall += 1) if (hallRefusal(position, seat, hall) === null) return false;
  return true;
}

const FREE: readonly never[] = Object.freeze([]);

/** Appends the halls a free courtier can enter. */
export function offerFreeCourtier(position: Position, { seat }: SeatFrame, moves: Move[]): void {
  for (let hall = 0; hall < 4; hall += 1) if (hallRefusal(position, seat, hall) === null) moves.push({ kind: 'courtier', hall: HALLS[hall] as Hall, cubes: FREE as never[] });
  if (position.box.rulings.refuseRewards === 'may-decline') moves.push({ kind: 'pass' });
}

/** Why a free courtier cannot enter a hall, or `null`. */
export function refuseFreeCourtier(position: Position, { seat }: SeatFrame, move: Move): Refusal | null {
  if (move.kind !== 'courtier') return position.box.rulings.refuseRewards === 'may-decline' ? null : no['must-take'];
  return move.cubes.length > 0 ? no['cubes-wrong'] : hallRefusal(position, seat, HALLS.indexOf(move.hall));
}

/** Places a free courtier. */
export function playFreeCourtier(position: Position, { seat }: SeatFrame, move: Move): void {
  pop(position);
  if (move.kind === 'courtier') placeCourtier(position, seat, HALLS.indexOf(move.hall), true);
}
