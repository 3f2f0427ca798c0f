import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules as marcoPolo2Rules } from '../../src/marco-polo-2/words/rules.js';
import { rulings as marcoPolo2Rulings } from '../../src/marco-polo-2/rulings.js';
import { marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { merv } from '../../src/merv/index.js';
import { voyages } from '../../src/voyages/index.js';
import { rules as mervRules } from '../../src/merv/words/rules.js';
import { rules as marcoPolo2RulesRu } from '../../src/marco-polo-2/words/rules-ru.js';
import { rules as mervRulesRu } from '../../src/merv/words/rules-ru.js';
import { rules as voyagesRulesRu } from '../../src/voyages/words/rules-ru.js';
import { rulings as mervRulings } from '../../src/merv/rulings.js';
import { rules as voyagesRules } from '../../src/voyages/words/rules.js';
import { rulings as voyagesRulings } from '../../src/voyages/rulings.js';
import type { FoundRule } from '../../src/words/rule-book.js';
import { root } from '../workshop/entries.mjs';
import { readRules } from '../workshop/rules.mjs';

const books = [
  ['voyages', voyagesRules, voyagesRulings, voyages],
  ['marco-polo-2', marcoPolo2Rules, marcoPolo2Rulings, marcoPolo2],
  ['merv', mervRules, mervRulings, merv],
] as const;

describe.each(books)('the rule book of %s', (name, book, rulings, game) => {
  test('has every number that the page has, once', () => {
    const { items } = readRules(readFileSync(join(root, 'docs/rules', `${name}.md`), 'utf8'), book.prefix);
    expect(book.rules.map(({ id }) => id).sort()).toEqual(items.map(({ id }) => id).sort());
  });

  test('asks the questions that the config answers, with the same options and standard', () => {
    const asked = book.rules.flatMap(({ id, questions }) => questions.map((question) => [question.key, { id, options: question.options, standard: question.standard }]));
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(Object.entries(rulings).map(([key, { id, options, standard }]) => [key, { id, options, standard }])));
  });

  test('holds the rule of every refusal', () => {
    expect(Object.values(game.refusals).filter(({ rule }) => book.rule(rule) === undefined)).toEqual([]);
  });

  test('names no rule that it does not hold', () => {
    expect(book.rules.flatMap(({ see }) => see).filter((id) => book.rule(id) === undefined)).toEqual([]);
  });

  test('every statement stands in a chapter and says something', () => {
    const chapters = book.chapters.map(({ id }) => id);
    expect(book.rules.filter(({ chapter, text }) => !chapters.includes(chapter) || text.length < 10)).toEqual([]);
  });
});

describe.each([['voyages', voyagesRules, voyagesRulesRu], ['marco-polo-2', marcoPolo2Rules, marcoPolo2RulesRu], ['merv', mervRules, mervRulesRu]] as const)('the Russian rule book of %s', (_, english, russian) => {
  test('has the statements of the English one, with their sources, questions and links', () => {
    const all = ({ rules }: typeof english): unknown[] => rules.map(({ id, kind, chapter, sources, questions, see, examples }) => ({ id, kind, chapter, sources, questions, see: [...see].sort(), examples }));
    expect([english.language, russian.language]).toEqual(['en', 'ru']);
    expect(all(russian)).toEqual(all(english));
  });

  test('says everything in Russian', () => {
    const latin = ({ title, chapters, rules }: typeof english): string[] => [title, ...chapters.map((one) => one.title), ...rules.flatMap(({ section, text }) => [section ?? 'по-русски', text])].filter((text) => !/[а-яё]/i.test(text));
    expect(latin(russian)).toEqual([]);
  });
});

test('a Russian book is searched by Russian words, whatever their endings', () => {
  const chapter = (book: typeof voyagesRules, words: string): string | undefined => book.find(words)[0]?.rule.id.replace(/-\d+$/, '');
  expect([chapter(voyagesRulesRu, 'оазисы'), chapter(voyagesRulesRu, 'оазис')]).toEqual(['VOY-TRAVEL', 'VOY-TRAVEL']);
  expect(chapter(mervRulesRu, 'дани')).toBe('MERV-INV');
});

const first = (found: readonly FoundRule[]): readonly [string | undefined, string | undefined, string | undefined] => [found[0]?.rule.id.replace(/-\d+$/, ''), found[0]?.printed?.language, found[0]?.printed?.en];

describe('finding a rule', () => {
  test('by a printed term, in the language of its book', () => {
    expect(first(voyagesRules.find('Rynek'))).toEqual(['VOY-BAZAAR', 'pl', 'bazaar']);
    expect(first(mervRules.find('верблюжий базар'))).toEqual(['MERV-CAMEL', 'ru', 'camel market']);
    expect(first(marcoPolo2Rules.find('céhpecsét'))).toEqual(['MP2-SEAL', 'hu', 'guild seal']);
    expect(first(marcoPolo2Rules.find('selo de guilda'))).toEqual(['MP2-SEAL', 'pt', 'guild seal']);
  });

  test('accents and capitals do not matter', () => {
    expect(voyagesRules.find('wielblad').map(({ rule }) => rule.id)).toEqual(voyagesRules.find('Wielbłąd').map(({ rule }) => rule.id));
  });

  test('by words of our own', () => {
    expect(first(voyagesRules.find("khan's favour"))[0]).toBe('VOY-KHAN');
    expect(first(mervRules.find('ransom'))[0]).toBe('MERV-INV');
  });

  test('what nobody says is not found', () => {
    expect([voyagesRules.find('submarine'), voyagesRules.find(''), voyagesRules.find('the')]).toEqual([[], [], []]);
  });

  test('by its number, whatever the case; and numbers that may have been meant', () => {
    expect(voyagesRules.rule('voy-space-2')?.id).toBe('VOY-SPACE-2');
    expect(voyagesRules.nearest('VOY-SPCE-2')[0]).toBe('VOY-SPACE-2');
    expect(voyagesRules.nearest('chess')).toEqual([]);
  });

  test('an example leads to its rules, and a rule to its examples', () => {
    expect(voyagesRules.rule('VOY-E-19')?.see).toEqual(['VOY-CONTRACT-10', 'VOY-CONTRACT-11', 'VOY-CONTRACT-12']);
    expect(voyagesRules.rule('VOY-CONTRACT-11')?.examples).toContain('VOY-E-19');
  });
});
