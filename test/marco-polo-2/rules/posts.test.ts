import { describe, expect, test } from 'vitest';
import { marcoPolo2 } from '../../../src/marco-polo-2/index.js';
import { change, offered, player, position, type At } from '../helpers.js';

const rich = { coin: 50, camel: 50, jade: 0 };

describe('posts', () => {
  const lower = (figure: string, to: string, more: object = {}, extra: object = {}): At => position({ ...extra, players: [{ ...rich, figure, dice: ['own1'], ...more }] }).play('travel lower own1', `step ${to}`, 'stop');
  const upper = { ...rich, figure: 'yangzhou', dice: ['own5', 'own4', 'own3'] as ('own5' | 'own4' | 'own3')[] };
  const long = ['travel upper own5+own4+own3', 'step fuzhou', 'step oasis-lingnan', 'step pagan', 'stop'];

  test('MP2-POST-1: where a movement ends in a city a post must be placed', () => {
    expect(player(lower('beijing', 'xanadu')).posts).toEqual(['xanadu']);
  });

  test('MP2-POST-2: one post a city for each player; ending there again gives nothing', () => {
    const at = lower('kabul', 'balkh', { posts: ['balkh'], camel: 50 }, { markers: { balkh: 'bonus-camels' } });
    expect(player(at)).toMatchObject({ posts: ['balkh'], camel: 50, unplaced: 10 });
  });

  test('MP2-POST-3: no post in Beijing', () => {
    expect(player(lower('xanadu', 'beijing', { posts: [] })).posts).toEqual([]);
  });

  test('MP2-POST-4: the 9th and 10th post bring 5 points each, the 11th brings 10', () => {
    const cities = ['xanadu', 'xian', 'yangzhou', 'kunming', 'dunhuang', 'jaipur', 'kashgar', 'hormuz', 'baghdad', 'lhasa'];
    const points = [7, 8, 9, 10].map((count) => player(lower('kabul', 'balkh', { posts: cities.slice(0, count), vp: 0 }, { markers: { balkh: 'bonus-camels' } })).vp);
    expect(points).toEqual([0, 5, 5, 10]);
  });

  test('MP2-POST-5: the upper travel space allows one post in a city passed, by the normal rules', () => {
    const at = position({ players: [upper] }).play(...long);
    expect(at.moves()).toEqual(['post fuzhou', 'decline']);
    expect(at.check('post pagan')).toMatchObject({ code: 'not-passed', rule: 'MP2-POST-5' });
    const owned = position({ players: [{ ...upper, posts: ['fuzhou'] }] }).play(...long);
    expect(offered(owned, 'post')).toEqual([]);
  });

  test('MP2-POST-6: the post at the end, then the additional one, then the bonuses of both', () => {
    const at = position({ players: [{ ...upper, coin: 30, camel: 30 }], outposts: { fuzhou: 'outpost-coins', pagan: 'outpost-camels' } }).play(...long);
    const before = at.state;
    expect(player(at).posts).toEqual(['pagan']);
    at.play('post fuzhou');
    expect(change(before, at)).toEqual({ coin: 5, camel: 3 });
  });

  const all = ['xanadu', 'xian', 'yangzhou', 'kunming', 'dunhuang', 'jaipur', 'kashgar', 'hormuz', 'baghdad', 'lhasa', 'calicut'];

  test('MP2-POST-7: without a post on the board one of the others must move', () => {
    const at = lower('kabul', 'balkh', { posts: all }, { markers: { balkh: 'bonus-camels' } });
    expect(offered(at, 'relocate').slice().sort()).toEqual(all.map((city) => `relocate ${city}`).sort());
    expect(at.moves()).toHaveLength(11);
    at.play('relocate xanadu');
    expect(player(at).posts.slice().sort()).toEqual([...all.slice(1), 'balkh'].sort());
  });

  test('MP2-POST-8: a moved post counts as placed; milestones are not repeated, the old city is lost', () => {
    const at = lower('kabul', 'balkh', { posts: all, vp: 0, camel: 10 }, { markers: { balkh: 'bonus-camels' }, cityCards: { 'xanadu:0': 'k09' } });
    at.play('relocate xanadu');
    expect(player(at)).toMatchObject({ vp: 0, camel: 13 });
    expect(at.state.players[0]?.posts).not.toContain('xanadu');
    const noPost = position({ players: [{ posts: all.slice(1), dice: ['own3'] }], cityCards: { 'xanadu:0': 'k09' } });
    expect(noPost.check('cityCard k09 own3')).toMatchObject({ code: 'no-post-there', rule: 'MP2-CARD-1' });
  });

  test('MP2-POST-8: a bonus earned by placing stays due though its post is moved away by another one', () => {
    const others = all.filter((city) => city !== 'kashgar');
    const at = position({ markers: { kashgar: 'bonus-goods' }, outposts: { kashgar: 'outpost-move' }, players: [{ ...rich, figure: 'oasis-tarim', posts: [...others, 'pagan'], pepper: 0, silk: 0, dice: ['own1'] }] });
    at.play('travel lower own1', 'step kashgar', 'stop', 'relocate xanadu', 'next move outpost-move', 'step kabul', 'stop', 'relocate kashgar');
    expect(player(at).posts).not.toContain('kashgar');
    at.play('goods pepper+silk');
    expect(player(at)).toMatchObject({ pepper: 1, silk: 1 });
  });

  test('MP2-POST-9: the city bonus comes at once to every player who places, and the marker stays', () => {
    const at = lower('kabul', 'balkh', { camel: 0, coin: 50 }, { markers: { balkh: 'bonus-camels' }, seats: 4 });
    expect(player(at).camel).toBe(3);
    const second = position({ seats: 4, seat: 1, players: [{ posts: ['balkh'] }, { ...rich, camel: 0, figure: 'kabul', dice: ['own1'] }], markers: { balkh: 'bonus-camels' } }).play('travel lower own1', 'step balkh', 'stop');
    expect(player(second, 1).camel).toBe(3);
    expect(second.state.markers).toContain('bonus-camels');
  });

  test('MP2-POST-10: the first to place takes the outpost bonus; the tile leaves the game', () => {
    const at = lower('beijing', 'xanadu', { coin: 50, camel: 50 }, { outposts: { xanadu: 'outpost-gold' } });
    expect(player(at).gold).toBe(2);
    expect(at.state.goneOutposts).toContain('outpost-gold');
    expect(at.state.outposts).not.toContain('outpost-gold');
  });

  test('MP2-POST-11: the city cards are open from the next turn on', () => {
    const at = position({ seats: 2, cityCards: { 'xanadu:0': 'k09' }, players: [{ ...rich, dice: ['own3', 'own1'] }, { dice: [] }] }).play('travel lower own1', 'step xanadu', 'stop');
    const before = at.state;
    expect(change(before, at)).toEqual({});
    at.play('end turn');
    expect(at.refusal('cityCard k09 own3')).toBeNull();
  });

  test('MP2-POST-12: one contract may be taken on arrival, free of charge and without coins', () => {
    const at = position({ players: [{ ...rich, dice: ['own1'] }] }).play('travel lower own1', 'step xian', 'stop');
    const before = at.state;
    expect(marcoPolo2.prompt(before).rule).toBe('MP2-POST-12');
    at.play(offered(at, 'take')[0] as string);
    expect(change(before, at)).toEqual({});
    expect(player(at).contracts).toHaveLength(1);
    const declined = position({ players: [{ ...rich, dice: ['own1'] }] }).play('travel lower own1', 'step xian', 'stop', 'decline');
    expect(player(declined).contracts).toEqual([]);
  });

  test('MP2-POST-13: a special city gives its bonus at once, its action from the next turn on', () => {
    const at = lower('kabul', 'balkh', { camel: 0, dice: ['own6', 'own1'] }, { markers: { balkh: 'bonus-camels' } });
    expect(player(at).camel).toBe(3);
    expect(at.state.turn.freshPosts).toEqual(['balkh']);
  });

  test('MP2-POST-14: Kashgar has a bonus at once and a card from the next turn on', () => {
    // The road to Kashgar costs 2 coins and 1 camel (reconstructed). The movement is a bonus action, so that the normal action is still to come.
    const at = position({ seats: 2, cityCards: { 'kashgar:0': 'k09' }, markers: { kashgar: 'bonus-camels' }, players: [{ character: 'filippo-vitello', outposts: ['outpost-move'], coin: 2, camel: 1, figure: 'oasis-tarim', dice: ['own3', 'own1'] }, { dice: [] }] });
    at.play('outpost outpost-move', 'step kashgar', 'stop');
    expect(player(at)).toMatchObject({ coin: 0, camel: 3, posts: ['kashgar'] });
    expect(at.check('cityCard k09 own3')).toMatchObject({ code: 'post-too-new', rule: 'MP2-POST-11' });
    expect(at.play('khan own1', 'end turn').refusal('cityCard k09 own3')).toBeNull();
  });

  test('MP2-POST-15: points and plain gains come first, the order of the others is the player\'s', () => {
    const at = position({ players: [{ ...upper, coin: 30, camel: 30, vp: 0, posts: ['xanadu', 'dunhuang', 'jaipur', 'kashgar', 'hormuz', 'baghdad', 'lhasa', 'calicut'] }], outposts: { fuzhou: 'outpost-good', pagan: 'outpost-move' } }).play(...long, 'post fuzhou');
    expect(player(at).vp).toBe(10);
    expect(offered(at, 'next')).toHaveLength(2);
  });

  test('MP2-POST-16: a bonus is finished with all it causes before the next begins', () => {
    const at = position({ players: [{ ...upper, coin: 30, camel: 30 }], outposts: { fuzhou: 'outpost-good', pagan: 'outpost-move' }, contractPlaces: { 'kunming:0': null, 'kunming:1': null } }).play(...long, 'post fuzhou');
    at.play(offered(at, 'next move')[0] as string, 'step kunming', 'stop');
    expect(player(at).posts).toContain('kunming');
    expect(offered(at, 'goods')).toHaveLength(3);
  });
});
