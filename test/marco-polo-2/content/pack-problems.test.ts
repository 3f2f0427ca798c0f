import { describe, expect, test } from 'vitest';
import { createMarcoPolo2, marcoPolo2, packProblem, packSchema, standardPack, withContent, type Pack } from '../../../src/marco-polo-2/index.js';
import { laws } from '../../../src/testing/laws/index.js';
import { randomGame } from '../../../src/testing/random-game.js';
import { randomPack } from '../packs.js';

/** The standard pack with something changed in place. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the changes are meant to break the type
function changed(change: (pack: { -readonly [Key in keyof Pack]: any }) => void): Pack {
  const pack = standardPack();
  change(pack);
  return pack;
}

const complaint = (change: Parameters<typeof changed>[0]): string => {
  const found = packProblem(changed(change));
  return found === null ? '' : `${found.path.join('.')}: ${found.message}`;
};

describe('packs', () => {
  test('the standard pack is a template: it survives JSON and plays the same game', () => {
    const pack = JSON.parse(JSON.stringify(standardPack())) as Pack;
    expect(packProblem(pack)).toBeNull();
    expect(createMarcoPolo2(pack).content.id).toBe(marcoPolo2.content.id);
    Object.assign(pack.contracts[0] as object, { note: 'seen on the table' });
    expect(createMarcoPolo2(pack).content.id).toBe(marcoPolo2.content.id);
  });

  test('every table is told of, with where its values come from, and its ids are those of no other', () => {
    const pack = standardPack();
    const names = Object.keys(pack).filter((name) => name !== 'name' && name !== 'constants') as (keyof Pack)[];
    expect(marcoPolo2.content.tables.map(({ name }) => name)).toEqual(['constants', ...names, 'characters', 'firstGameCharacters']);
    for (const name of names) expect(complaint((other) => { other[name].at(-1).id = 'de-wu'; }), name).toContain('"de-wu" is used twice');
  });

  test('another value is another identity, in the state and for validation', () => {
    const pack = changed(({ contracts }) => { contracts[1].reward.vp = 9; });
    const other = withContent({ name: 'standard', contracts: pack.contracts });
    expect(other.content.id).not.toBe(marcoPolo2.content.id);
    const state = other.setup({ seats: 2 });
    expect(state.content).toBe(other.content.id);
    expect(other.validate(state).ok).toBe(true);
    const verdict = marcoPolo2.validate(JSON.parse(JSON.stringify(state)));
    expect(verdict.ok ? '' : verdict.error.path.join('.')).toBe('content');
  });

  test('provenance is kept for every entry', () => {
    const tables = Object.fromEntries(marcoPolo2.content.tables.map((table) => [table.name, table]));
    expect(tables['contracts']?.entries).toHaveLength(42);
    expect(tables['cityCards']?.entries.find(({ id }) => id === 'k02')).toEqual({ id: 'k02', source: 'recalled', fields: { 'effect.kind': 'seed', 'effect.byDie[1]': 'seed' }, note: 'confidence: medium' });
    expect(tables['constants']?.source).toBe('seed');
    expect(marcoPolo2.content.tables.every(({ entries }) => entries.every(({ source }) => source.length > 0))).toBe(true);
  });

  test('what does not fit is told with its place', () => {
    expect(complaint((pack) => { pack.routes[0].to = 'atlantis'; })).toBe('routes.0.to: unknown place "atlantis"');
    expect(complaint((pack) => { pack.routes[0].from = 'atlantis'; })).toBe('routes.0.from: unknown place "atlantis"');
    expect(complaint((pack) => { for (const place of pack.locations) if (place.kind === 'contract') Object.assign(place, { kind: 'card', contractSpaces: 0, cardSpaces: 1 }); })).toBe('locations: expected at least one contract city');
    expect(complaint((pack) => { pack.specialCities.push({ ...pack.specialCities[0], id: 'special-again' }); })).toBe('specialCities.3.city: "baghdad" stands here twice');
    expect(complaint((pack) => { pack.specialCities.push({ ...pack.specialCities[0], id: 'special-xian', city: 'xian' }); })).toBe('specialCities.3.city: "xian" is no special city');
    expect(complaint((pack) => { const [{ free }] = pack.books; free.push(...Array.from({ length: 6 }, () => free[0])); })).toBe('books.0.free: expected 0 to 4 items');
    expect(complaint((pack) => { pack.routes[0].to = pack.routes[0].from; })).toBe('routes.0.to: a route joins two places');
    expect(complaint((pack) => { pack.routes.push({ ...pack.routes[0], id: 'again' }); })).toBe('routes.38: there is a route between "beijing" and "xanadu" already');
    expect(complaint((pack) => { pack.routes[1].seal = 'bakers'; })).toBe('routes.1.seal: unknown guild "bakers"');
    expect(complaint((pack) => { pack.routes = pack.routes.filter(({ from, to }: { from: string; to: string }) => from !== 'lhasa' && to !== 'lhasa'); })).toBe('locations.7: "lhasa" cannot be reached');
    expect(complaint((pack) => { pack.locations[1].shield = null; })).toBe('locations.1.shield: every city has a shield');
    expect(complaint((pack) => { pack.locations[1].shield = 'unicorn'; })).toBe('locations.1.shield: unknown shield "unicorn"');
    expect(complaint((pack) => { pack.locations[0].shield = 'sun'; })).toBe('locations.0.shield: only cities have a shield');
    expect(complaint((pack) => { pack.locations[1].contractSpaces = 2; })).toBe('locations.1.contractSpaces: contract cities, and no others, have contract spaces');
    expect(complaint((pack) => { pack.locations[2].cardSpaces = 1; })).toBe('locations.2.cardSpaces: card cities, and no others, have card spaces');
    expect(complaint((pack) => { pack.locations[0].bonusMarker = true; })).toBe('locations.0.bonusMarker: only cities have a bonus marker');
    expect(complaint((pack) => { pack.locations[0].outpost = true; })).toBe('locations.0.outpost: only cities have an outpost bonus');
    expect(complaint((pack) => { pack.locations[0].kind = 'oasis'; })).toBe('locations: expected exactly one place of kind "start"');
    expect(complaint((pack) => { pack.specialCities.pop(); pack.constants.neutralDice = []; })).toBe('locations.14: no entry of specialCities for "hormuz"');
    expect(complaint((pack) => { pack.specialCities[0].seal = 'bakers'; })).toBe('specialCities.0.seal: unknown guild "bakers"');
    expect(complaint((pack) => { pack.specialCities[0].city = 'pagan'; })).toContain('no entry of specialCities');
    expect(complaint((pack) => { pack.contracts[5].id = 'k01'; })).toBe('cityCards.0.id: "k01" is used twice');
    expect(complaint((pack) => { pack.offerTiles[0].book = 'IV'; })).toBe('offerTiles.0.book: unknown book "IV"');
    expect(complaint((pack) => { pack.offerTiles = pack.offerTiles.slice(2); })).toBe('books.0: book "I" needs 5 offer tiles, there are 4');
    expect(complaint((pack) => { pack.goalCards[0].shields = ['unicorn']; })).toBe('goalCards.0.shields.0: unknown shield');
    expect(complaint((pack) => { pack.goalCards[0].seals[0].seal = 'bakers'; })).toBe('goalCards.0.seals.0.seal: unknown guild');
    expect(complaint((pack) => { pack.shieldTrack[3].shields = 9; })).toBe('shieldTrack.3.shields: expected 4');
    expect(complaint((pack) => { pack.constants.neutralDice[0].space = 'bath'; })).toBe('constants.neutralDice.0.space: unknown action space "bath"');
    expect(complaint((pack) => { pack.constants.neutralDice.push(...pack.constants.neutralDice, ...pack.constants.neutralDice); })).toBe('constants.neutralDice.0: the space has no room for so many dice');
    expect(complaint((pack) => { pack.cityBonusMarkers[0].bonus = { copyCityBonus: 1 }; })).toBe('cityBonusMarkers.2.bonus: only one marker may copy others');
    expect(complaint((pack) => { pack.cityCards[10].effect.options[0].reward.vp = 1; })).toBe('cityCards.10.effect.options.0.reward: a card that moves a figure gives nothing else');
    expect(complaint((pack) => { pack.cityCards[10].effect.options.push({ cost: { coin: 1 }, reward: { vp: 1 } }); })).toBe('cityCards.10.effect.options: a card that moves a figure has one option');
  });

  test('what is found amiss is told with the entry it stands in, be it the first', () => {
    expect(complaint((pack) => { pack.contracts[5].id = 'de-wu'; })).toBe('contracts.5.id: "de-wu" is used twice');
    expect(complaint((pack) => { pack.contracts[5].id = 'matteo'; })).toBe('contracts.5.id: "matteo" is used twice');
    expect(complaint((pack) => { pack.shieldTrack[0].shields = 2; })).toBe('shieldTrack.0.shields: expected 1');
    expect(complaint((pack) => { pack.locations.unshift({ ...pack.locations.at(-1), id: 'oasis-lost' }); })).toBe('locations.0: "oasis-lost" cannot be reached');
    expect(complaint((pack) => { pack.constants.neutralDice[0].space = 'x'.repeat(90); })).toBe(`constants.neutralDice.0.space: unknown action space "${'x'.repeat(60)}"`);
    expect(() => withContent({ shields: [] })).toThrow(/^content at shields: expected 1 to 30 items$/);
  });

  test('a route joins two places once, whichever is named first; places that only reach one another are not reached', () => {
    const way = { id: 'again', cost: {}, seal: null, source: 'reconstructed' };
    expect(complaint((pack) => { pack.routes.push({ ...way, from: 'xanadu', to: 'beijing' }); })).toBe('routes.38: there is a route between "xanadu" and "beijing" already');
    const cutOff = (pack: Parameters<Parameters<typeof changed>[0]>[0]): void => { pack.routes = pack.routes.filter(({ from, to }: { from: string; to: string }) => ![from, to].some((id) => id === 'lhasa' || id === 'calicut')); };
    expect(complaint((pack) => { cutOff(pack); pack.routes.push({ ...way, from: 'lhasa', to: 'calicut' }); })).toBe('locations.7: "lhasa" cannot be reached');
    expect(complaint((pack) => { cutOff(pack); pack.routes.push({ ...way, from: 'lhasa', to: 'calicut' }, { ...way, id: 'back', from: 'calicut', to: 'jaipur' }); })).toBe('');
    // Names that run together are still two.
    const renamed = (pack: Parameters<Parameters<typeof changed>[0]>[0], names: Record<string, string>): void => {
      for (const place of pack.locations) place.id = names[place.id] ?? place.id;
      for (const route of pack.routes) Object.assign(route, { from: names[route.from] ?? route.from, to: names[route.to] ?? route.to });
    };
    expect(complaint((pack) => { renamed(pack, { xanadu: 'ab', xian: 'c', lhasa: 'a', jaipur: 'bc' }); pack.routes.push({ ...way, from: 'ab', to: 'c' }, { ...way, id: 'other', from: 'a', to: 'bc' }); })).toBe('');
  });

  test('MP2-COUNT-2: neutral dice lie on any action space there is, as many as it holds for that number of players', () => {
    const lying = (...spaces: readonly string[]): string => complaint((pack) => { pack.constants.neutralDice.push(...spaces.map((space) => ({ seats: 3, space, value: 1 }))); });
    for (const space of ['book:I', 'book:II', 'book:III:upper', 'travel:lower', 'travel:upper', 'guildSeals', 'contracts', 'special:balkh']) expect(lying(space), space).toBe('');
    for (const space of ['book:III', 'book:I:single', 'travel:', 'special:xian', 'moneyBag']) expect(lying(space), space).toBe(`constants.neutralDice.7.space: unknown action space "${space}"`);
    // Of the four spaces of the Khan one is taken with three players, and two with two.
    expect(lying('khansFavour', 'khansFavour', 'khansFavour')).toBe('');
    expect(lying('khansFavour', 'khansFavour', 'khansFavour', 'khansFavour')).toBe('constants.neutralDice.6: the space has no room for so many dice');
    expect([lying('special:balkh', 'special:balkh'), lying('special:balkh', 'special:balkh', 'special:balkh')]).toEqual(['', 'constants.neutralDice.7: the space has no room for so many dice']);
  });

  test('what is said about a value is told, and makes no other game of it', () => {
    const said = { source: 'public-2', confidence: 'high', note: 'seen on the table', pinned: { 'cost.camel': 'seed' } };
    const told = createMarcoPolo2(changed((pack) => { for (const entry of pack.contracts) Object.assign(entry, said); })).content;
    const table = told.tables.find(({ name }) => name === 'contracts');
    expect(table?.source).toBe('public-2');
    expect(table?.entries[0]).toEqual({ id: 'c01', source: 'public-2', fields: { 'cost.camel': 'seed' }, note: 'confidence: high; seen on the table' });
    expect(told.id).toBe(marcoPolo2.content.id);
    // What is known of a free offer stands in a list of its book.
    expect(createMarcoPolo2(changed(({ books }) => { books[1].free[0].source = 'seed'; })).content.id).toBe(marcoPolo2.content.id);
    for (const { entries } of marcoPolo2.content.tables) for (const entry of entries) expect([entry.note, entry.fields && Object.keys(entry.fields).length]).not.toContainEqual(expect.toBeOneOf(['', 0]));
    expect(marcoPolo2.content.tables.find(({ name }) => name === 'contracts')?.entries[1]).toStrictEqual({ id: 'c02', source: 'reconstructed' });
  });

  test('a game for four must not run out of anything', () => {
    for (const [table, needed, there] of [['cityBonusMarkers', 6, 5], ['outpostBonuses', 10, 9], ['contracts', 10, 8], ['startingContracts', 4, 3], ['cityCards', 16, 15], ['goalCards', 12, 11]] as const) {
      expect(complaint((pack) => { pack[table] = pack[table].slice(0, there); })).toBe(`${table}: a game for four needs ${needed}, there are ${there}`);
    }
  });

  test('the form of every entry is checked', () => {
    expect(complaint((pack) => { pack.contracts[0].cost = {}; })).toBe('contracts.0.cost: expected something to pay');
    expect(complaint((pack) => { pack.contracts[0].cost = { anyGood: 1, distinctGoods: 2 }; })).toContain('cannot stand together');
    expect(complaint((pack) => { pack.contracts[0].reward = {}; })).toBe('contracts.0.reward: expected something to receive');
    expect(complaint((pack) => { pack.contracts[0].id = 'two words'; })).toContain('contracts.0.id');
    expect(complaint((pack) => { pack.contracts[0].id = '17'; })).toContain('contracts.0.id');
    expect(complaint((pack) => { pack.contracts[0].source = 'rumour'; })).toContain('contracts.0.source');
    expect(complaint((pack) => { pack.contracts[0].pinned = { vp: 'rumour' }; })).toContain('contracts.0.pinned.vp');
    for (const pinned of [null, 'seed', 7, ['seed']]) expect(complaint((pack) => { pack.contracts[0].pinned = pinned; })).toBe('contracts.0.pinned: expected an object');
    expect(complaint((pack) => { pack.contracts[0].pinned = { ['v'.repeat(50)]: 'rumour' }; })).toContain(`contracts.0.pinned.${'v'.repeat(40)}: `);
    expect(complaint((pack) => { pack.contracts[0].id = 'two words'; })).toBe('contracts.0.id: expected a word of letters, digits and hyphens');
    expect(complaint((pack) => { pack.contracts[0].id = '2nd-red'; })).toBe('');
    for (const source of ['seed', 'public', 'public-2', 'recalled', 'reconstructed']) expect(complaint((pack) => { pack.contracts[0].source = source; }), source).toBe('');
    expect(complaint((pack) => { Object.assign(pack, { surplus: [] }); })).toBe('surplus: unknown key');
    expect(() => withContent({ contracts: [] })).toThrow('a game for four needs 10, there are 0');
  });

  test('no table is without end, and some are never empty', () => {
    const long = (table: keyof Pack, length: number): string => complaint((pack) => { pack[table] = Array.from({ length }, () => pack[table][0]); });
    const most = { locations: [2, 60], routes: [1, 200], travelSpaces: [1, 6], guildSeals: [1, 8], specialCities: [0, 10], shields: [1, 30], shieldTrack: [1, 40], cityBonusMarkers: [0, 40], outpostBonuses: [0, 40], books: [1, 6], offerTiles: [0, 90], contracts: [0, 200], startingContracts: [0, 40], cityCards: [0, 80], goalCards: [0, 60] } as const;
    for (const [table, [fewest, limit]] of Object.entries(most)) {
      const wrong = `${table}: expected ${fewest} to ${limit} items`;
      expect([long(table as keyof Pack, limit) === wrong, long(table as keyof Pack, limit + 1)]).toEqual([false, wrong]);
      if (fewest > 0) expect([long(table as keyof Pack, fewest) === wrong, long(table as keyof Pack, fewest - 1)]).toEqual([false, wrong]);
    }
  });

  test('the schema of a pack tells programs what may be said of where a value comes from', () => {
    const find = (value: unknown): unknown => (typeof value !== 'object' || value === null ? undefined : 'pinned' in value ? value.pinned : Object.values(value).map(find).find((found) => found !== undefined));
    expect(find(packSchema.json)).toMatchObject({ type: 'object', additionalProperties: { enum: ['seed', 'public', 'public-2', 'recalled', 'reconstructed'] } });
  });
});

describe('generated packs', () => {
  const seeds = ['amber', 'brass', 'cedar'];

  test('generated packs are valid and different', () => {
    const ids = Array.from({ length: 40 }, (_, at) => {
      const pack = randomPack(`p${at}`);
      expect(packProblem(pack)).toBeNull();
      return createMarcoPolo2(pack).content.id;
    });
    expect(new Set(ids).size).toBe(40);
  });

  test('random games end on generated packs for every number of seats', () => {
    for (let at = 0; at < 12; at += 1) {
      const game = createMarcoPolo2(randomPack(`play${at}`));
      for (const seats of [2, 3, 4]) {
        const { state } = randomGame(game, { seats, rulings: { firstGameCharacters: at % 2 === 0 ? 'on' : 'off' } }, `seed${at}`);
        expect(game.validate(state).ok).toBe(true);
        expect(game.score(state).final).toBe(true);
      }
    }
  });

  for (const seed of seeds) {
    const game = createMarcoPolo2(randomPack(seed));
    for (const law of laws(game, { games: 4, stride: 17 })) test(`pack ${seed}: ${law.title}`, { timeout: 120_000 }, law.prove);
  }
});
