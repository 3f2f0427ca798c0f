import { describe, expect, test } from 'vitest';
import { change, diceOn, position } from '../../helpers.js';

describe('the Khan\'s favour', () => {
  test('MP2-KHAN-1: 4 coins and 2 camels, whatever the die', () => {
    for (const die of ['own1', 'own6'] as const) {
      const at = position({ seats: 4, players: [{ dice: [die] }] });
      const before = at.state;
      expect(change(before, at.play(`khan ${die}`))).toEqual({ coin: 4, camel: 2 });
    }
  });

  test('MP2-KHAN-2: four places, from left to right; then closed', () => {
    const at = position({ seats: 4, seat: 3, players: [{}, {}, {}, { dice: ['own6'] }], spaces: { khansFavour: ['0:own1', '1:own1', '2:own1'] } });
    expect(diceOn(at.play('khan own6'), 'khansFavour')).toEqual(['0:own1', '1:own1', '2:own1', '3:own6']);
    const full = position({ seats: 4, players: [{ dice: ['black6'] }, {}, {}, {}], spaces: { khansFavour: ['0:own1', '1:own1', '2:own1', '3:own1'] } });
    expect(full.check('khan black6')).toMatchObject({ code: 'khan-full', rule: 'MP2-KHAN-2' });
  });

  test('MP2-KHAN-3: at least as high as its left neighbour', () => {
    const at = position({ seats: 4, players: [{ dice: ['own4', 'own3'] }, {}], spaces: { khansFavour: ['1:own4'] } });
    expect(at.check('khan own3')).toMatchObject({ code: 'khan-too-low', rule: 'MP2-KHAN-3' });
    expect(at.refusal('khan own4')).toBeNull();
  });

  test('MP2-KHAN-4: neutral dice take up places, but restrict nobody', () => {
    const at = position({ seats: 2, players: [{ dice: ['own1'] }, {}], spaces: { khansFavour: ['1:own1'] } });
    expect(at.refusal('khan own1')).toBeNull();
    expect(position({ seats: 2, players: [{ dice: ['own6'] }, {}], spaces: { khansFavour: ['1:own1', '0:black1'] } }).refusal('khan own6')).toBe('khan-full');
  });

  test('MP2-KHAN-5: a colour once a round; a black die may come again, in order', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'black4', 'black2'] }, {}], spaces: { khansFavour: ['0:own3'] } });
    expect(at.check('khan own6')).toMatchObject({ code: 'row-colour-used' });
    expect(at.refusal('khan black4')).toBeNull();
    expect(at.refusal('khan black2')).toBe('khan-too-low');
  });
});
