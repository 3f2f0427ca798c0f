/*
 * The one place where time comes in. It decides how long a search thinks when it was given a budget of time, and when a
 * long computation lets others run; never what a seed leads to.
 */
declare function setTimeout(callback: () => void, milliseconds: number): unknown;

/** Milliseconds, for measuring how long something takes. */
export function now(): number {
  // eslint-disable-next-line no-restricted-globals -- see above
  return Date.now();
}

/** Lets everything else run that is waiting to. */
export function pause(): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve, 0); });
}

/** Says when it is time for a pause: after so many milliseconds without one. */
export function breather(milliseconds = 30): () => Promise<void> | null {
  let last = now();
  return () => {
    if (now() - last < milliseconds) return null;
    return pause().then(() => { last = now(); });
  };
}
