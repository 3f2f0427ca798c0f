// How a round of The Voyages is planned: what a plan looks at, and what it leaves out.
import { describe, expect, test } from 'vitest';
import type { ChanceRequest } from '../../../src/index.js';
import type { PlacedDie } from '../../../src/mechanics/dice.js';
import { planning } from '../../../src/voyages/play/planning.js';
import { voyages, type ArrangedPlayer, type Arrangement } from '../../../src/voyages/index.js';
import { planLaws } from '../../mechanics/plans.js';
import { table, turn, type Table } from '../helpers.js';

/** The moves of seat 0 that are worth a try. */
const tried = ({ state }: Table, like = ''): string[] => planning.worthwhile(state, 0, voyages.legalMoves(state)).map(voyages.notation.print).filter((move) => move.startsWith(like)).sort();

describe('moves worth a try', () => {
  test('of dice that do the same the cheapest of each colour are enough', () => {
    const position = turn({ dice: ['own6', 'own5', 'own4', 'black5', 'black6'], coin: 3, camel: 3, posts: ['moscow'] }, { cityCards: { moscow: 'k04' } });
    expect(tried(position, 'fiveCoins')).toEqual(['fiveCoins black5', 'fiveCoins own4']);
    expect(tried(position, 'khan silk')).toEqual(['khan silk black5', 'khan silk own4']);
    expect(tried(position, 'moneyBag')).toEqual(['moneyBag own4']);
    expect(tried(position, 'contracts 5+6')).toEqual(['contracts 5+6 black6', 'contracts 5+6 own6']);
    expect(tried(position, 'contracts 1 ')).toEqual(['contracts 1 black5', 'contracts 1 own4']);
    expect(tried(position, 'cityCard k04 3')).toEqual(['cityCard k04 3 own4']);
    expect(tried(position, 'bazaar pepper 4')).toEqual(['bazaar pepper 4 black5', 'bazaar pepper 4 own4']);
  });

  test('a journey is begun with the dice that just reach what can be paid', () => {
    const journeys = (coin: number): string[] => tried(turn({ dice: ['own6', 'own5', 'own2'], coin }), 'travel');
    // 3 coins pay one step: the lowest pair goes as far as any; 12 coins pay three, and the pair with the 2 goes only two.
    expect(journeys(3)).toEqual(['travel own5+own2']);
    expect(journeys(12)).toEqual(['travel own5+own2', 'travel own6+own5']);
  });

  test('of the columns of the bazaar that a die reaches the two best ones', () => {
    expect(tried(turn({ dice: ['own5'] }), 'bazaar pepper')).toEqual(['bazaar pepper 4 own5', 'bazaar pepper 5 own5']);
    expect(tried(turn({ dice: ['own6', 'own3'] }), 'bazaar silk')).toEqual(['bazaar silk 2 own6+own3', 'bazaar silk 3 own6+own3']);
  });

  test('only low dice are rolled again', () => {
    expect(tried(turn({ dice: ['own6', 'own3', 'own2', 'own1'], camel: 1 }), 'reroll')).toEqual(['reroll own1', 'reroll own2']);
  });

  test('with no die left nothing but contracts', () => {
    const position = turn({ dice: ['own6'], camel: 9, pepper: 3, contracts: ['s01'] }).play('fiveCoins own6');
    expect(voyages.legalMoves(position.state).length).toBeGreaterThan(1);
    expect(tried(position)).toEqual(['complete s01']);
  });

  test('no step goes back to where the path came through', () => {
    const way = turn({ dice: ['own6', 'own6'], coin: 60, camel: 30 }).play('travel own6+own6', 'step oasis-1', 'step moscow');
    expect(way.moves()).toContain('step oasis-1');
    expect(tried(way, 'step')).not.toContain('step oasis-1');
    expect(tried(way, 'step').length).toBeGreaterThan(0);
    const two = turn({ character: 'niccolo-marco', figures: ['venezia', 'oasis-1'], dice: ['own6', 'own6'], coin: 60, camel: 30 }).play('travel own6+own6', 'step 2 moscow', 'step 2 oasis-1');
    expect(two.moves()).toContain('step 2 moscow');
    expect(tried(two, 'step 2')).not.toContain('step 2 moscow');
  });
});

describe('moves of rulings and ends', () => {
  test('VOY-R-57: no step goes back where a post is left on the way, either', () => {
    const way = turn({ character: 'wilhelm', dice: ['own6', 'own6'], coin: 60, camel: 30 }, { rulings: { wilhelmPosts: 'optional' } }).play('travel own6+own6', 'step oasis-1', 'step moscow');
    expect(way.moves()).toContain('post and step oasis-1');
    expect(tried(way, 'post')).toEqual(['post and step anxi']);
    expect(tried(way, 'step')).toEqual(['step anxi']);
    expect(tried(way, 'travel')).toEqual(['travel 2: oasis-1 > moscow']);
  });

  test('VOY-R-49: of dice that trade the same the cheapest are enough, for each way and as often as the card is used', () => {
    const position = turn({ dice: ['own6', 'own5', 'own2'], coin: 2, camel: 3, posts: ['moscow'] }, { cityCards: { moscow: 'k20' } });
    expect(tried(position, 'cityCard k20')).toEqual(['cityCard k20 camel 1 own2', 'cityCard k20 camel 2 own2', 'cityCard k20 camel 3 own5', 'cityCard k20 coin 1 own2', 'cityCard k20 coin 2 own2']);
  });

  test('after the end there is nothing to try', () => {
    expect(tried(table({ over: true }))).toEqual([]);
  });
});

describe('positions of a plan', () => {
  const key = (me: ArrangedPlayer, rest: Omit<Arrangement, 'players'> & { others?: readonly ArrangedPlayer[] } = {}): string => planning.key(turn({ dice: ['own3', 'own2'], ...me }, rest).state, 0);
  const usual = key({});

  test.each<[string, ArrangedPlayer, Arrangement?]>([
    ['coins', { coin: 1 }], ['camels', { camel: 1 }], ['pepper', { pepper: 1 }], ['silk', { silk: 1 }], ['gold', { gold: 1 }], ['points', { vp: 1 }], ['dice', { dice: ['own3', 'own1'] }],
    ['contracts', { contracts: ['c01'] }], ['completed contracts', { completed: ['c01'] }], ['posts', { posts: ['anxi'] }], ['figures', { figures: ['anxi'] }],
    ['the row', {}, { row: ['c09'] }], ['outpost tiles', {}, { outposts: { moscow: 'o01' } }], ['dice on cards', {}, { cityCards: { moscow: 'k01' }, cardDice: { k01: '1:own3' } }],
    ["dice on Khan's favour", {}, { spaces: { khansFavour: ['1:own3'] } }], ['dice on the contracts', {}, { spaces: { contracts: ['1:own3'] } }], ['dice on the travel space', {}, { spaces: { travel: ['1:own3', '1:own3'] } }], ['dice on five coins', {}, { spaces: { fiveCoins: ['1:own3'] } }],
    ['the main action', {}, { turn: { acted: true } }], ['fresh posts', { posts: ['anxi'] }, { turn: { freshPosts: ['anxi'] } }],
  ])('are told apart by %s', (_, me, rest = {}) => { expect(key(me, rest)).not.toBe(_ === 'fresh posts' ? key(me) : usual); });

  test('are the same whatever the others have, and in whichever order posts were placed', () => {
    expect(key({}, { others: [{ coin: 9, camel: 3, posts: [] }] })).toBe(usual);
    expect(key({ posts: ['anxi', 'xian'] })).toBe(key({ posts: ['xian', 'anxi'] }));
  });
});

planLaws(planning, () => turn({ dice: ['own3', 'own2'] }).state);

describe('what is left to others', () => {
  /** Black dice and dice on Khan's favour as seat 0 plans with them, with so many others who still have dice. */
  const left = (round: number, rivals: number, blackDice: number, khansFavour: readonly PlacedDie[] = []): unknown => {
    const state = structuredClone(turn({ dice: ['own3'] }, { others: [{}, {}, {}] }).state);
    for (const [seat, player] of state.players.entries()) if (seat > 0) player.dice = seat <= rivals ? ['own4'] : [];
    Object.assign(state, { round, blackDice });
    state.spaces.khansFavour = [...khansFavour];
    planning.alone(state, 0);
    return [state.blackDice, state.spaces.khansFavour, state.players.map(({ dice }) => dice.length)];
  };

  test('their dice, and in the last round their part of the black dice and of Khan\'s favour', () => {
    expect(left(4, 3, 5)).toEqual([5, [], [1, 0, 0, 0]]);
    expect(left(5, 3, 5)).toEqual([1, ['neutral1', 'neutral1', 'neutral1'], [1, 0, 0, 0]]);
    expect(left(5, 1, 5)).toEqual([3, ['neutral1', 'neutral1'], [1, 0, 0, 0]]);
    expect(left(5, 0, 5)).toEqual([5, [], [1, 0, 0, 0]]);
  });

  test('what is nearly used up can still be had, with a die that could be placed before', () => {
    expect(left(5, 3, 1, ['2:own3', '1:own5'])).toEqual([1, ['2:own3', '2:own3', '1:own5'], [1, 0, 0, 0]]);
    expect(left(5, 3, 0, ['2:own3', '1:own5', '3:own5', '0:own6'])).toEqual([0, ['2:own3', '1:own5', '3:own5', '0:own6'], [1, 0, 0, 0]]);
  });
});

describe('a plan', () => {
  test('counts a die as 3, draws any contract, and ends at any other luck', () => {
    const roll = (purpose: string): ChanceRequest => ({ kind: 'roll', purpose, rule: 'VOY-BONUS-9', seat: 0, dice: 1, sides: 6 });
    const draw = (purpose: string): ChanceRequest => ({ kind: 'draw', purpose, rule: 'VOY-ICON-4', seat: 0, from: ['c01', 'c02'], count: 1, secret: false });
    expect(['reroll', 'black-die', 'round-roll'].map((purpose) => planning.luck(roll(purpose)))).toEqual([[3], [3], null]);
    expect(['contract', 'refill', 'row'].map((purpose) => planning.luck(draw(purpose)))).toEqual(['any', 'any', null]);
  });
});
