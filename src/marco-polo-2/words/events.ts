import type { Die, PlacedDie } from '../../mechanics/dice.js';

/** So many of everything; what is zero is left out. */
export interface Sum {
  readonly coin?: number;
  readonly camel?: number;
  readonly pepper?: number;
  readonly silk?: number;
  readonly gold?: number;
  readonly jade?: number;
  readonly vp?: number;
}

/** What happened, in order, for logs and animations. `only` names the one seat that may know of it. */
export type Event =
  | { kind: 'board-laid'; rule: string; what: string; ids: readonly string[] }
  | { kind: 'first-player'; rule: string; seat: number }
  | { kind: 'goals-dealt'; rule: string; seat: number; goals: readonly string[]; only: number }
  | { kind: 'goal-kept'; rule: string; seat: number; goal: string; only: number }
  | { kind: 'characters-revealed'; rule: string; characters: readonly string[] }
  | { kind: 'character-picked'; rule: string; seat: number; character: string }
  | { kind: 'round'; rule: string; round: number; firstPlayer: number }
  | { kind: 'step'; rule: string; step: string }
  | { kind: 'offers'; rule: string; offers: readonly (string | null)[]; next: readonly (string | null)[] }
  | { kind: 'area-cards'; rule: string; cards: readonly string[] }
  | { kind: 'rolled'; rule: string; seat: number | null; dice: readonly string[]; purpose: string }
  | { kind: 'turn'; rule: string; seat: number }
  | { kind: 'turn-over'; rule: string; seat: number }
  | { kind: 'passed'; rule: string; seat: number }
  | { kind: 'dice-placed'; rule: string; seat: number; space: string; dice: readonly Die[] }
  | { kind: 'die-changed'; rule: string; seat: number; from: Die; to: Die }
  | { kind: 'black-die'; rule: string; seat: number; die: PlacedDie | Die }
  | ({ kind: 'gained'; rule: string; seat: number; source: string } & Sum)
  | ({ kind: 'paid'; rule: string; seat: number; source: string } & Sum)
  | { kind: 'lost'; rule: string; seat: number; effect: string; source: string }
  | { kind: 'shields'; rule: string; seat: number; count: number; source: string }
  | { kind: 'bonus'; rule: string; seat: number; effect: string; source: string }
  | { kind: 'doubled'; rule: string; seat: number; source: string }
  | { kind: 'seal-taken'; rule: string; seat: number; guild: string }
  | { kind: 'seal-improved'; rule: string; seat: number; guild: string }
  | { kind: 'moved'; rule: string; seat: number; figure: number; path: readonly string[]; by: string }
  | { kind: 'hourglass'; rule: string; seat: number }
  | { kind: 'post-placed'; rule: string; seat: number; city: string; number: number }
  | { kind: 'post-moved'; rule: string; seat: number; from: string; to: string }
  | { kind: 'outpost'; rule: string; seat: number; city: string; tile: string }
  | { kind: 'outpost-kept'; rule: string; seat: number; tile: string }
  | { kind: 'outpost-used'; rule: string; seat: number; tile: string }
  | { kind: 'city-bonus'; rule: string; seat: number; city: string; marker: string }
  | { kind: 'copied'; rule: string; seat: number; marker: string; copy: string }
  | { kind: 'contract-taken'; rule: string; seat: number; contract: string; from: string }
  | { kind: 'contract-discarded'; rule: string; seat: number; contract: string }
  | { kind: 'contract-completed'; rule: string; seat: number; contract: string }
  | { kind: 'contracts-refilled'; rule: string; places: readonly string[]; contracts: readonly string[] }
  | { kind: 'card-used'; rule: string; seat: number; card: string; times: number }
  | { kind: 'special-city'; rule: string; seat: number; city: string; sealBonuses: number }
  | { kind: 'game-over'; rule: string };
