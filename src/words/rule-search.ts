// How a rule is found by what it is about: in the words of the book, and by the terms of the printed editions.
import type { RuleId } from '../kernel/legality.js';
import { plain, printedAs, type PrintedBooks, type PrintedHit } from './printed.js';
import type { FoundRule, Rule, RuleBook } from './rule-book.js';

/** Words that say too little to search by. */
const SMALL = new Set(['a', 'an', 'the', 'of', 'for', 'and', 'or', 'in', 'to', 'one', 'all', 'step', 'line', 'score', 'и', 'в', 'на', 'с', 'у', 'к', 'о', 'из', 'за', 'по', 'для', 'или', 'не', 'от', 'до']);

/** Russian words are looked for without their endings, as they stand behind `plain`. */
const ENDING = /(?<=^[а-я]{3,})(ами|ями|ого|его|ому|ему|ыми|ими|ов|ев|ом|ем|ам|ям|ах|ях|ых|их|[аеиоуыэюяь]+)$/;

const wordsOf = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !SMALL.has(word)).map((word) => word.replace(ENDING, ''));

/** What the book of a language calls a thing: the English word list has remarks in brackets and behind colons. */
function ownWords({ id, en }: PrintedHit, language: RuleBook['language'], { books }: PrintedBooks): string {
  if (language === 'en') return en.replace(/\(.*?\)/g, '').replace(/^(score line|step|title|tie-break): /, '');
  return books[language]?.[id]?.[0]?.is ?? '';
}

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

/** The search of a book: words of our own, or terms as printed editions have them. */
export function finder(book: Pick<RuleBook, 'language' | 'rules' | 'chapters'>, printed: PrintedBooks): RuleBook['find'] {
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
      add(search(looked, ownWords(hit, book.language, printed), hit));
      add(told(hit));
    }
    return [...best.values()].sort((a, b) => b.score - a.score).map(({ found }) => found);
  };
}
