export type { Amounts, BoardMap, Content, Deal, Face, Part, Road, Thing } from 'caravanserai/voyages/content';
export type { Rule, RuleBook } from 'caravanserai/voyages/rules';
