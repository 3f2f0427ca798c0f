// The numbers behind refusals: how much is missing, or how high a die must be. They are worked out only when a move has been refused.
import type { Params, Seat } from '../../kernel/rules.js';
import { some, type Amount as AmountOf } from '../../mechanics/amounts.js';
import { pipsOf, type Die } from '../../mechanics/dice.js';
import { entry, playerAt, type Position } from './chapter.js';
import { BLACK_DIE_COST, CHANGE_COST, REROLL_COST } from '../content/board.js';
import { GOODS, type Resource } from '../content/resources.js';
import type { Frame, Move } from '../frames.js';
import type { Player } from '../state.js';
import { mostTimes } from './main-actions/city-cards/using.js';
import { costWith } from './main-actions/travel/movement.js';
import { TRAVEL_DICE } from './main-actions/travel/travel.js';
import { lowestOf } from './spaces.js';

type Amount = AmountOf<Resource>;
type Shortfall = (position: Position, seat: Seat, move: Move, frame: Frame) => Params;

/** How much of a price a player lacks, so many times over, by resource. */
const lacking = (player: Player, price: readonly Amount[], times = 1): Params =>
  some(Object.fromEntries(price.map(({ resource, amount }) => [resource, amount * times - player[resource]])));

const goodsOf = (player: Player): number => GOODS.reduce((sum, good) => sum + player[good], 0);

const camelsFor = (amount: number): Shortfall => (position, seat) => lacking(playerAt(position, seat), [{ resource: 'camel', amount }]);

/** The die a move is paid or measured by: the lowest. */
const lowestDie = (move: Move): Die | undefined => ('dice' in move ? move.dice.at(-1) : 'die' in move ? move.die : undefined);

/** The value a move is paid or measured by: that of the lowest die. */
const lowestIn = (move: Move): number => ('dice' in move ? lowestOf(move.dice) : 'die' in move ? pipsOf(move.die) : 0);

/** How high a die has to be, and which one it is. */
const tooLow = (move: Move, least: number): Params => {
  const die = lowestDie(move);
  return die === undefined ? { least } : { least, die };
};

const isGood = (resource: string): boolean => GOODS.some((good) => good === resource);

/** What is missing for one direction of a two-way card. */
const forTrade: Shortfall = ({ box, ...position }, seat, move, frame) => {
  const player = playerAt({ box, ...position }, seat);
  if (move.kind === 'trade') {
    const way = frame.kind === 'trade' ? entry(box.tables.cards, frame.card).ways.find(({ pays }) => pays === move.give || (pays === 'good' && isGood(move.give))) : undefined;
    return way === undefined ? {} : lacking(player, [{ resource: move.give, amount: way.cost }]);
  }
  if (move.kind !== 'cityCardPaying') return {};
  const way = entry(box.tables.cards, move.card).ways.find(({ pays }) => pays === move.pay);
  if (way === undefined) return {};
  return way.pays === 'good' ? some({ good: way.cost * move.times - goodsOf(player) }) : lacking(player, [{ resource: way.pays, amount: way.cost }], move.times);
};

/** What is missing for a path with one more step. */
const forStep: Shortfall = (position, seat, move, frame) => {
  if (frame.kind !== 'movement' || !('to' in move)) return {};
  const cost = costWith(position, frame, move.kind === 'stepWith' ? move.figure - 1 : 0, move.to);
  const player = playerAt(position, seat);
  return some({ coin: cost.coin - player.coin, camel: cost.camel - player.camel, good: cost.good - goodsOf(player) });
};

/** How often a card can be used at most. */
const tooOften: Shortfall = (position, seat, move) => {
  if (move.kind === 'cityCardPaying') return { most: pipsOf(move.die) };
  return move.kind === 'cityCard' ? { most: mostTimes(playerAt(position, seat), entry(position.box.tables.cards, move.card), pipsOf(move.die)) } : {};
};

/** The numbers behind refusals, by code. */
export const shortfalls: Readonly<Record<string, Shortfall>> = {
  'reroll-not-payable': /* @__PURE__ */ camelsFor(REROLL_COST),
  'change-not-payable': /* @__PURE__ */ camelsFor(CHANGE_COST),
  'black-die-not-payable': /* @__PURE__ */ camelsFor(BLACK_DIE_COST),
  'contract-not-payable': (position, seat, move) => (move.kind === 'complete' ? lacking(playerAt(position, seat), position.box.tables.contracts.get(move.contract)?.cost ?? []) : {}),
  'card-not-payable': (position, seat, move) => ('card' in move ? lacking(playerAt(position, seat), entry(position.box.tables.cards, move.card).cost, 'times' in move ? move.times : 1) : {}),
  'trade-not-payable': forTrade,
  'path-not-payable': forStep,
  'goods-not-held': (position, seat, move) => ('goods' in move ? lacking(playerAt(position, seat), GOODS.map((resource) => ({ resource, amount: move.goods.filter((good) => good === resource).length }))) : {}),
  'occupied-too-dear': (position, seat, move) => lacking(playerAt(position, seat), [{ resource: 'coin', amount: lowestIn(move) }]),
  'khan-too-low': ({ state }, _, move) => tooLow(move, Math.max(0, ...state.spaces.khansFavour.map(pipsOf))),
  'column-too-high': (_, __, move) => ('column' in move ? tooLow(move, move.column) : {}),
  'column-out-of-reach': (_, __, move) => ('columns' in move ? tooLow(move, Math.max(...move.columns)) : {}),
  'card-too-often': tooOften,
  'goods-number': (_, __, ___, frame) => ('count' in frame ? { exactly: frame.count } : {}),
  'dice-number': ({ box }, _, move) => (move.kind === 'bazaar' ? { exactly: box.tables.bazaar[move.good].dice } : move.kind === 'travel' ? { exactly: TRAVEL_DICE } : {}),
  'steps-used-up': (_, __, ___, frame) => (frame.kind === 'movement' ? { most: frame.most } : {}),
  'compensation-total': (_, __, ___, frame) => (frame.kind === 'compensation' ? { exactly: frame.units } : {}),
};
