// What is told of a game has a form, adds up to what is seen, and stays as it was told.
import { expect, test } from 'vitest';
import type { AnyEvent, AnyGame, AnyState } from '../../src/index.js';
import { randomOf, stepOf, take } from '../../src/testing/index.js';

/** What the events of a game are held to. */
export interface Told {
  readonly game: AnyGame;
  readonly check: (event: unknown) => { readonly path: readonly (string | number)[]; readonly message: string } | null;
  readonly isRule: (id: string | undefined) => boolean;
}

/** What lies on the table. */
export const lyingIn = ({ game }: Told) => (view: object): Record<string, unknown> => Object.fromEntries(Object.entries(view).filter(([key]) => !Object.hasOwn(game.unbooked, key)));

/** What is wrong with the form of an event: each is of its kind, names a rule that there is, and leaves no word out. */
export const faultIn = ({ check, isRule }: Told) => (event: AnyEvent): string | null => {
  const problem = check(event);
  if (problem) return `${event.kind}: ${problem.path.join('.')} ${problem.message}`;
  if (!isRule(event.rule)) return `${event.kind}: there is no rule "${event.rule}"`;
  return Object.values(event).includes('') ? `${event.kind}: a word is missing` : null;
};

/** Tests whole games, one a config. */
export function wholeGamesAreTold(told: Told, configs: readonly object[]): void {
  const { game, isRule } = told;
  const lying = lyingIn(told);
  const fault = faultIn(told);
  const isHeard = (event: AnyEvent): boolean => !('only' in event) || event.only === 0;
  test.each(configs)('%j: is in form, adds up from the set-up on, and stays as it was told', (config) => {
    const random = randomOf(7);
    const state: AnyState = game.inPlace.clone(game.setup(config));
    let view = game.view(state, 0);
    const all: { readonly event: AnyEvent; readonly then: string }[] = [];
    for (let steps = 0; ; steps += 1) {
      const asked = game.chance(state);
      if (asked) expect([asked.purpose, asked.rule, isRule(asked.rule)]).toEqual([asked.purpose, asked.rule, true]);
      const step = stepOf(game, state, Math.floor(random() * 2 ** 31));
      if (!step) break;
      const events: AnyEvent[] = [];
      take(game, state, step, (event) => events.push(event));
      expect(events.flatMap((event) => fault(event) ?? [])).toEqual([]);
      all.push(...events.map((event) => ({ event, then: JSON.stringify(event) })));
      const seen = game.view(state, 0) as unknown as Record<string, unknown>;
      view = { ...game.book(view, events.filter(isHeard)), ...Object.fromEntries(Object.keys(game.unbooked).map((key) => [key, seen[key]])) };
      if (steps % 10 === 0) expect(lying(view)).toEqual(lying(seen));
    }
    expect(lying(view)).toEqual(lying(game.view(state, 0)));
    expect(all.filter(({ event, then }) => JSON.stringify(event) !== then)).toEqual([]);
  });
}
