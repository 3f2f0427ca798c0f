// Whose position is described, and how much time is left.
import { put, whether, type Description } from '../../mechanics/description.js';
import { ROUNDS, YEARS } from '../content/ids.js';
import { at } from '../rules/supply/lists.js';
import { YEAR } from '../rules/year/year.js';
import type { Player, State } from '../state.js';
import { hallsOf } from './standard.js';

/** Whose position is described, and how much is left to do. */
export interface Subject {
  readonly state: State;
  readonly player: Player;
  readonly who: number;
  /** Own turns to come, as shares of all and of the next two, and those before the next invasion. */
  readonly turns: number;
  readonly time: number;
  readonly ready: number;
  readonly untilInvasion: number;
  /** Scoring phases and invasions to come, as shares of all. */
  readonly phases: number;
  readonly invasions: number;
  /** What a courtier in each hall scores. */
  readonly halls: readonly number[];
}

/** The turns after the first. */
export const LATER_TURNS = YEARS * ROUNDS - 1;
/** The step of the year in which the Mongols come. */
export const INVASION = /* @__PURE__ */ YEAR.indexOf('invasion');

/** A seat at a table. */
export function subjectOf(state: State, who: number): Subject {
  const { year, round, frames } = state;
  const player = at(state.players, who);
  const inYear = ROUNDS - round + whether(isDue(state, who));
  const turns = frames.length === 0 ? 0 : ROUNDS * (YEARS - year) + inYear;
  return {
    state, player, who, turns, time: turns / LATER_TURNS, ready: Math.min(1, turns / 2),
    untilInvasion: inYear + (year === 1 ? ROUNDS : 0), phases: (YEARS + 1 - year) / YEARS, invasions: Math.min(2, YEARS + 1 - year) / 2, halls: hallsOf(player),
  };
}

/** The step of the year that comes next. */
export function stepOf({ frames }: State): number {
  const [bottom] = frames;
  return bottom?.kind === 'year' ? bottom.step : 0;
}

/** Whether a year is being scored, or everything is: nothing is left to be judged but what is counted. */
export const isScoring = (state: State): boolean => state.frames.length === 0 || stepOf(state) > INVASION + 1;

/** Whether somebody's turn of this round is still to come. */
export const isDue = (state: State, who: number): boolean => stepOf(state) <= 2 * state.round && !state.slots.includes(who) && !state.queue.includes(who);

/** A number as far as there is time for much, and as far as there is time for anything. */
export function putReady(out: Description, number: number, { time, ready }: Subject): void {
  put(out, number * time);
  put(out, number * ready);
}

/** Adds to a number that was put down. */
export function raise(out: Description, place: number, by: number): void {
  out.numbers[place] = (out.numbers[place] as number) + by;
}
