import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './entries.mjs';
import { bin, run } from './steps.mjs';

// Every layer rule is shown to bite: each file plants one fault, or shows something that is allowed.
const files: Record<string, { source: string; breaks: string[] }> = {
  'src/index.ts': { source: "import './kernel/fine.js'; import './merv/fine.js'", breaks: ['root-knows-the-kernel'] },
  'src/kernel/fine.ts': { source: "import './alea.js'", breaks: [] },
  'src/kernel/drafts.ts': { source: "import 'immer'", breaks: [] },
  'src/merv/drafts.ts': { source: "import 'immer'", breaks: ['dependencies-enter-through-the-kernel'] },
  'src/kernel/alea.ts': { source: "import 'seedrandom/lib/alea.js'", breaks: [] },
  'src/kernel/sha.ts': { source: "import '@noble/hashes/sha2'", breaks: [] },
  'src/kernel/up.ts': { source: "import '../mechanics/fine.js'", breaks: ['kernel-stands-alone'] },
  'src/mechanics/fine.ts': { source: "import '../kernel/fine.js'", breaks: [] },
  'src/mechanics/up.ts': { source: "import '../merv/fine.js'", breaks: ['mechanics-know-the-kernel'] },
  'src/voyages/content/character-ids.ts': { source: 'export const ids = 1', breaks: [] },
  'src/voyages/sideways.ts': { source: "import '../merv/fine.js'", breaks: ['voyages-stands-alone'] },
  'src/marco-polo-2/fine.ts': { source: "import '../voyages/content/character-ids.js'; import '../mechanics/fine.js'", breaks: [] },
  'src/marco-polo-2/sideways.ts': { source: "import type { v } from '../voyages/sideways.js'", breaks: ['marco-polo-2-stands-alone'] },
  'src/merv/fine.ts': { source: "import '../kernel/fine.js'", breaks: [] },
  'src/merv/sideways.ts': { source: "import '../marco-polo-2/fine.js'", breaks: ['merv-stands-alone'] },
  'src/merv/seal.ts': { source: "import '@noble/hashes/sha2'", breaks: ['dependencies-enter-through-the-kernel'] },
  'src/merv/seed.ts': { source: "import 'seedrandom/lib/alea.js'", breaks: ['dependencies-enter-through-the-kernel'] },
  'src/merv/node.ts': { source: "import 'node:fs'", breaks: ['no-node-in-the-engine'] },
  'src/merv/one.ts': { source: "import './two.js'", breaks: ['no-cycles'] },
  'src/merv/two.ts': { source: "import './one.js'", breaks: [] },
  'src/merv/lost.ts': { source: "import './nowhere.js'", breaks: ['everything-resolves'] },
  'src/merv/tested.ts': { source: "import '../../test/help.js'", breaks: ['tests-stay-outside'] },
  'src/bots/up.ts': { source: "import '../merv/fine.js'", breaks: ['bots-know-the-kernel'] },
  'src/bots/worker.ts': { source: "import 'node:worker_threads'", breaks: [] },
  'src/bots/check.ts': { source: "import 'fast-check'", breaks: ['fast-check-in-laws-only'] },
  'src/testing/index.ts': { source: "import './laws/fine.js'", breaks: ['scenarios-without-fast-check'] },
  'src/testing/laws/fine.ts': { source: "import 'fast-check'; import '../../kernel/fine.js'", breaks: [] },
  'src/testing/fine.ts': { source: "import '../kernel/fine.js'", breaks: [] },
  'src/testing/sideways.ts': { source: "import '../bots/worker.js'", breaks: ['testing-knows-the-kernel'] },
  'src/testing/heavy.ts': { source: "import 'typescript'", breaks: ['few-runtime-dependencies'] },
  'src/boardgame-io/up.ts': { source: "import '../merv/fine.js'", breaks: ['adapter-knows-the-kernel'] },
  'src/cli/index.ts': { source: "import 'node:fs'; import '../merv/index.js'; import '../testing/index.js'", breaks: [] },
  'src/cli/inside.ts': { source: "import '../merv/fine.js'", breaks: ['command-uses-public-entries'] },
  'src/merv/index.ts': { source: "import './fine.js'", breaks: [] },
  'test/help.ts': { source: 'export const help = 1', breaks: [] },
};

const folder = mkdtempSync(join(tmpdir(), 'caravanserai-layers-'));
afterAll(() => { rmSync(folder, { recursive: true }); });

test('every layer rule catches its planted fault, and nothing else is caught', async () => {
  for (const [path, { source }] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const { output } = await run(bin('depcruise'), ['src', '--config', join(root, 'test/layers.cjs'), '--no-progress', '--output-type', 'json'], { cwd: folder });
  const { summary } = JSON.parse(output.slice(output.indexOf('{'))) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  const found = summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`).sort();
  const wanted = Object.entries(files).flatMap(([path, { breaks }]) => breaks.map((rule) => `${path}: ${rule}`)).sort();
  // Of a cycle only one file is reported.
  expect(found).toEqual(wanted);
});
