// The judgement of positions for bots: not a rule, but it must follow what everybody knows to be better.
import { describe, expect, test } from 'vitest';
import { InvalidDataError } from '../../../src/kernel/errors.js';
import { randomFrom, sample } from '../../../src/index.js';
import { evaluation, evaluationOf, standardPack, voyages, type ArrangedPlayer, type Pack, type State } from '../../../src/voyages/index.js';
import { table, turn } from '../helpers.js';

const goals = ['g01', 'g08'];

/** The positions of a random game. */
function walkStates(seed: string): State[] {
  const random = randomFrom(seed);
  const states: State[] = [];
  for (let state = voyages.setup({ seats: 2 }), actor = voyages.actor(state); actor.type !== 'over'; actor = voyages.actor(state)) {
    const moves = voyages.legalMoves(state);
    state = actor.type === 'chance' ? voyages.resolve(state, sample(voyages.chance(state)!, random)) : voyages.apply(state, moves[Math.floor(random() * moves.length)]!);
    states.push(state);
  }
  return states;
}

const worth = (me: ArrangedPlayer, rest: Parameters<typeof turn>[1] = {}): number => evaluation(turn({ goals, ...me }, { round: 3, ...rest }).state)[0]!;

describe('evaluation', () => {
  test('one number for each seat, on views too', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = table({ seats });
      expect(evaluation(state)).toHaveLength(seats);
      expect(evaluation(voyages.view(state, 1)).every(Number.isFinite)).toBe(true);
    }
  });

  test('what a position is worth does not depend on what was judged before', () => {
    const states = [...walkStates('worth 1'), ...walkStates('worth 2')];
    const forwards = evaluationOf(standardPack());
    const backwards = evaluationOf(standardPack());
    const first = states.map((state) => forwards(state));
    expect([...states].reverse().map((state) => backwards(state)).reverse()).toEqual(first);
  });

  test('more is worth more', () => {
    const nothing = worth({});
    for (const some of [{ coin: 3 }, { camel: 1 }, { pepper: 1 }, { silk: 1 }, { gold: 1 }, { vp: 1 }, { contracts: ['c20'] }, { completed: 1 }, { posts: ['moscow'] }, { posts: ['karachi'] }, { dice: ['own4', 'own4', 'own4', 'own4', 'own4'] as const }]) {
      expect(worth(some), JSON.stringify(some)).toBeGreaterThan(nothing);
    }
    expect(worth({ gold: 1 })).toBeGreaterThan(worth({ pepper: 1 }));
    expect(worth({ posts: ['moscow'] })).toBeGreaterThan(worth({ posts: ['karachi'] }));
    expect(worth({ contracts: ['c20'], camel: 2, pepper: 2, gold: 3 }) - worth({ camel: 2, pepper: 2, gold: 3 })).toBeGreaterThan(worth({ contracts: ['c20'] }) - worth({}));
    expect(worth({ figures: ['oasis-10'] })).toBeGreaterThan(worth({ figures: ['venezia'] }));
  });

  test('a contract that can be paid for is better completed than held: its price is not counted twice', () => {
    for (const [id, price, vp, reward] of [['c05', { camel: 1, gold: 4 }, 7, { camel: 3 }], ['c17', { camel: 2, pepper: 3, gold: 2 }, 6, { coin: 7 }], ['c38', { camel: 3, pepper: 1, silk: 1, gold: 2 }, 7, { coin: 5 }]] as const) {
      expect(worth({ contracts: [id], ...price }), id).toBeLessThan(worth({ vp, completed: [id], ...reward }));
    }
  });

  test('posts on the way to the eighth and ninth are worth the more the nearer they are', () => {
    const cities = ['moscow', 'anxi', 'karakorum', 'lan-zhou', 'kashgar', 'samarcanda', 'alexandria'];
    const posts = (count: number): number => worth({ goals: [], posts: cities.slice(0, count) });
    expect(posts(7)).toBeGreaterThan(posts(6) + 2);
  });

  test('it goes by the component values the game is played with', () => {
    const gain = (pack: Pack, me: ArrangedPlayer): number => {
      const value = (one: ArrangedPlayer): number => evaluationOf(pack)(turn({ goals, figures: ['alexandria'], ...one }, { round: 3 }).state)[0]!;
      return value(me) - value({});
    };
    const { regularContracts, goalCards, routes, travelCosts, ...rest } = standardPack();
    const standard: Pack = { regularContracts, goalCards, routes, travelCosts, ...rest };
    expect(evaluationOf(standard)(turn({ posts: ['moscow'] }).state)).toEqual(evaluation(turn({ posts: ['moscow'] }).state));
    const contract = { ...standard, regularContracts: regularContracts.map((entry) => (entry.id === 'c20' ? { ...entry, cost: {}, reward: { vp: 40 } } : entry)) };
    expect(gain(contract, { contracts: ['c20'] })).toBeGreaterThan(gain(standard, { contracts: ['c20'] }) + 20);
    const goal = { ...standard, goalCards: goalCards.map((card) => (card.id === 'g01' ? { ...card, vp: 40 } : card)) };
    expect(gain(goal, { posts: ['moscow', 'xian'] })).toBeCloseTo(gain(standard, { posts: ['moscow', 'xian'] }) + 36);
    // Before the end a journey still to be made counts, too, and it goes by the same values.
    const ended = (pack: Pack, me: ArrangedPlayer): number => evaluationOf(pack)(table({ over: true, players: [{ goals, ...me }, {}] }).state)[0]!;
    const cities = { ...standard, goalCities: [0, 5, 10, 15, 20] };
    expect(ended(cities, { posts: ['moscow'] })).toBeCloseTo(ended(standard, { posts: ['moscow'] }) + 4);
    expect(gain(cities, { posts: ['moscow'] })).toBeGreaterThan(gain(standard, { posts: ['moscow'] }));
    const palace = { ...standard, beijing: [30, 20, 10, 5] };
    expect(ended(palace, { posts: ['beijing'] })).toBeCloseTo(ended(standard, { posts: ['beijing'] }) + 20);
    expect(gain(palace, { posts: ['beijing'] })).toBeGreaterThan(gain(standard, { posts: ['beijing'] }));
    const far = { ...standard, routes: routes.map((route) => ({ ...route, cost: { camel: 9 } })) };
    expect(gain(far, { figures: ['venezia'] })).not.toBeCloseTo(gain(standard, { figures: ['venezia'] }));
    const walking = turn({ goals, coin: 20, dice: ['own2', 'own2'] }).play('travel own2+own2', 'step alexandria').state;
    expect(evaluationOf({ ...standard, travelCosts: [9, 9, 12, 12, 18, 18] })(walking)[0]).toBeLessThan(evaluation(walking)[0]!);
    expect(() => evaluationOf({ ...standard, beijing: [1] })).toThrow(InvalidDataError);
  });

  test('goods are worth less the later it is, and at the end only with a post in Beijing', () => {
    const gold = (round: number): number => worth({ gold: 4 }, { round }) - worth({}, { round });
    expect(gold(1)).toBeGreaterThan(gold(5));
    const end = (me: ArrangedPlayer): number => evaluation(table({ over: true, players: [{ goals, ...me }, {}] }).state)[0]!;
    expect(end({ posts: ['beijing'], gold: 4 }) - end({ posts: ['beijing'] })).toBeCloseTo(2);
    expect(end({ gold: 4 }) - end({})).toBeLessThan(0.5);
  });
});
