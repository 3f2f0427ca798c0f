import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fromReplay } from '../../src/index.js';
import { voyages } from '../../src/voyages/index.js';
import { cli } from './help.js';

const folder = mkdtempSync(join(tmpdir(), 'caravanserai-session-'));
afterAll(() => { rmSync(folder, { recursive: true }); });
const file = (name: string): string => join(folder, name);

/** A game of The Voyages in which seat 1 is on turn after one of the bot's. */
const TABLE = ['play', 'voyages', '--seed', 'a', '--bots', 'greedy'];

/** What was printed between two prompts: the answer to what was typed. */
async function said(args: readonly string[], typed: readonly string[], screen = {}): Promise<string[]> {
  const { code, out } = await cli(args, [...typed, 'quit'], { screen });
  expect(code).toBe(0);
  return out.split(/^[^\n]*> $/m).map((part) => part.trim());
}

describe('a move is chosen step by step', () => {
  test('by numbers and by words; what was chosen can be put back', async () => {
    const [, first, second, third, back, other] = await said(TABLE, ['bazaar', 'gold', 'column 3', '..', 'travel']);
    expect(first).toMatch(/^Bazaar › Good \(\d+ moves\)\n1 Camel \(\d+\) › +2 Pepper/);
    expect(second).toMatch(/^Bazaar › Gold › Column \(\d+ moves\)\n1 Column 1/);
    expect(third).toMatch(/^Bazaar › Gold › Column 3 › Die \(/);
    expect(back).toMatch(/^Bazaar › Gold › Column/);
    // Something else than what was begun begins anew.
    expect(other).toMatch(/^Travel › Die/);
  });

  test('a filter keeps what says the words, and is put back like a choice', async () => {
    const [, kept, menu] = await said(TABLE, ['? khan silk', '..']);
    expect(kept).toMatch(/^Only with “khan silk” \(\d+ of \d+\)/);
    expect(kept).toContain('silk and 2 camels');
    expect(menu).toMatch(/^1 Five coins/);
  });

  test('the answers tell what they bring; preview tells all of it', async () => {
    const [, menu, preview, search] = await said(TABLE, ['five', 'p 4', 'p fiveCoins own4']);
    expect(menu).toMatch(/4 Take 5 coins with own 3\. {2}\+\d coins/);
    expect(preview).toMatch(/^Take 5 coins with own 3\. {2}\[fiveCoins own3\][\s\S]*It would bring: \+\d coins[\s\S]*It can be taken back\./);
    expect(search).toContain('[fiveCoins own4]');
  });

  test('a whole move as replays write it; one that is not possible is refused with its rule', async () => {
    const [, refused, done] = await said(TABLE, ['fiveCoins own2', 'fiveCoins own6']);
    expect(refused).toMatch(/\(VOY-[A-Z]+-\d+\)$/);
    expect(done).toMatch(/^Red: Take 5 coins with own 6\./);
  });
});

describe('a saved game', () => {
  test('is walked through like a replay', async () => {
    await said(TABLE, ['fiveCoins own6', `save ${file('half.json')}`]);
    const { code, out } = await cli(['replay', file('half.json'), '--json']);
    expect([code, JSON.parse(out)]).toMatchObject([0, { ok: true, game: 'voyages', result: null }]);
  });
});

describe('what is not possible has a reason', () => {
  test('in a sentence with its rule, whatever it is called', async () => {
    const [start, why, typed, possible, nothing] = await said(TABLE, ['why complete s05', 'end the turn', 'why bazaar', 'why submarine']);
    expect(start).toMatch(/Not now: .*Complete a contract/);
    expect(why).toMatch(/^Complete a contract, Contract s05 \(.+ for 2 camels, 1 silk and 1 gold\):\s+.+\. Missing: 1 silk and 1 gold\. \(VOY-[A-Z]+-\d+\)$/);
    expect(typed).toMatch(/^End the turn: .+ \(VOY-TURN-\d+\)$/);
    expect(possible).toBe('Bazaar: This is possible: choose it.');
    expect(nothing).toMatch(/^Nothing matches “submarine”/);
  });
});

test('who can be played is told by the rules', async () => {
  const [start, shown] = await said(['play', 'marco-polo-2', '--seats', '2', '--seed', 'z'], ['show De Wu']);
  expect(start).toContain('"show NAME" tells what each of them can do.');
  expect(shown).toMatch(/^de-wu {2}De Wu {2}character[\s\S]*MP2-DEWU-1 {2}Marco Polo II/);
});

describe('beside the question', () => {
  test('a question mark alone lists what can be said, and is no filter', async () => {
    const [, help] = await said(TABLE, ['?']);
    expect(help).toMatch(/^What you can say/);
  });

  test('undo and redo say what they do, and where they end', async () => {
    const [, none, , back, again, , , , wall] = await said(TABLE, ['undo', 'fiveCoins own6', 'undo', 'redo', 'reroll own5', 'help', 'undo']);
    expect(none).toMatch(/^You have not moved yet\./);
    expect(back).toMatch(/^Taken back: Take 5 coins with own 6\./);
    expect(again).toMatch(/^Played again: Take 5 coins with own 6\./);
    expect(wall ?? '').not.toContain('Taken back');
  });

  test('luck ends undo', async () => {
    const [, , wall] = await said(TABLE, ['reroll own5', 'undo']);
    expect(wall).toMatch(/^Here undo ends: dice were rolled or cards drawn/);
  });

  test('what nobody asks for now is told with the question that is asked', async () => {
    // A turn begins: dice are placed, and a city is named only when a figure travels (VOY-TURN-2, VOY-TRAVEL-2).
    const [, reason] = await said(TABLE, ['why kashgar']);
    expect(reason).toMatch(/^Kashgar: This cannot be done now\. Now the question is: Place dice on a space[^(]*\(VOY-TURN-1\)/);
  });

  test('a hint with its reason, and the plan it is part of', async () => {
    const [, hint] = await said(TABLE, ['hint 0.05']);
    expect(hint).toMatch(/^Hint: .+\. {2}\[.+\]/);
  });

  // MERV-R-64: by default a tie is lost to the magistrate, and the printed tie-breakers are for games of several players.
  test('who wins a tie is said of a game of several players and of one against the magistrate', async () => {
    const [, several] = await said(['play', 'merv', '--seed', 'a', '--seats', '2', '--bots', 'greedy'], ['score']);
    expect(several).toContain('Ties are broken by: favour, influence, place in the queue.');
    const [, alone, detail, , russian] = await said(['play', 'merv', '--seed', 'a', '--seats', '1'], ['score', 'score all', 'language ru', 'счёт']);
    expect(alone).toContain('Magistrate wins a tie.');
    expect(alone).not.toContain('Ties are broken by');
    expect(detail).not.toMatch(/wins ties: \d/);
    expect(russian).toContain('При равенстве очков побеждает Судья.');
  });

  test('the score, in short and with every line and its rule', async () => {
    const [, short, long] = await said(TABLE, ['score', 'score all']);
    expect(short).toMatch(/If the game ended now[\s\S]*Red +Blue[\s\S]*you +greedy[\s\S]*Total/);
    expect(long).toMatch(/Blue {2}\d+\n(?: +\d+ .+ VOY-[A-Z]+-\d+\n)+/);
  });

  test('the log, without what others keep to themselves', async () => {
    const [, log, all] = await said(TABLE, ['log 4', 'log all']);
    expect(log!.split('\n').length).toBeGreaterThan(3);
    expect(all).toContain('The city cards are drawn.');
    expect(all).toContain('Red sees goal card');
    expect(all).not.toContain('Blue sees goal card');
  });

  test('rules and components', async () => {
    const [, rule, named, thing, printed, none] = await said(TABLE, ['rule', 'rule VOY-SPACE-2', 'show Moscow', 'show Łaska Khana', 'show submarine']);
    expect(rule).toMatch(/^VOY-TURN-1 {2}The Voyages/);
    expect(named).toMatch(/^VOY-SPACE-2/);
    expect(thing).toMatch(/^moscow {2}Moscow {2}location/);
    expect(printed).toContain('1 good of choice and 2 camels');
    expect(none).toContain('has no component "submarine"');
  });

  test('the whole table, a part of it, and no part there is none of', async () => {
    const [, whole, hand, none] = await said(TABLE, ['board', 'board hand', 'board cellar']);
    for (const title of ['Players', 'Action spaces', 'Contracts', 'Cities', 'Roads from your figure', 'Map', 'Your hand']) expect(whole).toContain(`── ${title} ─`);
    expect(hand).toMatch(/^── Your hand ─[\s\S]*Goals +g\d\d/);
    expect(none).toMatch(/^There is no part of the table "cellar"\. There are: players, actions/);
  });

  test('another language, for orders too', async () => {
    const [, there, why, bad] = await said(TABLE, ['language ru', 'почему закончить ход', 'язык xx']);
    expect(there).toMatch(/^Язык: ru\. Есть: en, ru, pl\.\n1 Пять монет/);
    expect(why).toMatch(/^Закончить ход: .+\s+\(VOY-TURN-\d+\)$/);
    expect(bad).toContain('Языка «xx» здесь нет');
  });

  test('looks back, and plays on from there', async () => {
    const [, looked, refused, branched] = await said(TABLE, ['look 3', '1', 'branch']);
    expect(looked).toMatch(/This is how it stood after step 3 of \d+/);
    expect(refused).toMatch(/^You are looking back/);
    expect(branched).toMatch(/^You play on from step 3, with new luck\./);
  });

  test('saves, loads and records', async () => {
    const [, , saved, recorded, , loaded] = await said(TABLE, ['fiveCoins own6', `save ${file('game.json')}`, `record ${file('replay.json')}`, 'undo', `load ${file('game.json')}`]);
    expect([saved, recorded!.split('\n')[0]]).toEqual([`Saved in ${file('game.json')}.`, `The record of the game is in ${file('replay.json')}.`]);
    expect(loaded).toContain(`Loaded ${file('game.json')}.`);
    expect(fromReplay(voyages, JSON.parse(readFileSync(file('replay.json'), 'utf8'))).steps.at(-1)).toEqual({ move: { kind: 'fiveCoins', die: 'own6' } });
    const at = await cli(['play', 'voyages', '--load', file('replay.json'), '--at', '8'], ['quit']);
    expect([at.code, at.err, at.out]).toEqual([0, '', expect.stringContaining('Round 1 of 5')]);
  });
});

test('only what changed is shown after a move: the die on its space, and what one has', async () => {
  const [, after] = await said(TABLE, ['fiveCoins own6']);
  expect(after).toMatch(/^Red: Take 5 coins with own 6\.[\s\S]*── Action spaces ─+\nFive coins .*R6[\s\S]*Red \(you\) · \d+ coins/);
  expect(after).not.toMatch(/── (Cities|Players) ─/);
});

test('several people at one keyboard see their own hands', async () => {
  const { out } = await cli(['play', 'merv', '--seats', '2', '--seat', '1,2', '--seed', 'b'], Array.from({ length: 30 }, () => '1'));
  expect(out).toMatch(/You play Red, Blue\./);
  expect(out).toMatch(/Pass the keyboard to Blue, then press Enter\.[\s\S]*Blue \n?/);
  expect(out).toMatch(/^Red > $/m);
  expect(out).toMatch(/^Blue > $/m);
});

test('real dice: the table is asked, what cannot be is asked again', async () => {
  const { code, out } = await cli(['play', 'merv', '--seats', '2', '--real'], ['1 2', 'quit']);
  expect(code).toBe(0);
  expect(out).toContain('Luck is at your table');
  expect(out).toMatch(/What is drawn\? \d+ of: /);
  expect(out).toContain('That cannot be: expected');
});

test('where to sit, and in which language', async () => {
  const { code, out } = await cli(['play', 'voyages', '--seats', '3', '--seat', '2', '--language', 'pl'], ['quit']);
  expect([code, out]).toEqual([0, expect.stringContaining('You play Blue.')]);
});
