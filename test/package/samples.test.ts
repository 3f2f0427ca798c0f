import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../workshop/entries.mjs';
import { run } from '../workshop/steps.mjs';
import { install, type Installed } from './installed.js';

/**
 * A sample stands in a js or ts block and imports the package. What it prints stands in comments behind the calls, or in
 * lines of their own at its end.
 */
interface Sample { readonly where: string; readonly source: string; readonly printed: string[] }

const pages = ['README.md', ...['docs', 'docs/guides'].flatMap((folder) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`) : [])];

const samples: Sample[] = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```(?:js|ts)\n([\s\S]*?)^```/gm)]
    .map(([, source]) => source!)
    .filter((source) => source.includes("from 'caravanserai"))
    .map((source, index) => ({
      where: `${page} ${index + 1}`,
      source,
      printed: printedBy(source),
    })));

function printedBy(source: string): string[] {
  const lines = source.trimEnd().split('\n');
  const trailing = lines.length - lines.slice().reverse().findIndex((line) => !line.startsWith('// '));
  return lines.flatMap((line, at) => /console\.log\(.*\);?\s*\/\/ (.*)$/.exec(line)?.[1] ?? (at >= trailing ? line.slice(3) : []));
}

let installed: Installed;
beforeAll(async () => { installed = await install(); });
afterAll(() => { installed.remove(); });

test('every sample of the documentation runs and prints what it says', async () => {
  for (const [index, { where, source, printed }] of samples.entries()) {
    const { code: script } = await transform(source, { loader: 'ts', format: 'esm' });
    const file = `sample-${index}.mjs`;
    writeFileSync(join(installed.project, file), script);
    const { code, output } = await run(process.execPath, [file], { cwd: installed.project });
    expect({ where, code, printed: output.trimEnd().split('\n').filter((line) => line !== '') }).toEqual({ where, code: 0, printed });
  }
});
