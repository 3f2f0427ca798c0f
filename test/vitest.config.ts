import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const onCi = Boolean(process.env['CI']);

export default defineConfig({
  root,
  test: {
    include: ['test/**/*.test.ts'],
    // The compiler runs over the whole of src and test; an error anywhere fails the run.
    typecheck: {
      enabled: true,
      tsconfig: 'test/tsconfig.json',
      include: ['test/types/**/*.test-d.ts'],
    },
    // In CI the counts are also written down, for the closing line of .ci/run.
    reporters: onCi ? ['default', 'json'] : ['default'],
    outputFile: { json: 'coverage/tests.json' },
    // Not to judge speed: only what hangs is meant to run into it, on the slowest and busiest machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['src/**'],
      exclude: ['src/cli/**'],
      reportsDirectory: 'coverage',
      reporter: ['text-summary', 'json-summary', 'html'],
    },
  },
});
