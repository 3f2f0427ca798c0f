import { describe, expect, test } from 'vitest';
import { InvalidDataError } from '../../../src/kernel/errors.js';
import { scenario } from '../../../src/testing/index.js';
import { createVoyages, standardPack, voyages, withContent, type PackTables } from '../../../src/voyages/index.js';

type Tables = { -readonly [Table in keyof PackTables]: PackTables[Table] };

/** The standard values, changed. */
function changed(change: (tables: Tables) => void): Tables {
  const pack = standardPack();
  change(pack);
  return pack;
}

describe('component values of a printed copy', () => {
  test('the standard pack entered again is the same game', () => {
    expect(createVoyages(standardPack()).content.id).toBe(voyages.content.id);
    expect(voyages.content.id).toMatch(/^standard-[0-9a-f]{16}$/);
    expect(voyages.content.tables.every(({ entries }) => entries.length > 0)).toBe(true);
  });

  test('a contract of other values is paid and rewarded as it says; its table comes from the owner', () => {
    const { regularContracts } = standardPack();
    const game = withContent({ regularContracts: regularContracts.map((entry) => (entry.id === 'c24' ? { id: 'c24', cost: { camel: 1 }, reward: { vp: 11 } } : entry)) });
    expect(game.content.id).not.toBe(voyages.content.id);
    expect(game.content.tables.find(({ name }) => name === 'regularContracts')).toMatchObject({ source: 'seed' });
    expect(game.content.tables.find(({ name }) => name === 'goalCards')).toEqual(voyages.content.tables.find(({ name }) => name === 'goalCards'));
    const position = scenario(game, { players: [{ camel: 1, contracts: ['c24'] }, {}] }).play('complete c24');
    expect(position.state.players[0]).toMatchObject({ camel: 0, vp: 11 });
    expect(voyages.check(scenario(voyages, { players: [{ camel: 1, contracts: ['c24'] }, {}] }).state, { kind: 'complete', contract: 'c24' })).toMatchObject({ code: 'contract-not-payable' });
  });

  test('map, journeys, cards and scores follow the pack', () => {
    const { routes, cityCards, cityBonuses } = standardPack();
    const game = withContent({
      routes: routes.map((route) => (route.between.join() === 'venezia,alexandria' ? { ...route, cost: { camel: 1 } } : route)),
      travelCosts: [1, 2, 3, 4, 5, 6],
      beijing: [20, 15, 10, 5],
      goalCities: [0, 2, 4, 6, 8],
      cityCards: cityCards.map((card) => (card.id === 'k17' ? { ...card, cost: { camel: 1 } } : card)),
      cityBonuses: cityBonuses.map((tile) => ({ ...tile, place: tile.place === 'anxi' ? 'kochi' : tile.place === 'kochi' ? 'anxi' : tile.place })),
    });
    const journey = scenario(game, { players: [{ coin: 1, camel: 1, dice: ['own1', 'own1'] }, {}] }).play('travel own1+own1', 'step alexandria', 'travel 1: alexandria');
    expect(journey.state.players[0]).toMatchObject({ coin: 0, camel: 0, posts: ['alexandria'] });
    const card = scenario(game, { cityCards: { moscow: 'k17' }, players: [{ camel: 2, posts: ['moscow'], figures: ['oasis-8'], dice: ['own2'] }, {}] });
    card.play('cityCard k17 own2', 'step xian', 'step beijing', 'travel 2: xian > beijing');
    expect(card.state.players[0]?.camel).toBe(0);
    const lines = game.score(scenario(game, { over: true, players: [{ posts: ['beijing', 'moscow'], goals: ['g01', 'g02'] }, {}] }).state).players[0]?.lines;
    expect(lines?.find(({ id }) => id === 'beijing')?.points).toBe(20);
    expect(lines?.find(({ id }) => id === 'goalCities')?.points).toBe(2);
    expect(scenario(game, {}).state.cityBonuses).toEqual(['b6', 'b3', 'b2', 'b4', 'b5', 'b1']);
  });

  const wrong: readonly [string, (tables: Tables) => void][] = [
    ['an id that is not of the game', (tables) => { tables.goalCards = tables.goalCards.map((goal) => ({ ...goal, id: goal.id === 'g01' ? 'g99' : goal.id })); }],
    ['a card too few', (tables) => { tables.cityCards = tables.cityCards.slice(1); }],
    ['five travel costs', (tables) => { tables.travelCosts = [3, 7, 12, 12, 18]; }],
    ['a route to nowhere', (tables) => { tables.routes = [{ between: ['venezia', 'roma'], cost: {} }, ...tables.routes]; }],
    ['a route from a place to itself', (tables) => { tables.routes = [{ between: ['venezia', 'venezia'], cost: {} }, ...tables.routes]; }],
    ['a route twice', (tables) => { tables.routes = [{ between: ['alexandria', 'venezia'], cost: {} }, ...tables.routes]; }],
    ['a place without a route', (tables) => { tables.routes = tables.routes.filter(({ between }) => !between.includes('moscow')); }],
    ['a goal in an oasis', (tables) => { tables.goalCards = tables.goalCards.map((goal) => ({ ...goal, cities: ['oasis-1', 'xian'] })); }],
    ['a bazaar column without its good', (tables) => { tables.bazaar = { ...tables.bazaar, silk: { dice: 2, columns: tables.bazaar.silk.columns.map(() => ({ coin: 1 })) } }; }],
    ['a bazaar column with a contract', (tables) => { tables.bazaar = { ...tables.bazaar, silk: { dice: 2, columns: tables.bazaar.silk.columns.map(() => ({ silk: 1, contract: 1 })) } }; }],
    ['two moves at once', (tables) => { tables.outpostBonuses = tables.outpostBonuses.map((tile) => ({ ...tile, reward: { move: 2 } })); }],
    ['a city bonus that moves', (tables) => { tables.cityBonuses = tables.cityBonuses.map((tile) => ({ ...tile, reward: { move: 1 } })); }],
    ['two tiles in one city', (tables) => { tables.cityBonuses = tables.cityBonuses.map((tile) => ({ ...tile, place: 'anxi' })); }],
    ['a contract that copies a city bonus', (tables) => { tables.startingContracts = tables.startingContracts.map((entry) => ({ ...entry, reward: { otherCityBonus: 1 } })); }],
    ['a card of another form', (tables) => { tables.cityCards = tables.cityCards.map((card) => (card.id === 'k23' ? { ...card, form: 'exchange' } : card)); }],
    ['a card that trades something else', (tables) => { tables.cityCards = tables.cityCards.map((card) => (card.id === 'k01' ? { ...card, cost: { silk: 2 } } : card)); }],
    ['a card with two goods of choice', (tables) => { tables.cityCards = tables.cityCards.map((card) => (card.id === 'k16' ? { ...card, reward: { anyGood: 2 } } : card)); }],
    ['a card without amounts by die', (tables) => { tables.cityCards = tables.cityCards.map(({ amountByDie: _amounts, ...card }) => card); }],
    ['a negative number', (tables) => { tables.beijing = [10, 7, 4, -1]; }],
  ];
  for (const [what, change] of wrong) {
    test(`${what} is refused`, () => { expect(() => withContent(changed(change))).toThrow(InvalidDataError); });
  }
});
