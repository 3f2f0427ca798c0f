// How the magistrate chooses: the questions of each rule in the order of the book, and which of them decides. Chapters 23 to 25.
import { describe, expect, test } from 'vitest';
import { at, course, lucky, magistrate, told, type At } from '../../helpers.js';

/** The first thing of a sort that he chooses. */
const first = (position: At, of: string) => told(position, 'choice').find((event) => event.of === of)!;

/** Holds a choice to its rule: each position is decided by the next question, and all questions are asked in this order. */
function asks(rule: string, of: string, questions: readonly string[], positions: readonly At[]): void {
  const choices = positions.map((position) => first(position, of));
  expect(choices.map(({ decidedBy }) => decidedBy)).toEqual(questions);
  for (const { rule: cited, automaton, criteria, candidates } of choices) {
    expect([cited, automaton, criteria]).toEqual([rule, 'magistrate', questions]);
    for (const { values } of candidates) expect(values).toHaveLength(questions.length);
  }
}

/** What a candidate was worth by the questions, one after the other. */
const worth = (position: At, of: string): Record<string, readonly number[]> => Object.fromEntries(first(position, of).candidates.map(({ id, values }) => [id, values]));

const players = { r5c2: 0, r5c3: 0, r5c4: 0, r5c5: 0 } as const;

describe('slots and sites', () => {
  test('MERV-CM-7: his own buildings, then the courtier\'s, then the player\'s, then the distance from the queue', () => {
    const wall = (buildings: object) => magistrate('wall', { buildings });
    asks('MERV-CM-7', 'slot', ['mostMagistrateBuildings', 'mostCourtierBuildings', 'mostPlayerBuildings', 'farthestFromQueue'], [wall({ r1c3: 'magistrate' }), wall({ r1c2: 'courtier' }), wall({ r1c2: 0 }), wall({})]);
    expect(worth(wall({ r1c2: 'magistrate', r2c2: 'courtier', r3c2: 'courtier', r1c3: 0 }), 'slot')).toMatchObject({ N2: [1, 2, 0, 1], N3: [0, 0, 1, 2], N4: [0, 0, 0, 3] });
  });

  test('MERV-CM-9, MERV-CM-23: both automata together, then his own, then the player\'s, then the distance from the queue', () => {
    const questions = ['mostAutomataBuildings', 'mostMagistrateBuildings', 'mostPlayerBuildings', 'farthestFromQueue'];
    const kept = (buildings: object) => magistrate('wall', { buildings: { r5c2: 'courtier', r5c3: 'courtier', r5c4: 'courtier', r5c5: 'courtier', ...buildings } });
    asks('MERV-CM-9', 'slot', questions, [kept({ r1c2: 'courtier' }), kept({ r1c2: 'magistrate', r1c4: 'courtier' }), kept({ r1c3: 0 }), kept({})]);
    expect(worth(kept({ r1c2: 'magistrate' }), 'slot')).toMatchObject({ N2: [2, 1, 0, 1], N3: [1, 0, 0, 2] });
    const spent = (buildings: object) => at({ seats: 1, turn: 'magistrate', buildings: { ...players, r4c3: 0, r4c4: 0, r4c5: 0, r5c1: 0, ...buildings }, solo: { layers: [['wall', 'mosque']], removed: ['library', 'palace', 'caravansary', 'marketplace'] } }).luck(['wall']);
    asks('MERV-CM-23', 'slot', questions, [spent({ r1c2: 'courtier' }), spent({ r1c2: 'magistrate', r1c4: 'courtier' }), spent({ r1c3: 0 }), spent({ r1c3: 'magistrate', r1c4: 'magistrate', r1c5: 'magistrate', r1c1: 0 })]);
  });

  test('MERV-CM-6, MERV-CM-8: the caravansary card is served by slots with such a site, as any other', () => {
    // The caravansaries lie at r1c1 to r1c4.
    expect(first(magistrate('caravansary'), 'slot')).toMatchObject({ rule: 'MERV-CM-7', candidates: ['N1', 'N2', 'N3', 'N4'].map((id) => ({ id })) });
    expect(first(magistrate('caravansary', { buildings: { r1c1: 0, r1c2: 'courtier', r1c3: 'magistrate', r1c4: 0 } }), 'slot')).toMatchObject({ rule: 'MERV-CM-9', candidates: ['N2', 'N3'].map((id) => ({ id })) });
  });

  test('MERV-CM-11: his own in the perpendicular line, then the player\'s, then the distance from the slot', () => {
    const sites = { r1c1: { action: 'wall' }, r2c1: { action: 'wall' }, r4c1: { action: 'wall' } } as const;
    const site = (buildings: object) => magistrate('wall', { sites, buildings: { r5c5: 0, ...buildings } });
    asks('MERV-CM-11', 'site', ['mostMagistrateBuildings', 'mostPlayerBuildings', 'farthestFromSlot'], [site({ r2c3: 'magistrate' }), site({ r1c3: 0 }), site({})]);
    expect(worth(site({ r2c3: 'magistrate', r1c3: 0, r1c5: 0 }), 'site')).toEqual({ r1c1: [0, 2, 0], r2c1: [1, 0, 1], r4c1: [0, 0, 3] });
  });

  test('MERV-HC-10: for the courtier, the player\'s buildings, then the fewest of his own, then the nearness to the queue', () => {
    const court = (buildings: object) => magistrate('library', { order: ['magistrate', 'courtier', 0], buildings: { r1c5: 'magistrate', ...buildings } });
    asks('MERV-HC-10', 'courtierSlot', ['mostPlayerBuildings', 'fewestMagistrateBuildings', 'nearestToQueue'], [court({ r1c2: 0 }), court({ r1c1: 0, r1c4: 0, r2c1: 'magistrate', r3c5: 'magistrate' }), court({})]);
  });

  test('MERV-HC-11: and the player\'s in the perpendicular line, then the fewest of his own, then the nearness to the slot', () => {
    const site = (buildings: object) => at({ seats: 1, order: [0, 'magistrate', 'courtier'], turn: 'courtier', slots: { N5: 0, N4: 'magistrate' }, buildings }).play('slot N1');
    asks('MERV-HC-11', 'courtierSite', ['mostPlayerBuildings', 'fewestMagistrateBuildings', 'nearestToSlot'], [site({ r3c2: 0 }), site({ r3c2: 0, r4c2: 0, r3c5: 'magistrate' }), site({})]);
  });
});

describe('what his actions go to', () => {
  test('MERV-CMA-1, MERV-CMA-3: a soldier goes north, then west', () => {
    const soldier = (owner: 'courtier' | 'magistrate', cells: readonly string[]) => magistrate('mosque', { buildings: Object.fromEntries(cells.map((cell) => [cell, owner])), players: { magistrate: { mosque: 'L3-2' } } });
    for (const [owner, rule] of [['courtier', 'MERV-CMA-1'], ['magistrate', 'MERV-CMA-3']] as const) asks(rule, 'soldier', ['northernmost', 'westernmost'], [soldier(owner, ['r4c1', 'r2c2']), soldier(owner, ['r2c2', 'r2c1'])]);
    // Two in one row lie equally far north, two in one column equally far west.
    const values = worth(soldier('courtier', ['r2c1', 'r2c4', 'r4c4', 'r1c1']), 'soldier');
    expect([values['r2c1']![0], values['r4c4']![1]]).toEqual([values['r2c4']![0], values['r2c4']![1]]);
    expect(values['r1c1']).toEqual([0, 0]);
  });

  test('MERV-CMA-4, MERV-R-57: a card is worth 1 and 1 more for each kind of which he owns more; then the nearest to the front', () => {
    const take = (row: string[], cards: object) => lucky(magistrate('caravansary', { row, rowCamels: [], players: { magistrate: { cards } } }));
    asks('MERV-CMA-4', 'card', ['mostSetPoints', 'nearestToFront'], [take(['ginger', 'juniper'], { ginger: 1 }), take(['ginger', 'juniper'], {})]);
    const { candidates } = first(take(['ginger', 'juniper', 'cinnamon', 'pepper'], { ginger: 2, juniper: 1, cinnamon: 1 }), 'card');
    expect(candidates.map(({ values }) => values)).toEqual([[1, 0], [2, -1], [2, -2], [4, -3]]);
  });

  test('MERV-CMA-8: a hall is judged by what it brings him, then by what it brings the player, then from the left', () => {
    const hall = (his: object, player: object = {}) => magistrate('palace', { players: { magistrate: his, 0: player } });
    asks('MERV-CMA-8', 'hall', ['mostForMagistrate', 'mostForPlayer', 'leftmost'], [hall({ scroll: 1, rare: 2 }), hall({ scroll: 2, rare: 2 }, { common: 3 }), hall({})]);
    const { candidates } = first(hall({ scroll: 2, rare: 1 }, { common: 3 }), 'hall');
    expect(candidates.map(({ values }) => values)).toEqual([[2, 0, 0], [0, 0, -1], [1, 3, -2], [0, 0, -3]]);
  });

  test('MERV-CMA-14, MERV-CMA-19, MERV-R-52: a city is asked whether it is an outer one, whether it is vacant, and where it lies', () => {
    const occupied = { posts: ['balkh', 'peshawar'] } as const;
    const given = [[['balkh'], {}], [['rayy', 'balkh'], occupied], [[], {}]] as const;
    const trade = given.map(([posts, player]) => magistrate('marketplace', { players: { magistrate: { posts }, 0: player } }));
    asks('MERV-CMA-19', 'city', ['outer', 'unoccupied', 'compass'], trade);
    expect(trade.map((position) => first(position, 'city').chosen)).toEqual(['peshawar', 'baghdad', 'samarkand']);
    const read = given.map(([posts, player]) => magistrate('library', { players: { magistrate: { posts, scroll: 5 }, 0: player } }));
    asks('MERV-CMA-14', 'city', ['outer', 'unoccupied', 'compass'], read);
    expect(read.map((position) => first(position, 'city').chosen)).toEqual(['peshawar', 'baghdad', 'rayy']);
    // With the other order a vacant city comes first, inner or outer; only then it matters that one is an outer city.
    const vacant = (posts: readonly string[], player: readonly string[]) => magistrate('marketplace', { rulings: { magistratePost: 'unoccupied-then-outer' }, players: { magistrate: { posts }, 0: { posts: player } } } as never);
    const others = [vacant([], ['rayy', 'samarkand', 'balkh']), vacant(['rayy'], []), vacant([], [])];
    asks('MERV-CMA-19', 'city', ['unoccupied', 'outer', 'compass'], others);
    expect(others.map((position) => first(position, 'city').chosen)).toEqual(['nishapur', 'baghdad', 'samarkand']);
  });

  test('MERV-CMA-18: without a disc no city is chosen and no post established', () => {
    const none = magistrate('marketplace', { players: { magistrate: { posts: ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar'], mosque: 'L1-1' } } });
    expect(first(none, 'city')).toBeUndefined();
    expect(told(none, 'post-placed')).toEqual([]);
  });

  test('MERV-CMA-21, MERV-CMA-22, MERV-R-53: a contract is judged by its points, then by its level, then by its soldier; or the other way round', () => {
    const trade = (his: object, magistrateContractTie: 'level-then-soldier' | 'soldier-then-level' = 'level-then-soldier') => magistrate('marketplace', { rulings: { magistrateContractTie }, players: { magistrate: his } });
    const low = { scroll: 1, rare: 1, contracts: ['contract-2f-1', 'contract-2f-2', 'contract-2s-1', 'contract-2s-2', 'contract-2s-3'] };
    const high = { scroll: 3, common: 1, rare: 2 };
    const points = { common: 1, rare: 2 };
    asks('MERV-CMA-21', 'contract', ['mostPoints', 'highestInfluence', 'soldier'], [trade(points), trade(low), trade(high)]);
    // 1f-1 and 2f-3 bring 6 points and favour both.
    const favour = { scroll: 1, common: 1, rare: 1, contracts: ['contract-1s-1', ...low.contracts] };
    const other = [points, high, favour].map((his) => trade(his, 'soldier-then-level'));
    asks('MERV-CMA-21', 'contract', ['mostPoints', 'soldier', 'highestInfluence'], other);
    expect(other.slice(1).map((position) => first(position, 'contract').chosen)).toEqual(['contract-3s-1', 'contract-2f-3']);
  });

  test('MERV-CMA-28, MERV-CMA-29: a wall slot is judged by its class, then clockwise from N1; what he built and its class are told', () => {
    const position = magistrate('wall', { buildings: { r1c2: 'courtier', r2c2: 'courtier' } });
    asks('MERV-CMA-28', 'wallSlot', ['bestClass', 'firstClockwise'], [position, magistrate('wall')]);
    expect(told(position, 'solo-wall')[0]).toMatchObject({ rule: 'MERV-CMA-28', rank: 'A', class: 'class-A', slot: 'N2' });
    // What has been built is not lost.
    expect(told(position, 'lost')).toEqual([]);
  });
});

describe('what a choice tells', () => {
  test('MERV-CM-3: of one candidate it is said that it was the only one', () => {
    const { decidedBy, candidates } = first(magistrate('wall', { buildings: { r5c2: 0, r5c3: 0, r5c5: 0, r5c4: 'magistrate' } }), 'slot');
    expect([decidedBy, candidates.length]).toEqual(['only', 1]);
  });

  test('through a whole game each choice follows from the values told: the best by the first question; tie: by the next', () => {
    const choices = course({ seats: 1 }, 'choices').events.flatMap((event) => (event.kind === 'choice' ? [event] : []));
    expect(choices.length).toBeGreaterThan(30);
    for (const { candidates, criteria, decidedBy, chosen } of choices) {
      const rank = (other: readonly number[], best: readonly number[]): number => best.findIndex((value, question) => value !== other[question]);
      const best = candidates.find(({ id }) => id === chosen)!;
      // The question that told the best from each of the others; the last of these decided.
      const asked = candidates.filter((one) => one !== best).map(({ values }) => rank(values, best.values));
      for (const [place, one] of candidates.filter((one) => one !== best).entries()) expect(best.values[asked[place]!]).toBeGreaterThan(one.values[asked[place]!]!);
      expect(decidedBy).toBe(asked.length === 0 ? 'only' : criteria[Math.max(...asked)]);
    }
  });
});
