// The invasion: MERV-INV-1 to 15, MERV-HC-9, MERV-CM-17, MERV-R-36 to 39, MERV-R-42.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { nameOf, type Position } from '../box.js';
import { cellOf, CELLS, CUBES, SIDES, WHITE, type Cell } from '../content/ids.js';
import { LINES } from './geometry.js';
import { putInOrder } from './lists.js';
import type { Move } from '../words/moves.js';
import { offersOf, selection, type Offers } from './offers.js';
import { conversionOf, payCubes } from './payments.js';
import { no } from '../words/refusals.js';
import { sendHome } from './soldiers.js';
import type { InvasionFrame, RansomFrame } from '../state.js';

/** Sends all soldiers in the city home (MERV-INV-15). */
export function sendAllHome(position: Position, rule: string): void {
  for (let cell = 0; cell < 25; cell += 1) sendHome(position, cell, rule);
}

/** Begins the invasion phase of a year; there is none in year 1 (MERV-INV-1). */
export function startInvasion(position: Position): void {
  const { state, box } = position;
  if (state.year === 1) {
    if (box.rulings.soldiersReturn === 'return-every-year') sendAllHome(position, 'MERV-R-39');
    return;
  }
  if (position.events) position.events({ kind: 'phase', rule: 'MERV-INV-1', phase: 'invasion' });
  for (const player of state.players) player.converted = 0;
  push(position, { kind: 'invasion', side: 0, ransomed: [], cubes: [0, 0, 0, 0, 0] });
}

/** Adds the sites that are attacked through the wall slots of a side, in ascending order (MERV-INV-2 to 6). */
function findAttacked(position: Position, { ransomed }: InvasionFrame, side: number, cells: number[]): void {
  const { state, box } = position;
  for (let slot = 5 * side; slot < 5 * side + 5; slot += 1) {
    if (state.walls[slot]! >= 0) continue;
    for (let depth = 0; depth < 2; depth += 1) {
      const cell = LINES[slot]![depth]!;
      const owner = state.buildings[cell]!;
      if (owner < 0 || owner === box.magistrate || state.soldiers[cell]! > 0) continue;
      if (!ransomed.includes(cell) && !cells.includes(cell)) putInOrder(cells, cell);
    }
  }
}

/** Takes a building off the city. */
function destroy(position: Position, cell: number, rule: string): void {
  const { state, box } = position;
  const owner = state.buildings[cell]!;
  state.buildings[cell] = -1;
  if (owner === box.courtier && box.rulings.courtierBuildings === 'out-of-game') state.lostBuildings += 1;
  else state.players[owner]!.buildings += 1;
  if (position.events) position.events({ kind: 'destroyed', rule, who: nameOf(box, owner), cell: CELLS[cell]! });
}

/** The order of the players' decisions, the last first (MERV-R-37). */
function decisionOrder({ state, box }: Position): readonly number[] {
  return box.rulings.invasionTurnOrder === 'order-of-round-4' ? state.order : state.queue;
}

function ownCells({ state }: Position, cells: readonly number[], who: number): number[] {
  const own: number[] = [];
  for (const cell of cells) if (state.buildings[cell] === who) own.push(cell);
  return own;
}

/** Attacks from the next side, or ends the invasion. */
export function runInvasion(position: Position, frame: InvasionFrame): void {
  const { state, box } = position;
  if (frame.side === 4) {
    pop(position);
    sendAllHome(position, 'MERV-INV-15');
    return;
  }
  const cells: number[] = [];
  const all = box.rulings.invasionOrder === 'all-at-once';
  for (let side = frame.side; side < (all ? 4 : frame.side + 1); side += 1) findAttacked(position, frame, side, cells);
  if (position.events) position.events({ kind: 'attack', rule: 'MERV-INV-3', side: all ? 'all' : SIDES[frame.side]!, cells: cells.map((cell) => CELLS[cell]!) });
  frame.side = all ? 4 : frame.side + 1;
  for (const cell of cells) if (state.buildings[cell] === box.courtier && box.courtier >= 0) destroy(position, cell, 'MERV-HC-9');
  const order = decisionOrder(position);
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const own = ownCells(position, cells, order[at]!);
    if (own.length > 0) push(position, { kind: 'ransom', seat: order[at]!, cells: own });
  }
}

/** Whether a cube pays the ransom without the colour conversion (MERV-INV-8 to 10). */
function fitsSite({ box, state }: Position, cell: number, cube: number): boolean {
  const upgrade = state.upgrades[cell]!;
  return cube === WHITE || upgrade === WHITE || cube === upgrade || cube === box.siteColour[state.sites[cell]!];
}

function cubeRefusal(position: Position, seat: number, cell: number, cube: number): Refusal | null {
  const player = position.state.players[seat]!;
  if (player.cubes[cube] === 0) return no['cubes-missing'];
  if (fitsSite(position, cell, cube)) return null;
  return position.box.rulings.conversionScope === 'turn-and-invasion' && cube === conversionOf(player) ? null : no['ransom-cube'];
}

/** Finds room for one more building, moving others to another cube if need be. */
function settleWith(position: Position, cells: readonly number[], left: readonly number[], payment: number[], at: number, tried: number): boolean {
  let seen = tried;
  for (let cube = 0; cube < 5; cube += 1) {
    if ((seen & (1 << cube)) !== 0 || !fitsSite(position, cells[at]!, cube)) continue;
    seen |= 1 << cube;
    let used = 0;
    for (const other of payment) if (other === cube) used += 1;
    const free = used < left[cube]! || payment.some((other, place) => other === cube && settleWith(position, cells, left, payment, place, seen));
    if (!free) continue;
    payment[at] = cube;
    return true;
  }
  return false;
}

/** The most of these buildings that some cubes can save. */
function mostSaved(position: Position, cells: readonly number[], left: readonly number[]): number {
  const payment = cells.map(() => -1);
  let saved = 0;
  for (let at = 0; at < cells.length; at += 1) if (settleWith(position, cells, left, payment, at, 0)) saved += 1;
  return saved;
}

/** The same with the colour conversion, if it may be used: it makes one cube as good as a white one. */
function mostRansoms(position: Position, cells: readonly number[], cubes: readonly number[], conversion: number): number {
  const plain = mostSaved(position, cells, cubes);
  if (conversion < 0 || cubes[conversion] === 0) return plain;
  const converted = cubes.slice();
  converted[conversion]! -= 1;
  converted[WHITE]! += 1;
  return Math.max(plain, mostSaved(position, cells, converted));
}

/**
 * Whether a decision on the next building saves fewer buildings of this pass than could be saved (MERV-R-38
 * `must-pay-if-able`); `cube` is -1 for surrender.
 */
function savesTooFew(position: Position, { seat, cells }: RansomFrame, cube: number): boolean {
  const { rulings } = position.box;
  if (rulings.ransomDuty === 'owner-may-refuse') return false;
  const player = position.state.players[seat]!;
  const conversion = rulings.conversionScope === 'turn-and-invasion' ? conversionOf(player) : -1;
  const rest = cells.slice(1);
  const most = mostRansoms(position, cells, player.cubes, conversion);
  if (cube < 0) return mostRansoms(position, rest, player.cubes, conversion) < most;
  const left = player.cubes.slice();
  left[cube]! -= 1;
  return 1 + mostRansoms(position, rest, left, fitsSite(position, cells[0]!, cube) ? conversion : -1) < most;
}

/** Whether all buildings have been decided on. */
export const ransomLapses = (_position: Position, { cells }: RansomFrame): boolean => cells.length === 0;

const ransomOffers: Offers[] = [];

const ransomMoves = (cell: Cell): Move[] => [...CUBES.map((cube): Move => ({ kind: 'ransom', cell, cube })), { kind: 'surrender', cell }];

/** Lists the ways to decide on the next building. */
export function offerRansom(position: Position, frame: RansomFrame): readonly Move[] {
  const cell = frame.cells[0]!;
  let bits = savesTooFew(position, frame, -1) ? 0 : 1 << CUBES.length;
  for (let cube = 0; cube < 5; cube += 1) if (cubeRefusal(position, frame.seat, cell, cube) === null && !savesTooFew(position, frame, cube)) bits |= 1 << cube;
  return selection((ransomOffers[cell] ??= offersOf(ransomMoves(CELLS[cell]!))), bits);
}

/** Why a building cannot be decided on like this, or `null`. */
export function refuseRansom(position: Position, frame: RansomFrame, move: Move): Refusal | null {
  if (move.kind !== 'ransom' && move.kind !== 'surrender') return null;
  const cell = cellOf(move.cell);
  if (cell !== frame.cells[0]) return no['ransom-order'];
  const cube = move.kind === 'ransom' ? CUBES.indexOf(move.cube) : -1;
  const problem = cube < 0 ? null : cubeRefusal(position, frame.seat, cell, cube);
  return problem ?? (savesTooFew(position, frame, cube) ? no['ransom-due'] : null);
}

/** Pays the ransom of a building, or takes it back. */
export function playRansom(position: Position, frame: RansomFrame, move: Move): void {
  frame.cells.shift();
  if (move.kind === 'surrender') destroy(position, cellOf(move.cell), 'MERV-INV-14');
  if (move.kind !== 'ransom') return;
  const cell = cellOf(move.cell);
  const cube = CUBES.indexOf(move.cube);
  payCubes(position, frame.seat, [move.cube], false, !fitsSite(position, cell, cube), 'MERV-INV-8');
  const invasion = position.state.frames.find((below): below is InvasionFrame => below.kind === 'invasion')!;
  invasion.ransomed.push(cell);
  invasion.cubes[cube]! += 1;
  if (position.events) position.events({ kind: 'ransom', rule: 'MERV-INV-12', who: frame.seat, cell: move.cell, cube: move.cube });
}
