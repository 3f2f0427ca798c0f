// Chapter 27: the worked examples of the rule book.
import { describe, expect, test } from 'vitest';
import { standardPack } from '../../src/merv/content/standard/index.js';
import { merv } from '../../src/merv/index.js';
import { at, breakthroughs, buildingAt, cards, choice, cityCamel, course, courtiers, cubes, forced, magistrate, moves, no, playerOf, points, posts, row, scrolls, stopped, told, upgradeAt, vp, walled } from '../merv/helpers.js';

describe('turn and production', () => {
  test('MERV-E-1: own production, favour instead of the board action', () => {
    const red = 0;
    const position = at({ seats: 3, buildings: { r1c4: red, r1c1: 1 }, sites: { r2c4: { colour: 'teal' }, r1c4: { colour: 'sand' } } }).play('slot N4', 'site r2c4', 'favour');
    expect(buildingAt(position, 'r2c4')).toBe(red);
    expect(cubes(position, red)).toEqual({ teal: 1, sand: 1 });
    expect(playerOf(position, red).favour).toBe(1);
    expect([cubes(position, 1), cubes(position, 2), scrolls(position, red)]).toEqual([{}, {}, 0]);
  });

  test('MERV-E-2: activating another player\'s building', () => {
    const [blue, yellow, red] = [0, 1, 2];
    const position = at({
      seats: 3, sites: { r4c5: 'site-library-teal', r2c5: { colour: 'purple' } }, buildings: { r4c5: yellow, r2c5: yellow, r1c5: red, r5c5: blue }, upgrades: { r2c5: 'teal' },
    }).play('slot N5', 'site r4c5');
    expect(cubes(position, blue)).toEqual({ teal: 2, purple: 1 });
    expect(cubes(position, yellow)).toEqual({ teal: 2 });
    expect(cubes(position, red)).toEqual({});
    position.play('action', 'scrolls purple+teal');
    expect(scrolls(position, blue)).toBe(2);
  });
});

describe('round end', () => {
  const [yellow, red, blue] = [0, 1, 2];
  const end = () => at({ seats: 3, at: 'roundEnd', slots: { N1: yellow, N3: red, N4: blue }, players: { [yellow]: { camel: 2 }, [red]: { camel: 1 } } });

  test('MERV-E-3: bribing with one camel', () => {
    expect(no(end(), 'queue 1')).toBeNull();
    expect(end().play('queue 1').state.queueCamels).toEqual([0, 1, 1]);
    const position = end().play('queue 2');
    expect(position.state.queueCamels).toEqual([0, 0, 1]);
    expect(position.state.queue).toEqual([-1, yellow, -1]);
    expect(playerOf(position, yellow).camel).toBe(1);
  });

  test('MERV-E-4: passing an occupied space', () => {
    const position = end().play('queue 2');
    expect([...moves(position, 'queue')].sort()).toEqual(['queue 1', 'queue 3']);
    expect(playerOf(end().play('queue 2', 'queue 3'), red).camel).toBe(2);
    position.play('queue 1');
    expect(told(position, 'queue-joined').find(({ seat }) => seat === red)).toMatchObject({ space: 1, paid: 1, found: 0 });
    expect(playerOf(position, red).camel).toBe(0);
  });

  test('MERV-E-5: last one, collecting camels', () => {
    const position = end().play('queue 2', 'queue 1');
    expect(told(position, 'queue-joined').find(({ seat }) => seat === blue)).toMatchObject({ space: 3, paid: 0, found: 2 });
    expect(playerOf(position, blue).camel).toBe(2);
    expect(position.state).toMatchObject({ queueCamels: [0, 0, 0], order: [red, yellow, blue] });
  });
});

describe('scoring phase', () => {
  const [red, blue, yellow] = [0, 1, 2];

  test('MERV-E-6: courtier without yield', () => {
    const position = at({ seats: 3, at: 'scoring', players: { [red]: { courtiers: { knowledge: 1 }, favour: 3 } } });
    expect([playerOf(position, red).favour, vp(position, red)]).toEqual([2, 0]);
  });

  test('MERV-E-7: too little favour', () => {
    for (const [common, rare] of [[0, 0], [2, 1], [0, 4]] as const) {
      const position = at({ seats: 3, at: 'scoring', players: { [blue]: { favour: 1, courtiers: { trade: 1, knowledge: 1 }, scroll: 3, common, rare } } }).play('score trade');
      expect([playerOf(position, blue).favour, points(position, blue, 'palace')]).toEqual([0, common + rare]);
    }
  });

  test('MERV-E-8: two courtiers in one hall', () => {
    const position = at({ seats: 3, at: 'scoring', players: { [yellow]: { favour: 5, courtiers: { spice: 2 }, cards: { ginger: 2 } } } });
    expect([playerOf(position, yellow).favour, vp(position, yellow)]).toEqual([3, 4]);
  });

  test('MERV-E-9: presence', () => {
    const position = at({ seats: 3, at: 'scoring', buildings: { r1c1: red, r1c2: red, r1c3: red, r1c4: red, r2c1: blue, r2c2: blue, r4c3: blue, r4c4: blue, r5c1: yellow, r5c2: yellow, r5c3: yellow } });
    expect([vp(position, red), vp(position, blue), vp(position, yellow)]).toEqual([4, 4, 3]);
  });
});

describe('caravansary', () => {
  const yellow = 0;

  test('MERV-E-10: payment with white', () => {
    const position = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'ginger', 'ginger', 'juniper'], rowCamels: [], players: { [yellow]: { cubes: { purple: 2, white: 1 } } } })
      .play('action', 'take 1 purple', 'take 2 purple', 'take 3 white');
    expect(cards(position, yellow)).toEqual({ ginger: 3 });
    expect(cubes(position, yellow)).toEqual({});
  });

  const action = (...lines: string[]) =>
    at({
      seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'juniper', 'ginger', 'cinnamon', 'ginger', 'pepper', 'juniper', 'cinnamon'], rowCamels: [1, 2],
      buildings: { r5c5: 1 }, players: { [yellow]: { cubes: { purple: 2, white: 1 }, camel: 0 } },
    }).play('action', ...lines);
  const first = 'take 1 purple';
  const second = 'take 3 purple';
  const third = ['camel', 'take 5 white'] as const;

  test('MERV-E-11: front card with camel', () => {
    const position = action(first);
    expect(cards(position, yellow)).toEqual({ ginger: 1 });
    expect(playerOf(position, yellow).camel).toBe(1);
  });

  test('MERV-E-12: limit on kinds', () => {
    expect(no(action(first), 'take 2 purple')).toEqual(['too-many-kinds', 'MERV-CARAV-7']);
  });

  test('MERV-E-13: card behind a camel', () => {
    const position = action(first, second);
    expect(cards(position, yellow)).toEqual({ ginger: 2 });
    expect(playerOf(position, yellow).camel).toBe(1);
  });

  test('MERV-E-14: opening with an own camel', () => {
    expect(no(action(first, second), 'take 5 white')).toEqual(['card-out-of-reach', 'MERV-CARAV-4']);
    const position = action(first, second, ...third);
    expect(cards(position, yellow)).toEqual({ ginger: 3 });
    expect(playerOf(position, yellow).camel).toBe(0);
    // Nothing more is possible, so the row has closed up: card 2, card 4 and its camel.
    expect(row(position).slice(0, 2)).toEqual(['juniper+', 'cinnamon+']);
  });

  test('MERV-E-15: refill and pair', () => {
    const position = stopped(action(first, second, ...third));
    expect(row(position).slice(0, 5)).toEqual(['juniper+', 'cinnamon+', 'pepper', 'juniper', 'cinnamon']);
    expect(row(position)).toHaveLength(8);
    expect(told(position, 'pair-completed')).toMatchObject([{ spice: 'ginger' }]);
    position.play('deploy r5c5');
    expect(playerOf(position, yellow)).toMatchObject({ servants: 7, influence: 2 });
  });
});

describe('palace and library', () => {
  const courtier = () => at({ seats: 3, at: 'act', slot: 'N1', site: 'r2c1', players: { 0: { courtiers: { knowledge: 1 }, cubes: { orange: 2, sand: 3 } } } }).play('action', 'courtier faith orange+orange');

  test('MERV-E-16: second courtier, first in the hall', () => {
    const position = courtier();
    expect(courtiers(position, 0)).toEqual({ knowledge: 1, faith: 1 });
    expect(cubes(position, 0)).toEqual({ sand: 3 });
    expect(playerOf(position, 0).favour).toBe(1);
  });

  test('MERV-E-17: price of the third', () => {
    const position = courtier();
    expect(moves(position, 'courtier').filter((move) => move.includes('trade'))).toEqual(['courtier trade sand+sand+sand']);
    expect(no(position, 'courtier trade sand+sand')).toEqual(['cubes-wrong', 'MERV-TERM-10']);
    expect(no(position, 'stop')).toBeNull();
  });

  const blue = () =>
    at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', buildings: { r1c3: 0, r2c3: 1 }, players: { 0: { scroll: 5, breakthroughs: ['bt1-palace', 'bt2-teal'], cubes: { purple: 1, sand: 1, white: 1 } } } }).play('action', 'scrolls purple+sand+white');

  test('MERV-E-18: two breakthroughs at once', () => {
    const position = blue();
    expect(scrolls(position, 0)).toBe(8);
    expect(moves(position, 'breakthrough').every((move) => move.includes('bt3-'))).toBe(true);
    position.play('breakthrough bt3-post', 'post rayy');
    expect(moves(position, 'breakthrough').every((move) => move.includes('bt4-'))).toBe(true);
    expect(moves(position, 'breakthrough')).toHaveLength(4);
  });

  test('MERV-E-19: choices', () => {
    const position = blue().play('breakthrough bt3-wall', 'piece gate-teal-3 -', 'wall N3');
    expect(playerOf(position, 0).influence).toBe(3);
    const before = vp(position, 0);
    position.play('breakthrough bt4-vp');
    expect(vp(position, 0) - before).toBe(8);
    expect(breakthroughs(position, 0)).toEqual(['bt1-palace', 'bt2-teal', 'bt3-wall', 'bt4-vp']);
    const later = at({ seats: 3, at: 'act', slot: 'N1', site: 'r3c1', players: { 0: { scroll: 8, cubes: { white: 4 } } } }).play('action', 'scrolls white+white+white+white');
    expect(moves(later, 'breakthrough')).toEqual([]);
  });
});

describe('marketplace', () => {
  const yellow = 0;
  const trade = (...lines: string[]) =>
    at({ seats: 3, at: 'act', slot: 'N1', site: 'r4c1', rowCamels: [1], mosqueCamels: [1, 2], players: { [yellow]: { camel: 1, cubes: { orange: 1, purple: 1, teal: 1, sand: 1 } } } }).play('action', ...lines);

  test('MERV-E-20: first post', () => {
    const position = trade('post samarkand');
    expect(posts(position, yellow)).toEqual(['samarkand']);
    expect([playerOf(position, yellow).camel, cityCamel(position, 'samarkand')]).toEqual([2, 0]);
  });

  test('MERV-E-21: good at an own post', () => {
    const position = trade('post samarkand', 'buy samarkand orange');
    expect(playerOf(position, yellow)).toMatchObject({ common: 1, camel: 2 });
  });

  test('MERV-E-22: good in an inner city without a post', () => {
    const position = trade('post samarkand', 'buy samarkand orange', 'buy rayy purple');
    expect(playerOf(position, yellow)).toMatchObject({ common: 2, camel: 1 });
  });

  test('MERV-E-23: good in an outer city through an own inner post', () => {
    const position = trade('post samarkand', 'buy samarkand orange', 'buy rayy purple', 'buy kashgar sand+teal');
    expect(playerOf(position, yellow)).toMatchObject({ common: 2, rare: 1, camel: 0 });
  });

  test('MERV-E-24: camels afterwards', () => {
    const position = stopped(trade('post samarkand', 'buy samarkand orange', 'buy rayy purple', 'buy kashgar sand+teal'));
    expect(row(position).map((card) => card.endsWith('+'))).toEqual([true, true, true, false, false, false, false, false]);
  });

  test('MERV-E-25: outer city without any post on the way', () => {
    const buy = (camels: number) => at({ seats: 3, at: 'act', slot: 'N1', site: 'r4c1', rowCamels: [], cityCamels: [], players: { [yellow]: { camel: camels, cubes: { white: 2 } } } }).play('action', 'post rayy');
    expect(no(buy(1), 'buy kashgar white+white')).toEqual(['link-camel', 'MERV-MARKET-11']);
    const position = buy(2).play('buy kashgar white+white');
    expect(playerOf(position, yellow).camel).toBe(0);
    expect([...told(position, 'route-used').map(({ city }) => city)].sort()).toEqual(['kashgar', 'samarkand']);
  });
});

describe('mosque', () => {
  const [blue, red] = [0, 1];
  const climb = (...lines: string[]) =>
    at({ seats: 3, at: 'act', slot: 'N1', site: 'r5c1', mosqueCamels: [2, 3, 4], buildings: { r1c1: blue }, upgrades: { r1c1: 'white' }, players: { [blue]: { cubes: { teal: 1, orange: 1, sand: 1 } }, [red]: { mosque: 'L3-1' } } }).play('action', ...lines);

  test('MERV-E-26: choice of path', () => {
    // Paths 3 and 4 need purple.
    expect(moves(climb(), 'step').map((move) => move.split(' ')[1])).toEqual(['L1-1', 'L1-2']);
    const position = climb('step L1-2 teal');
    expect(playerOf(position, blue)).toMatchObject({ mosque: 1, camel: 1 });
    expect(playerOf(climb('step L1-1 orange'), blue).camel).toBe(0);
  });

  test('MERV-E-27: white upgrade', () => {
    const position = climb('step L1-2 teal', 'step L2-2 orange');
    expect(moves(position, 'upgrade')).toEqual(['upgrade r5c1 white']);
    expect(upgradeAt(position.play('upgrade r5c1 white'), 'r5c1')).toBe('white');
  });

  test('MERV-E-28: favour, shared space', () => {
    const position = climb('step L1-2 teal', 'step L2-2 orange', 'upgrade r5c1 white', 'step L3-1 sand');
    expect([playerOf(position, blue).mosque, playerOf(position, red).mosque]).toEqual([8, 8]);
    expect(playerOf(position, blue).favour).toBe(1);
    expect(cubes(position, blue)).toEqual({});
  });
});

describe('wall', () => {
  const [red, yellow] = [0, 1];
  const build = (...lines: string[]) =>
    at({
      seats: 3, at: 'act', slot: 'N2', site: 'r5c2', buildings: { r1c4: red, r2c4: red, r3c5: red, r3c4: yellow }, walls: { W1: 'segment-purple-1', W2: 'segment-purple-1' },
      players: { [red]: { cubes: { sand: 1, teal: 3, purple: 1 } } },
    }).play('action', ...lines);
  const segment = ['piece segment-sand-1 sand', 'wall N4'] as const;
  const gate = ['piece gate-teal-3 teal+teal+teal', 'wall E3'] as const;

  test('MERV-E-29: segment over two own buildings', () => {
    expect(playerOf(build(...segment), red).influence).toBe(2);
  });

  test('MERV-E-30: gate over own and other', () => {
    const position = build(...segment, ...gate);
    expect(playerOf(position, red).influence).toBe(5);
    expect(cubes(position, red)).toEqual({ purple: 1 });
  });

  test('MERV-E-31: too few cubes', () => {
    const position = build(...segment, ...gate);
    expect(moves(position, 'piece')).toEqual([]);
    expect(position.state.turn.seat).toBe(yellow);
    expect(walled(position)).toEqual(['N4', 'E3', 'W1', 'W2']);
  });

  test('MERV-E-32: effect of the influence', () => {
    const { influence } = playerOf(build(...segment, ...gate), red);
    // A check on the reconstructed track and contracts.
    expect(Math.max(...standardPack.contracts.entries.map((contract) => contract.influence))).toBeLessThanOrEqual(influence);
    const kinds = (owned: object) => no(at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['pepper', 'ginger'], rowCamels: [1, 2], players: { 0: { influence, cards: owned, cubes: { teal: 1 } } } }).play('action'), 'take 1 teal');
    expect(kinds({ ginger: 1, juniper: 1 })).toBeNull();
    expect(kinds({ ginger: 1, juniper: 1, cinnamon: 1 })).toEqual(['too-many-kinds', 'MERV-CARAV-7']);
  });
});

describe('end of the game and solo', () => {
  test('MERV-E-33: spice sets', () => {
    const position = forced(at({ seats: 3, year: 3, at: 'scoring', players: { 0: { influence: 5, cards: { ginger: 5, pepper: 2, juniper: 1 } } } }));
    expect(merv.score(position.state).players[0]!.total).toBe(12);
  });

  test('MERV-E-34: method B', () => {
    const position = magistrate('marketplace', {
      order: [0, 'courtier', 'magistrate'], slots: { N1: 0, N3: 'courtier' },
      buildings: { r3c4: 'magistrate', r3c5: 'courtier', r4c2: 'courtier', r4c1: 0, r1c2: 'magistrate', r2c2: 'courtier', r1c4: 'courtier' },
    });
    expect(told(position, 'solo-card')[0]).toMatchObject({ card: 'marketplace', method: 'B' });
    expect(choice(position, 'slot')[0]).toMatchObject({ from: ['N2', 'N4', 'N5'], chosen: 'N2' });
    const turn = position.events.slice(0, position.events.findIndex(({ kind }) => kind === 'phase-begins'));
    expect(turn.filter(({ kind }) => kind === 'building-placed')).toEqual([]);
    expect(turn.filter(({ kind }) => kind === 'post-placed')).toHaveLength(1);
  });

  test('MERV-E-35: place of the palace card', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { events } = course({ seats: 1 }, `palace ${seed}`, { until: ({ year }) => year > 1 });
      const turnedUp = events.flatMap((event) => (event.kind === 'solo-card' || event.kind === 'solo-rejected' ? [event.card] : []));
      expect([2, 3, 4]).toContain(turnedUp.indexOf('palace') + 1);
    }
  });
});
