/**
 * The rule book of Marco Polo II: In the Service of the Khan in Russian. Ids, numbers, sources and questions are those of the English one, which is the specification.
 *
 * @packageDocumentation
 */
import { ruleBook, type RuleBook } from '../../words/rule-book.js';
import book from './book.ru.json';
import { printed } from './printed/index.js';

/** The rules of Marco Polo II: In the Service of the Khan in Russian by number, and a search by Russian words. */
export const rules: RuleBook = /* @__PURE__ */ ruleBook(book, printed);

export type { BookLanguage, Case, Chapter, FoundRule, PrintedEntry, PrintedHit, PrintedLanguage, PrintedName, PrintedTerm, Question, Rule, RuleBook } from './rules.js';
