// For mutation testing: the quick tests of the kernel alone, always with the same random games.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['test/kernel/**/*.test.ts'],
    setupFiles: ['test/workshop/fixed-seed.ts'],
    testTimeout: 30_000,
  },
});
