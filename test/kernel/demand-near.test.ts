import { expect, test } from 'vitest';
import { anything, choice, either, flag, integer, list, nullable, object, tuple, type AnySchema } from '../../src/index.js';
import { demandNear } from '../../src/kernel/demand-near.js';
import { thrown } from './help.js';

test('what is wrong is told with its place and the nearest word, at every depth', () => {
  const fruit = choice(['date', 'fig', 'olive']);
  const schema = object({ fruit, more: list(fruit, { most: 3 }), one: either(fruit, object({ seeds: integer(0, 9) })), none: nullable(fruit), ripe: flag });
  const good = { fruit: 'date', more: ['fig'], one: { seeds: 3 }, none: null, ripe: true };
  const told = (change: object): unknown => {
    const { path, problem } = thrown(() => demandNear(schema, { ...good, ...change }, 'basket')) as unknown as { path: unknown[]; problem: string };
    return [path, problem.replace(/^.*?(; did you mean .*)?$/, '$1')];
  };
  expect(demandNear(schema, good, 'basket')).toBe(good);
  expect(told({ fruit: 'dote' })).toEqual([['fruit'], '; did you mean date?']);
  expect(told({ more: ['fig', 'oliv'] })).toEqual([['more', 1], '; did you mean olive?']);
  expect(told({ none: 'figg' })).toEqual([['none'], '; did you mean fig?']);
  expect(told({ fruits: 'date' })).toEqual([['fruits'], '; did you mean fruit?']);
  expect(told({ fruit: 'cucumber' })).toEqual([['fruit'], '']);
  expect(told({ fruit: 7 })).toEqual([['fruit'], '']);
  expect(told({ one: { seed: 3 } })).toEqual([expect.arrayContaining(['one']), expect.stringContaining('')]);
  expect(thrown(() => demandNear(schema, null, 'basket'))).toMatchObject({ name: 'InvalidDataError', path: [] });
});

test('of alternatives each is looked into that has such a place, and several near words are named', () => {
  const [fruit, tree] = [choice(['date', 'dite']), choice(['palm', 'olive'])];
  const told = (schema: AnySchema, value: unknown): unknown => thrown(() => demandNear(schema, value, 'basket'))['problem'];
  expect(told(fruit, 'dote')).toBe('expected one of date, dite; did you mean date or dite?');
  // The first alternative has no such key, no keys at all, or no items: the second is meant.
  expect(told(either(object({ tree }), object({ fruit })), { fruit: 'dote' })).toMatch('did you mean date or dite?');
  expect(told(either(tree, object({ fruit })), { fruit: 'dote' })).toMatch('did you mean date or dite?');
  expect(told(either(object({ tree }), list(fruit, { most: 2 })), ['date', 'dote'])).toMatch('did you mean date or dite?');
  expect(told(either(nullable(tree), object({ fruit: object({ first: fruit }) })), { fruit: { first: 'dato' } })).toMatch('did you mean date');
  // Places of a tuple have each their own words: none are proposed.
  expect(told(tuple(fruit, tree), ['date', 'plam'])).toBe('expected one of palm, olive');
  expect(told(object({ all: anything }), { alle: 1 })).toBe('unknown key; did you mean all?');
});
