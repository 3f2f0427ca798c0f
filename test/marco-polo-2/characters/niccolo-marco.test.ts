import { describe, expect, test } from 'vitest';
import { boringLuck, offered, player, position, type At } from '../helpers.js';

describe('Niccolo and Marco Polo', () => {
  const pair = (more: object = {}, extra: object = {}): At => position({ ...extra, rulings: { firstGameCharacters: 'on' }, players: [{ coin: 50, camel: 50, jade: 0, character: 'niccolo-marco', figures: ['xian', 'pagan'], dice: ['own3', 'own3'], ...more }] });

  test('MP2-R-68 on: Niccolo and Marco have a second figure, a camel each round, no more coins and no doubling', () => {
    expect(player(position({ seats: 2, rulings: { firstGameCharacters: 'on' }, players: [{ character: 'niccolo-marco' }, {}] }))).toMatchObject({ coin: 8, figures: ['beijing', 'beijing'] });
    const at = boringLuck(position({ seats: 2, rulings: { firstGameCharacters: 'on' }, at: 'round-start', players: [{ character: 'niccolo-marco', camel: 0, coin: 0, improved: ['jeweler'] }, {}] }));
    expect(offered(at, 'double')).toEqual([]);
    expect(player(at)).toMatchObject({ camel: 1 + 2, coin: 0 });
  });

  test('MP2-R-68 on: a movement is divided between them, paid at once, with a post for each that moved', () => {
    // Xian to Fuzhou costs 3 coins, Pagan to Kunming 2 coins and 1 camel (reconstructed).
    const at = pair({ coin: 5, camel: 1 }, { contractPlaces: { 'kunming:0': null, 'kunming:1': null } }).play('travel middle own3+own3', 'step fuzhou', 'companion kunming', 'stop');
    expect(player(at)).toMatchObject({ coin: 0, camel: 0, figures: ['fuzhou', 'kunming'] });
    expect(player(at).posts.slice().sort()).toEqual(['fuzhou', 'kunming']);
  });

  test('MP2-R-68 on: on a city card only one post, of their choice', () => {
    const at = pair({ dice: ['own3'] }, { cityCards: { 'area:0': 'k11' } }).play('cityCard k11 own3', 'step fuzhou', 'companion kunming', 'stop');
    expect(offered(at, 'post').slice().sort()).toEqual(['post fuzhou', 'post kunming']);
    expect(player(at.play('post fuzhou')).posts).toEqual(['fuzhou']);
  });
});
