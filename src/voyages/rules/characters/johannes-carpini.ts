// VOY-JOHANNES-1, VOY-JOHANNES-2: from one oasis to any other.
import type { Ways } from '../../../mechanics/routes.js';
import { characterOf, type Position } from '../../box.js';
import type { Player } from '../../state.js';
import type { Movement } from '../main-actions/travel/walk.js';

/** The ways out of every location for a player in one kind of movement. */
export function waysFor(position: Position, player: Player, by: Movement): Ways {
  const { box } = position;
  if (!characterOf(position, player).jumps) return box.tables.ways;
  return by === 'travel' ? box.jumpsInTravel : box.jumpsElsewhere;
}
