import * as fc from 'fast-check';
import type { AnyGame, AnyState } from '../../kernel/game.js';
import { equal } from '../../kernel/json.js';
import { randomOf } from '../luck.js';
import { stepOf, take, walk } from '../walk.js';
import { edits, forge, remember, type Edit, type Memory, type Pick } from './forgeries.js';
import { hold, holdEqual, type Story } from './law.js';
import { placesOf } from './places.js';
import { shrunk } from './shrink.js';

/** How many changed states were let in and played on, and how many were refused. */
export interface ForgeryCounts {
  readonly accepted: number;
  readonly refused: number;
}

/** What law 16 is to do. */
export interface LetIn {
  readonly game: AnyGame;
  readonly configs: fc.Arbitrary<object>;
  /** How many changed states have to be let in and played on. */
  readonly forgeries: number;
  readonly seed: number;
  readonly steps: number;
}

/** A game told by numbers, in which the state before one step is replaced by a changed one. */
interface ForgedStory extends Story {
  readonly at: number;
  readonly edits: readonly Edit[];
}

/** The story that was found, and why it breaks. */
interface Broken {
  readonly story: ForgedStory;
  readonly error: Error;
}

/** Changed states of one game that are played on, of one moment, and how often it is tried there. */
const IN_A_GAME = 20;
const AT_A_MOMENT = 2;
const TRIES = 60;
/** Most tries for a state that is let in, before it is given up: the counts tell. */
const PATIENCE = 200;

/** Law 16. */
export const LET_IN = { number: 16, title: 'what validate lets in can be played to the end' } as const;

/**
 * Takes states that occur, changes them in a little, and plays on with those that are let in. Throws when one of them
 * cannot be played to the end, with a small counterexample.
 */
export function proveLetIn(task: LetIn): ForgeryCounts {
  const { game, configs, forgeries, seed } = task;
  const counts = { accepted: 0, refused: 0 };
  const memory: Memory = new Map();
  // Games in which nothing was tried: without them the same numbers would come again, for ever.
  let idle = 0;
  for (let round = 0; counts.accepted < forgeries && counts.accepted + counts.refused < PATIENCE * forgeries; round += 1) {
    for (const config of fc.sample(configs, { numRuns: 20, seed: seed + round })) {
      const tried = counts.accepted + counts.refused;
      const random = randomOf(seed * 7919 + tried + 104_729 * idle);
      const pick: Pick = (bound) => Math.floor(random() * bound);
      const failed = forgeGame({ ...task, config, memory, pick }, counts);
      if (failed && !isBrokenItself(game, failed.story.config, task.steps)) throw asError(failed, seed);
      if (failed || counts.accepted >= forgeries) return counts;
      if (counts.accepted + counts.refused === tried) idle += 1;
    }
  }
  return counts;
}

/** One game with changed states at some of its moments; the story of the first that breaks. */
function forgeGame({ game, config, memory, pick, steps, forgeries }: LetIn & { config: object; memory: Memory; pick: Pick }, counts: { accepted: number; refused: number }): Broken | null {
  const choices = Array.from({ length: steps }, () => pick(2 ** 31));
  const most = Math.min(forgeries, counts.accepted + IN_A_GAME);
  let failed: Broken | null = null;
  walk(game, config, choices, (state, _step, at) => {
    if (failed || pick(steps) >= IN_A_GAME) return;
    const forger = { game, state, places: placesOf(state), memory, pick };
    remember(memory, state, forger.places, pick);
    let found = 0;
    for (let tries = 0; tries < TRIES && found < AT_A_MOMENT && counts.accepted < most && !failed; tries += 1) {
      const changes = edits(forger);
      const forged = forge(state, changes);
      if (!forged || equal(forged, state)) continue;
      if (!game.validate(forged).ok) { counts.refused += 1; continue; }
      counts.accepted += 1;
      found += 1;
      const later: number[] = [];
      const draw = (): number => later[later.push(pick(2 ** 31)) - 1] as number;
      const error = faultOf(() => { playOn(game, forged, draw); });
      if (error) failed = { story: { game, config, choices: [...choices.slice(0, at), ...later], stride: 1, at, edits: changes }, error };
    }
  });
  return failed;
}

/** What is thrown, or `null`. */
function faultOf(play: () => void): Error | null {
  try {
    play();
    return null;
  } catch (error) {
    return error as Error;
  }
}

/** Plays on to the end, or as long as there are numbers, and looks at everything on the way. */
function playOn(game: AnyGame, start: AnyState, draw: () => number | undefined): void {
  const state = game.inPlace.clone(start);
  const census = game.census(game.setup(start.config));
  for (let taken = 0; taken <= game.longest; taken += 1) {
    const verdict = game.validate(state);
    hold(verdict.ok, () => `${taken} steps later the state is invalid: ${verdict.ok ? '' : verdict.error.message}`);
    holdEqual(game.census(state), census, `${taken} steps later a component was made or lost`);
    const choice = draw();
    if (choice === undefined) return;
    const step = stepOf(game, state, choice);
    if (!step) {
      game.score(state);
      return;
    }
    if (step.kind === 'move') {
      for (const move of step.legal) hold(game.check(state, move).ok, () => `${taken} steps later ${game.notation.print(move)} is listed and refused`);
    }
    take(game, state, step);
  }
  hold(false, `the game goes on after ${game.longest} steps`);
}

function judge(story: Story): void {
  const { game, config, choices, at, edits: changes } = story as ForgedStory;
  if (choices.length < at) return;
  let taken = 0;
  const state = walk(game, config, choices.slice(0, at), () => { taken += 1; });
  const forged = taken === at ? forge(state, changes) : null;
  if (!forged || !game.validate(forged).ok) return;
  let next = at;
  playOn(game, forged, () => choices[next++]);
}

/** Whether the game breaks without any change, too: then another law tells. */
function isBrokenItself(game: AnyGame, config: object, steps: number): boolean {
  const random = randomOf(steps);
  const draw = (): number => Math.floor(random() * 2 ** 31);
  return Array.from({ length: 20 }).some(() => faultOf(() => { playOn(game, game.setup(config), draw); }) !== null);
}

/** The failure made small. One that does not come again is told as it was found: the rules then hang on more than the state. */
function asError({ story, error }: Broken, seed: number): Error {
  const single = story.edits.map((edit): ForgedStory => ({ ...story, edits: [edit] })).find((one) => faultOf(() => { judge(one); }) !== null);
  const found = shrunk(judge, single ?? story);
  const { config, choices, at, edits: changes } = (found?.story ?? story) as ForgedStory;
  const told = found?.error ?? error;
  const where = `Seed ${seed}${found ? '' : ', and it did not happen again'}. Counterexample: ${JSON.stringify([config, choices.slice(0, at), changes, choices.slice(at)])}`;
  return new Error(`${told.message}\n${where}`, { cause: told });
}
