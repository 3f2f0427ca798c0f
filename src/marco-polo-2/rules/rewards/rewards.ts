// Rewards: what is received at once, and what has to wait: MP2-GEN-6, MP2-POST-16, MP2-R-16, MP2-R-20.
import { push } from '../../../kernel/frames.js';
import { playerAt, type Position } from '../../box.js';
import { WAITING, type Bundle } from '../../content/bundles.js';
import { credit, type Reason } from './gains.js';
import { canSetOut } from '../movement.js';
import { canTakeAny } from '../slots.js';

/** Kinds of benefits that can wait. */
export const EFFECTS = [...WAITING, 'oases'] as const;

/** A benefit that waits for its turn. */
export interface Waiting {
  effect: (typeof EFFECTS)[number];
  amount: number;
  /** At most so many of one kind, where goods are chosen. */
  most: number;
  /** The component or city it comes from. */
  source: string;
  /** Income that is lost when there is no post in this city any more. */
  city: string | null;
}

/** How often a reward comes, and from where. */
interface Origin {
  readonly times: number;
  readonly source: string;
  readonly city?: string | null;
}

/** The part of a reward that has to be decided or drawn joins the waiting benefits, in printed order. */
export function enqueue(waiting: Waiting[], bundle: Bundle, { times, source, city = null }: Origin): void {
  for (const effect of bundle.effects) {
    const amount = bundle[effect];
    const each = effect === 'move' ? amount : amount * times;
    const most = effect === 'anyGood' ? each : effect === 'distinctGoods' ? times : 0;
    // Movements do not add up: each is one of its own.
    for (let time = effect === 'move' ? times : 1; time > 0; time -= 1) if (amount > 0) waiting.push({ effect, amount: each, most, source, city });
  }
}

/** Earns a reward: what is plain at once, while the rest joins the waiting benefits. */
export function earn(position: Position, waiting: Waiting[], { bundle, ...reason }: Reason & Origin & { readonly bundle: Bundle }): void {
  credit(position, bundle, reason.times, reason);
  enqueue(waiting, bundle, reason);
}

/** Lets waiting benefits be resolved, in the player's order unless `ordered`. */
export function settleWaiting(position: Position, seat: number, waiting: Waiting[], ordered = position.box.rulings.bonusOrder === 'canonical'): void {
  if (waiting.length > 0) push(position, { kind: 'waiting', seat, waiting, ordered, by: '', taken: [] });
}

/** A reward is received: what is plain at once, the rest after it. */
export function receive(position: Position, bundle: Bundle, times: number, reason: Reason): void {
  credit(position, bundle, times, reason);
  if (!bundle.waits) return;
  const waiting: Waiting[] = [];
  enqueue(waiting, bundle, { times, source: reason.source });
  settleWaiting(position, reason.seat, waiting);
}

/** Whether a reward would bring anything now (MP2-R-20). */
export function bringsAnything(position: Position, seat: number, bundle: Bundle): boolean {
  if (bundle.coin + bundle.camel + bundle.pepper + bundle.silk + bundle.gold + bundle.jade + bundle.vp + bundle.shieldPlus > 0) return true;
  for (const effect of bundle.effects) if (isPossible(position, seat, effect)) return true;
  return false;
}

export function isPossible(position: Position, seat: number, effect: Waiting['effect']): boolean {
  const { blackDice, pile, pileEnd, markers } = position.state;
  switch (effect) {
    case 'blackDie': return blackDice.length > 0;
    case 'contractTop': return pile.length + pileEnd.length > 0;
    case 'contractCity': return canTakeAny(position, seat, null);
    case 'copyCityBonus': return markers.length > 0;
    case 'move': return canSetOut(position, seat);
    case 'anyGood': case 'distinctGoods': case 'oases': return true;
  }
}

/** How often the bonus of a marker or seal comes: twice for the one Mailin and Tian Chin named for this round. */
export function timesOf(position: Position, seat: number, source: string): number {
  return playerAt(position, seat).doubled === source ? 2 : 1;
}
