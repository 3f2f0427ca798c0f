import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hashOf } from '../../src/index.js';

/** The fingerprint of a text, as the replay format defines it. */
function fingerprint(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 2654435761);
    high = Math.imul(high ^ text.charCodeAt(at), 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

describe('hashOf', () => {
  test('is the fingerprint of the canonical text', () => {
    fc.assert(fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => hashOf(value) === fingerprint(canonical(value))));
  });

  test('also where JSON escapes, and for what JSON leaves out', () => {
    for (const value of ['"', '\\', '\n', '\u2028', '\ud800', '😀', { '"': 1 }, NaN, -0, undefined, { a: undefined }, [undefined]]) {
      expect(hashOf(value)).toBe(fingerprint(canonical(value)));
    }
  });
});
