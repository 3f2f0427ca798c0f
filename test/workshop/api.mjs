// The public API as text, one file an entry, taken from the built types: a public change is a visible diff.
//
//   npm run check -- api          fails when docs/api differs from what was built
//   npm run api -- --accept       takes the new API over
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { entries, root, specifier } from './entries.mjs';

const folder = join(root, 'docs/api');
const typesOf = ({ name }) => join(root, 'dist', `${name}.d.ts`);
const unbuilt = entries.filter((entry) => !existsSync(typesOf(entry)));
if (unbuilt.length > 0) {
  console.error(`Not built yet: ${unbuilt.map(specifier).join(', ')}; run npm run build first.`);
  process.exit(1);
}

const program = ts.createProgram(entries.map(typesOf), { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, types: [], strict: true, exactOptionalPropertyTypes: true });
const checker = program.getTypeChecker();
const bare = ts.createPrinter({ removeComments: true });
const told = ts.createPrinter({ removeComments: false });

/** Whose parts are explained where they are listed: what positions are told with, and what they consist of. */
const isExplained = (name) => /^(Arrange|Arrangement|State|View|Player|Table|Turn|Frame)/.test(name);

/** What a type only follows from: a schema, or a table that is made. */
function sourceOf(statement) {
  if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) return undefined;
  const source = (ts.isTypeAliasDeclaration(statement) ? statement.type : statement.heritageClauses?.[0]?.types[0])?.getText() ?? '';
  return /^(DataOf|ReadOnly|Static)\b/.exec(source)?.[1];
}

/** What such a type comes to: its parts, one by one, with what is said of them. */
function unfolded({ name }, source) {
  const type = checker.getDeclaredTypeOfSymbol(checker.getSymbolAtLocation(name));
  const parts = type.isUnion() || !(type.flags & ts.TypeFlags.Object) ? [] : checker.getPropertiesOfType(type);
  if (parts.length === 0) return `type ${name.text} = ${checker.typeToString(type)};`;
  const lines = parts.map((part) => {
    const said = ts.displayPartsToString(part.getDocumentationComment(checker));
    const writable = source === 'Static' ? '' : 'readonly ';
    const optional = part.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${said === '' ? '' : `    /** ${said} */\n`}    ${writable}${part.name}${optional}: ${checker.typeToString(checker.getTypeOfSymbol(part)).replace(optional ? / \| undefined$/ : /$^/, '')};`;
  });
  return `interface ${name.text} {\n${lines.join('\n')}\n}`;
}

/** A declaration as it stands in the types, without the suffixes of the bundler, and mostly without comments. */
function text(declaration) {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const source = sourceOf(statement);
  if (source !== undefined) return unfolded(statement, source).replace(/(\w)\$\d+\b/g, '$1');
  const explained = (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && isExplained(statement.name.text);
  return (explained ? told : bare)
    .printNode(ts.EmitHint.Unspecified, statement, declaration.getSourceFile())
    .replace(/^(\s*\/\*\*[\s\S]*?\*\/\s*)?(export )?(declare )?/, '')
    .replace(/(\w)\$\d+\b/g, '$1');
}

/** The kinds of moves of a game, each with the line that writes it. */
async function movesOf(entry) {
  if (!entry.game) return '';
  const games = Object.values(await import(pathToFileURL(join(root, 'dist', `${entry.name}.js`)).href)).filter((value) => Array.isArray(value?.moveKinds));
  return games.map(({ moveKinds }) => `## Moves\n\n| kind | line |\n| --- | --- |\n${moveKinds.map(({ kind, pattern }) => `| \`${kind}\` | \`${pattern}\` |`).join('\n')}\n\n`).join('');
}

async function report(entry) {
  const file = program.getSourceFile(typesOf(entry));
  const lines = checker
    .getExportsOfModule(checker.getSymbolAtLocation(file))
    .map((symbol) => {
      const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return { name: symbol.name, body: [...new Set((real.declarations ?? []).map(text))].join('\n') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, body }) => `### ${name}\n\n\`\`\`ts\n${body}\n\`\`\`\n`);
  return `# ${specifier(entry)}\n\nThe public API, taken from the built types by \`npm run api -- --accept\`.\n\n${await movesOf(entry)}${lines.join('\n')}`;
}

const wanted = new Map(await Promise.all(entries.map(async (entry) => [`${entry.name.replaceAll('/', '-')}.md`, await report(entry)])));
if (process.argv.includes('--accept')) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of wanted) writeFileSync(join(folder, name), content);
  console.log(`docs/api: ${wanted.size} reports written`);
} else {
  const kept = existsSync(folder) ? readdirSync(folder) : [];
  let same = true;
  for (const name of new Set([...wanted.keys(), ...kept])) {
    const before = kept.includes(name) ? readFileSync(join(folder, name), 'utf8') : '';
    const after = wanted.get(name) ?? '';
    if (before === after) continue;
    same = false;
    if (before === '' || after === '') { console.log(`docs/api/${name} ${after === '' ? 'belongs to no entry' : 'is not written yet'}`); continue; }
    console.log(`docs/api/${name}`);
    for (const line of difference(sections(before), sections(after))) console.log(line);
  }
  if (!same) {
    console.log('\nThe public API changed. If that is meant: npm run api -- --accept, and a line in CHANGELOG.md.');
    process.exitCode = 1;
  }
}

/** Name -> text of each export in a report. */
function sections(content) {
  return new Map(content.split(/^### /m).slice(1).map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).replace(/```(ts)?/g, '').trim()]));
}

/** What went, what came, and both sides of what changed. */
function* difference(before, after) {
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) continue;
    const oldLines = old?.split('\n') ?? [];
    const nowLines = now?.split('\n') ?? [];
    yield `  ${name}`;
    for (const line of oldLines) if (!nowLines.includes(line)) yield `    - ${line}`;
    for (const line of nowLines) if (!oldLines.includes(line)) yield `    + ${line}`;
  }
}
