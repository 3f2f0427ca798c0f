// How the printed books name things: an index of their terms, and names in their languages.

/** A language of which a printed rule book was read. */
export type PrintedLanguage = 'pl' | 'ru' | 'hu' | 'pt';

/** A term of a printed book. */
export interface PrintedName {
  /** In the nominative; as it stands there, or (with `seen`) ours. */
  readonly is: string;
  /** The form that is printed, where the nominative is not. */
  readonly seen?: string;
  /** Printed forms after numerals: after 2 to 4, after 5 and more, after any but 1. */
  readonly few?: string;
  readonly many?: string;
  readonly other?: string;
  /** The printed plural. */
  readonly plural?: string;
  /** Words of an icon or a step rather than a name. */
  readonly wording?: true;
}

/** The terms of one book by group and id (`resources:coin`), of each thing the main one first. */
export type PrintedNames = Readonly<Record<string, readonly PrintedName[]>>;

/** Something that a printed book names. */
export interface PrintedTerm {
  /** Group and id: `resources:coin`, `places:beijing`, … */
  readonly id: string;
  /** The word of our own rule books. */
  readonly en: string;
  /** Components of ours that it is, by id. */
  readonly things?: readonly string[];
  /** Or all those of these groups. */
  readonly groups?: readonly string[];
  /** Rules about it that our own word for it does not lead to. */
  readonly rules?: readonly string[];
}

/** What was read in the printed books of a game. */
export interface PrintedBooks {
  readonly books: Partial<Readonly<Record<PrintedLanguage, PrintedNames>>>;
  readonly terms: readonly PrintedTerm[];
}

/** Something with all the names a printed book has for it. */
export interface PrintedEntry extends PrintedTerm {
  readonly language: PrintedLanguage;
  /** The main name first. */
  readonly names: readonly PrintedName[];
}

/** A term found in a printed book. */
export interface PrintedHit {
  readonly language: PrintedLanguage;
  /** As the book prints it. */
  readonly printed: string;
  /** Group and id of what it names: `actions:bazaar`. */
  readonly id: string;
  /** The word of our own rule books. */
  readonly en: string;
  /** Components of ours that it is: ids of `content`. */
  readonly things: readonly string[];
  /** Groups of components that it is: `group` of `content`. */
  readonly groups: readonly string[];
}

/** Lower case, without accents: how words are compared. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase().replace(/ł/g, 'l').trim();

/** What of a term is printed: its forms, and the nominative only if it is. */
const formsOf = ({ is, seen, few, many, other, plural }: PrintedName): string[] => [seen ?? is, few, many, other, plural].filter((form) => form !== undefined);

/** The terms that are printed so, or hold these words; exact ones first. A nominative of ours leads to the form that is printed. */
export function printedAs({ books, terms }: PrintedBooks, words: string): PrintedHit[] {
  const wanted = plain(words);
  const exact: PrintedHit[] = [];
  const partial: PrintedHit[] = [];
  if (wanted === '') return exact;
  for (const [language, names] of Object.entries(books)) {
    for (const { id, en, things = [], groups = [] } of terms) {
      for (const name of names[id] ?? []) {
        const forms = formsOf(name);
        const hit = (printed: string): PrintedHit => ({ language: language as PrintedLanguage, printed, id, en, things, groups });
        const same = forms.find((form) => plain(form) === wanted);
        if (same !== undefined || plain(name.is) === wanted) exact.push(hit(same ?? forms[0] ?? name.is));
        else { const near = forms.find((form) => ` ${plain(form)} `.includes(` ${wanted} `)); if (near !== undefined) partial.push(hit(near)); }
      }
    }
  }
  return [...exact, ...partial];
}

/** Everything that the printed books name, or one of them. */
export function printedTerms({ books, terms }: PrintedBooks, language?: PrintedLanguage): PrintedEntry[] {
  const read = Object.entries(books) as [PrintedLanguage, PrintedNames][];
  return read.filter(([one]) => language === undefined || one === language).flatMap(([one, names]) => terms.flatMap((term) => (names[term.id] ? [{ ...term, language: one, names: names[term.id] ?? [] }] : [])));
}

/** Groups of terms in which a name is looked for, the likeliest first: `contracts` is an action before it is a tile. */
const GROUPS = ['resources', 'places', 'characters', 'palace', 'spices', 'actions', 'bonusActions', 'travelSpaces', 'breakthroughs', 'automata', 'board', 'components', 'scoring', 'words'];

const groupOf = ({ id }: PrintedTerm): string => id.slice(0, id.indexOf(':'));

/** What a book calls one component or word of ours, if it has a name for it. */
export function printedName(names: PrintedNames, terms: readonly PrintedTerm[], id: string): PrintedName | null {
  const named = terms.filter((term) => names[term.id]?.[0]?.wording === undefined && names[term.id] !== undefined && (term.id.endsWith(`:${id}`) || (term.things?.length === 1 && term.things[0] === id)));
  for (const group of GROUPS) {
    const found = named.find((term) => groupOf(term) === group);
    if (found) return names[found.id]?.[0] ?? null;
  }
  return null;
}
