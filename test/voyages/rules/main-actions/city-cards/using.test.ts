import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer } from '../../../../../src/voyages/index.js';
import { choices, decider, goOn, legal, movesLike, player, purse, refused, turn, type Table } from '../../../helpers.js';

/** A player with a post in Moscow, where a card lies. */
function at(card: string, me: ArrangedPlayer, rest: Parameters<typeof turn>[1] = {}): Table {
  return turn({ posts: ['moscow'], ...me }, { cityCards: { moscow: card }, ...rest });
}

describe('15. Main action: city cards', () => {
  test('VOY-CARD-1: cards stay in their cities; the three of Sumatra are three spaces', () => {
    const position = turn({ posts: ['sumatra'], dice: ['own2', 'own2'] }, { cityCards: { sumatra: ['k23', 'k28', 'k29'] }, others: [{ dice: [] }, { dice: [] }, { dice: [] }] });
    expect(new Set(movesLike(position, 'cityCard').map((move) => move.split(' ')[1]))).toEqual(new Set(['k23', 'k28', 'k29']));
    const before = position.state.cityCards;
    position.play('cityCard k28 1 own2', 'end turn');
    expect(position.state.cityCards).toEqual(before);
    expect(position.check('cityCard k28 1 own2')).toMatchObject(refused('card-closed', 'VOY-CARD-4'));
    expect(position.check('cityCard k29 1 own2')).toEqual(legal);
    expect(position.check('cityCard k31 1 own2')).toMatchObject(refused('card-not-out', 'VOY-CARD-1'));
  });

  test('VOY-CARD-2: a post in the city, placed in an earlier turn', () => {
    const none = turn({ posts: ['karakorum'] }, { cityCards: { moscow: 'k23' } });
    expect(none.check('cityCard k23 1 own3')).toMatchObject(refused('no-post-in-city', 'VOY-CARD-2'));
    const fresh = at('k23', {}, { turn: { freshPosts: ['moscow'] } });
    expect(fresh.check('cityCard k23 1 own3')).toMatchObject(refused('post-too-new', 'VOY-CARD-2'));
    expect(at('k23', {}).check('cityCard k23 1 own3')).toEqual(legal);
  });

  test('VOY-CARD-3: exactly 1 die, own, black or white', () => {
    for (const die of ['own3', 'black3', 'white3'] as const) {
      const position = at('k23', { character: 'matteo', dice: [die] }).play(`cityCard k23 3 ${die}`);
      expect(player(position)).toMatchObject({ coin: 6, dice: [] });
      expect(position.state.cardDice[0]).toBe(`0:${die}`);
    }
  });

  test('VOY-CARD-4: once a round by one player, whatever the die', () => {
    const position = at('k23', { dice: ['own3', 'black5', 'own2'] }, { others: [{ posts: ['moscow'] }, { dice: [] }, { dice: [] }] }).play('cityCard k23 1 own3', 'end turn');
    expect(position.check('cityCard k23 1 own3')).toMatchObject(refused('card-closed', 'VOY-CARD-4'));
    position.play('fiveCoins own3', 'end turn');
    expect(position.check('cityCard k23 1 black5')).toMatchObject(refused('card-closed', 'VOY-CARD-4'));
  });

  test('VOY-CARD-5: n from 1 to the die value, or what is counted, or the amount the die selects, as far as payable', () => {
    const times = (card: string, me: ArrangedPlayer): number[] => movesLike(at(card, me), 'cityCard').map((move) => Number(move.split(' ')[2]));
    expect(times('k04', { camel: 9, dice: ['own4'] })).toEqual([1, 2, 3, 4]);
    expect(times('k04', { camel: 2, dice: ['own4'] })).toEqual([1, 2]);
    expect(times('k23', { dice: ['own4'] })).toEqual([1, 2, 3, 4]);
    expect(times('k24', { completed: 3, dice: ['own6'] })).toEqual([1, 2, 3]);
    expect(times('k24', { completed: 6, dice: ['own2'] })).toEqual([1, 2]);
    expect(times('k29', { dice: ['own4'] })).toEqual([1, 2, 3]);
    expect(times('k29', { dice: ['own3'] })).toEqual([1]);
    expect(at('k23', { dice: ['own4'] }).check('cityCard k23 5 own4')).toMatchObject(refused('card-too-often', 'VOY-CARD-5'));
    expect(at('k20', { dice: ['own4'], coin: 3 }).check('cityCard k20 1 own4')).toMatchObject(refused('card-other-form', 'VOY-CARD-5'));
  });

  test('VOY-CARD-6: the cost n times, then the reward n times', () => {
    // Reconstructed: costs and rewards of the cards.
    expect(purse(at('k05', { camel: 7, dice: ['own3'] }).play('cityCard k05 3 own3'))).toMatchObject({ camel: 1, coin: 6, vp: 3 });
    expect(purse(at('k06', { camel: 6, dice: ['own3'] }).play('cityCard k06 2 own3'))).toMatchObject({ camel: 0, pepper: 2, silk: 2, gold: 2 });
    expect(purse(at('k01', { pepper: 5, dice: ['own6'] }).play('cityCard k01 2 own6'))).toMatchObject({ pepper: 1, vp: 4 });
    expect(at('k01', { pepper: 5, dice: ['own6'] }).check('cityCard k01 3 own6')).toMatchObject(refused('card-not-payable', 'VOY-CARD-6'));
    expect(at('k08', { camel: 2, silk: 1, dice: ['own6'] }).check('cityCard k08 2 own6')).toMatchObject(refused('card-not-payable', 'VOY-CARD-6'));
  });

  test('VOY-CARD-7: camels and coins: 1 camel for 3 coins or 1 coin for 1 camel, one direction', () => {
    const position = at('k20', { camel: 2, coin: 2, dice: ['own3'] });
    expect(movesLike(position, 'cityCard')).toEqual(['cityCard k20 camel 1 own3', 'cityCard k20 camel 2 own3', 'cityCard k20 coin 1 own3', 'cityCard k20 coin 2 own3']);
    expect(purse(at('k20', { camel: 2, coin: 2, dice: ['own3'] }).play('cityCard k20 camel 2 own3'))).toMatchObject({ camel: 0, coin: 8 });
    expect(purse(at('k20', { camel: 2, coin: 2, dice: ['own3'] }).play('cityCard k20 coin 2 own3'))).toMatchObject({ camel: 4, coin: 0 });
    expect(position.check('cityCard k20 coin 3 own3')).toMatchObject(refused('trade-not-payable', 'VOY-CARD-8'));
    expect(at('k20', { camel: 9, dice: ['own3'] }).check('cityCard k20 camel 4 own3')).toMatchObject(refused('card-too-often', 'VOY-CARD-5'));
  });

  test('VOY-CARD-8: VP and coins, goods and camels: direction free for each repetition, one after the other', () => {
    const vp = at('k21', { coin: 0, vp: 0, dice: ['own3'] }).play('cityCard k21 own3');
    expect(vp.moves()).toEqual(['trade vp for coin']);
    expect(vp.check('trade coin for vp')).toMatchObject(refused('trade-not-payable', 'VOY-CARD-8'));
    expect(vp.check('trade camel for coin')).toMatchObject(refused('no-such-trade', 'VOY-CARD-8'));
    vp.play('trade vp for coin', 'trade coin for vp', 'trade vp for coin');
    expect(purse(vp)).toMatchObject({ coin: 3, vp: -1 });
    expect(decider(vp)).toBe(0);
    expect(vp.check('end turn')).toEqual(legal);
    const goods = at('k22', { camel: 2, dice: ['own4'] }).play('cityCard k22 own4');
    expect(choices(goods)).toEqual(['trade camel for gold', 'trade camel for pepper', 'trade camel for silk']);
    goods.play('trade camel for gold', 'trade gold for camel', 'trade camel for silk', 'stop');
    expect(purse(goods)).toMatchObject({ camel: 0, silk: 1, gold: 0 });
  });

  test('VOY-CARD-9: per pip: the reward n times for nothing', () => {
    expect(player(at('k23', { dice: ['own5'] }).play('cityCard k23 5 own5')).coin).toBe(10);
    expect(player(at('k23', { dice: ['own5'] }).play('cityCard k23 2 own5')).coin).toBe(4);
  });

  test('VOY-CARD-10: per completed contract, which stay; a higher die is allowed; illegal with none', () => {
    const position = at('k25', { completed: ['c01', 'c02'], dice: ['own6'] });
    expect(position.check('cityCard k25 3 own6')).toMatchObject(refused('card-too-often', 'VOY-CARD-5'));
    position.play('cityCard k25 2 own6');
    expect(player(position)).toMatchObject({ vp: 2, completed: ['c01', 'c02'] });
    expect(at('k25', { contracts: ['c01'], dice: ['own6'] }).check('cityCard k25 1 own6')).toMatchObject(refused('nothing-completed', 'VOY-CARD-10'));
  });

  test('VOY-CARD-11: per post on the map, Beijing and black posts included', () => {
    expect(player(at('k27', { posts: ['moscow', 'beijing', 'anxi'], dice: ['own6'] }).play('cityCard k27 3 own6')).vp).toBe(3);
    expect(at('k27', { posts: ['moscow', 'beijing', 'anxi'], dice: ['own6'] }).check('cityCard k27 4 own6')).toMatchObject(refused('card-too-often', 'VOY-CARD-5'));
    const ten = ['moscow', 'karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'sumatra', 'anxi', 'kashgar', 'beijing'];
    expect(player(at('k26', { character: 'wilhelm', posts: ten, dice: ['own6'] }).play('cityCard k26 6 own6')).coin).toBe(12);
  });

  test('VOY-CARD-12: the die selects an amount, which is the largest n', () => {
    // Reconstructed: the ranges of the cards.
    const most = (card: string): number[] => ([1, 2, 3, 4, 5, 6] as const).map((pips) => movesLike(at(card, { dice: [`own${pips}`], posts: ['moscow', 'anxi', 'ormuz'] }), 'cityCard').length);
    expect(most('k28')).toEqual([1, 3, 3, 3, 3, 3]);
    expect(most('k29')).toEqual([1, 1, 1, 3, 3, 3]);
    expect(most('k30')).toEqual([1, 1, 1, 1, 1, 3]);
    expect(most('k31')).toEqual([1, 1, 1, 1, 2, 2]);
    expect(player(at('k30', { dice: ['own6'] }).play('cityCard k30 3 own6')).gold).toBe(3);
    expect(at('k28', { dice: ['own1'] }).check('cityCard k28 2 own1')).toMatchObject(refused('card-too-often', 'VOY-CARD-5'));
  });

  test('VOY-CARD-13: city bonuses of small cities with own posts, a different one each time, illegal with none', () => {
    const me = { coin: 3, dice: ['own3'] as const, posts: ['moscow', 'anxi', 'ormuz'] };
    const position = at('k19', me);
    expect(movesLike(position, 'cityCard')).toEqual(['cityCard k19 1 own3', 'cityCard k19 2 own3']);
    expect(position.check('cityCard k19 3 own3')).toMatchObject(refused('no-own-city', 'VOY-CARD-13'));
    position.play('cityCard k19 2 own3');
    expect(player(position).coin).toBe(1);
    expect(choices(position)).toEqual(['city anxi', 'city ormuz']);
    expect(position.check('city kochi')).toMatchObject(refused('city-without-post', 'VOY-CARD-13'));
    position.play('city ormuz');
    // Both have been paid for.
    expect(position.check('stop')).toMatchObject(refused('not-declinable', 'VOY-GEN-9'));
    expect(position.check('city ormuz')).toMatchObject(refused('city-twice', 'VOY-CARD-13'));
    position.play('city anxi');
    expect(purse(position)).toMatchObject({ coin: 6, camel: 3 });
    expect(at('k19', { ...me, posts: ['moscow'] }).check('cityCard k19 1 own3')).toMatchObject(refused('no-own-city', 'VOY-CARD-13'));
    expect(at('k31', { ...me, posts: ['moscow', 'beijing'] }).check('cityCard k31 1 own3')).toMatchObject(refused('no-own-city', 'VOY-CARD-13'));
  });

  test('VOY-CARD-14: with the copying tile another bonus is copied, also one used in another repetition', () => {
    const position = at('k31', { dice: ['own6'], posts: ['moscow', 'anxi', 'xian'] }).play('cityCard k31 2 own6', 'city anxi', 'city xian');
    expect(choices(position)).toEqual(['copy b1', 'copy b2', 'copy b3', 'copy b5', 'copy b6']);
    position.play('copy b1');
    expect(player(position).coin).toBe(10);
  });

  test('VOY-CARD-15: movement cards: one movement of exactly n steps, all payable before, a post only at its end', () => {
    const position = at('k17', { camel: 4, dice: ['own3'] }).play('cityCard k17 own3', 'step oasis-1');
    expect(choices(position)).toEqual(['step moscow', 'step venezia', 'travel 1: oasis-1']);
    position.play('step venezia');
    expect(position.check('step alexandria')).toMatchObject(refused('path-not-payable', 'VOY-TRAVEL-5'));
    position.play('travel 2: oasis-1 > venezia');
    expect(player(position)).toMatchObject({ camel: 0, coin: 0, figures: ['venezia'], posts: ['moscow'] });
    const die = at('k17', { camel: 9, dice: ['own2'] }).play('cityCard k17 own2', 'step oasis-1', 'step venezia');
    expect(die.check('step alexandria')).toMatchObject(refused('steps-used-up', 'VOY-TRAVEL-1'));
    // 2 camels for the card and 3 for the route are due together.
    const route = at('k17', { camel: 4, figures: ['ormuz'], dice: ['own1'] });
    expect(route.check('cityCard k17 own1')).toMatchObject(refused('no-step-payable', 'VOY-CARD-15'));
    expect(movesLike(route, 'cityCard')).toEqual([]);
    const goods = at('k18', { pepper: 2, silk: 1, gold: 1, dice: ['own2'], figures: ['moscow'] }).play('cityCard k18 own2', 'step oasis-1', 'step venezia');
    goods.play('travel 2: oasis-1 > venezia');
    expect(purse(goods)).toMatchObject({ pepper: 0, silk: 0, gold: 0 });
    expect(goods.state.lastTraveller).toBeNull();
  });

  test('VOY-CARD-16: two different goods in every single repetition', () => {
    // Three pepper and one silk make one pair of unlike goods only.
    const position = at('k18', { pepper: 3, silk: 1, dice: ['own2'] }).play('cityCard k18 own2', 'step alexandria');
    expect(position.check('step oasis-9')).toMatchObject(refused('path-not-payable', 'VOY-TRAVEL-5'));
    position.play('travel 1: alexandria');
    expect(purse(position)).toMatchObject({ pepper: 2, silk: 0 });
    expect(at('k18', { pepper: 3, dice: ['own2'] }).check('cityCard k18 own2')).toMatchObject(refused('no-step-payable', 'VOY-CARD-15'));
  });

  test('VOY-CARD-17: goods of choice are chosen anew for each', () => {
    const gained = at('k16', { coin: 4, dice: ['own2'] }).play('cityCard k16 2 own2');
    expect(gained.moves()).toHaveLength(6);
    expect(gained.check('goods gold')).toMatchObject(refused('goods-number', 'VOY-ICON-2'));
    gained.play('goods gold+pepper');
    expect(purse(gained)).toMatchObject({ coin: 0, pepper: 1, gold: 1 });
    const paid = at('k18', { pepper: 2, silk: 2, gold: 2, dice: ['own2'] }).play('cityCard k18 own2', 'step alexandria', 'step oasis-9', 'travel 2: alexandria > oasis-9');
    expect(choices(paid)).toEqual(['pay goods pepper+pepper+silk+gold', 'pay goods pepper+pepper+silk+silk', 'pay goods pepper+pepper+gold+gold', 'pay goods pepper+silk+gold+gold', 'pay goods pepper+silk+silk+gold', 'pay goods silk+silk+gold+gold'].sort());
    expect(paid.check('pay goods pepper+pepper+pepper+silk')).toMatchObject(refused('goods-alike', 'VOY-ICON-3'));
    expect(player(paid).figures).toEqual(['venezia']);
    paid.play('pay goods pepper+silk+gold+gold');
    expect(purse(paid)).toMatchObject({ pepper: 1, silk: 1, gold: 0 });
    expect(player(paid).figures).toEqual(['oasis-9']);
    const lacking = at('k18', { pepper: 1, silk: 1, gold: 1, dice: ['own1'] }).play('cityCard k18 own1', 'step alexandria', 'travel 1: alexandria');
    expect(choices(lacking)).toEqual(['pay goods pepper+gold', 'pay goods pepper+silk', 'pay goods silk+gold']);
  });

  test('what a card gives is told with the rule of its form', () => {
    const told = (card: string, me: ArrangedPlayer, ...moves: string[]): unknown[] =>
      at(card, { dice: ['own1'], ...me }).play(...moves).events.flatMap((event) => (event.kind === 'gained' && event.source === card ? [event.rule] : []));
    expect(told('k04', { camel: 1 }, 'cityCard k04 1 own1')).toEqual(['VOY-CARD-6']);
    expect(told('k20', { camel: 1 }, 'cityCard k20 camel 1 own1')).toEqual(['VOY-CARD-7']);
    expect(told('k21', { coin: 3 }, 'cityCard k21 own1', 'trade coin for vp')).toEqual(['VOY-CARD-8']);
    expect(told('k23', {}, 'cityCard k23 1 own1')).toEqual(['VOY-CARD-9']);
    expect(told('k25', { completed: 1 }, 'cityCard k25 1 own1')).toEqual(['VOY-CARD-10']);
    expect(told('k27', {}, 'cityCard k27 1 own1')).toEqual(['VOY-CARD-11']);
    expect(told('k28', {}, 'cityCard k28 1 own1')).toEqual(['VOY-CARD-12']);
    expect(told('k16', { coin: 2 }, 'cityCard k16 1 own1', 'goods gold')).toEqual(['VOY-CARD-17']);
  });

  test('VOY-R-8: a black or white die does not open a card again', () => {
    for (const die of ['black6', 'white6'] as const) {
      const position = at('k23', { character: 'matteo', dice: [die] }, { cardDice: { k23: '0:own2' } });
      expect(position.check(`cityCard k23 1 ${die}`)).toMatchObject(refused('card-closed', 'VOY-CARD-4'));
    }
  });

  test('VOY-R-32: a card that moves several steps is one movement with one post', () => {
    const position = at('k17', { camel: 4, figures: ['oasis-8'], dice: ['own2'] }).play('cityCard k17 own2', 'step xian', 'step beijing', 'travel 2: xian > beijing');
    expect(player(position).posts).toEqual(['moscow', 'beijing']);
    expect(player(position).camel).toBe(0);
  });

  test('VOY-R-33 next-turn: the card is closed in the turn of its post', () => {
    const position = turn({ figures: ['oasis-1'], pepper: 3, camel: 1, contracts: ['s01'], dice: ['own3'] }, { cityCards: { moscow: 'k23' } }).play('complete s01', 'step moscow');
    expect(position.refusal('cityCard k23 1 own3')).toBe('post-too-new');
  });

  test('VOY-R-33 same-turn: the card is open as soon as the post stands', () => {
    const position = turn({ figures: ['oasis-1'], pepper: 3, camel: 1, contracts: ['s01'], dice: ['own3'] }, { rulings: { cardSameTurn: 'same-turn' }, cityCards: { moscow: 'k23' } });
    expect(position.refusal('cityCard k23 1 own3')).toBe('no-post-in-city');
    position.play('complete s01', 'step moscow', 'cityCard k23 3 own3');
    expect(player(position).coin).toBe(6);
  });

  test('VOY-R-48: different cities, while the copying tile may repeat a bonus', () => {
    const position = at('k19', { coin: 2, dice: ['own6'], posts: ['moscow', 'anxi', 'xian'] }).play('cityCard k19 2 own6', 'city xian', 'copy b1', 'city anxi');
    expect(player(position).coin).toBe(10);
    expect(at('k19', { coin: 2, dice: ['own6'], posts: ['moscow', 'anxi', 'xian'] }).play('cityCard k19 2 own6', 'city anxi').refusal('city anxi')).toBe('city-twice');
  });

  test('VOY-R-49 camel-coin-fixed: only the camel/coin card has one direction per use', () => {
    expect(movesLike(at('k20', { camel: 3, coin: 3, dice: ['own2'] }), 'cityCard k20')).toHaveLength(4);
    expect(movesLike(at('k21', { coin: 3, dice: ['own2'] }), 'cityCard k21')).toEqual(['cityCard k21 own2']);
    expect(movesLike(at('k22', { camel: 3, dice: ['own2'] }), 'cityCard k22')).toEqual(['cityCard k22 own2']);
  });

  test('VOY-R-49 all-fixed: one direction per use on all three, paid together', () => {
    const rulings = { twoWayCards: 'all-fixed' } as const;
    expect(movesLike(at('k21', { coin: 3, dice: ['own2'] }, { rulings }), 'cityCard')).toEqual(['cityCard k21 coin 1 own2', 'cityCard k21 vp 1 own2', 'cityCard k21 vp 2 own2']);
    expect(purse(at('k21', { coin: 3, dice: ['own2'] }, { rulings }).play('cityCard k21 vp 2 own2'))).toMatchObject({ coin: 9, vp: -2 });
    // 3 coins pay one VP, and the coins of a trade cannot pay the next.
    expect(at('k21', { coin: 3, dice: ['own2'] }, { rulings }).refusal('cityCard k21 coin 2 own2')).toBe('trade-not-payable');
    const camels = at('k22', { camel: 4, dice: ['own2'] }, { rulings }).play('cityCard k22 camel 2 own2', 'goods pepper+gold');
    expect(purse(camels)).toMatchObject({ camel: 0, pepper: 1, gold: 1 });
    const goods = at('k22', { pepper: 2, gold: 1, dice: ['own2'] }, { rulings }).play('cityCard k22 good 2 own2');
    expect(choices(goods)).toEqual(['pay goods pepper+gold', 'pay goods pepper+pepper']);
    goods.play('pay goods pepper+gold');
    expect(purse(goods)).toMatchObject({ pepper: 1, gold: 0, camel: 4 });
    expect(at('k20', { coin: 9, dice: ['own2'] }, { rulings }).check('cityCard k20 vp 1 own2')).toMatchObject(refused('no-such-trade', 'VOY-CARD-8'));
  });

  test('VOY-R-49 all-free: the direction is free for each repetition on all three', () => {
    const position = at('k20', { camel: 0, coin: 1, dice: ['own3'] }, { rulings: { twoWayCards: 'all-free' } }).play('cityCard k20 own3', 'trade coin for camel', 'trade camel for coin', 'trade coin for camel');
    expect(purse(position)).toMatchObject({ camel: 1, coin: 2 });
  });

  test('VOY-R-50 pay-all-first: all repetitions are paid before anything is gained', () => {
    // 1 coin pays one city bonus; its 5 coins come too late to pay the second.
    const me = { coin: 1, dice: ['own3'] as const, posts: ['moscow', 'anxi', 'ormuz'] };
    expect(at('k19', me).check('cityCard k19 2 own3')).toMatchObject(refused('card-not-payable', 'VOY-CARD-6'));
    expect(at('k19', me).check('cityCard k19 1 own3')).toEqual(legal);
  });

  test('VOY-R-50 one-by-one: coins gained pay the next repetition', () => {
    const rulings = { cardRepetitions: 'one-by-one' } as const;
    const me = { coin: 1, dice: ['own3'] as const, posts: ['moscow', 'anxi', 'ormuz'] };
    const position = at('k19', me, { rulings }).play('cityCard k19 own3');
    expect(position.refusal('stop')).toBe('once-at-least');
    expect(position.moves()).not.toContain('stop');
    position.play('city anxi');
    expect(choices(position)).toEqual(['city ormuz', 'stop']);
    // Whoever stops has been paid what he has paid for.
    expect(purse(at('k19', me, { rulings }).play('cityCard k19 own3', 'city anxi', 'stop'))).toMatchObject({ coin: 5, camel: 0 });
    position.play('city ormuz');
    expect(purse(position)).toMatchObject({ coin: 4, camel: 3 });
    // Each is paid for as a bonus of an own city: VOY-CARD-13.
    expect(position.events.filter(({ kind }) => kind === 'paid')).toMatchObject([1, 2].map(() => ({ rule: 'VOY-CARD-13', source: 'k19', amounts: { coin: 1 } })));
    const plain = at('k04', { camel: 2, dice: ['own3'] }, { rulings }).play('cityCard k04 own3');
    expect(choices(plain)).toEqual(['again', 'stop']);
    plain.play('again');
    expect(purse(plain)).toMatchObject({ camel: 0, vp: 2 });
    expect(purse(at('k04', { camel: 2, dice: ['own3'] }, { rulings }).play('cityCard k04 own3', 'stop'))).toMatchObject({ camel: 1, vp: 1 });
  });

  test('VOY-R-50 one-by-one: a card that costs nothing is used so often at once', () => {
    const position = at('k30', { dice: ['own6'] }, { rulings: { cardRepetitions: 'one-by-one' } });
    expect(movesLike(position, 'cityCard')).toEqual(['cityCard k30 1 own6', 'cityCard k30 2 own6', 'cityCard k30 3 own6']);
    expect(purse(position.play('cityCard k30 3 own6')).gold).toBe(3);
  });

  test('VOY-R-51 allowed: paying VP may take the score below 0', () => {
    expect(player(at('k21', { vp: 0, dice: ['own2'] }).play('cityCard k21 own2', 'trade vp for coin', 'trade vp for coin')).vp).toBe(-2);
  });

  test('VOY-R-51 forbidden: VP can be paid only as far as there are any', () => {
    const rulings = { negativeScore: 'forbidden' } as const;
    expect(at('k21', { vp: 0, coin: 2, dice: ['own2'] }, { rulings }).check('cityCard k21 own2')).toMatchObject(refused('trade-not-payable', 'VOY-CARD-8'));
    const position = at('k21', { vp: 1, coin: 0, dice: ['own3'] }, { rulings }).play('cityCard k21 own3', 'trade vp for coin');
    expect(choices(position)).toEqual(['stop', 'trade coin for vp']);
    expect(player(position).vp).toBe(0);
    expect(position.refusal('trade vp for coin')).toBe('trade-not-payable');
  });

  test('VOY-R-52: cards that count are illegal at zero, and a higher die is allowed', () => {
    expect(at('k24', { dice: ['own1'] }).refusal('cityCard k24 1 own1')).toBe('nothing-completed');
    expect(player(at('k24', { completed: 1, dice: ['own6'] }).play('cityCard k24 1 own6')).coin).toBe(2);
  });

  test('VOY-R-53 different: "2 goods" are two unlike ones, as reward and as cost', () => {
    const reward = turn({}, { bonuses: ['distinctGoods'] });
    expect(reward.moves()).toEqual(['goods pepper+silk', 'goods pepper+gold', 'goods silk+gold']);
    expect(reward.check('goods gold+gold')).toMatchObject(refused('goods-alike', 'VOY-ICON-3'));
    expect(at('k18', { gold: 2, dice: ['own1'] }).refusal('cityCard k18 own1')).toBe('no-step-payable');
  });

  test('VOY-R-53 any: the two goods may be alike', () => {
    const rulings = { twoGoods: 'any' } as const;
    const reward = turn({}, { rulings, bonuses: ['distinctGoods'] });
    expect(reward.moves()).toHaveLength(6);
    expect(purse(reward.play('goods gold+gold')).gold).toBe(2);
    const cost = at('k18', { gold: 2, dice: ['own1'] }, { rulings }).play('cityCard k18 own1', 'step alexandria', 'travel 1: alexandria');
    expect(purse(cost).gold).toBe(0);
  });

  test('VOY-R-93: less may be taken from a card that costs nothing, from 1', () => {
    expect(movesLike(at('k30', { dice: ['own6'] }), 'cityCard')).toEqual(['cityCard k30 1 own6', 'cityCard k30 2 own6', 'cityCard k30 3 own6']);
    expect(player(at('k30', { dice: ['own6'] }).play('cityCard k30 1 own6')).gold).toBe(1);
    expect(movesLike(at('k27', { posts: ['moscow', 'anxi'], dice: ['own6'] }), 'cityCard')).toEqual(['cityCard k27 1 own6', 'cityCard k27 2 own6']);
  });
});

describe('cards that are used one time after the other', () => {
  const one = { cardRepetitions: 'one-by-one' } as const;
  const me = { dice: ['own4'], posts: ['moscow', 'anxi', 'kochi'], coin: 3 } as const;
  const cities = (more: object = {}, rulings: object = one) => turn({ ...me, ...more }, { cityCards: { moscow: 'k19' }, rulings }).play(`cityCard k19 ${'cardRepetitions' in rulings ? '' : '2 '}own4`);

  test('VOY-R-50 one-by-one: bonuses of own cities are paid one by one, and may end after the first', () => {
    const position = cities();
    expect(choices(position)).toEqual(['city anxi', 'city kochi']);
    expect(position.refusal('stop')).toBe('once-at-least');
    position.play('city kochi');
    expect(purse(position)).toMatchObject({ coin: 2, vp: 3 });
    expect(position.events).toContainEqual({ kind: 'city-bonus', seat: 0, rule: 'VOY-CARD-13', city: 'kochi', tile: 'b6' });
    expect(choices(position)).toEqual(['city anxi', 'stop']);
    expect(position.refusal('city kochi')).toBe('city-twice');
    expect(purse(position.play('stop'))).toMatchObject({ coin: 2, vp: 3 });
    expect(position.state.frames.at(-1)).toMatchObject({ kind: 'turn' });
  });

  test('VOY-R-50 one-by-one: they end by themselves when no city or no coin is left', () => {
    expect(cities().play('city kochi', 'city anxi').state.frames.at(-1)).toMatchObject({ kind: 'turn' });
    const poor = cities({ coin: 1 }).play('city kochi');
    expect([poor.state.frames.at(-1)!.kind, purse(poor).coin]).toEqual(['turn', 0]);
  });

  test('VOY-CARD-13: paid for together, they are due in full, and nothing is paid again', () => {
    const position = cities({}, {});
    expect(purse(position)).toMatchObject({ coin: 1 });
    position.play('city kochi');
    expect(choices(position)).toEqual(['city anxi']);
    expect(position.refusal('stop')).toBe('not-declinable');
    expect(purse(position.play('city anxi'))).toMatchObject({ coin: 1 + 5, vp: 3 });
    expect(position.state.frames.at(-1)).toMatchObject({ kind: 'turn' });
  });

  test('VOY-R-50 one-by-one: a card is used again as long as it can be paid and the die allows', () => {
    const using = (die: 'own1' | 'own2' | 'own4', pepper: number) => turn({ dice: [die], posts: ['moscow'], pepper }, { cityCards: { moscow: 'k01' }, rulings: one }).play(`cityCard k01 ${die}`);
    const ends = (position: ReturnType<typeof using>): [string, number, number] => [position.state.frames.at(-1)!.kind, purse(position).pepper, purse(position).vp];
    expect(ends(using('own4', 6))).toEqual(['cardAgain', 4, 2]);
    expect(choices(using('own4', 6))).toEqual(['again', 'stop']);
    expect(ends(using('own4', 6).play('again'))).toEqual(['cardAgain', 2, 4]);
    expect(ends(using('own4', 6).play('again', 'again'))).toEqual(['turn', 0, 6]);
    expect(ends(using('own4', 6).play('again', 'stop'))).toEqual(['turn', 2, 4]);
    expect(ends(using('own2', 6).play('again'))).toEqual(['turn', 2, 4]);
    expect(ends(using('own1', 6))).toEqual(['turn', 4, 2]);
    expect(ends(using('own4', 3))).toEqual(['turn', 1, 2]);
  });

  test('VOY-CARD-8: trades go on as long as the die allows, and may end after the first', () => {
    const position = turn({ dice: ['own3'], posts: ['moscow'], camel: 4, pepper: 1 }, { cityCards: { moscow: 'k22' } }).play('cityCard k22 own3');
    expect(position.refusal('stop')).toBe('once-at-least');
    position.play('trade pepper for camel');
    expect(purse(position)).toMatchObject({ camel: 6, pepper: 0 });
    expect(position.events).toContainEqual({ kind: 'card-used', seat: 0, rule: 'VOY-CARD-8', card: 'k22', times: 1 });
    expect(position.moves()).toContain('stop');
    position.play('trade camel for gold');
    expect(purse(position)).toMatchObject({ camel: 4, gold: 1 });
    const ended = position.state;
    expect(purse(position.play('trade camel for gold'))).toMatchObject({ camel: 2, gold: 2 });
    expect(position.state.frames.at(-1)).toMatchObject({ kind: 'turn' });
    expect(purse(goOn(ended).play('stop'))).toMatchObject({ camel: 4, gold: 1 });
    expect(goOn(ended).refusal('trade pepper for silk')).toBe('no-such-trade');
  });
});
