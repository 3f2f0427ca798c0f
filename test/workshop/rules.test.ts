import { describe, expect, test } from 'vitest';
import { isCited, readRules, readTitles } from './rules.mjs';

const book = `
# Rules

- **ABC-GEN-1** One fact (ABC-R-9).
  Here, ABC-GEN-9 is only mentioned.
| **ABC-GOAL-2** | a table row |
### ABC-E-1 an example
- **ABC-R-1** \`occupiedBy\` — whose dice? Options: \`any-die\` (default, says 1. source), \`not-own-dice\`
  (see \`elsewhere\`). RU: \`nothing\`.
- **ABC-R-2** (decided) — question. \`this-way\` because. Options are not listed.
- **ABC-R-3** \`key\` — options forgotten.
- **ABC-GEN-3** (term: a name for things other rules speak of) A word.
- **ABC-GEN-4** (term) A word without a reason.

ABC-E-1 opens a second line.
`;

describe('reading a rule book', () => {
  const { items, faults } = readRules(book, 'ABC');

  test('an id is defined where it opens a line, once', () => {
    expect(items.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'rules ABC-GEN-1', 'rules ABC-GOAL-2', 'examples ABC-E-1',
      'rulings ABC-R-1', 'rulings ABC-R-2', 'rulings ABC-R-3', 'rules ABC-GEN-3', 'rules ABC-GEN-4',
    ]);
  });

  test('a ruling claims each of its options, a settled one itself', () => {
    const claims = (id: string) => items.find((item) => item.id === id)?.claims;
    expect(claims('ABC-R-1')).toEqual(['ABC-R-1 any-die', 'ABC-R-1 not-own-dice']);
    expect(claims('ABC-R-2')).toEqual(['ABC-R-2']);
  });

  test('a ruling with a key and no options is a fault of the book', () => {
    expect(faults[0]).toBe('ABC-R-3: a ruling with a key lists two options or more after "Options:"');
  });

  test('a term says why there is nothing to prove', () => {
    expect(items.flatMap(({ id, term }) => (term ? [[id, term]] : []))).toEqual([['ABC-GEN-3', 'a name for things other rules speak of']]);
    expect(faults.slice(1)).toEqual(['ABC-GEN-4: a term says why there is nothing to prove']);
  });
});

describe('reading test titles', () => {
  const titles = readTitles(`
    describe('ABC-R-1 occupiedBy', () => {
      test('not-own-dice: pays', () => {});
      it.each([[1], [2]])('any-die: %i', () => {});
      test.skip('ABC-GEN-1 never runs', () => {});
    });
    describe.skip('ABC-GEN-2', () => { test('a', () => {}); });
    for (const n of [1]) test(\`ABC-GEN-3 \${n} dice\`, () => {});
    test('ABC-GEN-4: ' + name, () => {});
    test('ABC-GEN-5..7 as a range', () => {});
    const other = something('ABC-GEN-8');
  `);

  test('a test stands under the titles around it; skipped ones are left out', () => {
    expect(titles).toEqual([
      'ABC-R-1 occupiedBy not-own-dice: pays',
      'ABC-R-1 occupiedBy any-die: %i',
      'ABC-GEN-3 … dice',
      'ABC-GEN-4: …',
      'ABC-GEN-5..7 as a range',
    ]);
  });

  test.each([
    ['ABC-R-1 not-own-dice', true],
    ['ABC-R-1 own-dice', false],
    ['ABC-R-1 any-die', true],
    ['ABC-GEN-4', true],
    ['ABC-GEN-5', false],
    ['ABC-GEN-8', false],
    ['ABC-R-11', false],
  ])('%s is cited: %s', (claim, cited) => {
    expect(isCited(claim, titles)).toBe(cited);
  });
});
