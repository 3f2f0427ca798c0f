import { describe, expect, test } from 'vitest';
import { player, refused, turn } from '../../helpers.js';

describe('9. Main action: 5 coins', () => {
  test('VOY-COINS-1: exactly 1 die of any value gives 5 coins', () => {
    for (const pips of [1, 2, 3, 4, 5, 6] as const) {
      const position = turn({ dice: [`own${pips}`] }).play(`fiveCoins own${pips}`);
      expect(player(position).coin).toBe(5);
      expect(position.state.spaces.fiveCoins).toEqual([`0:own${pips}`]);
    }
  });

  test('VOY-COINS-2: if occupied the die is the price, paid before; with 2 players it is occupied from the start', () => {
    expect(player(turn({ dice: ['own3'], coin: 3 }, { spaces: { fiveCoins: ['1:own6'] } }).play('fiveCoins own3')).coin).toBe(5);
    const two = turn({ dice: ['own5', 'own2'], coin: 4 }, { seats: 2 });
    expect(two.check('fiveCoins own5')).toMatchObject(refused('occupied-too-dear', 'VOY-SPACE-9'));
    expect(player(two.play('fiveCoins own2')).coin).toBe(7);
  });

  test('VOY-R-3 counts: the neutral die on 5 coins occupies it, except for Berke', () => {
    expect(player(turn({ dice: ['own3'], coin: 3 }, { seats: 2 }).play('fiveCoins own3')).coin).toBe(5);
    expect(player(turn({ character: 'berke', dice: ['own3'], coin: 3 }, { seats: 2 }).play('fiveCoins own3')).coin).toBe(8);
  });

  test('VOY-R-3 ignored: the first use of 5 coins is free with 2 players', () => {
    const rulings = { neutralFiveCoins: 'ignored' } as const;
    expect(player(turn({ dice: ['own3'], coin: 3 }, { seats: 2, rulings }).play('fiveCoins own3')).coin).toBe(8);
    expect(player(turn({ dice: ['own3'], coin: 3 }, { seats: 2, rulings, spaces: { fiveCoins: ['1:own1'] } }).play('fiveCoins own3')).coin).toBe(5);
  });
});
