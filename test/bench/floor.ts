/*
 * The floor: what a decision costs in this language when there are no rules. A loop written by hand lists as many move
 * objects as the game lists on average, picks one, changes as many fields, and pushes and pops a frame. The
 * calibration loop is the floor of one fixed shape; it tells machines apart.
 */
import type { Random } from '../../src/index.js';

/** What a decision of a game is made of, on average. */
export interface Shape {
  /** Moves listed. */
  readonly moves: number;
  /** Fields of a move besides its kind. */
  readonly parts: number;
  /** How many of the moves hold a list (of dice, of goods). */
  readonly lists: number;
  /** Fields of the state that are changed, luck included. */
  readonly changed: number;
  /** Frames pushed and popped. */
  readonly frames: number;
}

export const CALIBRATION: Shape = { moves: 20, parts: 2, lists: 0, changed: 8, frames: 1 };

interface FloorMove {
  readonly kind: string;
  readonly list: readonly string[] | null;
}

type Lister = (state: FloorState, moves: FloorMove[], at: number, list: readonly string[] | null) => void;

interface FloorState {
  readonly frames: { kind: string; seat: number }[];
  readonly counters: { value: number }[];
}

/** One hand-written line for each number of parts: objects of one shape, made where they are listed. */
const LISTERS: readonly Lister[] = [
  (_, moves, at, list) => { moves.push({ kind: at < 8 ? 'place' : 'pass', list }); },
  ({ counters }, moves, at, list) => { if ((counters[at & 15] as { value: number }).value >= 0) moves.push({ kind: 'place', a: at, list } as FloorMove); },
  ({ counters }, moves, at, list) => { if ((counters[at & 15] as { value: number }).value >= 0) moves.push({ kind: 'place', a: at, b: at + 1, list } as FloorMove); },
  ({ counters }, moves, at, list) => { if ((counters[at & 15] as { value: number }).value >= 0) moves.push({ kind: 'place', a: at, b: at + 1, c: at + 2, list } as FloorMove); },
  ({ counters }, moves, at, list) => { if ((counters[at & 15] as { value: number }).value >= 0) moves.push({ kind: 'place', a: at, b: at + 1, c: at + 2, d: at + 3, list } as FloorMove); },
];

const DICE = ['own1', 'own2', 'own3', 'own4', 'own5', 'own6'] as const;

/** Whole steps out of an average: over time `next()` comes to `average` a call. */
function evenly(average: number): () => number {
  let owed = 0;
  return () => {
    owed += average;
    const now = Math.floor(owed);
    owed -= now;
    return now;
  };
}

/** Makes so many decisions of a shape. */
export function floorOf(shape: Shape): (decisions: number, random: Random) => number {
  const lister = LISTERS[Math.min(LISTERS.length - 1, Math.max(0, Math.round(shape.parts - shape.lists)))] as Lister;
  const movesNow = evenly(shape.moves);
  const listsNow = evenly(shape.moves * shape.lists);
  const changesNow = evenly(shape.changed);
  const framesNow = evenly(shape.frames);
  return (decisions, random) => {
    const state: FloorState = { frames: [{ kind: 'round', seat: 0 }], counters: Array.from({ length: 16 }, (_, value) => ({ value })) };
    const { frames, counters } = state;
    let sum = 0;
    for (let decision = 0; decision < decisions; decision += 1) {
      const moves: FloorMove[] = [];
      const lists = listsNow();
      const count = Math.max(1, movesNow());
      for (let at = 0; at < count; at += 1) lister(state, moves, at, at < lists ? [DICE[at % 6] as string] : null);
      const move = moves[Math.floor(random() * moves.length)] as FloorMove;
      const changes = changesNow();
      for (let at = 0; at < changes; at += 1) (counters[(decision + at) & 15] as { value: number }).value += 1;
      const pushed = framesNow();
      for (let at = 0; at < pushed; at += 1) frames.push({ kind: move.kind, seat: at & 3 });
      for (let at = 0; at < pushed; at += 1) sum += (frames.pop() as { seat: number }).seat;
    }
    return sum;
  };
}
