// npm run derive: writes the derived.ts of every game that declares its state (state.ts exports `table`, frames.ts
// exports `frames`): copies, structural sharing, views and their inverse, and what there is of each component.
//
//   npm run derive               writes what is out of step
//   npm run derive -- --check    only says what is out of step (exit 1)
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { sourceOf } from './derive/source.mjs';
import { root } from './entries.mjs';

const folders = ['src/voyages', 'src/marco-polo-2', 'src/merv', 'test/fixtures/oasis'];

const declares = (folder) => existsSync(join(root, folder, 'state.ts')) && /^export const table\b/m.test(readFileSync(join(root, folder, 'state.ts'), 'utf8'));

/** derived.ts itself may be missing or old: whatever is taken from it stands still while the declaration is read. */
const withoutDerived = {
  name: 'without-derived',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/derived\.js$/ }, ({ path, importer }) => (/\/kernel\/[^/]*$/.test(importer) || /kernel\/derived\.js$/.test(path) ? undefined : { path, namespace: 'none' }));
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = {};', loader: 'js' }));
  },
};

/** What a game says about its states: the exports of state.ts, and its frames. */
async function declarationOf(folder) {
  const { outputFiles } = await build({
    stdin: { contents: `export * as state from './${folder}/state.ts'; export { frames } from './${folder}/frames.ts';`, resolveDir: root, loader: 'ts' },
    bundle: true, write: false, format: 'esm', platform: 'neutral', logLevel: 'error', plugins: [withoutDerived], mainFields: ['module', 'main'],
  });
  const place = mkdtempSync(join(root, 'node_modules/.derive-'));
  try {
    writeFileSync(join(place, 'declaration.mjs'), outputFiles[0].text);
    return await import(pathToFileURL(join(place, 'declaration.mjs')));
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** The derived.ts of a game as it should be. */
export async function derivedOf(folder) {
  const { state, frames } = await declarationOf(folder);
  const kernel = relative(join(root, folder), join(root, 'src/kernel')).replaceAll('\\', '/');
  return sourceOf({ state, frames: frames.schema, kernel });
}

/** Folders whose derived.ts is not what their state.ts says, with what it should be. */
export async function stale() {
  const found = [];
  for (const folder of folders.filter(declares)) {
    const file = join(root, folder, 'derived.ts');
    const text = await derivedOf(folder);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) found.push({ file, text });
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await stale();
  for (const { file, text } of found) {
    const name = relative(root, file);
    if (process.argv.includes('--check')) console.error(`${name} is out of step with ${relative(root, dirname(file))}/state.ts: npm run derive`);
    else {
      writeFileSync(file, text);
      console.log(`${name} written`);
    }
  }
  if (found.length === 0) console.log('Every derived.ts is in step.');
  else if (process.argv.includes('--check')) process.exit(1);
}
