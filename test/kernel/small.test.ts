import { describe, expect, expectTypeOf, test } from 'vitest';
import { ALLOWED, answersOf, answersSchema, CaravanseraiError, contentId, departures, presetOf, refusals, ruling, showPath, type Answers } from '../../src/index.js';
import { kernelRefusals } from '../../src/kernel/legality.js';
import { packedNumbers, unpackNumbers } from '../../src/kernel/pack.js';
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

describe('content', () => {
  test('two packs with equal values have the same id, whatever the order of keys', () => {
    expect(contentId('standard', { a: 1, b: [2] })).toBe(contentId('standard', { b: [2], a: 1 }));
    expect(contentId('standard', { a: 1, b: [2] })).not.toBe(contentId('standard', { a: 1, b: [3] }));
    expect(contentId('mine', {})).toMatch(/^mine-[0-9a-f]{16}$/);
  });
});

describe('refusals', () => {
  test('are made once, out of a table', () => {
    const no = refusals({ 'spring-dry': ['OAS-3', 'The spring is dry.'], 'not-held': ['OAS-4', 'Not yours.'] });
    expect(no).toEqual({
      'spring-dry': { ok: false, code: 'spring-dry', rule: 'OAS-3', message: 'The spring is dry.' },
      'not-held': { ok: false, code: 'not-held', rule: 'OAS-4', message: 'Not yours.' },
    });
    expect(no['spring-dry']).toBe(no['spring-dry']);
    expect(ALLOWED).toEqual({ ok: true });
  });

  test('of the kernel name the rule at hand and say why in a sentence', () => {
    const all = [kernelRefusals.over('A-1'), kernelRefusals.luckFirst('A-1'), kernelRefusals.malformed('A-1', 'card: missing'), kernelRefusals.notNow('A-1', '"dig"'), kernelRefusals.notOffered('A-1')];
    expect(all.map(({ code }) => code)).toEqual(['game-over', 'luck-first', 'malformed', 'not-now', 'not-offered']);
    for (const { ok, rule, message } of all) expect([ok, rule, /^[A-Z"].+\.$/.test(message)]).toEqual([false, 'A-1', true]);
    expect(all[2]?.message).toContain('card: missing');
    expect(all[3]?.message).toContain('dig');
  });
});

describe('errors', () => {
  test('have a name and a code', () => {
    expect(new CaravanseraiError('some-code', 'some words')).toMatchObject({ name: 'CaravanseraiError', code: 'some-code', message: 'some words' });
  });

  test('paths are shown as a programmer would write them', () => {
    expect(showPath(['players', 2, 'coins'])).toBe('players[2].coins');
    expect(showPath([0, 'a', 'b', 1, 2])).toBe('[0].a.b[1][2]');
    expect(showPath([])).toBe('');
  });
});

describe('numbers as text', () => {
  test('numbers below 32 take one sign, below 1024 two', () => {
    expect(packedNumbers([])).toBe('');
    expect(packedNumbers([0, 1, 25, 26, 31])).toBe('ABZaf');
    expect(packedNumbers([32])).toBe('gB');
    expect(packedNumbers([1023])).toHaveLength(2);
    expect(packedNumbers([1024])).toHaveLength(3);
  });

  test('are read back', () => {
    fc.assert(fc.property(fc.array(fc.oneof(fc.nat(40), fc.nat(), fc.nat(2 ** 40))), (numbers) => { expect(unpackNumbers(packedNumbers(numbers))).toEqual(numbers); }));
  });

  test('need no escape in JSON or an address', () => {
    expect(packedNumbers(Array.from({ length: 2000 }, (_, at) => at))).toMatch(/^[\w-]+$/);
  });

  test.each(['!', 'A!', 'g', 'Ag', 'A A', 'é', 'A\n', '____________A', '_'.repeat(100_000)])('"%s" was not made so', (packed) => { expect(unpackNumbers(packed)).toBeNull(); });
});
