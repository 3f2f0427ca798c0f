/** Starting contracts: one for each player, out of the game when discarded. */
export const STARTING_CONTRACTS = [
  { id: 's01', cost: { camel: 1, pepper: 3 }, reward: { move: 1, vp: 1 } },
  { id: 's02', cost: { camel: 1, gold: 1 }, reward: { camel: 3, vp: 2 } },
  { id: 's03', cost: { camel: 1, silk: 2 }, reward: { coin: 5, vp: 3 } },
  { id: 's04', cost: { camel: 2, pepper: 1, gold: 1 }, reward: { blackDie: 1, vp: 4 } },
  { id: 's05', cost: { camel: 2, silk: 1, gold: 1 }, reward: { distinctGoods: 2, vp: 4 } },
  { id: 's06', cost: { camel: 2, pepper: 1, silk: 1 }, reward: { contract: 1, vp: 5 } },
] as const;

/** Regular contracts. The cost of `c24` is disputed: see the ruling `contractC24`. */
export const REGULAR_CONTRACTS = [
  { id: 'c01', cost: { camel: 1, pepper: 3 }, reward: { blackDie: 1, vp: 2 } },
  { id: 'c02', cost: { camel: 1, pepper: 4 }, reward: { contract: 1, vp: 3 } },
  { id: 'c03', cost: { camel: 1, silk: 3 }, reward: { anyGood: 1, vp: 3 } },
  { id: 'c04', cost: { camel: 1, gold: 3 }, reward: { anyGood: 1, vp: 6 } },
  { id: 'c05', cost: { camel: 1, gold: 4 }, reward: { camel: 3, vp: 7 } },
  { id: 'c06', cost: { camel: 1, gold: 4 }, reward: { move: 1, vp: 7 } },
  { id: 'c07', cost: { camel: 2, pepper: 2, silk: 1 }, reward: { coin: 4, vp: 3 } },
  { id: 'c08', cost: { camel: 2, pepper: 2, silk: 1 }, reward: { distinctGoods: 2, vp: 3 } },
  { id: 'c09', cost: { camel: 2, pepper: 1, silk: 2 }, reward: { coin: 3, vp: 4 } },
  { id: 'c10', cost: { camel: 2, pepper: 2, silk: 2 }, reward: { blackDie: 1, vp: 5 } },
  { id: 'c11', cost: { camel: 2, pepper: 3, silk: 2 }, reward: { move: 1, vp: 5 } },
  { id: 'c12', cost: { camel: 2, pepper: 2, silk: 3 }, reward: { coin: 6, vp: 5 } },
  { id: 'c13', cost: { camel: 2, pepper: 2, silk: 3 }, reward: { anyGood: 1, blackDie: 1, vp: 5 } },
  { id: 'c14', cost: { camel: 2, pepper: 2, gold: 1 }, reward: { contract: 1, vp: 4 } },
  { id: 'c15', cost: { camel: 2, pepper: 2, gold: 1 }, reward: { move: 1, vp: 4 } },
  { id: 'c16', cost: { camel: 2, pepper: 1, gold: 2 }, reward: { blackDie: 1, vp: 5 } },
  { id: 'c17', cost: { camel: 2, pepper: 3, gold: 2 }, reward: { coin: 7, vp: 6 } },
  { id: 'c18', cost: { camel: 2, pepper: 3, gold: 2 }, reward: { camel: 5, vp: 7 } },
  { id: 'c19', cost: { camel: 2, pepper: 2, gold: 3 }, reward: { coin: 7, vp: 8 } },
  { id: 'c20', cost: { camel: 2, pepper: 2, gold: 3 }, reward: { distinctGoods: 2, vp: 9 } },
  { id: 'c21', cost: { camel: 2, silk: 2, gold: 1 }, reward: { camel: 4, vp: 4 } },
  { id: 'c22', cost: { camel: 2, silk: 1, gold: 2 }, reward: { coin: 4, vp: 6 } },
  { id: 'c23', cost: { camel: 2, silk: 1, gold: 2 }, reward: { blackDie: 1, vp: 6 } },
  { id: 'c24', cost: { camel: 2, silk: 1, gold: 2 }, reward: { camel: 4, vp: 6 } },
  { id: 'c25', cost: { camel: 2, silk: 2, gold: 2 }, reward: { contract: 1, vp: 7 } },
  { id: 'c26', cost: { camel: 2, silk: 2, gold: 2 }, reward: { move: 1, vp: 7 } },
  { id: 'c27', cost: { camel: 2, silk: 3, gold: 2 }, reward: { contract: 1, vp: 8 } },
  { id: 'c28', cost: { camel: 2, silk: 3, gold: 2 }, reward: { camel: 4, vp: 8 } },
  { id: 'c29', cost: { camel: 2, silk: 2, gold: 3 }, reward: { coin: 7, vp: 9 } },
  { id: 'c30', cost: { camel: 2, silk: 2, gold: 3 }, reward: { move: 1, vp: 9 } },
  { id: 'c31', cost: { camel: 3, pepper: 1, silk: 1, gold: 1 }, reward: { blackDie: 1, vp: 5 } },
  { id: 'c32', cost: { camel: 3, pepper: 1, silk: 1, gold: 1 }, reward: { distinctGoods: 2, vp: 5 } },
  { id: 'c33', cost: { camel: 3, pepper: 1, silk: 1, gold: 1 }, reward: { move: 1, vp: 5 } },
  { id: 'c34', cost: { camel: 3, pepper: 1, silk: 1, gold: 1 }, reward: { anyGood: 1, vp: 6 } },
  { id: 'c35', cost: { camel: 3, pepper: 1, silk: 1, gold: 1 }, reward: { contract: 1, vp: 6 } },
  { id: 'c36', cost: { camel: 3, pepper: 1, silk: 2, gold: 1 }, reward: { camel: 3, contract: 1, vp: 5 } },
  { id: 'c37', cost: { camel: 3, pepper: 1, silk: 2, gold: 1 }, reward: { camel: 3, coin: 4, vp: 5 } },
  { id: 'c38', cost: { camel: 3, pepper: 1, silk: 1, gold: 2 }, reward: { coin: 5, vp: 7 } },
] as const;

/** A contract tile. */
export type ContractId = (typeof STARTING_CONTRACTS)[number]['id'] | (typeof REGULAR_CONTRACTS)[number]['id'];
