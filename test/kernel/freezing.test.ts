import { build } from 'esbuild';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { branch, moves, play, resume, review, seeded, start, undo, type AnyMatch } from '../../src/index.js';
import { isFrozenIn } from '../../src/kernel/freezing.js';
import { root } from '../workshop/entries.mjs';
import { oasis } from '../fixtures/oasis/index.js';

const isFrozen = (value: unknown): boolean => typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

describe('where states are frozen', () => {
  test.each([
    ['in development', { process: { env: {} } }, true],
    ['in tests', { process: { env: { NODE_ENV: 'test' } } }, true],
    ['on a server in production', { process: { env: { NODE_ENV: 'production' } } }, false],
    ['on a page', { document: {} }, true],
    ['on a page built for production, with something in place of `process`', { document: {}, process: { env: { NODE_ENV: 'production' } } }, true],
    ['in a worker', {}, true],
  ])('%s: %j', (_, surroundings, frozen) => { expect(isFrozenIn(surroundings)).toBe(frozen); });

  test.each([['with a page', { document: {} }, true], ['without one', {}, false]])('bundled for production %s', async (_, surroundings, frozen) => {
    const { outputFiles } = await build({
      stdin: { contents: "import { isFreezing } from './src/kernel/freezing.ts'; globalThis.found = isFreezing();", resolveDir: root },
      bundle: true, write: false, minify: true, format: 'iife', platform: 'browser', logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"', 'globalThis.process.env.NODE_ENV': '"production"' },
    });
    const page: Record<string, unknown> = { ...surroundings, process: { env: { NODE_ENV: 'production' } } };
    runInNewContext(outputFiles[0]!.text, page);
    expect(page['found']).toBe(frozen);
  });
});

test('matches are frozen like their states, whichever way they came, and so is their game', () => {
  const begun = start(oasis, { seats: 2 }, seeded('frozen'));
  const after = play(begun, moves(begun)[0]!);
  const all: AnyMatch[] = [begun, after, undo(after), review(after, 0), branch(after, seeded('other')), resume(oasis, JSON.parse(JSON.stringify(after)))];
  for (const match of all) expect(isFrozen(match)).toBe(true);
  expect([oasis, oasis.inPlace, oasis.notation].every(Object.isFrozen)).toBe(true);
});
