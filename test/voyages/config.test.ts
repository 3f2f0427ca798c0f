import { describe, expect, test } from 'vitest';
import { voyages, type Config } from '../../src/voyages/index.js';

const rejected: readonly [string, unknown][] = [
  ['no seats', {}],
  ['one seat', { seats: 1 }],
  ['five seats', { seats: 5 }],
  ['an unknown key', { seats: 2, board: 'new' }],
  ['an unknown ruling', { seats: 2, rulings: { tea: 'yes' } }],
  ['an unknown answer', { seats: 2, rulings: { occupiedBy: 'nobody' } }],
  ['an unknown variant', { seats: 2, variants: { tea: true } }],
  ['a first player without a seat', { seats: 2, firstPlayer: 2 }],
  ['a first player although one is drawn', { seats: 2, firstPlayer: 0, rulings: { firstPlayer: 'random' } }],
  ['no first player although one is to be given', { seats: 2, rulings: { firstPlayer: 'seat' } }],
  ['given places without places', { seats: 2, rulings: { cityBonusPlaces: 'given' } }],
  ['places although tiles are dealt', { seats: 2, variants: { cityBonuses: true }, cityBonusPlaces: { anxi: 'b1', kashgar: 'b2', ormuz: 'b3', xian: 'b4', adana: 'b5', kochi: 'b6' } }],
  ['a tile in two places', { seats: 2, cityBonusPlaces: { anxi: 'b1', kashgar: 'b1', ormuz: 'b3', xian: 'b4', adana: 'b5', kochi: 'b6' } }],
  ['a city without a tile', { seats: 2, cityBonusPlaces: { anxi: 'b1' } }],
  ['characters although they are drafted', { seats: 2, variants: { draft: true }, characters: ['berke', 'matteo'] }],
  ['too few characters', { seats: 3, characters: ['berke', 'matteo'] }],
  ['a character twice', { seats: 2, characters: ['berke', 'berke'] }],
];

describe('configs', () => {
  for (const [what, config] of rejected) {
    test(`${what} is refused`, () => {
      expect(voyages.validateConfig(config).ok).toBe(false);
      expect(() => voyages.setup(config as Config)).toThrow();
    });
  }

  test('a state carries only departures from the defaults', () => {
    expect(voyages.setup({ seats: 2, rulings: { occupiedBy: 'any-die', freeMove: 'mandatory-if-payable' }, variants: { draft: false, goalChoice: true } }).config)
      .toEqual({ seats: 2, rulings: { freeMove: 'mandatory-if-payable' }, variants: { goalChoice: true } });
    expect(voyages.setup({ seats: 4 }).config).toEqual({ seats: 4 });
  });

  test('every ruling has a question, a standard answer among its options, and an id of the rule book', () => {
    for (const ruling of Object.values(voyages.rulings)) {
      expect(ruling.id).toMatch(/^VOY-R-\d+$/);
      expect(ruling.question).toMatch(/\?$/);
      expect(ruling.options).toContain(ruling.standard);
      expect(ruling.options.length).toBeGreaterThan(1);
    }
    expect(Object.keys(voyages.rulings)).toHaveLength(35);
  });
});
