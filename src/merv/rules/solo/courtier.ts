// The High Courtier: MERV-HC-1 to 6, 10, 11, MERV-R-43 to 46, MERV-R-65.
import { pop, push, type Refusal } from '../../../kernel/rules.js';
import { at, COURTIER, decision, playerAt, refusals, seat, type Position } from '../chapter.js';
import { cellOf, CELLS, slotOf, SLOTS } from '../../content/ids.js';
import { sitesOf } from '../city/geometry.js';
import { build } from '../city/production.js';
import { siteMoveOf, slotMoveOf } from '../supply/ready.js';
import { lineRefusal, siteMove } from '../turn/site.js';
import { firstSlot, freeSlotRefusal, freeSlots, occupySlot, slotMove } from '../turn/slot.js';
import { beginTurn } from '../turn/turn.js';
import { choose, distance, hasEmptySite, inLine, inPerpendicular } from './choice.js';

/** Who chooses the slot (0) or the site (1): the earlier and the later of the two others (MERV-HC-3, 4, 10). */
function steersman({ box, state }: Position, later: 0 | 1): number {
  if (box.magistrate >= 0 && box.rulings.courtierSteering === 'magistrate-both') return box.magistrate;
  return state.order.filter((who) => who !== box.courtier)[later] ?? 0;
}

/** The turn of the High Courtier. */
export function runCourtier(position: Position): void {
  const { box } = position;
  beginTurn(position, box.courtier);
  const who = steersman(position, 0);
  if (who === box.magistrate) takeSlot(position, magistratesSlot(position));
  else push(position, { kind: 'courtierSlot', seat: who });
}

/** Whether lines without an empty site are barred (MERV-R-43 `avoid-if-possible`). */
function emptySiteNeeded(position: Position): boolean {
  const { box, state } = position;
  if (box.rulings.courtierWithoutSite === 'nothing-happens' || playerAt(position, box.courtier).buildings === 0) return false;
  return freeSlots(position).some((slot) => hasEmptySite(state, slot));
}

function slotRefusal(position: Position, slot: number): Refusal | null {
  const problem = freeSlotRefusal(position, slot);
  if (problem) return problem;
  return emptySiteNeeded(position) && !hasEmptySite(position.state, slot) ? refusals['slot-without-empty-site'] : null;
}

function courtierProblem(position: Position, { seat: who }: { readonly seat: number }, later: 0 | 1): string | null {
  const { box, state } = position;
  if (box.courtier < 0 || state.turn.seat !== box.courtier) return 'it is not the turn of the High Courtier';
  return who < box.seats && who === steersman(position, later) ? null : 'somebody else decides';
}

/** MERV-HC-3: the earlier of the two others sends the High Courtier to a slot. */
export const courtierSlot = /* @__PURE__ */ decision('courtierSlot', { seat }, {
  rule: 'MERV-HC-3', on: ['turns'], moves: slotMove,
  offer(position, _frame, out) {
    const first = firstSlot(position);
    for (let slot = first; slot < first + 5; slot += 1) if (slotRefusal(position, slot) === null) out.add(slotMoveOf(slot));
  },
  refuse: (position, _frame, { slot }): Refusal | null => slotRefusal(position, slotOf(slot)),
  play(position, _frame, { slot }) {
    pop(position);
    takeSlot(position, slotOf(slot));
  },
  problem: (position, frame): string | null => courtierProblem(position, frame, 0) ?? (position.state.turn.slot < 0 ? null : 'a slot has been chosen'),
});

function takeSlot(position: Position, slot: number): void {
  const { box, state } = position;
  occupySlot(position, box.courtier, slot);
  position.events?.({ kind: 'slot-taken', ...COURTIER, rule: 'MERV-HC-2', slot: at(SLOTS, slot) });
  if (playerAt(position, box.courtier).buildings === 0 || !hasEmptySite(state, slot)) {
    position.events?.({ kind: 'no-activation', ...COURTIER, rule: 'MERV-HC-5' });
    return;
  }
  const who = steersman(position, 1);
  if (who === box.magistrate) takeSite(position, magistratesSite(position));
  else push(position, { kind: 'courtierSite', seat: who });
}

function siteRefusal({ state }: Position, cell: number): Refusal | null {
  return lineRefusal(state.turn.slot, cell) ?? ((state.buildings[cell] ?? -1) >= 0 ? refusals['site-not-empty'] : null);
}

/** MERV-HC-4: the later one has him build on an empty site of the line. */
export const courtierSite = /* @__PURE__ */ decision('courtierSite', { seat }, {
  rule: 'MERV-HC-4', on: ['turns'], moves: siteMove,
  offer(position, _frame, out) { for (const cell of sitesOf(position.state.turn.slot)) if (siteRefusal(position, cell) === null) out.add(siteMoveOf(cell)); },
  refuse: (position, _frame, { cell }): Refusal | null => siteRefusal(position, cellOf(cell)),
  play(position, _frame, { cell }) {
    pop(position);
    takeSite(position, cellOf(cell));
  },
  problem: (position, frame): string | null => courtierProblem(position, frame, 1) ?? (position.state.turn.slot < 0 ? 'no slot has been chosen' : null),
});

function takeSite(position: Position, cell: number): void {
  build(position, position.box.courtier, cell, 'MERV-HC-4');
}

/** The slot the magistrate sends the High Courtier to (MERV-HC-10, MERV-R-45, MERV-R-65). */
function magistratesSlot(position: Position): number {
  const { box, state } = position;
  const free = freeSlots(position);
  const withSite = free.filter((slot) => hasEmptySite(state, slot));
  const restricted = box.rulings.courtierSlot === 'only-with-empty-site' || emptySiteNeeded(position);
  const nearest = box.rulings.automataQueue === 'queue-just-left' ? -1 : 1;
  return choose(
    position,
    { who: box.magistrate, rule: 'MERV-HC-10', of: 'courtierSlot', label: (slot) => at(SLOTS, slot) },
    restricted && withSite.length > 0 ? withSite : free,
    [
      { name: 'mostPlayerBuildings', value: (slot) => inLine(state, slot, 0) },
      { name: 'fewestMagistrateBuildings', value: (slot) => -inLine(state, slot, box.magistrate) },
      { name: 'nearestToQueue', value: (slot) => nearest * slot },
    ],
  );
}

/** The site the magistrate has the High Courtier build on (MERV-HC-11). */
function magistratesSite(position: Position): number {
  const { box, state } = position;
  const { slot } = state.turn;
  return choose(
    position,
    { who: box.magistrate, rule: 'MERV-HC-11', of: 'courtierSite', label: (cell) => at(CELLS, cell) },
    sitesOf(slot).filter((cell) => (state.buildings[cell] ?? -1) < 0),
    [
      { name: 'mostPlayerBuildings', value: (cell) => inPerpendicular(position, slot, cell, 0) },
      { name: 'fewestMagistrateBuildings', value: (cell) => -inPerpendicular(position, slot, cell, box.magistrate) },
      { name: 'nearestToSlot', value: (cell) => -distance(slot, cell) },
    ],
  );
}
