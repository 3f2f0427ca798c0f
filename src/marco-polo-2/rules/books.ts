// Books: MP2-BOOK-1..7, MP2-R-24, Mercator ex Tabriz (MP2-R-68).
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import type { Die } from '../../mechanics/dice.js';
import { atLeast, includes, type DiceSet } from './dice-sets.js';
import type { Move } from '../words/moves.js';
import type { Book, BookSpace, Bundle, Offer } from '../content/parts.js';
import { abilitiesOf, playerAt, type Position } from '../position.js';
import { canPaySum, charge, coinsBeside, gain } from './purse.js';
import { no } from '../words/refusals.js';
import { receive } from './rewards.js';
import { occupiedCost, payableDice, placeDie, unusedColours } from './spaces.js';
import type { Frame } from '../state.js';

/** The free offers of a book, then those of the tile on it. */
function offerOf(position: Position, book: Book, number: number): Offer | null {
  if (number <= book.free.length) return book.free[number - 1] ?? null;
  const tile = position.box.parts.tile[position.state.offers[book.at] as string];
  return tile?.offers[number - 1 - book.free.length] ?? null;
}

export function offerCount(position: Position, book: Book): number {
  return book.free.length + (position.box.parts.tile[position.state.offers[book.at] as string]?.offers.length ?? 0);
}

function offerRefusal(position: Position, seat: number, book: Book, number: number, coin: number): Refusal | null {
  const offer = offerOf(position, book, number);
  if (offer === null) return no['no-offer'];
  return canPaySum(playerAt(position, seat), coin, 0, offer.jade) ? null : no['cannot-pay'];
}

/** The dice with which an offer of the book can be paid. */
function payableOn(position: Position, seat: number, { book, space }: BookSpace): DiceSet {
  const jade = book.leastJade > 0 ? Math.min(book.leastJade, position.box.parts.tile[position.state.offers[book.at] as string]?.leastJade ?? Infinity) : 0;
  return payableDice(position, seat, space, coinsBeside(playerAt(position, seat), 0, 0, jade));
}

/** The dice a book takes. */
export function bookDice(position: Position, seat: number, on: BookSpace): DiceSet {
  return atLeast(on.book.minDie) & unusedColours(position, seat, on.space) & payableOn(position, seat, on);
}

export function bookRefusal(position: Position, seat: number, on: BookSpace, die: Die): Refusal | null {
  if (!includes(atLeast(on.book.minDie), die)) return no['die-too-low'];
  if (!includes(unusedColours(position, seat, on.space), die)) return no['colour-used'];
  return includes(payableOn(position, seat, on), die) ? null : no['cannot-pay'];
}

export function playBook(position: Position, seat: number, { book, space }: BookSpace, die: Die): void {
  const coin = occupiedCost(position, seat, space, [die]);
  placeDie(position, seat, die, space);
  push(position, { kind: 'offer', seat, book: book.id, coin });
}

export const bookOf = (position: Position, id: string): Book => position.box.parts.books.find((book) => book.id === id) as Book;

const OFFERS: readonly Move[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => Object.freeze({ kind: 'offer', number } as const));

type OfferFrame = Extract<Frame, { kind: 'offer' }>;

export function legalOffers(position: Position, { seat, book, coin }: OfferFrame, moves: Move[]): void {
  const known = bookOf(position, book);
  const count = offerCount(position, known);
  for (let number = 1; number <= count; number += 1) if (offerRefusal(position, seat, known, number, coin) === null) moves.push(OFFERS[number - 1] as Move);
}

export function refuseOffer(position: Position, { seat, book, coin }: OfferFrame, move: Move): Refusal | null {
  return move.kind === 'offer' ? offerRefusal(position, seat, bookOf(position, book), move.number, coin) : null;
}

/** The price of the offer and of the occupied space are one sum (MP2-PAY-8). */
export function playOffer(position: Position, { seat, book, coin }: OfferFrame, move: Move): void {
  if (move.kind !== 'offer') return;
  pop(position);
  const offer = offerOf(position, bookOf(position, book), move.number) as Offer;
  push(position, { kind: 'offered', seat, book, number: move.number });
  charge(position, seat, coin, 0, offer.jade, `book:${book}`, 'MP2-BOOK-6');
}

export function runOffered(position: Position, { seat, book, number }: Extract<Frame, { kind: 'offered' }>): void {
  pop(position);
  const known = bookOf(position, book);
  const { reward } = offerOf(position, known, number) as Offer;
  glean(position, seat, reward);
  const tile = number > known.free.length ? (position.state.offers[known.at] as string) : `book:${book}`;
  receive(position, seat, reward, 1, tile, 'MP2-BOOK-7');
}

/** Kinds of goods and camels in an offer. */
function kindsOf({ camel, pepper, silk, gold, jade, anyGood, distinctGoods }: Bundle): string[] {
  const any = anyGood + distinctGoods;
  const found: string[] = [];
  if (camel > 0) found.push('camel');
  if (pepper + any > 0) found.push('pepper');
  if (silk + any > 0) found.push('silk');
  if (gold + any > 0) found.push('gold');
  if (jade > 0) found.push('jade');
  return found;
}

/** Mercator ex Tabriz gets one of the kinds another player takes, once that action is settled. */
function glean(position: Position, seat: number, reward: Bundle): void {
  const mercator = gleanerBeside(position, seat);
  if (mercator < 0) return;
  const resources = kindsOf(reward);
  if (resources.length > 1) push(position, { kind: 'glean', seat: mercator, resources });
  else if (resources.length === 1) playGlean(position, mercator, resources[0] as string);
}

/** The seat of Mercator ex Tabriz, if another player than the given one has him; -1 otherwise. */
export function gleanerBeside(position: Position, seat: number): number {
  for (let other = 0; other < position.box.seats; other += 1) if (other !== seat && abilitiesOf(position, other).gleans) return other;
  return -1;
}

export function playGlean(position: Position, seat: number, resource: string): void {
  gain(position, seat, resource as 'camel' | 'pepper' | 'silk' | 'gold' | 'jade', 1, 'mercator', 'MP2-R-68');
}
