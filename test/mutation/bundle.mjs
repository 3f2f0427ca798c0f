// Test files and the sources they test as one script. It is compiled once; opening it evaluates the modules anew.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import { collecting } from './suite.mjs';

const here = createRequire(import.meta.url);

/** Tests that read files beside them find them, though they are a script now. */
const located = {
  name: 'located',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.test\.ts$|\/test\/workshop\/[^/]*\.mjs$/ }, async ({ path }) => ({ loader: 'ts', contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)) }));
  },
};

/** Resolves to a function that opens the script (`plugins` of esbuild may change the sources): no module is evaluated before a test of it is asked for. */
export async function bundle(files, folder, plugins = []) {
  const loaders = files.map((file) => `${JSON.stringify(file)}: () => { require(${JSON.stringify(`./${file}`)}); }`);
  const { outputFiles } = await build({
    stdin: { contents: `loaders = { ${loaders.join(', ')} };`, resolveDir: folder },
    bundle: true, write: false, format: 'cjs', platform: 'node', packages: 'external', tsconfigRaw: '{}', logLevel: 'error', plugins: [located, ...plugins],
  });
  // Modules are strict, and this is none. Clocks stand still in it: how long something takes says nothing of a mutant, least of all on a busy machine.
  const script = new Script(`(function (require, performance) { 'use strict'; let loaders; ${outputFiles[0].text}; return loaders; })`);

  return function open() {
    const suites = new Map();
    let current;
    const vitest = new Proxy({}, { get: (_, name) => current.vitest[name] });
    const loaders = script.runInThisContext()((name) => (name === 'vitest' ? vitest : here(name)), { now: () => 0 });
    /** The tests of a file by their names. */
    return function testsOf(file) {
      if (!suites.has(file)) {
        current = collecting();
        suites.set(file, current.tests);
        loaders[file]();
      }
      return suites.get(file);
    };
  };
}
