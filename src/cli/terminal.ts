import { createInterface, type Interface } from 'node:readline';
import type { Io } from './io.js';

/** The real terminal. `close` must be called at the end, or the program waits for input. */
export function terminal(): Io & { readonly close: () => void } {
  const signal = { aborted: false };
  let lines: Interface | null = null;
  const waiting: ((line: string | null) => void)[] = [];
  const early: string[] = [];
  let ended = false;
  const { stdout, stderr, stdin } = process;
  const bare = stdout.isTTY;

  const open = (): void => {
    lines = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY && bare });
    // Lines of a pipe come faster than they are asked for.
    lines.on('line', (line) => { const next = waiting.shift(); if (next) next(line); else early.push(line); });
    lines.on('close', () => { ended = true; for (const next of waiting.splice(0)) next(null); });
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
    interactive: stdin.isTTY && bare,
    out: (line) => { stdout.write(`${line}\n`); },
    err: (line) => { stderr.write(`${line}\n`); },
    status: (line) => { if (stderr.isTTY) stderr.write(`\r\u001B[K${line}`); },
    ask: (prompt) => {
      if (!lines) open();
      stdout.write(prompt);
      const line = early.shift();
      if (line !== undefined || ended) return Promise.resolve(line ?? null);
      return new Promise((resolve) => { waiting.push(resolve); });
    },
    close: () => { lines?.close(); },
  };
}
