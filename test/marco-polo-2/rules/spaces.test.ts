import { describe, expect, test } from 'vitest';
import { diceOn, offered, player, position } from '../helpers.js';

describe('spaces and dice', () => {
  test('MP2-SPACE-1: only unplaced dice of one\'s own', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'black3'] }, { dice: ['own2'] }] });
    expect(at.refusal('khan black3')).toBeNull();
    expect(at.check('khan own2')).toMatchObject({ code: 'no-such-die', rule: 'MP2-SPACE-1' });
    expect(diceOn(at.play('khan own6'), 'khansFavour')).toEqual(['0:own6']);
  });

  test('MP2-SPACE-2: exactly as many dice as the space shows', () => {
    const at = position({ players: [{ dice: ['own6', 'own5', 'own4'], coin: 20, camel: 20 }] });
    expect(at.check('seals own6')).toMatchObject({ code: 'dice-number', rule: 'MP2-SPACE-2' });
    expect(at.check('travel middle own6+own5+own4')).toMatchObject({ code: 'dice-number' });
    expect(at.check('travel upper own6+own5')).toMatchObject({ code: 'dice-number' });
    for (const line of ['seals own6+own5', 'travel lower own6', 'travel middle own6+own5', 'travel upper own6+own5+own4']) expect(at.refusal(line), line).toBeNull();
  });

  test('MP2-SPACE-3: a blue space takes dice of any number of players', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own3'], coin: 9 }, {}, {}], spaces: { 'book:I': ['1:own2', '2:own3'] } });
    expect(at.refusal('book I own3')).toBeNull();
  });

  test('MP2-SPACE-4: a brown space takes one die a round', () => {
    const at = position({ seats: 4, cityCards: { 'area:0': 'k09' }, cardDice: { k09: '1:own2' }, players: [{ dice: ['own3', 'black4'], coin: 9 }, {}] });
    for (const die of ['own3', 'black4']) expect(at.check(`cityCard k09 ${die}`)).toMatchObject({ code: 'space-taken', rule: 'MP2-SPACE-4' });
  });

  test('MP2-SPACE-5: the money bag takes any number of dice and costs nothing', () => {
    const at = position({ players: [{ dice: ['own3', 'own2'], coin: 0, jade: 0 }, {}], spaces: { moneyBag: ['0:own5', '1:own1'] } });
    expect(player(at.play('moneyBag own3 coin', 'moneyBag own2 coin')).coin).toBe(6);
  });

  test('MP2-SPACE-6: dice of one colour once a round on a space', () => {
    const at = position({ seats: 4, players: [{ dice: ['own3', 'own2'], coin: 9, camel: 9 }], spaces: { 'book:I': ['0:own5'], guildSeals: ['0:own6', '0:black2'] } });
    expect(at.check('book I own3')).toMatchObject({ code: 'own-colour-there', rule: 'MP2-SPACE-6' });
    expect(at.check('seals own3+own2')).toMatchObject({ code: 'own-colour-there' });
    expect(at.refusal('book II own3')).toBeNull();
  });

  test('MP2-SPACE-7: the Khan\'s favour is one row, each special city another', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6'], posts: ['baghdad', 'balkh'] }], spaces: { khansFavour: ['0:own1'], 'special:baghdad': ['0:own1'] } });
    expect(at.check('khan own6')).toMatchObject({ code: 'row-colour-used', rule: 'MP2-SPACE-7' });
    expect(at.check('special baghdad own6')).toMatchObject({ code: 'row-colour-used' });
    expect(at.refusal('special balkh own6')).toBeNull();
  });

  test('MP2-SPACE-8: the travel spaces, the books and the two spaces of book III are apart', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own5'], coin: 20, camel: 9 }], spaces: { 'travel:middle': ['0:own3', '0:own2'], 'book:III:lower': ['0:own5'] } });
    for (const line of ['travel lower own6', 'book III:upper own6', 'book I own6', 'book II own6']) expect(at.refusal(line), line).toBeNull();
  });

  test('MP2-SPACE-9: any die makes a blue space occupied, one\'s own too', () => {
    for (const die of ['1:own5', '1:black5', '0:own5'] as const) {
      const at = position({ seats: 4, players: [{ dice: ['black2'], coin: 2, jade: 0 }, {}], spaces: { 'book:I': [die] } }).play('book I black2', 'offer 1');
      expect(player(at).coin, die).toBe(0);
    }
  });

  test('MP2-SPACE-10: the price is the lowest die placed now', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own4'], coin: 9, jade: 0 }, {}], spaces: { guildSeals: ['1:own6', '1:own6'] } }).play('seals own6+own4', 'seal farmer');
    expect(player(at).coin).toBe(5);
  });

  test('MP2-SPACE-11: what an action brings cannot pay for the occupied space', () => {
    const at = position({ seats: 4, players: [{ dice: ['own3'], coin: 2, jade: 0, posts: ['xian'] }, {}], spaces: { contracts: ['1:own1'] } });
    expect(at.check('contracts own3')).toMatchObject({ code: 'cannot-pay', rule: 'MP2-PAY-1' });
  });

  test('MP2-SPACE-12: the lowest die decides', () => {
    const at = position({ players: [{ dice: ['own6', 'own1'], coin: 20, camel: 20 }] }).play('travel middle own6+own1', 'step xian');
    expect(at.moves()).toEqual(['stop']);
  });

  test('MP2-SPACE-13: less often is allowed, not at all is not', () => {
    const at = position({ cityCards: { 'area:0': 'k14' }, players: [{ dice: ['own6'], camel: 3, pepper: 3 }] });
    expect(offered(at.play('cityCard k14 own6'), 'exchange')).toEqual(['exchange 1 1', 'exchange 1 2', 'exchange 1 3']);
    expect(at.moves()).toHaveLength(3);
    expect(position({ cityCards: { 'area:0': 'k14' }, players: [{ dice: ['own6'], camel: 3, pepper: 0, jade: 0 }] }).refusal('cityCard k14 own6')).not.toBeNull();
  });

  test('MP2-SPACE-14: every die must reach the minimum of the space', () => {
    const at = position({ players: [{ dice: ['own5', 'own4', 'own2'], coin: 20 }] });
    expect(at.check('book II own2')).toMatchObject({ code: 'die-too-low', rule: 'MP2-SPACE-14' });
    expect(at.check('book III:upper own4')).toMatchObject({ code: 'die-too-low' });
    expect(at.refusal('book III:upper own5')).toBeNull();
  });
});
