// The runner stryker runs the tests with: about a hundred times as fast as vitest's, because no process, module or
// configuration is loaded for a mutant. For each the modules are evaluated anew, so that no table or cache which
// a mutant has spoiled outlives it, with the mutant at work from the beginning.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { Script } from 'node:vm';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { prefixes } from '../workshop/rules.mjs';
import { bundle } from './bundle.mjs';
import { hashOfFile, hashOfFiles, placeOf, readLog, sourcesOf, writeLog } from './log.mjs';
import { BLUNT, citations, claimsOf, plan, rankOf, RECORDED, statesRules } from './proof.mjs';
import { Waiting } from './suite.mjs';

/** What the instrumented sources look at: which mutant is at work, which test is running, how often a mutant was met. */
const instrumented = (globalThis.__stryker__ ??= {});

/*
 * What `npm run mutate` asks for. ROOT is the repository, which stryker has copied; LOG is where results are kept.
 * TEETH: only mutants that may give a rule its first tooth are tried, those that at most such a share of all tests meets.
 * SAMPLE: the share of all that is tried.
 */
const { MUTATED: mutated = 'kernel', MUTATION_ROOT: root = process.cwd(), MUTATION_LOG: log, MUTATION_TEETH: onlyTeeth, MUTATION_SAMPLE: share = '1' } = process.env;

function testFiles() {
  const testsIn = (folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`).filter((name) => name.endsWith('.test.ts'));
  const files = mutated === 'kernel' ? testsIn('test/kernel') : [...testsIn(`test/${mutated}`), ...testsIn(`test/golden/${mutated}`), `test/rulebook/${mutated}.test.ts`];
  return files.filter((name) => !name.endsWith('/reckoning.test.ts')).sort();
}

/** The laws and the second reckoning of Merv look at random games: that takes long, and says little about single rules. */
const isLaw = (name) => /\blaw \d+: /.test(name);

const idOf = (file, name) => `${file}#${name}`;
const split = (id) => [id.slice(0, id.indexOf('#')), id.slice(id.indexOf('#') + 1)];

/** Runs work that never ends, too: for so many milliseconds. False when the time was not enough. */
const within = new Script('__work__()');
function limited(work, timeout) {
  globalThis.__work__ = work;
  try {
    within.runInThisContext({ timeout });
    return true;
  } catch (error) {
    if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}

/** Always the same share of all mutants. */
function isChosen(id) {
  const mixed = Math.imul(Number(id) + 1, 2654435761) >>> 0;
  return mixed / 2 ** 32 < Number(share);
}

/** After a timeout stryker would start another process; ours has stopped by itself, so that it counts as a test that failed. The log knows. */
const answer = ({ status, killers }) => (status === 'survived' ? { status: MutantRunStatus.Survived, nrOfTests: 1 } : { status: MutantRunStatus.Killed, nrOfTests: 1, killedBy: killers, failureMessage: killers[0] ?? 'it never ended' });
const NONE = new Map();
const leftOut = { status: MutantRunStatus.Survived, nrOfTests: 0 };

function runner() {
  let open;
  const files = testFiles();
  /** How long a test took last, and the tests that have killed mutants of a file, the last one first. */
  const took = new Map();
  const killersOf = new Map();
  const known = log ? readLog(log) : new Map();
  /** The claims each test cites, and those that a failing test has proven. */
  let cited = new Map();
  const toothed = new Set();
  let ids = new Set();
  let testsHash = '';

  function run(testsOf, id) {
    const [file, name] = split(id);
    const started = performance.now();
    // A test that is told for every row of a table may be missing now.
    testsOf(file).get(name)?.();
    took.set(id, performance.now() - started);
  }

  function fails(testsOf, id) {
    try {
      run(testsOf, id);
      return false;
    } catch (error) {
      if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      return true;
    }
  }

  const endless = () => instrumented.hitCount > instrumented.hitLimit;

  /** Those of some tests that fail, as long as it is not too much. */
  function failing(testsOf, ids, enough) {
    const found = [];
    for (const id of ids) {
      if (fails(testsOf, id)) found.push(id);
      if (endless() || enough(found)) break;
    }
    return found;
  }

  const claimsBy = (tests) => new Set(tests.flatMap((id) => cited.get(id)));

  function judge(testsOf, testFilter, file) {
    const recent = (killersOf.get(file) ?? []).filter((id) => testFilter.includes(id));
    const { wanted, citing, others } = plan(testFilter, { cited: statesRules(file) ? cited : NONE, toothed, recent, rank: (id) => rankOf(...split(id)), took: (id) => took.get(id) ?? 0 });
    const isBlunt = (found) => claimsBy(found).size > BLUNT;
    const proving = failing(testsOf, [...wanted, ...citing], isBlunt);
    const killers = proving.length > 0 || onlyTeeth ? proving : failing(testsOf, others, (found) => found.length > 0);
    if (endless()) return { status: 'timeout', killers: killers.slice(0, 1), claims: [] };
    const claims = isBlunt(proving) ? [] : [...claimsBy(proving)].filter((claim) => !toothed.has(claim));
    return {
      status: killers.length > 0 ? 'killed' : 'survived', killers: killers.slice(0, 5),
      claims: claims.map((claim) => [claim, proving.find((id) => cited.get(id).includes(claim))]),
    };
  }

  function remember({ killers, claims }, fileName) {
    for (const [claim, id] of claims) if (cited.get(id)?.includes(claim)) toothed.add(claim);
    if (killers.length === 0) return;
    const recent = killersOf.get(fileName) ?? [];
    killersOf.set(fileName, [killers[0], ...recent.filter((one) => one !== killers[0])].slice(0, 20));
  }

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    async init() {
      open = await bundle(files, process.cwd());
      // What is tried is what was copied, even if somebody writes in the repository meanwhile.
      for (const name of sourcesOf(`${root}/src/${mutated}`)) hashOfFile(name);
    },

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
          if (error instanceof Waiting) return { ...result, status: TestStatus.Skipped };
          return { ...result, status: TestStatus.Failed, failureMessage: String(error?.message) };
        }
      });
      instrumented.currentTestId = undefined;
      return { status: DryRunStatus.Complete, tests, mutantCoverage: instrumented.mutantCoverage };
    },

    mutantRun({ activeMutant, testFilter, hitLimit, timeout }) {
      begin(testFilter);
      const file = relative(root, activeMutant.fileName);
      const place = placeOf(activeMutant, file, 1);
      const hash = hashOfFile(activeMutant.fileName);
      const before = known.get(`${hash} ${place}`);
      if (before && stillHolds(before, testFilter)) {
        remember(before, file);
        return answer(before);
      }
      if (!isChosen(activeMutant.id)) return leftOut;
      if (onlyTeeth && (!statesRules(file) || testFilter.length > ids.size * Number(onlyTeeth) || !testFilter.some((id) => cited.get(id)?.some((claim) => !toothed.has(claim))))) return leftOut;
      Object.assign(instrumented, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
      let found = { status: 'timeout', killers: [], claims: [] };
      const testsOf = open();
      limited(() => { found = judge(testsOf, testFilter, file); }, Math.ceil(timeout / 2));
      instrumented.activeMutant = undefined;
      remember(found, file);
      if (log && !(onlyTeeth && found.status === 'survived')) writeLog(log, { hash, tests: testsHash, place, ...found });
      return answer(found);
    },
  };

  /** Whether trying a mutant again could say more: with other tests it may be killed, by a better one, or be a rule's first tooth. */
  function stillHolds(before, testFilter) {
    if (before.tests === testsHash) return true;
    const [killer] = before.killers;
    if (before.status === 'killed' && (rankOf(...split(killer)) === RECORDED || !ids.has(killer))) return false;
    return before.status !== 'survived' && !(statesRules(before.place) && testFilter.some((id) => cited.get(id)?.some((claim) => !toothed.has(claim))));
  }

  /** What the tests cite is worked out when the first mutant is at hand: only now it is known that they run. */
  function begin() {
    if (ids.size > 0) return;
    const everything = open();
    const tests = files.flatMap((file) => [...everything(file).keys()].filter((name) => !isLaw(name)).map((name) => ({ id: idOf(file, name), file, name })));
    ids = new Set(tests.map(({ id }) => id));
    testsHash = hashOfFiles(files);
    if (mutated in prefixes) cited = citations(tests, claimsOf(readFileSync(`${root}/docs/rules/${mutated}.md`, 'utf8'), prefixes[mutated]));
    // What was proven in a run before holds as long as the source and the test are there.
    for (const { claims, hash, place } of known.values()) {
      const source = `${root}/${place.slice(0, place.indexOf(':'))}`;
      if (claims.length === 0 || !existsSync(source) || hashOfFile(source) !== hash) continue;
      for (const [claim, id] of claims) if (cited.get(id)?.includes(claim)) toothed.add(claim);
    }
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', Object.assign(runner, { inject: [] }))];
