// The score, itemised, at any time: MERV-END-1 to 5, MERV-CM-20, MERV-R-41, MERV-R-64.
import { scoreSheet, type ScoreLine, type ScoreSheet, type Tally, type TieBreak } from '../../../kernel/score.js';
import { at, playerAt, sum } from '../chapter.js';
import type { Box } from '../../box.js';
import { SET_POINTS } from '../../content/ids.js';
import type { Player, State } from '../../state.js';
import { POINT_PLACE, POINTS } from '../supply/tracks.js';

/** How many kinds there are in each set of caravan cards by spice: again and again one card of every kind at hand (MERV-END-2). */
export function setsOf(cards: readonly number[]): number[] {
  const sets: number[] = [];
  for (let set = 1; cards.some((count) => count >= set); set += 1) sets.push(cards.filter((count) => count >= set).length);
  return sets;
}

/** What caravan cards by spice score as sets (MERV-END-2); evaluations ask often, so no list is made. */
export function setPoints(cards: readonly number[]): number {
  let points = 0;
  for (let set = 1; cards.some((count) => count >= set); set += 1) points += at(SET_POINTS, cards.filter((count) => count >= set).length);
  return points;
}

/** The lines of a participant; what only the magistrate can score stands on his sheet alone. */
function linesOf(box: Box, state: State, who: number): ScoreLine[] {
  const { points, cards } = playerAt({ state }, who);
  const lines = POINTS.map(([id, rule]): ScoreLine => ({ id, rule, points: points[POINT_PLACE[id]] ?? 0, detail: null })).filter(({ id }) => id !== 'magistrate' || who === box.magistrate);
  return [...lines, { id: 'spiceSets', rule: 'MERV-END-2', points: setPoints(cards), detail: null }];
}

const totalOf = ({ points, cards }: Player): number => sum(points) + setPoints(cards);

/** How far forward a participant stands in the queue that counts; more is farther. */
function queueRank(box: Box, state: State, who: number): number {
  const complete = state.queue.every((other) => other >= 0);
  const order = complete && box.rulings.lastTieBreak === 'new-queue' ? state.queue : state.order;
  const place = order.indexOf(who);
  return place < 0 ? 0 : order.length - place;
}

function tieBreaksOf(box: Box, state: State, who: number): TieBreak[] {
  const player = playerAt({ state }, who);
  const usual = [
    { id: 'favour', value: player.favour },
    { id: 'influence', value: player.influence },
    { id: 'queue', value: queueRank(box, state, who) },
  ];
  if (box.magistrate < 0) return usual;
  // The margin is shown here; it decides nothing, as it is 0 for both when the points are equal.
  const margin = { id: 'margin', value: totalOf(player) - totalOf(playerAt({ state }, who === 0 ? box.magistrate : 0)) };
  if (box.rulings.soloTie === 'use-tie-breaks') return [margin, ...usual];
  return [margin, { id: 'winsTies', value: who === box.magistrate ? 1 : 0 }];
}

/** The score of all players, and of the magistrate in solo; the High Courtier is not ranked. */
export function scoreOf(box: Box, state: State): ScoreSheet {
  const tallies: Tally[] = [];
  for (let seat = 0; seat < box.seats; seat += 1) tallies.push({ seat, lines: linesOf(box, state, seat), tieBreaks: tieBreaksOf(box, state, seat) });
  if (box.magistrate >= 0) {
    const { magistrate } = box;
    tallies.push({ seat: null, name: 'magistrate', lines: linesOf(box, state, magistrate), tieBreaks: tieBreaksOf(box, state, magistrate) });
  }
  return scoreSheet(state.frames.length === 0, tallies);
}
