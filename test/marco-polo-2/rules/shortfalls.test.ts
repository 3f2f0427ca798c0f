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

  test('MP2-KHAN-3: how high a die must be for the row', () => {
    expect(position({ seats: 3, players: [{ dice: ['own2'] }], spaces: { khansFavour: ['1:own3', '2:own4'] } }).check('khan own2')).toMatchObject({ code: 'khan-too-low', params: { least: 4 } });
  });

  test('MP2-BOOK-2: how high a die must be for a book', () => {
    expect(position({ players: [{ dice: ['own2'] }] }).check('book II own2')).toMatchObject({ code: 'die-too-low', params: { least: 3 } });
  });
});
