// Taking things from the supply: MERV-TERM-10, 11, MERV-COMP-5, 9, MERV-R-1; the breakthroughs that scrolls bring: MERV-LIB-2, 3.
import { push } from '../../kernel/frames.js';
import { nameOf, type Position } from '../box.js';
import { BANK, CUBES } from '../content/ids.js';
import type { Item } from '../words/events.js';
import type { Player, State } from '../state.js';

/** How many cubes of a colour are left in a supply that is limited (MERV-R-1 `component-limit`). */
export function cubesLeft(state: State, cube: number): number {
  let left = BANK.cubes;
  for (const { cubes } of state.players) left -= cubes[cube]!;
  return left;
}

/** The same for goods and scrolls, committed ones included. */
export function itemsLeft(state: State, item: 'scroll' | 'common' | 'rare'): number {
  let left = item === 'scroll' ? BANK.scrolls : item === 'common' ? BANK.common : BANK.rare;
  for (const player of state.players) left -= ownedOf(player, item);
  return left;
}

function ownedOf(player: Player, item: 'scroll' | 'common' | 'rare'): number {
  if (item === 'scroll') return player.scrolls + player.givenScrolls;
  return item === 'common' ? player.common + player.givenCommon : player.rare + player.givenRare;
}

/** What there is of a gain in a supply with so many left; tells what is lost (MERV-R-1 `component-limit`). */
function limited(position: Position, who: number, item: Item, count: number, left: number): number {
  if (left >= count) return count;
  if (position.events) position.events({ kind: 'lost', rule: 'MERV-R-1', who: nameOf(position.box, who), what: item });
  return left;
}

/** Gains cubes of one colour, as far as there are any. */
export function gainCubes(position: Position, who: number, cube: number, count: number, rule: string): void {
  const { state, box } = position;
  const amount = box.rulings.supplyLimits === 'component-limit' ? limited(position, who, CUBES[cube]!, count, cubesLeft(state, cube)) : count;
  if (amount === 0) return;
  state.players[who]!.cubes[cube]! += amount;
  if (position.events) position.events({ kind: 'gain', rule, who: nameOf(box, who), item: CUBES[cube]!, amount });
}

/** Gains goods, as far as there are any. */
export function gainGoods(position: Position, who: number, good: 'common' | 'rare', count: number, rule: string): void {
  const { state, box } = position;
  const amount = box.rulings.supplyLimits === 'component-limit' ? limited(position, who, good, count, itemsLeft(state, good)) : count;
  if (amount === 0) return;
  state.players[who]![good] += amount;
  if (position.events) position.events({ kind: 'gain', rule, who: nameOf(box, who), item: good, amount });
}

/** Gains camels that have been taken from somewhere. */
export function gainCamels(position: Position, who: number, count: number, rule: string): void {
  if (count === 0) return;
  position.state.players[who]!.camels += count;
  if (position.events) position.events({ kind: 'gain', rule, who: nameOf(position.box, who), item: 'camel', amount: count });
}

/** Gains scrolls without looking at breakthroughs; returns how many. */
export function addScrolls(position: Position, who: number, count: number, rule: string): number {
  const { state, box } = position;
  const amount = box.rulings.supplyLimits === 'component-limit' ? limited(position, who, 'scroll', count, itemsLeft(state, 'scroll')) : count;
  if (amount === 0) return 0;
  state.players[who]!.scrolls += amount;
  if (position.events) position.events({ kind: 'gain', rule, who: nameOf(box, who), item: 'scroll', amount });
  return amount;
}

/** Gains scrolls; the breakthroughs they bring come next, the lowest first. */
export function gainScrolls(position: Position, seat: number, count: number, rule: string): void {
  const player = position.state.players[seat]!;
  const before = player.scrolls + player.givenScrolls;
  const after = before + addScrolls(position, seat, count, rule);
  const kind = position.box.rulings.breakthroughTile === 'random' ? 'randomBreakthrough' : 'breakthrough';
  for (let level = 3; level >= 0; level -= 1) {
    const threshold = 2 * (level + 1);
    if (before < threshold && after >= threshold) push(position, { kind, seat, level });
  }
}
