import { sample, type Random, type Seat } from '../../kernel/chance.js';
import type { AnyMove, AnyState } from '../../kernel/game.js';
import type { AnyRehearsal } from '../../kernel/planning.js';
import { randomFrom } from '../../kernel/sources.js';
import { advance, newSearch, type Place, type Task } from './search.js';

/** A plan that is compared with others. */
export interface Trial {
  readonly place: Place;
  /** What came of it each time it was played on. */
  readonly results: number[];
}

/** Plans being played on, as in a race: all meet the same luck, world by world, and those that fall behind leave it. */
export interface Rehearsing {
  readonly task: Task;
  readonly how: AnyRehearsal;
  /** What a position is worth to anybody who plans on. */
  readonly worth: (state: AnyState, seat: Seat) => number;
  readonly random: Random;
  /** Those still in the race, the best first as they were judged, and the one whose turn it is. */
  trials: Trial[];
  at: number;
  /** Those that fell behind, the last one first. */
  readonly behind: Trial[];
  /** The luck of this world. */
  seed: string;
  playing: { readonly trial: Trial; readonly luck: Random; state: AnyState } | null;
  count: number;
}

/** So many worlds the plan's own judgement counts for. */
const TRUST = 4;
/** Nobody falls behind before so many worlds, nor by less than so many times the error of what lies between. */
const FEWEST = 4;
const CLEARLY = 1.3;

/** Begins to compare plans that end in different positions, the best first. */
export function newRehearsal(task: Task, how: AnyRehearsal, { worth, random, places }: Pick<Rehearsing, 'worth' | 'random'> & { readonly places: readonly Place[] }): Rehearsing {
  const trials = places.slice(0, how.plans).map((place): Trial => ({ place, results: [] }));
  return { task, how, worth, random, trials, at: 0, behind: [], seed: String(random()), playing: null, count: 0 };
}

/** Plays on with one more quick plan; a play-out begins where another has ended. False when one plan is left. */
export function rehearse(rehearsing: Rehearsing): boolean {
  const { playing, task: { game, seat }, how } = rehearsing;
  if (rehearsing.trials.length < 2) return false;
  if (playing === null) { beginPlayOut(rehearsing); return true; }
  for (let request = game.chance(playing.state); request; request = game.chance(playing.state)) game.inPlace.resolve(playing.state, sample(request, playing.luck));
  const actor = game.actor(playing.state);
  if (actor.type !== 'seat' || how.enough(playing.state, seat, playing.trial.place.state)) endPlayOut(rehearsing, playing);
  else playing.state = planned(rehearsing, playing.state, actor.seat, playing.luck);
  return true;
}

function beginPlayOut(rehearsing: Rehearsing): void {
  const trial = rehearsing.trials[rehearsing.at] as Trial;
  rehearsing.playing = { trial, luck: randomFrom(rehearsing.seed), state: rehearsing.task.game.inPlace.clone(trial.place.state) };
}

function endPlayOut(rehearsing: Rehearsing, { trial, state }: NonNullable<Rehearsing['playing']>): void {
  const worth = rehearsing.task.worth(state);
  trial.results.push(worth);
  rehearsing.count += 1;
  rehearsing.playing = null;
  rehearsing.at += 1;
  if (rehearsing.at < rehearsing.trials.length) return;
  leaveBehind(rehearsing);
  rehearsing.at = 0;
  rehearsing.seed = String(rehearsing.random());
}

/** After a world: who has clearly come to less than the best leaves the race. */
function leaveBehind(rehearsing: Rehearsing): void {
  const [best] = ranked(rehearsing) as [Trial];
  if (best.results.length < FEWEST) return;
  const left = rehearsing.trials.filter((trial) => trial === best || !clearlyLess(trial, best));
  rehearsing.behind.unshift(...rehearsing.trials.filter((trial) => !left.includes(trial)));
  rehearsing.trials = left;
}

/** How much less came of a plan than of another one in so many worlds that both met: the sum, and that of the squares. */
function differences({ results }: Trial, other: Trial, worlds: number): { readonly sum: number; readonly squares: number } {
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < worlds; world += 1) {
    const less = (other.results[world] as number) - (results[world] as number);
    sum += less;
    squares += less * less;
  }
  return { sum, squares };
}

function clearlyLess(trial: Trial, best: Trial): boolean {
  const worlds = trial.results.length;
  const { sum, squares } = differences(trial, best, worlds);
  const mean = sum / worlds;
  return mean > CLEARLY * Math.sqrt(Math.max(0, squares / worlds - mean * mean) / (worlds - 1));
}

/** What somebody's quick plan leads to: a whole turn, or whatever else is asked of him in a row. */
function planned({ task: { game, planning }, how, worth }: Rehearsing, state: AnyState, seat: Seat, luck: Random): AnyState {
  const moves = game.legalMoves(state);
  const drawn = luck();
  if (moves.length > 1) {
    const search = newSearch({ game, planning, seat, begun: state, worth: (one) => worth(one, seat), draw: () => drawn }, game.inPlace.clone(state), how.quick);
    while (advance(search));
    if (search.best) return search.best.state;
  }
  game.inPlace.play(state, moves[0] as AnyMove);
  return state;
}

/** How much less a plan comes to than another one: as they were judged, and as came of them where both met the same. */
export function lessThan(trial: Trial, other: Trial): number {
  const worlds = Math.min(trial.results.length, other.results.length);
  return (differences(trial, other, worlds).sum + TRUST * (other.place.worth - trial.place.worth)) / (worlds + TRUST);
}

/** The plans by what speaks for them: those still in the race come first. */
export function ranked({ trials, behind }: Rehearsing): Trial[] {
  const [first] = trials as [Trial, ...Trial[]];
  return [...trials.slice().sort((a, b) => lessThan(a, first) - lessThan(b, first)), ...behind];
}
