// Shared by the scripts here: run a program, time it, show its output only when it matters.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './entries.mjs';

export const bin = (name) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/**
 * Runs a program and resolves to its exit code and everything it printed.
 * @param {string} command @param {string[]} args @param {{ cwd?: string, env?: Record<string, string>, show?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (part) => (output += part));
    child.stderr?.on('data', (part) => (output += part));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program with its output shown and leaves with its exit code if it fails. */
export async function must(command, args, options = {}) {
  const { code } = await run(command, args, { ...options, show: true });
  if (code !== 0) process.exit(code);
}
