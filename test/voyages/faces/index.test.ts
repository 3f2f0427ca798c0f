import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '../../../src/voyages/content/standard/map.js';
import { content, contentOf } from '../../../src/voyages/faces/index.js';
import { standardPack } from '../../../src/voyages/index.js';
import { naming, thingsOf } from '../../words/faces.js';

const placesOf = (kind: string) => LOCATIONS.filter((place) => place.kind === kind).map(({ id }) => id).sort();

describe('places and roads', () => {
  test('VOY-COMP-6: Venezia, seven large cities, six small ones, Beijing and oases, each where it is drawn', () => {
    expect(['start', 'large', 'small', 'beijing', 'oasis'].map((group) => thingsOf(content, 'location', group).length)).toEqual([1, 7, 6, 1, 10]);
    for (const { id, at, frame } of thingsOf(content, 'location')) {
      const place = content.map.places.find((other) => other.id === id)!;
      expect([id, frame, at]).toEqual([id, 'map', { x: place.x, y: place.y, w: 0, h: 0 }]);
    }
  });

  test('cities have their printed names, oases none: theirs are our own', () => {
    for (const { id, group, name } of thingsOf(content, 'location')) expect([id, name]).toEqual([id, group === 'oasis' ? null : LOCATIONS.find((place) => place.id === id)!.name]);
  });

  test('VOY-COMP-6: places say how many cards lie there', () => {
    expect(thingsOf(content, 'location').map(({ facts }) => facts)).toEqual(LOCATIONS.map(({ kind, id }) => ({ cardSpaces: kind !== 'large' ? 0 : id === 'sumatra' ? 3 : 1 })));
  });

  test.each([['VOY-POST-2', 'start'], ['VOY-POST-6', 'large'], ['VOY-POST-7', 'large'], ['VOY-POST-8', 'small'], ['VOY-POST-9', 'beijing'], ['VOY-TRAVEL-10', 'oasis']])('%s: is told at every place of the kind %s, and at no other', (rule, kind) => {
    expect(naming({ ...content, things: thingsOf(content, 'location') }, rule)).toEqual(placesOf(kind));
  });

  test('VOY-TRAVEL-4: every route of the tables is a road at its price', () => {
    const { routes } = standardPack();
    expect(content.map.roads.map(({ from, to, cost }) => ({ between: [from, to], cost }))).toEqual(routes);
    expect(content.map.roads.map(({ id }) => id)).toEqual(routes.map(({ between }) => between.join('--')));
    expect([content, contentOf({ ...standardPack(), name: 'mine', routes: [...routes] })].map(({ map }) => [...new Set(map.roads.map(({ provenance }) => provenance))])).toEqual([['public-2'], ['seed']]);
    expect(content.map.roads.every(({ rules, seal }) => rules.includes('VOY-TRAVEL-4') && seal === null)).toBe(true);
  });
});
