// The normal actions: one in every turn (MP2-TURN-2, MP2-TURN-3).
import { offered } from '../../../kernel/offers.js';
import { playerAt, rows, type MoveIn, type Position } from '../chapter.js';
import { handOf } from '../spaces.js';
import { useBook } from './books.js';
import { useCityCard } from './city-cards/using.js';
import { useContracts } from './contracts.js';
import { useKhan } from './khan.js';
import { useSeals } from './seals.js';
import { useSpecial } from './special-cities.js';
import { useTravel } from './travel.js';

/** The normal actions. */
export const mains = rows(useBook, useKhan, useSeals, useTravel, useContracts, useSpecial, useCityCard);

/** Whether any normal action is possible. */
export function mayAct(position: Position, seat: number): boolean {
  if (playerAt(position, seat).dice.length === 0) return false;
  const out = offered<MoveIn<typeof mains>>();
  mains.offer(position, seat, out, handOf(position, seat));
  return out.count() > 0;
}
