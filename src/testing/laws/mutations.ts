import * as fc from 'fast-check';
import type { AnyGame, AnyMove } from '../../kernel/game.js';
import { copyOf } from '../../kernel/json.js';
import { movesOf } from '../arbitraries.js';
import { randomOf } from '../luck.js';

type Tree = Record<string, unknown>;

/** Moves that differ in a little from a legal one, and things that are no moves at all. */
export function mutations(move: AnyMove, legal: readonly AnyMove[], seed: number): unknown[] {
  const random = randomOf(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const other = pick(legal) as unknown as Tree;
  const mutants: unknown[] = [null, [], 'move', { ...move, surplus: 1 }, { ...move, kind: 'no-such-kind' }];
  for (const key of Object.keys(move)) {
    const value = (move as unknown as Tree)[key];
    const { [key]: _dropped, ...rest } = move as unknown as Tree;
    mutants.push(rest);
    for (const changed of changes(value, other[key], pick)) mutants.push({ ...copyOf(move), [key]: changed });
  }
  return mutants;
}

/** Values near a value: the neighbour's, a little more or less, longer or shorter, of another type. */
export function changes(value: unknown, neighbour: unknown, pick: <T>(items: readonly T[]) => T): unknown[] {
  const near: unknown[] = neighbour === undefined ? [] : [copyOf(neighbour)];
  if (typeof value === 'number') near.push(value + 1, value - 1, pick([NaN, 1e300, 0.5, value === 0 ? 1.5 : -0]), String(value));
  else if (typeof value === 'string') near.push(`${value}x`, pick(['__proto__', 'constructor', '', 'own6']), 7);
  else if (typeof value === 'boolean') near.push(!value, 'yes');
  else if (Array.isArray(value)) near.push(...listChanges(value as unknown[], neighbour, pick));
  else if (value !== null && typeof value === 'object') near.push({ ...value, surplus: 1 }, {}, []);
  else near.push({}, 0);
  return near;
}

function listChanges(value: readonly unknown[], neighbour: unknown, pick: <T>(items: readonly T[]) => T): unknown[] {
  const near: unknown[] = [[], value.slice(1), [...value, ...value], value.slice().reverse(), {}];
  if (value.length > 0) {
    const at = pick(value.map((_, place) => place));
    const foreign = Array.isArray(neighbour) && neighbour.length > 0 ? pick(neighbour as unknown[]) : 'stranger';
    near.push(value.map((item, place) => (place === at ? foreign : item)), value.map((item, place) => (place === at ? null : item)));
  }
  return near;
}

const STRANGERS = 500;
const AT_ONCE = 10;
const known = new WeakMap<AnyGame, readonly unknown[]>();

/** Some moves in form that have nothing to do with the position. */
export function strangers(game: AnyGame, seed: number): readonly unknown[] {
  const all = known.get(game) ?? fc.sample(movesOf(game), { numRuns: STRANGERS, seed: 1 });
  known.set(game, all);
  const from = seed % (STRANGERS - AT_ONCE);
  return all.slice(from, from + AT_ONCE);
}
