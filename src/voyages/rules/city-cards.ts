// VOY-CARD-1 to VOY-CARD-6, VOY-CARD-9 to VOY-CARD-13, VOY-CARD-15, VOY-CARD-16: placing a die on a city card.
import type { Seat } from '../../kernel/chance.js';
import { push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { pipsOf, placed, type Die } from '../../mechanics/dice.js';
import { canPay } from './amounts.js';
import type { CardRules, Position } from '../box.js';
import { diceRefusal, takeDice } from './dice.js';
import { playerAt } from './gains.js';
import { CARD_CITIES } from '../content/ids.js';
import { beginMain } from './main-action.js';
import { canSetOut, setOut } from './movement.js';
import type { Placing } from './placings.js';
import type { Move, Play } from '../words/moves.js';
import { ownSmallCities } from './posts.js';
import { refusals } from '../words/refusals.js';
import type { Player } from '../state.js';
import { useTimes } from './card-effects.js';
import { paysTogether, playPaying, tradeRefusal, wayPayable } from './trades.js';

/** How a card is named in a move: with a number, with what is paid and a number, or with neither. */
type Form = Play<'cityCard' | 'cityCardPaying' | 'cityCardOpen'>['kind'];

type CardMove = Play<Form>;

function formOf({ box }: Position, card: CardRules): Form {
  if (card.use === 'movement') return 'cityCardOpen';
  if (card.use === 'trade') return paysTogether(box.answers.twoWayCards, card) ? 'cityCardPaying' : 'cityCardOpen';
  return card.cost.length > 0 && box.answers.cardRepetitions === 'one-by-one' ? 'cityCardOpen' : 'cityCard';
}

/** Why a player may not use a card at all. */
function accessRefusal({ state, box }: Position, player: Player, card: string): Refusal | null {
  const space = state.cityCards.indexOf(card);
  if (space < 0) return refusals['card-not-out'];
  const city = CARD_CITIES[space] as string;
  if (!player.posts.includes(city)) return refusals['no-post-in-city'];
  if (state.turn.posts.includes(city) && box.answers.cardSameTurn === 'next-turn') return refusals['post-too-new'];
  return state.cardDice[space] === null ? null : refusals['card-closed'];
}

/** Why a card cannot be used so many times with a die. */
function timesRefusal(player: Player, card: CardRules, times: number, pips: number): Refusal | null {
  if (card.counts === 'contracts' && player.completed.length === 0) return refusals['nothing-completed'];
  if (times > (card.most[pips - 1] as number)) return refusals['card-too-often'];
  if (card.counts === 'contracts' && times > player.completed.length) return refusals['card-too-often'];
  if (card.counts === 'posts' && times > player.posts.length) return refusals['card-too-often'];
  if (card.use === 'cities' && times > ownSmallCities(player).length) return refusals['no-own-city'];
  return canPay(player, card.cost, times) ? null : refusals['card-not-payable'];
}

/** Why a card without a number cannot be begun. */
function openRefusal(position: Position, player: Player, card: CardRules): Refusal | null {
  if (card.use === 'movement') return canSetOut(position, player, card.id as 'k17' | 'k18', 0) ? null : refusals['no-step-payable'];
  if (card.use === 'trade') return card.ways.some((way) => wayPayable(position, player, way, 1)) ? null : refusals['trade-not-payable'];
  return timesRefusal(player, card, 1, 1);
}

/** Every use of every open card. */
export function legalCards(position: Position, seat: Seat, single: readonly Placing[], moves: Move[]): void {
  const player = playerAt(position, seat);
  const { cityCards } = position.state;
  if (player.posts.length === 0) return;
  for (let space = 0; space < cityCards.length; space += 1) {
    if (accessRefusal(position, player, cityCards[space] as string)) continue;
    const card = position.box.cards[cityCards[space] as string] as CardRules;
    const form = formOf(position, card);
    if (form === 'cityCardOpen') legalOpen(position, player, card, single, moves);
    else if (form === 'cityCard') legalTimes(player, card, single, moves);
    else legalPaying(position, player, card, single, moves);
  }
}

function legalOpen(position: Position, player: Player, card: CardRules, single: readonly Placing[], moves: Move[]): void {
  if (openRefusal(position, player, card)) return;
  for (let at = 0; at < single.length; at += 1) moves.push({ kind: 'cityCardOpen', card: card.id, die: (single[at] as Placing).dice[0] as Die });
}

function legalTimes(player: Player, card: CardRules, single: readonly Placing[], moves: Move[]): void {
  for (let at = 0; at < single.length; at += 1) {
    const die = (single[at] as Placing).dice[0] as Die;
    for (let times = 1; timesRefusal(player, card, times, pipsOf(die)) === null; times += 1) moves.push({ kind: 'cityCard', card: card.id, times, die });
  }
}

function legalPaying(position: Position, player: Player, card: CardRules, single: readonly Placing[], moves: Move[]): void {
  for (let at = 0; at < single.length; at += 1) {
    const die = (single[at] as Placing).dice[0] as Die;
    for (const way of card.ways) {
      for (let times = 1; times <= pipsOf(die) && wayPayable(position, player, way, times); times += 1) {
        moves.push({ kind: 'cityCardPaying', card: card.id, pay: way.pays, times, die });
      }
    }
  }
}

/** Why a card cannot be used like this. */
export function refuseCard(position: Position, seat: Seat, move: CardMove): Refusal | null {
  const player = playerAt(position, seat);
  const refusal = diceRefusal(player, [move.die], 1) ?? accessRefusal(position, player, move.card);
  if (refusal) return refusal;
  const card = position.box.cards[move.card] as CardRules;
  if (move.kind !== formOf(position, card)) return refusals['card-other-form'];
  if (move.kind === 'cityCard') return timesRefusal(player, card, move.times, pipsOf(move.die));
  if (move.kind === 'cityCardPaying') return tradeRefusal(position, player, card, move);
  return openRefusal(position, player, card);
}

/** Places the die: the card is closed for the round. */
export function playCard(position: Position, seat: Seat, move: CardMove): void {
  const { state, box } = position;
  const card = box.cards[move.card] as CardRules;
  beginMain(position, seat, card.id, 0);
  takeDice(playerAt(position, seat), [move.die]);
  state.cardDice[state.cityCards.indexOf(card.id)] = placed(seat, move.die);
  if (position.events) position.events({ kind: 'dice-placed', seat, space: `cityCard:${card.id}`, dice: [move.die], rule: 'VOY-CARD-3' });
  if (move.kind === 'cityCard') useTimes(position, seat, card, move.times);
  else if (move.kind === 'cityCardPaying') playPaying(position, seat, card, move);
  else useOpen(position, seat, card, pipsOf(move.die));
}

function useOpen(position: Position, seat: Seat, card: CardRules, pips: number): void {
  if (card.use === 'movement') setOut(position, seat, card.id as 'k17' | 'k18', pips);
  else if (card.use === 'trade') push(position, { kind: 'trade', seat, card: card.id, left: pips, done: 0 });
  else if (card.use === 'cities') push(position, { kind: 'ownCity', seat, card: card.id, left: pips, done: [], paying: true });
  else {
    push(position, { kind: 'cardAgain', seat, card: card.id, left: pips - 1 });
    useTimes(position, seat, card, 1);
  }
}
