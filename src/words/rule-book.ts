// A rule book as data, and how a rule is found in it. The data come from docs/rules (`npm run books`).
import { nearest } from '../kernel/nearest.js';
import type { RuleId } from '../kernel/legality.js';
import { printedAs, printedTerms, type PrintedBooks, type PrintedEntry, type PrintedHit, type PrintedLanguage } from './printed.js';
import { finder } from './rule-search.js';

/** A chapter of a rule book. */
export interface Chapter {
  /** Its number, as in "13". */
  readonly id: string;
  readonly title: string;
}

/** An open question: a key of the config's `rulings`, its options, and the one taken unless told otherwise. */
export interface Question {
  readonly key: string;
  readonly options: readonly string[];
  readonly standard: string;
}

/** A worked example: what is given, what is done, what comes of it. */
export interface Case {
  readonly name: string;
  /** Where its numbers come from, if not from a printed book. */
  readonly remark: string;
  readonly given: string;
  readonly when: string | null;
  readonly then: string;
  /** These three as they are read, each with what it is. */
  readonly lines: readonly string[];
}

/** A numbered statement: a rule, a ruling on an open question, or a worked example. */
export interface Rule {
  readonly id: RuleId;
  readonly kind: 'rule' | 'ruling' | 'example';
  /** The number of its chapter. */
  readonly chapter: string;
  /** The heading inside the chapter, if there is one. */
  readonly section: string | null;
  readonly text: string;
  /** `PL`, `RU`, `HU`, `PT`, `EN`: printed editions; `all`, `sup`: all of them, their supplements; `inferred`. */
  readonly sources: readonly string[];
  /** The options of a ruling; none where it is decided. */
  readonly questions: readonly Question[];
  readonly example: Case | null;
  /** Statements this one names. */
  readonly see: readonly RuleId[];
  /** Worked examples that name this one. */
  readonly examples: readonly RuleId[];
}

/** A rule that a search came upon, and the printed term that led to it. */
export interface FoundRule {
  readonly rule: Rule;
  readonly printed: PrintedHit | null;
}

/** A language our rule books are written in. The English ones are the specification. */
export type BookLanguage = 'en' | 'ru';

/** The rule book of a game in a language. */
export interface RuleBook {
  readonly language: BookLanguage;
  /** What its ids begin with. */
  readonly prefix: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
  /** All statements in the order of the book. */
  readonly rules: readonly Rule[];
  /** The statement with this id. */
  readonly rule: (id: RuleId) => Rule | undefined;
  /** Ids somebody may have meant. */
  readonly nearest: (id: string) => readonly RuleId[];
  /** Rules about something: words of our own book, or a term as a printed edition has it. The most telling first. */
  readonly find: (words: string) => readonly FoundRule[];
  /** What the printed editions call so, with the components it is: exact terms first. */
  readonly printed: (words: string) => readonly PrintedHit[];
  /** Everything the printed editions name, with all the names they have for it; of one language, if one is told. */
  readonly terms: (language?: PrintedLanguage) => readonly PrintedEntry[];
}

interface Statement {
  readonly id: string;
  readonly chapter: string;
  readonly section: string | null;
  readonly sources: readonly string[];
}

/** An example as it stands in a book. */
type Told = Omit<Case, 'lines'>;

/** A book as `npm run books` writes it. */
export interface BookData {
  readonly language: string;
  readonly prefix: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
  readonly rules: readonly (Statement & { readonly text: string })[];
  readonly rulings: readonly (Statement & { readonly text: string; readonly questions: readonly Question[] })[];
  readonly examples: readonly (Statement & Told)[];
}

/** How the parts of an example begin, and what stands between the ends of a range of ids. */
const WORDS = {
  en: { given: 'Given', when: 'When', then: 'Then', to: 'to' },
  ru: { given: 'Дано', when: 'Когда', then: 'Тогда', to: 'по' },
} as const satisfies Readonly<Record<BookLanguage, Readonly<Record<string, string>>>>;

/** The parts of an example, each as it is read. */
function linesOf({ given, when, then }: Told, language: BookLanguage): string[] {
  const words = WORDS[language];
  return [`${words.given}: ${given}`, ...(when === null ? [] : [`${words.when}: ${when}`]), `${words.then}: ${then}`];
}

/** The ids a text names, ranges included. */
function namedIn(text: string, prefix: string, language: BookLanguage): RuleId[] {
  const ids: RuleId[] = [];
  const pattern = new RegExp(`(${prefix}-[A-Z0-9]+)-(\\d+)(?: ${WORDS[language].to} (?:${prefix}-[A-Z0-9]+-)?(\\d+))?`, 'g');
  for (const [, chapter = '', first = '', last = first] of text.matchAll(pattern)) {
    for (let number = Number(first); number <= Number(last); number += 1) if (!ids.includes(`${chapter}-${number}`)) ids.push(`${chapter}-${number}`);
  }
  return ids;
}

function rulesOf({ prefix, rules, rulings, examples }: BookData, language: BookLanguage): Rule[] {
  const plainRules = [
    ...rules.map((one) => ({ ...one, kind: 'rule' as const, questions: [], example: null })),
    ...rulings.map((one) => ({ ...one, kind: 'ruling' as const, example: null })),
    ...examples.map(({ name, remark, given, when, then, ...one }) => {
      const lines = linesOf({ name, remark, given, when, then }, language);
      return { ...one, kind: 'example' as const, text: lines.join(' '), questions: [], example: { name, remark, given, when, then, lines } };
    }),
  ].map((one) => ({ ...one, see: namedIn(one.text, prefix, language).filter((id) => id !== one.id) }));
  return plainRules.map((one) => ({ ...one, examples: plainRules.filter(({ kind, see }) => kind === 'example' && see.includes(one.id)).map(({ id }) => id) }));
}

/** Makes a rule book of its data and of the terms the printed books use. */
export function ruleBook(data: BookData, printed: PrintedBooks): RuleBook {
  const language = data.language === 'ru' ? 'ru' : 'en';
  const rules = rulesOf(data, language);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const book: Omit<RuleBook, 'rule' | 'nearest' | 'find' | 'printed' | 'terms'> = { language, prefix: data.prefix, title: data.title, chapters: data.chapters, rules };
  return {
    ...book,
    rule: (id) => byId.get(id.toUpperCase()),
    nearest: (id) => nearest(id.toUpperCase(), rules.map((rule) => rule.id)),
    find: finder(book, printed),
    printed: (words) => printedAs(printed, words),
    terms: (language) => printedTerms(printed, language),
  };
}
