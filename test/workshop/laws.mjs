// npm run laws: the law suite on every game, longer than `npm test` does.
//   -- --long        the nightly run
//   -- --runs 50     so many random games a law
//   -- --seed 7      other games than usual
//   -- --coverage    what occurs in many games, and what never does
// What else is given goes to vitest, for example the name of a game.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './entries.mjs';
import { bin, must } from './steps.mjs';

const args = process.argv.slice(2);
if (args.includes('--coverage')) {
  args.splice(args.indexOf('--coverage'), 1);
  await must(process.execPath, ['test/workshop/coverage.mjs', ...args]);
  process.exit();
}
let runs = 155;
if (args.includes('--long')) { args.splice(args.indexOf('--long'), 1); runs = 8000; }
if (args.includes('--runs')) runs = Number(args.splice(args.indexOf('--runs'), 2)[1]);
let seed = 1;
if (args.includes('--seed')) seed = Number(args.splice(args.indexOf('--seed'), 2)[1]);
if (!Number.isInteger(seed)) { console.error('--seed takes a whole number'); process.exit(2); }
if (!Number.isInteger(runs) || runs < 1) { console.error('--runs takes a whole number'); process.exit(2); }

if (!existsSync(join(root, 'test/laws'))) console.log('No laws in test/laws yet.');
else {
  console.log(`${runs} runs a law`);
  // Not everything without a dash is a game: `-t "law 16"`.
  const isGame = (arg) => existsSync(join(root, `test/laws/${arg}.test.ts`));
  const asked = args.map((arg) => (isGame(arg) ? `test/laws/${arg}.test.ts` : arg));
  if (!args.some(isGame)) asked.push('test/laws');
  await must(bin('vitest'), ['run', '--config', 'test/vitest.config.ts', '--typecheck.enabled=false', '--testTimeout=3600000', ...asked], {
    env: { LAWS_RUNS: String(runs), LAWS_SEED: String(seed) },
  });
}
