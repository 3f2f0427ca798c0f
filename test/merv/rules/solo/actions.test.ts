// Chapter 25: the Corrupt Magistrate's actions. Points, boons, contracts and prices named here are reconstructed values.
import { describe, expect, test } from 'vitest';
import { ACTIONS, type Slot } from '../../../../src/merv/content/ids.js';
import { merv } from '../../../../src/merv/index.js';
import { at, breakthroughs, cards, choice, cityCamel, courtiers, gains, lucky, magistrate, playerOf, points, posts, row, scrolls, soldiersAt, told, vp, walled, type At } from '../../helpers.js';

const his = (given: object) => ({ players: { magistrate: given } });

describe('soldiers', () => {
  // From L3-2 the next space, L4-2, brings a soldier and 2 points.
  const soldier = (more: object) => magistrate('mosque', { ...more, players: { magistrate: { mosque: 'L3-2' } } });

  test('MERV-CMA-1: on the northernmost, then westernmost, unprotected building of the courtier, for 2 influence', () => {
    const position = soldier({ buildings: { r4c1: 'courtier', r2c2: 'courtier', r2c1: 'courtier', r1c3: 0, r1c4: 'magistrate' } });
    expect(soldiersAt(position, 'r2c1')).toBe(1);
    expect(playerOf(position, 'magistrate')).toMatchObject({ influence: 2, servants: 7, soldiers: [5] });
  });

  test('MERV-CMA-1: the influence comes from his own rules, also that of walls (MERV-CMA-28)', () => {
    const north = { buildings: { r1c1: 'courtier', r2c2: 'courtier' } } as const;
    expect(gains(soldier(north), 'influence').map(({ rule }) => rule)).toEqual(['MERV-CMA-1', 'MERV-CMA-1']);
    expect(gains(soldier({ buildings: { r4c4: 'magistrate', r1c2: 0 } }), 'influence').map(({ rule }) => rule)).toEqual(['MERV-CMA-3']);
    expect(gains(magistrate('wall', { buildings: { r1c1: 'courtier' } }), 'influence').map(({ rule }) => rule)).toEqual(['MERV-CMA-28', 'MERV-CMA-28']);
  });

  test('MERV-CMA-2: fully walled sites and sites with a soldier are passed over', () => {
    const position = soldier({ buildings: { r1c3: 'courtier', r2c1: 'courtier', r4c1: 'courtier' }, walls: { N3: 'any', W4: 'any' }, soldiers: { r2c1: 0 } });
    expect(soldiersAt(position, 'r4c1')).toBe(1);
    const half = soldier({ buildings: { r2c1: 'courtier', r4c1: 'courtier' }, walls: { W4: 'any' } });
    expect(soldiersAt(half, 'r2c1')).toBe(1);
  });

  test('MERV-CMA-3: else on an own building for 1; without a servant nothing', () => {
    // He has just built on r4c5.
    const own = soldier({ buildings: { r4c4: 'magistrate', r1c2: 0 } });
    expect([soldiersAt(own, 'r4c4'), playerOf(own, 'magistrate').influence]).toEqual([1, 1]);
    const none = magistrate('mosque', { buildings: { r2c1: 'courtier' }, players: { magistrate: { mosque: 'L3-2', courtiers: { knowledge: 3, spice: 3, trade: 2 } } } });
    expect([soldiersAt(none, 'r2c1'), playerOf(none, 'magistrate').influence]).toEqual([0, 0]);
    expect(told(none, 'lost')).toMatchObject([{ automaton: 'magistrate', rule: 'MERV-CMA-3', what: 'soldier', source: 'magistrate' }]);
  });
});

describe('caravansary', () => {
  test('MERV-CMA-4: the card that adds most to the sets, then the one nearest the front', () => {
    const take = (given: object, cardsInRow: string[]) => lucky(magistrate('caravansary', { row: cardsInRow, rowCamels: [], ...his(given) }));
    expect(cards(take({}, ['cinnamon', 'ginger']), 'magistrate')).toEqual({ cinnamon: 1 });
    // With two ginger: ginger adds 1, another kind 2; juniper is nearer than pepper.
    expect(cards(take({ cards: { ginger: 2 } }, ['ginger', 'ginger', 'juniper', 'pepper']), 'magistrate')).toEqual({ ginger: 2, juniper: 1 });
    // With one each of three kinds the fourth adds 4.
    expect(cards(take({ cards: { ginger: 1, juniper: 1, cinnamon: 1 } }, ['ginger', 'juniper', 'cinnamon', 'cinnamon', 'ginger', 'pepper']), 'magistrate')['pepper']).toBe(1);
    // Ginger 2, juniper 1: a second juniper adds 2, cinnamon 3.
    expect(cards(take({ cards: { ginger: 2, juniper: 1 } }, ['juniper', 'cinnamon']), 'magistrate')).toEqual({ ginger: 2, juniper: 1, cinnamon: 1 });
  });

  test('MERV-CMA-5: camels of the cards, one refill at the end, then pairs; without cards the rest is lost', () => {
    const position = magistrate('caravansary', { row: ['ginger', 'juniper', 'ginger'], rowCamels: [1, 2], buildings: { r2c4: 'courtier' } });
    // Two actions: ginger, then juniper, which adds 2.
    expect(cards(position, 'magistrate')).toEqual({ ginger: 1, juniper: 1 });
    expect(playerOf(position, 'magistrate').camel).toBe(2);
    expect(told(position, 'laid-out')).toEqual([]);
    lucky(position);
    expect(told(position, 'laid-out')).toHaveLength(1);
    expect(row(position)).toHaveLength(8);
    const short = magistrate('caravansary', { row: ['ginger'], rowCamels: [], buildings: { r2c4: 'courtier', r3c4: 'courtier' } });
    expect(cards(short, 'magistrate')).toEqual({ ginger: 1 });
    expect(told(short, 'lost')).toMatchObject([1, 2].map(() => ({ seat: null, automaton: 'magistrate', rule: 'MERV-CMA-5', what: 'caravansary', source: 'magistrate' })));
  });

  test('MERV-CMA-6: ginger a soldier, juniper a favour, cinnamon and pepper 3 points', () => {
    const pair = (spice: string) => lucky(magistrate('caravansary', { row: [spice], rowCamels: [], buildings: { r2c1: 'courtier' }, ...his({ cards: { [spice]: 1 } }) }));
    expect(soldiersAt(pair('ginger'), 'r2c1')).toBe(1);
    expect(playerOf(pair('juniper'), 'magistrate').favour).toBe(1);
    expect([vp(pair('cinnamon'), 'magistrate'), vp(pair('pepper'), 'magistrate')]).toEqual([3, 3]);
    expect(pair('pepper').state.upgradeSupply[4]).toBe(6);
  });
});

describe('palace', () => {
  test('MERV-CMA-7: one courtier for one to three actions, two for four or five', () => {
    const column = ['r2c5', 'r3c5', 'r4c5', 'r5c5'];
    const placed = (count: number) => magistrate('palace', { buildings: Object.fromEntries(column.slice(0, count).map((cell) => [cell, 'courtier' as const])) });
    expect([0, 1, 2, 3, 4].map((count) => 8 - playerOf(placed(count), 'magistrate').servants)).toEqual([1, 1, 1, 2, 2]);
    // The first in an empty hall brings a favour.
    expect(playerOf(placed(0), 'magistrate').favour).toBe(1);
  });

  test('MERV-CMA-7, MERV-CMA-25: his courtiers are those of the palace action, also the one of the mosque, which is no free courtier to him (MERV-PALACE-6)', () => {
    for (const position of [magistrate('palace'), magistrate('mosque', his({ mosque: 'L5' }))]) {
      expect(told(position, 'courtier-placed')).toMatchObject([{ automaton: 'magistrate', rule: 'MERV-PALACE-2', free: false }]);
      expect(playerOf(position, 'magistrate').freeCourtiers).toBe(0);
    }
  });

  test('MERV-CMA-8: the hall worth most to him, then to the player, then the leftmost', () => {
    const hall = (given: object, player: object = {}) => courtiers(magistrate('palace', { players: { magistrate: given, 0: player } }), 'magistrate');
    expect(hall({ scroll: 1, rare: 2 })).toEqual({ trade: 1 });
    expect(hall({ scroll: 2, rare: 2 }, { common: 3 })).toEqual({ trade: 1 });
    expect(hall({ scroll: 2, rare: 2 })).toEqual({ knowledge: 1 });
    expect(hall({ mosque: 'L3-1', scroll: 2 })).toEqual({ faith: 1 });
    expect(hall({}, { cards: { ginger: 1 } })).toEqual({ spice: 1 });
    expect(hall({ rare: 2, scroll: 1 }, { courtiers: { trade: 3 } })).toEqual({ knowledge: 1 });
    // Two courtiers: the same hall while it has room.
    const four = { r2c5: 'courtier', r3c5: 'courtier', r4c5: 'courtier' } as const;
    expect(courtiers(magistrate('palace', { buildings: four, players: { magistrate: { rare: 2, scroll: 1 } } }), 'magistrate')).toEqual({ trade: 2 });
    expect(courtiers(magistrate('palace', { buildings: four, players: { magistrate: { rare: 2, scroll: 1 }, 0: { courtiers: { trade: 2 } } } }), 'magistrate')).toEqual({ trade: 1, knowledge: 1 });
  });
});

describe('library', () => {
  const read = (given: object, more: object = {}) => magistrate('library', { ...more, ...his(given), players: { magistrate: given, ...(more as { players?: object }).players } });

  test('MERV-CMA-9: a scroll for each action, a breakthrough at 2, 4, 6 and 8 before the next', () => {
    expect(scrolls(read({}), 'magistrate')).toBe(1);
    const three = lucky(read({ scroll: 1 }, { buildings: { r1c5: 'courtier', r3c5: 'magistrate' } }));
    expect(scrolls(three, 'magistrate')).toBe(4);
    expect(breakthroughs(three, 'magistrate').map((tile) => tile.slice(0, 3))).toEqual(['bt1', 'bt2']);
    const kinds = three.events.filter((event) => (event.kind === 'gained' && event.amounts.scroll !== undefined) || event.kind === 'breakthrough-taken').map(({ kind }) => kind);
    expect(kinds).toEqual(['gained', 'breakthrough-taken', 'gained', 'gained', 'breakthrough-taken']);
    // A committed scroll counts.
    expect(breakthroughs(read({ contracts: ['contract-1s-1'] }), 'magistrate')).toHaveLength(1);
  });

  test('MERV-CMA-10: first the mosque tile with more steps than cards, else the caravansary tile, else the other', () => {
    expect(breakthroughs(read({ scroll: 1 }), 'magistrate')).toEqual(['bt1-caravansary']);
    expect(breakthroughs(read({ scroll: 1, mosque: 'L2-1', cards: { ginger: 1 } }), 'magistrate')).toEqual(['bt1-mosque']);
    expect(breakthroughs(read({ scroll: 1, mosque: 'L2-1', cards: { ginger: 2 } }), 'magistrate')).toEqual(['bt1-caravansary']);
    const taken = { players: { 0: { scroll: 2, breakthroughs: ['bt1-caravansary'] } } };
    expect(breakthroughs(read({ scroll: 1 }, taken), 'magistrate')).toEqual(['bt1-mosque']);
  });

  test('MERV-CMA-11: from then on once more when that action is the intended type', () => {
    const owner = { scroll: 2, breakthroughs: ['bt1-mosque'], mosque: 'L1-1' } as const;
    const position = magistrate('mosque', his(owner));
    expect(told(position, 'solo-actions')).toMatchObject([{ times: 2, extra: true }]);
    expect(playerOf(position, 'magistrate').mosque).toBe(8);
    expect(told(magistrate('wall', his(owner)), 'solo-actions')).toMatchObject([{ times: 1, extra: false }]);
  });

  test('MERV-CMA-11: each of the two tiles serves its own action and no other', () => {
    for (const tile of ['caravansary', 'mosque']) {
      const more = ACTIONS.filter((card) => {
        const { times, extra } = told(magistrate(card, his({ scroll: 2, breakthroughs: [`bt1-${tile}`] })), 'solo-actions')[0]!;
        expect(times).toBe(extra ? 2 : 1);
        return extra;
      });
      expect(more).toEqual([tile]);
    }
  });

  test('MERV-CMA-12: second, a random tile without effect and 3 points', () => {
    const position = read({ scroll: 3 }, { players: { 0: { scroll: 4, breakthroughs: ['bt2-sand'] } } });
    expect(merv.chance(position.state)).toMatchObject({ kind: 'draw', from: ['bt2-purple', 'bt2-teal', 'bt2-orange'], count: 1 });
    position.luck(['bt2-teal']);
    expect(breakthroughs(position, 'magistrate')).toEqual(['bt2-teal']);
    expect(vp(position, 'magistrate')).toBe(3);
  });

  test('MERV-CMA-13: third, a free trading post and its good', () => {
    const inner = read({ scroll: 5 });
    expect(breakthroughs(inner, 'magistrate')).toEqual(['bt3-post']);
    const goods = (position: At) => (['common', 'rare'] as const).flatMap((item) => gains(position, item).map(({ amount }) => [item, amount]));
    expect(goods(inner)).toEqual([['common', 1]]);
    expect(playerOf(inner, 'magistrate').camel).toBe(1);
    const outer = read({ scroll: 5, posts: ['balkh'] });
    expect(goods(outer)).toEqual([['rare', 1]]);
    expect(playerOf(outer, 'magistrate').favour).toBe(1);
  });

  test('MERV-CMA-14: outer before inner, vacant before occupied, then NW, NE, SW, SE', () => {
    expect(posts(read({ scroll: 5 }), 'magistrate')).toEqual(['rayy']);
    expect(posts(read({ scroll: 5 }, { players: { 0: { posts: ['rayy'] } } }), 'magistrate')).toEqual(['samarkand']);
    expect(posts(read({ scroll: 5, posts: ['balkh', 'nishapur'] }), 'magistrate')).toEqual(['nishapur', 'balkh', 'basra']);
    expect(posts(read({ scroll: 5, posts: ['balkh', 'nishapur'] }, { players: { 0: { posts: ['nishapur', 'basra'] } } }), 'magistrate')).toEqual(['nishapur', 'balkh', 'peshawar']);
  });

  test('MERV-CMA-15: and contracts he can now fulfil', () => {
    // One common good and the one just gained, and scrolls: contracts 1s-1 (6 points, before 1f-1 for its soldier) and 1s-2 (5).
    const position = read({ scroll: 5, common: 1 });
    expect(playerOf(position, 'magistrate')).toMatchObject({ fulfilled: [3, 4], common: 0, scroll: 4 });
    expect(points(position, 'magistrate', 'contracts')).toBe(11);
    // A rare good alone fulfils none, and neither does a scroll that is no third breakthrough.
    expect(playerOf(read({ scroll: 5, posts: ['rayy'] }), 'magistrate')).toMatchObject({ fulfilled: [], rare: 1 });
    expect(playerOf(read({ scroll: 6, common: 1 }), 'magistrate')).toMatchObject({ fulfilled: [], common: 1 });
  });

  test('MERV-R-1 component-limit: a scroll that is not there is lost, and told as such', () => {
    const left = (count: number) => magistrate('library', { rulings: { supplyLimits: 'component-limit' }, players: { 0: { scroll: 32 - count } } });
    expect([scrolls(left(1), 'magistrate'), told(left(1), 'lost'), scrolls(left(0), 'magistrate')]).toEqual([1, [], 0]);
    expect(told(left(0), 'lost')).toMatchObject([{ automaton: 'magistrate', rule: 'MERV-R-1', what: 'scroll', source: 'box' }]);
  });

  test('MERV-CMA-16: else the free mosque step, else nothing', () => {
    const taken = (tiles: string[]) => ({ players: { 0: { scroll: 6, breakthroughs: tiles } } });
    const step = read({ scroll: 5, mosque: 'L2-1' }, taken(['bt3-post']));
    expect(breakthroughs(step, 'magistrate')).toEqual(['bt3-mosque']);
    expect(playerOf(step, 'magistrate')).toMatchObject({ mosque: 8, favour: 1 });
    expect(told(step, 'breakthrough-taken')).toMatchObject([{ rule: 'MERV-CMA-16' }]);
    // All discs lie in cities and on the mosque: no post is possible, the mosque tile is left.
    const discs = read({ scroll: 5, mosque: 'L2-1', posts: ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar'] });
    expect(breakthroughs(discs, 'magistrate')).toEqual(['bt3-mosque']);
    // The player took the mosque tile, and no disc is left: no tile at all.
    const nothing = read({ scroll: 5, mosque: 'L2-1', posts: ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar'] }, taken(['bt3-mosque']));
    expect(breakthroughs(nothing, 'magistrate')).toEqual([]);
    expect(told(nothing, 'lost')).toMatchObject([{ seat: null, automaton: 'magistrate', rule: 'MERV-CMA-16', what: 'breakthrough', source: 'magistrate' }]);
    expect(playerOf(nothing, 'magistrate').mosque).toBe(4);
    // With nobody listening it comes to the same.
    const taking = { players: { ...taken(['bt3-mosque']).players, magistrate: { scroll: 5, mosque: 'L2-1', posts: ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar'] } }, solo: { layers: [['library', 'caravansary'], ['palace', 'marketplace', 'mosque', 'wall']] } } as const;
    expect(merv.resolve(at({ seats: 1, turn: 'magistrate', ...taking } as never).state, ['library'])).toEqual(nothing.state);
  });

  test('MERV-CMA-17: fourth, eight points, else two favour', () => {
    expect(points(read({ scroll: 7 }), 'magistrate', 'breakthroughs')).toBe(8);
    const favour = read({ scroll: 7 }, { players: { 0: { scroll: 8, breakthroughs: ['bt4-vp'] } } });
    expect(breakthroughs(favour, 'magistrate')).toEqual(['bt4-favour-favour']);
    expect(playerOf(favour, 'magistrate').favour).toBe(2);
    expect([...told(favour, 'breakthrough-taken'), ...gains(favour, 'favour')].map(({ rule }) => rule)).toEqual(['MERV-CMA-17', 'MERV-CMA-17', 'MERV-CMA-17']);
  });
});

describe('marketplace', () => {
  const trade = (given: object, more: object = {}) => magistrate('marketplace', { ...more, players: { magistrate: given, ...(more as { players?: object }).players } });

  test('MERV-CMA-18: exactly one post, outer before inner, vacant before occupied', () => {
    expect(posts(trade({}, { buildings: { r1c5: 'courtier', r2c5: 'magistrate' } }), 'magistrate')).toHaveLength(1);
    expect(posts(trade({ posts: ['balkh'] }), 'magistrate')).toEqual(['balkh', 'peshawar']);
    expect(posts(trade({}, { players: { 0: { posts: ['samarkand', 'balkh'] } } }), 'magistrate')).toEqual(['nishapur']);
    const camel = trade({});
    expect([playerOf(camel, 'magistrate').camel, cityCamel(camel, 'samarkand')]).toEqual([1, 0]);
    expect(playerOf(trade({ posts: ['balkh'] }), 'magistrate').favour).toBe(1);
    const none = trade({ posts: ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar'], mosque: 'L1-1' });
    expect(posts(none, 'magistrate')).toHaveLength(6);
    expect(playerOf(none, 'magistrate').common + playerOf(none, 'magistrate').givenCommon).toBe(4);
  });

  test('MERV-CMA-19: then NE, SE, SW, NW', () => {
    const first = (occupied: string[]) => choice(trade({}, { players: { 0: { posts: occupied } } }), 'city')[0]!.chosen;
    expect([first([]), first(['samarkand']), first(['samarkand', 'balkh']), first(['samarkand', 'balkh', 'nishapur'])]).toEqual(['samarkand', 'balkh', 'nishapur', 'rayy']);
    const outer = (own: string[]) => choice(trade({ posts: own }), 'city')[0]!.chosen;
    expect([outer(['rayy', 'nishapur']), outer(['rayy', 'nishapur', 'balkh']), outer(['rayy', 'nishapur', 'balkh', 'samarkand'])]).toEqual(['basra', 'peshawar', 'kashgar']);
  });

  test('MERV-CMA-20: a common good for each inner post, a rare one for each outer post', () => {
    const position = trade({ posts: ['rayy', 'nishapur', 'baghdad'] });
    // The new post is Basra: two inner, two outer.
    expect((['common', 'rare'] as const).flatMap((item) => gains(position, item).map(({ amount }) => [item, amount]))).toEqual([['common', 2], ['rare', 2]]);
    expect(playerOf(trade({}), 'magistrate').common).toBe(1);
  });

  test('MERV-CMA-21: then the contract with most points, cubes and influence ignored', () => {
    // With his first post 1 common good; 2 rare and 1 common more: 3f (15 points) needs two of each.
    const position = trade({ common: 1, rare: 2 });
    expect(playerOf(position, 'magistrate')).toMatchObject({ fulfilled: [12], influence: 0, favour: 1, common: 0, rare: 0, givenCommon: 2, givenRare: 2 });
    expect(points(position, 'magistrate', 'contracts')).toBe(15);
    expect(gains(position, 'favour')).toMatchObject([{ who: 'magistrate', amount: 1, rule: 'MERV-CMA-21' }]);
    // A contract with a soldier deploys one.
    const soldier = trade({ scroll: 1 }, { buildings: { r2c1: 'courtier' } });
    expect(playerOf(soldier, 'magistrate').fulfilled).toEqual([3]);
    expect(soldiersAt(soldier, 'r2c1')).toBe(1);
  });

  test('MERV-CMA-22: equal points, the highest level, then a soldier', () => {
    // 3f (15) and 3s (15) need level 5 both: the soldier decides. 3 scrolls, 2 common, 2 rare serve either, not both.
    const position = trade({ scroll: 3, common: 1, rare: 2 });
    expect(choice(position, 'contract')[0]!.chosen).toBe('contract-3s-1');
    // 1f-2 and 1s-2 with 5 points each are of one level, too.
    const low = trade({ scroll: 1, common: 1, contracts: ['contract-1f-1', 'contract-1s-1'] });
    expect(choice(low, 'contract')[0]).toMatchObject({ chosen: 'contract-1s-2' });
    // 1s-1 (level 1, a soldier) and 2f-3 (level 3, favour) both have 6 points: the level goes before the soldier.
    const level = trade({ scroll: 1, rare: 1, contracts: ['contract-2f-1', 'contract-2f-2', 'contract-2s-1', 'contract-2s-2', 'contract-2s-3'] });
    expect(choice(level, 'contract')[0]).toMatchObject({ from: ['contract-1s-1', 'contract-2f-3'], chosen: 'contract-2f-3' });
  });

  test('MERV-CMA-23: kinds named first, then common goods as far as they go; on until none is possible', () => {
    // 2s: one rare and two of any kind.
    const any = trade({ common: 0, rare: 3, contracts: ['contract-2f-1'] });
    expect(playerOf(any, 'magistrate')).toMatchObject({ givenRare: 1 + 2, common: 0 });
    expect(playerOf(any, 'magistrate').fulfilled[1]).toBe(9);
    const several = trade({ common: 5, scroll: 0 });
    // Six common goods: 1f three times.
    expect(playerOf(several, 'magistrate').fulfilled).toEqual([0, 1, 2]);
    expect(playerOf(several, 'magistrate')).toMatchObject({ common: 0, givenCommon: 6, favour: 3 });
  });
});

describe('mosque and wall', () => {
  test('MERV-CMA-24: a space for each action, the first on the leftmost path with a camel', () => {
    expect(playerOf(magistrate('mosque'), 'magistrate').mosque).toBe(0);
    expect(playerOf(magistrate('mosque', { mosqueCamels: [2, 3, 4] }), 'magistrate')).toMatchObject({ mosque: 1, camel: 1 });
    expect(playerOf(magistrate('mosque', { buildings: { r1c5: 'courtier' } }), 'magistrate').mosque).toBe(4);
  });

  test('MERV-CMA-25: the boons in his form, with the points of the space', () => {
    const from = (space: string, more: object = {}) => magistrate('mosque', { ...more, ...his({ mosque: space }) });
    expect(playerOf(magistrate('mosque'), 'magistrate').camel).toBe(1);
    expect(vp(from('L1-1'), 'magistrate')).toBe(3);
    expect(vp(from('L2-3'), 'magistrate')).toBe(3 + 1);
    expect(playerOf(from('L2-1'), 'magistrate').favour).toBe(1);
    const soldier = from('L3-2', { buildings: { r2c2: 'courtier' } });
    expect([soldiersAt(soldier, 'r2c2'), vp(soldier, 'magistrate')]).toEqual([1, 2]);
    const courtier = from('L5');
    expect([playerOf(courtier, 'magistrate').servants, points(courtier, 'magistrate', 'mosque')]).toEqual([7, 2]);
    const wall = from('L6');
    expect([walled(wall).length, points(wall, 'magistrate', 'mosque')]).toEqual([1, 3]);
    expect(points(from('L7'), 'magistrate', 'mosque')).toBe(4);
  });

  test('MERV-CMA-26: the scoring tile worth most to him now, else one at random', () => {
    const tile = (buildings: object) => magistrate('mosque', { buildings, ...his({ mosque: 'L3-1' }) });
    const library = tile({ r2c4: 'magistrate', r2c5: 'magistrate', r1c1: 'magistrate' });
    expect(told(library, 'scoring-tile-taken').map(({ tile: id }) => id)).toEqual(['scoring-library']);
    const tied = tile({ r2c5: 'magistrate', r1c1: 'magistrate' });
    expect(merv.chance(tied.state)).toMatchObject({ kind: 'draw', rule: 'MERV-CMA-26', from: ['scoring-caravansary', 'scoring-library'], seat: null, secret: false });
    tied.luck(['scoring-library']);
    expect(told(tied, 'scoring-tile-taken')).toMatchObject([{ automaton: 'magistrate', rule: 'MERV-CMA-26', tile: 'scoring-library' }]);
    // Not one that somebody has; where all are taken there is none.
    const left = (taken: string[]) => magistrate('mosque', { buildings: { r2c4: 'magistrate', r2c5: 'magistrate', r1c1: 'magistrate' }, players: { 0: { tiles: taken }, magistrate: { mosque: 'L3-1' } } } as never);
    expect(told(left(['library']), 'scoring-tile-taken').map(({ tile: id }) => id)).toEqual(['scoring-caravansary']);
    const none = left(['library', 'palace', 'caravansary', 'marketplace']);
    expect([told(none, 'scoring-tile-taken'), playerOf(none, 'magistrate').tiles]).toEqual([[], []]);
    expect(told(none, 'mosque-entered').map(({ boon }) => boon)).toContain('scoringTile');
  });

  test('MERV-CMA-27: the cheapest piece, then purple, sand, teal, orange; gates last, in gate slots only', () => {
    const built = (walls: Partial<Record<Slot, string>>, more: object = {}) => told(magistrate('wall', { walls, ...more }), 'wall-placed').filter(({ automaton }) => automaton === 'magistrate').map(({ piece }) => piece);
    expect(built({})).toEqual(['segment-purple-1']);
    expect(built({ N1: 'segment-purple-1', N2: 'segment-purple-1' })).toEqual(['segment-sand-1']);
    const slots: Slot[] = ['N1', 'N2', 'N4', 'N5', 'E1', 'E2', 'E4', 'E5', 'S1', 'S2', 'S4', 'S5', 'W1', 'W2', 'W4', 'W5'];
    const cheap = ['purple', 'purple', 'sand', 'sand', 'teal', 'teal', 'orange', 'orange'].map((colour) => `segment-${colour}-1`);
    expect(built(Object.fromEntries(cheap.map((piece, place) => [slots[place]!, piece])))).toEqual(['segment-purple-2']);
    const all = Object.fromEntries([...cheap, ...cheap.map((piece) => piece.replace('-1', '-2'))].map((piece, place) => [slots[place]!, piece]));
    const gate = magistrate('wall', { walls: all, buildings: { r3c5: 'courtier', r1c4: 'courtier' } });
    expect(told(gate, 'wall-placed')[0]).toMatchObject({ piece: 'gate-purple-3', slot: 'E3' });
  });

  test('MERV-CMA-28: the slot by what it covers: A 4, B 3, C 2, D 2, E 1, F 4, G 3, H 2, I 0', () => {
    // Each line puts one class at S1 (r5c5, r4c5) and E5 is kept away by a wall; the next class stands at W4 (r2c1, r2c2).
    type Pair = readonly [number | 'magistrate' | 'courtier' | null, number | 'magistrate' | 'courtier' | null];
    const classes: readonly (readonly [string, Pair, number])[] = [
      ['A', ['courtier', 'courtier'], 4], ['B', ['courtier', 'magistrate'], 3], ['C', ['magistrate', 'magistrate'], 2], ['D', ['courtier', null], 2],
      ['E', ['magistrate', null], 1], ['F', ['courtier', 0], 4], ['G', ['magistrate', 0], 3], ['H', [0, null], 2],
    ];
    // All slots but S2 and W2 are taken; S2 covers r5c4 and r4c4, W2 covers r4c1 and r4c2. Without method A sites elsewhere the magistrate acts once from N3.
    const closed = (['N1', 'N2', 'N4', 'N5', 'E1', 'E2', 'E4', 'E5', 'S1', 'S4', 'S5', 'W1', 'W4', 'W5'] as const).map((slot) => [slot, 'any']);
    const run = (south: Pair, west: Pair) => {
      const buildings: Record<string, number | 'magistrate' | 'courtier'> = {};
      (['r5c4', 'r4c4'] as const).forEach((cell, place) => { if (south[place] !== null) buildings[cell] = south[place]!; });
      (['r4c1', 'r4c2'] as const).forEach((cell, place) => { if (west[place] !== null) buildings[cell] = west[place]!; });
      const position = magistrate('wall', { walls: Object.fromEntries(closed), buildings, sites: { r1c3: { action: 'wall' }, r2c3: { action: 'wall' }, r4c3: { action: 'wall' }, r5c3: { action: 'wall' } } });
      return { ...told(position, 'solo-wall')[0]!, influence: playerOf(position, 'magistrate').influence };
    };
    classes.forEach(([rank, pair, influence], place) => {
      const next = classes[place + 1]?.[1] ?? [null, null];
      expect(run(pair, next), rank).toMatchObject({ rank, slot: 'S2', influence });
      expect(run(next, pair), rank).toMatchObject({ rank, slot: 'W2', influence });
    });
    expect(run([null, null], [null, null])).toMatchObject({ rank: 'I', influence: 0 });
  });

  test('MERV-CMA-29: of several the first free one clockwise from N1', () => {
    const first = (buildings: object, walls: object = {}) => told(magistrate('wall', { buildings, walls }), 'wall-placed').find(({ automaton }) => automaton === 'magistrate')!.slot;
    expect(first({})).toBe('E5');
    expect(first({ r5c5: 0, r5c4: 0, r5c3: 0, r1c1: 'courtier' })).toBe('N1');
    expect(first({ r1c1: 'courtier', r1c4: 'courtier' }, { N1: 'any' })).toBe('N4');
    expect(first({ r4c1: 'courtier', r1c1: 'courtier' }, { N1: 'any' })).toBe('S5');
  });
});
