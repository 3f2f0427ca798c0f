// The High Courtier: MERV-HC-1 to 6, 10, 11, MERV-R-43 to 46, MERV-R-65.
import { pop, push } from '../../../kernel/frames.js';
import type { Refusal } from '../../../kernel/legality.js';
import type { Position } from '../../box.js';
import { cellOf, CELLS, slotOf, SLOTS } from '../../content/ids.js';
import { SITES_OF } from '../geometry.js';
import type { Move } from '../../words/moves.js';
import { build } from '../production.js';
import { no } from '../../words/refusals.js';
import type { SeatFrame } from '../../state.js';
import { firstSlot, freeSlotRefusal, freeSlots, occupySlot } from '../slots.js';
import { beginTurn, endTurn, lineRefusal } from '../turn.js';
import { choose, distance, hasEmptySite, inLine, inPerpendicular } from './choice.js';

/** Who chooses the slot (0) or the site (1): the earlier and the later of the two others (MERV-HC-3, 4, 10). */
function steersman({ box, state }: Position, later: 0 | 1): number {
  if (box.magistrate >= 0 && box.rulings.courtierSteering === 'magistrate-both') return box.magistrate;
  const others = state.order.filter((who) => who !== box.courtier);
  return others[later]!;
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
  if (box.rulings.courtierWithoutSite === 'nothing-happens' || state.players[box.courtier]!.buildings === 0) return false;
  return freeSlots(position).some((slot) => hasEmptySite(state, slot));
}

function slotRefusal(position: Position, slot: number): Refusal | null {
  const problem = freeSlotRefusal(position, slot);
  if (problem) return problem;
  return emptySiteNeeded(position) && !hasEmptySite(position.state, slot) ? no['slot-without-empty-site'] : null;
}

/** Appends the slots the High Courtier can be sent to. */
export function offerCourtierSlot(position: Position, _frame: SeatFrame, moves: Move[]): void {
  const first = firstSlot(position);
  for (let slot = first; slot < first + 5; slot += 1) if (slotRefusal(position, slot) === null) moves.push({ kind: 'slot', slot: SLOTS[slot]! });
}

/** Why the High Courtier cannot be sent to a slot, or `null`. */
export function refuseCourtierSlot(position: Position, _frame: SeatFrame, move: Move): Refusal | null {
  return move.kind === 'slot' ? slotRefusal(position, slotOf(move.slot)) : null;
}

/** Sends the High Courtier to a slot. */
export function playCourtierSlot(position: Position, _frame: SeatFrame, move: Move): void {
  pop(position);
  if (move.kind === 'slot') takeSlot(position, slotOf(move.slot));
}

function takeSlot(position: Position, slot: number): void {
  const { box, state } = position;
  occupySlot(position, box.courtier, slot);
  if (position.events) position.events({ kind: 'slot', rule: 'MERV-HC-2', who: 'courtier', slot: SLOTS[slot]! });
  if (state.players[box.courtier]!.buildings === 0 || !hasEmptySite(state, slot)) {
    if (position.events) position.events({ kind: 'noActivation', rule: 'MERV-HC-5', who: 'courtier' });
    endTurn(position);
    return;
  }
  const who = steersman(position, 1);
  if (who === box.magistrate) takeSite(position, magistratesSite(position));
  else push(position, { kind: 'courtierSite', seat: who });
}

function siteRefusal({ state }: Position, cell: number): Refusal | null {
  return lineRefusal(state.turn.slot, cell) ?? (state.buildings[cell]! >= 0 ? no['site-not-empty'] : null);
}

/** Appends the empty sites of the line. */
export function offerCourtierSite(position: Position, _frame: SeatFrame, moves: Move[]): void {
  for (const cell of SITES_OF[position.state.turn.slot]!) if (siteRefusal(position, cell) === null) moves.push({ kind: 'site', cell: CELLS[cell]! });
}

/** Why the High Courtier cannot build on a site, or `null`. */
export function refuseCourtierSite(position: Position, _frame: SeatFrame, move: Move): Refusal | null {
  return move.kind === 'site' ? siteRefusal(position, cellOf(move.cell)) : null;
}

/** Lets the High Courtier build. */
export function playCourtierSite(position: Position, _frame: SeatFrame, move: Move): void {
  pop(position);
  if (move.kind === 'site') takeSite(position, cellOf(move.cell));
}

function takeSite(position: Position, cell: number): void {
  build(position, position.box.courtier, cell, 'MERV-HC-4');
  endTurn(position);
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
    { who: box.magistrate, rule: 'MERV-HC-10', of: 'courtierSlot', label: (slot) => SLOTS[slot]! },
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
    { who: box.magistrate, rule: 'MERV-HC-11', of: 'courtierSite', label: (cell) => CELLS[cell]! },
    SITES_OF[slot]!.filter((cell) => state.buildings[cell]! < 0),
    [
      { name: 'mostPlayerBuildings', value: (cell) => inPerpendicular(position, slot, cell, 0) },
      { name: 'fewestMagistrateBuildings', value: (cell) => -inPerpendicular(position, slot, cell, box.magistrate) },
      { name: 'nearestToSlot', value: (cell) => -distance(slot, cell) },
    ],
  );
}
