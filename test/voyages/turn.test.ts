import { describe, expect, test } from 'vitest';
import { choices, decider, legal, movesLike, player, purse, refused, request, table, turn, untilDecision } from './helpers.js';

const row = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06'];

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
    position.play('moneyBag own2', 'end turn');
    untilDecision(position);
    expect(position.state.round).toBe(2);
    expect(player(position)).toMatchObject({ passed: false });
    // With a legal main action it is due.
    expect(turn({ dice: ['own3'] }, { rulings }).refusal('end turn')).toBe('main-action-due');
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

describe('16. Bonus actions', () => {
  test('VOY-BONUS-1: five bonus actions before and after the main action, any number, paid every time, none compulsory', () => {
    const position = turn({ dice: ['own3', 'own3', 'own3'], camel: 12, pepper: 3, contracts: ['s01'] });
    const five = (): string[] => [...new Set(position.moves().map((move) => move.split(' ')[0]!))].filter((word) => ['complete', 'moneyBag', 'reroll', 'change', 'buy'].includes(word)).sort();
    expect(five()).toEqual(['buy', 'change', 'complete', 'moneyBag', 'reroll']);
    position.play('reroll own3').luck([3]).play('reroll own3').luck([3]).play('bazaar pepper 1 own3');
    expect(five()).toEqual(['buy', 'change', 'complete', 'moneyBag', 'reroll']);
    expect(player(position).camel).toBe(10);
    expect(position.check('end turn')).toEqual(legal);
  });

  test('VOY-BONUS-2: only a contract in one\'s own slots, with everything at hand', () => {
    const position = turn({ camel: 2, pepper: 1, silk: 2, contracts: ['c09'], completed: ['c10'] }, { others: [{ contracts: ['c11'] }] });
    expect(position.check('complete c09')).toEqual(legal);
    expect(position.check('complete c11')).toMatchObject(refused('not-in-your-slots', 'VOY-BONUS-2'));
    expect(position.check('complete c10')).toMatchObject(refused('not-in-your-slots', 'VOY-BONUS-2'));
    for (const lacking of [{ camel: 1, pepper: 1, silk: 2 }, { camel: 2, pepper: 0, silk: 2 }, { camel: 2, pepper: 1, silk: 1 }]) {
      expect(turn({ ...lacking, gold: 9, coin: 9, contracts: ['c09'] }).check('complete c09')).toMatchObject(refused('contract-not-payable', 'VOY-BONUS-2'));
    }
  });

  test('VOY-BONUS-3: the tile counts as completed and takes up no slot once it is paid', () => {
    const position = turn({ camel: 2, pepper: 2, gold: 1, contracts: ['c14', 'c01'] }, { special: ['c30'] }).play('complete c14');
    // The contract it gains finds the slot free.
    expect(player(position)).toMatchObject({ contracts: ['c01', 'c30'], completed: ['c14'], vp: 4, camel: 0, pepper: 0, gold: 0 });
  });

  test('VOY-BONUS-5: a reward with all it triggers comes before the next bonus action', () => {
    const position = turn({ camel: 4, pepper: 3, contracts: ['s01'], figures: ['oasis-1'] }, { outposts: { moscow: 'o07' } }).play('complete s01', 'step moscow');
    expect(position.refusal('reroll own3')).toBe('not-now');
    position.play('goods silk');
    expect(position.check('reroll own3')).toEqual(legal);
  });

  test('VOY-BONUS-6: exactly 1 die of any colour and value on the money bag gives 3 coins', () => {
    const position = turn({ character: 'matteo', dice: ['own6', 'black1', 'white4'] });
    for (const die of ['own6', 'black1', 'white4']) position.play(`moneyBag ${die}`);
    expect(player(position).coin).toBe(9);
    expect(player(position).dice).toEqual([]);
    expect(turn({ dice: ['own6'] }).check('moneyBag own5')).toMatchObject(refused('no-such-die', 'VOY-SPACE-2'));
  });

  test('VOY-BONUS-7: the bag costs nothing and takes any number of dice, own ones too', () => {
    const position = turn({ dice: ['own6', 'own5', 'own4'] }, { spaces: { moneyBag: ['1:own3', '0:own1'] } });
    position.play('moneyBag own6', 'moneyBag own5', 'moneyBag own4');
    expect(player(position).coin).toBe(9);
    expect(position.state.spaces.moneyBag.filter((die) => die.startsWith('0:'))).toHaveLength(5);
  });

  test('VOY-BONUS-8: the bag is no main action, but may take the last die instead of one', () => {
    const position = turn({ dice: ['own6', 'own5'] }).play('moneyBag own6');
    expect(position.state.turn.acted).toBe(false);
    expect(position.check('fiveCoins own5')).toEqual(legal);
    position.play('moneyBag own5');
    expect(position.check('end turn')).toEqual(legal);
  });

  test('VOY-BONUS-9: a reroll costs 1 camel and the new value stands', () => {
    const position = turn({ dice: ['own6', 'own2'], camel: 1 }).play('reroll own2');
    expect(request(position)).toMatchObject({ kind: 'roll', dice: 1, sides: 6, rule: 'VOY-BONUS-9' });
    position.luck([1]);
    expect(player(position)).toMatchObject({ dice: ['own6', 'own1'], camel: 0 });
    expect(position.check('reroll own1')).toMatchObject(refused('reroll-not-payable', 'VOY-BONUS-9'));
  });

  test('VOY-BONUS-10: a change costs 2 camels, by 1 up or down, never between 6 and 1', () => {
    const position = turn({ dice: ['own6', 'own1'], camel: 4 });
    expect(position.check('change own6 up')).toMatchObject(refused('no-such-value', 'VOY-BONUS-10'));
    expect(position.check('change own1 down')).toMatchObject(refused('no-such-value', 'VOY-BONUS-10'));
    expect(position.check('change own5 up')).toMatchObject(refused('no-such-die', 'VOY-SPACE-2'));
    position.play('change own6 down', 'change own1 up');
    expect(player(position)).toMatchObject({ dice: ['own5', 'own2'], camel: 0 });
    expect(position.check('change own5 down')).toMatchObject(refused('change-not-payable', 'VOY-BONUS-10'));
  });

  test('VOY-BONUS-11: reroll and change work on any unplaced die, also black and white, any number of times', () => {
    const position = turn({ character: 'matteo', dice: ['own4', 'black3', 'white2'], camel: 7 }, { spaces: { travel: ['0:own6', '0:own6'] } });
    position.play('change black3 up', 'change white2 down', 'reroll white1').luck([1]).play('reroll black4').luck([2]).play('reroll black2').luck([6]);
    expect(player(position)).toMatchObject({ dice: ['black6', 'own4', 'white1'], camel: 0 });
    // Dice on the board are out of reach.
    expect(turn({ dice: ['own4'], camel: 9 }, { spaces: { fiveCoins: ['0:own6'] } }).check('change own6 down')).toMatchObject(refused('no-such-die', 'VOY-SPACE-2'));
  });

  test('VOY-BONUS-12: 3 camels for a black die, rolled at once, at most once a turn, only while there is one', () => {
    const position = turn({ dice: ['own4'], camel: 6 });
    expect(position.state.blackDice).toBe(5);
    position.play('buy black die');
    expect(request(position)).toMatchObject({ kind: 'roll', dice: 1, rule: 'VOY-DICE-2' });
    position.luck([5]);
    expect(player(position)).toMatchObject({ dice: ['black5', 'own4'], camel: 3 });
    expect(position.events.find(({ kind }) => kind === 'black-die-taken')).toMatchObject({ rule: 'VOY-BONUS-12' });
    expect(position.state.blackDice).toBe(4);
    expect(position.check('buy black die')).toMatchObject(refused('second-black-die', 'VOY-BONUS-12'));
    expect(turn({ camel: 2 }).check('buy black die')).toMatchObject(refused('black-die-not-payable', 'VOY-BONUS-12'));
    const none = turn({ camel: 3 }, { seats: 2, others: [{ dice: ['own3', 'black1', 'black1', 'black1'] }] });
    expect(none.check('buy black die')).toMatchObject(refused('no-black-die', 'VOY-BONUS-12'));
  });

  test('VOY-R-37: placed dice can neither be rerolled nor changed', () => {
    const position = turn({ dice: ['own4', 'own2'], camel: 9 }).play('fiveCoins own4');
    expect(position.check('reroll own4')).toMatchObject(refused('no-such-die', 'VOY-SPACE-2'));
    expect(position.check('change own4 up')).toMatchObject(refused('no-such-die', 'VOY-SPACE-2'));
    expect(position.check('change own2 up')).toEqual(legal);
  });

  test('VOY-R-38 one-purchase: black dice from rewards do not count', () => {
    const position = turn({ dice: ['own4'], camel: 8, pepper: 6, contracts: ['c01'] });
    position.play('complete c01').luck([1]).play('buy black die').luck([2]);
    expect(player(position).dice).toEqual(['own4', 'black2', 'black1']);
    const other = turn({ dice: ['own4'], camel: 8, pepper: 6, contracts: ['c01'] });
    other.play('buy black die').luck([2]).play('complete c01').luck([1]);
    expect(player(other).dice).toEqual(['own4', 'black2', 'black1']);
  });

  test('VOY-R-38 one-from-any-source: one black die a turn, bought or won', () => {
    const rulings = { blackDieLimit: 'one-from-any-source' } as const;
    const won = turn({ dice: ['own4'], camel: 8, pepper: 6, contracts: ['c01'] }, { rulings });
    won.play('complete c01').luck([1]);
    expect(won.check('buy black die')).toMatchObject(refused('second-black-die', 'VOY-BONUS-12'));
    const bought = turn({ dice: ['own4'], camel: 8, pepper: 6, contracts: ['c01'] }, { rulings });
    bought.play('buy black die').luck([2]).play('complete c01');
    expect(player(bought)).toMatchObject({ dice: ['own4', 'black2'], vp: 2 });
    expect(bought.events.find(({ kind }) => kind === 'lost')).toMatchObject({ what: 'blackDie', rule: 'VOY-R-38' });
    const twice = turn({ dice: ['own4'], camel: 8, pepper: 6, gold: 1, contracts: ['c01', 's04'] }, { rulings });
    twice.play('complete c01').luck([1]).play('complete s04');
    expect(player(twice)).toMatchObject({ dice: ['own4', 'black1'], vp: 6 });
    // The next turn is another one.
    const next = turn({ dice: ['own4', 'own3'], camel: 8 }, { rulings, others: [{ dice: [] }, { dice: [] }, { dice: [] }] });
    next.play('buy black die').luck([2]).play('bazaar pepper 1 own4', 'end turn', 'buy black die').luck([5]);
    expect(player(next).dice).toEqual(['black5', 'own3', 'black2']);
  });

  test('VOY-R-39: without a black die on the board the purchase is illegal and the reward lost', () => {
    const others = [{ dice: ['own3', 'black1', 'black1', 'black1'] as const }];
    const position = turn({ camel: 4, pepper: 3, contracts: ['c01'], dice: ['own3'] }, { seats: 2, others });
    expect(position.refusal('buy black die')).toBe('no-black-die');
    position.play('complete c01');
    expect(player(position)).toMatchObject({ dice: ['own3'], vp: 2, completed: ['c01'] });
    expect(position.events.find(({ kind }) => kind === 'lost')).toMatchObject({ what: 'blackDie', rule: 'VOY-DICE-2' });
  });

  test('VOY-R-4: the money bag never costs', () => {
    const position = turn({ dice: ['own6'] }, { spaces: { moneyBag: ['1:own3', '2:own1', '0:own6'] } });
    position.play('moneyBag own6');
    expect(player(position).coin).toBe(3);
  });

  test('VOY-R-21 freed-first: the completed contract has left its slot before the reward comes', () => {
    const position = turn({ camel: 2, pepper: 2, gold: 1, contracts: ['c14', 'c01'] }, { special: ['c30'] }).play('complete c14');
    expect(player(position).contracts).toEqual(['c01', 'c30']);
    expect(decider(position)).toBe(0);
    expect(position.check('end turn')).toMatchObject(refused('main-action-due', 'VOY-TURN-5'));
  });

  test('VOY-R-21 freed-last: the tile fills its slot until its reward is settled, and is never the one that goes', () => {
    const rulings = { slotFreed: 'freed-last' } as const;
    const position = turn({ camel: 2, pepper: 2, gold: 1, contracts: ['c14', 'c01'] }, { rulings, special: ['c30'] }).play('complete c14');
    expect(choices(position)).toEqual(['discard c01', 'discard c30']);
    expect(position.check('discard c14')).toMatchObject(refused('being-completed', 'VOY-R-21'));
    position.play('discard c01');
    expect(player(position)).toMatchObject({ contracts: ['c30'], completed: ['c14'] });
    expect(position.state.special).toEqual(['c01']);
    const alone = turn({ camel: 2, pepper: 2, gold: 1, contracts: ['c14'] }, { rulings, special: ['c30'] }).play('complete c14');
    expect(player(alone)).toMatchObject({ contracts: ['c30'], completed: ['c14'] });
  });
});

describe('17. Black and white dice', () => {
  test('VOY-DICE-1: a black die is used like an own die, in the same turn; several may be held', () => {
    const position = turn({ dice: ['own4', 'black6'], camel: 3 }).play('buy black die').luck([5]);
    expect(player(position).dice).toEqual(['black6', 'black5', 'own4']);
    position.play('bazaar silk 5 black6+black5');
    expect(player(position).silk).toBe(3);
  });

  test('VOY-DICE-2: a black die as a reward is rolled at once, or lost if none is left', () => {
    const position = turn({ dice: ['own4'] }, { bonuses: ['blackDie'] });
    expect(request(position)).toMatchObject({ kind: 'roll', dice: 1, purpose: 'black-die' });
    position.luck([6]);
    expect(player(position).dice).toEqual(['black6', 'own4']);
    const none = turn({ dice: ['own3'] }, { seats: 2, others: [{ dice: ['own3', 'black1', 'black1', 'black1'] }], bonuses: ['blackDie'] });
    expect(player(none).dice).toEqual(['own3']);
    expect(decider(none)).toBe(0);
  });

  test('VOY-DICE-3: black dice are back on the board for the next round', () => {
    const position = table({ round: 2, step: 'retrieve', players: [{ dice: ['own3', 'own3', 'own3', 'own3', 'own3', 'black4'] }, {}], spaces: { travel: ['1:black2'] } });
    expect(position.state.blackDice).toBe(3);
    expect(player(position).dice).toHaveLength(5);
  });

  test('VOY-DICE-4: the white die is Matteo\'s for the whole game, and out of the game without him', () => {
    const position = table({ round: 2, step: 'roll', players: [{ character: 'matteo' }, {}] });
    expect(request(position)).toMatchObject({ dice: 6 });
    position.luck([1, 2, 3, 4, 5, 6]);
    expect(player(position).dice).toContain('white6');
    expect(request(position)).toMatchObject({ dice: 5 });
    expect(() => table({ players: [{ character: 'berke', dice: ['white3'] }, {}] })).toThrow(/white die/);
  });

  test('VOY-SPACE-2: only dice of one\'s own board can be placed', () => {
    const position = turn({ dice: ['own4'] }, { others: [{ dice: ['own6', 'black2'] }], row });
    expect(position.check('fiveCoins own6')).toMatchObject(refused('no-such-die', 'VOY-SPACE-2'));
    expect(position.check('fiveCoins black2')).toMatchObject(refused('no-such-die', 'VOY-SPACE-2'));
    expect(position.check('fiveCoins own4')).toEqual(legal);
    const both = turn({ dice: ['own4', 'own6'] });
    expect(both.check('bazaar silk 1 own4+own6')).toMatchObject(refused('dice-order', 'VOY-SPACE-2'));
    expect(both.check('bazaar silk 1 own6+own6')).toMatchObject(refused('no-such-die', 'VOY-SPACE-2'));
  });
});
