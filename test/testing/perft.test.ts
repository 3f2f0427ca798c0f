import { describe, expect, test } from 'vitest';
import { outcomeAt, type ChanceRequest } from '../../src/index.js';
import { perft } from '../../src/testing/index.js';
import { oasis } from '../fixtures/oasis/index.js';

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
