import { choice, integer, list, type ObjectOf } from '../../../../kernel/schema.js';
import { city, count, location, seat } from '../../../content/parts.js';

const path = /* @__PURE__ */ list(location, { most: 6 });

/** What a movement comes from: the travel action, a "move" symbol, or one of the two cards that move figures. */
const movements = ['travel', 'move', 'k17', 'k18'] as const;

/** A movement that is being named: nothing is paid and nobody moves before the path is complete. */
export const walkFields = {
  seat,
  by: /* @__PURE__ */ choice(movements),
  /** Steps allowed at most. */
  most: /* @__PURE__ */ integer(1, 6),
  /** Locations entered by the first and by the second figure. */
  first: path,
  second: path,
  /** Cities on the way in which Wilhelm von Rubruk wants a post (ruling `wilhelmPosts`). */
  places: /* @__PURE__ */ list(city, { most: 6 }),
  /** Route costs so far. */
  coin: count,
  camel: count,
} as const;

/** What a movement comes from. */
export type Movement = (typeof movements)[number];

/** A movement that is being named. */
export type Walk = ObjectOf<typeof walkFields>;

/** How many steps have been named. */
export function stepsOf({ first, second }: Walk): number {
  return first.length + second.length;
}
