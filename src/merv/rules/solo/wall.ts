// The wall action of the magistrate: MERV-CMA-27 to 29, MERV-R-59, MERV-R-60.
import { at, MAGISTRATE, type Position } from '../chapter.js';
import { SLOTS } from '../../content/ids.js';
import { placeWall, wallSlotRefusal } from '../actions/wall.js';
import { covered } from '../city/geometry.js';
import { choose } from './choice.js';

/** The classes of what a piece covers, the best first. */
export const WALL_RANKS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;

/** What a slot covers: buildings of the courtier, of the magistrate and of the player. */
interface Cover {
  readonly courtier: number;
  readonly magistrate: number;
  readonly player: number;
}

function coverOf({ box, state }: Position, slot: number): Cover {
  const cover = { courtier: 0, magistrate: 0, player: 0 };
  for (const cell of covered(slot)) {
    const owner = state.buildings[cell];
    if (owner === box.courtier) cover.courtier += 1;
    else if (owner === box.magistrate) cover.magistrate += 1;
    else if (owner === 0) cover.player += 1;
  }
  return cover;
}

/** The letter of MERV-CMA-28; J are two buildings of the player. */
export function rankOf({ courtier, magistrate, player }: Cover): (typeof WALL_RANKS)[number] {
  if (player === 2) return 'J';
  if (player === 1) return courtier === 1 ? 'F' : magistrate === 1 ? 'G' : 'H';
  if (courtier === 2) return 'A';
  if (courtier === 1) return magistrate === 1 ? 'B' : 'D';
  return magistrate === 2 ? 'C' : magistrate === 1 ? 'E' : 'I';
}

/** How good a class is: more is better (MERV-R-59 for J). */
function merit({ box }: Position, rank: (typeof WALL_RANKS)[number]): number {
  const place = WALL_RANKS.indexOf(rank);
  if (rank !== 'J' || box.rulings.magistrateWallOverPlayer === 'last-resort') return -place;
  return box.rulings.magistrateWallOverPlayer === 'as-H' ? -WALL_RANKS.indexOf('H') : 0.5 - WALL_RANKS.indexOf('F');
}

/** Places the cheapest piece left; false when there is none. */
export function buildWall(position: Position): boolean {
  const { box, state } = position;
  const piece = state.wallSupply.findIndex((count) => count > 0);
  if (piece < 0) return false;
  const first = box.rulings.magistrateWallStart === 'start-included' ? 0 : 1;
  const search = SLOTS.map((_, place) => (place + first) % 20).filter((slot) => wallSlotRefusal(position, piece, slot) === null);
  const slot = choose(
    position,
    { who: box.magistrate, rule: 'MERV-CMA-28', of: 'wallSlot', label: (one) => at(SLOTS, one) },
    search,
    [{ name: 'bestClass', value: (one) => merit(position, rankOf(coverOf(position, one))) }, { name: 'firstClockwise', value: (one) => -search.indexOf(one) }],
  );
  const { courtier, magistrate, player } = coverOf(position, slot);
  const rank = rankOf({ courtier, magistrate, player });
  position.events?.({ kind: 'solo-wall', ...MAGISTRATE, rule: 'MERV-CMA-28', rank, class: `class-${rank}`, slot: at(SLOTS, slot) });
  placeWall(position, box.magistrate, { piece, slot, influence: 2 * courtier + magistrate + 2 * player, rule: 'MERV-CMA-27', why: 'MERV-CMA-28' });
  return true;
}
