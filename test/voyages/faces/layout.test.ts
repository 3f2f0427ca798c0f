// The map is drawn by us: nothing prescribes where Samarcanda lies, but a place lies on land, and a name is not covered.
import { describe, expect, test } from 'vitest';
import { content } from '../../../src/voyages/faces/index.js';
import { layout } from '../../../src/voyages/faces/layout.js';
import { boxesOf, crossing, drowned, inTheWay, isLand, lostPoints, onEachOther, overTheEdge, strangeBends, thingsOf, trampled, type Sizes } from '../../words/faces.js';

/** No larger than the page draws them on a map of its usual height; figures stand where there is room for them, so only their middle counts. */
const SIZES: Sizes = { height: 400, place: 34, oasis: 16, letter: 6, line: 13, spot: { cards: [60, 40], posts: [20, 20], figures: [0, 0] } };

const { map, frames } = content;
const near = (id: string) => map.places.find((place) => place.id === id)!.near;

describe('the map', () => {
  test('is made of points on the board', () => {
    expect(lostPoints(map)).toEqual([]);
    expect([map.land.length, map.lakes.length, map.hills.length > 3]).toEqual([1, 1, true]);
  });

  test('has its places and hills on land, and its lake in the land, where there are none', () => {
    expect(drowned(map)).toEqual([]);
  });

  test('runs on beyond its edges where there is land: north-west of Europe, north and east of Asia, and the west of Africa', () => {
    const edges = [[0, 30], [30, 0], [100, 0], [100, 50], [0, 70], [0, 100]] as const;
    expect(isLand(map, edges)).toEqual(edges.map(() => true));
  });

  test('has roads that bend, each along its way', () => {
    expect(strangeBends(layout, map)).toEqual([]);
    expect(map.roads.filter(({ path }) => path.includes('Q'))).toHaveLength(Object.keys(layout.bends).length);
    expect(Object.keys(layout.bends).length).toBeGreaterThan(5);
  });

  test('has roads that pass by the places they do not join, and cross nowhere', () => {
    expect(trampled(content, 8)).toEqual([]);
    expect(crossing(content)).toEqual([]);
  });

  // The rose lies in the sea, on the way from Adana to Kochi, and only off the places.
  test('has hills off the places and off one another, and a rose off the places', () => {
    expect(inTheWay({ ...content, map: { ...map, roads: [], land: [] } }, { hill: 10, rose: 10 })).toEqual([]);
  });

  test('has a name beside every city, room for its cards, and nothing beside an oasis', () => {
    for (const { id, group, facts } of thingsOf(content, 'location')) {
      expect([id, near(id).label?.length ?? 0, near(id).cards?.length ?? 0]).toEqual([id, group === 'oasis' ? 0 : 1, facts['cardSpaces']]);
      if (group === 'oasis') expect([id, near(id)]).toEqual([id, {}]);
      for (const spots of Object.values(near(id))) expect([id, spots.filter(([x, y]) => Math.hypot(x, y) < 24)]).toEqual([id, []]);
    }
  });

  test('covers no place, no name and no card, neither its own nor those of its neighbours', () => {
    expect(onEachOther(boxesOf(content, SIZES))).toEqual([]);
    expect(overTheEdge(boxesOf(content, SIZES), frames, SIZES)).toEqual([]);
  });
});
