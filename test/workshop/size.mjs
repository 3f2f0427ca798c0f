// What an entry costs a page that imports all of it: bundled with its dependencies, minified, gzipped.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { entries, root, specifier } from './entries.mjs';

/** Bundles a few lines of a user's code against the built package. */
export async function bundle(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['fast-check'],
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

let over = 0;
for (const entry of entries) {
  const kilobytes = gzipSync(await bundle(`export * from '${specifier(entry)}'`)).length / 1000;
  const ok = kilobytes <= entry.budget;
  if (!ok) over += 1;
  console.log(`${ok ? 'ok  ' : 'OVER'} ${specifier(entry).padEnd(28)} ${kilobytes.toFixed(1).padStart(6)} kB of ${entry.budget} kB`);
}
process.exitCode = over === 0 ? 0 : 1;
