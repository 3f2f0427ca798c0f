// Chapter 19: marketplace. The prices of Nishapur, Balkh, Baghdad, Basra and Peshawar are reconstructed.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../../src/merv/index.js';
import { at, cityCamel, cubes, kinds, market, moves, no, playerOf, posts, row, stopped, told, type At } from '../../helpers.js';

const open = (player: object, more: object = {}): At => at({ seats: 3, at: 'act', slot: 'N1', site: 'r4c1', rowCamels: [], players: { 0: player }, ...more }).play('action');
const white = { cubes: { white: 9 } } as const;

describe('trading posts', () => {
  test('MERV-MARKET-1: four inner cities, an outer one behind each', () => {
    const links = (inner: string): string[] => moves(open({ posts: [inner] }), 'post').map((move) => move.slice(5));
    expect(links('rayy')).toEqual(['samarkand', 'nishapur', 'balkh', 'baghdad']);
    expect(links('samarkand')).toEqual(['rayy', 'nishapur', 'balkh', 'kashgar']);
    expect(links('nishapur')).toEqual(['rayy', 'samarkand', 'balkh', 'basra']);
    expect(links('balkh')).toEqual(['rayy', 'samarkand', 'nishapur', 'peshawar']);
    expect(playerOf(open({ ...white, posts: ['rayy'] }).play('post baghdad', 'buy rayy white', 'buy baghdad white+white'), 0)).toMatchObject({ common: 1, rare: 1 });
  });

  test('MERV-MARKET-2: one post in a city without an own one, for nothing; skipped when there is none to place', () => {
    const position = open({ ...white, posts: ['rayy'] });
    expect(kinds(position)).toEqual(['post']);
    expect(no(position, 'post rayy')).toEqual(['post-there', 'MERV-MARKET-2']);
    position.play('post balkh');
    expect(cubes(position, 0)).toEqual({ white: 9 });
    expect(posts(position, 0)).toEqual(['rayy', 'balkh']);
    expect(playerOf(position, 0).discs).toBe(5);
    expect(no(position, 'post samarkand')).toEqual(['post-done', 'MERV-MARKET-2']);
    // A post is enough to go on for, where nothing can be bought; afterwards nothing is left to do.
    const poor = open({ posts: ['rayy'] }, { rulings: { emptyAction: 'may-do-nothing' } });
    expect(moves(poor, 'post')).toHaveLength(4);
    expect(poor.play('post balkh').state.turn.seat).toBe(1);
    const bought = open({ posts: ['rayy'], cubes: { white: 1 } }, { rulings: { postCompulsory: 'optional' } }).play('buy rayy white');
    expect(bought.state.turn.seat).toBe(1);
    const all = ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar', 'basra'] as const;
    const none = open({ ...white, posts: all });
    expect(moves(none, 'post')).toEqual([]);
    expect(no(none, 'post peshawar')).toEqual(['no-disc', 'MERV-R-30']);
    expect(playerOf(none.play('buy basra white+white'), 0).rare).toBe(1);
  });

  test('MERV-MARKET-3: the first post in an inner city, an outer one only behind an own post', () => {
    const first = open({});
    expect(moves(first, 'post')).toEqual(['post rayy', 'post samarkand', 'post nishapur', 'post balkh']);
    expect(no(first, 'post basra')).toEqual(['first-post-inner', 'MERV-MARKET-3']);
    expect(no(open({ posts: ['rayy'] }), 'post basra')).toEqual(['post-out-of-reach', 'MERV-MARKET-3']);
    expect(no(open({ posts: ['nishapur'] }), 'post basra')).toBeNull();
  });

  test('MERV-MARKET-4: posts of several players in one city', () => {
    const position = open({}, { players: { 1: { posts: ['rayy'] }, 2: { posts: ['rayy'] } } }).play('post rayy');
    expect([0, 1, 2].map((who) => posts(position, who))).toEqual([['rayy'], ['rayy'], ['rayy']]);
  });

  test('MERV-MARKET-5: the first post of anyone in an inner city takes the camel', () => {
    const first = open({}).play('post nishapur');
    expect([playerOf(first, 0).camel, cityCamel(first, 'nishapur'), cityCamel(first, 'rayy')]).toEqual([1, 0, 1]);
    expect(playerOf(open({}, { players: { 1: { posts: ['nishapur'] } } }).play('post nishapur'), 0).camel).toBe(0);
  });

  test('MERV-MARKET-6: the first post of anyone in an outer city brings a favour', () => {
    expect(playerOf(open({ posts: ['rayy'] }).play('post baghdad'), 0).favour).toBe(1);
    expect(playerOf(open({}, { players: { 0: { posts: ['rayy'] }, 1: { posts: ['rayy', 'baghdad'] } } }).play('post baghdad'), 0).favour).toBe(0);
  });
});

describe('buying goods', () => {
  test('MERV-MARKET-7: after the post, one good in each city', () => {
    const position = open({ ...white, posts: ['rayy', 'baghdad'] });
    expect(no(position, 'buy rayy white')).toEqual(['post-first', 'MERV-R-30']);
    position.play('post balkh', 'buy rayy white');
    expect(no(position, 'buy rayy white')).toEqual(['bought-there', 'MERV-MARKET-7']);
    position.play('buy balkh white', 'buy baghdad white+white');
    expect(no(position, 'buy baghdad white+white')).toEqual(['bought-there', 'MERV-MARKET-7']);
    expect(playerOf(position, 0)).toMatchObject({ common: 2, rare: 1 });
  });

  test('MERV-MARKET-8: a common good for one cube of the city, a rare one for two of different colours', () => {
    const everywhere = ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar'] as const;
    const prices = { rayy: 'purple', samarkand: 'orange', nishapur: 'sand', balkh: 'teal', baghdad: 'teal+orange', kashgar: 'sand+teal', basra: 'purple+orange' };
    const position = open({ cubes: { purple: 4, sand: 4, teal: 4, orange: 4 }, posts: everywhere }).play('post basra');
    for (const [city, price] of Object.entries(prices)) expect(moves(position, 'buy').filter((move) => move.includes(city)), city).toEqual([`buy ${city} ${price}`]);
    expect(no(position, 'buy rayy teal')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(position, 'buy kashgar teal+teal')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(position, 'buy kashgar teal')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(cubes(position.play('buy basra purple+orange'), 0)).toEqual({ purple: 3, sand: 4, teal: 4, orange: 3 });
  });

  test('MERV-MARKET-9: no camel where an own post stands', () => {
    const position = open({ ...white, posts: ['rayy'] }, { cityCamels: [] }).play('post baghdad');
    expect(playerOf(position, 0).camel).toBe(0);
    position.play('buy rayy white', 'buy baghdad white+white');
    expect(told(position, 'route-used')).toEqual([]);
  });

  test('MERV-MARKET-10: a camel on the route for an inner city without a post', () => {
    const position = open({ ...white, camel: 1 }, { cityCamels: [] }).play('post rayy', 'buy balkh white');
    expect(playerOf(position, 0)).toMatchObject({ camel: 0, common: 1 });
    expect(told(position, 'route-used').map(({ city }) => city)).toEqual(['balkh']);
    expect(no(position, 'buy nishapur white')).toEqual(['route-camel', 'MERV-MARKET-10']);
  });

  test('MERV-MARKET-11: an outer city needs a camel on its route and a post or a camel before it', () => {
    const behindPost = open({ ...white, camel: 1 }, { cityCamels: [] }).play('post rayy', 'buy baghdad white+white');
    expect(playerOf(behindPost, 0)).toMatchObject({ camel: 0, rare: 1 });
    const two = open({ ...white, camel: 2 }, { cityCamels: [] }).play('post rayy', 'buy kashgar white+white');
    expect(playerOf(two, 0)).toMatchObject({ camel: 0, rare: 1 });
    expect(told(two, 'route-used').map(({ city, rule }) => [city, rule])).toEqual([['samarkand', 'MERV-MARKET-10'], ['kashgar', 'MERV-MARKET-11']]);
    expect(no(open({ ...white, camel: 1 }, { cityCamels: [] }).play('post rayy'), 'buy kashgar white+white')).toEqual(['link-camel', 'MERV-MARKET-11']);
    expect(no(open({ ...white, camel: 0 }, { cityCamels: [] }).play('post rayy'), 'buy baghdad white+white')).toEqual(['link-camel', 'MERV-MARKET-11']);
  });

  test('MERV-MARKET-12: a camel between Merv and an inner city serves the purchase there and the link beyond', () => {
    const position = open({ ...white, camel: 2 }, { cityCamels: [] }).play('post rayy', 'buy samarkand white', 'buy kashgar white+white');
    expect(playerOf(position, 0)).toMatchObject({ camel: 0, common: 1, rare: 1 });
    const other = open({ ...white, camel: 2 }, { cityCamels: [] }).play('post rayy', 'buy kashgar white+white', 'buy samarkand white');
    expect(playerOf(other, 0)).toMatchObject({ camel: 0, common: 1, rare: 1 });
  });

  test('MERV-MARKET-13: the camel of the new post serves at once', () => {
    const position = open({ ...white, camel: 0 }).play('post rayy', 'buy balkh white');
    expect(playerOf(position, 0)).toMatchObject({ camel: 0, common: 1 });
  });
});

describe('after buying', () => {
  test('MERV-MARKET-14: route camels go on the frontmost cards without one; camels in cities stay', () => {
    const position = stopped(open({ cubes: { white: 3 }, camel: 2 }, { rowCamels: [1, 3], mosqueCamels: [1, 2, 3] }).play('post rayy', 'buy balkh white', 'buy samarkand white'));
    expect(row(position).map((card) => card.endsWith('+'))).toEqual([true, true, true, true, false, false, false, false]);
    expect([cityCamel(position, 'balkh'), cityCamel(position, 'samarkand')]).toEqual([1, 1]);
    expect(playerOf(position, 0).camel).toBe(1);
  });

  test('MERV-MARKET-15: then on free quarters, clockwise from the upper left, without a reward', () => {
    const short = { row: ['ginger'], rowCamels: [], cityCamels: [] as const };
    const position = stopped(open({ cubes: { white: 3 }, camel: 3 }, { ...short, marketCamels: ['topLeft'] }).play('post rayy', 'buy balkh white', 'buy samarkand white', 'buy nishapur white'));
    expect(row(position)).toEqual(['ginger+']);
    expect(market(position)).toEqual(['topLeft', 'topRight', 'bottomRight']);
    expect(told(position, 'route-camel-placed').map(({ rule, to, place }) => [rule, to, place])).toEqual([['MERV-MARKET-14', 'row', 'caravan-ginger-1'], ['MERV-MARKET-15', 'market', 'topRight'], ['MERV-MARKET-15', 'market', 'bottomRight']]);
    expect(playerOf(position, 0)).toMatchObject({ favour: 0, cards: [0, 0, 0, 0], camel: 0 });
  });

  test('MERV-MARKET-16: what finds no place is out of the game', () => {
    const full = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
    const position = open({ cubes: { white: 2 }, camel: 2 }, { row: ['ginger'], rowCamels: [1], cityCamels: [], mosqueCamels: [1, 2, 3, 4], marketCamels: full }).play('post rayy', 'buy balkh white', 'buy samarkand white');
    stopped(position);
    expect(position.state.removedCamels).toBe(2);
    expect(market(position)).toEqual([...full]);
    expect(told(position, 'route-camel-placed').map(({ to, rule }) => [to, rule])).toEqual([['box', 'MERV-MARKET-16'], ['box', 'MERV-MARKET-16']]);
    // Whether anybody listens makes no difference.
    const before = open({ cubes: { white: 2 }, camel: 2 }, { row: ['ginger'], rowCamels: [1], cityCamels: [], mosqueCamels: [1, 2, 3, 4], marketCamels: full }).play('post rayy', 'buy balkh white').state;
    expect(merv.apply(before, { kind: 'buy', city: 'samarkand', cubes: ['white'] }).removedCamels).toBe(2);
  });

  test('MERV-MARKET-17: a camel goes on a route only with a purchase that needs it', () => {
    const position = open({ ...white, camel: 3 }, { cityCamels: [] }).play('post rayy');
    expect(kinds(position)).toEqual(['buy', 'stop']);
    position.play('buy rayy white', 'stop');
    expect(playerOf(position, 0).camel).toBe(3);
  });
});
