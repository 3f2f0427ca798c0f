import { describe, expect, test } from 'vitest';
import { coverage, coverageReport, laws } from '../../src/testing/index.js';
import { judged } from './games.js';

/** Random games for each of the thirteen laws: two thousand a game in CI, few otherwise; `npm run laws` tells its own number. */
const runs = Number(process.env['LAWS_RUNS'] ?? (process.env['CI'] ? 155 : 8));
/** Other seeds, other games. */
const seed = Number(process.env['LAWS_SEED'] ?? 1);
const HOURS = 3_600_000;

/** The laws of one game, and a look at what its random games come across. */
export function judge(id: string): void {
  const { game, configs, stride = 1 } = judged.find((one) => one.game.id === id)!;

  describe(`${id} keeps the laws`, () => {
    for (const { title, prove } of laws(game, { configs, games: runs, stride, seed })) test(title, prove, 12 * HOURS);
  });

  // `npm run laws -- --coverage` says what was not seen; what is rare in random play has tests of its own.
  test(`${id}: games in which everybody does as they like come across nearly all there is`, () => {
    const seen = coverage(game, { configs, games: Math.min(400, runs * 3), seed });
    const total = seen.groups.reduce((sum, group) => sum + group.total, 0);
    const missing = seen.groups.reduce((sum, group) => sum + group.missing.length, 0);
    expect(missing / total, coverageReport(seen)).toBeLessThan(runs < 100 ? 0.5 : 0.1);
  }, HOURS);
}
