// npm run learn -- GAME [--games N] [--seed TEXT] [--keep DIR] [--sums N] [--passes N] [--share X] [--out FILE]: games teach bots what positions
// come to. So many games are played (1000; 0 for none) and kept in DIR (reports/learn), and of all that are kept there it is learned
// anew. It pays to do so several times, with another seed each, as those who know more play other games; what was learned is kept
// if games on a seed of their own say so (`npm run strength`). Where positions come to be described by other numbers, `--games 0` learns from
// the games there are.
import { runBundled } from './bundled.mjs';

process.exitCode = await runBundled('test/bench/learn.ts', process.argv.slice(2));
