import { describe, expect, test } from 'vitest';
import { boringLuck, offered, player, position, type At } from '../helpers.js';

const rich = { coin: 50, camel: 50 };

describe('Mailin and Tian Chin', () => {
  const pair = (dice: ('own1' | 'own3' | 'own4' | 'own5')[], figures: string[], more: object = {}, extra: object = {}): At => position({ ...extra, players: [{ ...rich, vp: 0, character: 'mailin-tian-chin', figures, dice, ...more }] });

  test('MP2-MAILIN-1: 3 more coins and a second figure', () => {
    expect(player(position({ seats: 2, players: [{ character: 'mailin-tian-chin' }, {}] }))).toMatchObject({ coin: 11, figures: ['beijing', 'beijing'] });
  });

  test('MP2-MAILIN-2: steps are divided freely; one step moves either figure', () => {
    const one = pair(['own1'], ['xian', 'pagan']).play('travel lower own1');
    expect(offered(one, 'step')).toContain('step fuzhou');
    expect(offered(one, 'companion')).toContain('companion kunming');
    const split = pair(['own3', 'own3'], ['xian', 'pagan']).play('travel middle own3+own3', 'step fuzhou', 'companion kunming');
    expect(split.refusal('stop')).toBeNull();
    expect(player(split.play('stop')).figures).toEqual(['fuzhou', 'kunming']);
  });

  test('MP2-MAILIN-3: both paths are paid before either moves', () => {
    // Xian to Fuzhou costs 3 coins, Pagan to Kunming 2 coins and 1 camel (reconstructed).
    const at = pair(['own3', 'own3'], ['xian', 'pagan'], { coin: 5, camel: 1 }).play('travel middle own3+own3', 'step fuzhou', 'companion kunming', 'stop');
    expect(player(at)).toMatchObject({ coin: 0, camel: 0 });
    expect(pair(['own3', 'own3'], ['xian', 'pagan'], { coin: 4, camel: 1, jade: 0 }).play('travel middle own3+own3', 'step fuzhou').refusal('companion kunming')).toBe('path-too-dear');
  });

  test('MP2-MAILIN-4: a post for each figure that moved; one city, one post; on a card one post only', () => {
    const at = pair(['own3', 'own3'], ['xian', 'pagan'], {}, { contractPlaces: { 'kunming:0': null, 'kunming:1': null } }).play('travel middle own3+own3', 'step fuzhou', 'companion kunming', 'stop');
    expect(player(at)).toMatchObject({ posts: ['fuzhou', 'kunming'], unplaced: 9 });
    const resting = pair(['own3', 'own3'], ['xian', 'pagan']).play('travel middle own3+own3', 'step fuzhou', 'stop');
    expect(player(resting).posts).toEqual(['fuzhou']);
    const same = pair(['own3', 'own3'], ['xian', 'yangzhou']).play('travel middle own3+own3', 'step fuzhou', 'companion fuzhou', 'stop');
    expect(player(same).posts).toEqual(['fuzhou']);
    const card = pair(['own3'], ['xian', 'pagan'], {}, { cityCards: { 'area:0': 'k11' } }).play('cityCard k11 own3', 'step fuzhou', 'companion kunming', 'stop');
    expect(offered(card, 'post').slice().sort()).toEqual(['post fuzhou', 'post kunming']);
    expect(player(card.play('post fuzhou')).posts).toEqual(['fuzhou']);
  });

  test('MP2-MAILIN-5: the additional post may be where either figure passed', () => {
    const at = pair(['own5', 'own4', 'own4'], ['beijing', 'pagan'], { jade: 1 }).play('travel upper own5+own4+own4', 'step yangzhou', 'step fuzhou', 'companion kunming', 'companion jaipur', 'stop');
    expect(player(at).posts).toEqual(['fuzhou', 'jaipur']);
    expect(at.moves().slice().sort()).toEqual(['decline', 'post kunming', 'post yangzhou']);
    expect(player(at.play('post kunming')).posts).toEqual(['fuzhou', 'jaipur', 'kunming']);
  });

  test('MP2-MAILIN-6: one bonus of the round start is received twice', () => {
    const arranged = (): At => boringLuck(position({ seats: 2, at: 'round-start', players: [{ character: 'mailin-tian-chin', coin: 0, camel: 0, posts: ['balkh'], improved: ['jeweler'] }, {}], markers: { balkh: 'bonus-camel-coins' } }));
    expect(arranged().moves().slice().sort()).toEqual(['double bonus-camel-coins', 'double jeweler', 'single']);
    expect(player(boringLuck(arranged().play('double bonus-camel-coins')))).toMatchObject({ camel: 4, coin: 6 });
    expect(player(boringLuck(arranged().play('single')))).toMatchObject({ camel: 3, coin: 3 });
  });
});
