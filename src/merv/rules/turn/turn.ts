// A turn: MERV-TURN-1, 7, MERV-CAMEL-2, MERV-CONTRACT-2. Below everything of a seat's turn lies what may follow step 4; the
// choice of a slot (slot.ts), of a site (site.ts) and of an action (act.ts) come before it.
import { move, pop, push, type Refusal } from '../../../kernel/rules.js';
import { above, action, moment, participant, playerAt, rows, turnProblem, type Position } from '../chapter.js';
import { canUseMarket, trading } from './camel-market.js';
import { canFulfilAny, fulfilling } from './contracts.js';

/** Makes a participant the one at turn. */
export function beginTurn(position: Position, who: number): void {
  const { turn } = position.state;
  turn.seat = who;
  playerAt(position, who).converted = 0;
  position.events?.({ kind: 'turn-begins', ...participant(position.box, who), rule: 'MERV-TURN-1' });
}

/** Gives a seat its turn. */
export function giveTurn(position: Position, seat: number): void {
  beginTurn(position, seat);
  push(position, { kind: 'after', seat });
  push(position, { kind: 'slot', seat });
}

/** Nobody is at turn any more. */
export function endTurn({ box, state: { turn }, events }: Position): void {
  if (turn.seat < 0) return;
  events?.({ kind: 'turn-ends', ...participant(box, turn.seat), rule: 'MERV-TURN-7' });
  turn.seat = -1;
  turn.slot = -1;
  turn.cell = -1;
  turn.discounted = 0;
  turn.marketUsed = 0;
  turn.trading = 0;
}

const END = /* @__PURE__ */ Object.freeze({ kind: 'endTurn' } as const);

/** MERV-TURN-7. */
const ending = /* @__PURE__ */ action({ endTurn: move('end turn', {}) }, {
  offer(_position, _seat, out) { out.add(END); },
  refuse: (): Refusal | null => null,
  play(position) { pop(position); },
});

/** MERV-TURN-7: what may follow step 4, as long as there is anything. */
export const after = /* @__PURE__ */ moment('after', /* @__PURE__ */ rows(trading, fulfilling, ending), {
  rule: 'MERV-TURN-7', on: ['turns'], ends: ['endTurn'],
  lapses: (position, { seat }): boolean => !canUseMarket(position, seat) && !canFulfilAny(position, seat),
  problem: (position, frame): string | null => turnProblem(position, frame) ?? (position.state.turn.slot < 0 && above(position, frame) !== 'slot' ? 'no slot has been chosen' : null),
});
