/*
 * How a turn is planned by somebody who plans for himself: for bots, not a rule. The turn is what is planned: what others
 * do before the next one changes too much of the city.
 */
import type { Seat } from '../../kernel/chance.js';
import type { Planning } from '../../kernel/planning.js';
import type { Move } from '../frames.js';
import type { Player, State } from '../state.js';

/** The moments of a turn at which plans are compared, in their order; what is asked between two of them, as the site, is a part of the first. */
const MOMENTS = ['slot', 'act', 'after'] as const;

/** How the game is planned. */
export const planning: Planning<State, Move> = {
  turns: MOMENTS,
  // Nobody else has a say in a turn.
  alone: () => undefined,
  left: ({ frames }) => MOMENTS.length - MOMENTS.findIndex((kind) => kind === frames[frames.length - 1]?.kind),
  // What is asked outside a turn (a place in the queue, a ransom) is planned up to the next turn.
  over: ({ turn }, _seat, begun) => turn.seat !== begun.turn.seat,
  worthwhile: (_state, _seat, moves) => moves,
  // Walls, goods and caravan cards are taken one by one.
  ways: 3,
  key: keyOf,
  // What is drawn or rolled in a turn is not known before.
  luck: () => 'any',
  // Against the magistrate only the difference matters.
  rivalry: ({ solo }) => (solo === null ? 0 : 1),
  rehearsal: { course, width: 16, plans: 12, quick: 2, rivalry: 1, enough },
};

/**
 * Alone what counts is where a turn goes and what is done there, and outside a turn what is decided: what is left to the
 * magistrate follows from it. At a table of several the little things count, which the plan judges well but for them.
 */
function course(moves: readonly Move[], end: State, seat: Seat): string {
  if (end.solo === null) return keyOf(end, seat);
  let name = '';
  for (const move of moves) {
    if (move.kind === 'slot') name += move.slot;
    else if (move.kind === 'site') name += move.cell;
    else if (move.kind === 'action' || move.kind === 'favour' || move.kind === 'soldier') return name + move.kind;
  }
  return name === '' ? JSON.stringify(moves[0]) : name;
}

/** So many more own turns are played, unless the game is over first; against the magistrate it is played out. */
const MORE_TURNS = 1;

const turnsOf = ({ year, round, slots, queue }: State, seat: Seat): number => 4 * (year - 1) + round - 1 + (slots.includes(seat) || queue.includes(seat) ? 1 : 0);

function enough(state: State, seat: Seat, from: State): boolean {
  return state.solo === null && turnsOf(state, seat) >= turnsOf(from, seat) + MORE_TURNS && state.turn.seat !== seat;
}

/** Numbers told apart by two sums: short to write and to compare, and alike for different positions once in some million millions. */
interface Mix { a: number; b: number }

function mix(into: Mix, value: number): void {
  into.a = Math.imul(into.a ^ (value + 2), 0x01000193);
  into.b = Math.imul(into.b + value + 2, 0x2545f491) ^ (into.b >>> 15);
}

function mixAll(into: Mix, values: readonly number[]): void {
  mix(into, values.length);
  for (let at = 0; at < values.length; at += 1) mix(into, values[at] as number);
}

function keyOf({ turn, slots, buildings, walls, soldiers, row, market, players, contractsDone }: State, seat: Seat): string {
  const { cubes, camel, favour, influence, points, scroll, common, rare, cards, courtiers, posts, mosque, tiles, breakthroughs } = players[seat] as Player;
  const into: Mix = { a: 0x811c9dc5, b: 7 };
  for (const value of [turn.slot, turn.cell, turn.marketUsed, market, camel, favour, influence, scroll, common, rare, mosque]) mix(into, value);
  for (const values of [slots, buildings, walls, soldiers, row, contractsDone, cubes, points, cards, courtiers, posts, tiles, breakthroughs]) mixAll(into, values);
  return `${into.a} ${into.b}`;
}
