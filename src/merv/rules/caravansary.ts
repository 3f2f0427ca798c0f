// The caravansary action: MERV-CARAV-2 to 10, MERV-R-19 to 22.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import type { Position } from '../box.js';
import { CUBES, WHITE, type Cube } from '../content/ids.js';
import { canFulfilAny, contractRefusal, offerContracts, playContract } from './contracts.js';
import type { Move } from '../words/moves.js';
import { append, offersOf, selection, type Offers } from './offers.js';
import { conversionOf, cubesOf, cubesRefusal, discountFor, payCubes } from './payments.js';
import { no } from '../words/refusals.js';
import type { CaravansaryEndFrame, CaravansaryFrame, Player } from '../state.js';
import { allowedBits, bareCard, camelBits, closeRow, fixedPlaces, presentBits, reachBits, takeCard } from './row.js';
import { giveBoon } from './spices.js';
import { contractsBetween, mayStopAt, stopRefusal } from './units.js';

const CARAVANSARY = 0;

/** Why a cube cannot be the next one of the action, or `null` (MERV-CARAV-2, MERV-R-21). */
function cubeRefusal({ box }: Position, player: Player, paid: readonly number[], cube: number): Refusal | null {
  if (cube === WHITE) return null;
  return box.rulings.caravansaryColours === 'same-colour' ? sameColourRefusal(player, paid, cube) : differentColoursRefusal(player, paid, cube);
}

function sameColourRefusal(player: Player, paid: readonly number[], cube: number): Refusal | null {
  const conversion = conversionOf(player);
  const converted = player.converted === 1 ? player.breakthroughs[1]! : -1;
  let colours = 0;
  let other = -1;
  for (let colour = 0; colour < 4; colour += 1) {
    if (paid[colour] === 0) continue;
    colours += 1;
    if (colour !== cube) other = colour;
  }
  if (other < 0) return null;
  if (colours === 2) return paid[cube]! > 0 && other === converted ? null : no['one-colour'];
  if (cube === conversion || (other === conversion && paid[other] === 1)) return null;
  return no['one-colour'];
}

function differentColoursRefusal(player: Player, paid: readonly number[], cube: number): Refusal | null {
  const colours = paid[0]! + paid[1]! + paid[2]! + paid[3]!;
  if (paid[cube] === 0) return colours < 4 ? null : no['different-colours'];
  return paid[cube] === 1 && cube === conversionOf(player) && colours < 4 ? null : no['different-colours'];
}

/** Whether paying this cube uses up the colour conversion. */
function converts({ box }: Position, paid: readonly number[], cube: number): boolean {
  if (cube === WHITE) return false;
  if (box.rulings.caravansaryColours === 'different-colours') return paid[cube]! > 0;
  if (paid[cube]! > 0) return false;
  return paid[0]! + paid[1]! + paid[2]! + paid[3]! > 0;
}

const NOTHING_PAID = [0, 0, 0, 0, 0];

/** Whether a card can be taken, perhaps after placing own camels. */
export function canTakeCard(position: Position, seat: number, paid: readonly number[] = NOTHING_PAID): boolean {
  const { state } = position;
  const player = state.players[seat]!;
  if (paymentBits(position, player, paid) === 0) return false;
  const present = presentBits(state);
  const allowed = allowedBits(position, player);
  let camels = camelBits(state);
  for (let own = player.camels; own >= 0; own -= 1) {
    if ((reachBits(present, camels, fixedPlaces(position)) & allowed) !== 0) return true;
    const bare = present & ~camels;
    camels |= bare & -bare;
  }
  return false;
}

/** Begins the caravansary action. */
export function startCaravansary(position: Position, seat: number): void {
  push(position, { kind: 'caravansaryEnd', seat, pairs: [0, 0, 0, 0] });
  push(position, { kind: 'caravansary', seat, units: 0, paid: [0, 0, 0, 0, 0] });
}

/** Whether nothing can be done in the action any more. */
export function caravansaryLapses(position: Position, { seat, units, paid }: CaravansaryFrame): boolean {
  if (!mayStopAt(position, units)) return false;
  if (position.state.players[seat]!.camels > 0 && bareCard(position.state) >= 0) return false;
  return !canTakeCard(position, seat, paid) && !(contractsBetween(position, units) && canFulfilAny(position, seat));
}

const takeOffers: Offers[] = [];

/** The ways to take a card: with the discount, or for one cube. */
function takeMoves(place: number): Move[] {
  return [{ kind: 'take', place, cubes: cubesOf(0) }, ...CUBES.map((_, cube): Move => ({ kind: 'take', place, cubes: cubesOf(1 << (4 * cube)) }))];
}

/** Which of these payments can be made, as bits. */
function paymentBits(position: Position, player: Player, paid: readonly number[]): number {
  const discount = discountFor(position, player, CARAVANSARY);
  if (discount === 1 && position.box.rulings.discountCube === 'first-payment') return 1;
  let bits = discount;
  for (let cube = 0; cube < 5; cube += 1) if (player.cubes[cube]! > 0 && cubeRefusal(position, player, paid, cube) === null) bits |= 2 << cube;
  return bits;
}

/** Appends everything that can be done in the action. */
export function offerCaravansary(position: Position, { seat, units, paid }: CaravansaryFrame, moves: Move[]): void {
  const { state } = position;
  const player = state.players[seat]!;
  const takeable = reachBits(presentBits(state), camelBits(state), fixedPlaces(position)) & allowedBits(position, player);
  const payments = paymentBits(position, player, paid);
  for (let at = 0; at < state.row.length; at += 1) {
    if ((takeable & (1 << at)) === 0) continue;
    append(selection((takeOffers[at] ??= offersOf(takeMoves(at + 1))), payments), moves);
  }
  if (player.camels > 0 && bareCard(state) >= 0) moves.push({ kind: 'camel' });
  if (contractsBetween(position, units)) offerContracts(position, seat, moves);
  if (mayStopAt(position, units)) moves.push({ kind: 'stop' });
}

function cardRefusal(position: Position, seat: number, place: number): Refusal | null {
  const { state } = position;
  if ((state.row[place - 1] ?? -1) < 0) return no['no-card'];
  const bit = 1 << (place - 1);
  if ((reachBits(presentBits(state), camelBits(state), fixedPlaces(position)) & bit) === 0) return no['card-out-of-reach'];
  return (allowedBits(position, state.players[seat]!) & bit) === 0 ? no['too-many-kinds'] : null;
}

function takePaymentRefusal(position: Position, { seat, paid }: CaravansaryFrame, cubes: readonly Cube[]): Refusal | null {
  const player = position.state.players[seat]!;
  const problem = cubesRefusal(cubes, player);
  if (problem) return problem;
  const discount = discountFor(position, player, CARAVANSARY);
  if (cubes.length === 0) return discount === 1 ? null : no['cubes-wrong'];
  if (cubes.length > 1) return no['cubes-wrong'];
  if (discount === 1 && position.box.rulings.discountCube === 'first-payment') return no['discount-first'];
  return cubeRefusal(position, player, paid, CUBES.indexOf(cubes[0]!));
}

/** Why something cannot be done in the action, or `null`. */
export function refuseCaravansary(position: Position, frame: CaravansaryFrame, move: Move): Refusal | null {
  const { state } = position;
  switch (move.kind) {
    case 'take': return cardRefusal(position, frame.seat, move.place) ?? takePaymentRefusal(position, frame, move.cubes);
    case 'camel':
      if (state.players[frame.seat]!.camels === 0) return no['no-camel-for-card'];
      return bareCard(state) < 0 ? no['no-card-without-camel'] : null;
    case 'contract': return contractsBetween(position, frame.units) ? contractRefusal(position, frame.seat, move) : no['contract-timing'];
    default: return stopRefusal(position, frame.units);
  }
}

function playTake(position: Position, frame: CaravansaryFrame, place: number, cubes: readonly Cube[]): void {
  const { state } = position;
  const cube = cubes.length === 0 ? -1 : CUBES.indexOf(cubes[0]!);
  payCubes(position, frame.seat, cubes, cube < 0, cube >= 0 && converts(position, frame.paid, cube), 'MERV-CARAV-2');
  if (cube >= 0) frame.paid[cube]! += 1;
  frame.units += 1;
  const spice = takeCard(position, frame.seat, place - 1, 'MERV-CARAV-3');
  if (state.players[frame.seat]!.cards[spice]! % 2 !== 0) return;
  if (position.box.rulings.pairBoons === 'at-once') {
    giveBoon(position, frame.seat, spice);
    return;
  }
  const end = state.frames[state.frames.length - 2] as CaravansaryEndFrame;
  end.pairs[spice]! += 1;
}

/** Does something in the action. */
export function playCaravansary(position: Position, frame: CaravansaryFrame, move: Move): void {
  const { state } = position;
  if (move.kind === 'take') playTake(position, frame, move.place, move.cubes);
  else if (move.kind === 'contract') playContract(position, frame.seat, move);
  else if (move.kind === 'camel') {
    const at = bareCard(state);
    state.players[frame.seat]!.camels -= 1;
    state.rowCamels[at] = 1;
    if (position.events) position.events({ kind: 'rowCamel', rule: 'MERV-CARAV-6', who: frame.seat, card: position.box.cardId[state.row[at]!]! });
  } else pop(position);
}

/** The end of the action: the row is refilled, then come the boons (MERV-CARAV-9, 10). */
export function runCaravansaryEnd(position: Position, { seat, pairs }: CaravansaryEndFrame): void {
  pop(position);
  push(position, { kind: 'boons', seat, pairs });
  closeRow(position);
}
