import { describe, expect, test } from 'vitest';
import { voyages, type ArrangedPlayer } from '../../../../../src/voyages/index.js';
import { decider, legal, movesLike, player, purse, refused, table, turn, untilDecision, type Table } from '../../../helpers.js';

const seven = ['karakorum', 'samarcanda', 'lan-zhou', 'karachi', 'sumatra', 'kashgar', 'ormuz'];

const nine = [...seven, 'xian', 'beijing'];

/** Moves by the travel action over one route. */
function go(me: ArrangedPlayer, to: string, rest: Parameters<typeof turn>[1] = {}): Table {
  return turn({ dice: ['own1', 'own1'], coin: 50, camel: 20, ...me }, rest).play('travel own1+own1', `step ${to}`, `travel 1: ${to}`);
}

describe('14. Posts and arrival', () => {
  test('VOY-POST-1: a movement that ends in a city without an own post places one from the board', () => {
    expect(player(go({ figures: ['oasis-1'] }, 'moscow')).posts).toEqual(['moscow']);
    expect(player(go({ figures: ['moscow'] }, 'anxi')).posts).toEqual(['anxi']);
    const beijing = go({ figures: ['xian'] }, 'beijing');
    expect(player(beijing).posts).toEqual(['beijing']);
    expect(beijing.refusal('decline')).toBe('not-now');
  });

  test('VOY-POST-2: no post in Venezia, an oasis, or where one is already', () => {
    expect(player(go({ figures: ['alexandria'] }, 'venezia')).posts).toEqual([]);
    expect(player(go({ figures: ['alexandria'] }, 'oasis-9')).posts).toEqual([]);
    const again = go({ figures: ['moscow'], posts: ['anxi'], coin: 3 }, 'anxi');
    expect(player(again)).toMatchObject({ posts: ['anxi'], coin: 0 });
  });

  test('VOY-POST-3: at most 1 post of a player in a city, but posts of everybody', () => {
    const position = go({ figures: ['oasis-1'] }, 'moscow', { others: [{ posts: ['moscow'] }, { posts: ['moscow'] }, { posts: ['moscow'] }] });
    expect(position.state.players.map(({ posts }) => posts)).toEqual([['moscow'], ['moscow'], ['moscow'], ['moscow']]);
    const broken = structuredClone(position.state);
    broken.players[0]!.posts.push('moscow');
    expect(voyages.validate(broken).ok).toBe(false);
  });

  test('VOY-POST-4: posts leave the board in a fixed order, so the number placed tells which is next', () => {
    const position = go({ figures: ['oasis-1'], posts: seven }, 'moscow');
    expect(position.events.find(({ kind }) => kind === 'post-placed')).toMatchObject({ number: 8, city: 'moscow' });
    expect(player(position).vp).toBe(5);
  });

  test('VOY-POST-5: the 8th post gives 5 VP at once, the 9th another 10', () => {
    expect(player(go({ figures: ['oasis-1'], posts: seven.slice(1) }, 'moscow')).vp).toBe(0);
    expect(player(go({ figures: ['oasis-1'], posts: seven }, 'moscow')).vp).toBe(5);
    expect(player(go({ figures: ['oasis-1'], posts: [...seven, 'xian'], vp: 5 }, 'moscow')).vp).toBe(15);
    expect(go({ figures: ['oasis-1'], posts: seven }, 'moscow').events).toContainEqual({ kind: 'gained', seat: 0, rule: 'VOY-POST-5', amounts: { vp: 5 }, source: 'post-8' });
  });

  test('VOY-POST-6: the first ever in a large city gains the outpost bonus and the tile leaves the game', () => {
    const position = go({ figures: ['oasis-1'], coin: 3 }, 'moscow', { outposts: { moscow: 'o01' }, others: [{ figures: ['oasis-1'], dice: ['own1', 'own1'], coin: 4 }] });
    expect(player(position).coin).toBe(3);
    expect(position.state.outposts).not.toContain('o01');
    position.play('end turn', 'travel own1+own1', 'step moscow', 'travel 1: moscow');
    expect(player(position, 1)).toMatchObject({ posts: ['moscow'], coin: 0 });
  });

  test('VOY-POST-7: the card of a large city is open from the player\'s next turn on', () => {
    const position = turn({ figures: ['oasis-1'], pepper: 3, camel: 1, contracts: ['s01'], dice: ['own3', 'own3'] }, { cityCards: { moscow: 'k23' }, others: [{ dice: [] }, { dice: [] }, { dice: [] }] });
    position.play('complete s01', 'step moscow');
    expect(position.check('cityCard k23 1 own3')).toMatchObject(refused('post-too-new', 'VOY-CARD-2'));
    position.play('fiveCoins own3', 'end turn');
    expect(position.check('cityCard k23 1 own3')).toEqual(legal);
  });

  test('VOY-POST-8: every player who places in a small city gains its bonus, at once and in step 2 of later rounds; the tile stays', () => {
    const position = go({ figures: ['moscow'], coin: 3 }, 'anxi', { others: [{ figures: ['moscow'], dice: ['own1', 'own1'], coin: 4, camel: 3 }, { dice: [] }, { dice: [] }] });
    expect(player(position).coin).toBe(5);
    position.play('end turn', 'travel own1+own1', 'step anxi', 'travel 1: anxi', 'end turn');
    expect(player(position, 1).coin).toBe(5);
    untilDecision(position);
    expect(position.state.round).toBe(2);
    expect(position.state.cityBonuses).toContain('b1');
    expect([player(position).coin, player(position, 1).coin]).toEqual([10, 10]);
  });

  test('VOY-POST-9: in Beijing the post goes on the free space with the highest number and brings nothing else', () => {
    const second = go({ figures: ['xian'], coin: 3 }, 'beijing', { others: [{ posts: ['beijing'] }] });
    expect(second.state.beijing).toEqual([1, 0, null, null]);
    expect(purse(second)).toMatchObject({ coin: 0, vp: 0 });
    expect(second.state.beijing.length).toBe(4);
    const fourth = go({ figures: ['xian'] }, 'beijing', { others: [{ posts: ['beijing'] }, { posts: ['beijing'] }, { posts: ['beijing'] }] });
    expect(fourth.state.beijing).toEqual([1, 2, 3, 0]);
  });

  test('VOY-POST-10: without a post on the board one of the own posts is moved, whichever, Beijing included', () => {
    const position = go({ figures: ['oasis-1'], posts: nine }, 'moscow');
    expect(movesLike(position, 'relocate')).toEqual(nine.map((city) => `relocate ${city}`).sort());
    expect(position.check('relocate anxi')).toMatchObject(refused('no-post-there', 'VOY-POST-10'));
    expect(position.check('decline')).toMatchObject(refused('relocation-due', 'VOY-POST-10'));
    position.play('relocate beijing');
    expect([...player(position).posts].sort()).toEqual([...seven, 'xian', 'moscow'].sort());
  });

  test('VOY-POST-11: a relocated post counts as placed in the new city, without VP for its number', () => {
    const position = go({ figures: ['oasis-1'], posts: nine, coin: 3 }, 'moscow', { outposts: { moscow: 'o02' } }).play('relocate ormuz');
    expect(purse(position)).toMatchObject({ coin: 5, vp: 0 });
    const beijing = go({ figures: ['xian'], posts: [...seven, 'xian', 'moscow'] }, 'beijing', { others: [{ posts: ['beijing'] }] }).play('relocate ormuz');
    expect(beijing.state.beijing).toEqual([1, 0, null, null]);
    expect(player(beijing).vp).toBe(0);
    // Its card opens in the next turn, too.
    const card = turn({ figures: ['oasis-1'], posts: nine, pepper: 3, camel: 1, contracts: ['s01'], dice: ['own3'] }, { cityCards: { moscow: 'k23' } }).play('complete s01', 'step moscow', 'relocate ormuz');
    expect(card.check('cityCard k23 1 own3')).toMatchObject(refused('post-too-new', 'VOY-CARD-2'));
  });

  test('VOY-POST-12: the city left is lost: no card, income, goal city, Beijing points or goods scoring', () => {
    const others = [{ dice: [] }, { dice: [] }, { dice: [] }];
    const card = go({ figures: ['oasis-1'], posts: nine, dice: ['own3', 'own1', 'own1'] }, 'moscow', { cityCards: { karachi: 'k23', moscow: 'k26' }, others }).play('relocate karachi', 'end turn');
    expect(card.check('cityCard k23 1 own3')).toMatchObject(refused('no-post-in-city', 'VOY-CARD-2'));
    expect(card.check('cityCard k26 1 own3')).toEqual(legal);
    const score = (left: string): { id: string; points: number }[] => {
      const { state } = go({ figures: ['oasis-1'], posts: nine, gold: 4, goals: ['g15', 'g17'] }, 'moscow').play(`relocate ${left}`);
      return voyages.score(state).players[0]!.lines.map(({ id, points }) => ({ id, points }));
    };
    expect(score('xian')).toEqual(expect.arrayContaining([{ id: 'beijing', points: 10 }, { id: 'goods', points: 2 }]));
    expect(score('beijing').map(({ id }) => id)).not.toContain('beijing');
    expect(score('beijing').map(({ id }) => id)).not.toContain('goods');
    // g15 karachi and kashgar (5), g17 sumatra and ormuz (6): 4 cities.
    expect(score('xian')).toEqual(expect.arrayContaining([{ id: 'goal', points: 5 }, { id: 'goal', points: 6 }, { id: 'goalCities', points: 10 }]));
    expect(score('ormuz')).toEqual(expect.arrayContaining([{ id: 'goal', points: 5 }, { id: 'goal', points: 0 }, { id: 'goalCities', points: 6 }]));
    // The 3 camels of Ormuz come no more.
    const income = untilDecision(go({ figures: ['oasis-1'], posts: nine }, 'moscow', { others }).play('relocate ormuz', 'end turn')).position;
    expect([income.state.round, player(income).camel]).toEqual([2, 20]);
    expect(player(untilDecision(go({ figures: ['oasis-1'], posts: nine }, 'moscow', { others }).play('relocate sumatra', 'end turn')).position).camel).toBe(23);
  });

  test('VOY-POST-13: a space of Beijing left is free again, and other posts do not shift', () => {
    const position = go({ figures: ['oasis-1'], posts: nine }, 'moscow', { beijing: [1, 0, 2, null], others: [{ posts: ['beijing'] }, { posts: ['beijing'] }, { figures: ['xian'], dice: ['own1', 'own1'], coin: 4 }] });
    position.play('relocate beijing');
    expect(position.state.beijing).toEqual([1, null, 2, null]);
  });

  test('VOY-POST-14: otherwise a placed post never moves or returns', () => {
    const position = turn({ posts: ['moscow', 'anxi'], dice: ['own3'] });
    expect(position.refusal('relocate anxi')).toBe('not-now');
    expect(movesLike(position, 'relocate')).toEqual([]);
    const walked = go({ figures: ['oasis-1'], posts: seven }, 'moscow');
    expect(player(walked).posts).toEqual([...seven, 'moscow']);
  });

  test('VOY-POST-15: post, then VP for its number, then the bonus with all it triggers', () => {
    const position = go({ figures: ['oasis-1'], posts: seven }, 'moscow', { outposts: { moscow: 'o01' } });
    const told = position.events.map((event) => (event.kind === 'gained' ? `gained ${Object.keys(event.amounts).join()}` : event.kind));
    expect(told.indexOf('post-placed')).toBeLessThan(told.indexOf('gained vp'));
    expect(told.indexOf('gained vp')).toBeLessThan(told.indexOf('gained coin'));
  });

  test('VOY-POST-16: a chain of post, move, next post is played to its end', () => {
    const position = turn({ dice: ['own2', 'own2', 'own1'], coin: 7, camel: 3 }, { outposts: { moscow: 'o10' } });
    position.play('travel own2+own2', 'step oasis-1', 'step moscow', 'travel 2: oasis-1 > moscow');
    expect(position.refusal('moneyBag own1')).toBe('not-now');
    position.play('step anxi');
    expect(player(position)).toMatchObject({ posts: ['moscow', 'anxi'], coin: 5, camel: 0 });
    expect(decider(position)).toBe(0);
    expect(position.check('end turn')).toEqual(legal);
  });

  test('VOY-R-27: a post only where the movement ends, not in Venezia, an oasis or twice', () => {
    const position = turn({ dice: ['own3', 'own3'], coin: 12 }).play('travel own3+own3', 'step oasis-1', 'step moscow', 'step oasis-1', 'travel 3: oasis-1 > moscow > oasis-1');
    expect(player(position).posts).toEqual([]);
  });

  test('VOY-R-28 mandatory-free-choice: a post must be moved', () => {
    expect(go({ figures: ['oasis-1'], posts: nine }, 'moscow').refusal('decline')).toBe('relocation-due');
  });

  test('VOY-R-28 optional: the relocation may be declined; then no post and no bonus', () => {
    const position = go({ figures: ['oasis-1'], posts: nine, coin: 3 }, 'moscow', { rulings: { noPostLeft: 'optional' }, outposts: { moscow: 'o02' } });
    expect(movesLike(position, 'relocate')).toHaveLength(9);
    expect(movesLike(position, 'decline')).toHaveLength(1);
    position.play('decline');
    expect(player(position)).toMatchObject({ posts: nine, coin: 0, figures: ['moscow'] });
    expect(position.state.outposts).toContain('o02');
  });

  test('VOY-R-29 city-and-outpost: a relocated post earns the bonus of its new city', () => {
    expect(player(go({ figures: ['moscow'], posts: nine, coin: 3 }, 'anxi').play('relocate xian')).coin).toBe(5);
    const outpost = go({ figures: ['oasis-1'], posts: nine, coin: 3 }, 'moscow', { outposts: { moscow: 'o01' } }).play('relocate xian');
    expect(player(outpost).coin).toBe(3);
    expect(outpost.state.outposts).not.toContain('o01');
  });

  test('VOY-R-29 none: a relocated post earns nothing, and the outpost tile waits for a post from a board', () => {
    const rulings = { relocationBonus: 'none' } as const;
    expect(player(go({ figures: ['moscow'], posts: nine, coin: 3 }, 'anxi', { rulings }).play('relocate xian')).coin).toBe(0);
    const outpost = go({ figures: ['oasis-1'], posts: nine, coin: 3 }, 'moscow', { rulings, outposts: { moscow: 'o01' }, others: [{ figures: ['oasis-1'], dice: ['own1', 'own1'], coin: 4 }] }).play('relocate xian');
    expect(outpost.state.outposts).toContain('o01');
    outpost.play('end turn', 'travel own1+own1', 'step moscow', 'travel 1: moscow');
    expect(player(outpost, 1).coin).toBe(3);
    expect(outpost.state.outposts).not.toContain('o01');
  });

  test('VOY-POST-11: a post that leaves a city and is followed by another in the same turn: its card stays closed, the position is sound', () => {
    const position = turn({ figures: ['oasis-1'], posts: nine, camel: 6 }, { bonuses: ['move', 'move', 'move'], cityCards: { moscow: 'k23' } });
    position.play('step moscow', 'relocate karakorum', 'step anxi', 'relocate moscow', 'step moscow', 'relocate anxi');
    expect(player(position).posts).toContain('moscow');
    expect(player(position).posts).not.toContain('anxi');
    expect(position.check('cityCard k23 1 own3')).toMatchObject(refused('post-too-new', 'VOY-CARD-2'));
    expect(voyages.validate(position.state)).toMatchObject({ ok: true });
  });

  test('VOY-R-30: the free space with the highest number, also when one was left', () => {
    const position = go({ figures: ['xian'] }, 'beijing', { beijing: [1, null, 2, null], others: [{ posts: ['beijing'] }, { posts: ['beijing'] }] });
    expect(position.state.beijing).toEqual([1, 0, 2, null]);
  });

  test('VOY-R-34: the outpost bonus has to be taken, right after the post', () => {
    const position = go({ figures: ['oasis-1'] }, 'moscow', { outposts: { moscow: 'o07' } });
    expect(position.moves()).toEqual(['goods pepper', 'goods silk', 'goods gold']);
    expect(position.check('decline')).toMatchObject(refused('not-declinable', 'VOY-GEN-9'));
  });

  test('VOY-R-35: VP for the 8th and 9th post come at placing, not at the end', () => {
    const position = go({ figures: ['oasis-1'], posts: seven }, 'moscow');
    expect(player(position).vp).toBe(5);
    const { lines } = voyages.score(position.state).players[0]!;
    expect(lines.filter(({ id }) => id === 'posts').map(({ points }) => points)).toEqual([5]);
  });

  test('VOY-R-71: the spaces of Beijing are worth 10, 7, 4 and 1', () => {
    const { state } = table({ over: true, players: [{ posts: ['beijing'] }, { posts: ['beijing'] }, { posts: ['beijing'] }, { posts: ['beijing'] }], beijing: [2, 3, 0, 1] });
    expect(voyages.score(state).players.map(({ lines }) => lines.find(({ id }) => id === 'beijing')?.points)).toEqual([4, 1, 10, 7]);
  });

  test('VOY-R-87: a post placed earlier in the same movement may be relocated, and what it earned stays due', () => {
    const position = turn({ character: 'niccolo-marco', figures: ['oasis-1', 'xian'], posts: ['karakorum', 'samarcanda', 'lan-zhou', 'karachi', 'sumatra', 'kashgar', 'ormuz', 'adana'], dice: ['own2', 'own2'], coin: 7 }, { outposts: { moscow: 'o02' } });
    position.play('travel own2+own2', 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing', 'post moscow');
    expect(movesLike(position, 'relocate')).toContain('relocate moscow');
    position.play('relocate moscow');
    expect(player(position).posts).not.toContain('moscow');
    expect(position.state.beijing[0]).toBe(0);
    expect(player(position).coin).toBe(5);
  });
});
