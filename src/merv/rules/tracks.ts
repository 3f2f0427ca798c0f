// Points, favour and influence: MERV-FAV-1 to 5, MERV-INFL-1 to 3, MERV-CM-22, MERV-R-18, MERV-R-63.
import { nameOf, type Position } from '../box.js';

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

/** Places in `POINTS`. */
export const FROM_FAVOUR = 0;
export const FROM_INFLUENCE = 1;
export const FROM_CONTRACTS = 2;
export const FROM_MOSQUE = 3;
export const FROM_BREAKTHROUGHS = 4;
export const FROM_PALACE = 5;
export const FROM_BUILDINGS = 6;
export const FROM_SCORING_TILES = 7;
export const FROM_MOSQUE_TOP = 8;
export const FROM_MAGISTRATE = 9;

/** Scores points. */
export function addPoints(position: Position, who: number, source: number, vp: number, rule: string): void {
  if (vp === 0) return;
  position.state.players[who]!.points[source]! += vp;
  if (position.events) position.events({ kind: 'vp', rule, who: nameOf(position.box, who), source: POINTS[source]![0], vp });
}

function stepFavour(position: Position, who: number, rule: string): void {
  const { box } = position;
  const player = position.state.players[who]!;
  player.favour += 1;
  if (position.events) position.events({ kind: 'favour', rule, who: nameOf(box, who), to: player.favour, spent: 0 });
  const again = player.favour <= player.peak;
  if (!again) player.peak = player.favour;
  if (!again || box.rulings.favourPointsAgain === 'pays-again') addPoints(position, who, FROM_FAVOUR, box.favourPoints[player.favour]!, 'MERV-FAV-3');
}

function stepInfluence(position: Position, who: number, rule: string): void {
  const { box } = position;
  const player = position.state.players[who]!;
  player.influence += 1;
  if (position.events) position.events({ kind: 'influence', rule, who: nameOf(box, who), to: player.influence });
  addPoints(position, who, FROM_INFLUENCE, box.influencePoints[player.influence]!, 'MERV-INFL-2');
}

/** What is left over when both discs are on their last spaces: points for the magistrate, nothing for a player. */
function overflow(position: Position, who: number, units: number, what: 'favour' | 'influence'): void {
  if (units === 0) return;
  if (who !== position.box.magistrate) {
    if (position.events) position.events({ kind: 'lost', rule: what === 'favour' ? 'MERV-FAV-4' : 'MERV-INFL-3', who, what });
    return;
  }
  addPoints(position, who, FROM_MAGISTRATE, position.box.rulings.magistrateOverflow === 'per-unit' ? 2 * units : 2, 'MERV-CM-22');
}

/** Gains favour, unit by unit; what does not fit becomes influence. */
export function gainFavour(position: Position, who: number, units: number, rule: string): void {
  const { box } = position;
  const player = position.state.players[who]!;
  let lost = 0;
  for (let unit = 0; unit < units; unit += 1) {
    if (player.favour < box.favourLast) stepFavour(position, who, rule);
    else if (player.influence < box.influenceLast) stepInfluence(position, who, 'MERV-FAV-4');
    else lost += 1;
  }
  overflow(position, who, lost, 'favour');
}

/** Gains influence, unit by unit; what does not fit becomes favour. */
export function gainInfluence(position: Position, who: number, units: number, rule: string): void {
  const { box } = position;
  const player = position.state.players[who]!;
  let lost = 0;
  for (let unit = 0; unit < units; unit += 1) {
    if (player.influence < box.influenceLast) stepInfluence(position, who, rule);
    else if (player.favour < box.favourLast) stepFavour(position, who, 'MERV-INFL-3');
    else lost += 1;
  }
  overflow(position, who, lost, 'influence');
}
