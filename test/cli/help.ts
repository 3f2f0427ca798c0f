import { run } from '../../src/cli/run.js';

/** What a command printed, and how it ended. */
export interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process; `answers` are typed one after the other. */
export async function cli(args: readonly string[], answers: readonly string[] = []): Promise<Printed> {
  const out: string[] = [];
  const err: string[] = [];
  const typed = answers.slice();
  const code = await run(args, {
    out: (line) => out.push(line), err: (line) => err.push(line), status: () => undefined,
    ask: (prompt) => { out.push(prompt); return Promise.resolve(typed.shift() ?? null); },
    interactive: answers.length > 0, signal: { aborted: false },
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
