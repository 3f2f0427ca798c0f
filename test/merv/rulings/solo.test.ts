// Chapter 26.5: rulings about solo, each option by its name. See solo/magistrate.test.ts for where the sites lie.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../src/merv/index.js';
import { at, buildingAt, buildingsOf, cards, choice, courtiers, course, forced, lucky, magistrate, market, playerOf, points, posts, row, scrolls, seatOf, soldiersAt, told, vp, walled } from '../helpers.js';

describe('the courtier', () => {
  const steered = (courtierSteering: 'by-queue-order' | 'magistrate-both') =>
    magistrate('wall', { order: [0, 'magistrate', 'courtier'], slots: { N1: 0 }, rulings: { courtierSteering } });

  test('MERV-R-44 by-queue-order: the earlier of player and magistrate chooses the slot, the later the site', () => {
    const position = steered('by-queue-order');
    expect(seatOf(position)).toBe(0);
    position.play('slot N2');
    expect(choice(position, 'courtierSite')).toHaveLength(1);
    const other = magistrate('wall', { order: ['magistrate', 'courtier', 0], rulings: { courtierSteering: 'by-queue-order' } });
    expect(choice(other, 'courtierSlot')).toHaveLength(1);
    expect(other.moves()[0]).toMatch(/^site /);
  });

  test('MERV-R-44 magistrate-both: the magistrate chooses both', () => {
    const position = steered('magistrate-both');
    expect([choice(position, 'courtierSlot').length, choice(position, 'courtierSite').length]).toEqual([1, 1]);
    expect(position.state.round).toBe(2);
  });

  const full = { r1c1: 0, r2c1: 0, r3c1: 0, r4c1: 0, r5c1: 0, r1c5: 'magistrate' } as const;
  const slot = (courtierSlot: 'all-free-slots' | 'only-with-empty-site') => choice(magistrate('library', { order: ['magistrate', 'courtier', 0], rulings: { courtierSlot }, buildings: { ...full, r1c4: 0 } }), 'courtierSlot')[0]!.chosen;

  test('MERV-R-45 all-free-slots: also a line without an empty site', () => {
    expect(slot('all-free-slots')).toBe('N1');
  });

  test('MERV-R-45 only-with-empty-site: such a line is passed over', () => {
    expect(slot('only-with-empty-site')).toBe('N4');
  });

  const site = (perpendicularCount: 'whole-perpendicular-line' | 'neighbours-only') =>
    choice(at({ seats: 1, order: [0, 'magistrate', 'courtier'], turn: 'courtier', rulings: { perpendicularCount }, slots: { N5: 0, N4: 'magistrate' }, buildings: { r3c4: 0, r4c2: 0 } }).play('slot N1'), 'courtierSite')[0]!.chosen;

  test('MERV-R-46 whole-perpendicular-line: all five cells of the other line', () => {
    expect(site('whole-perpendicular-line')).toBe('r3c1');
  });

  test('MERV-R-46 neighbours-only: the two cells next to the candidate', () => {
    expect(site('neighbours-only')).toBe('r4c1');
  });
});

describe('cards, slots and sites', () => {
  const players = { r5c2: 0, r5c3: 0, r5c4: 0, r5c5: 0, r4c3: 0, r4c4: 0, r4c5: 0, r5c1: 0 } as const;
  const empty = (soloDeckEmpty: 'shuffle-discards' | 'repeat-last-card' | 'pass') =>
    at({ seats: 1, turn: 'magistrate', rulings: { soloDeckEmpty }, buildings: players, solo: { layers: [['mosque', 'wall']], discards: ['library', 'palace', 'caravansary', 'marketplace'], last: 'palace' } }).luck(['wall']);

  test('MERV-R-47 shuffle-discards: the discards without the rejected cards form a new deck', () => {
    const position = empty('shuffle-discards');
    expect(told(position, 'soloRejected').map(({ card }) => card)).toEqual(['wall', 'mosque']);
    expect(merv.chance(position.state)).toMatchObject({ from: ['caravansary', 'palace', 'library', 'marketplace'] });
    expect(told(position.luck(['library']), 'soloCard')).toMatchObject([{ card: 'library' }]);
  });

  test('MERV-R-47 repeat-last-card: the card of the round before serves again', () => {
    const position = empty('repeat-last-card');
    expect(told(position, 'soloCard')).toMatchObject([{ card: 'palace' }]);
    expect(courtiers(position, 'magistrate')).toEqual({ knowledge: 1 });
  });

  test('MERV-R-47 pass: as if every card were rejected', () => {
    const position = empty('pass');
    expect(told(position, 'soloCard')).toEqual([]);
    expect(choice(position, 'slot')).toMatchObject([{ rule: 'MERV-CM-23' }]);
    expect(buildingsOf(position, 1)).toEqual([]);
    expect(seatOf(position)).toBe(0);
  });

  // Walls at r1c1, r5c3, r5c4, r5c5; the last three belong to the player.
  const any = (methodASites: 'intended-type-only' | 'any-empty-site') =>
    magistrate('wall', { rulings: { methodASites }, sites: { r1c1: 'site-wall-teal' }, buildings: { r5c3: 0, r5c4: 0, r5c5: 0, r4c4: 'magistrate' } });

  test('MERV-R-48 intended-type-only: he builds on a site of the type', () => {
    expect(buildingAt(any('intended-type-only'), 'r1c1')).toBe(1);
  });

  test('MERV-R-48 any-empty-site: on any empty site of the line, the action stays that of the card', () => {
    const position = any('any-empty-site');
    expect([buildingAt(position, 'r4c1'), buildingAt(position, 'r1c1')]).toEqual([1, -1]);
    expect(walled(position)).toHaveLength(1);
  });

  const single = (magistrateTakesCamels: 'take-if-none-owned' | 'two-or-more-only') => magistrate('wall', { rulings: { magistrateTakesCamels }, buildings: { r1c3: 'magistrate' }, marketCamels: ['bottomLeft'] });

  test('MERV-R-49 take-if-none-owned: without camels he takes a single one', () => {
    expect([playerOf(single('take-if-none-owned'), 'magistrate').camel, market(single('take-if-none-owned'))]).toEqual([1, []]);
    // Camels gained in step 4 count as owned: a mosque step brings one, so he places it.
    const gained = magistrate('mosque', { buildings: { r1c3: 'courtier' }, marketCamels: ['bottomLeft'], market: 'B', players: { magistrate: {} } });
    expect(playerOf(gained, 'magistrate').rare).toBe(1);
  });

  test('MERV-R-49 two-or-more-only: he leaves it', () => {
    expect([playerOf(single('two-or-more-only'), 'magistrate').camel, market(single('two-or-more-only'))]).toEqual([0, ['bottomLeft']]);
  });

  test('MERV-R-65 queue-just-left: he takes the highest slot, the courtier is sent to the lowest', () => {
    const position = magistrate('wall', { order: ['magistrate', 'courtier', 0], rulings: { automataQueue: 'queue-just-left' } });
    expect([choice(position, 'slot')[0]!.chosen, choice(position, 'courtierSlot')[0]!.chosen]).toEqual(['N5', 'N1']);
  });

  test('MERV-R-65 next-queue: the other way round', () => {
    const position = magistrate('wall', { order: ['magistrate', 'courtier', 0], rulings: { automataQueue: 'next-queue' } });
    expect([choice(position, 'slot')[0]!.chosen, choice(position, 'courtierSlot')[0]!.chosen]).toEqual(['N2', 'N5']);
  });

  test('MERV-R-66: the palace card comes second, third or fourth; the first card is any other', () => {
    const seen = Array.from({ length: 40 }, (_, seed) => {
      const { events } = course({ seats: 1 }, `deck ${seed}`, { until: ({ year }) => year > 1 });
      return events.flatMap((event) => (event.kind === 'soloCard' || event.kind === 'soloRejected' ? [event.card] : []));
    });
    expect(new Set(seen.map((deck) => deck.indexOf('palace')))).toEqual(new Set([1, 2, 3]));
  });

  test('MERV-R-68: soldiers go north before west, the wall search starts at the west end of the north wall', () => {
    const position = magistrate('mosque', { buildings: { r2c1: 'courtier', r1c2: 'courtier' }, players: { magistrate: { mosque: 'L3-2' } } });
    expect([soldiersAt(position, 'r1c2'), soldiersAt(position, 'r2c1')]).toEqual([1, 0]);
    const wall = magistrate('wall', { buildings: { r1c1: 'courtier', r1c4: 'courtier', r4c1: 'courtier' } });
    expect(told(wall, 'soloWall')[0]!.slot).toBe('N1');
  });
});

describe('marketplace and contracts', () => {
  type CityOrder = 'as-ru' | 'nw-first-both' | 'ne-clockwise-both';
  const cities = (magistrateCityOrder: CityOrder): string[] => [
    ...posts(magistrate('marketplace', { rulings: { magistrateCityOrder } }), 'magistrate'),
    ...posts(magistrate('library', { rulings: { magistrateCityOrder }, players: { magistrate: { scroll: 5 } } }), 'magistrate'),
  ];

  test('MERV-R-50 as-ru: NE first in the action, NW first for the third breakthrough', () => {
    expect(cities('as-ru')).toEqual(['samarkand', 'rayy']);
  });

  test('MERV-R-50 nw-first-both: NW first in both', () => {
    expect(cities('nw-first-both')).toEqual(['rayy', 'rayy']);
    const next = magistrate('marketplace', { rulings: { magistrateCityOrder: 'nw-first-both' }, players: { 0: { posts: ['rayy', 'samarkand'] } } });
    expect(posts(next, 'magistrate')).toEqual(['nishapur']);
  });

  test('MERV-R-50 ne-clockwise-both: NE, SE, SW, NW in both', () => {
    expect(cities('ne-clockwise-both')).toEqual(['samarkand', 'samarkand']);
    const next = magistrate('library', { rulings: { magistrateCityOrder: 'ne-clockwise-both' }, players: { magistrate: { scroll: 5 }, 0: { posts: ['samarkand'] } } });
    expect(posts(next, 'magistrate')).toEqual(['balkh']);
  });

  const path = (magistratePath: 'leftmost' | 'rightmost') => playerOf(magistrate('mosque', { rulings: { magistratePath }, mosqueCamels: [2, 3] }), 'magistrate').mosque;

  test('MERV-R-51 leftmost: the first path from the left with its camel', () => {
    expect(path('leftmost')).toBe(1);
  });

  test('MERV-R-51 rightmost: from the right', () => {
    expect(path('rightmost')).toBe(2);
  });

  const post = (magistratePost: 'outer-then-unoccupied' | 'unoccupied-then-outer') =>
    posts(magistrate('marketplace', { rulings: { magistratePost }, players: { magistrate: { posts: ['rayy'] }, 0: { posts: ['rayy', 'baghdad'] } } }), 'magistrate');

  test('MERV-R-52 outer-then-unoccupied: an outer city before a vacant one', () => {
    expect(post('outer-then-unoccupied')).toEqual(['rayy', 'baghdad']);
  });

  test('MERV-R-52 unoccupied-then-outer: a vacant city before an outer one', () => {
    expect(post('unoccupied-then-outer')).toEqual(['rayy', 'samarkand']);
  });

  // 1s-1 (level 1, a soldier) and 2f-3 (level 3, favour) both have 6 points.
  const tie = (magistrateContractTie: 'level-then-soldier' | 'soldier-then-level') =>
    choice(magistrate('marketplace', { rulings: { magistrateContractTie }, players: { magistrate: { scroll: 1, rare: 1, contracts: ['contract-2f-1', 'contract-2f-2', 'contract-2s-1', 'contract-2s-2', 'contract-2s-3'] } } }), 'contract')[0]!.chosen;

  test('MERV-R-53 level-then-soldier: the highest level', () => {
    expect(tie('level-then-soldier')).toBe('contract-2f-3');
  });

  test('MERV-R-53 soldier-then-level: the one with a soldier', () => {
    expect(tie('soldier-then-level')).toBe('contract-1s-1');
  });

  // A rare good of the camel market completes what contract 2s asks for: one rare and two of any kind.
  const any = (magistrateContracts: 'again-after-market' | 'marketplace-and-third' | 'any-time-in-turn') =>
    playerOf(magistrate('wall', { rulings: { magistrateContracts }, market: 'B', buildings: { r1c3: 'magistrate' }, players: { magistrate: { camel: 1, rare: 2 } } }), 'magistrate');

  test('MERV-R-54 again-after-market: in a turn without marketplace action and third breakthrough a good triggers none', () => {
    expect(any('again-after-market')).toMatchObject({ rare: 3, fulfilled: [] });
  });

  // In round 2 the magistrate stands at E3 before the market. One rare good in hand, one common of the new post: contract 2s-1 (a rare good and two of any kind) waits for the good of the market.
  const traded = (magistrateContracts: 'again-after-market' | 'marketplace-and-third') =>
    playerOf(magistrate('marketplace', { round: 2, rulings: { magistrateContracts }, market: 'B', buildings: { r3c1: 'magistrate' }, players: { magistrate: { camel: 1, rare: 1 } } }), 'magistrate');

  test('MERV-R-54 again-after-market: after a marketplace action the good of the camel market completes one', () => {
    expect(traded('again-after-market')).toMatchObject({ common: 0, rare: 0, givenCommon: 1, givenRare: 2, fulfilled: [9] });
  });

  test('MERV-R-54 marketplace-and-third: not even then', () => {
    expect(traded('marketplace-and-third')).toMatchObject({ common: 1, rare: 2, fulfilled: [] });
  });

  // The sixth scroll brings the third breakthrough: a post, a common good, and contract 3s-1 (3 scrolls, a rare good, one of
  // any kind). For 3s-2, which asks for the same, the good of the market is needed.
  const broken = (magistrateContracts: 'again-after-market' | 'marketplace-and-third') =>
    playerOf(magistrate('library', { round: 2, rulings: { magistrateContracts }, market: 'B', players: { magistrate: { camel: 1, rare: 2, scroll: 5, breakthroughs: ['bt1-mosque', 'bt2-sand'] } } }), 'magistrate');

  test('MERV-R-54 again-after-market: after a third breakthrough, too', () => {
    expect([broken('marketplace-and-third').fulfilled, broken('again-after-market').fulfilled]).toEqual([[15], [15, 16]]);
  });

  test('MERV-R-54 marketplace-and-third: a good of the camel market triggers none', () => {
    expect(any('marketplace-and-third')).toMatchObject({ rare: 3, fulfilled: [] });
  });

  test('MERV-R-54 any-time-in-turn: contracts whenever goods are gained', () => {
    expect(any('any-time-in-turn')).toMatchObject({ rare: 0, givenRare: 3, fulfilled: [9] });
  });

  const cube = (magistrateContractCube: 'ignored' | 'cannot-fulfil') => playerOf(magistrate('marketplace', { rulings: { magistrateContractCube }, players: { magistrate: { common: 1 } } }), 'magistrate').fulfilled;

  test('MERV-R-74 ignored: contracts cost him no cube', () => {
    expect(cube('ignored')).toEqual([0]);
  });

  test('MERV-R-74 cannot-fulfil: he fulfils no contract that costs one', () => {
    expect(cube('cannot-fulfil')).toEqual([]);
  });
});

describe('soldiers, courtiers, cards and walls', () => {
  const guard = (magistrateSoldier: 'all-usual-limits' | 'walls-only', more: object = {}) =>
    magistrate('mosque', { rulings: { magistrateSoldier }, buildings: { r1c2: 'courtier', r2c2: 'courtier' }, upgrades: { r1c2: 'white' }, players: { magistrate: { mosque: 'L3-2' } }, ...more });

  test('MERV-R-55 all-usual-limits: no site with an upgrade', () => {
    expect([soldiersAt(guard('all-usual-limits'), 'r1c2'), soldiersAt(guard('all-usual-limits'), 'r2c2')]).toEqual([0, 1]);
    const none = guard('all-usual-limits', { upgrades: { r1c2: 'white', r2c2: 'teal' }, buildings: { r1c2: 'courtier', r2c2: 'courtier', r4c5: 0, r4c4: 0, r4c3: 0, r5c1: 'courtier' }, soldiers: { r5c1: 0 } });
    expect(playerOf(none, 'magistrate')).toMatchObject({ influence: 0, servants: 8 });
  });

  test('MERV-R-55 walls-only: a building with an upgrade may take one, which stays; not one with a soldier', () => {
    const position = guard('walls-only');
    expect([soldiersAt(position, 'r1c2'), position.state.upgrades[1]]).toEqual([1, 4]);
    const guarded = guard('walls-only', { upgrades: {}, soldiers: { r1c2: 0 } });
    expect([soldiersAt(guarded, 'r1c2'), soldiersAt(guarded, 'r2c2')]).toEqual([1, 1]);
  });

  const four = { r2c5: 'courtier', r3c5: 'courtier', r4c5: 'courtier' } as const;
  const two = (magistrateCourtiers: 'one-by-one' | 'spread') => courtiers(magistrate('palace', { rulings: { magistrateCourtiers }, buildings: four, players: { magistrate: { rare: 2, scroll: 1 } } }), 'magistrate');

  test('MERV-R-56 one-by-one: the best hall is judged anew, and stays the same', () => {
    expect(two('one-by-one')).toEqual({ trade: 2 });
  });

  test('MERV-R-56 spread: the second goes to the best other hall', () => {
    expect(two('spread')).toEqual({ knowledge: 1, trade: 1 });
  });

  test('MERV-R-57: the best card each time, judged by the other kinds of which he owns more; boons after the refill', () => {
    // Two actions with ginger 2 and juniper 1: cinnamon adds 3, then juniper 2 (kinds with more than one: ginger).
    const position = lucky(magistrate('caravansary', { row: ['ginger', 'juniper', 'cinnamon'], rowCamels: [], buildings: { r2c4: 'courtier' }, players: { magistrate: { cards: { ginger: 2, juniper: 1 } } } }));
    expect(told(position, 'card').map(({ spice }) => spice)).toEqual(['cinnamon', 'juniper']);
    const kinds = position.events.map(({ kind }) => kind);
    expect(kinds.indexOf('refill')).toBeLessThan(kinds.indexOf('pair'));
    expect(playerOf(position, 'magistrate').favour).toBe(1);
  });

  const extra = (magistrateExtraAction: 'intended-type-only' | 'also-rewards') =>
    playerOf(magistrate('wall', { rulings: { magistrateExtraAction }, market: 'B', marketCamels: ['topLeft'], buildings: { r1c3: 'magistrate' }, players: { magistrate: { camel: 1, scroll: 2, breakthroughs: ['bt1-mosque'], mosque: 'L1-1' } } }), 'magistrate').mosque;

  test('MERV-R-58 intended-type-only: not for a reward of the camel market', () => {
    expect(extra('intended-type-only')).toBe(4);
  });

  test('MERV-R-58 also-rewards: once in every turn with that action', () => {
    expect(extra('also-rewards')).toBe(8);
  });

  type OverPlayer = 'last-resort' | 'as-H' | 'before-F';
  const closed = Object.fromEntries(['N1', 'N2', 'N4', 'N5', 'E1', 'E2', 'E4', 'E5', 'S1', 'S4', 'S5', 'W1', 'W4', 'W5'].map((slot) => [slot, 'any']));
  /** Which class wins when S2 and W2 alone are free. */
  const wins = (magistrateWallOverPlayer: OverPlayer, south: readonly (number | 'magistrate' | 'courtier' | null)[], west: readonly (number | 'magistrate' | 'courtier' | null)[]) => {
    const buildings: Record<string, number | 'magistrate' | 'courtier'> = {};
    ['r5c4', 'r4c4'].forEach((cell, place) => { if (south[place] !== null) buildings[cell] = south[place]!; });
    ['r4c1', 'r4c2'].forEach((cell, place) => { if (west[place] !== null) buildings[cell] = west[place]!; });
    const position = magistrate('wall', { rulings: { magistrateWallOverPlayer }, walls: closed, buildings, sites: { r1c3: { action: 'wall' }, r2c3: { action: 'wall' }, r4c3: { action: 'wall' }, r5c3: { action: 'wall' } } });
    return `${told(position, 'soloWall')[0]!.slot} ${playerOf(position, 'magistrate').influence}`;
  };

  test('MERV-R-59 last-resort: after I, for 4 influence', () => {
    expect(wins('last-resort', [0, 0], [null, null])).toBe('W2 0');
    expect(told(magistrate('wall', { rulings: { magistrateWallOverPlayer: 'last-resort' }, walls: { ...closed, W2: 'any' }, buildings: { r5c4: 0, r4c4: 0 }, sites: { r1c3: { action: 'wall' }, r2c3: { action: 'wall' }, r4c3: { action: 'wall' }, r5c3: { action: 'wall' } } }), 'soloWall')[0]).toMatchObject({ slot: 'S2', rank: 'J' });
  });

  test('MERV-R-59 as-H: with class H, the first of both clockwise', () => {
    expect(wins('as-H', [0, 0], [null, null])).toBe('S2 4');
    expect(wins('as-H', [0, 0], [0, null])).toBe('S2 4');
    expect(wins('as-H', [0, null], [0, 0])).toBe('S2 2');
    expect(wins('as-H', [0, 0], ['magistrate', 0])).toBe('W2 3');
  });

  test('MERV-R-59 before-F: between E and F', () => {
    expect(wins('before-F', [0, 0], ['courtier', 0])).toBe('S2 4');
    expect(wins('before-F', ['courtier', 0], [0, 0])).toBe('W2 4');
    expect(wins('before-F', [0, 0], ['magistrate', null])).toBe('W2 1');
  });

  // r1c1 is covered by N1 and W5, both class D.
  const start = (magistrateWallStart: 'start-included' | 'start-excluded') => told(magistrate('wall', { rulings: { magistrateWallStart }, buildings: { r1c1: 'courtier' } }), 'soloWall')[0]!.slot;

  test('MERV-R-60 start-included: N1 is the first candidate', () => {
    expect(start('start-included')).toBe('N1');
  });

  test('MERV-R-60 start-excluded: N1 is the last', () => {
    expect(start('start-excluded')).toBe('W5');
  });

  const stuck = (magistrateLostAction: 'lost' | 'draw-another-card') =>
    magistrate('palace', { rulings: { magistrateLostAction }, players: { 0: { courtiers: { knowledge: 3, spice: 3 } }, magistrate: { courtiers: { trade: 3, faith: 3 } } } });

  test('MERV-R-61 lost: the action is lost, the building is placed', () => {
    const position = stuck('lost');
    expect(told(position, 'soloRejected')).toEqual([]);
    expect(told(position, 'lost')).toHaveLength(1);
    expect(buildingAt(position, 'r1c5')).toBe(1);
  });

  test('MERV-R-61 draw-another-card: the card is rejected', () => {
    const position = stuck('draw-another-card');
    expect(told(position, 'soloRejected')).toMatchObject([{ card: 'palace' }]);
    expect(told(position, 'soloCard')).toMatchObject([{ card: 'caravansary' }]);
  });

  test('MERV-R-62: cards leave the game at the end of his turn, wherever they are', () => {
    // The player takes the last caravan card: nothing is removed until the magistrate has had a turn.
    const rest = { 0: { cards: { ginger: 6, juniper: 6, cinnamon: 7 }, influence: 9, cubes: { teal: 1 } }, magistrate: { cards: { pepper: 4 } } };
    const player = at({ seats: 1, order: [0, 'magistrate', 'courtier'], at: 'act', slot: 'N1', site: 'r1c1', row: ['cinnamon'], rowCamels: [], players: rest, solo: { layers: [['library', 'wall'], ['palace', 'mosque', 'marketplace']], discards: ['caravansary'] } }).play('action', 'take 1 teal');
    while (merv.chance(player.state) === null && told(player, 'soloCard').length === 0) player.play(player.moves()[0]!);
    expect(told(player, 'soloRemoved')).toEqual([]);
    expect(player.state.solo!.discards).toEqual([0]);
    player.luck(['wall']);
    expect(told(player, 'soloRemoved').map(({ card }) => card)).toEqual(['caravansary']);
    expect([player.state.solo!.discards, player.state.solo!.removed]).toEqual([[], [0]]);
    // Out of the deck, too: the last step comes from the camel market.
    const mosque = magistrate('wall', { market: 'B', marketCamels: ['topLeft'], buildings: { r1c3: 'magistrate' }, players: { magistrate: { camel: 1, mosque: 'L7' } } });
    expect(told(mosque, 'soloRemoved').map(({ card }) => card)).toEqual(['mosque']);
    expect(mosque.state.solo!.layers.flat()).not.toContain(4);
  });

  const beyond = (magistrateOverflow: 'per-unit' | 'per-gain') => vp(magistrate('wall', { rulings: { magistrateOverflow }, buildings: { r1c1: 'courtier', r2c1: 'courtier' }, players: { magistrate: { influence: 20, favour: 10 } } }), 'magistrate');

  test('MERV-R-63 per-unit: 2 points for each unit beyond both tracks', () => {
    expect(beyond('per-unit')).toBe(8);
  });

  test('MERV-R-63 per-gain: 2 points for the whole gain', () => {
    expect(beyond('per-gain')).toBe(2);
  });

  const level = (soloTie: 'tie-is-loss' | 'use-tie-breaks', player: object = {}, his: object = {}) =>
    merv.score(forced(at({ seats: 1, year: 3, at: 'scoring', rulings: { soloTie }, players: { 0: { vp: 10, ...player }, magistrate: { vp: 10, ...his } } })).state).winners;

  test('MERV-R-64 tie-is-loss: level points are not enough', () => {
    expect(level('tie-is-loss', { favour: 3 })).toEqual([]);
  });

  test('MERV-R-64 use-tie-breaks: favour, influence and the queue decide', () => {
    expect(level('use-tie-breaks', { favour: 3 })).toEqual([0]);
    expect(level('use-tie-breaks', {}, { favour: 3 })).toEqual([]);
    expect(level('use-tie-breaks', { influence: 1 })).toEqual([0]);
  });

  const refill = (magistrateRefill: 'once-a-turn' | 'after-each-source') =>
    lucky(magistrate('caravansary', { rulings: { magistrateRefill }, rowCamels: [], marketCamels: ['topLeft'], buildings: { r2c3: 'magistrate' }, players: { magistrate: { camel: 1 } } }));

  test('MERV-R-76 once-a-turn: one refill after the action and the camel market', () => {
    const position = refill('once-a-turn');
    expect(told(position, 'refill').map(({ cards: drawn }) => drawn.length)).toEqual([3]);
    expect(Object.values(cards(position, 'magistrate')).reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(row(position)).toHaveLength(8);
  });

  test('MERV-R-76 after-each-source: a refill after each', () => {
    expect(told(refill('after-each-source'), 'refill').map(({ cards: drawn }) => drawn.length)).toEqual([2, 1]);
  });

  const read = (magistrateBreakthrough: 'one-by-one' | 'all-scrolls-first') =>
    magistrate('library', { rulings: { magistrateBreakthrough }, buildings: { r1c5: 'courtier' }, players: { magistrate: { scroll: 1 } } });
  const steps = (position: ReturnType<typeof read>) => position.events.flatMap((event) => (event.kind === 'gain' && event.item === 'scroll' ? [`${event.amount}`] : event.kind === 'breakthrough' ? ['breakthrough'] : []));

  test('MERV-R-77 one-by-one: a breakthrough before the next scroll', () => {
    expect(steps(read('one-by-one'))).toEqual(['1', 'breakthrough', '1']);
    expect(scrolls(read('one-by-one'), 'magistrate')).toBe(3);
  });

  test('MERV-R-77 all-scrolls-first: all scrolls of the turn, then the breakthroughs', () => {
    expect(steps(read('all-scrolls-first'))).toEqual(['2', 'breakthrough']);
  });

  const palace = (magistrateScoring: 'all-courtiers' | 'up-to-favour') =>
    at({ seats: 1, at: 'scoring', rulings: { magistrateScoring }, players: { magistrate: { favour: 1, courtiers: { knowledge: 1, trade: 1 }, scroll: 2, rare: 5 } } });

  test('MERV-R-78 all-courtiers: however little favour he has', () => {
    expect(points(palace('all-courtiers'), 'magistrate', 'palace')).toBe(7);
    expect(playerOf(palace('all-courtiers'), 'magistrate').favour).toBe(1);
  });

  test('MERV-R-78 up-to-favour: as many as he has favour, those that score most', () => {
    expect(points(palace('up-to-favour'), 'magistrate', 'palace')).toBe(5);
    expect(playerOf(palace('up-to-favour'), 'magistrate').favour).toBe(1);
  });
});
