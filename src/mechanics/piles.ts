import type { Random } from '../kernel/chance.js';

/**
 * A face-down pile without a hidden order in the state. `cards` goes from top to bottom. An entry is the id of a card
 * everybody has seen go there, `?` for a card out of the pool of those never seen, or `?1`, `?2`, … for one of the
 * seen cards of `mixed[0]`, `mixed[1]`, … whose order among themselves nobody knows.
 */
export interface Pile {
  cards: string[];
  mixed: string[][];
}

/** The entry of a card nobody has seen. */
export const UNSEEN = '?';

/** So many unseen cards. */
export function unseen(count: number): string[] {
  return new Array<string>(count).fill(UNSEEN);
}

/** The cards an entry may turn out to be; one only if it is known. */
export function candidates(entry: string, mixed: readonly (readonly string[])[], pool: readonly string[]): readonly string[] {
  if (entry === UNSEEN) return pool;
  if (entry.charCodeAt(0) === UNSEEN.charCodeAt(0)) return mixed[Number(entry.slice(1)) - 1] as readonly string[];
  return [entry];
}

/** Takes an id out of a list that holds it, keeping the order. */
export function takeOut(ids: string[], id: string): void {
  takeAt(ids, ids.indexOf(id));
}

/** Puts an id into a list in alphabetical order. */
export function putInOrder(ids: string[], id: string): void {
  let at = ids.length;
  ids.push(id);
  for (; at > 0 && (ids[at - 1] as string) > id; at -= 1) ids[at] = ids[at - 1] as string;
  ids[at] = id;
}

/** Takes the id at a place out of a list, keeping the order. */
export function takeAt(ids: string[], place: number): string {
  const id = ids[place] as string;
  for (let at = place; at < ids.length - 1; at += 1) ids[at] = ids[at + 1] as string;
  ids.pop();
  return id;
}

/** Takes any id out of a list. */
export function takeAny(ids: string[], random: Random): string {
  return takeAt(ids, Math.floor(random() * ids.length));
}

/** Takes the top card, which has turned out to be `id`. */
export function takeTop(pile: Pile, pool: string[], id: string): void {
  const entry = pile.cards.shift() as string;
  if (entry === UNSEEN) takeOut(pool, id);
  else if (entry !== id) {
    const group = pile.mixed[Number(entry.slice(1)) - 1] as string[];
    takeOut(group, id);
    if (group.length === 1) settleLast(pile, entry, group);
  }
}

/** The last card of a mixed group is known. */
function settleLast(pile: Pile, entry: string, group: string[]): void {
  pile.cards[pile.cards.indexOf(entry)] = group[0] as string;
  group.pop();
}

/** Puts a card everybody has seen under the pile. */
export function putUnder(pile: Pile, id: string): void {
  pile.cards.push(id);
}

/** Shuffles cards everybody has seen and puts them under the pile. */
export function putUnderMixed(pile: Pile, ids: readonly string[]): void {
  if (ids.length < 2) {
    for (const id of ids) pile.cards.push(id);
    return;
  }
  let group = pile.mixed.findIndex((old) => old.length === 0);
  if (group < 0) group = pile.mixed.push([]) - 1;
  pile.mixed[group] = ids.slice().sort();
  for (let at = 0; at < ids.length; at += 1) pile.cards.push(`${UNSEEN}${group + 1}`);
}

/** Puts the top card under the pile without looking at it. */
export function topUnder(pile: Pile): void {
  pile.cards.push(pile.cards.shift() as string);
}

/** What is wrong with a pile of some known cards beside a pool: `null` if every entry can be somebody. */
export function pileProblem({ cards, mixed }: Pile, isCard: (id: string) => boolean): string | null {
  for (const entry of cards) {
    const known = entry === UNSEEN || isCard(entry) || (/^\?[1-9]$/.test(entry) && Number(entry.slice(1)) <= mixed.length);
    if (!known) return `"${entry.slice(0, 20)}" is no entry of a pile`;
  }
  for (let group = 0; group < mixed.length; group += 1) {
    const entries = cards.filter((entry) => entry === `${UNSEEN}${group + 1}`).length;
    if (entries !== (mixed[group] as string[]).length) return `group ${group + 1} has ${entries} entries`;
    if (entries === 1) return `group ${group + 1} has one card only, which is known`;
  }
  return null;
}
