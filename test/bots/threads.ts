import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../workshop/entries.mjs';

/** The worker's program and the registry of these tests, built on the spot. */
export interface Threads {
  readonly folder: string;
  readonly script: string;
  readonly registry: string;
  readonly remove: () => void;
}

export async function buildThreads(): Promise<Threads> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-threads-'));
  await build({
    entryPoints: { worker: join(root, 'src/bots/worker.ts'), registry: join(root, 'test/bots/registry.ts') },
    outdir: folder, outExtension: { '.js': '.mjs' }, bundle: true, platform: 'node', format: 'esm', logLevel: 'error', absWorkingDir: root,
  });
  const address = (name: string): string => pathToFileURL(join(folder, `${name}.mjs`)).href;
  return { folder, script: address('worker'), registry: address('registry'), remove: () => { rmSync(folder, { recursive: true }); } };
}
