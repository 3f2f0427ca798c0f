// Small decisions inside an action: MP2-PAY-6, MP2-PAY-8, MP2-PAY-9, MP2-ICON-1..3, MP2-ICON-9, MP2-COMPEN-2, MP2-MONGKE-3, MP2-POST-15, MP2-R-16, MP2-R-41.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { isDiscardable, legalTakes, refuseTake, rememberTaken, takeContract, takenTogether } from './contracts.js';
import { playOases } from './bonus-actions.js';
import { discardContract } from './discard.js';
import { drawTop } from './draws.js';
import type { Move } from '../words/moves.js';
import { playerAt, type Position } from '../position.js';
import { gain, goodsOf, mixesOf, mixOf, paySplit, receiveGoods, splitsOf, takeGoods } from './purse.js';
import { no } from '../words/refusals.js';
import { begin, copies, copyMarker } from './rewards.js';
import type { Frame, Waiting } from '../state.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

const ACCEPT: Move = Object.freeze({ kind: 'accept' });
const DECLINE: Move = Object.freeze({ kind: 'decline' });

export function legalPay(position: Position, frame: Of<'pay'>, moves: Move[]): void {
  const splits: [number, number, number][] = [];
  splitsOf(playerAt(position, frame.seat), frame.coin, frame.camel, frame.jade, frame.leastCoin, frame.leastCamel, splits);
  for (const [coin, camel, jade] of splits) moves.push({ kind: 'pay', coin, camel, jade });
}

export function refusePay(position: Position, frame: Of<'pay'>, move: Move): Refusal | null {
  const moves: Move[] = [];
  legalPay(position, frame, moves);
  const found = move.kind === 'pay' && moves.some((one) => one.kind === 'pay' && one.coin === move.coin && one.camel === move.camel && one.jade === move.jade);
  return found ? null : no['wrong-split'];
}

export function playPay(position: Position, frame: Of<'pay'>, move: Move): void {
  if (move.kind !== 'pay') return;
  pop(position);
  paySplit(position, frame.seat, move.coin, move.camel, move.jade, frame.source, 'MP2-PAY-8');
}

export function legalGive(position: Position, { seat, count, most }: Of<'give'>, moves: Move[]): void {
  const { pepper, silk, gold } = playerAt(position, seat);
  for (const mix of mixesOf(count, Math.min(most, pepper), Math.min(most, silk), Math.min(most, gold))) moves.push({ kind: 'give', goods: goodsOf(mix) });
}

export function refuseGive(position: Position, { seat, count, most }: Of<'give'>, move: Move): Refusal | null {
  if (move.kind !== 'give') return null;
  const [pepper, silk, gold] = mixOf(move.goods);
  const player = playerAt(position, seat);
  if (pepper > player.pepper || silk > player.silk || gold > player.gold) return no['goods-missing'];
  return goodsRefusal([pepper, silk, gold], count, most);
}

function goodsRefusal(mix: readonly number[], count: number, most: number): Refusal | null {
  if (mix.some((amount) => amount > most)) return no['goods-must-differ'];
  return mix.reduce((sum, amount) => sum + amount, 0) === count ? null : no['goods-count'];
}

export function playGive(position: Position, { seat, source }: Of<'give'>, move: Move): void {
  if (move.kind !== 'give') return;
  pop(position);
  takeGoods(position, seat, mixOf(move.goods), source, 'MP2-PAY-9');
}

export function legalGoods(_position: Position, { count, most }: Of<'goods'>, moves: Move[]): void {
  for (const mix of mixesOf(count, most, most, most)) moves.push({ kind: 'goods', goods: goodsOf(mix) });
}

export function refuseGoods(_position: Position, { count, most }: Of<'goods'>, move: Move): Refusal | null {
  return move.kind === 'goods' ? goodsRefusal(mixOf(move.goods), count, most) : null;
}

export function playGoods(position: Position, { seat, source }: Of<'goods'>, move: Move): void {
  if (move.kind !== 'goods') return;
  pop(position);
  receiveGoods(position, seat, mixOf(move.goods), source);
}

/** So many coins and camels, together as many as asked for. */
function legalShares(kind: 'compensation' | 'oases', count: number, moves: Move[]): void {
  for (let coin = count; coin >= 0; coin -= 1) moves.push({ kind, coin, camel: count - coin });
}

export function legalCompensation(_position: Position, { count }: Of<'compensation'>, moves: Move[]): void {
  legalShares('compensation', count, moves);
}

export function legalOases(_position: Position, { count }: Of<'oases'>, moves: Move[]): void {
  legalShares('oases', count, moves);
}

export function refuseShares(_position: Position, { count }: { readonly count: number }, move: Move): Refusal | null {
  return (move.kind === 'compensation' || move.kind === 'oases') && move.coin + move.camel !== count ? no['wrong-sum'] : null;
}

export function playCompensation(position: Position, { seat }: Of<'compensation'>, move: Move): void {
  if (move.kind !== 'compensation') return;
  pop(position);
  gain(position, seat, 'coin', move.coin, 'compensation', 'MP2-COMPEN-2');
  gain(position, seat, 'camel', move.camel, 'compensation', 'MP2-COMPEN-2');
}

export function playOasesChoice(position: Position, { seat }: Of<'oases'>, move: Move): void {
  if (move.kind !== 'oases') return;
  pop(position);
  playOases(position, seat, move.coin, move.camel);
}

/** The waiting benefits one of which is to be begun. */
function waitingOf(position: Position): Waiting[] {
  const { frames } = position.state;
  return (frames[frames.length - 2] as Of<'bonuses'>).waiting;
}

/** Benefits of one kind from one source are not told apart. */
export function legalOrder(position: Position, _frame: Of<'order'>, moves: Move[]): void {
  const waiting = waitingOf(position);
  for (let at = 0; at < waiting.length; at += 1) {
    const { effect, source } = waiting[at] as Waiting;
    if (waiting.findIndex((other) => other.effect === effect && other.source === source) === at) moves.push({ kind: 'bonus', effect: effect as 'move', source });
  }
}

export function refuseOrder(position: Position, _frame: Of<'order'>, move: Move): Refusal | null {
  return move.kind === 'bonus' && !waitingOf(position).some(({ effect, source }) => effect === move.effect && source === move.source) ? no['not-waiting'] : null;
}

export function playOrder(position: Position, { seat }: Of<'order'>, move: Move): void {
  if (move.kind !== 'bonus') return;
  const waiting = waitingOf(position);
  pop(position);
  begin(position, seat, waiting, waiting.findIndex(({ effect, source }) => effect === move.effect && source === move.source));
}

export function legalOffer(_position: Position, _frame: Frame, moves: Move[]): void {
  moves.push(ACCEPT, DECLINE);
}

export function playOfferDie(position: Position, { seat }: Of<'offerDie'>, move: Move): void {
  pop(position);
  if (move.kind === 'accept') push(position, { kind: 'takeBlack', seat });
}

/** Declining comes before the contract is drawn. */
export function playOfferTop(position: Position, { seat }: Of<'offerTop'>, move: Move): void {
  pop(position);
  if (move.kind === 'accept') drawTop(position, seat);
}

/** The drawn contract itself, or an old one, goes. */
export function legalDrawn(position: Position, { seat, contract }: Of<'drawn'>, moves: Move[]): void {
  for (const old of playerAt(position, seat).active) if (isDiscardable(position, seat, old, takenTogether(position))) moves.push({ kind: 'discard', contract: old });
  moves.push({ kind: 'discard', contract });
}

export function refuseDrawn(position: Position, { seat, contract }: Of<'drawn'>, move: Move): Refusal | null {
  return move.kind !== 'discard' || move.contract === contract || isDiscardable(position, seat, move.contract, takenTogether(position)) ? null : no['not-discardable'];
}

export function playDrawn(position: Position, { seat, contract }: Of<'drawn'>, move: Move): void {
  if (move.kind !== 'discard') return;
  pop(position);
  discardContract(position, seat, move.contract);
  if (move.contract === contract) return;
  playerAt(position, seat).active.push(contract);
  rememberTaken(position, contract);
}

export function legalCityContract(position: Position, { seat, city }: Of<'cityContract'>, moves: Move[]): void {
  legalTakes(position, seat, city, takenTogether(position), moves);
  moves.push(DECLINE);
}

export function refuseCityContract(position: Position, { seat, city }: Of<'cityContract'>, move: Move): Refusal | null {
  return move.kind === 'take' ? refuseTake(position, seat, city, takenTogether(position), move) : null;
}

export function playCityContract(position: Position, { seat, city }: Of<'cityContract'>, move: Move): void {
  pop(position);
  if (move.kind !== 'take') return;
  takeContract(position, seat, move, city === null ? 'MP2-ICON-3' : 'MP2-POST-12');
  rememberTaken(position, move.contract);
}

export function legalCopy(position: Position, { source, barred }: Of<'copy'>, moves: Move[]): void {
  for (const marker of copies(position, source, barred)) moves.push({ kind: 'copy', marker });
}

export function refuseCopy(position: Position, { source, barred }: Of<'copy'>, move: Move): Refusal | null {
  if (move.kind !== 'copy') return null;
  if (barred.includes(move.marker)) return no['bonus-used'];
  return copies(position, source, barred).includes(move.marker) ? null : no['not-copyable'];
}

export function playCopy(position: Position, { seat, source }: Of<'copy'>, move: Move): void {
  if (move.kind !== 'copy') return;
  pop(position);
  copyMarker(position, seat, source, move.marker);
}
