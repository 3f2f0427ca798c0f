// VOY-TURN-1 to VOY-TURN-13: a turn, and whose turn is next.
import { move, pop, push, type Refusal, type Seat } from '../../../kernel/rules.js';
import { action, decision, playerAt, refusals, rows, seat, step, type Position } from '../chapter.js';
import { REFILL } from '../../content/board.js';
import type { Turn } from '../../state.js';
import { below } from '../below.js';
import { extras } from '../bonus-actions.js';
import { rowIsEmpty } from '../main-actions/contracts/special-stack.js';
import { mainActions, mainPossible, mains, turnAtHand } from '../main-actions/index.js';

/** A turn in which nothing has happened yet. */
export function freshTurn(begunWith: number): Turn {
  return { acted: false, blackDice: 0, begunWith, freshPosts: [] };
}

/** The next player clockwise who has dice takes a turn; without one the round is over. */
export const turns = step('turns', { seat }, {
  on: ['round'],
  run(position, frame) {
    const { state, box } = position;
    for (let place = 0; place < box.seats; place += 1) {
      const seat = (frame.seat + place) % box.seats;
      const { dice, passed } = playerAt(position, seat);
      if (dice.length === 0 || passed) continue;
      frame.seat = (seat + 1) % box.seats;
      beginTurn(position, seat, dice.length);
      return;
    }
    state.turn = freshTurn(0);
    pop(position);
  },
});

function beginTurn(position: Position, seat: Seat, dice: number): void {
  const { state } = position;
  state.turn = freshTurn(dice);
  position.events?.({ kind: 'turn-begins', seat, rule: 'VOY-TURN-11' });
  push(position, { kind: 'turn', seat });
  if (rowIsEmpty(state)) push(position, { kind: 'refill', left: REFILL });
}

function endRefusal(position: Position, seat: Seat, mainPossible: boolean): Refusal | null {
  if (position.state.turn.acted || playerAt(position, seat).dice.length === 0) return null;
  return !mainPossible && position.box.rulings.noMainAction === 'pass-with-dice' ? null : refusals['main-action-due'];
}

/** Ruling noMainAction: who passes with dice in hand is out of the round. */
function pass(position: Position, seat: Seat): void {
  playerAt(position, seat).passed = true;
  position.events?.({ kind: 'passed', seat, rule: 'VOY-TURN-8' });
}

/** VOY-TURN-8. */
const endTurn = action({ endTurn: move('end turn', {}) }, {
  offer(position, seat, out, { mainPossible }) { if (endRefusal(position, seat, mainPossible) === null) out.add({ kind: 'endTurn' }); },
  refuse: (position, seat): Refusal | null => endRefusal(position, seat, mainPossible(position, seat)),
  play(position, seat) {
    const player = playerAt(position, seat);
    if (!position.state.turn.acted && player.dice.length > 0) pass(position, seat);
    pop(position);
    position.events?.({ kind: 'turn-ends', seat, rule: 'VOY-TURN-8' });
  },
});

const others = rows(...extras, endTurn);
const all = rows(...mains, ...extras, endTurn);

/** One main action; bonus actions before and after it. */
export const turn = decision('turn', { seat }, {
  rule: 'VOY-TURN-1',
  on: ['turns'],
  problem(position, frame): string | null {
    const under = below(position, frame);
    return under?.kind === 'turns' && under.seat !== (frame.seat + 1) % position.box.seats ? 'it is the turn of another seat' : null;
  },
  moves: all.moves,
  ends: ['endTurn'],
  offer(position, frame, out) {
    const atHand = turnAtHand(position, frame.seat);
    if (!position.state.turn.acted && atHand.hand.dice.length > 0) mainActions.offerTo(position, frame, out, atHand);
    atHand.mainPossible = out.count() > 0;
    others.offerTo(position, frame, out, atHand);
  },
  refuse: (position, { seat }, move): Refusal | null => (position.state.turn.acted && mainActions.has(move) ? refusals['main-action-done'] : all.refuse(position, seat, move)),
  play(position, { seat }, move) { all.play(position, seat, move); },
});
