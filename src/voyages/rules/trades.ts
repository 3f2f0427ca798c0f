// VOY-CARD-7, VOY-CARD-8, VOY-CARD-13, VOY-CARD-14, VOY-CARD-17: repetitions that are decided one by one, and two-way cards.
import type { Seat } from '../../kernel/chance.js';
import { pop } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { pipsOf } from '../../mechanics/dice.js';
import { canPay } from './amounts.js';
import { camelsAndCoins, type Amount, type CardRules, type Position, type TradeWay } from '../box.js';
import type { FrameOf } from '../frame-types.js';
import { charge, chooseGoods, credit, gainTiles, playerAt } from './gains.js';
import { CITY_BONUS_IDS, SMALL_CITIES } from '../content/ids.js';
import { askGoods, goodsPayments, payGoods } from './movement.js';
import type { Move, Play } from '../words/moves.js';
import { ownSmallCities } from './posts.js';
import { refusals } from '../words/refusals.js';
import { GOODS, type Resource } from '../content/resources.js';
import type { VoyagesRulings } from '../rulings.js';
import type { Player } from '../state.js';
import { useTimes } from './card-effects.js';

type Traded = Play<'trade'>['give'];

/** Whether all repetitions of a two-way card go one way and are paid together (ruling `twoWayCards`). */
export function paysTogether(ruling: VoyagesRulings['twoWayCards'], card: CardRules): boolean {
  return ruling === 'all-fixed' || (ruling === 'camel-coin-fixed' && camelsAndCoins(card.ways));
}

/** Whether a way of a two-way card can be paid so many times. */
export function wayPayable({ box }: Position, player: Player, way: TradeWay, times: number): boolean {
  if (way.pays === 'good') return player.pepper + player.silk + player.gold >= way.cost * times;
  if (way.pays === 'vp') return box.answers.negativeScore === 'allowed' || player.vp >= way.cost * times;
  return player[way.pays] >= way.cost * times;
}

/** Why all repetitions of a two-way card cannot go this way. */
export function tradeRefusal(position: Position, player: Player, card: CardRules, { pay, times, die }: Play<'cityCardPaying'>): Refusal | null {
  const way = card.ways.find(({ pays }) => pays === pay);
  if (way === undefined) return refusals['no-such-trade'];
  if (times > pipsOf(die)) return refusals['card-too-often'];
  return wayPayable(position, player, way, times) ? null : refusals['trade-not-payable'];
}

/** Uses a two-way card one way. */
export function playPaying(position: Position, seat: Seat, card: CardRules, { pay, times }: Play<'cityCardPaying'>): void {
  const way = card.ways.find(({ pays }) => pays === pay) as TradeWay;
  if (position.events) position.events({ kind: 'card-used', seat, card: card.id, times, rule: card.rule });
  if (way.pays === 'good') { payGoodsFor(position, seat, card, way.cost * times, times); return; }
  charge(position, seat, card.id, [{ resource: way.pays, amount: way.cost }], times, card.rule);
  if (way.gets === 'good') chooseGoods(position, seat, way.reward * times, false, card.id);
  else credit(position, seat, card.id, [{ resource: way.gets, amount: way.reward }], times, card.rule);
}

function payGoodsFor(position: Position, seat: Seat, card: CardRules, count: number, times: number): void {
  const frame: FrameOf<'payGoods'> = { kind: 'payGoods', seat, card: card.id, count, times, different: false };
  const depth = position.state.frames.length;
  askGoods(position, frame);
  if (position.state.frames.length === depth) creditGoodsWay(position, frame);
}

/** What a two-way card gives for the goods paid. */
function creditGoodsWay(position: Position, { seat, card, times }: FrameOf<'payGoods'>): void {
  const { ways, rule } = position.box.cards[card] as CardRules;
  const way = ways.find(({ pays }) => pays === 'good');
  if (way && way.gets !== 'good') credit(position, seat, card, [{ resource: way.gets, amount: way.reward }], times, rule);
}

/** The ways to pay goods of choice. */
export function legalPayGoods(position: Position, frame: FrameOf<'payGoods'>, moves: Move[]): void {
  for (const goods of goodsPayments(playerAt(position, frame.seat), frame)) moves.push({ kind: 'payGoods', goods });
}

/** Pays goods of choice. */
export function playPayGoods(position: Position, frame: FrameOf<'payGoods'>, { goods }: Play<'payGoods'>): void {
  pop(position);
  payGoods(position, frame, goods);
  creditGoodsWay(position, frame);
}

const GOODS_OF: Readonly<Record<TradeWay['pays'], readonly Traded[]>> = { camel: ['camel'], coin: ['coin'], vp: ['vp'], good: GOODS };

function wayOf(card: CardRules, give: Traded, get: Traded): TradeWay | undefined {
  return card.ways.find(({ pays, gets }) => GOODS_OF[pays].includes(give) && GOODS_OF[gets].includes(get));
}

function givable({ box }: Position, player: Player, give: Traded, amount: number): boolean {
  return give === 'vp' && box.answers.negativeScore === 'allowed' ? true : player[give] >= amount;
}

/** One trade after the other, in either direction. */
export function legalTrade(position: Position, { seat, card: id, done }: FrameOf<'trade'>, moves: Move[]): void {
  const player = playerAt(position, seat);
  for (const { pays, cost, gets } of (position.box.cards[id] as CardRules).ways) {
    for (const give of GOODS_OF[pays]) {
      if (givable(position, player, give, cost)) for (const get of GOODS_OF[gets]) moves.push({ kind: 'trade', give, get });
    }
  }
  if (done > 0) moves.push({ kind: 'stop' });
}

/** Why something cannot be traded. */
export function refuseTrade(position: Position, { seat, card, done }: FrameOf<'trade'>, move: Play<'trade' | 'stop'>): Refusal | null {
  if (move.kind === 'stop') return done > 0 ? null : refusals['once-at-least'];
  const way = wayOf(position.box.cards[card] as CardRules, move.give, move.get);
  if (way === undefined) return refusals['no-such-trade'];
  return givable(position, playerAt(position, seat), move.give, way.cost) ? null : refusals['trade-not-payable'];
}

/** Trades once, or stops. */
export function playTrade(position: Position, frame: FrameOf<'trade'>, move: Play<'trade' | 'stop'>): void {
  if (move.kind === 'stop') { pop(position); return; }
  const { seat, card } = frame;
  const rules = position.box.cards[card] as CardRules;
  const way = wayOf(rules, move.give, move.get) as TradeWay;
  frame.left -= 1;
  frame.done += 1;
  const amount = (resource: Resource, number: number): Amount[] => [{ resource, amount: number }];
  if (position.events) position.events({ kind: 'card-used', seat, card, times: 1, rule: rules.rule });
  charge(position, seat, card, amount(move.give, way.cost), 1, rules.rule);
  credit(position, seat, card, amount(move.get, way.reward), 1, rules.rule);
}

/** No repetition is left, or none can be paid. */
export function tradeLapses(position: Position, { seat, card, left }: FrameOf<'trade'>): boolean {
  if (left === 0) return true;
  const player = playerAt(position, seat);
  return !(position.box.cards[card] as CardRules).ways.some((way) => wayPayable(position, player, way, 1));
}

/** One more repetition, or none (ruling `cardRepetitions`). */
export function legalAgain(_position: Position, _frame: FrameOf<'cardAgain'>, moves: Move[]): void {
  moves.push({ kind: 'again' }, { kind: 'stop' });
}

/** Repeats the card, or stops. */
export function playAgain(position: Position, frame: FrameOf<'cardAgain'>, move: Play<'again' | 'stop'>): void {
  if (move.kind === 'stop') { pop(position); return; }
  frame.left -= 1;
  useTimes(position, frame.seat, position.box.cards[frame.card] as CardRules, 1);
}

/** No repetition is left, or none can be paid. */
export function againLapses(position: Position, { seat, card, left }: FrameOf<'cardAgain'>): boolean {
  return left === 0 || !canPay(playerAt(position, seat), (position.box.cards[card] as CardRules).cost, 1);
}

type CityFrame = FrameOf<'ownCity'>;
type OwnCity = Play<'ownCity'>['city'];

const bonusOf = ({ state }: Position, city: string): string => state.cityBonuses[(SMALL_CITIES as readonly string[]).indexOf(city)] as string;
const rankOf = (position: Position, city: string): number => (CITY_BONUS_IDS as readonly string[]).indexOf(bonusOf(position, city));

/** In printed order the cities come by their tiles, and enough of them must be left. */
function orderRefusal(position: Position, frame: CityFrame, city: string): Refusal | null {
  if (!position.box.printedOrder) return null;
  const later = ownSmallCities(playerAt(position, frame.seat)).filter((other) => rankOf(position, other) > rankOf(position, city)).length;
  const last = frame.done[frame.done.length - 1];
  const behind = last !== undefined && rankOf(position, last) > rankOf(position, city);
  return behind || (!frame.paying && later < frame.left - 1) ? refusals['city-too-late'] : null;
}

function cityRefusal(position: Position, frame: CityFrame, city: string): Refusal | null {
  if (!playerAt(position, frame.seat).posts.includes(city)) return refusals['city-without-post'];
  return frame.done.includes(city) ? refusals['city-twice'] : orderRefusal(position, frame, city);
}

/** The cities whose bonus can be had. */
export function legalCity(position: Position, frame: CityFrame, moves: Move[]): void {
  for (const city of SMALL_CITIES) if (cityRefusal(position, frame, city) === null) moves.push({ kind: 'ownCity', city });
  if (frame.paying && frame.done.length > 0) moves.push({ kind: 'stop' });
}

/** Why the bonus of a city cannot be had. */
export function refuseCity(position: Position, frame: CityFrame, move: Play<'ownCity' | 'stop'>): Refusal | null {
  if (move.kind === 'ownCity') return cityRefusal(position, frame, move.city);
  // What has been paid for together is due in full.
  if (!frame.paying) return refusals['not-declinable'];
  return frame.done.length > 0 ? null : refusals['once-at-least'];
}

/** Gains the bonus of a city. */
export function playCity(position: Position, frame: CityFrame, move: Play<'ownCity' | 'stop'>): void {
  if (move.kind === 'stop') { pop(position); return; }
  const { seat, card } = frame;
  const bonus = bonusOf(position, move.city);
  frame.left -= 1;
  frame.done.push(move.city satisfies OwnCity);
  if (frame.paying) charge(position, seat, card, (position.box.cards[card] as CardRules).cost, 1, 'VOY-CARD-13');
  if (position.events) position.events({ kind: 'city-bonus', seat, city: move.city, bonus, rule: 'VOY-CARD-13' });
  gainTiles(position, seat, [bonus], 'VOY-CARD-13');
}

/** All cities that were paid for, or that can be, have had their turn. */
export function cityLapses(position: Position, frame: CityFrame): boolean {
  if (frame.left === 0) return true;
  if (!frame.paying) return false;
  const player = playerAt(position, frame.seat);
  const open = ownSmallCities(player).some((city) => cityRefusal(position, frame, city) === null);
  return !open || !canPay(player, (position.box.cards[frame.card] as CardRules).cost, 1);
}
