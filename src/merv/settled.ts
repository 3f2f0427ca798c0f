// Whether a state is one at which the game can stand: a player or luck has to decide, and there is something to decide.
import type { Problem } from '../kernel/schema.js';
import type { Box, Position } from './box.js';
import { frames } from './frames.js';
import type { Move } from './moves.js';
import type { Frame, State } from './state.js';

type Loose = {
  readonly type: 'decision' | 'chance' | 'step';
  readonly lapses?: (position: Position, frame: Frame) => boolean;
  readonly legal?: (position: Position, frame: Frame, moves: Move[]) => void;
};

/** Why the game cannot stand at a state, or `null`. */
export function unsettled(box: Box, state: State): Problem | null {
  const frame = state.frames[state.frames.length - 1];
  if (frame === undefined) return null;
  const position: Position = { box, state, events: null };
  const rules = frames[frame.kind] as unknown as Loose;
  const path = ['frames', state.frames.length - 1];
  if (rules.type === 'step') return { path, message: 'this is done without anybody, so the game never stands here' };
  if (rules.lapses?.(position, frame)) return { path, message: 'there is nothing to decide' };
  if (rules.type !== 'decision') return null;
  const moves: Move[] = [];
  rules.legal?.(position, frame, moves);
  return moves.length > 0 ? null : { path, message: 'nothing can be done here' };
}
