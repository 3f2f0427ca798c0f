// For mutation testing: the quick tests of what is mutated alone, always with the same random games.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const mutated = process.env['MUTATED'] ?? 'kernel';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: mutated === 'kernel' ? ['test/kernel/**/*.test.ts'] : [`test/${mutated}/**/*.test.ts`, `test/rulebook/${mutated}.test.ts`],
    // Random games take long, and say little about single rules.
    exclude: ['test/*/packs.test.ts', 'test/*/reckoning.test.ts'],
    setupFiles: ['test/workshop/fixed-seed.ts'],
    testTimeout: 30_000,
  },
});
