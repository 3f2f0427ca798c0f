import { describe, expect, test } from 'vitest';
import { standardPack, withContent, type Amounts, type CardEffect, type Rewards } from '../../../../src/marco-polo-2/index.js';
import { scenario } from '../../../../src/testing/scenario.js';
import { change, diceOn, offered, player, position, type At } from '../../helpers.js';

describe('city cards', () => {
  const holder = (card: string, die: 'own1' | 'own2' | 'own3' | 'own4' | 'own5' | 'own6', more: object = {}, extra: object = {}): At => position({ cityCards: { 'area:0': card }, players: [{ dice: [die], coin: 0, camel: 0, vp: 0, ...more }], ...extra });
  const used = (card: string, die: 'own1' | 'own2' | 'own3' | 'own4' | 'own5' | 'own6', more: object = {}, extra: object = {}): At => holder(card, die, more, extra).play(`cityCard ${card} ${die}`);

  test('MP2-CARD-1: a card beside a city needs a post there, of an earlier turn; two cards are two spaces', () => {
    const at = (posts: string[], freshPosts: string[] = []): At => position({ seats: 4, cityCards: { 'kabul:0': 'k09', 'kabul:1': 'k02' }, cardDice: { k09: '1:own1' }, players: [{ dice: ['own3'], posts }, {}], turn: { freshPosts } });
    expect(at([]).check('cityCard k02 own3')).toMatchObject({ code: 'no-post-there', rule: 'MP2-CARD-1' });
    expect(at(['kabul'], ['kabul']).refusal('cityCard k02 own3')).toBe('post-too-new');
    expect(at(['kabul']).refusal('cityCard k02 own3')).toBeNull();
    expect(at(['kabul']).refusal('cityCard k09 own3')).toBe('space-taken');
  });

  test('MP2-CARD-2: one die, one use a round; a black die does not open it again', () => {
    const at = position({ seats: 4, cityCards: { 'area:0': 'k09' }, cardDice: { k09: '0:own1' }, players: [{ dice: ['own3', 'black2'] }] });
    for (const die of ['own3', 'black2']) expect(at.refusal(`cityCard k09 ${die}`)).toBe('space-taken');
  });

  test('MP2-CARD-3: the two cards of the action area need no post', () => {
    expect(holder('k09', 'own1').refusal('cityCard k09 own1')).toBeNull();
    expect(holder('k09', 'own1').check('cityCard k25 own1')).toMatchObject({ code: 'not-face-up', rule: 'MP2-CARD-3' });
  });

  test('MP2-CARD-4: at most as often as the die shows, at least once', () => {
    expect(offered(used('k14', 'own2', { camel: 9, pepper: 9 }), 'exchange')).toEqual(['exchange 1 1', 'exchange 1 2']);
    expect(used('k14', 'own2', { camel: 9, pepper: 9 }).check('exchange 1 3')).toMatchObject({ code: 'too-often', rule: 'MP2-CARD-4' });
  });

  test('MP2-CARD-5: on a card with a table the die selects the amount', () => {
    expect(player(used('k02', 'own2')).silk).toBe(1);
    // 3 silk for a 4 is a recalled value.
    expect(player(used('k02', 'own4')).silk).toBe(3);
    // However much that is, the card is carried out once.
    expect(used('k02', 'own4').events.find(({ kind }) => kind === 'card-used')).toMatchObject({ times: 1 });
  });

  test('MP2-CARD-6: an exchange is paid all at once, then received all at once', () => {
    const at = used('k01', 'own5', { camel: 3, jade: 3 }).play('exchange 1 3');
    expect(player(at)).toMatchObject({ camel: 0, jade: 0, vp: 9 });
    expect(used('k01', 'own5', { camel: 3, jade: 2 }).check('exchange 1 3').ok).toBe(false);
  });

  test('MP2-CARD-7: camels for coins or coins for camels, one direction', () => {
    const at = used('k07', 'own2', { camel: 1, coin: 1 });
    expect(offered(at, 'exchange')).toEqual(['exchange 1 1', 'exchange 2 1']);
    expect(player(used('k07', 'own2', { camel: 1, coin: 1 }).play('exchange 1 1'))).toMatchObject({ camel: 0, coin: 4 });
    expect(player(used('k07', 'own2', { camel: 1, coin: 1 }).play('exchange 2 1'))).toMatchObject({ camel: 2, coin: 0 });
  });

  test('MP2-CARD-8: points for coins may lead below zero', () => {
    const at = used('k08', 'own3', { coin: 0, vp: 0 }).play('exchange 1 3');
    // The rate of 3 coins a point is a recalled value.
    expect(player(at)).toMatchObject({ vp: -3, coin: 9 });
  });

  test('MP2-CARD-9: a point for each completed contract, at most as many as the die shows', () => {
    expect([player(used('k03', 'own2', { completed: 5 })).vp, player(used('k03', 'own6', { completed: 1 })).vp]).toEqual([2, 1]);
  });

  test('MP2-CARD-10: 2 coins for each post, at most as many as the die shows', () => {
    const posts = ['xian', 'fuzhou', 'balkh'];
    expect([player(used('k04', 'own2', { posts })).coin, player(used('k04', 'own6', { posts })).coin]).toEqual([4, 6]);
  });

  test('MP2-CARD-11: twice the die in coins', () => {
    expect([player(used('k09', 'own1')).coin, player(used('k09', 'own6')).coin]).toEqual([2, 12]);
  });

  const markers = { balkh: 'bonus-camels', hormuz: 'bonus-coins', lhasa: 'bonus-points' };

  test('MP2-CARD-12: bonuses of different cities with a marker and an own post', () => {
    const at = used('k05', 'own5', { posts: ['balkh', 'hormuz', 'lhasa'] }, { markers });
    expect(at.moves()).toEqual(expect.arrayContaining(['city balkh', 'city hormuz', 'city lhasa']));
    at.play('city balkh');
    expect(at.check('city balkh')).toMatchObject({ code: 'city-used', rule: 'MP2-CARD-12' });
    at.play('city hormuz');
    expect(player(at)).toMatchObject({ camel: 3, coin: 5, vp: 0 });
    expect(holder('k05', 'own5', { posts: ['xian'] }).refusal('cityCard k05 own5')).toBe('effect-empty');
  });

  test('MP2-CARD-13: the free card gives as many as it says, the paid one as many as the player wants', () => {
    const free = used('k05', 'own5', { posts: ['balkh', 'hormuz', 'lhasa'] }, { markers });
    expect(free.moves().every((line) => line.startsWith('city '))).toBe(true);
    free.play('city lhasa');
    expect(free.moves().every((line) => line.startsWith('city '))).toBe(true);
    const paid = used('k06', 'own5', { posts: ['balkh', 'hormuz', 'lhasa'], coin: 2, jade: 0 }, { markers });
    expect(offered(paid, 'exchange')).toEqual(['exchange 1 1', 'exchange 1 2']);
    expect(player(paid.play('exchange 1 1', 'city lhasa'))).toMatchObject({ coin: 1, vp: 3 });
  });

  test('MP2-CARD-14: a seal with one die, for 1 camel, jade included', () => {
    const at = used('k10', 'own4', { camel: 1, jade: 0 });
    expect(offered(at, 'seal')).toHaveLength(4);
    expect(player(at.play('seal jeweler'))).toMatchObject({ camel: 0, jade: 3, seals: ['jeweler'] });
    expect(diceOn(at, 'guildSeals')).toEqual([]);
  });

  test('MP2-CARD-15: repetitions are one movement, paid in advance, with one post at its end', () => {
    // 2 camels a step is a recalled value; the roads cost 3 coins, then 3 coins and 1 camel (reconstructed).
    const at = holder('k11', 'own2', { figure: 'xian', coin: 6, camel: 5 });
    at.play('cityCard k11 own2', 'step fuzhou', 'step oasis-lingnan', 'stop');
    expect(player(at)).toMatchObject({ coin: 0, camel: 0, posts: [], figures: ['oasis-lingnan'] });
    const short = holder('k11', 'own2', { figure: 'xian', coin: 6, camel: 4, jade: 0 }).play('cityCard k11 own2', 'step fuzhou');
    expect(short.refusal('step oasis-lingnan')).toBe('path-too-dear');
  });

  test('MP2-CARD-16: a card without effect may not be used', () => {
    expect(holder('k03', 'own3').check('cityCard k03 own3')).toMatchObject({ code: 'effect-empty', rule: 'MP2-CARD-16' });
    expect(holder('k04', 'own3').refusal('cityCard k04 own3')).toBe('effect-empty');
    expect(change(holder('k03', 'own3').state, holder('k03', 'own3'))).toEqual({});
  });
});

/** The game with another card in place of k25, which lies in the action area. */
const withCard = (effect: CardEffect, me: object = {}, rulings: object = {}, rest: object = {}): At => scenario(
  withContent({ cityCards: standardPack().cityCards.map((card) => (card.id === 'k25' ? { ...card, effect } : card)) }),
  { seats: 3, rulings, cityCards: { 'area:0': 'k25' }, ...rest, players: [{ dice: ['own6', 'own3', 'own2'], coin: 0, camel: 0, pepper: 0, silk: 0, gold: 0, jade: 0, vp: 0, ...me }, {}] },
);
const repeat = (cost: Amounts, reward: Rewards): CardEffect => ({ kind: 'repeat', options: [{ cost, reward }] });

describe('city cards of other packs', () => {
  const kinds = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp'] as const;
  const rich = { coin: 40, camel: 40, pepper: 40, silk: 40, gold: 40, jade: 40, vp: 0 } as const;

  test('MP2-CARD-6: an exchange takes its whole price so many times, and brings its whole reward so many times', () => {
    const cost = { coin: 2, camel: 3, pepper: 1, silk: 2, gold: 3, jade: 1, vp: 2 };
    const reward = { coin: 1, camel: 2, pepper: 3, silk: 1, gold: 2, jade: 3, vp: 4, shieldPlus: 2 };
    for (const times of [1, 2, 3]) {
      const at = withCard(repeat(cost, reward), rich);
      at.play('cityCard k25 own3', `exchange 1 ${times}`, `pay ${2 * times} coin ${3 * times} camel ${times} jade`);
      const { coin, camel, pepper, silk, gold, jade, vp, shieldPlus } = player(at);
      expect([coin, camel, pepper, silk, gold, jade, vp, shieldPlus]).toEqual([40 - times, 40 - times, 40 + 2 * times, 40 - times, 40 - times, 40 + 2 * times, 2 * times, 2 * times]);
      expect(at.events).toContainEqual({ kind: 'shields', seat: 0, rule: 'MP2-ICON-7', count: 2 * times, source: 'k25' });
    }
  });

  test('MP2-CARD-6 MP2-PAY-1: as often as every part of the price is there, and no more often', () => {
    const price = { coin: 2, camel: 2, pepper: 2, silk: 2, gold: 2, jade: 2 };
    for (const short of ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade'] as const) {
      for (const rulings of [{}, { jadeScope: 'printed-costs-only' }]) {
        const most = (held: number): number => offered(withCard(repeat(price, { vp: 1 }), { coin: 6, camel: 6, pepper: 6, silk: 6, gold: 6, jade: 6, [short]: held }, rulings).play('cityCard k25 own6'), 'exchange').length;
        // For the second time two jade are left that can stand in for coins or camels, where jade does that.
        const standsIn = !('jadeScope' in rulings) && (short === 'coin' || short === 'camel');
        expect([most(6), most(5), most(4), most(2)], `${short} ${JSON.stringify(rulings)}`).toEqual([3, 2, 2, standsIn ? 2 : 1]);
      }
    }
    const any = (pepper: number, silk: number): number => offered(withCard(repeat({ anyGood: 3 }, { vp: 1 }), { pepper, silk }).play('cityCard k25 own6'), 'exchange').length;
    expect([any(3, 0), any(3, 2), any(3, 3), any(9, 8)]).toEqual([1, 1, 2, 5]);
  });

  test('MP2-R-21 printed-costs-only: jade replaces neither coins nor camels on cards that give goods, coins, camels or points', () => {
    const may = (reward: Rewards, jadeScope: string, cost: Amounts = { camel: 1 }): string | null => withCard(repeat(cost, reward), { jade: 1 }, { jadeScope }).refusal('cityCard k25 own3');
    for (const kind of [...kinds, 'anyGood', 'distinctGoods'] as const) {
      for (const cost of [{ camel: 1 }, { coin: 1 }]) expect([kind, may({ [kind]: 1 }, 'every-cost', cost), may({ [kind]: 1 }, 'printed-costs-only', cost)]).toEqual([kind, null, 'cannot-pay']);
    }
    // A black die and a contract are none of these.
    for (const kind of ['blackDie', 'contractTop'] as const) expect([kind, may({ [kind]: 1 }, 'every-cost'), may({ [kind]: 1 }, 'printed-costs-only')]).toEqual([kind, null, null]);
  });

  test('MP2-CARD-16: nothing is paid for what there is not', () => {
    const black = (blackDice: number[]): At => withCard(repeat({ coin: 1 }, { blackDie: 1 }), { coin: 9 }, {}, { blackDice });
    expect([black([0]).refusal('cityCard k25 own3'), black([]).refusal('cityCard k25 own3')]).toEqual([null, 'effect-empty']);
    // Of two exchanges the one that brings something is left.
    const either = withCard({ kind: 'repeat', options: [{ cost: { coin: 1 }, reward: { blackDie: 1 } }, { cost: { coin: 1 }, reward: { vp: 1 } }] }, { coin: 1 }, {}, { blackDice: [] }).play('cityCard k25 own3');
    expect(either.moves()).toEqual(['exchange 2 1']);
    expect(either.check('exchange 1 1')).toMatchObject({ code: 'effect-empty', rule: 'MP2-CARD-16' });
  });

  test('MP2-CARD-5 MP2-CARD-16: a die whose row of a table would bring nothing is not placed', () => {
    const table = (blackDice: number[]): At => withCard({ kind: 'table', byDie: [{ coin: 1 }, { blackDie: 1 }, { blackDie: 1, coin: 1 }, { coin: 1 }, { coin: 1 }, { blackDie: 1 }] }, {}, {}, { blackDice });
    expect(offered(table([0]), 'cityCard k25')).toEqual(['cityCard k25 own6', 'cityCard k25 own3', 'cityCard k25 own2']);
    expect(offered(table([]), 'cityCard k25')).toEqual(['cityCard k25 own3']);
    expect([table([]).refusal('cityCard k25 own2'), table([]).refusal('cityCard k25 own3')]).toEqual(['effect-empty', null]);
  });

  test('MP2-CARD-15: repetitions of a movement of two steps are twice as many steps', () => {
    const most = (die: string): number => {
      const at = withCard(repeat({ camel: 1 }, { move: 2 }), { coin: 60, camel: 60, figure: 'xian' }).play(`cityCard k25 ${die}`);
      let steps = 0;
      for (; offered(at, 'step').length > 0; steps += 1) at.play(`step ${steps % 2 === 0 ? 'fuzhou' : 'xian'}`);
      return steps;
    };
    expect([most('own2'), most('own3')]).toEqual([4, 6]);
  });

  test('MP2-CARD-15: what a card of movement asks for is paid for every step, with all routes, before the figure moves', () => {
    const cost = { coin: 1, camel: 2, pepper: 1, jade: 1 };
    // To Fuzhou and back for 3 coins each.
    const exact = { coin: 8, camel: 4, pepper: 2, silk: 0, gold: 0, jade: 2, figure: 'xian' };
    const at = (more: object = {}): At => withCard(repeat(cost, { move: 1 }), { ...exact, ...more }).play('cityCard k25 own3', 'step fuzhou');
    expect(change(at().state, at().play('step xian', 'stop'))).toEqual({ coin: -8, camel: -4, pepper: -2, jade: -2 });
    for (const [kind, held] of [['coin', 7], ['camel', 3], ['pepper', 1], ['jade', 1]] as const) expect([kind, at({ [kind]: held }).refusal('step xian')]).toEqual([kind, 'path-too-dear']);
    // One step costs the card's price and at least 2 coins, to the oasis.
    const once = withCard(repeat(cost, { move: 1 }), { ...exact, coin: 3, camel: 2, pepper: 1, jade: 1 });
    expect(once.refusal('cityCard k25 own3')).toBeNull();
    for (const [kind, held] of [['coin', 2], ['camel', 1], ['pepper', 0], ['jade', 0]] as const) expect([kind, withCard(repeat(cost, { move: 1 }), { ...exact, coin: 3, camel: 2, pepper: 1, jade: 1, [kind]: held }).refusal('cityCard k25 own3')]).toEqual([kind, 'nowhere-to-go']);
  });

  test('MP2-CARD-15: three steps of a card of two steps are two repetitions', () => {
    const at = withCard(repeat({ pepper: 1 }, { move: 2 }), { coin: 20, pepper: 9, figure: 'xian' }).play('cityCard k25 own3', 'step fuzhou', 'step xian', 'step fuzhou');
    expect(change(at.state, at.play('stop'))).toEqual({ coin: -9, pepper: -2 });
  });

  test('MP2-CARD-16 MP2-CARD-5: every kind of thing is something', () => {
    for (const kind of [...kinds, 'shieldPlus', 'anyGood', 'distinctGoods'] as const) {
      const brings = { [kind]: 1 };
      expect([kind, withCard({ kind: 'table', byDie: [brings, brings, brings, brings, brings, brings] }).refusal('cityCard k25 own3')]).toEqual([kind, null]);
    }
  });

  test('MP2-CARD-16: a contract of a city, a movement and a copied bonus are something where they can be had', () => {
    const refusal = (effect: string, me: object): string | null => withCard({ kind: 'table', byDie: new Array<object>(6).fill({ [effect]: 1 }) }, me).refusal('cityCard k25 own3');
    expect([refusal('contractCity', {}), refusal('contractCity', { posts: ['balkh'] }), refusal('contractCity', { posts: ['xian'] })]).toEqual(['effect-empty', 'effect-empty', null]);
    expect([refusal('move', {}), refusal('move', { coin: 2 }), refusal('move', { coin: 3 })]).toEqual(['effect-empty', 'effect-empty', null]);
    expect([refusal('copyCityBonus', {}), refusal('contractTop', {})]).toEqual([null, null]);
  });

  test('MP2-R-35: several benefits of one bonus of a city, in the order of the player or as printed', () => {
    const { cityBonusMarkers } = standardPack();
    const bonus = { anyGood: 1, contractTop: 1 };
    const at = (bonusOrder: string): At => scenario(withContent({ cityBonusMarkers: cityBonusMarkers.map((one) => (one.id === 'bonus-camels' ? { ...one, bonus } : one)) }), { seats: 3, rulings: { bonusOrder }, cityCards: { 'area:0': 'k05' }, markers: { balkh: 'bonus-camels' }, players: [{ dice: ['own1'], posts: ['balkh'] }, {}] }).play('cityCard k05 own1', 'city balkh');
    expect(at('player-choice').moves().slice().sort()).toEqual(['next anyGood bonus-camels', 'next contractTop bonus-camels']);
    expect(at('canonical').moves()).toEqual(['goods pepper', 'goods silk', 'goods gold']);
  });
});

describe('dice on city cards', () => {
  const used = (card: string, die: 'own1' | 'own3' | 'own6', more: object = {}, rest: object = {}): At => position({ seats: 3, cityCards: { 'area:0': card }, ...rest, players: [{ dice: [die, 'black4'], coin: 0, camel: 0, jade: 0, vp: 0, ...more }, {}] });

  test('MP2-CARD-2: the die lies on the card, is in hand no more, and closes it', () => {
    const at = used('k09', 'own3').play('cityCard k09 own3');
    expect(at.state.cityCards.find(({ card }) => card === 'k09')?.die).toBe('0:own3');
    expect(player(at).dice).toEqual(['black4']);
    expect(at.refusal('cityCard k09 black4')).not.toBeNull();
    expect(at.events.find(({ kind }) => kind === 'dice-placed')).toMatchObject({ seat: 0, dice: ['own3'] });
  });

  test('MP2-CARD-4: how often a card was carried out is told', () => {
    const times = (at: At): unknown => at.events.flatMap((event) => (event.kind === 'card-used' ? [[event.card, event.times]] : []));
    expect(times(used('k09', 'own3').play('cityCard k09 own3'))).toEqual([['k09', 3]]);
    expect(times(used('k04', 'own6', { posts: ['xian', 'balkh'] }).play('cityCard k04 own6'))).toEqual([['k04', 2]]);
    expect(times(used('k14', 'own6', { camel: 4, pepper: 3 }).play('cityCard k14 own6', 'exchange 1 3'))).toEqual([['k14', 3]]);
    expect(times(used('k10', 'own3', { camel: 1 }).play('cityCard k10 own3'))).toEqual([['k10', 1]]);
  });

  test('MP2-R-70 any-number: who can take only one is not asked how many', () => {
    const rulings = { freeCardAmount: 'any-number' };
    expect(change(used('k09', 'own1', {}, { rulings }).state, used('k09', 'own1', {}, { rulings }).play('cityCard k09 own1'))).toEqual({ coin: 2 });
    expect(used('k09', 'own3', {}, { rulings }).play('cityCard k09 own3').moves()).toEqual(['amount 1', 'amount 2', 'amount 3']);
  });

  test('MP2-R-47 all-at-once: after the repetitions that were chosen there are no more; sequential: as often as the die shows', () => {
    const rich = { camel: 9, pepper: 9 };
    const once = used('k14', 'own6', rich).play('cityCard k14 own6', 'exchange 1 2');
    expect(once.moves()).toContain('end turn');
    const rulings = { cardRepetitions: 'sequential' };
    const at = used('k14', 'own3', rich, { rulings }).play('cityCard k14 own3', 'exchange 1 1', 'again');
    expect(at.moves()).toEqual(['again', 'stop']);
    expect(player(at.play('again'))).toMatchObject({ camel: 6, pepper: 6, coin: 6, vp: 6 });
    expect(at.moves()).toContain('end turn');
    const stopped = used('k14', 'own3', rich, { rulings }).play('cityCard k14 own3', 'exchange 1 1', 'stop');
    expect(player(stopped)).toMatchObject({ camel: 8, pepper: 8, coin: 2, vp: 2 });
    // Nobody is asked who cannot pay once more.
    expect(used('k14', 'own3', { camel: 9, pepper: 1 }, { rulings }).play('cityCard k14 own3', 'exchange 1 1').moves()).toContain('end turn');
  });

  test('MP2-R-47 sequential: what would bring nothing more is not asked for', () => {
    const at = withCard(repeat({ coin: 1 }, { blackDie: 1 }), { coin: 9 }, { cardRepetitions: 'sequential' }, { blackDice: [0] }).play('cityCard k25 own3', 'exchange 1 1', 'accept').luck([4]);
    expect(at.moves()).toContain('end turn');
  });

  test('MP2-CARD-14: without a camel, or without a seal that the die allows, the card of seals is closed', () => {
    expect(used('k10', 'own6').check('cityCard k10 own6')).toMatchObject({ code: 'cannot-pay' });
    expect(used('k10', 'own1', { camel: 1, seals: ['farmer'] }).refusal('cityCard k10 own1')).toBe('no-seal-left');
    expect(used('k10', 'own1', { camel: 1, seals: ['spicer'] }).refusal('cityCard k10 own1')).toBeNull();
  });

  test('MP2-CARD-15: who cannot pay for a step and its route does not use a card of movement', () => {
    // From Xian to Fuzhou for 3 coins, and 2 camels for the step.
    const at = (coin: number, camel: number): At => used('k11', 'own3', { figure: 'xian', coin, camel });
    expect([at(3, 2), at(2, 1), at(3, 1), at(1, 2)].map((one) => one.refusal('cityCard k11 own3'))).toEqual([null, 'nowhere-to-go', 'nowhere-to-go', 'nowhere-to-go']);
    expect(offered(at(2, 1), 'cityCard k11')).toEqual([]);
    // From Xanadu 2 camels lead to Beijing, and are paid together with the 2 of the card.
    const camels = (camel: number): At => used('k11', 'own3', { figure: 'xanadu', camel });
    expect([camels(4), camels(3), camels(2)].map((one) => one.refusal('cityCard k11 own3'))).toEqual([null, 'nowhere-to-go', 'nowhere-to-go']);
  });
});

describe('bonuses of own cities', () => {
  const cities = (card: string, dice: readonly string[], more: object = {}, rulings: object = {}): At => position({ seats: 3, rulings, cityCards: { 'area:0': card }, markers: { balkh: 'bonus-camels', hormuz: 'bonus-coins', lhasa: 'bonus-points' }, players: [{ dice: dice as never, posts: ['balkh', 'hormuz', 'lhasa'], coin: 9, camel: 0, jade: 0, vp: 0, ...more }, {}] });

  test('MP2-CARD-13: no more cities are paid for than have a marker and an own post', () => {
    const at = cities('k06', ['own6'], { posts: ['balkh', 'lhasa', 'xian'] }).play('cityCard k06 own6');
    expect(at.moves()).toEqual(['exchange 1 1', 'exchange 1 2']);
    expect(at.check('exchange 1 3')).toMatchObject({ code: 'effect-empty', rule: 'MP2-CARD-16' });
    expect(player(at.play('exchange 1 2', 'city balkh', 'city lhasa'))).toMatchObject({ coin: 7, camel: 3, vp: 3 });
    expect(cities('k06', ['own6'], { posts: ['xian'] }).refusal('cityCard k06 own6')).toBe('effect-empty');
  });

  test('MP2-R-47 all-at-once: no city follows that was not paid for', () => {
    const at = cities('k06', ['own6']).play('cityCard k06 own6', 'exchange 1 1', 'city balkh');
    expect(at.moves()).toContain('end turn');
  });

  test('MP2-R-47 sequential: as many cities as the die shows, each paid for by itself', () => {
    const at = cities('k06', ['own2', 'black5'], {}, { cardRepetitions: 'sequential' }).play('cityCard k06 own2', 'exchange 1 1', 'city balkh');
    expect(at.moves()).toEqual(['again', 'stop']);
    expect(at.check('city lhasa')).toMatchObject({ code: 'too-often' });
    at.play('again', 'city lhasa');
    expect(at.moves()).toContain('end turn');
    expect(at.events.flatMap((event) => (event.kind === 'paid' ? [[event.rule, event.amounts, event.source]] : []))).toEqual([['MP2-CARD-6', { coin: 1 }, 'k06'], ['MP2-CARD-13', { coin: 1 }, 'k06']]);
    const stopped = cities('k06', ['own6', 'black5'], {}, { cardRepetitions: 'sequential' }).play('cityCard k06 own6', 'exchange 1 1', 'city balkh', 'stop');
    expect(player(stopped)).toMatchObject({ coin: 8, camel: 3, vp: 0 });
    // Where no city is left, or no coin, nobody is asked.
    for (const more of [{ coin: 1 }, { posts: ['balkh', 'xian'] }]) expect(cities('k06', ['own6', 'black5'], more, { cardRepetitions: 'sequential' }).play('cityCard k06 own6', 'exchange 1 1', 'city balkh').moves()).toContain('end turn');
  });

  const copying = (copyMarker: string, more: object = {}): At => scenario(
    withContent({ cityBonusMarkers: standardPack().cityBonusMarkers.map((one) => (one.id === 'bonus-copy' ? { ...one, bonus: { copyCityBonus: 1, ...more } } : one)) }),
    { seats: 3, rulings: { copyMarker }, cityCards: { 'area:0': 'k05' }, markers: { balkh: 'bonus-copy', hormuz: 'bonus-camels' }, players: [{ dice: ['own5', 'own1'], posts: ['balkh', 'hormuz'], contracts: [], coin: 0, camel: 0, vp: 0 }, {}] },
  );

  test('MP2-R-49 round-income-only: a marker that gives something beside the copy gives that', () => {
    for (const kind of ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp', 'shieldPlus'] as const) {
      const at = copying('round-income-only', { [kind]: 1 }).play('cityCard k05 own1');
      const before = player(at)[kind];
      expect(at.moves().slice().sort()).toEqual(['city balkh', 'city hormuz']);
      at.play('city balkh');
      expect([kind, player(at)[kind] - before, offered(at, 'copy')]).toEqual([kind, 1, []]);
    }
    expect(copying('round-income-only', { anyGood: 1 }).play('cityCard k05 own1', 'city balkh').moves()).toEqual(['goods pepper', 'goods silk', 'goods gold']);
    expect(copying('round-income-only').play('cityCard k05 own1').moves()).toEqual(['city hormuz']);
    expect(copying('every-time').play('cityCard k05 own1', 'city balkh').moves()).toHaveLength(5);
  });

  test('MP2-R-48 different-cities: what was copied may be chosen as well; and what is copied is told', () => {
    const at = copying('every-time').play('cityCard k05 own5', 'city balkh', 'copy bonus-camels');
    expect(at.events.filter(({ kind }) => kind === 'bonus-due' || kind === 'lost' || kind === 'bonus-copied')).toEqual([
      { kind: 'bonus-due', seat: 0, rule: 'MP2-POST-16', bonus: 'copyCityBonus', source: 'bonus-copy' },
      { kind: 'bonus-copied', seat: 0, rule: 'MP2-ICON-9', source: 'bonus-copy', tile: 'bonus-camels' },
    ]);
    expect(at.moves()).toEqual(['city hormuz']);
    expect(player(at.play('city hormuz')).camel).toBe(6);
  });
});
