import { describe, expect, test } from 'vitest';
import { bookFaults, readBook } from './books.mjs';
import { translated, translationFaults, whatIsOld } from './translations.mjs';

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

  test('what is said of the sources behind a rule is no part of it', () => {
    const [rule] = readBook(text.replace('Water is free. [PL][EN]', 'Water is free (OAS-WELL-2). [all]; the word "free" [PL]'), 'OAS').rules;
    expect(rule).toMatchObject({ text: 'Water is free (OAS-WELL-2).', sources: ['all', 'PL'] });
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

const russian = `# Оазис — книга правил

## 1. Колодцы

- **OAS-WELL-1** Вода ничего не стоит.
- **OAS-WELL-2** В колодце
  три ведра (OAS-WELL-1).

## 2. Вопросы

### 2.1 Вёдра

- **OAS-R-1** \`empty\` — Пустое ведро — ведро? Варианты: \`yes\` (по умолчанию), \`no\` (как в \`book\`). [PL] молчит. Также \`full\` — А полное? Варианты: \`a\`, \`b\` (по умолчанию).
- **OAS-R-2** (решено) — Кто пьёт? \`all\`.

## 3. Примеры

**OAS-E-1 — thirst** (числа наши)
дано: 2 ведра. когда: одно выпито. тогда: 1 ведро. Правило OAS-WELL-2.
`;

describe('a rule book in another language', () => {
  const english = readBook(text, 'OAS');
  const read = (page: string) => readBook(page, 'OAS', 'ru');

  test('has its own words, and the sources, options and chapters of the English one', () => {
    const book = translated(english, read(russian));
    expect([book.language, book.title, book.chapters[0]]).toEqual(['ru', 'Оазис', { id: '1', title: 'Колодцы' }]);
    expect(book.rules[0]).toEqual({ id: 'OAS-WELL-1', chapter: '1', section: null, text: 'Вода ничего не стоит.', sources: ['PL', 'EN'] });
    expect(book.rulings[0]).toMatchObject({ section: 'Вёдра', questions: english.rulings.flatMap(({ id, questions }) => (id === 'OAS-R-1' ? questions : [])) });
    expect(book.rulings[1].text).toBe('Кто пьёт? `all`.');
    expect(book.examples[0]).toMatchObject({ name: 'thirst', remark: '(числа наши)', sources: ['PL'], given: '2 ведра.', when: 'одно выпито.', then: '1 ведро. Правило OAS-WELL-2.' });
  });

  test('a right one has no faults', () => {
    expect(translationFaults(english, read(russian))).toEqual([]);
  });

  test.each([
    ['a statement that is missing', '- **OAS-WELL-1** Вода ничего не стоит.\n', '', 'OAS-WELL-1 is missing'],
    ['a statement that stands nowhere else', '- **OAS-WELL-2** В', '- **OAS-WELL-3** Песок.\n- **OAS-WELL-2** В', 'OAS-WELL-3 does not stand in the English book'],
    ['another number', 'тогда: 1 ведро', 'тогда: 2 ведра', 'OAS-E-1, numbers: "1 2 2" in English, here "2 2 2"'],
    ['another rule that is named', '(OAS-WELL-1)', '(OAS-WELL-2)', 'OAS-WELL-2, ids it names: "OAS-WELL-1" in English, here "OAS-WELL-2"'],
    ['another option', '\`no\`', '\`nein\`', 'OAS-R-1, what stands in backticks'],
    ['another edition', '[PL] молчит', '[RU] молчит', 'OAS-R-1, editions it speaks of'],
    ['English words', 'Вода ничего не стоит.', 'Water is free.', 'OAS-WELL-1 is not translated'],
    ['another chapter', '## 2. Вопросы\n\n### 2.1 Вёдра', '## 4. Вопросы\n\n### 2.1 Вёдра', 'chapters: "1 2 3" in English, here "1 4 3"'],
  ])('%s is a fault', (_, from, to, fault) => {
    expect(russian).toContain(from);
    expect(translationFaults(english, read(russian.replace(from, to))).join('\n')).toContain(fault);
  });

  test('a statement that changes in English alone is old in the other language', () => {
    const before = { en: english, ru: read(russian) };
    const dear = readBook(text.replace('Water is free.', 'Water is dear.'), 'OAS');
    expect(whatIsOld(before, { en: dear, ru: read(russian) })).toEqual(['OAS-WELL-1']);
    expect(whatIsOld(before, { en: dear, ru: read(russian.replace('ничего не стоит', 'стоит дорого')) })).toEqual([]);
    expect(whatIsOld(before, before)).toEqual([]);
  });
});

test('the data in src are what docs/rules says', () => {
  expect(bookFaults()).toEqual([]);
});
