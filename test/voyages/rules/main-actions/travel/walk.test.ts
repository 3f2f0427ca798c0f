// Characters that change how figures move and posts are placed.
import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer } from '../../../../../src/voyages/index.js';
import { choices, movesLike, player, refused, setUp, table, turn, type Table } from '../../../helpers.js';

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
