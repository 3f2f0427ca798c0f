// Who may know what: MP2-INFO-1..4, MP2-R-65.
import type { Random } from '../kernel/chance.js';
import type { Box } from './box.js';
import { cloneState } from './clone.js';
import type { State, View } from './state.js';

const hidden = (ids: readonly unknown[]): null[] => ids.map(() => null);

/** Whether everybody sees the kept goal cards. */
function goalsArePublic(box: Box, state: { readonly round: number; readonly frames: readonly unknown[] }): boolean {
  return state.frames.length === 0 || (box.rules.hiddenInformation === 'open' && state.round > 0);
}

/** What a seat may know. Everything but goal cards is public: what is in a face-down pile follows from what is not. */
export function viewOf(box: Box, state: State, viewer: number | null): View {
  const copy = cloneState(state);
  const open = goalsArePublic(box, state);
  const players = copy.players.map((player, seat) => (seat === viewer ? player : { ...player, goals: open ? player.goals : hidden(player.goals), returned: hidden(player.returned) }));
  return { ...copy, players, goalPool: hidden(copy.goalPool), viewer };
}

/** A full state that agrees with a view: the goal cards nobody is known to have are dealt at random. */
export function determinize(box: Box, view: View, random: Random): State {
  const { viewer: _viewer, ...rest } = view;
  const state = cloneState(rest as State);
  const known = new Set<string | null>(state.players.flatMap(({ goals, returned }) => [...goals, ...returned]));
  const unknown = box.parts.pack.goalCards.map(({ id }) => id).filter((id) => !known.has(id)).sort();
  const deal = (id: string | null): string => {
    if (id !== null) return id;
    const [dealt] = unknown.splice(Math.floor(random() * unknown.length), 1);
    return dealt as string;
  };
  for (const player of state.players) {
    player.goals = player.goals.map(deal).sort();
    player.returned = player.returned.map(deal).sort();
  }
  state.goalPool = state.goalPool.map(deal).sort();
  return state;
}

/** Whether a step showed goal cards that were hidden before. */
export function reveals(box: Box, before: State, after: State): boolean {
  return goalsArePublic(box, after) && !goalsArePublic(box, before);
}

