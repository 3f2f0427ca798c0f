import type { Seat } from '../../kernel/chance.js';
import type { AnyState } from '../../kernel/game.js';

/** Where a number is found in a state: the keys to it, `OWN` standing for the seat that is asked about. */
export type NumberPath = readonly string[];

const OWN = '@';

/** The paths of all numbers in a state, and of all lists and yes-or-no, as one seat sees them: its own and those of the table. */
export function numbersOf(state: AnyState, seat: Seat): NumberPath[] {
  const found: NumberPath[] = [];
  const collect = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'number' || typeof value === 'boolean' || Array.isArray(value)) found.push(path);
    if (typeof value !== 'object' || value === null) return;
    // Entries for the seats: only one's own is looked at.
    if (Array.isArray(value) && value.length === state.config.seats && !path.includes(OWN)) collect(value[seat], [...path, OWN]);
    else for (const [key, inner] of Object.entries(value)) collect(inner, [...path, key]);
  };
  for (const [key, value] of Object.entries(state)) if (key !== 'config' && key !== 'frames') collect(value, [key]);
  return found;
}

/** The number at a path for a seat; of a list the entries that are something; 0 where there is nothing. */
export function numberAt(state: AnyState, path: NumberPath, seat: Seat): number {
  let value: unknown = state;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return 0;
    value = (value as Record<string, unknown>)[key === OWN ? String(seat) : key];
  }
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return value === true ? 1 : 0;
  let count = 0;
  for (const item of value as unknown[]) if (item !== null && item !== false && item !== 0) count += 1;
  return count;
}
