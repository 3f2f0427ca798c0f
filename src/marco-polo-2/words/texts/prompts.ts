/** What is asked: the kind of the frame at hand, and what it is about. */
export type Prompt =
  | { readonly key: 'pickCharacter' | 'keepGoal' | 'double' | 'pairs' | 'turn' | 'glean' | 'movement' | 'whichPost' | 'extraPost' | 'pickBlack' | 'nextBonus' | 'offerDie' | 'contractOffer'; readonly params: object }
  | { readonly key: 'compensation' | 'oases'; readonly params: { readonly count: number } }
  | { readonly key: 'pay'; readonly params: { readonly coin: number; readonly camel: number; readonly jade: number } }
  | { readonly key: 'payGoods' | 'chooseGoods'; readonly params: { readonly count: number; readonly source: string } }
  | { readonly key: 'offer'; readonly params: { readonly book: string } }
  | { readonly key: 'seal'; readonly params: { readonly limit: number } }
  | { readonly key: 'relocate'; readonly params: { readonly city: string } }
  | { readonly key: 'contracts'; readonly params: { readonly left: number } }
  | { readonly key: 'exchange' | 'amount'; readonly params: { readonly card: string } }
  | { readonly key: 'cardAgain' | 'ownCity'; readonly params: { readonly card: string; readonly left: number } }
  | { readonly key: 'keepContracts'; readonly params: { readonly contract: string } }
  | { readonly key: 'cityContract'; readonly params: { readonly city: string | null } }
  | { readonly key: 'copyBonus'; readonly params: { readonly source: string } };

/** What luck decides. */
export type Luck = 'markers' | 'outposts' | 'city-cards' | 'contracts' | 'offers' | 'offer' | 'first-player' | 'starting-contract' | 'characters' | 'goals' | 'round-roll' | 'reroll' | 'refill' | 'black-die' | 'area-cards' | 'black-dice' | 'top-contract';
