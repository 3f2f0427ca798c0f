// Two recorded games for each number of players: replays that are verified step by step, and beside each a table of
// everybody's holdings after every round, which is worked out again here.
// `RECORD=voyages npx vitest run --config test/vitest.config.ts test/golden/voyages` records them anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { greedy, playGame, type Bot } from '../../../src/bots/index.js';
import { fromReplay, toReplay, type MatchStep, type Replay } from '../../../src/index.js';
import { evaluation } from '../../../src/voyages/play/evaluation.js';
import { voyages, type Config, type Event, type Move, type State, type View } from '../../../src/voyages/index.js';

const EXPERT = { cityBonuses: true, draft: true, goalChoice: true };

const GAMES: readonly (readonly [name: string, config: Config])[] = [
  ['two-players', { seats: 2 }],
  ['two-experts', { seats: 2, variants: EXPERT }],
  ['three-players', { seats: 3 }],
  ['three-polos', { seats: 3, characters: ['niccolo-marco', 'wilhelm', 'johannes'], variants: { goalChoice: true } }],
  ['four-players', { seats: 4 }],
  ['four-experts', { seats: 4, variants: EXPERT }],
];

const fileOf = (name: string, kind: 'json' | 'md'): string => fileURLToPath(new URL(`./${name}.${kind}`, import.meta.url));

type Player = Bot<View, Move>;

/** Plays for what looks best after a few decisions of its own. */
const trader: Player = greedy(voyages, { evaluation, worlds: 1, follow: 6 });

/** Travels whenever it can, to places it has no post in, and is a trader otherwise. */
const traveller: Player = {
  name: 'traveller',
  choose: (turn) => {
    const { moves, seat, view, random } = turn;
    const { posts, figures } = view.players[seat]!;
    const walk = view.frames.at(-1);
    const seen = [...posts, ...figures, ...(walk?.kind === 'movement' ? [...walk.first, ...walk.second] : [])];
    const journeys = moves.filter(({ kind }) => kind === 'travel').slice(0, 1);
    const steps = moves.filter((move) => (move.kind === 'step' || move.kind === 'stepWith') && !seen.includes(move.to));
    const from = journeys.length > 0 ? journeys : steps;
    return from.length > 0 ? from[Math.floor(random() * from.length)]! : trader.choose(turn);
  },
};

function record(name: string, config: Config): Replay {
  const bots = Array.from({ length: config.seats }, (_, seat) => (seat % 2 === 0 ? traveller : trader));
  const { replay, failure } = playGame(voyages, { index: 0, config, bots, seed: name, replay: true });
  if (!replay) throw new Error(`the game could not be recorded: ${JSON.stringify(failure)}`);
  return replay;
}

const HEAD = ['| player | character | coin | camel | pepper | silk | gold | VP | figures | posts | active | completed |', '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |'];
const list = (ids: readonly string[]): string => ids.join(' ') || '–';

function holdings({ players }: State): string[] {
  return [...HEAD, ...players.map(({ character, coin, camel, pepper, silk, gold, vp, figures, posts, contracts, completed }, seat) =>
    `| ${[seat, character, coin, camel, pepper, silk, gold, vp, list(figures), list(posts), list(contracts), list(completed)].join(' | ')} |`)];
}

/** Everybody's holdings when the turns of each round begin and at the end, and the score. */
function tell(title: string, config: Config, steps: readonly MatchStep<Move>[]): string {
  const lines = [`# ${title}`, ''];
  const state = voyages.inPlace.clone(voyages.setup(config));
  let told = 0;
  const hear = (event: Event): void => {
    if (event.kind !== 'turn-begins' || state.round === told) return;
    told = state.round;
    lines.push(`## Round ${told}, player ${state.startPlayer ?? '–'} begins`, '', ...holdings(state), '');
  };
  for (const step of steps) {
    if ('move' in step) voyages.inPlace.play(state, step.move, hear);
    else voyages.inPlace.resolve(state, step.luck, hear);
  }
  lines.push('## The end', '', ...holdings(state), '', '| player | lines | total | rank |', '| --- | --- | --- | --- |');
  for (const { seat, lines: items, total, rank } of voyages.score(state).players) {
    const parts = items.filter(({ points }) => points !== 0).map(({ id, points, detail }) => `${id}${detail === null ? '' : ` (${detail})`} ${points}`);
    lines.push(`| ${seat} | ${parts.join(', ')} | ${total} | ${rank} |`);
  }
  return `${lines.join('\n')}\n`;
}

describe('recorded games', () => {
  for (const [name, config] of GAMES) {
    test(`${name}: every step is legal, the end and the holdings of each round are as written down`, () => {
      const title = `${name}: ${JSON.stringify(config)}`;
      if (process.env['RECORD'] === 'voyages') {
        const replay = record(name, config);
        writeFileSync(fileOf(name, 'json'), `${JSON.stringify(replay, null, 1)}\n`);
        writeFileSync(fileOf(name, 'md'), tell(title, config, fromReplay(voyages, replay).steps));
      }
      const replay = JSON.parse(readFileSync(fileOf(name, 'json'), 'utf8')) as Replay;
      const match = fromReplay(voyages, replay);
      expect(voyages.actor(match.state).type).toBe('over');
      expect(tell(title, config, match.steps)).toBe(readFileSync(fileOf(name, 'md'), 'utf8'));
      expect(toReplay(match)).toEqual(replay);
    });
  }
});
