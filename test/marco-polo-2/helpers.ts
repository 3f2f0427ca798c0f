import { marcoPolo2, type Arrangement } from '../../src/marco-polo-2/index.js';
import { outcomeAt, type ChanceRequest, type Outcome } from '../../src/index.js';
import { scenario } from '../../src/testing/scenario.js';

/** A position in which seat 0 ("blue") is at its turn. */
export function position(arrangement: Arrangement) {
  return scenario(marcoPolo2, arrangement);
}

export type At = ReturnType<typeof position>;

/** What a seat holds. */
export function player(at: At, seat = 0): At['state']['players'][number] {
  return at.state.players[seat] as At['state']['players'][number];
}

/** How much of something a seat has more than before. */
export function gains<Key extends 'coin' | 'camel' | 'pepper' | 'silk' | 'gold' | 'jade' | 'vp'>(before: At['state'], at: At, keys: readonly Key[], seat = 0): Record<Key, number> {
  const difference = {} as Record<Key, number>;
  for (const key of keys) difference[key] = (at.state.players[seat]?.[key] ?? 0) - (before.players[seat]?.[key] ?? 0);
  return difference;
}

export const EVERYTHING = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp'] as const;

/** Everything that changed for a seat, without the zeros. */
export function change(before: At['state'], at: At, seat = 0): Partial<Record<(typeof EVERYTHING)[number], number>> {
  return Object.fromEntries(Object.entries(gains(before, at, EVERYTHING, seat)).filter(([, amount]) => amount !== 0));
}

/** The dice on a space. */
export function diceOn(at: At, space: string): readonly string[] {
  return at.state.spaces.find(({ id }) => id === space)?.dice ?? [];
}

/** The moves whose notation starts with some words. */
export function offered(at: At, words: string): readonly string[] {
  return at.moves().filter((line) => line === words || line.startsWith(`${words} `));
}

/** Lets luck decide until somebody has to: all dice show a three (so that nobody is compensated), and the first cards are drawn. */
export function boringLuck(at: At, decide: (request: ChanceRequest) => Outcome | null = () => null): At {
  for (let request = marcoPolo2.chance(at.state); request; request = marcoPolo2.chance(at.state)) {
    const threes = request.kind === 'roll' ? Array.from({ length: request.dice }, () => 3) : outcomeAt(request, 0);
    at.luck(decide(request) ?? threes);
  }
  return at;
}
