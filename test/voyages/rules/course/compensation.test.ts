import { describe, expect, test } from 'vitest';
import { decider, movesLike, player, purse, refused, table, type Table } from '../../helpers.js';

describe('18. Compensation for a low roll', () => {
  const rolled = (values: number[], character?: 'matteo' | 'raschid', rulings = {}): Table => {
    const position = table({ round: 2, step: 'roll', rulings, players: [{ character: character ?? null }, {}] });
    if (character !== 'raschid') position.luck(values);
    return position.luck([3, 3, 3, 3, 3]);
  };

  test('VOY-COMPEN-1: one unit for every pip missing to 15', () => {
    expect(movesLike(rolled([1, 2, 3, 4, 4]), 'compensation')).toEqual(['compensation 0 camel 1 coin', 'compensation 1 camel 0 coin']);
    expect(movesLike(rolled([1, 2, 4, 4, 4]), 'compensation')).toEqual([]);
    expect(movesLike(rolled([1, 1, 1, 1, 1]), 'compensation')).toHaveLength(11);
  });

  test('VOY-COMPEN-2: coins and camels in any mix, together exactly what is missing', () => {
    const position = rolled([1, 2, 3, 3, 3]);
    expect(position.check('compensation 2 camel 2 coin')).toMatchObject(refused('compensation-total', 'VOY-COMPEN-2'));
    expect(position.check('compensation 1 camel 1 coin')).toMatchObject(refused('compensation-total', 'VOY-COMPEN-2'));
    position.play('compensation 1 camel 2 coin');
    expect(purse(position)).toMatchObject({ camel: 1, coin: 2 });
  });

  test('VOY-COMPEN-3: the white die of Matteo counts', () => {
    expect(movesLike(rolled([1, 2, 3, 3, 3, 3], 'matteo'), 'compensation')).toEqual([]);
    expect(movesLike(rolled([1, 2, 3, 3, 3, 1], 'matteo'), 'compensation')).toHaveLength(3);
  });

  test('VOY-COMPEN-4: settled before the first turn in turn order, for this roll only; Raschid gets none', () => {
    const position = table({ round: 2, step: 'roll', startPlayer: 2, players: [{}, { character: 'raschid' }, {}] });
    position.luck([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]);
    expect(decider(position)).toBe(2);
    position.play('compensation 10 camel 0 coin');
    expect(decider(position)).toBe(0);
    position.play('compensation 0 camel 10 coin');
    expect(decider(position)).toBe(2);
    position.play('reroll own1').luck([1]);
    expect(movesLike(position, 'compensation')).toEqual([]);
    expect(player(position, 2).camel).toBe(9);
  });

  test('VOY-R-46 all-rolled-dice: Matteo counts six dice', () => {
    expect(movesLike(rolled([1, 2, 3, 3, 3, 2], 'matteo'), 'compensation')).toEqual(['compensation 0 camel 1 coin', 'compensation 1 camel 0 coin']);
  });

  test('VOY-R-46 own-colour-only: the white die is not added', () => {
    // Own dice 12, white die 6: 3 pips are missing.
    expect(movesLike(rolled([1, 2, 3, 3, 3, 6], 'matteo', { compensationDice: 'own-colour-only' }), 'compensation')).toHaveLength(4);
    expect(movesLike(rolled([1, 2, 3, 3, 3, 6], 'matteo'), 'compensation')).toHaveLength(0);
  });
});
