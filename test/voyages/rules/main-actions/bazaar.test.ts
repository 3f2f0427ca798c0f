import { describe, expect, test } from 'vitest';
import { BAZAAR } from '../../../../src/voyages/content/board.js';
import { choices, movesLike, player, purse, refused, turn } from '../../helpers.js';

describe('10. Main action: bazaar', () => {
  test('VOY-BAZAAR-1: four spaces for 1, 1, 2 and 3 dice', () => {
    const position = turn({ dice: ['own1', 'own1', 'own1'] });
    expect(movesLike(position, 'bazaar')).toEqual(['bazaar camel 1 own1', 'bazaar gold 1 own1+own1+own1', 'bazaar pepper 1 own1', 'bazaar silk 1 own1+own1']);
  });

  test('VOY-BAZAAR-2: any column from 1 to the lowest die', () => {
    for (let lowest = 1; lowest <= 6; lowest += 1) {
      const die = `own${lowest}` as 'own1';
      expect(movesLike(turn({ dice: ['own6', die] }), `bazaar silk`).map((move) => Number(move.split(' ')[2]))).toEqual(Array.from({ length: lowest }, (_, at) => at + 1));
    }
    expect(turn({ dice: ['own4'] }).check('bazaar pepper 5 own4')).toMatchObject(refused('column-too-high', 'VOY-BAZAAR-2'));
  });

  test('VOY-BAZAAR-3: everything in the column is gained', () => {
    // Reconstructed: additions other than those of the printed examples.
    const gain = (move: string, dice: number): Record<string, number> => Object.fromEntries(Object.entries(purse(turn({ dice: Array<'own6'>(dice).fill('own6') }).play(move))).filter(([, amount]) => amount > 0));
    expect([1, 2, 3, 4, 5, 6].map((column) => gain(`bazaar pepper ${column} own6`, 1))).toEqual([{ pepper: 1 }, { pepper: 2 }, { pepper: 2, coin: 1 }, { pepper: 3 }, { pepper: 3, coin: 2 }, { pepper: 4 }]);
    expect([1, 2, 3, 4, 5, 6].map((column) => gain(`bazaar silk ${column} own6+own6`, 2))).toEqual([{ silk: 1 }, { silk: 2 }, { silk: 2, camel: 1 }, { silk: 3 }, { silk: 3, camel: 1, coin: 1 }, { silk: 4 }]);
    expect([1, 2, 3, 4, 5, 6].map((column) => gain(`bazaar gold ${column} own6+own6+own6`, 3))).toEqual([{ gold: 1 }, { gold: 2 }, { gold: 2, camel: 2 }, { gold: 3 }, { gold: 3 }, { gold: 4 }]);
  });

  test('VOY-BAZAAR-4: a lower column may be chosen for its additions', () => {
    const position = turn({ dice: ['own4'] }).play('bazaar pepper 3 own4');
    expect(purse(position)).toMatchObject({ pepper: 2, coin: 1 });
    expect(player(turn({ dice: ['own4'] }).play('bazaar camel 2 own4')).camel).toBe(2);
  });

  test('VOY-BAZAAR-5: a camel column gives as many camels as its number', () => {
    for (let column = 1; column <= 6; column += 1) expect(player(turn({ dice: ['own6'] }).play(`bazaar camel ${column} own6`)).camel).toBe(column);
  });

  test('VOY-BAZAAR-6: a move in a column comes after the goods, still within the main action', () => {
    expect(BAZAAR.gold.columns[4]).toEqual({ gold: 3, move: 1 });
    const position = turn({ dice: ['own5', 'own5', 'own5', 'own1'] }, { others: [{ character: 'mercator' }] }).play('bazaar gold 5 own5+own5+own5');
    expect(player(position).gold).toBe(3);
    expect(choices(position)).toEqual(['decline', 'step alexandria', 'step oasis-1']);
    expect(position.refusal('moneyBag own1')).toBe('not-now');
    // Mercator's gain waits until the main action is settled.
    expect(player(position, 1).gold).toBe(0);
    position.play('step alexandria');
    expect(player(position)).toMatchObject({ figures: ['alexandria'], posts: ['alexandria'] });
    expect(player(position, 1).gold).toBe(1);
  });
});
