// The runner stryker runs the tests with: about a hundred times as fast as vitest's, because no process, module or
// configuration is loaded for a mutant. For each the modules are evaluated anew, so that no table or cache which
// a mutant has spoiled outlives it, with the mutant at work from the beginning.
import { relative } from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { bundle } from './bundle.mjs';
import { courtOf, split } from './court.mjs';
import { hashOfFile, placeOf, sourcesOf } from './log.mjs';
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
const leftOut = { status: MutantRunStatus.Survived, nrOfTests: 0 };

function runner() {
  let open;
  const court = courtOf({ subject, root, log, onlyTeeth: teeth !== '', onlyScore: score !== '', endless: () => instrumented.hitCount > instrumented.hitLimit });

  /** Whether a mutant can be the first tooth of a rule. */
  const mayBite = (file, meeting) => statesRules(file) && meeting.length <= court.tests().length * Number(teeth) && meeting.some(court.wants);

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    async init() {
      open = await bundle(court.files, process.cwd());
      court.seat(open());
      // What is tried is what was copied, even if somebody writes in the repository meanwhile.
      for (const name of sourcesOf(`${root}/src/${subject}`)) hashOfFile(name);
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
      return { status: DryRunStatus.Complete, tests, mutantCoverage: instrumented.mutantCoverage };
    },

    mutantRun({ activeMutant, testFilter: meeting, hitLimit, timeout }) {
      const file = relative(root, activeMutant.fileName);
      const mutant = { hash: hashOfFile(activeMutant.fileName), place: placeOf(activeMutant, file, 1), meeting, timeout: Math.ceil(timeout / 2) };
      const before = court.before(mutant.hash, mutant.place, meeting);
      if (before) return answer(before);
      // What has survived with other tests is tried again, whatever the sample is now: numbers change with the sources.
      if ((!court.knows(mutant.hash, mutant.place) && !isChosen(activeMutant.id)) || (teeth !== '' && !mayBite(file, meeting))) return leftOut;
      Object.assign(instrumented, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
      try {
        return answer(court.try(open(), mutant));
      } finally {
        instrumented.activeMutant = undefined;
      }
    },
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', Object.assign(runner, { inject: [] }))];
