// Component values of a printed copy in place of the reconstructed ones.
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../src/voyages/content/tables.js';
import { InvalidDataError } from '../../../src/kernel/errors.js';
import { randomGame, scenario } from '../../../src/testing/index.js';
import { packSchema, standardPack, voyages, withContent, type Arrangement, type Pack, type State } from '../../../src/voyages/index.js';

/** The standard values with one thing changed. */
function changed(change: (pack: Pack) => void): Pack {
  const pack = standardPack();
  change(pack);
  return pack;
}

/** Plays moves with other component values. */
function played(change: (pack: Pack) => void, arrangement: Arrangement, ...moves: string[]): State {
  return scenario(withContent(changed(change)), arrangement).play(...moves).state;
}

const set = (target: object, values: object): void => { Object.assign(target, values); };

describe('packs of component values', () => {
  test('the standard pack is a template that makes the same game', () => {
    expect(packSchema.check(standardPack())).toBeNull();
    const same = withContent(standardPack());
    const [one, other] = [same, voyages].map((game) => randomGame(game, { seats: 3 }, 'pack').state);
    expect(one).toEqual(other);
    expect(withContent({ travelCosts: [3, 7, 12, 12, 18, 19] }).content.id).not.toBe(voyages.content.id);
  });

  test('VOY-TRAVEL-3: costs of travel are those of the pack', () => {
    const state = played((pack) => { set(pack, { travelCosts: [4, 7, 12, 12, 18, 18] }); }, { seats: 4, players: [{ dice: ['own1', 'own1'], coin: 4 }] }, 'travel own1+own1', 'step alexandria', 'travel 1: alexandria');
    expect(state.players[0]?.coin).toBe(0);
  });

  test('VOY-TRAVEL-4: routes are those of the pack', () => {
    const game = withContent({ routes: standardPack().routes.map((route) => (route.between.join() === 'venezia,alexandria' ? { ...route, cost: { camel: 9 } } : route)) });
    const position = scenario(game, { seats: 4, players: [{ dice: ['own1', 'own1'], coin: 4, camel: 8 }] }).play('travel own1+own1');
    expect(position.refusal('step alexandria')).toBe('path-not-payable');
    expect(position.refusal('step oasis-1')).toBeNull();
  });

  test('VOY-BONUS-2: contracts, and VOY-BAZAAR-3: columns are those of the pack', () => {
    const contract = played((pack) => { set(pack.startingContracts[1]!, { cost: { gold: 2 }, reward: { coin: 1, vp: 9 } }); }, { seats: 4, players: [{ gold: 2, contracts: ['s02'] }] }, 'complete s02');
    expect(contract.players[0]).toMatchObject({ gold: 0, coin: 1, vp: 9 });
    const bazaar = played((pack) => { set(pack.bazaar.pepper.columns[0]!, { pepper: 5 }); }, { seats: 4, players: [{ dice: ['own1'] }] }, 'bazaar pepper 1 own1');
    expect(bazaar.players[0]).toMatchObject({ pepper: 5 });
  });

  test('VOY-CARD-15: what a movement card costs is as printed', () => {
    const state = played((pack) => { set(pack.cityCards.find(({ id }) => id === 'k17')!, { cost: { camel: 3 } }); }, { seats: 4, cityCards: { moscow: 'k17' }, players: [{ dice: ['own2'], camel: 6, posts: ['moscow'] }] }, 'cityCard k17 own2', 'step alexandria', 'step oasis-9', 'travel 2: alexandria > oasis-9');
    expect(state.players[0]?.camel).toBe(0);
  });

  test.each([
    ['VOY-CARD-6', 'exchange', ['k01', 'k05', 'k16']], ['VOY-CARD-7', 'trade', ['k20']], ['VOY-CARD-8', 'trade', ['k21', 'k22']], ['VOY-CARD-9', 'count', ['k23']], ['VOY-CARD-10', 'count', ['k24', 'k25']],
    ['VOY-CARD-11', 'count', ['k26', 'k27']], ['VOY-CARD-12', 'count', ['k28', 'k29', 'k30']], ['VOY-CARD-13', 'cities', ['k19', 'k31']], ['VOY-CARD-15', 'movement', ['k17', 'k18']],
  ] as const)('%s: the cards it speaks of, and how they are used', (rule, use, ids) => {
    const { cards } = tablesOf(standardPack());
    expect(ids.map((id) => [id, cards.get(id)?.rule, cards.get(id)?.use])).toEqual(ids.map((id) => [id, rule, use]));
  });

  test('VOY-SCORE-2, VOY-SCORE-3 and VOY-SCORE-5: points of the pack', () => {
    const game = withContent(changed((pack) => {
      set(pack, { beijing: [11, 8, 5, 2], goalCities: [0, 2, 4, 7, 11] });
      set(pack.goalCards[0]!, { vp: 20 });
    }));
    const sheet = game.score(game.arrange({ over: true, players: [{ goals: ['g01', 'g08'], posts: ['moscow', 'xian', 'beijing'] }, { completed: 1 }] }));
    expect(sheet.players[0]?.total).toBe(20 + 4 + 11);
  });

  const nonsense: readonly [what: string, place: string, change: (pack: Pack) => void][] = [
    ['a contract of another id', 'regularContracts[0].id: expected c01', (pack) => { set(pack.regularContracts[0]!, { id: 'c99' }); }],
    ['a contract too few', 'regularContracts: expected 38 entries', (pack) => { (pack.regularContracts as unknown[]).pop(); }],
    ['a cost in coins for a contract', '', (pack) => { set(pack.regularContracts[0]!, { cost: { coin: 1 } }); }],
    ['two black dice on one contract', 'regularContracts[0].reward: "blackDie" comes once', (pack) => { set(pack.regularContracts[0]!, { reward: { blackDie: 2, vp: 1 } }); }],
    ['a route to nowhere', 'routes[0].between[1]: there is no such place', (pack) => { set(pack.routes[0]!, { between: ['venezia', 'atlantis'] }); }],
    ['a route twice', 'routes[1].between: these places are joined already', (pack) => { set(pack.routes[1]!, { between: ['alexandria', 'venezia'] }); }],
    ['a place without a route', 'routes: no route leads to venezia', (pack) => { (pack.routes as unknown[]).splice(0, 3); }],
    ['a goal in Beijing', 'goalCards[0].cities[1]: goal cards name large and small cities', (pack) => { set(pack.goalCards[0]!, { cities: ['moscow', 'beijing'] }); }],
    ['five costs of travel', 'travelCosts: expected 6 numbers', (pack) => { (pack.travelCosts as number[]).pop(); }],
    ['a move as income', 'cityBonuses[0].reward: "move" does not occur here', (pack) => { set(pack.cityBonuses[0]!, { reward: { move: 1 } }); }],
    ['two tiles for one city', 'cityBonuses[5].place: expected a small city of its own', (pack) => { set(pack.cityBonuses[0]!, { place: 'kochi' }); }],
    ['a card of another form', 'cityCards[0]: expected the form "exchange"', (pack) => { set(pack.cityCards[0]!, { form: 'perPip' }); }],
    ['a bazaar without its kind', 'bazaar.gold.columns[0]: every column gives gold', (pack) => { set(pack.bazaar.gold, { columns: pack.bazaar.silk.columns }); }],
    ['more goods of one card than a die has pips', '', (pack) => { set(pack.cityCards.find(({ id }) => id === 'k28')!, { amountByDie: [1, 3, 3, 3, 3, 7] }); }],
    ['a longer journey that costs less', 'travelCosts[2]: a longer journey costs no less', (pack) => { set(pack, { travelCosts: [3, 7, 6, 12, 18, 18] }); }],
    ['a better space of Beijing behind a worse one', 'beijing[2]: the best space comes first', (pack) => { set(pack, { beijing: [10, 4, 7, 1] }); }],
    ['copying tiles only', 'cityBonuses: no tile is left to be copied', (pack) => { for (const tile of pack.cityBonuses) set(tile, { reward: { otherCityBonus: 1 } }); }],
    ['a route from a place to itself', 'routes[0].between: a route joins two places', (pack) => { set(pack.routes[0]!, { between: ['venezia', 'venezia'] }); }],
    ['a starting contract that copies a city bonus', 'startingContracts[1].reward: "otherCityBonus" does not occur here', (pack) => { set(pack.startingContracts[1]!, { reward: { otherCityBonus: 1 } }); }],
    ['a contract that copies a city bonus', 'regularContracts[2].reward: "otherCityBonus" does not occur here', (pack) => { set(pack.regularContracts[2]!, { reward: { otherCityBonus: 1 } }); }],
    ['an outpost that copies a city bonus', 'outpostBonuses[3].reward: "otherCityBonus" does not occur here', (pack) => { set(pack.outpostBonuses[3]!, { reward: { otherCityBonus: 1 } }); }],
    ['one different good', 'outpostBonuses[0].reward: "distinctGoods" comes once', (pack) => { set(pack.outpostBonuses[0]!, { reward: { distinctGoods: 1 } }); }],
    ['a black die at the bazaar', 'bazaar.silk.columns[4]: "blackDie" does not occur here', (pack) => { set(pack.bazaar.silk.columns[4]!, { blackDie: 1 }); }],
    ['a tile for a large city', 'cityBonuses[0].place: expected a small city of its own', (pack) => { set(pack.cityBonuses[0]!, { place: 'moscow' }); }],
    ['a tile for no city', 'cityBonuses[0].place: expected a small city of its own', (pack) => { set(pack.cityBonuses[0]!, { place: 'atlantis' }); }],
    ['a card for another good', 'cityCards[27]: expected the form "byDie"', (pack) => { set(pack.cityCards[27]!, { good: 'silk' }); }],
    ['a card by die without its amounts', 'cityCards[27].amountByDie: amounts by die belong to cards of this form', (pack) => { delete (pack.cityCards[27] as { amountByDie?: unknown }).amountByDie; }],
    ['one way to use a card that has two', 'cityCards[19].options: expected two ways to use it', (pack) => { (pack.cityCards[19]!.options as unknown[]).pop(); }],
    ['a card that costs something else', 'cityCards[0]: expected an amount of pepper', (pack) => { set(pack.cityCards[0]!, { cost: { silk: 2 } }); }],
    ['a card that costs something more', 'cityCards[0]: expected an amount of pepper', (pack) => { set(pack.cityCards[0]!, { cost: { pepper: 2, silk: 2 } }); }],
    ['a card that gives another way round', 'cityCards[19]: expected an amount of camel', (pack) => { set(pack.cityCards[19]!.options![0]!, { cost: { silk: 1 } }); }],
    ['a card that gives two goods of choice', 'cityCards[15]: expected an amount of anyGood', (pack) => { set(pack.cityCards[15]!, { reward: { anyGood: 2 } }); }],
    ['a card that costs nothing', 'cityCards[0]: expected an amount of pepper', (pack) => { delete (pack.cityCards[0] as { cost?: unknown }).cost; }],
    ['a card that costs another of two things', 'cityCards[6]: expected an amount of camel, pepper', (pack) => { set(pack.cityCards[6]!, { cost: { camel: 1, silk: 1 } }); }],
    ['a cost where a card has none, be it nothing', 'cityCards[22]: expected an amount of ', (pack) => { set(pack.cityCards[22]!, { cost: {} }); }],
    ['a card that moves figures without its cost', 'cityCards[17]: expected an amount of distinctGoods', (pack) => { delete (pack.cityCards[17] as { cost?: unknown }).cost; }],
    ['something unknown', '', (pack) => { set(pack, { tea: 1 }); }],
  ];
  for (const [what, place, change] of nonsense) {
    test(`${what} is refused`, () => {
      expect(() => withContent(changed(change))).toThrow(InvalidDataError);
      expect(() => withContent(changed(change))).toThrow(`content at ${place}`);
    });
  }
});

describe('what is no list of a pack', () => {
  const bounded = ['routes', 'startingContracts', 'regularContracts', 'cityCards', 'outpostBonuses', 'cityBonuses', 'goalCards'] as const;
  const sixty = (table: (typeof bounded)[number], length: number): unknown => packSchema.check({ ...standardPack(), [table]: Array.from({ length }, () => standardPack()[table][0]) });
  test.each(bounded)('%s: no table is longer than sixty', (table) => {
    expect([sixty(table, 60), sixty(table, 61)]).toEqual([null, { path: [table], message: 'expected 0 to 60 items' }]);
  });

  test.each(['travelCosts', 'beijing', 'goalCities'] as const)('%s: no more than ten numbers', (table) => {
    const long = (length: number): unknown => packSchema.check({ ...standardPack(), [table]: new Array<number>(length).fill(1) });
    expect([long(10), long(11)]).toEqual([null, { path: [table], message: 'expected 0 to 10 items' }]);
  });

  const rows: readonly [what: string, complaint: string, change: (pack: Pack) => void][] = [
    ['VOY-BAZAAR-1: five columns of the bazaar', 'bazaar.gold.columns: expected 6 to 6 items', (pack) => { (pack.bazaar.gold.columns as unknown[]).pop(); }],
    ['VOY-BAZAAR-1: seven columns of the bazaar', 'bazaar.silk.columns: expected 6 to 6 items', (pack) => { (pack.bazaar.silk.columns as unknown[]).push({ silk: 4 }); }],
    ['three ways to use a card', 'cityCards[20].options: expected 0 to 2 items', (pack) => { (pack.cityCards[20]!.options as unknown[]).push(pack.cityCards[20]!.options![0]); }],
    ['amounts for seven pips', 'cityCards[28].amountByDie: expected 6 to 6 items', (pack) => { (pack.cityCards[28]!.amountByDie as unknown[]).push(3); }],
    ['amounts for five pips', 'cityCards[28].amountByDie: expected 6 to 6 items', (pack) => { (pack.cityCards[28]!.amountByDie as unknown[]).pop(); }],
    ['one city on a goal card', 'goalCards[4].cities: expected 2 to 2 items', (pack) => { (pack.goalCards[4]!.cities as unknown[]).pop(); }],
    ['three cities on a goal card', 'goalCards[4].cities: expected 2 to 2 items', (pack) => { (pack.goalCards[4]!.cities as unknown[]).push('moscow'); }],
    ['the same city twice on a goal card', 'goalCards[4].cities[1]: stands here twice', (pack) => { set(pack.goalCards[4]!, { cities: ['kochi', 'kochi'] }); }],
  ];
  for (const [what, complaint, change] of rows) test(what, () => { expect(() => withContent(changed(change))).toThrow(`content at ${complaint}`); });
});

test('values of a printed copy without a name are called custom, and indexed once', () => {
  expect(withContent({ travelCosts: [3, 7, 12, 12, 18, 19] }).content.id).toMatch(/^custom-[0-9a-f]+$/);
  expect(withContent({ name: 'mine', travelCosts: [3, 7, 12, 12, 18, 19] }).content.id).toMatch(/^mine-/);
  const pack = standardPack();
  expect(tablesOf(pack)).toBe(tablesOf(pack));
});

test('VOY-CARD-9, VOY-CARD-10, VOY-CARD-11: what a card counts', () => {
  const { cards } = tablesOf(standardPack());
  expect(['k23', 'k24', 'k25', 'k26', 'k27'].map((id) => cards.get(id)?.counts)).toEqual(['pips', 'contracts', 'contracts', 'posts', 'posts']);
});
