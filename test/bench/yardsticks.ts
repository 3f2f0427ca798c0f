/*
 * What a game in place is compared with. *Replayed*: the same games with the moves known beforehand, so that nothing
 * is offered; what is left is what the rules do. *Sketch*: no rules and no objects, only as many numbers written to a
 * typed array as the game lists and changes on average; no program that lists its moves can be faster on the machine.
 * The calibration loop, of one fixed shape, tells machines apart.
 */
import type { AnyGame, AnyState, Random } from '../../src/index.js';
import type { Recorded } from './positions.js';

/** What a decision of a game is made of, on average. */
export interface Shape {
  /** Moves listed. */
  readonly moves: number;
  /** Fields of a move besides its kind. */
  readonly parts: number;
  /** Fields of the state that are changed, luck included. */
  readonly changed: number;
  /** Frames pushed and popped. */
  readonly frames: number;
}

/** Plays recorded games again, one after the other; the number of decisions of the one played. */
export function replayed(game: AnyGame, config: object, recorded: readonly Recorded[]): () => number {
  let at = 0;
  return () => {
    const { steps, decisions } = recorded[(at += 1) % recorded.length] as Recorded;
    const state: AnyState = game.inPlace.clone(game.setup(config));
    for (let step = 0; step < steps.length; step += 1) {
      const one = steps[step] as Recorded['steps'][number];
      if ('move' in one) game.inPlace.play(state, one.move);
      else game.inPlace.resolve(state, one.luck);
    }
    return decisions;
  };
}

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

/** Makes so many decisions of a shape in typed arrays; what it returns keeps the compiler from leaving anything out. */
export function sketchOf(shape: Shape): (decisions: number, random: Random) => number {
  const width = 1 + Math.round(shape.parts);
  const state = new Int32Array(256);
  const offers = new Int32Array(Math.ceil(shape.moves + 2) * width);
  const frames = new Int32Array(64);
  const movesNow = evenly(shape.moves);
  const changesNow = evenly(shape.changed);
  const framesNow = evenly(shape.frames);
  return (decisions, random) => {
    let sum = 0;
    for (let decision = 0; decision < decisions; decision += 1) {
      const count = Math.max(1, movesNow());
      let written = 0;
      for (let at = 0; at < count; at += 1) {
        if ((state[at & 15] as number) < 0) continue;
        for (let part = 0; part < width; part += 1) offers[written + part] = at + part;
        written += width;
      }
      const move = offers[Math.floor(random() * (written / width)) * width] as number;
      const changes = changesNow();
      for (let at = 0; at < changes; at += 1) state[(decision + at) & 255] = ((state[(decision + at) & 255] as number) + 1) & 0xffff;
      const pushed = framesNow();
      for (let at = 0; at < pushed; at += 1) frames[at] = move + at;
      for (let at = pushed - 1; at >= 0; at -= 1) sum += frames[at] as number;
    }
    return sum;
  };
}

interface Counter { value: number }

/** The calibration loop: twenty moves of one form listed as objects, one picked, eight counters changed, a frame pushed and popped. */
export function calibration(decisions: number, random: Random): number {
  const frames = [{ kind: 'round', seat: 0 }];
  const counters: Counter[] = Array.from({ length: 16 }, (_, value) => ({ value }));
  let sum = 0;
  for (let decision = 0; decision < decisions; decision += 1) {
    const moves: { kind: string; a: number; b: number; list: null }[] = [];
    for (let at = 0; at < 20; at += 1) if ((counters[at & 15] as Counter).value >= 0) moves.push({ kind: 'place', a: at, b: at + 1, list: null });
    const { kind } = moves[Math.floor(random() * moves.length)] as { kind: string };
    for (let at = 0; at < 8; at += 1) (counters[(decision + at) & 15] as Counter).value += 1;
    frames.push({ kind, seat: 0 });
    sum += (frames.pop() as { seat: number }).seat;
  }
  return sum;
}
