// What lies and stands in the cities of a position, by the ids of the components.
import { describe, expect, test } from 'vitest';
import { citiesOf, content } from '../../../src/voyages/faces/index.js';
import { table } from '../helpers.js';

describe('the cities of a position', () => {
  const { state } = table({ players: [{}, { posts: ['sumatra'] }] });
  const cities = citiesOf(state, content);

  test('each large city has its outpost, each small one its bonus', () => {
    expect(cities.filter(({ outpost }) => outpost !== null).map(({ outpost }) => outpost)).toEqual(state.outposts.filter((id) => id !== null));
    expect(cities.filter(({ bonus }) => bonus !== null).map(({ bonus }) => bonus)).toEqual(state.cityBonuses);
    expect(cities.filter(({ outpost, bonus }) => outpost !== null && bonus !== null)).toEqual([]);
  });

  test('city cards lie where there is room for them: three in Sumatra', () => {
    expect(cities.find(({ id }) => id === 'sumatra')?.cards.map(({ id }) => id)).toEqual(state.cityCards.slice(6));
    expect(cities.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual(state.cityCards);
  });

  test('posts', () => {
    expect(cities.filter(({ posts }) => posts.length > 0).map(({ id, posts }) => [id, posts])).toEqual([['sumatra', [1]]]);
  });
});
