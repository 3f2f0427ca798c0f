// npm run books: the rule books of docs/rules as data, src/<game>/words/book.json and book.ru.json, for programs and for the command.
//
//   npm run books                         says which file is out of step with its book, and where a translation cannot be right (exit 1)
//   npm run books -- --write              writes them; a statement that changed in English alone stops it,
//   npm run books -- --write --fits       unless somebody has looked and the Russian text still fits
//
// docs/rules is what people edit; how a rule, a ruling and an example are written stands in docs/rules/README.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './entries.mjs';
import { optionsOf, prefixes } from './rules.mjs';
import { translated, translationFaults, whatIsOld } from './translations.mjs';

const SOURCE = /\[(PL|RU|HU|PT|EN|all|sup|inferred)\]/g;

/** The sources named behind a statement: those in square brackets after its last sentence, or in it where it weighs editions. */
const sourcesOf = (text) => [...new Set([...text.matchAll(SOURCE)].map(([, source]) => source))];

/** What stands before the sources at the end, if anything does, and before what is said of them: `[all]; the number [RU]`. */
const withoutSources = (text) => text.replace(/(?<=[.:)])\s*\[(PL|RU|HU|PT|EN|all|sup|inferred)\][^.]*$/, '').replace(/(\s*\[(PL|RU|HU|PT|EN|all|sup|inferred)\])+$/, '').trim();

/** How a language marks the parts of an example, and a ruling that has been settled. */
const MARKS = {
  en: { given: 'given', when: 'when', then: 'then', decided: 'decided' },
  ru: { given: 'дано', when: 'когда', then: 'тогда', decided: 'решено' },
};

/** The word at the beginning that tells those who test it that there is nothing to prove. */
const withoutTerm = (text) => text.replace(/^\(term: [^)]*\)\s*/, '');

/** `(own numbers)` and the like after the title of an example. */
const remarkOf = (rest) => rest.replace(SOURCE, '').replace(/^[\s,;]+/, '').trim();

/** Key, options and the one in force unless told otherwise; a ruling can hold two of them. */
function questionsOf(text) {
  return text.split(/(?=\bAlso `\w+` — )/).flatMap((part) => {
    const key = /^(?:Also )?`(\w+)` — /.exec(part)?.[1];
    const options = optionsOf(part);
    if (key === undefined || options.length === 0) return [];
    const standard = /`([^`]+)` \(default/.exec(part)?.[1];
    if (!options.includes(standard)) throw new Error(`the ruling ${key} names no default among its options`);
    return [{ key, options, standard }];
  });
}

function example(head, body, { given: from, when: by, then: to }) {
  const [, name, rest] = /^(.*?)\*\*\s*(.*)$/.exec(head);
  const parts = new RegExp(`^${from}: ([\\s\\S]*?)(?: ${by}: ([\\s\\S]*?))? (?:${to}: |(?=${to}[ ,]))([\\s\\S]*)$`).exec(body);
  if (!parts) throw new Error(`the example "${name}" is not told as given, when, then`);
  const [, given, when = null, then] = parts;
  return { name: name.replace(/^ — /, ''), remark: remarkOf(rest), sources: sourcesOf(rest), given, when, then };
}

/**
 * One rule book as data.
 * @param {string} text @param {string} prefix @param {'en' | 'ru'} language
 */
export function readBook(text, prefix, language = 'en') {
  const marks = MARKS[language];
  const id = new RegExp(`^(?:- )?\\*\\*(${prefix}-[A-Z0-9]+-\\d+)\\b(.*)$`);
  const book = { language, prefix, title: /^# (.*?)(?: — (?:rule book|книга правил))?$/m.exec(text)[1], chapters: [], rules: [], rulings: [], examples: [] };
  let chapter, section = null, item;
  const close = () => {
    if (!item) return;
    const { head, body, ...place } = item;
    item = undefined;
    if (place.id.startsWith(`${prefix}-E-`)) { book.examples.push({ ...place, ...example(head, body.join('\n'), marks) }); return; }
    const whole = [head.replace(/^\*\*\s*/, ''), ...body].join('\n').trim();
    if (!place.id.startsWith(`${prefix}-R-`)) { book.rules.push({ ...place, text: withoutSources(withoutTerm(whole)), sources: sourcesOf(whole) }); return; }
    const questions = questionsOf(whole);
    book.rulings.push({ ...place, text: questions.length > 0 ? whole : whole.replace(`(${marks.decided}) — `, ''), sources: sourcesOf(whole), questions });
  };
  for (const line of text.split('\n')) {
    const heading = /^(##+) (.*)$/.exec(line);
    if (heading) {
      close();
      const numbered = /^(\d+)\. (.*)$/.exec(heading[2]);
      if (heading[1] === '##') { section = null; chapter = numbered?.[1]; if (numbered) book.chapters.push({ id: numbered[1], title: numbered[2] }); } else section = heading[2].replace(/^[\d.]+ /, '');
      continue;
    }
    const found = id.exec(line);
    if (found) { close(); item = { id: found[1], chapter, section, head: found[2], body: [] }; }
    else if (item && /^\s*$/.test(line)) close();
    else if (item) item.body.push(line.trim());
  }
  close();
  return book;
}

/** What a file of docs/rules says; `null` where there is none. */
function readFrom(path, prefix, language) {
  const file = join(root, 'docs/rules', path);
  return existsSync(file) ? readBook(readFileSync(file, 'utf8'), prefix, language) : null;
}

/** The books there are, by the files that hold them as data. */
function allBooks() {
  return Object.entries(prefixes).flatMap(([game, prefix]) => {
    const en = readFrom(`${game}.md`, prefix, 'en');
    const ru = readFrom(`ru/${game}.md`, prefix, 'ru');
    const faults = ru ? translationFaults(en, ru).map((fault) => `docs/rules/ru/${game}.md: ${fault}`) : [];
    return [
      { file: `src/${game}/words/book.json`, page: `${game}.md`, book: en, faults: [] },
      ...(ru ? [{ file: `src/${game}/words/book.ru.json`, page: `ru/${game}.md`, book: translated(en, ru), faults, english: `src/${game}/words/book.json` }] : []),
    ];
  });
}

/** As it stands in the file: one statement a line. */
const textOf = (book) => `{\n${Object.entries(book).map(([key, value]) => `"${key}": ${Array.isArray(value) ? `[\n${value.map((one) => JSON.stringify(one)).join(',\n')}\n]` : JSON.stringify(value)}`).join(',\n')}\n}\n`;

const kept = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null);

/** One line for each book that is not what its file says, and for each statement that cannot be a right translation. */
export function bookFaults() {
  return allBooks().flatMap(({ file, page, book, faults }) => (kept(file) === textOf(book) ? faults : [`${file} is not what docs/rules/${page} says; run npm run books -- --write`, ...faults]));
}

/** Statements that are no longer in Russian what they are in English, by what was written last. */
function oldOnes() {
  const books = Object.fromEntries(allBooks().map(({ file, book }) => [file, book]));
  return allBooks().filter(({ english, file }) => english && kept(file)).flatMap(({ file, english, page }) =>
    whatIsOld({ en: JSON.parse(kept(english)), ru: JSON.parse(kept(file)) }, { en: books[english], ru: books[file] })
      .map((id) => `${id} has changed in English, but not in docs/rules/${page}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const writes = process.argv.includes('--write');
  const faults = !writes ? bookFaults() : process.argv.includes('--fits') ? [] : oldOnes();
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    if (writes) console.error('Nothing is written. Where the translation still fits: npm run books -- --write --fits');
    process.exitCode = 1;
  } else if (writes) {
    for (const { file, book } of allBooks()) writeFileSync(join(root, file), textOf(book));
    console.log('The rule books in src are written');
  } else console.log('The rule books in src are those of docs/rules');
}
