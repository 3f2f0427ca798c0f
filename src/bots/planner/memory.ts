import type { Seat } from '../../kernel/chance.js';
import { equal } from '../../kernel/json.js';
import { topFrame } from '../../kernel/frames.js';
import type { AnyGame, AnyMove, AnyState } from '../../kernel/game.js';
import type { AnyPlanning } from '../../kernel/planning.js';

/** What a plan says of positions that will be met before luck or somebody else has a say: one plan a seat. */
export type Memory = Map<Seat, Map<string, AnyMove>>;

/** Who plans, and what it remembers. */
interface Planner {
  readonly memory: Memory;
  readonly game: AnyGame;
  readonly planning: AnyPlanning;
}

const keyOf = (planning: AnyPlanning, state: AnyState, seat: Seat): string => `${planning.key(state, seat)}|${JSON.stringify(topFrame(state))}`;

/** The move a plan made earlier holds for this position. */
export function recall({ memory, planning }: Planner, state: AnyState, seat: Seat, moves: readonly AnyMove[]): AnyMove | undefined {
  const known = memory.get(seat);
  if (!known || known.size === 0) return undefined;
  const planned = known.get(keyOf(planning, state, seat));
  return planned && moves.find((move) => equal(move, planned));
}

/** Plays a plan through from where it begins, and remembers its moves as far as they are sure. */
export function remember({ memory, game, planning }: Planner, begin: AnyState, seat: Seat, plan: readonly AnyMove[]): void {
  const known = new Map<string, AnyMove>();
  const state = begin;
  for (const move of plan) {
    const actor = game.actor(state);
    if (actor.type !== 'seat' || actor.seat !== seat) break;
    known.set(keyOf(planning, state, seat), move);
    game.inPlace.play(state, move);
  }
  memory.set(seat, known);
}
