import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entries, packageFaults, readPackage, root, specifier } from '../workshop/entries.mjs';
import { run } from '../workshop/steps.mjs';
import { install, type Installed } from './installed.js';

let installed: Installed;
beforeAll(async () => { installed = await install(); });
afterAll(() => { installed.remove(); });

async function node(name: string, source: string): Promise<string> {
  writeFileSync(join(installed.project, name), source);
  const { code, output } = await run(process.execPath, [name], { cwd: installed.project });
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  return output.trim();
}

/** Bundles a user's program against the installed package. */
async function bundle(source: string): Promise<{ text: string; meta: Metafile }> {
  const result = await build({
    stdin: { contents: source, resolveDir: installed.project },
    bundle: true, write: false, metafile: true, minify: true, format: 'esm', platform: 'browser', external: ['fast-check'],
    define: { 'process.env.NODE_ENV': '"production"' }, logLevel: 'silent', absWorkingDir: installed.project,
  });
  return { text: result.outputFiles[0]!.text, meta: result.metafile };
}

describe('package.json', () => {
  test('lists exactly the entries that exist', () => {
    expect(packageFaults()).toEqual([]);
  });

  test('has the version at the top of the changelog', () => {
    const [, version] = /^## \[?(\d+\.\d+\.\d+)/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
    expect(version).toBe(readPackage().version);
  });

  test('depends on seedrandom, @noble/hashes and immer alone', () => {
    expect(Object.keys(readPackage().dependencies ?? {})).toEqual(['@noble/hashes', 'immer', 'seedrandom']);
  });

  test('no address of a registry stands in the lock', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved"|registry\./);
  });
});

describe.each(entries.map((entry) => [specifier(entry)] as const))('%s', (name) => {
  test('exports the same names to import and to require', async () => {
    const print = 'console.log(Object.keys(it).filter((key) => key !== "default").sort().join(" "))';
    const imported = await node('names.mjs', `import * as it from '${name}'; ${print}`);
    const required = await node('names.cjs', `const it = require('${name}'); ${print}`);
    expect(imported).not.toBe('');
    expect(required).toBe(imported);
  });

  test('costs nothing when nothing of it is used', async () => {
    const { text } = await bundle(`import '${name}'`);
    expect(text.trim()).toBe('');
  });

  test('bundles for a browser without anything of Node', async () => {
    const { meta } = await bundle(`export * from '${name}'`);
    const outside = Object.values(meta.outputs).flatMap((output) => output.imports).map(({ path }) => path);
    expect([...new Set(outside)]).toEqual(name === 'caravanserai/testing/laws' ? ['fast-check'] : []);
  });
});

/** Words that only the content of one game uses. */
const marks: Record<string, string[]> = {
  'voyages': ['venezia', 'alexandria', 'karakorum'],
  'marco-polo-2': ['mailin', 'jade'],
  'merv': ['caravansary', 'courtier', 'mosque'],
};

describe.each(entries.filter(({ game }) => game).map(({ name }) => [name] as const))('a page with %s alone', (name) => {
  const others = Object.keys(marks).filter((other) => other !== name);

  test('loads no source of another game', async () => {
    const { meta } = await bundle(`export * from 'caravanserai/${name}'; export * from 'caravanserai'`);
    const sources = Object.keys(meta.inputs)
      .filter((path) => path.includes('caravanserai/dist/'))
      .flatMap((path) => {
        const map = JSON.parse(readFileSync(join(installed.project, `${path}.map`), 'utf8')) as { sources: string[] };
        return map.sources.map((source) => relative('..', source).replaceAll('\\', '/'));
      });
    expect(sources.length).toBeGreaterThan(1);
    const foreign = sources.filter((source) => others.some((other) => source.includes(`src/${other}/`)));
    // The second game may seat the characters of the first, whose names it shares.
    expect(foreign.filter((source) => !(name === 'marco-polo-2' && source.endsWith('src/voyages/content/character-ids.ts')))).toEqual([]);
  });

  test('holds no word of another game', async () => {
    const { text } = await bundle(`export * from 'caravanserai/${name}'; export * from 'caravanserai'`);
    expect(others.flatMap((other) => marks[other]!).filter((word) => text.toLowerCase().includes(word))).toEqual([]);
  });
});

test('the tarball holds the build, the rule books, guides and examples, the readme, the licence and the changelog, and nothing else', () => {
  const books = installed.files.filter((path) => path.startsWith('docs/'));
  expect(books).toEqual(expect.arrayContaining(['docs/rules/README.md', ...Object.keys(marks).map((game) => `docs/rules/${game}.md`), 'docs/guides/kernel.md']));
  expect(books.filter((path) => !/^docs\/(((rules|rules\/ru|guides)\/)?[\w-]+\.md$|examples\/)/.test(path))).toEqual([]);
  const outside = installed.files.filter((path) => !/^(dist|docs)\//.test(path));
  expect([...outside].sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']);
  expect(installed.files.filter((path) => /cli\.cjs|\.tsbuildinfo|games-/.test(path))).toEqual([]);
});

test('what the readme and the guides lead to can be read where the package is installed; pictures and what is of a checkout alone apart', () => {
  const pages = installed.files.filter((path) => /^(README\.md|docs\/(guides\/[\w-]+|bots|cli|scaling)\.md)$/.test(path));
  const dead = pages.flatMap((page) => {
    const text = readFileSync(join(installed.project, 'node_modules/caravanserai', page), 'utf8');
    return [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link).filter((link) => !/^https?:|\.(png|svg)$/.test(link)).map((link) => join(page, '..', link)).filter((path) => !installed.files.includes(path) && !installed.files.some((file) => file.startsWith(`${path}/`)));
  });
  expect([...new Set(dead)]).toEqual([]);
});
