import { expect, test } from 'vitest';
import { content } from '../../../src/merv/faces/index.js';
import { crossing, lostPoints, trampled } from '../../words/faces.js';

const { map } = content;

test('MERV-MARKET-1: one route from Merv to each inner city, one from there to its outer city', () => {
  expect(map.roads.map(({ id, from, to }) => [id, from, to])).toEqual([
    ...['rayy', 'samarkand', 'nishapur', 'balkh'].map((city) => [`merv--${city}`, 'merv', city]),
    ...[['rayy', 'baghdad'], ['samarkand', 'kashgar'], ['nishapur', 'basra'], ['balkh', 'peshawar']].map(([inner, outer]) => [`${inner}--${outer}`, inner, outer]),
  ]);
});

test('it is the map of Merv', () => {
  expect([content.game, map.places[0]?.id]).toEqual(['merv', 'merv']);
});

test('MERV-MARKET-10, MERV-MARKET-11: a camel for each route, and no seal', () => {
  expect(map.roads.map(({ cost, seal, provenance, rules }) => [cost, seal, provenance, rules])).toEqual(map.roads.map(({ from }) => [{ camel: 1 }, null, 'seed', ['MERV-MARKET-1', from === 'merv' ? 'MERV-MARKET-10' : 'MERV-MARKET-11']]));
});

test('cities lie around Merv, apart from one another, with straight roads that do not cross and neither land nor rose', () => {
  expect(lostPoints(map)).toEqual([]);
  expect(trampled({ ...content, frames: { map: 2 } }, 10)).toEqual([]);
  expect(crossing(content)).toEqual([]);
  expect(map.roads.filter(({ path }) => path.includes('Q'))).toEqual([]);
  expect([map.land, map.lakes, map.hills, map.rose]).toEqual([[], [], [], null]);
  // North-west, north-east, south-west, south-east: inner cities and outer ones alike, the outer ones farther out.
  const merv = map.places.find(({ id }) => id === 'merv')!;
  const side = (id: string) => map.places.filter((place) => place.id === id).map(({ x, y }) => [Math.sign(x - merv.x), Math.sign(y - merv.y)])[0];
  expect(['rayy', 'samarkand', 'nishapur', 'balkh'].map(side)).toEqual([[-1, -1], [1, -1], [-1, 1], [1, 1]]);
  expect(['baghdad', 'kashgar', 'basra', 'peshawar'].map(side)).toEqual([[-1, -1], [1, -1], [-1, 1], [1, 1]]);
  for (const { from, to } of map.roads.filter((road) => road.from !== 'merv')) {
    const [inner, outer] = [from, to].map((end) => Math.abs(map.places.find(({ id }) => id === end)!.x - merv.x));
    expect(outer).toBeGreaterThan(inner!);
  }
});
