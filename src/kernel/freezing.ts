// eslint-disable-next-line no-restricted-globals -- the one look at the surroundings; there is no `process` in a browser
let freezing = (globalThis as { process?: { env?: { NODE_ENV?: string } } }).process?.env?.NODE_ENV !== 'production';

/**
 * Whether states that `apply`, `resolve` and `setup` return are frozen. On unless `NODE_ENV` is `production`: freezing
 * finds accidental changes, and makes reading a state about half as fast.
 */
export function freezeStates(on: boolean): void {
  freezing = on;
}

/** Whether states are frozen now. */
export function isFreezing(): boolean {
  return freezing;
}
