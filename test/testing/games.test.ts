import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, complete, either, flag, integer, list, literal, nullable, object, outcomeAt, record, text, tuple, variants, type AnySchema, type ChanceRequest } from '../../src/index.js';
import { luckOf, perft, randomGame, randomOf, scenario, stepOf, take, taken, walk } from '../../src/testing/index.js';
import { choicesOf, configsOf, fromSchema, movesOf, statesOf } from '../../src/testing/judging.js';
import { oasis, type OasisMove } from '../fixtures/oasis/index.js';
import { thrown } from '../kernel/help.js';

describe('perft', () => {
  const sixes = (request: ChanceRequest) => (request.kind === 'roll' ? [6] : outcomeAt(request, 0));

  // Two players draft out of three guides: 3, then 2 choices. Each then has four moves: dig, two cards, rest. After a
  // card there are three. A die of one, the first outcome, sets off no toll.
  test.each([[0, 1], [1, 3], [2, 3 * 2], [3, 6 * 4], [4, 6 * 4 * 4], [5, 6 * 4 * (4 + 3 + 3 + 4)], [6, 6 * 14 * 14]])('two players, %d decisions: %d ways', (depth, ways) => {
    expect(perft(oasis, { seats: 2 }, depth)).toBe(ways);
  });

  test('three players draft out of four guides', () => { expect(perft(oasis, { seats: 3 }, 3)).toBe(4 * 3 * 2); });

  test('with a six the neighbour has two answers to a dig', () => {
    expect(perft(oasis, { seats: 2 }, 4, sixes)).toBe(6 * (2 + 3 * 4));
    expect(perft(oasis, { seats: 2, rulings: { toll: 'none' } }, 4, sixes)).toBe(6 * 4 * 4);
  });

  test('starts from any state and does not change it; games that end count as they ended', () => {
    const last = oasis.arrange({ turn: 1, round: 4, players: [{}, { hand: ['fig'], played: ['date'] }] });
    const before = JSON.stringify(last);
    expect([1, 2, 9].map((depth) => perft(oasis, last, depth))).toEqual([3, 3, 3]);
    expect(JSON.stringify(last)).toBe(before);
  });
});

describe('a random game', () => {
  test('is played to its end and can be repeated', () => {
    const game = randomGame(oasis, { seats: 3 }, 'once');
    expect(oasis.actor(game.state)).toEqual({ type: 'over' });
    expect(randomGame(oasis, { seats: 3 }, 'once')).toEqual(game);
    expect(randomGame(oasis, { seats: 3 }, 'twice')).not.toEqual(game);
  });

  test('counts decisions and chance steps', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { decisions, chanceSteps, state } = randomGame(oasis, { seats: 2, rulings: { toll: 'none' } }, seed);
      // Two guides and four turns each; two deals and a die for every turn that neither played a card nor rested.
      expect(decisions).toBe(2 + 8);
      expect(chanceSteps).toBe(2 + 8 - state.players.reduce((sum, { played, coin }) => sum + played.length + coin, 0));
    }
  });

  test('that does not end in time is an error', () => {
    expect(thrown(() => randomGame({ ...oasis, longest: 5 }, { seats: 2 }, 'x')).message).toBe('oasis: a game took more than 5 steps (seed "x")');
  });
});

describe('a walk', () => {
  test('takes each number modulo the legal list, or lets it decide luck', () => {
    const steps: unknown[] = [];
    const end = walk(oasis, { seats: 2 }, [4, 3, 9, 9, 3], (state, step, at) => { steps.push([at, step.kind === 'move' ? oasis.notation.print(step.move as OasisMove) : step.kind, state.frames.length]); });
    expect(steps.map((step) => (step as unknown[])[1])).toEqual(['guide trader', 'guide singer', 'luck', 'luck', 'rest']);
    expect(oasis.view(end as never, 0).players[0]).toMatchObject({ guide: 'singer', coin: 1 });
  });

  test('ends with the numbers or with the game', () => {
    let visits = 0;
    const end = walk(oasis, { seats: 2 }, new Array(500).fill(3), () => { visits += 1; });
    expect(oasis.actor(end as never)).toEqual({ type: 'over' });
    expect(visits).toBeLessThan(80);
    expect(stepOf(oasis, end, 1)).toBeNull();
    expect(walk(oasis, { seats: 2 }, [], () => undefined)).toEqual(oasis.setup({ seats: 2 }));
  });

  test('a step is taken in place or on a copy', () => {
    const state = oasis.inPlace.clone(oasis.arrange({}));
    const step = stepOf(oasis, state, 1)!;
    expect(step).toMatchObject({ kind: 'move', move: { kind: 'play', card: 'date' }, choice: 1 });
    const after = taken(oasis, oasis.arrange({}), step);
    take(oasis, state, step);
    expect(after).toEqual(state);
    const digging = oasis.apply(oasis.arrange({}), { kind: 'dig' });
    const luck = stepOf(oasis, digging, 5)!;
    expect(luck).toEqual({ kind: 'luck', outcome: luckOf(oasis.chance(digging)!, 5), choice: 5 });
    const copy = oasis.inPlace.clone(digging);
    take(oasis, copy, luck);
    expect(taken(oasis, digging, luck)).toEqual(copy);
  });

  test('a decision without a move is an error', () => {
    expect(thrown(() => stepOf({ ...oasis, legalMoves: () => [] }, oasis.arrange({}), 0)).message).toContain('no legal move');
  });
});

describe('random numbers for tests', () => {
  test('are reproducible, spread out, and lie between 0 and 1', () => {
    const take100 = (seed: number) => { const random = randomOf(seed); return Array.from({ length: 1000 }, random); };
    expect(take100(7)).toEqual(take100(7));
    expect(take100(7)).not.toEqual(take100(8));
    for (const seed of [0, 1, 2 ** 31, 2 ** 40]) {
      const numbers = take100(seed);
      expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
      expect(Math.abs(numbers.reduce((sum, number) => sum + number) / 1000 - 0.5)).toBeLessThan(0.05);
      expect(new Set(numbers).size).toBeGreaterThan(990);
    }
  });
});

describe('values of a schema', () => {
  const word = choice(['silk', 'gold']);
  test.each<[string, AnySchema]>([
    ['integer', integer(-3, 4)], ['choice', word], ['literal', literal('x')], ['literal nought', literal(0)], ['text', text(5)], ['long text', text(100_000)], ['flag', flag], ['nullable', nullable(integer(1, 2))],
    ['list', list(word, { least: 1, most: 4 })], ['distinct list', list(integer(1, 5), { most: 5, distinct: true })], ['tuple', tuple(word, flag)], ['object', object({ a: word }, { b: flag, c: nullable(flag) })],
    ['record', record(['a', 'b'], integer(1, 3))], ['complete', complete(['a', 'b'], flag)], ['variants', variants({ one: object({ kind: literal('one') }), two: object({ kind: literal('two'), by: word }) })],
    ['either', either(flag, list(word, { most: 2 }))],
  ])('%s: are accepted by it', (_, schema) => {
    fc.assert(fc.property(fromSchema(schema.json), (value) => { expect(schema.check(value)).toBeNull(); }));
  });

  test('reach every place of a schema', () => {
    const values = fc.sample(fromSchema(object({ a: integer(1, 3) }, { b: flag }).json), { numRuns: 200, seed: 1 }) as { a: number; b?: boolean }[];
    expect(new Set(values.map(({ a, b }) => `${a} ${b}`)).size).toBe(9);
  });
});

describe('arbitraries of a game', () => {
  test('configs can be set up and cover seats and rulings', () => {
    const configs = fc.sample(configsOf(oasis), { numRuns: 100, seed: 1 });
    for (const config of configs) expect(() => oasis.setup(config as never)).not.toThrow();
    expect(new Set(configs.map((config) => JSON.stringify(config))).size).toBe(8);
  });

  test('leave configs out that the set-up refuses', () => {
    const picky = { ...oasis, setup: (config: { seats: number }) => { if (config.seats === 3) throw new Error('no'); return oasis.setup(config); } };
    expect(fc.sample(configsOf(picky), { numRuns: 50, seed: 1 }).every((config) => (config as { seats: number }).seats === 2)).toBe(true);
  });

  test('moves have the form of moves', () => { fc.assert(fc.property(movesOf(oasis), (move) => oasis.validateMove(move).ok)); });

  test('states are states', () => { fc.assert(fc.property(statesOf(oasis), (state) => oasis.validate(state).ok), { numRuns: 30 }); });

  test('choices are whole numbers, at most so many', () => {
    const lengths = fc.sample(choicesOf(40), { numRuns: 100, seed: 1 }).map((choices) => { expect(choices.every(Number.isInteger)).toBe(true); return choices.length; });
    expect(Math.max(...lengths)).toBeLessThanOrEqual(40);
    expect(Math.max(...lengths)).toBeGreaterThan(30);
  });

  test('a scenario may start from any of them', () => {
    fc.assert(fc.property(statesOf(oasis), (state) => scenario(oasis, state).state === state), { numRuns: 10 });
  });
});
