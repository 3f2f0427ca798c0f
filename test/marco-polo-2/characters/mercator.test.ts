import { describe, expect, test } from 'vitest';
import { marcoPolo2, type Arrangement } from '../../../src/marco-polo-2/index.js';
import { change, player, position, type At } from '../helpers.js';

describe('Mercator ex Tabriz', () => {
  const beside = (seats: number, more: Arrangement = {}): At => position({ seats, rulings: { firstGameCharacters: 'on' }, players: [{ dice: ['own6', 'own1'], jade: 1, coin: 20 }, { character: 'mercator', pepper: 0, jade: 0, coin: 0, camel: 0 }], ...more });

  test('MP2-R-68 on: Mercator gets one thing of a kind another player takes from a book, of his choice', () => {
    const at = beside(4).play('book I own1', 'offer 1');
    expect(marcoPolo2.actor(at.state)).toEqual({ type: 'seat', seat: 1 });
    expect(at.moves().slice().sort()).toEqual(['glean jade', 'glean pepper']);
    expect(at.check('glean silk')).toMatchObject({ code: 'not-in-offer', rule: 'MP2-R-68' });
    const before = at.state;
    expect(change(before, at.play('glean pepper'), 1)).toEqual({ pepper: 1 });
    expect(change(before, at)).toEqual({});
  });

  test('MP2-R-68 on: a camel, too, but never coins; with one kind there is nothing to choose', () => {
    const camels = beside(4, { offers: { I: 'I-4' } });
    const before = camels.state;
    // I-4 offers 5 camels and 7 coins for a jade (reconstructed).
    camels.play('book I own1', 'offer 3');
    expect(change(before, camels, 1)).toEqual({ camel: 1 });
    expect(marcoPolo2.actor(camels.state)).toEqual({ type: 'seat', seat: 0 });
  });

  test('MP2-R-68 on: his own books bring him nothing more', () => {
    const at = position({ seats: 4, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'mercator', dice: ['own1'], pepper: 0 }] });
    const before = at.state;
    expect(change(before, at.play('book I own1', 'offer 2'))).toEqual({ pepper: 3 });
  });

  test('MP2-R-68 on: it comes before that player\'s further bonus actions', () => {
    const at = beside(4).play('book I own1', 'offer 1');
    expect(at.refusal('moneyBag own6 coin')).toBe('not-now');
    expect(at.play('glean jade').refusal('moneyBag own6 coin')).toBeNull();
  });

  test('MP2-R-68 on: with 2 and 3 players he gets a camel when another uses the Khan\'s favour, with 4 not', () => {
    const camels = [2, 3, 4].map((seats) => player(beside(seats).play('khan own6'), 1).camel);
    expect(camels).toEqual([1, 1, 0]);
    const own = position({ seats: 2, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'mercator', camel: 0, dice: ['own6'] }, {}] }).play('khan own6');
    expect(player(own).camel).toBe(2);
  });
});
