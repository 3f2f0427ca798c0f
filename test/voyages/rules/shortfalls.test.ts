// A refusal tells the numbers behind it: how much is missing, or how high a die must be.
import { describe, expect, test } from 'vitest';
import { turn } from '../helpers.js';

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

  test("VOY-KHAN-3: how high a die must be for Khan's favour", () => {
    expect(turn({ dice: ['own2'] }, { spaces: { khansFavour: ['1:own3', '2:own4'] } }).check('khan silk own2')).toMatchObject({ code: 'khan-too-low', params: { least: 4 } });
  });
});
