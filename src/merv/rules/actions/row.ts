// The caravan row: MERV-CARAV-1, 4, 5, 7, 9, 15, MERV-R-19.
import { called, integer, move, pop, push, type ChanceRequest } from '../../../kernel/rules.js';
import { add, at, chance, cubes, GIVERS, participant, playerAt, removeAt, waitingAbove, type Position } from '../chapter.js';
import { ROW, SPICES } from '../../content/ids.js';
import type { Player, State } from '../../state.js';
import { gainCamels } from '../supply/gains.js';

/** The places of the row with a card, as bits. */
export function presentBits({ row }: State): number {
  let bits = 0;
  for (let place = 0; place < row.length; place += 1) if ((row[place] ?? -1) >= 0) bits |= 1 << place;
  return bits;
}

/** The places of the row with a camel, as bits. */
export function camelBits({ rowCamels }: State): number {
  let bits = 0;
  for (let place = 0; place < rowCamels.length; place += 1) if ((rowCamels[place] ?? 0) > 0) bits |= 1 << place;
  return bits;
}

/** Cards within reach: the front one, those with a camel, and the next after one with a camel (MERV-CARAV-4, MERV-R-19). */
export function reachBits({ box }: Position, present: number, camels: number): number {
  const fixedPlaces = box.rulings.rowGaps === 'fixed-places';
  let reach = present & camels;
  let before = -1;
  for (let place = 0; place < ROW; place += 1) {
    if ((present & (1 << place)) === 0) continue;
    const behind = before >= 0 && (camels & (1 << before)) !== 0 && (!fixedPlaces || before === place - 1);
    if (before < 0 || behind) reach |= 1 << place;
    before = place;
  }
  return reach;
}

/** Whether a player may own one more kind of spice (MERV-CARAV-7). */
function mayOwnAnother({ box }: Position, { cards, influence }: Player): boolean {
  let kinds = 1;
  for (let spice = 0; spice < 4; spice += 1) if ((cards[spice] ?? 0) > 0) kinds += 1;
  return kinds <= (box.spiceLimit[influence] ?? 0);
}

/** Whether a player may own a further card of a spice. */
export const mayOwn = (position: Position, player: Player, spice: number): boolean => (player.cards[spice] ?? 0) > 0 || mayOwnAnother(position, player);

/** The places with a card the player may own, as bits. */
export function allowedBits(position: Position, player: Player): number {
  const { row } = position.state;
  const { cardSpice } = position.box;
  const another = mayOwnAnother(position, player);
  let bits = 0;
  for (let place = 0; place < row.length; place += 1) {
    const card = row[place] ?? -1;
    if (card >= 0 && (another || (player.cards[cardSpice[card] ?? 0] ?? 0) > 0)) bits |= 1 << place;
  }
  return bits;
}

/** The frontmost card without a camel, or -1. */
export function bareCard({ row, rowCamels }: State): number {
  for (let place = 0; place < row.length; place += 1) if ((row[place] ?? -1) >= 0 && rowCamels[place] === 0) return place;
  return -1;
}

/** The move that takes a card: its place in the row from the front, and what is paid for it. */
export const takeMove = { takeCard: /* @__PURE__ */ move('take {position} {cubes}', { position: called('position', integer(1, ROW)), cubes }) } as const;

/** Takes a card of the row with its camel; tells its spice. Leaves a gap. */
export function takeCard(position: Position, seat: number, place: number, rule: string): number {
  const { box, state } = position;
  const card = state.row[place] ?? -1;
  const spice = box.cardSpice[card] ?? 0;
  const camel = state.rowCamels[place] ?? 0;
  state.row[place] = -1;
  state.rowCamels[place] = 0;
  add(playerAt(position, seat).cards, spice, 1);
  position.events?.({ kind: 'card-taken', ...participant(box, seat), rule, card: at(box.cardId, card), position: place + 1, spice: at(SPICES, spice), camel: camel > 0 });
  gainCamels(position, seat, camel, 'MERV-CARAV-5');
  return spice;
}

/** Slides the cards to the front and asks for new ones (MERV-CARAV-9, 15). */
export function closeRow(position: Position): void {
  const { row, rowCamels, deck } = position.state;
  if (row.includes(-1)) position.events?.({ kind: 'row-slid', seat: null, rule: 'MERV-CARAV-9' });
  let to = 0;
  for (let place = 0; place < row.length; place += 1) {
    if ((row[place] ?? -1) < 0) continue;
    row[to] = row[place] ?? -1;
    rowCamels[to] = rowCamels[place] ?? 0;
    to += 1;
  }
  row.length = to;
  rowCamels.length = to;
  const [last] = deck;
  if (to === ROW || last === undefined) return;
  if (deck.length === 1) addToRow(position, [last], 'MERV-CARAV-9');
  else push(position, { kind: 'refill' });
}

/** Puts drawn cards at the end of the row. */
function addToRow(position: Position, cards: readonly number[], rule: string): void {
  const { box, state } = position;
  for (const card of cards) {
    state.row.push(card);
    state.rowCamels.push(0);
    removeAt(state.deck, state.deck.indexOf(card));
  }
  position.events?.({ kind: 'laid-out', seat: null, rule, what: 'row', ids: cards.map((card) => at(box.cardId, card)) });
}

/** The rule by which cards come to the row: they are laid out, or it is refilled. */
const refillRule = ({ frames }: State): string => (frames.some(({ kind }) => kind === 'setup') ? 'MERV-SETUP-9' : 'MERV-CARAV-9');

/** MERV-SETUP-9, MERV-CARAV-9: cards of the caravan deck come to the row. */
export const refill = /* @__PURE__ */ chance('refill', {}, {
  on: ['setup', 'magistrateRefill', 'boons', ...GIVERS],
  request({ box, state }): ChanceRequest {
    const { row, deck } = state;
    return { kind: 'draw', purpose: 'caravan-row', rule: refillRule(state), seat: null, from: deck.map((card) => at(box.cardId, card)), count: Math.min(ROW - row.length, deck.length), secret: false };
  },
  resolve(position, _frame, outcome) {
    pop(position);
    addToRow(position, outcome.map((id) => position.box.cardId.indexOf(id as string)), refillRule(position.state));
  },
  problem(position: Position, frame: object): string | null {
    const { deck, row } = position.state;
    if (waitingAbove(position, frame) > 1) return 'nothing but one boon comes before new cards';
    return deck.length > 0 && row.length < ROW && !row.includes(-1) ? null : 'there is nothing to refill';
  },
});
