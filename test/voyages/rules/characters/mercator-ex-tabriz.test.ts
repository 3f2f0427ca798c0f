// Characters that change how dice are rolled, placed and paid for.
import { describe, expect, test } from 'vitest';
import { choices, decider, player, purse, refused, turn } from '../../helpers.js';

describe('Mercator ex Tabriz', () => {
  const seats = (count: number, dice: readonly ('own6' | 'own5')[] = ['own6', 'own6', 'own6'], mercator = {}): ReturnType<typeof turn> => turn({ dice, coin: 20 }, { seats: count, others: [{ character: 'mercator', ...mercator }] });

  test('VOY-MERCATOR-1: the version for the number of players is used', () => {
    const camel = (count: number): number => player(seats(count).play('khan gold own6'), 1).camel;
    const coin = (count: number): number => player(seats(count).play('fiveCoins own6'), 1).coin;
    expect([2, 3, 4].map(camel)).toEqual([1, 1, 0]);
    expect([2, 3, 4].map(coin)).toEqual([2, 0, 0]);
  });

  test('VOY-MERCATOR-2: 1 of the kind of the bazaar space another uses, whatever the column, never an addition', () => {
    for (const count of [2, 3, 4]) {
      expect(purse(seats(count).play('bazaar pepper 5 own6'), 1)).toEqual({ coin: 0, camel: 0, pepper: 1, silk: 0, gold: 0, vp: 0 });
      expect(purse(seats(count).play('bazaar camel 6 own6'), 1)).toMatchObject({ camel: 1 });
      expect(purse(seats(count).play('bazaar silk 5 own6+own6'), 1)).toEqual({ coin: 0, camel: 0, pepper: 0, silk: 1, gold: 0, vp: 0 });
      expect(purse(seats(count).play('bazaar gold 3 own6+own6+own6'), 1)).toEqual({ coin: 0, camel: 0, pepper: 0, silk: 0, gold: 1, vp: 0 });
    }
  });

  test('VOY-MERCATOR-3: with 3 and 2 players 1 camel whenever another uses Khan\'s favour', () => {
    expect(purse(seats(3).play('khan silk own6'), 1)).toEqual({ coin: 0, camel: 1, pepper: 0, silk: 0, gold: 0, vp: 0 });
    expect(purse(seats(2).play('khan silk own6'), 1).camel).toBe(1);
    expect(purse(seats(4).play('khan silk own6'), 1).camel).toBe(0);
  });

  test('VOY-MERCATOR-4: with 2 players 2 coins whenever the other uses 5 coins, never for the bag', () => {
    const position = seats(2).play('moneyBag own6');
    expect(player(position, 1).coin).toBe(0);
    position.play('fiveCoins own6');
    expect(player(position, 1).coin).toBe(2);
    expect(player(seats(3).play('fiveCoins own6'), 1).coin).toBe(0);
  });

  test.each([
    ['VOY-MERCATOR-2', 'bazaar pepper 5 own6', {}, { pepper: 1 }], ['VOY-MERCATOR-3', 'khan silk own6', {}, { camel: 1 }], ['VOY-MERCATOR-4', 'fiveCoins own6', {}, { coin: 2 }],
    ['VOY-MERCATOR-2', 'bazaar silk 3 own6+own6', { mercatorGood: 'any-gained' }, { silk: 1 }],
  ] as const)('%s: his share is told with the rule that gives it (%s)', (rule, move, rulings, amounts) => {
    const position = turn({ dice: ['own6', 'own6', 'own6'], coin: 20 }, { seats: 2, rulings, others: [{ character: 'mercator' }] }).play(move);
    if (decider(position) === 1) position.play('mercator silk');
    expect(position.events.filter((event) => event.kind === 'gained' && event.seat === 1)).toEqual([{ kind: 'gained', seat: 1, rule, amounts, source: 'mercator' }]);
  });

  test('VOY-MERCATOR-5: when the main action is settled, before phase C, also without dice; not for his own actions', () => {
    const position = seats(4, ['own5', 'own5', 'own5'], { dice: [] }).play('bazaar gold 5 own5+own5+own5');
    expect(player(position, 1).gold).toBe(0);
    position.play('decline');
    expect(player(position, 1).gold).toBe(1);
    expect(player(position).gold).toBe(3);
    expect(decider(position)).toBe(0);
    const own = turn({ character: 'mercator', dice: ['own4'] }).play('bazaar pepper 4 own4');
    expect(player(own).pepper).toBe(3);
  });

  test('VOY-R-61 kind-of-space: 1 of the kind of the space', () => {
    expect(purse(seats(4).play('bazaar silk 3 own6+own6'), 1)).toMatchObject({ silk: 1, camel: 0 });
  });

  test('VOY-R-61 any-gained: Mercator\'s player picks 1 of the kinds in the chosen column', () => {
    const mixed = (): ReturnType<typeof turn> => turn({ dice: ['own6', 'own6', 'own6'] }, { rulings: { mercatorGood: 'any-gained' }, others: [{ character: 'mercator' }] });
    const position = mixed().play('bazaar silk 3 own6+own6');
    expect(decider(position)).toBe(1);
    expect(choices(position)).toEqual(['mercator camel', 'mercator silk']);
    expect(position.check('mercator gold')).toMatchObject(refused('not-in-column', 'VOY-R-61'));
    position.play('mercator camel');
    expect(purse(position, 1)).toMatchObject({ silk: 0, camel: 1 });
    expect(decider(position)).toBe(0);
    // Coins are no kind, and one kind needs no question.
    expect(player(mixed().play('bazaar pepper 5 own6'), 1).pepper).toBe(1);
    expect(choices(mixed().play('bazaar gold 3 own6+own6+own6'))).toEqual(['mercator camel', 'mercator gold']);
  });

  test('VOY-R-62: Khan\'s favour 1 camel with 3 and 2 players, 5 coins 2 coins with 2; the bag never counts', () => {
    for (const count of [2, 3, 4]) expect(purse(seats(count).play('moneyBag own6', 'moneyBag own6'), 1)).toMatchObject({ coin: 0, camel: 0 });
    expect(purse(seats(2).play('fiveCoins own6'), 1)).toMatchObject({ coin: 2, camel: 0 });
  });
});
