// Receiving and paying: MP2-GEN-2..5, MP2-PAY-1..9, MP2-ABHA-3.
import { called, choice, integer, list, pop, push, type Refusal, type RuleId } from '../../../kernel/rules.js';
import { counted, goodsChoices } from '../../../mechanics/amounts.js';
import { characterOf, decision, id, move, playerAt, refusals, seat, type Position } from '../chapter.js';
import type { Bundle } from '../../content/bundles.js';
import type { Player } from '../../state.js';
import { amountsIn, CHOOSABLE, type Good } from '../../words/goods.js';

const RESOURCES = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp'] as const;

/** What players have and events tell. */
export type Resource = (typeof RESOURCES)[number];

/** So many of each resource. */
export type Amounts = Readonly<Partial<Record<Resource, number>>>;

/** Why something is received or paid. */
export interface Reason {
  readonly seat: number;
  /** The component it comes from or is paid to. */
  readonly source: string;
  readonly rule: RuleId;
}

/** What of some amounts is not zero. */
function amountsOf(amounts: Amounts, times: number): Amounts {
  const found: { -readonly [Key in Resource]?: number } = {};
  for (const resource of RESOURCES) {
    const amount = amounts[resource] ?? 0;
    if (amount !== 0) found[resource] = amount * times;
  }
  return found;
}

function tell({ events }: Position, kind: 'gained' | 'paid', { seat, rule, source }: Reason, amounts: Amounts): void {
  if (events && Object.keys(amounts).length > 0) events({ kind, seat, rule, amounts, source });
}

/** The plain part of a reward; jade brings Abha Basu points at once. */
export function credit(position: Position, bundle: Bundle, times: number, reason: Reason): void {
  const player = playerAt(position, reason.seat);
  player.coin = counted(player.coin + bundle.coin * times);
  player.camel = counted(player.camel + bundle.camel * times);
  player.pepper = counted(player.pepper + bundle.pepper * times);
  player.silk = counted(player.silk + bundle.silk * times);
  player.gold = counted(player.gold + bundle.gold * times);
  player.jade = counted(player.jade + bundle.jade * times);
  player.vp = counted(player.vp + bundle.vp * times);
  player.shieldPlus = counted(player.shieldPlus + bundle.shieldPlus * times);
  if (position.events) {
    tell(position, 'gained', reason, amountsOf(bundle, times));
    if (bundle.shieldPlus > 0) position.events({ kind: 'shields', seat: reason.seat, rule: 'MP2-ICON-7', count: bundle.shieldPlus * times, source: reason.source });
  }
  if (bundle.jade > 0) jadeReceived(position, reason.seat, bundle.jade * times);
}

/** One kind of thing received. */
export function gain(position: Position, resource: Resource, amount: number, reason: Reason): void {
  if (amount === 0) return;
  const player = playerAt(position, reason.seat);
  player[resource] = counted(player[resource] + amount);
  if (position.events) tell(position, 'gained', reason, { [resource]: amount });
  if (resource === 'jade') jadeReceived(position, reason.seat, amount);
}

function jadeReceived(position: Position, seat: number, amount: number): void {
  const player = playerAt(position, seat);
  const { vpPerJade, id: source } = characterOf(position.box, player);
  if (vpPerJade === 0) return;
  player.vp = counted(player.vp + vpPerJade * amount);
  if (position.events) tell(position, 'gained', { seat, rule: 'MP2-ABHA-3', source }, { vp: vpPerJade * amount });
}

/** Whether coins, camels and jade can be paid, jade standing in for what is missing. */
export function canPaySum(player: Player, coin: number, camel: number, jade: number): boolean {
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

/** Whether a cost can be paid so many times; jade does not stand in for one that is `hard` (MP2-R-21). */
export function canPay(player: Player, cost: Bundle, times: number, hard = false): boolean {
  if (!canPayGoods(player, cost, times)) return false;
  if (hard && (player.coin < cost.coin * times || player.camel < cost.camel * times)) return false;
  return canPaySum(player, cost.coin * times, cost.camel * times, cost.jade * times);
}

/** A sum of coins, camels and jade; so many of the coins and camels are not payable in jade. */
interface Sum {
  readonly coin: number;
  readonly camel: number;
  readonly jade: number;
  readonly leastCoin: number;
  readonly leastCamel: number;
}

/** What is asked of a player. */
export interface Due extends Reason, Partial<Omit<Sum, 'leastCoin' | 'leastCamel'>> {
  /** Jade does not stand in for the coins and camels of the cost. */
  readonly hard?: boolean;
}

/** Pays coins, camels and jade; asks the payer when there are several ways. */
export function charge(position: Position, due: Due): void {
  chargeSum(position, due, { coin: due.coin ?? 0, camel: due.camel ?? 0, jade: due.jade ?? 0, leastCoin: 0, leastCamel: 0 });
}

function chargeSum(position: Position, reason: Reason, sum: Sum): void {
  const { coin, camel, jade, leastCoin, leastCamel } = sum;
  if (coin === 0 && camel === 0 && jade === 0) return;
  const player = playerAt(position, reason.seat);
  if (player.jade === jade || coin + camel === leastCoin + leastCamel) take(position, reason, { coin, camel, jade });
  else if (countWays(player, sum) === 1) {
    const coins = Math.min(coin, player.coin);
    const camels = Math.min(camel, player.camel);
    take(position, reason, { coin: coins, camel: camels, jade: jade + coin - coins + camel - camels });
  } else push(position, { kind: 'pay', seat: reason.seat, coin, camel, jade, leastCoin, leastCamel, source: reason.source });
}

/** Takes amounts from a player. */
function take(position: Position, reason: Reason, amounts: Amounts): void {
  const player = playerAt(position, reason.seat);
  const { coin = 0, camel = 0, jade = 0, pepper = 0, silk = 0, gold = 0, vp = 0 } = amounts;
  player.coin -= coin;
  player.camel -= camel;
  player.jade -= jade;
  player.pepper -= pepper;
  player.silk -= silk;
  player.gold -= gold;
  player.vp = counted(player.vp - vp);
  if (position.events) tell(position, 'paid', reason, amountsOf(amounts, 1));
}

/** Visits every way to pay a sum (MP2-PAY-8). */
function eachWay(player: Player, { coin, camel, jade, leastCoin, leastCamel }: Sum, visit: (coin: number, camel: number, jade: number) => void): void {
  for (let coins = Math.min(coin, player.coin); coins >= leastCoin; coins -= 1) {
    for (let camels = Math.min(camel, player.camel); camels >= leastCamel; camels -= 1) {
      const stones = jade + coin - coins + camel - camels;
      if (stones > player.jade) break;
      visit(coins, camels, stones);
    }
  }
}

function countWays(player: Player, sum: Sum): number {
  let count = 0;
  eachWay(player, sum, () => { count += 1; });
  return count;
}

/** Pays a cost so many times, with further coins, camels and jade; the payer is asked for splits and goods of choice. */
export function payCost(position: Position, cost: Bundle, times: number, due: Due): void {
  const { pepper, silk, gold, vp } = cost;
  if (pepper + silk + gold + vp > 0) take(position, due, { pepper: pepper * times, silk: silk * times, gold: gold * times, vp: vp * times });
  const count = (cost.anyGood + cost.distinctGoods) * times;
  if (count > 0) askGoods(position, due, count, cost.anyGood > 0 ? count : times);
  const [coins, camels] = [cost.coin * times, cost.camel * times];
  chargeSum(position, due, { coin: coins + (due.coin ?? 0), camel: camels + (due.camel ?? 0), jade: cost.jade * times + (due.jade ?? 0), leastCoin: due.hard ? coins : 0, leastCamel: due.hard ? camels : 0 });
}

function askGoods(position: Position, reason: Reason, count: number, most: number): void {
  const ways = goodsHeld(playerAt(position, reason.seat), count, most);
  const [only] = ways;
  if (ways.length > 1 || only === undefined) push(position, { kind: 'payGoods', seat: reason.seat, count, most, source: reason.source });
  else take(position, reason, amountsIn(only));
}

/** The ways to pay so many goods of choice, at most so many of each. */
function goodsHeld({ pepper, silk, gold }: Player, count: number, most: number): Good[][] {
  return goodsChoices(CHOOSABLE, count, [Math.min(most, pepper), Math.min(most, silk), Math.min(most, gold)]);
}

/** Goods of choice are received. */
export function receiveGoods(position: Position, named: readonly Good[], reason: Reason): void {
  const player = playerAt(position, reason.seat);
  const amounts = amountsIn(named);
  for (const good of CHOOSABLE) player[good] = counted(player[good] + amounts[good]);
  if (position.events) tell(position, 'gained', reason, amountsOf(amounts, 1));
}

const some = integer(0, 99);
const due = integer(0, 9999);
/** Jade stands in for all of it, too. */
const paid = integer(0, 3 * 9999);
export const goods = called('good', list(choice(CHOOSABLE), { most: 400 }));

/** Why a list is none of so many goods, at most so many of each. */
export function goodsRefusal(named: readonly Good[], count: number, most: number): Refusal | null {
  const amounts = amountsIn(named);
  if (CHOOSABLE.some((good) => amounts[good] > most)) return refusals['goods-alike'];
  return named.length === count ? null : refusals['goods-number'];
}

/** What is paid for lies below a payment, with the rule that asks for it. */
const PAID_FOR = {
  offered: 'MP2-BOOK-6', contracts: 'MP2-SPACE-10', turn: 'MP2-SPACE-10', seal: 'MP2-SPACE-10', depart: 'MP2-TRAVEL-7', ownCity: 'MP2-CARD-13', exchanged: 'MP2-CARD-6',
  completed: 'MP2-BONUS-3', improved: 'MP2-BONUS-6', rollDie: 'MP2-BONUS-11', changed: 'MP2-BONUS-12', takeBlack: 'MP2-BONUS-13',
} as const;
const PAID_ON = Object.keys(PAID_FOR) as readonly (keyof typeof PAID_FOR)[];

/** Why a payment is due whose frame has been taken off; goods of choice may be due, too. A seal may come by a card, and then the card is paid. */
function dueBy({ state: { frames } }: Position, source: string): Reason['rule'] {
  const goods = frames[frames.length - 1]?.kind === 'payGoods' ? 1 : 0;
  const below = frames[frames.length - 1 - goods]?.kind as keyof typeof PAID_FOR;
  return below === 'seal' && source !== 'guildSeals' ? 'MP2-CARD-14' : PAID_FOR[below];
}

/** More ways to pay than any price has. */
const MANY_WAYS = 100_000;

function payProblem(player: Player, sum: Sum): string | null {
  if (sum.leastCoin > sum.coin || sum.leastCamel > sum.camel) return 'this cannot be paid';
  if ((sum.coin + 1) * (sum.camel + 1) > MANY_WAYS) return 'nobody owes so much';
  return countWays(player, sum) > 0 ? null : 'this cannot be paid';
}

/** MP2-PAY-8: a sum that can be paid in several ways. */
export const pay = decision('pay', { seat, coin: due, camel: due, jade: due, leastCoin: due, leastCamel: due, source: id('payee') }, {
  rule: 'MP2-PAY-8', on: ['payGoods', ...PAID_ON],
  moves: { pay: move('pay {coin} coin {camel} camel {jade} jade', { coin: paid, camel: paid, jade: paid }) },
  problem: (position, frame): string | null => payProblem(playerAt(position, frame.seat), frame),
  offer(position, frame, out) { eachWay(playerAt(position, frame.seat), frame, (coin, camel, jade) => { out.add({ kind: 'pay', coin, camel, jade }); }); },
  refuse(position, frame, { coin, camel, jade }): Refusal | null {
    const player = playerAt(position, frame.seat);
    const isWay = coin >= frame.leastCoin && coin <= Math.min(frame.coin, player.coin) && camel >= frame.leastCamel && camel <= Math.min(frame.camel, player.camel) && jade <= player.jade;
    return isWay && coin + camel + jade === frame.coin + frame.camel + frame.jade ? null : refusals['wrong-split'];
  },
  play(position, { seat, source }, { coin, camel, jade }) {
    pop(position);
    take(position, { seat, source, rule: dueBy(position, source) }, { coin, camel, jade });
  },
});

/** MP2-PAY-9: goods of the payer's choice. */
export const payGoods = decision('payGoods', { seat, count: some, most: some, source: id('payee') }, {
  rule: 'MP2-PAY-9', on: PAID_ON,
  moves: { payGoods: move('pay goods {goods}', { goods }) },
  problem(position, { seat, count, most }): string | null {
    const { pepper, silk, gold } = playerAt(position, seat);
    return Math.min(most, pepper) + Math.min(most, silk) + Math.min(most, gold) >= count ? null : 'this cannot be paid';
  },
  offer(position, { seat, count, most }, out) { for (const goods of goodsHeld(playerAt(position, seat), count, most)) out.add({ kind: 'payGoods', goods }); },
  refuse(position, { seat, count, most }, { goods }): Refusal | null {
    const player = playerAt(position, seat);
    const amounts = amountsIn(goods);
    return CHOOSABLE.some((good) => amounts[good] > player[good]) ? refusals['goods-not-held'] : goodsRefusal(goods, count, most);
  },
  play(position, { seat, source }, { goods }) {
    pop(position);
    take(position, { seat, source, rule: dueBy(position, source) }, amountsIn(goods));
  },
});

/** So many of one thing, of another, or of both. */
export function* shares(count: number): Generator<{ readonly coin: number; readonly camel: number }> {
  for (let coin = count; coin >= 0; coin -= 1) yield { coin, camel: count - coin };
}
