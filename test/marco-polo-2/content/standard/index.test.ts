import { describe, expect, test } from 'vitest';
import { standardPack } from '../../../../src/marco-polo-2/index.js';

// What is known of the printed game, from its rule books and public sources, against the standard values. A corrected
// value must still agree with every one of these.
const pack = standardPack();

const { constants, locations, routes } = pack;

const byId = <T extends { readonly id: string }>(table: readonly T[], id: string): T => table.find((entry) => entry.id === id) as T;

const cities = locations.filter(({ kind }) => kind !== 'start' && kind !== 'oasis');

const ofKind = (kind: string): typeof cities => cities.filter((city) => city.kind === kind);

const neighbours = (id: string): string[] => routes.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));

const route = (a: string, b: string) => routes.filter(({ from, to }) => (from === a && to === b) || (from === b && to === a));

const isOasis = (id: string): boolean => byId(locations, id).kind === 'oasis';

/** All land paths of so many steps that never come back, with their cost. */
function paths(from: string, to: string, steps: number, seen: readonly string[] = [from], cost = { coin: 0, camel: 0, jade: 0 }): { stops: readonly string[]; cost: typeof cost }[] {
  if (steps === 0) return from === to ? [{ stops: seen, cost }] : [];
  return neighbours(from).filter((next) => !seen.includes(next)).flatMap((next) => route(from, next).filter(({ seal }) => seal === null).flatMap(({ cost: price }) =>
    paths(next, to, steps - 1, [...seen, next], { coin: cost.coin + (price.coin ?? 0), camel: cost.camel + (price.camel ?? 0), jade: cost.jade + (price.jade ?? 0) })));
}

test('nothing reconstructed is called printed: the printed entries are those the rule books show', () => {
  const printed = (table: readonly { readonly id: string; readonly source: string }[]): string[] => table.filter(({ source }) => source === 'seed').map(({ id }) => id);
  expect(printed(pack.contracts)).toEqual(['c01']);
  expect(printed(pack.startingContracts)).toEqual([]);
  expect(printed(pack.offerTiles)).toEqual([]);
  expect(printed(pack.goalCards)).toEqual([]);
  expect(printed(routes)).toEqual(['pagan--kabul']);
  expect(printed(pack.guildSeals)).toEqual(['jeweler']);
  expect(printed(pack.outpostBonuses)).toEqual(['outpost-gold']);
});

describe('constants', () => {
  test('what is in the box', () => {
    expect([pack.cityBonusMarkers, pack.outpostBonuses, pack.guildSeals, pack.offerTiles, pack.contracts, pack.startingContracts, pack.goalCards, pack.cityCards].map(({ length }) => length)).toEqual([7, 10, 4, 18, 42, 7, 14, 25]);
    expect(constants.posts).toBe(11);
  });

  test('six offers a book, of which one goes back: one for each of five rounds', () => {
    for (const { id } of pack.books) expect(pack.offerTiles.filter(({ book }) => book === id)).toHaveLength(6);
  });

  test('what a player starts with', () => {
    expect(constants.start).toEqual({ coin: 8, camel: 3 });
  });

  test('black dice, and neutral dice', () => {
    expect(constants.blackDice).toEqual([4, 5, 6]);
    const neutral = (seats: number): string[] => constants.neutralDice.filter((die) => die.seats === seats).map(({ space, value }) => `${space} ${value}`).sort();
    expect(neutral(4)).toEqual([]);
    expect(neutral(3)).toEqual(['khansFavour 1']);
    expect(neutral(2)).toEqual(['book:III:lower 5', 'khansFavour 1', 'khansFavour 1', 'special:baghdad 1', 'special:balkh 1', 'special:hormuz 1']);
  });

  test('the Khan\'s favour, the money bag, what bonus actions cost', () => {
    expect(constants.khansFavour).toEqual({ spaces: 4, reward: { coin: 4, camel: 2 } });
    expect(constants.moneyBag).toEqual({ coin: 3, camel: 2, jade: 1 });
    expect(constants.bonusActions).toEqual({ reroll: 1, change: 2, blackDie: 3 });
  });

  test('contracts, posts, final scoring, compensation', () => {
    expect(constants.contractsAction).toEqual({ most: 2, coin: 3 });
    expect(constants.postMilestones).toEqual([{ post: 9, vp: 5 }, { post: 10, vp: 5 }, { post: 11, vp: 10 }]);
    expect(constants.finalScoring).toEqual({ goodsPerPoint: 2, coinsPerPoint: 10, mostContracts: 8, secondMostContracts: 4 });
    expect(constants.compensationBelow).toBe(15);
  });
});

describe('the map', () => {
  test('everybody starts in Beijing, at the upper right', () => {
    const beijing = byId(locations, 'beijing');
    expect(beijing).toMatchObject({ kind: 'start', shield: null, cardSpaces: 0, contractSpaces: 0, bonusMarker: false, outpost: false });
    expect(cities.every(({ at: [x, y] }) => (x as number) < (beijing.at[0] as number) || (y as number) > (beijing.at[1] as number))).toBe(true);
  });

  test('three special cities with markers; Kashgar with marker, card and outpost; Xanadu with a card', () => {
    expect(ofKind('special').map(({ id }) => id).sort()).toEqual(['baghdad', 'balkh', 'hormuz']);
    expect(ofKind('special').every(({ bonusMarker }) => bonusMarker)).toBe(true);
    expect(byId(locations, 'kashgar')).toMatchObject({ kind: 'card', bonusMarker: true, outpost: true });
    expect(byId(locations, 'xanadu').kind).toBe('card');
  });

  test('5 contract cities, 5 card cities with 6 cards, 3 special ones and 2 others; 6 markers and 10 outposts', () => {
    expect(['contract', 'card', 'special', 'bonus'].map((kind) => ofKind(kind).length)).toEqual([5, 5, 3, 2]);
    expect(cities.reduce((sum, { cardSpaces }) => sum + cardSpaces, 0)).toBe(6);
    expect(ofKind('card').filter(({ cardSpaces }) => cardSpaces === 2)).toHaveLength(1);
    expect(cities.filter(({ bonusMarker }) => bonusMarker)).toHaveLength(6);
    expect(cities.filter(({ outpost }) => outpost)).toHaveLength(10);
    expect(ofKind('contract').every(({ contractSpaces }) => contractSpaces === 2)).toBe(true);
  });

  test('Jaipur and Kunming are neighbours, and Baghdad has an oasis beside it', () => {
    expect(route('jaipur', 'kunming')).toHaveLength(1);
    expect(neighbours('baghdad').some(isOasis)).toBe(true);
  });

  test('Yangzhou, Fuzhou, an oasis, Pagan cost 5 coins and 5 camels', () => {
    const found = paths('yangzhou', 'pagan', 3).filter(({ stops }) => stops[1] === 'fuzhou' && isOasis(stops[2] as string));
    expect(found.map(({ cost }) => cost)).toEqual([{ coin: 5, camel: 5, jade: 0 }]);
  });

  test('Xian over Fuzhou and two oases to Jaipur costs 8 coins and 4 camels', () => {
    const found = paths('xian', 'jaipur', 4).filter(({ stops }) => stops.includes('fuzhou'));
    expect(found.map(({ cost, stops }) => [cost, stops.filter(isOasis).length])).toEqual([[{ coin: 8, camel: 4, jade: 0 }, 2]]);
  });

  test('Pagan to Kabul is one route of 6 coins, 2 camels and 1 jade', () => {
    expect(route('pagan', 'kabul').map(({ cost, seal }) => [cost, seal])).toEqual([[{ coin: 6, camel: 2, jade: 1 }, null]]);
  });

  test('the places the rule books name, and three cities they do not', () => {
    for (const id of ['beijing', 'xanadu', 'xian', 'yangzhou', 'fuzhou', 'kunming', 'pagan', 'jaipur', 'kabul', 'kashgar', 'balkh', 'hormuz', 'baghdad']) expect(locations.map((place) => place.id)).toContain(id);
    expect(cities.filter(({ pinned }) => pinned?.['name'] !== 'seed')).toHaveLength(3);
  });
});

describe('action spaces', () => {
  test('the travel spaces', () => {
    const [lower, middle, upper] = ['lower', 'middle', 'upper'].map((id) => byId(pack.travelSpaces, id));
    expect(lower).toMatchObject({ dice: 1, maxSteps: 1, cost: { coin: 2 }, extraPost: false });
    expect(middle).toMatchObject({ dice: 2, cost: {}, extraPost: false });
    expect(upper).toMatchObject({ dice: 3, cost: {}, extraPost: true });
    expect(middle?.maxSteps).toBeGreaterThanOrEqual(3);
  });

  test('special cities: two places, the jewellers in Baghdad, once for a 3, twice for a 5, 2 points in Hormuz', () => {
    const city = (id: string) => pack.specialCities.find((entry) => entry.city === id);
    expect(pack.specialCities.map(({ spaces }) => spaces)).toEqual([2, 2, 2]);
    expect(city('baghdad')).toMatchObject({ seal: 'jeweler' });
    expect([city('baghdad')?.sealBonusTimes[2], city('hormuz')?.sealBonusTimes[4]]).toEqual([1, 2]);
    expect(byId(pack.guildSeals, city('hormuz')?.seal as string).bonus).toEqual({ vp: 2 });
  });

  test('guild seals: 2 dice, from 1, 2, 3, 4, with 0, 1, 2, 3 jade; the jewellers\' improvement', () => {
    expect(constants.sealDice).toBe(2);
    expect(pack.guildSeals.map(({ minDie, jade }) => [minDie, jade])).toEqual([[1, 0], [2, 1], [3, 2], [4, 3]]);
    expect(byId(pack.guildSeals, 'jeweler')).toMatchObject({ upgradeCost: { coin: 9, gold: 2 }, bonus: { camel: 2 } });
  });

  test('books: from 1, 3 and 5; two free offers and two for jade; 1 jade and 2 pepper in book I', () => {
    expect(pack.books.map(({ id, minDie, spaces, free }) => [id, minDie, spaces.length, free.length])).toEqual([['I', 1, 1, 2], ['II', 3, 1, 2], ['III', 5, 2, 2]]);
    for (const { offers } of pack.offerTiles) expect(offers.map(({ cost }) => cost)).toEqual([{ jade: 1 }, { jade: 2 }]);
    expect(pack.books[0]?.free.map(({ reward }) => reward)).toContainEqual({ pepper: 2, jade: 1 });
    expect(pack.books[2]?.free.every(({ reward }) => (reward.gold ?? 0) > 0)).toBe(true);
  });
});

describe('cards and tiles', () => {
  test('contracts: points and something else; the printed one', () => {
    for (const { reward } of [...pack.contracts, ...pack.startingContracts]) {
      expect(reward.vp).toBeGreaterThan(0);
      expect(Object.keys(reward).length).toBeGreaterThan(1);
    }
    expect(pack.contracts.filter(({ source }) => source === 'seed').map(({ cost, reward }) => [cost, reward])).toEqual([[{ camel: 2, silk: 1, pepper: 2 }, { coin: 4, vp: 3 }]]);
    expect(pack.contracts.some(({ cost }) => (cost.jade ?? 0) > 0)).toBe(true);
  });

  test('city bonus markers and outposts', () => {
    const bonuses = pack.cityBonusMarkers.map(({ bonus }) => bonus);
    for (const bonus of [{ camel: 1, coin: 3 }, { camel: 3 }, { copyCityBonus: 1 }]) expect(bonuses).toContainEqual(bonus);
    expect(pack.outpostBonuses.map(({ bonus }) => bonus)).toContainEqual({ gold: 2 });
  });

  test('city cards of the supplement', () => {
    const effects = pack.cityCards.map(({ effect }) => effect);
    for (const effect of [
      { kind: 'repeat', options: [{ cost: { camel: 1, jade: 1 }, reward: { vp: 3 } }] },
      { kind: 'perCount', count: 'completedContracts', reward: { vp: 1 } },
      { kind: 'perCount', count: 'posts', reward: { coin: 2 } },
      { kind: 'cityBonusPaid', cost: { coin: 1 } },
      { kind: 'repeat', options: [{ cost: { camel: 1 }, reward: { coin: 3 } }, { cost: { coin: 1 }, reward: { camel: 1 } }] },
      { kind: 'coinsPerPip', coin: 2 },
      { kind: 'guildSeals', cost: { camel: 1 } },
    ]) expect(effects).toContainEqual(effect);
    expect(effects.some((effect) => effect.kind === 'table' && effect.byDie[1]?.silk === 1)).toBe(true);
    expect(effects.some((effect) => effect.kind === 'cityBonus' && effect.byDie[4] === 2)).toBe(true);
    expect(effects.some((effect) => effect.kind === 'repeat' && effect.options[0]?.reward.move !== undefined)).toBe(true);
  });

  test('shields: nine kinds, at least one twice; 9 are 17 points and 13 are 43', () => {
    expect(pack.shields).toHaveLength(9);
    expect(new Set(cities.map(({ shield }) => shield)).size).toBe(9);
    expect([pack.shieldTrack[8]?.points, pack.shieldTrack[12]?.points, pack.shieldTrack.length]).toEqual([17, 43, 13]);
  });

  test('the shields go by the names people use; Hormuz shows the monkey', () => {
    expect(pack.shields.map(({ id }) => id).sort()).toEqual(['bamboo', 'cloud', 'flower', 'monkey', 'moon', 'rooster', 'snake', 'star', 'sun']);
    expect(new Set(pack.shields.map(({ source }) => source))).toEqual(new Set(['public']));
    expect(byId(locations, 'hormuz')).toMatchObject({ shield: 'monkey', source: 'reconstructed', pinned: { shield: 'public' } });
    // Of every other city it is not known.
    expect(cities.filter(({ pinned }) => pinned?.['shield'] !== undefined).map(({ id }) => id)).toEqual(['hormuz']);
  });

  test('goal cards: four icons each; one with spicers, jewellers for 5, the shield of Kabul and a shield of several cities', () => {
    expect(pack.goalCards.every(({ seals, shields }) => seals.length + shields.length === 4)).toBe(true);
    expect(pack.goalCards.some(({ shields }) => shields.length === 4)).toBe(true);
    const kabul = byId(locations, 'kabul').shield as string;
    const shared = (shield: string): boolean => shield !== kabul && cities.filter((city) => city.shield === shield).length > 1;
    expect(pack.goalCards.some(({ seals, shields }) => seals.some(({ seal }) => seal === 'spicer') && seals.some(({ seal, vp }) => seal === 'jeweler' && vp === 5) && shields.includes(kabul) && shields.some(shared))).toBe(true);
  });
});
