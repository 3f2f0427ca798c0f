import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { widthOf } from '../../src/cli/ink.js';
import { randomFrom } from '../../src/index.js';
import { buildProgram, hasTerminals, inTerminal, type Program, type Terminal } from './pty.js';

// The real thing: the program in a terminal of its own, and somebody who types.
let program: Program;
beforeAll(async () => { program = await buildProgram(); });
afterAll(() => { program.remove(); });

/** Things said now and then beside an answer, in turn. */
const ASIDES = ['..', 'p 1', 'board hand', 'score', 'undo', 'why nothing of the kind', 'rule', 'log 2', '? 1', 'moves 3'];

/** Somebody who answers at random, but only what the menus offer; now and then looks at something else. */
function somebody(seed: string): { readonly answer: (shown: string) => string; readonly count: () => number } {
  const random = randomFrom(seed);
  let asked = 0;
  let numbers = 0;
  return {
    count: () => asked,
    answer: (shown) => {
      asked += 1;
      if (shown.includes('The game is over')) return 'quit';
      if (asked % 9 === 0) return ASIDES[(asked / 9) % ASIDES.length]!;
      const menu = shown.slice(shown.lastIndexOf('(MERV-') < 0 ? 0 : shown.lastIndexOf('(MERV-'));
      const found = [...menu.matchAll(/(?:^|\s{2,})(\d+) \p{L}/gmu)].map(([, number]) => Number(number));
      // An aside shows no menu: the one before it still stands.
      if (found.length > 0) numbers = Math.max(...found);
      if (found.length === 0) return '';
      return String(1 + Math.floor(random() * numbers));
    },
  };
}

const wide = (text: string, columns: number): string[] => text.split('\n').filter((line) => widthOf(line) > columns && !line.includes('> '));

describe.skipIf(!hasTerminals)('a whole game is played by the menus', () => {
  const terminals: readonly (readonly [string, readonly string[], Terminal])[] = [
    ['voyages', ['--seats', '2'], { columns: 80, rows: 24 }],
    ['marco-polo-2', ['--seats', '2'], { columns: 100, rows: 30, env: { NO_COLOR: '1' } }],
    ['merv', ['--seats', '1'], { columns: 160, rows: 50, env: { LANG: 'C', TERM: 'xterm' } }],
  ];
  test.each(terminals)('%s', async (game, args, terminal) => {
    const { answer, count } = somebody(game);
    let most = 3000;
    const { code, raw, text } = await inTerminal(program.script, ['play', game, ...args, '--seed', `terminal ${game}`], terminal, (shown) => ((most -= 1) > 0 ? answer(shown) : null));
    expect([code, text.match(/Final score/g)?.length]).toEqual([0, 1]);
    expect(count()).toBeGreaterThan(60);
    expect(text).not.toMatch(/this should not happen|undefined|NaN|\[object/);
    expect(wide(text, terminal.columns)).toEqual([]);
     
    expect(/\u001B\[[0-9;]+m/.test(raw)).toBe(terminal.env?.['NO_COLOR'] === undefined);
     
    if (terminal.env?.['LANG'] === 'C') expect(text.split('\n').filter((line) => !/^[\u0000-\u007e]*$/.test(line))).toEqual([]);
  }, 120_000);
});

test('in a pipe everything is plain, with the answers behind their questions', () => {
  const { status, stdout } = spawnSync(process.execPath, [program.script, 'play', 'voyages', '--seed', 'a', '--bots', 'random'], { input: 'bazaar\ngold\n..\nwhy submarine \u001b[31m\n', encoding: 'utf8', env: { PATH: process.env['PATH'], TERM: 'xterm-256color' } });
  expect(status).toBe(0);
  expect(stdout).not.toContain('\u001B');
  expect(stdout).toMatch(/^Red > bazaar\nBazaar › Good/m);
  expect(stdout).toMatch(/^Red Bazaar › > gold\n/m);
  expect(stdout).toContain(String.raw`submarine \u001b[31m`);
});

describe.skipIf(!hasTerminals)('a terminal', () => {
  const small: Terminal = { columns: 80, rows: 24 };
  const typing = (...lines: readonly string[]): ((shown: string) => string | null) => {
    const left = lines.slice();
    return () => left.shift() ?? 'quit';
  };

  test('completes words with the tab key', async () => {
    const { text } = await inTerminal(program.script, ['play', 'voyages', '--seed', 'a', '--bots', 'random'], small, typing('baz\t', 'quit'));
    expect(text).toContain('Bazaar › Good');
  });

  test('speaks the language of the system', async () => {
    const { text } = await inTerminal(program.script, ['play', 'merv', '--seed', 'a'], { ...small, env: { LANG: 'ru_RU.UTF-8' } }, typing('выход'));
    expect(text).toContain('Мерв: Сердце Шёлкового пути');
    expect(text).toContain('Занять ячейку действия');
  });

  test('walks through a recording', async () => {
    const file = join(program.folder, 'walk.json');
    await inTerminal(program.script, ['simulate', 'merv', '--games', '1', '--seats', '3', '--bots', 'random', '--replays', '--out', file], small, () => null);
    const { code, text } = await inTerminal(program.script, ['replay', file], small, typing('', 'n', 'r', 'b', 's', 'v', '99999', 'q'));
    expect(code).toBe(0);
    for (const said of ['The set-up', 'Round 2 begins', 'If the game ended now', 'Final score', 'Red 0 : Blue 0']) expect(text).toContain(said);
    expect(wide(text, small.columns)).toEqual([]);
  });
});
