// Income: MP2-ROUND-5..8, MP2-ABHA-1, MP2-MAILIN-6, MP2-R-6, MP2-R-8, MP2-R-55.
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { earnMarker, markerIn } from './bonuses.js';
import type { Move } from '../words/moves.js';
import { abilitiesOf, playerAt, type Position } from '../position.js';
import { credit, gain } from './purse.js';
import { no } from '../words/refusals.js';
import { enqueue, resolveWaiting, timesOf } from './rewards.js';
import type { Frame, Waiting } from '../state.js';

/** Cities with an own post and a city bonus marker, in map order. */
function bonusCities(position: Position, seat: number): string[] {
  const { posts } = playerAt(position, seat);
  return posts.length === 0 ? [] : position.box.parts.markerCities.filter((city) => posts.includes(city));
}

/** What Mailin and Tian Chin can receive twice: markers in their cities and improved seals. */
function doublings(position: Position, seat: number): string[] {
  const { improved } = playerAt(position, seat);
  return [...bonusCities(position, seat).map((city) => markerIn(position, city)), ...improved];
}

export function giveIncome(position: Position, seat: number): void {
  if (abilitiesOf(position, seat).doubles && doublings(position, seat).length > 0) push(position, { kind: 'double', seat });
  else earn(position, seat, null);
}

type DoubleFrame = Extract<Frame, { kind: 'double' }>;

export function legalDoubles(position: Position, { seat }: DoubleFrame, moves: Move[]): void {
  for (const source of doublings(position, seat)) moves.push({ kind: 'double', source });
  moves.push({ kind: 'single' });
}

export function refuseDouble(position: Position, { seat }: DoubleFrame, move: Move): Refusal | null {
  return move.kind === 'double' && !doublings(position, seat).includes(move.source) ? no['not-due'] : null;
}

export function playDouble(position: Position, { seat }: DoubleFrame, move: Move): void {
  pop(position);
  const source = move.kind === 'double' ? move.source : null;
  if (source !== null && position.events) position.events({ kind: 'doubled', rule: 'MP2-MAILIN-6', seat, source });
  if (position.box.rules.mailinDouble === 'any-bonus-this-round') {
    playerAt(position, seat).doubled = source;
    earn(position, seat, null);
  } else earn(position, seat, source);
}

/** Everything marked with an exclamation mark; `doubled` comes twice this once. */
function earn(position: Position, seat: number, doubled: string | null): void {
  const { rules, parts } = position.box;
  const waiting: Waiting[] = [];
  for (const city of bonusCities(position, seat)) earnMarker(position, seat, city, markerIn(position, city) === doubled ? 2 : 1, 'income', waiting);
  earnAsCharacter(position, seat, waiting);
  for (const { id, bonus } of parts.guilds) {
    if (!playerAt(position, seat).improved.includes(id)) continue;
    const times = (id === doubled ? 2 : 1) * timesOf(position, seat, id);
    credit(position, seat, bonus, times, id, 'MP2-ROUND-5');
    enqueue(waiting, bonus, times, id, null);
  }
  resolveWaiting(position, seat, waiting, rules.incomeOrder === 'fixed');
}

function earnAsCharacter(position: Position, seat: number, waiting: Waiting[]): void {
  if (position.state.round === 1 && position.box.rules.firstRoundIncome === 'from-round-two') return;
  const { income, id } = abilitiesOf(position, seat);
  gain(position, seat, 'coin', income.coin, id, 'MP2-ROUND-5');
  gain(position, seat, 'camel', income.camel, id, 'MP2-ROUND-5');
  if (income.contractTop > 0) waiting.push({ effect: 'contractTop', amount: income.contractTop, most: 0, source: id, city: null });
}
