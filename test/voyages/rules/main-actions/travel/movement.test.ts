import { describe, expect, test } from 'vitest';
import { TRAVEL_COSTS } from '../../../../../src/voyages/content/standard/map.js';
import { choices, legal, movesLike, player, purse, refused, turn } from '../../../helpers.js';

describe('13. Main action: travel', () => {
  test('VOY-TRAVEL-1: exactly 2 dice; at least 1 step and at most the lower die', () => {
    const position = turn({ dice: ['own4', 'own2'], coin: 50 });
    expect(position.check('travel own4')).toMatchObject(refused('dice-number', 'VOY-SPACE-3'));
    position.play('travel own4+own2');
    expect(choices(position)).toEqual(['step alexandria', 'step oasis-1']);
    expect(position.check({ kind: 'arrive', steps: 1, path: [] })).toMatchObject(refused('no-step-named', 'VOY-TRAVEL-1'));
    expect(position.check('decline')).toMatchObject({ ok: false });
    position.play('step alexandria', 'step oasis-9');
    expect(position.check('step alexandria')).toMatchObject(refused('steps-used-up', 'VOY-TRAVEL-1'));
    expect(position.moves()).toEqual(['travel 2: alexandria > oasis-9']);
  });

  test('VOY-TRAVEL-2: dice, price, travel cost, route costs, figure, posts, bonuses', () => {
    const position = turn({ dice: ['own2', 'own2'], coin: 9, camel: 3, figures: ['moscow'] }, { spaces: { travel: ['1:own1', '1:own1'] }, cityBonuses: { anxi: 'b1' } });
    position.play('travel own2+own2', 'step anxi', 'travel 1: anxi');
    const told = position.events.map((event) => (event.kind === 'paid' ? `paid for ${event.source}` : event.kind));
    expect(told.filter((one) => one !== 'city-bonus')).toEqual(['dice-placed', 'paid for travel', 'paid for travel', 'paid for routes', 'moved', 'post-placed', 'gained']);
    expect(purse(position)).toMatchObject({ coin: 9 - 2 - 3 + 5, camel: 0 });
  });

  test('VOY-TRAVEL-3: the travel cost goes by the steps really made', () => {
    // Reconstructed: all but 2 and 3 steps.
    expect(TRAVEL_COSTS).toEqual([3, 7, 12, 12, 18, 18]);
    const path = ['oasis-1', 'moscow', 'oasis-1', 'moscow', 'oasis-1', 'moscow'];
    for (let steps = 1; steps <= 6; steps += 1) {
      const position = turn({ dice: ['own6', 'own6'], coin: 20 }).play('travel own6+own6', ...path.slice(0, steps).map((to) => `step ${to}`), `travel ${steps}: ${path.slice(0, steps).join(' > ')}`);
      expect(player(position).coin).toBe(20 - [3, 7, 12, 12, 18, 18][steps - 1]!);
    }
  });

  test('VOY-TRAVEL-4: every route walked costs what it shows, each time and in either direction', () => {
    const position = turn({ dice: ['own3', 'own3'], coin: 12, camel: 9, figures: ['moscow'] });
    position.play('travel own3+own3', 'step anxi', 'step moscow', 'step anxi', 'travel 3: anxi > moscow > anxi');
    expect(purse(position)).toMatchObject({ coin: 5, camel: 0 });
    const coins = turn({ dice: ['own1', 'own1'], coin: 10, figures: ['oasis-7'] }).play('travel own1+own1', 'step alexandria', 'travel 1: alexandria');
    expect(player(coins).coin).toBe(0);
  });

  test('VOY-TRAVEL-5: price, travel cost and all routes must be payable together before the figure moves', () => {
    const spaces = { travel: ['1:own1' as const, '1:own1' as const] };
    // 2 for the price, 7 for 2 steps, 7 for the route: 16.
    const poor = turn({ dice: ['own2', 'own2'], coin: 15 }, { spaces }).play('travel own2+own2', 'step alexandria');
    expect(poor.check('step oasis-7')).toMatchObject(refused('path-not-payable', 'VOY-TRAVEL-5'));
    expect(poor.check('step oasis-9')).toEqual(legal);
    expect(player(poor).figures).toEqual(['venezia']);
    const able = turn({ dice: ['own2', 'own2'], coin: 16 }, { spaces }).play('travel own2+own2', 'step alexandria', 'step oasis-7');
    expect(player(able).figures).toEqual(['venezia']);
    able.play('travel 2: alexandria > oasis-7');
    expect(player(able)).toMatchObject({ figures: ['oasis-7'], coin: 0 });
  });

  test('VOY-TRAVEL-6: the named path is walked exactly; without a payable path the action is illegal', () => {
    const position = turn({ dice: ['own3', 'own3'], coin: 30 }).play('travel own3+own3', 'step alexandria', 'step oasis-9');
    expect(position.check('travel 1: alexandria')).toMatchObject(refused('other-path', 'VOY-TRAVEL-6'));
    expect(position.check('decline')).toMatchObject(refused('no-step-named', 'VOY-TRAVEL-1'));
    expect(position.check('travel 2: oasis-1 > moscow')).toMatchObject(refused('other-path', 'VOY-TRAVEL-6'));
    expect(turn({ dice: ['own3', 'own3'], coin: 2 }).check('travel own3+own3')).toMatchObject(refused('travel-not-payable', 'VOY-TRAVEL-6'));
    // Both routes out of Ormuz cost 3 camels.
    expect(turn({ dice: ['own3', 'own3'], coin: 30, camel: 2, figures: ['ormuz'] }).check('travel own3+own3')).toMatchObject(refused('travel-not-payable', 'VOY-TRAVEL-6'));
  });

  test('VOY-TRAVEL-6: a path that is told otherwise than it was named is another one', () => {
    const one = turn({ dice: ['own3', 'own3'], coin: 30 }).play('travel own3+own3', 'step alexandria', 'step oasis-9');
    const two = turn({ dice: ['own3', 'own3'], coin: 30, character: 'niccolo-marco' }).play('travel own3+own3', 'step 1 alexandria', 'step 2 oasis-1');
    const other = refused('other-path', 'VOY-TRAVEL-6');
    expect(one.check({ kind: 'arrive', steps: 2, path: ['alexandria', 'oasis-9'] })).toEqual(legal);
    expect(one.check({ kind: 'arrive', steps: 1, path: ['alexandria', 'oasis-9'] })).toMatchObject(other);
    expect(one.check({ kind: 'arrive', steps: 2, path: ['alexandria'] })).toMatchObject(other);
    expect(one.check({ kind: 'arrive', steps: 2, path: ['alexandria', 'oasis-9', 'alexandria'] })).toMatchObject(other);
    expect(one.check({ kind: 'arriveBoth', steps: 2, first: ['alexandria', 'oasis-9'], second: [] })).toMatchObject(other);
    expect(two.check({ kind: 'arriveBoth', steps: 2, first: ['alexandria'], second: ['oasis-1'] })).toEqual(legal);
    expect(two.check({ kind: 'arriveBoth', steps: 2, first: ['alexandria'], second: [] })).toMatchObject(other);
  });

  test('VOY-TRAVEL-2 VOY-SPACE-13: beside the price of the occupied space the cheapest first step has to be paid', () => {
    const spaces = { travel: ['1:own1', '1:own1'] } as const;
    const from = (place: string, coin: number, die: 'own1' | 'own6') => turn({ dice: [die, die], coin, camel: 0, figures: [place] }, { spaces: { travel: [...spaces.travel] } });
    // Out of Alexandria a step may cost 7 coins, or none: 6 for the space and 3 for the step are enough.
    expect(from('alexandria', 9, 'own6').check('travel own6+own6')).toEqual(legal);
    expect(from('alexandria', 10, 'own6').check('travel own6+own6')).toEqual(legal);
    expect(from('alexandria', 10, 'own6').moves()).toContain('travel own6+own6');
    expect(from('alexandria', 8, 'own6').check('travel own6+own6')).toMatchObject(refused('travel-not-payable', 'VOY-TRAVEL-6'));
  });

  test('VOY-WILHELM-2 VOY-R-57 optional: no more posts on the way than there are on the board', () => {
    const ten = ['karakorum', 'samarcanda', 'lan-zhou', 'karachi', 'sumatra', 'kashgar', 'ormuz', 'xian', 'beijing', 'kochi'];
    const me = { dice: ['own6', 'own6'], coin: 40, camel: 20, character: 'wilhelm', figures: ['oasis-1'] } as const;
    const way = (posts: readonly string[]) => turn({ ...me, dice: [...me.dice], figures: [...me.figures], posts: [...posts] }, { rulings: { wilhelmPosts: 'optional' } }).play('travel own6+own6', 'step moscow');
    const none = refused('no-post-on-the-way', 'VOY-WILHELM-2');
    const last = way(ten);
    expect(last.check('post and step anxi')).toEqual(legal);
    expect(last.play('post and step anxi').check('post and step moscow')).toMatchObject({ ok: false, code: none.code });
    const two = way(ten.slice(1)).play('post and step anxi');
    expect(two.check('post and step moscow')).toEqual(legal);
    expect(two.moves()).toContain('post and step moscow');
    expect(way([...ten, 'adana']).check('post and step anxi')).toMatchObject({ ok: false, code: none.code });
  });

  test('VOY-R-57 optional: nobody else leaves a post on the way, and Wilhelm none where he sets out', () => {
    const rulings = { wilhelmPosts: 'optional' } as const;
    const me = { dice: ['own6' as const, 'own6' as const], coin: 40, camel: 20, figures: ['moscow'] };
    expect(turn({ ...me, character: 'wilhelm' }, { rulings }).play('travel own6+own6').refusal('post and step anxi')).toBe('no-post-on-the-way');
    expect(turn({ ...me, character: 'berke' }, { rulings }).play('travel own6+own6', 'step anxi').refusal('post and step moscow')).toBe('no-post-on-the-way');
  });

  test('VOY-TRAVEL-7: each step along one route to a neighbour', () => {
    const position = turn({ dice: ['own3', 'own3'], coin: 30, camel: 9 }).play('travel own3+own3');
    expect(position.check('step moscow')).toMatchObject(refused('not-neighbours', 'VOY-TRAVEL-7'));
    expect(position.check('step beijing')).toMatchObject(refused('not-neighbours', 'VOY-TRAVEL-7'));
    expect(movesLike(position, 'step')).toEqual(['step alexandria', 'step oasis-1', 'step oasis-5']);
  });

  test('VOY-TRAVEL-8: to and fro, through the same place again, and back to the start', () => {
    const position = turn({ dice: ['own4', 'own4'], coin: 12 }).play('travel own4+own4', 'step oasis-1', 'step venezia', 'step oasis-1', 'step venezia', 'travel 4: oasis-1 > venezia > oasis-1 > venezia');
    expect(player(position)).toMatchObject({ figures: ['venezia'], coin: 0, posts: [] });
  });

  test('VOY-TRAVEL-9: passing through has no effect', () => {
    const position = turn({ dice: ['own3', 'own3'], coin: 12, camel: 5 }, { outposts: { moscow: 'o01' } });
    position.play('travel own3+own3', 'step oasis-1', 'step moscow', 'step anxi', 'travel 3: oasis-1 > moscow > anxi');
    expect(player(position)).toMatchObject({ posts: ['anxi'], coin: 5, camel: 2 });
    expect(position.state.outposts[0]).toBe('o01');
  });

  test('VOY-TRAVEL-10: an oasis only uses up a step', () => {
    const position = turn({ dice: ['own1', 'own1'], coin: 3 }).play('travel own1+own1', 'step oasis-1', 'travel 1: oasis-1');
    expect(player(position)).toMatchObject({ figures: ['oasis-1'], posts: [], coin: 0 });
    expect(position.events.some(({ kind }) => kind === 'gained')).toBe(false);
  });

  test('VOY-TRAVEL-11: figures never block each other', () => {
    const position = turn({ dice: ['own1', 'own1'], coin: 3 }, { others: [{ figures: ['oasis-1'] }, { figures: ['oasis-1'] }, { figures: ['oasis-1'] }] });
    position.play('travel own1+own1', 'step oasis-1', 'travel 1: oasis-1');
    expect(position.state.players.map(({ figures }) => figures[0])).toEqual(['oasis-1', 'oasis-1', 'oasis-1', 'oasis-1']);
  });

  test('VOY-TRAVEL-12: from Beijing a figure travels on like from anywhere', () => {
    const position = turn({ dice: ['own1', 'own1'], coin: 3, figures: ['beijing'], posts: ['beijing'] }).play('travel own1+own1');
    expect(movesLike(position, 'step')).toEqual(['step oasis-10', 'step oasis-3', 'step xian']);
    position.play('step xian', 'travel 1: xian');
    expect(player(position).figures).toEqual(['xian']);
  });

  test('VOY-TRAVEL-13: the travel action is noted for the start of the next round', () => {
    const position = turn({ dice: ['own1', 'own1'], coin: 3 }).play('travel own1+own1');
    expect(position.state.lastTraveller).toBe(0);
  });

  test('VOY-TRAVEL-14: a movement by symbol or card uses no travel space and costs no travel cost, only routes', () => {
    const spaces = { travel: ['0:own1' as const, '0:own1' as const] };
    const symbol = turn({ coin: 0, camel: 3, figures: ['moscow'] }, { spaces, bonuses: ['move'] }).play('step anxi');
    expect(player(symbol)).toMatchObject({ figures: ['anxi'], posts: ['anxi'], camel: 0, coin: 5 });
    expect(symbol.state.spaces.travel).toEqual(['0:own1', '0:own1']);
    const card = turn({ camel: 7, posts: ['moscow'], figures: ['moscow'], dice: ['own2'] }, { spaces: { travel: ['1:own1', '1:own1'] }, cityCards: { moscow: 'k17' } });
    card.play('cityCard k17 own2', 'step anxi', 'travel 1: anxi');
    expect(player(card)).toMatchObject({ figures: ['anxi'], camel: 2, posts: ['moscow', 'anxi'] });
    expect(card.state.lastTraveller).toBe(1);
  });

  test('VOY-R-24: the whole path is paid before the figure moves', () => {
    // 2 camels for the first route, and the 3 of the bonus there cannot pay the second.
    const position = turn({ dice: ['own2', 'own2'], coin: 7, camel: 3, figures: ['moscow'] }, { cityBonuses: { anxi: 'b2' } }).play('travel own2+own2', 'step anxi');
    expect(position.check('step karakorum')).toMatchObject(refused('path-not-payable', 'VOY-TRAVEL-5'));
    expect(player(position).camel).toBe(3);
  });

  test('VOY-R-25: nobody stops before the end of what was named', () => {
    const position = turn({ dice: ['own3', 'own3'], coin: 30 }).play('travel own3+own3', 'step oasis-1', 'step moscow');
    expect(movesLike(position, 'travel')).toEqual(['travel 2: oasis-1 > moscow']);
    expect(position.refusal('travel 1: oasis-1')).toBe('other-path');
    expect(position.refusal('stop')).toBe('not-now');
  });
});

describe('the "move" symbol', () => {
  test('VOY-R-26 optional: a move may be waived, and then nothing is placed', () => {
    const position = turn({ figures: ['moscow'], camel: 3 }, { bonuses: ['move'] });
    expect(choices(position)).toEqual(['decline', 'step anxi', 'step oasis-1']);
    position.play('decline');
    expect(player(position)).toMatchObject({ figures: ['moscow'], posts: [] });
  });

  test('VOY-R-26 mandatory-if-payable: no waiving while a step can be paid', () => {
    const rulings = { freeMove: 'mandatory-if-payable' } as const;
    const position = turn({ figures: ['moscow'], camel: 3 }, { rulings, bonuses: ['move'] });
    expect(choices(position)).toEqual(['step anxi', 'step oasis-1']);
    expect(position.check('decline')).toMatchObject(refused('move-due', 'VOY-ICON-7'));
    // Without a payable step it is lost all the same.
    expect(turn({ figures: ['ormuz'], camel: 2 }, { rulings, bonuses: ['move'] }).moves()).toContain('fiveCoins own3');
  });
});
