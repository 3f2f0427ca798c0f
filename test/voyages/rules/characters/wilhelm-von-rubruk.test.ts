// Characters that change how figures move and posts are placed.
import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer } from '../../../../src/voyages/index.js';
import { choices, movesLike, player, refused, table, turn, type Table } from '../../helpers.js';

const six = ['own6', 'own6'] as const;

function steps(position: Table, ...path: string[]): Table {
  return position.play(...path.map((to) => `step ${to}`));
}

function travel(me: ArrangedPlayer, path: readonly string[], rest: Parameters<typeof turn>[1] = {}): Table {
  return steps(turn({ dice: six, coin: 60, camel: 30, ...me }, rest).play('travel own6+own6'), ...path).play(`travel ${path.length}: ${path.join(' > ')}`);
}

describe('Wilhelm von Rubruk', () => {
  const wilhelm = { character: 'wilhelm' as const };
  const eight = ['karakorum', 'samarcanda', 'lan-zhou', 'karachi', 'sumatra', 'ormuz', 'kochi', 'adana'];

  test('VOY-WILHELM-1: 11 posts, the black ones like any other and last', () => {
    const position = travel({ ...wilhelm, figures: ['oasis-1'], posts: [...eight, 'xian'] }, ['moscow']);
    expect(player(position).posts).toHaveLength(10);
    expect(player(position).vp).toBe(0);
    expect(() => table({ players: [{ character: 'berke', posts: [...eight, 'xian', 'moscow'] }, {}] })).toThrow(/posts/);
  });

  test('VOY-WILHELM-2: a post in every city passed without one of his, in path order, and one at the end; the start is not passed', () => {
    const position = travel({ ...wilhelm, figures: ['moscow'] }, ['anxi', 'karakorum', 'oasis-2']);
    expect(player(position).posts).toEqual(['anxi', 'karakorum']);
    const end = travel({ ...wilhelm, figures: ['moscow'], posts: ['anxi'] }, ['anxi', 'karakorum']);
    expect(player(end).posts).toEqual(['anxi', 'karakorum']);
    // Coming back to the start he passes it.
    const back = travel({ ...wilhelm, figures: ['moscow'] }, ['oasis-1', 'moscow', 'oasis-1']);
    expect(player(back).posts).toEqual(['moscow']);
    // Also by card.
    const card = turn({ ...wilhelm, figures: ['moscow'], posts: ['moscow'], camel: 9, dice: ['own2'] }, { cityCards: { moscow: 'k17' } }).play('cityCard k17 own2', 'step anxi', 'step karakorum', 'travel 2: anxi > karakorum');
    expect(player(card).posts).toEqual(['moscow', 'anxi', 'karakorum']);
  });

  test('VOY-WILHELM-3: bonuses only after the movement, in his order; VP for a number with the placing', () => {
    const position = travel({ ...wilhelm, figures: ['oasis-6'], posts: eight.filter((city) => city !== 'lan-zhou') }, ['kashgar', 'lan-zhou'], { outposts: { 'lan-zhou': 'o07' } });
    expect(player(position)).toMatchObject({ vp: 15, figures: ['lan-zhou'] });
    expect(player(position).posts.slice(7)).toEqual(['kashgar', 'lan-zhou']);
    expect(choices(position)).toEqual(['next anyGood', 'next distinctGoods']);
  });

  test('VOY-R-31 printed-order: his bonuses come in path order', () => {
    const position = travel({ ...wilhelm, figures: ['oasis-4'] }, ['lan-zhou', 'kashgar'], { rulings: { pendingOrder: 'printed-order' }, outposts: { 'lan-zhou': 'o07' } });
    expect(choices(position)).toEqual(['goods gold', 'goods pepper', 'goods silk']);
    position.play('goods gold');
    expect(choices(position)).toEqual(['goods pepper+gold', 'goods pepper+silk', 'goods silk+gold']);
  });

  test('VOY-WILHELM-4: to and fro over a city, but 1 post in it at most', () => {
    const position = travel({ ...wilhelm, figures: ['moscow'] }, ['anxi', 'moscow', 'anxi', 'karakorum']);
    expect(player(position).posts).toEqual(['anxi', 'moscow', 'karakorum']);
  });

  test('VOY-WILHELM-5: without posts nothing is placed in passing; only for the end a post is relocated', () => {
    const eleven = [...eight, 'xian', 'beijing', 'alexandria'];
    const position = travel({ ...wilhelm, figures: ['oasis-1'], posts: eleven }, ['moscow', 'anxi']);
    expect(movesLike(position, 'relocate')).toHaveLength(11);
    position.play('relocate alexandria');
    expect(player(position).posts).not.toContain('moscow');
    expect(player(position).posts).toContain('anxi');
    const oasis = travel({ ...wilhelm, figures: ['venezia'], posts: eleven }, ['oasis-1', 'moscow', 'oasis-1']);
    expect(player(oasis).posts).toEqual(eleven);
    // One post left: it goes into the first city passed.
    const one = travel({ ...wilhelm, figures: ['oasis-1'], posts: eleven.slice(0, 10) }, ['moscow', 'anxi']);
    expect(movesLike(one, 'relocate')).toHaveLength(11);
    one.play('relocate xian');
    expect(player(one).posts).toEqual(expect.arrayContaining(['moscow', 'anxi']));
  });

  test('VOY-WILHELM-6: 5, 10 and 10 VP for the 8th, 9th and 11th post', () => {
    const vp = (count: number): number => player(travel({ ...wilhelm, figures: ['oasis-1'], posts: [...eight, 'xian', 'beijing'].slice(0, count) }, ['moscow'])).vp;
    expect([6, 7, 8, 9, 10].map(vp)).toEqual([0, 5, 10, 0, 10]);
  });

  test('VOY-WILHELM-7: in passing Beijing he places on its free space with the highest number', () => {
    const position = travel({ ...wilhelm, figures: ['xian'], posts: ['xian'] }, ['beijing', 'oasis-10'], { others: [{ posts: ['beijing'] }] });
    expect(position.state.beijing).toEqual([1, 0, null, null]);
    expect(player(position)).toMatchObject({ figures: ['oasis-10'], posts: ['xian', 'beijing'] });
  });

  test('VOY-R-57 mandatory-bonuses-after: posts on the way are not optional, bonuses come after the movement', () => {
    const position = turn({ ...wilhelm, figures: ['oasis-1'], dice: six, coin: 30, camel: 9 }).play('travel own6+own6', 'step moscow');
    expect(position.check('post and step anxi')).toMatchObject(refused('no-post-on-the-way', 'VOY-WILHELM-2'));
    position.play('step anxi', 'travel 2: moscow > anxi');
    expect(player(position).posts).toEqual(['moscow', 'anxi']);
  });

  test('VOY-R-57 optional: with the path he says for each passed city whether he places there', () => {
    const rulings = { wilhelmPosts: 'optional' } as const;
    const start = (): Table => turn({ ...wilhelm, figures: ['oasis-1'], dice: six, coin: 30, camel: 9 }, { rulings }).play('travel own6+own6', 'step moscow');
    expect(start().moves()).toEqual(expect.arrayContaining(['step anxi', 'post and step anxi']));
    const without = start().play('step anxi', 'travel 2: moscow > anxi');
    expect(player(without).posts).toEqual(['anxi']);
    const placing = start().play('post and step anxi', 'travel 2: moscow > anxi');
    expect(player(placing).posts).toEqual(['moscow', 'anxi']);
  });

  test('VOY-R-58: the 10 VP come with the 11th post', () => {
    const position = travel({ ...wilhelm, figures: ['oasis-1'], posts: [...eight, 'xian', 'beijing'] }, ['moscow']);
    expect(player(position).vp).toBe(10);
  });

  test('VOY-R-85: the location he starts from is not passed', () => {
    expect(player(travel({ ...wilhelm, figures: ['moscow'] }, ['oasis-1'])).posts).toEqual([]);
  });

  test('VOY-R-91: he places in Beijing in passing', () => {
    expect(travel({ ...wilhelm, figures: ['xian'], posts: ['xian'] }, ['beijing', 'oasis-3']).state.beijing).toEqual([0, null, null, null]);
  });

  test('VOY-R-92: VP go by the number placed; the black posts come last', () => {
    const position = travel({ ...wilhelm, figures: ['moscow'], posts: [...eight.slice(0, 7), 'moscow'] }, ['anxi']);
    expect(player(position)).toMatchObject({ vp: 10 });
    expect(position.events.find(({ kind }) => kind === 'post-placed')).toMatchObject({ number: 9 });
  });
});
