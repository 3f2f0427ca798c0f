/**
 * The different ones among some waiting bonuses: bonuses that do the same are not told apart. In printed order only
 * the first can be next.
 */
export function nextBonuses<B extends string>(waiting: readonly B[], printedOrder: boolean): B[] {
  const found: B[] = [];
  for (let at = 0; at < waiting.length; at += 1) {
    const bonus = waiting[at] as B;
    if (!found.includes(bonus)) found.push(bonus);
    if (printedOrder) break;
  }
  return found;
}

/** Takes the first bonus of a kind off the list. */
export function takeBonus<B extends string>(waiting: B[], bonus: B): void {
  waiting.splice(waiting.indexOf(bonus), 1);
}
