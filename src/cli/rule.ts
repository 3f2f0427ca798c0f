import type { FoundRule, Rule, RuleBook } from '../voyages/words/rules.js';
import { loadBooks } from './books.js';
import type { Command } from './command.js';
import { gameNames } from './games.js';
import { OK, UsageError, type Io } from './io.js';
import { languageOf } from './opening.js';
import { suggestion } from './suggest.js';
import { termsIn, type Term } from './terms.js';
import { columns, paragraph } from './text.js';

/** A search names so many rules at most. */
const MOST = 12;

const LANGUAGES = { pl: 'Polish', ru: 'Russian', hu: 'Hungarian', pt: 'Portuguese' } as const;

/** The languages our own books are written in. */
const BOOK_LANGUAGES = ['en', 'ru'] as const satisfies readonly RuleBook['language'][];

export const ruleCommand: Command = {
  name: 'rule',
  usage: '[GAME] NUMBER|WORDS…',
  purpose: 'prints a rule by its number, or finds the rules about something',
  notes: ['NUMBER is one like VOY-SPACE-2. WORDS may also be a term as a printed edition has it: "caravanserai rule Rynek".'],
  options: {
    json: { type: 'boolean', text: 'prints the rules as JSON' },
    language: { type: 'string', value: 'NAME', text: 'en, ru (that of the system, or en)' },
  },
  positionals: 12,
  run: async (given, io) => {
    const [first = '', ...rest] = given.positionals;
    const game = gameNames.includes(first) ? first : null;
    const words = game === null ? given.positionals : rest;
    return tellRules(await loadBooks(languageOf(given, BOOK_LANGUAGES, io), game === null ? undefined : [game]), words, given.flag('json'), io);
  },
};

/** Prints rules by their numbers, or those about something. Throws `UsageError` where there are none. */
export function tellRules(books: readonly RuleBook[], words: readonly string[], json: boolean, io: Io): number {
  if (words.length === 0) throw new UsageError(`which rule? Name its number, or what it is about`);
  const asked = words.map((word) => ruleOf(books, word));
  if (asked.every((one) => one !== undefined)) return show(books, asked, json, io);
  return find(books, words.join(' '), json, io);
}

function ruleOf(books: readonly RuleBook[], word: string): Rule | undefined {
  return books.map((book) => book.rule(word)).find((rule) => rule !== undefined);
}

function show(books: readonly RuleBook[], rules: readonly Rule[], json: boolean, io: Io): number {
  const { width } = io.screen();
  if (json) io.out(JSON.stringify(rules, null, 2));
  else rules.forEach((rule, at) => { for (const line of [...(at > 0 ? [''] : []), ...ruleText(books, rule, width)]) io.out(line); });
  return OK;
}

function ruleText(books: readonly RuleBook[], rule: Rule, width: number): string[] {
  const book = books.find(({ prefix }) => rule.id.startsWith(`${prefix}-`)) as RuleBook;
  const term = termsIn(book.language);
  const chapter = book.chapters.find(({ id }) => id === rule.chapter);
  const place = [book.title, `${rule.chapter}. ${chapter?.title ?? ''}`, ...(rule.section === null ? [] : [rule.section])].join(' › ');
  const body = rule.example?.lines ?? rule.text.split('\n');
  const rulings = rule.questions.map(({ key, options, standard }) => `${term('rule.ruling', { key })} ${options.map((option) => (option === standard ? `${option} (${term('rule.standard')})` : option)).join(', ')}`);
  const list = (name: Term, all: readonly string[]): string[] => (all.length > 0 ? [`${term(name)} ${all.join(', ')}`] : []);
  const after = [...list('rule.from', rule.sources.map((source) => sourceName(source, term))), ...list('rule.see', rule.see), ...list('rule.examples', rule.examples)];
  return [`${rule.id}  ${place}`, ...[...body, ...rulings, ...after].flatMap((line) => paragraph(line, '  ', width))];
}

/** Where a rule comes from, in words. */
const sourceName = (source: string, term: ReturnType<typeof termsIn>): string => (isSource(source) ? term(`source.${source}`) : source);

const SOURCES = ['PL', 'RU', 'HU', 'PT', 'EN', 'all', 'sup', 'inferred'] as const;
const isSource = (source: string): source is (typeof SOURCES)[number] => SOURCES.some((one) => one === source);

function find(books: readonly RuleBook[], words: string, json: boolean, io: Io): number {
  const found = books.flatMap((book) => book.find(words).slice(0, MOST));
  if (found.length === 0) {
    const near = [...books.flatMap((book) => book.nearest(words)), ...gameNames];
    throw new UsageError(`there is no rule "${words}", and none about it${suggestion(words, near)}`);
  }
  if (json) { io.out(JSON.stringify(found, null, 2)); return OK; }
  for (const line of columns(found.map(({ rule, printed }) => [rule.id, brief(rule), printed === null ? '' : viaText(printed)]))) io.out(line);
  return OK;
}

/** The printed term that led to something. */
export const viaText = ({ printed, language, en }: NonNullable<FoundRule['printed']>): string => `${printed}, printed so in the ${LANGUAGES[language]} book: ${en}`;

/** The beginning of a rule, in one line. */
function brief({ text }: Rule): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69).trimEnd()}…` : line;
}
