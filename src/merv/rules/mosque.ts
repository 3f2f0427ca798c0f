// The mosque: MERV-MOSQUE-1 to 12, MERV-CAMEL-9, MERV-BREAK-7, MERV-R-2, MERV-R-30, MERV-R-34.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { nameOf, type Position } from '../box.js';
import { canFulfilAny, contractRefusal, offerContracts, playContract } from './contracts.js';
import { gainCamels } from './gains.js';
import type { Move } from '../words/moves.js';
import { canPay, cubesOf, discountFor, findPricePayments, found, payPrice, paymentRefusal } from './payments.js';
import { no } from '../words/refusals.js';
import type { Player, SeatFrame, UnitsFrame } from '../state.js';
import { addPoints, FROM_MOSQUE, gainFavour } from './tracks.js';
import { contractsBetween, mayStopAt, stopRefusal } from './units.js';

const MOSQUE = 4;

/** The price of the step to a space, from where a player stands. */
function priceTo({ box }: Position, player: Player, space: number): readonly number[] {
  return player.mosque < 0 ? box.mosqueStart[space]! : box.mosque[player.mosque]!.need;
}

/** Why the next step cannot lead to a space, or `null`. */
function wayRefusal({ box }: Position, player: Player, space: number): Refusal | null {
  if (player.mosque < 0) {
    if (space > 3) return no['not-the-way'];
    return player.discs === 0 ? no['no-disc'] : null;
  }
  if (player.mosque === box.mosqueTop) return no['mosque-top'];
  return box.mosque[player.mosque]!.up === space ? null : no['not-the-way'];
}

/** The only space within reach, or -1 before the first step and on the last space. */
const wayUp = ({ box }: Position, player: Player): number => (player.mosque < 0 ? -1 : box.mosque[player.mosque]!.up);

/** Whether there is a step, whatever it costs. */
export function hasStep(position: Position, who: number): boolean {
  const player = position.state.players[who]!;
  return player.mosque < 0 ? player.discs > 0 : wayUp(position, player) >= 0;
}

/** Whether a step can be paid for. */
export function canStep(position: Position, seat: number): boolean {
  const player = position.state.players[seat]!;
  if (!hasStep(position, seat)) return false;
  const discount = discountFor(position, player, MOSQUE);
  if (player.mosque >= 0) return canPay(position.box.mosque[player.mosque]!.need, player, discount);
  for (let path = 0; path < 4; path += 1) if (canPay(position.box.mosqueStart[path]!, player, discount)) return true;
  return false;
}

/** Begins the mosque action. */
export function startMosque(position: Position, seat: number): void {
  push(position, { kind: 'mosque', seat, units: 0 });
}

/** Whether nothing can be done in the action any more. */
export function mosqueLapses(position: Position, { seat, units }: UnitsFrame): boolean {
  if (!mayStopAt(position, units) || canStep(position, seat)) return false;
  return !(contractsBetween(position, units) && canFulfilAny(position, seat));
}

function offerStepTo(position: Position, seat: number, space: number, moves: Move[]): void {
  const player = position.state.players[seat]!;
  const discount = discountFor(position, player, MOSQUE);
  const price = priceTo(position, player, space);
  if (!canPay(price, player, discount)) return;
  const count = findPricePayments(position, price, player, discount);
  for (let at = 0; at < count; at += 1) moves.push({ kind: 'step', space: position.box.mosque[space]!.id, cubes: cubesOf(found[at]!) });
}

/** Appends everything that can be done in the action. */
export function offerMosque(position: Position, { seat, units }: UnitsFrame, moves: Move[]): void {
  const player = position.state.players[seat]!;
  if (hasStep(position, seat)) {
    if (player.mosque >= 0) offerStepTo(position, seat, wayUp(position, player), moves);
    else for (let path = 0; path < 4; path += 1) offerStepTo(position, seat, path, moves);
  }
  if (contractsBetween(position, units)) offerContracts(position, seat, moves);
  if (mayStopAt(position, units)) moves.push({ kind: 'stop' });
}

const spaceOf = ({ box }: Position, id: string): number => box.mosque.findIndex((space) => space.id === id);

/** Why something cannot be done in the action, or `null`. */
export function refuseMosque(position: Position, { seat, units }: UnitsFrame, move: Move): Refusal | null {
  const player = position.state.players[seat]!;
  if (move.kind === 'contract') return contractsBetween(position, units) ? contractRefusal(position, seat, move) : no['contract-timing'];
  if (move.kind !== 'step') return stopRefusal(position, units);
  const space = spaceOf(position, move.space);
  return wayRefusal(position, player, space) ?? paymentRefusal(position, priceTo(position, player, space), move.cubes, player, discountFor(position, player, MOSQUE));
}

/** Does something in the action. */
export function playMosque(position: Position, frame: UnitsFrame, move: Move): void {
  if (move.kind === 'contract') playContract(position, frame.seat, move);
  else if (move.kind === 'step') {
    const space = spaceOf(position, move.space);
    payPrice(position, frame.seat, priceTo(position, position.state.players[frame.seat]!, space), move.cubes, 'MERV-MOSQUE-2');
    frame.units += 1;
    reach(position, frame.seat, space);
  } else pop(position);
}

/** Puts a disc on a space; returns its boon, which is the caller's. */
export function advance(position: Position, who: number, space: number): void {
  const { box, state } = position;
  const player = state.players[who]!;
  const { id, boon, vp } = box.mosque[space]!;
  if (player.mosque < 0) player.discs -= 1;
  player.mosque = space;
  if (position.events) position.events({ kind: 'mosque', rule: 'MERV-MOSQUE-5', who: nameOf(box, who), space: id, boon });
  addPoints(position, who, FROM_MOSQUE, vp, 'MERV-MOSQUE-5');
  if (boon === 'camel' && state.mosqueCamels[space] === 1) {
    state.mosqueCamels[space] = 0;
    gainCamels(position, who, 1, 'MERV-MOSQUE-6');
  }
}

function reach(position: Position, seat: number, space: number): void {
  advance(position, seat, space);
  switch (position.box.mosque[space]!.boon) {
    case 'whiteUpgrade': push(position, { kind: 'upgrade', seat, what: 'white' }); return;
    case 'bonusUpgrade': push(position, { kind: 'upgrade', seat, what: 'bonus' }); return;
    case 'favour': gainFavour(position, seat, 1, 'MERV-MOSQUE-8'); return;
    case 'soldier': push(position, { kind: 'soldier', seat }); return;
    case 'scoringTile': push(position, { kind: 'scoringTile', seat }); return;
    case 'freeCourtier': push(position, { kind: 'freeCourtier', seat }); return;
    case 'freeWall': push(position, { kind: 'freeWall', seat }); return;
    default: // The camel has been taken; the last space counts in every scoring phase.
  }
}

/** A free step: at once where there is no choice (MERV-CAMEL-9, MERV-BREAK-7). */
export function giveMosqueStep(position: Position, seat: number): void {
  const up = position.box.rulings.refuseRewards === 'must-if-possible' ? wayUp(position, position.state.players[seat]!) : -1;
  if (up >= 0) reach(position, seat, up);
  else push(position, { kind: 'freeStep', seat });
}

const FREE: readonly never[] = Object.freeze([]);

/** Whether there is no step to take. */
export const freeStepLapses = (position: Position, { seat }: SeatFrame): boolean => !hasStep(position, seat);

/** Appends the spaces a free step can lead to. */
export function offerFreeStep(position: Position, { seat }: SeatFrame, moves: Move[]): void {
  const player = position.state.players[seat]!;
  for (let space = 0; space < position.box.mosque.length; space += 1) {
    if (wayRefusal(position, player, space) === null) moves.push({ kind: 'step', space: position.box.mosque[space]!.id, cubes: FREE as never[] });
  }
  if (position.box.rulings.refuseRewards === 'may-decline') moves.push({ kind: 'pass' });
}

/** Why a free step cannot lead there, or `null`. */
export function refuseFreeStep(position: Position, { seat }: SeatFrame, move: Move): Refusal | null {
  if (move.kind !== 'step') return position.box.rulings.refuseRewards === 'may-decline' ? null : no['must-take'];
  return wayRefusal(position, position.state.players[seat]!, spaceOf(position, move.space)) ?? (move.cubes.length > 0 ? no['cubes-wrong'] : null);
}

/** Takes a free step. */
export function playFreeStep(position: Position, { seat }: SeatFrame, move: Move): void {
  pop(position);
  if (move.kind === 'step') reach(position, seat, spaceOf(position, move.space));
}

/** Whether nobody has a scoring tile. */
export function scoringTileLeft({ state }: Position, tile: number): boolean {
  for (const { tiles } of state.players) if (tiles.includes(tile)) return false;
  return true;
}

/** Whether no scoring tile is left (MERV-R-34). */
export function scoringTileLapses(position: Position): boolean {
  for (let tile = 0; tile < 4; tile += 1) if (scoringTileLeft(position, tile)) return false;
  return true;
}

/** Appends the scoring tiles that are left. */
export function offerScoringTile(position: Position, _frame: SeatFrame, moves: Move[]): void {
  const tiles = position.box.pack.scoringTiles.entries;
  for (let tile = 0; tile < 4; tile += 1) if (scoringTileLeft(position, tile)) moves.push({ kind: 'tile', tile: tiles[tile]!.id });
  if (position.box.rulings.refuseRewards === 'may-decline') moves.push({ kind: 'pass' });
}

/** Why a scoring tile cannot be taken, or `null`. */
export function refuseScoringTile(position: Position, _frame: SeatFrame, move: Move): Refusal | null {
  if (move.kind !== 'tile') return position.box.rulings.refuseRewards === 'may-decline' ? null : no['must-take'];
  return scoringTileLeft(position, position.box.pack.scoringTiles.entries.findIndex(({ id }) => id === move.tile)) ? null : no['tile-gone'];
}

/** Takes a scoring tile. */
export function playScoringTile(position: Position, { seat }: SeatFrame, move: Move): void {
  pop(position);
  if (move.kind === 'tile') takeScoringTile(position, seat, position.box.pack.scoringTiles.entries.findIndex(({ id }) => id === move.tile), 'MERV-MOSQUE-9');
}

/** Gives a scoring tile to a participant. */
export function takeScoringTile(position: Position, who: number, tile: number, rule: string): void {
  position.state.players[who]!.tiles.push(tile);
  if (position.events) position.events({ kind: 'scoringTile', rule, who: nameOf(position.box, who), tile: position.box.pack.scoringTiles.entries[tile]!.id });
}
