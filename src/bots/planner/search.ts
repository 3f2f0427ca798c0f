import { sample, type Outcome, type Random, type Seat } from '../../kernel/chance.js';
import { topFrame } from '../../kernel/frames.js';
import { equal } from '../../kernel/json.js';
import type { AnyFrame, AnyGame, AnyMove, AnyState } from '../../kernel/game.js';
import { betterThanLast, keep, newStage, type Stage } from './stage.js';
import type { AnyPlanning } from '../../kernel/planning.js';

/** What a plan is looked for in. */
export interface Task {
  readonly game: AnyGame;
  readonly planning: AnyPlanning;
  /** What a position is worth to the seat. */
  readonly worth: (state: AnyState) => number;
  readonly seat: Seat;
  /** Where the plan begins. */
  readonly begun: AnyState;
  /** Luck that is drawn once: all plans meet the same. */
  readonly draw: Random;
  /** What the course of a plan is called, where the best of every course is wanted. */
  readonly course?: ((moves: readonly AnyMove[], end: AnyState, seat: Seat) => string) | undefined;
}

/** A position of a plan, and how it was come to. */
export interface Place {
  readonly before: Place | null;
  /** The moves from the place before. */
  readonly moves: readonly AnyMove[];
  /** Whether luck had a part in it, here or before. */
  readonly lucky: boolean;
  readonly state: AnyState;
  readonly worth: number;
}

/** A position in the middle of what is asked after a move. */
interface Halfway {
  readonly before: Place;
  readonly moves: readonly AnyMove[];
  readonly lucky: boolean;
  readonly state: AnyState;
  /** What it is worth as it is, once that was asked. */
  readonly worth?: number | undefined;
}

/** A search for a plan, with so many positions kept at each stage. */
export interface Search {
  readonly task: Task;
  readonly width: number;
  /** A first move that is left out, to find the best plan without it. */
  readonly without: AnyMove | null;
  readonly stages: Map<number, Stage>;
  /** Places still to be played on from, and the one that is being. */
  places: readonly Place[];
  at: number;
  moves: readonly AnyMove[];
  next: number;
  /** Ways of carrying out the move being played, and those that are one choice further. */
  readonly halfway: Halfway[];
  readonly further: Halfway[];
  /** The best ends of plans, by the first move. */
  readonly ends: Map<AnyMove, Place>;
  best: Place | null;
  /** The best end of every course that plans take, where such are told apart. */
  readonly courses: Map<string, Place>;
  positions: number;
}

/** So many ways of carrying out one move are followed at a time, and more for each position that is kept. */
const FEW_WAYS = 3;

/** Begins to look for a plan from a position the others are left out of. */
export function newSearch(task: Task, state: AnyState, width: number, without: AnyMove | null = null): Search {
  const search: Search = { task, width, without, stages: new Map(), places: [], at: 0, moves: [], next: 0, halfway: [], further: [], ends: new Map(), best: null, courses: new Map(), positions: 0 };
  const root: Place = { before: null, moves: [], lucky: false, state, worth: 0 };
  search.halfway.push({ before: root, moves: [], lucky: false, state });
  return search;
}

/** Looks at one more position; false when there is none. */
export function advance(search: Search): boolean {
  const half = search.halfway.pop();
  if (half) { follow(search, half); return true; }
  if (search.further.length > 0) { goFurther(search); return true; }
  if (search.next < search.moves.length) { playNext(search); return true; }
  return search.at < search.places.length ? open(search) : nextStage(search);
}

function playNext(search: Search): void {
  const { game } = search.task;
  const before = search.places[search.at - 1] as Place;
  const move = search.moves[search.next] as AnyMove;
  search.next += 1;
  // What is played on from for the last time need not be kept.
  const state = game.inPlace.clone(before.state);
  game.inPlace.play(state, move);
  follow(search, { before, moves: [move], lucky: before.lucky, state });
}

function open(search: Search): boolean {
  const { game, planning, seat } = search.task;
  const place = search.places[search.at] as Place;
  search.at += 1;
  search.moves = allowed(search, place, [], planning.worthwhile(place.state, seat, game.legalMoves(place.state)) as readonly AnyMove[]);
  search.next = 0;
  return true;
}

/** The moves without the one that is left out. */
function allowed({ without }: Search, before: Place, moves: readonly AnyMove[], choices: readonly AnyMove[]): readonly AnyMove[] {
  return without === null || moves.length > 0 || firstOf(before) !== undefined ? choices : choices.filter((move) => !equal(move, without));
}

/** The stage with most left to do comes first. */
function nextStage(search: Search): boolean {
  let most = -1;
  for (const [left, stage] of search.stages) if (stage.fresh.length > 0 && left > most) most = left;
  if (most < 0) return false;
  const stage = search.stages.get(most) as Stage;
  search.places = stage.fresh;
  search.at = 0;
  stage.past.push(...stage.fresh);
  stage.fresh = [];
  return true;
}

/** Goes on until a turn, or the end of the plan; where there is a choice on the way all of it is looked at. */
function follow(search: Search, { before, moves: begunBy, lucky: luckyBefore, state, worth: known }: Halfway): void {
  const { game, planning, seat, begun } = search.task;
  let lucky = luckyBefore;
  let moves = begunBy;
  let worth = known;
  search.positions += 1;
  for (let frame = topFrame(state); frame !== undefined; frame = topFrame(state)) {
    if (planning.over(state, seat, begun)) break;
    const actor = game.actor(state);
    if (actor.type !== 'seat') {
      const outcome = settled(search.task, state);
      if (outcome === null) break;
      lucky = true;
      worth = undefined;
      game.inPlace.resolve(state, outcome);
    } else if (actor.seat !== seat) {
      if (!midTurn(search.task, state)) break;
      worth = undefined;
      game.inPlace.play(state, game.legalMoves(state)[0] as AnyMove);
    } else if (planning.turns.includes(frame.kind)) {
      arrive(search, { before, moves, lucky, state, worth: worth ?? search.task.worth(state) }, planning.left(state, seat));
      return;
    } else {
      const choices = allowed(search, before, moves, planning.worthwhile(state, seat, game.legalMoves(state)) as readonly AnyMove[]);
      if (choices.length === 0) return;
      if (choices.length > 1) { branch(search, { before, moves, lucky, state }, choices); return; }
      worth = undefined;
      game.inPlace.play(state, choices[0] as AnyMove);
      moves = [...moves, choices[0] as AnyMove];
    }
  }
  end(search, { before, moves, lucky, state, worth: worth ?? search.task.worth(state) });
}

/** Where there is a choice on the way, all that can be chosen is looked at once everything as far on has been. */
function branch({ task: { game }, further }: Search, { before, moves, lucky, state }: Halfway, choices: readonly AnyMove[]): void {
  for (const [at, move] of choices.entries()) {
    const next = at === choices.length - 1 ? state : game.inPlace.clone(state);
    game.inPlace.play(next, move);
    further.push({ before, moves: [...moves, move], lucky, state: next });
  }
}

/** Goes one choice further on; where there are many ways, only on the best of them as they look now. */
function goFurther(search: Search): void {
  const { task: { planning, seat, worth }, halfway, further } = search;
  const most = FEW_WAYS + (planning.ways ?? 1) * search.width;
  if (further.length <= most) halfway.push(...further.reverse());
  else {
    const ways = further.map((way) => ({ way, worth: worth(way.state) })).sort((a, b) => b.worth - a.worth);
    const known = new Set<string>();
    for (const one of ways) {
      if (halfway.length >= most) break;
      // The same in another order looks the same.
      const key = `${planning.key(one.way.state, seat)}${JSON.stringify(topFrame(one.way.state))}`;
      if (known.has(key)) continue;
      known.add(key);
      halfway.push({ ...one.way, worth: one.worth });
    }
    halfway.reverse();
  }
  further.length = 0;
}

function settled({ game, planning, draw }: Task, state: AnyState): Outcome | null {
  const request = game.chance(state);
  if (request === null) return null;
  const outcome = planning.luck(request);
  return outcome === 'any' ? sample(request, draw) : outcome;
}

/** Whether an own turn is going on, in which somebody else is asked something. */
function midTurn({ planning, seat }: Task, { frames }: AnyState): boolean {
  return frames.some((frame: AnyFrame) => planning.turns.includes(frame.kind) && 'seat' in frame && frame.seat === seat);
}

/** A turn is come to: it is kept among the best of its stage. */
function arrive(search: Search, place: Place, left: number): void {
  let stage = search.stages.get(left);
  if (stage === undefined) search.stages.set(left, (stage = newStage()));
  if (betterThanLast(stage, place.worth, search.width) && keep(stage, place, search)) {
    if (left === 0) end(search, place);
  }
}

/** A plan is at its end. */
function end(search: Search, place: Place): void {
  const first = firstOf(place);
  if (first === undefined) return;
  const known = search.ends.get(first);
  if (known === undefined || place.worth > known.worth) search.ends.set(first, place);
  if (search.best === null || place.worth > search.best.worth) search.best = place;
  const { course, seat } = search.task;
  if (course === undefined) return;
  const name = course(movesTo(place), place.state, seat);
  const best = search.courses.get(name);
  if (best === undefined || place.worth > best.worth) search.courses.set(name, place);
}

function firstOf(place: Place): AnyMove | undefined {
  let first: AnyMove | undefined;
  for (let at: Place | null = place; at; at = at.before) first = at.moves[0] ?? first;
  return first;
}

/** All moves that lead to a place; `sure` of them come before luck has a part in it. */
export function movesTo(place: Place): AnyMove[] {
  const parts: (readonly AnyMove[])[] = [];
  for (let at: Place | null = place; at; at = at.before) parts.push(at.moves);
  return parts.reverse().flat();
}
