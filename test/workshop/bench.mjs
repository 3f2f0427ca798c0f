// npm run bench: how fast the games are. Runs on one machine differ by a third, so compare ratios, not seconds.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './entries.mjs';
import { bin, must } from './steps.mjs';

if (!existsSync(join(root, 'test/bench'))) console.log('No benchmarks in test/bench yet.');
else await must(bin('vitest'), ['bench', '--run', '--config', 'test/vitest.config.ts', ...process.argv.slice(2)]);
