import type { Seat } from '../../kernel/chance.js';
import { equal } from '../../kernel/json.js';
import { topFrame } from '../../kernel/frames.js';
import type { AnyGame, AnyMove, AnyState } from '../../kernel/game.js';
import type { AnyPlanning } from '../../kernel/planning.js';
import type { Thinking } from '../bot.js';

/** What a plan says of positions that will be met before luck or somebody else has a say, and what was told of it. */
interface Remembered {
  readonly moves: ReadonlyMap<string, AnyMove>;
  readonly told: Thinking | null;
}

/** One plan a seat. */
export type Memory = Map<Seat, Remembered>;

/** Who plans, and what it remembers. */
interface Planner {
  readonly memory: Memory;
  readonly game: AnyGame;
  readonly planning: AnyPlanning;
}

const keyOf = (planning: AnyPlanning, state: AnyState, seat: Seat): string => `${planning.key(state, seat)}|${JSON.stringify(topFrame(state))}`;

/** The move a plan made earlier holds for this position, with what is told of going on with it. */
export function recall({ memory, planning }: Planner, state: AnyState, seat: Seat, moves: readonly AnyMove[]): { readonly move: AnyMove; readonly told: Thinking | null } | undefined {
  const known = memory.get(seat);
  if (!known || known.moves.size === 0) return undefined;
  const planned = known.moves.get(keyOf(planning, state, seat));
  const move = planned && moves.find((one) => equal(one, planned));
  return move && { move, told: known.told && goingOn(known.told, planned) };
}

/** A plan that was told before, told again when it is gone on with. */
function goingOn(told: Thinking, move: AnyMove): Thinking {
  const { candidates: [best], principalVariation: line } = told;
  return { ...told, candidates: best ? [{ ...best, move }] : [], principalVariation: line.slice(Math.max(0, line.indexOf(move))) };
}

/** A plan as it was made. */
interface Made {
  readonly seat: Seat;
  readonly plan: readonly AnyMove[];
  readonly told: Thinking | null;
}

/** Plays a plan through from where it begins, and remembers its moves as far as they are sure. */
export function remember({ memory, game, planning }: Planner, begin: AnyState, { seat, plan, told }: Made): void {
  const moves = new Map<string, AnyMove>();
  const state = begin;
  for (const move of plan) {
    const actor = game.actor(state);
    if (actor.type !== 'seat' || actor.seat !== seat) break;
    moves.set(keyOf(planning, state, seat), move);
    game.inPlace.play(state, move);
  }
  memory.set(seat, { moves, told });
}
