// Upgrades: MERV-UPG-1 to 7, MERV-R-2, MERV-R-15, MERV-R-16.
import { pop } from '../../kernel/frames.js';
import type { Refusal } from '../../kernel/legality.js';
import type { Position } from '../box.js';
import { cellOf, CELLS, CUBES, MARKET_CELL, WHITE } from '../content/ids.js';
import type { Move } from '../words/moves.js';
import { no } from '../words/refusals.js';
import { sendHome } from './soldiers.js';
import type { UpgradeFrame } from '../state.js';

function buildingRefusal({ box, state }: Position, { seat, what }: UpgradeFrame, cell: number): Refusal | null {
  const owner = state.buildings[cell]!;
  if (what !== 'pepper') return owner === seat ? null : no['upgrade-building'];
  if (box.rulings.pepperUpgrade === 'any-site') return null;
  const fits = box.rulings.pepperUpgrade === 'own-building' ? owner === seat : owner >= 0;
  return fits ? null : no['upgrade-pepper'];
}

function cellRefusal(position: Position, frame: UpgradeFrame, cell: number): Refusal | null {
  if (cell === MARKET_CELL) return no['upgrade-site'];
  if (position.state.upgrades[cell]! >= 0) return no['upgrade-there'];
  return buildingRefusal(position, frame, cell);
}

function colourRefusal({ box, state }: Position, { what }: UpgradeFrame, cell: number, colour: number): Refusal | null {
  if ((what === 'bonus') === (colour === WHITE) || state.upgradeSupply[colour] === 0) return no['upgrade-kind'];
  if (what !== 'bonus' || box.rulings.bonusUpgradeColour === 'free-choice') return null;
  return box.siteColour[state.sites[cell]!] === colour ? no['upgrade-colour'] : null;
}

function fits(position: Position, frame: UpgradeFrame, cell: number, colour: number): boolean {
  return cellRefusal(position, frame, cell) === null && colourRefusal(position, frame, cell, colour) === null;
}

/** Whether no upgrade of the kind is left, or no site is eligible (MERV-UPG-7). */
export function upgradeLapses(position: Position, frame: UpgradeFrame): boolean {
  for (let cell = 0; cell < 25; cell += 1) for (let colour = 0; colour <= WHITE; colour += 1) if (fits(position, frame, cell, colour)) return false;
  return true;
}

/** Appends all ways to place the upgrade. */
export function offerUpgrade(position: Position, frame: UpgradeFrame, moves: Move[]): void {
  for (let cell = 0; cell < 25; cell += 1) {
    if (cellRefusal(position, frame, cell) !== null) continue;
    for (let colour = 0; colour <= WHITE; colour += 1) {
      if (colourRefusal(position, frame, cell, colour) === null) moves.push({ kind: 'upgrade', cell: CELLS[cell]!, colour: CUBES[colour]! });
    }
  }
  if (position.box.rulings.refuseRewards === 'may-decline') moves.push({ kind: 'pass' });
}

/** Why an upgrade cannot be placed like this, or `null`. */
export function refuseUpgrade(position: Position, frame: UpgradeFrame, move: Move): Refusal | null {
  if (move.kind !== 'upgrade') return position.box.rulings.refuseRewards === 'may-decline' ? null : no['must-take'];
  const cell = cellOf(move.cell);
  return cellRefusal(position, frame, cell) ?? colourRefusal(position, frame, cell, CUBES.indexOf(move.colour));
}

/** Places an upgrade; a soldier on the site goes home (MERV-UPG-5). */
export function playUpgrade(position: Position, frame: UpgradeFrame, move: Move): void {
  const { state } = position;
  pop(position);
  if (move.kind !== 'upgrade') return;
  const cell = cellOf(move.cell);
  const colour = CUBES.indexOf(move.colour);
  state.upgrades[cell] = colour;
  state.upgradeSupply[colour]! -= 1;
  if (position.events) position.events({ kind: 'upgrade', rule: frame.what === 'pepper' ? 'MERV-UPG-4' : frame.what === 'white' ? 'MERV-UPG-2' : 'MERV-UPG-3', who: frame.seat, cell: move.cell, colour: move.colour });
  sendHome(position, cell, 'MERV-UPG-5');
}
