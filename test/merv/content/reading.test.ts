// What lies on the table in a position, by the ids of the components.
import { describe, expect, test } from 'vitest';
import { content, readingOf } from '../../../src/merv/faces/index.js';
import { merv } from '../../../src/merv/index.js';
import { at, type At } from '../helpers.js';

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
});
