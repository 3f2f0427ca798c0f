// Component values as the rules look them up.
import { describe, expect, test } from 'vitest';
import { tablesOf, type Place } from '../../../src/marco-polo-2/content/tables.js';
import { standardPack, type Pack } from '../../../src/marco-polo-2/index.js';
import { randomPack } from '../packs.js';

const packs: readonly Pack[] = [standardPack(), ...Array.from({ length: 6 }, (_, at) => randomPack(`tables${at}`))];

const steps = (legs: Place['legs']): string[] => legs.map(({ to, coin, camel, jade, seal }) => `${to.id} ${coin} ${camel} ${jade} ${seal}`).sort();

describe.each(packs.map((pack) => [pack.name, pack] as const))('the tables of %s', (_, pack) => {
  const tables = tablesOf(pack, 'content');

  test('MP2-SETUP-3 MP2-SETUP-4 MP2-SETUP-5 MP2-SETUP-7: spaces beside cities are numbered through, in the order of the map', () => {
    for (const [field, places] of [['contracts', tables.contractPlaces], ['cards', tables.cardPlaces]] as const) {
      const numbers = tables.places.flatMap((place) => place[field].map((number) => [place.id, number] as const));
      expect(numbers.map(([, number]) => number)).toEqual(numbers.map((__, at) => at));
      for (const [id, number] of numbers) expect(places[number]).toMatch(new RegExp(`^${id}:`));
    }
    for (const [field, cities] of [['marker', tables.markerCities], ['outpost', tables.outpostCities]] as const) {
      expect(tables.places.filter((place) => place[field] >= 0).map((place) => [place.id, place[field]])).toEqual(cities.map((city, at) => [city, at]));
      expect(tables.places.every((place) => place[field] >= -1)).toBe(true);
    }
  });

  test('MP2-R-68: Johannes Carpini steps from an oasis to any other for nothing, and goes all other ways as they are', () => {
    for (const place of tables.places) {
      const others = tables.places.filter(({ id, oasis }) => oasis && place.oasis && id !== place.id);
      const ways = place.legs.filter(({ to }) => !others.includes(to));
      expect(steps(place.jumps), place.id).toEqual([...steps(ways), ...others.map(({ id }) => `${id} 0 0 0 null`)].sort());
    }
  });

  test('a tile asks for the jade of its cheaper offer, a book for none where it has a free one', () => {
    for (const { id, offers } of pack.offerTiles) {
      const jade = offers.map(({ cost }) => cost.jade ?? 0);
      expect([id, tables.tile[id]?.leastJade, jade.every((one) => one >= (tables.tile[id]?.leastJade ?? NaN))]).toEqual([id, expect.any(Number), true]);
      expect(jade).toContain(tables.tile[id]?.leastJade);
    }
    expect(tables.books.map(({ leastJade }) => leastJade)).toEqual(pack.books.map(({ free }) => (free.length > 0 ? 0 : Infinity)));
  });

  test('figures start where the map says, be it the first place or not', () => {
    const start = pack.locations.find(({ kind }) => kind === 'start')?.id;
    expect(tables.start).toBe(start);
    expect(tablesOf({ ...pack, locations: pack.locations.slice().reverse() }, 'content').start).toBe(start);
  });

  test('piles are told in alphabetical order, however a pack lists them', () => {
    const turned = tablesOf({ ...pack, contracts: pack.contracts.slice().reverse(), cityCards: pack.cityCards.slice().reverse(), goalCards: pack.goalCards.slice().reverse() }, 'content');
    expect(turned.piles).toEqual(tables.piles);
    for (const pile of Object.values(tables.piles)) expect(pile).toEqual(pile.slice().sort());
  });
});
