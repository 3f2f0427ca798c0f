// VOY-GEN-7 to VOY-GEN-9, VOY-ICON-1, VOY-ICON-12: what is paid and gained.
import { push, type RuleId, type Seat } from '../../kernel/rules.js';
import { addAmounts, asAmounts } from '../../mechanics/amounts.js';
import { entry, playerAt, type Position } from './chapter.js';
import type { Effect } from '../content/resources.js';
import type { Amount, Reward } from '../content/tables.js';

/** Something that is booked: so much, so many times over, from where or for what, and why. */
export interface Booking {
  readonly amounts: readonly Amount[];
  readonly times?: number;
  readonly source: string;
  readonly rule: RuleId;
}

/** Credits a player. */
export function credit(position: Position, seat: Seat, { amounts, times = 1, source, rule }: Booking): void {
  if (amounts.length === 0) return;
  addAmounts(playerAt(position, seat), amounts, times);
  position.events?.({ kind: 'gained', seat, rule, amounts: asAmounts(amounts, times), source });
}

/** Takes a price from a player, who must be able to pay it. */
export function charge(position: Position, seat: Seat, { amounts, times = 1, source, rule }: Booking): void {
  if (amounts.length === 0) return;
  addAmounts(playerAt(position, seat), amounts, -times);
  position.events?.({ kind: 'paid', seat, rule, amounts: asAmounts(amounts, times), source });
}

/** Gains one thing: plain gains at once, the rest in the player's order. */
export function gain(position: Position, seat: Seat, reward: Reward, { source, rule }: Pick<Booking, 'source' | 'rule'>): void {
  credit(position, seat, { amounts: reward.plain, source, rule });
  queue(position, seat, reward.effects.slice());
}

/** Gains the bonuses of several tiles as one event: all plain gains come first. */
export function gainTiles(position: Position, seat: Seat, tiles: readonly string[], rule: RuleId): void {
  const waiting: Effect[] = [];
  for (const tile of tiles) {
    const { plain, effects } = entry(position.box.tables.bonuses, tile);
    credit(position, seat, { amounts: plain, source: tile, rule });
    waiting.push(...effects);
  }
  queue(position, seat, waiting);
}

/** Makes bonuses wait; the list is taken over. */
export function queue(position: Position, seat: Seat, bonuses: Effect[]): void {
  if (bonuses.length > 0) push(position, { kind: 'waiting', seat, bonuses });
}

/** Tells that a bonus was refused. */
export function tellDeclined(position: Position, seat: Seat, bonus: Effect): void {
  position.events?.({ kind: 'declined', seat, rule: 'VOY-R-82', what: bonus, source: bonus });
}

/** Tells that a bonus cannot be had. */
export function tellLost(position: Position, seat: Seat, bonus: Effect, rule: RuleId): void {
  position.events?.({ kind: 'lost', seat, rule, what: bonus, source: bonus });
}
