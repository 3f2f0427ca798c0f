import { afterEach, expect, test } from 'vitest';
import { simulate, type AnyBot, type Turn } from '../../src/bots/index.js';
import { actorOf, freezeStates, gameOf, moves, pending, play, randomFrom, resolve, sample, start, table, viewOf, type AnyGame, type AnyMatch } from '../../src/index.js';
import { marcoPolo2 } from '../../src/marco-polo-2/index.js';
import { merv } from '../../src/merv/index.js';
import { voyages } from '../../src/voyages/index.js';

const games: readonly (readonly [string, AnyGame])[] = [voyages, marcoPolo2, merv].map((game) => [game.id, game as AnyGame]);

/** Writes into everything that can be reached from a value and is not frozen. */
function spoil(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const tree = value as Record<string, unknown>;
  for (const key of Object.keys(tree)) {
    const inner = tree[key];
    spoil(inner, seen);
    if (Object.isFrozen(tree)) continue;
    if (typeof inner === 'number') tree[key] = inner + 3;
    else if (Array.isArray(inner) && !Object.isFrozen(inner)) inner.push(inner[0]);
    else if (typeof inner === 'string') tree[key] = `${inner}!`;
  }
}

const drawn = ({ moves: list, random }: Turn): Turn['moves'][number] => list[Math.floor(random() * list.length)]!;
const honest: AnyBot = { name: 'bot', choose: drawn };
const spoiler: AnyBot = {
  name: 'bot',
  choose: (turn) => {
    const move = structuredClone(drawn(turn));
    spoil(turn.view);
    spoil(turn.moves);
    return move;
  },
};

afterEach(() => { freezeStates(true); });

test.each(games)('%s: a bot that writes into its view and its list of moves changes no game, this one or a later one', async (_, game) => {
  const outcomes = async (bot: AnyBot): Promise<unknown[]> => {
    const { records } = await simulate(game, { games: 12, seats: game.seats[1], bots: [bot], seed: 'spoiled', replays: true });
    return records.map(({ failure, replay }) => failure?.message ?? replay?.hash);
  };
  expect(await outcomes(spoiler)).toEqual(await outcomes(honest));
});

test.each(games)('%s: a host that writes into what a match hands out in production changes no match', (_, game) => {
  freezeStates(false);
  const played = (handedOut: (value: unknown) => void): string => {
    const random = randomFrom('handed out');
    let match: AnyMatch = start(game, { seats: game.seats[1] }, table());
    for (;;) {
      const request = pending(match);
      const list = moves(match);
      if (request) {
        const outcome = sample(request, random);
        handedOut(request);
        match = resolve(match, outcome, handedOut);
      } else if (list.length > 0) {
        const move = structuredClone(list[Math.floor(random() * list.length)]);
        for (const seat of [0, 1, null]) handedOut(viewOf(match as never, seat));
        for (const one of [list, actorOf(match), gameOf(match).score(match.state), gameOf(match).check(match.state, move)]) handedOut(one);
        match = play(match, move as never, handedOut);
      } else return game.hash(match.state);
    }
  };
  expect(played(spoil)).toBe(played(() => undefined));
});
