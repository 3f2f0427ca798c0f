// What posts still promise to a bot: not a rule, but it must follow what the rules pay for.
import { describe, expect, test } from 'vitest';
import { cardsIn, manyPosts, tourValue } from '../../../src/voyages/play/journeys.js';
import { knownOf, type Known } from '../../../src/voyages/play/known.js';
import type { Walk } from '../../../src/voyages/rules/main-actions/travel/walk.js';
import { standardWeights } from '../../../src/voyages/play/weights.js';
import { boxOf } from '../../../src/voyages/box.js';
import { evaluationOf, standardPack, type ArrangedPlayer, type Arrangement, type State } from '../../../src/voyages/index.js';
import { turn } from '../helpers.js';

const known = knownOf(boxOf({ seats: 4 }, standardPack()).tables, standardWeights);
const at = (me: ArrangedPlayer, rest: Omit<Arrangement, 'players'> = {}): State => turn({ goals: ['g01', 'g08'], ...me }, { round: 3, ...rest }).state;
const value = (state: State, rounds: number, walk: Walk | null = null): number => tourValue(known, { table: state, player: state.players[0]!, seat: 0, rounds, ahead: rounds / 5, walk });
const tour = (me: ArrangedPlayer, rounds = 2, rest: Omit<Arrangement, 'players'> = {}): number => value(at(me, rest), rounds);
const many = (character: ArrangedPlayer['character'], posts: number, rounds = 2): number => manyPosts(known, at({ character: character! }).players[0]!, posts, rounds);

describe('the points for many posts', () => {
  test('VOY-POST-5: promise the more the nearer they are, and nothing once they are booked', () => {
    const promised = [0, 1, 2, 3, 4, 5, 6, 7].map((posts) => many('berke', posts));
    expect(promised).toEqual([...promised].sort((one, other) => one - other));
    expect(new Set(promised).size).toBe(8);
    // The eighth brings 5 and the ninth 10: with eight posts less is to come than these 10, with nine nothing.
    expect(many('berke', 8)).toBeGreaterThan(0);
    expect(many('berke', 8)).toBeLessThanOrEqual(10 * standardWeights.posts);
    expect(many('berke', 9)).toBe(0);
  });

  test('VOY-WILHELM-6: the eleventh is promised to him alone', () => {
    expect([many('wilhelm', 9) > 0, many('wilhelm', 10) > many('wilhelm', 9), many('wilhelm', 11)]).toEqual([true, true, 0]);
    expect(many('kubilai', 9)).toBe(0);
  });

  test('promise more to those who travel more: with two figures, or with posts on the way', () => {
    expect(many('niccolo-marco', 5)).toBeGreaterThan(many('berke', 5));
    expect(many('wilhelm', 5)).toBeGreaterThan(many('niccolo-marco', 5));
  });

  test('promise more the longer it goes on, and nothing in the end', () => {
    expect([many('berke', 6, 3) > many('berke', 6, 1), many('berke', 6, 0)]).toEqual([true, 0]);
  });
});

describe('a journey', () => {
  test('is worth something while there is time, a figure and a post for it', () => {
    expect(tour({})).toBeGreaterThan(0);
    expect(tour({}, 0)).toBe(0);
    expect(tour({ posts: ['moscow', 'karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'anxi', 'kashgar', 'ormuz'] })).toBe(0);
    const state = structuredClone(at({}));
    state.players[0]!.figures = [];
    expect(value(state, 2)).toBe(0);
  });

  test('is worth more with more time, with two figures, for who may jump, and from a better place', () => {
    expect(tour({}, 4)).toBeGreaterThan(tour({}, 1));
    expect(tour({ character: 'niccolo-marco', figures: ['venezia', 'oasis-10'] })).toBeGreaterThan(tour({ character: 'berke', figures: ['venezia'] }));
    expect(tour({ character: 'johannes' })).toBeGreaterThanOrEqual(tour({ character: 'berke' }));
    expect(tour({ figures: ['oasis-10'] })).not.toBe(tour({ figures: ['venezia'] }));
  });

  test('is worth more where tiles lie, where the better space of Beijing is free, and where goal cards lead', () => {
    expect(tour({ figures: ['oasis-1'] }, 1, { outposts: { moscow: 'o01' } })).toBeGreaterThan(tour({ figures: ['oasis-1'] }, 1));
    const beijing = (...others: readonly ArrangedPlayer[]): number => { const { state } = turn({ goals: ['g01', 'g08'], figures: ['oasis-4'] }, { round: 3, others }); return value(state, 1); };
    expect(beijing()).toBeGreaterThan(beijing({ posts: ['beijing'] }, { posts: ['beijing'] }));
    expect(tour({ goals: ['g01', 'g03'], figures: ['oasis-1'] }, 1)).toBeGreaterThan(tour({ goals: ['g07', 'g09'], figures: ['oasis-1'] }, 1));
  });

  test('that has been named goes on from its end: a city there is as good as reached', () => {
    const position = turn({ goals: ['g01', 'g08'], dice: ['own6', 'own6'], coin: 60, camel: 30, figures: ['oasis-1'] }, { round: 3 }).play('travel own6+own6');
    const before = position.state;
    const after = position.play('step moscow').state;
    const named = (state: State): number => value(state, 2, state.frames.at(-1) as never);
    expect(named(before)).toBe(value(before, 2));
    expect(named(after)).toBeGreaterThan(named(before));
  });

  test('is judged by the tiles that lie there now, whatever was judged before', () => {
    const bonuses = { anxi: 'b1', kashgar: 'b2', ormuz: 'b3', xian: 'b4', adana: 'b5', kochi: 'b6' } as const;
    const swapped = { ...bonuses, anxi: 'b6', kochi: 'b1' } as const;
    const states = [
      at({}), at({}, { cityBonuses: bonuses }), at({}, { cityBonuses: swapped }), at({}, { cityCards: { moscow: 'k30' } }), at({}, { cityCards: { moscow: 'k01' } }),
      at({}, { outposts: { moscow: 'o01' } }), at({}, { outposts: { moscow: 'o10' } }), at({}, { outposts: { karachi: 'o01' } }), at({}),
    ];
    const remembering = evaluationOf(standardPack());
    const anew = states.map((state) => evaluationOf(standardPack())(state));
    for (let round = 0; round < 2; round += 1) expect(states.map((state) => remembering(state))).toEqual(anew);
    expect([...states].reverse().map((state) => remembering(state))).toEqual([...anew].reverse());
  });
});

test('a large city is worth its cards, each of Sumatra its three', () => {
  const { cityCards } = at({}, { cityCards: { moscow: 'k30', sumatra: ['k01', 'k02', 'k03'] } });
  const worth = (...ids: string[]): number => standardWeights.card + standardWeights.cards * ids.reduce((sum, id) => sum + known.cardWorth[id]!, 0);
  expect(cardsIn(known.cardWorth, cityCards, 'moscow', standardWeights)).toBeCloseTo(worth('k30'));
  expect(cardsIn(known.cardWorth, cityCards, 'sumatra', standardWeights)).toBeCloseTo(worth('k01', 'k02', 'k03'));
  expect(cardsIn(known.cardWorth, cityCards, 'anxi', standardWeights)).toBe(standardWeights.card);
});

describe('a journey that is remembered', () => {
  const bonuses = { anxi: 'b1', kashgar: 'b3', ormuz: 'b2', xian: 'b4', adana: 'b5', kochi: 'b6' } as const;
  const boards: readonly Omit<Arrangement, 'players'>[] = [
    {}, { cityBonuses: { ...bonuses, anxi: 'b6', kochi: 'b1' } }, { cityBonuses: { anxi: 'b6', kashgar: 'b1', ormuz: 'b3', xian: 'b2', adana: 'b4', kochi: 'b5' } },
    { cityCards: { moscow: 'k30' } }, { cityCards: { moscow: 'k29', alexandria: 'k30', karakorum: 'k23', samarcanda: 'k24', 'lan-zhou': 'k25', karachi: 'k26', sumatra: ['k20', 'k21', 'k22'] } },
    { outposts: { moscow: 'o01' } }, { outposts: { moscow: 'o06' } }, { outposts: { alexandria: 'o06' } }, { outposts: { alexandria: 'o06', moscow: 'o02' } },
  ];
  const fresh = (): Known => ({ ...known, tours: new Map(), laid: { cityBonuses: [], cityCards: [], outposts: [] } });
  const judged = (by: Known, table: State, rounds: number): number => tourValue(by, { table, player: table.players[0]!, seat: 0, rounds, ahead: rounds / 5, walk: null });

  test('on one board is not taken for one on another', () => {
    const states = boards.map((board) => at({ goals: ['g13', 'g03'], figures: ['oasis-1'] }, board));
    const anew = states.map((state) => judged(fresh(), state, 1));
    for (const [one, first] of states.entries()) {
      for (const [other, second] of states.entries()) {
        const by = fresh();
        expect([judged(by, first, 1), judged(by, second, 1), judged(by, first, 1)], `${one} and ${other}`).toEqual([anew[one], anew[other], anew[one]]);
      }
    }
    expect(new Set(anew).size).toBeGreaterThan(6);
  });

  test('is not taken for one on the same board that has been changed in place', () => {
    const state = structuredClone(at({}));
    const by = fresh();
    const before = judged(by, state, 3);
    state.cityBonuses.reverse();
    const swapped = judged(by, state, 3);
    expect(swapped).toBe(judged(fresh(), state, 3));
    expect(swapped).not.toBe(before);
    state.cityCards.reverse();
    const turned = judged(by, state, 3);
    expect(turned).toBe(judged(fresh(), state, 3));
    expect(turned).not.toBe(swapped);
  });

  test('is one of its own for other figures, goals, characters, tiles, spaces of Beijing, times and posts', () => {
    const whole = at({});
    const places = ['moscow', 'karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'sumatra'];
    const usual = { figures: ['oasis-4'], goals: ['g01', 'g03'], character: 'berke', tile: '', first: null, rounds: 1, posts: [] } as { figures: string[]; goals: string[]; character: 'berke'; tile: string; first: null | 1; rounds: number; posts: string[] };
    const ways: readonly (readonly Partial<typeof usual>[])[] = [
      [{}, { figures: ['venezia'] }, { figures: ['moscow'] }, { figures: ['moscow', 'venezia'] }, { figures: ['oasis-10', 'oasis-1'] }],
      [{}, { goals: ['g02', 'g03'] }, { goals: ['g01', 'g07'] }, { goals: ['g02', 'g07'] }],
      [{}, { character: 'johannes' as 'berke' }, { character: 'wilhelm' as 'berke' }],
      [{}, { tile: 'karakorum' }, { tile: 'lan-zhou' }, { tile: 'sumatra' }],
      [{}, { first: 1 }],
      [{}, { rounds: 1.1 }],
      [{}, { posts: ['moscow'] }, { posts: ['sumatra'] }],
    ];
    const [by, alone] = [fresh(), fresh()];
    // Every two ways in which positions differ, together.
    for (const one of ways.flat()) {
      for (const other of ways.flat()) {
        const { tile, first, rounds, ...me } = { ...usual, ...one, ...other };
        const state: State = { ...whole, outposts: places.map((city, at) => (city === tile ? `o0${at + 1}` : null)), beijing: [first, null, null, null], players: [{ ...whole.players[0]!, ...me }, ...whole.players.slice(1)] };
        alone.tours.clear();
        expect(judged(by, state, rounds), JSON.stringify({ ...one, ...other })).toBe(judged(alone, state, rounds));
      }
    }
    expect(by.tours.size).toBeGreaterThan(100);
  });

  test('with four goal cards in hand goes by all of them', () => {
    const hand = (...goals: readonly string[]): State => ({ ...at({}), players: at({}).players.map((one) => ({ ...one, goals: [...goals] })) });
    const by = fresh();
    const [one, other] = [hand('g01', 'g02', 'g03', 'g13'), hand('g01', 'g02', 'g17', 'g18')];
    expect(judged(by, one, 1.5)).toBe(judged(fresh(), one, 1.5));
    expect(judged(by, other, 1.5)).toBe(judged(fresh(), other, 1.5));
    expect(judged(by, one, 1.5)).toBeGreaterThan(judged(by, other, 1.5));
  });
});

describe('a path that has been named', () => {
  const standing = ['moscow', 'anxi', 'karakorum', 'xian', 'kochi', 'lan-zhou', 'kashgar', 'karachi', 'ormuz', 'beijing'];
  const walk = (path: Partial<Walk>): Walk => ({ seat: 0, by: 'travel', most: 6, first: [], second: [], places: [], coin: 0, camel: 0, ...path });
  const having = (character: 'berke' | 'wilhelm' | 'niccolo-marco', posts: readonly string[], figures: readonly string[]): State => {
    const state = structuredClone(at({ goals: [] }));
    Object.assign(state.players[0]!, { character, posts: [...posts], figures: [...figures] });
    return state;
  };

  /** What the points for many posts are counted as on a path of Wilhelm's to some cities, when so many posts stand. */
  function points(posts: number, ...cities: readonly string[]): number {
    // What the posts bring beside these points is the same when none stands.
    const beside = (count: number): number => {
      const before = having('wilhelm', standing.slice(0, count), ['venezia']);
      const after = having('wilhelm', [...standing.slice(0, count), ...cities], [cities.at(-1)!]);
      return value(before, 2, walk({ first: [...cities] })) - value(after, 2) - many('wilhelm', count + cities.length) + many('wilhelm', count);
    };
    return beside(posts) - beside(0);
  }

  test('VOY-POST-5, VOY-WILHELM-6: brings the points for the eighth, ninth and eleventh post that is placed at its end or on it', () => {
    expect([1, 5, 6].map((posts) => points(posts, 'samarcanda'))).toEqual([1, 5, 6].map(() => expect.closeTo(0)));
    expect([7, 8, 9].map((posts) => points(posts, 'samarcanda'))).toEqual([expect.closeTo(5), expect.closeTo(10), expect.closeTo(0)]);
    expect([5, 6, 7, 8].map((posts) => points(posts, 'samarcanda', 'adana'))).toEqual([expect.closeTo(0), expect.closeTo(5), expect.closeTo(15), expect.closeTo(10)]);
  });

  test('of two figures takes each to the end of its own', () => {
    const two = having('niccolo-marco', [], ['venezia', 'venezia']);
    const first = value(two, 2, walk({ first: ['oasis-1', 'moscow'] }));
    // Whichever of them goes, one comes to Moscow, and one stays.
    expect(value(two, 2, walk({ second: ['oasis-1', 'moscow'] }))).toBeCloseTo(first);
    expect(value(two, 2, walk({ first: ['alexandria'], second: ['oasis-1', 'moscow'] }))).toBeCloseTo(value(two, 2, walk({ first: ['oasis-1', 'moscow'], second: ['alexandria'] })));
    expect(value(two, 2, walk({ second: ['oasis-1', 'moscow'] }))).toBeGreaterThan(value(two, 2, walk({ second: ['oasis-1'] })));
  });
});
