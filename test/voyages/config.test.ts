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

  test('what does not go together is refused with its reason', () => {
    const places = { anxi: 'b1', kashgar: 'b2', ormuz: 'b3', xian: 'b4', adana: 'b5', kochi: 'b6' };
    const said = (config: object): string => {
      const found = voyages.validateConfig({ seats: 2, ...config });
      return found.ok ? 'accepted' : found.error.message.replace(/^config(: | at )/, '');
    };
    const rows: readonly (readonly [object, string])[] = [
      [{ firstPlayer: 1 }, 'accepted'], [{ firstPlayer: 2 }, 'the first player needs a seat'],
      [{ rulings: { firstPlayer: 'random' } }, 'accepted'], [{ firstPlayer: 0, rulings: { firstPlayer: 'random' } }, 'a first player is given although one is to be drawn'],
      [{ firstPlayer: 0, rulings: { firstPlayer: 'seat' } }, 'accepted'], [{ rulings: { firstPlayer: 'seat' } }, 'the ruling "seat" needs a first player'],
      [{ cityBonusPlaces: places }, 'accepted'], [{ cityBonusPlaces: places, rulings: { cityBonusPlaces: 'given' } }, 'accepted'],
      [{ cityBonusPlaces: places, rulings: { cityBonusPlaces: 'default-places' } }, 'city bonus places are given although others are to be used'],
      [{ cityBonusPlaces: places, variants: { cityBonuses: true } }, 'city bonus places are given although others are to be used'],
      [{ rulings: { cityBonusPlaces: 'given' } }, 'the ruling "given" needs city bonus places'],
      [{ cityBonusPlaces: { ...places, kochi: 'b1' } }, 'every small city needs another bonus tile'],
      [{ characters: ['berke', 'matteo'], variants: { draft: true } }, 'characters are given although they are to be drafted'],
      [{ seats: 3, characters: ['berke', 'matteo'] }, 'every seat needs a character'],
    ];
    expect(rows.map(([config]) => said(config))).toEqual(rows.map(([, reason]) => reason));
  });

  test('VOY-SETUP-12 VOY-VAR-4: who begins and where tiles lie is what the config says, and so are the answers that follow', () => {
    const cityBonusPlaces = { anxi: 'b6', kashgar: 'b2', ormuz: 'b3', xian: 'b4', adana: 'b5', kochi: 'b1' } as const;
    const characters: Config['characters'] = ['berke', 'matteo'];
    const { config } = voyages.setup({ seats: 2, firstPlayer: 1, cityBonusPlaces, characters });
    expect(config).toEqual({ seats: 2, firstPlayer: 1, cityBonusPlaces, characters, rulings: { firstPlayer: 'seat', cityBonusPlaces: 'given' } });
    // The config of a state is its own.
    characters.reverse();
    expect(config.characters).toEqual(['berke', 'matteo']);
  });

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
