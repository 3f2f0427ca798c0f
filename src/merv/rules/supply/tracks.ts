// Points, favour and influence: MERV-FAV-1 to 5, MERV-INFL-1 to 3, MERV-CM-22, MERV-R-18, MERV-R-63.
import { addCounted, participant, playerAt, type Position } from '../chapter.js';
import { sourceOf } from './sources.js';

/** Where points come from while the game goes on, and the rule behind each. */
export const POINTS = [
  ['favour', 'MERV-FAV-3'],
  ['influence', 'MERV-INFL-2'],
  ['contracts', 'MERV-CONTRACT-8'],
  ['mosque', 'MERV-MOSQUE-5'],
  ['breakthroughs', 'MERV-BREAK-9'],
  ['palace', 'MERV-SCORE-4'],
  ['buildings', 'MERV-SCORE-9'],
  ['scoringTiles', 'MERV-SCORE-10'],
  ['mosqueTop', 'MERV-SCORE-11'],
  ['magistrate', 'MERV-CM-1'],
] as const;

/** A source of points. */
export type PointSource = (typeof POINTS)[number][0];

/** The place of each source among those of a player's points. */
export const POINT_PLACE: Readonly<Record<PointSource, number>> = /* @__PURE__ */ Object.fromEntries(POINTS.map(([source], place) => [source, place])) as Record<PointSource, number>;
const POINT_RULE: Readonly<Record<PointSource, string>> = /* @__PURE__ */ Object.fromEntries(POINTS) as Record<PointSource, string>;

/** Scores points; the rule is that of the source, unless another one is told. */
export function addPoints(position: Position, seat: number, vp: number, by: PointSource | { readonly source: PointSource; readonly rule: string }): void {
  if (vp === 0) return;
  const { source, rule } = typeof by === 'string' ? { source: by, rule: POINT_RULE[by] } : by;
  addCounted(playerAt(position, seat).points, POINT_PLACE[source], vp);
  position.events?.({ kind: 'gained', ...participant(position.box, seat), rule, amounts: { vp }, source });
}

/** One unit of favour, if the track goes on. */
function stepFavour(position: Position, seat: number, rule: string): boolean {
  const { box } = position;
  const player = playerAt(position, seat);
  if (player.favour >= box.favourLast) return false;
  player.favour += 1;
  position.events?.({ kind: 'gained', ...participant(box, seat), rule, amounts: { favour: 1 }, source: sourceOf(rule) });
  const again = player.favour <= player.peak;
  if (!again) player.peak = player.favour;
  if (!again || box.rulings.favourPointsAgain === 'pays-again') addPoints(position, seat, box.favourPoints[player.favour] ?? 0, 'favour');
  return true;
}

/** One unit of influence, if the track goes on. */
function stepInfluence(position: Position, seat: number, rule: string): boolean {
  const { box } = position;
  const player = playerAt(position, seat);
  if (player.influence >= box.influenceLast) return false;
  player.influence += 1;
  position.events?.({ kind: 'gained', ...participant(box, seat), rule, amounts: { influence: 1 }, source: sourceOf(rule) });
  addPoints(position, seat, box.influencePoints[player.influence] ?? 0, 'influence');
  return true;
}

/** What is left over when both discs are on their last spaces: points for the magistrate, nothing for a player. */
function overflow(position: Position, seat: number, units: number, what: 'favour' | 'influence'): void {
  const { box } = position;
  if (seat !== box.magistrate) position.events?.({ kind: 'lost', ...participant(box, seat), rule: what === 'favour' ? 'MERV-FAV-4' : 'MERV-INFL-3', what, source: 'line' });
  else addPoints(position, seat, box.rulings.magistrateOverflow === 'per-unit' ? 2 * units : 2, { source: 'magistrate', rule: 'MERV-CM-22' });
}

/** Gains favour, unit by unit; what does not fit becomes influence. */
export function gainFavour(position: Position, seat: number, units: number, rule: string): void {
  for (let left = units; left > 0; left -= 1) {
    if (!stepFavour(position, seat, rule) && !stepInfluence(position, seat, 'MERV-FAV-4')) {
      overflow(position, seat, left, 'favour');
      return;
    }
  }
}

/** Gains influence, unit by unit; what does not fit becomes favour. */
export function gainInfluence(position: Position, seat: number, units: number, rule: string): void {
  for (let left = units; left > 0; left -= 1) {
    if (!stepInfluence(position, seat, rule) && !stepFavour(position, seat, 'MERV-INFL-3')) {
      overflow(position, seat, left, 'influence');
      return;
    }
  }
}
