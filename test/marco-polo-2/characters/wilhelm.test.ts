import { describe, expect, test } from 'vitest';
import { offered, player, position, type At } from '../helpers.js';

const ten = ['xanadu', 'xian', 'kunming', 'dunhuang', 'jaipur', 'kashgar', 'hormuz', 'baghdad', 'lhasa', 'calicut'];

describe('Wilhelm von Rubruk', () => {
  const wilhelm = (more: object = {}, extra: object = {}): At => position({ seats: 2, rulings: { firstGameCharacters: 'on' }, ...extra, players: [{ coin: 50, camel: 50, jade: 0, vp: 0, character: 'wilhelm', figure: 'yangzhou', dice: ['own3', 'own3'], ...more }, {}] });
  const path = ['travel middle own3+own3', 'step fuzhou', 'step oasis-lingnan', 'step pagan', 'stop'];

  test('MP2-R-68 on: Wilhelm has 13 posts and must place one in every city passed; the city he starts from is not passed', () => {
    const at = wilhelm();
    expect(player(at).unplaced).toBe(13);
    at.play(...path);
    expect(player(at)).toMatchObject({ posts: ['fuzhou', 'pagan'], unplaced: 11 });
  });

  test('MP2-R-68 on: also on a city card', () => {
    const at = wilhelm({ figure: 'xian', dice: ['own3'] }, { cityCards: { 'area:0': 'k11' } }).play('cityCard k11 own3', 'step fuzhou', 'step yangzhou', 'stop', 'decline');
    expect(player(at).posts).toEqual(['fuzhou', 'yangzhou']);
  });

  test('MP2-R-68 on: the bonuses of all posts come after the movement', () => {
    const at = wilhelm({ coin: 5, camel: 5 }, { outposts: { fuzhou: 'outpost-coins' } }).play('travel middle own3+own3', 'step fuzhou', 'step oasis-lingnan', 'step pagan');
    expect(player(at)).toMatchObject({ coin: 5, posts: [] });
    expect(player(at.play('stop'))).toMatchObject({ coin: 5, camel: 0 });
  });

  test('MP2-R-68 on: the 9th to 11th post bring 5, 5 and 10 points, the 12th nothing, the 13th 10', () => {
    const points = [8, 9, 10, 11, 12].map((count) => player(wilhelm({ figure: 'kabul', dice: ['own1'], posts: [...ten, 'yangzhou', 'fuzhou'].slice(0, count) }, { markers: { balkh: 'bonus-camels' } }).play('travel lower own1', 'step balkh', 'stop')).vp);
    expect(points).toEqual([5, 5, 10, 0, 10]);
  });

  test('MP2-R-68 on: cities passed get a post only from his board, by relocation only the end', () => {
    const last = wilhelm({ posts: [...ten, 'kabul', 'balkh'] }).play(...path);
    expect(offered(last, 'relocate')).toHaveLength(12);
    expect(player(last).posts).toContain('fuzhou');
    expect(last.check('relocate fuzhou')).toMatchObject({ code: 'just-placed', rule: 'MP2-POST-8' });
    last.play('relocate xanadu');
    expect(player(last)).toMatchObject({ posts: [...ten.slice(1), 'kabul', 'balkh', 'fuzhou', 'pagan'], unplaced: 0, vp: 10 });
    const none = wilhelm({ posts: [...ten, 'kabul', 'balkh', 'yangzhou'] }).play(...path, 'relocate xanadu');
    expect(player(none).posts).not.toContain('fuzhou');
    expect(player(none).posts).toContain('pagan');
  });
});
