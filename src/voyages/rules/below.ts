// What waits lies on what it came from: which frames those are, and what a stack must be so that it can be settled.
import { equal } from '../../kernel/json.js';
import type { Position } from '../box.js';
import type { Frame } from '../frames.js';

/** What bonuses come from: what may lie below one that is being settled. */
export const BONUS_BELOW = ['turn', 'mainDone', 'layTile', 'ownCity', 'waiting', 'round', 'income'] as const;

/** What lies right below a frame. */
export function below({ state: { frames } }: Position, frame: object): Frame | undefined {
  return frames[frames.findIndex((one) => one === frame) - 1];
}

/** The main action that is being settled. */
export function mainBelow({ state: { frames } }: Position): Extract<Frame, { kind: 'mainDone' }> | undefined {
  return frames.find((frame) => frame.kind === 'mainDone');
}

/** Whether what a card has left lies on the use of that card. */
export function isOfCard(position: Position, frame: { readonly card: string }): boolean {
  return mainBelow(position)?.space === frame.card;
}

/** Whether somebody is at his turn. */
export function isInTurn({ state: { frames } }: Position): boolean {
  return frames.some(({ kind }) => kind === 'turn');
}

/**
 * How many of the frames that a step of the set-up or of a round has left still wait. They are settled from the last one
 * on, so those that wait lie on the step as they were put there.
 */
export function waitingStill({ state: { frames } }: Position, left: readonly Frame[]): number {
  let still = 0;
  while (still < left.length && equal(frames[still + 1], left[still])) still += 1;
  return still;
}
