// The caravan row: MERV-CARAV-1, 4, 5, 7, 9, 15, MERV-R-19.
import { push } from '../../kernel/frames.js';
import { nameOf, type Position } from '../box.js';
import { ROW, SPICES } from '../content/ids.js';
import { gainCamels } from './gains.js';
import { removeAt } from './lists.js';
import type { Player, State } from '../state.js';

/** The places of the row with a card, as bits. */
export function presentBits({ row }: State): number {
  let bits = 0;
  for (let at = 0; at < row.length; at += 1) if (row[at]! >= 0) bits |= 1 << at;
  return bits;
}

/** The places of the row with a camel, as bits. */
export function camelBits({ rowCamels }: State): number {
  let bits = 0;
  for (let at = 0; at < rowCamels.length; at += 1) if (rowCamels[at]! > 0) bits |= 1 << at;
  return bits;
}

/** Cards within reach: the front one, those with a camel, and the next after one with a camel (MERV-CARAV-4, MERV-R-19). */
export function reachBits(present: number, camels: number, fixedPlaces: boolean): number {
  let reach = present & camels;
  let before = -1;
  for (let at = 0; at < ROW; at += 1) {
    if ((present & (1 << at)) === 0) continue;
    const behind = before >= 0 && (camels & (1 << before)) !== 0 && (!fixedPlaces || before === at - 1);
    if (before < 0 || behind) reach |= 1 << at;
    before = at;
  }
  return reach;
}

/** Whether a player may own one more kind of spice (MERV-CARAV-7). */
function mayOwnAnother({ box }: Position, { cards, influence }: Player): boolean {
  let kinds = 1;
  for (let at = 0; at < 4; at += 1) if (cards[at]! > 0) kinds += 1;
  return kinds <= box.spiceLimit[influence]!;
}

/** Whether a player may own a further card of a spice. */
export const mayOwn = (position: Position, player: Player, spice: number): boolean => player.cards[spice]! > 0 || mayOwnAnother(position, player);

/** The places with a card the player may own, as bits. */
export function allowedBits(position: Position, player: Player): number {
  const { row } = position.state;
  const { cardSpice } = position.box;
  const another = mayOwnAnother(position, player);
  let bits = 0;
  for (let at = 0; at < row.length; at += 1) if (row[at]! >= 0 && (another || player.cards[cardSpice[row[at]!]!]! > 0)) bits |= 1 << at;
  return bits;
}

/** Whether a gap parts a card from the one before it (MERV-R-19). */
export const fixedPlaces = ({ box }: Position): boolean => box.rulings.rowGaps === 'fixed-places';

/** The frontmost card without a camel, or -1. */
export function bareCard({ row, rowCamels }: State): number {
  for (let at = 0; at < row.length; at += 1) if (row[at]! >= 0 && rowCamels[at] === 0) return at;
  return -1;
}

/** Takes a card of the row with its camel; tells its spice. Leaves a gap. */
export function takeCard(position: Position, who: number, at: number, rule: string): number {
  const { box, state } = position;
  const card = state.row[at]!;
  const spice = box.cardSpice[card]!;
  const camel = state.rowCamels[at]!;
  state.row[at] = -1;
  state.rowCamels[at] = 0;
  state.players[who]!.cards[spice]! += 1;
  if (position.events) position.events({ kind: 'card', rule, who: nameOf(box, who), card: box.cardId[card]!, spice: SPICES[spice]!, camel: camel > 0 });
  gainCamels(position, who, camel, 'MERV-CARAV-5');
  return spice;
}

/** Slides the cards to the front and asks for new ones (MERV-CARAV-9, 15). */
export function closeRow(position: Position): void {
  const { state } = position;
  let to = 0;
  for (let at = 0; at < state.row.length; at += 1) {
    if (state.row[at]! < 0) continue;
    state.row[to] = state.row[at]!;
    state.rowCamels[to] = state.rowCamels[at]!;
    to += 1;
  }
  while (state.row.length > to) {
    state.row.pop();
    state.rowCamels.pop();
  }
  if (to === ROW || state.deck.length === 0) return;
  if (state.deck.length === 1) addToRow(position, [state.deck[0]!]);
  else push(position, { kind: 'refill' });
}

/** How many cards come to the row now. */
export const refillCount = ({ row, deck }: State): number => Math.min(ROW - row.length, deck.length);

/** Puts drawn cards at the end of the row. */
export function addToRow(position: Position, cards: readonly number[], rule = 'MERV-CARAV-9'): void {
  const { box, state } = position;
  for (const card of cards) {
    state.row.push(card);
    state.rowCamels.push(0);
    removeAt(state.deck, state.deck.indexOf(card));
  }
  if (position.events) position.events({ kind: 'refill', rule, cards: cards.map((card) => box.cardId[card]!) });
}
