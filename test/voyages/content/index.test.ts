// Component values no rule book prints, reconstructed: each is played once, so that a slip of the pen shows.
import { describe, expect, test } from 'vitest';
import { voyages, withContent } from '../../../src/voyages/index.js';
import { movesLike, player, purse, table, turn, untilDecision } from '../helpers.js';

type Row = readonly [id: string, cost: Readonly<Record<string, number>>, reward: Readonly<Record<string, number>>];

const NOTHING = { coin: 0, camel: 0, pepper: 0, silk: 0, gold: 0, vp: 0 };

const PLAIN = Object.keys(NOTHING);

const contracts: readonly Row[] = [
  ['s01', { camel: 1, pepper: 3 }, { move: 1, vp: 1 }],
  ['s02', { camel: 1, gold: 1 }, { camel: 3, vp: 2 }],
  ['s03', { camel: 1, silk: 2 }, { coin: 5, vp: 3 }],
  ['s04', { camel: 2, pepper: 1, gold: 1 }, { blackDie: 1, vp: 4 }],
  ['s05', { camel: 2, silk: 1, gold: 1 }, { distinctGoods: 2, vp: 4 }],
  ['s06', { camel: 2, pepper: 1, silk: 1 }, { contract: 1, vp: 5 }],
  ['c01', { camel: 1, pepper: 3 }, { blackDie: 1, vp: 2 }],
  ['c02', { camel: 1, pepper: 4 }, { contract: 1, vp: 3 }],
  ['c03', { camel: 1, silk: 3 }, { anyGood: 1, vp: 3 }],
  ['c04', { camel: 1, gold: 3 }, { anyGood: 1, vp: 6 }],
  ['c05', { camel: 1, gold: 4 }, { camel: 3, vp: 7 }],
  ['c06', { camel: 1, gold: 4 }, { move: 1, vp: 7 }],
  ['c07', { camel: 2, pepper: 2, silk: 1 }, { coin: 4, vp: 3 }],
  ['c08', { camel: 2, pepper: 2, silk: 1 }, { distinctGoods: 2, vp: 3 }],
  ['c09', { camel: 2, pepper: 1, silk: 2 }, { coin: 3, vp: 4 }],
  ['c10', { camel: 2, pepper: 2, silk: 2 }, { blackDie: 1, vp: 5 }],
  ['c11', { camel: 2, pepper: 3, silk: 2 }, { move: 1, vp: 5 }],
  ['c12', { camel: 2, pepper: 2, silk: 3 }, { coin: 6, vp: 5 }],
  ['c13', { camel: 2, pepper: 2, silk: 3 }, { anyGood: 1, blackDie: 1, vp: 5 }],
  ['c14', { camel: 2, pepper: 2, gold: 1 }, { contract: 1, vp: 4 }],
  ['c15', { camel: 2, pepper: 2, gold: 1 }, { move: 1, vp: 4 }],
  ['c16', { camel: 2, pepper: 1, gold: 2 }, { blackDie: 1, vp: 5 }],
  ['c17', { camel: 2, pepper: 3, gold: 2 }, { coin: 7, vp: 6 }],
  ['c18', { camel: 2, pepper: 3, gold: 2 }, { camel: 5, vp: 7 }],
  ['c19', { camel: 2, pepper: 2, gold: 3 }, { coin: 7, vp: 8 }],
  ['c20', { camel: 2, pepper: 2, gold: 3 }, { distinctGoods: 2, vp: 9 }],
  ['c21', { camel: 2, silk: 2, gold: 1 }, { camel: 4, vp: 4 }],
  ['c22', { camel: 2, silk: 1, gold: 2 }, { coin: 4, vp: 6 }],
  ['c23', { camel: 2, silk: 1, gold: 2 }, { blackDie: 1, vp: 6 }],
  ['c24', { camel: 2, silk: 1, gold: 2 }, { camel: 4, vp: 6 }],
  ['c25', { camel: 2, silk: 2, gold: 2 }, { contract: 1, vp: 7 }],
  ['c26', { camel: 2, silk: 2, gold: 2 }, { move: 1, vp: 7 }],
  ['c27', { camel: 2, silk: 3, gold: 2 }, { contract: 1, vp: 8 }],
  ['c28', { camel: 2, silk: 3, gold: 2 }, { camel: 4, vp: 8 }],
  ['c29', { camel: 2, silk: 2, gold: 3 }, { coin: 7, vp: 9 }],
  ['c30', { camel: 2, silk: 2, gold: 3 }, { move: 1, vp: 9 }],
  ['c31', { camel: 3, pepper: 1, silk: 1, gold: 1 }, { blackDie: 1, vp: 5 }],
  ['c32', { camel: 3, pepper: 1, silk: 1, gold: 1 }, { distinctGoods: 2, vp: 5 }],
  ['c33', { camel: 3, pepper: 1, silk: 1, gold: 1 }, { move: 1, vp: 5 }],
  ['c34', { camel: 3, pepper: 1, silk: 1, gold: 1 }, { anyGood: 1, vp: 6 }],
  ['c35', { camel: 3, pepper: 1, silk: 1, gold: 1 }, { contract: 1, vp: 6 }],
  ['c36', { camel: 3, pepper: 1, silk: 2, gold: 1 }, { camel: 3, contract: 1, vp: 5 }],
  ['c37', { camel: 3, pepper: 1, silk: 2, gold: 1 }, { camel: 3, coin: 4, vp: 5 }],
  ['c38', { camel: 3, pepper: 1, silk: 1, gold: 2 }, { coin: 5, vp: 7 }],
];

const exchanges: readonly Row[] = [
  ['k01', { pepper: 2 }, { vp: 2 }],
  ['k02', { silk: 2 }, { vp: 3 }],
  ['k03', { gold: 2 }, { vp: 4 }],
  ['k04', { camel: 1 }, { vp: 1 }],
  ['k05', { camel: 2 }, { coin: 2, vp: 1 }],
  ['k06', { camel: 3 }, { pepper: 1, silk: 1, gold: 1 }],
  ['k07', { camel: 1, pepper: 1 }, { coin: 7 }],
  ['k08', { camel: 1, silk: 1 }, { coin: 8 }],
  ['k09', { camel: 1, gold: 1 }, { coin: 9 }],
  ['k10', { camel: 1, pepper: 1 }, { coin: 2, vp: 2 }],
  ['k11', { camel: 1, silk: 1 }, { coin: 4, vp: 2 }],
  ['k12', { camel: 1, gold: 1 }, { coin: 6, vp: 2 }],
  ['k13', { camel: 3, pepper: 1 }, { vp: 4 }],
  ['k14', { camel: 2, silk: 1 }, { vp: 4 }],
  ['k15', { camel: 1, gold: 1 }, { vp: 4 }],
  ['k16', { coin: 2 }, { anyGood: 1 }],
];

const goals = [
  ['g01', 'moscow', 'xian', 4],
  ['g02', 'moscow', 'ormuz', 5],
  ['g03', 'moscow', 'kashgar', 7],
  ['g04', 'karakorum', 'xian', 4],
  ['g05', 'karakorum', 'kochi', 5],
  ['g06', 'karakorum', 'adana', 7],
  ['g07', 'lan-zhou', 'kochi', 4],
  ['g08', 'lan-zhou', 'adana', 5],
  ['g09', 'lan-zhou', 'ormuz', 6],
  ['g10', 'samarcanda', 'xian', 4],
  ['g11', 'samarcanda', 'adana', 5],
  ['g12', 'samarcanda', 'kochi', 7],
  ['g13', 'alexandria', 'anxi', 4],
  ['g14', 'alexandria', 'kashgar', 5],
  ['g15', 'karachi', 'kashgar', 5],
  ['g16', 'karachi', 'anxi', 7],
  ['g17', 'sumatra', 'ormuz', 6],
  ['g18', 'sumatra', 'anxi', 8],
] as const;

const routes: readonly (readonly [from: string, to: string, cost: Readonly<{ coin?: number; camel?: number }>])[] = [
  ['venezia', 'alexandria', {}],
  ['venezia', 'oasis-1', {}],
  ['venezia', 'oasis-5', { camel: 3 }],
  ['oasis-1', 'moscow', {}],
  ['moscow', 'anxi', { camel: 3 }],
  ['anxi', 'karakorum', { camel: 2 }],
  ['karakorum', 'oasis-2', {}],
  ['oasis-2', 'oasis-3', { coin: 5 }],
  ['oasis-2', 'oasis-4', {}],
  ['oasis-3', 'beijing', {}],
  ['oasis-4', 'beijing', { camel: 3 }],
  ['oasis-4', 'lan-zhou', {}],
  ['oasis-5', 'samarcanda', {}],
  ['oasis-5', 'oasis-7', {}],
  ['samarcanda', 'oasis-6', { camel: 2 }],
  ['oasis-6', 'kashgar', { camel: 4 }],
  ['kashgar', 'lan-zhou', { camel: 2 }],
  ['alexandria', 'oasis-7', { coin: 7 }],
  ['alexandria', 'oasis-9', {}],
  ['oasis-7', 'ormuz', { camel: 3 }],
  ['ormuz', 'karachi', { camel: 3 }],
  ['karachi', 'oasis-8', {}],
  ['oasis-8', 'xian', {}],
  ['oasis-8', 'kochi', { camel: 4 }],
  ['xian', 'beijing', {}],
  ['oasis-9', 'adana', { camel: 2 }],
  ['adana', 'kochi', { coin: 15 }],
  ['kochi', 'sumatra', { coin: 10 }],
  ['sumatra', 'oasis-10', { camel: 4 }],
  ['oasis-10', 'beijing', {}],
];

const plain = (reward: Row[2]): Record<string, number> => ({ ...NOTHING, ...Object.fromEntries(Object.entries(reward).filter(([key]) => PLAIN.includes(key))) });

const rest = (reward: Row[2]): string[] => Object.keys(reward).filter((key) => !PLAIN.includes(key)).sort();

describe('contracts', () => {
  for (const [id, cost, reward] of contracts) {
    test(`VOY-BONUS-2 ${id}: its cost is paid, its reward gained`, () => {
      const position = turn({ ...cost, contracts: [id] }).play(`complete ${id}`);
      expect(purse(position)).toEqual(plain(reward));
      const due = position.events.flatMap((event) => (event.kind === 'bonus-due' ? [event.bonus] : []));
      const waiting = movesLike(position, 'next').map((move) => move.slice('next '.length));
      expect([...new Set([...due, ...waiting])].sort()).toEqual(rest(reward));
      for (const kind of Object.keys(cost)) {
        expect(turn({ ...cost, [kind]: cost[kind]! - 1, contracts: [id] }).refusal(`complete ${id}`)).toBe('contract-not-payable');
      }
    });
  }
});

describe('city cards that exchange', () => {
  for (const [id, cost, reward] of exchanges) {
    test(`VOY-CARD-6 ${id}: its cost is paid, its reward gained, once and twice`, () => {
      for (const times of [1, 2]) {
        const funds = Object.fromEntries(Object.entries(cost).map(([kind, amount]) => [kind, times * amount]));
        const position = turn({ ...funds, posts: ['moscow'], dice: ['own6'] }, { cityCards: { moscow: id } }).play(`cityCard ${id} ${times} own6`);
        expect(purse(position)).toEqual(Object.fromEntries(Object.entries(plain(reward)).map(([kind, amount]) => [kind, times * amount])));
        expect(movesLike(position, 'goods').length).toBe(reward['anyGood'] ? [3, 6][times - 1] : 0);
      }
    });
  }
});

describe('goal cards', () => {
  for (const [id, first, second, vp] of goals) {
    test(`VOY-SCORE-2 ${id}: ${vp} VP for ${first} and ${second}`, () => {
      const other = id === 'g01' ? 'g16' : 'g01';
      const line = (posts: string[]): number => voyages.score(table({ over: true, players: [{ goals: [id, other], posts }, {}] }).state).players[0]!.lines.find(({ id: what, detail }) => what === 'goal' && detail === id)!.points;
      expect([line([first, second]), line([first]), line([second]), line([])]).toEqual([vp, 0, 0, 0]);
    });
  }
});

describe('routes', () => {
  for (const [from, to, { coin = 0, camel = 0 }] of routes) {
    test(`VOY-TRAVEL-4 ${from} - ${to}: its cost, either way`, () => {
      for (const [start, end] of [[from, to], [to, from]] as const) {
        const position = turn({ figures: [start], coin, camel }, { bonuses: ['move'] });
        expect(position.moves()).toContain(`step ${end}`);
        for (const less of [{ coin: coin - 1, camel }, { coin, camel: camel - 1 }]) {
          if (less.coin >= 0 && less.camel >= 0) expect(turn({ figures: [start], ...less }, { bonuses: ['move'] }).moves()).not.toContain(`step ${end}`);
        }
        position.play(`step ${end}`);
        untilDecision(position);
        expect(player(position).figures).toEqual([end]);
      }
    });
  }

  test('VOY-TRAVEL-7: there are no other routes', () => {
    for (const { from, to } of [...new Set(routes.flatMap(([a, b]) => [a, b]))].map((from) => ({ from, to: routes.flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : [])) }))) {
      const position = turn({ figures: [from], coin: 99, camel: 99 }, { bonuses: ['move'] });
      expect(movesLike(position, 'step')).toEqual(to.map((end) => `step ${end}`).sort());
    }
  });
});

describe('where the component values come from', () => {
  const tables = Object.fromEntries(voyages.content.tables.map((one) => [one.name, one]));

  test('every table says how many entries it has and where they are from', () => {
    expect(voyages.content.tables.map(({ name, source, entries }) => `${name}: ${entries[0]!.id} to ${entries.at(-1)!.id}, ${entries.length} ${source}`)).toEqual([
      'locations: venezia to oasis-10, 25 public-2', 'routes: venezia - alexandria to oasis-10 - beijing, 30 public-2', 'travelCosts: 1 to 6, 6 public-2',
      'bazaar: camel 1 to gold 6, 24 public-2', 'spaces: fiveCoins to posts, 13 seed', 'startingContracts: s01 to s06, 6 public-2', 'regularContracts: c01 to c38, 38 public-2',
      'cityCards: k01 to k31, 31 public-2', 'outpostBonuses: o01 to o10, 10 public-2', 'cityBonuses: b1 to b6, 6 public-2', 'goalCards: g01 to g18, 18 public-2',
      'goalCities: 0 to 4, 5 public-2', 'beijing: 10 to 1, 4 public-2', 'characters: raschid to johannes, 8 public-2', 'firstCharacters: raschid to mercator, 4 seed', 'scoring: coins to mostContracts, 3 seed',
    ]);
    expect(tables['locations']!.note).toMatch(/^The rule book names Venezia, Beijing/);
    expect(Object.keys(tables['routes']!)).not.toContain('note');
    expect(new Set(tables['spaces']!.entries.map(({ id }) => id)).size).toBe(13);
  });

  test('every entry has a name, each another one in its table', () => {
    for (const { name, entries } of voyages.content.tables) {
      const ids = entries.map(({ id }) => id);
      expect(ids.filter((id) => !/[a-z0-9]/.test(id)), name).toEqual([]);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  test('what is known otherwise than its table says so', () => {
    const others = voyages.content.tables.flatMap(({ name, source, entries }) => entries.filter((entry) => entry.source !== source || entry.fields || entry.note).map(({ id, source: from, fields }) => [name, id, from, fields ?? {}]));
    expect(others.filter(([name]) => name !== 'cityBonuses')).toEqual([
      ['travelCosts', '2', 'seed', {}], ['travelCosts', '3', 'seed', {}], ['bazaar', 'gold 3', 'public', {}], ['spaces', 'posts', 'seed', { 11: 'public-2' }],
      ['regularContracts', 'c09', 'seed', {}], ['regularContracts', 'c24', 'public', {}], ['cityCards', 'k15', 'public-2', {}], ['cityCards', 'k18', 'public', {}],
      ['cityCards', 'k21', 'public-2', { direction: 'public' }], ['cityCards', 'k22', 'public-2', { direction: 'public' }], ['characters', 'mercator', 'public-2', { 'for 2 and 3 players': 'public' }],
    ]);
    expect(tables['cityBonuses']!.entries.every(({ source, fields, note }) => source === 'public-2' && fields?.['place'] === 'public' && note?.includes('letters A to F'))).toBe(true);
  });

  test('what two sources disagree about names the ruling', () => {
    const note = (table: string, id: string): string | undefined => tables[table]!.entries.find((entry) => entry.id === id)!.note;
    expect(note('bazaar', 'gold 3')).toContain('ruling goldColumn3');
    expect(note('regularContracts', 'c24')).toContain('ruling contractC24');
    expect(note('cityCards', 'k18')).toContain('ruling twoGoods');
    expect(note('cityCards', 'k15')).toContain('A printed example');
  });

  test('values of a printed copy are known from it', () => {
    const copy = withContent({ travelCosts: [3, 7, 12, 12, 18, 19] }).content;
    const given = copy.tables.find(({ name }) => name === 'travelCosts')!;
    expect(given.note).toBe('Entered from a printed copy.');
    expect(given.entries).toEqual([1, 2, 3, 4, 5, 6].map((steps) => ({ id: `${steps}`, source: 'seed' })));
    expect(copy.tables.find(({ name }) => name === 'routes')).toEqual(tables['routes']);
  });
});
