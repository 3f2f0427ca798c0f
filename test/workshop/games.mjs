// All games there are: those of the package, and the small one of the tests.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { entries, root, specifier } from './entries.mjs';
import { gamesIn } from './playthrough.mjs';

/** Modules that export games, as import specifiers seen from the top folder. */
export function gameModules() {
  return [...entries.filter(({ game }) => game).map(specifier), './test/fixtures/oasis/index.ts'];
}

/** Bundles a program that may import the package and the fixtures. */
export async function bundleProgram(contents, platform = 'browser') {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'js' },
    bundle: true, write: false, format: 'esm', platform, minify: platform === 'browser',
    define: { 'process.env.NODE_ENV': '"production"' }, logLevel: 'error',
  });
  return outputFiles[0].text;
}

export async function loadGames() {
  const text = await bundleProgram(gameModules().map((name, index) => `export * as m${index} from ${JSON.stringify(name)};`).join('\n'), 'neutral');
  const folder = mkdtempSync(join(root, 'dist/games-'));
  try {
    const file = join(folder, 'games.mjs');
    writeFileSync(file, text);
    return Object.values(await import(pathToFileURL(file))).flatMap(gamesIn);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
