// Mutants that stryker has not: each number in the chapters and tables of a game, one larger. Rules are full of numbers
// (5 coins, 2 camels, at most 4), and a test that proves such a rule fails when it says another one.
//
//   node test/mutation/numbers.mjs merv      tries those that may give a rule its first tooth; `npm run mutate -- merv --teeth` does it
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { courtOf } from './court.mjs';
import { hashOfFile } from './log.mjs';
import { modules } from './modules.mjs';
import { statesRules } from './proof.mjs';
import { Waiting } from './suite.mjs';

/** The numbers that a source computes with, by place: not those in types. */
export function numbersIn(source, file) {
  const found = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isNumericLiteral(node) && !isName(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.map((node) => ({ from: node.getStart(), to: node.getEnd(), at: tree.getLineAndCharacterOfPosition(node.getStart()) }));
}

const isName = (node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** A source in which every number asks whether it is the one that is changed. */
export function asking(source, numbers, first) {
  let text = source;
  for (let at = numbers.length - 1; at >= 0; at -= 1) {
    const { from, to } = numbers[at];
    text = `${text.slice(0, from)}__number(${first + at}, ${text.slice(from, to)})${text.slice(to)}`;
  }
  return text;
}

async function main(subject) {
  const root = process.cwd();
  const mutants = [];
  const numbered = (file, source) => {
    if (!file.startsWith(`src/${subject}/`) || !statesRules(file)) return source;
    const numbers = numbersIn(source, file);
    const first = mutants.length;
    for (const { at } of numbers) mutants.push({ file, place: `${file}:${at.line + 1}:${at.character + 1} one more`, hash: hashOfFile(`${root}/${file}`) });
    return asking(source, numbers, first);
  };
  // Which number is changed, and which were met by the test that runs. Tables are made while modules are loaded: all tests meet them.
  let changed = -1;
  let met = null;
  globalThis.__number = (at, value) => {
    met?.add(at);
    return at === changed ? value + 1 : value;
  };
  const court = courtOf({ subject, root, log: `${root}/reports/mutation/${subject}.jsonl`, onlyTeeth: true, endless: () => false });
  const open = await modules(court.files, root, numbered);
  court.seat(open());
  const meeting = mutants.map(() => []);
  for (const id of court.tests()) {
    met = new Set();
    try {
      court.run(open(), id);
      for (const at of met) meeting[at].push(id);
    } catch (error) {
      if (!(error instanceof Waiting)) throw error;
    }
  }
  met = null;
  let tried = 0;
  // Few tests meet the numbers of a chapter, all tests those of a table: what is proven by the first is not asked of the others.
  const order = mutants.map((mutant, at) => ({ ...mutant, at })).sort((one, other) => meeting[one.at].length - meeting[other.at].length || one.at - other.at);
  for (const { at, place, hash } of order) {
    if (court.before(hash, place, meeting[at]) || !meeting[at].some(court.wants)) continue;
    changed = at;
    court.try(open(), { hash, place, meeting: meeting[at], timeout: 5_000 });
    tried += 1;
  }
  console.log(`${subject}: ${tried} of ${mutants.length} numbers were changed`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2]);
