// How far places are from one another, and which tour is worth most: reckoned once more, and on maps of a few places.
import { describe, expect, test } from 'vitest';
import type { Way, Ways } from '../../../src/mechanics/routes.js';
import { CITIES } from '../../../src/voyages/content/ids.js';
import { tablesOf } from '../../../src/voyages/content/tables.js';
import { standardPack } from '../../../src/voyages/index.js';
import { cityBit, cityBits, count, distancesOn, gainOf, tourOf, type Errands } from '../../../src/voyages/play/tour.js';
import { standardWeights, type Weights } from '../../../src/voyages/play/weights.js';

type Road = readonly [one: string, other: string, cost?: Partial<Way>];

/** A map of a few roads, walked either way. */
function mapOf(...roads: readonly Road[]): Ways {
  const ways: Record<string, Way[]> = {};
  for (const [one, other, cost = {}] of roads) {
    for (const [from, to] of [[one, other], [other, one]] as const) (ways[from] ??= []).push({ to, coin: 0, camel: 0, ...cost });
  }
  return ways;
}

const legs = (ways: Ways, from: string, city: string): { steps: number; cost: number; through: number } => distancesOn(ways)[from]!.to[CITIES.findIndex((one) => one === city)]!;

/** What posts in some cities bring once. */
const prizes = (brings: Readonly<Record<string, number>>): number[] => CITIES.map((city) => brings[city] ?? 0);

/** All the time there is, and stops that bring nothing by themselves. */
const weights: Weights = { ...standardWeights, stop: 0, step: 1, dear: 1, tour: 1, reach: 100 };

function errands(ways: Ways, brings: Readonly<Record<string, number>>, more: Partial<Errands> = {}): Errands {
  return {
    distances: distancesOn(ways), figures: ['venezia'], open: Object.keys(brings).reduce((sum, city) => sum | cityBit(city), 0), once: prizes(brings), income: CITIES.map(() => 0),
    goals: [], goalCities: [0, 1, 3, 6, 10], onTheWay: false, rounds: 1, weights, ...more,
  };
}

describe('cities as bits', () => {
  test('each city has one of its own, and a place without posts has none', () => {
    expect(new Set(CITIES.map(cityBit)).size).toBe(CITIES.length);
    expect(CITIES.map((city) => count(cityBit(city)))).toEqual(CITIES.map(() => 1));
    expect(['venezia', 'oasis-1', 'oasis-10', 'atlantis'].map(cityBit)).toEqual([0, 0, 0, 0]);
    const bits = new Map(CITIES.map((city) => [city, cityBit(city)]));
    expect([cityBits(['moscow', 'oasis-1', 'xian'], bits), cityBits(CITIES, bits)]).toEqual([cityBit('moscow') | cityBit('xian'), 2 ** CITIES.length - 1]);
  });
});

describe('the way from one place to another', () => {
  const { ways, jumpWays } = tablesOf(standardPack());

  /** By trying every place as a stop on the way between any two (Floyd and Warshall): what no way is cheaper than. */
  function cheapest(map: Ways): Readonly<Record<string, Readonly<Record<string, number>>>> {
    const places = Object.keys(map);
    const far = Object.fromEntries(places.map((from) => [from, Object.fromEntries(places.map((to) => [to, from === to ? 0 : Infinity]))]));
    for (const from of places) for (const { to, coin, camel } of map[from]!) far[from]![to] = Math.min(far[from]![to]!, 1 + 0.16 * coin + 0.32 * camel);
    for (const over of places) for (const from of places) for (const to of places) far[from]![to] = Math.min(far[from]![to]!, far[from]![over]! + far[over]![to]!);
    return far;
  }

  test.each([['by roads', ways], ['with jumps between oases', jumpWays]])('%s none is cheaper than the one that is taken', (_, map) => {
    const best = cheapest(map);
    const taken = distancesOn(map);
    for (const from of Object.keys(map)) for (const [at, city] of CITIES.entries()) expect(taken[from]!.to[at]!.steps + taken[from]!.to[at]!.cost, `${from} to ${city}`).toBeCloseTo(best[from]![city]!);
  });

  test('it is as far back as there', () => {
    const there = distancesOn(ways);
    for (const [at, one] of CITIES.entries()) for (const [back, other] of CITIES.entries()) expect(there[one]!.to[back]!.steps, `${one} and ${other}`).toBe(there[other]!.to[at]!.steps);
  });

  test('it leads through the cities between, not through its ends', () => {
    const map = mapOf(['moscow', 'anxi'], ['anxi', 'oasis-1'], ['oasis-1', 'karakorum'], ['karakorum', 'xian']);
    expect([legs(map, 'moscow', 'anxi').through, legs(map, 'moscow', 'moscow').through]).toEqual([0, 0]);
    expect(legs(map, 'moscow', 'xian')).toEqual({ steps: 4, cost: 0, through: cityBit('anxi') | cityBit('karakorum') });
    expect(legs(map, 'xian', 'moscow').through).toBe(cityBit('anxi') | cityBit('karakorum'));
  });

  test('a long way that costs nothing is better than a short one that is dear, and of two that are as good the first of the table is taken', () => {
    const dear = mapOf(['venezia', 'moscow', { camel: 9 }], ['venezia', 'oasis-1'], ['oasis-1', 'anxi'], ['anxi', 'moscow']);
    expect(legs(dear, 'venezia', 'moscow')).toEqual({ steps: 3, cost: 0, through: cityBit('anxi') });
    const even = mapOf(['venezia', 'anxi'], ['venezia', 'xian'], ['xian', 'moscow'], ['anxi', 'moscow']);
    expect(legs(even, 'venezia', 'moscow').through).toBe(cityBit('anxi'));
  });
});

describe('what posts bring', () => {
  const bits = (...cities: readonly string[]): number => cities.reduce((sum, city) => sum | cityBit(city), 0);
  const all = 2 ** CITIES.length - 1;

  test('what lies there at once, and each round what comes back', () => {
    const some = errands({}, { moscow: 3, xian: 4 }, { income: prizes({ xian: 2, kochi: 9 }) });
    expect([gainOf(some, all, bits('moscow'), 5), gainOf(some, all, bits('xian'), 5), gainOf(some, all, bits('moscow', 'xian'), 5), gainOf(some, all, 0, 5)]).toEqual([3, 14, 17, 0]);
  });

  test('VOY-SCORE-2, VOY-SCORE-3: a goal card once its cities have posts, and points by cities of goal cards', () => {
    const some = errands({}, {}, { goals: [{ cities: bits('moscow', 'xian'), vp: 4 }, { cities: bits('moscow', 'ormuz'), vp: 5 }] });
    expect(gainOf(some, all, bits('moscow'), 1)).toBe(1);
    expect(gainOf(some, all & ~bits('moscow'), bits('xian'), 1)).toBe(4 + (3 - 1));
    expect(gainOf(some, all, bits('moscow', 'xian', 'ormuz'), 1)).toBe(4 + 5 + 6);
    expect(gainOf(some, all, bits('kochi'), 1)).toBe(0);
  });

  test('more cities of goal cards than are paid for bring the most there is', () => {
    const goals = [['moscow', 'xian'], ['karakorum', 'adana'], ['lan-zhou', 'kochi']].map((cities) => ({ cities: bits(...cities), vp: 0 }));
    const some = errands({}, {}, { goals });
    expect([4, 5, 6].map((many) => gainOf(some, all, bits(...['moscow', 'xian', 'karakorum', 'adana', 'lan-zhou', 'kochi'].slice(0, many)), 1))).toEqual([10, 10, 10]);
    expect(gainOf(some, all & ~bits('moscow', 'xian', 'karakorum', 'adana'), bits('kochi'), 1)).toBe(0);
  });
});

describe('the best tour', () => {
  const line = mapOf(['venezia', 'moscow'], ['moscow', 'anxi'], ['anxi', 'oasis-1'], ['oasis-1', 'xian']);

  test('brings what lies at its stops less its steps, and is left where that is nothing', () => {
    expect(tourOf(errands(line, { moscow: 3 }))).toBe(2);
    expect(tourOf(errands(line, { moscow: 3, anxi: 4 }))).toBe(2 + 3);
    expect(tourOf(errands(line, { moscow: 3, anxi: 4, xian: 2 }))).toBe(2 + 3);
    expect(tourOf(errands(line, { moscow: 3, anxi: 4, xian: 5 }))).toBe(2 + 3 + 3);
    expect([tourOf(errands(line, { xian: 4 })), tourOf(errands(line, {}))]).toEqual([0, 0]);
  });

  test('does not depend on the order of cities: with other names for them it is worth the same', () => {
    const star = (names: readonly string[]): number => {
      const [one, two, three, four] = names as [string, string, string, string];
      return tourOf(errands(mapOf(['venezia', one], [one, two, { camel: 2 }], ['venezia', 'oasis-1'], ['oasis-1', three], [three, four, { coin: 5 }], [two, four]), { [one]: 5, [two]: 9, [three]: 4, [four]: 7 }, { rounds: 0.03 }));
    };
    const names = ['moscow', 'kochi', 'beijing', 'anxi'];
    const values = [0, 1, 2, 3].flatMap((turn) => [names.slice(turn).concat(names.slice(0, turn)), names.slice(turn).concat(names.slice(0, turn)).reverse()]).map(star);
    for (const value of values) expect(value).toBeCloseTo(values[0]!);
  });

  test('is no worse than any order of up to four stops', () => {
    const brings = { moscow: 4, anxi: 6, xian: 9, karakorum: 5 };
    const map = mapOf(['venezia', 'moscow'], ['moscow', 'anxi'], ['anxi', 'xian', { camel: 1 }], ['venezia', 'oasis-1'], ['oasis-1', 'karakorum'], ['karakorum', 'xian']);
    const orders = (rest: readonly string[]): string[][] => [[], ...rest.flatMap((city) => orders(rest.filter((other) => other !== city)).map((order) => [city, ...order]))];
    const worth = (stops: readonly string[]): number => stops.reduce((sum, city, at) => { const { steps, cost } = legs(map, stops[at - 1] ?? 'venezia', city); return sum + brings[city as 'anxi'] - steps - cost; }, 0);
    expect(tourOf(errands(map, brings))).toBeCloseTo(Math.max(...orders(Object.keys(brings)).map(worth)));
  });

  test('with posts on the way brings what lies there, too', () => {
    expect(tourOf(errands(line, { moscow: 3, anxi: 4, xian: 5 }, { onTheWay: true }))).toBe(3 + 4 + 5 - 4);
    expect(tourOf(errands(line, { moscow: 3, anxi: 4, xian: 5 }, { onTheWay: false, open: cityBit('xian') }))).toBe(5 - 4);
  });

  test('goes two steps beyond the time there is, which is hardly reached, and no further', () => {
    const far = mapOf(['venezia', 'oasis-1'], ['oasis-1', 'oasis-2'], ['oasis-2', 'moscow'], ['moscow', 'anxi']);
    const short = { rounds: 1, weights: { ...weights, reach: 1 } };
    const [reached, beyond] = [tourOf(errands(far, { moscow: 100 }, short)), tourOf(errands(far, { anxi: 100 }, short))];
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThan(10);
    expect(beyond).toBe(0);
  });

  test('makes no stop that loses three points for what may come after, and one that loses less', () => {
    // Through a to b, where b pays, and both together pay a goal card: a comes before b only if it does not lose too much.
    const map = mapOf(['venezia', 'moscow'], ['moscow', 'anxi']);
    const goals = [{ cities: cityBit('moscow') | cityBit('anxi'), vp: 20 }];
    const tour = (moscow: number): number => tourOf(errands(map, { moscow, anxi: 10 }, { goals, goalCities: [0, 0, 0, 0, 0] }));
    expect(tour(-1.5)).toBe(-1.5 + 10 + 20 - 2);
    expect(tour(-2)).toBe(-2 + 10 + 20 - 3);
    expect(tour(-5)).toBe(-5 + 10 + 20 - 3);
  });

  test('is made by the figure that is nearer, the first of two that are as near', () => {
    const map = mapOf(['venezia', 'oasis-1'], ['oasis-1', 'moscow'], ['oasis-2', 'moscow'], ['oasis-2', 'anxi'], ['venezia', 'xian']);
    const tour = (...figures: readonly string[]): number => tourOf(errands(map, { moscow: 20 }, { figures }));
    expect([tour('venezia', 'oasis-2'), tour('oasis-2', 'venezia'), tour('venezia')]).toEqual([19, 19, 18]);
    // Both are one step from Moscow; with little time it is better to send the one that has nothing else beside it.
    const fork = mapOf(['oasis-1', 'moscow'], ['oasis-2', 'moscow'], ['oasis-2', 'oasis-3'], ['oasis-3', 'anxi']);
    const two = (...figures: readonly string[]): number => tourOf(errands(fork, { moscow: 20, anxi: 20 }, { figures, rounds: 2, weights: { ...weights, reach: 1 } }));
    expect(two('oasis-1', 'oasis-2')).toBeGreaterThan(two('oasis-2', 'oasis-1'));
  });

  test('a figure that gets nowhere is no help and no harm', () => {
    const islands = mapOf(['venezia', 'oasis-1'], ['moscow', 'anxi'], ['anxi', 'xian']);
    const tour = (...figures: readonly string[]): number => tourOf(errands(islands, { anxi: 10, xian: 5 }, { figures }));
    expect([tour('moscow'), tour('venezia', 'moscow'), tour('moscow', 'venezia'), tour('venezia')]).toEqual([13, 13, 13, 0]);
  });
});
