// The page of docs/table: installs what it is built with, when that is missing, and builds it. With --check it is judged
// as well: types, and what a game may weigh. The library has to be built before.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './entries.mjs';
import { must, run } from './steps.mjs';

export const tableFolder = join(root, 'docs/table');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The address of the built page. */
export const tableAddress = pathToFileURL(join(tableFolder, 'dist/index.html')).href;

/** Everything of one game, compressed, weighs no more than this. */
const MOST_BYTES = 250_000;

/** Builds the page; its tools are installed once. */
export async function buildTable() {
  if (!existsSync(join(tableFolder, 'node_modules/vite'))) await must(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: tableFolder });
  await must(process.execPath, ['build.mjs'], { cwd: tableFolder });
}

/** What is wrong with the built page as it lies there: games that weigh too much. */
export function heavyGames() {
  const sizes = JSON.parse(readFileSync(join(tableFolder, 'dist/sizes.json'), 'utf8'));
  const games = ['voyages', 'marco-polo-2', 'merv'];
  const shared = Object.entries(sizes).filter(([name]) => !games.some((game) => name === `${game}.js`)).reduce((sum, [, bytes]) => sum + bytes, 0);
  return games.filter((game) => shared + sizes[`${game}.js`] > MOST_BYTES);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildTable();
  if (process.argv.includes('--check')) {
    const { code, output } = await run(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'], { cwd: tableFolder });
    if (code !== 0) console.log(output);
    const heavy = heavyGames();
    if (heavy.length > 0) console.log(`more than ${MOST_BYTES / 1000} kB: ${heavy.join(', ')}`);
    process.exitCode = code !== 0 || heavy.length > 0 ? 1 : 0;
  }
}
