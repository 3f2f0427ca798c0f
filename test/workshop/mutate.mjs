// npm run mutate: changes the sources a little, one place at a time, and counts how many changes some test notices.
//   npm run mutate                    the kernel
//   npm run mutate -- voyages         a game; what else is given goes to stryker (`--mutate src/voyages/rules/posts.ts`)
//   npm run mutate -- voyages --teeth 0.2   only until each rule's test has killed a mutant, or all are tried that at most
//                                           a fifth of the tests meets: what all tests meet shows little of a single rule
//   npm run mutate -- voyages --score       only the score: the first test that fails is enough, whatever it proves
//   npm run mutate -- voyages --score --mutate src/voyages/game.ts   which of this file only recorded games notice by now
//   npm run mutate -- voyages --sample 0.2  a fifth of all mutants, and all that were tried before
//   npm run mutate -- voyages --afresh      forgets what earlier runs have found
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeRecord, writeRecorded } from '../mutation/record.mjs';
import { entries, root } from './entries.mjs';
import { bin, must } from './steps.mjs';

const games = entries.filter(({ game }) => game).map(({ name }) => name);
const [subject, ...rest] = process.argv.slice(2);
const isSubject = subject !== undefined && !subject.startsWith('-');
if (isSubject && subject !== 'kernel' && !games.includes(subject)) {
  console.error(`There is nothing called ${subject} to mutate. There are: kernel, ${games.join(', ')}`);
  process.exit(2);
}
const chosen = isSubject ? subject : 'kernel';
const options = isSubject ? rest : process.argv.slice(2);

/** Takes an option of our own out of those for stryker. */
function taken(name, values) {
  const at = options.indexOf(name);
  return at < 0 ? null : options.splice(at, 1 + values).slice(1);
}
const [teeth = ''] = taken('--teeth', 1) ?? [];
const [share = '1'] = taken('--sample', 1) ?? [];
const score = taken('--score', 0) !== null;
// A run that asks for no teeth says nothing of them to one that does.
const log = join(root, 'reports/mutation', `${chosen}${score ? '-score' : ''}.jsonl`);
if (taken('--afresh', 0) !== null) rmSync(log, { force: true });
mkdirSync(join(root, 'reports/mutation'), { recursive: true });

// Not counted is what a game's tests say nothing of: what `npm run derive` writes, of which a check says whether it is what
// the generator writes, and the lists of words that the printed books have. Where no tooth can come from nothing need be
// changed, nor can it from tables, which all tests meet.
const NOT_COUNTED = ['derived', 'words/printed/*'];
const places = teeth === '' ? ['**/*', ...(chosen === 'kernel' ? [] : NOT_COUNTED.map((place) => `!${place}`))] : ['rules/**/*', 'characters/**/*', 'box', 'rulings', 'config', 'state', 'derived', 'view'];
const files = options.includes('--mutate') ? [] : ['--mutate', places.map((place) => place.replace(/^!?/, (sign) => `${sign}src/${chosen}/`)).map((place) => `${place}.ts`).join(',')];
const copy = ['--tempDirName', `reports/stryker-${chosen}`];
await must(bin('stryker'), ['run', join(root, 'test/stryker.config.json'), ...copy, ...files, ...options], {
  cwd: root, env: { MUTATED: chosen, MUTATION_ROOT: root, MUTATION_LOG: log, MUTATION_TEETH: teeth, MUTATION_SCORE: score ? 'yes' : '', MUTATION_SAMPLE: share },
});
// Stryker changes no numbers, and rules are full of them; and what is never done no small change does.
if (teeth !== '' && games.includes(chosen)) for (const more of ['numbers', 'planted']) await must(process.execPath, [`test/mutation/${more}.mjs`, chosen], { cwd: root });
if (options.includes('--mutate') && score) for (const line of writeRecorded(chosen, log)) console.log(line);
if (!options.includes('--mutate') || teeth !== '') for (const line of writeRecord(chosen, { teeth: teeth !== '', score, share: Number(share), log })) console.log(line);
