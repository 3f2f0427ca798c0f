// Who may know what: MP2-INFO-1..4, MP2-R-65.
import type { Random } from '../kernel/chance.js';
import { dealt } from '../mechanics/piles.js';
import type { Box } from './box.js';
import { cloneState } from './clone.js';
import type { PlayerOf, State, View } from './state.js';

const hidden = (ids: readonly unknown[]): null[] => ids.map(() => null);

/** Whether everybody sees the kept goal cards. */
function goalsArePublic(box: Box, state: { readonly round: number; readonly frames: readonly unknown[] }): boolean {
  return state.frames.length === 0 || (box.rules.hiddenInformation === 'open' && state.round > 0);
}

function hideGoals(player: PlayerOf<string | null>, open: boolean): void {
  if (!open) player.goals = hidden(player.goals);
  player.returned = hidden(player.returned);
}

/** What a seat may know. Everything but goal cards is public: what is in a face-down pile follows from what is not. */
export function viewOf(box: Box, state: State, viewer: number | null): View {
  // Hiding in a copy takes 0.8 us, putting a view together out of its parts 2.
  const view = cloneState(state) as View;
  const open = goalsArePublic(box, state);
  for (let seat = 0; seat < view.players.length; seat += 1) if (seat !== viewer) hideGoals(view.players[seat] as PlayerOf<string | null>, open);
  view.goalPool = hidden(view.goalPool);
  view.viewer = viewer;
  return view;
}

/** A full state that agrees with a view: the goal cards nobody is known to have are dealt at random. */
export function determinize(box: Box, view: View, random: Random): State {
  const state = cloneState(view as unknown as State);
  const unknown = unknownGoals(box, view);
  for (const player of state.players) {
    player.goals = dealt(player.goals, unknown, random);
    player.returned = dealt(player.returned, unknown, random);
  }
  state.goalPool = dealt(state.goalPool, unknown, random);
  return state;
}

/** The goal cards nobody is known to have, in alphabetical order. */
function unknownGoals(box: Box, { players }: View): string[] {
  const known: (string | null)[] = [];
  for (const { goals, returned } of players) known.push(...goals, ...returned);
  const named = known.filter((id) => id !== null);
  return box.parts.piles.goalCards.filter((id) => !named.includes(id));
}

/** Whether a step showed goal cards that were hidden before. */
export function reveals(box: Box, before: State, after: State): boolean {
  return goalsArePublic(box, after) && !goalsArePublic(box, before);
}

