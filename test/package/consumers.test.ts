import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entries, specifier } from '../workshop/entries.mjs';
import { install, type Installed } from './installed.js';

let installed: Installed;
beforeAll(async () => { installed = await install(); });
afterAll(() => { installed.remove(); });

/** Uses every entry as a caller would; names that a caller relies on are named. */
const program = [
  ...entries.map((entry, index) => `import * as entry${index} from '${specifier(entry)}';\nexport { entry${index} };`),
  "import { start, moves, play, undo, redo, canUndo, viewOf, toReplay, fromReplay, seeded, scripted, table, recorded, IllegalMoveError } from 'caravanserai';",
  'export const all = [start, moves, play, undo, redo, canUndo, viewOf, toReplay, fromReplay, seeded, scripted, table, recorded, IllegalMoveError];',
].join('\n');

test.each([
  ['ESM under NodeNext', 'module', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ['CommonJS under NodeNext', 'commonjs', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ['ESM under Node16', 'module', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
  ['a bundler', 'module', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
])('the types compile for a user of %s, libraries included', (name, type, module, moduleResolution) => {
  const folder = join(installed.project, name.replace(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type }));
  const file = join(folder, 'index.ts');
  writeFileSync(file, program);
  const options: ts.CompilerOptions = {
    module, moduleResolution, target: ts.ScriptTarget.ES2022, lib: ['lib.es2022.d.ts'], types: [],
    strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false, noEmit: true,
  };
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
  expect(ts.formatDiagnostics(faults, { getCanonicalFileName: (path) => path, getCurrentDirectory: () => installed.project, getNewLine: () => '\n' })).toBe('');
});

test('a match of the ESM build is one for the CommonJS build, too', async () => {
  const file = join(installed.project, 'both.mjs');
  writeFileSync(file, [
    "import { createRequire } from 'node:module';",
    "import { moves, play, seeded, start } from 'caravanserai';",
    "import { merv } from 'caravanserai/merv';",
    "const other = createRequire(import.meta.url)('caravanserai');",
    "const match = start(merv, { seats: 2 }, seeded('both'));",
    'const after = other.play(match, other.moves(match)[0]);',
    'if (JSON.stringify(play(match, moves(match)[0])) !== JSON.stringify(after)) throw new Error("they differ");',
    "moves(other.start(merv, { seats: 2 }, other.seeded('both')));",
  ].join('\n'));
  await promisify(execFile)(process.execPath, [file]);
});
