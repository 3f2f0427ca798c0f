// Lint that holds the design: `npx eslint -c test/eslint.config.js .`
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { designRules } from './eslint/design.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Node is at home here only. */
const hosted = ['src/cli/**', 'src/bots/worker*', 'src/bots/worker*/**'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/coverage/**', '**/node_modules/**', 'docs/**', '**/.stryker-tmp/**', '**/*.{js,cjs,mjs}', 'tsup.config.ts', 'test/types/**'] },
  ...tseslint.configs.strictTypeChecked,
  {
    // One program over everything is quicker than one per folder.
    languageOptions: { parserOptions: { project: 'test/tsconfig.json', tsconfigRootDir: root } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { design: designRules },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Typed tables are indexed by ids known to exist, and `!` is how that is said under noUncheckedIndexedAccess.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // What is inferred is given a name by an interface, by which the built types tell it.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // A guard on data from outside looks needless to a type checker that trusts the type.
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Records by id are the maps of a JSON state.
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Intersecting with {} is how the schema types flatten what they infer.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'design/no-class': 'error',
      // Who calls with more than four values by place writes a record, whose names can be read.
      '@typescript-eslint/max-params': ['error', { max: 4 }],
      'design/queries-do-not-mutate': 'error',
    },
  },
  {
    // Same input, same game: chance and time come from outside.
    files: ['src/**/*.ts'],
    ignores: hosted,
    rules: {
      'no-restricted-globals': ['error', ...['Date', 'process', 'Buffer', 'performance', 'crypto', 'require', 'globalThis']],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance is a step: push a chance frame.' }],
      'no-restricted-imports': ['error', { patterns: [{ group: ['node:*', 'fs', 'path', 'os', 'util', 'crypto', 'worker_threads', 'child_process'], message: 'Only the command and the worker pool may use Node.' }] }],
    },
  },
  {
    // A state is a plain JSON tree.
    files: ['src/**/state.ts'],
    rules: { 'design/plain-state': 'error' },
  },
  {
    // These work on any game, whose types are therefore open.
    files: ['src/{kernel,testing,bots,boardgame-io,cli}/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
);
