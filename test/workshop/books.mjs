// npm run books: the rule books of docs/rules as data, src/<game>/words/book.json, for programs and for the command.
//
//   npm run books                says which file is out of step with its book (exit 1)
//   npm run books -- --write     writes them
//
// docs/rules is what people edit; how a rule, a ruling and an example are written stands in docs/rules/README.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './entries.mjs';
import { optionsOf, prefixes } from './rules.mjs';

const SOURCE = /\[(PL|RU|HU|PT|EN|all|sup|inferred)\]/g;

/** The sources named behind a statement: those in square brackets after its last sentence, or in it where it weighs editions. */
const sourcesOf = (text) => [...new Set([...text.matchAll(SOURCE)].map(([, source]) => source))];

/** What stands before the sources at the end, if anything does. */
const withoutSources = (text) => text.replace(/(\s*\[(PL|RU|HU|PT|EN|all|sup|inferred)\])+$/, '').trim();

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

function example(head, body) {
  const [, name, rest] = /^(.*?)\*\*\s*(.*)$/.exec(head);
  const parts = /^given: ([\s\S]*?)(?: when: ([\s\S]*?))? (?:then: |(?=then\b))([\s\S]*)$/.exec(body);
  if (!parts) throw new Error(`the example "${name}" is not told as given, when, then`);
  const [, given, when = null, then] = parts;
  return { name: name.replace(/^ — /, ''), remark: remarkOf(rest), sources: sourcesOf(rest), given, when, then };
}

/**
 * One rule book as data.
 * @param {string} text @param {string} prefix
 */
export function readBook(text, prefix) {
  const id = new RegExp(`^(?:- )?\\*\\*(${prefix}-[A-Z0-9]+-\\d+)\\b(.*)$`);
  const book = { prefix, title: /^# (.*?)(?: — rule book)?$/m.exec(text)[1], chapters: [], rules: [], rulings: [], examples: [] };
  let chapter, section = null, item;
  const close = () => {
    if (!item) return;
    const { head, body, ...place } = item;
    item = undefined;
    if (place.id.startsWith(`${prefix}-E-`)) { book.examples.push({ ...place, ...example(head, body.join('\n')) }); return; }
    const whole = [head.replace(/^\*\*\s*/, ''), ...body].join('\n').trim();
    if (!place.id.startsWith(`${prefix}-R-`)) { book.rules.push({ ...place, text: withoutSources(withoutTerm(whole)), sources: sourcesOf(whole) }); return; }
    const questions = questionsOf(whole);
    book.rulings.push({ ...place, text: questions.length > 0 ? whole : whole.replace(/^\(decided\) — /, ''), sources: sourcesOf(whole), questions });
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

const bookOf = (game, prefix) => readBook(readFileSync(join(root, 'docs/rules', `${game}.md`), 'utf8'), prefix);
const fileOf = (game) => join(root, 'src', game, 'words/book.json');

/** As it stands in the file: one statement a line. */
const textOf = (book) => `{\n${Object.entries(book).map(([key, value]) => `"${key}": ${Array.isArray(value) ? `[\n${value.map((one) => JSON.stringify(one)).join(',\n')}\n]` : JSON.stringify(value)}`).join(',\n')}\n}\n`;

/** One line for each book that is not what its file says. */
export function bookFaults() {
  return Object.entries(prefixes)
    .filter(([game, prefix]) => !existsSync(fileOf(game)) || readFileSync(fileOf(game), 'utf8') !== textOf(bookOf(game, prefix)))
    .map(([game]) => `src/${game}/words/book.json is not what docs/rules/${game}.md says; run npm run books -- --write`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) {
    for (const [game, prefix] of Object.entries(prefixes)) writeFileSync(fileOf(game), textOf(bookOf(game, prefix)));
    console.log(`${Object.keys(prefixes).length} rule books written`);
  } else {
    const faults = bookFaults();
    if (faults.length > 0) { console.error(faults.join('\n')); process.exitCode = 1; } else console.log('The rule books in src are those of docs/rules');
  }
}
