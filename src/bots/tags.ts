import type { AnyView } from '../kernel/game.js';

/** Names under which the games keep what a player plays with. */
const WHAT = ['character', 'characters'];

/**
 * What each seat plays with, read off a view: whatever stands under `character` or `characters` of a player. A game that
 * has nothing of the kind has no tags.
 */
export function tagsOf(view: AnyView): readonly (readonly string[])[] {
  const players = (view as { readonly players?: unknown }).players;
  if (!Array.isArray(players)) return [];
  return players.map((player: unknown) => WHAT.flatMap((key) => words((player as Record<string, unknown> | null)?.[key])));
}

function words(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(words) : [];
}
