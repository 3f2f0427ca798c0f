// What must hold of the maps of both Polo games. They are drawn by us: nothing prescribes where a city lies, but a place lies on
// land, and a name is not covered.
import { describe, expect, test } from 'vitest';
import type { Content, MapLayout, Point, Thing } from '../../src/words/content.js';
import { boxesOf, crossing, drowned, inTheWay, isLand, lostPoints, onEachOther, overTheEdge, strangeBends, thingsOf, trampled, type Sizes } from './faces.js';

/** A map, and what is its own of what holds of both. */
interface Drawn {
  readonly content: Content;
  readonly layout: MapLayout;
  readonly sizes: Sizes;
  /** Where land runs on beyond the edges, in words and points. */
  readonly beyond: readonly [where: string, points: readonly Point[]];
  /** How many spots of each kind a place has besides its name. */
  readonly room: (thing: Thing) => Readonly<Record<string, unknown>>;
  /** How far roads keep from places they do not join, and hills from one another, in hundredths. */
  readonly off: { readonly roads: number; readonly hills: number };
  /** What cannot be drawn otherwise, or is as it is. */
  readonly known?: { readonly drowned: readonly string[]; readonly crossing: readonly string[]; readonly trampled: readonly string[] };
}

export function mapLaws({ content, layout, sizes, beyond: [where, edges], room, off, known = { drowned: [], crossing: [], trampled: [] } }: Drawn): void {
  const { map, frames } = content;

  describe('the map', () => {
    test('is made of points on the board', () => {
      expect(lostPoints(map)).toEqual([]);
      expect([map.land.length, map.lakes.length, map.hills.length > 3]).toEqual([1, 1, true]);
    });

    test('has its places and hills on land, and its lake in the land, where there are none', () => {
      expect(drowned(map)).toEqual(known.drowned);
    });

    test(`runs on beyond its edges where there is land: ${where}`, () => {
      expect(isLand(map, edges)).toEqual(edges.map(() => true));
    });

    test('has roads that bend, each along its way', () => {
      expect(strangeBends(layout, map)).toEqual([]);
      expect(map.roads.filter(({ path }) => path.includes('Q'))).toHaveLength(Object.keys(layout.bends).length);
      expect(Object.keys(layout.bends).length).toBeGreaterThan(5);
    });

    test('has roads that pass by the places they do not join, and cross no more than they must', () => {
      expect(trampled(content, off.roads)).toEqual(known.trampled);
      expect([...crossing(content)].sort()).toEqual([...known.crossing].sort());
    });

    // The rose of The Voyages lies in the sea, on the way from Adana to Kochi.
    test('has hills off the places and off one another, and a rose off the places', () => {
      expect(inTheWay({ ...content, map: { ...map, roads: [], land: [] } }, { hill: off.hills, rose: 10 })).toEqual([]);
    });

    test('has a name beside every city, room for what lies there, and nothing beside an oasis', () => {
      for (const thing of thingsOf(content, 'location')) {
        const near = map.places.find(({ id }) => id === thing.id)?.near ?? {};
        const spots = Object.fromEntries(['label', ...Object.keys(room(thing))].map((kind) => [kind, near[kind as keyof typeof near]?.length ?? 0]));
        expect([thing.id, spots]).toEqual([thing.id, { label: thing.group === 'oasis' ? 0 : 1, ...room(thing) }]);
        if (thing.group === 'oasis') expect([thing.id, near]).toEqual([thing.id, {}]);
        for (const beside of Object.values(near)) expect([thing.id, beside.filter(([x, y]) => Math.hypot(x, y) < 24)]).toEqual([thing.id, []]);
      }
    });

    test('covers no place, no name and no card, neither its own nor those of its neighbours', () => {
      expect(onEachOther(boxesOf(content, sizes))).toEqual([]);
      expect(overTheEdge(boxesOf(content, sizes), frames, sizes)).toEqual([]);
    });
  });
}
