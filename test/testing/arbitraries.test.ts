import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scenario } from '../../src/testing/index.js';
import { choicesOf, configsOf, movesOf, statesOf } from '../../src/testing/judging.js';
import { oasis } from '../fixtures/oasis/index.js';

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
