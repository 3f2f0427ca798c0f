// npm run rules -- --teeth: which rules does no test prove? A rule has a tooth when a test that cites it has killed a
// mutant: when it fails as soon as the sources say something else. What is known of that stands in test/mutation/records.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFilesOf } from '../mutation/court.mjs';
import { hashOfSources } from '../mutation/log.mjs';
import { claimsOf } from '../mutation/proof.mjs';
import { faultsOf, misplaced, sourceOf } from '../mutation/planted.mjs';
import { hashOfRules, readRecord } from '../mutation/record.mjs';
import { root } from './entries.mjs';
import { prefixes, readRules } from './rules.mjs';

/** Claims whose tooth is gone with its test, or that never had one; `tests` are the texts of the test files there are. */
export function toothless(claims, found, tests) {
  return claims.filter((claim) => found[claim] === undefined || !tests.some((text) => claim.split(' ').every((word) => text.includes(word))));
}

/** Prints what is missing; true when nothing is. */
export async function reportTeeth(print = console.log) {
  process.chdir(root);
  let whole = true;
  for (const [game, prefix] of Object.entries(prefixes)) {
    const book = readFileSync(join(root, 'docs/rules', `${game}.md`), 'utf8');
    const terms = readRules(book, prefix).items.filter(({ term }) => term).length;
    const claims = claimsOf(book, prefix);
    const { teeth = { found: {} }, whole: run } = readRecord(game);
    const missing = toothless(claims, teeth.found, testFilesOf(game).map((file) => readFileSync(file, 'utf8')));
    const isPresent = teeth.sources === hashOfRules(game);
    print(`${game}: ${claims.length - missing.length} of ${claims.length} proven, ${terms} terms`);
    for (const claim of missing) print(`  no tooth: ${claim}`);
    const lost = (await faultsOf(game)).map((fault) => misplaced(fault, sourceOf(`src/${game}/${fault.file}`))).filter((problem) => problem !== null);
    for (const problem of lost) print(`  ${problem}`);
    // How bots judge positions is no rule: recorded judgements are what holds it.
    const recorded = (run?.recorded ?? []).filter((place) => !place.startsWith('play/'));
    for (const place of recorded) print(`  killed by recorded games alone: src/${game}/${place}`);
    if (run) print(`  mutants: ${run.mutants}, score ${run.score} %${run.notTried > 0 ? ` of the ${run.mutants - run.notTried - run.noCoverage} tried` : ''}; laws are not asked, so what only laws would notice is among the ${run.survived} survivors`);
    if (!isPresent) print(`  the rules have changed since (npm run mutate -- ${game} --teeth 0.2)`);
    if (run && run.sources !== hashOfSources(game)) print(`  the sources have changed since all mutants were tried (npm run mutate -- ${game})`);
    whole &&= missing.length === 0 && lost.length === 0 && recorded.length === 0 && isPresent;
  }
  return whole;
}
