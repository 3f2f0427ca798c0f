import type { Random } from '../../kernel/chance.js';
import type { AnyGame, AnyMove, AnyState, AnyView } from '../../kernel/game.js';
import { edge } from '../evaluation.js';
import { oneAheadInSteps } from '../greedy.js';
import type { Settings } from './options.js';

const WORLDS = 5;
const FOLLOW = 5;

/** What is asked: a view, what can be done there, and where chance comes from. */
export interface Asked {
  readonly view: AnyView;
  readonly moves: readonly AnyMove[];
  readonly random: Random;
}

/** What a short look ahead says of every move, from 0 to 1: each is tried in a few worlds and judged against the others. It stops after every position. */
export function* lookAhead(game: AnyGame, { view, moves, random }: Asked, settings: Settings): Generator<undefined, number[]> {
  const seat = view.viewer ?? 0;
  const judge = (state: AnyState): number => edge(settings.evaluation(state), seat);
  const totals = yield* oneAheadInSteps(game, { view, seat, moves, random, worlds: WORLDS, follow: FOLLOW, judge });
  return standardised(totals);
}

/** Numbers brought between 0 and 1 by how far they are from their mean. */
function standardised(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return values.map((value) => (spread === 0 ? 0.5 : 1 / (1 + Math.exp((mean - value) / spread))));
}
