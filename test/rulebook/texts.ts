import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/index.js';

/** What a game says to people: reasons for refusals, and the questions of its rulings. */
export function textsAreWhole({ refusals, rulings }: AnyGame, letters: string): void {
  test('every refusal names a rule of this game and says a sentence', () => {
    for (const [code, refusal] of Object.entries(refusals)) {
      expect(refusal, code).toMatchObject({ ok: false, code });
      expect(refusal.rule, code).toMatch(new RegExp(`^${letters}-[A-Z]+-\\d+$`));
      expect(refusal.message, code).toMatch(/^[A-Z\d].*\.$/);
    }
  });

  test('every ruling asks a question under the id of a ruling, with different answers, one of them the standard', () => {
    for (const [key, { id, question, options, standard }] of Object.entries(rulings)) {
      expect(id, key).toMatch(new RegExp(`^${letters}-R-\\d+$`));
      expect(question, key).toMatch(/^[A-Z].*\?$/);
      for (const option of options) expect(option, key).toMatch(/^[a-z\d][A-Za-z\d-]*$/);
      expect(new Set(options).size, key).toBe(options.length);
      expect(options.length, key).toBeGreaterThan(1);
      expect(options, key).toContain(standard);
    }
  });
}
