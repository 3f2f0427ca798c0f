// The judgement of positions for bots: not a rule, but it must agree with the score where there is nothing left to judge.
import { describe, expect, test } from 'vitest';
import { sample } from '../../../src/kernel/chance.js';
import { evaluation, merv } from '../../../src/merv/index.js';
import { at } from '../helpers.js';
import { numbers } from '../packs.js';

describe('evaluation', () => {
  test.each([1, 2, 3, 4])('at the end of a game it is the score (%i seats)', (seats) => {
    const random = numbers(seats);
    const state = merv.inPlace.clone(merv.setup({ seats }));
    for (let over = false; !over;) {
      const request = merv.chance(state);
      const moves = merv.legalMoves(state);
      if (request) merv.inPlace.resolve(state, sample(request, random));
      else if (moves.length > 0) merv.inPlace.play(state, moves[Math.floor(random() * moves.length)]!);
      else over = true;
    }
    expect(evaluation(state)).toEqual(merv.score(state).players.map(({ total }) => total));
  });

  test('more is worth more: cubes, camels, goods, places on tracks, protected buildings', () => {
    const base = { seats: 3, year: 2, buildings: { r1c1: 0 } } as const;
    const worth = (players: object, rest: object = {}): number => evaluation(at({ ...base, ...rest, players: { 0: players } }).state)[0]!;
    const nothing = worth({});
    for (const some of [{ cubes: { teal: 1 } }, { camel: 1 }, { scroll: 1 }, { rare: 1 }, { common: 1 }, { influence: 3 }, { favour: 2 }, { mosque: 'L2-1' }, { posts: ['rayy'] }]) {
      expect(worth(some), JSON.stringify(some)).toBeGreaterThan(nothing);
    }
    expect(worth({}, { soldiers: { r1c1: 1 } })).toBeGreaterThan(nothing);
    expect(worth({ courtiers: { trade: 1 }, rare: 2, favour: 2 })).toBeGreaterThan(worth({ rare: 2, favour: 2 }));
    expect(worth({ breakthroughs: ['bt1-palace', 'bt2-teal'] })).toBeGreaterThan(nothing);
  });

  test('in the last turn goods count for whoever is at turn, who can still use them', () => {
    const { state } = at({ seats: 2, year: 3, round: 4, turn: 0 });
    const more = structuredClone(state);
    for (const player of more.players) player.rare += 1;
    const gained = evaluation(more).map((value, seat) => value - evaluation(state)[seat]!);
    const { turn: { seat } } = state;
    expect(gained[seat]).toBeGreaterThan(gained[1 - seat]!);
  });

  test('MERV-SCORE-10, MERV-SCORE-11: a building is worth more where a tile or the top of the mosque scores its site, and with an upgrade', () => {
    const worth = (action: string, player: object, rest: object = {}): number => evaluation(at({ seats: 3, year: 2, sites: { r1c1: { action } }, buildings: { r1c1: 0 }, players: { 0: player }, ...rest } as never).state)[0]!;
    const [library, palace, mosque] = ['library', 'palace', 'mosque'] as const;
    expect(worth(library, { tiles: [library] })).toBeGreaterThan(worth(palace, { tiles: [library] }));
    expect(worth(library, {})).toBe(worth(palace, {}));
    expect(worth(mosque, { mosque: 'L8' })).toBeGreaterThan(worth(palace, { mosque: 'L8' }));
    expect(worth(mosque, { mosque: 'L7' })).toBe(worth(palace, { mosque: 'L7' }));
    expect(worth(palace, {}, { upgrades: { r1c1: 'white' } })).toBeGreaterThan(worth(palace, {}));
  });

  test('MERV-CM-17, MERV-CM-18: the magistrate needs no soldiers and no favour', () => {
    const worth = (rest: object): number[] => evaluation(at({ seats: 1, year: 2, buildings: { r1c1: 'magistrate', r2c2: 0 }, ...rest }).state);
    const [mine, his] = worth({}) as [number, number];
    expect(worth({ soldiers: { r1c1: 'magistrate' } })[1]).toBe(his);
    expect(worth({ soldiers: { r2c2: 0 } })[0]).toBeGreaterThan(mine);
    const WHO = [0, 'magistrate'];
    const court = (seat: number, favour: number): number => worth({ players: { [WHO[seat]!]: { courtiers: { trade: 1 }, rare: 3, favour } } })[seat]!;
    const plain = (seat: number, favour: number): number => worth({ players: { [WHO[seat]!]: { rare: 3, favour } } })[seat]!;
    expect(court(1, 0) - plain(1, 0)).toBeCloseTo(court(1, 4) - plain(1, 4));
    expect(court(0, 0) - plain(0, 0)).toBeLessThan(court(0, 4) - plain(0, 4));
  });

  describe('what the magistrate will still do', () => {
    /** What he is worth beside where he is not, with an empty palace and what else is said. */
    const his = (rest: object): number => evaluation(at({ seats: 1, year: 1, round: 2, ...rest }).state)[1]!;

    test('MERV-CM-12: the more houses of the two automata stand in one line, the more often he acts', () => {
      const together = { buildings: { r1c1: 'courtier', r1c2: 'courtier', r1c4: 'courtier' } };
      const apart = { buildings: { r1c1: 'courtier', r2c2: 'courtier', r4c4: 'courtier' } };
      expect(his(together)).toBeGreaterThan(his(apart));
    });

    test('MERV-CM-3, MERV-CM-6: what the player has built on is no place for his houses', () => {
      const walls = Object.fromEntries(['r1c1', 'r1c2', 'r1c3', 'r1c4', 'r1c5', 'r2c1', 'r2c2', 'r2c3'].map((cell) => [cell, 0]));
      expect(his({ buildings: walls })).toBeLessThan(his({}));
    });

    test('MERV-CMA-8: he places no courtier in a hall that is full', () => {
      const rich = { magistrate: { cards: { ginger: 3, juniper: 3 } } };
      expect(his({ players: { ...rich, 0: { courtiers: { spice: 3 } } } })).toBeLessThan(his({ players: { ...rich, 0: { courtiers: { faith: 3 } } } }));
    });

    test('MERV-YEAR-2: after his last turn it does not matter where his houses stand', () => {
      const last = { year: 3, round: 4, order: ['magistrate', 0, 'courtier'], slots: { W5: 'magistrate' } };
      const worth = (houses: readonly string[]): number => his({ ...last, buildings: Object.fromEntries(houses.map((cell) => [cell, 'magistrate'])) });
      expect(worth(['r1c1', 'r1c2', 'r1c4'])).toBe(worth(['r1c1', 'r2c2', 'r4c4']));
    });

    test('MERV-CM-4, MERV-CM-6: in a round it counts which slots are still free, until he has had his turn', () => {
      const city = { buildings: { r1c1: 'courtier', r1c2: 'courtier', r1c4: 'courtier', r1c5: 'magistrate' }, turn: 0, order: ['courtier', 0, 'magistrate'] };
      // In round 2 he acts in rows: the first of them is where he is strong.
      expect(his({ ...city, slots: { E1: 'courtier' } })).toBeLessThan(his({ ...city, slots: { E5: 'courtier' } }));
    });
  });

  test('an action begun, or a reward that waits, is worth something to its seat alone', () => {
    const { state } = at({ seats: 3, year: 2, buildings: { r1c1: 0 } });
    const waiting = (kind: string): number => {
      const before = evaluation(state);
      const after = evaluation({ ...state, frames: [...state.frames, { kind, seat: 0 }] } as unknown as typeof state);
      expect([after[1], after[2]]).toEqual([before[1], before[2]]);
      return after[0]! - before[0]!;
    };
    expect(waiting('act')).toBeGreaterThan(waiting('soldier'));
    expect(waiting('soldier')).toBeGreaterThan(0);
    expect(waiting('ransom')).toBe(0);
  });
});
