import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../workshop/entries.mjs';

/** The program as it is installed. */
export interface Program {
  readonly folder: string;
  readonly script: string;
  readonly remove: () => void;
}

export async function buildProgram(): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-pty-'));
  await build({ entryPoints: { cli: join(root, 'src/cli/index.ts') }, outdir: folder, bundle: true, splitting: true, platform: 'node', format: 'esm', logLevel: 'error', absWorkingDir: root });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return { folder, script: join(folder, 'cli.js'), remove: () => { rmSync(folder, { recursive: true }); } };
}

/** Whether this machine can make a terminal of its own: with the `script` of util-linux. */
export const hasTerminals = spawnSync('script', ['-qec', 'true', '/dev/null'], { input: '' }).status === 0;

/** A terminal that a program runs in. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** What was shown, and how the program ended. */
export interface Seen {
  readonly code: number | null;
  /** As it was written, orders and all. */
  readonly raw: string;
  /** Without orders to the terminal; what was written over is gone. */
  readonly text: string;
}

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** What a person sees of what was written. */
export function seen(raw: string): string {
  return raw.replace(/\r\n/g, '\n').split('\n').map((line) => line.split('\r\u001B[K').at(-1) ?? '').join('\n')
     
    .replace(/\u001B\[[0-9;?]*[A-Za-z]/g, '').replaceAll('\r', '');
}

/**
 * Runs the program in a terminal of its own. Whenever it asks (the last line ends in "> "), `answer` is given what was
 * shown since it asked last, and says what is typed; `null` hangs up.
 */
export function inTerminal(script: string, args: readonly string[], { columns, rows, env = {} }: Terminal, answer: (shown: string) => string | null): Promise<Seen> {
  const command = `stty cols ${columns} rows ${rows}; exec ${[process.execPath, script, ...args].map(quoted).join(' ')}`;
  const child = spawn('script', ['-qec', command, '/dev/null'], { env: { PATH: process.env['PATH'], TERM: 'xterm-256color', LANG: 'C.UTF-8', SHELL: '/bin/sh', ...env } });
  let raw = '';
  let from = 0;
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (chunk: string) => {
    raw += chunk;
    const fresh = seen(raw.slice(from));
    if (!/> $/.test(fresh)) return;
    from = raw.length;
    const typed = answer(fresh);
    if (typed === null) child.kill();
    else child.stdin.write(`${typed}\r`);
  });
  return new Promise((resolve) => { child.on('close', (code) => { resolve({ code, raw, text: seen(raw) }); }); });
}
