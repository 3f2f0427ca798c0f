import type { Seat } from '../../../kernel/chance.js';
import type { Position } from '../../box.js';

/** The seats clockwise from one of them. */
export function seatsFrom(first: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let place = 0; place < seats; place += 1) order.push((first + place) % seats);
  return order;
}

/** The seats clockwise from the start player. */
export function turnOrder({ state, box }: Position): Seat[] {
  return seatsFrom(state.startPlayer ?? 0, box.seats);
}
