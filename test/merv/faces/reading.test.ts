// What lies on the table in a position, by the ids of the components.
import { describe, expect, test } from 'vitest';
import { content, readingOf } from '../../../src/merv/faces/index.js';
import { QUARTERS } from '../../../src/merv/content/ids.js';
import { standardPack } from '../../../src/merv/content/standard/index.js';
import { merv } from '../../../src/merv/index.js';
import { at, magistrate, type At } from '../helpers.js';

const read = (position: At): ReturnType<typeof readingOf> => readingOf(merv.view(position.state, null), content);

describe('a position read', () => {
  const position = at({
    seats: 2, year: 2, turn: 0, order: [1, 0, 'courtier'], sites: { r1c2: 'site-wall-teal' }, buildings: { r1c2: 0, r5c5: 'courtier' }, upgrades: { r1c2: 'white' }, soldiers: { r5c5: 1 }, walls: { E4: 'any' }, marketCamels: ['bottomLeft'],
    players: { 0: { cubes: { teal: 2 }, camel: 3, rare: 1, cards: { pepper: 2 }, courtiers: { trade: 1 }, breakthroughs: ['bt1-mosque', 'bt2-teal'], tiles: ['library'], mosque: 'L3-1' } },
  });
  const table = read(position);

  test('sites with what is on them, by row and column; the camel market is none', () => {
    expect(table.cells[1]).toEqual({ id: 'r1c2', site: 'site-wall-teal', action: 'wall', cube: 'teal', upgrade: 'white', owner: 0, soldiers: [] });
    expect(table.cells[24]).toMatchObject({ id: 'r5c5', owner: 2, upgrade: null, soldiers: [1] });
    expect(table.cells[12]).toBeNull();
    expect(table.cells).toHaveLength(25);
  });

  test('what participants have, by name', () => {
    expect(table.people[0]).toMatchObject({ who: 0, role: 'player', place: 2, cubes: { teal: 2, white: 0 }, spices: { pepper: 2, ginger: 0 }, camel: 3, rare: 1, breakthroughs: ['bt1-mosque', 'bt2-teal'], scoringTiles: ['scoring-library'], contracts: [] });
    expect(table.people.map(({ role }) => role)).toEqual(['player', 'player', 'courtier']);
  });

  test('tracks, halls, tiles, walls and the market, by their ids', () => {
    expect(table.mosque.find(({ id }) => id === 'L3-1')?.here).toEqual([0]);
    expect(table.halls.find(({ id }) => id === 'trade')?.courtiers).toEqual([0]);
    expect(table.breakthroughs.filter(({ taker }) => taker !== null)).toEqual([{ id: 'bt1-mosque', taker: 0 }, { id: 'bt2-teal', taker: 0 }]);
    expect(table.scoringTiles.filter(({ taker }) => taker !== null)).toMatchObject([{ action: 'library', taker: 0 }]);
    expect(table.market.map(({ id, camels }) => [id, camels])).toEqual([['topLeft', 0], ['topRight', 0], ['bottomRight', 0], ['bottomLeft', 1]]);
    const standing = table.walls.filter(({ piece }) => piece !== null);
    expect(standing.map(({ slot }) => slot)).toEqual(['E4']);
    expect(content.things.find(({ id }) => id === standing[0]?.piece)?.group).toBe('segment');
    expect(table.pieces.map(({ left }) => left).reduce((sum, n) => sum + n)).toBe(20 - 1);
  });

  test('stacks of contracts show the next one of their own', () => {
    expect(table.contracts.map(({ stack, top }) => top?.startsWith(`contract-${stack}`))).toEqual([true, true, true, true, true, true]);
  });

  test('in the invasion that order counts which stands in the queue already', () => {
    const raid = at({ seats: 2, year: 2, at: 'invasion', order: [0, 1, 'courtier'], queue: [1, 'courtier', 0], buildings: { r1c1: 0 }, players: { 0: { cubes: { white: 1 } } } });
    expect(read(raid).people.map(({ place }) => place)).toEqual([3, 1, 2]);
    expect(read(raid).ransom).toBe('r1c1');
    expect(read(raid).side.waiting).toEqual([]);
  });

  test('a round begins where its queue stood', () => {
    expect(table.side).toMatchObject({ side: 'N', from: 'NW', to: 'NE' });
  });

  test('what lies on contracts is not at hand any more', () => {
    const done = at({ seats: 2, turn: 0, players: { 0: { contracts: ['contract-1f-1'] } } });
    expect(read(done).people[0]).toMatchObject({ contracts: ['contract-1f-1'], committed: { common: 2 } });
  });

  test('MERV-CAMEL-4: the market shows the rewards of the side that lies up', () => {
    const rewards = (market: 'A' | 'B'): string[] => read(at({ seats: 3, market })).market.map(({ reward }) => reward);
    const [a, b] = standardPack.camelMarket.entries.map((side) => QUARTERS.map((quarter) => side[quarter]));
    expect([rewards('A'), rewards('B')]).toEqual([a, b]);
    expect(a).not.toEqual(b);
  });

  test('MERV-SETUP-9: the caravan row from the front, with gaps and camels', () => {
    const taken = at({ seats: 3, at: 'act', slot: 'N1', site: 'r1c1', row: ['ginger', 'caravan-pepper-2', 'ginger'], rowCamels: [1, 2], players: { 0: { cubes: { teal: 2 } } } }).play('action', 'take 1 teal');
    expect(read(taken).row).toEqual([{ card: null, spice: null, camels: 0 }, { card: 'caravan-pepper-2', spice: 'pepper', camels: 1 }, { card: 'caravan-ginger-2', spice: 'ginger', camels: 0 }]);
  });

  test('MERV-MARKET-3, MERV-MARKET-5: who has posts in a city, and which inner cities still have their camel', () => {
    const { cities } = read(at({ seats: 3, players: { 0: { posts: ['rayy', 'baghdad'] }, 2: { posts: ['rayy'] } } }));
    expect(cities.filter(({ posts, camels }) => posts.length > 0 || camels > 0)).toEqual([
      { id: 'rayy', posts: [0, 2], camels: 0 }, { id: 'samarkand', posts: [], camels: 1 }, { id: 'nishapur', posts: [], camels: 1 }, { id: 'balkh', posts: [], camels: 1 }, { id: 'baghdad', posts: [0], camels: 0 },
    ]);
  });

  test('MERV-MOSQUE-6: discs on the mosque, and where a camel has been taken', () => {
    const { mosque } = read(at({ seats: 3, mosqueCamels: [3], players: { 0: { mosque: 'L1-2' }, 1: { mosque: 'L8' }, 2: { mosque: 'L1-2' } } }));
    expect(mosque.filter(({ here }) => here.length > 0).map(({ id, here }) => [id, here])).toEqual([['L1-2', [0, 2]], ['L8', [1]]]);
    expect(mosque.filter(({ camelGone }) => camelGone).map(({ id }) => id)).toEqual(['L1-1', 'L1-2', 'L1-4']);
  });

  test('MERV-TERM-3: in solo the magistrate and the High Courtier take part, among two the High Courtier, else players alone', () => {
    const roles = (seats: number): string[] => read(at({ seats })).people.map(({ role }) => role);
    expect([roles(1), roles(2), roles(3)]).toEqual([['player', 'magistrate', 'courtier'], ['player', 'player', 'courtier'], ['player', 'player', 'player']]);
    expect([read(at({ seats: 1 })).magistrateCard, read(magistrate('wall', { order: ['magistrate', 'courtier', 0] })).magistrateCard, read(at({ seats: 3 })).magistrateCard]).toEqual([null, 'wall', null]);
    // He has no disc on the mosque.
    expect(read(at({ seats: 2 })).mosque.flatMap(({ here }) => here)).toEqual([]);
  });

  test('MERV-YEAR-3, MERV-YEAR-4: the side of each round between its corners; who is at turn and who comes later wait', () => {
    const side = (round: number) => read(at({ seats: 3, round, order: [2, 0, 1], turn: 0 })).side;
    expect([1, 2, 3, 4].map((round) => [side(round).side, side(round).from, side(round).to])).toEqual([['N', 'NW', 'NE'], ['E', 'NE', 'SE'], ['S', 'SE', 'SW'], ['W', 'SW', 'NW']]);
    expect([side(1).waiting, side(1).slots, side(1).queue]).toEqual([[0, 1], [null, null, null, null, 2], [{ who: null, camels: 0 }, { who: null, camels: 0 }, { who: null, camels: 0 }]]);
  });

  test('MERV-QUEUE-1, MERV-QUEUE-3: at the end of a round nobody waits for a turn; the queue is shown with its camels, and places are those in it', () => {
    const players = { 0: { camel: 2 }, 1: { camel: 2 }, 2: { camel: 2 } };
    const { side, people } = read(at({ seats: 3, at: 'roundEnd', slots: { N1: 0, N4: 2 }, queue: [null, 1, null], queueCamels: [1, 0, 0], players }));
    expect([side.waiting, side.slots, side.queue]).toEqual([[], [null, null, null, 2, null], [{ who: null, camels: 1 }, { who: 1, camels: 0 }, { who: null, camels: 0 }]]);
    expect(people.map(({ place }) => place)).toEqual([null, 2, null]);
    const scoring = read(at({ seats: 3, at: 'scoring', players: { 0: { favour: 1, courtiers: { knowledge: 1, trade: 1 } } } }));
    expect(scoring.side.waiting).toEqual([]);
  });

  test('MERV-COMP-1: what is left in the supply, points, and soldiers in the city', () => {
    const person = read(at({ seats: 3, buildings: { r1c1: 0, r5c5: 1 }, soldiers: { r5c5: 0 }, players: { 0: { vp: 7, favour: 2, influence: 3, scroll: 4, common: 5, courtiers: { faith: 2 }, posts: ['rayy'], contracts: ['contract-3s-1'] } } })).people[0];
    expect(person).toMatchObject({ points: 7, favour: 2, influence: 3, scroll: 4, common: 5, rare: 0, supply: { building: 8, servant: 5, disc: 6 }, soldiers: ['r5c5'], committed: { scroll: 3, common: 1, rare: 1 }, contracts: ['contract-3s-1'] });
  });

  test('MERV-CONTRACT-1, MERV-WALL-2: stacks and pieces with how many are left', () => {
    const { contracts, pieces } = read(at({ seats: 3, walls: { N1: 'segment-sand-2', E3: 'gate-teal-3' }, players: { 1: { contracts: ['contract-1f-1', 'contract-2s-1', 'contract-2s-2', 'contract-2s-3'] } } }));
    expect(contracts.map(({ stack, top, left }) => [stack, top, left])).toEqual([['1f', 'contract-1f-2', 2], ['1s', 'contract-1s-1', 3], ['2f', 'contract-2f-1', 3], ['2s', null, 0], ['3f', 'contract-3f-1', 3], ['3s', 'contract-3s-1', 3]]);
    expect(pieces.filter(({ left }) => left !== 2).map(({ id, left }) => [id, left])).toEqual([['segment-sand-2', 1], ['gate-purple-3', 1], ['gate-sand-3', 1], ['gate-teal-3', 0], ['gate-orange-3', 1]]);
  });

  test('MERV-WALL-2: pieces are those of the content, in whatever order it lists them', () => {
    const view = merv.view(at({ seats: 3, walls: { N1: 'segment-purple-1', N2: 'segment-sand-2', E3: 'gate-teal-3' } }).state, null);
    const pieces = content.things.filter(({ group }) => group === 'segment' || group === 'gate');
    const turned = { things: [...content.things.filter((one) => !pieces.includes(one)), ...[...pieces].reverse()] };
    for (const { walls, pieces: kinds } of [readingOf(view, content), readingOf(view, turned)]) {
      expect(walls.filter(({ piece }) => piece !== null)).toEqual([{ slot: 'N1', piece: 'segment-purple-1' }, { slot: 'N2', piece: 'segment-sand-2' }, { slot: 'E3', piece: 'gate-teal-3' }]);
      expect(kinds.map(({ id }) => id)).toEqual(pieces.map(({ id }) => id));
    }
  });

  test('MERV-INV-7: the building a ransom is asked for', () => {
    const raid = at({ seats: 3, year: 2, at: 'invasion', order: [0, 1, 2], buildings: { r2c4: 0 }, players: { 0: { cubes: { white: 1 } } } });
    expect(read(raid).ransom).toBe('r2c4');
    expect(read(at({ seats: 3 })).ransom).toBeNull();
  });

  test('MERV-QUEUE-2: as soon as one stands in the queue that order counts, and the first tile of a level is one as well', () => {
    const { people } = read(at({ seats: 3, at: 'roundEnd', slots: { N2: 1, N4: 2 }, queue: [null, null, 0], players: { 0: { breakthroughs: ['bt1-caravansary', 'bt2-purple'] }, 1: { camel: 2 }, 2: { camel: 2 } } }));
    expect(people.map(({ place }) => place)).toEqual([3, null, null]);
    expect(people[0]?.breakthroughs).toEqual(['bt1-caravansary', 'bt2-purple']);
  });
});
