import { describe, expect, test } from 'vitest';
import { laws } from '../../src/testing/index.js';
import { broken } from '../fixtures/oasis/broken.js';
import { oasis } from '../fixtures/oasis/index.js';

const outcomeOf = (prove: () => void): string => {
  try {
    prove();
    return 'holds';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the laws on a game that keeps them', () => {
  for (const law of laws(oasis, { games: 120 })) test(law.title, law.prove);
});

describe('every law finds the game that breaks it, and no other law does', () => {
  for (const [number, { what, game }] of Object.entries(broken)) {
    test(`law ${number}: ${what}`, () => {
      const verdicts = laws(game, { games: 60, steps: 60 }).map((law) => ({ number: law.number, verdict: outcomeOf(law.prove) }));
      expect(verdicts.filter(({ verdict }) => verdict !== 'holds').map((one) => one.number)).toEqual([Number(number)]);
    });
  }

  test('a counterexample is a config and a list of choices, shrunk', () => {
    const law = laws((broken[8] as (typeof broken)[number]).game, { games: 60, steps: 60 }).find(({ number }) => number === 8);
    expect(outcomeOf(law?.prove ?? (() => undefined))).toMatch(/Counterexample: \[\[?\{"seats":/);
  });
});
