// A refusal tells the numbers behind it: how much is missing, or how high a die must be.
import { describe, expect, test } from 'vitest';
import { position } from '../helpers.js';

describe('numbers behind refusals', () => {
  test('MP2-BONUS-12 MP2-PAY-4: the camels that are missing, less the jade that can stand in for them', () => {
    expect(position({ players: [{ dice: ['own3'], camel: 0, jade: 0 }] }).check('change own3 up')).toMatchObject({ code: 'cannot-pay', params: { camel: 2 } });
    expect(position({ players: [{ dice: ['own3'], camel: 0, jade: 1 }] }).check('change own3 up')).toMatchObject({ code: 'cannot-pay', params: { camel: 1 } });
  });

  test('MP2-BONUS-3 MP2-PAY-5: what a contract still lacks; jade is no pepper', () => {
    expect(position({ players: [{ dice: ['own1'], contracts: ['c01'], camel: 1, silk: 1, pepper: 1, jade: 1 }] }).check('complete c01')).toMatchObject({ code: 'cannot-pay', params: { pepper: 1 } });
  });

  const card = (id: string, die: 'own2' | 'own3', more: object) => position({ cityCards: { 'area:0': id }, players: [{ dice: [die], coin: 0, camel: 0, jade: 0, ...more }] });
  const using = (id: string, die: 'own2' | 'own3', more: object) => card(id, die, more).play(`cityCard ${id} ${die}`);
  const poor = (more: object, rest: object = {}) => position({ ...rest, players: [{ coin: 0, camel: 0, jade: 0, ...more }] });
  test.each([
    ['MP2-BONUS-11: a camel for a reroll', () => poor({ dice: ['own3'] }).check('reroll own3'), { camel: 1 }],
    ['MP2-BONUS-13: camels for a black die, less jade', () => poor({ dice: ['own3'], camel: 1, jade: 1 }).check('buy black die'), { camel: 1 }],
    ['MP2-SPACE-10: the lowest die in coins on an occupied space, less jade', () => poor({ dice: ['own5', 'own4'], coin: 1, jade: 1 }, { seats: 4, spaces: { guildSeals: ['1:own3', '1:own3'] } }).check('seals own5+own4'), { coin: 2 }],
    ['MP2-SPACE-10: an occupied book, whose free offers take no jade', () => poor({ dice: ['own4'], coin: 1 }, { seats: 4, spaces: { 'book:I': ['1:own3'] } }).check('book I own4'), { coin: 3 }],
    ['MP2-PAY-8: jade that an offer costs does not pay for coins', () => poor({ dice: ['own4'], jade: 1, coin: 3 }, { seats: 4, spaces: { 'book:I': ['1:own3'] } }).play('book I own4').check('offer 3'), { coin: 1 }],
    ['MP2-BOOK-5: the jade of an offer', () => poor({ dice: ['own4'], jade: 1 }).play('book I own4').check('offer 4'), { jade: 1 }],
    ['MP2-BONUS-6: what an improvement costs', () => poor({ dice: ['own4'], seals: ['farmer'], coin: 5, camel: 1, jade: 2 }).check('improve farmer'), { camel: 2 }],
    ['MP2-BONUS-6 MP2-PAY-9: goods of an improvement, for which no jade stands in', () => poor({ dice: ['own4'], seals: ['jeweler'], coin: 9, gold: 1, jade: 5 }).check('improve jeweler'), { gold: 1 }],
    ['MP2-CARD-4: an exchange once, when the card is chosen', () => card('k14', 'own3', { camel: 1 }).check('cityCard k14 own3'), { pepper: 1 }],
    ['MP2-CARD-4: an exchange as often as it was named', () => using('k14', 'own3', { camel: 1, pepper: 1 }).check('exchange 1 3'), { camel: 2, pepper: 2 }],
    ['MP2-CARD-7: the other side of a card', () => using('k07', 'own3', { camel: 3, coin: 1 }).check('exchange 2 2'), { coin: 1 }],
    ['MP2-CARD-4: jade of an exchange', () => using('k01', 'own3', { camel: 3, jade: 1 }).check('exchange 1 3'), { jade: 2 }],
    ['MP2-SPACE-10: coins on the occupied space of contracts', () => poor({ dice: ['own5'], coin: 2, posts: ['xian'] }, { seats: 4, contractPlaces: { 'xian:0': 'c01' }, spaces: { contracts: ['1:own3'] } }).check('contracts own5'), { coin: 3 }],
  ] as const)('%s', (_, check, params) => { expect(check()).toMatchObject({ ok: false, code: 'cannot-pay', params }); expect((check() as { readonly params?: object }).params).toEqual(params); });

  test.each([
    ['MP2-TRAVEL-1: two dice on the middle space', () => poor({ dice: ['own3', 'own3'] }).check('travel middle own3'), 'dice-number', { exactly: 2 }],
    ['MP2-TRAVEL-1: three dice on the upper space', () => poor({ dice: ['own3', 'own3'] }).check('travel upper own3+own3'), 'dice-number', { exactly: 3 }],
    ['MP2-SEAL-1: two dice for a seal', () => poor({ dice: ['own3', 'own3'] }).check('seals own3'), 'dice-number', { exactly: 2 }],
    ['MP2-SEAL-2: how high the lower die must be', () => poor({ dice: ['own3', 'own2'], jade: 5 }).play('seals own3+own2').check('seal tailor'), 'seal-too-high', { least: 3 }],
    ['MP2-CARD-4: no more often than the die shows', () => using('k14', 'own2', { camel: 9, pepper: 9 }).check('exchange 1 3'), 'too-often', { most: 2 }],
    ['MP2-R-70 any-number: no more than the card gives', () => position({ rulings: { freeCardAmount: 'any-number' }, cityCards: { 'area:0': 'k09' }, players: [{ dice: ['own3'] }] }).play('cityCard k09 own3').check('amount 4'), 'too-often', { most: 3 }],
    ['MP2-PAY-9: as many goods as asked for', () => position({ players: [{ dice: ['own1'], contracts: ['c40'], camel: 2, pepper: 5, silk: 3, gold: 0 }] }).play('complete c40').check('pay goods pepper+pepper+silk+silk+silk'), 'goods-number', { exactly: 6 }],
  ] as const)('%s', (_, check, code, params) => {
    const said = check() as { readonly code: string; readonly params?: object };
    expect([said.code, said.params]).toEqual([code, params]);
  });

  test('MP2-TRAVEL-4: what is missing for one more step, together with the steps before it', () => {
    // From Kashgar: Kabul for 3 camels, Dunhuang for 2 coins, 2 camels and a jade, Balkh for 2 coins and 2 camels; from there Kabul for 3 coins.
    const travelling = position({ players: [{ dice: ['own6', 'own6'], coin: 2, camel: 2, jade: 0, figure: 'kashgar' }] }).play('travel middle own6+own6');
    const missing = (move: string) => (travelling.check(move) as { readonly params?: object }).params;
    expect([missing('step kabul'), missing('step dunhuang'), travelling.refusal('step balkh')]).toEqual([{ camel: 1 }, { jade: 1 }, null]);
    travelling.play('step balkh');
    expect([missing('step kabul'), missing('step oasis-khorasan')]).toEqual([{ coin: 3 }, { camel: 2 }]);
  });

  test('MP2-KHAN-3: how high a die must be for the row', () => {
    expect(position({ seats: 3, players: [{ dice: ['own2'] }], spaces: { khansFavour: ['1:own3', '2:own4'] } }).check('khan own2')).toMatchObject({ code: 'khan-too-low', params: { least: 4 } });
  });

  test('MP2-BOOK-2: how high a die must be for a book', () => {
    expect(position({ players: [{ dice: ['own2'] }] }).check('book II own2')).toMatchObject({ code: 'die-too-low', params: { least: 3 } });
  });
});
