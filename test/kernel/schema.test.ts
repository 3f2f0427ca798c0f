import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anything, choice, complete, demand, either, flag, integer, InvalidDataError, list, literal, nullable, object, record, refine, text, tuple, variants,
  type AnySchema, type Schema,
} from '../../src/index.js';
import { problemOf } from '../../src/kernel/schema.js';
import { hostile, thrown } from './help.js';

const good = choice(['silk', 'gold', 'jade']);
const person = object({ name: text(5), age: integer(0, 120) }, { goods: list(good, { most: 2 }) });

/** The path and the message of the first problem, or null. */
const found = (schema: AnySchema, value: unknown): [string, string] | null => {
  const problem = schema.check(value);
  return problem && [problem.path.join('.'), problem.message];
};

/** Values that fit nothing but `anything`. */
const strangers = (): unknown[] => [undefined, NaN, Infinity, -Infinity, Symbol('s'), () => 1, 10n];

/** Schema, values that fit, values that do not with the place and a word of the message. */
const table: readonly [name: string, make: () => AnySchema, fits: unknown[], not: [unknown, string, string][]][] = [
  ['integer', () => integer(-2, 9), [-2, 0, 9], [
    [-3, '', 'from -2 to 9'], [10, '', 'whole number'], [1.5, '', 'whole number'], ['1', '', 'whole number'], [null, '', ''], [true, '', ''], [[1], '', ''], [-0, '', ''], [1e300, '', ''], [2 ** 53, '', ''],
  ]],
  ['choice', () => good, ['silk', 'gold', 'jade'], [
    ['Silk', '', 'one of silk, gold, jade'], ['', '', ''], ['__proto__', '', ''], ['constructor', '', ''], [0, '', ''], [null, '', ''], [['silk'], '', ''],
  ]],
  ['literal', () => literal('only'), ['only'], [['other', '', 'expected only'], [null, '', ''], [['only'], '', '']]],
  ['literal number', () => literal(7), [7], [['7', '', 'expected 7'], [8, '', '']]],
  ['text', () => text(3), ['', 'abc'], [['abcd', '', 'at most 3'], [1, '', ''], [null, '', ''], [['a'], '', ''], [{ length: 1 }, '', '']]],
  ['flag', () => flag, [true, false], [[0, '', 'true or false'], ['true', '', ''], [null, '', '']]],
  ['nullable', () => nullable(integer(1, 2)), [null, 1, 2], [[3, '', 'from 1 to 2'], ['null', '', ''], [{}, '', '']]],
  ['list', () => list(integer(0, 9), { least: 1, most: 3 }), [[1], [1, 1, 1]], [
    [[], '', '1 to 3 items'], [[1, 2, 3, 4], '', '1 to 3 items'], [{ length: 1, 0: 1 }, '', 'expected a list'], ['12', '', 'expected a list'], [null, '', ''],
    [[1, 'x'], '1', 'whole number'], [[1, 2, -1], '2', ''], [Object.assign([1], { more: 1 }), '', 'nothing but items'], [[1, , 2], '1', ''],
  ]],
  ['list without a least', () => list(flag, { most: 1 }), [[], [true]], [[[true, true], '', '0 to 1 items']]],
  ['distinct list', () => list(good, { most: 3, distinct: true }), [[], ['silk', 'gold']], [[['silk', 'gold', 'silk'], '2', 'twice']]],
  ['distinct list of lists', () => list(tuple(integer(0, 9), flag), { most: 3, distinct: true }), [[[1, true], [1, false]]], [[[[1, true], [1, true]], '1', 'twice']]],
  ['tuple', () => tuple(good, integer(0, 3)), [['silk', 0]], [
    [['silk'], '', 'a list of 2'], [['silk', 0, 0], '', 'a list of 2'], [['silk', 4], '1', ''], [['x', 0], '0', ''], [{ 0: 'silk', 1: 0, length: 2 }, '', 'a list of 2'], [null, '', ''],
  ]],
  ['object', () => person, [{ name: 'Polo', age: 17 }, { age: 17, name: '', goods: ['silk'] }], [
    [{ name: 'Polo' }, 'age', 'missing'], [{ age: 1 }, 'name', 'missing'], [{ name: 'Polo', age: 17, camels: 1 }, 'camels', 'unknown key'], [{ name: 'Polo', age: '17' }, 'age', 'whole number'],
    [{ name: 'Polo', age: 17, goods: ['silk', 'salt'] }, 'goods.1', 'one of'], [{ name: 'Polo', age: 17, goods: undefined }, 'goods', ''],
    [[], '', 'expected an object'], [null, '', 'expected an object'], ['x', '', 'expected an object'],
    [Object.create({ name: 'Polo', age: 17 }), 'name', 'missing'], [JSON.parse('{"name": "Polo", "age": 17, "__proto__": {"goods": []}}'), '__proto__', 'unknown key'],
    [{ name: 'Polo', age: 17, constructor: 1 }, 'constructor', 'unknown key'], [{ name: 'Polo', age: 17, ['x'.repeat(5000)]: 1 }, 'x'.repeat(40), 'unknown key'],
  ]],
  ['record', () => record(['silk', 'gold'], integer(1, 9)), [{}, { silk: 1 }, { gold: 9, silk: 2 }], [
    [{ salt: 1 }, 'salt', 'unknown key'], [{ silk: 0 }, 'silk', 'whole number'], [{ silk: undefined }, 'silk', ''], [[], '', 'expected an object'], [null, '', ''], [1, '', ''],
    [JSON.parse('{"__proto__": 1}'), '__proto__', 'unknown key'], [{ toString: 1 }, 'toString', 'unknown key'],
  ]],
  ['complete', () => complete(['silk', 'gold'], integer(0, 9)), [{ silk: 0, gold: 1 }], [[{ silk: 0 }, 'gold', 'missing'], [{ silk: 0, gold: 1, jade: 1 }, 'jade', 'unknown key'], [{ silk: 0, gold: 10 }, 'gold', '']]],
  ['variants', () => variants({ go: object({ kind: literal('go'), to: good }), stay: object({ kind: literal('stay') }) }), [{ kind: 'stay' }, { kind: 'go', to: 'silk' }], [
    [{ kind: 'fly' }, 'kind', 'one of go, stay'], [{}, 'kind', 'one of'], [{ kind: '__proto__' }, 'kind', ''], [{ kind: 'go' }, 'to', 'missing'], [{ kind: 'stay', to: 'silk' }, 'to', 'unknown key'],
    [['go'], '', 'expected an object'], [null, '', 'expected an object'], ['go', '', 'expected an object'],
  ]],
  ['either, the first one meant', () => either(list(flag, { most: 2 }), integer(0, 1)), [0, [true]], [[2, '', '0 to 1'], [[true, 1], '1', 'true or false'], [null, '', '0 to 1']]],
  ['either', () => either(integer(0, 1), list(flag, { most: 1 })), [0, 1, [], [true]], [[2, '', 'expected a list'], [[1], '0', 'true or false'], [null, '', '']]],
  ['refine', () => refine(list(integer(0, 9), { most: 3 }), (values) => (values.includes(7) ? 'no sevens' : null)), [[], [6]], [[[7], '', 'no sevens'], [['7'], '0', 'whole number']]],
];

// Made in each test, where a wrong schema is found by the test that made it.
describe.each(table)('%s', (_, make, fits, not) => {
  test('takes what fits', () => {
    for (const value of fits) expect(found(make(), value)).toBeNull();
  });

  test('refuses what does not, and says where and why', () => {
    for (const [value, path, word] of not) {
      const problem = found(make(), value);
      expect(problem?.[0]).toBe(path);
      expect(problem?.[1]).toContain(word);
      expect(problem?.[1]).not.toBe('');
    }
  });

  test('refuses what is no JSON', () => {
    for (const value of strangers()) expect(found(make(), value)).not.toBeNull();
  });

  test('answers for a hostile value that it cannot be read, if it has to look at all', () => {
    for (const value of [hostile(), hostile(Object.create(null)), hostile(hostile()), Proxy.revocable({}, {}), revoked()]) expect(problemOf(make().check, value)).not.toBeNull();
  });

  test('is not kept busy by huge or deep values', () => {
    let deep: unknown = [];
    for (let depth = 0; depth < 20_000; depth += 1) deep = depth % 2 === 0 ? [deep] : { deep };
    for (const value of [deep, new Array(200_000).fill(0), Array(4_000_000_000), 'x'.repeat(1_000_000), Object.fromEntries(Array.from({ length: 20_000 }, (__, at) => [`key ${at}`, at]))]) {
      expect(make().check(value)).not.toBeNull();
    }
  });

  test('describes itself as a JSON Schema', () => { expect(JSON.parse(JSON.stringify(make().json))).toEqual(make().json); });
});

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

describe('anything', () => {
  test('takes whatever there is', () => { for (const value of [...strangers(), null, {}, [[1]]]) expect(anything.check(value)).toBeNull(); });
  test('says so in JSON Schema', () => { expect(anything.json).toEqual({}); });
});

describe('messages', () => {
  test('name twelve words of a long choice and show that there are more', () => {
    const words = Array.from({ length: 13 }, (_, at) => `w${at}`);
    expect(found(choice(words), 'x')).toEqual(['', 'expected one of w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, …']);
    expect(found(choice(words.slice(0, 12)), 'x')?.[1]).toMatch(/w11$/);
  });

  test('name at most twelve kinds, or those that a misspelt one is near to', () => {
    const kinds = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`k${at}`, object({})]));
    expect(found(variants(kinds), { kind: 'x' })?.[1]).toBe('expected one of k0, k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11, …');
    expect(found(variants(kinds), { kind: 7 })?.[1]).toBe('expected one of k0, k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11, …');
    expect(found(variants({ ...kinds, endTurn: object({}) }), { kind: 'endturn' })).toEqual(['kind', 'expected a kind; did you mean endTurn?']);
    expect(found(variants({ ...kinds, endTurn: object({}) }), { kind: 'endTurn'.padEnd(41, '.') })?.[1]).toMatch(/…$/);
  });
});

describe('a value that cannot be read', () => {
  test('is a problem that tells what happened', () => {
    expect(problemOf(person.check, hostile(new Error('keep out')))).toEqual({ path: [], message: 'cannot be read (Error: keep out)' });
    expect(problemOf(person.check, hostile(new Error('x'.repeat(500))))?.message.length).toBeLessThan(120);
    expect(problemOf(person.check, hostile(Object.create(null)))).toEqual({ path: [], message: 'cannot be read (without a reason)' });
  });

  test('demand throws an InvalidDataError for it', () => {
    expect(thrown(() => demand(person, { get name() { throw new Error('keep out'); }, age: 1 }, 'person'))).toMatchObject({ name: 'InvalidDataError', code: 'invalid-person', path: [] });
  });
});

describe('demand', () => {
  test('returns the very value that fits', () => {
    const value = { name: 'Polo', age: 17 };
    expect(demand(person, value, 'person')).toBe(value);
  });

  test('throws with what, where and why', () => {
    const error = thrown(() => demand(person, { name: 'Polo', age: 17, goods: ['silk', 'salt'] }, 'person'));
    expect(error).toBeInstanceOf(InvalidDataError);
    expect(error).toMatchObject({ name: 'InvalidDataError', code: 'invalid-person', what: 'person', path: ['goods', 1], problem: 'expected one of silk, gold, jade' });
    expect(error.message).toBe('person at goods[1]: expected one of silk, gold, jade');
    expect(thrown(() => demand(flag, 1, 'answer')).message).toBe('answer: expected true or false');
  });
});

describe('JSON Schemas', () => {
  test.each<[string, () => AnySchema, object]>([
    ['integer', () => integer(1, 6), { type: 'integer', minimum: 1, maximum: 6 }],
    ['choice', () => good, { enum: ['silk', 'gold', 'jade'] }],
    ['literal', () => literal(1), { const: 1 }],
    ['text', () => text(9), { type: 'string', maxLength: 9 }],
    ['flag', () => flag, { type: 'boolean' }],
    ['nullable', () => nullable(flag), { anyOf: [{ type: 'null' }, { type: 'boolean' }] }],
    ['list', () => list(flag, { most: 3 }), { type: 'array', items: { type: 'boolean' }, minItems: 0, maxItems: 3 }],
    ['distinct list', () => list(flag, { least: 1, most: 2, distinct: true }), { type: 'array', items: { type: 'boolean' }, minItems: 1, maxItems: 2, uniqueItems: true }],
    ['tuple', () => tuple(flag, literal('a')), { type: 'array', prefixItems: [{ type: 'boolean' }, { const: 'a' }], items: false, minItems: 2 }],
    ['object', () => object({ a: flag }, { b: literal(1) }), { type: 'object', properties: { a: { type: 'boolean' }, b: { const: 1 } }, required: ['a'], additionalProperties: false }],
    ['record', () => record(['a', 'b'], flag), { type: 'object', properties: { a: { type: 'boolean' }, b: { type: 'boolean' } }, additionalProperties: false }],
    ['complete', () => complete(['a'], flag), { type: 'object', properties: { a: { type: 'boolean' } }, required: ['a'], additionalProperties: false }],
    ['variants', () => variants({ a: object({ kind: literal('a') }) }), { oneOf: [{ type: 'object', properties: { kind: { const: 'a' } }, required: ['kind'], additionalProperties: false }] }],
    ['either', () => either(flag, literal('a')), { anyOf: [{ type: 'boolean' }, { const: 'a' }] }],
    ['refine', () => refine(flag, () => null), { type: 'boolean' }],
  ])('%s', (_, make, json) => { expect(make().json).toEqual(json); });
});

describe('words of notation', () => {
  const goods = list(good, { most: 5 });
  const cost = record(['coin', 'camel'], integer(0, 99));

  test('made anew, lists, records and the rest are written and read the same', () => {
    const kinds = choice(['silk', 'gold', 'jade']);
    const [many, price] = [list(kinds, { most: 5 }).text!, record(['coin', 'camel'], integer(0, 99)).text!];
    expect([many.print([]), many.print(['silk', 'gold']), many.parse('-'), many.parse('silk+gold'), many.parse('silk,gold'), many.pattern]).toEqual(['-', 'silk+gold', [], ['silk', 'gold'], undefined, '\\S+']);
    expect([price.print({}), price.print({ camel: 2, coin: 1 }), price.parse('-'), price.parse('coin:1+camel:2'), price.parse('coin:1+coin:2'), price.pattern]).toEqual(['-', 'coin:1+camel:2', {}, { coin: 1, camel: 2 }, undefined, '\\S+']);
    const number = nullable(integer(-5, 5)).text!;
    expect([number.print(null), number.print(-3), number.parse('none'), number.parse('-3'), number.parse('x'), number.pattern]).toEqual(['none', '-3', null, -3, undefined, 'none|-?\\d+']);
    expect([kinds.text?.print('gold'), kinds.text?.parse('gold'), kinds.text?.parse('salt'), kinds.text?.pattern]).toEqual(['gold', 'gold', undefined, '\\S+']);
  });

  const cases: readonly [Schema<unknown>, unknown, string][] = [
    [integer(-5, 5), -3, '-3'], [integer(-5, 5), 0, '0'], [good, 'silk', 'silk'], [flag, true, 'yes'], [flag, false, 'no'],
    [nullable(integer(0, 9)), null, 'none'], [nullable(integer(0, 9)), 4, '4'], [nullable(good), null, 'none'],
    [goods, [], '-'], [goods, ['silk'], 'silk'], [goods, ['silk', 'gold', 'silk'], 'silk+gold+silk'],
    [list(integer(0, 9), { most: 3, separator: ',' }), [1, 2], '1,2'], [list(goods, { most: 3, separator: '/' }), [['silk', 'gold'], ['jade']], 'silk+gold/jade'],
    [cost, {}, '-'], [cost, { camel: 2 }, 'camel:2'], [cost, { camel: 2, coin: 10 }, 'coin:10+camel:2'],
  ] as const;

  test.each(cases)('%#: %j is read back', (schema, value, word) => {
    expect(schema.text?.print(value)).toBe(word);
    expect(schema.text?.parse(word)).toEqual(value);
    expect(new RegExp(`^(${schema.text?.pattern ?? ''})$`).test(word)).toBe(true);
  });

  test.each<[AnySchema, string[]]>([
    [integer(0, 9), ['', 'x', '1.5', '1e3', '0x1', '-0', '007', '+1', ' 1', '1'.repeat(16)]],
    [good, ['salt', '', '__proto__']],
    [flag, ['true', '1', '']],
    [nullable(integer(0, 9)), ['null', 'x', '']],
    [goods, ['salt', 'silk+', '+silk', 'silk++gold', 'silk,gold', '']],
    [cost, ['coin', 'coin:', ':1', 'coin:1+coin:2', 'silk:1', '__proto__:1', '', 'coin:x']],
  ])('%#: other words are not taken', (schema, words) => {
    for (const word of words) expect(schema.text?.parse(word)).toBeUndefined();
  });

  test('a list whose separator has a space may stand over several words', () => {
    expect(list(good, { most: 3, separator: ' and ' }).text?.pattern).toBe('.+');
    expect(goods.text?.pattern).toBe('\\S+');
  });

  test('nullable of one-word values stays one word, of others it is an alternative', () => {
    expect(nullable(good).text?.pattern).toBe('\\S+');
    expect(nullable(flag).text?.pattern).toBe('none|yes|no');
  });

  test('some schemas have no word', () => {
    for (const schema of [text(1), literal('a'), tuple(flag), object({}), variants({}), anything, either(flag, good), nullable(text(1)), list(text(1), { most: 1 }), record(['a'], text(1))]) expect(schema.text).toBeNull();
  });

  test('a value that is written like nothing is no choice beside nothing', () => {
    expect(() => nullable(choice(['some', 'none']))).toThrow(TypeError);
  });

  test('a refined schema keeps its words', () => { expect(refine(good, () => null).text).toBe(good.text); });

  test('whatever is printed is read back', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom('silk', 'gold', 'jade'), { maxLength: 5 }), fc.dictionary(fc.constantFrom('coin', 'camel'), fc.nat(99)), (some, price) => {
      expect(goods.text?.parse(goods.text.print(some as never))).toEqual(some);
      expect(cost.text?.parse(cost.text.print(price))).toEqual(price);
    }));
  });
});

describe('what a schema says of itself', () => {
  /** The simple kinds of value that a schema is put together of, found by its forms alone, in their order. */
  function simple(schema: AnySchema): AnySchema[] {
    const { form } = schema;
    switch (form?.of) {
      case undefined: return [schema];
      case 'anything': return [];
      case 'nullable': return simple(form.inner);
      case 'list': case 'record': return simple(form.item);
      case 'tuple': return form.items.flatMap(simple);
      case 'object': return [form.fields, form.optional].flatMap((fields) => Object.values(fields)).flatMap(simple);
      case 'variants': return Object.values(form.kinds).flatMap(simple);
      case 'either': return form.kinds.flatMap(simple);
      default: throw new Error('a form nobody knows');
    }
  }

  test('its form leads to all values that it is put together of', () => {
    const [one, two, three, four, five, six, seven, eight] = Array.from({ length: 8 }, (_, at) => integer(0, at));
    const both = object({ list: list(one!, { most: 2 }), pair: tuple(two!, nullable(three!)) }, { extra: record(['a', 'b'], four!), more: anything });
    const all = variants({ go: both, stay: object({ either: either(five!, refine(list(six!, { most: 1 }), () => null)), each: complete(['x', 'y'], seven!) }), rest: object({}, { last: eight! }) });
    expect(simple(all)).toEqual([one, two, three, four, five, six, seven, seven, eight]);
    expect(simple(object({ one: one! }))).toEqual([one]);
  });

  test('a value is clicked as one thing, as a set or as a path; what is none of these has no nature', () => {
    const [single, many] = [integer(0, 3), list(good, { most: 3 })];
    expect([single.nature, good.nature, flag.nature, many.nature]).toEqual([{ of: 'amount', shape: 'one' }, { of: 'word', shape: 'one' }, { of: 'flag', shape: 'one' }, { of: 'word', shape: 'set' }]);
    // Nothing may stand for one thing, but a set that may be missing is neither; of counts, each thing is clicked as often as it is counted.
    expect([nullable(good).nature, nullable(many).nature]).toEqual([good.nature, null]);
    expect(record(['silk', 'gold'], single).nature).toEqual({ of: 'word', shape: 'set' });
    for (const other of [flag, list(single, { most: 2 }), text(3)] as AnySchema[]) expect(record(['silk', 'gold'], other).nature).toBeNull();
  });

  test('a choice has its words in a list of its own: what is published is frozen, and the list of the game is not', () => {
    const words = ['silk', 'gold'] as const;
    const schema = choice(words);
    Object.freeze(schema.json['enum']);
    expect([schema.json['enum'], Object.isFrozen(words)]).toEqual([words, false]);
  });

  test('an unknown key is told by its first forty letters, however long it is', () => {
    for (const schema of [record(['a'], flag), object({ a: flag })] as AnySchema[]) expect(schema.check({ a: true, ['x'.repeat(5000)]: 1 })).toEqual({ path: ['x'.repeat(40)], message: 'unknown key' });
  });

  test('an entry of a record is written with a colon, and a flag with yes or no', () => {
    const digits = record(['1', '5'], integer(0, 99)).text!;
    expect([digits.parse('1:2'), digits.parse('12'), digits.parse('5:1+12')]).toEqual([{ 1: 2 }, undefined, undefined]);
    expect(['yes', 'no', 'maybe'].map((word) => nullable(flag).text!.parse(word))).toEqual([true, false, undefined]);
  });

  test('why "none" cannot be a word is said', () => {
    expect(() => nullable(choice(['none', 'some']))).toThrow('"none" is the word for nothing');
  });
});
