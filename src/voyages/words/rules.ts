/**
 * The rule book of The Voyages of Marco Polo as data: numbered rules, rulings with their options, worked examples. It costs no rules code.
 *
 * @packageDocumentation
 */
import { ruleBook, type RuleBook } from '../../words/rule-book.js';
import book from './book.json';
import { printed } from './printed/index.js';

/** The rules of The Voyages of Marco Polo by number, and a search that knows the words of the printed editions, too. */
export const rules: RuleBook = /* @__PURE__ */ ruleBook(book, printed);

export type { PrintedEntry, PrintedHit, PrintedLanguage, PrintedName, PrintedTerm } from '../../words/printed.js';
export type { BookLanguage, Case, Chapter, FoundRule, Question, Rule, RuleBook } from '../../words/rule-book.js';
