import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { choice, integer, list, literal, move, moveSet, nullable, object, text, type MoveOf } from '../../src/index.js';
import { thrown } from './help.js';

const good = choice(['silk', 'gold', 'jade']);
const kinds = {
  pass: move('pass', {}),
  buy: move('buy {good} for {price} coins', { good, price: integer(0, 99) }),
  sell: move('sell {goods} {to}', { goods: list(good, { most: 3 }), to: nullable(choice(['khan', 'guild'])) }),
  sellAll: move('sell everything', {}),
  walk: move('walk {steps} (slowly).', { steps: integer(-9, 9) }),
  talk: move('talk {words}', { words: list(good, { most: 3, separator: ' and ' }) }),
};
const set = moveSet(kinds);
type Move = MoveOf<typeof kinds>;

const samples: readonly [Move, string][] = [
  [{ kind: 'pass' }, 'pass'],
  [{ kind: 'buy', good: 'silk', price: 7 }, 'buy silk for 7 coins'],
  [{ kind: 'sell', goods: [], to: null }, 'sell - none'],
  [{ kind: 'sell', goods: ['gold', 'jade'], to: 'khan' }, 'sell gold+jade khan'],
  [{ kind: 'sellAll' }, 'sell everything'],
  [{ kind: 'walk', steps: -3 }, 'walk -3 (slowly).'],
  [{ kind: 'talk', words: ['gold', 'jade'] }, 'talk gold and jade'],
];

describe('a move set', () => {
  test('knows its kinds in their order', () => { expect(set.kinds).toEqual(['pass', 'buy', 'sell', 'sellAll', 'walk', 'talk']); });

  test.each(samples)('%j is written and read back', (one, line) => {
    expect(set.print(one)).toBe(line);
    expect(set.parse(line)).toEqual(one);
    expect(set.schema.check(one)).toBeNull();
  });

  test('made anew of the same table, writes and reads the same', () => {
    const again = moveSet(kinds);
    for (const [one, line] of samples) expect([again.print(one), again.parse(line), again.parse(` ${line} `)]).toEqual([line, one, one]);
    expect([again.parse('walk 3 slowly.'), again.kinds]).toEqual([null, set.kinds]);
  });

  test('puts sets in the order of lists, and leaves paths and what is in order as they are', () => {
    const mixed = moveSet({ ...kinds, way: move('way {path} with {numbers}', { path: list(good, { most: 3, ordered: true }), numbers: list(integer(0, 20), { most: 3 }) }) });
    expect(mixed.tidy({ kind: 'sell', goods: ['jade', 'silk', 'gold'], to: null })).toEqual({ kind: 'sell', goods: ['silk', 'gold', 'jade'], to: null });
    expect(mixed.tidy({ kind: 'way', path: ['jade', 'silk'], numbers: [10, 9] })).toEqual({ kind: 'way', path: ['jade', 'silk'], numbers: [9, 10] });
    expect(mixed.parse('sell jade+gold khan')).toEqual({ kind: 'sell', goods: ['gold', 'jade'], to: 'khan' });
    for (const [one] of samples) expect(mixed.tidy(one)).toBe(one);
  });

  test('does not mind spaces around and between words', () => {
    expect(set.parse('  buy \t silk  for 7   coins\n')).toEqual({ kind: 'buy', good: 'silk', price: 7 });
  });

  test.each(['', ' ', 'fly', 'Pass', 'pass on', 'passing', 'buy', 'buy silk', 'buy salt for 7 coins', 'buy silk for 7', 'buy silk for x coins', 'buy silk for 7 coins now', 'sell gold', 'sell gold+salt khan', 'walk 3 (slowly)!', 'walk 3 slowly.', 'xwalk 3 (slowly).', 'talk', '{good}', '__proto__', 'constructor'])(
    '"%s" says no move', (line) => { expect(set.parse(line)).toBeNull(); },
  );

  test('reads a line once: the move is frozen, and known to be well-formed; whatever looks like it is not', () => {
    const again = moveSet(kinds);
    const read = again.parse('sell jade+gold khan')!;
    expect(again.parse('sell jade+gold khan')).toBe(read);
    expect([Object.isFrozen(read), Object.isFrozen((read as { goods: unknown }).goods), again.tidy(read) === read]).toEqual([true, true, true]);
    const hollow = again.parse('buy silk for 100 coins');
    expect([read, { ...read }, hollow, set.parse('sell jade+gold khan'), null, 'pass'].map(again.isRead)).toEqual([true, false, false, false, false, false]);
    expect(again.parse('buy silk for 100 coins')).not.toBe(hollow);
  });

  test('goes on reading when it has read more lines than it remembers', () => {
    const many = moveSet({ count: move('count {number}', { number: integer(0, 20_000) }) });
    const [first] = Array.from({ length: 12_000 }, (_, number) => many.parse(`count ${number}`));
    expect([many.parse('count 0'), many.isRead(many.parse('count 0')), many.isRead(first), many.parse('count 11999')]).toEqual([first, true, true, { kind: 'count', number: 11_999 }]);
    expect(many.parse('count 0')).not.toBe(first);
  });

  test('reads a move that says something impossible; its schema refuses it', () => {
    expect(set.parse('buy silk for 100 coins')).toEqual({ kind: 'buy', good: 'silk', price: 100 });
    expect(set.schema.check({ kind: 'buy', good: 'silk', price: 100 })?.path).toEqual(['price']);
  });

  test('looks at the other patterns with the same first word when one does not say a move', () => {
    expect(set.parse('sell everything')).toEqual({ kind: 'sellAll' });
    const twice = moveSet({ number: move('take {number}', { number: integer(0, 9) }), thing: move('take {thing}', { thing: good }) });
    expect([twice.parse('take 4'), twice.parse('take jade'), twice.parse('take salt')]).toEqual([{ kind: 'number', number: 4 }, { kind: 'thing', thing: 'jade' }, null]);
  });

  test('is not kept busy by giant lines', () => {
    for (const line of ['talk ' + 'gold and '.repeat(100_000), 'sell ' + 'gold+'.repeat(100_000), ' '.repeat(500_000), 'x'.repeat(500_000)]) expect(set.parse(line)).toBeNull();
  });

  test('reads lines of a thousand signs and no longer ones', () => {
    expect(set.parse('pass'.padEnd(1000))).toEqual({ kind: 'pass' });
    expect(set.parse('pass'.padEnd(1001))).toBeNull();
  });

  test('never fails to answer', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.constantFrom(...samples.map(([, line]) => line)).chain((line) => fc.nat(line.length).map((at) => `${line.slice(0, at)}?${line.slice(at)}`))), (line) => {
      const one = set.parse(line);
      expect(one === null || set.kinds.includes(one.kind)).toBe(true);
    }));
  });

  test('has the type of its moves', () => {
    expectTypeOf(set.print).parameter(0).toEqualTypeOf<Move>();
    expectTypeOf<Extract<Move, { kind: 'sell' }>>().toMatchObjectType<{ kind: 'sell'; goods: ('silk' | 'gold' | 'jade')[]; to: 'khan' | 'guild' | null }>();
  });

  test('validates moves of data from outside', () => {
    expect(set.schema.check({ kind: 'fly' })?.path).toEqual(['kind']);
    expect(set.schema.check({ kind: 'buy', good: 'silk' })?.path).toEqual(['price']);
    expect(set.schema.check({ kind: 'pass', more: 1 })?.path).toEqual(['more']);
  });
});

describe('a malformed pattern is found when the game is defined', () => {
  test.each<[string, Parameters<typeof move>[0], Parameters<typeof move>[1], string]>([
    ['names a part that is none', 'buy {god}', { good }, 'names "god"'],
    ['leaves a part out', 'buy', { good }, 'each of its parts once'],
    ['names a part twice', 'buy {good} {good}', { good, other: good }, 'each of its parts once'],
    ['names a part twice, all named', 'buy {good} {good}', { good }, 'each of its parts once'],
    ['has a part that has no word', 'buy {note}', { note: text(9) }, 'cannot be written in a line'],
    ['begins with a part', '{good} bought', { good }, 'does not begin with a word'],
    ['begins with a word glued to a part', 'buy-{good}', { good }, 'does not begin with a word'],
    ['is empty', '', {}, 'does not begin with a word'],
    ['calls a part kind', 'buy {kind}', { kind: good }, 'name of the move itself'],
  ])('%s', (_, pattern, parts, message) => {
    expect(() => moveSet({ buy: move(pattern, parts) })).toThrow(TypeError);
    expect(() => moveSet({ buy: move(pattern, parts) })).toThrow(message);
    expect(() => moveSet({ buy: move(pattern, parts) })).toThrow('"buy"');
  });
});

test('the JSON Schema of a move set is one of its kinds', () => {
  expect(moveSet({ pass: move('pass', {}), buy: move('buy {good}', { good }) }).schema.json).toEqual({ oneOf: [
    object({ kind: literal('pass') }).json, object({ kind: literal('buy'), good }).json,
  ] });
});

test('what is no text is refused as a line, and tidying leaves the given move as it is', () => {
  for (const line of [null, 5, ['pass'], {}]) {
    const error = thrown(() => set.parse(line as never));
    expect(error).toMatchObject({ name: 'InvalidDataError', code: 'invalid-line', path: [], problem: 'expected the text of a move' });
  }
  const given = { kind: 'sell', goods: ['jade', 'silk', 'gold'], to: null } as Move;
  const was = JSON.stringify(given);
  expect(set.tidy(given)).toEqual({ kind: 'sell', goods: ['silk', 'gold', 'jade'], to: null });
  expect(JSON.stringify(given)).toBe(was);
  const tidy = { kind: 'sell', goods: ['silk', 'silk', 'gold'], to: null } as Move;
  expect(set.tidy(tidy)).toBe(tidy);
});
