import type { OptionTable } from './arguments.js';
import type { Given } from './arguments.js';
import type { Io } from './io.js';

/** One word after `caravanserai`, and what it does. */
export interface Command {
  readonly name: string;
  /** What stands behind the name, as in `GAME [FILE]`. */
  readonly usage: string;
  readonly purpose: string;
  /** What the help says beyond the options. */
  readonly notes?: readonly string[];
  readonly options: OptionTable;
  readonly positionals: number;
  /** Resolves to the exit code. */
  readonly run: (given: Given, io: Io) => Promise<number>;
}
