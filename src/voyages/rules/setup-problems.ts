import type { Position } from '../box.js';
import { CONTRACT_COLUMNS, START } from '../content/board.js';
import type { Dealt, Frame, FrameOf } from '../frame-types.js';
import { CARD_CITIES, LARGE_CITIES, SMALL_CITIES } from '../content/ids.js';
import type { State } from '../state.js';

/** The number of the set-up frame while something is dealt: each step puts its frames there and names the next one. */
const STEP_OF: Readonly<Record<Dealt, readonly number[]>> = {
  cityBonuses: [1], outposts: [2], cityCards: [3], row: [4], special: [5], stack: [5], firstPlayer: [6], characters: [7, 10], startingContract: [8], goals: [12], leftovers: [],
};
const PICKING = [7, 10];
const KEEPING = 13;
const SET_OUT = 11;

/** Whether a step is over: nothing of it is left to be dealt. */
function isDone(state: State, { step }: FrameOf<'setUp'>, what: Dealt): boolean {
  const [first] = STEP_OF[what] as [number];
  return step > first || (step === first && !state.frames.some((frame) => frame.kind === 'deal' && frame.what === what));
}

/** What is wrong with a set-up that has come so far, or `null`. */
export function setUpProblem({ state, box }: Position, frame: FrameOf<'setUp'>): string | null {
  const counts: readonly (readonly [Dealt, number, number])[] = [
    ['cityBonuses', state.cityBonuses.length, SMALL_CITIES.length],
    ['outposts', state.outposts.length, LARGE_CITIES.length],
    ['cityCards', state.cityCards.length, CARD_CITIES.length],
    ['row', state.row.filter((contract) => contract !== null).length, CONTRACT_COLUMNS],
    ['firstPlayer', state.startPlayer === null ? 0 : 1, 1],
  ];
  for (const [what, number, expected] of counts) if (number !== (isDone(state, frame, what) ? expected : 0)) return `${what} do not fit this step of the set-up`;
  const early = box.answers.draftTiming === 'before-player-setup';
  return charactersProblem(state, frame, early ? (PICKING[0] as number) : (PICKING[1] as number)) ?? handsProblem(state, frame) ?? pendingProblem(state, frame);
}

function charactersProblem(state: State, { step }: FrameOf<'setUp'>, given: number): string | null {
  const pending = state.frames.filter(({ kind }) => kind === 'pickCharacter').length;
  const dealing = state.frames.some((frame) => frame.kind === 'deal' && frame.what === 'characters');
  const without = state.players.filter(({ character }) => character === null).length;
  if (without !== (step < given ? state.players.length : pending)) return 'characters do not fit this step of the set-up';
  const offered = pending > 0 && !dealing ? pending + 1 : 0;
  return state.offered.length === offered ? null : 'one more character is revealed than players pick';
}

/** Figures, contracts and goal cards in hand. */
function handsProblem(state: State, { step }: FrameOf<'setUp'>): string | null {
  const waits = (seat: number, what: Dealt): boolean => state.frames.some((frame) => frame.kind === 'deal' && frame.what === what && frame.seat === seat);
  for (let seat = 0; seat < state.players.length; seat += 1) {
    const player = state.players[seat] as State['players'][number];
    const figures = step < SET_OUT ? 0 : player.character === 'niccolo-marco' ? 2 : 1;
    if (player.figures.length !== figures) return 'figures do not fit this step of the set-up';
    const contracts = step < (STEP_OF.startingContract[0] as number) || waits(seat, 'startingContract') ? 0 : 1;
    if (player.contracts.length !== contracts) return 'starting contracts do not fit this step of the set-up';
    const goals = step < (STEP_OF.goals[0] as number) || waits(seat, 'goals') ? 0 : goalsInHand(state, seat, step);
    if (player.goals.length !== goals) return 'goal cards do not fit this step of the set-up';
  }
  return null;
}

function goalsInHand({ config, frames }: State, seat: number, step: number): number {
  if (!config.variants?.goalChoice) return START.goalsDealt;
  const chosen = step === KEEPING && !frames.some((frame) => frame.kind === 'keepGoals' && frame.seat === seat);
  return chosen ? START.goalsDealt : START.goalsToChooseFrom;
}

/** Frames that wait above the set-up must come from its last step. */
function pendingProblem({ frames }: State, { step }: FrameOf<'setUp'>): string | null {
  const fits = (frame: Frame): boolean => {
    if (frame.kind === 'deal') return STEP_OF[frame.what].includes(step);
    return frame.kind === 'keepGoals' ? step === KEEPING : PICKING.includes(step);
  };
  return frames.slice(1).every(fits) ? null : 'something else waits than this step of the set-up leaves';
}

/** What is wrong with something to be dealt, or `null`. */
export function dealProblem({ frames, row }: State, { what, seat }: FrameOf<'deal'>): string | null {
  if ((what === 'startingContract' || what === 'goals') !== (seat !== null)) return 'a seat is given where none is dealt to, or the reverse';
  if (frames[0]?.kind !== 'round') return null;
  const left = row.filter((contract) => contract !== null).length;
  const fits = (what === 'row' && left === 0) || (what === 'leftovers' && left > 1);
  return fits ? null : 'only leftovers and a new row are dealt in a round';
}
