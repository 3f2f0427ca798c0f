// Judges mutants: which tests are run on one, in which order, which of them fail, and which rules that proves.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { Script } from 'node:vm';
import { prefixes } from '../workshop/rules.mjs';
import { hashOfFile, hashOfFiles, readLog, readSuites, writeLog } from './log.mjs';
import { Endless } from './modules.mjs';
import { BLUNT, citations, claimsOf, plan, rankOf, RECORDED, statesRules } from './proof.mjs';
import { Waiting } from './suite.mjs';

/** The laws, the second reckoning of Merv and the rare positions of Marco Polo II look at all that can happen: that takes long, and says little about single rules. */
const isLaw = (name) => /\blaw \d+: /.test(name);

const testsIn = (folder) => (existsSync(folder) ? readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`).filter((name) => name.endsWith('.test.ts')) : []);

/** Files that speak of all games, of each in tests that name it. */
const SHARED = ['test/words/content.test.ts', 'test/words/texts.test.ts', 'test/words/texts/refusals.test.ts', 'test/words/texts/sentences.test.ts'];

/** The test files that speak of a subject. */
export function testFilesOf(subject) {
  const files = subject === 'kernel' ? testsIn('test/kernel') : [...testsIn(`test/${subject}`), ...testsIn(`test/golden/${subject}`), `test/rulebook/${subject}.test.ts`, ...SHARED];
  return files.filter((name) => !/\/(?:reckoning|rare-positions)\.test\.ts$/.test(name)).sort();
}

/** Whether a test looks at a subject: one of another game, in a file that speaks of all, does not. */
export function looksAt(subject, file, name) {
  if (!SHARED.includes(file)) return true;
  const named = Object.keys(prefixes).filter((game) => new RegExp(`(?:^|[\\s'])${game}(?:[\\s']|$)`).test(name));
  return named.length === 0 || named.includes(subject);
}

export const idOf = (file, name) => `${file}#${name}`;
export const split = (id) => [id.slice(0, id.indexOf('#')), id.slice(id.indexOf('#') + 1)];
export const placeFile = (place) => place.slice(0, place.indexOf(':'));

/** Runs work that never ends, too: for so many milliseconds. False when the time was not enough. */
const within = new Script('__work__()');
function limited(work, timeout) {
  globalThis.__work__ = work;
  try {
    within.runInThisContext({ timeout });
    return true;
  } catch (error) {
    if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' || error instanceof Endless) return false;
    throw error;
  }
}

const NONE = new Map();

/** How far a test file is from the source it would mirror: 0 that one, 1 in the same folder, 2 elsewhere. */
function distance(file, source) {
  const mirrored = source.replace(/^src\//, 'test/').replace(/\.ts$/, '.test.ts');
  if (file === mirrored) return 0;
  const folder = mirrored.slice(0, mirrored.lastIndexOf('/') + 1);
  return file.startsWith(folder) || (folder.includes('/words/') && SHARED.includes(file)) ? 1 : 2;
}

/** What a test may cost before it is asked: one near by is likelier to notice. */
const PATIENCE = [1e-4, 1e-2, 1];

/**
 * @param {{ subject: string, root: string, log: string | undefined, onlyTeeth?: boolean, onlyScore?: boolean, endless: () => boolean }} how
 *   `root` is the repository, which stryker has copied; `onlyScore` asks of no rule whether it has a tooth: the first test that
 *   fails is enough; `endless` says whether the mutant at work was met too often
 */
export function courtOf({ subject, root, log, onlyTeeth = false, onlyScore = false, endless }) {
  const files = testFilesOf(subject);
  /** How long a test took last, and the tests that have killed mutants of a file, the last one first. */
  const took = new Map();
  const killersOf = new Map();
  const known = log ? readLog(log) : new Map();
  /** The claims each test cites, and those that a failing test has proven. */
  let cited = NONE;
  const toothed = new Set();
  let ids = new Set();
  const byTitle = new Map();
  let testsHash = '';
  /** The test files there are, and those there were when mutants were tried before. */
  let suite = {};
  const suites = log ? readSuites(log) : new Map();

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
      // What waits for a promise has not failed: nobody knows what it would have said.
      return !(error instanceof Waiting);
    }
  }

  /** Adds those of some tests that fail to others, as long as it is not too much. */
  function failing(testsOf, some, enough, found = []) {
    for (const id of some) {
      if (endless() || enough(found)) break;
      if (fails(testsOf, id)) found.push(id);
      // Not a failure yet: it is judged elsewhere whether this ends.
      if (testsOf.isEndless?.()) throw new Endless();
    }
    return found;
  }

  const wants = (id) => cited.get(id)?.some((claim) => !toothed.has(claim)) === true;
  /** Whether a test that has proven a claim is there still, under its title: files may be moved. */
  const stillCites = (id, claim) => cited.get(id)?.includes(claim) === true || (byTitle.get(split(id)[1]) ?? []).some((other) => cited.get(other)?.includes(claim));

  const claimsBy = (tests) => new Set(tests.flatMap((id) => cited.get(id)));
  const isBlunt = (found) => claimsBy(found).size > BLUNT;

  /** Which tests are asked first: for the score alone it is enough that recorded games come last. */
  const rank = (id) => (onlyScore ? Number(rankOf(...split(id)) === RECORDED) : rankOf(...split(id)));

  function judge(testsOf, meeting, file) {
    const recent = (killersOf.get(file) ?? []).filter((id) => meeting.includes(id));
    const { wanted, citing, others } = plan(meeting, { cited: statesRules(file) ? cited : NONE, toothed, recent, rank, took: (id) => (took.get(id) ?? 0) * PATIENCE[distance(split(id)[0], file)] });
    const proving = failing(testsOf, wanted, isBlunt);
    // Only what might be a tooth has to show whether it is a blunt one.
    if (proving.length > 0) failing(testsOf, citing, isBlunt, proving);
    const killers = proving.length > 0 || onlyTeeth ? proving : failing(testsOf, [...citing, ...others], (found) => found.length > 0);
    if (endless()) return { status: 'timeout', killers: killers.slice(0, 1), claims: [] };
    const claims = isBlunt(proving) ? [] : [...claimsBy(proving)].filter((claim) => !toothed.has(claim));
    return {
      status: killers.length > 0 ? 'killed' : 'survived', killers: killers.slice(0, 5),
      claims: claims.map((claim) => [claim, proving.find((id) => cited.get(id).includes(claim))]),
    };
  }

  function remember({ killers, claims }, file) {
    for (const [claim, id] of claims) if (stillCites(id, claim)) toothed.add(claim);
    if (killers.length > 0) killersOf.set(file, [killers[0], ...(killersOf.get(file) ?? []).filter((one) => one !== killers[0])].slice(0, 20));
  }

  /** Whether trying a mutant again could say more: with other tests it may be killed, by a better one, or be a rule's first tooth. */
  function stillHolds(before, meeting) {
    if (before.tests === testsHash) return true;
    const [killer] = before.killers;
    if (before.status === 'killed' && (rankOf(...split(killer)) === RECORDED || !ids.has(killer))) return false;
    return before.status !== 'survived' && !(statesRules(before.place) && meeting.some(wants));
  }

  /** What a mutant that has survived before did not meet then. */
  function newTo({ status, tests }, meeting) {
    const then = status === 'survived' ? suites.get(tests) : undefined;
    return then === undefined ? meeting : meeting.filter((id) => then[split(id)[0]] !== suite[split(id)[0]]);
  }

  return {
    files,
    run,
    wants,
    took: (id) => took.get(id),
    tests: () => [...ids],
    /** The tests of all files, by what they cite. */
    seat(testsOf) {
      const tests = files.flatMap((file) => [...testsOf(file).keys()].filter((name) => !isLaw(name) && looksAt(subject, file, name)).map((name) => ({ id: idOf(file, name), file, name })));
      ids = new Set(tests.map(({ id }) => id));
      for (const { id, name } of tests) byTitle.set(name, [...(byTitle.get(name) ?? []), id]);
      testsHash = hashOfFiles(files);
      suite = Object.fromEntries(files.map((file) => [file, hashOfFile(file)]));
      if (log && !suites.has(testsHash)) writeLog(log, { suite: testsHash, files: suite });
      if (subject in prefixes && !onlyScore) cited = citations(tests, claimsOf(readFileSync(`${root}/docs/rules/${subject}.md`, 'utf8'), prefixes[subject]));
      // What was proven in a run before holds as long as the source and the test are there.
      for (const { claims, hash, place } of known.values()) {
        const source = `${root}/${placeFile(place)}`;
        if (claims.length === 0 || !existsSync(source) || hashOfFile(source) !== hash) continue;
        for (const [claim, id] of claims) if (stillCites(id, claim)) toothed.add(claim);
      }
    },
    /** What a run before has found of a mutant, if that still holds. */
    before(hash, place, meeting) {
      const found = known.get(`${hash} ${place}`);
      if (!found || !stillHolds(found, meeting)) return null;
      remember(found, placeFile(place));
      return found;
    },
    /** Whether a mutant was tried before, with whatever tests there were. */
    knows: (hash, place) => known.has(`${hash} ${place}`),
    /** The tests that cite a claim. */
    citing: (claim) => [...cited].flatMap(([id, claims]) => (claims.includes(claim) ? [id] : [])),
    /** Whether a fault that was planted for one rule is noticed by a test of it. */
    prove(testsOf, claim, { hash, place, meeting, timeout }) {
      let found;
      limited(() => { found = meeting.find((id) => fails(testsOf, id)); }, timeout);
      if (found === undefined) return false;
      toothed.add(claim);
      writeLog(log, { hash, tests: testsHash, place, status: 'killed', killers: [found], claims: [[claim, found]] });
      return true;
    },
    /** Finds out how long each test takes. */
    clock(testsOf) {
      for (const id of ids) fails(testsOf, id);
    },
    /** Tries a mutant that is at work now. What takes too long has failed, or, without patience, is not judged: `null`. */
    try(testsOf, { hash, place, meeting, timeout, hasPatience = true }) {
      let found = { status: 'timeout', killers: [], claims: [] };
      const earlier = known.get(`${hash} ${place}`);
      const asked = earlier ? newTo(earlier, meeting) : meeting;
      if (!limited(() => { found = judge(testsOf, asked, placeFile(place)); }, timeout) && !hasPatience) return null;
      remember(found, placeFile(place));
      if (log && !(onlyTeeth && found.status === 'survived')) writeLog(log, { hash, tests: testsHash, place, ...found });
      return found;
    },
  };
}
