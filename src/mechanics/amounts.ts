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

/** How far anything is counted, below 0 as above: far beyond what a game comes to. */
export const MOST = 1_000_000;

/** A sum as it is counted. What goes beyond is not counted: so whatever can be held stays something that can be held, however much it is. */
export const counted = (sum: number): number => (sum > MOST ? MOST : sum < -MOST ? -MOST : sum);

// What is counted most is named one by one: a property under a name that is written down is found at once, one under a name
// that is only known when it is asked for has to be looked up.

/** How much of a resource a purse holds. */
export function heldIn<R extends string>(held: Readonly<Purse<R>>, resource: R): number {
  const purse: Readonly<Purse<string>> = held;
  switch (resource) {
    case 'coin': return purse['coin'] as number;
    case 'camel': return purse['camel'] as number;
    case 'pepper': return purse['pepper'] as number;
    case 'silk': return purse['silk'] as number;
    case 'gold': return purse['gold'] as number;
    default: return purse[resource] as number;
  }
}

/** Whether a price can be paid so many times over. */
export function canPay<R extends string>(purse: Readonly<Purse<R>>, price: readonly Amount<R>[], times = 1): boolean {
  for (const { resource, amount } of price) if (heldIn(purse, resource) < amount * times) return false;
  return true;
}

/** Adds to what a purse holds of a resource. */
function addTo(purse: Purse<string>, resource: string, count: number): void {
  switch (resource) {
    case 'coin': purse['coin'] = counted((purse['coin'] as number) + count); break;
    case 'camel': purse['camel'] = counted((purse['camel'] as number) + count); break;
    case 'pepper': purse['pepper'] = counted((purse['pepper'] as number) + count); break;
    case 'silk': purse['silk'] = counted((purse['silk'] as number) + count); break;
    case 'gold': purse['gold'] = counted((purse['gold'] as number) + count); break;
    case 'vp': purse['vp'] = counted((purse['vp'] as number) + count); break;
    default: purse[resource] = counted((purse[resource] as number) + count);
  }
}

/** Adds amounts to the counters; a negative number of times takes them away. */
export function addAmounts<R extends string>(purse: Purse<R>, amounts: readonly Amount<R>[], times = 1): void {
  for (const { resource, amount } of amounts) addTo(purse, resource, amount * times);
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
