import type { Screen } from './ansi.js';
import type { Line } from './ink.js';

/** Where a command reads and writes; the real terminal, or a test. */
export interface Io {
  readonly out: (line: Line) => void;
  readonly err: (line: string) => void;
  /** Shows a prompt and waits for a line; `null` at the end of input. `complete` names the words a beginning may go on to. */
  readonly ask: (prompt: Line, complete?: (begun: string) => readonly string[]) => Promise<string | null>;
  /** Whether a person sits there. */
  readonly interactive: boolean;
  /** What the terminal can show now: its size may change. */
  readonly screen: () => Screen;
  /** The language of the surroundings, as in `en`. */
  readonly language: string;
  /** Rewrites the last line of a terminal; does nothing elsewhere. */
  readonly status: (line: string) => void;
  /** Becomes true when the user presses Ctrl-C, or the program is asked to end (SIGTERM). */
  readonly signal: { readonly aborted: boolean };
}

/** Exit codes of all commands. */
export const OK = 0;
export const FAILED = 1;
export const BAD_ARGUMENTS = 2;

/** A command line that makes no sense; the message says what is wrong with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The code of an error that was thrown on purpose, whichever copy of the library (or of Node) it comes from. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Something the command was asked for that cannot be done: a file that is none, a game that is refused. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
