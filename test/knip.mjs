// Unused files, exports and dependencies. What nothing imports but a tool starts is named here.
import { entries, programs } from './workshop/entries.mjs';

export default {
  entry: [
    ...[...entries, ...programs].map(({ source }) => `${source}!`),
    'test/**/*.test.ts',
    'test/**/*.test-d.ts',
    'test/bench/{inside,learn,run,strength}.ts',
    'test/bots/registry.ts',
    'test/workshop/*.mjs',
    'test/mutation/{runner,numbers,planted}.mjs',
    'test/mutation/faults/*.mjs',
    'test/*.{cjs,mjs}',
    'test/eslint.config.js',
  ],
  project: ['src/**/*.ts!', 'test/**/*.{ts,js,mjs,cjs}'],
  // Started by name, or named in a configuration; boardgame.io is there for the adapter's tests.
  ignoreDependencies: [
    '@arethetypeswrong/cli', 'dependency-cruiser', 'publint',
    '@vitest/coverage-v8', 'typedoc-plugin-markdown', '@stryker-mutator/core', 'boardgame.io', 'bullmq', 'ioredis', 'react', 'react-dom', '@vue/reactivity', 'solid-js',
  ],
  ignoreBinaries: ['apt-get', 'tar', 'redis-server', 'script', 'mkfifo'],
  // Exported for its own file's tests or named in a neighbour's type is use enough.
  ignoreExportsUsedInFile: true,
  vitest: { config: ['test/vitest*.config.ts'] },
  // It would look for the runner beside the configuration; stryker looks from the root.
  stryker: false,
};
