// Everything that can occur, by group, for a coverage run.
import { ACTIONS, BOONS, BREAKTHROUGHS, CELLS, CITIES, CUBES, HALLS, QUARTERS, REWARDS, SLOTS, SPICES } from '../content/ids.js';
import { pieceIds } from '../content/pieces.js';
import type { Pack } from '../content/pack.js';
import { refusals } from '../words/refusals.js';
import { WALL_RANKS } from '../rules/solo/wall.js';

const ids = (entries: readonly { readonly id: string }[]): string[] => entries.map(({ id }) => id);

/** The features of a game with a pack. */
export function featuresOf(pack: Pack, moves: readonly string[]): Record<string, readonly string[]> {
  return {
    moves,
    refusals: Object.keys(refusals),
    actions: ACTIONS,
    cells: CELLS.filter((cell) => cell !== 'r3c3'),
    slots: SLOTS,
    quarters: QUARTERS,
    rewards: REWARDS,
    halls: HALLS,
    spices: SPICES,
    cities: CITIES,
    cubes: CUBES,
    boons: BOONS,
    breakthroughs: BREAKTHROUGHS,
    sites: ids(pack.sites.entries),
    cards: ids(pack.caravanCards.entries),
    contracts: ids(pack.contracts.entries),
    mosqueSpaces: ids(pack.mosqueSpaces.entries),
    pieces: pieceIds(pack),
    scoringTiles: ids(pack.scoringTiles.entries),
    wallClasses: WALL_RANKS.map((rank) => `class-${rank}`),
  };
}
