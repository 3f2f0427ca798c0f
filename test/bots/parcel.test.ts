import { describe, expect, test } from 'vitest';
import { fromReplay } from '../../src/index.js';
import { packer, unpacked } from '../../src/bots/parcel.js';
import { playGame, random, type GameRecord, type RecordedScore } from '../../src/bots/index.js';
import { oasis } from '../fixtures/oasis/index.js';

const play = (index: number): GameRecord => playGame(oasis, { index, config: { seats: 3 }, bots: [random(), random(), random()], seed: `parcel ${index}`, replay: index % 2 === 0 });

describe('records on their way between threads', () => {
  test('arrive as they were, down to the order of what is in them', () => {
    const [first, second, third] = [play(0), play(1), play(2)];
    const failed: GameRecord = { ...second, scores: [], failure: { name: 'Error', code: null, message: 'planted', step: 3, doing: 'setup' } };
    const detailed: GameRecord = { ...third, scores: third.scores.map((score) => ({ ...score, lines: [...score.lines, { id: 'goal', rule: 'OAS-1', points: 4, detail: 'north' }] })) };
    const parcel = packer();
    for (const record of [first, failed, detailed, second]) parcel.add(record);
    expect(JSON.stringify(unpacked(parcel.text()))).toBe(JSON.stringify([first, failed, detailed, second]));
  });

  test('words that differ little stay apart, and who has no seat has none', () => {
    const record = play(1);
    const line = (id: string, rule: string, detail: string | null): RecordedScore['lines'][number] => ({ id, rule, points: -2, detail });
    const lines = [line('a', 'b', null), line('a', 'b', 'null'), line('a', 'b', ''), line('ab', '', 'c'), line('', 'ab', 'c'), line('a', 'b', null)];
    const side = record.scores[0]!;
    const scores: RecordedScore[] = [{ ...side, seat: null, bot: 'automaton', tags: [], lines }, { ...side, tags: ['x', 'y'], lines: [] }, { ...side, tags: ['x'], lines }, { ...side, bot: 'greedy', tags: ['x'] }];
    const parcel = packer();
    const odd: GameRecord = { ...record, scores, winners: [], bots: ['x', 'y'] };
    for (const one of [odd, record, { ...odd, bots: ['x'], index: 7 }]) parcel.add(one);
    expect(unpacked(parcel.text())).toStrictEqual([odd, record, { ...odd, bots: ['x'], index: 7 }]);
  });

  test('an empty parcel holds nothing', () => {
    expect(unpacked(packer().text())).toEqual([]);
  });
});

describe('the turn a bot is handed', () => {
  test('has a view of its own at every decision, made only once, and no way to the state', () => {
    const seen: unknown[] = [];
    const curious = { name: 'curious', choose: (turn: Parameters<ReturnType<typeof random>['choose']>[0]) => {
      seen.push(turn.view);
      expect(turn.view).toBe(turn.view);
      expect(Object.keys(turn).sort()).toEqual(['moves', 'random', 'seat', 'stop']);
      return turn.moves[0]!;
    } };
    playGame(oasis, { index: 0, config: { seats: 2 }, bots: [curious, curious], seed: 'turns' });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(4);
  });
});

describe('what a bot is handed is never what is trusted', () => {
  type Choice = Parameters<ReturnType<typeof random>['choose']>[0];
  const cheating = (name: string, choose: (turn: Choice) => unknown): GameRecord =>
    playGame(oasis, { index: 0, config: { seats: 2 }, bots: [{ name, choose: choose as never }, random()], seed: 'cheat', replay: true });
  const forged = { kind: 'claim' };

  test.each<[string, (turn: Choice) => unknown]>([
    ['a move it added to the list', ({ moves }) => { (moves as unknown[]).push(forged); return forged; }],
    ['a listed move it edited', ({ moves }) => Object.assign(moves[0] as object, { kind: 'dig', well: 'of plenty' })],
    ['a listed move whose parts it edited', ({ moves }) => { const one = moves[0] as unknown as Record<string, unknown>; for (const key of Object.keys(one)) if (key !== 'kind') one[key] = 'treasure'; return one; }],
    ['a list it replaced', (turn) => { (turn as { moves: unknown }).moves = [forged]; return forged; }],
  ])('%s is refused, and the failure recorded', (_, choose) => {
    expect(cheating('cheat', choose).failure).toMatchObject({ name: expect.stringMatching(/^(IllegalMoveError|TypeError)$/) as string });
  });

  test('a move that is edited after it was played stays in the record as it was played', () => {
    const given: { kind: string; guide?: unknown }[] = [];
    const record = cheating('late', ({ moves }) => {
      for (const old of given) { old.kind = 'rest'; delete old.guide; }
      const copy = { ...(moves[0] as { kind: string }) };
      given.push(copy);
      return copy;
    });
    expect(record.failure).toBeUndefined();
    expect(fromReplay(oasis, record.replay).state).toBeDefined();
  });

  test('a failure keeps where it was thrown', () => {
    const record = cheating('thrower', function whereItHappened() { throw new RangeError('planted'); });
    expect(record.failure).toMatchObject({ name: 'RangeError', message: 'planted', stack: expect.stringContaining('whereItHappened') as string });
  });
});
