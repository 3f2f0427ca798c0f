import { sample, type Random, type Seat } from '../../kernel/chance.js';
import type { AnyGame, AnyMove, AnyState } from '../../kernel/game.js';
import type { AnyPlanning } from '../../kernel/planning.js';
import { randomFrom } from '../../kernel/sources.js';
import { advance, movesTo, newSearch, type Place, type Task } from './search.js';

/*
 * What a plan leads to when the others have their say: it is carried out in an imagined world, and all seats go on planning
 * for themselves until the one that asks has had some more plans. All plans that are compared meet the same worlds and, as
 * far as they ask for the same, the same luck.
 */

/** A plan that is being played out again and again. */
export interface Contender {
  /** The first move, and what follows it. */
  readonly plan: readonly AnyMove[];
  /** What planning alone says it is worth. */
  readonly prior: number;
  /** What came out in the worlds played so far. */
  readonly found: number[];
}

/** What is played out, and how. */
export interface Contest {
  readonly game: AnyGame;
  readonly planning: AnyPlanning;
  readonly seat: Seat;
  /** What a position is worth to any seat. */
  readonly worth: (state: AnyState, seat: Seat) => number;
  /** Deals an imagined world. */
  readonly deal: (random: Random) => AnyState;
  /** How many are ranked: the seats, then automatons. */
  readonly ranked: number;
  readonly seed: string;
  readonly contenders: readonly Contender[];
  /** So many worlds have been begun, and so many contenders have been played out in the last. */
  worlds: number;
  at: number;
}

/** So many plans are compared at most, and none that promises so much less than the best. */
const CONTENDERS = 6;
const BEHIND = 12;
/** So many worlds what planning alone says counts for. */
const TRUST = 6;
/** With so many positions kept everybody plans in a world. */
const WIDTH = 2;

/** A contest between the best plans that begin with different moves; `null` when there is nothing to compare. */
export function newContest({ game, planning, seat }: Task, ends: ReadonlyMap<AnyMove, Place>, world: Pick<Contest, 'worth' | 'deal' | 'ranked' | 'seed'>): Contest | null {
  const places = [...ends.values()].sort((a, b) => b.worth - a.worth);
  const most = places[0]?.worth ?? 0;
  const contenders = places.slice(0, CONTENDERS).filter((place) => most - place.worth < BEHIND)
    .map((place): Contender => ({ plan: movesTo(place), prior: standing({ seat, worth: world.worth, ranked: world.ranked }, place.state), found: [] }));
  return contenders.length < 2 ? null : { game, planning, seat, ...world, contenders, worlds: 0, at: contenders.length };
}

/** Plays one more plan out in one more world. */
export function playOut(contest: Contest): void {
  const { planning, seat, contenders, seed } = contest;
  if (contest.at >= contenders.length) {
    contest.at = 0;
    contest.worlds += 1;
  }
  const contender = contenders[contest.at] as Contender;
  contest.at += 1;
  const random = randomFrom(`${seed} ${contest.worlds}`);
  const state = contest.deal(random);
  carryOut(contest, state, contender.plan, random);
  for (let plans = planning.playOn ?? 0; plans > 0 && goOn(contest, state, seat, random); plans -= 1);
  contender.found.push(standing(contest, state));
}

/** How far the seat is ahead of the others, automatons that are ranked among them. */
function standing({ worth, seat, ranked }: Pick<Contest, 'worth' | 'seat' | 'ranked'>, state: AnyState): number {
  let others = 0;
  for (let other = 0; other < ranked; other += 1) if (other !== seat) others += worth(state, other);
  return worth(state, seat) - (ranked > 1 ? others / (ranked - 1) : 0);
}

/** The best contender, by what was found and what planning alone says. */
export function winnerOf({ contenders }: Contest): Contender {
  const rounds = Math.min(...contenders.map(({ found }) => found.length));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const worths = contenders.map(({ prior, found }) => (rounds === 0 ? prior : (TRUST * prior + rounds * mean(found.slice(0, rounds))) / (TRUST + rounds)));
  return contenders[worths.indexOf(Math.max(...worths))] as Contender;
}

/** Plays moves as long as they are the seat's to play. */
function carryOut({ game, seat }: Pick<Contest, 'game' | 'seat'>, state: AnyState, plan: readonly AnyMove[], random: Random): void {
  for (const move of plan) {
    if (!settle(game, state, random)) return;
    const actor = game.actor(state);
    if (actor.type !== 'seat' || actor.seat !== seat || !game.check(state, move).ok) return;
    game.inPlace.play(state, move);
  }
}

/** Everybody plans in turn until a seat has carried out one more plan of its turns; false when the game is over. */
function goOn(contest: Contest, state: AnyState, until: Seat, random: Random): boolean {
  const { game, planning } = contest;
  while (settle(game, state, random)) {
    const actor = game.actor(state);
    if (actor.type !== 'seat') return false;
    const frame = state.frames[state.frames.length - 1];
    const inTurn = frame !== undefined && planning.turns.includes(frame.kind);
    carryOut({ game, seat: actor.seat }, state, planFor(contest, state, actor.seat), random);
    if (inTurn && actor.seat === until) return true;
  }
  return false;
}

/** What a seat plans in an imagined world. */
function planFor({ game, planning, worth }: Contest, state: AnyState, seat: Seat): readonly AnyMove[] {
  const alone = game.inPlace.clone(state);
  const begun = game.inPlace.clone(state);
  planning.alone(alone, seat);
  const search = newSearch({ game, planning, seat, begun, worth: (one) => worth(one, seat), draw: () => 0.5 }, alone, WIDTH);
  while (advance(search));
  return search.best === null ? [game.legalMoves(state)[0] as AnyMove] : movesTo(search.best);
}

/** Lets luck decide until a player has to; false when the game is over. */
function settle(game: AnyGame, state: AnyState, random: Random): boolean {
  for (let request = game.chance(state); request; request = game.chance(state)) game.inPlace.resolve(state, sample(request, random));
  return state.frames.length > 0;
}
