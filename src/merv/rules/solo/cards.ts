// The solo cards: MERV-SETUP-17, MERV-CM-4, 5, 16, 19, 21, 23, MERV-R-47, MERV-R-62, MERV-R-66.
import type { ChanceRequest, Outcome } from '../../../kernel/chance.js';
import { pop, push } from '../../../kernel/frames.js';
import type { Position } from '../../box.js';
import { ACTIONS } from '../../content/ids.js';
import type { Solo } from '../../state.js';

const PALACE = ACTIONS.indexOf('palace');
const SETUP_CARDS = 6;

const soloOf = ({ state }: Position): Solo => state.solo!;

/** Whether the next card comes from the deck of the set-up, whose palace card is its second, third or fourth. */
function palaceAhead({ layers, dealt }: Solo): boolean {
  return layers.length === 1 && dealt < SETUP_CARDS && layers[0]!.includes(PALACE);
}

/** The cards of the top layer that luck chooses from; the palace card of the set-up has its own die. */
function drawable(solo: Solo): number[] {
  const top = solo.layers[0]!;
  return palaceAhead(solo) ? top.filter((card) => card !== PALACE) : top;
}

/** Turns up the next card, or asks luck for it; false when no card is to be had. */
export function turnUpNext(position: Position): boolean {
  const solo = soloOf(position);
  while (solo.layers.length > 0 && solo.layers[0]!.length === 0) solo.layers.shift();
  if (solo.layers.length === 0) return refillDeck(position);
  if (palaceAhead(solo) && solo.dealt > 0) {
    if (solo.dealt === 3) turnUp(position, PALACE);
    else push(position, { kind: 'rollSolo' });
  } else drawOrTake(position);
  return true;
}

function drawOrTake(position: Position): void {
  const cards = drawable(soloOf(position));
  if (cards.length === 1) turnUp(position, cards[0]!);
  else push(position, { kind: 'drawSolo' });
}

function turnUp(position: Position, card: number): void {
  const solo = soloOf(position);
  const top = solo.layers[0]!;
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
    const at = solo.rejected.includes(solo.last) ? -1 : solo.discards.indexOf(solo.last);
    if (at < 0) return false;
    solo.card = solo.last;
    solo.discards.splice(at, 1);
    return true;
  }
  const cards = solo.discards.filter((card) => !solo.rejected.includes(card));
  if (cards.length === 0) return false;
  solo.discards = solo.discards.filter((card) => solo.rejected.includes(card));
  putOnTop(position, cards, 'MERV-CM-23');
  return true;
}

function putOnTop(position: Position, cards: number[], rule: string): void {
  const solo = soloOf(position);
  solo.layers.unshift(cards.sort((a, b) => a - b));
  if (position.events) position.events({ kind: 'soloShuffle', rule, who: 'magistrate', cards: cards.map((card) => ACTIONS[card]!) });
}

/** Where in the deck of the set-up the palace card lies: the second place of it, the third, or the fourth. */
export function rollRequest(position: Position): ChanceRequest {
  return { kind: 'roll', purpose: 'palace-card', rule: 'MERV-SETUP-17', seat: null, dice: 1, sides: 4 - soloOf(position).dealt };
}

/** A 1 turns up the palace card. */
export function resolveRoll(position: Position, outcome: Outcome): void {
  pop(position);
  if (outcome[0] === 1) turnUp(position, PALACE);
  else drawOrTake(position);
}

/** The solo card to be turned up. */
export function drawRequest(position: Position): ChanceRequest {
  return { kind: 'draw', purpose: 'solo-card', rule: 'MERV-CM-4', seat: null, from: drawable(soloOf(position)).map((card) => ACTIONS[card]!), count: 1, secret: false };
}

/** Turns up the drawn card. */
export function resolveDraw(position: Position, outcome: Outcome): void {
  pop(position);
  turnUp(position, ACTIONS.indexOf(outcome[0] as never));
}

/** The card in front of the magistrate cannot serve. */
export function rejectCard(position: Position, rule: string, reason: string): void {
  const solo = soloOf(position);
  if (position.events) position.events({ kind: 'soloRejected', rule, who: 'magistrate', card: ACTIONS[solo.card]!, reason });
  solo.rejected.push(solo.card);
  solo.discards.push(solo.card);
  solo.card = -1;
}

/** Discards the card of the round (MERV-CM-16). */
export function discardCard({ state }: Position): void {
  const { solo } = state;
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
  const at = solo.discards.indexOf(card);
  if (at >= 0) solo.discards.splice(at, 1);
  solo.layers.forEach((layer, place) => {
    const setup = place === solo.layers.length - 1 && solo.dealt < SETUP_CARDS;
    // Where the palace card still has to be found by its place, the card keeps its own place and is passed over later.
    if (!layer.includes(card) || (setup && layer.includes(PALACE))) return;
    layer.splice(layer.indexOf(card), 1);
    if (setup) solo.dealt += 1;
  });
  if (position.events) position.events({ kind: 'soloRemoved', rule: 'MERV-CM-21', who: 'magistrate', card: ACTIONS[card]! });
}

/** Removes the cards whose actions have come to their end. */
export function removeSpentCards(position: Position): void {
  const { box, state } = position;
  const player = state.players[box.magistrate]!;
  if (state.row.length === 0 && state.deck.length === 0) removeCard(position, ACTIONS.indexOf('caravansary'));
  if (player.scrolls + player.givenScrolls >= 8) removeCard(position, ACTIONS.indexOf('library'));
  if (player.mosque === box.mosqueTop) removeCard(position, ACTIONS.indexOf('mosque'));
}
