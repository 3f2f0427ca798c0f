// The caravansary and the caravan row: MERV-CARAV-1 to 15, MERV-CAMEL-7, MERV-BREAK-5, MERV-R-19 to 23.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { nameOf, type Position } from '../box.js';
import { CUBES, ROW, SPICES, WHITE, type Cube } from '../content/ids.js';
import { gainCamels, gainCubes } from '../gains.js';
import { canFulfilAny, contractRefusal, offerContracts, playContract } from '../contracts.js';
import type { Move } from '../moves.js';
import { conversionOf, cubesOf, cubesRefusal, discountFor, payCubes } from '../payments.js';
import { no } from '../refusals.js';
import type { BoonsFrame, CaravansaryEndFrame, CaravansaryFrame, Player, SeatFrame, State } from '../state.js';
import { gainFavour } from '../tracks.js';
import { contractsBetween, mayStopAt, stopRefusal } from './units.js';

const CARAVANSARY = 0;

/** The places of the row with a card, as bits. */
function presentBits({ row }: State): number {
  let bits = 0;
  for (let at = 0; at < row.length; at += 1) if (row[at]! >= 0) bits |= 1 << at;
  return bits;
}

function camelBits({ rowCamels }: State): number {
  let bits = 0;
  for (let at = 0; at < rowCamels.length; at += 1) if (rowCamels[at]! > 0) bits |= 1 << at;
  return bits;
}

/** Cards within reach: the front one, those with a camel, and the next after one with a camel (MERV-CARAV-4, MERV-R-19). */
function reachBits(present: number, camels: number, fixedPlaces: boolean): number {
  let reach = present & camels;
  let before = -1;
  for (let at = 0; at < ROW; at += 1) {
    if ((present & (1 << at)) === 0) continue;
    const behind = before >= 0 && (camels & (1 << before)) !== 0 && (!fixedPlaces || before === at - 1);
    if (before < 0 || behind) reach |= 1 << at;
    before = at;
  }
  return reach;
}

/** Whether a player may own a further card of a spice (MERV-CARAV-7). */
export function mayOwn({ box }: Position, player: Player, spice: number): boolean {
  if (player.cards[spice]! > 0) return true;
  let kinds = 1;
  for (let at = 0; at < 4; at += 1) if (player.cards[at]! > 0) kinds += 1;
  return kinds <= box.spiceLimit[player.influence]!;
}

function allowedBits(position: Position, player: Player): number {
  const { row } = position.state;
  let bits = 0;
  for (let at = 0; at < row.length; at += 1) if (row[at]! >= 0 && mayOwn(position, player, position.box.cardSpice[row[at]!]!)) bits |= 1 << at;
  return bits;
}

const fixedPlaces = ({ box }: Position): boolean => box.rulings.rowGaps === 'fixed-places';

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

function canPayCard(position: Position, player: Player, paid: readonly number[]): boolean {
  if (discountFor(position, player, CARAVANSARY) === 1) return true;
  for (let cube = 0; cube < 5; cube += 1) if (player.cubes[cube]! > 0 && cubeRefusal(position, player, paid, cube) === null) return true;
  return false;
}

const NOTHING_PAID = [0, 0, 0, 0, 0];

/** Whether a card can be taken, perhaps after placing own camels. */
export function canTakeCard(position: Position, seat: number, paid: readonly number[] = NOTHING_PAID): boolean {
  const { state } = position;
  const player = state.players[seat]!;
  if (!canPayCard(position, player, paid)) return false;
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

/** The frontmost card without a camel, or -1. */
export function bareCard({ row, rowCamels }: State): number {
  for (let at = 0; at < row.length; at += 1) if (row[at]! >= 0 && rowCamels[at] === 0) return at;
  return -1;
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

/** Appends everything that can be done in the action. */
export function offerCaravansary(position: Position, { seat, units, paid }: CaravansaryFrame, moves: Move[]): void {
  const { state } = position;
  const player = state.players[seat]!;
  const takeable = reachBits(presentBits(state), camelBits(state), fixedPlaces(position)) & allowedBits(position, player);
  const discount = discountFor(position, player, CARAVANSARY);
  const forced = discount === 1 && position.box.rulings.discountCube === 'first-payment';
  for (let at = 0; at < state.row.length; at += 1) {
    if ((takeable & (1 << at)) === 0) continue;
    if (discount === 1) moves.push({ kind: 'take', place: at + 1, cubes: cubesOf(0) });
    for (let cube = 0; cube < 5 && !forced; cube += 1) {
      if (player.cubes[cube]! > 0 && cubeRefusal(position, player, paid, cube) === null) moves.push({ kind: 'take', place: at + 1, cubes: cubesOf(1 << (4 * cube)) });
    }
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

/** Takes a card of the row with its camel; tells its spice. Leaves a gap. */
export function takeCard(position: Position, who: number, at: number, rule: string): number {
  const { box, state } = position;
  const card = state.row[at]!;
  const spice = box.cardSpice[card]!;
  const camel = state.rowCamels[at]!;
  state.row[at] = -1;
  state.rowCamels[at] = 0;
  state.players[who]!.cards[spice]! += 1;
  if (position.events) position.events({ kind: 'card', rule, who: nameOf(box, who), card: box.cardId[card]!, spice: SPICES[spice]!, camel: camel > 0 });
  gainCamels(position, who, camel, 'MERV-CARAV-5');
  return spice;
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

/** Slides the cards to the front and asks for new ones (MERV-CARAV-9, 15). */
export function closeRow(position: Position): void {
  const { state } = position;
  let to = 0;
  for (let at = 0; at < state.row.length; at += 1) {
    if (state.row[at]! < 0) continue;
    state.row[to] = state.row[at]!;
    state.rowCamels[to] = state.rowCamels[at]!;
    to += 1;
  }
  state.row.length = to;
  state.rowCamels.length = to;
  if (to === ROW || state.deck.length === 0) return;
  if (state.deck.length === 1) addToRow(position, [state.deck[0]!]);
  else push(position, { kind: 'refill' });
}

/** How many cards come to the row now. */
export const refillCount = ({ row, deck }: State): number => Math.min(ROW - row.length, deck.length);

/** Puts drawn cards at the end of the row. */
export function addToRow(position: Position, cards: readonly number[]): void {
  const { box, state } = position;
  for (const card of cards) {
    state.row.push(card);
    state.rowCamels.push(0);
    state.deck.splice(state.deck.indexOf(card), 1);
  }
  if (position.events) position.events({ kind: 'refill', rule: 'MERV-CARAV-9', cards: cards.map((card) => box.cardId[card]!) });
}

/** The end of the action: the row is refilled, then come the boons (MERV-CARAV-9, 10). */
export function runCaravansaryEnd(position: Position, { seat, pairs }: CaravansaryEndFrame): void {
  pop(position);
  push(position, { kind: 'boons', seat, pairs });
  closeRow(position);
}

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
  const spice = takeCard(position, seat, move.place - 1, 'MERV-CAMEL-7');
  if (position.state.players[seat]!.cards[spice]! % 2 === 0) {
    const pairs = [0, 0, 0, 0];
    pairs[spice] = 1;
    push(position, { kind: 'boons', seat, pairs });
  }
  closeRow(position);
}
