import { describe, expect, expectTypeOf, test } from 'vitest';
import { answersOf, answersSchema, departures, presetOf, ruling, type Answers } from '../../src/index.js';
import fc from 'fast-check';
import { thrown } from './help.js';

const rulings = {
  toll: ruling('OAS-R-1', 'May the neighbour claim water?', ['one', 'none'], 'one'),
  dice: ruling('OAS-R-2', 'Which dice count?', ['all', 'own', 'foreign'], 'own'),
};

describe('rulings', () => {
  test('a ruling is its entry in the rule book', () => {
    expect(rulings.toll).toEqual({ id: 'OAS-R-1', question: 'May the neighbour claim water?', options: ['one', 'none'], standard: 'one' });
    expectTypeOf<Answers<typeof rulings>>().toEqualTypeOf<{ readonly toll: 'one' | 'none'; readonly dice: 'all' | 'own' | 'foreign' }>();
  });

  test('answers: what is given, else the preset, else the standard', () => {
    expect(answersOf(rulings)).toEqual({ toll: 'one', dice: 'own' });
    expect(answersOf(rulings, { dice: 'all' })).toEqual({ toll: 'one', dice: 'all' });
    expect(answersOf(rulings, { dice: 'all' }, { dice: 'foreign', toll: 'none' })).toEqual({ toll: 'none', dice: 'all' });
  });

  test('departures: only what differs from the standard, in the order of the table', () => {
    expect(departures(rulings, {})).toEqual({});
    expect(departures(rulings, { toll: 'one', dice: 'own' })).toEqual({});
    expect(Object.keys(departures(rulings, { dice: 'all', toll: 'none' }))).toEqual(['toll', 'dice']);
    expect(departures(rulings, { dice: 'foreign', toll: 'one' })).toEqual({ dice: 'foreign' });
  });

  test('departures say the same answers', () => {
    fc.assert(fc.property(fc.record({ toll: fc.constantFrom('one', 'none'), dice: fc.constantFrom('all', 'own', 'foreign') }, { requiredKeys: [] }), (given) => {
      expect(answersOf(rulings, departures(rulings, given as never))).toEqual(answersOf(rulings, given as never));
    }));
  });

  test('the schema takes any of the keys, each with one of its options', () => {
    const schema = answersSchema(rulings);
    for (const fits of [{}, { toll: 'none' }, { toll: 'one', dice: 'foreign' }]) expect(schema.check(fits)).toBeNull();
    expect(schema.check({ toll: 'two' })).toEqual({ path: ['toll'], message: 'expected one of one, none' });
    expect(schema.check({ other: 'one' })?.path).toEqual(['other']);
    expect(schema.check(JSON.parse('{"__proto__": "one"}'))?.path).toEqual(['__proto__']);
  });

  test('a preset is found by its name, and only by its own', () => {
    const presets = { first: { toll: 'none' }, second: {} } as const;
    expect(presetOf<typeof rulings>(presets, 'first')).toEqual({ toll: 'none' });
    for (const name of ['third', 'constructor', '__proto__', 'toString']) {
      expect(thrown(() => presetOf<typeof rulings>(presets, name))).toMatchObject({ code: 'invalid-config', path: ['preset'], problem: 'expected one of first, second' });
    }
  });
});
