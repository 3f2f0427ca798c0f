// npm run rules: which numbered rules, rulings (each option) and worked examples does no test title cite?
//
//   npm run rules                a summary; fails when something recorded as covered has lost its test
//   npm run -s rules -- --json   the same as JSON, with everything that is missing
//   npm run rules -- --accept    takes the present coverage into docs/rules/coverage.json
//   npm run rules -- --teeth     which of them no test proves: none that cites it has ever killed a mutant (npm run mutate)
//
// The numbers come from docs/rules/<game>.md. A rule is defined where its id opens a list item, a heading or a table
// row. A ruling that is a switch reads
//   - **VOY-R-1** `occupiedBy` — question. Options: `any-die` (default), `not-own-dice`. What the sources say.
// and every option needs a title of its own that names both ruling and option; one settled for good reads
//   - **VOY-R-2** (decided) — question. `option` and why.
// and needs one title. An id that only says what a word means reads
//   - **VOY-GEN-1** (term: why there is nothing to prove) What the word means.
// Titles are those of test, it and describe; a test stands under all titles around it. Skipped
// tests count for nothing, nor do ranges such as VOY-TRAVEL-1..4.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root } from './entries.mjs';

export const prefixes = { voyages: 'VOY', 'marco-polo-2': 'MP2', merv: 'MERV' };
const kinds = ['rules', 'rulings', 'examples'];

/**
 * The numbered statements of one rule book.
 * @param {string} text @param {string} prefix
 * @returns {{ items: { id: string, kind: string, claims: string[], term: string | null }[], faults: string[] }} `claims` are what titles have to cite; `term` says why there is nothing to prove
 */
export function readRules(text, prefix) {
  const head = new RegExp(`^[-#|\\s]*\\**(${prefix}-[A-Z0-9]+(?:-\\d+)+)\\b`);
  const faults = [];
  const found = new Map();
  let item;
  for (const line of text.split('\n')) {
    const id = head.exec(line)?.[1];
    if (id !== undefined) {
      // Where an id opens several lines (a table that refers back), the first one defines it.
      item = found.has(id) ? undefined : { id, body: line.slice(line.indexOf(id) + id.length) };
      if (item) found.set(id, item);
    } else if (/^\s*$|^#|^[-|]\s/.test(line)) item = undefined;
    else if (item) item.body += ` ${line.trim()}`;
  }
  const items = [...found.values()].map(({ id, body }) => {
    const kind = /-R-\d+$/.test(id) ? 'rulings' : /-E-\d+/.test(id) ? 'examples' : 'rules';
    const term = /^\**\s*\(term(?:: ([^)]*))?\)/.exec(body);
    if (term && !term[1]?.trim()) faults.push(`${id}: a term says why there is nothing to prove`);
    if (kind !== 'rulings') return { id, kind, claims: [id], term: term?.[1] ?? null };
    const key = /^\**\s*\**`(\w+)`/.exec(body)?.[1];
    const options = optionsOf(body);
    if (key !== undefined && options.length < 2) faults.push(`${id}: a ruling with a key lists two options or more after "Options:"`);
    if (key === undefined && options.length > 0) faults.push(`${id}: options, but no key right behind the id`);
    return { id, kind, term: null, claims: key !== undefined && options.length > 0 ? options.map((option) => `${id} ${option}`) : [id] };
  });
  return { items, faults };
}

/** The names in backticks in the sentence that begins with "Options:", without what stands in brackets. */
export function optionsOf(body) {
  const from = body.indexOf('Options:');
  if (from < 0) return [];
  const options = [];
  let depth = 0;
  for (const [part] of body.slice(from + 'Options:'.length).matchAll(/`[^`]*`|[()]|[.](?=\s|$)|[^`().]+|[.]/g)) {
    if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    else if (depth > 0) continue;
    else if (part === '.') break;
    else if (part.startsWith('`')) options.push(part.slice(1, -1));
  }
  return options;
}

/**
 * The titles of all tests of a file, each with the titles of the groups around it.
 * @param {string} source @param {string} name @returns {string[]}
 */
export function readTitles(source, name = 'a.test.ts') {
  const titles = [];
  const visit = (node, around) => {
    const call = ts.isCallExpression(node) ? rootCall(node.expression) : undefined;
    if (call?.skipped && node.arguments.length > 0) return;
    if (call && node.arguments.length > 0) {
      const title = literalText(node.arguments[0]);
      if (title !== undefined) {
        const path = around === '' ? title : `${around} ${title}`;
        if (call.root !== 'describe') titles.push(path);
        for (const argument of node.arguments.slice(1)) visit(argument, path);
        return;
      }
    }
    ts.forEachChild(node, (child) => visit(child, around));
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false), '');
  return titles;
}

/** `test`, `it.each(table)`, ``describe.each`…` `` -> its first name, and whether it is skipped on the way. */
function rootCall(node) {
  let skipped = false;
  for (;;) {
    if (ts.isPropertyAccessExpression(node)) {
      if (['skip', 'todo', 'fails'].includes(node.name.text)) skipped = true;
      node = node.expression;
    } else if (ts.isCallExpression(node)) node = node.expression;
    else if (ts.isTaggedTemplateExpression(node)) node = node.tag;
    else break;
  }
  if (!ts.isIdentifier(node) || !['test', 'it', 'describe'].includes(node.text)) return undefined;
  return { root: node.text, skipped };
}

/** The literal part of a title: of a template what stands outside ${…}, of a sum what is quoted. */
function literalText(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map((span) => `\u2026${span.literal.text}`).join('');
  if (ts.isBinaryExpression(node)) {
    const parts = [literalText(node.left), literalText(node.right)];
    return parts.every((part) => part === undefined) ? undefined : parts.map((part) => part ?? '\u2026').join('');
  }
  return undefined;
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Is a claim (`VOY-TRAVEL-3`, `VOY-R-1 not-own-dice`) cited by one of the titles? */
export function isCited(claim, titles) {
  const words = claim.split(' ').map((word) => new RegExp(`(?<![\\w-])${escape(word)}(?![\\w-]|\\.\\.\\d)`));
  return titles.some((title) => words.every((word) => word.test(title)));
}

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? testFiles(path) : /\.(test|spec)\.[cm]?tsx?$/.test(entry.name) ? [path] : [];
  });
}

async function main(args) {
  if (args.includes('--teeth')) {
    const { reportTeeth } = await import('./teeth.mjs');
    process.exitCode = (await reportTeeth()) ? 0 : 1;
    return;
  }
  const record = join(root, 'docs/rules/coverage.json');
  // Only titles that name an id can cover one.
  const titles = testFiles(join(root, 'test'))
    .flatMap((path) => readTitles(readFileSync(path, 'utf8'), path))
    .filter((title) => /\b(VOY|MP2|MERV)-/.test(title));

  const report = {};
  const covered = {};
  const faults = [];
  for (const [game, prefix] of Object.entries(prefixes)) {
    const path = join(root, 'docs/rules', `${game}.md`);
    if (!existsSync(path)) continue;
    const rules = readRules(readFileSync(path, 'utf8'), prefix);
    faults.push(...rules.faults.map((fault) => `docs/rules/${game}.md: ${fault}`));
    const near = titles.filter((title) => title.includes(`${prefix}-`));
    const cited = new Set(rules.items.flatMap(({ claims }) => claims).filter((claim) => isCited(claim, near)));
    covered[game] = [...cited];
    report[game] = Object.fromEntries(kinds.map((kind) => {
      const items = rules.items.filter((item) => item.kind === kind);
      const missing = items.flatMap(({ claims }) => claims).filter((claim) => !cited.has(claim));
      // A ruling counts as covered when every option is.
      return [kind, { total: items.length, covered: items.filter(({ claims }) => claims.every((claim) => cited.has(claim))).length, missing }];
    }));
  }

  const recorded = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  const lost = Object.entries(recorded).flatMap(([game, ids]) => ids.filter((id) => !covered[game]?.includes(id)));
  const accept = args.includes('--accept');
  if (accept) writeFileSync(record, JSON.stringify(covered, null, 2) + '\n');

  if (args.includes('--json')) console.log(JSON.stringify(report, null, 2));
  else {
    for (const [game, byKind] of Object.entries(report)) {
      for (const [kind, { total, covered: count, missing }] of Object.entries(byKind)) {
        const some = missing.slice(0, 8).join(', ') + (missing.length > 8 ? ', …' : '');
        console.log(`${game.padEnd(13)} ${kind.padEnd(9)} ${String(count).padStart(4)} of ${String(total).padStart(4)}${missing.length > 0 ? `   without a test: ${some}` : ''}`);
      }
    }
    if (Object.keys(report).length === 0) console.log('No rule book in docs/rules yet.');
    if (accept) console.log('docs/rules/coverage.json: written');
  }
  for (const fault of faults) console.error(fault);
  if (!accept) for (const id of lost) console.error(`${id} was covered and no longer is (docs/rules/coverage.json)`);
  if (faults.length > 0 || (!accept && lost.length > 0)) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void main(process.argv.slice(2));
