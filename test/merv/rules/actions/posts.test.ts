// Chapters 26.2, 26.3 and 26.6: rulings about the actions, each option by its name.
import { describe, expect, test } from 'vitest';
import { at, cubes, gains, kinds, market, moves, no, playerOf, points, posts, stopped, told, type At } from '../../helpers.js';

describe('marketplace, mosque, wall', () => {
  const freePost = (freePostWhere: 'adjacency-applies' | 'any-city') =>
    at({ seats: 3, rulings: { freePostWhere }, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { scroll: 5, cubes: { sand: 1 } } } }).play('action', 'scrolls sand', 'breakthrough bt3-post');

  test('MERV-R-29 adjacency-applies: the free post follows the rules of the action', () => {
    expect(moves(freePost('adjacency-applies'), 'post')).toHaveLength(4);
    expect(no(freePost('adjacency-applies'), 'post kashgar')).toEqual(['first-post-inner', 'MERV-MARKET-3']);
  });

  test('MERV-R-29 any-city: it may stand anywhere, also as the first', () => {
    expect(moves(freePost('any-city'), 'post')).toHaveLength(8);
    expect(playerOf(freePost('any-city').play('post kashgar'), 0)).toMatchObject({ rare: 1, favour: 1 });
  });

  const open = (rulings: object, player: object, more: object = {}): At =>
    at({ seats: 3, rulings, at: 'act', slot: 'N1', site: 'r4c1', rowCamels: [], cityCamels: [], players: { 0: { cubes: { white: 9 }, ...player } }, ...more }).play('action');

  test('MERV-R-30 post-if-possible: the post comes first; discs are one pool', () => {
    const position = open({ postCompulsory: 'post-if-possible' }, { posts: ['rayy'] });
    expect(kinds(position)).toEqual(['post']);
    expect(no(position, 'buy rayy white')).toEqual(['post-first', 'MERV-R-30']);
    const out = open({}, { posts: ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar'], mosque: 'L1-1' });
    expect(no(out, 'post basra')).toEqual(['no-disc', 'MERV-R-30']);
    expect(no(out, 'buy rayy white')).toBeNull();
  });

  test('MERV-R-30 optional: the post may be left out', () => {
    const position = open({ postCompulsory: 'optional' }, { posts: ['rayy'] });
    expect(kinds(position)).toEqual(['buy', 'post']);
    position.play('buy rayy white');
    expect(posts(position, 0)).toEqual(['rayy']);
    expect(playerOf(position, 0).common).toBe(1);
  });

  const link = (routeCamel: 'shared-link' | 'one-camel-per-good', camel: number) => open({ routeCamel }, { camel }).play('post rayy', 'buy samarkand white');

  test('MERV-R-31 shared-link: one camel serves the purchase and the link', () => {
    const position = link('shared-link', 2).play('buy kashgar white+white');
    expect(playerOf(position, 0)).toMatchObject({ camel: 0, common: 1, rare: 1 });
  });

  test('MERV-R-31 one-camel-per-good: each purchase brings its own camels', () => {
    expect(no(link('one-camel-per-good', 2), 'buy kashgar white+white')).toEqual(['link-camel', 'MERV-MARKET-11']);
    const position = link('one-camel-per-good', 3).play('buy kashgar white+white');
    expect(playerOf(position, 0)).toMatchObject({ camel: 0, rare: 1 });
  });

  const overflow = (overflowCamel: 'no-reward' | 'reward') =>
    stopped(open({ overflowCamel }, { camel: 2, cubes: { white: 2 } }, { row: ['ginger'], rowCamels: [1], marketCamels: ['topLeft', 'topRight'] }).play('post rayy', 'buy balkh white', 'buy samarkand white'));

  test('MERV-R-32 no-reward: camels that overflow to the market give nothing', () => {
    const position = overflow('no-reward');
    expect(market(position)).toEqual(['topLeft', 'topRight', 'bottomRight', 'bottomLeft']);
    expect([playerOf(position, 0).favour, cubes(position, 0)]).toEqual([0, {}]);
  });

  test('MERV-R-32 reward: the owner gains the reward of each quarter', () => {
    const position = overflow('reward');
    // Side A: favour and a white cube on the lower quarters (reconstructed).
    expect([playerOf(position, 0).favour, cubes(position, 0)]).toEqual([1, { white: 1 }]);
  });

  test('MERV-R-33: paths 1 and 2 lead to the left half of level 3, 3 and 4 to the right', () => {
    const up = (space: string) => moves(at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', players: { 0: { mosque: space, cubes: { white: 1 } } } }).play('action'), 'step').map((move) => move.split(' ')[1]);
    expect(['L2-1', 'L2-2', 'L2-3', 'L2-4'].map(up)).toEqual([['L3-1'], ['L3-1'], ['L3-2'], ['L3-2']]);
  });

  test('MERV-R-34: a free step on the last space has no effect', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { scroll: 5, mosque: 'L8', cubes: { sand: 1 } } } }).play('action', 'scrolls sand', 'breakthrough bt3-mosque');
    expect(playerOf(position, 0).mosque).toBe(15);
    expect(points(position, 0, 'mosque')).toBe(0);
    expect(position.state.turn.seat).toBe(1);
  });

  const shield = (magistrateProtection: 'two-each' | 'not-allowed' | 'none') => ({
    soldier: at({ seats: 1, order: [0, 'magistrate', 'courtier'], rulings: { magistrateProtection }, at: 'act', slot: 'N1', site: 'r1c1', buildings: { r5c5: 'magistrate' } }).play('soldier'),
    wall: at({ seats: 1, rulings: { magistrateProtection }, at: 'act', slot: 'N2', site: 'r5c2', buildings: { r1c4: 'magistrate', r2c4: 0 }, players: { 0: { cubes: { teal: 1 } } } }).play('action', 'piece segment-teal-1 teal'),
  });

  test('MERV-R-35 two-each: 2 influence for a building of the magistrate', () => {
    const { soldier, wall } = shield('two-each');
    expect(no(soldier, 'deploy r5c5')).toBeNull();
    expect(wall.play('wall N4').events.filter(({ kind }) => kind === 'wall-placed')).toMatchObject([{ influence: 3 }]);
    expect(gains(soldier.play('deploy r5c5'), 'influence')).toHaveLength(2);
  });

  test('MERV-R-35 not-allowed: no soldier there, and walls bring nothing for it', () => {
    const { soldier, wall } = shield('not-allowed');
    expect(no(soldier, 'deploy r5c5')).toEqual(['soldier-magistrate', 'MERV-R-35']);
    expect(told(wall.play('wall N4'), 'wall-placed')[0]!.influence).toBe(1);
  });

  test('MERV-R-35 none: both are possible and bring nothing', () => {
    const { soldier, wall } = shield('none');
    expect(gains(soldier.play('deploy r5c5'), 'influence')).toEqual([]);
    expect(told(wall.play('wall N4'), 'wall-placed')[0]!.influence).toBe(1);
  });
});
