import type { RuleBook } from '../voyages/words/rules.js';

/** The rule books of the package, loaded when they are asked for. */
const table: Readonly<Record<string, () => Promise<{ readonly rules: RuleBook }>>> = {
  voyages: () => import('../voyages/words/rules.js'),
  'marco-polo-2': () => import('../marco-polo-2/words/rules.js'),
  merv: () => import('../merv/words/rules.js'),
};

/** The rule books of these games, or of all. */
export async function loadBooks(games: readonly string[] = Object.keys(table)): Promise<RuleBook[]> {
  const modules = await Promise.all(games.flatMap((name) => table[name] ?? []).map((load) => load()));
  return modules.map((module) => module.rules);
}
