import { mkdirSync, mkdtempSync, rmSync, symlinkSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workshop/entries.mjs';
import { pack } from '../workshop/pack.mjs';
import { run } from '../workshop/steps.mjs';

/** A project that has installed the packed tarball; its dependencies are those installed here. */
export interface Installed {
  readonly project: string;
  readonly files: readonly string[];
  readonly remove: () => void;
}

export async function install(): Promise<Installed> {
  if (!existsSync(join(root, 'dist/index.js'))) throw new Error('There is no dist to pack: npm run build first.');
  const { folder, tarball, files } = await pack();
  const project = mkdtempSync(join(tmpdir(), 'caravanserai-user-'));
  const modules = join(project, 'node_modules');
  const target = join(modules, 'caravanserai');
  mkdirSync(target, { recursive: true });
  const { code, output } = await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  if (code !== 0) throw new Error(output);
  for (const name of ['seedrandom', '@noble', 'immer', 'fast-check', 'pure-rand']) {
    if (existsSync(join(root, 'node_modules', name))) symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
  rmSync(folder, { recursive: true });
  return { project, files, remove: () => { rmSync(project, { recursive: true, force: true }); } };
}
