import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { change, diceOn, offered, player, position, type At } from '../helpers.js';

const open = { 'xian:0': 'c10', 'xian:1': 'c11', 'kunming:0': 'c12', 'kunming:1': 'c13' };
const lying = (at: At, place: string): string | null | undefined => at.state.contractPlaces.find((one) => one.place === place)?.contract;

describe('contracts', () => {
  test('MP2-CONTRACT-1: a post in a contract city and one die of any value', () => {
    expect(position({ players: [{ dice: ['own1'], posts: ['xanadu'] }] }).check('contracts own1')).toMatchObject({ code: 'no-contract-city', rule: 'MP2-CONTRACT-1' });
    expect(position({ players: [{ dice: ['own1'], posts: ['xian'] }] }).refusal('contracts own1')).toBeNull();
  });

  test('MP2-CONTRACT-2: one or two out of the cities with own posts', () => {
    const at = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian', 'kunming'] }] }).play('contracts own1');
    expect(offered(at, 'take')).toEqual(['take c10 none', 'take c11 none', 'take c12 none', 'take c13 none']);
    const one = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'] }] }).play('contracts own1');
    expect(one.check('take c12 none')).toMatchObject({ code: 'contract-not-there', rule: 'MP2-CONTRACT-2' });
  });

  test('MP2-CONTRACT-3: then 3 coins, which cannot pay for the occupied space', () => {
    const at = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'], coin: 0 }] }).play('contracts own1', 'take c10 none');
    expect(player(at).coin).toBe(0);
    expect(player(at.play('stop')).coin).toBe(3);
    expect(position({ seats: 4, players: [{ dice: ['own3'], posts: ['xian'], coin: 2, jade: 0 }, {}], spaces: { contracts: ['1:own1'] } }).check('contracts own3')).toMatchObject({ code: 'cannot-pay' });
  });

  test('MP2-CONTRACT-4: at least one must be taken', () => {
    const at = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'] }] }).play('contracts own1');
    expect(at.check('stop')).toMatchObject({ code: 'take-one', rule: 'MP2-CONTRACT-4' });
    const none = position({ contractPlaces: { 'xian:0': null, 'xian:1': null }, players: [{ dice: ['own1'], posts: ['xian'] }] });
    expect(none.check('contracts own1')).toMatchObject({ code: 'no-contract', rule: 'MP2-CONTRACT-4' });
  });

  test('MP2-CONTRACT-5: contracts taken go on the two active spaces', () => {
    const at = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'], contracts: ['s1'] }] }).play('contracts own1', 'take c10 none');
    expect(player(at).contracts).toEqual(['s1', 'c10']);
  });

  test('MP2-CONTRACT-6: discards only to make room: normal ones under the pile, starting ones to the box', () => {
    const room = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'], contracts: ['c20'] }] }).play('contracts own1');
    expect(room.check('take c10 c20')).toMatchObject({ code: 'no-need', rule: 'MP2-CONTRACT-6' });
    const full = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'], contracts: ['c20', 's1'] }] }).play('contracts own1', 'take c10 c20', 'take c11 s1');
    expect(full.state.pileEnd).toEqual(['c20']);
    expect(full.state.goneContracts).toContain('s1');
    expect(player(full).contracts).toEqual(['c10', 'c11']);
  });

  test('MP2-CONTRACT-7: only contracts held since the start of the turn may be discarded', () => {
    const at = position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'], contracts: ['c20', 'c21'] }], turn: { held: ['c21'] } }).play('contracts own1');
    expect(offered(at, 'take')).toEqual(['take c10 c21', 'take c11 c21']);
    expect(at.check('take c10 c20')).toMatchObject({ code: 'not-discardable', rule: 'MP2-CONTRACT-7' });
  });

  test('MP2-CONTRACT-8: an active contract is worth nothing', () => {
    const total = (contracts: string[]): number | undefined => marcoPolo2.score(position({ seats: 2, at: 'over', players: [{ contracts }] }).state).players[0]?.total;
    expect(total(['c20', 'c21'])).toBe(total([]));
  });

  test('MP2-CONTRACT-9: gaps are refilled at the end of the turn, not before', () => {
    const at = position({ seats: 2, contractPlaces: open, players: [{ dice: ['own2', 'own1'], posts: ['xian'] }, { dice: ['own3'] }] }).play('contracts own1', 'take c10 none', 'take c11 none');
    expect([lying(at, 'xian:0'), lying(at, 'xian:1')]).toEqual([null, null]);
    at.play('end turn').luck(['c30', 'c31']);
    expect([lying(at, 'xian:0'), lying(at, 'xian:1')]).toEqual(['c30', 'c31']);
  });

  test('MP2-CONTRACT-10: starting contracts are completed like others, and count', () => {
    const at = position({ players: [{ dice: ['own1'], contracts: ['s2'], camel: 9, silk: 9, vp: 0 }] }).play('complete s2');
    expect(player(at)).toMatchObject({ contracts: [], completed: ['s2'] });
    expect(at.state.goneContracts).not.toContain('s2');
  });

  test('MP2-CONTRACT-11: the player says which of two discards goes under first', () => {
    const under = (first: string, second: string): readonly string[] => position({ contractPlaces: open, players: [{ dice: ['own1'], posts: ['xian'], contracts: ['c20', 'c21'] }] }).play('contracts own1', `take c10 ${first}`, `take c11 ${second}`).state.pileEnd;
    expect(under('c20', 'c21')).toEqual(['c20', 'c21']);
    expect(under('c21', 'c20')).toEqual(['c21', 'c20']);
  });
});

describe('special cities', () => {
  const used = (city: string, die: 'own1' | 'own3' | 'own4' | 'own5' | 'own6', more: object = {}): At => position({ seats: 4, players: [{ dice: [die], posts: [city], coin: 0, camel: 0, vp: 0, ...more }] }).play(`special ${city} ${die}`);

  test('MP2-SPECIAL-1: a post in the city, placed before this turn', () => {
    const at = (posts: string[], freshPosts: string[] = []): At => position({ seats: 4, players: [{ dice: ['own5'], posts }], turn: { freshPosts } });
    expect(at([]).check('special baghdad own5')).toMatchObject({ code: 'special-needs-post', rule: 'MP2-SPECIAL-1' });
    expect(at(['baghdad'], ['baghdad']).check('special baghdad own5')).toMatchObject({ code: 'post-too-new' });
    expect(at(['baghdad']).refusal('special baghdad own5')).toBeNull();
  });

  test('MP2-SPECIAL-2: two places, one own die, then a black one; then closed', () => {
    const at = (dice: ('0:own1' | '1:own2' | '2:black2')[]): At => position({ seats: 4, players: [{ dice: ['own5', 'black4'], posts: ['balkh'] }, {}, {}], spaces: { 'special:balkh': dice } });
    expect(at(['0:own1']).refusal('special balkh own5')).toBe('row-colour-used');
    expect(at(['0:own1']).refusal('special balkh black4')).toBeNull();
    expect(at(['1:own2', '2:black2']).refusal('special balkh black4')).toBe('space-taken');
    expect(diceOn(at(['1:own2']).play('special balkh own5'), 'special:balkh')).toEqual(['1:own2', '0:own5']);
  });

  test('MP2-SPECIAL-3: the printed reward is the same for every die', () => {
    const rewards = (['own1', 'own3', 'own4', 'own6'] as const).map((die) => {
      const { coin, camel, pepper, silk, gold, jade, vp } = player(used('hormuz', die));
      return [coin, camel, pepper, silk, gold, jade, vp].join();
    });
    expect(new Set(rewards).size).toBe(1);
  });

  test('MP2-SPECIAL-4: with the improved seal of its guild the seal bonus once or twice; with a basic one nothing', () => {
    expect(player(used('hormuz', 'own3', { improved: ['spicer'] })).vp).toBe(2);
    expect(player(used('hormuz', 'own5', { improved: ['spicer'] })).vp).toBe(4);
    expect(player(used('hormuz', 'own5', { seals: ['spicer'] })).vp).toBe(0);
    expect(player(used('hormuz', 'own5', { improved: ['jeweler'] })).vp).toBe(0);
  });

  test('MP2-SPECIAL-5: twice means two separate times', () => {
    const at = used('hormuz', 'own5', { improved: ['spicer'] });
    const seals = at.events.filter((event) => event.kind === 'gained' && event.source === 'spicer');
    expect(seals.map((event) => ('amounts' in event ? event.amounts.vp : 0))).toEqual([2, 2]);
  });
});

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
