import { describe, expect, test } from 'vitest';
import { scoreSheet, type Tally } from '../../src/index.js';

const tally = (seat: number | null, points: number[], ties: number[] = [], name?: string): Tally => ({
  seat, ...(name === undefined ? {} : { name }),
  lines: points.map((value) => ({ id: 'coins', rule: 'OAS-8', points: value, detail: null })),
  tieBreaks: ties.map((value, at) => ({ id: `tie ${at}`, value })),
});

const ranks = (...tallies: Tally[]): number[] => scoreSheet(true, tallies).players.map(({ rank }) => rank);

describe('a score sheet', () => {
  test('adds up the lines, negative ones too', () => {
    expect(scoreSheet(true, [tally(0, [3, 4, -2]), tally(1, [])]).players.map(({ total }) => total)).toEqual([5, 0]);
  });

  test('keeps the order of the seats, the lines and the tie-breaks', () => {
    const [first, second] = [tally(0, [1], [2]), tally(1, [5], [0])];
    expect(scoreSheet(false, [first, second])).toEqual({
      final: false, winners: [1],
      players: [
        { seat: 0, name: null, lines: first.lines, total: 1, tieBreaks: first.tieBreaks, rank: 2 },
        { seat: 1, name: null, lines: second.lines, total: 5, tieBreaks: second.tieBreaks, rank: 1 },
      ],
    });
  });

  test('ranks by points', () => { expect(ranks(tally(0, [4]), tally(1, [9]), tally(2, [-1]))).toEqual([2, 1, 3]); });

  test('ranks equals by the tie-breaks, in their order', () => {
    expect(ranks(tally(0, [5], [1, 9]), tally(1, [5], [2, 0]))).toEqual([2, 1]);
    expect(ranks(tally(0, [5], [2, 1]), tally(1, [5], [2, 0]))).toEqual([1, 2]);
  });

  test('points come before tie-breaks', () => { expect(ranks(tally(0, [6], [0]), tally(1, [5], [9]))).toEqual([1, 2]); });

  test('equals share a rank and the next rank is left out', () => {
    expect(ranks(tally(0, [5], [1]), tally(1, [5], [1]), tally(2, [4], [9]))).toEqual([1, 1, 3]);
    expect(ranks(tally(0, [1]), tally(1, [2]), tally(2, [1]), tally(3, [3]))).toEqual([3, 2, 3, 1]);
  });

  test('a missing tie-break is worse than any', () => {
    expect(ranks(tally(0, [5], []), tally(1, [5], [-3]))).toEqual([2, 1]);
    expect(ranks(tally(0, [5], [1]), tally(1, [5], [1, 0]))).toEqual([2, 1]);
  });

  test('a shared victory has several winners', () => { expect(scoreSheet(true, [tally(0, [5]), tally(1, [5]), tally(2, [1])]).winners).toEqual([0, 1]); });

  test('an automaton is ranked, and nobody wins when it does', () => {
    const sheet = scoreSheet(true, [tally(0, [5]), tally(null, [7], [], 'magistrate')]);
    expect(sheet.players.map(({ seat, name, rank }) => [seat, name, rank])).toEqual([[0, null, 2], [null, 'magistrate', 1]]);
    expect(sheet.winners).toEqual([]);
  });

  test('an automaton that is beaten takes no victory away; one that shares the first rank does', () => {
    expect(scoreSheet(true, [tally(0, [8]), tally(null, [7])]).winners).toEqual([0]);
    expect(scoreSheet(true, [tally(0, [7]), tally(null, [7])]).winners).toEqual([]);
  });

  test('of nobody is empty', () => { expect(scoreSheet(true, [])).toEqual({ final: true, players: [], winners: [] }); });
});
