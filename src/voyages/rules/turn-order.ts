import type { Seat } from '../../kernel/chance.js';

/** The seats clockwise from one of them. */
export function seatsFrom(first: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let place = 0; place < seats; place += 1) order.push((first + place) % seats);
  return order;
}
