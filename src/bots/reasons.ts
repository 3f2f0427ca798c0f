import type { Seat } from '../kernel/chance.js';
import type { AnyGame, AnyMove, AnyState } from '../kernel/game.js';

/** A plan a person can follow. */
export interface Advice {
  readonly moves: readonly AnyMove[];
  /** The same in sentences, as far as no luck comes in between. */
  readonly sentences: readonly string[];
  /** What the position it leads to is worth, in points. */
  readonly worth: number;
  /** The points it books, by source, as if the game ended there. */
  readonly brings: Readonly<Record<string, number>>;
}

/** Why a plan is preferred. */
export interface Reasons {
  readonly best: Advice;
  /** The best plan that begins in another way. */
  readonly other: Advice | null;
  /** What the other one lacks, in points by source; `prospects` are what is not booked yet. */
  readonly lacks: Readonly<Record<string, number>>;
}

/** A plan to be told: where it begins and ends, and what its end is worth. */
export interface Planned {
  readonly moves: readonly AnyMove[];
  readonly end: AnyState;
  readonly worth: number;
}

/** Whose plan it is, and the position as the plan takes it. */
interface Beginning {
  readonly seat: Seat;
  readonly begin: AnyState;
}

/** Tells a plan and the best other one. */
export function reasonsOf(game: AnyGame, from: Beginning, best: Planned, other: Planned | null): Reasons {
  const chosen = adviceOf(game, from, best);
  const second = other && adviceOf(game, from, other);
  return { best: chosen, other: second, lacks: second ? difference(chosen, second) : {} };
}

function adviceOf(game: AnyGame, { seat, begin }: Beginning, { moves, end, worth }: Planned): Advice {
  const state = game.inPlace.clone(begin);
  const sentences: string[] = [];
  for (const move of moves) {
    const actor = game.actor(state);
    if (actor.type !== 'seat' || actor.seat !== seat || !game.check(state, move).ok) break;
    sentences.push(game.notation.describe(state, move));
    game.inPlace.play(state, move);
  }
  return { moves, sentences, worth, brings: changes(pointsOf(game, begin, seat), pointsOf(game, end, seat)) };
}

function pointsOf(game: AnyGame, state: AnyState, seat: Seat): Map<string, number> {
  const points = new Map<string, number>();
  for (const { seat: whose, lines } of game.score(state).players) {
    if (whose === seat) for (const line of lines) points.set(line.id, (points.get(line.id) ?? 0) + line.points);
  }
  return points;
}

function changes(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Record<string, number> {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return Object.fromEntries(ids.map((id) => [id, (after.get(id) ?? 0) - (before.get(id) ?? 0)] as const).filter(([, points]) => points !== 0));
}

function difference(best: Advice, other: Advice): Record<string, number> {
  const booked = changes(new Map(Object.entries(other.brings)), new Map(Object.entries(best.brings)));
  const rest = best.worth - other.worth - Object.values(booked).reduce((sum, points) => sum + points, 0);
  return Math.abs(rest) < 0.05 ? booked : { ...booked, prospects: rest };
}

const tenths = (points: number): string => (Math.round(10 * points) / 10).toString();

const listed = (points: Readonly<Record<string, number>>): string =>
  Object.entries(points).sort(([, a], [, b]) => b - a).map(([id, many]) => `${tenths(many)} for ${id}`).join(', ');

/** Reasons as lines for a person. */
export function sayReasons({ best, other, lacks }: Reasons): string[] {
  const booked = listed(best.brings);
  const lines = [`The plan, worth ${tenths(best.worth)} points${booked === '' ? '' : ` (${booked})`}:`, ...best.sentences.map((sentence, at) => `  ${at + 1}. ${sentence}`)];
  if (!other) return lines;
  const missed = Object.fromEntries(Object.entries(lacks).filter(([, points]) => points > 0.05));
  const gained = Object.fromEntries(Object.entries(lacks).filter(([, points]) => points < -0.05).map(([id, points]) => [id, -points]));
  lines.push(`The best other one is worth ${tenths(best.worth - other.worth)} less:`, ...other.sentences.slice(0, 3).map((sentence, at) => `  ${at + 1}. ${sentence}`));
  const [less, more] = [listed(missed), listed(gained)];
  if (less !== '') lines.push(`  It lacks ${less}${more === '' ? '' : `; it has ${more} more`}.`);
  return lines;
}
