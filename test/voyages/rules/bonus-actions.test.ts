import { describe, expect, test } from 'vitest';
import { choices, decider, legal, player, refused, request, turn } from '../helpers.js';

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

  test.each([['VOY-BONUS-9', 'reroll own3', 'reroll', 1], ['VOY-BONUS-10', 'change own3 up', 'change', 2], ['VOY-BONUS-12', 'buy black die', 'blackDie', 3]])('%s: what is paid, and for what', (rule, move, source, camel) => {
    expect(turn({ dice: ['own3'], camel: 3 }).play(move).events.filter(({ kind }) => kind === 'paid')).toEqual([{ kind: 'paid', seat: 0, rule, amounts: { camel }, source }]);
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
