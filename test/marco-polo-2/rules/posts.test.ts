import { describe, expect, test } from 'vitest';
import { marcoPolo2, standardPack, withContent, type State } from '../../../src/marco-polo-2/index.js';
import { scenario } from '../../../src/testing/scenario.js';
import { complaint } from '../broken.js';
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

const going = { coin: 30, camel: 30, pepper: 0, silk: 0, gold: 0, jade: 0, vp: 0 } as const;
const eleven = ['xanadu', 'xian', 'yangzhou', 'kunming', 'pagan', 'lhasa', 'dunhuang', 'jaipur', 'calicut', 'kashgar', 'kabul'];

describe('what arriving brings', () => {
  test('MP2-POST-9: the marker of every city that has one', () => {
    const from = { lhasa: 'oasis-sichuan', calicut: 'jaipur', kashgar: 'kabul', balkh: 'kabul', hormuz: 'oasis-kerman', baghdad: 'oasis-kerman' } as const;
    for (const [city, figure] of Object.entries(from)) {
      const at = position({ seats: 3, markers: { [city]: 'bonus-points' }, players: [{ ...going, figure, dice: ['own3'] }, {}] }).play('travel lower own3', `step ${city}`, 'stop');
      expect([city, player(at).vp]).toEqual([city, 3]);
      expect(at.events).toContainEqual({ kind: 'city-bonus', seat: 0, rule: 'MP2-POST-9', city, tile: 'bonus-points' });
    }
  });

  test('MP2-POST-10 MP2-FILIPPO-1 MP2-FILIPPO-2: to whom the tile goes, and by which rule', () => {
    const told = (seat: number, filippo: number | null): unknown => {
      const players = [0, 1, 2].map((one) => ({ ...going, figure: 'xian', dice: ['own3' as const], ...(one === filippo && { character: 'filippo-vitello' }) }));
      const at = position({ seats: 3, seat, outposts: { fuzhou: 'outpost-gold' }, players }).play('travel lower own3', 'step fuzhou', 'stop');
      return [at.events.flatMap((event) => (event.kind === 'outpost-taken' ? [event.rule, event.keeper] : [])), player(at, seat).gold];
    };
    expect(told(0, null)).toEqual([['MP2-POST-10', null], 2]);
    for (const [seat, filippo] of [[0, 1], [1, 0], [2, 0], [0, 2]] as const) expect(told(seat, filippo)).toEqual([['MP2-FILIPPO-1', filippo], 2]);
    for (const seat of [0, 1, 2]) expect(told(seat, seat)).toEqual([['MP2-FILIPPO-2', seat], 0]);
  });

  test('MP2-POST-5: the additional post is declined, and that is told', () => {
    const at = position({ seats: 3, players: [{ ...going, dice: ['own6', 'own6', 'own6'] }, {}] }).play('travel upper own6+own6+own6', 'step xian', 'step fuzhou', 'stop', 'decline');
    expect(player(at).posts).toEqual(['fuzhou']);
    expect(at.events.at(-1)).toEqual({ kind: 'declined', seat: 0, rule: 'MP2-POST-5', what: 'extraPost', source: 'travel' });
  });

  test('MP2-R-32: an additional post that is moved brings its bonus only if moving counts as placing, and additional posts bring any', () => {
    const gold = (rulings: object): number => player(position({
      seats: 3, rulings: { extraPostFrom: 'stock-or-board', ...rulings }, outposts: { xian: 'outpost-gold' },
      players: [{ ...going, posts: eleven.map((city) => (city === 'xian' ? 'balkh' : city)), dice: ['own6', 'own6', 'own6'] }, {}],
    }).play('travel upper own6+own6+own6', 'step xian', 'step fuzhou', 'stop', 'relocate kabul', 'post xian', 'relocate kashgar')).gold;
    expect([gold({}), gold({ relocation: 'move-only' }), gold({ extraPostBonus: 'end-post-only' }), gold({ relocation: 'move-only', extraPostBonus: 'end-post-only' })]).toEqual([2, 0, 0, 0]);
  });

  test('MP2-POST-7: where only one post can be moved nobody is asked which', () => {
    const { constants } = standardPack();
    const game = withContent({ constants: { ...constants, posts: 2, postMilestones: [] } });
    const at = scenario(game, { seats: 3, markers: { kashgar: 'bonus-camels' }, players: [{ ...going, character: 'mailin-tian-chin', figures: ['xian', 'kabul'], posts: ['lhasa'], dice: ['own6', 'own6'] }, {}] }).play('travel middle own6+own6', 'step fuzhou', 'companion kashgar', 'stop');
    expect(at.moves()).toContain('end turn');
    expect(at.state.players[0]!.posts.slice().sort()).toEqual(['fuzhou', 'kashgar']);
  });
});

describe('posts that wait, forged', () => {
  const says = (state: State, kind: string, values: object): string => complaint(state, ({ frames }) => { Object.assign(frames.find((frame) => frame.kind === kind)!, values); }).replace(/^frames\[\d\]: /, '');

  test('MP2-MAILIN-4: which post comes first is asked of the two ends', () => {
    const { state } = position({ seats: 3, rulings: { mailinPosts: 'one-post' }, players: [{ ...going, character: 'mailin-tian-chin', figures: ['xian', 'kabul'], dice: ['own6', 'own6'] }, {}] }).play('travel middle own6+own6', 'step fuzhou', 'companion kashgar', 'stop');
    const wrong = 'the figures end elsewhere';
    expect([says(state, 'whichPost', {}), says(state, 'whichPost', { cities: ['fuzhou'] }), says(state, 'whichPost', { cities: ['fuzhou', 'lhasa'] })]).toEqual(['nothing', wrong, wrong]);
    expect(complaint(state, ({ frames }) => { for (const frame of frames) if (frame.kind === 'whichPost') frame.cities = ['fuzhou']; else if (frame.kind === 'arrival') frame.ends = ['fuzhou']; }).replace(/^frames\[\d\]: /, '')).toBe(wrong);
  });

  test('MP2-POST-7: a post is moved to a city where the player has none', () => {
    const { state } = position({ seats: 3, players: [{ ...going, figure: 'xian', posts: eleven, dice: ['own6', 'own6'] }, {}] }).play('travel middle own6+own6', 'step fuzhou', 'stop');
    expect([says(state, 'relocate', {}), says(state, 'relocate', { city: 'balkh' }), says(state, 'relocate', { city: 'xian' }), says(state, 'relocate', { city: 'beijing' }), says(state, 'relocate', { city: 'oasis-gobi' })])
      .toEqual(['nothing', 'nothing', 'there is a post already', 'posts stand in cities', 'posts stand in cities']);
  });

  test('MP2-POST-1 MP2-MONGKE-3: everything that an arrival remembers are cities, and oases are for Möngke Khan', () => {
    const { state } = position({ seats: 3, players: [{ ...going, figure: 'xian', posts: eleven, dice: ['own6', 'own6'] }, {}] }).play('travel middle own6+own6', 'step fuzhou', 'stop');
    expect(says(state, 'arrival', {})).toBe('nothing');
    for (const field of ['passing', 'ends', 'path', 'placed', 'earns']) expect([field, says(state, 'arrival', { [field]: ['oasis-gobi'] })]).toEqual([field, 'posts stand in cities']);
    expect(says(state, 'arrival', { oases: 1 })).toBe('oases bring this player nothing');
    expect(says(state, 'arrival', { path: new Array<string>(1000).fill('xian') })).toContain('path: expected 0 to 999 items');
  });
});
