// Chapters 12 and 22: the scoring phase and the end of the game.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../../src/merv/index.js';
import { at, courtiers, forced, moves, no, playerOf, points, told, vp, type At } from '../../helpers.js';

const scored = (player: object, more: object = {}): At => forced(at({ seats: 3, at: 'scoring', players: { 0: player }, ...more }));
/** The last scoring phase of a game: what is left is the end. */
const final = (players: object, more: object = {}) => merv.score(forced(at({ seats: 3, year: 3, at: 'scoring', players, ...more })).state);

describe('the palace', () => {
  test('MERV-SCORE-1: palace, then presence; walls, soldiers, cubes, camels and contracts score nothing', () => {
    const position = scored(
      { cubes: { white: 5 }, camel: 3, contracts: ['contract-1f-1'], courtiers: { trade: 1 }, favour: 1, common: 1 },
      { buildings: { r1c1: 0, r5c5: 1 }, soldiers: { r5c5: 0 }, walls: { N1: 'any' } },
    );
    // Trade: one good at hand and two on the contract; one building.
    expect(points(position, 0, 'palace')).toBe(3);
    expect(points(position, 0, 'buildings')).toBe(1);
    expect(vp(position, 0)).toBe(4);
  });

  test('MERV-SCORE-2: one favour for each courtier, even for one worth nothing, and no points on the way back', () => {
    const position = scored({ favour: 8, courtiers: { knowledge: 2, faith: 1 } });
    expect(playerOf(position, 0).favour).toBe(5);
    expect(vp(position, 0)).toBe(0);
  });

  test('MERV-SCORE-3: with too little favour all of it is spent and the player chooses', () => {
    const choose = () => at({ seats: 3, at: 'scoring', players: { 0: { favour: 2, courtiers: { knowledge: 1, spice: 1, trade: 1 }, scroll: 1, cards: { ginger: 2 }, rare: 4 } } });
    expect(moves(choose(), 'score').sort()).toEqual(['score knowledge+spice', 'score knowledge+trade', 'score spice+trade']);
    expect(no(choose(), 'score trade')).toEqual(['score-count', 'MERV-SCORE-3']);
    expect(no(choose(), 'score trade+spice')).toBeNull();
    expect(no(choose(), 'score faith+trade')).toEqual(['score-halls', 'MERV-SCORE-3']);
    expect(no(choose(), 'score trade+trade')).toEqual(['score-halls', 'MERV-SCORE-3']);
    const position = choose().play('score spice+trade');
    expect([points(position, 0, 'palace'), playerOf(position, 0).favour]).toEqual([6, 0]);
  });

  test('MERV-SCORE-3: where all choices are alike nobody is asked: all courtiers in one hall, or no favour at all', () => {
    const asked = (player: object): string[] => moves(at({ seats: 3, at: 'scoring', players: { 0: player } }), 'score');
    expect(asked({ favour: 1, courtiers: { knowledge: 2 }, scroll: 3 })).toEqual([]);
    expect(asked({ favour: 0, courtiers: { knowledge: 1, trade: 1 }, scroll: 3, common: 1 })).toEqual([]);
    const one = scored({ favour: 1, courtiers: { knowledge: 2 }, scroll: 3 });
    expect([points(one, 0, 'palace'), playerOf(one, 0).favour]).toEqual([3, 0]);
    expect(points(scored({ favour: 0, courtiers: { knowledge: 1, trade: 1 }, scroll: 3, common: 1 }), 0, 'palace')).toBe(0);
  });

  test('MERV-SCORE-4: each paid courtier scores by its hall, several in a hall once each', () => {
    const position = scored({ favour: 9, courtiers: { spice: 2, trade: 1 }, cards: { ginger: 3 }, common: 2 });
    expect(points(position, 0, 'palace')).toBe(3 + 3 + 2);
    expect(playerOf(position, 0).favour).toBe(6);
  });

  test('MERV-SCORE-5: knowledge, a point for each scroll, committed ones included', () => {
    expect(points(scored({ favour: 1, courtiers: { knowledge: 1 }, scroll: 5 }), 0, 'palace')).toBe(5);
    expect(points(scored({ favour: 1, courtiers: { knowledge: 1 }, scroll: 2, contracts: ['contract-1s-1'] }), 0, 'palace')).toBe(3);
  });

  test('MERV-SCORE-6: spice, a point for each caravan card', () => {
    expect(points(scored({ favour: 1, influence: 9, courtiers: { spice: 1 }, cards: { ginger: 2, pepper: 1, cinnamon: 3 } }), 0, 'palace')).toBe(6);
  });

  test('MERV-SCORE-7: trade, a point for each good, common or rare, committed ones included', () => {
    expect(points(scored({ favour: 1, courtiers: { trade: 1 }, common: 2, rare: 3 }), 0, 'palace')).toBe(5);
    expect(points(scored({ favour: 1, courtiers: { trade: 1 }, rare: 1, contracts: ['contract-1f-1'] }), 0, 'palace')).toBe(3);
    // This card asks for a common and a rare good.
    expect(points(scored({ favour: 1, courtiers: { trade: 1 }, rare: 1, contracts: ['contract-2f-1'] }), 0, 'palace')).toBe(3);
  });

  test('MERV-SCORE-8: faith, a point for each level of the mosque', () => {
    for (const [space, level] of [['L1-1', 1], ['L1-4', 1], ['L2-3', 2], ['L4-2', 4], ['L5', 5], ['L7', 7]] as const) {
      expect(points(scored({ favour: 1, courtiers: { faith: 1 }, mosque: space }), 0, 'palace'), space).toBe(level);
    }
    expect(points(scored({ favour: 1, courtiers: { faith: 1 } }), 0, 'palace')).toBe(0);
  });
});

describe('presence', () => {
  const buildings = { r1c1: 0, r1c2: 0, r2c4: 0, r4c3: 0, r4c4: 0, r5c1: 1 } as const;

  test('MERV-SCORE-9: a point for each building in the city', () => {
    const position = scored({}, { buildings });
    expect([points(position, 0, 'buildings'), points(position, 1, 'buildings'), points(position, 2, 'buildings')]).toEqual([5, 1, 0]);
  });

  test('MERV-SCORE-10: three more for each building with the action of the scoring tile', () => {
    const position = scored({ tiles: ['caravansary'] }, { buildings });
    // r1c1 and r1c2 are caravansaries.
    expect([points(position, 0, 'scoringTiles'), points(position, 0, 'buildings')]).toEqual([6, 5]);
    expect(points(scored({ tiles: ['library'] }, { buildings }), 0, 'scoringTiles')).toBe(3);
    expect(points(scored({ tiles: ['palace'] }, { buildings }), 0, 'scoringTiles')).toBe(0);
  });

  test('MERV-SCORE-11: on the last space of the mosque four more for each building on a mosque site', () => {
    expect(points(scored({ mosque: 'L8' }, { buildings }), 0, 'mosqueTop')).toBe(8);
    expect(points(scored({ mosque: 'L7' }, { buildings }), 0, 'mosqueTop')).toBe(0);
  });

  test('MERV-SCORE-12: courtiers stay, favour not spent is kept', () => {
    const position = scored({ favour: 3, courtiers: { knowledge: 1 } });
    expect(courtiers(position, 0)).toEqual({ knowledge: 1 });
    expect(playerOf(position, 0)).toMatchObject({ favour: 2, servants: 7 });
  });
});

describe('the end of the game', () => {
  const spice = (cards: object): number => final({ 0: { influence: 9, cards } }).players[0]!.total;

  test('MERV-END-1: after the last scoring phase the cards form sets of different kinds', () => {
    expect(spice({ ginger: 1, pepper: 1 })).toBe(3);
    expect(spice({ ginger: 2 })).toBe(2);
    // Not before the end.
    expect(vp(scored({ influence: 9, cards: { ginger: 1, pepper: 1 } }), 0)).toBe(0);
  });

  test('MERV-END-2: sets of 1, 2, 3 and 4 kinds are worth 1, 3, 6 and 10', () => {
    expect(spice({ ginger: 1 })).toBe(1);
    expect(spice({ ginger: 1, juniper: 1 })).toBe(3);
    expect(spice({ ginger: 1, juniper: 1, cinnamon: 1 })).toBe(6);
    expect(spice({ ginger: 1, juniper: 1, cinnamon: 1, pepper: 1 })).toBe(10);
    expect(spice({ ginger: 3, juniper: 2, cinnamon: 1, pepper: 1 })).toBe(10 + 3 + 1);
    expect(spice({ ginger: 2, juniper: 2, cinnamon: 2, pepper: 2 })).toBe(20);
  });

  test('MERV-END-2: what the sets are worth is told when the game ends', () => {
    const position = at({ seats: 3, year: 3, at: 'scoring', players: { 0: { favour: 1, courtiers: { knowledge: 1, trade: 1 }, cards: { ginger: 3, juniper: 2, cinnamon: 1, pepper: 1 } }, 2: { cards: { pepper: 1 } } } }).play('score trade');
    expect(told(position, 'sets-scored')).toMatchObject([{ seat: 0, rule: 'MERV-END-2', sets: [4, 2, 1], vp: 14 }, { seat: 2, rule: 'MERV-END-2', sets: [1], vp: 1 }]);
  });

  /** The most that any division of cards into sets of different kinds can score, all divisions being tried. */
  function bestDivision(counts: readonly number[]): number {
    const first = counts.findIndex((count) => count > 0);
    if (first < 0) return 0;
    let best = 0;
    for (let others = 0; others < 16; others += 1) {
      if ((others & (1 << first)) === 0) continue;
      const rest = counts.map((count, kind) => count - ((others >> kind) & 1));
      if (rest.some((count) => count < 0)) continue;
      const size = [0, 1, 2, 3].filter((kind) => (others & (1 << kind)) !== 0).length;
      best = Math.max(best, [0, 1, 3, 6, 10][size]! + bestDivision(rest));
    }
    return best;
  }

  test('MERV-END-2: no other division of the cards scores more', () => {
    for (const [ginger, juniper, cinnamon, pepper] of [[4, 3, 2, 1], [5, 0, 5, 4], [6, 6, 1, 0], [3, 3, 3, 2], [1, 4, 0, 3], [2, 2, 2, 4]] as const) {
      expect(spice({ ginger, juniper, cinnamon, pepper }), `${ginger} ${juniper} ${cinnamon} ${pepper}`).toBe(bestDivision([ginger, juniper, cinnamon, pepper]));
    }
  });

  test('MERV-END-3: most points win; what is left over is worth nothing', () => {
    const sheet = final({ 0: { vp: 10 }, 1: { vp: 11 }, 2: { vp: 9, cubes: { white: 9 }, camel: 3, scroll: 7, common: 7, rare: 7 } });
    expect(sheet.final).toBe(true);
    expect(sheet.players.map(({ total }) => total)).toEqual([10, 11, 9]);
    expect(sheet.winners).toEqual([1]);
    expect(sheet.players.map(({ rank }) => rank)).toEqual([2, 1, 3]);
  });

  test('MERV-END-4, MERV-CM-20: what breaks ties stands on the sheet, in its order', () => {
    const ties = (arrangement: object, seat = 0) => merv.score(at({ players: { 0: { favour: 3, influence: 2 } }, ...arrangement }).state).players[seat]!.tieBreaks.map(({ id, value }) => [id, value]);
    expect(ties({ seats: 3 })).toEqual([['favour', 3], ['influence', 2], ['queue', 3]]);
    expect(ties({ seats: 3 }, 2)).toEqual([['favour', 0], ['influence', 0], ['queue', 1]]);
    // Before the queue is drawn nobody stands in front of anybody.
    expect(merv.score(merv.setup({ seats: 3 })).players.map(({ tieBreaks }) => tieBreaks.map(({ value }) => value))).toEqual([[0, 0, 0], [0, 0, 0], [0, 0, 0]]);
    const solo = { seats: 1, players: { 0: { favour: 3, influence: 2, vp: 4 }, magistrate: { vp: 6 } } };
    expect([ties(solo), ties(solo, 1)]).toEqual([[['margin', -2], ['winsTies', 0]], [['margin', 2], ['winsTies', 1]]]);
    expect(ties({ ...solo, rulings: { soloTie: 'use-tie-breaks' } })).toEqual([['margin', -2], ['favour', 3], ['influence', 2], ['queue', 3]]);
  });

  test('MERV-END-3: the sheet of a player has no line that only the magistrate can score', () => {
    const ids = (seats: number) => merv.score(at({ seats }).state).players.map(({ lines }) => lines.some(({ id }) => id === 'magistrate'));
    expect([ids(1), ids(3)]).toEqual([[false, true], [false, false, false]]);
  });

  test('MERV-END-4: a tie goes to the most favour after the last scoring', () => {
    expect(final({ 0: { vp: 10, favour: 2 }, 1: { vp: 10, favour: 3 }, 2: { vp: 9, favour: 9 } }).winners).toEqual([1]);
    // Seat 1 spends a favour for its courtier: 2 against 2, and the influence decides.
    expect(final({ 0: { vp: 10, favour: 2, influence: 1 }, 1: { vp: 10, favour: 3, courtiers: { knowledge: 1 } } }).winners).toEqual([0]);
  });

  test('MERV-END-5: then to the most influence, then to the front of the queue', () => {
    expect(final({ 0: { vp: 10, influence: 1 }, 1: { vp: 10, influence: 2 } }, { queue: [0, 1, 2] }).winners).toEqual([1]);
    expect(final({ 0: { vp: 10 }, 1: { vp: 10 }, 2: { vp: 10 } }, { queue: [2, 1, 0] }).winners).toEqual([2]);
    expect(final({ 0: { vp: 10 }, 1: { vp: 10 } }, { queue: [2, 1, 0] }).winners).toEqual([1]);
  });
});
