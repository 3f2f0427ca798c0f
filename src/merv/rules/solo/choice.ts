// How the automata choose: candidates are compared by one criterion after the other, and the event tells what decided, or
// that there was nothing to choose.
import { MAGISTRATE, participant, type Position } from '../../box.js';
import type { State } from '../../state.js';
import { lineOf, perpendicularLine, sitesOf } from '../city/geometry.js';

/** A criterion; the highest value is best. */
export interface Criterion {
  readonly name: string;
  readonly value: (candidate: number) => number;
}

/** What a choice is about: who chooses, by which rule, what, and how candidates are called. */
export interface Subject {
  readonly who: number;
  readonly rule: string;
  readonly of: string;
  readonly label: (candidate: number) => string;
}

/** The best candidate; among equals the first in the list. The list must not be empty. */
export function choose(position: Position, subject: Subject, candidates: readonly number[], criteria: readonly Criterion[]): number {
  let left = candidates;
  let decidedBy = candidates.length === 1 ? 'only' : 'order';
  for (const { name, value } of criteria) {
    if (left.length === 1) break;
    const values = left.map(value);
    const best = Math.max(...values);
    left = left.filter((_, place) => values[place] === best);
    if (left.length === 1) decidedBy = name;
  }
  const chosen = left[0] ?? 0;
  const { rule, who, of, label } = subject;
  position.events?.({
    kind: 'choice',
    ...participant(position.box, who),
    rule,
    of,
    candidates: candidates.map((candidate) => ({ id: label(candidate), values: criteria.map(({ value }) => value(candidate) + 0) })),
    criteria: criteria.map(({ name }) => name),
    decidedBy,
    chosen: label(chosen),
  });
  return chosen;
}

/** Tells that an action of the magistrate, or a part of one, is lost. */
export function lost(position: Position, rule: string, what: string): void {
  position.events?.({ kind: 'lost', ...MAGISTRATE, rule, what, source: 'magistrate' });
}

/** Buildings of a participant in the line of a slot. */
export function inLine({ buildings }: State, slot: number, who: number): number {
  let count = 0;
  for (const cell of sitesOf(slot)) if (buildings[cell] === who) count += 1;
  return count;
}

/** Buildings of a participant in the perpendicular line of a site (MERV-R-46). */
export function inPerpendicular({ box, state }: Position, slot: number, cell: number, who: number): number {
  const line = perpendicularLine(slot, cell);
  const place = line.indexOf(cell);
  const farthest = box.rulings.perpendicularCount === 'neighbours-only' ? 1 : 4;
  let count = 0;
  for (let there = 0; there < line.length; there += 1) {
    if (there !== place && Math.abs(there - place) <= farthest && state.buildings[line[there] ?? -1] === who) count += 1;
  }
  return count;
}

/** How far a cell is from a slot, along its line. */
export const distance = (slot: number, cell: number): number => lineOf(slot).indexOf(cell);

/** Whether there is an empty site in the line of a slot. */
export const hasEmptySite = ({ buildings }: State, slot: number): boolean => sitesOf(slot).some((cell) => (buildings[cell] ?? -1) < 0);
