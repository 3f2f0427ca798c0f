import type { Seat } from './chance.js';
import { InvalidDataError } from './errors.js';

/** Throws an `InvalidDataError` for what is neither a seat at a table for so many, nor `null` for a spectator. */
export function demandViewer(seat: unknown, seats: number): asserts seat is Seat | null {
  if (seat === null || (Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats)) return;
  throw new InvalidDataError('seat', [], seats === Infinity ? 'expected the number of a seat, or null for a spectator' : `expected a seat from 0 to ${seats - 1}, or null`);
}
