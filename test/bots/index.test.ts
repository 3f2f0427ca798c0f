import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../src/index.js';
import { botNamed, greedy, ismcts, lineupsOf, pairings, ratingPicture, ratings, tournament, type AnyBot, type GameRecord, type Thinking } from '../../src/bots/index.js';
import { errand } from './errand.js';
import { nim } from './nim.js';
import { oasis } from '../fixtures/oasis/index.js';

const turnOf = (state: ReturnType<typeof oasis.setup>, seed: string) => {
  const actor = oasis.actor(state);
  const seat = actor.type === 'seat' ? actor.seat : 0;
  return { seat, view: oasis.view(state, seat), moves: oasis.legalMoves(state), random: randomFrom(seed) };
};

describe('the search', () => {
  test.each([[10, 2], [13, 1], [7, 3]])('finds the only winning move: %i sticks, take %i', (sticks, take) => {
    const state = nim.setup({ seats: 2, sticks });
    const found = ismcts(nim, { iterations: 2000 }).choose({ seat: 0, view: nim.view(state, 0), moves: nim.legalMoves(state), random: randomFrom('nim') });
    expect(found).toEqual({ kind: 'take', sticks: take });
  });

  test('gives the same choice and the same thoughts for the same seed', () => {
    const state = oasis.setup({ seats: 3 });
    const think = (seed: string): Thinking => {
      const told: Thinking[] = [];
      ismcts(oasis, { iterations: 200 }).choose({ ...turnOf(state, seed), tell: (thinking) => told.push(thinking) });
      return told[0]!;
    };
    const first = think('one');
    expect(think('one')).toEqual(first);
    expect(first.iterations).toBe(200);
    expect(first.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(200);
    expect(first.principalVariation.length).toBeGreaterThan(2);
  });

  test('stops when asked, and when its time is over', async () => {
    const state = oasis.setup({ seats: 2 });
    const endless = ismcts(oasis, { iterations: Infinity });
    let asked = 0;
    expect(oasis.check(state, endless.choose({ ...turnOf(state, 'stop'), stop: () => (asked += 1) > 3 })).ok).toBe(true);

    const controller = new AbortController();
    setTimeout(() => { controller.abort(); }, 50);
    expect(oasis.check(state, await endless.ponder(turnOf(state, 'abort'), controller.signal)).ok).toBe(true);
    expect(oasis.check(state, ismcts(oasis, { milliseconds: 50 }).choose(turnOf(state, 'time'))).ok).toBe(true);
  });

  test('chooses the same whether it holds up the program or not', async () => {
    const state = oasis.setup({ seats: 2 });
    const bot = ismcts(oasis, { iterations: 300 });
    expect(await bot.ponder(turnOf(state, 'both'))).toEqual(bot.choose(turnOf(state, 'both')));
  });

  test('asks the evaluation, the rollout policy and the settings it was given', () => {
    const state = nim.setup({ seats: 2, sticks: 9 });
    const turn = { seat: 0, view: nim.view(state, 0), moves: nim.legalMoves(state), random: randomFrom('policy') };
    let asked = 0;
    const policy = ismcts(nim, { iterations: 50, depth: 5, treeDepth: 1, ordered: false, rollout: (_, moves) => { asked += 1; return moves[0]!; } });
    policy.choose(turn);
    expect(asked).toBeGreaterThan(50);
    const fondOfThree = (view: { sticks: number }) => (view.sticks === 6 ? [1, 0] : [0, 1]);
    expect(greedy(nim, { evaluation: fondOfThree, follow: 0 }).choose(turn)).toEqual({ kind: 'take', sticks: 3 });
  });

  test('needs the more to move away from what a short look ahead favours the more that is trusted', () => {
    const state = nim.setup({ seats: 2, sticks: 9 });
    const turn = { seat: 0, view: nim.view(state, 0), moves: nim.legalMoves(state), random: randomFrom('trust') };
    const fondOfThree = (view: { sticks: number }) => (view.sticks === 6 ? [1, 0] : [0, 0]);
    const choice = (trust: number) => ismcts(nim, { evaluation: fondOfThree, iterations: 2000, trust }).choose(turn);
    expect(choice(0)).toEqual({ kind: 'take', sticks: 1 });
    expect(choice(1e6)).toEqual({ kind: 'take', sticks: 3 });
  });
});

describe('greedy', () => {
  /** What it chooses at the first stall, and how far the positions went that it judged. */
  function choice(follow: number): { move: unknown; judged: Set<string> } {
    const state = errand.setup({ seats: 1 });
    const judged = new Set<string>();
    const evaluation = ({ coins, left, frames }: { coins: number; left: number; frames: readonly { kind: string }[] }): number[] => {
      judged.add(`${left} ${frames[0]?.kind ?? 'over'}`);
      return [coins];
    };
    const move = greedy(errand, { evaluation, follow }).choose({ seat: 0, view: errand.view(state, 0), moves: errand.legalMoves(state), random: randomFrom('stalls') });
    return { move, judged };
  }

  test('judges at once what a move leads to, unless told to follow it', () => {
    expect(choice(0)).toEqual({ move: { kind: 'go', to: 'near' }, judged: new Set(['2 take']) });
  });

  test('follows a decision with all it asks, and as many more as it is told', () => {
    const one = choice(1);
    expect(one.move).toEqual({ kind: 'go', to: 'far' });
    expect(one.judged).toEqual(new Set(['1 go']));
    const two = choice(2);
    expect(two.move).toEqual({ kind: 'go', to: 'far' });
    expect(two.judged).toEqual(new Set(['1 go', '0 over']));
  });
});

describe('a tournament', () => {
  test('rotates seats, so that everybody sits everywhere equally often', () => {
    expect(lineupsOf(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['b', 'a'], ['a', 'c'], ['c', 'a'], ['b', 'c'], ['c', 'b']]);
    expect(lineupsOf(['a', 'b'], 3).slice(0, 3)).toEqual([['a', 'b', 'b'], ['b', 'b', 'a'], ['b', 'a', 'b']]);
    expect(lineupsOf(['a', 'b'], 1)).toEqual([['a'], ['b']]);
  });

  test('rates a better bot above a worse one, with intervals, the same every time', async () => {
    const play = () => tournament(oasis, { rounds: 40, seats: 2, bots: ['random', 'greedy', 'greedy:worlds=1'], seed: 'cup' });
    const cup = await play();
    expect(cup.ratings.at(-1)?.who).toBe('random');
    expect(cup.ratings.at(-1)!.elo.high).toBeLessThan(cup.ratings[0]!.elo.low);
    for (const { elo } of cup.ratings) expect([elo.low, elo.value, elo.high]).toEqual([elo.low, elo.value, elo.high].sort((a, b) => a - b));
    expect(cup.records.length).toBe(240);
    expect(await play()).toEqual(cup);
    expect(ratingPicture('Oasis & more', cup.ratings)).toMatch(/^<svg [\s\S]*Oasis &amp; more[\s\S]*<\/svg>\n$/);
  });

  test('rates an automaton like everybody else', () => {
    const against = (rank: number, index: number): GameRecord => ({
      index, game: 'solo', seed: '', bots: ['hero'], winners: rank === 1 ? [0] : [], decisions: 1, chanceSteps: 0,
      scores: [{ seat: 0, bot: 'hero', tags: [], total: 0, rank, lines: [] }, { seat: null, bot: 'magistrate', tags: [], total: 0, rank: 3 - rank, lines: [] }],
    });
    const records = [against(1, 0), against(1, 1), against(1, 2), against(2, 3)];
    expect(pairings(records).find(({ better }) => better === 'hero')).toMatchObject({ other: 'magistrate', points: 3, games: 4 });
    expect(ratings(records).map(({ who }) => who)).toEqual(['hero', 'magistrate']);
  });
});

test('bots are made by name, with settings behind it', () => {
  const bot: AnyBot = botNamed('ismcts:iterations=5:ordered=false', oasis);
  const state = oasis.setup({ seats: 2 });
  let iterations = 0;
  bot.choose({ ...turnOf(state, 'named'), tell: (thinking: Thinking) => { iterations = thinking.iterations; } });
  expect([bot.name, iterations]).toEqual(['ismcts:iterations=5:ordered=false', 5]);
});
