// npm run strength -- GAME [--bots A,B] [--seats N] [--games N] [--seed TEXT]: how strong bots are. One bot plays against
// itself; several sit at one table and meet the same luck in every rotation. Characters are dealt anew for every game. `yardstick`
// is the plain search of test/bench/yardstick.ts. `--minutes N` begins no further line-up after that time, `--keep` writes the result
// into docs/strength.json, in place of the one of the same bots and luck, and draws docs/strength.svg anew from it; `npm run strength -- --picture` only draws.
//
// npm run tune -- GAME [--games N] [--width N] [--seats N] [--seed TEXT] [--spread X]: which weights of the evaluation should be
// larger or smaller, with intervals, and a step. It is taken by writing the printed weights into src/GAME/play/weights.ts, and
// kept if games on another seed say so.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBundled } from './bundled.mjs';
import { root } from './entries.mjs';
import { strengthPicture } from './strength-picture.mjs';

const results = join(root, 'docs/strength.json');
const given = process.argv.slice(2);
const kept = given.includes('--keep');
if (!given.includes('--picture')) process.exitCode = await runBundled('test/bench/strength.ts', given.flatMap((word) => (word === '--keep' ? [word, results] : [word])));
if (process.exitCode !== 1 && (kept || given.includes('--picture'))) writeFileSync(join(root, 'docs/strength.svg'), strengthPicture(JSON.parse(readFileSync(results, 'utf8'))));
