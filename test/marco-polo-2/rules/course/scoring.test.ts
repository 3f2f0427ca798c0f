import { describe, expect, test } from 'vitest';
import { marcoPolo2, type Arrangement } from '../../../../src/marco-polo-2/index.js';
import { offered, player, position, type At } from '../../helpers.js';

const sheet = (players: Arrangement['players'], more: Arrangement = {}) => marcoPolo2.score(position({ seats: 4, at: 'over', ...more, players: players ?? [] }).state);

const byRule = (players: Arrangement['players'], rule: string, more: Arrangement = {}): number[] => sheet(players, more).players.map(({ lines }) => lines.filter((line) => line.rule === rule).reduce((sum, { points }) => sum + points, 0));

describe('final scoring', () => {
  test('MP2-SCORE-1: after round 5 the score is final', () => {
    expect(sheet([]).final).toBe(true);
    expect(marcoPolo2.score(position({ round: 5 }).state).final).toBe(false);
  });

  test('MP2-SCORE-2: improved seals on the goal card score, basic ones do not', () => {
    // 5 points for the jewellers' seal are printed; the card is g01.
    expect(byRule([{ goal: 'g01', improved: ['jeweler'] }, {}], 'MP2-SCORE-2')[0]).toBe(5);
    expect(byRule([{ goal: 'g01', seals: ['jeweler'] }, {}], 'MP2-SCORE-2')[0]).toBe(0);
    expect(byRule([{ goal: 'g13', improved: ['jeweler'] }, {}], 'MP2-SCORE-2')[0]).toBe(0);
  });

  const shields = (player0: object): number | undefined => sheet([player0]).players[0]?.lines.find(({ id }) => id === 'shields')?.points;

  test('MP2-SCORE-3: a shield on the goal card that one has is one more', () => {
    const posts = ['xanadu', 'xian', 'yangzhou', 'fuzhou', 'pagan', 'dunhuang', 'kashgar', 'baghdad'];
    // Eight shields: without one on the card 13 points (reconstructed), with one 17 (printed).
    expect([shields({ posts, goal: 'g10' }), shields({ posts: posts.slice(0, 8), goal: 'g05' })]).toEqual([17, 17]);
    expect(shields({ posts: posts.filter((city) => city !== 'dunhuang').concat('kabul'), goal: 'g10' })).toBe(13);
  });

  test('MP2-SCORE-4: different shields count, the same one twice does not', () => {
    // Xanadu and Kunming show the same shield (reconstructed).
    expect(shields({ posts: ['xanadu', 'kunming'], goal: 'g13' })).toBe(shields({ posts: ['xanadu'], goal: 'g13' }));
    expect(shields({ posts: ['xanadu', 'pagan'], goal: 'g13' })).not.toBe(shields({ posts: ['xanadu'], goal: 'g13' }));
  });

  test('MP2-SCORE-5: nine are 17 points, thirteen or more 43', () => {
    // Without a post no shield on the goal card counts; the "+1" shields count for themselves.
    expect([9, 13, 14, 40].map((shieldPlus) => shields({ posts: [], goal: 'g13', shieldPlus }))).toEqual([17, 43, 43, 43]);
    expect(shields({ posts: [], goal: 'g13', shieldPlus: 12 })).toBeLessThan(43);
    // Nine shields; the one on g10 is among them: ten, so one "+1" less is needed for thirteen.
    const nine = ['xanadu', 'xian', 'yangzhou', 'fuzhou', 'pagan', 'dunhuang', 'kashgar', 'kabul', 'baghdad'];
    expect([2, 3, 4].map((shieldPlus) => shields({ posts: nine, goal: 'g10', shieldPlus }) === 43)).toEqual([false, true, true]);
  });

  test('MP2-SCORE-6: a point for every two goods of all kinds, camels not', () => {
    expect(byRule([{ pepper: 1, silk: 1, gold: 1, jade: 2, camel: 9 }], 'MP2-SCORE-6')[0]).toBe(2);
  });

  test('MP2-SCORE-7: a point for every ten coins', () => {
    expect(byRule([{ coin: 29 }, { coin: 9 }], 'MP2-SCORE-7').slice(0, 2)).toEqual([2, 0]);
  });

  test('MP2-SCORE-8: 8 points for most, 4 for second most completed contracts', () => {
    expect(byRule([{ completed: 5 }, { completed: 3 }, { completed: 3 }, { completed: 1 }], 'MP2-SCORE-8')).toEqual([8, 4, 4, 0]);
  });

  test('MP2-SCORE-9: each item is a line of its own, and nothing else scores', () => {
    const all = sheet([{ vp: 7, goal: 'g01', improved: ['jeweler'], shieldPlus: 9, pepper: 2, jade: 3, coin: 29, completed: 2 }, { completed: 1 }]).players[0];
    expect(all?.lines.map(({ id, rule, points }) => [id, rule, points])).toEqual([['game', 'MP2-SCORE-11', 7], ['goal', 'MP2-SCORE-2', 5], ['shields', 'MP2-SCORE-5', 17], ['goods', 'MP2-SCORE-6', 2], ['coins', 'MP2-SCORE-7', 2], ['contracts', 'MP2-SCORE-8', 8]]);
    expect(all?.total).toBe(7 + 5 + 17 + 2 + 2 + 8);
    // Active contracts, unplaced posts, basic seals, tiles of Filippo Vitello and camels.
    const idle = sheet([{ character: 'filippo-vitello', outposts: ['outpost-gold', 'outpost-jade'], contracts: ['c20', 'c21'], seals: ['farmer', 'spicer', 'tailor', 'jeweler'], camel: 30, vp: 7, goal: 'g01', coin: 0 }, { completed: 3 }, { completed: 2 }, { completed: 1 }]).players[0];
    expect(idle?.total).toBe(7);
  });

  test('MP2-SCORE-10: ties go to camels, then the victory is shared', () => {
    const same = { coin: 0, goal: 'g13' };
    const tied = sheet([{ ...same, vp: 20, camel: 3 }, { coin: 0, vp: 20, camel: 1 }, { coin: 0, vp: 5 }, { coin: 0, vp: 4 }]);
    expect(tied.winners).toEqual([0]);
    const shared = sheet([{ ...same, vp: 20, camel: 3 }, { coin: 0, vp: 20, camel: 3 }, { coin: 0, vp: 5, camel: 1 }, { coin: 0, vp: 5, camel: 1 }]);
    expect(shared.winners).toEqual([0, 1]);
    expect(shared.players.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
  });

  test('MP2-SCORE-11: points of the game count at once and may fall below zero by paying', () => {
    const at = position({ cityCards: { 'area:0': 'k08' }, players: [{ dice: ['own2'], vp: 1, coin: 0 }] }).play('cityCard k08 own2', 'exchange 1 2');
    expect(player(at).vp).toBe(-1);
    expect(player(position({ players: [{ dice: ['own1'], contracts: ['c01'], camel: 2, silk: 1, pepper: 2, vp: 0 }] }).play('complete c01')).vp).toBe(3);
  });
});

describe('variants', () => {
  const variant = (blackDice: number[], more: object = {}): At => position({ rulings: { blackDiceVariant: 'step-1' }, blackDice, players: [{ dice: ['own1'], camel: 3, ...more }] });

  test('MP2-VAR-1: all black dice are rolled at the start of a round and lie open', () => {
    const at = position({ seats: 2, at: 'round-start', rulings: { blackDiceVariant: 'step-1' } });
    for (let request = marcoPolo2.chance(at.state); request; request = marcoPolo2.chance(at.state)) at.luck(request.kind === 'draw' ? request.from.slice(0, request.count) : request.dice === 4 ? [1, 2, 6, 6] : [3, 3, 3, 3, 3]);
    expect(at.state.blackDice.slice().sort()).toEqual([1, 2, 6, 6]);
  });

  test('MP2-VAR-2: whoever takes one chooses its value and does not roll', () => {
    const at = variant([6, 6, 2]).play('buy black die');
    expect(at.moves().slice().sort()).toEqual(['pick 2', 'pick 6']);
    at.play('pick 6');
    expect(player(at).dice).toEqual(['black6', 'own1']);
    expect(at.state.blackDice).toEqual([6, 2]);
  });

  test('MP2-VAR-4: nothing of the other expansions takes part', () => {
    expect(marcoPolo2.seats).toEqual([2, 4]);
    expect(offered(position({ players: [{ dice: ['own1'] }] }), 'companion')).toEqual([]);
    expect(marcoPolo2.content.tables.map(({ name }) => name)).not.toContain('companions');
  });
});
