// Chapter 26.5: rulings about solo, each option by its name. See solo/magistrate.test.ts for where the sites lie.
import { describe, expect, test } from 'vitest';
import { SLOTS, type Action, type Slot } from '../../../../src/merv/content/ids.js';
import { merv } from '../../../../src/merv/index.js';
import type { Arrangement } from '../../../../src/merv/play/arrange.js';
import { at, buildingAt, cards, courtiers, forced, lucky, magistrate, playerOf, points, row, scrolls, soldiersAt, told, vp } from '../../helpers.js';

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

  test('MERV-R-56 spread: to the same one where no other has room', () => {
    const full = { courtiers: { knowledge: 3, spice: 3, faith: 2 } };
    const place = (faith: number) => courtiers(magistrate('palace', { rulings: { magistrateCourtiers: 'spread' }, buildings: four, players: { 0: { courtiers: { ...full.courtiers, faith } }, magistrate: { courtiers: { trade: 1 } } } }), 'magistrate');
    expect([place(2), place(0)]).toEqual([{ trade: 2, faith: 1 }, { trade: 2, faith: 1 }]);
    const last = { rulings: { magistrateCourtiers: 'spread' as const }, buildings: four, players: { 0: { courtiers: { knowledge: 3, spice: 3 } }, magistrate: { courtiers: { faith: 3 } } } };
    expect(courtiers(magistrate('palace', last), 'magistrate')).toEqual({ trade: 2, faith: 3 });
  });

  test('MERV-R-61 draw-another-card: without a servant no palace action can be done, nor with all halls full', () => {
    const turned = (magistrateLostAction: 'lost' | 'draw-another-card', players: object) => magistrate('palace', { rulings: { magistrateLostAction }, players });
    const spent = { magistrate: { courtiers: { knowledge: 3, spice: 3, trade: 2 } } };
    const full = { 0: { courtiers: { knowledge: 3, spice: 3 } }, magistrate: { courtiers: { trade: 3, faith: 3 } } };
    for (const players of [spent, full]) {
      expect(told(turned('draw-another-card', players), 'solo-rejected')).toMatchObject([{ card: 'palace', reason: 'no-action' }]);
      expect(told(turned('lost', players), 'lost')).toMatchObject([{ rule: 'MERV-R-61', what: 'palace', source: 'magistrate' }]);
    }
    for (const card of ['library', 'marketplace', 'wall', 'mosque', 'caravansary'] as const) expect(told(magistrate(card, { rulings: { magistrateLostAction: 'draw-another-card' } }), 'solo-rejected')).toEqual([]);
    // With all discs out there is still something to be had for the posts.
    const posts = { magistrate: { posts: ['rayy', 'samarkand', 'nishapur', 'balkh', 'baghdad', 'kashgar'], mosque: 'L1-1' } };
    expect(told(turned('draw-another-card', posts), 'solo-rejected')).toEqual([]);
    expect(told(magistrate('marketplace', { rulings: { magistrateLostAction: 'draw-another-card' }, players: posts } as never), 'solo-rejected')).toEqual([]);
    const one = { magistrate: { courtiers: { knowledge: 3, spice: 3, trade: 1 } } };
    expect(told(turned('draw-another-card', one), 'solo-rejected')).toEqual([]);
  });

  test('MERV-R-61 lost: a step beyond the last space, and a wall when all are built, also the wall of a mosque space', () => {
    const last = magistrate('mosque', { players: { magistrate: { mosque: 'L8' } } });
    expect(playerOf(last, 'magistrate').mosque).toBe(15);
    expect(told(last, 'mosque-entered')).toEqual([]);
    expect(told(last, 'lost')).toMatchObject([{ automaton: 'magistrate', rule: 'MERV-R-61', what: 'mosque', source: 'magistrate' }]);
    const built = { walls: Object.fromEntries(SLOTS.map((slot) => [slot, 'any'])) };
    for (const position of [magistrate('wall', built), magistrate('mosque', { ...built, players: { magistrate: { mosque: 'L6' } } })]) expect(told(position, 'lost')).toMatchObject([{ automaton: 'magistrate', rule: 'MERV-R-61', what: 'wall', source: 'magistrate' }]);
  });

  test('MERV-R-61 draw-another-card: without a caravan card, a wall or a step the card is rejected; with a single one left it serves', () => {
    const rejected = (card: Action, more: Arrangement) => told(magistrate(card, { rulings: { magistrateLostAction: 'draw-another-card' }, ...more }), 'solo-rejected').map(({ rule, reason, card: which }) => [rule, reason, which]);
    const rest = (row: readonly 'cinnamon'[]): Arrangement => ({ row, rowCamels: [], players: { 0: { cards: { ginger: 6, juniper: 6, cinnamon: 8 - row.length } }, magistrate: { cards: { pepper: 4 } } } });
    expect([rejected('caravansary', rest([])), rejected('caravansary', rest(['cinnamon']))]).toEqual([[['MERV-R-61', 'no-action', 'caravansary']], []]);
    const walls = (slots: readonly Slot[]): Arrangement => ({ walls: Object.fromEntries(slots.map((slot) => [slot, 'any'])) });
    expect([rejected('wall', walls(SLOTS)), rejected('wall', walls(SLOTS.slice(1)))]).toEqual([[['MERV-R-61', 'no-action', 'wall']], []]);
    const on = (mosque: 'L7' | 'L8'): Arrangement => ({ players: { magistrate: { mosque } } });
    expect([rejected('mosque', on('L8')), rejected('mosque', on('L7'))]).toEqual([[['MERV-R-61', 'no-action', 'mosque']], []]);
  });

  test('MERV-R-57: the best card each time, judged by the other kinds of which he owns more; boons after the refill', () => {
    // Two actions with ginger 2 and juniper 1: cinnamon adds 3, then juniper 2 (kinds with more than one: ginger).
    const position = lucky(magistrate('caravansary', { row: ['ginger', 'juniper', 'cinnamon'], rowCamels: [], buildings: { r2c4: 'courtier' }, players: { magistrate: { cards: { ginger: 2, juniper: 1 } } } }));
    expect(told(position, 'card-taken').map(({ spice }) => spice)).toEqual(['cinnamon', 'juniper']);
    const kinds = position.events.map(({ kind }) => kind);
    expect(kinds.indexOf('laid-out')).toBeLessThan(kinds.indexOf('pair-completed'));
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

  test('MERV-R-58 also-rewards: once in the turn, also where the action is both the intended type and a reward', () => {
    // One building in the line beside the new one: two steps, one for the tile, one for the upper right quarter.
    const steps = (magistrateExtraAction: 'intended-type-only' | 'also-rewards') =>
      told(lucky(magistrate('mosque', { rulings: { magistrateExtraAction }, market: 'B', marketCamels: ['topLeft'], buildings: { r1c3: 'courtier' }, players: { magistrate: { camel: 1, scroll: 2, breakthroughs: ['bt1-mosque'] } } })), 'mosque-entered').length;
    expect([steps('intended-type-only'), steps('also-rewards')]).toEqual([4, 4]);
  });

  type OverPlayer = 'last-resort' | 'as-H' | 'before-F';
  const closed = Object.fromEntries(['N1', 'N2', 'N4', 'N5', 'E1', 'E2', 'E4', 'E5', 'S1', 'S4', 'S5', 'W1', 'W4', 'W5'].map((slot) => [slot, 'any']));
  /** Which class wins when S2 and W2 alone are free. */
  const wins = (magistrateWallOverPlayer: OverPlayer, south: readonly (number | 'magistrate' | 'courtier' | null)[], west: readonly (number | 'magistrate' | 'courtier' | null)[]) => {
    const buildings: Record<string, number | 'magistrate' | 'courtier'> = {};
    ['r5c4', 'r4c4'].forEach((cell, place) => { if (south[place] !== null) buildings[cell] = south[place]!; });
    ['r4c1', 'r4c2'].forEach((cell, place) => { if (west[place] !== null) buildings[cell] = west[place]!; });
    const position = magistrate('wall', { rulings: { magistrateWallOverPlayer }, walls: closed, buildings, sites: { r1c3: { action: 'wall' }, r2c3: { action: 'wall' }, r4c3: { action: 'wall' }, r5c3: { action: 'wall' } } });
    return `${told(position, 'solo-wall')[0]!.slot} ${playerOf(position, 'magistrate').influence}`;
  };

  test('MERV-R-59 last-resort: after I, for 4 influence', () => {
    expect(wins('last-resort', [0, 0], [null, null])).toBe('W2 0');
    expect(told(magistrate('wall', { rulings: { magistrateWallOverPlayer: 'last-resort' }, walls: { ...closed, W2: 'any' }, buildings: { r5c4: 0, r4c4: 0 }, sites: { r1c3: { action: 'wall' }, r2c3: { action: 'wall' }, r4c3: { action: 'wall' }, r5c3: { action: 'wall' } } }), 'solo-wall')[0]).toMatchObject({ slot: 'S2', rank: 'J' });
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
  const start = (magistrateWallStart: 'start-included' | 'start-excluded') => told(magistrate('wall', { rulings: { magistrateWallStart }, buildings: { r1c1: 'courtier' } }), 'solo-wall')[0]!.slot;

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
    expect(told(position, 'solo-rejected')).toEqual([]);
    expect(told(position, 'lost')).toHaveLength(1);
    expect(buildingAt(position, 'r1c5')).toBe(1);
  });

  test('MERV-R-61 draw-another-card: the card is rejected', () => {
    const position = stuck('draw-another-card');
    expect(told(position, 'solo-rejected')).toMatchObject([{ card: 'palace' }]);
    expect(told(position, 'solo-card')).toMatchObject([{ card: 'caravansary' }]);
  });

  test('MERV-R-62: cards leave the game at the end of his turn, wherever they are', () => {
    // The player takes the last caravan card: nothing is removed until the magistrate has had a turn.
    const rest = { 0: { cards: { ginger: 6, juniper: 6, cinnamon: 7 }, influence: 9, cubes: { teal: 1 } }, magistrate: { cards: { pepper: 4 } } };
    const player = at({ seats: 1, order: [0, 'magistrate', 'courtier'], at: 'act', slot: 'N1', site: 'r1c1', row: ['cinnamon'], rowCamels: [], players: rest, solo: { layers: [['library', 'wall'], ['palace', 'mosque', 'marketplace']], discards: ['caravansary'] } }).play('action', 'take 1 teal');
    while (merv.chance(player.state) === null && told(player, 'solo-card').length === 0) player.play(player.moves()[0]!);
    expect(told(player, 'solo-removed')).toEqual([]);
    expect(player.state.solo!.discards).toEqual([0]);
    player.luck(['wall']);
    expect(told(player, 'solo-removed').map(({ card }) => card)).toEqual(['caravansary']);
    expect([player.state.solo!.discards, player.state.solo!.removed]).toEqual([[], [0]]);
    // Out of the deck, too: the last step comes from the camel market.
    const mosque = magistrate('wall', { market: 'B', marketCamels: ['topLeft'], buildings: { r1c3: 'magistrate' }, players: { magistrate: { camel: 1, mosque: 'L7' } } });
    expect(told(mosque, 'solo-removed').map(({ card }) => card)).toEqual(['mosque']);
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

  test('MERV-R-64: the sheets show the margin, and who wins a tie or by what it is broken', () => {
    const end = forced(at({ seats: 1, year: 3, at: 'scoring' })).state;
    expect(merv.score(end).players.map(({ seat, name }) => [seat, name])).toEqual([[0, null], [null, 'magistrate']]);
    const breaks = (soloTie: 'tie-is-loss' | 'use-tie-breaks') =>
      merv.score(forced(at({ seats: 1, year: 3, at: 'scoring', rulings: { soloTie }, players: { 0: { vp: 12, favour: 3 }, magistrate: { vp: 10, influence: 1 } } })).state).players.map(({ seat, tieBreaks }) => [seat, ...tieBreaks.map(({ id, value }) => `${id} ${value}`)]);
    expect(breaks('tie-is-loss')).toEqual([[0, 'margin 2', 'winsTies 0'], [null, 'margin -2', 'winsTies 1']]);
    expect(breaks('use-tie-breaks').map((all) => all.slice(0, 4))).toEqual([[0, 'margin 2', 'favour 3', 'influence 0'], [null, 'margin -2', 'favour 0', 'influence 1']]);
  });

  const refill = (magistrateRefill: 'once-a-turn' | 'after-each-source') =>
    lucky(magistrate('caravansary', { rulings: { magistrateRefill }, rowCamels: [], marketCamels: ['topLeft'], buildings: { r2c3: 'magistrate' }, players: { magistrate: { camel: 1 } } }));

  test('MERV-R-76 once-a-turn: one refill after the action and the camel market', () => {
    const position = refill('once-a-turn');
    expect(told(position, 'laid-out').map(({ ids }) => ids.length)).toEqual([3]);
    expect(Object.values(cards(position, 'magistrate')).reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(row(position)).toHaveLength(8);
  });

  test('MERV-R-76 after-each-source: a refill after each', () => {
    expect(told(refill('after-each-source'), 'laid-out').map(({ ids }) => ids.length)).toEqual([2, 1]);
  });

  const read = (magistrateBreakthrough: 'one-by-one' | 'all-scrolls-first') =>
    magistrate('library', { rulings: { magistrateBreakthrough }, buildings: { r1c5: 'courtier' }, players: { magistrate: { scroll: 1 } } });
  const steps = (position: ReturnType<typeof read>) => position.events.flatMap((event) => (event.kind === 'gained' && event.amounts.scroll !== undefined ? [`${event.amounts.scroll}`] : event.kind === 'breakthrough-taken' ? ['breakthrough'] : []));

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
