import type { Seat } from '../kernel/chance.js';

/** The seats clockwise from one of them. */
export function seatsFrom(first: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, place) => (first + place) % seats);
}
