import { describe, expect, test } from 'vitest';
import { contentId } from '../../src/index.js';

describe('content', () => {
  test('two packs with equal values have the same id, whatever the order of keys', () => {
    expect(contentId('standard', { a: 1, b: [2] })).toBe(contentId('standard', { b: [2], a: 1 }));
    expect(contentId('standard', { a: 1, b: [2] })).not.toBe(contentId('standard', { a: 1, b: [3] }));
    expect(contentId('mine', {})).toMatch(/^mine-[0-9a-f]{16}$/);
  });
});
