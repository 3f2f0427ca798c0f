// Soldiers of the magistrate: MERV-CMA-1 to 3, MERV-R-55, MERV-R-68.
import { at, playerAt, type Position } from '../chapter.js';
import { CELLS } from '../../content/ids.js';
import { deploy, fullyWalled, siteRefusal } from '../city/soldiers.js';
import { choose, lost } from './choice.js';

function canProtect(position: Position, cell: number): boolean {
  const { box, state } = position;
  // A site with a soldier is protected already (MERV-CMA-2), whatever else may bar one.
  if ((state.soldiers[cell] ?? 0) > 0) return false;
  return box.rulings.magistrateSoldier === 'walls-only' ? !fullyWalled(state, cell) : siteRefusal(position, cell) === null;
}

/** Deploys a soldier on the northernmost, then westernmost building of the courtier, else on one of his own. */
export function deploySoldier(position: Position): void {
  const { box, state } = position;
  const of = (owner: number): number[] => CELLS.map((_, cell) => cell).filter((cell) => state.buildings[cell] === owner && canProtect(position, cell));
  const courtiers = of(box.courtier);
  const candidates = courtiers.length > 0 ? courtiers : of(box.magistrate);
  if (candidates.length === 0 || playerAt(position, box.magistrate).servants === 0) {
    lost(position, 'MERV-CMA-3', 'soldier');
    return;
  }
  const rule = courtiers.length > 0 ? 'MERV-CMA-1' : 'MERV-CMA-3';
  const cell = choose(position, { who: box.magistrate, rule, of: 'soldier', label: (one) => at(CELLS, one) }, candidates, [
    { name: 'northernmost', value: (one) => -Math.floor(one / 5) },
    { name: 'westernmost', value: (one) => -(one % 5) },
  ]);
  deploy(position, box.magistrate, { cell, influence: courtiers.length > 0 ? 2 : 1, rule, why: rule });
}
