import { describe, expect, test } from 'vitest';
import { countOutcomes, IllegalOutcomeError, outcomeAt, outcomeProblem, outcomes, randomFrom, sample, type ChanceRequest, type DrawRequest, type RollRequest } from '../../src/index.js';
import { demandOutcome } from '../../src/kernel/chance.js';
import { thrown } from './help.js';

const roll = (dice: number, sides = 6): RollRequest => ({ kind: 'roll', purpose: 'round-roll', rule: 'OAS-3', seat: 0, dice, sides });
const draw = (from: readonly string[], count: number): DrawRequest => ({ kind: 'draw', purpose: 'deal', rule: 'OAS-1', seat: null, from, count, secret: false });
const letters = ['a', 'b', 'c', 'd', 'e'];

describe('what is wrong with an outcome', () => {
  test.each<[ChanceRequest, unknown]>([
    [roll(1), [1]], [roll(1), [6]], [roll(3), [1, 1, 6]], [roll(0), []], [roll(1, 10), [10]], [draw(letters, 2), ['e', 'a']], [draw(letters, 5), ['e', 'd', 'c', 'b', 'a']], [draw(letters, 0), []],
  ])('%#: nothing', (request, outcome) => {
    expect(outcomeProblem(request, outcome)).toBeNull();
    expect(demandOutcome(request, outcome)).toBe(outcome);
  });

  test.each<[ChanceRequest, unknown, string]>([
    [roll(1), null, 'is a list'], [roll(1), 'x', 'is a list'], [roll(1), { 0: 1, length: 1 }, 'is a list'], [roll(1), undefined, 'is a list'], [draw(letters, 1), 'a', 'is a list'],
    [roll(2), [1], 'expected 2 values'], [roll(2), [1, 2, 3], 'expected 2 values'],
    [roll(1), [0], 'from 1 to 6'], [roll(1), [7], 'from 1 to 6'], [roll(1, 4), [5], 'from 1 to 4'], [roll(1), [1.5], 'from 1 to 6'], [roll(1), ['1'], 'from 1 to 6'], [roll(1), [NaN], 'from 1 to 6'], [roll(2), [1, null], 'from 1 to 6'], [roll(1), [undefined], 'from 1 to 6'],
    [draw(letters, 2), ['a'], 'expected 2 ids'], [draw(letters, 2), ['a', 'b', 'c'], 'expected 2 ids'],
    [draw(letters, 2), ['a', 'x'], 'different ids'], [draw(letters, 2), ['a', 'a'], 'different ids'], [draw(letters, 1), [undefined], 'different ids'], [draw(letters, 1), [null], 'different ids'], [draw(letters, 1), [0], 'different ids'],
  ])('%#: %j %j', (request, outcome, message) => {
    expect(outcomeProblem(request, outcome)).toContain(message);
    const error = thrown(() => demandOutcome(request, outcome));
    expect(error).toBeInstanceOf(IllegalOutcomeError);
    expect(error).toMatchObject({ code: 'illegal-outcome' });
    expect(error.message).toContain(`${request.purpose}: `);
    expect(error.message).toContain(`(${request.rule})`);
  });

  test('a list with a hole in it', () => {
    expect(outcomeProblem(draw(letters, 2), ['a', , ])).not.toBeNull();
    expect(outcomeProblem(draw(letters, 1), new Array(1))).not.toBeNull();
    expect(outcomeProblem(roll(1), new Array(1))).not.toBeNull();
  });
});

describe('sampling', () => {
  test('uses the numbers one after the other: a die is one more than the number times its sides', () => {
    const numbers = [0, 0.999, 0.5, 0.17];
    expect(sample(roll(4), () => numbers.shift() ?? NaN)).toEqual([1, 6, 4, 2]);
  });

  test('draws by place among what is left; the last one left takes the place of the one drawn', () => {
    const numbers = [0, 0, 0.99];
    expect(sample(draw(letters, 3), () => numbers.shift() ?? NaN)).toEqual(['a', 'e', 'c']);
    expect(sample(draw(letters, 1), () => 0.99)).toEqual(['e']);
    expect(sample(draw(letters, 0), () => 0.5)).toEqual([]);
  });

  test('a draw of one uses one number, a draw of all leaves nothing', () => {
    let used = 0;
    sample(draw(letters, 1), () => { used += 1; return 0; });
    expect(used).toBe(1);
    expect([...sample(draw(letters, 5), randomFrom('all')) as string[]].sort()).toEqual(letters);
    expect(letters).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('is reproducible', () => {
    const run = (seed: string): unknown[] => { const random = randomFrom(seed); return Array.from({ length: 20 }, () => [sample(roll(5), random), sample(draw(letters, 3), random)]); };
    expect(run('same')).toEqual(run('same'));
    expect(run('same')).not.toEqual(run('other'));
  });

  test.each<[string, ChanceRequest]>([['one die', roll(1)], ['two dice', roll(2)], ['one of five', draw(letters, 1)], ['two of five', draw(letters, 2)], ['three of four', draw(letters.slice(0, 4), 3)]])('%s: every outcome comes about equally often', (_, request) => {
    const random = randomFrom('uniform');
    const counts = new Map<string, number>();
    const expected = 300;
    const total = countOutcomes(request) * expected;
    for (let at = 0; at < total; at += 1) {
      const outcome = sample(request, random);
      counts.set(outcome.join(), (counts.get(outcome.join()) ?? 0) + 1);
    }
    const possible = new Set([...outcomes(request)].map((outcome) => outcome.join()));
    expect(new Set(counts.keys())).toEqual(possible);
    // Chi square: its mean is the number of outcomes less one, its deviation the root of twice that.
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const freedom = counts.size - 1;
    expect(Math.abs(chi - freedom)).toBeLessThan(4 * Math.sqrt(2 * freedom));
  });
});

describe('the list of all outcomes', () => {
  test.each<[ChanceRequest, number]>([[roll(1), 6], [roll(3), 216], [roll(2, 4), 16], [roll(0), 1], [draw(letters, 1), 5], [draw(letters, 2), 20], [draw(letters, 5), 120], [draw(letters, 0), 1]])('%#: has as many places as there are outcomes, all different and all possible', (request, count) => {
    expect(countOutcomes(request)).toBe(count);
    const all = [...outcomes(request)];
    expect(all).toHaveLength(count);
    expect(new Set(all.map((outcome) => outcome.join())).size).toBe(count);
    expect(all.every((outcome) => outcomeProblem(request, outcome) === null)).toBe(true);
    expect(all.map((_, at) => outcomeAt(request, at))).toEqual(all);
  });

  test('begins with ones, or with the first ids in order', () => {
    expect(outcomeAt(roll(3), 0)).toEqual([1, 1, 1]);
    expect(outcomeAt(roll(3), 1)).toEqual([2, 1, 1]);
    expect(outcomeAt(roll(3), 6)).toEqual([1, 2, 1]);
    expect(outcomeAt(draw(letters, 3), 0)).toEqual(['a', 'b', 'c']);
    expect(outcomeAt(draw(letters, 2), 5)).toEqual(['a', 'c']);
  });

  test('can be far too long to be made: a place of it comes at once', () => {
    const request = draw(Array.from({ length: 60 }, (_, at) => `c${at}`), 30);
    expect(countOutcomes(request)).toBeGreaterThan(1e40);
    expect(outcomeProblem(request, outcomeAt(request, 2 ** 50))).toBeNull();
  });
});
