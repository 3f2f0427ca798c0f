// The solo cards: MERV-SETUP-17, MERV-CM-4, 5, 16, 19, 21, 23, MERV-R-47, MERV-R-62, MERV-R-66.
import { pop, push, type ChanceRequest } from '../../../kernel/rules.js';
import { at, chance, MAGISTRATE, playerAt, sum, type Position } from '../chapter.js';
import { ACTIONS, SPICES, type Action } from '../../content/ids.js';
import type { Solo } from '../../state.js';
import { scrollsOf } from '../supply/gains.js';

const PALACE = ACTIONS.indexOf('palace');
const SETUP_CARDS = 6;

/** The solo deck; only asked for where there is a magistrate. */
export const soloOf = ({ state }: Position): Solo => state.solo as Solo;

const cardName = (card: number): Action | null => (card < 0 ? null : at(ACTIONS, card));
const named = (cards: readonly number[]): Action[] => cards.map((card) => at(ACTIONS, card));

/** How the cards of the magistrate lie, as far as it tells what happened to them. */
const countsOf = ({ card, last, removed, rejected, discards, pairs }: Solo): Readonly<Record<'card' | 'last' | 'removed' | 'rejected' | 'discards' | 'pairs', number>> =>
  ({ card, last, removed: removed.length, rejected: rejected.length, discards: discards.length, pairs: sum(pairs) });

type Counts = ReturnType<typeof countsOf>;

/** By which rule the cards lie otherwise now. */
function ruleOf(before: Counts, after: Counts): string {
  if (after.removed > before.removed) return 'MERV-CM-21';
  if (after.rejected > before.rejected) return 'MERV-CM-5';
  if (after.card !== before.card) return after.card < 0 ? 'MERV-CM-16' : 'MERV-CM-4';
  if (after.discards < before.discards) return 'MERV-CM-19';
  if (after.pairs !== before.pairs) return 'MERV-CMA-6';
  // The card that has served may be asked for again when the deck is empty.
  return after.last === before.last ? 'MERV-CM-4' : 'MERV-R-47';
}

/** Does something with the cards of the magistrate, and tells where they lie then. */
export function withDeck(position: Position, run: () => void): void {
  const { state: { solo }, events } = position;
  const before = events && solo ? { text: JSON.stringify(solo), counts: countsOf(solo) } : null;
  run();
  if (!events || !solo || !before || JSON.stringify(solo) === before.text) return;
  const { card, last, layers, dealt, discards, removed, rejected, pairs } = solo;
  events({
    kind: 'solo-deck', ...MAGISTRATE, rule: ruleOf(before.counts, countsOf(solo)), card: cardName(card), last: cardName(last), layers: layers.map(named), dealt, discards: named(discards), removed: named(removed), rejected: named(rejected),
    pairs: SPICES.flatMap((spice, place) => Array.from({ length: pairs[place] ?? 0 }, () => spice)),
  });
}

const topOf = ({ layers }: Solo): number[] => at(layers, 0);

/** Whether the next card comes from the deck of the set-up, whose palace card is its second, third or fourth. */
function palaceAhead(solo: Solo): boolean {
  return solo.layers.length === 1 && solo.dealt < SETUP_CARDS && topOf(solo).includes(PALACE);
}

/** Whether the next card is known to be the palace card: it is the fourth at the latest. */
const isPalaceNext = (solo: Solo): boolean => palaceAhead(solo) && solo.dealt === 3;

/** The cards of the top layer that luck chooses from; the palace card of the set-up has its own die. */
function drawable(solo: Solo): number[] {
  return palaceAhead(solo) ? topOf(solo).filter((card) => card !== PALACE) : topOf(solo);
}

/** Turns up the next card, or asks luck for it; false when no card is to be had. */
export function turnUpNext(position: Position): boolean {
  const solo = soloOf(position);
  while (solo.layers[0]?.length === 0) solo.layers.shift();
  if (solo.layers.length === 0) return refillDeck(position);
  if (palaceAhead(solo) && solo.dealt > 0) {
    if (isPalaceNext(solo)) turnUp(position, PALACE);
    else push(position, { kind: 'rollSolo' });
  } else drawOrTake(position);
  return true;
}

function drawOrTake(position: Position): void {
  const [first, ...others] = drawable(soloOf(position));
  if (others.length > 0 || first === undefined) push(position, { kind: 'drawSolo' });
  else turnUp(position, first);
}

function turnUp(position: Position, card: number): void {
  const solo = soloOf(position);
  const top = topOf(solo);
  if (solo.layers.length === 1 && solo.dealt < SETUP_CARDS) solo.dealt += 1;
  top.splice(top.indexOf(card), 1);
  if (!solo.removed.includes(card)) solo.card = card;
}

/** An empty deck (MERV-CM-23, MERV-R-47). */
function refillDeck(position: Position): boolean {
  const solo = soloOf(position);
  const { soloDeckEmpty } = position.box.rulings;
  if (soloDeckEmpty === 'pass') return false;
  if (soloDeckEmpty === 'repeat-last-card') {
    const place = solo.rejected.includes(solo.last) ? -1 : solo.discards.indexOf(solo.last);
    if (place < 0) return false;
    solo.card = solo.last;
    solo.discards.splice(place, 1);
    return true;
  }
  const cards = solo.discards.filter((card) => !solo.rejected.includes(card));
  if (cards.length === 0) return false;
  solo.discards = solo.discards.filter((card) => solo.rejected.includes(card));
  putOnTop(position, cards, 'MERV-CM-23');
  return true;
}

function putOnTop(position: Position, cards: number[], rule: string): void {
  soloOf(position).layers.unshift(cards.sort((a, b) => a - b));
  position.events?.({ kind: 'solo-shuffle', ...MAGISTRATE, rule, cards: cards.map((card) => at(ACTIONS, card)) });
}

const beforeSlot = ({ state: { turn } }: Position): string | null => (turn.slot < 0 ? null : 'a slot has been chosen');

/** What luck is asked about the next card has to be open. */
function openProblem({ state: { solo } }: Position, open: (solo: Solo) => boolean): string | null {
  return solo && solo.card < 0 && solo.layers.length > 0 && open(solo) ? null : 'nothing is open about the next card';
}

/** MERV-SETUP-17: where in the deck of the set-up the palace card lies, the second place of it, the third, or the fourth. A 1 turns it up. */
export const rollSolo = /* @__PURE__ */ chance('rollSolo', {}, {
  on: ['magistrate'],
  problem: (position) => beforeSlot(position) ?? openProblem(position, (solo) => palaceAhead(solo) && solo.dealt > 0 && solo.dealt < 3),
  request: (position): ChanceRequest => ({ kind: 'roll', purpose: 'palace-card', rule: 'MERV-SETUP-17', seat: null, dice: 1, sides: 4 - soloOf(position).dealt }),
  resolve(position, _frame, outcome) {
    pop(position);
    withDeck(position, () => {
      if (outcome[0] === 1) turnUp(position, PALACE);
      else drawOrTake(position);
    });
  },
});

/** MERV-CM-4: the solo card to be turned up. */
export const drawSolo = /* @__PURE__ */ chance('drawSolo', {}, {
  on: ['magistrate'],
  problem: (position) => beforeSlot(position) ?? openProblem(position, (solo) => drawable(solo).length > 1 && !isPalaceNext(solo)),
  request: (position): ChanceRequest => ({ kind: 'draw', purpose: 'solo-card', rule: 'MERV-CM-4', seat: null, from: drawable(soloOf(position)).map((card) => at(ACTIONS, card)), count: 1, secret: false }),
  resolve(position, _frame, outcome) {
    pop(position);
    withDeck(position, () => { turnUp(position, ACTIONS.indexOf(outcome[0] as never)); });
  },
});

/** The card in front of the magistrate cannot serve. */
export function rejectCard(position: Position, rule: string, reason: 'no-slot' | 'no-action'): void {
  const solo = soloOf(position);
  position.events?.({ kind: 'solo-rejected', ...MAGISTRATE, rule, card: at(ACTIONS, solo.card), reason });
  solo.rejected.push(solo.card);
  solo.discards.push(solo.card);
  solo.card = -1;
}

/** Discards the card of the round (MERV-CM-16). */
export function discardCard({ state: { solo } }: Position): void {
  if (!solo || solo.card < 0) return;
  solo.discards.push(solo.card);
  solo.card = -1;
}

/** After scoring the discards are shuffled and put on top of the deck (MERV-CM-19). */
export function shuffleDiscards(position: Position): void {
  const { solo } = position.state;
  if (!solo || solo.discards.length === 0) return;
  const cards = solo.discards;
  solo.discards = [];
  putOnTop(position, cards, 'MERV-CM-19');
}

/** Takes a card out of the game, wherever it is (MERV-CM-21, MERV-R-62). */
function removeCard(position: Position, card: number): void {
  const solo = soloOf(position);
  if (solo.removed.includes(card)) return;
  solo.removed.push(card);
  if (solo.card === card) solo.card = -1;
  const discarded = solo.discards.indexOf(card);
  if (discarded >= 0) solo.discards.splice(discarded, 1);
  solo.layers.forEach((layer, place) => {
    const setup = place === solo.layers.length - 1 && solo.dealt < SETUP_CARDS;
    // Where the palace card still has to be found by its place, the card keeps its own place and is passed over later.
    if (!layer.includes(card) || (setup && layer.includes(PALACE))) return;
    layer.splice(layer.indexOf(card), 1);
    if (setup) solo.dealt += 1;
  });
  position.events?.({ kind: 'solo-removed', ...MAGISTRATE, rule: 'MERV-CM-21', card: at(ACTIONS, card) });
}

/** Removes the cards whose actions have come to their end. */
export function removeSpentCards(position: Position): void {
  const { box, state } = position;
  const player = playerAt(position, box.magistrate);
  if (state.row.length === 0 && state.deck.length === 0) removeCard(position, ACTIONS.indexOf('caravansary'));
  if (scrollsOf(player) >= 8) removeCard(position, ACTIONS.indexOf('library'));
  if (player.mosque === box.mosqueTop) removeCard(position, ACTIONS.indexOf('mosque'));
}
