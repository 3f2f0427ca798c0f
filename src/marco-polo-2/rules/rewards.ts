// Benefits and their order: MP2-GEN-6, MP2-POST-15, MP2-POST-16, MP2-ICON-1..9, MP2-R-16, MP2-R-35.
import { pop, push } from '../../kernel/frames.js';
import type { RuleId } from '../../kernel/legality.js';
import { canTakeAny, takenTogether } from './contracts.js';
import { canSetOut, startMovement } from './movement.js';
import type { Bundle } from '../content/parts.js';
import { playerAt, type Position } from '../position.js';
import { credit } from './purse.js';
import type { Frame, Waiting } from '../state.js';

type Bonuses = Extract<Frame, { kind: 'bonuses' }>;

/** The part of a reward that has to be decided or drawn joins the waiting benefits, in printed order. */
export function enqueue(waiting: Waiting[], bundle: Bundle, times: number, source: string, city: string | null): void {
  for (const effect of bundle.effects) {
    const amount = bundle[effect];
    const each = effect === 'move' ? amount : amount * times;
    const most = effect === 'anyGood' ? each : effect === 'distinctGoods' ? times : 0;
    // Movements do not add up: each is one of its own.
    for (let time = effect === 'move' ? times : 1; time > 0; time -= 1) if (amount > 0) waiting.push({ effect, amount: each, most, source, city });
  }
}

/** Lets waiting benefits be resolved, in the player's order unless `ordered`. */
export function resolveWaiting(position: Position, seat: number, waiting: Waiting[], ordered: boolean): void {
  if (waiting.length > 0) push(position, { kind: 'bonuses', seat, waiting, ordered, by: '', taken: [] });
}

/** A reward is received: what is plain at once, the rest after it. */
export function receive(position: Position, seat: number, bundle: Bundle, times: number, source: string, rule: RuleId): void {
  credit(position, seat, bundle, times, source, rule);
  if (!bundle.waits) return;
  const waiting: Waiting[] = [];
  enqueue(waiting, bundle, times, source, null);
  resolveWaiting(position, seat, waiting, position.box.rules.bonusOrder === 'canonical');
}

/** Whether a reward would bring anything now (MP2-R-20). */
export function bringsAnything(position: Position, seat: number, bundle: Bundle): boolean {
  if (bundle.coin + bundle.camel + bundle.pepper + bundle.silk + bundle.gold + bundle.jade + bundle.vp + bundle.shieldPlus > 0) return true;
  if (bundle.anyGood + bundle.distinctGoods > 0) return true;
  if (bundle.blackDie > 0 && position.state.blackDice.length > 0) return true;
  if (bundle.contractTop > 0 && position.state.pile.length + position.state.pileEnd.length > 0) return true;
  if (bundle.contractCity > 0 && canTakeAny(position, seat, null)) return true;
  if (bundle.copyCityBonus > 0 && position.state.markers.length > 0) return true;
  return bundle.move > 0 && canSetOut(position, seat);
}

/** The next of the waiting benefits, or the question which it shall be. */
export function runBonuses(position: Position, frame: { seat: number; waiting: Waiting[]; ordered: boolean }): void {
  const { waiting, seat } = frame;
  const first = waiting[0];
  if (first === undefined) pop(position);
  else if (frame.ordered || waiting.every((other) => other.effect === first.effect && other.source === first.source)) begin(position, seat, waiting, 0);
  else push(position, { kind: 'order', seat });
}

/** Starts a waiting benefit; it is finished with everything it causes before the next one. */
export function begin(position: Position, seat: number, waiting: Waiting[], at: number): void {
  const { frames } = position.state;
  const item = waiting[at] as Waiting;
  (frames[frames.length - 1] as Bonuses).by = groupOf(position, item);
  const oneByOne = item.effect === 'blackDie' || item.effect === 'contractTop' || item.effect === 'contractCity' || item.effect === 'copyCityBonus';
  if (oneByOne && item.amount > 1) item.amount -= 1;
  else waiting.splice(at, 1);
  const gone = item.city !== null && !playerAt(position, seat).posts.includes(item.city);
  if (gone || !start(position, seat, item)) {
    if (position.events) position.events({ kind: 'lost', rule: gone ? 'MP2-ROUND-6' : 'MP2-BONUS-5', seat, effect: item.effect, source: item.source });
  } else if (position.events) position.events({ kind: 'bonus', rule: 'MP2-POST-16', seat, effect: item.effect, source: item.source });
}

/** Contracts taken on arriving belong together, those of every icon by themselves (MP2-R-40). */
function groupOf(position: Position, { effect, source }: Waiting): string {
  if (effect !== 'contractCity' && effect !== 'contractTop') return '';
  return effect === 'contractCity' && isContractCity(position, source) ? 'arrival' : `${effect} ${source}`;
}

function isContractCity(position: Position, source: string): boolean {
  const place = position.box.parts.place[source];
  return place !== undefined && place.contracts.length > 0;
}

/** Whether the benefit could be started. */
function start(position: Position, seat: number, item: Waiting): boolean {
  const { state } = position;
  switch (item.effect) {
    case 'anyGood':
    case 'distinctGoods':
      push(position, { kind: 'goods', seat, count: item.amount, most: item.most, source: item.source });
      return true;
    case 'move': return startMovement(position, seat, 'bonus', item.source, item.amount);
    case 'blackDie':
      if (state.blackDice.length === 0) return false;
      push(position, { kind: 'offerDie', seat });
      return true;
    case 'contractTop':
      if (state.pile.length + state.pileEnd.length === 0) return false;
      push(position, { kind: 'offerTop', seat });
      return true;
    case 'contractCity': {
      const city = isContractCity(position, item.source) ? item.source : null;
      if (!canTakeAny(position, seat, city, takenTogether(position))) return false;
      push(position, { kind: 'cityContract', seat, city });
      return true;
    }
    case 'copyCityBonus': return startCopy(position, seat, item.source);
    default:
      push(position, { kind: 'oases', seat, count: item.amount });
      return true;
  }
}

/** The markers that can be copied. */
export function copies(position: Position, source: string, barred: readonly string[]): string[] {
  return position.state.markers.filter((marker) => marker !== source && !barred.includes(marker));
}

/** With `different-bonuses` a card does not give the same bonus twice, not even by copying it. */
function startCopy(position: Position, seat: number, source: string): boolean {
  const { frames } = position.state;
  const card = frames[frames.length - 2];
  const barred = position.box.rules.cityBonusCard === 'different-bonuses' && card?.kind === 'cities' ? card.markers.slice() : [];
  if (copies(position, source, barred).length === 0) return false;
  push(position, { kind: 'copy', seat, source, barred });
  return true;
}

/** The bonus of a marker is copied. */
export function copyMarker(position: Position, seat: number, source: string, marker: string): void {
  const { frames } = position.state;
  const card = frames[frames.length - 2];
  if (card?.kind === 'cities') card.markers.push(marker);
  if (position.events) position.events({ kind: 'copied', rule: 'MP2-ICON-9', seat, marker: source, copy: marker });
  receive(position, seat, position.box.parts.bonus[marker] as Bundle, timesOf(position, seat, marker), marker, 'MP2-ICON-9');
}

/** How often the bonus of a marker or seal comes: twice for the one Mailin and Tian Chin named for this round. */
export function timesOf(position: Position, seat: number, source: string): number {
  return playerAt(position, seat).doubled === source ? 2 : 1;
}
