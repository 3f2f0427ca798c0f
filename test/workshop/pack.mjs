// Packs what npm would publish, without building again, and hands back where it lies and what is in it.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './steps.mjs';

/** @returns {Promise<{ tarball: string, folder: string, files: string[] }>} */
export async function pack() {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-'));
  // Scripts are left out because the build's chatter would stand in the JSON; warnings go to stderr, hence the slice.
  const { code, output } = await run('npm', ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder]);
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`);
  const parsed = JSON.parse(output.slice(output.search(/^[[{]/m)));
  const [packed] = Array.isArray(parsed) ? parsed : Object.values(parsed);
  return { folder, tarball: join(folder, packed.filename), files: packed.files.map(({ path }) => path) };
}
