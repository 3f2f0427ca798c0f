import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { toothless } from '../workshop/teeth.mjs';
import { looksAt } from './court.mjs';
import { placeOf, readLog, readSuites, writeLog } from './log.mjs';
import { counting } from './modules.mjs';
import { asking, numbersIn } from './numbers.mjs';
import { citations, claimsOf, NAMED, plan, rankOf, RECORDED, statesRules, UNNAMED } from './proof.mjs';
import { countsOf, printed, refreshed, scoreOf, teethOf } from './record.mjs';
import { mutated } from './runner.mjs';
import { collecting, Waiting } from './suite.mjs';

const book = `
- **VOY-GEN-1** (term: a name for others) A word.
- **VOY-KHAN-1** One die.
- **VOY-R-1** \`occupiedBy\` — whose dice? Options: \`any-die\` (default), \`not-own-dice\`.
`;
const claims = claimsOf(book, 'VOY');
const file = 'test/voyages/khan.test.ts';
const named = (name: string, at = file) => ({ id: `${at}#${name}`, file: at, name });

describe('what tests say', () => {
  test('terms have nothing to prove, rulings each of their options', () => {
    expect(claims).toEqual(['VOY-KHAN-1', 'VOY-R-1 any-die', 'VOY-R-1 not-own-dice']);
  });

  test('one that names a rule speaks of it; recorded games, laws and a second reckoning speak of many', () => {
    expect([rankOf(file, 'VOY-KHAN-1: a die'), rankOf(file, 'a die'), rankOf('test/golden/voyages/games.test.ts', 'VOY-KHAN-1'), rankOf('test/golden/merv/reckoning.test.ts', 'MERV-YEAR-1')])
      .toEqual([NAMED, UNNAMED, RECORDED, RECORDED]);
  });

  test('what a title cites counts with the titles around it, but not where states or frames are forged', () => {
    const tests = [named('VOY-R-1 > not-own-dice: pays'), named('nothing'), named('VOY-KHAN-1: x', 'test/voyages/broken-frames.test.ts'), named('VOY-KHAN-1: x')];
    expect([...citations(tests, claims)]).toEqual([[tests[0]!.id, ['VOY-R-1 not-own-dice']], [tests[3]!.id, ['VOY-KHAN-1']]]);
  });

  test('where a file speaks of all games, a test of another one is left out', () => {
    const shared = 'test/words/texts.test.ts';
    expect(['the texts of voyages > are said', "the components of 'voyages' > are all there", 'names of contracts'].map((name) => looksAt('voyages', shared, name))).toEqual([true, true, true]);
    expect(['the texts of merv > are said', "the components of 'marco-polo-2' > are all there"].map((name) => looksAt('voyages', shared, name))).toEqual([false, false]);
    expect(looksAt('voyages', file, 'not as in merv')).toBe(true);
  });

  test('titles of rows tell their values, by place or by name', () => {
    const { vitest, tests } = collecting();
    vitest['describe'].each([{ game: { id: 'merv' } }])('texts of $game.id', () => { vitest['test'].each([['wall', 2]])('%s %i', () => undefined); });
    expect([...tests.keys()]).toEqual(["texts of merv > 'wall' 2"]);
  });

  test('a test that waits for a promise is not begun, a row of a table neither', () => {
    const { vitest, tests } = collecting();
    let begun = 0;
    vitest['test']('waits', async () => { begun += 1; await Promise.resolve(); });
    vitest['test'].each([[1]])('row %i', async () => { begun += 1; await Promise.resolve(); });
    for (const run of tests.values()) expect(run).toThrow(Waiting);
    expect(begun).toBe(0);
  });

  test('rules stand in their chapters, tables and views; not in what judges, copies or words', () => {
    expect(['src/voyages/rules/khan.ts', 'src/merv/rules/solo/cards.ts', 'src/voyages/characters/berke.ts', 'src/merv/content/pack.ts', 'src/merv/view.ts'].every(statesRules)).toBe(true);
    expect(['src/voyages/checks/contradiction.ts', 'src/merv/words/moves.ts', 'src/voyages/play/arrange.ts', 'src/kernel/match.ts'].some(statesRules)).toBe(false);
  });
});

describe('the order in which tests are run', () => {
  const cited = new Map([['a', ['VOY-KHAN-1']], ['b', ['VOY-R-1 any-die']], ['c', ['VOY-R-1 any-die']]]);
  const ranks: Record<string, number> = { a: 0, b: 0, c: 0, d: 1, e: 2, f: 1 };
  const how = (toothed: string[], recent: string[] = []) => plan(['e', 'd', 'c', 'b', 'a', 'f'], { cited, toothed: new Set(toothed), rank: (id: string) => ranks[id]!, took: (id: string) => (id === 'd' ? 5 : 1), recent });

  test('all that cite a rule without a tooth, then all others that cite one, then what says most', () => {
    expect(how(['VOY-R-1 any-die'])).toEqual({ wanted: ['a'], citing: ['c', 'b'], others: ['f', 'd', 'e'] });
  });

  test('where all rules have one, what killed last goes first among its like', () => {
    expect(how(['VOY-R-1 any-die', 'VOY-KHAN-1'], ['d', 'b'])).toEqual({ wanted: [], citing: ['b', 'c', 'a'], others: ['d', 'f', 'e'] });
  });
});

const entry = (line: number, status: string, killers: string[], proven: [string, string][] = []) =>
  ({ hash: 'h', tests: 't', place: `src/voyages/rules/khan.ts:${line}:3-${line}:9 true`, status, killers, claims: proven });

describe('sources with a mutant in them', () => {
  const change = (source: string, from: string, replacement: string, mutatorName: string): string => {
    const at = (offset: number) => ({ line: source.slice(0, offset).split('\n').length - 1, column: offset - (source.lastIndexOf('\n', offset - 1) + 1) });
    const start = source.indexOf(from);
    return mutated(source, { mutatorName, replacement, location: { start: at(start), end: at(start + from.length) } });
  };

  test('what is put in place of an expression stays one, whatever stands beside it', () => {
    expect(change('const a = 1;\nreturn a && b && c;', 'a && b', 'a || b', 'LogicalOperator')).toBe('const a = 1;\nreturn (a || b) && c;');
  });

  test('blocks and cases are no expressions', () => {
    expect(change('if (a) {\n  b();\n}', '{\n  b();\n}', '{}', 'BlockStatement')).toBe('if (a) {}');
    expect(change('switch (a) { case 1: b(); }', 'case 1: b();', 'case 1:', 'ConditionalExpression')).toBe('switch (a) { case 1: }');
  });

  test('every loop counts, with a block or without one, inside of others, too', () => {
    const run = (source: string): number => {
      let rounds = 0;
      runInNewContext(counting(source, 'a.ts'), { __round: () => { rounds += 1; } });
      return rounds;
    };
    expect(run('for (const a of [1, 2]) for (let b = 0; b < 3; b += 1) if (a) b += 0;')).toBe(2 + 6);
    expect(run('let a = 3; while (a > 0) { a -= 1; } do a += 1; while (a < 2); for (const b in [1]) { a += Number(b); }')).toBe(3 + 2 + 1);
  });
});

describe('numbers as mutants', () => {
  const source = "const cost: 5 | 7 = 5;\nconst table = { 3: 'x', camel: 2, list: [-1, ...Array(4)] };\nexport type Pips = 1 | 6;\n";

  test('those that are computed with, not those of types and names', () => {
    expect(numbersIn(source, 'a.ts').map(({ from, to }) => source.slice(from, to))).toEqual(['5', '2', '1', '4']);
  });

  test('each asks whether it is the one that is changed', () => {
    expect(asking(source, numbersIn(source, 'a.ts'), 10).split('\n').slice(0, 2)).toEqual([
      'const cost: 5 | 7 = __number(10, 5);', "const table = { 3: 'x', camel: __number(11, 2), list: [-__number(12, 1), ...Array(__number(13, 4))] };",
    ]);
  });
});

describe('what is kept', () => {
  const entries = [
    entry(3, 'killed', [`${file}#VOY-KHAN-1: x`], [['VOY-KHAN-1', `${file}#VOY-KHAN-1: x`]]), entry(4, 'killed', ['test/golden/voyages/games.test.ts#plays on']),
    entry(5, 'survived', []), entry(6, 'timeout', []), entry(7, 'killed', [`${file}#VOY-KHAN-1: x`], [['VOY-KHAN-1', `${file}#VOY-KHAN-1: x`]]),
  ];
  const mutant = (line: number, status = 'Killed') => ({ status, replacement: 'true', location: { start: { line, column: 3 }, end: { line, column: 9 } } });

  test('the first tooth of each claim, and the test it is of', () => {
    expect(teethOf(entries, 'voyages')).toEqual({ 'VOY-KHAN-1': ['rules/khan.ts:3:3', file] });
  });

  test('how many of each kind, and those that recorded games alone kill', () => {
    const counts = countsOf({ files: { 'src/voyages/rules/khan.ts': { mutants: [...[3, 4, 5, 6, 7, 8].map((line) => mutant(line)), mutant(9, 'NoCoverage')] } } }, entries, 'voyages');
    expect(counts).toEqual({ mutants: 7, killed: 3, timeouts: 1, survived: 1, noCoverage: 1, notTried: 1, recorded: ['rules/khan.ts:4:3'], survivors: { 'rules/khan.ts': 1 } });
    expect(scoreOf({ ...counts, notTried: 0, mutants: 6 })).toBe(66.7);
    expect(scoreOf({ mutants: 100, killed: 9, timeouts: 0, survived: 1, noCoverage: 20, notTried: 70 })).toBe(72);
  });

  test('of files that were tried again as a whole it is known anew what only recorded games notice', () => {
    const before = ['rules/khan.ts:99:1', 'rules/posts.ts:1:1', 'rules/turn.ts:2:2'];
    const report = { files: { 'src/voyages/rules/khan.ts': { mutants: [3, 4].map((line) => mutant(line)) }, 'src/voyages/rules/turn.ts': { mutants: [mutant(77)] } } };
    expect(refreshed(before, report, entries, 'voyages')).toEqual(['rules/posts.ts:1:1', 'rules/turn.ts:2:2', 'rules/khan.ts:4:3']);
  });

  test('as text in which a changed entry is a changed line', () => {
    const text = printed({ teeth: { sources: 'x', found: teethOf(entries, 'voyages') }, whole: { score: 1, recorded: [], survivors: { a: 2 } } });
    expect(JSON.parse(text)).toMatchObject({ teeth: { found: { 'VOY-KHAN-1': ['rules/khan.ts:3:3', file] } } });
    expect(text.split('\n')).toContain(`      "VOY-KHAN-1": ["rules/khan.ts:3:3", "${file}"]`);
  });

  test('a mutant is known again by its file, place and change; a line cut off by a kill is left out', () => {
    const folder = mkdtempSync(join(tmpdir(), 'caravanserai-mutation-'));
    const log = join(folder, 'deep/log.jsonl');
    expect(readLog(log).size).toBe(0);
    writeLog(log, entries[0]);
    writeFileSync(log, `${JSON.stringify(entries[0])}\n{"hash":"h","pla`);
    expect([...readLog(log).keys()]).toEqual([`h ${entries[0]!.place}`]);
    writeFileSync(log, '');
    writeLog(log, { suite: 't', files: { [file]: 'f' } });
    writeLog(log, entries[0]);
    expect([[...readSuites(log)], readLog(log).size]).toEqual([[['t', { [file]: 'f' }]], 1]);
    expect(placeOf(mutant(3), 'src/voyages/rules/khan.ts', 0)).toBe(entries[0]!.place);
    rmSync(folder, { recursive: true });
  });

  test('a claim without a tooth, and one whose test is gone, are named', () => {
    const found = { 'VOY-KHAN-1': ['rules/khan.ts:3:3', file], 'VOY-R-1 any-die': ['rules/khan.ts:4:3', file] };
    expect(toothless(claims, found, ['VOY-KHAN-1', 'VOY-R-1 any-die'])).toEqual(['VOY-R-1 not-own-dice']);
    expect(toothless(claims, found, ['VOY-R-1', 'VOY-R-1 any-die'])).toEqual(['VOY-KHAN-1', 'VOY-R-1 not-own-dice']);
  });
});
