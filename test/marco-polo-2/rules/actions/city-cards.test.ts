import { describe, expect, test } from 'vitest';
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
