import { describe, expect, test } from 'vitest';
import { decider, legal, player, refused, request, table, turn } from '../helpers.js';

const row = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06'];

describe('17. Black and white dice', () => {
  test('VOY-DICE-1: a black die is used like an own die, in the same turn; several may be held', () => {
    const position = turn({ dice: ['own4', 'black6'], camel: 3 }).play('buy black die').luck([5]);
    expect(player(position).dice).toEqual(['black6', 'black5', 'own4']);
    position.play('bazaar silk 5 black6+black5');
    expect(player(position).silk).toBe(3);
  });

  test('VOY-DICE-2: a black die as a reward is rolled at once, or lost if none is left', () => {
    const position = turn({ dice: ['own4'] }, { bonuses: ['blackDie'] });
    expect(request(position)).toMatchObject({ kind: 'roll', dice: 1, purpose: 'black-die' });
    position.luck([6]);
    expect(player(position).dice).toEqual(['black6', 'own4']);
    const rewarded = turn({ dice: ['own4'] }, { bonuses: ['blackDie', 'anyGood'] }).play('next blackDie');
    expect(rewarded.events.find(({ kind }) => kind === 'black-die-taken')).toMatchObject({ source: 'blackDie', rule: 'VOY-DICE-2' });
    const bought = turn({ dice: ['own4'], camel: 3 }).play('buy black die');
    expect(bought.events.find(({ kind }) => kind === 'black-die-taken')).toMatchObject({ source: 'buyBlackDie', rule: 'VOY-BONUS-12' });
    const none = turn({ dice: ['own3'] }, { seats: 2, others: [{ dice: ['own3', 'black1', 'black1', 'black1'] }], bonuses: ['blackDie'] });
    expect(player(none).dice).toEqual(['own3']);
    expect(decider(none)).toBe(0);
  });

  test('VOY-DICE-3: black dice are back on the board for the next round', () => {
    const position = table({ round: 2, step: 'retrieve', players: [{ dice: ['own3', 'own3', 'own3', 'own3', 'own3', 'black4'] }, {}], spaces: { travel: ['1:black2', '1:own3'] } });
    expect(position.state.blackDice).toBe(3);
    expect(player(position).dice).toHaveLength(5);
  });

  test('VOY-DICE-4: the white die is Matteo\'s for the whole game, and out of the game without him', () => {
    const position = table({ round: 2, step: 'roll', players: [{ character: 'matteo' }, {}] });
    expect(request(position)).toMatchObject({ dice: 6 });
    position.luck([1, 2, 3, 4, 5, 6]);
    expect(player(position).dice).toContain('white6');
    expect(request(position)).toMatchObject({ dice: 5 });
    expect(() => table({ players: [{ character: 'berke', dice: ['white3'] }, {}] })).toThrow(/white die/);
  });

  test('VOY-SPACE-2: only dice of one\'s own board can be placed', () => {
    const position = turn({ dice: ['own4'] }, { others: [{ dice: ['own6', 'black2'] }], row });
    expect(position.check('fiveCoins own6')).toMatchObject(refused('no-such-die', 'VOY-SPACE-2'));
    expect(position.check('fiveCoins black2')).toMatchObject(refused('no-such-die', 'VOY-SPACE-2'));
    expect(position.check('fiveCoins own4')).toEqual(legal);
    const both = turn({ dice: ['own4', 'own6'] });
    expect(both.check('bazaar silk 1 own4+own6')).toEqual(legal);
    expect(both.check('bazaar silk 1 own6+own6')).toMatchObject(refused('no-such-die', 'VOY-SPACE-2'));
  });
});
