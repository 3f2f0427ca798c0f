/** What is asked: the kind of the frame at hand, and what it is about. */
export type Prompt =
  | { readonly key: 'pickCharacter' | 'keepGoals' | 'turn' | 'mercatorGain' | 'makeRoom' | 'movement' | 'whichPost' | 'nextBonus' | 'contractOffer' | 'nameDiscard' | 'copyBonus'; readonly params: object }
  | { readonly key: 'compensation'; readonly params: { readonly units: number } }
  | { readonly key: 'columnBonus'; readonly params: { readonly column: number } }
  | { readonly key: 'secondContract'; readonly params: { readonly limit: number } }
  | { readonly key: 'cardAgain' | 'ownCity' | 'trade'; readonly params: { readonly card: string; readonly left: number } }
  | { readonly key: 'payGoods'; readonly params: { readonly card: string; readonly count: number } }
  | { readonly key: 'relocate'; readonly params: { readonly city: string } }
  | { readonly key: 'chooseGoods'; readonly params: { readonly count: number } }
  | { readonly key: 'keepContracts'; readonly params: { readonly drawn: string } };

/** What luck decides. */
export type Luck = 'outposts' | 'city-bonuses' | 'city-cards' | 'row' | 'stack' | 'special-stack' | 'first-player' | 'starting-contract' | 'characters' | 'goals' | 'leftovers' | 'refill' | 'contract' | 'round-roll' | 'reroll' | 'black-die';
