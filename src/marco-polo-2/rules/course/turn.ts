// A turn: MP2-TURN-1..8, MP2-SPACE-1, MP2-R-11..15.
import { offered, pop, type Refusal } from '../../../kernel/rules.js';
import { decision, move, playerAt, refusals, seat, type MoveIn, type Position } from '../chapter.js';
import { blackDieOnly, bonusActions } from '../actions/bonus-actions.js';
import { mains, mayAct } from '../actions/mains.js';
import { handOf } from '../spaces.js';

/** MP2-TURN-1..8: a normal action, bonus actions before and after it. */
export const turn = decision('turn', { seat }, {
  rule: 'MP2-TURN-2', on: ['refill'], ends: ['endTurn', 'pass'],
  moves: { ...mains.moves, ...bonusActions.moves, endTurn: move('end turn', {}), pass: move('pass', {}) },
  problem: (position, { seat }): string | null => (position.state.turn.seat === seat ? null : 'it is the turn of somebody else'),
  offer(position, frame, out) {
    const { seat } = frame;
    const { dice } = playerAt(position, seat);
    const hand = handOf(position, seat);
    if (!position.state.turn.acted && dice.length > 0) mains.offerTo(position, frame, out, hand);
    bonusActions.offerTo(position, frame, out, hand);
    if (endRefusal(position, seat) === null) out.add({ kind: 'endTurn' });
    if (passRefusal(position, seat) === null) out.add({ kind: 'pass' });
  },
  refuse(position, { seat }, one): Refusal | null {
    if (one.kind === 'endTurn') return endRefusal(position, seat);
    if (one.kind === 'pass') return passRefusal(position, seat);
    if (!mains.has(one)) return bonusActions.refuse(position, seat, one);
    return position.state.turn.acted ? refusals['main-action-done'] : mains.refuse(position, seat, one);
  },
  play(position, { seat }, one) {
    if (one.kind === 'endTurn' || one.kind === 'pass') end(position, seat, one.kind === 'pass');
    else if (mains.has(one)) {
      position.state.turn.acted = true;
      mains.play(position, seat, one);
    } else bonusActions.play(position, seat, one);
  },
  lapses: (position, { seat }): boolean => isSpent(position, seat),
  lapsed(position, { seat }) { tellEnd(position, seat); },
});

function endRefusal(position: Position, seat: number): Refusal | null {
  return position.state.turn.acted || playerAt(position, seat).dice.length === 0 ? null : refusals['main-action-due'];
}

function passRefusal(position: Position, seat: number): Refusal | null {
  if (position.box.rulings.noNormalAction !== 'pass' || playerAt(position, seat).dice.length === 0) return refusals['no-passing'];
  if (position.state.turn.acted) return refusals['main-action-done'];
  return mayAct(position, seat) ? refusals['action-possible'] : null;
}

/** Without dice and without a way to a black die the turn ends by itself (MP2-R-14). */
function isSpent(position: Position, seat: number): boolean {
  if (!blackDieOnly(position, seat)) return false;
  const out = offered<MoveIn<typeof bonusActions>>();
  bonusActions.offer(position, seat, out, handOf(position, seat));
  return out.count() === 0;
}

function end(position: Position, seat: number, passed: boolean): void {
  pop(position);
  const { turn } = position.state;
  turn.passes = passed ? turn.passes + 1 : 0;
  if (!passed) tellEnd(position, seat);
  else position.events?.({ kind: 'passed', seat, rule: 'MP2-R-11' });
}

function tellEnd({ events }: Position, seat: number): void {
  events?.({ kind: 'turn-ends', seat, rule: 'MP2-TURN-8' });
}
