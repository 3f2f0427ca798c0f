import { expect, test } from 'vitest';
import { figuresIn } from './accepted.mjs';
import { casesOf } from './cases.mjs';
import { goalsOf } from './goals.mjs';
import { casesTable, goalsTable, machineLine, otherTable, playingTable } from './report.mjs';

const rate = (perSecond: number) => ({ perSecond, spread: 0.02, samples: [perSecond] });
const run = {
  game: 'merv', seats: 4,
  shape: { moves: 12, parts: 2, changed: 4, frames: 1, decisions: 250, luck: 0.1 },
  sizes: { median: 4000, largest: 5000, first: 3900, middle: 4000, last: 4100 },
  viewPatches: { median: 400, percentile99: 2000, whole: 3000 },
  replayBytes: { plain: 25, compact: 1.9 },
  allocation: { 'in-place': 900, pure: 9000, 'clone-and-play': 8000 },
  whole: {
    'in-place': { games: rate(6000), decisions: rate(1_500_000) },
    'boardgame.io draft': { games: rate(40), decisions: rate(10_000) },
    'boardgame.io copy-endless': { games: rate(50), decisions: rate(12_500) },
    replayed: { decisions: rate(2_500_000) },
    sketch: { decisions: rate(25_000_000) },
    mcts: { iterations: rate(30_000) },
    calibration: { decisions: rate(9_000_000) },
  },
  operations: { clone: { calls: rate(2_000_000) }, structuredClone: { calls: rate(20_000) } },
  tenths: { first: { decisions: rate(1_000_000) }, middle: { decisions: rate(1_000_000) }, last: { decisions: rate(800_000) } },
};
const machine = { cpu: 'a processor', cores: 2, node: 'v20', platform: 'linux x64' };

test('of the adaptations of boardgame.io the fastest counts, and the others stay listed', () => {
  const { cases } = casesOf([run]);
  const modes = cases.filter(({ unit }: { unit: string }) => unit === 'games').map(({ mode, perSecond }: { mode: string; perSecond: number }) => [mode, perSecond]);
  expect(modes).toEqual([['in-place', 6000], ['boardgame.io (draft)', 40], ['boardgame.io', 50]]);
});

test('goals are judged by ratios of one run, upper bounds the other way round', () => {
  const found = goalsOf({ machine, ...casesOf([run]) });
  const verdicts = Object.fromEntries(found.map(({ id, value, verdict }: { id: string; value: number; verdict: string }) => [id, [value, verdict]]));
  expect(verdicts).toMatchObject({
    'boardgame.io': [120, 'aim'], replayed: [0.6, 'must'], games: [6000, 'aim'], clone: [100, 'aim'], growth: [1.25, 'must'], state: [4.1, 'aim'], 'compact replay': [1.9, 'aim'],
  });
  expect(goalsTable({ goals: found })).toContain('0.6× (must)');
});

test('accepted figures are read back out of the document, and changes are told in units of the calibration', () => {
  const result = { machine, ...casesOf([run]) };
  const accepted = figuresIn(`${machineLine(result)}\n\n${playingTable(result)}\n\ntext\n\n${otherTable(result)}\n`);
  expect(accepted?.calibration).toBe(9_000_000);
  expect(accepted?.cases).toContainEqual({ game: 'merv', seats: 4, mode: 'boardgame.io', unit: 'decisions', perSecond: 12_500 });
  expect(accepted?.cases).toContainEqual({ game: 'merv', seats: 4, mode: 'mcts', unit: 'iterations', perSecond: 30_000 });
  const faster = { ...result, calibration: { decisionsPerSecond: 4_500_000, spread: 0 } };
  expect(casesTable(faster, accepted as never)).toContain('+100 %');
});
