/**
 * The rule book of Merv: The Heart of the Silk Road in Russian. Ids, numbers, sources and questions are those of the English one, which is the specification.
 *
 * @packageDocumentation
 */
import { ruleBook, type RuleBook } from '../../words/rule-book.js';
import book from './book.ru.json';
import { printed } from './printed/index.js';

/** The rules of Merv: The Heart of the Silk Road in Russian by number, and a search by Russian words. */
export const rules: RuleBook = /* @__PURE__ */ ruleBook(book, printed);

export type { BookLanguage, Case, Chapter, FoundRule, PrintedEntry, PrintedHit, PrintedLanguage, PrintedName, PrintedTerm, Question, Rule, RuleBook } from './rules.js';
