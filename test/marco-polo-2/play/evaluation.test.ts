// The judgement of positions for bots: not a rule, but it must follow what everybody knows to be better, and what its weights say.
import { describe, expect, test } from 'vitest';
import { evaluation, evaluationOf, marcoPolo2, standardPack, withContent, type Arrangement, type Pack, type State } from '../../../src/marco-polo-2/index.js';
import { characterWorth, standardWeights, type Weights } from '../../../src/marco-polo-2/play/weights.js';
import type { Frame } from '../../../src/marco-polo-2/state.js';
import { scenario } from '../../../src/testing/index.js';
import { position } from '../helpers.js';

type Mine = NonNullable<Arrangement['players']>[number];

const worth = (mine: Mine, rest: Omit<Arrangement, 'players'> = {}): number => evaluation(position({ seats: 2, round: 3, ...rest, players: [{ dice: ['own3'], ...mine }, {}] }).state)[0] as number;

describe('evaluation', () => {
  test('one number for each seat, on views too', () => {
    for (const seats of [2, 3, 4] as const) {
      const { state } = position({ seats });
      expect(evaluation(state)).toHaveLength(seats);
      expect(evaluation(marcoPolo2.view(state, 1)).every(Number.isFinite)).toBe(true);
    }
  });

  test('of one seat is the same as among all, and comes with how the game is planned', () => {
    const { state } = position({ seats: 3, players: [{ coin: 9, posts: ['xian'] }, { gold: 2, contracts: ['c07'] }, {}] });
    for (const one of [evaluation, evaluationOf(standardPack()), evaluationOf(standardPack(), standardWeights)]) {
      expect([0, 1, 2].map((seat) => one.of(state, seat))).toEqual(evaluation(state));
      expect(one.planning.turns).toEqual(['turn']);
    }
  });

  test('more is worth more', () => {
    const nothing = worth({ coin: 0, camel: 0 });
    for (const some of [{ coin: 3 }, { camel: 2 }, { jade: 1 }, { pepper: 1 }, { silk: 1 }, { gold: 1 }, { vp: 1 }, { posts: ['xian'] }, { seals: ['farmer' as const] }, { contracts: ['c01'] }, { dice: ['own3' as const, 'own3' as const] }]) {
      expect(worth({ coin: 0, camel: 0, ...some }), JSON.stringify(some)).toBeGreaterThan(nothing);
    }
    expect(worth({ gold: 1 })).toBeGreaterThan(worth({ pepper: 1 }));
    expect(worth({ seals: ['farmer'], improved: ['farmer'] })).toBeGreaterThan(worth({ seals: ['farmer'] }));
  });

  test('goods are worth less the later it is', () => {
    const gold = (round: number): number => worth({ gold: 2 }, { round }) - worth({}, { round });
    expect(gold(1)).toBeGreaterThan(gold(5));
  });
});

describe('at the end', () => {
  const weightless = Object.fromEntries(Object.keys(standardWeights).map((key) => [key, 0])) as unknown as Weights;
  const eight = ['xian', 'yangzhou', 'fuzhou', 'kunming', 'pagan', 'lhasa', 'dunhuang', 'jaipur'];
  const ends: readonly (readonly Mine[])[] = [
    [{ vp: 20, coin: 30, completed: 3, goal: 'g01', posts: ['kabul', 'balkh', 'hormuz'], improved: ['jeweler'], seals: ['spicer'] }, { vp: 3, coin: 10, completed: 2, goal: 'g13', posts: ['xian', 'dunhuang', 'kabul', 'fuzhou'] }, { completed: 1, goal: 'g05' }],
    [{ completed: 1, goal: 'g11', posts: ['xanadu', 'kunming', 'fuzhou', 'kashgar'], improved: ['jeweler'] }, { vp: 6, goal: 'g02', posts: ['lhasa', 'pagan'], improved: ['farmer', 'jeweler'], completed: 4 }, { completed: 2, seals: ['farmer'] }],
    [{ goal: 'g14', posts: eight, jade: 4, pepper: 2, silk: 4, shieldPlus: 2, completed: 1 }, { goal: 'g09', posts: ['kashgar'], gold: 2, completed: 4, character: 'de-wu' }, { completed: 2 }, { completed: 3 }],
    [{ vp: 4, completed: 3, goal: 'g01' }, { vp: 9, completed: 1, goal: 'g13' }],
  ];

  test('MP2-SCORE-1 MP2-COUNT-8: a position is worth the final score, whatever the weights, dice in hand or not', () => {
    for (const players of ends) {
      const { state } = position({ at: 'over', seats: players.length, players: players.map((one) => ({ coin: 0, camel: 0, dice: ['own4'], ...one })) });
      expect(evaluationOf(standardPack(), weightless)(state)).toEqual(marcoPolo2.score(state).players.map(({ total }) => expect.closeTo(total)));
    }
  });

  test('MP2-SCORE-4: nothing is scored beyond the last space of the track, and nothing without a shield', () => {
    const all = (pack: Pack): number => evaluationOf(pack, weightless)(position({ at: 'over', seats: 2, players: [{ coin: 0, shieldPlus: 30 }, { coin: 0 }] }).state)[0]! - evaluationOf(pack, weightless)(position({ at: 'over', seats: 2, players: [{ coin: 0 }, { coin: 0 }] }).state)[0]!;
    expect(all(standardPack())).toBeCloseTo(43);
  });

  test('what is left over of coins and goods counts as a part of a point', () => {
    const end = (me: Mine): number => evaluation(position({ at: 'over', seats: 2, players: [{ coin: 0, dice: [], ...me }, {}] }).state)[0]!;
    expect(end({ coin: 13 }) - end({ coin: 10 })).toBeCloseTo(0.3);
    expect(end({ silk: 3, jade: 2 }) - end({})).toBeCloseTo(2.5);
    // Neither contracts in hand nor camels score.
    expect(end({ contracts: ['c01'], camel: 9 }) - end({ camel: 0 })).toBeCloseTo(0);
  });
});

describe('a weight says what one of its things is worth', () => {
  const none: Weights = { ...(Object.fromEntries(Object.keys(standardWeights).map((key) => [key, 0])) as unknown as Weights), least: 1 };
  const pack = standardPack();
  /** A whole round lies ahead, with all dice of this one placed. */
  const still = ({ dice = [], ...mine }: Mine, rest: Omit<Arrangement, 'players'> = {}, ...others: readonly Mine[]): State => {
    const { state } = position({ seats: Math.max(2, others.length + 1), round: 4, ...rest, players: [{ coin: 0, camel: 0, goal: 'g01', ...mine }, ...others] });
    return { ...state, players: state.players.map((one, seat) => ({ ...one, dice: seat === 0 ? [...dice] : [] })) };
  };
  const value = (weights: Partial<Weights>, state: State, seat = 0): number => evaluationOf(pack, { ...none, ...weights }).of(state, seat);
  /** How often a weight counts, with others beside it. */
  const units = (key: keyof Weights, state: State, beside: Partial<Weights> = {}): number => value({ ...beside, [key]: 1 }, state) - value(beside, state);

  test('coins, camels, goods and jade: each of them; of coins and camels the first ones more', () => {
    for (const key of ['pepper', 'silk', 'gold', 'jade'] as const) expect([units(key, still({ [key]: 3 })), units(key, still({}))]).toEqual([expect.closeTo(3), 0]);
    for (const [key, first] of [['coin', 'firstCoins'], ['camel', 'firstCamels']] as const) {
      expect([units(key, still({ [key]: 4 })), units(first, still({ [key]: 4 })), units(key, still({}))]).toEqual([expect.closeTo(4), expect.closeTo(4), 0]);
      expect(units(first, still({ [key]: 30 }))).toBeCloseTo(units(first, still({ [key]: 12 })));
      expect(units(key, still({ [key]: 30 }))).toBeLessThan(30);
      expect(units(key, still({ [key]: 12 }))).toBeCloseTo(12);
    }
    // More than anybody can use is still worth something.
    expect(units('coin', still({ coin: 60 }))).toBeGreaterThan(units('coin', still({ coin: 40 })));
  });

  test('MP2-BONUS-3: a contract: by the share of its price that is there, and by what it brings', () => {
    const priced = { camel: 1, pepper: 1, silk: 1, gold: 1, jade: 1 };
    const ready = (mine: Mine): number => units('ready', still(mine), priced);
    // Two camels, a silk and two pepper for three points; coins count nothing here.
    expect(ready({ contracts: ['c01'], camel: 2, silk: 1, pepper: 2 })).toBeCloseTo(3);
    expect(ready({ contracts: ['c01'] })).toBeCloseTo(0);
    expect(ready({ contracts: ['c01'], camel: 9, gold: 9 })).toBeLessThan(ready({ contracts: ['c01'], camel: 2, silk: 1, pepper: 1 }));
    expect(ready({ contracts: ['c01'], camel: 2, silk: 1, pepper: 1 })).toBeLessThan(3);
    // Two camels and six of any goods for six points: jade is none of them.
    expect(ready({ contracts: ['c40'], camel: 2, pepper: 2, silk: 2, gold: 2 })).toBeCloseTo(6);
    expect(ready({ contracts: ['c40'], camel: 2, pepper: 1, silk: 1, gold: 1 })).toBeGreaterThan(ready({ contracts: ['c40'], camel: 2, jade: 3 }));
    expect(ready({ contracts: ['c40'], camel: 2, pepper: 3, silk: 4 })).toBeCloseTo(6);
    // So do goods that have to differ.
    const { contracts } = pack;
    const game = withContent({ contracts: contracts.map((entry) => (entry.id === 'c40' ? { ...entry, cost: { distinctGoods: 2 } } : entry)) });
    const differing = (mine: Mine): number => {
      const state = scenario(game, { seats: 2, players: [{ coin: 0, camel: 0, contracts: ['c40'], ...mine }, {}] }).state;
      const by = (ready: number): number => evaluationOf({ ...pack, contracts: contracts.map((entry) => (entry.id === 'c40' ? { ...entry, cost: { distinctGoods: 2 } } : entry)) }, { ...none, ready }).of(state, 0);
      return by(1) - by(0);
    };
    expect([differing({}), differing({ pepper: 1, silk: 1 })]).toEqual([expect.closeTo(0), expect.closeTo(6)]);
    // Where its price is worth nothing it is there.
    expect(units('ready', still({ contracts: ['c01'] }))).toBeCloseTo(3);
    expect([units('contract', still({ contracts: ['c01', 'c40'] }), priced), units('contract', still({}), priced)]).toEqual([expect.closeTo(3 + 6), 0]);
    // A black die is a benefit, two jade are two of them and a point: both at the share that is left.
    expect(units('benefit', still({ contracts: ['c02'] }), { contract: 1 })).toBeCloseTo(1);
    expect(units('jade', still({ contracts: ['c07'] }), { contract: 1 })).toBeCloseTo(2);
    expect(value({ contract: 1 }, still({ contracts: ['c07'] })) - value({}, still({}))).toBeCloseTo(3 + 2 * 0.5);
  });

  test('MP2-SCORE-9: completed contracts count, and more so who has most of them the nearer the end is', () => {
    expect([0, 2].map((completed) => units('completed', still({ completed })))).toEqual([0, expect.closeTo(2)]);
    const three = (completed: number, others: readonly [number, number], round = 5): number => value({}, still({ completed }, { round }, { completed: others[0] }, { completed: others[1] }));
    const lead = (round: number): number => three(3, [1, 1], round) - three(0, [1, 1], round);
    expect(lead(1)).toBeGreaterThan(0);
    expect(lead(1)).toBeLessThan(lead(3));
    expect(lead(3)).toBeLessThan(lead(4));
    expect(lead(5)).toBeCloseTo(8);
    // One more than somebody else is a better chance than as many, and that a better one than one less.
    const chances = [0, 1, 2, 3].map((completed) => three(completed, [2, 2], 3));
    for (const [at, chance] of chances.slice(1).entries()) expect(chance).toBeGreaterThan(chances[at]! + 0.3);
    // Eight points for most, four for second most, whoever the others are.
    expect([three(6, [2, 0]), three(2, [6, 0]), three(2, [0, 6]), three(0, [6, 4])].map((points) => points - three(0, [6, 4]))).toEqual([8, 4, 4, 0].map((points) => expect.closeTo(points)));
  });

  test('posts: each of them, and for each round to come what their cities bring', () => {
    expect([units('post', still({})), units('post', still({ posts: ['xian', 'lhasa', 'pagan'] }))]).toEqual([0, expect.closeTo(3)]);
    // One card in Pagan, two in Kabul; contracts in Xian; an action in Balkh.
    const cities = ['pagan', 'kabul', 'xian', 'balkh', 'lhasa'];
    expect(cities.map((city) => units('card', still({ posts: [city] })))).toEqual([1, 2, 0, 0, 0].map((count) => expect.closeTo(count)));
    expect(cities.map((city) => units('contracts', still({ posts: [city] })))).toEqual([0, 0, 1, 0, 0].map((count) => expect.closeTo(count)));
    expect(cities.map((city) => units('special', still({ posts: [city] })))).toEqual([0, 0, 0, 1, 0].map((count) => expect.closeTo(count)));
    expect(units('card', still({ posts: ['kabul'] }, { round: 2 }))).toBeCloseTo(2 * 3);
  });

  test('MP2-POST-9: a marker brings every round what it shows, points as points, benefits as such', () => {
    const marker = (id: string, beside: Partial<Weights> = {}, city = 'lhasa'): number => units('cityBonus', still({ posts: [city] }, { markers: { [city]: id } }), beside);
    expect(marker('bonus-points')).toBeCloseTo(3);
    expect(marker('bonus-camels', { camel: 1 })).toBeCloseTo(3);
    expect(marker('bonus-jade')).toBeCloseTo(2 * 0.5);
    expect(marker('bonus-copy', { benefit: 1 })).toBeCloseTo(1);
    // The first and the last of the cities with markers, as well as one in between.
    for (const { id, bonusMarker } of pack.locations.filter(({ shield }) => shield !== null)) expect([id, units('cityBonus', still({ posts: [id] }, bonusMarker ? { markers: { [id]: 'bonus-points' } } : {}))]).toEqual([id, bonusMarker ? expect.closeTo(3) : 0]);
  });

  test('MP2-SCORE-2: seals: each of them, their points on the goal card, and every round what improved ones bring', () => {
    // The card shows spicers for 4 and jewellers for 5 points.
    expect([units('seal', still({ seals: ['farmer', 'spicer'] })), units('seal', still({ improved: ['farmer'] }))]).toEqual([2, 1].map((count) => expect.closeTo(count)));
    expect([['farmer'], ['spicer'], ['jeweler', 'spicer']].map((seals) => units('goal', still({ seals })))).toEqual([0, 4, 9].map((points) => expect.closeTo(points)));
    // An improved one has its points, and needs none foreseen.
    expect(units('goal', still({ improved: ['spicer'] }))).toBeCloseTo(0);
    expect(value({}, still({ improved: ['spicer'] })) - value({}, still({ seals: ['spicer'] }))).toBeCloseTo(4);
    expect(units('improved', still({ improved: ['spicer'] }))).toBeCloseTo(2);
    expect([units('improved', still({ improved: ['jeweler'] }), { camel: 1 }), units('improved', still({ improved: ['tailor'] }, { round: 3 }))]).toEqual([expect.closeTo(2), expect.closeTo(2 * 0.5)]);
    expect(units('improved', still({ seals: ['spicer'] }))).toBe(0);
  });

  test('MP2-PSET-8: a goal card counts when it is the one that is kept and known', () => {
    const state = still({ seals: ['spicer'], posts: ['kabul'] });
    const goals = (...kept: readonly string[]): number => units('goal', { ...state, players: state.players.map((one, seat) => (seat === 0 ? { ...one, goals: [...kept] } : one)) });
    expect([goals('g01'), goals('g01', 'g10', 'g04'), goals()]).toEqual([expect.closeTo(4), 0, 0]);
    const hidden = marcoPolo2.view(state, 1);
    expect(evaluationOf(pack, { ...none, goal: 1 }).of(hidden, 0)).toBeCloseTo(evaluationOf(pack, none).of(hidden, 0));
    expect(value({ goal: 1 }, state) - evaluationOf(pack, { ...none, goal: 1 }).of(hidden, 0)).toBeGreaterThan(4);
  });

  test('MP2-SCORE-4: shields: each kind once, those of the goal card, of De Wu and of tiles, by the track', () => {
    const points = (mine: Mine): number => value({}, still({ goal: 'g02', ...mine }));
    const none0 = points({});
    // Xanadu and Kunming show the sun both; the goal card the rooster and the flower.
    expect(points({ posts: ['xanadu'] }) - none0).toBeCloseTo(1);
    expect(points({ posts: ['xanadu', 'kunming'] }) - none0).toBeCloseTo(1);
    expect(points({ posts: ['xanadu', 'xian', 'fuzhou', 'kabul', 'dunhuang', 'baghdad', 'kashgar'] }) - none0).toBeCloseTo(10);
    expect(points({ posts: ['lhasa', 'pagan'] }) - none0).toBeCloseTo(4);
    expect([points({ shieldPlus: 3 }) - none0, points({ shieldPlus: 3, posts: ['xian', 'kabul'] }) - none0]).toEqual([expect.closeTo(3), expect.closeTo(6)]);
    const rounds = 1 / 5;
    for (const character of ['de-wu', 'gantulga-od', 'abha-basu']) expect(points({ character, posts: ['xian'] }) - points({ posts: ['xian'] }), character).toBeCloseTo((character === 'de-wu' ? 1 : 0) + rounds * characterWorth[character]!);
  });

  test('MP2-POST-8: what many posts and shields will bring is foreseen in part', () => {
    const eight = ['xian', 'yangzhou', 'fuzhou', 'kunming', 'pagan', 'lhasa', 'dunhuang', 'jaipur'];
    const foreseen = (mine: Mine, pace: number): number => units('many', still({ goal: 'g13', ...mine }), { pace });
    // One more post in the round to come: the ninth, for five points, and one more shield.
    const track = (shields: number): number => pack.shieldTrack[shields - 1]?.points ?? 0;
    // Bamboo, rooster, cloud, sun, flower, snake; of the goal card bamboo, snake and cloud.
    expect(foreseen({ posts: eight }, 1)).toBeCloseTo(5 + track(10) - track(9));
    expect(foreseen({ posts: eight }, 0.5)).toBeCloseTo((5 + track(10) - track(9)) / 2);
    expect(foreseen({ posts: eight.slice(0, 7) }, 2)).toBeCloseTo(5 + track(11) - track(9));
    expect([foreseen({ posts: [] }, 0), foreseen({ posts: eight }, 0), foreseen({}, 1)]).toEqual([0, 0, expect.closeTo(track(1))]);
  });

  test('steps to the nearest city without an own post, by land', () => {
    const steps = (mine: Mine): number => -units('step', still(mine));
    expect(steps({})).toBeCloseTo(1);
    expect(steps({ posts: ['xanadu', 'xian', 'yangzhou'] })).toBeCloseTo(2);
    expect(steps({ figure: 'xian' })).toBeCloseTo(0);
    expect(steps({ figure: 'xian', posts: ['xian'] })).toBeCloseTo(1);
    // From Calicut three sea routes lead on, and one by land to Jaipur; from there to Kabul and Kunming.
    expect(steps({ figure: 'calicut', posts: ['calicut', 'jaipur'] })).toBeCloseTo(2);
    expect(steps({ figure: 'calicut', posts: ['calicut', 'jaipur', 'kabul', 'kunming'] })).toBeCloseTo(3);
    // Of two figures the nearer one.
    expect(steps({ character: 'mailin-tian-chin', figures: ['beijing', 'xian'] })).toBeCloseTo(0);
    expect(steps({ character: 'mailin-tian-chin', figures: ['xian', 'beijing'] })).toBeCloseTo(0);
  });

  test('MP2-FILIPPO-3 MP2-FILIPPO-4: tiles Filippo Vitello has kept, as long as there is time to use them', () => {
    const tiles = (outposts: readonly ('outpost-black-die' | 'outpost-move')[]): number => units('tile', still({ character: 'filippo-vitello', outposts }));
    expect([tiles([]), tiles(['outpost-move']), tiles(['outpost-black-die', 'outpost-move'])]).toEqual([0, expect.closeTo(1), expect.closeTo(2)]);
    expect(units('tile', position({ seats: 2, at: 'over', players: [{ character: 'filippo-vitello', outposts: ['outpost-move'] }, {}] }).state)).toBe(0);
  });

  test('dice in hand, and how much of the game is left for everything', () => {
    expect([units('die', still({})), units('die', still({ dice: ['own3', 'own2'] }))]).toEqual([0, expect.closeTo(2)]);
    const gold = (round: number, weights: Partial<Weights>): number => units('gold', still({ gold: 1 }, { round }), { least: 0, ...weights });
    expect([gold(1, { slope: 1 }), gold(3, { slope: 1 }), gold(4, { slope: 1 }), gold(4, { least: 0.5, slope: 1 })]).toEqual([0.8, 0.4, 0.2, 0.7].map((share) => expect.closeTo(share)));
    expect(gold(1, { least: 0.5, slope: 3 })).toBeCloseTo(1);
    // Dice still to be placed are a part of a round.
    expect(units('gold', still({ gold: 1, dice: ['own5', 'own4', 'own3', 'own2', 'own1'] }), { least: 0, slope: 1 })).toBeGreaterThan(gold(4, { slope: 1 }));
  });
});

describe('what waits', () => {
  const { state } = position({ seats: 3, round: 3 });
  const more = (...frames: readonly object[]): number[] => { const now = evaluation({ ...state, frames: [...state.frames, ...(frames as Frame[])] }); return evaluation(state).map((value, seat) => now[seat]! - value); };

  test('is worth something to the seat that decides, and nothing to others', () => {
    const chosen = ['offer', 'seal', 'contracts', 'exchange', 'ownCity'].map((kind) => more({ kind, seat: 1 }));
    for (const gain of chosen) expect(gain).toEqual([0, expect.closeTo(chosen[0]![1]!), 0]);
    expect(chosen[0]![1]).toBeGreaterThan(0);
    // What has been picked is paid, and has yet to come.
    for (const kind of ['completed', 'improved', 'offered', 'exchanged']) expect(more({ kind, seat: 2 }), kind).toEqual([0, 0, expect.closeTo(1.6 * chosen[0]![1]!)]);
    for (const kind of ['takeBlack', 'turn', 'refill', 'special']) expect(more({ kind, seat: 1 }), kind).toEqual([0, 0, 0]);
    expect(more({ kind: 'slide' }, { kind: 'setup', step: 3 })).toEqual([0, 0, 0]);
  });

  test('counts by how much of it there is', () => {
    const waiting = (count: number): number => more({ kind: 'waiting', seat: 0, waiting: Array.from({ length: count }, () => ({ effect: 'move', amount: 1, most: 0, source: 'lhasa', city: null })), ordered: false, by: 'arrival', taken: [] })[0]!;
    expect(waiting(1)).toBeGreaterThan(0);
    expect([waiting(0), waiting(3)]).toEqual([0, expect.closeTo(3 * waiting(1))]);
  });
});

describe('a movement that is being named', () => {
  const rich = { coin: 40, camel: 20, jade: 6, character: 'mailin-tian-chin', figures: ['beijing', 'beijing'], goal: 'g02' };
  const walking = (walk: object, mine: Mine = {}, rest: Omit<Arrangement, 'players'> = {}): State => {
    const { state } = position({ seats: 2, round: 3, ...rest, players: [{ ...rich, ...mine }, {}] });
    return { ...state, frames: [...state.frames, { kind: 'movement', seat: 0, by: 'travel', source: 'upper', steps: 6, used: 0, coin: 0, camel: 0, jade: 0, at: ['beijing', 'beijing'], paths: [[], []], idle: [], extraPost: false, ...walk }] };
  };
  const there = { at: ['xian', 'beijing'], paths: [['xian'], []] };

  test('MP2-TRAVEL-7: counts as paid', () => {
    for (const price of [{ coin: 7 }, { camel: 5 }, { jade: 2 }, { coin: 3, camel: 1, jade: 1 }] as const) {
      const [paid, free] = [walking({ ...there, ...price }), walking(there)];
      const poorer = { ...free, players: free.players.map((one, seat) => (seat === 0 ? { ...one, coin: one.coin - ('coin' in price ? price.coin : 0), camel: one.camel - ('camel' in price ? price.camel : 0), jade: one.jade - ('jade' in price ? price.jade : 0) } : one)) };
      expect(evaluation(paid)[0], JSON.stringify(price)).toBeCloseTo(evaluation(poorer)[0]!);
    }
  });

  test('MP2-POST-1: counts as made: a post in every city a figure goes to, but for one where there is a post', () => {
    const standing = (walk: object, mine: Mine = {}): number => evaluation(walking(walk, mine))[0]!;
    const [xian, both] = [standing(there), standing({ at: ['xian', 'lhasa'], paths: [['xian'], ['xian', 'oasis-sichuan', 'lhasa']] })];
    expect(xian).toBeGreaterThan(standing({}) + 1);
    expect(both).toBeGreaterThan(xian + 1);
    // As good as if it stood there.
    const posted = evaluation({ ...walking(there), players: walking(there).players.map((one, seat) => (seat === 0 ? { ...one, posts: ['xian'] } : one)) })[0]!;
    expect(xian).toBeCloseTo(posted);
    // No post comes to an oasis, none where a figure only stands, and none beside an own one.
    const at = (place: string, path: readonly string[], posts: readonly string[] = []): number => standing({ at: [place, 'beijing'], paths: [path, []] }, { posts: [...posts] }) - standing({ at: [place, 'beijing'], paths: [[], []] }, { posts: [...posts] });
    expect(at('xian', ['xian'])).toBeGreaterThan(1);
    expect([at('oasis-gobi', ['xanadu', 'oasis-gobi']), at('xian', ['xian'], ['xian'])]).toEqual([0, 0]);
  });

  test('MP2-POST-5: with an additional post one more counts as placed, in a city on the way without an own one', () => {
    const way = { at: ['dunhuang', 'beijing'], paths: [['xian', 'dunhuang'], []] };
    const gain = (path: object, mine: Mine = {}): number => evaluation(walking({ ...path, extraPost: true }, mine))[0]! - evaluation(walking(path, mine))[0]!;
    expect(gain(way)).toBeGreaterThan(1);
    expect([gain(way, { posts: ['xian'] }), gain(there), gain({ at: ['dunhuang', 'beijing'], paths: [['oasis-gobi', 'dunhuang'], []] })]).toEqual([0, 0, 0]);
  });

  test('MP2-MONGKE-3: the oases on the way count for whom they bring something, each once', () => {
    const through = (character: string, path: readonly string[]): number => evaluation(walking({ at: ['dunhuang'], paths: [path] }, { character, figures: ['beijing'] }))[0]! - evaluation(walking({ at: ['dunhuang'], paths: [['dunhuang']] }, { character, figures: ['beijing'] }))[0]!;
    const once = through('mongke-khan', ['xanadu', 'oasis-gobi', 'dunhuang']);
    expect(once).toBeGreaterThan(3);
    expect(through('mongke-khan', ['oasis-gobi', 'xanadu', 'oasis-gobi', 'dunhuang'])).toBeCloseTo(once);
    expect(through('mongke-khan', ['oasis-gobi', 'oasis-tarim', 'dunhuang'])).toBeCloseTo(2 * once);
    expect(through('de-wu', ['xanadu', 'oasis-gobi', 'dunhuang'])).toBe(0);
  });

  test('MP2-POST-10 MP2-POST-8: the outpost tile of a city is foreseen, and so are the points for the ninth post', () => {
    const tile = (mine: Mine, walk: object): number => evaluation(walking(walk, mine, { outposts: { xian: 'outpost-gold' } }))[0]! - evaluation(walking(walk, mine))[0]!;
    expect(tile({}, there)).toBeGreaterThan(1);
    expect(tile({}, {})).toBe(0);
    expect(tile({}, { at: ['yangzhou', 'beijing'], paths: [['yangzhou'], []] })).toBe(0);
    // Lhasa has no space for one.
    expect(tile({}, { at: ['lhasa', 'beijing'], paths: [['xian', 'oasis-sichuan', 'lhasa'], []] })).toBe(0);
    const weightless = Object.fromEntries(Object.keys(standardWeights).map((key) => [key, 0])) as unknown as Weights;
    // All of these show a shield that Xian shows, or are too many to let Xian add one: what remains are the points of the post itself.
    const eight = ['jaipur', 'yangzhou', 'fuzhou', 'kunming', 'pagan', 'lhasa', 'dunhuang', 'calicut'];
    const gain = (posts: string[]): number => { const made = (walk: object): number => evaluationOf(standardPack(), weightless).of(walking(walk, { posts }), 0); return made(there) - made({}); };
    expect([gain(eight), gain(eight.slice(0, 7)), gain([...eight, 'hormuz', 'baghdad'])]).toEqual([expect.closeTo(5), expect.closeTo(0), expect.closeTo(10)]);
  });

  test('is that of whoever makes it, as long as it lies on top', () => {
    const base = walking({});
    const others = { ...base, frames: base.frames.map((frame) => (frame.kind === 'movement' ? { ...frame, ...there, coin: 9, seat: 1 } : frame)) };
    expect(evaluation(others)[0]).toBeCloseTo(evaluation({ ...base, frames: base.frames.slice(0, -1) })[0]!);
    const covered = walking({ ...there, coin: 9 });
    covered.frames.push({ kind: 'freeSlot' });
    expect(evaluation(covered)[0]).toBeCloseTo(evaluation({ ...base, frames: base.frames.slice(0, -1) })[0]!);
  });
});
