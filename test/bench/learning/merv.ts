// How Merv is learned: what players come to at tables of four, two and three, and alone.
import { merv, type State } from '../../../src/merv/index.js';
import { bookedOf, describeTo, evaluationTaught, isLearned } from '../../../src/merv/play/evaluation.js';
import { learned } from '../../../src/merv/play/learned.js';
import { standardWeights } from '../../../src/merv/play/weights.js';
import type { Moment, Step, Teaching } from './teaching.js';

/** What is decided outside an own turn and what a turn comes to is learned from, and how the next seat stands then. */
function moments({ state: begun, seat, play, note }: Step): void {
  const state = begun as State;
  const ended = state.turn.seat === seat;
  play();
  if (!isLearned(state, seat)) return;
  note(momentOf(state, seat, ended));
  const next = (seat + 1) % state.config.seats;
  if (ended && next !== seat && isLearned(state, next)) note(momentOf(state, next, false));
}

const momentOf = (state: State, who: number, ended: boolean): Moment => ({ state, seat: who, round: 4 * state.year + state.round, ended, booked: bookedOf(state.players[who]!) });

export const teaching: Teaching = {
  game: merv,
  characters: [],
  seats: [4, 2, 1, 4, 2, 1, 4, 3],
  width: 4,
  judge: (taught, weights) => evaluationTaught(taught, weights as never),
  weights: { ...standardWeights },
  learned,
  moments,
  describe: (state, seat, out) => { describeTo(state as State, seat, out); },
};
