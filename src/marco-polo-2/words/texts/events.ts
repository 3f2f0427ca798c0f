type Amounts = Readonly<Record<string, number | undefined>>;
type Ids = readonly string[];
type By<Kind extends string, Parts = unknown> = { readonly kind: Kind; readonly seat: number } & Parts;
type Of<Kind extends string, Parts = unknown> = { readonly kind: Kind } & Parts;

/** What happens in the game, as it is told. */
export type Event =
  | By<'gained' | 'paid', { readonly amounts: Amounts; readonly source: string }>
  | By<'lost' | 'declined', { readonly what: string; readonly source: string }>
  | By<'bonus-due', { readonly bonus: string; readonly source: string }>
  | By<'bonus-copied', { readonly source: string; readonly tile: string }>
  | By<'dice-placed', { readonly space: string; readonly dice: Ids }>
  | Of<'dice-retrieved' | 'dice-rolled', { readonly seat: number | null; readonly dice: Ids }>
  | By<'dice-ready', { readonly dice: Ids }>
  | By<'die-picked-up' | 'die-rolled', { readonly die: string }>
  | By<'die-changed', { readonly from: string; readonly to: string }>
  | By<'black-die-taken', { readonly die: string | null; readonly source: string }>
  | By<'figure-placed', { readonly figure: number; readonly to: string }>
  | By<'moved', { readonly figure: number; readonly from: string; readonly path: Ids }>
  | By<'post-placed', { readonly city: string; readonly number: number }>
  | By<'post-relocated', { readonly from: string; readonly to: string }>
  | By<'character-picked', { readonly character: string }>
  | Of<'laid-out', { readonly what: string; readonly ids: Ids }>
  | Of<'contracts-laid', { readonly contracts: Ids }>
  | Of<'offers-laid', { readonly offers: readonly (string | null)[] }>
  | By<'contract-taken' | 'contract-drawn' | 'contract-laid' | 'contract-discarded' | 'contract-completed', { readonly contract: string }>
  | By<'outpost-taken', { readonly city: string; readonly tile: string; readonly to: string }>
  | By<'outpost-used', { readonly tile: string }>
  | By<'city-bonus', { readonly city: string; readonly tile: string }>
  | By<'card-used', { readonly card: string; readonly times: number }>
  | Of<'taken-out', { readonly ids: Ids }>
  | By<'special-city', { readonly city: string }>
  | By<'seal-taken' | 'seal-improved', { readonly guild: string }>
  | By<'doubled', { readonly source: string }>
  | By<'shields', { readonly count: number; readonly source: string }>
  | By<'goals-dealt', { readonly count: number }>
  | By<'goals-seen' | 'goals-revealed', { readonly goals: Ids }>
  | By<'goals-chosen', { readonly kept: number; readonly returned: number }>
  | By<'goals-kept', { readonly goals: Ids; readonly returned: Ids }>
  | By<'first-player' | 'hourglass' | 'turn-begins' | 'turn-ends' | 'passed'>
  | Of<'round-begins', { readonly round: number }>
  | Of<'phase-begins', { readonly phase: string }>
  | Of<'game-over'>;
