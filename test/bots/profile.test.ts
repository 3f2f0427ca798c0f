import { expect, test } from 'vitest';
import { botNamed, profiles, sayReasons, simulate, type Thinking } from '../../src/bots/index.js';
import { randomFrom, sample, type AnyGame } from '../../src/index.js';
import { evaluation, voyages } from '../../src/voyages/index.js';
import { oasis } from '../fixtures/oasis/index.js';

test('what bots do is counted by bot and by what they played with: points, moves, dice, events', async () => {
  const { records } = await simulate(voyages, { games: 2, seats: 2, bots: ['greedy', 'random'], seed: 'profile', evaluation, replays: true });
  const found = profiles(voyages, records);
  const greedy = found.find(({ who }) => who === 'greedy')!;
  expect(greedy.games).toBe(2);
  const points = Object.values(greedy.points).reduce((sum, one) => sum + one, 0);
  expect(points).toBeCloseTo(records.reduce((sum, { scores }) => sum + scores.find(({ bot }) => bot === 'greedy')!.total, 0) / 2);
  expect(Object.values(greedy.moves).reduce((sum, one) => sum + one, 0)).toBeCloseTo(greedy.decisions);
  expect(greedy.moves['endTurn']).toBeGreaterThan(10);
  expect(greedy.events['turn-begins']).toBeGreaterThan(10);
  expect(Object.keys(greedy.dice)).toContain('khansFavour');
  expect(found.map(({ who }) => who)).toEqual(expect.arrayContaining(['random', 'greedy as raschid', 'random as matteo']));
});

test('records without replays have no profile', async () => {
  const { records } = await simulate(oasis, { games: 1, seats: 2, bots: ['random'], seed: 'profile' });
  expect(profiles(oasis as unknown as AnyGame, records)).toEqual([]);
});

test('a plan is told in sentences, with its worth and what the best other one lacks', () => {
  const random = randomFrom('reasons');
  const state = voyages.inPlace.clone(voyages.setup({ seats: 2 }));
  while (state.frames.at(-1)?.kind !== 'turn') {
    const request = voyages.chance(state);
    if (request) voyages.inPlace.resolve(state, sample(request, random));
    else voyages.inPlace.play(state, voyages.legalMoves(state)[0]!);
  }
  const { seat } = voyages.actor(state) as { seat: number };
  const told: Thinking[] = [];
  const chosen = botNamed('hard:width=4', voyages, evaluation).choose({ seat, view: voyages.view(state, seat), moves: voyages.legalMoves(state), random, tell: (thinking) => told.push(thinking) });
  const [{ measure, candidates, reasons, principalVariation } = {} as Thinking] = told;
  expect(measure).toBe('points');
  expect(principalVariation[0]).toEqual(chosen);
  const { best, other, lacks } = reasons!;
  expect(best.sentences[0]).toBe(voyages.notation.describe(state, chosen as never));
  expect(best.sentences.length).toBeGreaterThan(3);
  expect(best.worth).toBe(Math.max(...candidates.map(({ worth }) => worth!)));
  expect(other!.worth).toBeLessThanOrEqual(best.worth);
  expect(Object.values(lacks).reduce((sum, one) => sum + one, 0)).toBeCloseTo(best.worth - other!.worth, 0);
  const lines = sayReasons(reasons!);
  expect(lines[0]).toMatch(/^The plan, worth [\d.]+ points/);
  expect(lines).toContain(`  1. ${best.sentences[0]}`);
  expect(lines.some((line) => line.startsWith('The best other one is worth '))).toBe(true);
});
