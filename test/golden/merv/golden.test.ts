// Two recorded games for each number of players: replays that are verified step by step, and beside each a text with
// everybody's holdings after each round (in solo with the reasons of the magistrate) that is worked out again here.
// `RECORD=merv npx vitest run --config test/vitest.config.ts test/golden/merv/golden.test.ts` records them anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { moves, play, start } from '../../../src/kernel/match.js';
import { fromReplay, toReplay, type Replay } from '../../../src/kernel/replay.js';
import { randomFrom, seeded } from '../../../src/kernel/sources.js';
import type { Config } from '../../../src/merv/config.js';
import { merv } from '../../../src/merv/index.js';
import { tell } from './story.js';

const GAMES: readonly (readonly [name: string, config: Config])[] = [
  ['solo-magistrate', { seats: 1 }],
  ['solo-english', { seats: 1, preset: 'english' }],
  ['two-players', { seats: 2 }],
  ['two-russian', { seats: 2, preset: 'russian' }],
  ['three-players', { seats: 3 }],
  ['three-english', { seats: 3, preset: 'english' }],
  ['four-players', { seats: 4 }],
  ['four-russian', { seats: 4, preset: 'russian' }],
];

const fileOf = (name: string, kind: 'json' | 'md'): string => fileURLToPath(new URL(`./${name}.${kind}`, import.meta.url));

/** Simple play: rather do something than stop, decline or give up. */
const IDLE = ['stop', 'decline', 'endTurn', 'surrender', 'favour', 'soldier'];

function record(name: string, config: Config): Replay {
  const random = randomFrom(`play ${name}`);
  let match = start(merv, config, seeded(name));
  for (let legal = moves(match); legal.length > 0; legal = moves(match)) {
    const busy = legal.filter(({ kind }) => !IDLE.includes(kind));
    const from = busy.length > 0 && random() < 0.9 ? busy : legal;
    match = play(match, from[Math.floor(random() * from.length)]!);
  }
  return toReplay(match);
}

const titleOf = (name: string, { seats, preset }: Config): string => `${name}: ${seats} ${seats === 1 ? 'player' : 'players'}${preset === undefined ? '' : `, preset ${preset}`}`;

describe('recorded games', () => {
  for (const [name, config] of GAMES) {
    test(`${name}: every step is legal, the end and the holdings after each round are as written down`, () => {
      if (process.env['RECORD'] === 'merv') {
        const replay = record(name, config);
        writeFileSync(fileOf(name, 'json'), `${JSON.stringify(replay, null, 1)}\n`);
        writeFileSync(fileOf(name, 'md'), tell(titleOf(name, config), config, fromReplay(merv, replay).steps));
      }
      expect(existsSync(fileOf(name, 'json'))).toBe(true);
      const replay = JSON.parse(readFileSync(fileOf(name, 'json'), 'utf8')) as Replay;
      const match = fromReplay(merv, replay);
      expect(merv.actor(match.state)).toEqual({ type: 'over' });
      expect(merv.hash(match.state)).toBe(replay.hash);
      expect(merv.score(match.state).players.map(({ total }) => total)).toEqual(replay.result);
      expect(tell(titleOf(name, config), config, match.steps)).toBe(readFileSync(fileOf(name, 'md'), 'utf8'));
      // Luck and moves told another way lead to the same game.
      expect(toReplay(match)).toEqual(replay);
    });
  }

  test('the solo game tells why the magistrate does what he does', () => {
    const text = readFileSync(fileOf('solo-magistrate', 'md'), 'utf8');
    expect(text.match(/^## Year/gm)).toHaveLength(12);
    expect(text.match(/^- card \*\*\w+\*\*, method [AB] /gm)!.length).toBeGreaterThanOrEqual(10);
    expect(text.match(/^- magistrate chooses slot \*\*[NESW]\d\*\* \(MERV-CM-\d+; \w+\) out of/gm)!.length).toBeGreaterThanOrEqual(10);
    expect(text).toContain('- performs ');
  });
});
