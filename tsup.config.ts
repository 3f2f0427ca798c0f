import { defineConfig } from 'tsup';
import { entries, programs } from './test/workshop/entries.mjs';

const files = (list: { name: string; source: string }[]) =>
  Object.fromEntries(list.map(({ name, source }) => [name, source]));

export default defineConfig({
  entry: files([...entries, ...programs]),
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/],
  // One kernel for all entries; rollup (treeshake) does the CJS step because Sucrase would rewrite modern syntax.
  splitting: true,
  treeshake: true,
  sourcemap: true,
  clean: true,
  dts: {
    entry: files(entries),
    // tsup still sets baseUrl, which TypeScript 6 reports; the worker pool's types need Node.
    compilerOptions: { ignoreDeprecations: '6.0', types: ['node'] },
  },
});
