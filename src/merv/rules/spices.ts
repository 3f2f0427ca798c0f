// Boons of pairs and free caravan cards: MERV-CARAV-10 to 14, MERV-CAMEL-7, MERV-BREAK-5, MERV-R-22, 23.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import type { Position } from '../box.js';
import { SPICES, WHITE } from '../content/ids.js';
import { gainCubes } from './gains.js';
import type { Move } from '../words/moves.js';
import { no } from '../words/refusals.js';
import type { BoonsFrame, SeatFrame } from '../state.js';
import { gainFavour } from './tracks.js';
import { closeRow, mayOwn, takeCard } from './row.js';

/** Gives the boon of a pair (MERV-CARAV-11 to 14). */
export function giveBoon(position: Position, seat: number, spice: number): void {
  if (position.events) position.events({ kind: 'pair', rule: 'MERV-CARAV-10', who: seat, spice: SPICES[spice]! });
  switch (SPICES[spice]) {
    case 'ginger': push(position, { kind: 'soldier', seat }); return;
    case 'juniper': gainFavour(position, seat, 1, 'MERV-CARAV-12'); return;
    case 'cinnamon': gainCubes(position, seat, WHITE, 1, 'MERV-CARAV-13'); return;
    default: push(position, { kind: 'upgrade', seat, what: 'pepper' });
  }
}

/** Whether no boon is due any more. */
export const boonsLapse = (_position: Position, { pairs }: BoonsFrame): boolean => pairs[0]! + pairs[1]! + pairs[2]! + pairs[3]! === 0;

/** Appends the boons that are due. */
export function offerBoons(_position: Position, { pairs }: BoonsFrame, moves: Move[]): void {
  for (let spice = 0; spice < 4; spice += 1) if (pairs[spice]! > 0) moves.push({ kind: 'boon', spice: SPICES[spice]! });
}

/** Why a boon is not due, or `null`. */
export function refuseBoon(_position: Position, { pairs }: BoonsFrame, move: Move): Refusal | null {
  return move.kind === 'boon' && pairs[SPICES.indexOf(move.spice)] === 0 ? no['no-pair'] : null;
}

/** Takes one of the boons. */
export function playBoon(position: Position, frame: BoonsFrame, move: Move): void {
  if (move.kind !== 'boon') return;
  const spice = SPICES.indexOf(move.spice);
  frame.pairs[spice]! -= 1;
  giveBoon(position, frame.seat, spice);
}

function freeCardRefusal(position: Position, seat: number, place: number): Refusal | null {
  const { box, state } = position;
  const card = state.row[place - 1] ?? -1;
  if (card < 0) return no['no-card'];
  if (box.rulings.freeCardLimit === 'limit-ignored') return null;
  return mayOwn(position, state.players[seat]!, box.cardSpice[card]!) ? null : no['too-many-kinds'];
}

/** Whether there is no card that may be taken for free. */
export function freeCardLapses(position: Position, { seat }: SeatFrame): boolean {
  for (let place = 1; place <= position.state.row.length; place += 1) if (freeCardRefusal(position, seat, place) === null) return false;
  return true;
}

/** Appends the cards that may be taken for free. */
export function offerFreeCard(position: Position, { seat }: SeatFrame, moves: Move[]): void {
  for (let place = 1; place <= position.state.row.length; place += 1) if (freeCardRefusal(position, seat, place) === null) moves.push({ kind: 'card', place });
  if (position.box.rulings.refuseRewards === 'may-decline') moves.push({ kind: 'pass' });
}

/** Why a card cannot be taken for free, or `null`. */
export function refuseFreeCard(position: Position, { seat }: SeatFrame, move: Move): Refusal | null {
  if (move.kind === 'card') return freeCardRefusal(position, seat, move.place);
  return position.box.rulings.refuseRewards === 'may-decline' ? null : no['must-take'];
}

/** Takes a free card: card and camel, refill, boon (MERV-R-22). */
export function playFreeCard(position: Position, { seat }: SeatFrame, move: Move): void {
  pop(position);
  if (move.kind !== 'card') return;
  const spice = takeCard(position, seat, move.place - 1, 'MERV-R-23');
  const pair = position.state.players[seat]!.cards[spice]! % 2 === 0;
  const atOnce = position.box.rulings.pairBoons === 'at-once';
  if (pair && !atOnce) {
    const pairs = [0, 0, 0, 0];
    pairs[spice] = 1;
    push(position, { kind: 'boons', seat, pairs });
  }
  closeRow(position);
  if (pair && atOnce) giveBoon(position, seat, spice);
}
