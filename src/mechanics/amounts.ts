/** So and so much of some resources, as component tables write it. */
export type Amounts<R extends string> = Readonly<Partial<Record<R, number>>>;

/** One part of a price or a gain. */
export interface Amount<R extends string> {
  readonly resource: R;
  readonly amount: number;
}

/** Counters by resource. */
export type Purse<R extends string> = Record<R, number>;

/** Amounts as a list, for rules that go through them often. */
export function amountsOf<R extends string>(amounts: Amounts<R>): readonly Amount<R>[] {
  return (Object.keys(amounts) as R[]).flatMap((resource) => {
    const amount = amounts[resource];
    return amount === undefined ? [] : [{ resource, amount }];
  });
}

/** A list of amounts as component tables write it, so many times over. */
export function asAmounts<R extends string>(amounts: readonly Amount<R>[], times: number): Amounts<R> {
  return Object.fromEntries(amounts.map(({ resource, amount }) => [resource, amount * times])) as Amounts<R>;
}

/** Whether a price can be paid so many times over. */
export function canPay<R extends string>(purse: Readonly<Purse<R>>, price: readonly Amount<R>[], times = 1): boolean {
  for (const { resource, amount } of price) if (purse[resource] < amount * times) return false;
  return true;
}

/** Adds amounts to the counters; a negative number of times takes them away. */
export function addAmounts<R extends string>(purse: Purse<R>, amounts: readonly Amount<R>[], times = 1): void {
  for (const { resource, amount } of amounts) purse[resource] += amount * times;
}

/**
 * All ways to pick so many goods, each list in the order of `goods`: at most `most[i]` of the i-th. Two ways that pick
 * the same numbers are one way.
 */
export function goodsChoices<G extends string>(goods: readonly G[], count: number, most: readonly number[]): G[][] {
  const [good, ...rest] = goods;
  if (count === 0) return [[]];
  if (good === undefined) return [];
  const found: G[][] = [];
  for (let number = Math.min(count, most[0] ?? 0); number >= 0; number -= 1) {
    const these = new Array<G>(number).fill(good);
    for (const others of goodsChoices(rest, count - number, most.slice(1))) found.push([...these, ...others]);
  }
  return found;
}

/** Those amounts of which there are any and an end: what is missing of a price, say. */
export function some(amounts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0 && Number.isFinite(amount)));
}
