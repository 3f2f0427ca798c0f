import type { Action, Boon, Breakthrough, Corner, Cube, Good, Hall, Quarter, Reward, Spice } from '../../content/ids.js';

type Automaton = 'magistrate' | 'courtier';
type Of<Kind extends string, Parts = unknown> = { readonly kind: Kind } & Parts;
/** By a seat, or by an automaton. */
type By<Kind extends string, Parts = unknown> = { readonly kind: Kind; readonly seat: number | null; readonly automaton?: Automaton | null } & Parts;

/** What happens in the game, as it is told. */
export type Event =
  | Of<'queue-drawn', { readonly order: readonly (number | string)[] }>
  | Of<'market-drawn', { readonly side: string; readonly rewards: readonly Reward[] }>
  | Of<'laid-out', { readonly what: string; readonly ids: readonly string[] }>
  | Of<'year-begins', { readonly year: number }>
  | Of<'round-begins', { readonly round: number; readonly from: Corner; readonly order: readonly (number | string)[] }>
  | Of<'phase-begins', { readonly phase: string }>
  | Of<'game-over' | 'row-slid'>
  | Of<'camels-laid', { readonly row: number }>
  | By<'slot-left', { readonly slot: number }>
  | By<'solo-deck', { readonly card: Action | null }>
  | By<'queue-joined', { readonly space: number; readonly corner: Corner; readonly paid: number; readonly found: number }>
  | By<'turn-begins' | 'turn-ends' | 'no-activation'>
  | By<'slot-taken', { readonly slot: string }>
  | By<'site-activated', { readonly cell: string; readonly tile: string }>
  | By<'building-placed' | 'building-lost' | 'soldier-returned', { readonly cell: string }>
  | By<'produced', { readonly cells: readonly string[] }>
  | By<'action-chosen', { readonly action: Action | 'favour' | 'soldier' }>
  | By<'gained', { readonly amounts: Readonly<Record<string, number | undefined>>; readonly source: string }>
  | By<'paid', { readonly amounts: Readonly<Record<string, number | undefined>>; readonly source: string; readonly discount?: boolean; readonly converted?: boolean }>
  | By<'lost' | 'declined', { readonly what: string; readonly source: string }>
  | By<'contract-fulfilled', { readonly contract: string; readonly goods: readonly Good[]; readonly scroll: number }>
  | By<'market-camels-taken', { readonly camel: number }>
  | By<'market-camel-placed', { readonly quarter: Quarter; readonly reward: Reward | null }>
  | By<'soldier-deployed', { readonly cell: string; readonly from: string | null }>
  | By<'upgrade-placed', { readonly cell: string; readonly colour: Cube }>
  | By<'card-taken', { readonly card: string; readonly position: number; readonly spice: Spice; readonly camel: boolean }>
  | By<'row-camel-placed', { readonly card: string }>
  | By<'pair-completed', { readonly spice: Spice }>
  | By<'courtier-placed', { readonly hall: Hall; readonly free: boolean }>
  | By<'breakthrough-taken', { readonly tile: Breakthrough }>
  | By<'post-placed' | 'route-used', { readonly city: string }>
  | By<'good-bought', { readonly city: string; readonly good: Good }>
  | By<'route-camel-placed', { readonly to: 'row' | 'market' | 'box'; readonly place: string | null }>
  | By<'mosque-entered', { readonly space: string; readonly boon: Boon }>
  | By<'scoring-tile-taken', { readonly tile: string }>
  | By<'wall-placed', { readonly piece: string; readonly slot: string; readonly influence: number }>
  | Of<'attacked', { readonly side: string; readonly cells: readonly string[] }>
  | By<'building-ransomed', { readonly cell: string; readonly cube: Cube }>
  | By<'palace-scored', { readonly halls: readonly Hall[]; readonly favour: number; readonly vp: number }>
  | By<'choice', { readonly of: string; readonly candidates: readonly { readonly id: string }[]; readonly decidedBy: string; readonly chosen: string }>
  | By<'solo-card', { readonly card: Action; readonly method: 'A' | 'B' }>
  | By<'solo-rejected', { readonly card: Action; readonly reason: string }>
  | By<'solo-actions', { readonly card: Action; readonly times: number; readonly extra: boolean }>
  | By<'solo-wall', { readonly rank: string; readonly slot: string }>
  | By<'solo-removed', { readonly card: Action }>
  | By<'solo-shuffle', { readonly cards: readonly Action[] }>;
