import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/index.js';
import * as marcoPolo2 from '../../src/marco-polo-2/index.js';
import * as merv from '../../src/merv/index.js';
import * as voyages from '../../src/voyages/index.js';

/** Every key and every text of some data. */
function wordsOf(value: unknown, words = new Set<string>()): Set<string> {
  if (typeof value === 'string') words.add(value);
  else if (Array.isArray(value)) for (const item of value) wordsOf(item, words);
  else if (value !== null && typeof value === 'object') for (const [key, item] of Object.entries(value)) wordsOf(item, words.add(key));
  return words;
}

/** Signs of sources, and of rulings in general; an ellipsis stands for what an id goes on with, as `book:III` does for its two spaces. */
const SIGN = /^(\[\w+\]|[A-Z\d]+-R-n)$/;
const beginning = (name: string): string | null => /^(.+-)[…*]$/.exec(name)?.[1] ?? null;

/** Names in backticks that neither the game nor its component values know. What is decided has no option, so its answer is no name. */
function strangeNames(book: string, game: AnyGame, more: readonly unknown[]): string[] {
  const words = wordsOf([game.features, game.rulings, game.content, ...more]);
  const known = (name: string): boolean => {
    const start = beginning(name);
    return words.has(name) || SIGN.test(name) || [...words].some((word) => word.startsWith(start ?? `${name}:`));
  };
  const lines = readFileSync(new URL(`../../docs/rules/${book}.md`, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => !line.includes('(decided)')).flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string)).filter((name) => !known(name));
}

describe('the rule books spell names as the API does', () => {
  test('The Voyages', () => {
    expect(strangeNames('voyages', voyages.voyages, [voyages.standardPack()])).toEqual([]);
  });

  test('Marco Polo II', () => {
    expect(strangeNames('marco-polo-2', marcoPolo2.marcoPolo2, [marcoPolo2.standardPack(), marcoPolo2.presets, marcoPolo2.marcoPolo2.setup({ seats: 2 })])).toEqual([]);
  });

  test('Merv', () => {
    expect(strangeNames('merv', merv.merv, [merv.standardPack(), merv.presets])).toEqual([]);
  });
});

/** Keys with their options and default as a book lists them. */
function listedRulings(book: string): Map<string, string[]> {
  const text = readFileSync(new URL(`../../docs/rules/${book}.md`, import.meta.url), 'utf8');
  return new Map([...text.matchAll(/`(\w+)` — [^\n]*?Options: ((?:`[\w-]+`[^`.]*)+)\./g)].map(([, key, options]) =>
    [key as string, [...(options as string).matchAll(/`([\w-]+)`( \(default[^)]*\))?/g)].map(([, option, standard]) => `${option as string}${standard === undefined ? '' : ' (default)'}`)]));
}

test.each([['voyages', voyages.voyages], ['marco-polo-2', marcoPolo2.marcoPolo2], ['merv', merv.merv]] as const)('%s: keys, options and defaults are those of the game', (book, { rulings }) => {
  const listed = listedRulings(book);
  for (const [key, { options, standard }] of Object.entries(rulings)) {
    expect(listed.get(key)?.slice().sort(), key).toEqual(options.map((option) => (option === standard ? `${option} (default)` : option)).sort());
  }
});
