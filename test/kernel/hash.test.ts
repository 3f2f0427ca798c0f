import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, hashOf } from '../../src/index.js';

/** The fingerprint as it is meant: both mixes over the characters of the canonical text. */
function fingerprint(value: unknown): string {
  let low = 0x811c9dc5;
  let high = 0x41c6ce57;
  for (const text = canonical(value), at = { place: 0 }; at.place < text.length; at.place += 1) {
    low = Math.imul(low ^ text.charCodeAt(at.place), 2654435761);
    high = Math.imul(high ^ text.charCodeAt(at.place), 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

test.each<[unknown]>([
  [null], [true], [0], [-0], [1.5], [1e21], [''], ['a"b'], ['\\'], ['\n\t\u0000\u001f'], ['ä€'], ['🐫'], ['\ud83d'], ['\ud800'], ['\udc2b\ud83d'], ['\u2028\u007f'], [[]], [{}], [[[], {}]],
  [{ b: 1, a: 2 }], [{ 'a"': 1, '\u0001': 2, 'é': 3, '': 4 }], [{ 10: 'a', 9: 'b', x: 'c' }], [{ a: undefined }], [[undefined]], [undefined], [NaN], [JSON.parse('{"__proto__": 1, "a": {"z": 1, "y": [1, 2]}}')],
  [Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`key ${(at * 37) % 60}`, at]))],
])('%#: the fingerprint of %j is that of its canonical text', (value) => { expect(hashOf(value)).toBe(fingerprint(value)); });

test('of anything else, too', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }));
  const tree = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, text, fc.double(), fc.boolean(), fc.constant(null), fc.array(tie('value'), { maxLength: 5 }), fc.dictionary(text, tie('value'), { maxKeys: 6 })),
  })).value;
  fc.assert(fc.property(tree, (value) => { expect(hashOf(value)).toBe(fingerprint(value)); }));
});

test('very many keys do not keep it busy', () => {
  const many = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`key ${(at * 7919) % 30_000}`, at]));
  expect(hashOf(many)).toBe(fingerprint(many));
});

test('a value that cannot be read does not spoil the next fingerprint', () => {
  expect(() => hashOf([1, { get a() { throw new Error('keep out'); } }])).toThrow('keep out');
  expect(hashOf([1])).toBe(fingerprint([1]));
});
