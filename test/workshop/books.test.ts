import { describe, expect, test } from 'vitest';
import { bookFaults, readBook } from './books.mjs';

const text = `# Oasis — rule book

## Words used in this book

| word | meaning |

## 1. Wells

- **OAS-WELL-1** Water is free. [PL][EN]
- **OAS-WELL-2** A well holds
  three buckets (OAS-WELL-1). [inferred]

## 2. Rulings

### 2.1 Buckets

- **OAS-R-1** \`empty\` — Is an empty bucket a bucket? Options: \`yes\` (default), \`no\` (the \`book\`). [PL] silent. Also \`full\` — Is a full one? Options: \`a\`, \`b\` (default).
- **OAS-R-2** (decided) — Who drinks? \`all\`.

## 3. Worked examples

**OAS-E-1 — thirst** [PL] (own numbers)
given: 2 buckets. when: one is drunk. then: 1 bucket. Rule OAS-WELL-2.
`;

describe('a rule book as data', () => {
  const book = readBook(text, 'OAS');

  test('chapters are the numbered ones', () => {
    expect([book.title, book.chapters]).toEqual(['Oasis', [{ id: '1', title: 'Wells' }, { id: '2', title: 'Rulings' }, { id: '3', title: 'Worked examples' }]]);
  });

  test('a rule has its text without its sources, over several lines', () => {
    expect(book.rules).toEqual([
      { id: 'OAS-WELL-1', chapter: '1', section: null, text: 'Water is free.', sources: ['PL', 'EN'] },
      { id: 'OAS-WELL-2', chapter: '1', section: null, text: 'A well holds\nthree buckets (OAS-WELL-1).', sources: ['inferred'] },
    ]);
  });

  test('a ruling has a question for each of its keys, a decided one has none', () => {
    expect(book.rulings.map(({ id, section, questions }: { id: string; section: string; questions: unknown[] }) => [id, section, questions])).toEqual([
      ['OAS-R-1', 'Buckets', [{ key: 'empty', options: ['yes', 'no'], standard: 'yes' }, { key: 'full', options: ['a', 'b'], standard: 'b' }]],
      ['OAS-R-2', 'Buckets', []],
    ]);
  });

  test('an example has its three parts', () => {
    expect(book.examples).toEqual([{ id: 'OAS-E-1', chapter: '3', section: null, name: 'thirst', remark: '(own numbers)', sources: ['PL'], given: '2 buckets.', when: 'one is drunk.', then: '1 bucket. Rule OAS-WELL-2.' }]);
  });

  test('an example that is not told so is a fault', () => {
    expect(() => readBook(text.replace('given:', 'say:'), 'OAS')).toThrow('given, when, then');
  });
});

test('the data in src are what docs/rules says', () => {
  expect(bookFaults()).toEqual([]);
});
