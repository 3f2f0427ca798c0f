// How much is missing, in numbers.
import { expect, test } from 'vitest';
import { merv } from '../../../src/merv/index.js';
import { at } from '../helpers.js';

const params = (position: ReturnType<typeof at>, line: string): unknown => {
  const move = merv.notation.parse(line);
  const verdict = merv.check(position.state, move);
  return verdict.ok ? null : verdict.params;
};

test('MERV-CONTRACT-3 MERV-CONTRACT-5: influence and scrolls that are missing for a contract', () => {
  const poor = (influence: number): unknown =>
    params(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', players: { 0: { cubes: { white: 1 }, influence } } }), 'fulfil contract-1s-1 white common');
  // A contract of the first level asks for one influence, and this one for a scroll.
  expect(poor(0)).toEqual({ influence: 1 });
  expect(poor(1)).toEqual({ scroll: 1 });
});

test('MERV-QUEUE-3: camels that are missing for a space of the queue', () => {
  const leaving = at({ seats: 3, at: 'roundEnd', slots: { N1: 0, N2: 1, N3: 2 }, players: { 0: { camel: 1 } } });
  expect(params(leaving, 'queue 1')).toEqual({ camel: 1 });
});
