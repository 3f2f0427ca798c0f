import type { Place, Search } from './search.js';

/** Positions with as much left to do. */
export interface Stage {
  /** Those not played on from yet, the best first. */
  fresh: Place[];
  /** Those played on from. */
  readonly past: Place[];
}

/** A stage nothing has come to. */
export function newStage(): Stage {
  return { fresh: [], past: [] };
}

/** Whether a position of this worth can be kept among so many. */
export function betterThanLast({ fresh }: Stage, worth: number, width: number): boolean {
  return fresh.length < width || worth > (fresh[width - 1] as Place).worth;
}

/** Keeps a position where it belongs, unless an equal one is known. Equal positions are worth the same, so keys are seldom asked for. */
export function keep(stage: Stage, place: Place, { task, width }: Search): boolean {
  const { planning, seat } = task;
  const { fresh, past } = stage;
  let key: string | null = null;
  const same = (other: Place): boolean => other.worth === place.worth && planning.key(other.state, seat) === (key ??= planning.key(place.state, seat));
  if (fresh.some(same) || past.some(same)) return false;
  let at = fresh.length;
  for (; at > 0 && (fresh[at - 1] as Place).worth < place.worth; at -= 1) fresh[at] = fresh[at - 1] as Place;
  fresh[at] = place;
  if (fresh.length > width) fresh.length = width;
  return true;
}
