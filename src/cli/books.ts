import type { RuleBook } from '../voyages/words/rules.js';

type Load = () => Promise<{ readonly rules: RuleBook }>;

/** The rule books of the package by language, loaded when they are asked for. */
const table: Readonly<Record<string, Readonly<Record<RuleBook['language'], Load>>>> = {
  voyages: { en: () => import('../voyages/words/rules.js'), ru: () => import('../voyages/words/rules-ru.js') },
  'marco-polo-2': { en: () => import('../marco-polo-2/words/rules.js'), ru: () => import('../marco-polo-2/words/rules-ru.js') },
  merv: { en: () => import('../merv/words/rules.js'), ru: () => import('../merv/words/rules-ru.js') },
};

/** The rule books of these games, or of all; in English where there is none in the language. */
export async function loadBooks(language: string, games: readonly string[] = Object.keys(table)): Promise<RuleBook[]> {
  const modules = await Promise.all(games.flatMap((name) => table[name] ?? []).map((books) => books[language === 'ru' ? 'ru' : 'en']()));
  return modules.map((module) => module.rules);
}
