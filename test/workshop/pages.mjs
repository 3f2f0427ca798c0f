// npm run pages: puts into the pages what they show of the source: whole files after `<!-- whole: FILE -->`, and the
// counts of a game after `<!-- counts: FOLDER -->`.
//
//   npm run pages               says which page is out of step (exit 1)
//   npm run pages -- --write    puts it in step
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './entries.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

/** Lines of code: no comments, no blank lines. */
export function codeLines(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

function countsOf(folder) {
  const files = readdirSync(join(root, folder)).filter((name) => ['state.ts', 'events.ts', 'frames.ts', 'game.ts', 'derived.ts'].includes(name));
  const lines = Object.fromEntries(files.map((name) => [name, codeLines(read(join(folder, name)))]));
  const rows = [
    ['the rules: `frames.ts`', lines['frames.ts']],
    ['what lies on the table: `state.ts`', lines['state.ts']],
    ['what is told: `events.ts`', lines['events.ts']],
    ['set-up, scoring, texts, what cannot be: `game.ts`', lines['game.ts']],
    ['written by `npm run derive`: `derived.ts`', lines['derived.ts']],
  ];
  return `| lines of code | |\n| --- | ---: |\n${rows.map(([what, count]) => `| ${what} | ${count} |`).join('\n')}`;
}

/** A page as it should be. */
export function pageOf(text) {
  return text
    .replace(/(<!-- whole: (\S+) -->\n)```ts\n(?:[\s\S]*?\n)??```/g, (_, mark, file) => `${mark}\`\`\`ts\n${read(file).trimEnd()}\n\`\`\``)
    .replace(/(<!-- counts: (\S+) -->\n)(?:\|.*\n)*\|.*/g, (_, mark, folder) => `${mark}${countsOf(folder)}`);
}

/** Pages that show something of the source as it is no more. */
export function stalePages() {
  const pages = ['docs', 'docs/guides'].flatMap((folder) => readdirSync(join(root, folder)).filter((name) => name.endsWith('.md')).map((name) => join(folder, name)));
  return pages.filter((page) => pageOf(read(page)) !== read(page));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stale = stalePages();
  for (const page of stale) {
    if (process.argv.includes('--write')) writeFileSync(join(root, page), pageOf(read(page)));
    else console.error(`${relative('.', page)} shows source as it is no more: npm run pages -- --write`);
  }
  if (stale.length > 0 && !process.argv.includes('--write')) process.exit(1);
  console.log(stale.length === 0 ? 'The pages show the source as it is.' : `${stale.length} put in step.`);
}
