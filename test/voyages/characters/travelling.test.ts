// Characters that change how figures move and posts are placed.
import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer } from '../../../src/voyages/index.js';
import { choices, legal, movesLike, player, purse, refused, setUp, table, turn, type Table } from '../helpers.js';

const six = ['own6', 'own6'] as const;

function steps(position: Table, ...path: string[]): Table {
  return position.play(...path.map((to) => `step ${to}`));
}

function travel(me: ArrangedPlayer, path: readonly string[], rest: Parameters<typeof turn>[1] = {}): Table {
  return steps(turn({ dice: six, coin: 60, camel: 30, ...me }, rest).play('travel own6+own6'), ...path).play(`travel ${path.length}: ${path.join(' > ')}`);
}

describe('Kubilai Khan', () => {
  test('VOY-KUBILAI-1: his figure starts in Beijing', () => {
    const { state } = setUp({ seats: 3, characters: ['berke', 'kubilai', 'johannes'] }).position;
    expect(state.players.map(({ figures }) => figures)).toEqual([['venezia'], ['beijing'], ['venezia']]);
  });

  test('VOY-KUBILAI-2: his first post lies on the 10 space; later arrivals get 7, 4, 1', () => {
    const { state } = setUp({ seats: 2, characters: ['berke', 'kubilai'] }).position;
    expect(state.beijing).toEqual([1, null, null, null]);
    expect(state.players[1]?.posts).toEqual(['beijing']);
    const next = travel({ figures: ['xian'] }, ['beijing'], { others: [{ character: 'kubilai', posts: ['beijing'] }] });
    expect(next.state.beijing).toEqual([1, 0, null, null]);
    // It counts as the first: the seventh further one is the 8th.
    const eighth = travel({ character: 'kubilai', figures: ['oasis-1'], posts: ['beijing', 'karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'sumatra'] }, ['moscow']);
    expect(player(eighth).vp).toBe(5);
  });

  test('VOY-KUBILAI-3: Venezia has no place for a post of his', () => {
    const position = travel({ character: 'kubilai', figures: ['alexandria'], posts: ['beijing'] }, ['venezia']);
    expect(player(position).posts).toEqual(['beijing']);
  });
});

describe('Niccolo and Marco Polo', () => {
  const polos = { character: 'niccolo-marco' as const };

  test('VOY-NICCOLO-1: two figures on the map, both starting in Venezia', () => {
    const { state } = setUp({ seats: 2, characters: ['niccolo-marco', 'berke'] }).position;
    expect(state.players.map(({ figures }) => figures)).toEqual([['venezia', 'venezia'], ['venezia']]);
    const other = turn({ dice: six, coin: 20 }).play('travel own6+own6');
    expect(other.check('step 2 alexandria')).toMatchObject(refused('one-figure-only', 'VOY-NICCOLO-1'));
    const position = turn({ ...polos, dice: six, coin: 20 }).play('travel own6+own6');
    expect(position.check('step alexandria')).toMatchObject(refused('name-the-figure', 'VOY-NICCOLO-1'));
  });

  test('VOY-NICCOLO-2: 1 camel in step 2 of every round', () => {
    for (const round of [1, 2, 5]) expect(player(table({ round, step: 'income', players: [polos, {}] })).camel).toBe(1);
  });

  test('VOY-NICCOLO-3: any movement may be split; a movement of 1 step moves either figure', () => {
    const position = turn({ ...polos, figures: ['oasis-1', 'xian'], dice: ['own3', 'own3'], coin: 12 }).play('travel own3+own3', 'step 1 venezia', 'step 2 oasis-8', 'step 2 karachi');
    expect(position.check('step 2 oasis-8')).toMatchObject(refused('steps-used-up', 'VOY-TRAVEL-1'));
    expect(position.check('step 1 alexandria')).toMatchObject(refused('first-figure-first', 'VOY-NICCOLO-3'));
    position.play('travel 3: venezia and oasis-8 > karachi');
    expect(player(position)).toMatchObject({ figures: ['venezia', 'karachi'], coin: 0 });
    const symbol = turn({ ...polos, figures: ['oasis-1', 'xian'] }, { bonuses: ['move'] });
    expect(movesLike(symbol, 'step')).toEqual(['step 1 moscow', 'step 1 venezia', 'step 2 beijing', 'step 2 oasis-8']);
    symbol.play('step 2 beijing');
    expect(player(symbol).figures).toEqual(['oasis-1', 'beijing']);
    const card = turn({ ...polos, figures: ['oasis-1', 'xian'], posts: ['moscow'], camel: 4, dice: ['own2'] }, { cityCards: { moscow: 'k17' } }).play('cityCard k17 own2', 'step 1 venezia', 'step 2 oasis-8', 'travel 2: venezia and oasis-8');
    expect(player(card)).toMatchObject({ figures: ['venezia', 'oasis-8'], camel: 0 });
    // While both stand together the first one sets out.
    const together = turn({ ...polos, dice: six, coin: 20 }).play('travel own6+own6');
    expect(together.check('step 2 alexandria')).toMatchObject(refused('same-figure', 'VOY-NICCOLO-3'));
  });

  test('VOY-NICCOLO-4: travel cost by the total of steps, with the routes of both paths, before either moves', () => {
    const me = { ...polos, figures: ['oasis-1', 'alexandria'], dice: ['own2', 'own2'] as const };
    const poor = turn({ ...me, coin: 13 }).play('travel own2+own2', 'step 1 moscow');
    expect(poor.check('step 2 oasis-7')).toMatchObject(refused('path-not-payable', 'VOY-TRAVEL-5'));
    const position = turn({ ...me, coin: 14 }).play('travel own2+own2', 'step 1 moscow', 'step 2 oasis-7');
    expect(player(position).figures).toEqual(['oasis-1', 'alexandria']);
    position.play('travel 2: moscow and oasis-7');
    expect(player(position)).toMatchObject({ coin: 0, figures: ['moscow', 'oasis-7'] });
  });

  test('VOY-NICCOLO-5: a post where each moved figure ends, 1 per city, the player chooses which first', () => {
    const position = turn({ ...polos, figures: ['oasis-1', 'xian'], dice: six, coin: 7 }).play('travel own6+own6', 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing');
    expect(choices(position)).toEqual(['post beijing', 'post moscow']);
    expect(position.check('post xian')).toMatchObject(refused('not-an-end', 'VOY-NICCOLO-5'));
    position.play('post beijing');
    expect(player(position).posts).toEqual(['beijing', 'moscow']);
    // A figure that did not move places nothing.
    const one = turn({ ...polos, figures: ['oasis-1', 'xian'], dice: six, coin: 3 }).play('travel own6+own6', 'step 1 moscow', 'travel 1: moscow');
    expect(player(one).posts).toEqual(['moscow']);
    const same = turn({ ...polos, figures: ['oasis-1', 'oasis-1'], dice: six, coin: 7 }).play('travel own6+own6', 'step 1 moscow', 'step 2 moscow', 'travel 2: moscow and moscow');
    expect(player(same).posts).toEqual(['moscow']);
  });

  test('VOY-NICCOLO-6: both posts and the VP for their numbers come before the bonus of either', () => {
    const seven = ['karakorum', 'samarcanda', 'lan-zhou', 'karachi', 'sumatra', 'kashgar', 'ormuz'];
    const position = turn({ ...polos, figures: ['oasis-1', 'oasis-8'], posts: seven, dice: six, coin: 7 }, { outposts: { moscow: 'o07' } });
    position.play('travel own6+own6', 'step 1 moscow', 'step 2 xian', 'travel 2: moscow and xian', 'post moscow');
    expect(player(position).posts).toHaveLength(9);
    expect(player(position).vp).toBe(15);
    expect(choices(position)).toEqual(['next anyGood', 'next otherCityBonus']);
  });

  test('VOY-R-60: each figure its own path, a post for each moved figure', () => {
    const position = turn({ ...polos, figures: ['oasis-1', 'xian'], dice: six, coin: 7 }).play('travel own6+own6', 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing', 'post moscow');
    expect(player(position).posts).toEqual(['moscow', 'beijing']);
  });

  test('VOY-R-86 each-figure: a split movement by card places a post for each figure', () => {
    const position = turn({ ...polos, figures: ['oasis-1', 'xian'], posts: ['karachi'], camel: 4, dice: ['own2'] }, { cityCards: { karachi: 'k17' } }).play('cityCard k17 own2', 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing', 'post moscow');
    expect(player(position).posts).toEqual(['karachi', 'moscow', 'beijing']);
  });

  test('VOY-R-86 one: only one of the two ends gets a post, the player\'s choice', () => {
    const rulings = { splitCardPosts: 'one' } as const;
    const split = (): Table => turn({ ...polos, figures: ['oasis-1', 'xian'], posts: ['karachi'], camel: 4, dice: ['own2'] }, { rulings, cityCards: { karachi: 'k17' } }).play('cityCard k17 own2', 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing');
    expect(player(split().play('post beijing')).posts).toEqual(['karachi', 'beijing']);
    expect(player(split().play('post moscow')).posts).toEqual(['karachi', 'moscow']);
    // The travel action is no card.
    const travelled = turn({ ...polos, figures: ['oasis-1', 'xian'], dice: six, coin: 7 }, { rulings }).play('travel own6+own6', 'step 1 moscow', 'step 2 beijing', 'travel 2: moscow and beijing', 'post moscow');
    expect(player(travelled).posts).toEqual(['moscow', 'beijing']);
  });

  test('VOY-R-90: both posts before the bonus of either', () => {
    const position = turn({ ...polos, figures: ['oasis-1', 'moscow'], dice: six, coin: 7, camel: 3 }, { outposts: { moscow: 'o01' } }).play('travel own6+own6', 'step 1 moscow', 'step 2 anxi', 'travel 2: moscow and anxi', 'post anxi');
    const told = position.events.map((event) => (event.kind === 'gained' ? `gained ${event.source}` : event.kind)).filter((one) => /post-placed|gained/.test(one));
    expect(told).toEqual(['post-placed', 'post-placed', 'gained b1', 'gained o01']);
  });
});

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

describe('Johannes Carpini', () => {
  const johannes = { character: 'johannes' as const };

  test('VOY-JOHANNES-1: in every kind of movement a step leads from an oasis to any other for nothing', () => {
    const position = turn({ ...johannes, figures: ['oasis-1'], dice: six, coin: 3 }).play('travel own6+own6');
    const oases = ['oasis-2', 'oasis-3', 'oasis-4', 'oasis-5', 'oasis-6', 'oasis-7', 'oasis-8', 'oasis-9', 'oasis-10'];
    for (const oasis of oases) expect(position.check(`step ${oasis}`)).toEqual(legal);
    expect(position.check('step oasis-1')).toMatchObject(refused('not-neighbours', 'VOY-TRAVEL-7'));
    expect(position.check('step beijing')).toMatchObject(refused('not-neighbours', 'VOY-TRAVEL-7'));
    const symbol = turn({ ...johannes, figures: ['oasis-1'] }, { bonuses: ['move'] }).play('step oasis-10');
    expect(player(symbol).figures).toEqual(['oasis-10']);
    const card = turn({ ...johannes, figures: ['oasis-1'], posts: ['moscow'], camel: 2, dice: ['own1'] }, { cityCards: { moscow: 'k17' } }).play('cityCard k17 own1', 'step oasis-10', 'travel 1: oasis-10');
    expect(player(card)).toMatchObject({ figures: ['oasis-10'], camel: 0 });
    // From a city there is no jump.
    expect(turn({ ...johannes, figures: ['moscow'], dice: six, coin: 3 }).play('travel own6+own6').refusal('step oasis-10')).toBe('not-neighbours');
  });

  test('VOY-JOHANNES-2: first or later, several in one movement; each counts as a step', () => {
    const position = turn({ ...johannes, dice: six, coin: 18 }).play('travel own6+own6', 'step oasis-1', 'step oasis-10', 'step oasis-2', 'step oasis-4', 'step lan-zhou', 'travel 5: oasis-1 > oasis-10 > oasis-2 > oasis-4 > lan-zhou');
    expect(player(position)).toMatchObject({ coin: 0, figures: ['lan-zhou'], posts: ['lan-zhou'] });
  });

  test('VOY-JOHANNES-3: 3 coins in step 2 of every round', () => {
    for (const round of [1, 3]) expect(purse(table({ round, step: 'income', players: [johannes, {}] }))).toMatchObject({ coin: 3, camel: 0 });
  });

  const twoThree = (rulings: object): Table => turn({ ...johannes, figures: ['oasis-2'], dice: six, coin: 7 }, { rulings }).play('travel own6+own6');

  test('VOY-R-59 free-every-movement: also the 5-coin road between two oases is free', () => {
    const position = twoThree({}).play('step oasis-3', 'travel 1: oasis-3');
    expect(player(position).coin).toBe(4);
  });

  test('VOY-R-59 route-cost-if-road: a jump along a road costs that road', () => {
    const rulings = { oasisJump: 'route-cost-if-road' } as const;
    expect(twoThree(rulings).check('step oasis-3')).toMatchObject(refused('path-not-payable', 'VOY-TRAVEL-5'));
    expect(twoThree(rulings).check('step oasis-10')).toEqual(legal);
    const rich = turn({ ...johannes, figures: ['oasis-2'], dice: six, coin: 8 }, { rulings }).play('travel own6+own6', 'step oasis-3', 'travel 1: oasis-3');
    expect(player(rich).coin).toBe(0);
  });

  test('VOY-R-59 travel-action-only: no jumps by symbol or card', () => {
    const rulings = { oasisJump: 'travel-action-only' } as const;
    expect(twoThree(rulings).check('step oasis-10')).toEqual(legal);
    expect(movesLike(turn({ ...johannes, figures: ['oasis-1'] }, { rulings, bonuses: ['move'] }), 'step')).toEqual(['step moscow', 'step venezia']);
    const card = turn({ ...johannes, figures: ['oasis-1'], posts: ['moscow'], camel: 2, dice: ['own1'] }, { rulings, cityCards: { moscow: 'k17' } }).play('cityCard k17 own1');
    expect(card.refusal('step oasis-10')).toBe('not-neighbours');
  });

  test('VOY-R-84: every step may be a jump', () => {
    const position = turn({ ...johannes, figures: ['oasis-1'], dice: ['own3', 'own3'], coin: 12 }).play('travel own3+own3', 'step oasis-5', 'step oasis-8', 'step oasis-10', 'travel 3: oasis-5 > oasis-8 > oasis-10');
    expect(player(position)).toMatchObject({ figures: ['oasis-10'], coin: 0 });
  });
});

