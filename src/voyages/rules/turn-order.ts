import type { Seat } from '../../kernel/chance.js';
import type { Position } from '../box.js';

/** The seats clockwise from one of them. */
export function seatsFrom(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, place) => (first + place) % seats);
}

/** The seats clockwise from the start player. */
export function turnOrder({ state, box }: Position): Seat[] {
  return seatsFrom(state.startPlayer ?? 0, box.seats);
}
