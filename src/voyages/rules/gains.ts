// VOY-GEN-7 to VOY-GEN-9, VOY-ICON-1 to VOY-ICON-3, VOY-ICON-9, VOY-CARD-17: what is paid and gained, goods of choice, copied bonuses.
import type { Seat } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal, RuleId } from '../../kernel/legality.js';
import { addAmounts, goodsChoices, type Amounts } from './amounts.js';
import type { Amount, Position, Reward } from '../box.js';
import { CITY_BONUS_IDS } from '../content/ids.js';
import type { FrameOf } from '../frame-types.js';
import type { Move, Play } from '../words/moves.js';
import { refusals } from '../words/refusals.js';
import { GOODS, type Effect, type Good } from '../content/resources.js';
import type { Player } from '../state.js';

/** The player in a seat. */
export function playerAt(position: Position, seat: Seat): Player {
  return position.state.players[seat] as Player;
}

function told(amounts: readonly Amount[], times: number): Amounts {
  return Object.fromEntries(amounts.map(({ resource, amount }) => [resource, amount * times]));
}

/** Credits a player. */
export function credit(position: Position, seat: Seat, from: string, amounts: readonly Amount[], times: number, rule: RuleId): void {
  if (amounts.length === 0) return;
  addAmounts(playerAt(position, seat), amounts, times);
  if (position.events) position.events({ kind: 'gained', seat, from, amounts: told(amounts, times), rule });
}

/** Takes a price from a player, who must be able to pay it. */
export function charge(position: Position, seat: Seat, what: string, amounts: readonly Amount[], times: number, rule: RuleId): void {
  if (amounts.length === 0) return;
  addAmounts(playerAt(position, seat), amounts, -times);
  if (position.events) position.events({ kind: 'paid', seat, for: what, amounts: told(amounts, times), rule });
}

/** Gains one thing: plain gains at once, the rest in the player's order. */
export function gain(position: Position, seat: Seat, from: string, reward: Reward, rule: RuleId): void {
  credit(position, seat, from, reward.plain, 1, rule);
  queue(position, seat, reward.effects.slice());
}

/** Gains the bonuses of several tiles as one event: all plain gains come first. */
export function gainTiles(position: Position, seat: Seat, tiles: readonly string[], rule: RuleId): void {
  const waiting: Effect[] = [];
  for (let at = 0; at < tiles.length; at += 1) {
    const tile = tiles[at] as string;
    const reward = position.box.bonuses[tile] as Reward;
    credit(position, seat, tile, reward.plain, 1, rule);
    for (let one = 0; one < reward.effects.length; one += 1) waiting.push(reward.effects[one] as Effect);
  }
  queue(position, seat, waiting);
}

/** Makes bonuses wait; the list is taken over. */
export function queue(position: Position, seat: Seat, bonuses: Effect[]): void {
  if (bonuses.length > 0) push(position, { kind: 'waiting', seat, bonuses });
}

/** Lets a player choose goods to gain. */
export function chooseGoods(position: Position, seat: Seat, count: number, different: boolean, from: string): void {
  push(position, { kind: 'chooseGoods', seat, count, different, from });
}

const NO_LIMIT: readonly number[] = [99, 99, 99];
const ONE_OF_EACH: readonly number[] = [1, 1, 1];

/** Whether a reward can be refused (ruling `refuseRewards`); cards have been paid for, so their yield stays. */
function declinable(position: Position, from: string): boolean {
  return position.box.answers.refuseRewards === 'any-decision-reward' && (from === 'anyGood' || from === 'distinctGoods');
}

/** The goods a player may choose. */
export function legalGoods(position: Position, { count, different, from }: FrameOf<'chooseGoods'>, moves: Move[]): void {
  const choices = goodsChoices(GOODS, count, different ? ONE_OF_EACH : NO_LIMIT);
  for (let at = 0; at < choices.length; at += 1) moves.push({ kind: 'goods', goods: choices[at] as Good[] });
  if (declinable(position, from)) moves.push({ kind: 'decline' });
}

/** What is wrong with a list of goods as a list. */
export function goodsListRefusal(goods: readonly Good[], count: number, mostOfEach: number): Refusal | null {
  if (goods.length !== count) return refusals['goods-number'];
  for (let at = 1; at < goods.length; at += 1) {
    if (GOODS.indexOf(goods[at - 1] as Good) > GOODS.indexOf(goods[at] as Good)) return refusals['goods-order'];
  }
  return GOODS.every((good) => goods.filter((one) => one === good).length <= mostOfEach) ? null : refusals['goods-alike'];
}

/** Why goods cannot be chosen. */
export function refuseGoods(position: Position, frame: FrameOf<'chooseGoods'>, move: Play<'goods' | 'decline'>): Refusal | null {
  if (move.kind === 'decline') return declinable(position, frame.from) ? null : refusals['not-declinable'];
  return goodsListRefusal(move.goods, frame.count, frame.different ? 1 : frame.count);
}

/** Gains the chosen goods. */
export function playGoods(position: Position, { seat, from }: FrameOf<'chooseGoods'>, move: Play<'goods' | 'decline'>): void {
  pop(position);
  if (move.kind === 'decline') decline(position, seat, from as Effect);
  else credit(position, seat, from, goodsAmounts(move.goods), 1, goodsRule(from));
}

const goodsRule = (from: string): RuleId => (from === 'anyGood' ? 'VOY-ICON-2' : from === 'distinctGoods' ? 'VOY-ICON-3' : 'VOY-CARD-17');

/** Tells that a bonus was refused. */
export function decline(position: Position, seat: Seat, bonus: Effect): void {
  if (position.events) position.events({ kind: 'bonus-declined', seat, bonus, rule: 'VOY-R-82' });
}

/** A list of goods as amounts. */
export function goodsAmounts(goods: readonly Good[]): Amount[] {
  const amounts: Amount[] = [];
  for (const good of GOODS) {
    let amount = 0;
    for (let at = 0; at < goods.length; at += 1) if (goods[at] === good) amount += 1;
    if (amount > 0) amounts.push({ resource: good, amount });
  }
  return amounts;
}

const COPYING = 'otherCityBonus';

const copiesAnother = (position: Position, bonus: string): boolean => (position.box.bonuses[bonus] as Reward).effects.includes(COPYING);

/** The city bonuses that can be copied: every one but the copying tile itself. */
export function legalCopies(position: Position, _frame: FrameOf<'copyBonus'>, moves: Move[]): void {
  for (const bonus of CITY_BONUS_IDS) if (!copiesAnother(position, bonus)) moves.push({ kind: 'copyBonus', bonus });
  if (position.box.answers.refuseRewards === 'any-decision-reward') moves.push({ kind: 'decline' });
}

/** Why a city bonus cannot be copied. */
export function refuseCopy(position: Position, _frame: FrameOf<'copyBonus'>, move: Play<'copyBonus' | 'decline'>): Refusal | null {
  if (move.kind === 'decline') return position.box.answers.refuseRewards === 'any-decision-reward' ? null : refusals['not-declinable'];
  return copiesAnother(position, move.bonus) ? refusals['never-itself'] : null;
}

/** Gains the copied bonus. */
export function playCopy(position: Position, { seat }: FrameOf<'copyBonus'>, move: Play<'copyBonus' | 'decline'>): void {
  pop(position);
  if (move.kind === 'decline') { decline(position, seat, COPYING); return; }
  if (position.events) position.events({ kind: 'bonus-copied', seat, bonus: move.bonus, rule: 'VOY-ICON-9' });
  gainTiles(position, seat, [move.bonus], 'VOY-ICON-9');
}
