// Ransoms: MERV-INV-7 to 14, MERV-R-27, MERV-R-38.
import { called, choice, move, type Refusal } from '../../../kernel/rules.js';
import { add, at, cells, decision, participant, playerAt, refusals, seat, type Position } from '../chapter.js';
import { cellOf, CELLS, CUBES, WHITE } from '../../content/ids.js';
import { aboutRansom } from '../about.js';
import { conversionOf, payCubes } from '../supply/payments.js';
import { ransomMoveOf, surrenderMoveOf } from '../supply/ready.js';
import { destroy, stillAttacked } from './invasion.js';

/** Attacked buildings of a seat still to be decided on. */
interface Due {
  readonly seat: number;
  readonly cells: readonly number[];
}

/** Whether a cube pays the ransom without the colour conversion (MERV-INV-8 to 10). */
function fitsSite({ box, state }: Position, cell: number, cube: number): boolean {
  const upgrade = state.upgrades[cell] ?? -1;
  return cube === WHITE || upgrade === WHITE || cube === upgrade || cube === box.siteColour[state.sites[cell] ?? -1];
}

/** The colour that may stand in for another in an invasion, or -1 (MERV-INV-11, MERV-R-27). */
const conversionFor = (position: Position, who: number): number => (position.box.rulings.conversionScope === 'turn-and-invasion' ? conversionOf(playerAt(position, who)) : -1);

function cubeRefusal(position: Position, who: number, cell: number, cube: number): Refusal | null {
  if (!fitsSite(position, cell, cube) && cube !== conversionFor(position, who)) return refusals['ransom-cube'];
  return playerAt(position, who).cubes[cube] === 0 ? refusals['cubes-missing'] : null;
}

/** Buildings to be saved with some cubes: which cube is meant for each, -1 for none. */
interface Plan {
  readonly cells: readonly number[];
  readonly left: readonly number[];
  readonly payment: number[];
}

/** Finds room for one more building, moving others to another cube if need be. */
function settleWith(position: Position, plan: Plan, place: number, tried: number): boolean {
  const { cells: due, left, payment } = plan;
  let seen = tried;
  for (let cube = 0; cube < 5; cube += 1) {
    if ((seen & (1 << cube)) !== 0 || !fitsSite(position, due[place] ?? 0, cube)) continue;
    seen |= 1 << cube;
    const used = payment.filter((other) => other === cube).length;
    const free = used < (left[cube] ?? 0) || payment.some((other, taken) => other === cube && settleWith(position, plan, taken, seen));
    if (!free) continue;
    payment[place] = cube;
    return true;
  }
  return false;
}

/** The most of these buildings that some cubes can save. */
function mostSaved(position: Position, due: readonly number[], left: readonly number[]): number {
  const plan = { cells: due, left, payment: due.map(() => -1) };
  return due.filter((_, place) => settleWith(position, plan, place, 0)).length;
}

/** The same with the colour conversion, if it may be used: it makes one cube as good as a white one. */
function mostRansoms(position: Position, due: readonly number[], cubes: readonly number[], conversion: number): number {
  const plain = mostSaved(position, due, cubes);
  if (conversion < 0 || cubes[conversion] === 0) return plain;
  const converted = cubes.slice();
  add(converted, conversion, -1);
  add(converted, WHITE, 1);
  return Math.max(plain, mostSaved(position, due, converted));
}

/**
 * Whether a decision on the next building saves fewer buildings of this pass than could be saved (MERV-R-38
 * `must-pay-if-able`); `cube` is -1 for surrender.
 */
function savesTooFew(position: Position, { seat: who, cells: due }: Due, cube: number): boolean {
  if (position.box.rulings.ransomDuty === 'owner-may-refuse') return false;
  const { cubes } = playerAt(position, who);
  const conversion = conversionFor(position, who);
  const rest = due.slice(1);
  const most = mostRansoms(position, due, cubes, conversion);
  if (cube < 0) return mostRansoms(position, rest, cubes, conversion) < most;
  const left = cubes.slice();
  add(left, cube, -1);
  return 1 + mostRansoms(position, rest, left, fitsSite(position, at(due, 0), cube) ? conversion : -1) < most;
}

/** Why the next building cannot be decided on like this, or `null`; `cube` is -1 for surrender. */
function decisionRefusal(position: Position, frame: Due, cube: number): Refusal | null {
  const problem = cube < 0 ? null : cubeRefusal(position, frame.seat, frame.cells[0] ?? 0, cube);
  return problem ?? (savesTooFew(position, frame, cube) ? refusals['ransom-due'] : null);
}

/** MERV-INV-7 to 14: attacked buildings of a seat, one after the other, are ransomed or taken back. */
export const ransom = /* @__PURE__ */ decision('ransom', { seat, cells }, {
  rule: 'MERV-INV-7', on: ['invasion', 'ransom'], about: aboutRansom, givesUp: ['surrender'],
  moves: {
    ransom: move('ransom {cell} {cube}', { cell: called('cell', choice(CELLS)), cube: called('cube', choice(CUBES)) }),
    surrender: move('surrender {cell}', { cell: called('cell', choice(CELLS)) }),
  },
  lapses: (_position, { cells: due }): boolean => due.length === 0,
  offer(position, frame, out) {
    const cell = frame.cells[0] ?? 0;
    for (let cube = 0; cube < 5; cube += 1) if (decisionRefusal(position, frame, cube) === null) out.add(ransomMoveOf(cell, cube));
    if (decisionRefusal(position, frame, -1) === null) out.add(surrenderMoveOf(cell));
  },
  refuse(position, frame, one): Refusal | null {
    if (cellOf(one.cell) !== frame.cells[0]) return refusals['ransom-order'];
    return decisionRefusal(position, frame, one.kind === 'ransom' ? CUBES.indexOf(one.cube) : -1);
  },
  play(position, frame, one) {
    const cell = cellOf(one.cell);
    frame.cells.shift();
    if (one.kind === 'surrender') {
      destroy(position, cell, 'MERV-INV-14');
      return;
    }
    const cube = CUBES.indexOf(one.cube);
    payCubes(position, frame.seat, { cubes: [one.cube], discount: false, converted: !fitsSite(position, cell, cube), rule: 'MERV-INV-8' });
    for (const below of position.state.frames) {
      if (below.kind !== 'invasion') continue;
      below.ransomed.push(cell);
      add(below.cubes, cube, 1);
    }
    position.events?.({ kind: 'building-ransomed', ...participant(position.box, frame.seat), rule: 'MERV-INV-12', cell: one.cell, cube: one.cube });
  },
  problem(position: Position, { seat: who, cells: due }: Due): string | null {
    const { box, state: { buildings, frames } } = position;
    if (who >= box.seats) return 'this seat does not take part';
    if (frames.filter((other) => other.kind === 'ransom' && other.seat === who).length > 1) return 'this seat is asked already';
    if (due.some((cell, place) => place > 0 && (due[place - 1] ?? 0) >= cell)) return 'buildings are decided on by cell, each once';
    if (due.some((cell) => buildings[cell] !== who)) return 'this seat has no building there';
    const attacks = frames.find((other) => other.kind === 'invasion');
    const attacked = attacks ? stillAttacked(position, attacks) : [];
    return due.every((cell) => attacked.includes(cell)) ? null : 'this building is not attacked';
  },
});
