// The runner stryker runs the tests with: some hundred times as fast as vitest's, because no process, file or configuration
// is loaded for a mutant. For each the modules are evaluated anew, so that no table or cache which a mutant has spoiled
// outlives it, with the mutant at work from the beginning. Stryker's sources, in which all mutants lie ready, are five times
// as slow as what they stand for: they say which tests meet a mutant, and judge what does not end.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { courtOf, split } from './court.mjs';
import { hashOfFile, placeOf, sourcesOf } from './log.mjs';
import { modules } from './modules.mjs';
import { statesRules } from './proof.mjs';
import { Waiting } from './suite.mjs';

/** What the instrumented sources look at: which mutant is at work, which test is running, how often a mutant was met. */
const instrumented = (globalThis.__stryker__ ??= {});

/*
 * What `npm run mutate` asks for. ROOT is the repository, which stryker has copied; LOG is where results are kept.
 * TEETH: only mutants that may give a rule its first tooth are tried, those that at most such a share of all tests meets.
 * SCORE: only whether some test fails is asked, not which rules that proves. SAMPLE: the share of all that is tried.
 */
const { MUTATED: subject = 'kernel', MUTATION_ROOT: root = process.cwd(), MUTATION_LOG: log, MUTATION_TEETH: teeth = '', MUTATION_SCORE: score = '', MUTATION_SAMPLE: share = '1' } = process.env;

/** A share of all mutants by their numbers: the same one as long as the sources stay the same. */
function isChosen(id) {
  const mixed = Math.imul(Number(id) + 1, 2654435761) >>> 0;
  return mixed / 2 ** 32 < Number(share);
}

/** After a timeout stryker would start another process; ours has stopped by itself, so that it counts as a test that failed. The log knows. */
const answer = ({ status, killers }) => (status === 'survived' ? { status: MutantRunStatus.Survived, nrOfTests: 1 } : { status: MutantRunStatus.Killed, nrOfTests: 1, killedBy: killers, failureMessage: killers[0] ?? 'it never ended' });
/** The text of a file with a mutant in it. */
export function mutated(source, { mutatorName, replacement, location: { start, end } }) {
  const lines = source.split('\n');
  const at = ({ line, column }) => lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, column);
  const isStatement = mutatorName === 'BlockStatement' || /^(?:case\b|default:)/.test(replacement);
  return `${source.slice(0, at(start))}${isStatement ? replacement : `(${replacement})`}${source.slice(at(end))}`;
}

/** A mutant that needs longer in plain sources may never end: whether it does, stryker's sources say, which count. */
const TOO_LONG = 6_000;

const leftOut = { status: MutantRunStatus.Survived, nrOfTests: 0 };

function runner() {
  let open;
  let openPlain;
  const sources = new Map();
  const court = courtOf({ subject, root, log, onlyTeeth: teeth !== '', onlyScore: score !== '', endless: () => instrumented.hitCount > instrumented.hitLimit });

  /** Whether a mutant can be the first tooth of a rule. */
  const mayBite = (file, meeting) => statesRules(file) && meeting.length <= court.tests().length * Number(teeth) && meeting.some(court.wants);

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    async init() {
      open = await modules(court.files, process.cwd());
      openPlain = await modules(court.files, root);
      court.seat(openPlain());
      // What is tried is what was copied, even if somebody writes in the repository meanwhile.
      for (const name of sourcesOf(`${root}/src/${subject}`)) {
        hashOfFile(name);
        sources.set(relative(root, name), readFileSync(name, 'utf8'));
      }
      court.clock(openPlain());
    },

    dryRun() {
      instrumented.mutantCoverage = { static: {}, perTest: {} };
      const tests = court.tests().map((id) => {
        instrumented.currentTestId = id;
        const result = { id, name: split(id)[1], fileName: split(id)[0], timeSpentMs: 0, status: TestStatus.Success };
        try {
          court.run(open(), id);
          return { ...result, timeSpentMs: court.took(id) };
        } catch (error) {
          if (error instanceof Waiting) return { ...result, status: TestStatus.Skipped };
          return { ...result, status: TestStatus.Failed, failureMessage: String(error?.message) };
        }
      });
      instrumented.currentTestId = undefined;
      // A copy: what waits for a promise goes on later, and would be taken for what is done when modules are loaded.
      return { status: DryRunStatus.Complete, tests, mutantCoverage: structuredClone(instrumented.mutantCoverage) };
    },

    mutantRun({ activeMutant, testFilter: meeting, hitLimit, timeout }) {
      const file = relative(root, activeMutant.fileName);
      const mutant = { hash: hashOfFile(activeMutant.fileName), place: placeOf(activeMutant, file, 1), meeting, timeout: Math.ceil(timeout / 2) };
      const before = court.before(mutant.hash, mutant.place, meeting);
      if (before) return answer(before);
      // What has survived with other tests is tried again, whatever the sample is now: numbers change with the sources.
      if ((!court.knows(mutant.hash, mutant.place) && !isChosen(activeMutant.id)) || (teeth !== '' && !mayBite(file, meeting))) return leftOut;
      instrumented.hitCount = 0;
      const found = court.try(openPlain({ path: file, contents: mutated(sources.get(file), activeMutant) }), { ...mutant, timeout: TOO_LONG, hasPatience: false });
      if (found) return answer(found);
      Object.assign(instrumented, { activeMutant: activeMutant.id, hitLimit });
      try {
        return answer(court.try(open(), mutant));
      } finally {
        instrumented.activeMutant = undefined;
      }
    },
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', Object.assign(runner, { inject: [] }))];
