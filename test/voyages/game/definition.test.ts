import { describe, expect, test } from 'vitest';
import { randomGame } from '../../../src/testing/index.js';
import { voyages } from '../../../src/voyages/index.js';
import { decider, legal, player, purse, refused, setUp, table, turn } from '../helpers.js';

describe('0. General', () => {
  for (const seats of [2, 3, 4]) {
    test(`VOY-GEN-1: a game for ${seats} lasts 5 rounds`, () => {
      const { state } = randomGame(voyages, { seats }, `rounds-${seats}`);
      expect(state.round).toBe(5);
      expect(voyages.actor(state).type).toBe('over');
      expect(state.stacks).toEqual([]);
    });
  }

  test('VOY-GEN-1: there is no game for 1 or 5, and turns pass clockwise', () => {
    expect(voyages.validateConfig({ seats: 1 }).ok).toBe(false);
    expect(voyages.validateConfig({ seats: 5 }).ok).toBe(false);
    const position = table({ seats: 4, seat: 2 });
    position.play('fiveCoins own3', 'end turn');
    expect(decider(position)).toBe(3);
    position.play('bazaar pepper 1 own3', 'end turn');
    expect(decider(position)).toBe(0);
  });

  test('VOY-GEN-2: a character beats the rule: an occupied space is free for Berke, a step without a route is open to Johannes', () => {
    const spaces = { fiveCoins: ['1:own4' as const] };
    expect(turn({ dice: ['own3'] }, { spaces }).check('fiveCoins own3')).toMatchObject(refused('occupied-too-dear', 'VOY-SPACE-9'));
    expect(turn({ character: 'berke', dice: ['own3'] }, { spaces }).check('fiveCoins own3')).toEqual(legal);
    const oasis = { coin: 3, figures: ['oasis-1'], dice: ['own1', 'own1'] as const };
    expect(turn(oasis).play('travel own1+own1').refusal('step oasis-10')).toBe('not-neighbours');
    expect(turn({ ...oasis, character: 'johannes' }).play('travel own1+own1').check('step oasis-10')).toEqual(legal);
  });

  test('VOY-GEN-3: a symbol means the same on a tile and on a contract: a good of choice', () => {
    const tile = turn({ camel: 3, coin: 3, figures: ['oasis-1'], dice: ['own1', 'own1'] }, { outposts: { moscow: 'o07' } });
    tile.play('travel own1+own1', 'step moscow', 'travel 1: moscow');
    const contract = turn({ camel: 1, silk: 3, contracts: ['c03'] });
    contract.play('complete c03');
    expect(tile.moves()).toEqual(['goods pepper', 'goods silk', 'goods gold']);
    expect(contract.moves()).toEqual(['goods pepper', 'goods silk', 'goods gold']);
  });

  test('VOY-GEN-4: camels and coins are no goods of choice', () => {
    const position = turn({}, { bonuses: ['anyGood'] });
    expect(position.moves()).toEqual(['goods pepper', 'goods silk', 'goods gold']);
    // At the end neither counts for the goods scored in Beijing.
    const { state } = table({ over: true, players: [{ posts: ['beijing'], camel: 8, coin: 9, pepper: 1, silk: 1, gold: 1 }, {}] });
    expect(voyages.score(state).players[0]?.lines.find(({ id }) => id === 'goods')?.points).toBe(1);
  });

  test('VOY-GEN-5: any number may be held, and counters never go below 0', () => {
    const position = turn({ pepper: 500, camel: 400, coin: 9999, dice: ['own6', 'own3'] });
    position.play('bazaar pepper 6 own6', 'moneyBag own3');
    expect(purse(position)).toMatchObject({ pepper: 504, camel: 400, coin: 10_002 });
    const broken = structuredClone(position.state);
    broken.players[0]!.coin = -1;
    expect(voyages.validate(broken).ok).toBe(false);
  });

  test('VOY-GEN-6: a holding is one number, with no coins or pieces to change', () => {
    const position = turn({ coin: 10, dice: ['own3', 'own3'] });
    // 10 coins pay 7 exactly although they may be one piece.
    position.play('travel own3+own3', 'step alexandria', 'step oasis-9', 'travel 2: alexandria > oasis-9');
    expect(player(position).coin).toBe(3);
    expect(typeof player(position).coin).toBe('number');
  });

  test('VOY-GEN-7: a cost that cannot be paid in full makes the choice illegal', () => {
    const poor = turn({ camel: 1, pepper: 1, gold: 1, silk: 1, contracts: ['s05'] });
    expect(poor.check('complete s05')).toMatchObject(refused('contract-not-payable', 'VOY-BONUS-2'));
    const able = turn({ camel: 2, pepper: 1, gold: 1, silk: 1, contracts: ['s05'] });
    able.play('complete s05');
    expect(purse(able)).toMatchObject({ camel: 0, pepper: 1, gold: 0, silk: 0, vp: 4 });
  });

  test('VOY-GEN-8: VP are booked at once; the score starts at 0 and has no upper limit', () => {
    expect(setUp({ seats: 2 }).position.state.players.map(({ vp }) => vp)).toEqual([0, 0]);
    const position = turn({ vp: 149, camel: 1, gold: 4, contracts: ['c06'] });
    position.play('complete c06');
    expect(player(position).vp).toBe(156);
    const below = turn({ vp: 0, posts: ['moscow'], dice: ['own2'] }, { cityCards: { moscow: 'k21' } });
    below.play('cityCard k21 own2', 'trade vp for coin', 'trade vp for coin');
    expect(purse(below)).toMatchObject({ vp: -2, coin: 6 });
  });

  test('VOY-GEN-9: a gain that falls due cannot be refused, a move can', () => {
    for (const bonus of ['anyGood', 'distinctGoods', 'otherCityBonus'] as const) {
      expect(turn({}, { bonuses: [bonus] }).check('decline')).toMatchObject(refused('not-declinable', 'VOY-GEN-9'));
    }
    expect(turn({}, { bonuses: ['move'] }).check('decline')).toEqual(legal);
    // Less by a die is allowed, nothing is not.
    const bazaar = turn({ dice: ['own4'] });
    expect(bazaar.check('bazaar pepper 1 own4')).toEqual(legal);
    expect(bazaar.check({ kind: 'bazaar', good: 'pepper', column: 0, dice: ['own4'] }).ok).toBe(false);
  });

  test('VOY-GEN-10: luck decides in the order of the set-up, and then only when dice are rolled', () => {
    const { purposes } = setUp({ seats: 2, variants: { cityBonuses: true } });
    expect(purposes).toEqual(['city-bonuses', 'outposts', 'city-cards', 'row', 'first-player', 'starting-contract', 'starting-contract', 'goals', 'goals', 'contract', 'round-roll']);
    // With a draft the characters are drawn after the start player is known.
    const draft = setUp({ seats: 3, variants: { draft: true } });
    expect(draft.purposes).toEqual(['outposts', 'city-cards', 'row', 'first-player', 'starting-contract', 'starting-contract', 'starting-contract', 'characters']);
    // Nothing else is random: the same luck and the same moves give the same state.
    const twice = [1, 2].map(() => randomGame(voyages, { seats: 3 }, 'same').state);
    expect(twice[0]).toEqual(twice[1]);
  });
});
