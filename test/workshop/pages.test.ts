import { expect, test } from 'vitest';
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
