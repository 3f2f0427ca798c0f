// A rule book as data, and how a rule is found in it. The data come from docs/rules (`npm run books`).
import { nearest } from '../kernel/nearest.js';
import type { RuleId } from '../kernel/legality.js';
import { plain, printedAs, printedTerms, type PrintedBooks, type PrintedEntry, type PrintedHit, type PrintedLanguage } from './printed.js';

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

/** The rule book of a game. */
export interface RuleBook {
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

/** A book as `npm run books` writes it. */
export interface BookData {
  readonly prefix: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
  readonly rules: readonly (Statement & { readonly text: string })[];
  readonly rulings: readonly (Statement & { readonly text: string; readonly questions: readonly Question[] })[];
  readonly examples: readonly (Statement & Case)[];
}

/** The text of an example, as one sentence after the other. */
const sentencesOf = ({ given, when, then }: Case): string => [`Given: ${given}`, ...(when === null ? [] : [`When: ${when}`]), `Then: ${then}`].join(' ');

/** The ids a text names, ranges included. */
function namedIn(text: string, prefix: string): RuleId[] {
  const ids: RuleId[] = [];
  const pattern = new RegExp(`(${prefix}-[A-Z0-9]+)-(\\d+)(?: to (?:${prefix}-[A-Z0-9]+-)?(\\d+))?`, 'g');
  for (const [, chapter = '', first = '', last = first] of text.matchAll(pattern)) {
    for (let number = Number(first); number <= Number(last); number += 1) if (!ids.includes(`${chapter}-${number}`)) ids.push(`${chapter}-${number}`);
  }
  return ids;
}

function rulesOf({ prefix, rules, rulings, examples }: BookData): Rule[] {
  const plainRules = [
    ...rules.map((one) => ({ ...one, kind: 'rule' as const, questions: [], example: null })),
    ...rulings.map((one) => ({ ...one, kind: 'ruling' as const, example: null })),
    ...examples.map(({ name, remark, given, when, then, ...one }) => {
      const example = { name, remark, given, when, then };
      return { ...one, kind: 'example' as const, text: sentencesOf(example), questions: [], example };
    }),
  ].map((one) => ({ ...one, see: namedIn(one.text, prefix).filter((id) => id !== one.id) }));
  return plainRules.map((one) => ({ ...one, examples: plainRules.filter(({ kind, see }) => kind === 'example' && see.includes(one.id)).map(({ id }) => id) }));
}

/** Words that say too little to search by. */
const SMALL = new Set(['a', 'an', 'the', 'of', 'for', 'and', 'or', 'in', 'to', 'one', 'all', 'step', 'line', 'score']);

const wordsOf = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !SMALL.has(word));

/** What our own books call a thing: the word list has remarks in brackets and behind colons. */
const ownWords = (en: string): string => en.replace(/\(.*?\)/g, '').replace(/^(score line|step|title|tie-break): /, '');

/** A statement as it is searched: its words, and those above it. */
interface Looked {
  readonly rule: Rule;
  readonly own: readonly string[];
  readonly heading: readonly string[];
}

function lookedIn({ rules, chapters }: Pick<RuleBook, 'rules' | 'chapters'>): Looked[] {
  const headings = Object.fromEntries(chapters.map(({ id, title }) => [id, title]));
  return rules.map((rule) => ({ rule, own: wordsOf(rule.text), heading: wordsOf(`${headings[rule.chapter] ?? ''} ${rule.section ?? ''}`) }));
}

/** How well a statement fits: words in the heading count most, rules more than rulings and examples. */
function fit({ rule, own, heading }: Looked, words: readonly string[]): number {
  const has = (list: readonly string[], word: string): boolean => list.some((one) => one === word || (word.length > 3 && one.startsWith(word)));
  if (!words.every((word) => has(own, word) || has(heading, word))) return 0;
  const inHeading = words.filter((word) => has(heading, word)).length;
  return (1 + 3 * (inHeading / words.length) + own.filter((one) => words.includes(one)).length / own.length) * (rule.kind === 'rule' ? 1 : 0.5);
}

/** A rule that was found, and how well it fits. */
interface Hit {
  readonly found: FoundRule;
  readonly score: number;
}

/** More than a search ever gives. */
const BEST = 100;

function search(book: readonly Looked[], text: string, printed: PrintedHit | null): Hit[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const hits = book
    .map((one) => ({ found: { rule: one.rule, printed }, score: fit(one, words) }))
    .filter(({ score }) => score > 0);
  // The chapter that says most about it is the one to read.
  const said: Record<string, number> = {};
  for (const { found, score } of hits) said[found.rule.chapter] = (said[found.rule.chapter] ?? 0) + score / hits.length;
  return hits.map(({ found, score }) => ({ found, score: score + (said[found.rule.chapter] as number) * (found.rule.kind === 'rule' ? 1 : 0.5) }));
}

function finder(book: Pick<RuleBook, 'rules' | 'chapters'>, printed: PrintedBooks): RuleBook['find'] {
  const byId = new Map(book.rules.map((rule) => [rule.id, rule]));
  /** Rules that are named with a term, better than any that are found. */
  const told = (hit: PrintedHit): Hit[] => (printed.terms.find(({ id }) => id === hit.id)?.rules ?? []).flatMap((id) => {
    const rule = byId.get(id);
    return rule ? { found: { rule, printed: hit }, score: BEST } : [];
  });
  let looked: readonly Looked[] | null = null;
  return (text) => {
    looked ??= lookedIn(book);
    const best = new Map<RuleId, Hit>();
    const add = (hits: readonly Hit[]): void => {
      for (const hit of hits) if (hit.score > (best.get(hit.found.rule.id)?.score ?? 0)) best.set(hit.found.rule.id, hit);
    };
    add(search(looked, text, null));
    for (const hit of printedAs(printed, text).slice(0, 8)) {
      add(search(looked, ownWords(hit.en), hit));
      add(told(hit));
    }
    return [...best.values()].sort((a, b) => b.score - a.score).map(({ found }) => found);
  };
}

/** Makes a rule book of its data and of the terms the printed books use. */
export function ruleBook(data: BookData, printed: PrintedBooks): RuleBook {
  const rules = rulesOf(data);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const book = { prefix: data.prefix, title: data.title, chapters: data.chapters, rules };
  return {
    ...book,
    rule: (id) => byId.get(id.toUpperCase()),
    nearest: (id) => nearest(id.toUpperCase(), rules.map((rule) => rule.id)),
    find: finder(book, printed),
    printed: (words) => printedAs(printed, words),
    terms: (language) => printedTerms(printed, language),
  };
}
