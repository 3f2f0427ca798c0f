// Recorded games: positions to measure single operations on, the tenths of a game, sizes, and the shape of a decision.
import { diff, randomFrom, sample, type AnyGame, type AnyMove, type AnyState, type AnyView, type Outcome } from '../../src/index.js';
import { median, sorted } from './sampling.js';
import type { Shape } from './yardsticks.js';

/** A step as it was taken; `moves` counts those that were listed. */
type Step = { readonly move: AnyMove; readonly moves: number } | { readonly luck: Outcome };

export interface Recorded {
  readonly steps: readonly Step[];
  readonly decisions: number;
}

/** Plays a random game and writes down what happened; `visit` sees every state at which somebody decides. */
export function record(game: AnyGame, config: object, seed: string, visit: (state: AnyState, moves: readonly AnyMove[]) => void = () => undefined): Recorded {
  const random = randomFrom(seed);
  const state: AnyState = game.inPlace.clone(game.setup(config));
  const steps: Step[] = [];
  for (let decisions = 0; ;) {
    const moves: readonly AnyMove[] = game.legalMoves(state);
    const request = moves.length > 0 ? null : game.chance(state);
    if (moves.length > 0) {
      visit(state, moves);
      const move = moves[Math.floor(random() * moves.length)] as AnyMove;
      steps.push({ move, moves: moves.length });
      game.inPlace.play(state, move);
      decisions += 1;
    } else if (request) {
      const luck = sample(request, random);
      steps.push({ luck });
      game.inPlace.resolve(state, luck);
    } else return { steps, decisions };
  }
}

/** Positions at which somebody decides, evenly taken out of some games. */
export function positionsOf(game: AnyGame, config: object, seeds: readonly string[], every: number): AnyState[] {
  const found: AnyState[] = [];
  let seen = 0;
  for (const seed of seeds) {
    record(game, config, seed, (state) => {
      if (seen++ % every === 0) found.push(game.inPlace.clone(state));
    });
  }
  return found;
}

/** A stretch of a recorded game: where it begins, and the steps from there. */
export interface Stretch {
  readonly from: AnyState;
  readonly steps: readonly Step[];
  readonly decisions: number;
}

/** One tenth of each of some games, counted in decisions: 0 is the first, 9 the last. */
export function tenthOf(game: AnyGame, config: object, seeds: readonly string[], tenth: number): Stretch[] {
  return seeds.map((seed) => {
    const { steps, decisions } = record(game, config, seed);
    const first = Math.floor((decisions * tenth) / 10);
    const last = Math.floor((decisions * (tenth + 1)) / 10);
    const state: AnyState = game.inPlace.clone(game.setup(config));
    const stretch: Step[] = [];
    let from = first === 0 ? game.inPlace.clone(state) : null;
    let made = 0;
    for (const step of steps) {
      if ('move' in step && made === first) from ??= game.inPlace.clone(state);
      if ('move' in step && made === last) break;
      if (from) stretch.push(step);
      if ('move' in step) {
        game.inPlace.play(state, step.move);
        made += 1;
      } else game.inPlace.resolve(state, step.luck);
    }
    return { from: from as AnyState, steps: stretch, decisions: last - first };
  });
}

/** Lists and plays all that happens in a stretch, on a state that is used up by it. */
export function playStretch(game: AnyGame, state: AnyState, { steps }: Stretch): void {
  for (const step of steps) {
    if ('move' in step) {
      if (game.legalMoves(state).length === 0) throw new Error('a recorded game went another way');
      game.inPlace.play(state, step.move);
    } else {
      game.chance(state);
      game.inPlace.resolve(state, step.luck);
    }
  }
}

/** Bytes of a state as JSON: all positions, and the median of the first, fifth and last tenth of the games. */
export interface Sizes {
  readonly median: number;
  readonly largest: number;
  readonly first: number;
  readonly middle: number;
  readonly last: number;
}

export function sizesOf(game: AnyGame, config: object, seeds: readonly string[]): Sizes {
  const all: number[] = [];
  const tenths: number[][] = [[], [], []];
  for (const seed of seeds) {
    const sizes: number[] = [];
    record(game, config, seed, (state) => { sizes.push(JSON.stringify(state).length); });
    all.push(...sizes);
    [0, 4, 9].forEach((tenth, at) => tenths[at]?.push(...sizes.slice(Math.floor((sizes.length * tenth) / 10), Math.floor((sizes.length * (tenth + 1)) / 10))));
  }
  const inOrder = sorted(all);
  const [first, middle, last] = tenths.map(median) as [number, number, number];
  return { median: median(all), largest: inOrder[inOrder.length - 1] as number, first, middle, last };
}

/** Bytes of the patches from one view of a seat to its next, as JSON: after every decision and the luck that follows. */
export interface ViewPatches {
  readonly median: number;
  readonly percentile99: number;
  /** The whole view, for comparison. */
  readonly whole: number;
}

export function viewPatchesOf(game: AnyGame, config: { readonly seats: number }, seeds: readonly string[]): ViewPatches {
  const patches: number[] = [];
  const whole: number[] = [];
  for (const seed of seeds) {
    const last: AnyView[] = [];
    record(game, config, seed, (state) => {
      for (let seat = 0; seat < config.seats; seat += 1) {
        // A view shows nodes of the state, which is played on.
        const view = JSON.parse(JSON.stringify(game.view(state, seat))) as AnyView;
        whole.push(JSON.stringify(view).length);
        const before = last[seat];
        if (before) patches.push(JSON.stringify(diff(before, view)).length);
        last[seat] = view;
      }
    });
  }
  const inOrder = sorted(patches);
  return { median: median(patches), percentile99: inOrder[Math.floor(inOrder.length * 0.99)] as number, whole: median(whole) };
}

/** What a decision of this game is made of, luck that follows included. */
export function shapeOf(game: AnyGame, config: object, seeds: readonly string[]): Shape & { readonly decisions: number; readonly luck: number } {
  let decisions = 0;
  let luck = 0;
  const total = { moves: 0, parts: 0, changed: 0, frames: 0 };
  for (const seed of seeds) {
    const { steps, decisions: made } = record(game, config, seed, (_, moves) => {
      total.moves += moves.length;
      for (const move of moves) total.parts += Object.keys(move).length - 1;
    });
    decisions += made;
    luck += steps.length - made;
    replayCounting(game, config, steps, total);
  }
  return {
    moves: total.moves / decisions, parts: total.parts / total.moves,
    changed: total.changed / decisions, frames: total.frames / decisions, decisions: decisions / seeds.length, luck: luck / decisions,
  };
}

function replayCounting(game: AnyGame, config: object, steps: readonly Step[], total: { changed: number; frames: number }): void {
  let state: AnyState = game.inPlace.clone(game.setup(config));
  for (const step of steps) {
    const next: AnyState = game.inPlace.clone(state);
    const push = next.frames.push.bind(next.frames);
    Object.defineProperty(next.frames, 'push', { value: (...frames: AnyState['frames']) => { total.frames += frames.length; return push(...frames); } });
    if ('move' in step) game.inPlace.play(next, step.move);
    else game.inPlace.resolve(next, step.luck);
    const { frames: before, ...restBefore } = state;
    const { frames: after, ...restAfter } = next;
    total.changed += changes(restBefore, restAfter);
    state = next;
  }
}

/** How many fields differ between two trees. In a list of plain values: how many entries came or went. */
function changes(before: unknown, after: unknown): number {
  if (before === after) return 0;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return 1;
  if (Array.isArray(before) && Array.isArray(after)) {
    if ([...before, ...after].every((entry) => typeof entry !== 'object')) return entriesChanged(before, after);
    let count = Math.abs(before.length - after.length);
    for (let at = 0; at < Math.min(before.length, after.length); at += 1) count += changes(before[at], after[at]);
    return count;
  }
  let count = 0;
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) count += changes((before as Record<string, unknown>)[key], (after as Record<string, unknown>)[key]);
  return count;
}

function entriesChanged(before: readonly unknown[], after: readonly unknown[]): number {
  const left = before.slice();
  let came = 0;
  for (const entry of after) {
    const at = left.indexOf(entry);
    if (at < 0) came += 1;
    else left.splice(at, 1);
  }
  const moved = left.length === 0 && came === 0 && before.some((entry, at) => entry !== after[at]);
  return moved ? 1 : Math.max(came, left.length);
}
