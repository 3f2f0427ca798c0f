// npm run check: everything that can be judged without playing. `npm run check -- lint size` runs a selection.
import { packageFaults } from './entries.mjs';
import { bin, run } from './steps.mjs';

const script = (name, ...args) => [process.execPath, [`test/workshop/${name}.mjs`, ...args]];

/** Name, what it guards, command. `build` comes first because half of the others look at dist. */
const steps = [
  ['build', 'the package builds', ['npm', ['run', '-s', 'build']]],
  ['types', 'the engine compiles without DOM and Node', [bin('tsc'), ['-p', 'tsconfig.json']]],
  ['test-types', 'tests, command and worker pool compile', [bin('tsc'), ['-p', 'test/tsconfig.json']]],
  ['lint', 'the rules that hold the design', [bin('eslint'), ['-c', 'test/eslint.config.js', '.']]],
  ['layers', 'who may import whom', [bin('depcruise'), ['src', '--config', 'test/layers.cjs', '--no-progress']]],
  ['unused', 'no unused files, exports or dependencies', [bin('knip'), ['--config', 'test/knip.mjs', '--no-progress', '--no-config-hints']]],
  ['rules', 'no rule has lost its test', script('rules')],
  ['derive', 'every derived.ts is what its state.ts says', script('derive', '--check')],
  ['pages', 'pages show the source as it is', script('pages')],
  ['books', 'the rule books in src are those of docs/rules', script('books')],
  ['api', 'the public API is the one in docs/api', script('api')],
  ['docs', 'every export is documented', [bin('typedoc'), ['--options', 'test/typedoc.config.mjs', '--emit', 'none']]],
  ['package', 'what npm would publish', script('package')],
  ['consumers', 'it compiles where it is used', [bin('vitest'), ['run', '--config', 'test/vitest.config.ts', '--typecheck.enabled=false', '--reporter=dot', 'test/package/consumers']]],
  ['size', 'no entry outgrows its budget', script('size')],
  ['table', 'the page compiles, builds and is light', script('table', '--check')],
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${steps.map(([name]) => name).join(', ')}`);
  process.exit(2);
}
const chosen = steps.filter(([name]) => asked.length === 0 || asked.includes(name));

let failed = 0;
const report = (ok, name, purpose, seconds, output) => {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(11)} ${purpose} (${seconds.toFixed(1)} s)`);
  if (!ok) { failed += 1; console.log(output.replace(/^/gm, '     ').trimEnd()); }
};

const faults = packageFaults();
report(faults.length === 0, 'entries', 'package.json lists the entries that exist', 0, faults.join('\n'));

async function one([name, purpose, [command, args]]) {
  const started = performance.now();
  const { code, output } = await run(command, args);
  report(code === 0, name, purpose, (performance.now() - started) / 1000, output);
  return code === 0;
}

// The build alone, then two at a time: more would only wait for each other.
const [first, ...rest] = chosen[0]?.[0] === 'build' ? chosen : [undefined, ...chosen];
if (first === undefined || (await one(first))) {
  const queue = [...rest];
  const worker = async () => { for (let next; (next = queue.shift()); ) await one(next); };
  await Promise.all([worker(), worker()]);
} else console.log('The build failed; nothing else was checked.');

console.log(failed === 0 ? '\nAll checks passed.' : `\n${failed} of the checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
