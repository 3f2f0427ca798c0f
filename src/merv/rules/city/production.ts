// Building and production: MERV-TURN-5, MERV-PROD-1 to 9, MERV-R-10.
import { at, participant, playerAt, type Position } from '../chapter.js';
import { CELLS, CUBES, WHITE, type Cube } from '../../content/ids.js';
import { gainCube } from '../supply/gains.js';
import { sitesOf } from './geometry.js';

/** Puts a building of a participant on a site. */
export function build(position: Position, seat: number, cell: number, rule: string): void {
  position.state.buildings[cell] = seat;
  playerAt(position, seat).buildings -= 1;
  position.events?.({ kind: 'building-placed', ...participant(position.box, seat), rule, cell: at(CELLS, cell) });
}

/** The colour a site yields: that of its tile, unless a white upgrade lies there. */
function yieldOf({ box, state }: Position, cell: number): number {
  return state.upgrades[cell] === WHITE ? WHITE : (box.siteColour[state.sites[cell] ?? -1] ?? 0);
}

/** The colour of a bonus upgrade on a site, or -1. */
function bonusOf({ state }: Position, cell: number): number {
  const upgrade = state.upgrades[cell] ?? -1;
  return upgrade === WHITE ? -1 : upgrade;
}

function gainYield(position: Position, seat: number, cell: number, rule: string): void {
  const bonus = bonusOf(position, cell);
  gainCube(position, seat, yieldOf(position, cell), rule);
  if (bonus >= 0) gainCube(position, seat, bonus, rule);
}

function tellProduction(position: Position, owner: number): void {
  if (!position.events) return;
  const { turn, buildings } = position.state;
  const cells = sitesOf(turn.slot).filter((cell) => buildings[cell] === owner);
  const cubes = cells.flatMap((cell): Cube[] => [yieldOf(position, cell), bonusOf(position, cell)].filter((cube) => cube >= 0).map((cube) => at(CUBES, cube)));
  position.events({ kind: 'produced', ...participant(position.box, turn.seat), rule: 'MERV-PROD-1', cells: cells.map((cell) => at(CELLS, cell)), cubes });
}

/** What the owner of an activated building receives (MERV-PROD-6, 7). */
function gainOwnersShare(position: Position, owner: number): void {
  const { box, state } = position;
  const { cell, slot } = state.turn;
  gainYield(position, owner, cell, 'MERV-PROD-6');
  const twice = box.rulings.activatedUpgrade === 'counted-in-both';
  for (const site of sitesOf(slot)) {
    const upgrade = state.upgrades[site] ?? -1;
    if (state.buildings[site] !== owner || upgrade < 0) continue;
    if (site !== cell || twice) gainCube(position, owner, upgrade, site === cell ? 'MERV-R-10' : 'MERV-PROD-7');
  }
}

/** Production of the line of the turn. */
export function produce(position: Position): void {
  const { box, state } = position;
  const { seat: who, cell, slot } = state.turn;
  const owner = state.buildings[cell] ?? -1;
  tellProduction(position, owner);
  for (const site of sitesOf(slot)) if (state.buildings[site] === owner) gainYield(position, who, site, 'MERV-PROD-5');
  if (owner !== who && owner < box.seats) gainOwnersShare(position, owner);
}
