// Two recorded games for each number of players: replays that are verified step by step, and beside each a table of
// everybody's holdings at the start of every round, which is worked out again here.
// `RECORD=marco-polo-2 npx vitest run --config test/vitest.config.ts test/golden/marco-polo-2` records them anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fromReplay, moves, play, randomFrom, seeded, start, toReplay, type MatchStep, type Replay } from '../../../src/index.js';
import { marcoPolo2, type Config, type Move, type State } from '../../../src/marco-polo-2/index.js';

const GAMES: readonly (readonly [name: string, config: Config])[] = [
  ['two-players', { seats: 2 }],
  ['two-russian', { seats: 2, preset: 'russian' }],
  ['three-players', { seats: 3 }],
  ['three-english', { seats: 3, preset: 'english' }],
  ['four-players', { seats: 4 }],
  ['four-black-dice', { seats: 4, rulings: { blackDiceVariant: 'step-1', firstGameCharacters: 'on' } }],
];

const fileOf = (name: string, kind: 'json' | 'md'): string => fileURLToPath(new URL(`./${name}.${kind}`, import.meta.url));

/** Simple play: rather do something than roll again, stop or decline. */
const IDLE = ['stop', 'pass', 'endTurn', 'decline', 'reroll', 'change', 'moneyBag'];

function record(name: string, config: Config): Replay {
  const random = randomFrom(`play ${name}`);
  let match = start(marcoPolo2, config, seeded(name));
  for (let legal = moves(match); legal.length > 0; legal = moves(match)) {
    const busy = legal.filter(({ kind }) => !IDLE.includes(kind));
    const from = busy.length > 0 && random() < 0.95 ? busy : legal;
    match = play(match, from[Math.floor(random() * from.length)] as Move);
  }
  return toReplay(match);
}

const HEAD = ['| player | coin | camel | pepper | silk | gold | jade | VP | posts | seals (improved) | active | completed |', '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |'];

function table({ players }: State): string[] {
  return [...HEAD, ...players.map(({ coin, camel, pepper, silk, gold, jade, vp, posts, seals, improved, contracts, completed }, seat) =>
    `| ${[seat, coin, camel, pepper, silk, gold, jade, vp, posts.join(' ') || '–', `${seals.length} (${improved.length})`, contracts.join(' ') || '–', completed.join(' ') || '–'].join(' | ')} |`)];
}

/** Everybody's holdings when the first turn of each round begins, and the score at the end. */
function tell(title: string, config: Config, steps: readonly MatchStep<Move>[]): string {
  const lines = [`# ${title}`, ''];
  const state = marcoPolo2.inPlace.clone(marcoPolo2.setup(config));
  let told = 0;
  for (const step of steps) {
    if (state.round > told && state.frames.at(-1)?.kind === 'turn') {
      told = state.round;
      lines.push(`## Round ${told}, player ${state.firstPlayer} begins`, '', ...table(state), '');
    }
    if ('move' in step) marcoPolo2.inPlace.play(state, step.move);
    else marcoPolo2.inPlace.resolve(state, step.luck);
  }
  const { players } = marcoPolo2.score(state);
  lines.push('## The end', '', ...table(state), '', '| player | character | lines | total | rank |', '| --- | --- | --- | --- | --- |');
  for (const { seat, lines: items, total, rank } of players) {
    lines.push(`| ${seat} | ${state.players[seat as number]?.character} | ${items.filter(({ points }) => points !== 0).map(({ id, points }) => `${id} ${points}`).join(', ')} | ${total} | ${rank} |`);
  }
  return `${lines.join('\n')}\n`;
}

describe('recorded games', () => {
  for (const [name, config] of GAMES) {
    test(`${name}: every step is legal, the end and the holdings of each round are as written down`, () => {
      const title = `${name}: ${JSON.stringify(config)}`;
      if (process.env['RECORD'] === 'marco-polo-2') {
        const replay = record(name, config);
        writeFileSync(fileOf(name, 'json'), `${JSON.stringify(replay, null, 1)}\n`);
        writeFileSync(fileOf(name, 'md'), tell(title, config, fromReplay(marcoPolo2, replay).steps));
      }
      const replay = JSON.parse(readFileSync(fileOf(name, 'json'), 'utf8')) as Replay;
      const match = fromReplay(marcoPolo2, replay);
      expect(marcoPolo2.actor(match.state).type).toBe('over');
      expect(tell(title, config, match.steps)).toBe(readFileSync(fileOf(name, 'md'), 'utf8'));
      expect(toReplay(match)).toEqual(replay);
    });
  }
});
