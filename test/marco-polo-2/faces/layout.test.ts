// The map is drawn by us: nothing prescribes where Kabul lies, but a place lies on land, and a name is not covered.
import { describe, expect, test } from 'vitest';
import { content } from '../../../src/marco-polo-2/faces/index.js';
import { layout } from '../../../src/marco-polo-2/faces/layout.js';
import { boxesOf, crossing, drowned, inTheWay, isLand, lostPoints, onEachOther, overTheEdge, strangeBends, thingsOf, trampled, type Sizes } from '../../words/faces.js';

/** No larger than the page draws them on a map of its usual height; figures stand where there is room for them, so only their middle counts. */
const SIZES: Sizes = { height: 400, place: 34, oasis: 16, letter: 6, line: 13, spot: { cards: [60, 40], contracts: [60, 30], tile: [50, 30], posts: [20, 20], figures: [0, 0] } };

/** Routes of this map that meet on their way, and the one that passes close by an oasis: what the tables join cannot be drawn otherwise. */
const MEETING = ['xian--fuzhou and yangzhou--pagan', 'fuzhou--oasis-lingnan and yangzhou--pagan', 'oasis-lingnan--oasis-assam and kunming--pagan', 'oasis-lingnan--oasis-assam and kunming--jaipur', 'pagan--kabul and jaipur--calicut'];
const CLOSE = ['kunming--jaipur over oasis-assam'];

const { map, frames } = content;
const near = (id: string) => map.places.find((place) => place.id === id)!.near;

describe('the map', () => {
  test('is made of points on the board', () => {
    expect(lostPoints(map)).toEqual([]);
    expect([map.land.length, map.lakes.length, map.hills.length > 3]).toEqual([1, 1, true]);
  });

  test('has its places and hills on land, and its lake in the land, where there are none', () => {
    // Calicut lies in the bay beside its coast.
    expect(drowned(map).filter((one) => one !== 'calicut in the sea')).toEqual([]);
  });

  test('runs on beyond its edges where there is land: the north of Asia from west to east', () => {
    const edges = [[0, 0], [50, 0], [100, 0], [0, 30], [100, 20]] as const;
    expect(isLand(map, edges)).toEqual(edges.map(() => true));
  });

  test('has roads that bend, each along its way', () => {
    expect(strangeBends(layout, map)).toEqual([]);
    expect(map.roads.filter(({ path }) => path.includes('Q'))).toHaveLength(Object.keys(layout.bends).length);
    expect(Object.keys(layout.bends).length).toBeGreaterThan(5);
  });

  test('has roads that pass by the places they do not join, and cross no more than they must', () => {
    expect(trampled(content, 6).filter((one) => !CLOSE.includes(one))).toEqual([]);
    expect(crossing(content).filter((one) => !MEETING.includes(one))).toEqual([]);
  });

  test('has hills off the places and off one another, and a rose off the places', () => {
    expect(inTheWay({ ...content, map: { ...map, roads: [], land: [] } }, { hill: 9, rose: 10 })).toEqual([]);
  });

  test('has a name beside every city, room for its cards, contracts or tile, and nothing beside an oasis', () => {
    for (const { id, group, facts } of thingsOf(content, 'location')) {
      const { label = [], cards = [], contracts = [], tile = [] } = near(id);
      expect([id, label.length, cards.length, contracts.length, tile.length]).toEqual([id, group === 'oasis' ? 0 : 1, facts['cardSpaces'], group === 'contract' ? 1 : 0, group === 'special' ? 1 : 0]);
      if (group === 'oasis') expect([id, near(id)]).toEqual([id, {}]);
      for (const spots of Object.values(near(id))) expect([id, spots.filter(([x, y]) => Math.hypot(x, y) < 24)]).toEqual([id, []]);
    }
  });

  test('covers no place, no name and no card, neither its own nor those of its neighbours', () => {
    expect(onEachOther(boxesOf(content, SIZES))).toEqual([]);
    expect(overTheEdge(boxesOf(content, SIZES), frames, SIZES)).toEqual([]);
  });
});
