import { equal } from '../../kernel/json.js';
import type { AnyMove, AnyState } from '../../kernel/game.js';
import type { Thinking } from '../bot.js';
import { reasonsOf, type Planned } from '../reasons.js';
import { lessThan, ranked, type Rehearsing, type Trial } from './rehearsal.js';
import { advance, movesTo, newSearch, type Place, type Search, type Task } from './search.js';
import type { Mind, Thought } from './thought.js';

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

/** What was found by planning alone. */
export function thinkingOf(mind: Mind, { task, alone, positions }: Thought, { ends, width }: Search, chosen: Place): Thinking {
  const best: Planned = { moves: movesTo(chosen), end: chosen.state, worth: chosen.worth };
  return {
    measure: 'points', iterations: positions, nodes: width,
    candidates: [...ends].sort(([, a], [, b]) => b.worth - a.worth).map(([move, { worth }]) => ({ move, visits: 0, worth, value: 1 / (1 + Math.exp((best.worth - worth) / 5)) })),
    principalVariation: best.moves,
    reasons: reasonsOf(mind.game, { seat: task.seat, begin: alone }, best, otherPlan(task, alone, best, width)),
  };
}

/** What was found by rehearsing: worth what the plan is worth to the seat, and so much less as came less of it. */
export function rehearsedThinking(mind: Mind, { task: { seat }, alone, positions }: Thought, rehearsing: Rehearsing): Thinking {
  const order = ranked(rehearsing);
  const best = order[0] as Trial;
  const worth = mind.worth(best.place.state, seat);
  const worthOf = (trial: Trial): number => worth - lessThan(trial, best);
  const planned = order.map((trial): Planned & { readonly visits: number } => ({ moves: movesTo(trial.place), end: trial.place.state, worth: worthOf(trial), visits: trial.results.length }));
  const chosen = planned[0] as Planned;
  const [first] = chosen.moves;
  const begun = planned.filter(({ moves: [move] }, at) => planned.findIndex(({ moves: [other] }) => equal(other, move)) === at);
  return {
    measure: 'points', iterations: positions, nodes: rehearsing.count,
    candidates: begun.map(({ moves: [move], worth: its, visits }) => ({ move: move as AnyMove, visits, worth: its, value: 1 / (1 + Math.exp((worth - its) / 5)) })),
    principalVariation: chosen.moves,
    reasons: reasonsOf(mind.game, { seat, begin: alone }, chosen, planned.find(({ moves: [move] }) => !equal(move, first)) ?? null),
  };
}
