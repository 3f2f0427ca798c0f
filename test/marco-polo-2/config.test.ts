import { describe, expect, test } from 'vitest';
import { marcoPolo2, type Config } from '../../src/marco-polo-2/index.js';

describe('configs', () => {
  test('what does not go together is refused with its reason', () => {
    const said = (config: object): string => {
      const found = marcoPolo2.validateConfig({ seats: 2, ...config });
      return found.ok ? 'accepted' : found.error.message.replace(/^config(: | at )/, '');
    };
    const guests = ['berke', 'de-wu'];
    const rows: readonly (readonly [object, string])[] = [
      [{ firstPlayer: 1 }, 'accepted'], [{ firstPlayer: 2 }, 'firstPlayer is no seat'],
      [{ characters: ['de-wu', 'abha-basu'] }, 'accepted'], [{ seats: 3, characters: ['de-wu', 'abha-basu'] }, 'characters are needed for all seats'],
      [{ characters: guests }, 'characters of the first game need the ruling firstGameCharacters'], [{ characters: guests, rulings: { firstGameCharacters: 'on' } }, 'accepted'],
    ];
    expect(rows.map(([config]) => said(config))).toEqual(rows.map(([, reason]) => reason));
  });

  test('MP2-SETUP-11 MP2-PSET-6: who begins and who plays is what the config says; a state has a config of its own', () => {
    const characters = ['de-wu', 'abha-basu'];
    const given: Config = { seats: 2, firstPlayer: 1, characters };
    const { config, players } = marcoPolo2.setup(given);
    expect(config).toEqual({ seats: 2, firstPlayer: 1, characters: ['de-wu', 'abha-basu'], rulings: { firstPlayer: 'seat' } });
    expect(players).toHaveLength(2);
    characters.reverse();
    expect(config.characters).toEqual(['de-wu', 'abha-basu']);
    expect(marcoPolo2.setup({ seats: 4 }).config).toEqual({ seats: 4 });
  });

  test('equal configs are one and the same, which nobody can change', () => {
    const [one, other, again] = [{ seats: 2 }, { seats: 3 }, { seats: 2 }].map((given) => marcoPolo2.setup(given).config);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    expect(() => { Object.assign(one!, { seats: 4 }); }).toThrow(TypeError);
  });
});
