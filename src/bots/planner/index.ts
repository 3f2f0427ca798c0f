import type { AnyEvent, AnyMove, AnyState, AnyView, Game } from '../../kernel/game.js';
import type { Evaluation, Thinking, Turn } from '../bot.js';
import { breather, now } from '../clock.js';
import { edge, scoreEvaluation } from '../evaluation.js';
import type { SearchBot } from '../ismcts/index.js';
import type { AnyPlanning } from '../../kernel/planning.js';
import { recall, remember } from './memory.js';
import { settingsOf, type PlannerOptions } from './options.js';
import { newRehearsal, ranked, rehearse, type Trial } from './rehearsal.js';
import { unplanned } from './unplanned.js';
import { advance, movesTo, newSearch, type Place, type Search, type Task } from './search.js';
import { rehearsedThinking, thinkingOf } from './thinking.js';
import type { Mind, Thought } from './thought.js';

export type { PlannerOptions } from './options.js';

/** Between two looks at the clock or at whoever may stop the search. */
const BATCH = 32;

/**
 * Plans all that it can still do in this round, as if the others did nothing, and judges only where nothing is left to
 * do. A plan is played up to the end of the turn or to the first luck, then made anew. Reproducible by its seed unless
 * time is the budget.
 */
export function planner<C extends object, S extends AnyState, M extends AnyMove, V extends AnyView, E extends AnyEvent>(
  game: Game<C, S, M, V, E>, options: PlannerOptions<V> = {},
): SearchBot<V, M> {
  const evaluation = (options.evaluation ?? scoreEvaluation(game)) as unknown as Evaluation;
  const planning = options.planning ?? options.evaluation?.planning ?? unplanned;
  const mind: Mind = { game, planning, settings: settingsOf(options, planning), worth: worthBy(evaluation, planning), ahead: aheadBy(evaluation, planning.rehearsal?.rivalry ?? 0), memory: new Map() };
  return {
    name: 'planner',
    choose: (turn) => {
      const known = knownMove(mind, turn as unknown as Turn);
      if (known) return known as M;
      const thought = begin(mind, turn as unknown as Turn);
      const goOn = budget(thought, () => turn.stop?.() === true);
      while (batch(mind, thought) && goOn());
      return conclude(mind, thought, turn as unknown as Turn) as M;
    },
    ponder: async (turn, signal) => {
      const known = knownMove(mind, turn as unknown as Turn);
      if (known) return known as M;
      const thought = begin(mind, turn as unknown as Turn);
      const goOn = budget(thought, () => signal?.aborted === true || turn.stop?.() === true);
      const breathe = breather();
      while (batch(mind, thought) && goOn()) await breathe();
      return conclude(mind, thought, turn as unknown as Turn) as M;
    },
  };
}

/** What an evaluation says of one seat, less what the game says that others count for. */
function worthBy(evaluation: Evaluation, { rivalry }: AnyPlanning): Mind['worth'] {
  const of = evaluation.ofPlan ?? evaluation.of;
  const alone: Mind['worth'] = of ? (state, seat) => of(state as unknown as AnyView, seat) : (state, seat) => evaluation(state as unknown as AnyView)[seat] as number;
  if (rivalry === undefined) return alone;
  return (state, seat) => {
    const share = rivalry(state);
    return share === 0 ? alone(state, seat) : aheadBy(evaluation, share)(state, seat);
  };
}

/** What an evaluation says of one seat, less a share of what the others have. */
function aheadBy(evaluation: Evaluation, rivalry: number): Mind['ahead'] {
  const all = evaluation.ofPlans ?? evaluation;
  return (state, seat) => {
    const values = all(state as unknown as AnyView);
    return rivalry * edge(values, seat) + (1 - rivalry) * (values[seat] as number);
  };
}

/** The move there is nothing to think about. */
function knownMove(mind: Mind, { view, seat, moves, tell }: Turn): AnyMove | undefined {
  if (moves.length === 1) return moves[0];
  const known = recall(mind, view, seat, moves);
  // Who wants to be told and was not when the plan was made is told of a plan made now.
  if (!known || (tell && !known.told)) return undefined;
  if (known.told) tell?.(known.told);
  return known.move;
}

function begin({ game, planning, settings, worth, ahead }: Mind, { view, seat, random }: Turn): Thought {
  const state = game.determinize(view, random);
  const alone = game.inPlace.clone(state);
  planning.alone(alone, seat);
  const drawn = random();
  // Plans that are to be rehearsed are compared as the rehearsal compares them.
  const judged = settings.rehearsals > 0 ? ahead : worth;
  const task: Task = { game, planning, seat, begun: state, worth: (one) => judged(one, seat), draw: () => drawn, course: settings.rehearsals > 0 ? planning.rehearsal?.course : undefined };
  const width = settings.milliseconds === Infinity ? settings.width : 1;
  return { task, settings, begin: state, alone, search: searchOf(task, alone, width), best: null, positions: 0, random, rehearsing: null };
}

const searchOf = (task: Task, alone: AnyState, width: number): Search => newSearch(task, task.game.inPlace.clone(alone), width);

function budget({ settings: { milliseconds } }: Thought, stopped: () => boolean): () => boolean {
  const end = milliseconds === Infinity ? Infinity : now() + milliseconds;
  return () => !stopped() && (end === Infinity || now() < end);
}

/** Looks at some more positions; false when everything was looked at that the budget allows. */
function batch(mind: Mind, thought: Thought): boolean {
  const { search, settings, rehearsing } = thought;
  if (rehearsing !== null) return rehearse(rehearsing) && rehearsing.count < settings.rehearsals;
  for (let left = BATCH; left > 0; left -= 1) {
    if (advance(search)) continue;
    if (better(search, thought.best)) thought.best = search;
    thought.positions += search.positions;
    if (search.width >= settings.width) return beginRehearsal(mind, thought, search);
    thought.search = searchOf(thought.task, thought.alone, Math.min(settings.width, 2 * search.width));
    return true;
  }
  return true;
}

/** Whether there is something to be rehearsed: different plans, in a game that says how. */
function beginRehearsal({ worth }: Mind, thought: Thought, { courses }: Search): boolean {
  const { settings, task } = thought;
  const { rehearsal } = task.planning;
  if (rehearsal === undefined || settings.rehearsals === 0 || courses.size < 2) return false;
  thought.rehearsing = newRehearsal(task, rehearsal, { worth, random: thought.random, places: [...courses.values()].sort((a, b) => b.worth - a.worth) });
  return true;
}

function better({ best }: Search, other: Search | null): boolean {
  return best !== null && best.worth > (other?.best?.worth ?? -Infinity);
}

function conclude(mind: Mind, thought: Thought, turn: Turn): AnyMove {
  const { seat, moves } = turn;
  const found = better(thought.search, thought.best) ? thought.search : (thought.best ?? thought.search);
  const best = thought.rehearsing === null ? found.best : (ranked(thought.rehearsing)[0] as Trial).place;
  if (best === null) return moves[0] as AnyMove;
  const plan = movesTo(best);
  const told = turn.tell ? tellOf(mind, thought, found, best) : null;
  if (told) turn.tell?.(told);
  remember(mind, thought.begin, { seat, plan, told });
  return plan[0] as AnyMove;
}

const tellOf = (mind: Mind, thought: Thought, found: Search, best: Place): Thinking =>
  (thought.rehearsing === null ? thinkingOf(mind, thought, found, best) : rehearsedThinking(mind, thought, thought.rehearsing));
