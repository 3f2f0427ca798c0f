// VOY-PSET-8: the steps of the set-up run in their order, so each state on the way has exactly what came before.
import { characterOf, type Position } from '../../box.js';
import { CONTRACT_COLUMNS, STACKS, START } from '../../content/board.js';
import { UNSEEN } from '../../../mechanics/piles.js';
import { CARD_CITIES, LARGE_CITIES, SMALL_CITIES } from '../../content/ids.js';
import type { Frame } from '../../frames.js';
import type { State } from '../../state.js';
import type { Dealt } from './deal.js';

type SetUp = Extract<Frame, { kind: 'setup' }>;

/** The number of the set-up frame while something is dealt: each step puts its frames there and names the next one. */
const STEP_OF = { cityBonuses: 1, outposts: 2, cityCards: 3, row: 4, piles: 5, firstPlayer: 6, startingContract: 8, goals: 12 } as const;
const PICKING = { early: 7, late: 10 } as const;
const KEEPING = 13;
const SET_OUT = 11;

/** Whether a step is over; while it lasts, what it deals waits. */
const isDone = ({ step }: SetUp, what: keyof typeof STEP_OF): boolean => step > STEP_OF[what];

/** What is wrong with a set-up that has come so far, or `null`. */
export function setUpProblem(position: Position, frame: SetUp): string | null {
  const { state, box } = position;
  const counts: readonly (readonly [keyof typeof STEP_OF, number, number])[] = [
    ['cityBonuses', state.cityBonuses.length, SMALL_CITIES.length],
    ['outposts', state.outposts.length, LARGE_CITIES.length],
    ['cityCards', state.cityCards.length, CARD_CITIES.length],
    ['row', state.row.filter((contract) => contract !== null).length, CONTRACT_COLUMNS],
    ['firstPlayer', state.startPlayer === null ? 0 : 1, 1],
  ];
  for (const [what, number, expected] of counts) if (number !== (isDone(frame, what) ? expected : 0)) return `${what} do not fit this step of the set-up`;
  const given = box.rulings.draftTiming === 'before-player-setup' ? PICKING.early : PICKING.late;
  return pilesProblem(position, frame) ?? charactersProblem(state, frame, given) ?? handsProblem(position, frame);
}

/** Nothing has left the piles but the first row, and they are open as far as they are to be (ruling `hiddenInformation`). */
function pilesProblem({ state, box }: Position, frame: SetUp): string | null {
  const { stacks, special, mixed, frames } = state;
  const waiting = (what: Dealt): number => frames.filter((one) => one.kind === 'deal' && one.what === what).length;
  const unseen = (pile: readonly string[]): number => pile.filter((entry) => entry === UNSEEN).length;
  const opened = box.rulings.hiddenInformation === 'open-piles' && frame.step >= STEP_OF.piles;
  const inStacks = (isDone(frame, 'row') ? STACKS.count - 1 : STACKS.count) * STACKS.size;
  const fit = stacks.length === inStacks && special.length === STACKS.special && mixed.length === 0
    && unseen(stacks) === (opened ? waiting('stack') * STACKS.size : inStacks)
    && unseen(special) === (opened ? waiting('special') : 1) * STACKS.special;
  return fit ? null : 'piles do not fit this step of the set-up';
}

function charactersProblem(state: State, { step }: SetUp, given: number): string | null {
  const pending = state.frames.filter(({ kind }) => kind === 'pickCharacter').length;
  const dealing = state.frames.some((frame) => frame.kind === 'deal' && frame.what === 'characters');
  const without = state.players.filter(({ character }) => character === null).length;
  if (without !== (step < given ? state.players.length : pending)) return 'characters do not fit this step of the set-up';
  const offered = pending > 0 && !dealing ? pending + 1 : 0;
  if (state.players.some(({ character }) => character !== null && state.characters.includes(character))) return 'who is picked can be picked no more';
  return state.characters.length === offered ? null : 'one more character is revealed than players pick';
}

/** Figures, contracts and goal cards in hand. */
function handsProblem(position: Position, { step }: SetUp): string | null {
  const { state } = position;
  const waits = (seat: number, what: Dealt): boolean => state.frames.some((frame) => frame.kind === 'deal' && frame.what === what && frame.seat === seat);
  for (const [seat, player] of state.players.entries()) {
    const { figures, firstPost } = characterOf(position, player);
    if (player.figures.length !== (step < SET_OUT ? 0 : figures)) return 'figures do not fit this step of the set-up';
    if (player.posts.join() !== (step < SET_OUT ? '' : firstPost ?? '')) return 'posts do not fit this step of the set-up';
    if (player.completed.length > 0) return 'nobody completes a contract in the set-up';
    const contracts = step < STEP_OF.startingContract || waits(seat, 'startingContract') ? 0 : 1;
    if (player.contracts.length !== contracts) return 'starting contracts do not fit this step of the set-up';
    const goals = step < STEP_OF.goals || waits(seat, 'goals') ? 0 : goalsInHand(state, seat, step);
    const returned = hasChosenGoals(state, seat, step) ? START.goalsToChooseFrom - START.goalsDealt : 0;
    if (player.goals.length !== goals || player.returned.length !== returned) return 'goal cards do not fit this step of the set-up';
  }
  return null;
}

function hasChosenGoals({ frames }: State, seat: number, step: number): boolean {
  return step === KEEPING && !frames.some((frame) => frame.kind === 'keepGoals' && frame.seat === seat);
}

function goalsInHand(state: State, seat: number, step: number): number {
  return state.config.variants?.goalChoice && !hasChosenGoals(state, seat, step) ? START.goalsToChooseFrom : START.goalsDealt;
}
