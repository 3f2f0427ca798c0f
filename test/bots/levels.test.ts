// How strong the bots are with little time: figures that may rise, and must not fall unnoticed. A change of rules or weights
// that makes other games of the same seeds moves a mean of so few games by two or three points; the bounds allow for that.
import { expect, test } from 'vitest';
import { LEVELS, simulate, type AnyEvaluation } from '../../src/bots/index.js';
import type { AnyGame } from '../../src/index.js';
import * as marcoPolo2 from '../../src/marco-polo-2/index.js';
import * as merv from '../../src/merv/index.js';
import * as voyages from '../../src/voyages/index.js';

async function meanOf(game: AnyGame, evaluation: AnyEvaluation, { bot, games, seats }: { bot: string; games: number; seats: number }): Promise<number> {
  const { summary } = await simulate(game, { games, seats, bots: [bot], seed: 'strength', evaluation });
  expect(summary.failed).toBe(0);
  return summary.byBot[0]!.score.mean.value;
}

const cheap: readonly (readonly [string, AnyGame, AnyEvaluation, { bot: string; games: number; seats: number }, number])[] = [
  ['voyages', voyages.voyages, voyages.evaluation, { bot: 'planner:width=1', games: 6, seats: 4 }, 65],
  ['marco-polo-2', marcoPolo2.marcoPolo2, marcoPolo2.evaluation, { bot: 'planner:width=1', games: 3, seats: 4 }, 110],
  ['merv', merv.merv, merv.evaluation, { bot: 'planner:width=4', games: 8, seats: 4 }, 120],
  ['merv, at a glance', merv.merv, merv.evaluation, { bot: LEVELS.medium, games: 8, seats: 4 }, 90],
  ['voyages, one decision ahead', voyages.voyages, voyages.evaluation, { bot: LEVELS.easy, games: 8, seats: 4 }, 30],
  ['marco-polo-2, one decision ahead', marcoPolo2.marcoPolo2, marcoPolo2.evaluation, { bot: LEVELS.easy, games: 6, seats: 4 }, 30],
  ['merv, one decision ahead', merv.merv, merv.evaluation, { bot: LEVELS.easy, games: 8, seats: 4 }, 45],
];

test.each(cheap)('%s: the mean of a few games is not worse than it was', async (_, game, evaluation, setting, least) => {
  expect(await meanOf(game, evaluation, setting)).toBeGreaterThanOrEqual(least);
});
