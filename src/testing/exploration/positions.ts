import type { Random } from '../../kernel/chance.js';
import type { AnyGame, AnyState } from '../../kernel/game.js';
import type { Choice } from './tastes.js';

/** Positions met so far by what was to be decided in them, to go on from those that are seldom met. */
export interface Positions {
  readonly visits: Map<string, number>;
  readonly kept: Map<string, AnyState[]>;
}

/** So many positions of a kind are kept. */
const KEPT = 4;

/** None was met yet. */
export const positionsOf = (): Positions => ({ visits: new Map(), kept: new Map() });

/** Counts a position and keeps it every now and then; how often one of its kind was met. */
export function meet({ visits, kept }: Positions, { game, state, legal }: Omit<Choice, 'seat'>, random: Random): number {
  const frame = state.frames[state.frames.length - 1] as { readonly kind: string };
  const sort = [frame.kind, ...new Set(legal.map(({ kind }) => kind))].join(' ');
  const visit = (visits.get(sort) ?? 0) + 1;
  visits.set(sort, visit);
  const alike = kept.get(sort) ?? [];
  if (alike.length < KEPT) kept.set(sort, [...alike, game.inPlace.clone(state)]);
  else if (random() < KEPT / visit) alike[Math.floor(random() * KEPT)] = game.inPlace.clone(state);
  return visit;
}

/** A copy of a position of a kind that is seldom met. */
export function seldomMet(game: AnyGame, { visits, kept }: Positions, random: Random): AnyState | null {
  const sorts = [...kept.keys()];
  const weight = (sort: string): number => 1 / (visits.get(sort) as number);
  let at = random() * sorts.reduce((sum, sort) => sum + weight(sort), 0);
  const sort = sorts.find((one) => (at -= weight(one)) <= 0) ?? sorts[0];
  if (sort === undefined) return null;
  const alike = kept.get(sort) as AnyState[];
  return game.inPlace.clone(alike[Math.floor(random() * alike.length)] as AnyState);
}
