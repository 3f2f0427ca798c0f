import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../workshop/entries.mjs';
import { run } from '../workshop/steps.mjs';

// The program as it is installed: the command and the worker beside each other.
const folder = mkdtempSync(join(tmpdir(), 'caravanserai-cli-'));
const oasis = `${join(folder, 'registry.js')}#oasis`;
beforeAll(async () => {
  await build({
    entryPoints: { cli: join(root, 'src/cli/index.ts'), worker: join(root, 'src/bots/worker.ts'), registry: join(root, 'test/bots/registry.ts') },
    outdir: folder, bundle: true, splitting: true, platform: 'node', format: 'esm', logLevel: 'error', absWorkingDir: root,
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(() => { rmSync(folder, { recursive: true }); });

const caravanserai = (...args: string[]) => run(process.execPath, [join(folder, 'cli.js'), ...args], { cwd: folder });

test.each([
  [0, ['--help']],
  [2, ['simulate', 'nothing']],
  [1, ['replay', 'nowhere.json']],
])('ends with %i: %j', async (code, args) => {
  expect((await caravanserai(...args)).code).toBe(code);
});

test('plays in worker threads with bots of an own module, to the same summary', async () => {
  writeFileSync(join(folder, 'first.js'), "export const bots = { first: () => ({ name: 'first', choose: ({ moves }) => moves[0] }) };");
  const args = ['simulate', oasis, '--games', '40', '--bots', 'first,random', '--with', join(folder, 'first.js'), '--json'];
  const [one, two] = [await caravanserai(...args), await caravanserai(...args, '--workers', '2')];
  expect([one.code, two.code]).toEqual([0, 0]);
  expect(JSON.parse(two.output)).toEqual(JSON.parse(one.output));
});
