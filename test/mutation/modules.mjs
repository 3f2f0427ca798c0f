// Test files and the sources they test, a function for each module. It is compiled once and called anew whenever modules are
// opened, so that no table or cache which a mutant has spoiled outlives it, while the functions stay as fast as they have
// become; and one module can say something else without the others being read again.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build, transformSync } from 'esbuild';
import ts from 'typescript';
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

/** A source that counts how often its loops go round: one that never ends would fill the memory before its time is up. */
export function counting(source, file) {
  const places = [];
  const visit = (node) => {
    // Stryker's own bookkeeping, in every file that it has changed.
    if (ts.isFunctionDeclaration(node) && node.name?.text.startsWith('stry')) return;
    if (ts.isIterationStatement(node, false)) {
      const { statement } = node;
      if (ts.isBlock(statement)) places.push([statement.getStart() + 1, ' __round();']);
      else places.push([statement.getStart(), '{ __round(); '], [statement.getEnd(), ' }']);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  // What is further back goes in first; of a loop that is the body of another, the outer one closes last.
  return places.map((place, order) => ({ place, order })).sort((one, other) => other.place[0] - one.place[0] || one.order - other.order)
    .reduce((text, { place: [at, more] }) => text.slice(0, at) + more + text.slice(at), source);
}

/** A module as a function. Tests that read files beside them find them, though no file is loaded. */
function compiled(folder, path, contents) {
  const url = JSON.stringify(pathToFileURL(`${folder}/${path}`).href);
  const counted = path.startsWith('src/') && path.endsWith('.ts') ? counting(contents, path) : contents;
  const { code } = transformSync(counted.replaceAll('import.meta.url', url), { loader: LOADERS[extname(path)] ?? 'js', format: 'cjs', platform: 'node', logLevel: 'silent', tsconfigRaw: '{}' });
  return new Script(`(function (exports, require, module, performance, __round) { 'use strict'; ${code}\n})`, { filename: path }).runInThisContext();
}

// Clocks stand still: how long something takes says nothing of a mutant, least of all on a busy machine.
const clock = { now: () => 0 };

/** How often loops may go round in one test: over ten times what any test needs. */
const ROUNDS = 40_000_000;

/** A test in which loops went round too often: it may never end. */
export class Endless extends Error {}

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
    let rounds = 0;
    const round = () => {
      rounds += 1;
      if (rounds > ROUNDS) throw new Endless();
    };
    const vitest = new Proxy({}, { get: (_, name) => current.vitest[name] });
    const mutant = changed && compiled(folder, changed.path, changed.contents);

    function load(path) {
      if (loaded.has(path)) return loaded.get(path).exports;
      const module = { exports: {} };
      loaded.set(path, module);
      const behind = graph.get(path);
      const required = (name) => (name === 'vitest' ? vitest : behind.has(name) ? load(behind.get(name)) : here(name));
      (changed?.path === path ? mutant : functionOf(path))(module.exports, required, module, clock, round);
      return module.exports;
    }

    /** The tests of a file by their names. */
    function testsOf(file) {
      rounds = 0;
      if (!suites.has(file)) {
        current = collecting();
        suites.set(file, current.tests);
        load(file);
      }
      return suites.get(file);
    }
    /** Whether some loop went round so often that it may never end. */
    testsOf.isEndless = () => rounds > ROUNDS;
    return testsOf;
  };
}
