import type { Seat } from '../../kernel/chance.js';
import type { RuleId } from '../../kernel/legality.js';
import type { Die, DieColour } from '../../mechanics/dice.js';
import type { Amounts } from '../content/tables.js';
import type { Movement } from '../rules/main-actions/travel/walk.js';
import type { Effect } from '../content/resources.js';

/** What happened, in order; `only` names the one seat that may know of it. */
export type Event =
  | { kind: 'laid-out'; what: 'cityBonuses' | 'outposts' | 'cityCards' | 'characters'; ids: readonly string[]; rule: RuleId }
  | { kind: 'row-laid'; contracts: readonly string[]; rule: RuleId }
  | { kind: 'row-slid'; row: readonly (string | null)[]; rule: RuleId }
  | { kind: 'leftovers-under'; contracts: readonly string[]; rule: RuleId }
  | { kind: 'stack-known'; contracts: readonly string[]; rule: RuleId }
  | { kind: 'start-player'; seat: Seat; rule: RuleId }
  | { kind: 'character'; seat: Seat; character: string; rule: RuleId }
  | { kind: 'starting-contract'; seat: Seat; contract: string; rule: RuleId }
  | { kind: 'goals-dealt'; seat: Seat; count: number; rule: RuleId }
  | { kind: 'goals-seen'; only: Seat; goals: readonly string[]; rule: RuleId }
  | { kind: 'goals-chosen'; seat: Seat; rule: RuleId }
  | { kind: 'goals-kept'; only: Seat; goals: readonly string[]; returned: readonly string[]; rule: RuleId }
  | { kind: 'round-begins'; round: number; rule: RuleId }
  | { kind: 'dice-retrieved'; rule: RuleId }
  | { kind: 'dice-rolled'; seat: Seat; dice: readonly Die[]; rule: RuleId }
  | { kind: 'turn-begins'; seat: Seat; rule: RuleId }
  | { kind: 'turn-ends'; seat: Seat; rule: RuleId }
  | { kind: 'dice-placed'; seat: Seat; space: string; dice: readonly Die[]; rule: RuleId }
  | { kind: 'paid'; seat: Seat; for: string; amounts: Amounts; rule: RuleId }
  | { kind: 'gained'; seat: Seat; from: string; amounts: Amounts; rule: RuleId }
  | { kind: 'bonus-due'; seat: Seat; bonus: Effect; rule: RuleId }
  | { kind: 'bonus-lost'; seat: Seat; bonus: Effect; rule: RuleId }
  | { kind: 'bonus-declined'; seat: Seat; bonus: Effect; rule: RuleId }
  | { kind: 'bonus-copied'; seat: Seat; bonus: string; rule: RuleId }
  | { kind: 'card-used'; seat: Seat; card: string; times: number; rule: RuleId }
  | { kind: 'city-bonus'; seat: Seat; city: string; bonus: string; rule: RuleId }
  | { kind: 'contract-taken'; seat: Seat; contract: string; column: number; rule: RuleId }
  | { kind: 'contract-drawn'; seat: Seat; contract: string; rule: RuleId }
  | { kind: 'contract-kept'; seat: Seat; contract: string; rule: RuleId }
  | { kind: 'contract-discarded'; seat: Seat; contract: string; to: 'special-stack' | 'box'; rule: RuleId }
  | { kind: 'contract-declined'; seat: Seat; rule: RuleId }
  | { kind: 'contract-completed'; seat: Seat; contract: string; rule: RuleId }
  | { kind: 'die-turned'; seat: Seat; from: Die; to: Die; rule: RuleId }
  | { kind: 'die-taken'; seat: Seat; rule: RuleId }
  | { kind: 'die-rolled'; seat: Seat; purpose: 'reroll' | 'black-die'; colour: DieColour; die: Die; rule: RuleId }
  | { kind: 'moved'; seat: Seat; by: Movement; figure: number; path: readonly string[]; rule: RuleId }
  | { kind: 'post-placed'; seat: Seat; city: string; number: number; rule: RuleId }
  | { kind: 'post-relocated'; seat: Seat; from: string; to: string; rule: RuleId }
  | { kind: 'relocation-declined'; seat: Seat; city: string; rule: RuleId }
  | { kind: 'outpost-taken'; seat: Seat; city: string; bonus: string; rule: RuleId }
  | { kind: 'goals-revealed'; seat: Seat; goals: readonly string[]; rule: RuleId }
  | { kind: 'game-over'; rule: RuleId };
