import { describe, expect, test } from 'vitest';
import { change, diceOn, offered, player, position } from '../../helpers.js';

describe('next actions', () => {
  test('MP2-BONUS-1: in one\'s own turn, before or after the normal action, and never forced', () => {
    const at = position({ seats: 4, players: [{ dice: ['own6', 'own1'], camel: 9 }] });
    expect(at.refusal('reroll own1')).toBeNull();
    expect(at.play('khan own1').refusal('reroll own6')).toBeNull();
    expect(at.refusal('end turn')).toBeNull();
  });

  test('MP2-BONUS-2: any number of times, each paid; only a black die is bought once a turn', () => {
    const at = position({ players: [{ dice: ['own2'], camel: 8 }] }).play('change own2 up', 'change own3 up', 'change own4 down').play('reroll own3').luck([1]);
    expect(player(at)).toMatchObject({ camel: 1, dice: ['own1'] });
  });

  test('MP2-BONUS-3: completing takes all camels and goods of a contract on an active space', () => {
    expect(position({ players: [{ dice: ['own1'], contracts: ['c01'], camel: 2, silk: 1, pepper: 1, jade: 0 }] }).check('complete c01')).toMatchObject({ code: 'cannot-pay' });
    expect(position({ players: [{ dice: ['own1'], camel: 2, silk: 1, pepper: 2 }] }).check('complete c01')).toMatchObject({ code: 'not-in-your-slots', rule: 'MP2-BONUS-3' });
  });

  test('MP2-BONUS-4: then it is completed and its rewards come', () => {
    const at = position({ players: [{ dice: ['own1'], contracts: ['c20', 'c01'], camel: 2, silk: 1, pepper: 2, coin: 0, vp: 0 }] }).play('complete c01');
    expect(player(at)).toMatchObject({ camel: 0, silk: 0, pepper: 0, coin: 4, vp: 3, contracts: ['c20'], completed: ['c01'] });
  });

  test('MP2-BONUS-5: a reward that is impossible is lost', () => {
    const at = position({ seats: 2, blackDice: [], players: [{ dice: ['own1'], contracts: ['c02'], camel: 1, pepper: 3, vp: 0 }] }).play('complete c02');
    expect(player(at)).toMatchObject({ vp: 2, completed: ['c02'], dice: ['own1'] });
    expect(at.events.some(({ kind }) => kind === 'lost')).toBe(true);
  });

  test('MP2-BONUS-6: improving a seal costs its price and brings its bonus at once', () => {
    const at = position({ players: [{ dice: ['own1'], seals: ['jeweler'], coin: 10, gold: 3, camel: 0 }] });
    expect(at.check('improve farmer')).toMatchObject({ code: 'seal-not-owned', rule: 'MP2-BONUS-6' });
    const before = at.state;
    expect(change(before, at.play('improve jeweler'))).toEqual({ coin: -9, gold: -2, camel: 2 });
  });

  test('MP2-BONUS-7: in the turn in which it was taken, several in one turn, never back', () => {
    const at = position({ players: [{ dice: ['own6', 'own4'], seals: ['farmer'], coin: 30, camel: 9, gold: 2, jade: 0 }] }).play('seals own6+own4', 'seal jeweler', 'improve farmer', 'pay 6 coin 4 camel 0 jade', 'improve jeweler', 'pay 9 coin 0 camel 0 jade');
    expect(player(at).improved).toEqual(['farmer', 'jeweler']);
    expect(at.check('improve jeweler')).toMatchObject({ code: 'improved-already', rule: 'MP2-BONUS-7' });
  });

  test('MP2-BONUS-8: one die on the bag for 3 coins, 2 camels or 1 jade, own or black', () => {
    const at = (line: string): object => { const one = position({ players: [{ dice: ['black6', 'own1'], coin: 0, camel: 0, jade: 0 }] }); return change(one.state, one.play(line)); };
    expect(['moneyBag black6 coin', 'moneyBag own1 camel', 'moneyBag own1 jade'].map(at)).toEqual([{ coin: 3 }, { camel: 2 }, { jade: 1 }]);
  });

  test('MP2-BONUS-9: the bag takes several dice of a colour, for nothing', () => {
    const at = position({ players: [{ dice: ['own3', 'own2', 'own1'], coin: 0 }], spaces: { moneyBag: ['0:own5'] } }).play('moneyBag own3 coin', 'moneyBag own2 coin');
    expect(player(at).coin).toBe(6);
    expect(diceOn(at, 'moneyBag').filter((die) => die.startsWith('0:own'))).toHaveLength(4);
  });

  test('MP2-BONUS-10: a die on the bag does not replace the normal action', () => {
    expect(position({ players: [{ dice: ['own3', 'own2'] }] }).play('moneyBag own3 coin').check('end turn')).toMatchObject({ code: 'main-action-due', rule: 'MP2-TURN-4' });
  });

  test('MP2-BONUS-11: rolling again costs 1 camel, and the result stands', () => {
    const at = position({ players: [{ dice: ['black2'], camel: 1, jade: 0 }] }).play('reroll black2').luck([2]);
    expect(player(at)).toMatchObject({ dice: ['black2'], camel: 0 });
    expect(at.refusal('reroll black2')).toBe('cannot-pay');
  });

  test('MP2-BONUS-12: up or down by one for 2 camels, never past 1 or 6', () => {
    const at = position({ players: [{ dice: ['own6', 'own1'], camel: 9 }] });
    expect(at.check('change own6 up')).toMatchObject({ code: 'no-such-value', rule: 'MP2-BONUS-12' });
    expect(at.check('change own1 down')).toMatchObject({ code: 'no-such-value' });
    expect(player(at.play('change own6 down', 'change own1 up', 'change own2 up'))).toMatchObject({ dice: ['own5', 'own3'], camel: 3 });
  });

  test('MP2-BONUS-13: a black die for 3 camels, rolled at once, once a turn, if one is left', () => {
    expect(position({ players: [{ dice: ['own1'], camel: 9 }], blackDice: [] }).check('buy black die')).toMatchObject({ code: 'no-black-die', rule: 'MP2-BLACK-4' });
    const at = position({ seats: 4, players: [{ dice: ['own1'], camel: 9, contracts: ['c02'], pepper: 3 }] }).play('complete c02', 'accept').luck([2]);
    expect(at.refusal('buy black die')).toBeNull();
    at.play('buy black die').luck([5]);
    expect(at.refusal('buy black die')).toBe('second-black-die');
    expect(player(at).dice).toEqual(['black5', 'black2', 'own1']);
  });

  test('MP2-BONUS-14: a bonus action uses no space', () => {
    const at = position({ seats: 4, nextFirst: 2, players: [{ character: 'filippo-vitello', outposts: ['outpost-move'], coin: 9, camel: 9, dice: ['own1'] }] }).play('outpost outpost-move', 'step xanadu', 'stop');
    expect([at.state.nextFirst, at.state.travelHeight]).toEqual([2, 0]);
  });
});

describe('completing', () => {
  test('MP2-BONUS-3: exactly the camels and goods of the contract are paid', () => {
    const at = position({ players: [{ dice: ['own1'], contracts: ['c01', 'c06'], coin: 0, camel: 5, pepper: 5, silk: 5, gold: 5, jade: 0, vp: 0 }] });
    // 2 camels, 1 silk, 2 pepper; 4 coins and 3 VP come.
    expect(change(at.state, at.play('complete c01'))).toEqual({ coin: 4, camel: -2, pepper: -2, silk: -1, vp: 3 });
  });

  test('MP2-BONUS-3: camels also in jade, jade only in jade', () => {
    // 1 camel, 2 silk, 1 jade.
    const holding = (camel: number, jade: number) => position({ players: [{ dice: ['own1'], contracts: ['c06'], camel, silk: 2, jade }] });
    expect(player(holding(0, 2).play('complete c06'))).toMatchObject({ completed: ['c06'], camel: 0, silk: 0, jade: 0 });
    expect(player(holding(1, 1).play('complete c06'))).toMatchObject({ completed: ['c06'], camel: 0, jade: 0 });
    for (const [camel, jade] of [[9, 0], [0, 1]] as const) expect(holding(camel, jade).refusal('complete c06'), `${camel} camels, ${jade} jade`).toBe('cannot-pay');
  });

  test('MP2-BONUS-3: one of the own active spaces, and no other contract', () => {
    const at = position({ players: [{ dice: ['own1'], contracts: ['c01'], completed: ['c06'], camel: 9, pepper: 9, silk: 9, gold: 9, jade: 9 }, { contracts: ['c10'] }] });
    expect(offered(at, 'complete')).toEqual(['complete c01']);
    for (const contract of ['c06', 'c10', 'c11']) expect(at.refusal(`complete ${contract}`), contract).toBe('not-in-your-slots');
  });
});

describe('dice and bonus actions', () => {
  test('MP2-BONUS-12: a die between 1 and 6 can be raised and lowered', () => {
    const at = position({ players: [{ dice: ['own6', 'own3', 'own1'], camel: 9 }] });
    expect(offered(at, 'change')).toEqual(['change own3 up', 'change own1 up', 'change own6 down', 'change own3 down']);
  });

  /** No normal action is possible: no coins, no post, low dice, and the row of the Khan demands more. */
  const stuck = (noNormalAction: string, dice: readonly string[] = ['own1', 'own1']) => position({
    seats: 4, rulings: { noNormalAction } as never, players: [{ dice: dice as never, coin: 0, camel: 0, jade: 0 }, { dice: ['own2'] }, {}, {}],
    spaces: { khansFavour: ['1:own2'], 'book:I': ['2:own3'], guildSeals: ['2:own1', '2:own1'] }, cityCards: { 'area:0': 'k14', 'area:1': 'k16' },
  });

  test('MP2-R-11: a die on the bag stands for the normal action by one ruling, and only where none is possible', () => {
    const after = (noNormalAction: string, dice?: readonly string[]) => stuck(noNormalAction, dice).play('moneyBag own1 camel').refusal('end turn');
    expect([after('one-bag-die'), after('empty-via-bonus'), after('pass')]).toEqual([null, 'main-action-due', 'main-action-due']);
    // With a 3 the row of the Khan is open.
    expect(after('one-bag-die', ['own3', 'own1'])).toBe('main-action-due');
  });
});
