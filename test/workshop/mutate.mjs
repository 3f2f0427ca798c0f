// npm run mutate: changes the sources a little, one place at a time, and counts how many changes some test notices.
//   npm run mutate                   the kernel
//   npm run mutate -- voyages        a game; what else is given goes to stryker (`--mutate src/voyages/rules/posts.ts`)
import { join } from 'node:path';
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
const files = options.includes('--mutate') ? [] : ['--mutate', `src/${chosen}/**/*.ts`];
await must(bin('stryker'), ['run', join(root, 'test/stryker.config.json'), ...files, ...options], { env: { MUTATED: chosen } });
