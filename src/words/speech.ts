// How a language bends words: the little that sentences cannot say for themselves.

/** What the types of a language differ in: the forms words are asked for, and how a word and a name are written down. */
export interface Tongue {
  readonly form: string;
  readonly noun: unknown;
  readonly name: unknown;
}

/** The grammar of a language: a plural rule, and which form of a word stands where. */
export interface Grammar<T extends Tongue> {
  /** As in `Intl`: `en`, `ru`, … */
  readonly language: string;
  /** The form of a word that stands alone. */
  readonly plain: T['form'];
  /** A number with its word: "2 coins". */
  readonly counted: (amount: number, noun: T['noun'], form: T['form']) => string;
  /** A name of its own, in the form that is asked for. */
  readonly named: (name: T['name'], form: T['form']) => string;
  /** One thing, without a number: "coin". */
  readonly single: (noun: T['noun'], form: T['form']) => string;
  /** What stands between the last two of a list. */
  readonly and: string;
}

/** The plural rule of a language, made when it is first asked for. */
export function pluralRule(language: string): (amount: number) => Intl.LDMLPluralRule {
  let rules: Intl.PluralRules | undefined;
  return (amount) => (rules ??= new Intl.PluralRules(language)).select(amount);
}

/** Who does something: a seat, or an automaton by its name. */
export type Who = number | string;

/** The words a language has for a game: what can be counted, what has a name of its own, and what is named by its sort and its id. */
export interface Words<Word extends string, Name extends string, Sort extends string, T extends Tongue> {
  readonly nouns: Readonly<Record<Word, T['noun']>>;
  readonly names: Readonly<Record<Name, T['name']>>;
  /** Components without a name of their own: "contract c19". */
  readonly sorts: Readonly<Record<Sort, (id: string, form: T['form'], say: Speech<T['form']>) => string>>;
  /** What players are called who have no name; they are counted from 1. */
  readonly player: (number: number) => string;
  /** Amounts of which there are none. */
  readonly nothing: string;
  /** Dice as moves name them: `own4`, `black2`. */
  readonly die: (colour: string, pips: number) => string;
}

/** What sentences are made with. A word nobody knows stands as it is, so that a sentence is never lost. */
export interface Speech<Form extends string = string> {
  /** A number with its word. */
  readonly count: (amount: number, word: string, form?: Form) => string;
  /** "2 coins and 1 camel"; what there is none of is left out. */
  readonly amounts: (amounts: Readonly<Record<string, number | undefined>>, form?: Form) => string;
  /** Things named one by one, as amounts: `['gold', 'gold']` is "2 gold". */
  readonly each: (words: readonly string[], form?: Form) => string;
  /** A component by its id. */
  readonly name: (id: string, form?: Form) => string;
  /** The same with what one sees on it, where it has no name of its own: "contract c19 (3 points for 2 silk)". */
  readonly described: (id: string, form?: Form) => string;
  /** Several components, with the word before the last. */
  readonly names: (ids: readonly string[], form?: Form) => string;
  /** Several components; a few of them are described. */
  readonly several: (ids: readonly string[], form?: Form) => string;
  /** Places one after the other. */
  readonly path: (ids: readonly string[]) => string;
  /** A seat or an automaton. */
  readonly player: (who: Who) => string;
  /** Dice as moves name them. */
  readonly dice: (tokens: readonly string[]) => string;
  /** "a, b and c". */
  readonly list: (items: readonly string[]) => string;
}

/** Which sort a component without a name is of. */
export type SortOf<Sort extends string> = (id: string) => Sort | null;

/** So many of each, in the order in which they first come. */
function tally(words: readonly string[]): Record<string, number> {
  const amounts: Record<string, number> = {};
  for (const word of words) amounts[word] = (amounts[word] ?? 0) + 1;
  return amounts;
}

/** `own4` as its colour and what it shows; a place before it (`0:own4`) is not part of it. */
function dieOf(token: string): readonly [colour: string, pips: number] {
  const die = token.slice(token.indexOf(':') + 1);
  return [die.slice(0, -1), Number(die.slice(-1))];
}

/** So many components can be described one after the other. */
const FEW = 3;

/** Speech that can tell what it has no words for, so that another language may be asked instead. */
export interface Knowing {
  readonly knowsWord: (word: string) => boolean;
  readonly knowsName: (id: string) => boolean;
}

/** Of whom and of what is spoken: the names of the players by seat, and what one sees on a component. */
interface Spoken {
  readonly players: readonly string[];
  readonly about: (id: string) => string;
}

/** What a language can say of the words of a game, with these names for the players. */
export function speechOf<T extends Tongue>(grammar: Grammar<T>, words: Words<string, string, string, T>, sortOf: SortOf<string>, { players, about }: Spoken = { players: [], about: () => '' }): Speech<T['form']> & Knowing {
  type Form = T['form'];
  const { nouns, names, sorts } = words;
  const { plain } = grammar;
  const sorted = (id: string): Words<string, string, string, T>['sorts'][string] | undefined => {
    const sort = sortOf(id);
    return sort !== null && Object.hasOwn(sorts, sort) ? sorts[sort] : undefined;
  };
  const say: Speech<Form> & Knowing = {
    count: (amount, word, form = plain) => (Object.hasOwn(nouns, word) ? grammar.counted(amount, nouns[word], form) : `${amount} ${word}`),
    amounts: (given, form = plain) => {
      const parts = Object.entries(given).flatMap(([word, amount = 0]) => (amount === 0 ? [] : [say.count(amount, word, form)]));
      return parts.length > 0 ? say.list(parts) : words.nothing;
    },
    each: (items, form = plain) => say.amounts(tally(items), form),
    name: (id, form = plain) => {
      if (Object.hasOwn(names, id)) return grammar.named(names[id], form);
      if (Object.hasOwn(nouns, id)) return grammar.single(nouns[id], form);
      return sorted(id)?.(id, form, say) ?? id;
    },
    described: (id, form = plain) => {
      const seen = about(id);
      return seen === '' ? say.name(id, form) : `${say.name(id, form)} (${seen})`;
    },
    names: (ids, form = plain) => say.list(ids.map((id) => say.name(id, form))),
    several: (ids, form = plain) => (ids.length > FEW ? say.names(ids, form) : say.list(ids.map((id) => say.described(id, form)))),
    path: (ids) => ids.map((id) => say.name(id)).join(' – '),
    player: (who) => (typeof who === 'string' ? say.name(who) : players[who] ?? words.player(who + 1)),
    dice: (tokens) => {
      const unrolled = tally(tokens.filter((token) => token.endsWith('0')));
      const alike = Object.entries(unrolled).map(([token, count]) => `${words.die(...dieOf(token))}${count > 1 ? ` ×${count}` : ''}`);
      return say.list([...tokens.filter((token) => !token.endsWith('0')).map((token) => words.die(...dieOf(token))), ...alike]);
    },
    list: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${grammar.and}${items.at(-1) ?? ''}`),
    knowsWord: (word) => Object.hasOwn(nouns, word),
    knowsName: (id) => Object.hasOwn(names, id) || Object.hasOwn(nouns, id) || sorted(id) !== undefined,
  };
  return say;
}
