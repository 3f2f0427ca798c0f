import { describe, expect, test } from 'vitest';
import { randomGame } from '../../src/testing/index.js';
import { oasis } from '../fixtures/oasis/index.js';
import { thrown } from '../kernel/help.js';

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
