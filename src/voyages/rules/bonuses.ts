// VOY-ICON-4 to VOY-ICON-9, VOY-ICON-12, VOY-POST-16: bonuses that wait follow one by one, each with all it triggers.
import type { Seat } from '../../kernel/chance.js';
import { pop, push } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import { nextBonuses, takeBonus } from './waiting.js';
import type { Position } from '../box.js';
import { beginContract } from './contracts.js';
import { gainBlackDie } from './dice.js';
import type { FrameOf } from '../frame-types.js';
import { chooseGoods } from './gains.js';
import type { Move, Play } from '../words/moves.js';
import { beginFreeMove } from './movement.js';
import { refusals } from '../words/refusals.js';
import type { Effect } from '../content/resources.js';

/** Lets the next bonus begin, or asks which. */
export function runWaiting(position: Position, frame: FrameOf<'waiting'>): void {
  const { seat, bonuses } = frame;
  const next = nextBonuses(bonuses, position.box.printedOrder);
  if (next.length > 1) push(position, { kind: 'nextBonus', seat });
  else beginNext(position, frame, next[0] as Effect);
}

function beginNext(position: Position, frame: FrameOf<'waiting'>, bonus: Effect): void {
  takeBonus(frame.bonuses, bonus);
  if (frame.bonuses.length === 0) pop(position);
  begin(position, frame.seat, bonus);
}

function waitingBelow(position: Position): FrameOf<'waiting'> {
  const { frames } = position.state;
  return frames[frames.length - 2] as FrameOf<'waiting'>;
}

/** Which bonus is next. */
export function legalNext(position: Position, _frame: FrameOf<'nextBonus'>, moves: Move[]): void {
  for (const bonus of nextBonuses(waitingBelow(position).bonuses, false)) moves.push({ kind: 'next', bonus });
}

/** Why a bonus cannot be next. */
export function refuseNext(position: Position, _frame: FrameOf<'nextBonus'>, move: Play<'next'>): Refusal | null {
  return waitingBelow(position).bonuses.includes(move.bonus) ? null : refusals['not-waiting'];
}

/** Lets a bonus begin. */
export function playNext(position: Position, _frame: FrameOf<'nextBonus'>, move: Play<'next'>): void {
  const waiting = waitingBelow(position);
  pop(position);
  beginNext(position, waiting, move.bonus);
}

function begin(position: Position, seat: Seat, bonus: Effect): void {
  const { box } = position;
  if (position.events) position.events({ kind: 'bonus-due', seat, bonus, rule: 'VOY-ICON-12' });
  switch (bonus) {
    case 'anyGood':
      { chooseGoods(position, seat, 1, false, bonus); return; }
    case 'distinctGoods':
      { chooseGoods(position, seat, 2, !box.anyTwoGoods, bonus); return; }
    case 'contract':
      { beginContract(position, seat); return; }
    case 'blackDie':
      { gainBlackDie(position, seat); return; }
    case 'move':
      { beginFreeMove(position, seat); return; }
    case 'otherCityBonus':
      push(position, { kind: 'copyBonus', seat });
  }
}
