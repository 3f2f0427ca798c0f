import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame, Random } from '../../src/index.js';
import { randomOf, walk } from '../../src/testing/index.js';
import { laws, type ForgeryCounts } from '../../src/testing/judging.js';
import { edits, remember, type Memory } from '../../src/testing/laws/forgeries.js';
import { placesOf } from '../../src/testing/laws/places.js';
import { broken } from '../fixtures/oasis/broken.js';
import { oasis, type OasisState, type OasisView } from '../fixtures/oasis/index.js';

const outcomeOf = (prove: () => void): string => {
  try {
    prove();
    return 'holds';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the laws on a game that keeps them', () => {
  const counts: ForgeryCounts[] = [];
  for (const law of laws(oasis, { games: 120, onForgeries: (one) => { counts.push(one); } })) test(law.title, law.prove);
  test('law 16 tells how many changed states were let in, and how many were refused', () => {
    expect(counts).toEqual([{ accepted: 2400, refused: expect.any(Number) as number }]);
    expect(counts[0]!.refused).toBeGreaterThan(2400);
  });
});

test('law 16 goes on where no moment of a game was looked at', () => {
  const counts: ForgeryCounts[] = [];
  const [letIn] = laws(oasis, { steps: 20_000, forgeries: 1, onForgeries: (one) => { counts.push(one); } }).filter(({ number }) => number === 16);
  letIn!.prove();
  expect(counts[0]!.accepted).toBe(1);
});

describe('every law finds the game that breaks it, and no other law does', () => {
  for (const [number, { what, game }] of Object.entries(broken)) {
    test(`law ${number}: ${what}`, () => {
      const verdicts = laws(game, { games: 60, steps: 60, forgeries: 400 }).map((law) => ({ number: law.number, verdict: outcomeOf(law.prove) }));
      expect(verdicts.filter(({ verdict }) => verdict !== 'holds').map((one) => one.number)).toEqual([Number(number)]);
    });
  }

  const { game } = broken[8]!;
  const law = laws(game, { games: 60, steps: 60 }).find(({ number }) => number === 8)!;
  const messages: string[] = [];
  beforeAll(() => { messages.push(outcomeOf(law.prove), outcomeOf(law.prove)); });

  test('a counterexample is a config and a list of choices, shrunk: two guides, two deals, and the first dig of seat 0', () => {
    const message = messages[0]!;
    expect(message).toMatch(/a component was made or lost: water is \d+, not 30/);
    const [config, choices] = JSON.parse(/Counterexample: (.*)$/.exec(message)![1]!) as [object, number[]];
    expect(config).toEqual({ seats: 2 });
    expect(choices).toEqual([0, 0, 0, 0, 0, 0]);
    expect(() => { walk(game, config, choices, () => undefined); }).not.toThrow();
  });

  test('the same seed finds the same counterexample', () => { expect(messages[1]).toBe(messages[0]); });

  test('law 16 tells a game, what is changed in it before which step, and how it goes on', () => {
    const message = outcomeOf(laws(broken[16]!.game, { steps: 60 })[15]!.prove);
    const [config, before, changes, after] = JSON.parse(/Counterexample: (.*)$/.exec(message)![1]!) as [object, number[], { path: string[] }[], number[]];
    const state = walk(oasis, config, before, () => undefined);
    expect(changes).toHaveLength(1);
    expect(changes[0]!.path[0]).toBe('frames');
    expect(state.frames.at(-1)!.kind).toMatch(/turn|dig|toll/);
    expect(after.length).toBeLessThan(60);
  });

  test('law 16 tells what it found even when it does not happen again', () => {
    let looks = 0;
    const fickle = { ...oasis, census: (state: OasisState) => {
      looks += 1;
      if (looks === 3) throw new TypeError('it was a Tuesday');
      return oasis.census(state);
    } } as AnyGame;
    expect(outcomeOf(laws(fickle, { steps: 60, forgeries: 10 })[15]!.prove)).toMatch(/^it was a Tuesday\nSeed 1, and it did not happen again\. Counterexample: \[\{/);
  });

  test('law 16: what a state is changed to does not change when the state is played on', () => {
    const random = randomOf(5);
    const pick = (bound: number): number => Math.floor(random() * bound);
    const memory: Memory = new Map();
    const made: { readonly changes: unknown; readonly text: string }[] = [];
    walk(oasis, { seats: 3 }, Array.from({ length: 40 }, () => pick(1000)), (state) => {
      const places = placesOf(state);
      remember(memory, state, places, pick);
      for (let nth = 0; nth < 20; nth += 1) {
        const changes = edits({ game: oasis, state, places, memory, pick });
        made.push({ changes, text: JSON.stringify(changes) });
      }
    });
    expect(made.filter(({ changes, text }) => JSON.stringify(changes) !== text)).toEqual([]);
  });

  test('law 3, again: a step that keeps no part of what was', () => {
    const copying = { ...oasis, apply: (...given: Parameters<typeof oasis.apply>) => oasis.inPlace.clone(oasis.apply(...given)) } as AnyGame;
    expect(outcomeOf(laws(copying, { games: 5 })[2]!.prove)).toMatch(/nothing changed in \.\w+(\.\w+)*, and yet it is another node/);
  });

  test('law 7, again: what is imagined shares its players with the view', () => {
    const sharing = { ...oasis, determinize: (view: OasisView, random: Random) => {
      const dealt = oasis.determinize(view, random);
      return { ...dealt, players: dealt.players.map((player, seat) => (seat === view.viewer ? view.players[seat]! : player)) };
    } } as AnyGame;
    expect(outcomeOf(laws(sharing, { games: 10 })[6]!.prove)).toMatch(/imagines changes the view it comes from|read only/);
  });

  test('an error that is none of the laws is told, too', () => {
    const faulty = { ...oasis, census: () => { throw new TypeError('a fault'); } } as AnyGame;
    expect(outcomeOf(laws(faulty, { games: 3 })[7]!.prove)).toMatch(/^a fault\nBroken in game 1 \(seed 1\)/);
  });
});
