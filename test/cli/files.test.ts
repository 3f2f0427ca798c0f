import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { closeSync, ftruncateSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginLines, demandPlace, isForeign, picture, recordings, savedGame, writeText, type Disk } from '../../src/cli/files.js';
import type { GameRecord } from '../../src/bots/index.js';
import { root } from '../workshop/entries.mjs';
import { cli } from './help.js';

const folder = mkdtempSync(join(tmpdir(), 'caravanserai-files-'));
const path = (name: string): string => join(folder, name);
const oasis = `${path('registry.js')}#oasis`;
const faulty = `${path('registry.js')}#faulty`;

beforeAll(async () => {
  await build({
    entryPoints: { cli: join(root, 'src/cli/index.ts'), worker: join(root, 'src/bots/worker.ts'), registry: join(root, 'test/bots/registry.ts') },
    outdir: folder, bundle: true, splitting: true, platform: 'node', format: 'esm', logLevel: 'error', absWorkingDir: root,
  });
  writeFileSync(path('package.json'), '{"type":"module"}');
});
afterAll(() => { rmSync(folder, { recursive: true }); });

/** A disk that has room for so many bytes more; the last write takes what fits. */
function small(room: number): Disk {
  let left = room;
  return {
    open: openSync, sync: fsyncSync, close: closeSync, cut: ftruncateSync, rename: renameSync,
    write: (file, bytes) => {
      if (left === 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      const done = writeSync(file, bytes.subarray(0, left));
      left -= done;
      return done;
    },
  };
}
const failing = (part: keyof Disk): Disk => ({ ...small(Infinity), [part]: () => { throw new Error(`EIO: ${part}`); } });
const beside = (name: string): string[] => readdirSync(folder).filter((one) => one.startsWith(`${name}.`));

describe('a file is written beside the old one and renamed', () => {
  test('a disk that is full half-way keeps the old file, and leaves nothing beside', () => {
    writeFileSync(path('old.json'), 'the old one');
    expect(() => { writeText(path('old.json'), 'x'.repeat(1000), small(500)); }).toThrow(/old\.json cannot be written: ENOSPC/);
    expect([readFileSync(path('old.json'), 'utf8'), beside('old.json')]).toEqual(['the old one', []]);
  });

  test.each(['open', 'sync', 'rename'] as const)('so does a %s that fails', (part) => {
    writeFileSync(path('kept.json'), 'the old one');
    expect(() => { writeText(path('kept.json'), 'new', failing(part)); }).toThrow(/cannot be written/);
    expect([readFileSync(path('kept.json'), 'utf8'), beside('kept.json')]).toEqual(['the old one', []]);
  });

  test('it is on the disk before it takes the place of the old one', () => {
    const order: string[] = [];
    const disk = small(Infinity);
    writeText(path('order.json'), 'whole', { ...disk, sync: (file) => { order.push('sync'); disk.sync(file); }, rename: (from, to) => { order.push(`rename ${readFileSync(from, 'utf8')}`); disk.rename(from, to); } });
    expect(order).toEqual(['sync', 'rename whole']);
  });

  test('a disk that takes a little at a time gets all of it', () => {
    const disk = small(Infinity);
    writeText(path('slow.txt'), 'Käshgar, über Merv', { ...disk, write: (file, bytes) => disk.write(file, bytes.subarray(0, 3)) });
    expect(readFileSync(path('slow.txt'), 'utf8')).toBe('Käshgar, über Merv');
  });

  test('a link stays a link, and rights stay', () => {
    writeFileSync(path('real.json'), 'old');
    chmodSync(path('real.json'), 0o600);
    symlinkSync(path('real.json'), path('link.json'));
    writeText(path('link.json'), 'new');
    expect([readFileSync(path('real.json'), 'utf8'), lstatSync(path('link.json')).isSymbolicLink(), statSync(path('real.json')).mode & 0o777]).toEqual(['new', true, 0o600]);
  });

  test.runIf(existsSync('/dev/full'))('a device that is full is told as such', () => {
    expect(() => { writeText('/dev/full', 'x'); }).toThrow(/\/dev\/full cannot be written: ENOSPC/);
  });
});

describe('lines are there as they are added', () => {
  test('beside the old file until all is done', () => {
    writeFileSync(path('lines.jsonl'), 'old');
    const lines = beginLines(path('lines.jsonl'), false);
    lines.add('one');
    lines.add('two');
    expect([readFileSync(path('lines.jsonl'), 'utf8'), readFileSync(path('lines.jsonl.part'), 'utf8')]).toEqual(['old', 'one\ntwo\n']);
    lines.finish();
    expect([readFileSync(path('lines.jsonl'), 'utf8'), existsSync(path('lines.jsonl.part'))]).toEqual(['one\ntwo\n', false]);
  });

  test('a disk that is full in the middle of a line leaves the whole ones, and says where', () => {
    const lines = beginLines(path('full.jsonl'), false, small(10));
    lines.add('first');
    expect(() => { lines.add('second'); }).toThrow(/full\.jsonl cannot be written: ENOSPC.*full\.jsonl\.part/);
    lines.leave();
    expect(readFileSync(path('full.jsonl.part'), 'utf8')).toBe('first\n');
  });

  test('what a run before has left is not written over unasked', () => {
    writeFileSync(path('left.jsonl.part'), 'a game\n');
    expect(() => beginLines(path('left.jsonl'), false)).toThrow(/left\.jsonl\.part holds the games of a run that was stopped/);
    beginLines(path('left.jsonl'), true).finish();
    expect(readFileSync(path('left.jsonl'), 'utf8')).toBe('');
  });

  test('a run that added nothing leaves nothing', () => {
    beginLines(path('none.jsonl'), false).leave();
    expect(beside('none.jsonl')).toEqual([]);
  });
});

describe('somebody else\'s file is not written over unasked', () => {
  test.each([
    ['a letter', 'Dear Marco,', true], ['other JSON', '{"name":"caravan"}', true], ['nothing', '', false],
    ['a save', '{"match":1,"game":"oasis"', false], ['a replay', '{"caravanserai":1,', false],
  ])('%s', (_, content, foreign) => {
    writeFileSync(path('there.json'), content);
    expect([isForeign(path('there.json'), savedGame), isForeign(path('nowhere.json'), savedGame)]).toEqual([foreign, false]);
  });

  test('--out and --svg say so before the first game, and --force goes over it', async () => {
    writeFileSync(path('letter.txt'), 'Dear Marco,');
    for (const args of [['simulate', oasis, '--out'], ['tournament', oasis, '--bots', 'random,greedy', '--out'], ['tournament', oasis, '--bots', 'random,greedy', '--svg']]) {
      const { code, err, out } = await cli([...args, path('letter.txt')]);
      expect([code, out, err]).toEqual([1, '', expect.stringContaining('--force writes over it')]);
    }
    expect(readFileSync(path('letter.txt'), 'utf8')).toBe('Dear Marco,');
    expect((await cli(['simulate', oasis, '--games', '3', '--out', path('letter.txt'), '--force'])).code).toBe(0);
    expect(isForeign(path('letter.txt'), recordings)).toBe(false);
    expect((await cli(['simulate', oasis, '--games', '2', '--out', path('letter.txt')])).code).toBe(0);
  });

  test('a picture of ours is drawn again', async () => {
    const args = ['tournament', oasis, '--bots', 'random,greedy', '--rounds', '1', '--svg', path('again.svg')];
    expect([(await cli(args)).code, (await cli(args)).code, isForeign(path('again.svg'), picture)]).toEqual([0, 0, false]);
  });

  test('save asks first', async () => {
    writeFileSync(path('diary.txt'), 'Dear diary');
    const no = await cli(['play', oasis, '--seat', '1', '--bots', 'random'], [`save ${path('diary.txt')}`, 'no', 'quit']);
    expect([no.out, readFileSync(path('diary.txt'), 'utf8')]).toEqual([expect.stringContaining('Not written.'), 'Dear diary']);
    await cli(['play', oasis, '--seat', '1', '--bots', 'random'], [`save ${path('diary.txt')}`, 'yes', `save ${path('diary.txt')}`, 'quit']);
    expect(readFileSync(path('diary.txt'), 'utf8')).toMatch(savedGame.begins);
  });
});

describe('what cannot be written is told before the first game', () => {
  test('a folder that is not there, a folder, and a place without rights', async () => {
    mkdirSync(path('box'), { recursive: true });
    for (const place of [path('nowhere/games.jsonl'), path('box')]) {
      for (const args of [['simulate', faulty, '--seats', '3', '--out'], ['tournament', oasis, '--bots', 'random,greedy', '--svg']]) {
        const { code, err } = await cli([...args, place]);
        expect([code, err]).toEqual([1, expect.stringMatching(/^caravanserai \w+: .* cannot be written: /)]);
      }
    }
    expect(() => { demandPlace(path('box'), recordings, true); }).toThrow(/it is a folder/);
  });

  test('a pipe with a name, which would wait for somebody, and a link that leads nowhere', async () => {
    execFileSync('mkfifo', [path('pipe')]);
    symlinkSync(path('nowhere/x'), path('dangling'));
    symlinkSync(path('loop'), path('loop'));
    expect(() => { demandPlace(path('pipe'), recordings, true); }).toThrow(/it is a named pipe/);
    for (const name of ['dangling', 'loop']) expect(() => { demandPlace(path(name), recordings, true); }).toThrow(/it is a link that leads nowhere/);
    expect(await cli(['replay', path('pipe')])).toMatchObject({ code: 1, err: expect.stringMatching(/cannot be read: it is a named pipe/) });
  });

  test('a wrong option leaves no file', async () => {
    expect((await cli(['simulate', oasis, '--games', 'many', '--out', path('wrong.jsonl')])).code).toBe(2);
    expect(beside('wrong.jsonl')).toEqual([]);
  });
});

describe('a run that is stopped', () => {
  const linesOf = (name: string): GameRecord[] => readFileSync(path(name), 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line) as GameRecord);

  /** Begins a run that would take for ever, and sends a signal when a few games are on file. */
  async function stopped(name: string, signal: NodeJS.Signals, ...more: string[]): Promise<{ code: number | null; error: string }> {
    writeFileSync(path(name), '{"index":0,"game":"the old run"}\n');
    const child = spawn(process.execPath, [path('cli.js'), 'simulate', oasis, '--games', '10000000', '--out', path(name), ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
    let error = '';
    child.stderr.on('data', (piece) => { error += String(piece); });
    const over = new Promise<number | null>((resolve) => child.on('close', resolve));
    while (!existsSync(path(`${name}.part`)) || readFileSync(path(`${name}.part`), 'utf8').split('\n').length < 5) await new Promise((resolve) => { setTimeout(resolve, 20); });
    child.kill(signal);
    return { code: await over, error };
  }

  test.each<[NodeJS.Signals, string[]]>([['SIGTERM', []], ['SIGINT', []], ['SIGTERM', ['--workers', '2']]])('%s %j: sums up, and the file holds what was played', async (signal, more) => {
    const { code, error } = await stopped('stopped.jsonl', signal, ...more);
    expect([code, error]).toEqual([1, expect.stringMatching(/stopped after \d+ games/)]);
    const played = linesOf('stopped.jsonl');
    expect(played).toHaveLength(Number(/stopped after (\d+)/.exec(error)![1]));
    expect(new Set(played.map(({ index }) => index)).size).toBe(played.length);
    expect(beside('stopped.jsonl')).toEqual([]);
  });

  test('killed, it keeps what it played beside the old file', async () => {
    await stopped('killed.jsonl', 'SIGKILL');
    expect(linesOf('killed.jsonl')).toEqual([{ index: 0, game: 'the old run' }]);
    const kept = readFileSync(path('killed.jsonl.part'), 'utf8').split('\n').slice(0, -1).map((line) => JSON.parse(line) as GameRecord);
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.map(({ index }) => index)).toEqual(kept.map((_, at) => at));
  });
});

test('a game that failed keeps where in the program it was thrown, on file, with workers too', async () => {
  for (const workers of ['1', '2']) {
    const child = spawn(process.execPath, [path('cli.js'), 'simulate', faulty, '--games', '40', '--seats', '3', '--workers', workers, '--out', path(`faulty-${workers}.jsonl`)], { stdio: 'ignore' });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
    const failed = readFileSync(path(`faulty-${workers}.jsonl`), 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line) as GameRecord).find(({ failure }) => failure);
    expect(failed?.failure?.stack).toMatch(/\n +at .+registry/);
  }
});

describe('control characters are shown, not sent', () => {
  const CSI = '\u009b2J';
  const evil = '\u001b]0;owned\u0007\u001b[2J';

  test('out of a replay that is none, and out of a bot\'s error', async () => {
    writeFileSync(path('evil.json'), JSON.stringify({ game: `${evil}${CSI}` }));
    const { err } = await cli(['replay', path('evil.json')]);
    expect(err).toContain('\\u001b]0;owned\\u0007\\u001b[2J\\u009b2J');
    writeFileSync(path('evil.mjs'), `export const bots = { bad: () => ({ name: 'bad', choose: () => { throw new Error(${JSON.stringify(`${evil}\u202e`)}); } }) };`);
    const run = await cli(['simulate', oasis, '--games', '2', '--bots', 'bad', '--with', path('evil.mjs')]);
     
    for (const text of [run.err, run.out]) expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    expect(run.err).toContain('\\u001b[2J\\u202e');
  });

  test('JSON for programs stays JSON and says the same', async () => {
    writeFileSync(path('evil.mjs'), `export const bots = { bad: () => ({ name: 'bad', choose: ({ moves }) => moves[0] }) };`);
    writeFileSync(path('c1.json'), JSON.stringify({ caravanserai: 1, game: 'oasis', rules: CSI, content: '', config: {}, steps: [], result: null, hash: '' }));
    const { out } = await cli(['replay', path('c1.json'), '--game', oasis, '--json']);
    expect(out).not.toContain('\u009b');
    expect((JSON.parse(out) as { message: string }).message).toContain(CSI);
  });
});
