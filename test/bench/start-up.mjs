// What it costs to import an entry point of the built package: time in a fresh process, files and bytes loaded.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { entries, root, specifier } from '../workshop/entries.mjs';

function importMilliseconds(name) {
  const program = `const before = performance.now(); await import(${JSON.stringify(name)}); console.log(performance.now() - before);`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } });
  return status === 0 ? Number(stdout) : NaN;
}

/** All files that are loaded with an entry, dependencies included. */
async function loaded(name) {
  const { metafile } = await build({
    stdin: { contents: `export * from ${JSON.stringify(name)}`, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true, write: false, metafile: true, treeShaking: false, format: 'esm', platform: 'node', external: ['fast-check'], logLevel: 'silent',
  });
  const inputs = Object.entries(metafile.inputs).filter(([path]) => path !== '<stdin>');
  return { files: inputs.length, bytes: inputs.reduce((sum, [, { bytes }]) => sum + bytes, 0) };
}

/** @param {number} rounds */
export async function startUps(rounds) {
  const names = entries.map(specifier);
  const times = new Map(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) for (const name of names) times.get(name).push(importMilliseconds(name));
  const found = [];
  for (const entry of names) {
    const inOrder = times.get(entry).sort((a, b) => a - b);
    const facts = await loaded(entry).catch(() => null);
    if (facts) found.push({ entry, milliseconds: Number(inOrder[Math.floor(inOrder.length / 2)].toPrecision(3)), ...facts });
  }
  return found;
}
