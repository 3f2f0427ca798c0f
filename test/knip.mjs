// Unused files, exports and dependencies. What nothing imports but a tool starts is named here.
import { entries, programs } from './workshop/entries.mjs';

export default {
  entry: [
    ...[...entries, ...programs].map(({ source }) => `${source}!`),
    'test/**/*.test.ts',
    'test/**/*.test-d.ts',
    'test/**/*.bench.ts',
    'test/workshop/*.mjs',
    'test/*.{cjs,mjs}',
    'test/eslint.config.js',
  ],
  project: ['src/**/*.ts!', 'test/**/*.{ts,js,mjs,cjs}'],
  ignoreDependencies: ['@vitest/coverage-v8', 'typedoc-plugin-markdown', '@stryker-mutator/vitest-runner'],
  // Exported for its own file's tests or named in a neighbour's type is use enough.
  ignoreExportsUsedInFile: true,
  vitest: { config: ['test/vitest*.config.ts'] },
  stryker: { config: ['test/stryker.config.json'] },
};
