// Looks at the tarball as npm, bundlers and TypeScript would: publint, arethetypeswrong and the list of files.
import { rmSync } from 'node:fs';
import { entries } from './entries.mjs';
import { pack } from './pack.mjs';
import { bin, run } from './steps.mjs';

const { folder, tarball, files } = await pack();
let failed = false;
const fail = (text) => { failed = true; console.log(text); };

const allowed = [/^dist\/([\w-]+\/)*[\w.-]+\.(js|cjs|d\.ts|d\.cts)(\.map)?$/, /^docs\/((rules|rules\/ru|guides)\/)?[\w-]+\.md$/, /^docs\/examples\/([\w-]+\/)?[\w-]+\.(mjs|jsx|html|css)$/, /^dist\/schemas\/[\w.-]+\.json$/, /^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/];
const needed = [
  'package.json', 'README.md', 'LICENSE', 'CHANGELOG.md',
  ...entries.flatMap(({ name }) => ['js', 'cjs', 'd.ts', 'd.cts'].map((end) => `dist/${name}.${end}`)),
];
for (const file of files) if (!allowed.some((pattern) => pattern.test(file))) fail(`should not be published: ${file}`);
for (const file of needed) if (!files.includes(file)) fail(`is missing from the tarball: ${file}`);

for (const [name, args] of [['publint', ['run', tarball, '--strict']], ['attw', [tarball, '--profile', 'node16']]]) {
  const { code, output } = await run(bin(name), args);
  if (code !== 0) fail(`${name}:\n${output}`);
}
rmSync(folder, { recursive: true, force: true });
if (!failed) console.log(`${files.length} files, clean`);
process.exitCode = failed ? 1 : 0;
