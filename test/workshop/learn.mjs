// npm run learn -- [--games N] [--seed TEXT] [--keep DIR] [--seats N] [--sums N] [--passes N] [--out FILE]: games teach bots of The
// Voyages what positions come to. So many games are played (1000; 0 for none) and kept in DIR (reports/learn), and of all that is
// kept there it is learned anew. It pays to do so several times, with another seed each, as those who know more play other games;
// what was learned is kept if games on a seed of their own say so (`npm run strength`).
import { runBundled } from './bundled.mjs';

process.exitCode = await runBundled('test/bench/learn.ts', process.argv.slice(2));
