// npm run laws -- --coverage: plays every game until each card, tile, space, kind of move, ruling option and refusal was
// seen, and prints what was not.
//   -- --coverage merv         one game
//   -- --coverage --games 50   so many games at most
//   -- --coverage --seed 7     other games than usual
// Fails when something was not seen.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './entries.mjs';

const args = process.argv.slice(2);
const games = args.includes('--games') ? Number(args.splice(args.indexOf('--games'), 2)[1]) : 8000;
const seed = args.includes('--seed') ? Number(args.splice(args.indexOf('--seed'), 2)[1]) : 1;
if (!Number.isInteger(seed)) { console.error('--seed takes a whole number'); process.exit(2); }
if (!Number.isInteger(games) || games < 1) { console.error('--games takes a whole number'); process.exit(2); }

const folder = mkdtempSync(join(root, 'test/.coverage-'));
try {
  const outfile = join(folder, 'games.mjs');
  const contents = "export { judged } from './test/laws/games.ts'; export { coverage, coverageReport } from './src/testing/judging.ts';";
  const { outputFiles } = await build({ stdin: { contents, resolveDir: root, loader: 'ts' }, bundle: true, write: false, format: 'esm', platform: 'node', packages: 'external', logLevel: 'error' });
  writeFileSync(outfile, outputFiles[0].text);
  process.env.NODE_ENV = 'production';
  const { judged, coverage, coverageReport } = await import(pathToFileURL(outfile));
  const chosen = judged.filter(({ game }) => args.length === 0 || args.includes(game.id));
  if (chosen.length === 0) { console.error(`There are: ${judged.map(({ game }) => game.id).join(', ')}`); process.exitCode = 2; }
  for (const { game, configs, positions } of chosen) {
    const began = performance.now();
    const seen = coverage(game, { configs, positions, games, seed });
    console.log(`${coverageReport(seen)}\n  ${Math.round((performance.now() - began) / 100) / 10} s`);
    if (seen.groups.some(({ missing }) => missing.length > 0)) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
