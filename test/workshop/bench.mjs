// npm run bench: how fast the games are, beside yardsticks that are measured in turn with them. Runs on one machine
// differ by a third, so ratios within a run are what counts.
//   -- --game merv       one game (repeat it for more); `oasis` is the small one of the tests
//   -- --seats 4         one number of seats
//   -- --quick           short slices, most seats only, no threads: a first look
//   -- --json FILE       writes the figures
//   -- --accept          writes the figures into docs/benchmarks.md; later runs show the change against them
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { accept, acceptedFigures } from '../bench/accepted.mjs';
import { casesOf } from '../bench/cases.mjs';
import { goalsOf } from '../bench/goals.mjs';
import { report } from '../bench/report.mjs';
import { startUps } from '../bench/start-up.mjs';
import { workerCases } from '../bench/workers.mjs';
import { entries, root } from './entries.mjs';

const usage = 'npm run bench -- [--game ID]… [--seats N] [--quick] [--json FILE] [--accept]';
let options;
try {
  options = parseArgs({
    options: { game: { type: 'string', multiple: true }, seats: { type: 'string' }, quick: { type: 'boolean' }, json: { type: 'string' }, accept: { type: 'boolean' }, help: { type: 'boolean' } },
  }).values;
} catch (error) {
  console.error(`${error.message}\n${usage}`);
  process.exit(2);
}
if (options.help) {
  console.log(usage);
  process.exit(0);
}

const oasis = { name: 'oasis', source: 'test/fixtures/oasis/index.ts' };
const real = entries.filter(({ game }) => game);
const known = [...real, oasis];
const strangers = (options.game ?? []).filter((id) => !known.some(({ name }) => name === id));
if (strangers.length > 0) {
  console.error(`No such game: ${strangers.join(', ')}. There are: ${known.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
if (options.seats !== undefined && !/^[1-9]$/.test(options.seats)) {
  console.error(`--seats takes a number of players, not "${options.seats}"\n${usage}`);
  process.exit(2);
}
const chosen = options.game ? known.filter(({ name }) => options.game.includes(name)) : real.length > 0 ? real : [oasis];
const effort = options.quick ? { rounds: 3, slice: 60, warm: 800 } : { rounds: 9, slice: 150, warm: 2000 };

// Beside node_modules, so that the bundles find boardgame.io and immer.
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

/** Bundles a program for Node, as a production build would have it. */
async function bundled(name, input) {
  const file = join(folder, `${name}.mjs`);
  await build({
    ...input, outfile: file, bundle: true, format: 'esm', platform: 'node', target: 'es2022', external: ['boardgame.io', 'immer'],
    define: { 'process.env.NODE_ENV': '"production"' }, logLevel: 'error',
  });
  return file;
}

const isGame = `(value) => typeof value === 'object' && value !== null && typeof value.legalMoves === 'function' && typeof value.setup === 'function'`;
const codeOf = ({ name, source }) => bundled(name, {
  stdin: {
    resolveDir: root,
    contents: `
      import * as source from './${source}';
      export * from './test/bench/inside.ts';
      export const game = Object.values(source).find(${isGame});
      export const evaluation = source.evaluation;
    `,
  },
});

/** Measures a game at a number of seats in a process of its own. */
function measured(program, order) {
  return new Promise((resolve, reject) => {
    // Everything is measured for one core: the collector works on it, too. It must not throw away what was compiled
    // while others had their turn; nobody's program waits like that.
    const child = fork(program, [JSON.stringify(order)], { execArgv: ['--expose-gc', '--single-threaded-gc', '--no-flush-bytecode'], env: { ...process.env, NODE_ENV: 'production' } });
    let result;
    child.on('message', (message) => { result = message; });
    child.on('error', reject);
    child.on('exit', (code) => (result ? resolve(result) : reject(new Error(`the measuring process ended with code ${code}`))));
  });
}

const started = performance.now();
const program = await bundled('run', { entryPoints: [join(root, 'test/bench/run.ts')] });
const runs = [];
let failed = 0;
for (const entry of chosen) {
  try {
    const file = await codeOf(entry);
    const code = pathToFileURL(file).href;
    const { game } = await import(code);
    const [fewest, most] = game.seats;
    const counts = options.seats ? [Number(options.seats)] : options.quick ? [most] : Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
    for (const seats of counts.filter((count) => count >= fewest && count <= most)) {
      process.stderr.write(`${game.id}, ${seats} seats …\n`);
      const run = await measured(program, { code, seats, effort, games: options.quick ? 10 : 40, everything: seats === most && !options.quick });
      runs.push(run);
      for (const { task, message } of run.failures) {
        failed += 1;
        console.error(`${game.id}, ${seats} seats, ${task}: ${message}`);
      }
    }
  } catch (error) {
    failed += 1;
    console.error(`${entry.name}: ${error.message}`);
  }
}

const result = {
  machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, memoryGB: Math.round(totalmem() / 1e9), node: process.version, platform: `${process.platform} ${process.arch}` },
  ...casesOf(runs),
  startUp: existsSync(join(root, 'dist/index.js')) ? await startUps(options.quick ? 5 : 11) : [],
  seconds: Math.round((performance.now() - started) / 1000),
};
// Threads are started from the built package, as users do; a quick look leaves them out.
const pool = options.quick ? null : await import(pathToFileURL(await bundled('pool', { entryPoints: [join(root, 'src/bots/workers.ts')] })).href);
for (const entry of options.quick ? [] : chosen.filter(({ name }) => existsSync(join(root, `dist/${name}.js`)) && existsSync(join(root, 'dist/worker.js')))) {
  process.stderr.write(`${entry.name}, worker threads …\n`);
  result.cases.push(...(await workerCases(entry, pool, 5, 4)));
}
result.goals = goalsOf(result);

console.log(report(result, acceptedFigures()));
if (options.json) writeFileSync(options.json, JSON.stringify(result, null, 1) + '\n');
if (options.accept) accept(result);
process.exitCode = failed > 0 ? 1 : 0;
