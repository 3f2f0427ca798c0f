import { describe, expect, test } from 'vitest';
import { coloursOf, isUnicode, rendered } from '../../src/cli/ansi.js';
import { canvas } from '../../src/cli/canvas.js';
import { clipped, ink, joined, lineWidth, padded, plainText, tabled, widthOf, wrapped } from '../../src/cli/ink.js';
import { laidOut } from '../../src/cli/layout.js';

const plain = (lines: readonly (Parameters<typeof plainText>[0])[]): string[] => lines.map(plainText);

describe('lines', () => {
  test('are measured in places of a terminal', () => {
    expect(['abc', 'Łaska', 'К5ч', '→★', '牌', 'e\u0301'].map(widthOf)).toEqual([3, 5, 3, 2, 2, 1]);
  });

  test('are cut, filled and broken without losing their looks', () => {
    const line = joined(ink('coin', '5 coins'), ', ', ink('camel', '2 camels'));
    expect(plainText(clipped(line, 10))).toBe('5 coins, …');
    expect(clipped(line, 10)[0]).toEqual(ink('coin', '5 coins'));
    expect([lineWidth(padded(line, 30)), plainText(padded('7', 3, 'left'))]).toEqual([30, '  7']);
    const long = joined(...['one', 'two', 'three', 'four', 'five', 'six'].map((word) => ink('gold', `${word} `)));
    expect(plain(wrapped(long, 14, '  '))).toEqual(['one two three ', '  four five ', '  six '].map((text) => expect.stringMatching(new RegExp(`^${text.trimEnd()} ?$`))));
    expect(wrapped('a'.repeat(50), 20).every((part) => lineWidth(part) <= 20)).toBe(true);
  });

  test('stand in columns whatever their looks', () => {
    expect(plain(tabled([[[ink('strong', 'gold')], '3'], ['jade', [ink('dim', '12')]]], { right: [1] }))).toEqual(['gold   3', 'jade  12']);
  });
});

describe('a terminal is given what it can show', () => {
  const line = joined(ink('die0', '[5]'), ' → ', ink('gold', 'x'));

  test('256 colours, 16, or none; signs of ASCII where there are no others', () => {
    expect(rendered(line, { colours: 256, unicode: true })).toBe('\u001B[1;38;5;231;48;5;124m[5]\u001B[0m → \u001B[1;38;5;178mx\u001B[0m');
    expect(rendered(line, { colours: 16, unicode: true })).toBe('\u001B[1;97;41m[5]\u001B[0m → \u001B[93mx\u001B[0m');
    expect(rendered(line, { colours: 0, unicode: false })).toBe('[5] > x');
  });

  test('NO_COLOR, FORCE_COLOR, TERM and pipes are heeded', () => {
    expect(coloursOf(true, { TERM: 'xterm-256color' })).toBe(256);
    expect(coloursOf(true, { TERM: 'xterm' })).toBe(16);
    expect(coloursOf(true, { TERM: 'xterm', COLORTERM: 'truecolor' })).toBe(256);
    for (const env of [{ TERM: 'dumb' }, { TERM: 'xterm-256color', NO_COLOR: '1' }, { TERM: 'xterm', FORCE_COLOR: '0' }]) expect(coloursOf(true, env)).toBe(0);
    expect([coloursOf(false, { TERM: 'xterm-256color' }), coloursOf(false, { TERM: 'xterm', FORCE_COLOR: '1' })]).toEqual([0, 16]);
    expect([isUnicode({}), isUnicode({ LANG: 'C' }), isUnicode({ LANG: 'C', LC_ALL: 'ru_RU.UTF-8' })]).toEqual([true, false, true]);
  });
});

describe('panels', () => {
  const panel = (id: string, lines: readonly string[], isWide = false): Parameters<typeof laidOut>[0][number] => ({ id, title: id, wide: isWide, changes: 'lines', lines: () => lines });

  test('stand below each other where it is narrow, beside each other where it is wide', () => {
    const panels = [panel('one', ['1']), panel('two', ['2', '3'])];
    const narrow = plain(laidOut(panels, 80));
    expect(narrow.findIndex((line) => line.includes('two'))).toBeGreaterThan(narrow.findIndex((line) => line.includes('one')));
    const wide = plain(laidOut(panels, 140));
    expect(wide[0]).toMatch(/one .* two /);
    expect(wide.every((line) => widthOf(line) <= 140)).toBe(true);
    expect(laidOut([panel('none', [])], 80)).toEqual([]);
  });
});

test('a canvas puts later text over earlier, and keeps names off the edge', () => {
  const sheet = canvas(6, 2);
  sheet.put(0, 0, '······', 'dim');
  sheet.put(1, 0, 'ab', 'strong');
  sheet.put(5, 1, 'xyz');
  expect([sheet.isFree(3, 0, 3), sheet.isFree(1, 0, 1), sheet.isFree(4, 0, 5)]).toEqual([true, false, false]);
  expect(plain(sheet.lines())).toEqual(['·ab···', '     x']);
});
