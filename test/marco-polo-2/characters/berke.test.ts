import { describe, expect, test } from 'vitest';
import { player, position, type At } from '../helpers.js';

describe('Berke Khan', () => {
  const poor = (character: string): At => position({ seats: 4, rulings: { firstGameCharacters: 'on' }, players: [{ character, coin: 0, jade: 0, posts: ['xian'], dice: ['own6', 'own5'] }, {}], spaces: { 'book:I': ['1:own1'], guildSeals: ['1:own1', '1:own1'], contracts: ['1:own1'] }, cityCards: { 'area:0': 'k09' }, cardDice: { k09: '1:own2' } });

  test('MP2-R-68 on: Berke pays for no occupied space, where others must', () => {
    const lines = ['book I own6', 'seals own6+own5', 'contracts own6'];
    expect(lines.map((line) => poor('berke').refusal(line))).toEqual([null, null, null]);
    expect(lines.map((line) => poor('de-wu').refusal(line))).toEqual(['cannot-pay', 'cannot-pay', 'cannot-pay']);
    expect(player(poor('berke').play('book I own6', 'offer 2'))).toMatchObject({ coin: 0, jade: 0, pepper: 3 });
  });

  test('MP2-R-68 on: the lower travel space costs him its 2 coins, occupied or not', () => {
    // The road to Xanadu costs 2 camels (reconstructed).
    const at = (coin: number): At => position({ seats: 4, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'berke', coin, camel: 2, jade: 0, dice: ['own6'] }, {}], spaces: { 'travel:lower': ['1:own1'] } });
    expect(at(1).refusal('travel lower own6')).toBe('nowhere-to-go');
    expect(player(at(2).play('travel lower own6', 'step xanadu', 'stop')).coin).toBe(0);
  });

  test('MP2-R-68 on: brown spaces stay closed to him, and his colour counts once', () => {
    expect(poor('berke').check('cityCard k09 own6')).toMatchObject({ code: 'space-taken', rule: 'MP2-SPACE-4' });
    const own = position({ seats: 4, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'berke', dice: ['own6'] }], spaces: { 'book:I': ['0:own1'] } });
    expect(own.refusal('book I own6')).toBe('own-colour-there');
  });
});
