import { describe, expect, test } from 'vitest';
import { choices, decider, legal, movesLike, player, purse, refused, turn, untilDecision } from '../../helpers.js';


describe('7. A turn', () => {
  test('VOY-TURN-1: bonus actions, one main action, bonus actions, end of the turn', () => {
    const position = turn({ camel: 7, dice: ['own3', 'own3', 'own3'] });
    position.play('change own3 up', 'moneyBag own3', 'bazaar pepper 1 own3', 'change own4 up', 'moneyBag own5', 'end turn');
    expect(purse(position)).toMatchObject({ camel: 3, coin: 6, pepper: 1 });
    expect(decider(position)).toBe(1);
  });

  test('VOY-TURN-2: dice leave the player board and the action follows at once', () => {
    const position = turn({ dice: ['own5', 'own2'] });
    position.play('bazaar pepper 2 own2');
    expect(player(position).dice).toEqual(['own5']);
    expect(position.state.spaces['bazaar.pepper']).toEqual(['0:own2']);
    expect(player(position).pepper).toBe(2);
  });

  test('VOY-TURN-3: at most one main action', () => {
    const position = turn({ dice: ['own5', 'own2'] }).play('fiveCoins own5');
    expect(position.check('bazaar pepper 1 own2')).toMatchObject(refused('main-action-done', 'VOY-TURN-3'));
    expect(movesLike(position, 'bazaar')).toEqual([]);
    expect(position.check('moneyBag own2')).toEqual(legal);
  });

  test('VOY-TURN-4: no bonus action inside a main action or another bonus action', () => {
    const main = turn({ camel: 9, coin: 9, dice: ['own3', 'own3', 'own3'], pepper: 3, contracts: ['s01'] }).play('travel own3+own3');
    for (const bonus of ['moneyBag own3', 'reroll own3', 'change own3 up', 'buy black die', 'complete s01', 'end turn']) expect(main.refusal(bonus)).toBe('not-now');
    const reward = turn({ camel: 9, silk: 3, contracts: ['c03', 'c01'], pepper: 3 }).play('complete c03');
    expect(reward.refusal('complete c01')).toBe('not-now');
    expect(reward.refusal('fiveCoins own3')).toBe('not-now');
  });

  test('VOY-TURN-5: with dice in hand a turn ends only after the main action', () => {
    const position = turn({ dice: ['own5', 'own2'] });
    expect(position.check('end turn')).toMatchObject(refused('main-action-due', 'VOY-TURN-5'));
    expect(position.moves()).not.toContain('end turn');
    position.play('fiveCoins own5');
    expect(position.check('end turn')).toEqual(legal);
  });

  test('VOY-TURN-6: who put all dice on the money bag owes no main action', () => {
    const position = turn({ dice: ['own5', 'own2'] }).play('moneyBag own5');
    expect(position.refusal('end turn')).toBe('main-action-due');
    position.play('moneyBag own2');
    expect(position.moves()).toEqual(['end turn']);
    expect(player(position).coin).toBe(6);
  });

  test('VOY-TURN-7: without a legal main action the bag goes on until one becomes legal or no die is left', () => {
    // Every shared space holds an own die, Khan's favour is full: a lone own die has nowhere to go.
    const spaces = { fiveCoins: ['0:own1' as const], 'bazaar.camel': ['0:own1' as const], 'bazaar.pepper': ['0:own1' as const], contracts: ['0:own1' as const], khansFavour: ['1:own6' as const] };
    const position = turn({ dice: ['own3'], camel: 2 }, { spaces });
    expect(choices(position)).toEqual(['change own3 down', 'change own3 up', 'moneyBag own3', 'reroll own3']);
    expect(position.refusal('end turn')).toBe('main-action-due');
    // A 6 is high enough for Khan's favour: then the main action is due.
    position.play('reroll own3').luck([6]);
    expect(movesLike(position, 'khan ')).toHaveLength(3);
    expect(position.refusal('end turn')).toBe('main-action-due');
    const bag = turn({ dice: ['own3'] }, { spaces }).play('moneyBag own3');
    expect(bag.check('end turn')).toEqual(legal);
  });

  test('VOY-TURN-8: the player ends the turn; bonus actions are possible after the last die', () => {
    const position = turn({ dice: ['own5'], camel: 1, pepper: 3, contracts: ['s01'] }).play('fiveCoins own5');
    expect(decider(position)).toBe(0);
    expect(position.moves()).toEqual(['complete s01', 'end turn']);
    position.play('end turn');
    expect(decider(position)).toBe(1);
  });

  test('VOY-TURN-9: a black die gained after the last placement keeps the player in the round', () => {
    const after = turn({ dice: ['own5'], camel: 3 }, { others: [{ dice: ['own2'] }, { dice: [] }, { dice: [] }] });
    after.play('fiveCoins own5', 'buy black die').luck([4]).play('end turn', 'moneyBag own2', 'end turn');
    expect(decider(after)).toBe(0);
    expect(player(after).dice).toEqual(['black4']);
    // Without a main action in that turn it is due at once.
    const before = turn({ dice: ['own5'], camel: 3 }).play('moneyBag own5', 'buy black die').luck([4]);
    expect(before.refusal('end turn')).toBe('main-action-due');
  });

  test('VOY-TURN-10: a player without dice is skipped', () => {
    const position = turn({ dice: ['own5', 'own2'] }, { others: [{ dice: [], camel: 5, pepper: 4, contracts: ['c02'] }, { dice: ['own1'] }, { dice: [] }] });
    position.play('fiveCoins own5', 'end turn');
    expect(decider(position)).toBe(2);
  });

  test('VOY-TURN-11: the next clockwise with a die is next, the same player if nobody else has one', () => {
    const position = turn({ dice: ['own5', 'own2'] }, { others: [{ dice: [] }, { dice: [] }, { dice: ['own1'] }] });
    position.play('fiveCoins own5', 'end turn');
    expect(decider(position)).toBe(3);
    const alone = turn({ dice: ['own5', 'own2'] }, { others: [{ dice: [] }, { dice: [] }, { dice: [] }] });
    alone.play('fiveCoins own5', 'end turn');
    expect(decider(alone)).toBe(0);
    expect(alone.state.turn).toMatchObject({ acted: false, begunWith: 1 });
  });

  test('VOY-TURN-12: an empty row is refilled before anything else of the next turn', () => {
    const position = turn({ dice: ['own1'] }, { others: [{ coin: 3 }], row: ['c07'], special: ['c10', 'c11', 'c12'] }).play('contracts 1 own1');
    expect(position.state.row).toEqual(new Array(6).fill(null));
    position.play('end turn');
    expect(decider(position)).toBe(1);
    expect(position.state.row).toEqual(['c10', 'c11', null, null, null, null]);
    expect(position.check('contracts 1+2 own3')).toEqual(legal);
  });

  test('VOY-TURN-13: Mercator gains without being asked', () => {
    const position = turn({ dice: ['own6'] }, { others: [{ character: 'mercator' }] }).play('bazaar pepper 5 own6');
    expect(decider(position)).toBe(0);
    expect(player(position, 1).pepper).toBe(1);
  });

  test('VOY-R-40 no-dice-left: all dice may go to the bag, and the turn may end', () => {
    const position = turn({ dice: ['own5', 'own2'] }).play('moneyBag own5', 'moneyBag own2', 'end turn');
    expect(decider(position)).toBe(1);
  });

  test('VOY-R-40 last-die-only: the last die may go to the bag only in a turn begun with one die', () => {
    const rulings = { bagInsteadOfMain: 'last-die-only' } as const;
    const two = turn({ dice: ['own5', 'own2'] }, { rulings }).play('moneyBag own5');
    expect(two.check('moneyBag own2')).toMatchObject(refused('last-die-stays', 'VOY-R-40'));
    expect(movesLike(two, 'moneyBag')).toEqual([]);
    expect(turn({ dice: ['own5'] }, { rulings }).check('moneyBag own5')).toEqual(legal);
    // After the main action the bag is open.
    expect(turn({ dice: ['own5', 'own2'] }, { rulings }).play('fiveCoins own5').check('moneyBag own2')).toEqual(legal);
  });

  test('VOY-R-40 never: the last die never goes to the bag instead of a main action', () => {
    const rulings = { bagInsteadOfMain: 'never' } as const;
    expect(turn({ dice: ['own5'] }, { rulings }).check('moneyBag own5')).toMatchObject(refused('last-die-stays', 'VOY-R-40'));
    expect(turn({ dice: ['own5', 'own2'] }, { rulings }).check('moneyBag own5')).toEqual(legal);
    // Where no main action is legal the bag is open all the same (VOY-R-41).
    const spaces = { fiveCoins: ['0:own1' as const], 'bazaar.camel': ['0:own1' as const], 'bazaar.pepper': ['0:own1' as const], contracts: ['0:own1' as const], khansFavour: ['1:own6' as const] };
    expect(turn({ dice: ['own3'] }, { rulings, spaces }).check('moneyBag own3')).toEqual(legal);
  });

  const blocked = { fiveCoins: ['0:own1' as const], 'bazaar.camel': ['0:own1' as const], 'bazaar.pepper': ['0:own1' as const], contracts: ['0:own1' as const], khansFavour: ['1:own6' as const] };

  test('VOY-R-41 bag-until-possible: nobody passes with dice in hand', () => {
    const position = turn({ dice: ['own3'] }, { spaces: blocked });
    expect(position.check('end turn')).toMatchObject(refused('main-action-due', 'VOY-TURN-5'));
    expect(position.moves()).toEqual(['moneyBag own3']);
  });

  test('VOY-R-41 pass-with-dice: without a legal main action the turn may end, and the player is out of the round', () => {
    const rulings = { noMainAction: 'pass-with-dice' } as const;
    const position = turn({ dice: ['own3'] }, { rulings, spaces: blocked, others: [{ dice: ['own2'] }, { dice: [] }, { dice: [] }] });
    expect(position.check('end turn')).toEqual(legal);
    position.play('end turn');
    expect(player(position)).toMatchObject({ dice: ['own3'], passed: true });
    expect(position.events).toContainEqual({ kind: 'passed', seat: 0, rule: 'VOY-TURN-8' });
    position.play('moneyBag own2', 'end turn');
    untilDecision(position);
    expect(position.state.round).toBe(2);
    expect(player(position)).toMatchObject({ passed: false });
    // With a legal main action it is due.
    expect(turn({ dice: ['own3'] }, { rulings }).refusal('end turn')).toBe('main-action-due');
  });

  test('VOY-TURN-7: who has used the last die as a bonus action has passed on nothing', () => {
    const position = turn({ dice: ['own3'] }, { spaces: blocked, others: [{ dice: ['own2'] }, { dice: [] }, { dice: [] }] }).play('moneyBag own3', 'end turn');
    expect(player(position)).toMatchObject({ dice: [], passed: false });
    expect(position.events.map(({ kind }) => kind)).not.toContain('passed');
  });

  test('VOY-R-42: whether dice are left is looked at when the turn ends', () => {
    const position = turn({ dice: ['own5'], camel: 1, pepper: 3, contracts: ['c01'] }, { others: [{ dice: ['own1'] }, { dice: [] }, { dice: [] }] });
    position.play('fiveCoins own5', 'complete c01').luck([2]).play('end turn', 'moneyBag own1', 'end turn');
    expect(decider(position)).toBe(0);
    // 5 coins are at hand for the occupied space, and 2 are the price.
    expect(position.check('fiveCoins black2')).toEqual(legal);
  });

  test('VOY-R-89: the turn does not end by itself with the last die', () => {
    const position = turn({ dice: ['own5'] }).play('fiveCoins own5');
    expect(decider(position)).toBe(0);
    expect(position.moves()).toEqual(['end turn']);
  });

  test('VOY-R-22: several contracts one after the other, each reward settled first, before and after the main action', () => {
    const position = turn({ dice: ['own5'], camel: 4, silk: 3, pepper: 2, gold: 1, contracts: ['c03', 's02'] });
    position.play('complete c03');
    expect(position.refusal('complete s02')).toBe('not-now');
    position.play('goods gold', 'complete s02', 'fiveCoins own5');
    expect(purse(position)).toMatchObject({ vp: 5, camel: 5, gold: 1, coin: 5 });
    expect(player(position).completed).toEqual(['c03', 's02']);
  });
});
