import type { Resource } from '../content/resources.js';

/** So and so much of some resources, as component tables write it. */
export type Amounts = Readonly<Partial<Record<Resource, number>>>;

/** One part of a price or a gain. */
export interface Amount {
  readonly resource: Resource;
  readonly amount: number;
}

/** Amounts as a list, for rules that go through them often. */
export function amountsOf(amounts: Amounts): readonly Amount[] {
  return (Object.keys(amounts) as Resource[]).map((resource) => ({ resource, amount: amounts[resource] as number }));
}

/** Counters of a player by resource. */
export type Purse = Record<Resource, number>;

/** Whether a price can be paid so many times over. */
export function canPay(purse: Readonly<Purse>, price: readonly Amount[], times = 1): boolean {
  for (let at = 0; at < price.length; at += 1) {
    const { resource, amount } = price[at] as Amount;
    if (purse[resource] < amount * times) return false;
  }
  return true;
}

/** Adds amounts to the counters; a negative number of times takes them away. */
export function addAmounts(purse: Purse, amounts: readonly Amount[], times = 1): void {
  for (let at = 0; at < amounts.length; at += 1) {
    const { resource, amount } = amounts[at] as Amount;
    purse[resource] += amount * times;
  }
}

/**
 * All ways to pick so many goods, each list in the order of `goods`: at most `most[i]` of the i-th. Two ways that pick
 * the same numbers are one way.
 */
export function goodsChoices<G extends string>(goods: readonly G[], count: number, most: readonly number[]): G[][] {
  const found: G[][] = [];
  pickGoods(goods, count, most, 0, [], found);
  return found;
}

function pickGoods<G extends string>(goods: readonly G[], count: number, most: readonly number[], at: number, begun: G[], found: G[][]): void {
  if (count === 0) {
    found.push(begun);
    return;
  }
  if (at >= goods.length) return;
  for (let number = Math.min(count, most[at] as number); number >= 0; number -= 1) {
    const longer = begun.slice();
    for (let one = 0; one < number; one += 1) longer.push(goods[at] as G);
    pickGoods(goods, count - number, most, at + 1, longer, found);
  }
}
