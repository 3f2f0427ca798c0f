import { createInterface, type Interface } from 'node:readline';
import { coloursOf, isUnicode, rendered, type Screen } from './ansi.js';
import type { Line } from './ink.js';
import type { Io } from './io.js';
import { visible } from './text.js';

/** How wide lines are where nobody says. */
const WIDTH = 80;

/** The real terminal. `close` must be called at the end, or the program waits for input. */
export function terminal(): Io & { readonly close: () => void } {
  const signal = { aborted: false };
  let lines: Interface | null = null;
  let complete: ((begun: string) => readonly string[]) | undefined;
  const waiting: ((line: string | null) => void)[] = [];
  const early: string[] = [];
  let ended = false;
  const { stdout, stderr, stdin, env } = process;
  const bare = stdout.isTTY;
  const isPerson = stdin.isTTY && bare;

  const screen = (): Screen => ({
    width: bare ? stdout.columns || WIDTH : Number(env['COLUMNS']) || 100, height: bare ? stdout.rows || 24 : 24, colours: coloursOf(bare, env), unicode: isUnicode(env),
  });
  const write = (line: Line): string => rendered(line, screen());

  const open = (): Interface => {
    const made = createInterface({ input: stdin, output: stdout, terminal: isPerson, completer: (begun: string) => [complete?.(begun) ?? [], begun] });
    // Lines of a pipe come faster than they are asked for.
    made.on('line', (line) => { const next = waiting.shift(); if (next) next(line); else early.push(line); });
    made.on('close', () => { ended = true; for (const next of waiting.splice(0)) next(null); });
    // In a terminal that is read sign by sign Ctrl-C comes as a key.
    made.on('SIGINT', () => { stdout.write('\n'); stop(130)(); });
    lines = made;
    return made;
  };
  // The second time nobody waits for a tidy end.
  const stop = (code: number) => (): void => {
    if (signal.aborted) process.exit(code);
    signal.aborted = true;
    lines?.close();
  };
  process.on('SIGINT', stop(130));
  process.on('SIGTERM', stop(143));
  stdout.on('error', (error: NodeJS.ErrnoException) => { process.exit(error.code === 'EPIPE' ? 0 : 1); });

  return {
    signal,
    screen,
    language: ([env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((one) => one !== undefined && one !== '') ?? 'en').slice(0, 2).toLowerCase(),
    interactive: isPerson,
    out: (line) => { stdout.write(`${write(line)}\n`); },
    err: (line) => { stderr.write(`${line}\n`); },
    status: (line) => { if (stderr.isTTY) stderr.write(`\r\u001B[K${line}`); },
    ask: (prompt, how) => {
      const reader = lines ?? open();
      complete = how;
      if (isPerson && !ended) {
        reader.setPrompt(write(prompt));
        reader.prompt();
      } else stdout.write(write(prompt));
      const line = early.shift();
      const answer = line !== undefined || ended ? Promise.resolve(line ?? null) : new Promise<string | null>((resolve) => { waiting.push(resolve); });
      // What comes through a pipe nobody has seen being typed.
      return isPerson ? answer : answer.then((said) => { stdout.write(`${said === null ? '' : visible(said)}\n`); return said; });
    },
    close: () => { lines?.close(); },
  };
}
