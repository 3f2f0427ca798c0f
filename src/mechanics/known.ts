/** The entry of a list at a place where one is known to be. */
export function nth<T>(list: readonly T[], place: number): T {
  return list[place] as T;
}

/** The same for a list out of a move. Those are frozen, and `nth` stays quick because it never sees a frozen list. */
export function named<T>(list: readonly T[], place: number): T {
  return list[place] as T;
}

/** The last entry of a list that is known not to be empty. */
export function lastOf<T>(list: readonly T[]): T {
  return list[list.length - 1] as T;
}

/** Entries by id, where they are looked up all the time: a table of some dozen entries takes twice as long as an object. */
export type Index<T> = ReadonlyMap<string, T>;

/** The index of a list. */
export function indexed<T extends { readonly id: string }>(list: readonly T[]): Index<T> {
  return new Map(list.map((one) => [one.id, one]));
}

/** The entry of an index under an id it is known to have. */
export function entry<T>(index: Index<T>, id: string): T {
  return index.get(id) as T;
}

/** The entry of a table under an id it is known to have. */
export function known<T>(table: Readonly<Record<string, T>>, id: string): T {
  return table[id] as T;
}
