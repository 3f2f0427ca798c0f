// The library and the breakthroughs: MERV-LIB-1 to 4, MERV-BREAK-5 to 12, MERV-R-28.
import { pop, push } from '../../kernel/frames.js';
import type { ChanceRequest, Outcome } from '../../kernel/chance.js';
import type { Refusal } from '../../kernel/legality.js';
import { nameOf, type Position } from '../box.js';
import { BREAKTHROUGHS, CUBES, WHITE, type Breakthrough } from '../content/ids.js';
import { gainScrolls, itemsLeft } from './gains.js';
import type { Move } from '../words/moves.js';
import { conversionOf, cubesOf, cubesRefusal, findPayments, found, keyOf, payCubes } from './payments.js';
import { no } from '../words/refusals.js';
import type { BreakthroughFrame, Player, SeatFrame } from '../state.js';
import { addPoints, FROM_BREAKTHROUGHS, gainFavour } from './tracks.js';
import { giveMosqueStep } from './mosque.js';

const MOST_SCROLLS = 4;

function mostScrolls({ box, state }: Position): number {
  return box.rulings.supplyLimits === 'component-limit' ? Math.min(MOST_SCROLLS, itemsLeft(state, 'scroll')) : MOST_SCROLLS;
}

/** Whether a scroll can be bought. */
export function canBuyScroll(position: Position, seat: number): boolean {
  const { cubes } = position.state.players[seat]!;
  return cubes[0]! + cubes[1]! + cubes[2]! + cubes[3]! + cubes[WHITE]! > 0 && mostScrolls(position) > 0;
}

/** Begins the library action. */
export function startLibrary(position: Position, seat: number): void {
  push(position, { kind: 'library', seat });
}

const bounds = [0, 0, 0, 0];

/** Appends all payments for one to four scrolls. */
export function offerScrolls(position: Position, { seat }: SeatFrame, moves: Move[]): void {
  const player = position.state.players[seat]!;
  const conversion = conversionOf(player);
  for (let colour = 0; colour < 4; colour += 1) bounds[colour] = Math.min(player.cubes[colour]!, colour === conversion ? 2 : 1);
  const count = findPayments(player.cubes, bounds, 1, mostScrolls(position));
  for (let at = 0; at < count; at += 1) moves.push({ kind: 'scrolls', cubes: cubesOf(found[at]!) });
  if (position.box.rulings.emptyAction === 'may-do-nothing') moves.push({ kind: 'stop' });
}

function coloursRefusal(player: Player, key: number): Refusal | null {
  const conversion = conversionOf(player);
  for (let colour = 0; colour < 4; colour += 1) if (((key >> (4 * colour)) & 15) > (colour === conversion ? 2 : 1)) return no['scroll-colours'];
  return null;
}

/** Why scrolls cannot be bought like this, or `null`. */
export function refuseScrolls(position: Position, { seat }: SeatFrame, move: Move): Refusal | null {
  const player = position.state.players[seat]!;
  if (move.kind !== 'scrolls') return position.box.rulings.emptyAction === 'may-do-nothing' ? null : no['unit-first'];
  const problem = cubesRefusal(move.cubes, player);
  if (problem) return problem;
  if (move.cubes.length === 0 || move.cubes.length > MOST_SCROLLS) return no['scroll-count'];
  if (move.cubes.length > mostScrolls(position)) return no['scrolls-gone'];
  return coloursRefusal(player, keyOf(move.cubes));
}

/** Buys scrolls. */
export function playScrolls(position: Position, { seat }: SeatFrame, move: Move): void {
  pop(position);
  if (move.kind !== 'scrolls') return;
  const { cubes } = move;
  let converted = false;
  for (let at = 1; at < cubes.length; at += 1) if (cubes[at] === cubes[at - 1] && cubes[at] !== CUBES[WHITE]) converted = true;
  payCubes(position, seat, cubes, false, converted, 'MERV-LIB-1');
  gainScrolls(position, seat, cubes.length, 'MERV-LIB-1');
}

/** Whether nobody has taken a tile. */
export function tileLeft({ state }: Position, level: number, place: number): boolean {
  for (const { breakthroughs } of state.players) if (breakthroughs[level] === place) return false;
  return true;
}

/** Appends the tiles of the level that are left: at least one, as there are four for at most four takers (MERV-R-28). */
export function offerBreakthrough(position: Position, { level }: BreakthroughFrame, moves: Move[]): void {
  for (let place = 0; place < 4; place += 1) if (tileLeft(position, level, place)) moves.push({ kind: 'breakthrough', tile: BREAKTHROUGHS[4 * level + place]! });
}

/** Why a tile cannot be taken, or `null`. */
export function refuseBreakthrough(position: Position, { level }: BreakthroughFrame, move: Move): Refusal | null {
  if (move.kind !== 'breakthrough') return null;
  const at = BREAKTHROUGHS.indexOf(move.tile);
  if (at >> 2 !== level) return no['breakthrough-level'];
  return tileLeft(position, level, at & 3) ? null : no['breakthrough-taken'];
}

/** Takes a tile; what it gives comes at once. */
export function playBreakthrough(position: Position, { seat }: BreakthroughFrame, move: Move): void {
  pop(position);
  if (move.kind === 'breakthrough') takeBreakthrough(position, seat, move.tile);
}

/** Notes that a participant has a tile. */
export function ownBreakthrough(position: Position, who: number, tile: Breakthrough, rule: string): void {
  const at = BREAKTHROUGHS.indexOf(tile);
  position.state.players[who]!.breakthroughs[at >> 2] = at & 3;
  if (position.events) position.events({ kind: 'breakthrough', rule, who: nameOf(position.box, who), tile });
}

function takeBreakthrough(position: Position, seat: number, tile: Breakthrough): void {
  ownBreakthrough(position, seat, tile, 'MERV-LIB-4');
  switch (tile) {
    case 'bt3-card': push(position, { kind: 'freeCard', seat }); return;
    case 'bt3-post': push(position, { kind: 'freePost', seat }); return;
    case 'bt3-mosque': giveMosqueStep(position, seat); return;
    case 'bt3-wall': push(position, { kind: 'freeWall', seat }); return;
    case 'bt4-vp': addPoints(position, seat, FROM_BREAKTHROUGHS, 8, 'MERV-BREAK-9'); return;
    case 'bt4-favour-favour': gainFavour(position, seat, 2, 'MERV-BREAK-11'); return;
    case 'bt4-favour-soldier':
      gainFavour(position, seat, 1, 'MERV-BREAK-10');
      push(position, { kind: 'soldier', seat });
      return;
    case 'bt4-soldier-soldier':
      push(position, { kind: 'soldier', seat });
      push(position, { kind: 'soldier', seat });
      return;
    default: // Tiles of the first two levels work from now on: see payments.ts.
  }
}

/** A tile that is not chosen: the last one left, or luck decides (MERV-R-28 `random`, MERV-CMA-12). */
export function runRandomBreakthrough(position: Position, frame: BreakthroughFrame): void {
  pop(position);
  const left = tilesLeft(position, frame.level);
  if (left.length > 1) push(position, { kind: 'drawBreakthrough', seat: frame.seat, level: frame.level });
  else if (left.length === 1) takeDrawn(position, frame.seat, left[0]!);
}

function tilesLeft(position: Position, level: number): Breakthrough[] {
  return BREAKTHROUGHS.filter((_, at) => at >> 2 === level && tileLeft(position, level, at & 3));
}

/** The tiles among which luck chooses (MERV-R-28 `random`, MERV-CMA-12). */
export function breakthroughRequest(position: Position, { seat, level }: BreakthroughFrame): ChanceRequest {
  const from = tilesLeft(position, level);
  const magistrate = seat === position.box.magistrate;
  return { kind: 'draw', purpose: 'breakthrough', rule: magistrate ? 'MERV-CMA-12' : 'MERV-R-28', seat: magistrate ? null : seat, from, count: 1, secret: false };
}

/** Gives the drawn tile to whoever made the breakthrough; those of the magistrate have no effect. */
export function resolveBreakthrough(position: Position, { seat }: BreakthroughFrame, outcome: Outcome): void {
  pop(position);
  takeDrawn(position, seat, outcome[0] as Breakthrough);
}

function takeDrawn(position: Position, who: number, tile: Breakthrough): void {
  if (who === position.box.magistrate) ownBreakthrough(position, who, tile, 'MERV-CMA-12');
  else takeBreakthrough(position, who, tile);
}
