// City cards: MP2-CARD-1..5, MP2-CARD-9..11, MP2-CARD-14..16, MP2-R-20, MP2-R-21, MP2-R-48, MP2-R-50, MP2-R-70.
import { integer, pop, push, type Refusal } from '../../../../kernel/rules.js';
import { dieSchema as die, pipsOf, placed, type Die } from '../../../../mechanics/dice.js';
import { action, decision, entry, id, move, nth, playerAt, refusals, seat, type Position } from '../../chapter.js';
import type { Bundle } from '../../../content/bundles.js';
import type { Card, CardEffect, Exchange } from '../../../content/card-effects.js';
import { isAnyOpen, NOTHING_GIVEN, openCities } from '../../rewards/city-bonuses.js';
import { canPay, payCost } from '../../rewards/gains.js';
import { canSetOut, tryMovement } from '../../movement.js';
import { bringsAnything, receive } from '../../rewards/rewards.js';
import { alsoValue, ANY_DIE, atLeast, handRefusal, hands, NO_DIE, takeDice, takesValue, type Standing } from '../../spaces.js';
import { sealValues } from '../seals.js';

const VALUED = atLeast(1);

/** A die on a card. */
interface Use {
  readonly seat: number;
  readonly card: Card;
  readonly value: number;
}

/** What a kind of effect does with a die. */
interface Effect {
  /** The values with which it has an effect (MP2-CARD-16). */
  readonly values: (position: Position, seat: number, card: Card) => Standing;
  /** Why it has none with a value that is not among them. */
  readonly refuse: (position: Position, use: Use) => Refusal;
  readonly play: (position: Position, use: Use) => void;
  /** The decisions it leads to. */
  readonly opens: readonly string[];
}

/** What all exchanges of a card have in common: they are carried out up to as often as the die says (MP2-CARD-6). */
const exchanging: Pick<Effect, 'values' | 'refuse'> = {
  values: (position, seat, card) => (optionsRefusal(position, seat, card) === null ? VALUED : NO_DIE),
  refuse: (position, { seat, card }) => optionsRefusal(position, seat, card) ?? refusals['effect-empty'],
};

/** What all cards have in common on which nothing is paid (MP2-R-70). */
const giving: Pick<Effect, 'refuse' | 'play' | 'opens'> = {
  refuse: () => refusals['effect-empty'],
  play(position, { seat, card, value }) {
    const most = fullAmount(position, { seat, card, value });
    if (position.box.rulings.freeCardAmount === 'any-number' && most > 1) push(position, { kind: 'amount', seat, card: card.id, die: value });
    else give(position, { seat, card, value }, most);
  },
  opens: ['amount'],
};

/** The exchange of a card that has one. */
export const onlyOption = (card: Card): Exchange => nth(card.options, 0);

/** What city cards do, by the kind of their effect. */
const effects: { readonly [Kind in CardEffect['kind']]: Effect } = {
  repeat: {
    values: (position, seat, card) => (card.steps === 0 ? exchanging.values(position, seat, card) : canSetOut(position, seat, onlyOption(card).cost) ? ANY_DIE : NO_DIE),
    refuse: (position, use) => (use.card.steps === 0 ? exchanging.refuse(position, use) : refusals['nowhere-to-go']),
    play(position, { seat, card, value }) {
      if (card.steps > 0) tryMovement(position, seat, { by: 'card', source: card.id, steps: value * card.steps });
      else push(position, { kind: 'exchange', seat, card: card.id, die: value });
    },
    opens: ['exchange', 'exchanged', 'cardAgain'],
  },
  cityBonusPaid: {
    ...exchanging,
    play(position, { seat, card, value }) { push(position, { kind: 'exchange', seat, card: card.id, die: value }); },
    opens: ['exchange', 'ownCity'],
  },
  cityBonus: {
    values: (position, seat) => (isAnyOpen(position, seat, NOTHING_GIVEN) ? ANY_DIE : NO_DIE),
    refuse: () => refusals['effect-empty'],
    play(position, { seat, card, value }) {
      const left = nth(card.cities, value - 1);
      push(position, { kind: 'ownCity', seat, card: card.id, left, cities: [], markers: [], again: 0 });
      tellUse(position, seat, card, left);
    },
    opens: ['ownCity'],
  },
  table: {
    values(position, seat, { byDie }) {
      let values = NO_DIE;
      let value = 0;
      for (const brings of byDie) {
        value += 1;
        if (bringsAnything(position, seat, brings)) values = alsoValue(values, value);
      }
      return values;
    },
    ...giving,
  },
  perCount: { values: (position, seat, card) => (countOf(position, { seat, card, value: 1 }) > 0 ? VALUED : NO_DIE), ...giving },
  coinsPerPip: { values: () => ANY_DIE, ...giving },
  guildSeals: {
    values: (position, seat, card) => (canPay(playerAt(position, seat), onlyOption(card).cost, 1) ? sealValues(position, seat) : NO_DIE),
    refuse: (position, { seat, value }) => (takesValue(sealValues(position, seat), value) ? refusals['cannot-pay'] : refusals['no-seal-left']),
    play(position, { seat, card, value }) {
      push(position, { kind: 'seal', seat, limit: value });
      tellUse(position, seat, card, 1);
      payCost(position, onlyOption(card).cost, 1, { seat, source: card.id, rule: 'MP2-CARD-14' });
    },
    opens: [],
  },
};

function tellUse({ events }: Position, seat: number, { id: card }: Card, times: number): void {
  events?.({ kind: 'card-used', seat, rule: 'MP2-CARD-4', card, times });
}

/** How often the thing a card counts is there, up to the value of the die. */
function countOf(position: Position, { seat, card, value }: Use): number {
  const { completed, posts } = playerAt(position, seat);
  return card.counts === 'pips' ? value : Math.min(value, card.counts === 'posts' ? posts.length : completed.length);
}

/** How much a card on which nothing is paid gives at most. */
export function fullAmount(position: Position, use: Use): number {
  if (use.card.byDie.length === 0) return countOf(position, use);
  const { coin, camel, pepper, silk, gold, jade, vp, anyGood, distinctGoods } = nth(use.card.byDie, use.value - 1);
  return Math.max(1, coin, camel, pepper, silk, gold, jade, vp, anyGood, distinctGoods);
}

const COUNTED = { pips: 'MP2-CARD-11', posts: 'MP2-CARD-10', completedContracts: 'MP2-CARD-9' } as const;

/** The effect of a card on which nothing is paid, in full or in part. */
function give(position: Position, { seat, card, value }: Use, amount: number): void {
  const brings = card.byDie[value - 1];
  tellUse(position, seat, card, brings === undefined ? amount : 1);
  if (brings === undefined) receive(position, card.each, amount, { seat, source: card.id, rule: COUNTED[card.counts] });
  else receive(position, amount < fullAmount(position, { seat, card, value }) ? upTo(brings, amount) : brings, 1, { seat, source: card.id, rule: 'MP2-CARD-5' });
}

/** At most so many of each thing. */
function upTo(bundle: Bundle, most: number): Bundle {
  const { coin, camel, pepper, silk, gold, jade, vp, anyGood, distinctGoods } = bundle;
  const cut = (amount: number): number => Math.min(amount, most);
  return { ...bundle, coin: cut(coin), camel: cut(camel), pepper: cut(pepper), silk: cut(silk), gold: cut(gold), jade: cut(jade), vp: cut(vp), anyGood: cut(anyGood), distinctGoods: cut(distinctGoods) };
}

/** Where a card lies face up; -1 when it does not. */
function placeOfCard({ state: { cityCards } }: Position, card: string): number {
  return cityCards.findIndex((place) => place.card === card);
}

/** Whether a player may put a die on the card at a place: his post is there, and no die. */
function placeRefusal(position: Position, seat: number, at: number): Refusal | null {
  const { box, state } = position;
  const place = state.cityCards[at];
  if (place === undefined) return refusals['not-face-up'];
  const city = box.tables.cardCityOf[at];
  if (city !== undefined) {
    if (!playerAt(position, seat).posts.includes(city)) return refusals['no-post-there'];
    if (state.turn.freshPosts.includes(city)) return refusals['post-too-new'];
  }
  return place.die === null ? null : refusals['space-taken'];
}

const withDice = hands.namingWith(({ die }, { id: card }: Card) => ({ kind: 'cityCard', card, die }) as const);

/** MP2-CARD-1: a die on a city card. */
export const useCityCard = action({
  moves: { cityCard: move('cityCard {card} {die}', { card: id('card'), die }) },
  offer(position, seat, out, hand) {
    let at = -1;
    for (const { card: there } of position.state.cityCards) {
      at += 1;
      if (there === null || placeRefusal(position, seat, at) !== null) continue;
      const card = entry(position.box.tables.card, there);
      withDice(card).offer(out, hand, 1, effects[card.kind].values(position, seat, card));
    }
  },
  refuse(position, seat, { card: name, die }): Refusal | null {
    const refusal = handRefusal(position, seat, [die]) ?? placeRefusal(position, seat, placeOfCard(position, name));
    if (refusal) return refusal;
    const card = entry(position.box.tables.card, name);
    const { values, refuse } = effects[card.kind];
    return takesValue(values(position, seat, card), pipsOf(die)) ? null : refuse(position, { seat, card, value: pipsOf(die) });
  },
  play(position, seat, { card: name, die }) {
    const card = entry(position.box.tables.card, name);
    layDie(position, seat, die, placeOfCard(position, name));
    effects[card.kind].play(position, { seat, card, value: pipsOf(die) });
  },
});

function layDie(position: Position, seat: number, die: Die, at: number): void {
  const place = nth(position.state.cityCards, at);
  takeDice(position, seat, [die], place.place);
  place.die = placed(seat, die);
}

/** Whether jade may not stand in for the coins and camels of an exchange (MP2-R-21). */
export function isHard(position: Position, card: Card, { reward }: Exchange): boolean {
  if (position.box.rulings.jadeScope === 'every-cost' || card.kind !== 'repeat') return false;
  return reward.coin + reward.camel + reward.pepper + reward.silk + reward.gold + reward.jade + reward.vp + reward.anyGood + reward.distinctGoods > 0;
}

/** So many repetitions of an exchange, with a die of a value. */
export function exchangeRefusal(position: Position, { seat, card, value }: Use, option: number, times: number): Refusal | null {
  const exchange = card.options[option - 1];
  if (exchange === undefined) return refusals['no-option'];
  if (times > value) return refusals['too-often'];
  if (times > 1 && position.box.rulings.cardRepetitions === 'sequential') return refusals['one-at-a-time'];
  if (card.kind === 'cityBonusPaid') {
    if (openCities(position, seat, NOTHING_GIVEN).length < times) return refusals['effect-empty'];
  } else if (!bringsAnything(position, seat, exchange.reward)) return refusals['effect-empty'];
  return canPay(playerAt(position, seat), exchange.cost, times, isHard(position, card, exchange)) ? null : refusals['cannot-pay'];
}

/** Why no exchange of a card can be made even once; `null` if one can. */
function optionsRefusal(position: Position, seat: number, card: Card): Refusal | null {
  let refusal: Refusal | null = null;
  for (let option = 1; option <= card.options.length; option += 1) {
    refusal = exchangeRefusal(position, { seat, card, value: 1 }, option, 1);
    if (refusal === null) return null;
  }
  return refusal;
}

/** Frames that carry out a card fit the card. */
export function cardProblem(position: Position, frame: { readonly kind: string; readonly card: string; readonly option?: number }): string | null {
  const card = position.box.tables.card.get(frame.card);
  if (card === undefined || placeOfCard(position, frame.card) < 0) return 'this card does not lie face up';
  if (frame.option !== undefined && card.options[frame.option - 1] === undefined) return 'the card has no such exchange';
  return effects[card.kind].opens.includes(frame.kind) && card.steps === 0 ? null : 'the card works in another way';
}

/** A card and a die as a frame holds them. */
export const useOf = (position: Position, { seat, card, die }: { readonly seat: number; readonly card: string; readonly die: number }): Use => ({ seat, card: entry(position.box.tables.card, card), value: die });

/** MP2-R-70: less may be taken from a card on which nothing is paid. */
export const amount = decision('amount', { seat, card: id('card'), die: integer(1, 6) }, {
  rule: 'MP2-R-70', on: ['turn'],
  moves: { amount: move('amount {times}', { times: integer(1, 99) }) },
  problem: (position, frame): string | null => cardProblem(position, frame),
  offer(position, frame, out) { for (let times = 1; times <= fullAmount(position, useOf(position, frame)); times += 1) out.add({ kind: 'amount', times }); },
  refuse: (position, frame, { times }): Refusal | null => (times <= fullAmount(position, useOf(position, frame)) ? null : refusals['too-often']),
  play(position, frame, { times }) {
    pop(position);
    give(position, useOf(position, frame), times);
  },
});
