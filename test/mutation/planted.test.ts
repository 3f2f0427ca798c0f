import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prefixes } from '../workshop/rules.mjs';
import { faultsOf, misplaced } from './planted.mjs';
import { claimsOf } from './proof.mjs';

test.each(Object.entries(prefixes))('every fault planted in %s breaks a rule there is, and says something else', async (game, prefix) => {
  const faults = await faultsOf(game);
  const claims = claimsOf(readFileSync(`docs/rules/${game}.md`, 'utf8'), prefix);
  expect(faults.filter(({ rule }) => !claims.includes(rule))).toEqual([]);
  expect(faults.filter(({ from, to }) => from === to)).toEqual([]);
  // Where code has moved, the fault moves along.
  expect(faults.flatMap((fault) => misplaced(fault, readFileSync(`src/${game}/${fault.file}`, 'utf8')) ?? [])).toEqual([]);
});

test('a place that is missing, or there twice, is told', () => {
  const fault = { rule: 'VOY-KHAN-1', file: 'khan.ts', from: 'ab', to: 'c' };
  expect([misplaced(fault, 'xaby'), misplaced(fault, 'abab'), misplaced(fault, null)]).toEqual([
    null, 'the fault of VOY-KHAN-1 is to be planted at a place that stands 2 times in khan.ts', 'the fault of VOY-KHAN-1 is to be planted at a place that stands 0 times in khan.ts',
  ]);
});
