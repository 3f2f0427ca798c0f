// Building and production: MERV-TURN-5, MERV-PROD-1 to 9, MERV-R-10.
import { nameOf, type Position } from '../box.js';
import { CELLS, CUBES, WHITE, type Cube } from '../content/ids.js';
import { gainCubes } from './gains.js';
import { SITES_OF } from './geometry.js';

/** Puts a building of a participant on a site. */
export function build(position: Position, who: number, cell: number, rule: string): void {
  const { state } = position;
  state.buildings[cell] = who;
  state.players[who]!.buildings -= 1;
  if (position.events) position.events({ kind: 'build', rule, who: nameOf(position.box, who), cell: CELLS[cell]! });
}

function gainYield(position: Position, who: number, cell: number, rule: string): void {
  const { box, state } = position;
  const upgrade = state.upgrades[cell]!;
  gainCubes(position, who, upgrade === WHITE ? WHITE : box.siteColour[state.sites[cell]!]!, 1, rule);
  if (upgrade >= 0 && upgrade !== WHITE) gainCubes(position, who, upgrade, 1, rule);
}

function tellProduction(position: Position, owner: number): void {
  if (!position.events) return;
  const { box, state } = position;
  const cells = SITES_OF[state.turn.slot]!.filter((cell) => state.buildings[cell] === owner);
  const cubes: Cube[] = [];
  for (const cell of cells) {
    const upgrade = state.upgrades[cell]!;
    cubes.push(CUBES[upgrade === WHITE ? WHITE : box.siteColour[state.sites[cell]!]!]!);
    if (upgrade >= 0 && upgrade !== WHITE) cubes.push(CUBES[upgrade]!);
  }
  position.events({ kind: 'produce', rule: 'MERV-PROD-1', who: state.turn.who, cells: cells.map((cell) => CELLS[cell]!), cubes });
}

/** What the owner of an activated building receives (MERV-PROD-6, 7). */
function gainOwnersShare(position: Position, owner: number): void {
  const { box, state } = position;
  const { cell, slot } = state.turn;
  gainYield(position, owner, cell, 'MERV-PROD-6');
  const twice = box.rulings.activatedUpgrade === 'counted-in-both';
  for (const site of SITES_OF[slot]!) {
    if (state.buildings[site] !== owner || state.upgrades[site]! < 0) continue;
    if (site !== cell || twice) gainCubes(position, owner, state.upgrades[site]!, 1, site === cell ? 'MERV-R-10' : 'MERV-PROD-7');
  }
}

/** Production of the line of the turn. */
export function produce(position: Position): void {
  const { box, state } = position;
  const { who, cell, slot } = state.turn;
  const owner = state.buildings[cell]!;
  tellProduction(position, owner);
  for (const site of SITES_OF[slot]!) if (state.buildings[site] === owner) gainYield(position, who, site, 'MERV-PROD-5');
  if (owner !== who && owner < box.seats) gainOwnersShare(position, owner);
}
