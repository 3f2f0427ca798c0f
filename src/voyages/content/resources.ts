/** Goods; camels and coins are none (VOY-GEN-4). */
export type Good = 'pepper' | 'silk' | 'gold';

/** What a bazaar space deals in. */
export type BazaarKind = 'camel' | Good;

/** What a player can hold a number of. */
export type Resource = 'coin' | 'camel' | Good | 'vp';

/** Bonuses that need a decision or luck; all others are credited at once (VOY-ICON-12). */
export type Effect = 'anyGood' | 'distinctGoods' | 'contract' | 'blackDie' | 'move' | 'otherCityBonus';

export const GOODS: readonly Good[] = ['pepper', 'silk', 'gold'];
export const BAZAAR_KINDS: readonly BazaarKind[] = ['camel', 'pepper', 'silk', 'gold'];
export const RESOURCES: readonly Resource[] = ['coin', 'camel', 'pepper', 'silk', 'gold', 'vp'];
export const EFFECTS: readonly Effect[] = ['anyGood', 'distinctGoods', 'contract', 'blackDie', 'move', 'otherCityBonus'];
