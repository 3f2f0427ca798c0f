// What lies and stands in the cities of a position, by the ids of the components.
import { describe, expect, test } from 'vitest';
import { citiesOf, content } from '../../../src/voyages/faces/index.js';
import { table } from '../helpers.js';

describe('the cities of a position', () => {
  const { state: empty } = table({ players: [{}, { posts: ['sumatra'] }] });
  const state = { ...empty, outposts: content.things.filter(({ group }) => group === 'outpost').slice(0, 7).map(({ id }) => id) };
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

  test('VOY-COMP-6: are the seven large and the six small ones: neither Venezia nor Beijing, and no oasis', () => {
    expect(cities.map(({ id }) => id)).toEqual(content.things.filter(({ group }) => group === 'large' || group === 'small').map(({ id }) => id));
    expect(cities.map(({ outpost, bonus }) => [outpost !== null, bonus !== null])).toEqual([...new Array<boolean[]>(7).fill([true, false]), ...new Array<boolean[]>(6).fill([false, true])]);
  });

  test('VOY-POST-6, VOY-CARD-4: a tile that has left the game is there no more, and a card shows the die that lies on it', () => {
    const used = citiesOf({ ...state, outposts: state.outposts.map((id, at) => (at === 1 ? null : id)), cardDice: state.cardDice.map((die, at) => (at === 7 ? '0:own3' : die)) }, content);
    expect(used.map(({ outpost }) => outpost)).toEqual(cities.map(({ id, outpost }) => (id === 'karakorum' ? null : outpost)));
    expect(used.flatMap(({ cards }) => cards.map(({ die }) => die))).toEqual([null, null, null, null, null, null, null, '0:own3', null]);
  });

  test('posts', () => {
    expect(cities.filter(({ posts }) => posts.length > 0).map(({ id, posts }) => [id, posts])).toEqual([['sumatra', [1]]]);
  });
});
