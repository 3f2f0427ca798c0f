// What bots know of the components beforehand: how far it is from place to place, and what contracts lack.
import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { standardPack as pack } from '../../../src/marco-polo-2/content/standard/index.js';
import { abilitiesOf, bestOthers, knownOf, lackOf, waysBy, type Prospect } from '../../../src/marco-polo-2/play/known.js';
import { standardWeights } from '../../../src/marco-polo-2/play/weights.js';

const known = knownOf(pack, marcoPolo2.content.id, standardWeights);

/** How far it is from one place to another for a character with some seals. */
const far = (from: string, to: string, character: string | null = null, ...seals: readonly string[]): number =>
  waysBy(known, abilitiesOf(character), seals.reduce((bits, seal) => bits | 1 << known.numbers.guild[seal]!, 0))[known.numbers.place[from]! * known.places.length + known.numbers.place[to]!]!;

describe('ways', () => {
  test('are as long as their steps, and a little more for what they cost', () => {
    expect(far('xian', 'xian')).toBe(0);
    expect(far('beijing', 'xian')).toBeGreaterThan(1);
    expect(far('beijing', 'xian')).toBeLessThan(2);
    expect(far('beijing', 'xanadu')).toBeCloseTo(far('xanadu', 'beijing'));
    // Three coins are a little more than nothing, two coins and three camels more than those.
    expect(far('beijing', 'yangzhou') - 1).toBeLessThan(far('xian', 'dunhuang') - 1);
    expect(far('beijing', 'dunhuang')).toBeCloseTo(Math.min(far('beijing', 'xian') + far('xian', 'dunhuang'), far('beijing', 'xanadu') + far('xanadu', 'oasis-gobi') + far('oasis-gobi', 'dunhuang')));
  });

  test('MP2-TRAVEL-8: lead over the sea with the seal of the route alone', () => {
    expect(far('pagan', 'calicut', null, 'farmer')).toBeLessThan(2);
    expect(far('pagan', 'calicut', null, 'tailor')).toBe(far('pagan', 'calicut'));
    expect(far('pagan', 'calicut')).toBeGreaterThan(2);
  });

  test('MP2-GANTULGA-2: cost no coins and camels whom routes are free', () => {
    expect(far('beijing', 'xian', 'gantulga-od')).toBe(1);
    // Jade is due all the same.
    expect(far('dunhuang', 'kashgar', 'gantulga-od')).toBeGreaterThan(1);
  });

  test('MP2-MONGKE-1: are shorter through oases for whom those cost no step', () => {
    expect(far('dunhuang', 'kashgar', 'mongke-khan')).toBeLessThan(far('dunhuang', 'kashgar'));
    expect(far('beijing', 'xian', 'mongke-khan')).toBe(far('beijing', 'xian'));
    expect(far('oasis-gobi', 'oasis-kerman', 'johannes')).toBe(1);
  });
});

describe('what is missing of a price', () => {
  const stock = { camel: 0, pepper: 0, silk: 0, gold: 0, jade: 0 };
  const lack = (id: string, some: Partial<typeof stock>): number => lackOf(known, { ...stock, ...some }, known.prospects.get(id) as Prospect);

  test('is told in points, by what each of it is worth', () => {
    const { camel, pepper, silk, gold } = standardWeights;
    // Two camels, a silk and two pepper.
    expect(lack('c01', {})).toBeCloseTo(2 * camel + silk + 2 * pepper);
    expect(lack('c01', { camel: 5, pepper: 1 })).toBeCloseTo(silk + pepper);
    expect([lack('c01', { camel: 2, silk: 1, pepper: 2 }), lack('c24', { camel: 1, gold: 2 })]).toEqual([0, expect.closeTo(gold)]);
  });

  test('goods of choice are any that are not asked for by name, jade is none of them', () => {
    // Two camels and six of any goods.
    expect([lack('c40', { camel: 2 }), lack('c40', { camel: 2, pepper: 2, silk: 2, gold: 1 }), lack('c40', { camel: 2, gold: 9 }), lack('c40', { camel: 2, jade: 6 })]).toEqual([6, 1, 0, 6]);
  });
});

test('MP2-SCORE-8: who has completed most and second most of the others', () => {
  const players = [2, 5, 1, 4].map((many) => ({ completed: Array.from({ length: many }, (_, at) => at) }));
  expect(players.map((one) => bestOthers(players, one))).toEqual([[5, 4], [4, 2], [5, 4], [5, 2]]);
  expect(bestOthers(players.slice(0, 2), players[1]!)).toEqual([2, 0]);
  expect(bestOthers(players.slice(0, 1), players[0]!)).toEqual([0, 0]);
});
