import { describe, expect, test } from 'vitest';
import { coverage, coverageReport, laws, type ForgeryCounts } from '../../src/testing/judging.js';
import { judged } from './games.js';

/** Random games for each of the laws but the last: two thousand a game in CI, few otherwise; `npm run laws` tells its own number. */
const runs = Number(process.env['LAWS_RUNS'] ?? (process.env['CI'] ? 155 : 8));
/** Other seeds, other games. */
const seed = Number(process.env['LAWS_SEED'] ?? 1);
/** The coverage run stops as soon as everything was seen; no game needs as many games as this. */
const ENOUGH = 8000;
const QUICK = { games: 250, missing: 0.05 };
const thorough = runs >= 100;
/** Changed states that law 16 plays to the end: three thousand a game in CI, a hundred thousand in the long run. */
const forgeries = Math.min(20 * runs, 100_000);
const LEDGER = 17;
/** Games whose events are not declared yet: what they say cannot be added up. */
const UNBOOKED: readonly string[] = [];
const HOURS = 3_600_000;

/** The laws of one game, and a look at what its random games come across. */
export function judge(id: string): void {
  const { game, configs, positions = [], stride = 1 } = judged.find((one) => one.game.id === id)!;

  describe(`${id} keeps the laws`, () => {
    const onForgeries = ({ accepted, refused }: ForgeryCounts): void => { console.log(`${id}: ${accepted} changed states were let in and played to the end, ${refused} were refused`); };
    for (const { number, title, prove } of laws(game, { configs, games: runs, stride, seed, forgeries, onForgeries })) {
      test.skipIf(number === LEDGER && UNBOOKED.includes(id))(title, prove, 12 * HOURS);
    }
  });

  test(`${id}: the positions its coverage run goes on from are positions of the game`, () => {
    for (const position of positions) expect(game.validate(JSON.parse(JSON.stringify(position))).ok, JSON.stringify(position)).toBe(true);
  });

  // Few games cannot come across everything: QUICK says what they may miss.
  test(`${id}: the coverage run sees every card, space, kind of move, refusal and ruling option`, () => {
    const seen = coverage(game, { configs, positions, games: thorough ? ENOUGH : QUICK.games, seed });
    const total = seen.groups.reduce((sum, group) => sum + group.total, 0);
    const missing = seen.groups.reduce((sum, group) => sum + group.missing.length, 0);
    expect(missing / total, coverageReport(seen)).toBeLessThanOrEqual(thorough ? 0 : QUICK.missing);
  }, HOURS);
}
