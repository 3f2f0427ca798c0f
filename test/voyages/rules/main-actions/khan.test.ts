import { describe, expect, test } from 'vitest';
import { legal, movesLike, player, purse, refused, table, turn } from '../../helpers.js';

describe("11. Main action: Khan's favour", () => {
  test('VOY-KHAN-1: exactly 1 die gives 1 good of choice and 2 camels, whatever its value', () => {
    for (const good of ['pepper', 'silk', 'gold'] as const) {
      for (const die of ['own1', 'own6'] as const) {
        const position = turn({ dice: [die] }).play(`khan ${good} ${die}`);
        expect(purse(position)).toEqual({ coin: 0, camel: 2, pepper: 0, silk: 0, gold: 0, vp: 0, [good]: 1 });
      }
    }
    expect(movesLike(turn({ dice: ['own2'] }), 'khan ')).toHaveLength(3);
  });

  test('VOY-KHAN-2: 4 places in a line, filled from the left', () => {
    const position = turn({ dice: ['own4'] }, { spaces: { khansFavour: ['1:own2', '2:own3'] } }).play('khan gold own4');
    expect(position.state.spaces.khansFavour).toEqual(['1:own2', '2:own3', '0:own4']);
  });

  test('VOY-KHAN-3: the first die is free, every further one at least as high as the one to its left', () => {
    expect(turn({ dice: ['own1'] }).check('khan gold own1')).toEqual(legal);
    const position = turn({ dice: ['own4', 'own3', 'own5'] }, { spaces: { khansFavour: ['1:own4'] } });
    expect(position.check('khan gold own3')).toMatchObject(refused('khan-too-low', 'VOY-KHAN-3'));
    expect(position.check('khan gold own4')).toEqual(legal);
    expect(position.check('khan gold own5')).toEqual(legal);
  });

  test('VOY-KHAN-4: no price is ever paid', () => {
    const position = turn({ dice: ['own6'], coin: 0 }, { spaces: { khansFavour: ['1:own6'] } }).play('khan gold own6');
    expect(player(position)).toMatchObject({ coin: 0, gold: 1, camel: 2 });
  });

  test('VOY-KHAN-5: the places are one space for the own colour; black and white dice come again', () => {
    const position = turn({ dice: ['own6', 'black5'] }, { spaces: { khansFavour: ['0:own4'] } });
    expect(position.check('khan gold own6')).toMatchObject(refused('own-colour-there', 'VOY-SPACE-6'));
    expect(position.check('khan gold black5')).toEqual(legal);
    expect(turn({ dice: ['own6', 'black5'] }, { spaces: { khansFavour: ['0:black4'] } }).check('khan gold own6')).toEqual(legal);
  });

  test('VOY-KHAN-6: closed when all places are filled, or without a die that is high enough', () => {
    const full = turn({ dice: ['own6'] }, { spaces: { khansFavour: ['1:own1', '2:own1', '3:own1', '1:black2'] } });
    expect(full.check('khan gold own6')).toMatchObject(refused('khan-full', 'VOY-KHAN-6'));
    expect(movesLike(full, 'khan ')).toEqual([]);
    const low = turn({ dice: ['own5', 'own2'] }, { spaces: { khansFavour: ['1:own6'] } });
    expect(movesLike(low, 'khan ')).toEqual([]);
  });

  test('VOY-R-10: the left neighbour counts; neutral dice show 1 and restrict nobody; 4, 3 or 2 places', () => {
    for (const [seats, places] of [[4, 4], [3, 3], [2, 2]] as const) {
      const position = turn({ dice: ['own1', 'black1', 'black1'] }, { seats });
      expect(position.check('khan gold own1')).toEqual(legal);
      expect(4 - position.state.spaces.khansFavour.length).toBe(places);
    }
    const position = table({ seats: 2, players: [{ dice: ['own3'] }, {}], spaces: { khansFavour: ['1:own3'] } });
    expect(position.state.spaces.khansFavour).toEqual(['neutral1', 'neutral1', '1:own3']);
    expect(position.check('khan gold own3')).toEqual(legal);
  });

  test('VOY-R-11 once-over-all-places: a second own die is refused', () => {
    expect(turn({ dice: ['own6'] }, { spaces: { khansFavour: ['0:own4', '1:own5'] } }).refusal('khan gold own6')).toBe('own-colour-there');
  });

  test('VOY-R-11 once-per-place: own dice may come again while places are free', () => {
    const rulings = { khanColourScope: 'once-per-place' } as const;
    const position = turn({ dice: ['own6', 'own3'] }, { rulings, spaces: { khansFavour: ['0:own4', '1:own5'] } });
    expect(position.check('khan gold own6')).toEqual(legal);
    expect(position.refusal('khan gold own3')).toBe('khan-too-low');
    expect(turn({ dice: ['own6'] }, { rulings, spaces: { khansFavour: ['0:own4', '1:own5', '2:own5', '3:own6'] } }).refusal('khan gold own6')).toBe('khan-full');
  });

  test('VOY-R-12: full places are closed for the rest of the round, for money, too', () => {
    const position = turn({ dice: ['own6', 'black6'], coin: 99 }, { spaces: { khansFavour: ['1:own1', '2:own1', '3:own1', '1:black2'] } });
    expect(position.refusal('khan gold own6')).toBe('khan-full');
    expect(position.refusal('khan gold black6')).toBe('khan-full');
  });
});
