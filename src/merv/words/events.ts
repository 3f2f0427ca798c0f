// What happened, for logs and animations. Every event names the rule it comes from. `who` is a seat, 'magistrate' or
// 'courtier'.
import type { Action, Boon, Breakthrough, Cell, City, Corner, Cube, Good, Hall, Quarter, Reward, Slot, Spice } from '../content/ids.js';

/** A participant, as events name it. */
export type Who = number | 'magistrate' | 'courtier';

/** What can be gained or given without further ado. */
export type Item = Cube | 'camel' | 'scroll' | Good;

interface Base {
  readonly rule: string;
}

interface Own extends Base {
  readonly who: Who;
}

/** The course of the game. */
export type CourseEvent =
  | (Base & { readonly kind: 'queueDrawn'; readonly order: readonly Who[] })
  | (Base & { readonly kind: 'marketDrawn'; readonly side: string; readonly rewards: readonly Reward[] })
  | (Base & { readonly kind: 'sitesDealt'; readonly sites: readonly string[] })
  | (Base & { readonly kind: 'year'; readonly year: number })
  | (Base & { readonly kind: 'round'; readonly year: number; readonly round: number; readonly from: Corner; readonly order: readonly Who[] })
  | (Base & { readonly kind: 'phase'; readonly phase: 'roundEnd' | 'invasion' | 'scoring' })
  | (Base & { readonly kind: 'refill'; readonly cards: readonly string[] })
  | (Own & { readonly kind: 'queue'; readonly space: number; readonly paid: number; readonly found: number; readonly corner: Corner })
  | (Base & { readonly kind: 'gameEnd' });

/** The steps of a turn. */
export type TurnEvent =
  | (Own & { readonly kind: 'slot'; readonly slot: Slot })
  | (Own & { readonly kind: 'site'; readonly cell: Cell; readonly tile: string; readonly action: Action })
  | (Own & { readonly kind: 'build'; readonly cell: Cell })
  | (Own & { readonly kind: 'produce'; readonly cells: readonly Cell[]; readonly cubes: readonly Cube[] })
  | (Own & { readonly kind: 'action'; readonly action: Action | 'favour' | 'soldier' })
  | (Own & { readonly kind: 'noActivation' })
  | (Own & { readonly kind: 'contract'; readonly card: string; readonly goods: readonly Good[]; readonly scrolls: number; readonly vp: number })
  | (Own & { readonly kind: 'marketCamels'; readonly camels: number })
  | (Own & { readonly kind: 'marketCamel'; readonly quarter: Quarter; readonly reward: Reward | null });

/** Gains, payments and pieces. */
export type PieceEvent =
  | (Own & { readonly kind: 'gain'; readonly item: Item; readonly amount: number })
  | (Own & { readonly kind: 'pay'; readonly cubes: readonly Cube[]; readonly discount: boolean; readonly converted: boolean })
  | (Own & { readonly kind: 'vp'; readonly source: string; readonly vp: number })
  | (Own & { readonly kind: 'favour'; readonly to: number; readonly spent: number })
  | (Own & { readonly kind: 'influence'; readonly to: number })
  | (Own & { readonly kind: 'deploy'; readonly cell: Cell; readonly from: Cell | null })
  | (Own & { readonly kind: 'soldierHome'; readonly cell: Cell })
  | (Own & { readonly kind: 'upgrade'; readonly cell: Cell; readonly colour: Cube })
  /** A reward, a unit or an action that cannot be carried out. */
  | (Own & { readonly kind: 'lost'; readonly what: string });

/** What the six actions do. */
export type ActionEvent =
  | (Own & { readonly kind: 'card'; readonly card: string; readonly spice: Spice; readonly camel: boolean })
  | (Own & { readonly kind: 'rowCamel'; readonly card: string })
  | (Own & { readonly kind: 'pair'; readonly spice: Spice })
  | (Own & { readonly kind: 'courtier'; readonly hall: Hall; readonly free: boolean })
  | (Own & { readonly kind: 'breakthrough'; readonly tile: Breakthrough })
  | (Own & { readonly kind: 'post'; readonly city: City })
  | (Own & { readonly kind: 'route'; readonly city: City })
  | (Own & { readonly kind: 'buy'; readonly city: City; readonly good: Good })
  | (Own & { readonly kind: 'routeCamel'; readonly to: 'row' | 'market' | 'box'; readonly place: string | null })
  | (Own & { readonly kind: 'mosque'; readonly space: string; readonly boon: Boon })
  | (Own & { readonly kind: 'scoringTile'; readonly tile: string })
  | (Own & { readonly kind: 'wall'; readonly piece: string; readonly slot: Slot; readonly influence: number });

/** Invasion and scoring. */
export type PhaseEvent =
  | (Base & { readonly kind: 'attack'; readonly side: string; readonly cells: readonly Cell[] })
  | (Own & { readonly kind: 'ransom'; readonly cell: Cell; readonly cube: Cube })
  | (Own & { readonly kind: 'destroyed'; readonly cell: Cell })
  | (Own & { readonly kind: 'palaceScored'; readonly halls: readonly Hall[]; readonly favour: number; readonly vp: number });

/** A choice of an automaton: all candidates, what they were judged by, and the criterion that decided. */
export interface ChoiceEvent extends Own {
  readonly kind: 'choice';
  readonly of: string;
  readonly candidates: readonly { readonly id: string; readonly values: readonly number[] }[];
  readonly criteria: readonly string[];
  /** The criterion that left one candidate; `only` when there was just one from the start. */
  readonly decidedBy: string;
  readonly chosen: string;
}

/** What the magistrate does with his cards, and why. */
export type SoloEvent =
  | ChoiceEvent
  | (Own & { readonly kind: 'soloCard'; readonly card: Action; readonly method: 'A' | 'B' })
  | (Own & { readonly kind: 'soloRejected'; readonly card: Action; readonly reason: string })
  | (Own & { readonly kind: 'soloActions'; readonly card: Action; readonly times: number; readonly extra: boolean })
  /** `rank` is A to I of MERV-CMA-28, or J for two buildings of the player; `class` says the same as `class-A`, a word of its own. */
  | (Own & { readonly kind: 'soloWall'; readonly rank: string; readonly class: string; readonly slot: Slot })
  | (Own & { readonly kind: 'soloRemoved'; readonly card: Action })
  | (Own & { readonly kind: 'soloShuffle'; readonly cards: readonly Action[] });

/** Something that happened. Nothing in this game is known to one player alone, so no event is kept from anybody. */
export type Event = (CourseEvent | TurnEvent | PieceEvent | ActionEvent | PhaseEvent | SoloEvent) & { readonly only?: number };
