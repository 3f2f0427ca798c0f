// The invasion: MERV-INV-1 to 6, 14, 15, MERV-HC-9, MERV-CM-17, MERV-R-36, 37, 39, 42. What owners decide: ransom.ts.
import { integer, pop, push } from '../../../kernel/rules.js';
import { at, byCube, cells, participant, playerAt, putInOrder, step, stepProblem, sum, type Position } from '../chapter.js';
import { CELLS, ROUNDS, SIDES } from '../../content/ids.js';
import type { FrameOf } from '../../frames.js';
import { lineOf } from '../city/geometry.js';
import { sendHome } from '../city/soldiers.js';

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
  position.events?.({ kind: 'phase-begins', seat: null, rule: 'MERV-INV-1', phase: 'invasion' });
  for (const player of state.players) player.converted = 0;
  push(position, { kind: 'invasion', side: 0, ransomed: [], cubes: [0, 0, 0, 0, 0] });
}

/** Adds the sites that are attacked through the wall slots of a side, in ascending order (MERV-INV-2 to 6). */
function findAttacked({ state, box }: Position, { ransomed }: FrameOf<'invasion'>, side: number, attacked: number[]): void {
  for (let slot = 5 * side; slot < 5 * side + 5; slot += 1) {
    if ((state.walls[slot] ?? -1) >= 0) continue;
    const line = lineOf(slot);
    for (let depth = 0; depth < 2; depth += 1) {
      const cell = line[depth] ?? 0;
      const owner = state.buildings[cell] ?? -1;
      if (owner < 0 || owner === box.magistrate || (state.soldiers[cell] ?? 0) > 0) continue;
      if (!ransomed.includes(cell) && !attacked.includes(cell)) putInOrder(attacked, cell);
    }
  }
}

/** Takes a building off the city. */
export function destroy(position: Position, cell: number, rule: string): void {
  const { state, box } = position;
  const owner = state.buildings[cell] ?? -1;
  state.buildings[cell] = -1;
  const lost = owner === box.courtier && box.rulings.courtierBuildings === 'out-of-game';
  if (lost) state.lostBuildings += 1;
  else playerAt(position, owner).buildings += 1;
  position.events?.({ kind: 'building-lost', ...participant(box, owner), rule, cell: at(CELLS, cell), to: lost ? 'box' : 'player' });
}

/** The order in which participants decide in the phases of a year's end (MERV-R-37). */
export const phaseOrder = ({ state, box }: Position): readonly number[] => (box.rulings.invasionTurnOrder === 'order-of-round-4' ? state.order : state.queue);

const allAtOnce = ({ box }: Position): boolean => box.rulings.invasionOrder === 'all-at-once';

/** MERV-INV-2 to 6: an attack from one side after the other, or from all; `side` is the next one, `cubes` lie on ransomed sites. */
export const invasion = /* @__PURE__ */ step('invasion', { side: integer(0, 4), ransomed: cells, cubes: byCube }, {
  on: ['year'],
  run(position, frame) {
    if (frame.side === SIDES.length) {
      pop(position);
      sendAllHome(position, 'MERV-INV-15');
    } else attack(position, frame);
  },
  problem(position, frame): string | null {
    const { year, round } = position.state;
    if (year === 1 || round !== ROUNDS) return 'an invasion comes after the rounds of the second and the third year';
    if (sum(frame.cubes) !== frame.ransomed.length || new Set(frame.ransomed).size < frame.ransomed.length) return 'a cube lies on every ransomed building';
    return stepProblem(position, frame, () => frame.side === SIDES.length || (frame.side > 0 && !allAtOnce(position)), 'this side has not been attacked yet');
  },
});

/** The sites that are attacked from some sides, the last of them excluded. */
function attackedFrom(position: Position, frame: FrameOf<'invasion'>, first: number, last: number): number[] {
  const attacked: number[] = [];
  for (let side = first; side < last; side += 1) findAttacked(position, frame, side, attacked);
  return attacked;
}

/** The sites whose owners are being asked: those of the last attack that are not ransomed yet. */
export function stillAttacked(position: Position, frame: FrameOf<'invasion'>): readonly number[] {
  return attackedFrom(position, frame, allAtOnce(position) ? 0 : Math.max(0, frame.side - 1), frame.side);
}

function attack(position: Position, frame: FrameOf<'invasion'>): void {
  const { state: { buildings }, box } = position;
  const all = allAtOnce(position);
  const last = all ? SIDES.length : frame.side + 1;
  const attacked = attackedFrom(position, frame, frame.side, last);
  position.events?.({ kind: 'attacked', seat: null, rule: 'MERV-INV-3', side: all ? 'all' : at(SIDES, frame.side), cells: attacked.map((cell) => at(CELLS, cell)) });
  frame.side = last;
  if (attacked.length === 0) return;
  for (const cell of attacked) if (box.courtier >= 0 && buildings[cell] === box.courtier) destroy(position, cell, 'MERV-HC-9');
  const order = phaseOrder(position);
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const who = order[place] ?? -1;
    const own = attacked.filter((cell) => buildings[cell] === who);
    if (own.length > 0) push(position, { kind: 'ransom', seat: who, cells: own });
  }
}
