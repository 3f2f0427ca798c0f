// Taking things from the supply: MERV-TERM-10, 11, MERV-COMP-5, 9, MERV-R-1.
import { counted } from '../../../mechanics/amounts.js';
import { addCounted, at, participant, playerAt, type Position } from '../chapter.js';
import { BANK, CUBES, type Good } from '../../content/ids.js';
import type { Player, State } from '../../state.js';
import type { Item } from '../../words/events.js';
import { sourceOf } from './sources.js';

/** How many cubes of a colour are left in a supply that is limited (MERV-R-1 `component-limit`). */
export function cubesLeft(state: State, cube: number): number {
  let left = BANK.cubes;
  for (const { cubes } of state.players) left -= (cubes[cube] ?? 0);
  return left;
}

/** The same for goods and scrolls, committed ones included. */
export function itemsLeft(state: State, item: 'scroll' | Good): number {
  let left = item === 'scroll' ? BANK.scrolls : BANK[item];
  for (const player of state.players) left -= ownedOf(player, item);
  return left;
}

function ownedOf(player: Player, item: 'scroll' | Good): number {
  if (item === 'scroll') return scrollsOf(player);
  return item === 'common' ? player.common + player.givenCommon : player.rare + player.givenRare;
}

/** All scrolls of a participant, those on contracts included. */
export const scrollsOf = ({ scroll: scrolls, givenScroll: givenScrolls }: Player): number => scrolls + givenScrolls;

const isLimited = ({ box }: Position): boolean => box.rulings.supplyLimits === 'component-limit';

/** What there is of a gain in a supply with so many left; tells what is lost (MERV-R-1 `component-limit`). */
function limited(position: Position, seat: number, { item, count, left }: { readonly item: Item; readonly count: number; readonly left: number }): number {
  if (left >= count) return count;
  position.events?.({ kind: 'lost', ...participant(position.box, seat), rule: 'MERV-R-1', what: item, source: 'box' });
  return left;
}

/** Gains a cube, if there is one. */
export function gainCube(position: Position, seat: number, cube: number, rule: string): void {
  if (isLimited(position) && limited(position, seat, { item: at(CUBES, cube), count: 1, left: cubesLeft(position.state, cube) }) === 0) return;
  addCounted(playerAt(position, seat).cubes, cube, 1);
  position.events?.({ kind: 'gained', ...participant(position.box, seat), rule, amounts: { [at(CUBES, cube)]: 1 }, source: sourceOf(rule) });
}

/** Gains goods, as far as there are any. */
export function gainGoods(position: Position, seat: number, { good, count = 1 }: { readonly good: Good; readonly count?: number }, rule: string): void {
  const amount = isLimited(position) ? limited(position, seat, { item: good, count, left: itemsLeft(position.state, good) }) : count;
  if (amount === 0) return;
  const player = playerAt(position, seat);
  player[good] = counted(player[good] + amount);
  position.events?.({ kind: 'gained', ...participant(position.box, seat), rule, amounts: { [good]: amount }, source: sourceOf(rule) });
}

/** Gains camels that have been taken from somewhere. */
export function gainCamels(position: Position, seat: number, count: number, rule: string): void {
  if (count === 0) return;
  playerAt(position, seat).camel += count;
  position.events?.({ kind: 'gained', ...participant(position.box, seat), rule, amounts: { camel: count }, source: sourceOf(rule) });
}

/** Gains scrolls without looking at breakthroughs. */
export function gainScrolls(position: Position, seat: number, count: number, rule: string): void {
  const amount = isLimited(position) ? limited(position, seat, { item: 'scroll', count, left: itemsLeft(position.state, 'scroll') }) : count;
  if (amount === 0) return;
  const player = playerAt(position, seat);
  player.scroll = counted(player.scroll + amount);
  position.events?.({ kind: 'gained', ...participant(position.box, seat), rule, amounts: { scroll: amount }, source: sourceOf(rule) });
}
