import { describe, expect, test } from 'vitest';
import { marcoPolo2, standardPack } from '../../../../src/marco-polo-2/index.js';

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

describe('where the component values come from', () => {
  const { tables } = marcoPolo2.content;

  const entriesOf = (table: string) => tables.find(({ name }) => name === table)?.entries ?? [];

  /** Entries and their fields of which more is known than of the rest, as `field: source`. */
  const fieldsOf = (table: string): Record<string, readonly string[]> =>
    Object.fromEntries(entriesOf(table).flatMap(({ id, fields }) => (fields ? [[id, Object.entries(fields).map(([field, source]) => `${field}: ${source}`)]] : [])));

  test('a table is known as well as the worst of its entries', () => {
    expect(tables.map(({ name, source, entries }) => `${name} ${entries.length} ${source}`)).toEqual([
      'constants 1 seed', 'locations 23 reconstructed', 'routes 38 reconstructed', 'travelSpaces 3 reconstructed', 'guildSeals 4 reconstructed', 'specialCities 3 reconstructed',
      'shields 9 public', 'shieldTrack 13 reconstructed', 'cityBonusMarkers 7 recalled', 'outpostBonuses 10 reconstructed', 'books 3 reconstructed', 'offerTiles 18 reconstructed',
      'contracts 42 reconstructed', 'startingContracts 7 reconstructed', 'cityCards 25 reconstructed', 'goalCards 14 reconstructed', 'characters 7 seed', 'firstGameCharacters 7 seed',
    ]);
  });

  test('every entry has a name, each another one', () => {
    const ids = tables.flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids.filter((id) => !/^[A-Za-z]/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the map: names of the rule books, kinds where they tell them, two routes whose price is not known', () => {
    expect(fieldsOf('locations')).toMatchObject({ xanadu: ['name: seed', 'kind: seed'], kashgar: ['name: seed', 'kind: seed', 'bonusMarker: seed', 'outpost: seed'], xian: ['name: seed'] });
    for (const { id } of ofKind('special')) expect(fieldsOf('locations')[id]).toEqual(expect.arrayContaining(['name: seed', 'kind: seed', 'bonusMarker: seed']));
    expect(fieldsOf('routes')).toEqual({ 'yangzhou--fuzhou': ['from: seed', 'to: seed'], 'kunming--jaipur': ['from: seed', 'to: seed'] });
  });

  test('action spaces: what they take is printed, what they give is not', () => {
    expect(fieldsOf('travelSpaces')).toEqual({ middle: ['dice: seed', 'cost: seed', 'extraPost: seed'], upper: ['dice: seed', 'cost: seed', 'extraPost: seed'] });
    const seal = ['copies: seed', 'minDie: seed', 'jade: seed'];
    expect(fieldsOf('guildSeals')).toEqual({ farmer: seal, spicer: seal, tailor: seal });
    expect(fieldsOf('specialCities')).toEqual({ 'special-baghdad': ['spaces: seed', 'seal: seed', 'sealBonusTimes[2]: seed'], 'special-balkh': ['spaces: seed'], 'special-hormuz': ['spaces: seed', 'sealBonusTimes[4]: seed'] });
  });

  test('books and offers: dice, spaces and the jade to pay are printed; that book III is for gold is public', () => {
    const book = ['minDie: seed', 'spaces: seed'];
    expect(fieldsOf('books')).toEqual({ I: book, II: book, III: [...book, 'good: public'] });
    expect(Object.keys(fieldsOf('offerTiles'))).toHaveLength(18);
    for (const fields of Object.values(fieldsOf('offerTiles'))) expect(fields).toEqual(['book: seed', 'offers.cost: seed']);
  });

  test('cards: of four the kind is printed, of one of the goals three icons', () => {
    const effect = 'effect.kind: seed';
    expect(fieldsOf('cityCards')).toEqual({ k02: [effect, 'effect.byDie[1]: seed'], k05: [effect, 'effect.byDie[4]: seed'], k08: [effect], k11: [effect] });
    expect(fieldsOf('goalCards')).toEqual({ g01: ['seals[0].seal: seed', 'seals[1]: seed', 'shields[0]: seed'] });
    expect([fieldsOf('contracts'), fieldsOf('startingContracts'), fieldsOf('cityBonusMarkers'), fieldsOf('outpostBonuses')]).toEqual([{}, {}, {}, {}]);
  });

  test('what is recalled says how surely, and nothing else does', () => {
    for (const { entries } of tables) for (const { source, note = '' } of entries) expect(/confidence: (low|medium|high)/.test(note)).toBe(source === 'recalled');
  });

  test('notes say what is known of a value all the same', () => {
    const note = (table: string, id: string): string => entriesOf(table).find((entry) => entry.id === id)?.note ?? '';
    for (const { id } of pack.shields) expect(note('shields', id)).toMatch(/nine kinds are pinned.*score keeper/);
    for (const { id, shields } of pack.shieldTrack) expect(note('shieldTrack', id)).toMatch(shields < 9 ? /^guess$/ : shields === 9 ? /^$/ : shields < 13 ? /5, 6, 7, 8 add up to .* 26/ : /13 or more/);
    expect(note('guildSeals', 'spicer')).toContain('2 points is pinned');
    expect(note('travelSpaces', 'middle')).toContain('at least 3');
    expect(note('travelSpaces', 'upper')).toContain('not known');
    expect(note('cityCards', 'k08')).toContain('below zero points');
    for (const id of ['k11', 'k20']) expect(note('cityCards', id)).toContain('one movement with one post at its end');
  });
});

test('shields, guilds and characters have the names people know them by', () => {
  for (const { id, name } of pack.shields) expect(name.toLowerCase()).toBe(id);
  expect(pack.guildSeals.map(({ id, name }) => [id, name])).toEqual(['Farmer', 'Spicer', 'Tailor', 'Jeweler'].map((guild) => [guild.toLowerCase(), `${guild}s' guild`]));
});
