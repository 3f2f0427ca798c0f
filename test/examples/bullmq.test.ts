import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { simulate, type Summary } from '../../src/bots/index.js';
import { evaluation, voyages } from '../../src/voyages/index.js';
import { root } from '../workshop/entries.mjs';

const redisThere = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Debian's own Redis, when this machine lets us have it. */
function installRedis(): boolean {
  if (redisThere()) return true;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], { env });
  return redisThere();
}

const hasRedis = installRedis();
if (!hasRedis) console.warn('SKIPPED: there is no redis-server on this machine, and none could be installed.');

const folder = mkdtempSync(join(tmpdir(), 'caravanserai-redis-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const freePort = (): Promise<number> => new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as AddressInfo;
    probe.close(() => { resolve(port); });
  });
});

function begin(command: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess & { readonly said: () => string } {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let text = '';
  child.stdout.on('data', (part) => { text += String(part); });
  child.stderr.on('data', (part) => { text += String(part); });
  return Object.assign(child, { said: () => text });
}

async function until(what: string, holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += 20) {
    if (waited > 60_000) throw new Error(`waited a minute for: ${what}`);
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
}

describe.skipIf(!hasRedis)('a simulation spread over processes by BullMQ', () => {
  test('counts every game once when a worker is killed in mid-job, and sums up like one machine', async () => {
    const port = await freePort();
    const redis = begin('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]);
    await until('Redis', () => redis.said().includes('Ready to accept connections'));
    const example = (name: string, ...args: string[]) => begin(process.execPath, [join(root, 'docs/examples/bullmq', name), ...args], { REDIS_PORT: String(port), NODE_ENV: 'production' });

    const first = example('worker.mjs');
    const spread = example('spread.mjs', 'voyages', '60', 'greedy:worlds=1:follow=0,random', 'killed', '6');
    await until('the first job', () => first.said().includes('begins'));
    first.kill('SIGKILL');
    expect(first.said()).not.toContain('done voyages-54-6');

    const others = [example('worker.mjs'), example('worker.mjs')];
    let ended = false;
    spread.on('close', () => { ended = true; });
    await until('the summary', () => ended);
    const summary = JSON.parse(spread.said().trim().split('\n').at(-1)!) as Summary;

    const alone = await simulate(voyages, { games: 60, seats: 2, bots: ['greedy:worlds=1:follow=0', 'random'], seed: 'killed', evaluation });
    expect(summary).toEqual(alone.summary);
    expect(summary.games).toBe(60);
    for (const worker of others) expect(worker.said()).toContain('done');

    // The same seed with other bots is another run, also when the first one left its results behind.
    const summed = async (bots: string): Promise<string> => {
      const again = example('spread.mjs', 'voyages', '12', bots, 'killed', '6');
      const code = await new Promise<number | null>((resolve) => { again.on('close', resolve); });
      return code === 0 ? again.said().trim().split('\n').at(-1)! : 'failed';
    };
    const left = example('spread.mjs', 'voyages', '12', 'random,random', 'killed', '6');
    await until('results that nobody takes', () => others.map((worker) => worker.said()).join('').split('done voyages-').length > 11);
    left.kill('SIGKILL');
    const bots = ['greedy:worlds=1:follow=0', 'random'];
    expect(JSON.parse(await summed(bots.join(',')))).toEqual((await simulate(voyages, { games: 12, seats: 2, bots, seed: 'killed', evaluation })).summary);

    // A job that failed is tried again, and not answered with the old error.
    const tries = (): number => others.map((worker) => worker.said()).join('').split('begins').length;
    expect(await summed('nobody,random')).toBe('failed');
    const before = tries();
    expect(await summed('nobody,random')).toBe('failed');
    expect(tries()).toBeGreaterThan(before);
  }, 120_000);
});
