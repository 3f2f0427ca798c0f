import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameRecord, Summary } from '../../src/bots/index.js';
import type { Io } from '../../src/cli/io.js';
import { tellThings } from '../../src/cli/show.js';
import * as marcoPolo2Faces from '../../src/marco-polo-2/faces/index.js';
import { texts as marcoPolo2Ru } from '../../src/marco-polo-2/words/texts/ru/index.js';
import * as mervFaces from '../../src/merv/faces/index.js';
import { texts as mervRu } from '../../src/merv/words/texts/ru/index.js';
import * as voyagesFaces from '../../src/voyages/faces/index.js';
import { texts as voyagesRu } from '../../src/voyages/words/texts/ru/index.js';
import { buildThreads, type Threads } from '../bots/threads.js';
import { cli } from './help.js';

let threads: Threads;
let oasis: string;
let faulty: string;
const path = (name: string): string => join(threads.folder, name);
beforeAll(async () => {
  threads = await buildThreads();
  oasis = `${fileURLToPath(threads.registry)}#oasis`;
  faulty = `${fileURLToPath(threads.registry)}#faulty`;
});
afterAll(() => { threads.remove(); });

const commands = ['play', 'demo', 'simulate', 'tournament', 'replay', 'perft', 'content', 'rule', 'show'];

describe('help', () => {
  test('lists every command, and every command explains itself', async () => {
    const { code, out } = await cli(['--help']);
    expect(code).toBe(0);
    for (const name of commands) {
      expect(out).toContain(name);
      const help = await cli([name, '--help']);
      expect([name, help.code, help.out.startsWith(`caravanserai ${name}`), help.out.includes('--help')]).toEqual([name, 0, true, true]);
    }
  });

  test('without a command, the overview is an answer to a mistake', async () => {
    expect((await cli([])).code).toBe(2);
  });
});

describe('bad arguments end with 2 and say what is wrong', () => {
  test.each([
    [['fly'], 'there is no command "fly"'],
    [['plya'], 'Did you mean "play"?'],
    [['rule'], 'which rule?'],
    [['rule', 'VOY-SPACE-99'], 'Did you mean "VOY-SPACE-9"'],
    [['rule', 'voyages', 'submarine'], 'there is no rule "submarine"'],
    [['show', 'voyages'], 'which component?'],
    [['show', 'voyages', 'c91'], 'has no component "c91". Did you mean'],
    [['show', 'voyages', 'venecia'], 'Did you mean "venezia"'],
    [['perft', 'voyage'], 'Did you mean "voyages"?'],
    [['perft', 'merv', '--preset', 'rusian'], 'merv has no preset "rusian"; it has russian, english. Did you mean "russian"?'],
    [['perft', 'voyages', '--preset', 'english'], 'voyages has no presets'],
    [['perft', 'merv', '--ruling', 'contractCube=as-show'], 'Did you mean "as-shown"?'],
    [['perft'], 'which game?'],
    [['perft', 'chess'], 'there is no game "chess"'],
    [['perft', 'OASIS', '--depth', 'deep'], '--depth takes a whole number from 1 to 12, not "deep"'],
    [['perft', 'OASIS', '--seats', '9'], '--seats takes a whole number from 2 to 3'],
    [['perft', 'OASIS', '--dept', '3'], "Unknown option '--dept'"],
    [['perft', 'OASIS', 'more'], '"more" is one word too many'],
    [['perft', 'OASIS', '--ruling', 'tol=one'], 'has no ruling "tol"; it has toll'],
    [['perft', 'OASIS', '--ruling', 'toll=two'], 'the ruling "toll" has the options one, none'],
    [['perft', 'OASIS', '--config', '{"seats":2,"colour":"red"}'], 'config'],
    [['simulate', 'OASIS', '--bots', 'gredy'], 'there is no bot "gredy"; there are random, greedy, '],
    [['simulate', 'OASIS', '--bots', 'ismcts:iteration=3'], 'has no setting "iteration"'],
    [['simulate', 'OASIS', '--bots', 'random,random,random'], '2 seats need 2 bots (or one for all), not 3'],
    [['simulate', 'OASIS', '--workers', '0'], '--workers takes a whole number'],
    [['tournament', 'OASIS', '--bots', 'greedy'], 'at least two bots'],
    [['content', 'OASIS', 'dice'], 'has no table "dice"; it has cards'],
    [['content', 'OASIS', '--check', 'pack.json'], 'takes no other component values'],
    [['play', 'OASIS', '--seat', '3'], '--seat takes a whole number from 1 to 2'],
    [['replay'], 'which file?'],
  ])('%j', async (args, message) => {
    const { code, err } = await cli(args.map((word) => (word === 'OASIS' ? oasis : word)));
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('files that are not what they should be end with 1', () => {
  test.each([
    [['replay', 'FOLDER/nowhere.json'], 'there is no file'],
    [['replay', 'FOLDER/words.txt'], 'neither JSON nor JSON lines'],
    [['replay', 'FOLDER/other.json'], 'is not a replay'],
    [['replay', 'FOLDER/counted.json'], 'holds no replay; simulate with --replays'],
    [['perft', 'FOLDER/nowhere.mjs'], 'there is no file'],
    [['perft', 'FOLDER/empty.mjs'], 'exports no game'],
    [['perft', 'OASIS', '--config', 'FOLDER/words.txt'], 'is not JSON'],
    [['play', 'OASIS', '--load', 'FOLDER/other.json'], 'other.json: '],
    [['simulate', 'OASIS', '--games', '1', '--out', 'FOLDER/no/where.jsonl'], 'cannot be written'],
  ])('%j', async (args, message) => {
    writeFileSync(path('words.txt'), 'so it goes\nand so');
    writeFileSync(path('other.json'), '{"a": 1}');
    writeFileSync(path('counted.json'), '{"index": 0, "game": "merv", "scores": []}');
    writeFileSync(path('empty.mjs'), 'export const nothing = 1;');
    const { code, err } = await cli(args.map((word) => (word === 'OASIS' ? oasis : word.replace('FOLDER', threads.folder))));
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  });
});

describe('simulate and tournament', () => {
  test('give the same summary as JSON, whatever the number of workers, and one line for each game', async () => {
    const args = ['simulate', oasis, '--games', '30', '--seats', '3', '--bots', 'greedy,random,random', '--json'];
    const one = await cli([...args, '--out', path('games.jsonl'), '--replays']);
    expect(one.code).toBe(0);
    const summary = JSON.parse(one.out) as Summary;
    expect([summary.games, summary.failed]).toEqual([30, 0]);
    const records = readFileSync(path('games.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as GameRecord);
    expect(records.map(({ index }) => index)).toEqual(Array.from({ length: 30 }, (_, at) => at));

    const replay = await cli(['replay', path('games.jsonl'), '--game-number', '7', '--game', oasis, '--json']);
    expect(JSON.parse(replay.out)).toMatchObject({ ok: true, game: 'oasis', steps: records[7]!.decisions + records[7]!.chanceSteps });
  });

  test('a game that failed makes the run fail, is told, and stays on file with its replay', async () => {
    const { code, err } = await cli(['simulate', faulty, '--games', '40', '--seats', '3', '--out', path('faulty.jsonl')]);
    expect([code, err]).toEqual([1, expect.stringMatching(/game \d+ failed at step \d+ \(move: rest\): the fault planted here/)]);
    const walk = await cli(['replay', path('faulty.jsonl'), '--game', faulty, '--all']);
    expect([walk.code, walk.out]).toEqual([0, expect.stringMatching(/If the game ended now/)]);
  });

  test('a tournament prints a table and draws a picture', async () => {
    const { code, out } = await cli(['tournament', oasis, '--bots', 'random,greedy', '--rounds', '10', '--svg', path('cup.svg')]);
    expect([code, out]).toEqual([0, expect.stringMatching(/bot +Elo +95 %\ngreedy/)]);
    expect(readFileSync(path('cup.svg'), 'utf8')).toContain('<svg');
  });
});

describe('play', () => {
  test('moves by number and by notation, hints, undo, save and load', async () => {
    const file = path('saved.json');
    const first = await cli(['play', oasis, '--seed', 'table', '--seat', '2', '--bots', 'random'], ['guide trader', 'fly', '99', 'claim', 'score', 'hint', 'moves', `save ${file}`, '1', 'undo', 'quit']);
    expect(first.code).toBe(0);
    for (const text of ['Red: Take the', 'Nothing matches “fly”', 'to choose from', 'cannot be done now', 'water', ' looks', 'saved in']) expect(first.out.toLowerCase()).toContain(text.toLowerCase());
    const again = await cli(['play', oasis, '--load', file, '--seat', '2', '--bots', 'random'], [...Array.from({ length: 30 }, () => '1')]);
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('Final score')]);
  });

  test('undo takes back what the bots did since, too', async () => {
    const { out } = await cli(['play', oasis, '--seed', 'table', '--seat', '2', '--bots', 'last', '--with', fileURLToPath(threads.registry)], ['guide trader', 'play olive', 'undo', 'quit']);
    const hands = [...out.matchAll(/seat 2: guide trader, hand ([^:]*), played/g)].map(([, hand]) => hand);
    expect(hands).toEqual(['olive, star', 'star', 'olive, star']);
  });

  test('a demonstration plays by itself and verifies its recording', async () => {
    const { code, out } = await cli(['play', oasis, '--demo', '--moves']);
    expect([code, out]).toEqual([0, expect.stringContaining('leads to the same end')]);
  });

  test('a demonstration speaks the sentences of the game, in the language asked for', async () => {
    const { code, out } = await cli(['demo', 'voyages', '--moves', '--language', 'ru', '--bots', 'random']);
    expect(code).toBe(0);
    expect(out).toMatch(/1\. (Красный|Синий): [А-Я]/);
    expect(out).toContain('Закончить ход');
    expect(out).not.toMatch(/seat \d|end turn/);
  });
});

test('replay walks forward and back, and shows the table', async () => {
  await cli(['simulate', oasis, '--games', '1', '--replays', '--out', path('walk.json')]);
  const { code, out } = await cli(['replay', path('walk.json'), '--game', oasis], ['', '', 'b', 'v', '5', 'what', '999', 'q']);
  expect(code).toBe(0);
  for (const text of ['1. Blue: Take the', 'spring: 30', 'Enter, b, n, r, a number', 'Final score', 'Points: Red']) expect(out).toContain(text);
  const at = await cli(['replay', path('walk.json'), '--game', oasis, '--at', '3']);
  expect(at.out).toContain('players:');
});

test('a replay that was edited is refused with the step', async () => {
  await cli(['simulate', oasis, '--games', '1', '--replays', '--out', path('edit.json')]);
  const record = JSON.parse(readFileSync(path('edit.json'), 'utf8')) as { replay: { steps: string[] } };
  record.replay.steps[1] = 'guide sleeper';
  writeFileSync(path('edit.json'), JSON.stringify(record.replay));
  const { code, err } = await cli(['replay', path('edit.json'), '--game', oasis]);
  expect([code, err]).toEqual([1, expect.stringContaining('step 1')]);
});

test('perft and content as JSON', async () => {
  const perft = await cli(['perft', oasis, '--depth', '3', '--json']);
  expect(JSON.parse(perft.out)).toMatchObject({ game: 'oasis', config: { seats: 2 }, counts: [3, 6, 24] });
  const content = await cli(['content', oasis, '--json']);
  expect(JSON.parse(content.out)).toMatchObject({ game: 'oasis', tables: [{ name: 'cards', source: 'seed' }] });
  expect((await cli(['content', oasis, 'cards'])).out).toMatch(/cards: 8 entries, seed\n {2}date +seed/);
});

describe('rule', () => {
  test('prints rules by number, with their place in the book', async () => {
    const { code, out } = await cli(['rule', 'voy-space-2', 'VOY-E-42']);
    expect(code).toBe(0);
    expect(out).toContain('VOY-SPACE-2  The Voyages of Marco Polo › 8. Action spaces');
    expect(out).toContain('from: the Polish edition, the English edition');
    expect(out).toContain('  When: used in full with die 3 and 4 posts on the map / die 5 and 2.');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('finds the rule a printed term is about', async () => {
    const { out } = await cli(['rule', 'Rynek']);
    expect(out.split('\n')[0]).toMatch(/^VOY-BAZAAR-\d .*Rynek, printed so in the Polish book: bazaar$/);
  });

  test('speaks Russian where it is asked to, or where the system does', async () => {
    const { out } = await cli(['rule', 'VOY-SPACE-2', 'VOY-R-13', 'VOY-E-10', '--language', 'ru']);
    expect(out).toContain('VOY-SPACE-2  Путешествия Марко Поло › 8. ');
    expect(out).toContain('  откуда: польское издание, английское издание');
    expect(out).toContain('  вопрос contractShift: after-both (обычный ответ), after-each');
    expect(out).toContain('  Дано: ');
    expect((await cli(['rule', 'merv', 'дань', '--language', 'ru'])).out).toMatch(/^MERV-INV-\d+ /m);
    expect(await cli(['rule', 'VOY-SPACE-2', '--language', 'pl'])).toMatchObject({ code: 2, err: expect.stringContaining('there is no language "pl" here; there are en, ru') });
  });

  test('looks in the book of one game only when that is named, and answers programs in JSON', async () => {
    const { out } = await cli(['rule', 'merv', 'contract', '--json']);
    const found = JSON.parse(out) as { rule: { id: string } }[];
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(({ rule }) => !rule.id.startsWith('MERV-'))).toEqual([]);
    expect((JSON.parse((await cli(['rule', 'VOY-R-13', '--json'])).out) as object[])[0]).toMatchObject({ id: 'VOY-R-13', kind: 'ruling', questions: [{ key: 'contractShift', standard: 'after-both' }] });
  });
});

test('a preset answers the rulings as a printed edition does, single rulings go before it', async () => {
  const { out } = await cli(['perft', 'merv', '--depth', '1', '--preset', 'english', '--ruling', 'conversionScope=turn-and-invasion', '--json']);
  expect((JSON.parse(out) as { config: object }).config).toEqual({ seats: 1, preset: 'english', rulings: { conversionScope: 'turn-and-invasion' } });
});

describe('show', () => {
  test('prints what a component costs and gives, where it lies, and its rules', async () => {
    const { code, out } = await cli(['show', 'voyages', 'c19', 'Moscow']);
    expect(code).toBe(0);
    expect(out).toContain('c19  contract c19  contract (regularContract)');
    expect(out).toContain('7 coins and 8 points for 2 camels, 2 pepper and 3 gold');
    expect(out).toContain('moscow  Moscow  location (large)');
    expect(out).toMatch(/lies at 24, 25 of our map/);
  });

  test('finds a component by the term of a printed edition', async () => {
    const { code, out, err } = await cli(['show', 'voyages', 'Łaska', 'Khana']);
    expect([code, err]).toEqual([0, "Łaska Khana, printed so in the Polish book: Khan's favour"]);
    expect(out).toContain('1 good of choice and 2 camels');
    expect((await cli(['show', 'marco-polo-2', 'Пекин'])).out).toContain('beijing  Beijing');
  });

  // In the terminal components are shown in the language of the game.
  test.each(['voyages', 'marco-polo-2', 'merv'] as const)('leaves no English word in what it says of a component in Russian: %s', async (game) => {
    const { content: { things } } = { voyages: voyagesFaces, 'marco-polo-2': marcoPolo2Faces, merv: mervFaces }[game];
    const texts = { voyages: voyagesRu, 'marco-polo-2': marcoPolo2Ru, merv: mervRu }[game];
    const lines: string[] = [];
    const io = { out: (line: string) => { lines.push(line); }, err: () => undefined, screen: () => ({ width: 10_000 }) } as unknown as Io;
    await tellThings({ game, things, texts, language: 'ru' }, things.map(({ id }) => id), false, io);
    // Ids are those of moves and lines, rules are numbered in all languages, and notes on the sources say that they are English.
    const said = lines.join('\n').split('\n\n').map((one) => one.replace(/^\S+ /, '').replace(/правила: [A-Z0-9,\s-]*/, '').replace(/по-английски: [^]*/, ''));
    expect(said.length).toBeGreaterThanOrEqual(things.length);
    expect(said.filter((one) => /(?!III)[a-z]{3}/i.test(one))).toEqual([]);
  });

  test('says how well the values are known, and answers programs in JSON', async () => {
    expect((await cli(['show', 'merv', 'contract-3s-1'])).out).toContain('known: reconstructed');
    expect(JSON.parse((await cli(['show', 'marco-polo-2', 'jeweler', '--json'])).out)).toMatchObject([{ id: 'jeweler', kind: 'tile', provenance: 'seed' }]);
  });
});
