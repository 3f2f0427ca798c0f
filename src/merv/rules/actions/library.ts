// The library: MERV-LIB-1, MERV-R-9.
import { move, pop, push, type Refusal } from '../../../kernel/rules.js';
import { cubes, decision, playerAt, refusals, seat, sum, type Position } from '../chapter.js';
import { CUBES, WHITE, type Cube } from '../../content/ids.js';
import type { Player } from '../../state.js';
import { itemsLeft } from '../supply/gains.js';
import { conversionOf, countIn, cubesRefusal, findPayments, forgetPayments, foundSince, keyOf, payCubes, payment } from '../supply/payments.js';
import { earnScrolls } from './breakthroughs.js';
import { actionProblem, mayStopAt, STOP, stopping, stopRefusal, type SiteAction } from './units.js';

const MOST_SCROLLS = 4;

function mostScrolls({ box, state }: Position): number {
  return box.rulings.supplyLimits === 'component-limit' ? Math.min(MOST_SCROLLS, itemsLeft(state, 'scroll')) : MOST_SCROLLS;
}

/** The library among the actions of the sites. */
export const libraryAction: SiteAction = {
  possible: (position, who) => sum(playerAt(position, who).cubes) > 0 && mostScrolls(position) > 0,
  start(position, who) { push(position, { kind: 'library', seat: who }); },
};

/** How many cubes of a colour may be paid: one, or two of that of the conversion (MERV-BREAK-4). */
const mostOf = (player: Player, colour: number): number => (colour === conversionOf(player) ? 2 : 1);

function coloursRefusal(player: Player, given: readonly Cube[]): Refusal | null {
  const key = keyOf(given);
  for (let colour = 0; colour < WHITE; colour += 1) if (countIn(key, colour) > mostOf(player, colour)) return refusals['scroll-colours'];
  return null;
}

const bounds = [0, 0, 0, 0];
const scrollsMove = (place: number, first: number) => ({ kind: 'scrolls' as const, cubes: payment(first + place) });

/** MERV-LIB-1: one to four cubes for as many scrolls. */
export const library = /* @__PURE__ */ decision('library', { seat }, {
  rule: 'MERV-LIB-1', on: ['after'], problem: actionProblem,
  moves: { scrolls: move('scrolls {cubes}', { cubes }), ...stopping },
  offer(position, { seat: who }, out) {
    const player = playerAt(position, who);
    for (let colour = 0; colour < WHITE; colour += 1) bounds[colour] = Math.min(player.cubes[colour] ?? 0, mostOf(player, colour));
    forgetPayments();
    const first = findPayments(player.cubes, bounds, 1, mostScrolls(position));
    out.run(foundSince(first), scrollsMove, first);
    if (mayStopAt(position, 0)) out.add(STOP);
  },
  refuse(position, { seat: who }, one): Refusal | null {
    if (one.kind === 'stop') return stopRefusal(position, 0);
    const player = playerAt(position, who);
    const { length } = one.cubes;
    if (length === 0 || length > MOST_SCROLLS) return refusals['scroll-count'];
    if (length > mostScrolls(position)) return refusals['scrolls-gone'];
    return coloursRefusal(player, one.cubes) ?? cubesRefusal(one.cubes, player);
  },
  play(position, { seat: who }, one) {
    pop(position);
    if (one.kind === 'stop') return;
    const key = keyOf(one.cubes);
    const converted = CUBES.some((_, cube) => cube !== WHITE && countIn(key, cube) > 1);
    payCubes(position, who, { cubes: one.cubes, discount: false, converted, rule: 'MERV-LIB-1' });
    earnScrolls(position, who, one.cubes.length, 'MERV-LIB-1');
  },
});
