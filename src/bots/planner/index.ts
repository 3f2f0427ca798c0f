import type { Seat } from '../../kernel/chance.js';
import type { AnyEvent, AnyGame, AnyMove, AnyState, AnyView, Game } from '../../kernel/game.js';
import type { Evaluation, Thinking, Turn } from '../bot.js';
import { breather, now } from '../clock.js';
import { scoreEvaluation } from '../evaluation.js';
import { reasonsOf, type Planned } from '../reasons.js';
import type { SearchBot } from '../ismcts/index.js';
import { recall, remember, type Memory } from './memory.js';
import { settingsOf, type PlannerOptions, type Settings } from './options.js';
import type { AnyPlanning } from '../../kernel/planning.js';
import { unplanned } from './unplanned.js';
import { advance, movesTo, newSearch, type Place, type Search, type Task } from './search.js';

export type { PlannerOptions } from './options.js';

/** Between two looks at the clock or at whoever may stop the search. */
const BATCH = 32;

/** A decision being planned: widths one after the other, until there is no time for more. */
interface Thought {
  readonly task: Task;
  readonly settings: Settings;
  /** Where the plan begins: as it is, and with the others left out. */
  readonly begin: AnyState;
  readonly alone: AnyState;
  search: Search;
  best: Search | null;
  positions: number;
}

interface Mind {
  readonly game: AnyGame;
  readonly planning: AnyPlanning;
  readonly settings: Settings;
  readonly worth: (state: AnyState, seat: Seat) => number;
  readonly memory: Memory;
}

/**
 * Plans all that it can still do in this round, as if the others did nothing, and judges only where nothing is left to
 * do. A plan is played up to the end of the turn or to the first luck, then made anew. Reproducible by its seed unless
 * time is the budget.
 */
export function planner<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, options: PlannerOptions<V> = {},
): SearchBot<V, M> {
  const evaluation = (options.evaluation ?? scoreEvaluation(game)) as unknown as Evaluation;
  const mind: Mind = { game, planning: options.planning ?? options.evaluation?.planning ?? unplanned, settings: settingsOf(options), worth: worthBy(evaluation), memory: new Map() };
  return {
    name: 'planner',
    choose: (turn) => {
      const known = knownMove(mind, turn as unknown as Turn);
      if (known) return known as M;
      const thought = begin(mind, turn as unknown as Turn);
      const goOn = budget(thought, () => turn.stop?.() === true);
      while (batch(thought) && goOn());
      return conclude(mind, thought, turn as unknown as Turn) as M;
    },
    ponder: async (turn, signal) => {
      const known = knownMove(mind, turn as unknown as Turn);
      if (known) return known as M;
      const thought = begin(mind, turn as unknown as Turn);
      const goOn = budget(thought, () => signal?.aborted === true || turn.stop?.() === true);
      const breathe = breather();
      while (batch(thought) && goOn()) await breathe();
      return conclude(mind, thought, turn as unknown as Turn) as M;
    },
  };
}

/** What an evaluation says of one seat. */
function worthBy(evaluation: Evaluation): Mind['worth'] {
  const { of } = evaluation;
  return of ? (state, seat) => of(state as unknown as AnyView, seat) : (state, seat) => evaluation(state as unknown as AnyView)[seat] as number;
}

/** The move there is nothing to think about. */
function knownMove({ memory, planning }: Mind, { view, seat, moves, tell }: Turn): AnyMove | undefined {
  if (moves.length === 1) return moves[0];
  // Who asks what the bot thinks wants to hear of all that can be done now.
  return tell ? undefined : recall(memory, planning, view, seat, moves);
}

function begin({ game, planning, settings, worth }: Mind, { view, seat, random }: Turn): Thought {
  const state = game.determinize(view, random);
  const alone = game.inPlace.clone(state);
  planning.alone(alone, seat);
  const drawn = random();
  const task: Task = { game, planning, seat, begun: state, worth: (one) => worth(one, seat), draw: () => drawn };
  const width = settings.milliseconds === Infinity ? settings.width : 1;
  return { task, settings, begin: state, alone, search: searchOf(task, alone, width), best: null, positions: 0 };
}

const searchOf = (task: Task, alone: AnyState, width: number): Search => newSearch(task, task.game.inPlace.clone(alone), width);

function budget({ settings: { milliseconds } }: Thought, stopped: () => boolean): () => boolean {
  const end = milliseconds === Infinity ? Infinity : now() + milliseconds;
  return () => !stopped() && (end === Infinity || now() < end);
}

/** Looks at some more positions; false when everything was looked at that the budget allows. */
function batch(thought: Thought): boolean {
  const { search, settings } = thought;
  for (let left = BATCH; left > 0; left -= 1) {
    if (advance(search)) continue;
    if (better(search, thought.best)) thought.best = search;
    thought.positions += search.positions;
    if (search.width >= settings.width) return false;
    thought.search = searchOf(thought.task, thought.alone, Math.min(settings.width, 2 * search.width));
    return true;
  }
  return true;
}

function better({ best }: Search, other: Search | null): boolean {
  return best !== null && best.worth > (other?.best?.worth ?? -Infinity);
}

function conclude(mind: Mind, thought: Thought, turn: Turn): AnyMove {
  const { game, planning, memory } = mind;
  const { seat, moves } = turn;
  const found = better(thought.search, thought.best) ? thought.search : (thought.best ?? thought.search);
  if (found.best === null) return moves[0] as AnyMove;
  const plan = movesTo(found.best);
  turn.tell?.(thinkingOf(mind, thought, found, found.best));
  remember(memory, game, planning, thought.begin, seat, plan);
  return plan[0] as AnyMove;
}

/** So many positions are kept at most when another plan is looked for, only to be told. */
const TOLD_WIDTH = 16;

/** The best plan that begins with another move, and is not the same in another order if there is one that is not. */
function otherPlan({ planning, seat, ...rest }: Task, alone: AnyState, { moves: [first], end }: Planned, width: number): Planned | null {
  const search = newSearch({ planning, seat, ...rest }, rest.game.inPlace.clone(alone), Math.min(width, TOLD_WIDTH), first ?? null);
  while (advance(search));
  const found = [...search.ends.values()].sort((a, b) => b.worth - a.worth);
  const key = planning.key(end, seat);
  const place = found.find(({ state }) => planning.key(state, seat) !== key) ?? found[0];
  return place ? { moves: movesTo(place), end: place.state, worth: place.worth } : null;
}

function thinkingOf(mind: Mind, { task, alone, positions }: Thought, { ends, width }: Search, chosen: Place): Thinking {
  const best: Planned = { moves: movesTo(chosen), end: chosen.state, worth: chosen.worth };
  return {
    measure: 'points', iterations: positions, nodes: width,
    candidates: [...ends].sort(([, a], [, b]) => b.worth - a.worth).map(([move, { worth }]) => ({ move, visits: 0, worth, value: 1 / (1 + Math.exp((best.worth - worth) / 5)) })),
    principalVariation: best.moves,
    reasons: reasonsOf(mind.game, task.seat, alone, best, otherPlan(task, alone, best, width)),
  };
}
