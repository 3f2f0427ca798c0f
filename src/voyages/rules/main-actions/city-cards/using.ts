// VOY-CARD-1 to VOY-CARD-6, VOY-CARD-9 to VOY-CARD-13, VOY-CARD-15, VOY-CARD-16: placing a die on a city card.
import { anyOf, choice, integer, move, pop, push, type MoveOf, type Offers, type Refusal, type Seat } from '../../../../kernel/rules.js';
import { canPay } from '../../../../mechanics/amounts.js';
import { pipsOf, placed, type Die } from '../../../../mechanics/dice.js';
import type { Placing } from '../../../../mechanics/hands.js';
import { action, card, decision, die, entry, nth, pips, playerAt, refusals, seat, type Position } from '../../chapter.js';
import { CARD_CITIES } from '../../../content/ids.js';
import type { CardRules } from '../../../content/tables.js';
import type { Player } from '../../../state.js';
import { stop } from '../../../words/moves.js';
import { isOfCard } from '../../below.js';
import { charge, credit } from '../../gains.js';
import { diceRefusal, FREE, hands, takeDice } from '../../spaces.js';
import { beginMain } from '../main-action.js';
import { canSetOut, setOut } from '../travel/movement.js';
import { ownSmallCities } from '../travel/posts.js';
import { paysTogether, tradeTogether, wayPayable } from './two-way.js';

/** How a card is named in a move: with a number, with what is paid and a number, or with neither. */
const moves = {
  cityCard: move('cityCard {card} {times} {die}', { card, times: pips, die }),
  cityCardPaying: move('cityCard {card} {pay} {times} {die}', { card, pay: choice(['camel', 'coin', 'vp', 'good']), times: pips, die }),
  cityCardOpen: move('cityCard {card} {die}', { card, die }),
};

type CardMove = MoveOf<typeof moves>;
type Form = CardMove['kind'];

/** Why a player may not use the card on a space at all. */
function accessRefusal({ state, box }: Position, player: Player, space: number): Refusal | null {
  const city = CARD_CITIES[space];
  if (city === undefined) return refusals['card-not-out'];
  if (!player.posts.includes(city)) return refusals['no-post-in-city'];
  if (state.turn.freshPosts.includes(city) && box.rulings.cardSameTurn === 'next-turn') return refusals['post-too-new'];
  return state.cardDice[space] === null ? null : refusals['card-closed'];
}

/** How often a die lets a card be used, whatever that costs. */
export function mostTimes({ completed, posts }: Player, { counts, most }: CardRules, pips: number): number {
  return Math.min(nth(most, pips - 1), counts === 'contracts' ? completed.length : counts === 'posts' ? posts.length : Infinity);
}

/** Why a card cannot be used so many times with a die. */
function timesRefusal(player: Player, card: CardRules, times: number, pips: number): Refusal | null {
  if (card.counts === 'contracts' && player.completed.length === 0) return refusals['nothing-completed'];
  if (times > mostTimes(player, card, pips)) return refusals['card-too-often'];
  if (card.use === 'cities' && times > ownSmallCities(player).length) return refusals['no-own-city'];
  return canPay(player, card.cost, times) ? null : refusals['card-not-payable'];
}

/** Why all repetitions of a two-way card cannot go one way. */
function tradeRefusal(position: Position, player: Player, card: CardRules, { pay, times, die }: Extract<CardMove, { kind: 'cityCardPaying' }>): Refusal | null {
  const way = card.ways.find(({ pays }) => pays === pay);
  if (way === undefined) return refusals['no-such-trade'];
  if (times > pipsOf(die)) return refusals['card-too-often'];
  return wayPayable(position, player, way, times) ? null : refusals['trade-not-payable'];
}

/** Pays for all repetitions, then gains all. */
function useTimes(position: Position, seat: Seat, card: CardRules, times: number): void {
  const { id: source, rule } = card;
  position.events?.({ kind: 'card-used', seat, rule, card: source, times });
  charge(position, seat, { amounts: card.cost, times, source, rule });
  credit(position, seat, { amounts: card.reward, times, source, rule });
  if (card.anyGood > 0) push(position, { kind: 'chooseGoods', seat, count: times * card.anyGood, different: false, source });
  if (card.use === 'cities') push(position, { kind: 'ownCity', seat, card: source, left: times, done: [], paying: false });
}

/** What a card does when it is begun without a number: why it cannot be, and how it begins, with so many pips. */
interface Opening {
  readonly refuse: (position: Position, player: Player, card: CardRules) => Refusal | null;
  readonly begin: (position: Position, seat: Seat, card: CardRules, pips: number) => void;
}

const onceRefusal = (_: Position, player: Player, card: CardRules): Refusal | null => timesRefusal(player, card, 1, 1);

/** One repetition after the other. */
const repeating: Opening = {
  refuse: onceRefusal,
  begin(position, seat, card, pips) {
    push(position, { kind: 'cardAgain', seat, card: card.id, left: pips - 1 });
    useTimes(position, seat, card, 1);
  },
};

const movementOf = ({ id }: CardRules): 'k17' | 'k18' => (id === 'k17' ? id : 'k18');

const OPENINGS: Readonly<Record<CardRules['use'], Opening>> = {
  exchange: repeating,
  count: repeating,
  cities: {
    refuse: onceRefusal,
    begin(position, seat, { id: card }, left) { push(position, { kind: 'ownCity', seat, card, left, done: [], paying: true }); },
  },
  movement: {
    refuse: (position, player, card): Refusal | null => (canSetOut(position, player, movementOf(card)) ? null : refusals['no-step-payable']),
    begin(position, seat, card, most) { setOut(position, seat, movementOf(card), most); },
  },
  trade: {
    refuse: (position, player, { ways }): Refusal | null => (ways.some((way) => wayPayable(position, player, way, 1)) ? null : refusals['trade-not-payable']),
    begin(position, seat, { id: card }, left) { push(position, { kind: 'trade', seat, card, left, done: 0 }); },
  },
};

function formOf(position: Position, card: CardRules): Form {
  switch (card.use) {
    case 'movement': return 'cityCardOpen';
    case 'trade': return paysTogether(position, card) ? 'cityCardPaying' : 'cityCardOpen';
    default: return card.cost.length > 0 && position.box.rulings.cardRepetitions === 'one-by-one' ? 'cityCardOpen' : 'cityCard';
  }
}

const openWith = (place: number, placings: readonly Placing[], { id }: CardRules): CardMove => ({ kind: 'cityCardOpen', card: id, die: nth(placings, place).die });
const timesWith = (place: number, { die }: Placing, { id }: CardRules): CardMove => ({ kind: 'cityCard', card: id, times: place + 1, die });

function offerTimes(player: Player, card: CardRules, placings: readonly Placing[], out: Offers<CardMove>): void {
  for (const placing of placings) {
    let times = 0;
    while (timesRefusal(player, card, times + 1, placing.lowest) === null) times += 1;
    out.run(times, timesWith, placing, card);
  }
}

function offerPaying(position: Position, { player, card }: { readonly player: Player; readonly card: CardRules }, placings: readonly Placing[], out: Offers<CardMove>): void {
  for (const { die, lowest } of placings) {
    for (const way of card.ways) {
      for (let times = 1; times <= lowest && wayPayable(position, player, way, times); times += 1) out.add({ kind: 'cityCardPaying', card: card.id, pay: way.pays, times, die });
    }
  }
}

/** VOY-CARD-1: places the die, which closes the card for the round, and uses it. */
export const cityCard = action(moves, {
  offer(position, _, out, { player, hand }) {
    if (player.posts.length === 0) return;
    const { cityCards } = position.state;
    for (let space = 0; space < cityCards.length; space += 1) {
      if (accessRefusal(position, player, space)) continue;
      const card = entry(position.box.tables.cards, nth(cityCards, space));
      const placings = hands.ways(hand, 1, FREE);
      const form = formOf(position, card);
      if (form === 'cityCard') offerTimes(player, card, placings, out);
      else if (form === 'cityCardPaying') offerPaying(position, { player, card }, placings, out);
      else if (OPENINGS[card.use].refuse(position, player, card) === null) out.run(placings.length, openWith, placings, card);
    }
  },
  refuse(position, seat, move): Refusal | null {
    const player = playerAt(position, seat);
    const refusal = diceRefusal(position, player, [move.die], 1) ?? accessRefusal(position, player, position.state.cityCards.indexOf(move.card));
    if (refusal) return refusal;
    const card = entry(position.box.tables.cards, move.card);
    if (move.kind !== formOf(position, card)) return refusals['card-other-form'];
    if (move.kind === 'cityCard') return timesRefusal(player, card, move.times, pipsOf(move.die));
    return move.kind === 'cityCardPaying' ? tradeRefusal(position, player, card, move) : OPENINGS[card.use].refuse(position, player, card);
  },
  play(position, seat, move) {
    const card = entry(position.box.tables.cards, move.card);
    closeCard(position, seat, card, move.die);
    if (move.kind === 'cityCard') useTimes(position, seat, card, move.times);
    else if (move.kind === 'cityCardOpen') OPENINGS[card.use].begin(position, seat, card, pipsOf(move.die));
    else for (const way of card.ways) if (way.pays === move.pay) tradeTogether(position, seat, card, { way, times: move.times });
  },
});

function closeCard(position: Position, seat: Seat, { id }: CardRules, die: Die): void {
  const { state } = position;
  beginMain(position, seat, id);
  takeDice(playerAt(position, seat), [die]);
  state.cardDice[state.cityCards.indexOf(id)] = placed(seat, die);
  position.events?.({ kind: 'dice-placed', seat, rule: 'VOY-CARD-3', space: `cityCard:${id}`, dice: [die] });
}

/** Whether the card is used once more (ruling `cardRepetitions`). */
export const cardAgain = decision('cardAgain', { seat, card, left: integer(0, 6) }, {
  rule: 'VOY-CARD-6',
  on: ['mainDone'],
  problem(position, frame): string | null {
    const card = entry(position.box.tables.cards, frame.card);
    const again = card.use === 'exchange' && formOf(position, card) === 'cityCardOpen';
    return again && isOfCard(position, frame) && frame.left < 6 ? null : 'no card is used once more';
  },
  moves: { again: move('again', {}), stop },
  ...anyOf({ kind: 'again' }, { kind: 'stop' }),
  play(position, frame, { kind }) {
    if (kind === 'stop') {
      pop(position);
      return;
    }
    frame.left -= 1;
    useTimes(position, frame.seat, entry(position.box.tables.cards, frame.card), 1);
  },
  lapses: (position, { seat, card, left }): boolean => left === 0 || !canPay(playerAt(position, seat), entry(position.box.tables.cards, card).cost),
});
