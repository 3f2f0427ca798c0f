// Receiving and paying: MP2-GEN-2..5, MP2-PAY-1..9, MP2-ABHA-3.
import { push } from '../../kernel/frames.js';
import type { RuleId } from '../../kernel/legality.js';
import { characterOf } from '../box.js';
import type { Sum } from '../words/events.js';
import type { Bundle } from '../content/parts.js';
import { playerAt, type Position } from '../position.js';
import type { Player } from '../state.js';

const KEYS = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp'] as const;

/** What of some amounts is not zero. */
function sumOf(amounts: Readonly<Record<(typeof KEYS)[number], number>>, times: number): Sum {
  const sum: { -readonly [Key in keyof Sum]: Sum[Key] } = {};
  for (const key of KEYS) if (amounts[key] !== 0) sum[key] = amounts[key] * times;
  return sum;
}

/** The plain part of a reward; jade brings Abha Basu points at once. */
export function credit(position: Position, seat: number, bundle: Bundle, times: number, source: string, rule: RuleId): void {
  const player = playerAt(position, seat);
  player.coin += bundle.coin * times;
  player.camel += bundle.camel * times;
  player.pepper += bundle.pepper * times;
  player.silk += bundle.silk * times;
  player.gold += bundle.gold * times;
  player.jade += bundle.jade * times;
  player.vp += bundle.vp * times;
  player.shieldPlus += bundle.shieldPlus * times;
  if (position.events) {
    const sum = sumOf(bundle, times);
    if (Object.keys(sum).length > 0) position.events({ kind: 'gained', rule, seat, source, ...sum });
    if (bundle.shieldPlus > 0) position.events({ kind: 'shields', rule: 'MP2-ICON-7', seat, count: bundle.shieldPlus * times, source });
  }
  if (bundle.jade > 0) jadeReceived(position, seat, bundle.jade * times);
}

/** One kind of thing received. */
export function gain(position: Position, seat: number, resource: (typeof KEYS)[number], amount: number, source: string, rule: RuleId): void {
  if (amount === 0) return;
  playerAt(position, seat)[resource] += amount;
  if (position.events) position.events({ kind: 'gained', rule, seat, source, [resource]: amount });
  if (resource === 'jade') jadeReceived(position, seat, amount);
}

function jadeReceived(position: Position, seat: number, amount: number): void {
  const player = playerAt(position, seat);
  const { vpPerJade, id } = characterOf(position.box, player);
  if (vpPerJade === 0) return;
  player.vp += vpPerJade * amount;
  if (position.events) position.events({ kind: 'gained', rule: 'MP2-ABHA-3', seat, source: id, vp: vpPerJade * amount });
}

/** Whether coins, camels and jade can be paid, jade standing in for what is missing. The least are not payable in jade. */
export function canPaySum(player: Player, coin: number, camel: number, jade: number, leastCoin = 0, leastCamel = 0): boolean {
  if (player.coin < leastCoin || player.camel < leastCamel) return false;
  const missing = (coin > player.coin ? coin - player.coin : 0) + (camel > player.camel ? camel - player.camel : 0);
  return missing + jade <= player.jade;
}

/** How many coins can be paid besides a sum; less than none when the sum itself cannot be paid. */
export function coinsBeside(player: Player, coin: number, camel: number, jade: number): number {
  const stones = player.jade - jade - (camel > player.camel ? camel - player.camel : 0);
  return stones < 0 ? -1 : player.coin + stones - coin;
}

/** Whether the goods of a cost can be paid so many times. Goods of choice are taken from what the fixed ones leave. */
export function canPayGoods(player: Player, cost: Bundle, times: number): boolean {
  const pepper = player.pepper - cost.pepper * times;
  const silk = player.silk - cost.silk * times;
  const gold = player.gold - cost.gold * times;
  if (pepper < 0 || silk < 0 || gold < 0) return false;
  if (cost.anyGood > 0 && pepper + silk + gold < cost.anyGood * times) return false;
  return cost.distinctGoods === 0 || Math.min(pepper, times) + Math.min(silk, times) + Math.min(gold, times) >= cost.distinctGoods * times;
}

/** Whether a cost can be paid so many times, together with further coins, camels and jade. */
export function canPay(player: Player, cost: Bundle, times: number, coin: number, camel: number, jade: number, hard: boolean): boolean {
  if (!canPayGoods(player, cost, times)) return false;
  const coins = cost.coin * times;
  const camels = cost.camel * times;
  return canPaySum(player, coins + coin, camels + camel, cost.jade * times + jade, hard ? coins : 0, hard ? camels : 0);
}

/** Pays coins, camels and jade; asks the payer when there are several ways. */
export function charge(position: Position, seat: number, coin: number, camel: number, jade: number, source: string, rule: RuleId, leastCoin = 0, leastCamel = 0): void {
  if (coin === 0 && camel === 0 && jade === 0) return;
  const player = playerAt(position, seat);
  if (player.jade === jade || coin + camel === leastCoin + leastCamel) paySplit(position, seat, coin, camel, jade, source, rule);
  else if (splitsOf(player, coin, camel, jade, leastCoin, leastCamel, null) === 1) {
    const coins = Math.min(coin, player.coin);
    const camels = Math.min(camel, player.camel);
    paySplit(position, seat, coins, camels, jade + coin - coins + camel - camels, source, rule);
  } else push(position, { kind: 'pay', seat, coin, camel, jade, leastCoin, leastCamel, source });
}

/** Takes the numbers of coins, camels and jade from a player. */
export function paySplit(position: Position, seat: number, coin: number, camel: number, jade: number, source: string, rule: RuleId): void {
  const player = playerAt(position, seat);
  player.coin -= coin;
  player.camel -= camel;
  player.jade -= jade;
  if (position.events) position.events({ kind: 'paid', rule, seat, source, ...sumOf({ coin, camel, jade, pepper: 0, silk: 0, gold: 0, vp: 0 }, 1) });
}

/** How many ways there are to pay a sum (MP2-PAY-8); `found` receives them. */
export function splitsOf(player: Player, coin: number, camel: number, jade: number, leastCoin: number, leastCamel: number, found: [number, number, number][] | null): number {
  let count = 0;
  for (let coins = Math.min(coin, player.coin); coins >= leastCoin; coins -= 1) {
    for (let camels = Math.min(camel, player.camel); camels >= leastCamel; camels -= 1) {
      const stones = jade + coin - coins + camel - camels;
      if (stones > player.jade) break;
      count += 1;
      if (found) found.push([coins, camels, stones]);
    }
  }
  return count;
}

/** Pays a cost so many times, with further coins, camels and jade; the payer is asked for splits and goods of choice. */
export function payCost(position: Position, seat: number, cost: Bundle, times: number, coin: number, camel: number, jade: number, hard: boolean, source: string, rule: RuleId): void {
  const player = playerAt(position, seat);
  const { pepper, silk, gold, vp } = cost;
  if (pepper + silk + gold + vp > 0) {
    player.pepper -= pepper * times;
    player.silk -= silk * times;
    player.gold -= gold * times;
    player.vp -= vp * times;
    if (position.events) position.events({ kind: 'paid', rule, seat, source, ...sumOf({ coin: 0, camel: 0, jade: 0, pepper, silk, gold, vp }, times) });
  }
  const count = (cost.anyGood + cost.distinctGoods) * times;
  if (count > 0) giveGoods(position, seat, count, cost.anyGood > 0 ? count : times, source, rule);
  charge(position, seat, cost.coin * times + coin, cost.camel * times + camel, cost.jade * times + jade, source, rule, hard ? cost.coin * times : 0, hard ? cost.camel * times : 0);
}

function giveGoods(position: Position, seat: number, count: number, most: number, source: string, rule: RuleId): void {
  const player = playerAt(position, seat);
  const ways = mixesOf(count, Math.min(most, player.pepper), Math.min(most, player.silk), Math.min(most, player.gold));
  if (ways.length > 1) push(position, { kind: 'give', seat, count, most, source });
  else takeGoods(position, seat, ways[0] as Mix, source, rule);
}

/** So many pepper, silk and gold. */
export type Mix = readonly [pepper: number, silk: number, gold: number];

/** All ways to choose so many goods, at most so many of each. */
export function mixesOf(count: number, pepper: number, silk: number, gold: number): Mix[] {
  const found: Mix[] = [];
  for (let first = Math.min(count, pepper); first >= 0; first -= 1) {
    for (let second = Math.min(count - first, silk); second >= 0; second -= 1) {
      if (count - first - second <= gold) found.push([first, second, count - first - second]);
    }
  }
  return found;
}

/** A mix as moves write it. */
export function goodsOf([pepper, silk, gold]: Mix): { pepper?: number; silk?: number; gold?: number } {
  return { ...(pepper > 0 && { pepper }), ...(silk > 0 && { silk }), ...(gold > 0 && { gold }) };
}

export function mixOf(goods: { readonly pepper?: number; readonly silk?: number; readonly gold?: number }): Mix {
  return [goods.pepper ?? 0, goods.silk ?? 0, goods.gold ?? 0];
}

/** Goods of choice are paid. */
export function takeGoods(position: Position, seat: number, [pepper, silk, gold]: Mix, source: string, rule: RuleId): void {
  const player = playerAt(position, seat);
  player.pepper -= pepper;
  player.silk -= silk;
  player.gold -= gold;
  if (position.events) position.events({ kind: 'paid', rule, seat, source, ...sumOf({ coin: 0, camel: 0, jade: 0, pepper, silk, gold, vp: 0 }, 1) });
}

/** Goods of choice are received. */
export function receiveGoods(position: Position, seat: number, [pepper, silk, gold]: Mix, source: string): void {
  const player = playerAt(position, seat);
  player.pepper += pepper;
  player.silk += silk;
  player.gold += gold;
  if (position.events) position.events({ kind: 'gained', rule: 'MP2-ICON-1', seat, source, ...sumOf({ coin: 0, camel: 0, jade: 0, pepper, silk, gold, vp: 0 }, 1) });
}

