// VOY-WILHELM-2, VOY-WILHELM-5: posts on the way.
import { characterOf, playerAt, type Position } from '../../box.js';
import type { Walk } from '../main-actions/travel/walk.js';

/** Locations on a path in which a post is due before its end: all that are passed, or those that were named (ruling `wilhelmPosts`). */
export function postsPassed(position: Position, { seat, first, places }: Walk): string[] {
  if (!characterOf(position, playerAt(position, seat)).postsOnPath) return [];
  return choosesPosts(position) ? places.slice() : first.slice(0, -1);
}

/** Whether posts on the way are left where their player wants them. */
export function choosesPosts({ box }: Position): boolean {
  return box.rulings.wilhelmPosts === 'optional';
}
