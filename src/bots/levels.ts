/**
 * The bots as people choose them, weakest first, each with the name and the settings behind it. docs/bots.md tells how
 * strong they are. `hard` takes the settings of `planner`: `hard:milliseconds=3000` has more time, `hard:width=32` gives the
 * same choices for the same seed.
 */
export const LEVELS = {
  easy: 'greedy',
  medium: 'planner:width=2',
  hard: 'planner:milliseconds=1000',
} as const;

/** A level of strength. */
export type Level = keyof typeof LEVELS;
