// The one table of entry points. An entry is real as soon as its source file exists: the build, the
// documentation, the API report, the size budgets and the package tests all take their list from here.
//
//   npm run entries              says where package.json is out of step (exit 1)
//   npm run entries -- --write   puts `exports`, `bin` and the type fallbacks of package.json in step
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** `budget`: most kB (minified, gzip, with dependencies) that importing all of the entry may cost. */
const table = [
  { name: 'index', source: 'src/index.ts', budget: 35 },
  { name: 'voyages', source: 'src/voyages/index.ts', budget: 85, game: true },
  { name: 'marco-polo-2', source: 'src/marco-polo-2/index.ts', budget: 100, game: true },
  { name: 'merv', source: 'src/merv/index.ts', budget: 95, game: true },
  { name: 'voyages/content', source: 'src/voyages/faces/index.ts', budget: 15 },
  { name: 'voyages/rules', source: 'src/voyages/words/rules.ts', budget: 45 },
  { name: 'voyages/rules/ru', source: 'src/voyages/words/rules-ru.ts', budget: 70 },
  { name: 'voyages/texts', source: 'src/voyages/words/texts/en/index.ts', budget: 20 },
  { name: 'voyages/texts/pl', source: 'src/voyages/words/texts/pl.ts', budget: 25 },
  { name: 'voyages/texts/ru', source: 'src/voyages/words/texts/ru/index.ts', budget: 25 },
  { name: 'marco-polo-2/content', source: 'src/marco-polo-2/faces/index.ts', budget: 15 },
  { name: 'marco-polo-2/rules', source: 'src/marco-polo-2/words/rules.ts', budget: 45 },
  { name: 'marco-polo-2/rules/ru', source: 'src/marco-polo-2/words/rules-ru.ts', budget: 70 },
  { name: 'marco-polo-2/texts', source: 'src/marco-polo-2/words/texts/en/index.ts', budget: 25 },
  { name: 'marco-polo-2/texts/hu', source: 'src/marco-polo-2/words/texts/hu.ts', budget: 30 },
  { name: 'marco-polo-2/texts/pt', source: 'src/marco-polo-2/words/texts/pt.ts', budget: 30 },
  { name: 'marco-polo-2/texts/ru', source: 'src/marco-polo-2/words/texts/ru/index.ts', budget: 30 },
  { name: 'merv/content', source: 'src/merv/faces/index.ts', budget: 15 },
  { name: 'merv/rules', source: 'src/merv/words/rules.ts', budget: 45 },
  { name: 'merv/rules/ru', source: 'src/merv/words/rules-ru.ts', budget: 70 },
  { name: 'merv/texts', source: 'src/merv/words/texts/en/index.ts', budget: 25 },
  { name: 'merv/texts/ru', source: 'src/merv/words/texts/ru/index.ts', budget: 25 },
  { name: 'bots', source: 'src/bots/index.ts', budget: 30 },
  { name: 'boardgame-io', source: 'src/boardgame-io/index.ts', budget: 30 },
  { name: 'testing', source: 'src/testing/index.ts', budget: 15 },
  { name: 'testing/laws', source: 'src/testing/judging.ts', budget: 40 },
];

const exists = ({ source }) => existsSync(join(root, source));

/** Library entries that exist now. */
export const entries = table.filter(exists);

/** Built beside the library, reached through `bin` or by the worker pool; no public types. */
export const programs = [
  { name: 'cli', source: 'src/cli/index.ts' },
  { name: 'worker', source: 'src/bots/worker.ts' },
].filter(exists);

export const subpath = ({ name }) => (name === 'index' ? '.' : `./${name}`);
export const specifier = ({ name }) => (name === 'index' ? 'caravanserai' : `caravanserai/${name}`);

/** The JSON Schemas in dist/schemas are those of the games. */
const schemasExist = () => entries.some(({ game }) => game);

/** The fields of package.json that follow from the table. */
export function packageFields() {
  const exports = {};
  for (const entry of entries) {
    const file = `./dist/${entry.name}`;
    exports[subpath(entry)] = {
      import: { types: `${file}.d.ts`, default: `${file}.js` },
      require: { types: `${file}.d.cts`, default: `${file}.cjs` },
    };
  }
  if (schemasExist()) exports['./schemas/*'] = './dist/schemas/*';
  exports['./package.json'] = './package.json';
  const bin = programs.some(({ name }) => name === 'cli') ? { caravanserai: 'dist/cli.js' } : undefined;
  return { exports, bin };
}

export function readPackage() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** One line for each field of package.json that differs from the table. */
export function packageFaults(pkg = readPackage()) {
  return Object.entries(packageFields())
    .filter(([key, value]) => !isDeepStrictEqual(pkg[key], value))
    .map(([key, value]) => `package.json: "${key}" should list ${JSON.stringify(Object.keys(value ?? {}))}; run npm run entries -- --write`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pkg = readPackage();
  const faults = packageFaults(pkg);
  if (process.argv.includes('--write') && faults.length > 0) {
    const fields = packageFields();
    // Rebuilt key by key, so that `bin` stands beside `exports` and nothing else moves.
    const next = {};
    for (const [key, value] of Object.entries(pkg)) {
      if (key === 'bin') continue;
      next[key] = key === 'exports' ? fields.exports : value;
      if (key === 'exports' && fields.bin) next.bin = fields.bin;
    }
    writeFileSync(join(root, 'package.json'), JSON.stringify(next, null, 2) + '\n');
    console.log('package.json: now in step with the entry table');
  } else if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exit(1);
  } else console.log(`package.json lists ${entries.length} entry points: ${entries.map(specifier).join(', ')}`);
}
