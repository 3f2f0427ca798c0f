// City cards: MP2-CARD-1..16, MP2-R-20, MP2-R-21, MP2-R-47, MP2-R-48, MP2-R-50, MP2-R-70.
import { push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { pipsOf, placed, type Die } from '../../mechanics/dice.js';
import { openCities } from './bonuses.js';
import { atLeast, atMost, EVERY_DIE, includes, NO_DICE, type DiceSet } from './dice-sets.js';
import type { Bundle, Card, Exchange } from '../content/parts.js';
import { playerAt, type Position } from '../position.js';
import { canPay, payCost } from './purse.js';
import { no } from '../words/refusals.js';
import { bringsAnything, receive } from './rewards.js';
import { takeDice } from './spaces.js';
import type { CardPlace } from '../state.js';
import { canSetOut, startMovement } from './movement.js';
import { sealDice } from './seals.js';

/** Where a card lies face up; -1 when it does not. */
export function placeOfCard(position: Position, card: string): number {
  const { cards } = position.state;
  for (let at = 0; at < cards.length; at += 1) if ((cards[at] as CardPlace).card === card) return at;
  return -1;
}

/** Whether a player may put a die on the card at a place: his post is there, and no die. */
export function cardPlaceRefusal(position: Position, seat: number, at: number): Refusal | null {
  const { box, state } = position;
  if (at < 0) return no['not-face-up'];
  const place = box.parts.cardCityOf[at];
  if (place !== undefined) {
    if (!playerAt(position, seat).posts.includes(place)) return no['no-post-there'];
    if (state.turn.fresh.includes(place)) return no['post-too-new'];
  }
  return (state.cards[at] as CardPlace).die === null ? null : no['space-taken'];
}

/** Whether jade may not stand in for the coins and camels of an exchange (MP2-R-21). */
export function isHard(position: Position, card: Card, { reward }: Exchange): boolean {
  if (position.box.rules.jadeScope === 'every-cost' || card.kind !== 'repeat') return false;
  return reward.coin + reward.camel + reward.pepper + reward.silk + reward.gold + reward.jade + reward.vp + reward.anyGood + reward.distinctGoods > 0;
}

/** So many repetitions of an exchange. */
export function exchangeRefusal(position: Position, seat: number, card: Card, option: number, times: number, die: number): Refusal | null {
  const exchange = card.options[option - 1];
  if (exchange === undefined) return no['no-option'];
  if (times > die) return no['too-often'];
  if (times > 1 && position.box.rules.cardRepetitions === 'sequential') return no['one-at-a-time'];
  if (card.kind === 'cityBonusPaid') {
    if (openCities(position, seat, [], []).length < times) return no['effect-empty'];
  } else if (!bringsAnything(position, seat, exchange.reward)) return no['effect-empty'];
  return canPay(playerAt(position, seat), exchange.cost, times, 0, 0, 0, isHard(position, card, exchange)) ? null : no['cannot-pay'];
}

/** How often the thing a card counts is there, up to the value of the die. */
export function countOf(position: Position, seat: number, card: Card, die: number): number {
  const { completed, posts } = playerAt(position, seat);
  return Math.min(die, card.count === 'posts' ? posts.length : completed.length);
}

/** The dice with which a card has an effect (MP2-CARD-16). */
export function effectDice(position: Position, seat: number, card: Card): DiceSet {
  switch (card.kind) {
    case 'repeat':
    case 'cityBonusPaid': return optionsRefusal(position, seat, card, 1) === null ? atLeast(1) : NO_DICE;
    case 'move': return canSetOut(position, seat, (card.options[0] as Exchange).cost) ? EVERY_DIE : NO_DICE;
    case 'table': return tableDice(position, seat, card);
    case 'perCount': return countOf(position, seat, card, 1) > 0 ? atLeast(1) : NO_DICE;
    case 'cityBonus': return openCities(position, seat, [], []).length > 0 ? EVERY_DIE : NO_DICE;
    case 'coinsPerPip': return EVERY_DIE;
    case 'guildSeals': return canPay(playerAt(position, seat), (card.options[0] as Exchange).cost, 1, 0, 0, 0, false) ? sealDice(position, seat) : NO_DICE;
  }
}

/** Why no exchange of a card can be made even once; `null` if one can. */
function optionsRefusal(position: Position, seat: number, card: Card, die: number): Refusal | null {
  let refusal: Refusal | null = null;
  for (let option = 1; option <= card.options.length; option += 1) {
    refusal = exchangeRefusal(position, seat, card, option, 1, die);
    if (refusal === null) return null;
  }
  return refusal;
}

function tableDice(position: Position, seat: number, { byDie }: Card): DiceSet {
  let dice = NO_DICE;
  for (let value = 1; value <= byDie.length; value += 1) if (bringsAnything(position, seat, byDie[value - 1] as Bundle)) dice |= atLeast(value) & atMost(value);
  return dice;
}

export function effectRefusal(position: Position, seat: number, card: Card, die: Die): Refusal | null {
  if (includes(effectDice(position, seat, card), die)) return null;
  switch (card.kind) {
    case 'repeat':
    case 'cityBonusPaid': return optionsRefusal(position, seat, card, pipsOf(die));
    case 'move': return no['nowhere-to-go'];
    case 'guildSeals': return includes(sealDice(position, seat), die) ? no['cannot-pay'] : no['no-seal-left'];
    default: return no['effect-empty'];
  }
}

/** A die goes on a card. */
export function playCard(position: Position, seat: number, card: Card, die: Die): void {
  const at = placeOfCard(position, card.id);
  takeDice(position, seat, [die], (position.state.cards[at] as CardPlace).place);
  (position.state.cards[at] as CardPlace).die = placed(seat, die);
  const value = pipsOf(die);
  switch (card.kind) {
    case 'repeat':
    case 'cityBonusPaid':
      push(position, { kind: 'exchange', seat, card: card.id, die: value });
      return;
    case 'move':
      startMovement(position, seat, 'card', card.id, value * (card.options[0] as Exchange).reward.move);
      return;
    case 'cityBonus':
      push(position, { kind: 'cities', seat, card: card.id, left: card.cities[value - 1] as number, cities: [], markers: [], again: 0 });
      tell(position, seat, card.id, card.cities[value - 1] as number);
      return;
    case 'guildSeals':
      push(position, { kind: 'seal', seat, limit: value });
      tell(position, seat, card.id, 1);
      payCost(position, seat, (card.options[0] as Exchange).cost, 1, 0, 0, 0, false, card.id, 'MP2-CARD-14');
      return;
    default:
      if (position.box.rules.freeCardAmount === 'any-number' && fullAmount(position, seat, card, value) > 1) push(position, { kind: 'amount', seat, card: card.id, die: value });
      else giveAmount(position, seat, card, value, fullAmount(position, seat, card, value));
  }
}

function tell(position: Position, seat: number, card: string, times: number): void {
  if (position.events) position.events({ kind: 'card-used', rule: 'MP2-CARD-4', seat, card, times });
}

/** How much a card on which nothing is paid gives at most. */
export function fullAmount(position: Position, seat: number, card: Card, die: number): number {
  if (card.kind === 'perCount') return countOf(position, seat, card, die);
  if (card.kind === 'coinsPerPip') return die;
  const { coin, camel, pepper, silk, gold, jade, vp, anyGood, distinctGoods } = card.byDie[die - 1] as Bundle;
  return Math.max(1, coin, camel, pepper, silk, gold, jade, vp, anyGood, distinctGoods);
}

/** The effect of a card on which nothing is paid, in full or in part (MP2-R-70). */
export function giveAmount(position: Position, seat: number, card: Card, die: number, amount: number): void {
  tell(position, seat, card.id, amount);
  if (card.kind === 'table') receive(position, seat, upTo(card.byDie[die - 1] as Bundle, amount), 1, card.id, 'MP2-CARD-5');
  else receive(position, seat, card.each, amount, card.id, card.kind === 'coinsPerPip' ? 'MP2-CARD-11' : card.count === 'posts' ? 'MP2-CARD-10' : 'MP2-CARD-9');
}

/** At most so many of each thing. */
function upTo(bundle: Bundle, most: number): Bundle {
  const { coin, camel, pepper, silk, gold, jade, vp, anyGood, distinctGoods } = bundle;
  const cut = (amount: number): number => Math.min(amount, most);
  return { ...bundle, coin: cut(coin), camel: cut(camel), pepper: cut(pepper), silk: cut(silk), gold: cut(gold), jade: cut(jade), vp: cut(vp), anyGood: cut(anyGood), distinctGoods: cut(distinctGoods) };
}

