/** The four spaces of the bazaar: number of dice, and what columns 1 to 6 give. Gold column 3 is disputed: see the ruling `goldColumn3`. */
export const BAZAAR = {
  camel: { dice: 1, columns: [{ camel: 1 }, { camel: 2 }, { camel: 3 }, { camel: 4 }, { camel: 5 }, { camel: 6 }] },
  pepper: { dice: 1, columns: [{ pepper: 1 }, { pepper: 2 }, { pepper: 2, coin: 1 }, { pepper: 3 }, { pepper: 3, coin: 2 }, { pepper: 4 }] },
  silk: { dice: 2, columns: [{ silk: 1 }, { silk: 2 }, { silk: 2, camel: 1 }, { silk: 3 }, { silk: 3, camel: 1, coin: 1 }, { silk: 4 }] },
  gold: { dice: 3, columns: [{ gold: 1 }, { gold: 2 }, { gold: 2, camel: 2 }, { gold: 3 }, { gold: 3, move: 1 }, { gold: 4 }] },
} as const;

/** Coins of the 5-coins space. */
export const FIVE_COINS = { coin: 5 } as const;

/** Coins for a die on the money bag. */
export const MONEY_BAG = { coin: 3 } as const;

/** The fixed part of Khan's favour; a good of choice comes with it. */
export const KHANS_FAVOUR = { camel: 2 } as const;

/** Places of Khan's favour. */
export const KHAN_PLACES = 4;

/** Columns of the contract row, and contracts laid out when it is empty. */
export const CONTRACT_COLUMNS = 6;
export const REFILL = 2;

/** Coins or camels that come with a contract, by column. */
export const COLUMN_BONUS = { 5: 1, 6: 2 } as const;

/** Prices of bonus actions in camels. */
export const REROLL_COST = 1;
export const CHANGE_COST = 2;
export const BLACK_DIE_COST = 3;

/** Black dice by number of players. */
export const BLACK_DICE = { 2: 3, 3: 4, 4: 5 } as const;

/** Neutral dice on Khan's favour and on the 5-coins space by number of players. */
export const NEUTRAL_DICE = { 2: { khansFavour: 2, fiveCoins: 1 }, 3: { khansFavour: 1, fiveCoins: 0 }, 4: { khansFavour: 0, fiveCoins: 0 } } as const;

/** What players begin with. */
export const START = { camel: 2, coinByTurn: [7, 8, 9, 10], dice: 5, posts: 9, slots: 2, goalsDealt: 2, goalsToChooseFrom: 4 } as const;

/** Stacks of contracts. */
export const STACKS = { count: 5, size: 6, special: 8 } as const;

/** Rounds of a game. */
export const ROUNDS = 5;

/** A roll below this is compensated. */
export const COMPENSATED_BELOW = 15;

/** Points for placing the 8th, 9th and 11th post. */
export const POST_VP = { 8: 5, 9: 10, 11: 10 } as const;

/** Final scoring. */
export const COINS_PER_VP = 10;
export const GOODS_PER_VP = 2;
export const MOST_CONTRACTS_VP = 7;
