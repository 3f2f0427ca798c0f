// The turns of a round: MP2-TURN-1, MP2-TURN-7, MP2-R-11.
import { pop, push } from '../../../kernel/frames.js';
import { playerAt, seat, step, type Position } from '../chapter.js';

/** Clockwise; players without dice are skipped. */
export const turns = step('turns', { seat }, {
  on: ['round'],
  run(position, frame) {
    const { state, box } = position;
    // Who has no dice left has not passed, but used the last one.
    if (state.turn.seat !== null && playerAt(position, state.turn.seat).dice.length === 0) state.turn.passes = 0;
    let holders = 0;
    let next = -1;
    for (let place = 0; place < box.seats; place += 1) {
      const seat = (frame.seat + place) % box.seats;
      if (playerAt(position, seat).dice.length === 0) continue;
      holders += 1;
      if (next < 0) next = seat;
    }
    // Everybody who has dice has passed in a row (MP2-R-11).
    if (next < 0 || state.turn.passes >= holders) {
      pop(position);
      startBookkeeping(position, null, 0);
      return;
    }
    frame.seat = (next + 1) % box.seats;
    startBookkeeping(position, next, state.turn.passes);
    push(position, { kind: 'refill' });
    push(position, { kind: 'turn', seat: next });
    position.events?.({ kind: 'turn-begins', seat: next, rule: 'MP2-TURN-1' });
  },
});

/** What is counted for a turn or an income starts anew. */
export function startBookkeeping(position: Position, seat: number | null, passes: number): void {
  const player = seat === null ? null : playerAt(position, seat);
  const { turn } = position.state;
  turn.seat = seat;
  turn.acted = false;
  turn.bought = false;
  turn.begunWith = player === null ? 0 : player.dice.length;
  turn.held = player === null ? [] : player.contracts.slice();
  turn.freshPosts = [];
  turn.passedThrough = [];
  turn.slotBusy = false;
  turn.passes = passes;
}
