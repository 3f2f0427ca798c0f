/** How many letters have to be changed, put in, left out or exchanged with a neighbour to make one word of the other. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, (before[j - 2] as number) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[other.length] as number;
}

/** The words of a list that somebody may have meant, the nearest first: "did you mean". */
export function nearest(word: string, words: readonly string[], most = 3): string[] {
  const wanted = word.toLowerCase();
  const limit = Math.max(1, Math.floor(word.length / 3));
  return words
    .map((one) => ({ one, away: distance(wanted, one.toLowerCase()) }))
    .filter(({ one, away }) => away <= limit || (wanted.length > 2 && one.toLowerCase().startsWith(wanted)))
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ one }) => one);
}
