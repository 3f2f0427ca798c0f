// The invasion: MERV-INV-1 to 15, MERV-HC-9, MERV-CM-17, MERV-R-36 to 39, MERV-R-42.
import { pop, push } from '../kernel/frames.js';
import type { Refusal } from '../kernel/legality.js';
import { nameOf, type Position } from './box.js';
import { CELLS, CUBES, SIDES, WHITE } from './content/ids.js';
import { LINES } from './geometry.js';
import type { Move } from './moves.js';
import { conversionOf, payCubes } from './payments.js';
import { no } from './refusals.js';
import { sendHome } from './soldiers.js';
import type { InvasionFrame, RansomFrame } from './state.js';

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

/** Adds the sites that are attacked through the wall slots of a side (MERV-INV-2 to 6). */
function findAttacked(position: Position, { ransomed }: InvasionFrame, side: number, cells: number[]): void {
  const { state, box } = position;
  for (let slot = 5 * side; slot < 5 * side + 5; slot += 1) {
    if (state.walls[slot]! >= 0) continue;
    for (let depth = 0; depth < 2; depth += 1) {
      const cell = LINES[slot]![depth]!;
      const owner = state.buildings[cell]!;
      if (owner < 0 || owner === box.magistrate || state.soldiers[cell]! > 0) continue;
      if (!ransomed.includes(cell) && !cells.includes(cell)) cells.push(cell);
    }
  }
  cells.sort((a, b) => a - b);
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
    const own = cells.filter((cell) => state.buildings[cell] === order[at]);
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

function canRansom(position: Position, seat: number, cell: number): boolean {
  for (let cube = 0; cube < 5; cube += 1) if (cubeRefusal(position, seat, cell, cube) === null) return true;
  return false;
}

const mustPay = (position: Position, seat: number, cell: number): boolean => position.box.rulings.ransomDuty === 'must-pay-if-able' && canRansom(position, seat, cell);

/** Whether all buildings have been decided on. */
export const ransomLapses = (_position: Position, { cells }: RansomFrame): boolean => cells.length === 0;

/** Appends the ways to decide on the next building. */
export function offerRansom(position: Position, { seat, cells }: RansomFrame, moves: Move[]): void {
  const cell = cells[0]!;
  for (let cube = 0; cube < 5; cube += 1) if (cubeRefusal(position, seat, cell, cube) === null) moves.push({ kind: 'ransom', cell: CELLS[cell]!, cube: CUBES[cube]! });
  if (!mustPay(position, seat, cell)) moves.push({ kind: 'surrender', cell: CELLS[cell]! });
}

/** Why a building cannot be decided on like this, or `null`. */
export function refuseRansom(position: Position, { seat, cells }: RansomFrame, move: Move): Refusal | null {
  if (move.kind !== 'ransom' && move.kind !== 'surrender') return null;
  const cell = CELLS.indexOf(move.cell);
  if (cell !== cells[0]) return no['ransom-order'];
  if (move.kind === 'ransom') return cubeRefusal(position, seat, cell, CUBES.indexOf(move.cube));
  return mustPay(position, seat, cell) ? no['ransom-due'] : null;
}

/** Pays the ransom of a building, or takes it back. */
export function playRansom(position: Position, frame: RansomFrame, move: Move): void {
  frame.cells.shift();
  if (move.kind === 'surrender') destroy(position, CELLS.indexOf(move.cell), 'MERV-INV-14');
  if (move.kind !== 'ransom') return;
  const cell = CELLS.indexOf(move.cell);
  const cube = CUBES.indexOf(move.cube);
  payCubes(position, frame.seat, [move.cube], false, !fitsSite(position, cell, cube), 'MERV-INV-8');
  const invasion = position.state.frames.find((below): below is InvasionFrame => below.kind === 'invasion')!;
  invasion.ransomed.push(cell);
  invasion.cubes[cube]! += 1;
  if (position.events) position.events({ kind: 'ransom', rule: 'MERV-INV-12', who: frame.seat, cell: move.cell, cube: move.cube });
}
