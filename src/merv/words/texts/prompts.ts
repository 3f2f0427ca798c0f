/** What is asked: the kind of the frame at hand, and what it is about. */
export type Prompt =
  | { readonly key: 'queue' | 'ransom' | 'courtiers' | 'slot' | 'site' | 'act' | 'after' | 'courtierSlot' | 'courtierSite' | 'caravansary' | 'palace' | 'library' | 'marketplace' | 'mosque' | 'wall' | 'wallSlot' | 'soldier' | 'scoringTile' | 'freeCourtier' | 'freeCard' | 'freeStep' | 'freeWall' | 'freePost' | 'boons'; readonly params: object }
  | { readonly key: 'upgrade'; readonly params: { readonly what: 'white' | 'bonus' | 'pepper' } }
  | { readonly key: 'breakthrough'; readonly params: { readonly level: number } };

/** What luck decides. */
export type Luck = 'queue' | 'camel-market' | 'sites' | 'caravan-row' | 'breakthrough' | 'scoring-tile' | 'solo-card' | 'palace-card';
