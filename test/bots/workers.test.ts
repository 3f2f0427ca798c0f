import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { distribution, ismcts, jobsOf, playJob, ratings, resolversOf, simulate, tournament, type GameRecord, type Job } from '../../src/bots/index.js';
import { randomFrom } from '../../src/index.js';
import { oasis } from '../fixtures/oasis/index.js';
import * as registry from './registry.js';
import { buildThreads, type Threads } from './threads.js';

let threads: Threads;
beforeAll(async () => { threads = await buildThreads(); });
afterAll(() => { threads.remove(); });

const threaded = (workers: number) => (workers === 1 ? {} : { workers, script: threads.script, registries: [threads.registry] });
const run = { games: 200, seats: 2, bots: ['random'], seed: 'hosts' };
/** Threads of this process that are still there. */
const alive = (): number => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort' || name === 'Worker').length;

describe.each([1, 2])('with %i worker(s), a listener that throws', (workers) => {
  test.each(['onRecord', 'onProgress'])('%s: the run rejects with its error and leaves no thread behind', async (listener) => {
    const before = alive();
    let heard = 0;
    const error = new RangeError('the listener\'s own');
    await expect(simulate(oasis, { ...run, ...threaded(workers), [listener]: () => { heard += 1; if (heard === 3) throw error; } })).rejects.toBe(error);
    expect(alive()).toBeLessThanOrEqual(before);
    expect(heard).toBe(3);
  });
});

describe('a worker that posts rubbish is a crashed worker', () => {
  test.each<[string, string]>([
    ['nothing', 'null'], ['a word', '"done"'], ['an object', '({})'], ['an error that is no text', '({ error: 5 })'],
    ['a parcel that is no JSON', '({ parcel: "{" })'], ['a parcel of something else', '({ parcel: "[]" })'],
    ['a parcel without its numbers', '({ parcel: JSON.stringify({ heads: [], sides: [], titles: [], seeds: ["x"], rests: {}, numbers: [] }) })'],
    ['an empty parcel', '({ parcel: JSON.stringify({ heads: [], sides: [], titles: [], seeds: [], rests: {}, numbers: [] }) })'],
    ['numbers without end', '({ parcel: JSON.stringify({ heads: [{ game: "oasis", bots: [] }], sides: [], titles: [], seeds: ["x"], rests: {}, numbers: [0, 0, 1, 1, 1e9] }) })'],
  ])('%s', async (_, answer) => {
    const script = join(threads.folder, `rubbish-${String(answer.length)}.mjs`);
    writeFileSync(script, `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => { parentPort.postMessage(${answer}); });\n`);
    const { records } = await simulate(oasis, { ...run, games: 3, workers: 2, script: pathToFileURL(script).href, registries: [threads.registry] });
    expect(records.map(({ index, failure }) => [index, failure?.code])).toEqual([[0, 'worker-lost'], [1, 'worker-lost'], [2, 'worker-lost']]);
    expect(records[0]?.failure?.message).toContain('no answer');
  });
});

describe('a job with missing or wrong parts is refused as data', () => {
  const { resolveGame, resolveBot } = resolversOf(registry);
  const job: Job = { game: 'oasis', config: { seats: 2 }, lineups: [['random', 'random']], seed: 'job', first: 0, count: 1 };
  const refused = (given: unknown): void => {
    expect(() => playJob(given as Job, resolveGame, resolveBot)).toThrow(expect.objectContaining({ name: 'InvalidDataError', code: 'invalid-job' }) as Error);
  };

  test.each(Object.keys(job))('without %s', (key) => {
    const { [key as keyof Job]: _left, ...rest } = job;
    refused(rest);
  });
  test.each<[string, unknown]>([
    ['null', null], ['no line-ups', { ...job, lineups: [] }], ['an empty line-up', { ...job, lineups: [[]] }], ['a line-up too short', { ...job, lineups: [['random']] }],
    ['a bot that is no name', { ...job, lineups: [['random', 7]] }], ['a config that is none', { ...job, config: 2 }], ['a half game', { ...job, count: 0.5 }], ['a game before the first', { ...job, first: -1 }],
    ['no luck to share', { ...job, sharedLuck: 0 }], ['a key nobody knows', { ...job, sead: 'x' }],
  ])('with %s', (_, given) => { refused(given); });

  test('whole, it is played', () => { expect(playJob(job, resolveGame, resolveBot)).toHaveLength(1); });

  test('a run that cannot be cut is refused, too', () => {
    const { first: _first, count: _count, ...whole } = job;
    expect(() => jobsOf(whole, 10, 0)).toThrow(expect.objectContaining({ code: 'job-size' }) as Error);
    expect(() => jobsOf({ ...whole, seed: undefined as unknown as string }, 10, 5)).toThrow(expect.objectContaining({ code: 'invalid-job' }) as Error);
  });

  test.each([0, -1, 1.5, NaN, Infinity, '2'])('sharedLuck %s is refused before the first game', async (sharedLuck) => {
    await expect(simulate(oasis, { ...run, sharedLuck: sharedLuck as number })).rejects.toMatchObject({ name: 'InvalidDataError', code: 'invalid-job', path: ['sharedLuck'] });
  });
});

describe('intervals are honest', () => {
  const game = (index: number, ranks: readonly number[]): GameRecord => ({
    index, game: 'g', seed: '', bots: [], winners: [ranks.indexOf(1)], decisions: 1, chanceSteps: 0,
    scores: ranks.map((rank, seat) => ({ seat, bot: `bot ${String(seat)}`, tags: [], total: 0, rank, lines: [] })),
  });
  const widthOf = (records: readonly GameRecord[]): number => { const [best] = ratings(records); return best!.elo.high - best!.elo.low; };

  test('of ratings after one game: nearly anything is possible', () => {
    expect(widthOf([game(0, [1, 2])])).toBeGreaterThan(400);
    expect(ratings([game(0, [1, 2])]).every(({ elo }) => elo.low < 0 && elo.high > 0)).toBe(true);
    expect(widthOf([game(0, [1, 2, 3, 4])])).toBeGreaterThan(400);
  });

  test('of ratings after a sweep: wide, narrower below than a coin allows, and never a single number', () => {
    const sweep = Array.from({ length: 20 }, (_, at) => game(at, [1, 2]));
    const [best, last] = ratings(sweep);
    expect(best!.elo.high - best!.elo.low).toBeGreaterThan(150);
    expect(best!.elo.low).toBeGreaterThan(last!.elo.high - 200);
    expect(best!.elo.low).toBeLessThan(best!.elo.value);
  });

  test('of ratings after many games: about what resampling says', () => {
    const random = randomFrom('many');
    const many = Array.from({ length: 1000 }, (_, at) => game(at, random() < 0.7 ? [1, 2] : [2, 1]));
    expect(widthOf(many)).toBeLessThan(40);
  });

  test('of a mean: unknown after one game, wide after two, as Student says', () => {
    expect(distribution([12]).mean).toEqual({ value: 12, low: -Infinity, high: Infinity });
    const two = distribution([10, 14]).mean;
    expect(two.high - two.value).toBeCloseTo(12.7062 * 2, 2);
    const six = distribution([1, 2, 3, 4, 5, 6]);
    expect((six.mean.high - six.mean.value) / (six.deviation / Math.sqrt(6))).toBeCloseTo(2.5706, 2);
  });

  test('of a whole tournament of one round', async () => {
    const cup = await tournament(oasis, { rounds: 1, seats: 2, bots: ['random', 'greedy'], seed: 'short' });
    for (const { elo } of cup.ratings) expect(elo.high - elo.low).toBeGreaterThan(200);
  });
});

test('ponder lets others run during the look ahead and between iterations', async () => {
  // A clock that goes on by a millisecond at each look: what counts is how often the search looks, not how fast it is.
  let time = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => { time += 1; return time; });
  const judged = { count: 0, most: 0, since: 0 };
  const evaluation = (view: { players: readonly unknown[] }): number[] => { judged.since += 1; judged.most = Math.max(judged.most, judged.since); return view.players.map(() => 0); };
  const state = oasis.setup({ seats: 2 });
  const bot = ismcts(oasis, { evaluation: evaluation, iterations: 60 });
  let going = true;
  const tick = (): void => { judged.count += 1; judged.since = 0; if (going) setTimeout(tick, 0); };
  tick();
  const actor = oasis.actor(state);
  const seat = actor.type === 'seat' ? actor.seat : 0;
  await bot.ponder({ seat, view: oasis.view(state, seat), moves: oasis.legalMoves(state), random: randomFrom('ponder') });
  going = false;
  clock.mockRestore();
  expect(judged.count).toBeGreaterThan(10);
  expect(judged.most).toBeLessThan(120);
});
