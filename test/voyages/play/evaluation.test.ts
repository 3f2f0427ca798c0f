// The judgement of positions for bots: not a rule, but it must follow what everybody knows to be better.
import { describe, expect, test } from 'vitest';
import { InvalidDataError } from '../../../src/kernel/errors.js';
import { randomFrom, sample } from '../../../src/index.js';
import { evaluation, evaluationOf, standardPack, voyages, type ArrangedPlayer, type Frame, type Pack, type State, type Walk } from '../../../src/voyages/index.js';
import { evaluationBy } from '../../../src/voyages/play/evaluation.js';
import { planning } from '../../../src/voyages/play/planning.js';
import { standardWeights } from '../../../src/voyages/play/weights.js';
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

describe('at the end', () => {
  const cities = ['moscow', 'xian', 'ormuz', 'beijing', 'kashgar'];
  const ends: readonly (readonly ArrangedPlayer[])[] = [
    [{ vp: 20, coin: 30, completed: 2, goals: ['g01', 'g02'], posts: cities }, { vp: 3, coin: 10, completed: 2, goals: ['g03', 'g04'], posts: ['moscow'] }, { completed: 1, goals: ['g05', 'g06'] }],
    [{ completed: 1, goals: ['g01', 'g02'], posts: ['moscow'] }, { vp: 6, goals: ['g03', 'g07'], posts: ['moscow', 'kashgar', 'kochi'] }],
    [{ goals: ['g17', 'g18'], posts: ['sumatra', 'ormuz', 'anxi', 'beijing'], pepper: 4, silk: 2, gold: 6 }, { goals: ['g08', 'g11'], posts: ['adana', 'beijing'], gold: 2 }],
    [{ posts: ['beijing'], goals: [] }, { posts: ['beijing'], goals: [] }, { posts: ['beijing'], goals: [] }, { posts: ['beijing'], goals: [] }],
  ];

  test('VOY-SCORE-1: a position is worth the final score, but for coins and goods that are counted in groups', () => {
    for (const players of ends) {
      const { state } = table({ over: true, players: players.map((one) => ({ dice: [], ...one })) });
      expect(evaluation(state)).toEqual(voyages.score(state).players.map(({ total }) => expect.closeTo(total)));
    }
  });

  test('what is left over of coins and goods counts as a part of a point', () => {
    const end = (me: ArrangedPlayer): number => evaluation(table({ over: true, players: [{ dice: [], goals, ...me }, {}] }).state)[0]!;
    expect(end({ coin: 13 }) - end({ coin: 10 })).toBeCloseTo(0.3);
    expect(end({ posts: ['beijing'], silk: 3, pepper: 2 }) - end({ posts: ['beijing'] })).toBeCloseTo(2.5);
  });
});

describe('an evaluation', () => {
  const { state } = table({ seats: 3, round: 2, players: [{ coin: 9, posts: ['moscow'] }, { gold: 2 }, {}] });

  test('of one seat is the same as among all, and comes with how the game is planned', () => {
    for (const one of [evaluation, evaluationOf(standardPack()), evaluationBy(standardWeights)]) {
      expect([0, 1, 2].map((seat) => one.of(state, seat))).toEqual(one(state));
      expect(one.planning).toBe(planning);
    }
  });

  test('goes by the weights it is given: those of the game, or others', () => {
    expect(evaluationBy(standardWeights)(state)).toEqual(evaluation(state));
    const dear = evaluationBy({ ...standardWeights, gold: standardWeights.gold + 1 });
    expect(dear(state)[1]).toBeGreaterThan(evaluation(state)[1]! + 1);
  });

  test('VOY-CARD-1: a post in Beijing or a small city brings no use of cards, one in a large city does', () => {
    // Without figures on the map no journey is counted.
    const still = (post: string, card: number): number => {
      const one = structuredClone(turn({ posts: [post] }, { round: 3 }).state);
      one.players[0]!.figures = [];
      return evaluationBy({ ...standardWeights, card }).of(one, 0);
    };
    for (const post of ['beijing', 'anxi', 'kochi']) expect(still(post, 9), post).toBe(still(post, 0));
    for (const post of ['moscow', 'sumatra']) expect(still(post, 9), post).toBeGreaterThan(still(post, 0) + 9);
  });

  test('what waits for a seat is worth something to it, and nothing to others', () => {
    const base = turn({ coin: 5 }, { round: 3 }).state;
    const more = (...frames: readonly Frame[]): number[] => { const now = evaluation({ ...base, frames: [...base.frames, ...frames] }); return evaluation(base).map((value, seat) => now[seat]! - value); };
    const bonus = more({ kind: 'drawContract', seat: 1 });
    expect(bonus).toEqual([0, expect.any(Number), 0, 0]);
    expect(bonus[1]).toBeGreaterThan(0);
    expect(more({ kind: 'copyBonus', seat: 1 })).toEqual(bonus);
    expect(more({ kind: 'nextBonus', seat: 1 })).toEqual(bonus);
    expect(more({ kind: 'waiting', seat: 1, bonuses: ['move', 'contract', 'anyGood'] })[1]).toBeCloseTo(3 * bonus[1]!);
    const goods = [1, 2, 3].map((count) => more({ kind: 'chooseGoods', seat: 2, count, different: false } as Frame)[2]!);
    expect(goods[0]).toBeGreaterThan(0);
    expect(goods).toEqual([goods[0], expect.closeTo(2 * goods[0]!), expect.closeTo(3 * goods[0]!)]);
    expect(more({ kind: 'slide' }, { kind: 'setup', step: 3 })).toEqual([0, 0, 0, 0]);
  });
});

describe('a movement that is being named', () => {
  const pack = (costs: readonly number[]): Pack => ({ ...standardPack(), travelCosts: costs });
  const [free, dear] = [pack([0, 0, 0, 0, 0, 0]), pack([10, 30, 60, 60, 60, 60])];
  /** How many more coins a fare counts as by which one costs more. */
  const fare = (state: State): number => {
    const coins = (by: Pack, coin: number): number => evaluationOf(by)({ ...state, players: state.players.map((one) => ({ ...one, coin })) })[0]!;
    const paid = coins(dear, 99);
    return [0, 10, 30, 60].find((fewer) => Math.abs(coins(free, 99 - fewer) - paid) < 1e-9) ?? -1;
  };
  const walking = (walk: Partial<Walk>): State => {
    const { state } = turn({ character: 'niccolo-marco', figures: ['venezia', 'venezia'], coin: 99, camel: 20 }, { round: 3 });
    return { ...state, frames: [...state.frames, { kind: 'movement', seat: 0, by: 'travel', most: 6, first: [], second: [], places: [], coin: 0, camel: 0, ...walk }] };
  };

  test('VOY-TRAVEL-3: its fare counts as paid, by the steps of both figures, and only where there is one', () => {
    expect(fare(walking({}))).toBe(0);
    expect(fare(walking({ first: ['oasis-1'] }))).toBe(10);
    expect(fare(walking({ first: ['oasis-1', 'moscow'] }))).toBe(30);
    expect(fare(walking({ first: ['alexandria'], second: ['oasis-1'] }))).toBe(30);
    expect(fare(walking({ first: ['alexandria'], second: ['oasis-1', 'moscow'] }))).toBe(60);
    for (const by of ['move', 'k17', 'k18'] as const) expect(fare(walking({ by, first: ['oasis-1', 'moscow'] })), by).toBe(0);
  });

  test('VOY-TRAVEL-4: coins and camels of its routes count as paid', () => {
    const poorer = (walk: Partial<Walk>, fewer: { coin?: number; camel?: number }): void => {
      const { coin = 0, camel = 0 } = fewer;
      const path: Partial<Walk> = { by: 'move', first: ['oasis-5'], ...walk };
      const paid = walking({ ...path, coin: 0, camel: 0 });
      const [me, ...others] = paid.players as [State['players'][number], ...State['players']];
      expect(evaluation(walking({ ...path, ...fewer }))[0]).toBeCloseTo(evaluation({ ...paid, players: [{ ...me, coin: me.coin - coin, camel: me.camel - camel }, ...others] })[0]!);
    };
    poorer({}, { camel: 3 });
    poorer({}, { coin: 7 });
    poorer({ first: ['oasis-5', 'samarcanda'] }, { coin: 15, camel: 5 });
  });
});
