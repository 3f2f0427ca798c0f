import { plainText, type Line } from '../../src/cli/ink.js';
import type { Screen } from '../../src/cli/ansi.js';
import { run } from '../../src/cli/run.js';

/** What a command printed, and how it ended. */
export interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A pipe, or a plain terminal when something is typed. */
const SCREEN: Screen = { width: 100, height: 30, colours: 0, unicode: true };

/** What a test may say of the terminal. */
export interface Surroundings {
  readonly screen?: Partial<Screen>;
  readonly language?: string;
}

/** Runs a command line in this process; `answers` are typed one after the other. */
export async function cli(args: readonly string[], answers: readonly string[] = [], { screen = {}, language = 'en' }: Surroundings = {}): Promise<Printed> {
  const out: string[] = [];
  const err: string[] = [];
  const typed = answers.slice();
  const code = await run(args, {
    out: (line: Line) => out.push(plainText(line)), err: (line) => err.push(line), status: () => undefined,
    ask: (prompt: Line) => { out.push(plainText(prompt)); return Promise.resolve(typed.shift() ?? null); },
    interactive: answers.length > 0, signal: { aborted: false }, screen: () => ({ ...SCREEN, ...screen }), language,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
