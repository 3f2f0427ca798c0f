import type { Random } from '../../kernel/chance.js';
import type { AnyGame, AnyMove, AnyState, AnyView } from '../../kernel/game.js';
import { randomFrom } from '../../kernel/sources.js';
import { edge } from '../evaluation.js';
import { outlook } from '../greedy.js';
import type { Settings } from './options.js';

const WORLDS = 3;
const FOLLOW = 2;

/** What a short look ahead says of every move, from 0 to 1: each is tried in a few worlds and judged against the others. */
export function lookAhead(game: AnyGame, view: AnyView, moves: readonly AnyMove[], random: Random, settings: Settings): number[] {
  const seat = view.viewer ?? 0;
  const judge = (state: AnyState): number => edge(settings.evaluation(state), seat);
  const totals = moves.map(() => 0);
  for (let world = 0; world < WORLDS; world += 1) {
    const state = game.determinize(view, random) as AnyState;
    // All moves of a world meet the same luck: what differs between them is then more often the moves' own doing.
    const luck = String(random());
    moves.forEach((move, at) => {
      const next = game.inPlace.clone(state) as AnyState;
      game.inPlace.play(next, move);
      totals[at] = (totals[at] as number) + outlook(game, next, seat, FOLLOW, randomFrom(luck), judge);
    });
  }
  return standardised(totals);
}

/** Numbers brought between 0 and 1 by how far they are from their mean. */
function standardised(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return values.map((value) => (spread === 0 ? 0.5 : 1 / (1 + Math.exp((mean - value) / spread))));
}
