import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { compileModule } from 'svelte/compiler';
import { afterAll, expect, test } from 'vitest';
import { entries, root, specifier } from '../workshop/entries.mjs';

/** A page of the guide: its language, what it says, and what it prints. */
const pages = [...readFileSync(join(root, 'docs/guides/stores.md'), 'utf8').matchAll(/^## (.*)$|^```js run ?(svelte)?\n([\s\S]*?)^```/gm)];
let chapter = '';
const samples = pages.flatMap(([, title, compiled, source]) => {
  chapter = title ?? chapter;
  return source === undefined ? [] : [{ name: compiled ? `${chapter}, compiled` : chapter, compiled: compiled !== undefined, source, printed: [...source.matchAll(/console\.log\(.*\);?\s*\/\/ (.*)$/gm)].map(([, said]) => said) }];
});

const folder = mkdtempSync(join(tmpdir(), 'caravanserai-stores-'));
afterAll(() => { rmSync(folder, { recursive: true }); });

/** As a page is built for production: the browser's files of every library, and the sources of ours. */
async function bundled(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: join(root, 'test'), loader: 'js' }, bundle: true, write: false, format: 'esm', platform: 'browser', logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { vue: '@vue/reactivity', ...Object.fromEntries(entries.map((entry) => [specifier(entry), join(root, entry.source)]).sort(([a = ''], [b = '']) => b.length - a.length)) },
  });
  // A page has a document; frozen it is for that, and for nothing that a bundler may say.
  return `globalThis.document = {}; globalThis.process = { env: { NODE_ENV: 'production' } };\n${outputFiles[0]!.text}`;
}

test.each(samples)('$name: the page of the guide runs in a production build and prints what it says', async ({ name, compiled, source, printed }) => {
  const script = await bundled(compiled ? compileModule(source, { generate: 'client', dev: false }).js.code : source);
  const file = join(folder, `${name.replace(/\W+/g, '-')}.mjs`);
  writeFileSync(file, script);
  const { stdout, stderr, status } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  expect({ status, stderr: status === 0 ? '' : stderr, printed: stdout.trimEnd().split('\n') }).toEqual({ status: 0, stderr: '', printed });
});

test('there is a page for each of them', () => { expect(samples.map(({ name }) => name)).toEqual(['Vue', 'Solid', 'Svelte', 'Svelte, compiled', 'Plain stores']); });
