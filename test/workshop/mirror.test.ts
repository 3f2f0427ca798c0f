import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './entries.mjs';

/** Rooms of `src` whose tests stand at the same path. */
const rooms = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && existsSync(join(root, 'test', entry.name))).map(({ name }) => name);

/** A test has a source of its name, or stands with others in a folder of the name of their source, or speaks of a whole folder. */
function mirrors(path: string): boolean {
  const source = join(root, 'src', path.replace(/\.test\.ts$/, ''));
  return existsSync(`${source}.ts`) || existsSync(source) || existsSync(`${dirname(source)}.ts`);
}

test.each(rooms)('src/%s: every test stands at the path of what it tests', (room) => {
  const tests = readdirSync(join(root, 'test', room), { recursive: true }).map((name) => join(room, String(name))).filter((name) => name.endsWith('.test.ts'));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((path) => !mirrors(path))).toEqual([]);
});

test('a test without a source would be named', () => {
  expect([mirrors('kernel/rulings.test.ts'), mirrors('voyages/frames/waiting.test.ts'), mirrors('kernel/nothing.test.ts')]).toEqual([true, true, false]);
});
