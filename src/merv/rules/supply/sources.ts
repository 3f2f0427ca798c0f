// Where gains come from and payments go to, as events name it: what the chapter of the rule is about.
import type { RuleId } from '../../../kernel/legality.js';

const CHAPTERS: Readonly<Record<string, string>> = {
  SETUP: 'set-up', PROD: 'production', CAMEL: 'camelMarket', CARAV: 'caravansary', PALACE: 'palace', LIB: 'library', MARKET: 'marketplace', MOSQUE: 'mosque', WALL: 'wall',
  CONTRACT: 'contracts', BREAK: 'breakthroughs', QUEUE: 'queue', INV: 'ransom', UPG: 'upgrade', SCORE: 'scoring', CM: 'magistrate', CMA: 'magistrate', HC: 'magistrate', FAV: 'favour', INFL: 'influence', SOLD: 'soldier', ACT: 'line',
};

/** What the chapter of a rule is about. */
export const sourceOf = (rule: RuleId): string => CHAPTERS[rule.split('-')[1] ?? ''] ?? 'boon';
