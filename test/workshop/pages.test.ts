import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './entries.mjs';
import { codeLines, pageOf, stalePages } from './pages.mjs';

test('the pages show the source as it is', () => { expect(stalePages()).toEqual([]); });

test('a page that shows something else is put in step, and the rest of it stays', () => {
  const page = 'before\n<!-- whole: test/fixtures/oasis/index.ts -->\n```ts\nold\n```\nafter\n<!-- counts: test/fixtures/oasis -->\n| old | |\n| - | - |\nend\n';
  const now = pageOf(page);
  expect(now).toMatch(/^before\n<!-- whole: test\/fixtures\/oasis\/index\.ts -->\n```ts\nexport \{ oasis/);
  expect(now).toMatch(/\n```\nafter\n<!-- counts: test\/fixtures\/oasis -->\n\| lines of code \| \|\n[\s\S]*\| \d+ \|\nend\n$/);
  expect(pageOf(now)).toBe(now);
});

test('comments and blank lines are no code', () => {
  expect(codeLines('// a\n\n/* b\n c */\nconst x = 1; // d\n  /** e */\n}\n')).toBe(2);
});

test('the files that the architecture names are there', () => {
  const named = [...readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/`(src\/[\w./-]+\.ts)`/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
