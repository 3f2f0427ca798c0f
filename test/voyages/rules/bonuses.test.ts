import { describe, expect, test } from 'vitest';
import { CITY_BONUSES, OUTPOST_BONUSES } from '../../../src/voyages/content/standard/bonuses.js';
import { choices, decider, legal, movesLike, player, purse, refused, request, table, turn } from '../helpers.js';

describe('20. Symbols and bonuses', () => {
  test('VOY-ICON-1: a number with a symbol is gained or paid as shown', () => {
    // c37: 3 camels, 1 pepper, 2 silk, 1 gold for 3 camels, 4 coins, 5 VP (reconstructed).
    const position = turn({ camel: 4, pepper: 1, silk: 2, gold: 1, contracts: ['c37'] }).play('complete c37');
    expect(purse(position)).toEqual({ coin: 4, camel: 4, pepper: 0, silk: 0, gold: 0, vp: 5 });
  });

  test('VOY-ICON-2: 1 good of choice is pepper, silk or gold', () => {
    for (const good of ['pepper', 'silk', 'gold'] as const) expect(purse(turn({}, { bonuses: ['anyGood'] }).play(`goods ${good}`))).toEqual({ coin: 0, camel: 0, pepper: 0, silk: 0, gold: 0, vp: 0, [good]: 1 });
    expect(turn({}, { bonuses: ['anyGood'] }).check('goods pepper+silk')).toMatchObject(refused('goods-number', 'VOY-ICON-2'));
  });

  test('VOY-ICON-3: 2 different goods are two unlike ones', () => {
    const position = turn({}, { bonuses: ['distinctGoods'] });
    expect(choices(position)).toEqual(['goods pepper+gold', 'goods pepper+silk', 'goods silk+gold']);
    expect(position.check('goods silk+silk')).toMatchObject(refused('goods-alike', 'VOY-ICON-3'));
    expect(purse(position.play('goods pepper+gold'))).toMatchObject({ pepper: 1, silk: 0, gold: 1 });
    expect(position.events.find(({ kind }) => kind === 'gained')).toMatchObject({ source: 'distinctGoods', rule: 'VOY-ICON-3' });
  });

  test('VOY-ICON-4: a contract is revealed and must be kept in a free slot; lost with an empty stack', () => {
    const position = turn({ contracts: ['c01'] }, { special: ['?', 'c20'], bonuses: ['contract'] });
    expect(request(position)).toMatchObject({ kind: 'draw', count: 1, rule: 'VOY-ICON-4' });
    position.luck(['c30']);
    expect(player(position).contracts).toEqual(['c01', 'c30']);
    expect(decider(position)).toBe(0);
    expect(position.refusal('discard c30')).toBe('not-now');
    const empty = turn({ contracts: ['c01'] }, { special: [], bonuses: ['contract'] });
    expect(player(empty).contracts).toEqual(['c01']);
    expect(empty.check('fiveCoins own3')).toEqual(legal);
  });

  test('VOY-ICON-5: with both slots full two of three are kept; the third goes under the stack, a starting contract out of the game', () => {
    const position = turn({ contracts: ['c01', 's02'] }, { special: ['c20', 'c21'], bonuses: ['contract'] });
    expect(choices(position)).toEqual(['discard c01', 'discard c20', 'discard s02']);
    const regular = turn({ contracts: ['c01', 's02'] }, { special: ['c20', 'c21'], bonuses: ['contract'] }).play('discard c01');
    expect([player(regular).contracts, regular.state.special]).toEqual([['s02', 'c20'], ['c21', 'c01']]);
    const starting = turn({ contracts: ['c01', 's02'] }, { special: ['c20', 'c21'], bonuses: ['contract'] }).play('discard s02');
    expect([player(starting).contracts, starting.state.special]).toEqual([['c01', 'c20'], ['c21']]);
  });

  test('VOY-ICON-6: a move is 1 step with one figure, route cost due, a post as usual', () => {
    const position = turn({ figures: ['moscow'], camel: 3, coin: 0 }, { bonuses: ['move'] }).play('step anxi');
    expect(player(position)).toMatchObject({ figures: ['anxi'], camel: 0, posts: ['anxi'], coin: 5 });
    expect(decider(position)).toBe(0);
    expect(position.refusal('step karakorum')).toBe('not-now');
  });

  test('VOY-ICON-7: a move is resolved at once, may be waived, and is lost without a payable step', () => {
    const position = turn({ figures: ['moscow'], dice: ['own3', 'own3'] }, { bonuses: ['move'] });
    expect(position.refusal('fiveCoins own3')).toBe('not-now');
    position.play('decline', 'fiveCoins own3');
    expect(movesLike(position, 'step')).toEqual([]);
    const lost = turn({ figures: ['kochi'], camel: 3, coin: 9 }, { bonuses: ['move'] });
    expect(movesLike(lost, 'step')).toEqual([]);
    expect(lost.check('fiveCoins own3')).toEqual(legal);
    // What a card was paid for is not waived.
    const card = turn({ camel: 2, posts: ['moscow'], dice: ['own1'] }, { cityCards: { moscow: 'k17' } }).play('cityCard k17 own1');
    expect(card.check('decline')).toMatchObject(refused('not-declinable', 'VOY-GEN-9'));
  });

  test('VOY-ICON-8: a black die as a bonus is rolled at once and joins the unplaced dice', () => {
    const position = turn({ figures: ['oasis-1'], dice: ['own1', 'own1'], coin: 3 }, { outposts: { moscow: 'o09' } }).play('travel own1+own1', 'step moscow', 'travel 1: moscow');
    expect(request(position)).toMatchObject({ purpose: 'black-die', dice: 1 });
    position.luck([4]);
    expect(player(position).dice).toEqual(['black4']);
    expect(position.state.blackDice).toBe(4);
  });

  test('VOY-ICON-9: another city\'s bonus is any other tile on the board, anew each time, never itself', () => {
    const placing = turn({ figures: ['oasis-8'], dice: ['own1', 'own1'], coin: 3 }).play('travel own1+own1', 'step xian', 'travel 1: xian');
    expect(choices(placing)).toEqual(['copy b1', 'copy b2', 'copy b3', 'copy b5', 'copy b6']);
    expect(placing.check('copy b4')).toMatchObject(refused('never-itself', 'VOY-ICON-9'));
    expect(placing.check('decline')).toMatchObject(refused('not-declinable', 'VOY-GEN-9'));
    expect(purse(placing.play('copy b6')).vp).toBe(3);
    const income = table({ round: 2, step: 'income', players: [{ posts: ['xian'] }, {}] }).play('copy b5');
    expect(purse(income)).toMatchObject({ camel: 1, coin: 3 });
  });

  test('VOY-ICON-10: what bears "!" comes in step 2 of every round', () => {
    for (const round of [2, 3, 4, 5]) {
      const position = table({ round, step: 'income', players: [{ character: 'niccolo-marco', posts: ['kochi'] }, {}] });
      expect(purse(position)).toMatchObject({ vp: 3, camel: 1 });
    }
  });

  test('VOY-ICON-11: completed contracts and placed posts with a check mark are counted, not paid', () => {
    const position = turn({ posts: ['moscow', 'anxi'], completed: ['c01'], dice: ['own2', 'own2'] }, { cityCards: { moscow: 'k26', karakorum: 'k24' } }).play('cityCard k26 2 own2');
    expect(player(position)).toMatchObject({ posts: ['moscow', 'anxi'], completed: ['c01'], coin: 4 });
    const contracts = turn({ posts: ['moscow', 'anxi'], completed: ['c01'], dice: ['own2'] }, { cityCards: { moscow: 'k24' } }).play('cityCard k24 1 own2');
    expect(player(contracts)).toMatchObject({ completed: ['c01'], coin: 2 });
  });

  test('VOY-ICON-12: plain gains first; the rest one by one in the player\'s order, each completely', () => {
    // c13: good of choice and black die, 5 VP (reconstructed).
    const position = turn({ camel: 2, pepper: 2, silk: 3, dice: ['own3'], contracts: ['c13'] }).play('complete c13');
    expect(player(position).vp).toBe(5);
    expect(choices(position)).toEqual(['next anyGood', 'next blackDie']);
    expect(position.check('next move')).toMatchObject(refused('not-waiting', 'VOY-ICON-12'));
    position.play('next blackDie').luck([2]);
    expect(movesLike(position, 'goods')).toHaveLength(3);
    expect(player(position).dice).toEqual(['own3', 'black2']);
    const other = turn({ camel: 2, pepper: 2, silk: 3, dice: ['own3'], contracts: ['c13'] }).play('complete c13', 'next anyGood', 'goods gold');
    expect(request(other)).toMatchObject({ purpose: 'black-die' });
  });

  test('VOY-ICON-12: a begun bonus with what it triggers comes before the next', () => {
    const position = turn({ figures: ['oasis-1'] }, { outposts: { moscow: 'o07' }, bonuses: ['move', 'distinctGoods'] }).play('next move', 'step moscow');
    expect(position.moves()).toEqual(['goods pepper', 'goods silk', 'goods gold']);
    position.play('goods gold');
    expect(position.moves()).toEqual(['goods pepper+silk', 'goods pepper+gold', 'goods silk+gold']);
  });

  test('VOY-R-31 player-choice: the player orders several bonuses', () => {
    const position = table({ round: 2, step: 'income', players: [{ posts: ['kashgar', 'xian'] }, {}] });
    expect(choices(position)).toEqual(['next distinctGoods', 'next otherCityBonus']);
  });

  test('VOY-R-31 printed-order: rewards in the order of the data, city bonuses from b1 to b6, then the character', () => {
    const rulings = { pendingOrder: 'printed-order' } as const;
    const position = table({ rulings, round: 2, step: 'income', players: [{ character: 'matteo', posts: ['kashgar', 'xian'] }, {}] });
    expect(movesLike(position, 'goods')).toHaveLength(3);
    position.play('goods pepper+silk');
    expect(movesLike(position, 'copy')).toHaveLength(5);
    position.play('copy b6');
    expect(request(position)).toMatchObject({ purpose: 'contract', seat: 0 });
    const contract = turn({ camel: 2, pepper: 2, silk: 3, dice: ['own3'], contracts: ['c13'] }, { rulings }).play('complete c13');
    expect(movesLike(contract, 'goods')).toHaveLength(3);
  });

  test('VOY-R-31 printed-order: with two figures the first places first, and card bonuses come in printed order', () => {
    const rulings = { pendingOrder: 'printed-order' } as const;
    const position = turn({ character: 'niccolo-marco', figures: ['oasis-1', 'xian'], dice: ['own2', 'own2'], coin: 7 }, { rulings }).play('travel own2+own2', 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing');
    expect(player(position).posts).toEqual(['moscow', 'beijing']);
    const card = turn({ posts: ['moscow', 'anxi', 'ormuz'], dice: ['own6'] }, { rulings, cityCards: { moscow: 'k31' } }).play('cityCard k31 2 own6');
    expect(card.moves()).toEqual(['city anxi']);
    expect(card.check('city ormuz')).toMatchObject(refused('city-too-late', 'VOY-R-31'));
  });

  test('VOY-R-47: the copying tile copies any other tile, without a post there, at once and each round', () => {
    // No post in Ormuz, and b2 is copied.
    const position = turn({ figures: ['oasis-8'], dice: ['own1', 'own1'], coin: 3 }).play('travel own1+own1', 'step xian', 'travel 1: xian', 'copy b2');
    expect(purse(position).camel).toBe(3);
    expect(position.refusal('copy b1')).toBe('not-now');
    const twice = table({ round: 2, step: 'income', players: [{ posts: ['xian', 'anxi'] }, {}] }).play('copy b1');
    expect(player(twice).coin).toBe(10);
  });

  test('VOY-R-82 move-only: only a move may be refused', () => {
    for (const bonus of ['anyGood', 'distinctGoods', 'otherCityBonus'] as const) expect(turn({}, { bonuses: [bonus] }).moves()).not.toContain('decline');
    expect(player(turn({}, { bonuses: ['contract'], special: ['c20'] })).contracts).toEqual(['c20']);
  });

  test('VOY-R-82 any-decision-reward: goods of choice, a contract unseen and a copied bonus may be declined, black dice never', () => {
    const rulings = { refuseRewards: 'any-decision-reward' } as const;
    for (const bonus of ['anyGood', 'distinctGoods', 'otherCityBonus'] as const) {
      const position = turn({}, { rulings, bonuses: [bonus] }).play('decline');
      expect(purse(position)).toEqual({ coin: 0, camel: 0, pepper: 0, silk: 0, gold: 0, vp: 0 });
      expect(position.check('fiveCoins own3')).toEqual(legal);
    }
    const contract = turn({}, { rulings, bonuses: ['contract'], special: ['c20'] });
    expect(choices(contract)).toEqual(['decline', 'draw']);
    expect(player(turn({}, { rulings, bonuses: ['contract'], special: ['c20'] }).play('draw')).contracts).toEqual(['c20']);
    contract.play('decline');
    expect(contract.state.special).toEqual(['c20']);
    expect(request(turn({}, { rulings, bonuses: ['blackDie'] }))).toMatchObject({ purpose: 'black-die' });
    // What a card was paid for is not a reward to decline.
    const card = turn({ coin: 2, posts: ['moscow'] }, { rulings, cityCards: { moscow: 'k16' } }).play('cityCard k16 1 own3');
    expect(card.moves()).toEqual(['goods pepper', 'goods silk', 'goods gold']);
  });

  test('VOY-COMP-2: the bonus tiles', () => {
    // Reconstructed: what the tiles show.
    expect(OUTPOST_BONUSES.map(({ reward }) => Object.entries(reward).flat().join(' '))).toEqual(['coin 3', 'coin 5', 'camel 2', 'camel 3', 'silk 2', 'gold 2', 'anyGood 1', 'contract 1', 'blackDie 1', 'move 1']);
    expect(CITY_BONUSES.map(({ reward }) => Object.entries(reward).flat().join(' '))).toEqual(['coin 5', 'camel 3', 'distinctGoods 2', 'otherCityBonus 1', 'camel 1 coin 3', 'vp 3']);
  });
});
