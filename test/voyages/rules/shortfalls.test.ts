// A refusal tells the numbers behind it: how much is missing, or how high a die must be.
import { describe, expect, test } from 'vitest';
import { table, turn } from '../helpers.js';

describe('numbers behind refusals', () => {
  test('VOY-BONUS-9 VOY-BONUS-10 VOY-BONUS-12: the camels that are missing', () => {
    expect(turn({ camel: 0, dice: ['own3'] }).check('reroll own3')).toMatchObject({ code: 'reroll-not-payable', params: { camel: 1 } });
    expect(turn({ camel: 1, dice: ['own3'] }).check('change own3 up')).toMatchObject({ code: 'change-not-payable', params: { camel: 1 } });
    expect(turn({ camel: 1, dice: ['own3'] }).check('buy black die')).toMatchObject({ code: 'black-die-not-payable', params: { camel: 2 } });
  });

  test('VOY-BONUS-2: what a contract still lacks, and nothing of what is there', () => {
    expect(turn({ camel: 1, pepper: 1, contracts: ['s01'] }).check('complete s01')).toMatchObject({ code: 'contract-not-payable', params: { pepper: 2 } });
  });

  test('VOY-SPACE-9: the coins that are missing for the lowest die', () => {
    expect(turn({ coin: 1, dice: ['own5'] }, { spaces: { fiveCoins: ['1:own3'] } }).check('fiveCoins own5')).toMatchObject({ code: 'occupied-too-dear', params: { coin: 4 } });
    expect(turn({ coin: 1, dice: ['own5', 'own4'] }, { spaces: { 'bazaar.silk': ['1:own3', '1:own3'] } }).check('bazaar silk 1 own5+own4')).toMatchObject({ code: 'occupied-too-dear', params: { coin: 3 } });
  });

  const fixed = { twoWayCards: 'all-fixed' } as const;
  const at = (card: string, me: object, rulings: object = {}) => turn({ posts: ['moscow'], dice: ['own3', 'own3'], ...me }, { cityCards: { moscow: card }, rulings });
  const trading = (card: string, me: object) => at(card, me).play(`cityCard ${card} own3`);
  const paying = { coin: 40, camel: 20, pepper: 1, silk: 2, gold: 1 } as const;
  test.each([
    ['VOY-CARD-7: the coins that are missing, one for each camel', () => at('k20', { coin: 1, camel: 3 }).check('cityCard k20 coin 3 own3'), 'trade-not-payable', { coin: 2 }],
    ['VOY-CARD-8: three coins pay for a point, one is there', () => trading('k21', { vp: 1, coin: 1 }).check('trade coin for vp'), 'trade-not-payable', { coin: 2 }],
    ['VOY-CARD-8: the good that was named, whatever others are there', () => trading('k22', { silk: 1 }).check('trade pepper for camel'), 'trade-not-payable', { pepper: 1 }],
    ['VOY-CARD-8: camels pay for a good', () => trading('k22', { silk: 1, camel: 1 }).check('trade camel for gold'), 'trade-not-payable', { camel: 1 }],
    ['VOY-R-49 all-fixed: coins for all three times', () => at('k20', { coin: 1 }, fixed).check('cityCard k20 coin 3 own3'), 'trade-not-payable', { coin: 2 }],
    ['VOY-R-49 all-fixed: camels for all three times', () => at('k22', { camel: 1 }, fixed).check('cityCard k22 camel 3 own3'), 'trade-not-payable', { camel: 5 }],
    ['VOY-R-49 all-fixed: goods of any kind for all three times', () => at('k22', { silk: 1, gold: 1 }, fixed).check('cityCard k22 good 3 own3'), 'trade-not-payable', { good: 1 }],
    ['VOY-CARD-6: what a card costs, twice', () => at('k08', { camel: 1, silk: 0 }).check('cityCard k08 2 own3'), 'card-not-payable', { camel: 1, silk: 2 }],
    ['VOY-CARD-17: the good of a payment that is not held', () => turn({ ...paying, pepper: 0, posts: ['moscow'], dice: ['own2', 'own1'] }, { cityCards: { moscow: 'k22' }, rulings: fixed }).play('cityCard k22 good 2 own2').check('pay goods pepper+silk'), 'goods-not-held', { pepper: 1 }],
    ['VOY-TRAVEL-1: two dice', () => turn({ dice: ['own3', 'own3'] }).check('travel own3'), 'dice-number', { exactly: 2 }],
    ['VOY-BAZAAR-1: three dice for gold', () => turn({ dice: ['own3', 'own3', 'own3'] }).check('bazaar gold 1 own3+own3'), 'dice-number', { exactly: 3 }],
    ['VOY-TRAVEL-1: no more steps than the lower die shows', () => turn({ ...paying, dice: ['own2', 'own1'] }).play('travel own2+own1', 'step alexandria').check('step oasis-9'), 'steps-used-up', { most: 1 }],
    ['VOY-CARD-5: no more often than the die shows', () => at('k04', { camel: 9 }).check('cityCard k04 4 own3'), 'card-too-often', { most: 3 }],
    ['VOY-CARD-12: what the die gives at most', () => at('k29', {}).check('cityCard k29 2 own3'), 'card-too-often', { most: 1 }],
    ['VOY-ICON-3: two goods', () => turn({}, { bonuses: ['distinctGoods'] }).check('goods gold'), 'goods-number', { exactly: 2 }],
    ['VOY-BAZAAR-2: a column as high as the die', () => turn({ dice: ['own2'] }).check('bazaar pepper 4 own2'), 'column-too-high', { least: 4, die: 'own2' }],
    ['VOY-CONTRACT-1: the highest column counts', () => turn({ dice: ['own3'] }).check('contracts 2+5 own3'), 'column-out-of-reach', { least: 5, die: 'own3' }],
    ['VOY-NICCOLO-4: the way of the figure that was named', () => turn({ dice: ['own2', 'own2'], coin: 20, camel: 2, character: 'niccolo-marco', figures: ['venezia', 'moscow'] }).play('travel own2+own2').check('step 2 anxi'), 'path-not-payable', { camel: 1 }],
    ['VOY-CARD-5: no more often than the die shows, whichever way', () => at('k20', { coin: 9 }).check('cityCard k20 coin 4 own3'), 'card-too-often', { most: 3 }],
  ] as const)('%s', (_, check, code, params) => {
    const said = check() as { readonly code: string; readonly params?: object };
    expect([said.code, said.params]).toEqual([code, params]);
  });


  test("VOY-KHAN-3: how high a die must be for Khan's favour", () => {
    expect(turn({ dice: ['own2'] }, { spaces: { khansFavour: ['1:own3', '2:own4'] } }).check('khan silk own2')).toMatchObject({ code: 'khan-too-low', params: { least: 4 } });
  });
});

describe('what is missing for a path with one more step', () => {
  const going = (me: object, ...steps: readonly string[]) => turn({ dice: ['own6', 'own6'], ...me }).play('travel own6+own6', ...steps);
  const by = (card: string, me: object) => turn({ dice: ['own3'], posts: ['karachi'], ...me }, { cityCards: { karachi: card } }).play(`cityCard ${card} own3`);

  test.each([
    ['VOY-TRAVEL-3: seven coins for two steps, five are there', () => going({ coin: 5 }, 'step alexandria').check('step oasis-9'), { coin: 2 }],
    ['VOY-TRAVEL-4: three camels for the route, one is there', () => going({ coin: 3, camel: 1 }).check('step oasis-5'), { camel: 2 }],
    ['VOY-TRAVEL-4: what routes before cost, too', () => going({ coin: 12, camel: 4 }, 'step oasis-5', 'step samarcanda').check('step oasis-6'), { camel: 1 }],
    ['VOY-TRAVEL-4: coins of a route beside those of the action', () => going({ coin: 9 }, 'step alexandria').check('step oasis-7'), { coin: 5 }],
    ['VOY-TRAVEL-3: coins and camels together', () => going({ coin: 4, camel: 1 }, 'step oasis-1').check('step moscow'), { coin: 3 }],
    ['VOY-NICCOLO-1: the way of the second figure', () => turn({ character: 'niccolo-marco', figures: ['venezia', 'oasis-5'], coin: 3, camel: 1, dice: ['own6', 'own6'] }).play('travel own6+own6').check('step 1 oasis-5'), { camel: 2 }],
    ['VOY-NICCOLO-1: and not that of the first', () => turn({ character: 'niccolo-marco', figures: ['venezia', 'samarcanda'], coin: 3, camel: 1, dice: ['own6', 'own6'] }).play('travel own6+own6').check('step 2 oasis-6'), { camel: 1 }],
    ['VOY-CARD-15: two camels for each step by a card', () => by('k17', { camel: 3 }).play('step alexandria').check('step oasis-9'), { camel: 1 }],
    ['VOY-CARD-15: two goods for each step by the other', () => by('k18', { pepper: 1, silk: 1, gold: 1 }).play('step alexandria').check('step oasis-9'), { good: 1 }],
    ['VOY-CARD-15: goods, and camels for the route', () => by('k18', { pepper: 1, silk: 1, camel: 1 }).check('step oasis-5'), { camel: 2 }],
  ])('%s', (_, check, params) => {
    const said = check() as { readonly code: string; readonly params?: object };
    expect([said.code, said.params]).toEqual(['path-not-payable', params]);
  });
});

describe('other numbers behind refusals', () => {
  test('VOY-R-49 all-fixed: no more often than the die shows', () => {
    const position = turn({ posts: ['moscow'], dice: ['own3', 'own2'], coin: 9, camel: 9 }, { cityCards: { moscow: 'k20' } });
    expect(position.check('cityCard k20 camel 3 own2')).toMatchObject({ code: 'card-too-often', params: { most: 2 } });
  });

  test('VOY-COMPEN-2: as many coins and camels as pips are missing', () => {
    const position = table({ step: 'compensation', players: [{ dice: ['own1', 'own1', 'own1', 'own1', 'own1'] }, {}] });
    expect(position.check('compensation 3 camel 3 coin')).toMatchObject({ code: 'compensation-total', params: { exactly: 10 } });
  });
});
