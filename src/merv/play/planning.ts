/*
 * How a turn is planned by somebody who plans for himself: for bots, not a rule. The turn is what is planned: what others
 * do before the next one changes too much of the city.
 */
import type { Seat } from '../../kernel/chance.js';
import type { Planning } from '../../kernel/planning.js';
import type { Move } from '../frames.js';
import type { Player, State } from '../state.js';

/** The moments of a turn in their order; what is asked between two of them is a part of the first. */
const MOMENTS = ['slot', 'site', 'act', 'after'] as const;

/** How the game is planned. */
export const planning: Planning<State, Move> = {
  turns: MOMENTS,
  // Nobody else has a say in a turn.
  alone: () => undefined,
  left: ({ frames }) => MOMENTS.length - MOMENTS.findIndex((kind) => kind === frames[frames.length - 1]?.kind),
  over: ({ turn }, seat) => turn.seat !== seat,
  worthwhile: (_state, _seat, moves) => moves,
  key: keyOf,
  // What is drawn or rolled in a turn is not known before.
  luck: () => 'any',
};

function keyOf({ turn, slots, buildings, walls, soldiers, row, market, players, contractsDone }: State, seat: Seat): string {
  const { cubes, camel, favour, influence, points, scroll, common, rare, cards, courtiers, posts, mosque, tiles, breakthroughs } = players[seat] as Player;
  return [turn.slot, turn.cell, turn.marketUsed, slots, buildings, walls, soldiers, row, market, contractsDone, cubes, camel, favour, influence, points, scroll, common, rare, cards, courtiers, posts, mosque, tiles, breakthroughs].join(';');
}
