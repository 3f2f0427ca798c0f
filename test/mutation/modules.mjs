// Test files and the sources they test, a function for each module. It is compiled once and called anew whenever modules are
// opened, so that no table or cache which a mutant has spoiled outlives it, while the functions stay as fast as they have
// become; and one module can say something else without the others being read again.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build, transformSync } from 'esbuild';
import { collecting } from './suite.mjs';

const here = createRequire(import.meta.url);
const LOADERS = { '.ts': 'ts', '.json': 'json' };

/** All modules behind some files: what is behind each name that they ask for. */
async function graphOf(files, folder) {
  const { metafile: { inputs } } = await build({
    stdin: { contents: files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join(''), resolveDir: folder },
    absWorkingDir: folder, bundle: true, write: false, metafile: true, format: 'cjs', platform: 'node', packages: 'external', tsconfigRaw: '{}', logLevel: 'error',
  });
  const own = Object.entries(inputs).filter(([path]) => path !== '<stdin>');
  return new Map(own.map(([path, { imports }]) => [path, new Map(imports.filter(({ external }) => !external).map(({ original, path: behind }) => [original, behind]))]));
}

/** A module as a function. Tests that read files beside them find them, though no file is loaded. */
function compiled(folder, path, contents) {
  const url = JSON.stringify(pathToFileURL(`${folder}/${path}`).href);
  const { code } = transformSync(contents.replaceAll('import.meta.url', url), { loader: LOADERS[extname(path)] ?? 'js', format: 'cjs', platform: 'node', logLevel: 'silent', tsconfigRaw: '{}' });
  return new Script(`(function (exports, require, module, performance) { 'use strict'; ${code}\n})`, { filename: path }).runInThisContext();
}

// Clocks stand still: how long something takes says nothing of a mutant, least of all on a busy machine.
const clock = { now: () => 0 };

/**
 * Resolves to a function that opens the modules: no module is evaluated before a test of it is asked for. `rewrite` says what a
 * file says from the beginning, `open({ path, contents })` what one says this time.
 */
export async function modules(files, folder, rewrite = (path, contents) => contents) {
  const graph = await graphOf(files, folder);
  const functions = new Map();
  const functionOf = (path) => {
    if (!functions.has(path)) functions.set(path, compiled(folder, path, rewrite(path, readFileSync(`${folder}/${path}`, 'utf8'))));
    return functions.get(path);
  };
  for (const path of graph.keys()) functionOf(path);

  return function open(changed) {
    const suites = new Map();
    const loaded = new Map();
    let current;
    const vitest = new Proxy({}, { get: (_, name) => current.vitest[name] });
    const mutant = changed && compiled(folder, changed.path, changed.contents);

    function load(path) {
      if (loaded.has(path)) return loaded.get(path).exports;
      const module = { exports: {} };
      loaded.set(path, module);
      const behind = graph.get(path);
      const required = (name) => (name === 'vitest' ? vitest : behind.has(name) ? load(behind.get(name)) : here(name));
      (changed?.path === path ? mutant : functionOf(path))(module.exports, required, module, clock);
      return module.exports;
    }

    /** The tests of a file by their names. */
    return function testsOf(file) {
      if (!suites.has(file)) {
        current = collecting();
        suites.set(file, current.tests);
        load(file);
      }
      return suites.get(file);
    };
  };
}
