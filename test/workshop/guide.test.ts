// docs/guides/new-game.md is what it says: its files make a game that keeps the laws, and each of its diffs changes the
// small game into one that does, too.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/index.js';
import { laws } from '../../src/testing/judging.js';
import { derivedOf } from './derive.mjs';
import { root } from './entries.mjs';

const page = readFileSync(join(root, 'docs/guides/new-game.md'), 'utf8');
const files = [...page.matchAll(/<!-- file: (\S+) -->\n```ts\n([\s\S]*?\n)```/g)].map(([, name, text]) => ({ name: name!, text: text! }));
const diffs = [...page.matchAll(/<!-- diff: (\S+) -->\n```diff\n([\s\S]*?\n)```/g)].map(([, name, text]) => ({ name: name!, text: text! }));

/** Applies a diff to the files of a folder; throws where it does not fit. */
function applied(folder: string, diff: string): void {
  for (const part of diff.split(/^--- .*\n\+\+\+ /m).slice(1)) {
    const [head, ...rest] = part.split('\n');
    const file = join(folder, basename(head!));
    let text = readFileSync(file, 'utf8');
    for (const hunk of rest.join('\n').split(/^@@.*@@.*\n/m).slice(1)) {
      const lines = hunk.replace(/\n$/, '').split('\n');
      const side = (sign: string): string => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1)).join('\n');
      if (text.split(side('+')).length !== 2) throw new Error(`the diff does not fit ${basename(head!)}:\n${side('+')}`);
      text = text.replace(side('+'), () => side('-'));
    }
    writeFileSync(file, text);
  }
}

const games: Record<string, AnyGame> = {};
let place: string;

beforeAll(async () => {
  place = mkdtempSync(join(root, 'test/.guide-'));
  for (const { name, text } of files) {
    mkdirSync(join(place, name, '..'), { recursive: true });
    writeFileSync(join(place, name), text);
  }
  for (const { name, text } of diffs) {
    cpSync(join(root, 'test/fixtures/oasis'), join(place, name), { recursive: true, filter: (from) => !/broken\.ts$/.test(from) });
    applied(join(place, name), text);
  }
  for (const name of readdirSync(place)) {
    const folder = join(place, name);
    writeFileSync(join(folder, 'derived.ts'), await derivedOf(relative(root, folder)));
    await build({ entryPoints: [join(folder, 'game.ts')], bundle: true, format: 'esm', platform: 'neutral', mainFields: ['module', 'main'], outfile: join(folder, 'game.mjs'), logLevel: 'error' });
    const module = (await import(pathToFileURL(join(folder, 'game.mjs')).href)) as Record<string, unknown>;
    games[name] = Object.values(module).find((one) => typeof (one as AnyGame | null)?.legalMoves === 'function') as AnyGame;
  }
}, 60_000);
afterAll(() => { rmSync(place, { recursive: true }); });

test('the page walks through a game, a card, a ruling and a character', () => {
  expect(files.map(({ name }) => name)).toEqual(['ferry/state.ts', 'ferry/frames.ts', 'ferry/events.ts', 'ferry/game.ts']);
  expect(diffs.map(({ name }) => name)).toEqual(['card', 'ruling', 'character']);
});

test('everything on it compiles', () => {
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['./**/*.ts', '../../src/kernel/alea.d.ts'], exclude: [] }));
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(place, 'tsconfig.json')], { encoding: 'utf8' });
  expect(stdout).toBe('');
}, 120_000);

describe.each(['ferry', 'card', 'ruling', 'character'])('%s', (name) => {
  test('keeps the laws', () => {
    for (const { prove } of laws(games[name]!, { games: 12, steps: 60, forgeries: 60 })) prove();
  }, 60_000);
});

test('what was added is there', () => {
  const { card, ruling, character } = games as Record<'card' | 'ruling' | 'character', AnyGame>;
  expect(card.features['cards']).toContain('well');
  expect(card.apply(card.arrange({ players: [{ hand: ['well', 'fig'] }] }), { kind: 'play', card: 'well' } as never)).toMatchObject({ spring: 28, players: [{ water: 2, played: ['well'] }, {}] });
  const dry = { players: [{ water: 30 }, {}] };
  expect(ruling.check(ruling.arrange(dry), { kind: 'dig' })).toMatchObject({ code: 'spring-dry' });
  expect(ruling.check(ruling.arrange({ ...dry, rulings: { drySpring: 'yes' } }), { kind: 'dig' })).toEqual({ ok: true });
  expect(character.score(character.arrange({ round: 4, players: [{ guide: 'potter', water: 5, coin: 3 }, {}] })).players[0]!.lines).toContainEqual({ id: 'guide', rule: 'OAS-8', points: 2, detail: 'potter' });
});
