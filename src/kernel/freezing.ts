interface Surroundings {
  readonly process?: { readonly env?: { readonly NODE_ENV?: string } };
  readonly document?: unknown;
}

/**
 * Frozen by default: everywhere but in production without a page. The build of a page cannot take that away: a page is
 * one that has a `document`, whatever `NODE_ENV` the bundler, or what it puts in place of `process`, says.
 */
export function isFrozenIn({ process, document }: Surroundings): boolean {
  return document !== undefined || process?.env?.NODE_ENV !== 'production';
}

// eslint-disable-next-line no-restricted-globals -- the one look at the surroundings
const surroundings: object = globalThis;
let freezing = isFrozenIn(surroundings);

/**
 * Whether matches and states that are handed out are frozen. On for every page, where libraries that make values reactive
 * then leave them alone, and off in production where there is no page: on servers and in workers, reading a state is about
 * twice as fast when it is not frozen. Freezing finds accidental changes.
 */
export function freezeStates(on: boolean): void {
  freezing = on;
}

/** Whether matches and states are frozen now. */
export function isFreezing(): boolean {
  return freezing;
}
