/** A language of which a printed rule book was read. */
export type PrintedLanguage = 'pl' | 'ru' | 'hu' | 'pt';

/** How the printed books name a thing: forms as they stand there, the main term first. */
export type PrintedTerm = {
  /** Components, places, actions, … */
  readonly group: string;
  readonly id: string;
  /** The word of our own rule books. */
  readonly en: string;
  /** Nominatives of which only other forms are printed: they are ours. */
  readonly inferred?: Partial<Readonly<Record<PrintedLanguage, string>>>;
} & Partial<Readonly<Record<PrintedLanguage, readonly string[]>>>;

/** A term found in a printed book. */
export interface PrintedHit {
  readonly language: PrintedLanguage;
  /** As the book prints it. */
  readonly printed: string;
  /** The word of our own rule books. */
  readonly en: string;
}

const LANGUAGES: readonly PrintedLanguage[] = ['pl', 'ru', 'hu', 'pt'];

/** Lower case, without accents: how words are compared. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase().trim();

/** The terms that are printed so, or begin or end with these words; exact ones first. */
export function printedAs(terms: readonly PrintedTerm[], words: string): PrintedHit[] {
  const wanted = plain(words);
  const exact: PrintedHit[] = [];
  const partial: PrintedHit[] = [];
  if (wanted === '') return exact;
  for (const term of terms) {
    for (const language of LANGUAGES) {
      for (const printed of term[language] ?? []) {
        const word = plain(printed);
        if (word === wanted) exact.push({ language, printed, en: term.en });
        else if (` ${word} `.includes(` ${wanted} `)) partial.push({ language, printed, en: term.en });
      }
    }
  }
  return [...exact, ...partial];
}
