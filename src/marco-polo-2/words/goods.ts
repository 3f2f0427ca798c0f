/** Goods a player may choose; jade never is one (MP2-GEN-2). */
export const CHOOSABLE = ['pepper', 'silk', 'gold'] as const;

/** A good of choice. */
export type Good = (typeof CHOOSABLE)[number];

/** How many of each good a list holds. */
export function amountsIn(goods: readonly Good[]): Record<Good, number> {
  const amounts = { pepper: 0, silk: 0, gold: 0 };
  for (const good of goods) amounts[good] += 1;
  return amounts;
}
