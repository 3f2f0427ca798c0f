// Books: MP2-BOOK-1..7, MP2-R-24, Mercator ex Tabriz (MP2-R-68).
import { called, choice, integer, list, pop, push, type Refusal } from '../../../kernel/rules.js';
import { dieSchema as die, pipsOf } from '../../../mechanics/dice.js';
import { abilitiesOf, action, decision, id, known, move, playerAt, refusals, seat, step, type Position } from '../chapter.js';
import type { Bundle } from '../../content/bundles.js';
import type { Book, BookSpace, Offer } from '../../content/tables.js';
import { canPaySum, charge, gain } from '../rewards/gains.js';
import { atLeast, handRefusal, hands, occupiedCost, openColours, payable, placeDice, takesColours, takesValue } from '../spaces.js';
import { receive } from '../rewards/rewards.js';

/** An offer of a book, from 1: those of the tile on it come after the free ones. */
export function offerOf({ state, box }: Position, { free, at }: Book, number: number): Offer | undefined {
  return number <= free.length ? free[number - 1] : box.tables.tile[state.offers[at] ?? '']?.offers[number - 1 - free.length];
}

/** No book has more. */
const MOST_OFFERS = 9;

function offerRefusal(position: Position, { seat, book, coin }: { readonly seat: number; readonly book: string; readonly coin: number }, number: number): Refusal | null {
  const offer = offerOf(position, known(position.box.tables.book, book), number);
  if (offer === undefined) return refusals['no-offer'];
  return canPaySum(playerAt(position, seat), coin, 0, offer.jade) ? null : refusals['cannot-pay'];
}

/** The jade of the cheapest offer of a book. */
export function leastJade({ state, box }: Position, { book }: BookSpace): number {
  const tile = state.offers[book.at] ?? null;
  return book.leastJade === 0 ? 0 : tile === null ? Infinity : Math.min(book.leastJade, known(box.tables.tile, tile).leastJade);
}

/** The dice with which an offer of the book can be paid. */
const payableFor = (position: Position, seat: number, on: BookSpace): number => payable(position, seat, on.space, leastJade(position, on));

const withDice = hands.namingWith(({ die }, { name }: BookSpace) => ({ kind: 'book', space: name, die }) as const);

/** MP2-BOOK-1..3: a die on a book. */
export const useBook = action({
  moves: { book: move('book {space} {die}', { space: id('bookSpace'), die }) },
  offer(position, seat, out, hand) {
    for (const on of position.box.tables.bookSpaces) {
      const standing = openColours(position, seat, on.space) | atLeast(on.book.minDie) | payableFor(position, seat, on);
      withDice(on).offer(out, hand, 1, standing);
    }
  },
  refuse(position, seat, { space, die }): Refusal | null {
    const on = known(position.box.tables.bookSpace, space);
    const refusal = handRefusal(position, seat, [die]);
    if (refusal) return refusal;
    if (pipsOf(die) < on.book.minDie) return refusals['die-too-low'];
    if (!takesColours(openColours(position, seat, on.space), [die])) return refusals['own-colour-there'];
    return takesValue(payableFor(position, seat, on), pipsOf(die)) ? null : refusals['cannot-pay'];
  },
  play(position, seat, { space: name, die }) {
    const { book, space } = known(position.box.tables.bookSpace, name);
    const coin = occupiedCost(position, seat, space, [die]);
    placeDice(position, seat, [die], space);
    push(position, { kind: 'offer', seat, book: book.id, coin });
  },
});

/** MP2-BOOK-4..6: one of the offers. The price of the offer and of the occupied space are one sum (MP2-PAY-8). */
export const offer = decision('offer', { seat, book: id('book'), coin: integer(0, 99) }, {
  rule: 'MP2-BOOK-4', on: ['turn'],
  moves: { offer: move('offer {number}', { number: called('offer', integer(1, MOST_OFFERS)) }) },
  offer(position, frame, out) { for (let number = 1; number <= MOST_OFFERS; number += 1) if (offerRefusal(position, frame, number) === null) out.add({ kind: 'offer', number }); },
  refuse: (position, frame, { number }): Refusal | null => offerRefusal(position, frame, number),
  play(position, { seat, book, coin }, { number }) {
    pop(position);
    const { jade = 0 } = offerOf(position, known(position.box.tables.book, book), number) ?? {};
    push(position, { kind: 'offered', seat, book, number });
    charge(position, { seat, coin, jade, source: `book:${book}`, rule: 'MP2-BOOK-6' });
  },
});

/** MP2-BOOK-7: what the offer brings, once it is paid. */
export const offered = step('offered', { seat, book: id('book'), number: integer(1, MOST_OFFERS) }, {
  on: ['turn'],
  problem: (position, { book, number }): string | null => (offerOf(position, known(position.box.tables.book, book), number) !== undefined ? null : 'there is no such offer'),
  run(position, { seat, book, number }) {
    pop(position);
    const on = known(position.box.tables.book, book);
    const reward = offerOf(position, on, number)?.reward;
    if (reward === undefined) return;
    shareOut(position, seat, reward);
    const source = number > on.free.length ? (position.state.offers[on.at] ?? '') : `book:${book}`;
    receive(position, reward, 1, { seat, source, rule: 'MP2-BOOK-7' });
  },
});

const GLEANED = ['camel', 'pepper', 'silk', 'gold', 'jade'] as const;
type Gleaned = (typeof GLEANED)[number];

/** Kinds of goods and camels in an offer. */
function kindsIn(reward: Bundle): Gleaned[] {
  const any = reward.anyGood + reward.distinctGoods > 0;
  return GLEANED.filter((kind) => reward[kind] > 0 || (any && kind !== 'camel' && kind !== 'jade'));
}

/** Mercator ex Tabriz gets one of the kinds another player takes, once that action is settled. */
function shareOut(position: Position, seat: number, reward: Bundle): void {
  const mercator = gleanerBeside(position, seat);
  if (mercator < 0) return;
  const resources = kindsIn(reward);
  const [only] = resources;
  if (resources.length > 1) push(position, { kind: 'glean', seat: mercator, resources });
  else if (only !== undefined) takeShare(position, mercator, only);
}

/** The seat of Mercator ex Tabriz, if another player than the given one has him; -1 otherwise. */
export function gleanerBeside(position: Position, seat: number): number {
  for (let other = 0; other < position.box.seats; other += 1) if (other !== seat && abilitiesOf(position, other).gleans) return other;
  return -1;
}

function takeShare(position: Position, seat: number, resource: Gleaned): void {
  gain(position, resource, 1, { seat, source: 'mercator', rule: 'MP2-R-68' });
}

/** MP2-R-68: Mercator ex Tabriz takes his share. */
export const glean = decision('glean', { seat, resources: list(choice(GLEANED), { most: GLEANED.length, distinct: true }) }, {
  rule: 'MP2-R-68', on: ['turn'],
  moves: { glean: move('glean {resource}', { resource: called('resource', choice(GLEANED)) }) },
  problem: (position, { seat, resources }): string | null => (resources.length > 0 && abilitiesOf(position, seat).gleans ? null : 'this player has no share of it'),
  offer(_, { resources }, out) { for (const resource of resources) out.add({ kind: 'glean', resource }); },
  refuse: (_, { resources }, { resource }): Refusal | null => (resources.includes(resource) ? null : refusals['not-in-offer']),
  play(position, { seat }, { resource }) {
    pop(position);
    takeShare(position, seat, resource);
  },
});
