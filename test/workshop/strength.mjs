// npm run strength -- GAME [--bots A,B] [--seats N] [--games N] [--seed TEXT]: how strong bots are. One bot plays against
// itself; several sit at one table and meet the same luck in every rotation. Characters are dealt anew for every game. `yardstick`
// is the plain search of test/bench/yardstick.ts.
//
// npm run tune -- GAME [--games N] [--width N] [--seats N] [--seed TEXT] [--spread X]: which weights of the evaluation should be
// larger or smaller, with intervals, and a step. It is taken by writing the printed weights into src/GAME/play/weights.ts, and
// kept if games on another seed say so.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './entries.mjs';

const folder = mkdtempSync(join(root, 'node_modules', '.strength-'));
try {
  const outfile = join(folder, 'strength.mjs');
  await build({ entryPoints: [join(root, 'test/bench/strength.ts')], bundle: true, platform: 'node', format: 'esm', outfile, logLevel: 'error' });
  process.exitCode = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
