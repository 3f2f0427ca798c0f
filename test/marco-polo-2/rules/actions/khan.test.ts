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

test('MP2-KHAN-2: no die is offered to a full row, not even a black six', () => {
  const at = (count: number) => position({ seats: 4, players: [{ dice: ['black6'] }, {}, {}, {}], spaces: { khansFavour: (['0:own1', '1:own2', '2:own3', '3:own4'] as const).slice(0, count) } });
  expect([3, 4].map((count) => at(count).moves().filter((move) => move.startsWith('khan')))).toEqual([['khan black6'], []]);
});

test('MP2-R-68: with 3 players Mercator ex Tabriz gets a camel, wherever he sits', () => {
  for (const [seat, mercator] of [[0, 1], [1, 0], [2, 0]] as const) {
    const players = [0, 1, 2].map((one) => (one === mercator ? { character: 'mercator', camel: 0 } : { dice: ['own6' as const, 'own3' as const] }));
    const at = position({ seats: 3, seat, rulings: { firstGameCharacters: 'on' }, players }).play('khan own3');
    expect(at.state.players[mercator]!.camel).toBe(1);
  }
});
