// Repetitions of city cards and city bonus cards: MP2-CARD-6..8, MP2-CARD-12, MP2-CARD-13, MP2-R-47, MP2-R-48.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { cityRefusal, earnMarker, markerIn, openCities } from './bonuses.js';
import { exchangeMove, kept, names } from './move-cache.js';
import type { Move } from '../words/moves.js';
import type { Card, Exchange } from '../content/parts.js';
import { playerAt, type Position } from '../position.js';
import { canPay, payCost } from './purse.js';
import { no } from '../words/refusals.js';
import { bringsAnything, receive, resolveWaiting } from './rewards.js';
import type { Frame, Waiting } from '../state.js';
import { exchangeRefusal, isHard } from './city-cards.js';

type ExchangeFrame = Extract<Frame, { kind: 'exchange' }>;
type CitiesFrame = Extract<Frame, { kind: 'cities' }>;
type AgainFrame = Extract<Frame, { kind: 'again' }>;

const STOP: Move = Object.freeze({ kind: 'stop' });
const AGAIN: Move = Object.freeze({ kind: 'again' });

const cardOf = (position: Position, id: string): Card => position.box.parts.card[id] as Card;

export function legalExchanges(position: Position, { seat, card, die }: ExchangeFrame, moves: Move[]): void {
  const known = cardOf(position, card);
  for (let option = 1; option <= known.options.length; option += 1) {
    for (let times = 1; times <= die && exchangeRefusal(position, seat, known, option, times, die) === null; times += 1) {
      moves.push(exchangeMove(position.box.parts.moves, option, times));
    }
  }
}

export function refuseExchange(position: Position, { seat, card, die }: ExchangeFrame, move: Move): Refusal | null {
  return move.kind === 'exchange' ? exchangeRefusal(position, seat, cardOf(position, card), move.option, move.times, die) : null;
}

/** All repetitions are paid together; paid one after the other, more may follow. */
export function playExchange(position: Position, { seat, card, die }: ExchangeFrame, move: Move): void {
  if (move.kind !== 'exchange') return;
  pop(position);
  const left = position.box.rules.cardRepetitions === 'sequential' ? die - move.times : 0;
  payRepetitions(position, seat, card, move.option, move.times, left);
}

function payRepetitions(position: Position, seat: number, card: string, option: number, times: number, left: number): void {
  const known = cardOf(position, card);
  const exchange = known.options[option - 1] as Exchange;
  if (position.events) position.events({ kind: 'card-used', rule: 'MP2-CARD-6', seat, card, times });
  if (known.kind === 'cityBonusPaid') push(position, { kind: 'cities', seat, card, left: times, cities: [], markers: [], again: left });
  else push(position, { kind: 'exchanged', seat, card, option, times, left });
  payCost(position, seat, exchange.cost, times, 0, 0, 0, isHard(position, known, exchange), card, 'MP2-CARD-6');
}

export function runExchanged(position: Position, { seat, card, option, times, left }: Extract<Frame, { kind: 'exchanged' }>): void {
  pop(position);
  if (left > 0) push(position, { kind: 'again', seat, card, option, left });
  receive(position, seat, (cardOf(position, card).options[option - 1] as Exchange).reward, times, card, 'MP2-CARD-6');
}

export function legalAgain(_position: Position, _frame: AgainFrame, moves: Move[]): void {
  moves.push(AGAIN, STOP);
}

/** One after the other: no repetition is left, or none can be paid. */
export function againLapses(position: Position, { seat, card, option }: AgainFrame): boolean {
  const known = cardOf(position, card);
  const exchange = known.options[option - 1] as Exchange;
  return !bringsAnything(position, seat, exchange.reward) || !canPay(playerAt(position, seat), exchange.cost, 1, 0, 0, 0, isHard(position, known, exchange));
}

export function playAgain(position: Position, { seat, card, option, left }: AgainFrame, move: Move): void {
  pop(position);
  if (move.kind === 'again') payRepetitions(position, seat, card, option, 1, left - 1);
}

function canGoOn(position: Position, { seat, card, cities, markers, again }: CitiesFrame): boolean {
  const { cost } = cardOf(position, card).options[0] ?? { cost: null };
  return again > 0 && cost !== null && openCities(position, seat, cities, markers).length > 0 && canPay(playerAt(position, seat), cost, 1, 0, 0, 0, false);
}

export function legalCities(position: Position, frame: CitiesFrame, moves: Move[]): void {
  if (frame.left === 0) {
    moves.push(AGAIN, STOP);
    return;
  }
  const known = names(position.box.parts.moves, 'city');
  for (const city of openCities(position, frame.seat, frame.cities, frame.markers)) moves.push((known[city] ??= kept({ kind: 'city', city })));
}

export function refuseCity(position: Position, frame: CitiesFrame, move: Move): Refusal | null {
  if (move.kind !== 'city') return frame.left === 0 ? null : no['too-few-cities'];
  return frame.left === 0 ? no['too-often'] : cityRefusal(position, frame.seat, move.city, frame.cities, frame.markers);
}

/** Nothing is left to choose: with fewer suitable cities the player receives only those. */
export function citiesLapse(position: Position, frame: CitiesFrame): boolean {
  if (frame.left > 0 && openCities(position, frame.seat, frame.cities, frame.markers).length > 0) return false;
  return frame.left > 0 || !canGoOn(position, frame);
}

export function playCity(position: Position, frame: CitiesFrame, move: Move): void {
  if (move.kind === 'stop') pop(position);
  else if (move.kind === 'again') {
    frame.again -= 1;
    frame.left = 1;
    const { cost } = cardOf(position, frame.card).options[0] as Exchange;
    payCost(position, frame.seat, cost, 1, 0, 0, 0, false, frame.card, 'MP2-CARD-13');
  } else if (move.kind === 'city') {
    frame.left -= 1;
    frame.cities.push(move.city);
    frame.markers.push(markerIn(position, move.city));
    const waiting: Waiting[] = [];
    earnMarker(position, frame.seat, move.city, 1, 'card', waiting);
    resolveWaiting(position, frame.seat, waiting, position.box.rules.bonusOrder === 'canonical');
  }
}
