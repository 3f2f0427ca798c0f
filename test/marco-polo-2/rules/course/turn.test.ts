import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../../../src/marco-polo-2/index.js';
import { player, position, type At } from '../../helpers.js';

const actor = (at: At): number | null => {
  const who = marcoPolo2.actor(at.state);
  return who.type === 'seat' ? who.seat : null;
};

describe('a turn', () => {
  test('MP2-TURN-1: clockwise, passing over those without dice', () => {
    const bag = { coin: 0, camel: 0, jade: 0 };
    const at = position({ seats: 4, firstPlayer: 2, players: [{ ...bag, dice: ['own1', 'own1', 'own1'] }, { dice: [] }, { ...bag, dice: ['own1', 'own1'] }, { ...bag, dice: ['own1'] }] });
    const order: (number | null)[] = [];
    for (const turn of [['khan own1'], ['khan own1'], ['khan own1'], ['book I own1', 'offer 2'], ['book I own1', 'offer 2'], []]) {
      order.push(actor(at));
      if (turn.length > 0) at.play(...turn, 'end turn');
    }
    // Seat 1 has no dice, seat 3 one, seat 2 two; the last one with dice has one turn after the other.
    expect(order).toEqual([2, 3, 0, 2, 0, 0]);
  });

  test('MP2-TURN-2: one normal action, not two; bonus actions before and after', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own5', 'own1'], camel: 5 }] }).play('reroll own1').luck([4]).play('khan own4');
    expect(at.check('book I own6')).toMatchObject({ code: 'main-action-done', rule: 'MP2-TURN-2' });
    expect(at.refusal('reroll own5')).toBeNull();
  });

  test('MP2-TURN-3: no bonus action inside an action', () => {
    const at = position({ players: [{ dice: ['own6', 'own1'], camel: 5 }] }).play('book I own1');
    expect(at.check('reroll own6')).toMatchObject({ code: 'not-now' });
  });

  test('MP2-TURN-4: with dice one may not pass, but the bag is always open', () => {
    const at = position({ seats: 4, players: [{ dice: ['own1'], coin: 0, camel: 0, jade: 0 }] });
    expect(at.check('end turn')).toMatchObject({ code: 'main-action-due', rule: 'MP2-TURN-4' });
    expect(at.refusal('moneyBag own1 coin')).toBeNull();
  });

  test('MP2-TURN-5: all dice on the bag: no normal action is due, until a black die comes', () => {
    const at = position({ seats: 2, players: [{ dice: ['own1'], camel: 3, coin: 0 }] }).play('moneyBag own1 camel');
    expect(at.refusal('end turn')).toBeNull();
    at.play('buy black die').luck([4]);
    expect(at.check('end turn')).toMatchObject({ code: 'main-action-due' });
    expect(at.refusal('book I black4')).toBeNull();
  });

  test('MP2-TURN-6: all dice may go to the bag in one turn, before or after the normal action', () => {
    const at = position({ seats: 2, players: [{ dice: ['own6', 'own2', 'own1'], coin: 0 }] });
    at.play('moneyBag own6 coin', 'moneyBag own2 coin', 'moneyBag own1 coin', 'end turn');
    expect(player(at).coin).toBe(9);
    const after = position({ seats: 4, players: [{ dice: ['own6', 'own1'] }] }).play('khan own1', 'moneyBag own6 coin', 'end turn');
    expect(player(after).dice).toEqual([]);
  });

  test('MP2-TURN-7: without dice when the turn would begin there is no turn, not even for a black die', () => {
    const at = position({ seats: 2, players: [{ dice: ['own6', 'own5'], camel: 9 }, { dice: [], camel: 9, contracts: ['c01'], silk: 9, pepper: 9 }] }).play('book I own5', 'offer 1', 'end turn');
    expect(actor(at)).toBe(0);
  });

  test('MP2-TURN-8: the player ends the turn; contracts are refilled and the limits of a turn begin anew', () => {
    const at = position({ seats: 2, contractPlaces: { 'xian:0': null }, players: [{ dice: ['own6', 'own5'], camel: 9 }, { dice: [] }] }).play('buy black die').luck([1]).play('book I own5', 'offer 1');
    expect(actor(at)).toBe(0);
    at.play('end turn').luck(['c30']);
    expect(at.state.contractPlaces[0]?.contract).toBe('c30');
    expect(at.refusal('buy black die')).toBeNull();
  });
});
