import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, complete, either, flag, integer, list, literal, nullable, object, record, text, tuple, variants, type AnySchema } from '../../src/index.js';
import { fromSchema } from '../../src/testing/judging.js';

describe('values of a schema', () => {
  const word = choice(['silk', 'gold']);
  test.each<[string, AnySchema]>([
    ['integer', integer(-3, 4)], ['choice', word], ['literal', literal('x')], ['literal nought', literal(0)], ['text', text(5)], ['long text', text(100_000)], ['flag', flag], ['nullable', nullable(integer(1, 2))],
    ['list', list(word, { least: 1, most: 4 })], ['distinct list', list(integer(1, 5), { most: 5, distinct: true })], ['tuple', tuple(word, flag)], ['object', object({ a: word }, { b: flag, c: nullable(flag) })],
    ['record', record(['a', 'b'], integer(1, 3))], ['complete', complete(['a', 'b'], flag)], ['variants', variants({ one: object({ kind: literal('one') }), two: object({ kind: literal('two'), by: word }) })],
    ['either', either(flag, list(word, { most: 2 }))],
  ])('%s: are accepted by it', (_, schema) => {
    fc.assert(fc.property(fromSchema(schema.json), (value) => { expect(schema.check(value)).toBeNull(); }));
  });

  test('reach every place of a schema', () => {
    const values = fc.sample(fromSchema(object({ a: integer(1, 3) }, { b: flag }).json), { numRuns: 200, seed: 1 }) as { a: number; b?: boolean }[];
    expect(new Set(values.map(({ a, b }) => `${a} ${b}`)).size).toBe(9);
  });
});
