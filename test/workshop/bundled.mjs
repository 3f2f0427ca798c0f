// Runs a program of the tests that is written in TypeScript: bundled with the sources it measures, in a folder that is gone afterwards.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './entries.mjs';

/** The exit code of a program, given some words. */
export async function runBundled(source, words) {
  const folder = mkdtempSync(join(root, 'node_modules', '.program-'));
  try {
    const outfile = join(folder, 'program.mjs');
    await build({ entryPoints: [join(root, source)], bundle: true, platform: 'node', format: 'esm', outfile, logLevel: 'error' });
    return spawnSync(process.execPath, [outfile, ...words], { stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
