// The runner stryker runs the tests with: about a hundred times as fast as vitest's, because no process, module or
// configuration is loaded for a mutant. For each the modules are evaluated anew, so that no table or cache which
// a mutant has spoiled outlives it, with the mutant at work from the beginning.
import { readdirSync } from 'node:fs';
import { Script } from 'node:vm';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { bundle } from './bundle.mjs';

/** What the instrumented sources look at: which mutant is at work, which test is running, how often a mutant was met. */
const instrumented = (globalThis.__stryker__ ??= {});

const mutated = process.env.MUTATED ?? 'kernel';

function testFiles() {
  const testsIn = (folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`).filter((name) => name.endsWith('.test.ts'));
  const files = mutated === 'kernel' ? testsIn('test/kernel') : [...testsIn(`test/${mutated}`), ...testsIn(`test/golden/${mutated}`), `test/rulebook/${mutated}.test.ts`];
  return files.filter((name) => !name.endsWith('/reckoning.test.ts')).sort();
}

/** The laws and the second reckoning of Merv look at random games: that takes long, and says little about single rules. */
const isLaw = (name) => /\blaw \d+: /.test(name);

const idOf = (file, name) => `${file}#${name}`;
const split = (id) => [id.slice(0, id.indexOf('#')), id.slice(id.indexOf('#') + 1)];

/** Runs work that never ends, too: for so many milliseconds. */
const within = new Script('__work__()');
function limited(work, timeout) {
  globalThis.__work__ = work;
  within.runInThisContext({ timeout });
}

function runner() {
  let open;
  const files = testFiles();
  /** How long a test took last, and the tests that have killed mutants of a file, the last one first. */
  const took = new Map();
  const killers = new Map();

  function run(testsOf, id) {
    const [file, name] = split(id);
    const started = performance.now();
    // A test that is told for every row of a table may be missing now.
    testsOf(file).get(name)?.();
    took.set(id, performance.now() - started);
  }

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    async init() { open = await bundle(files, process.cwd()); },

    dryRun() {
      const everything = open();
      const ids = files.flatMap((file) => [...everything(file).keys()].filter((name) => !isLaw(name)).map((name) => idOf(file, name)));
      instrumented.mutantCoverage = { static: {}, perTest: {} };
      const tests = ids.map((id) => {
        instrumented.currentTestId = id;
        const result = { id, name: split(id)[1], fileName: split(id)[0], timeSpentMs: 0, status: TestStatus.Success };
        try {
          run(open(), id);
          return { ...result, timeSpentMs: took.get(id) };
        } catch (error) {
          return { ...result, status: TestStatus.Failed, failureMessage: String(error?.message) };
        }
      });
      instrumented.currentTestId = undefined;
      return { status: DryRunStatus.Complete, tests, mutantCoverage: instrumented.mutantCoverage };
    },

    mutantRun({ activeMutant, testFilter, hitLimit, timeout }) {
      const recent = (killers.get(activeMutant.fileName) ?? []).filter((id) => testFilter.includes(id));
      const order = new Set([...recent, ...testFilter.sort((one, other) => (took.get(one) ?? 0) - (took.get(other) ?? 0))]);
      Object.assign(instrumented, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
      const testsOf = open();
      let id;
      try {
        limited(() => { for (id of order) run(testsOf, id); }, Math.ceil(timeout / 2));
        return { status: MutantRunStatus.Survived, nrOfTests: order.size };
      } catch (error) {
        if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' || instrumented.hitCount > hitLimit) return { status: MutantRunStatus.Timeout };
        killers.set(activeMutant.fileName, [id, ...recent.filter((one) => one !== id)].slice(0, 20));
        return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage: String(error?.message), nrOfTests: order.size };
      } finally {
        instrumented.activeMutant = undefined;
      }
    },
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', Object.assign(runner, { inject: [] }))];
