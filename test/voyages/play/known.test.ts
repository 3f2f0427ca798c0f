// What bots know of the components beforehand: what tiles, cards and contracts bring by some weights.
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../src/voyages/content/tables.js';
import { standardPack, type Pack } from '../../../src/voyages/index.js';
import { knownOf, type Known } from '../../../src/voyages/play/known.js';
import { standardWeights, type Weights } from '../../../src/voyages/play/weights.js';

const knows = (weights: Partial<Weights> = {}, change: (pack: Pack) => void = () => undefined): Known => {
  const pack = standardPack();
  change(pack);
  return knownOf(tablesOf(pack), { ...standardWeights, ...weights });
};

describe('bonus tiles', () => {
  const set = (target: object, values: object): void => { Object.assign(target, values); };
  const cityBonuses = ['b1', 'b2', 'b3', 'b5', 'b6'];

  test('a copy is as good as the best of the other city bonuses, whatever outposts bring', () => {
    const best = ({ tiles }: Known): number => Math.max(...cityBonuses.map((id) => tiles[id]!));
    for (const known of [knows(), knows({ coin: 9 }), knows({}, ({ outpostBonuses }) => { set(outpostBonuses[5]!, { reward: { gold: 90 } }); })]) expect(known.tiles['b4']).toBe(best(known));
    expect(knows({ coin: 9 }).tiles['b4']).toBeGreaterThan(knows().tiles['b4']!);
  });

  test('bring what stands on them: more of it is worth more', () => {
    const more = knows({}, ({ cityBonuses, outpostBonuses }) => { set(cityBonuses[0]!, { reward: { coin: 6 } }); set(outpostBonuses[0]!, { reward: { coin: 4 } }); }).tiles;
    const { tiles } = knows();
    for (const id of ['b1', 'o01']) expect(more[id]).toBeGreaterThan(tiles[id]!);
    for (const id of ['b2', 'o02']) expect(more[id]).toBe(tiles[id]);
    expect(knows({ gold: 9 }).tiles['o07']).toBe(9);
    expect(tiles['b3']).toBeCloseTo(standardWeights.cityBonus * (standardWeights.silk + standardWeights.gold));
  });
});

describe('city cards', () => {
  test('bring what they give less what they cost, as often as they are used, beside another use of the die', () => {
    const worth = (gold: number): number => knows({ gold, coin: 0.5 }).cardWorth['k16']!;
    // A good of choice for two coins.
    expect([worth(5) - worth(4), worth(6) - worth(5), worth(1)]).toEqual([2.5, 2.5, 0]);
    expect(worth(5)).toBe(2.5 * (5 - 1) - 2);
    const given = knows({ pepper: 0.5, silk: 7, camel: 0 }).cardWorth;
    expect([given['k01'], given['k02'], given['k29']]).toEqual([2.5 * (2 - 1) - 2, 0, 3 * 7 - 2]);
    for (const worth of Object.values(knows().cardWorth)) expect(worth).toBeGreaterThanOrEqual(0);
  });

  test('are each worth something where they give what nothing counts: bonuses of own cities most, then steps, then trade', () => {
    const { cardWorth } = knows();
    const [cities, moves, trade] = [['k19', 'k31'], ['k17', 'k18'], ['k20', 'k21', 'k22']].map((ids) => ids.map((id) => cardWorth[id]!)) as [number[], number[], number[]];
    for (const same of [cities, moves, trade]) expect(new Set(same).size).toBe(1);
    expect(cities[0]).toBeGreaterThan(moves[0]!);
    expect(moves[0]).toBeGreaterThan(trade[0]!);
    expect(trade[0]).toBeGreaterThan(0);
  });
});
