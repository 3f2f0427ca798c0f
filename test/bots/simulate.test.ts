import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromReplay, type InvalidDataError } from '../../src/index.js';
import { jobsOf, playGame, playJob, random, resolversOf, simulate, summarise, type GameRecord } from '../../src/bots/index.js';
import { oasis } from '../fixtures/oasis/index.js';
import * as registry from './registry.js';
import { buildThreads, type Threads } from './threads.js';

let threads: Threads;
beforeAll(async () => { threads = await buildThreads(); });
afterAll(() => { threads.remove(); });

const threaded = (workers: number) => ({ workers, script: threads.script, registries: [threads.registry] });

describe('a simulation', () => {
  test('does not depend on the number of workers, nor on how it is cut into jobs', async () => {
    const run = { games: 60, seats: 3, bots: ['greedy', 'random', 'ismcts:iterations=20'], seed: 'same', replays: true };
    const alone = await simulate(oasis, run);
    const shared = await simulate(oasis, { ...run, ...threaded(2) });
    expect(shared).toEqual(alone);

    const { resolveGame, resolveBot } = resolversOf(registry);
    const job = { game: 'oasis', config: { seats: 3 }, lineups: [run.bots], seed: 'same', replays: true };
    const pieces = jobsOf(job, 60, 7).reverse().flatMap((one) => playJob(JSON.parse(JSON.stringify(one)) as typeof one, resolveGame, resolveBot));
    expect(summarise(pieces.sort((a, b) => a.index - b.index))).toEqual(alone.summary);
  });

  test('says what is missing, and in which place', async () => {
    const good = { games: 1, seats: 2, bots: ['random'], seed: 'x' };
    const told = async (change: object): Promise<unknown> => {
      const { code, path, problem } = await simulate(oasis, { ...good, ...change }).then(() => ({}), (error: unknown) => error) as InvalidDataError;
      return [code, path, problem];
    };
    expect(await told({ seed: undefined })).toEqual(['invalid-options', ['seed'], 'expected a text, from which all luck follows']);
    expect(await told({ bots: undefined })).toEqual(['invalid-options', ['bots'], 'expected a list of bots']);
    expect(await told({ bots: ['random', { choose: () => null }] })).toEqual(['invalid-options', ['bots', 1], 'expected the name of a bot, or a bot: a name and `choose`']);
    expect(await told({ bots: [], lineups: [['random'], [{ name: 'mine' }]] })).toEqual(['invalid-options', ['lineups', 1, 0], 'expected the name of a bot, or a bot: a name and `choose`']);
    expect(await told({ lineups: {} })).toEqual(['invalid-options', ['lineups'], 'expected a list of line-ups']);
    await expect(simulate(oasis, undefined as never)).rejects.toMatchObject({ code: 'invalid-options', path: [] });
    await expect(simulate(undefined as never, good)).rejects.toMatchObject({ code: 'invalid-game' });
  });

  test('a bot that answers later is told so', async () => {
    const { records: [record] } = await simulate(oasis, { games: 1, seats: 2, seed: 'x', bots: [{ name: 'later', choose: async () => null as never }] as never });
    expect(record?.failure).toMatchObject({ message: '"later" returned a promise: choose answers at once' });
  });

  test('tells each game in its order and how far it has come', async () => {
    const order: number[] = [];
    const played: number[] = [];
    await simulate(oasis, {
      games: 120, seats: 2, bots: ['random'], seed: 'order', ...threaded(2),
      onRecord: ({ index }) => order.push(index), onProgress: (progress) => played.push(progress.played),
    });
    expect(order).toEqual(Array.from({ length: 120 }, (_, at) => at));
    expect(played.at(-1)).toBe(120);
  });

  test.each([1, 2])('stops when asked (%i workers)', async (workers) => {
    const signal = { aborted: false };
    const stopped = await simulate(oasis, {
      games: 100_000, seats: 2, bots: ['random'], seed: 'stop', signal, ...(workers > 1 ? threaded(workers) : {}),
      onProgress: ({ played }) => { if (played >= 50) signal.aborted = true; },
    });
    expect(stopped.cancelled).toBe(true);
    expect(stopped.records.length).toBeGreaterThanOrEqual(50);
    expect(stopped.records.length).toBeLessThan(20_000);
  });

  test('writes down games that can be replayed, and scores that add up', async () => {
    const { records, summary } = await simulate(oasis, { games: 20, seats: 2, bots: ['random'], seed: 'replays', replays: true });
    for (const { replay, scores, decisions, chanceSteps } of records) {
      const match = fromReplay(oasis, JSON.parse(JSON.stringify(replay)));
      expect(match.steps.length).toBe(decisions + chanceSteps);
      for (const { lines, total } of scores) expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    }
    expect(summary.bySeat.map(({ who, games }) => [who, games])).toEqual([['seat 1', 20], ['seat 2', 20]]);
    expect(summary.bySeat.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(20);
  });
});

describe('what goes wrong', () => {
  test('a game that throws is kept as a replay up to the fault, and the rest goes on', async () => {
    const { records, summary } = await simulate(registry.faulty, { games: 40, seats: 3, bots: ['random'], seed: 'fault' });
    const failed = records.filter((record): record is GameRecord & Required<Pick<GameRecord, 'failure' | 'replay'>> => record.failure !== undefined);
    expect(records.length).toBe(40);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThan(40);
    expect(summary.failed).toBe(failed.length);
    for (const { failure, replay } of failed) {
      expect(failure).toMatchObject({ name: 'TypeError', message: 'the fault planted here', doing: 'move: rest' });
      const match = fromReplay(registry.faulty, replay);
      expect(match.steps.length).toBe(failure.step);
      expect(() => registry.faulty.apply(match.state, { kind: 'rest' })).toThrow('the fault planted here');
    }
  });

  test('a bot that breaks the rules ends its game with the refusal', () => {
    const cheat = { name: 'cheat', choose: () => ({ kind: 'claim' as const }) };
    const record = playGame(oasis, { index: 0, config: { seats: 2 }, bots: [cheat, random()], seed: 'cheat' });
    expect(record.failure).toMatchObject({ name: 'IllegalMoveError', code: 'not-now', step: 1 });
  });

  test('the games of a worker that went down are played again', async () => {
    const bots = [`killer:once=${join(threads.folder, 'went-down')}`, 'random'];
    const { records, summary } = await simulate(oasis, { games: 30, seats: 2, bots, seed: 'crash', ...threaded(2) });
    expect(records.map(({ index }) => index)).toEqual(Array.from({ length: 30 }, (_, at) => at));
    expect(summary.failed).toBe(0);
  });

  test('games that take down every worker count as failed, one by one', async () => {
    const { records } = await simulate(oasis, { games: 3, lineups: [['random', 'random'], ['killer', 'random'], ['random', 'random']], bots: [], seats: 2, seed: 'crash', ...threaded(2) });
    expect(records.map(({ failure }) => failure?.code)).toEqual([undefined, 'worker-lost', undefined]);
  });

  test.each([
    ['no-such-bot', { bots: ['gredy'] }],
    ['bot-setting', { bots: ['ismcts:iteratons=3'] }],
    ['bot-setting', { bots: ['greedy:worlds=many'] }],
    ['bots', { bots: ['random', 'random', 'random'] }],
    ['workers', { workers: 0 }],
    ['games', { games: 1.5 }],
    ['invalid-config', { seats: 9 }],
    ['bots', { bots: [random()], workers: 2 }],
  ])('is said at once: %s', async (code, part) => {
    await expect(simulate(oasis, { games: 2, seats: 2, bots: ['random'], seed: 'x', ...part })).rejects.toMatchObject({ code });
  });
});
