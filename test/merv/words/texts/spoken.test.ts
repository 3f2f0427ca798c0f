// Sentences with what is said only at times: in them, and not in them.
import { describe, expect, test } from 'vitest';
import { merv } from '../../../../src/merv/index.js';
import { texts as en } from '../../../../src/merv/words/texts/en/index.js';
import { texts as ru } from '../../../../src/merv/words/texts/ru/index.js';
import { at } from '../../helpers.js';

const says = (event: object): string => en.sayEvent({ seat: 0, automaton: null, rule: 'MERV-TURN-1', ...event } as never);

describe('events', () => {
  test('MERV-QUEUE-3: camels paid and found, where there are any', () => {
    const joined = (paid: number, found: number): string => says({ kind: 'queue-joined', space: 2, corner: 'NE', paid, found });
    expect([joined(0, 0), joined(1, 0), joined(0, 2), joined(2, 1)].map((one) => one.replace(/^.* space 2/, ''))).toEqual(['.', ', pays 1 camel.', ', finds 2 camels.', ', pays 2 camels, finds 1 camel.']);
  });

  test('MERV-MARKET-14, MERV-MARKET-15, MERV-MARKET-16: where a camel of a route goes, and to which place there', () => {
    const goes = (to: string, place: string | null): string => says({ kind: 'route-camel-placed', to, place });
    expect(goes('box', null)).not.toContain('(');
    expect([goes('market', 'topLeft'), goes('row', 'caravan-ginger-1')]).toEqual([expect.stringContaining(`(${en.name('topLeft')})`), expect.stringContaining(`(${en.name('caravan-ginger-1')})`)]);
  });

  test('MERV-END-2: one set or several, of one spice or of more', () => {
    const sets = (...counts: number[]): string => says({ kind: 'sets-scored', sets: counts, vp: 3 });
    expect([sets(1), sets(2), sets(4, 1)].map((one) => one.replace(/^Player 1 has (.*): .*$/, '$1'))).toEqual(['a set of 1 spice', 'a set of 2 different spices', 'sets of 4 and 1 different spices']);
  });

  test('MERV-PALACE-6, MERV-CARAV-5, MERV-WALL-4: what is free, what comes with it', () => {
    const courtier = (free: boolean): string => says({ kind: 'courtier-placed', hall: 'trade', free });
    expect([courtier(true), courtier(false)]).toEqual([expect.stringMatching(/, for free\.$/), expect.not.stringContaining('free')]);
    const card = (camel: boolean): string => says({ kind: 'card-taken', card: 'caravan-ginger-1', position: 1, camel });
    expect([card(true), card(false)]).toEqual([expect.stringMatching(/ camel on it\.$/), expect.not.stringContaining('camel')]);
    const wall = (influence: number): string => says({ kind: 'wall-placed', piece: 'segment-teal-1', slot: 'N1', influence });
    expect([wall(2), wall(0)]).toEqual([expect.stringMatching(/, for 2 influence\.$/), expect.not.stringContaining('influence')]);
  });

  test('MERV-INV-3: an attack from one side or from all, on nobody, on one, on several', () => {
    const attack = (side: string, ...cells: string[]): string => says({ kind: 'attacked', seat: null, side, cells });
    expect([attack('all'), attack('N'), attack('all', 'r1c1', 'r1c2')]).toEqual([
      'The Mongols attack from all sides and meet no unprotected building.', `The Mongols attack from the ${en.name('N')} and meet no unprotected building.`, expect.stringMatching(/^The Mongols attack from all sides: sites .* and .*\.$/),
    ]);
  });
});

test('MERV-CMA-8: every criterion of an automaton is said in words, in both languages', () => {
  const criteria = [
    'only', 'order', 'bestClass', 'compass', 'farthestFromQueue', 'farthestFromSlot', 'fewestMagistrateBuildings', 'firstClockwise', 'highestInfluence', 'leftmost', 'mostAutomataBuildings', 'mostCourtierBuildings', 'mostForMagistrate', 'mostForPlayer',
    'mostMagistrateBuildings', 'mostPlayerBuildings', 'mostPoints', 'mostSetPoints', 'nearestToFront', 'nearestToQueue', 'nearestToSlot', 'northernmost', 'outer', 'soldier', 'unoccupied', 'westernmost',
  ];
  const reason = (decidedBy: string) => [en, ru].map((texts) => /\((.*)\)\.$/.exec(texts.sayEvent({ kind: 'choice', seat: null, automaton: 'magistrate', rule: 'MERV-CMA-8', of: 'hall', candidates: [{ id: 'trade' }, { id: 'faith' }], chosen: 'trade', decidedBy } as never))?.[1] ?? '');
  const said = criteria.map(reason);
  expect(said.filter(([english, russian]) => english === '' || russian === '' || english === russian)).toEqual([]);
  // What is one word in English, too.
  expect(criteria.filter((name, place) => said[place]![0] === name)).toEqual(['leftmost', 'northernmost', 'westernmost']);
  expect(said.filter(([, russian]) => /[a-z]/i.test(russian!))).toEqual([]);
});

test('MERV-MARKET-2: goods alone are asked for where a post stands, or none can be placed', () => {
  const asked = (posted: number, kinds: readonly string[]): string => en.sayPrompt({ asks: 'seat', key: 'marketplace', params: { units: 0, posted, bought: [] }, kinds } as never);
  const [both, goods] = [/^Establish a trading post and buy goods/, /^Buy goods/];
  for (const [posted, kinds, expected] of [[0, ['post', 'buy'], both], [0, [], both], [0, ['buy'], goods], [1, [], goods], [1, ['buy'], goods]] as const) expect(asked(posted, kinds)).toMatch(expected);
});

test('MERV-TURN-7: the camel market is still open to who takes camels, and to who places one', () => {
  const after = (...kinds: string[]): string => en.sayPrompt({ asks: 'seat', key: 'after', params: {}, kinds } as never);
  expect([after('endTurn'), after('takeCamels', 'endTurn'), after('placeCamel', 'endTurn')]).toEqual(['End the turn.', 'Use the camel market, or end the turn.', 'Use the camel market, or end the turn.']);
});

test('MERV-END-4: what breaks ties is said in words', () => {
  expect(['favour', 'influence', 'queue', 'margin', 'winsTies'].map((id) => en.sayTieBreak(id))).toEqual(['favour', 'influence', 'place in the queue', 'margin', 'wins ties']);
});

describe('moves', () => {
  const { state } = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', sites: { r1c1: { action: 'wall' } } });
  const says = (move: object, where: object | null = state): string[] => [en, ru].map((texts) => texts.sayMove(where as never, move as never));

  test('MERV-ACT-1: the action of the site that has been activated, where one knows it', () => {
    expect(says({ kind: 'action' })).toEqual([expect.stringContaining(en.name('wall')), 'Выполнить действие участка: стена.']);
    expect(says({ kind: 'action' }, null)).toEqual([expect.not.stringContaining('wall'), 'Выполнить действие участка.']);
  });

  test('MERV-MARKET-7: inner cities sell common goods, outer ones rare goods', () => {
    const bought = (city: string): string => says({ kind: 'buy', city, cubes: ['white'] })[0]!;
    expect(['rayy', 'samarkand', 'nishapur', 'balkh'].map((city) => /common|rare/.exec(bought(city))?.[0])).toEqual(['common', 'common', 'common', 'common']);
    expect(['baghdad', 'kashgar', 'basra', 'peshawar'].map((city) => /common|rare/.exec(bought(city))?.[0])).toEqual(['rare', 'rare', 'rare', 'rare']);
  });
});

test('MERV-TERM-4: slots of the wall and of actions are told apart', () => {
  expect(['wall:N1', 'wall:E3', 'N1'].map((id) => en.name(id))).toEqual(['wall slot N1', 'wall slot E3', expect.not.stringContaining('wall')]);
});

test('every part of a move is asked for in words, in Russian letters too', () => {
  const parts = ['kind', ...new Set(merv.moveKinds.flatMap(({ parts: all }) => all.map(({ asked }) => asked)))];
  expect(parts.filter((part) => en.sayPart(part) === '')).toEqual([]);
  expect(parts.filter((part) => !/^[а-яё ]+$/iu.test(ru.sayPart(part)))).toEqual([]);
});
