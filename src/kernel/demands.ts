// What callers without types may hand in instead: told apart at the door, in a few steps; `validate` looks at the whole.
import type { Seat } from './chance.js';
import { InvalidDataError } from './errors.js';
import type { AnyGame } from './game.js';

/** Throws an `InvalidDataError` where a game is asked for and something else is given. */
export function demandGame(game: unknown): void {
  if (typeof (game as AnyGame | null | undefined)?.setup !== 'function') throw new InvalidDataError('game', [], 'expected a game, as the entries of the package export them');
}

/** Throws an `InvalidDataError` for what is clearly neither a state nor a view. */
export function demandSeen<Seen>(seen: Seen): Seen {
  const { config, frames } = (seen ?? {}) as { readonly config?: unknown; readonly frames?: unknown };
  if (typeof config !== 'object' || config === null || !Array.isArray(frames)) throw new InvalidDataError('state', [], 'expected a state or a view');
  return seen;
}

/** Throws an `InvalidDataError` for what is neither a seat at a table for so many, nor `null` for a spectator. */
export function demandViewer(seat: unknown, seats: number): asserts seat is Seat | null {
  if (seat === null || (Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats)) return;
  throw new InvalidDataError('seat', [], seats === Infinity ? 'expected the number of a seat, or null for a spectator' : `expected a seat from 0 to ${seats - 1}, or null`);
}
