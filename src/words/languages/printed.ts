// Languages of which we have the terms of a printed book and no sentences: names and numbers in the words of the book,
// everything else in the language behind it.
import { printedName, type PrintedName, type PrintedNames, type PrintedTerm } from '../printed.js';
import { pluralRule, type Grammar, type Words } from '../speech.js';
import type { English } from './en.js';

/** A language as far as a printed book gives it. */
export interface Printed {
  readonly form: 'plain';
  readonly noun: PrintedName;
  readonly name: string;
}

/** Words that are counted, by the term that names the thing rather than what is done with it. */
const COUNTED: Readonly<Record<string, string>> = {
  good: 'resources:goods', post: 'components:tradingPosts', goalCard: 'components:goalCards', contract: 'components:contracts', die: 'components:dice', blackDie: 'components:blackDice', seal: 'components:guildSeals', shield: 'board:shields', oases: 'board:oasis', step: 'board:step', bonus: 'words:bonus',
};

/** Words of our sentences that only look like the id of a term. */
const OURS = ['player'];

/** Forms in the capitals of the main one: books capitalise as they like. */
const like = (main: string, form: string): string => (main === main.toLowerCase() ? form.toLowerCase() : form);

/** The form after a number, as far as it is printed. Hungarian keeps the singular. */
function formAfter(category: Intl.LDMLPluralRule, language: string, { is, few, many, other, plural }: PrintedName): string | undefined {
  if (category === 'one' || language === 'hu') return is;
  return { few, many, other: other ?? plural, zero: many, two: few }[category];
}

/** The grammar of a printed language: its plural rule. Where the form after a number is not printed, the number stands behind the word. */
export function printedGrammar(language: 'pl' | 'hu' | 'pt'): Grammar<Printed> {
  const plural = pluralRule(language);
  return {
    language,
    plain: 'plain',
    counted: (amount, noun) => {
      const form = formAfter(plural(amount), language, noun);
      return form === undefined ? `${noun.is}: ${amount}` : `${amount} ${like(noun.is, form)}`;
    },
    single: ({ is }) => is,
    named: (name) => name,
    and: ', ',
  };
}

/** The words of a game as a printed book has them; `sorts` says which term stands before the id of a component without a name. */
export function printedWords(names: PrintedNames, terms: readonly PrintedTerm[], own: Words<string, string, string, English>, sorts: Readonly<Record<string, string>>): Words<string, string, string, Printed> {
  const nounOf = (id: string): PrintedName | null => {
    const term = COUNTED[id];
    return (term === undefined ? null : names[term]?.[0]) ?? printedName(names, terms, id);
  };
  const termOf = (id: string): string | undefined => names[id]?.[0]?.is;
  const known = <Value>(ids: readonly string[], valueOf: (id: string) => Value | null): Record<string, Value> => {
    const found: Record<string, Value> = {};
    for (const id of ids) { const value = OURS.includes(id) ? null : valueOf(id); if (value !== null) found[id] = value; }
    return found;
  };
  const sorted: Record<string, (id: string) => string> = {};
  for (const [sort, term] of Object.entries(sorts)) {
    const word = termOf(term);
    if (word !== undefined) sorted[sort] = (id) => `${word} ${id.replace(/^(oasis)-/, '')}`;
  }
  return {
    nouns: known(Object.keys(own.nouns), nounOf),
    // Two companions of one tile have a term each.
    names: known(Object.keys(own.names), (id) => names[`characters:${id}`]?.map(({ is }) => is).join(', ') ?? printedName(names, terms, id)?.is ?? null),
    sorts: sorted,
    player: (number) => `${termOf('words:player') ?? ''} ${number}`.trim(),
    nothing: '–',
    die: (_colour, pips) => `${termOf('components:dice') ?? ''} ${pips}`.trim(),
  };
}
