// Numbers of components and what they are; values no rule book prints are checked against the reconstructed tables.
import { describe, expect, test } from 'vitest';
import { CITY_BONUSES, OUTPOST_BONUSES } from '../../../src/voyages/content/standard/bonuses.js';
import { BAZAAR } from '../../../src/voyages/content/board.js';
import { CHARACTERS } from '../../../src/voyages/content/characters.js';
import { CITY_CARDS } from '../../../src/voyages/content/standard/city-cards.js';
import { REGULAR_CONTRACTS, STARTING_CONTRACTS } from '../../../src/voyages/content/standard/contracts.js';
import { GOAL_CARDS } from '../../../src/voyages/content/standard/goals.js';
import { LOCATIONS, ROUTES } from '../../../src/voyages/content/standard/map.js';
import { voyages } from '../../../src/voyages/index.js';
import { player, setUp, table, turn } from '../helpers.js';

const ofKind = (kind: string): string[] => LOCATIONS.filter((location) => location.kind === kind).map(({ id }) => id);

describe('1. Components', () => {
  test('VOY-COMP-1: each of the players has one board, one of them the hourglass', () => {
    const { state } = setUp({ seats: 4 }, { 'first-player': [[3]] }).position;
    expect(state.players).toHaveLength(4);
    expect(state.startPlayer).toBe(2);
  });

  test('VOY-COMP-2: 6 and 10 bonus tiles, 8 characters, 6 and 38 contracts, 18 goals, 31 city cards', () => {
    expect(CITY_BONUSES).toHaveLength(6);
    expect(OUTPOST_BONUSES).toHaveLength(10);
    expect(CHARACTERS).toHaveLength(8);
    expect(STARTING_CONTRACTS).toHaveLength(6);
    expect(REGULAR_CONTRACTS).toHaveLength(38);
    expect(GOAL_CARDS).toHaveLength(18);
    expect(CITY_CARDS).toHaveLength(31);
    const ids = [...CITY_BONUSES, ...OUTPOST_BONUSES, ...CHARACTERS, ...STARTING_CONTRACTS, ...REGULAR_CONTRACTS, ...GOAL_CARDS, ...CITY_CARDS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6 + 10 + 8 + 6 + 38 + 18 + 31);
  });

  test('VOY-COMP-3: 5 dice and 9 posts a player, 5 black dice, 1 white die, 2 black posts, a second figure on the map for one character', () => {
    const { state } = setUp({ seats: 4, characters: ['wilhelm', 'niccolo-marco', 'matteo', 'johannes'] }).position;
    expect(state.blackDice).toBe(5);
    expect(state.players.map(({ dice }) => dice.filter((die) => die.startsWith('own')).length)).toEqual([5, 5, 5, 5]);
    expect(state.players.map(({ dice }) => dice.filter((die) => die.startsWith('white')).length)).toEqual([0, 0, 1, 0]);
    expect(state.players.map(({ figures }) => figures.length)).toEqual([1, 2, 1, 1]);
    const nine = ['moscow', 'karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'sumatra', 'anxi', 'kashgar'];
    expect(() => table({ players: [{ character: 'johannes', posts: [...nine, 'ormuz'] }, {}] })).toThrow(/more posts than pieces/);
    expect(player(table({ players: [{ character: 'wilhelm', posts: [...nine, 'ormuz', 'xian'] }, {}] })).posts).toHaveLength(11);
  });

  test('VOY-COMP-4: the supply is without end', () => {
    // More than the printed pieces of every kind.
    const position = turn({ pepper: 100, silk: 100, gold: 100, camel: 100, coin: 1000, dice: ['own6'] });
    position.play('bazaar camel 6 own6');
    expect(player(position)).toMatchObject({ pepper: 100, silk: 100, gold: 100, camel: 106, coin: 1000 });
  });

  test('VOY-COMP-5: a player board has 2 slots for active contracts and room for any number of completed ones', () => {
    const { state } = table({ round: 5, players: [{ contracts: ['c01', 'c02'], completed: 12 }, {}] });
    expect(state.players[0]).toMatchObject({ contracts: ['c01', 'c02'] });
    expect(state.players[0]?.completed).toHaveLength(12);
    const broken = structuredClone(state);
    broken.players[0]!.contracts.push(broken.pool.shift()!);
    expect(voyages.validate(broken).ok).toBe(false);
  });

  test('VOY-COMP-6: Venezia, 7 large cities, 6 small cities, Beijing, 9 card spaces, oases; routes with and without cost', () => {
    expect(ofKind('start')).toEqual(['venezia']);
    expect(ofKind('large').sort()).toEqual(['alexandria', 'karachi', 'karakorum', 'lan-zhou', 'moscow', 'samarcanda', 'sumatra']);
    expect(ofKind('small').sort()).toEqual(['adana', 'anxi', 'kashgar', 'kochi', 'ormuz', 'xian']);
    expect(ofKind('beijing')).toEqual(['beijing']);
    // Reconstructed: the number of oases and of routes.
    expect(ofKind('oasis')).toHaveLength(10);
    expect(ROUTES).toHaveLength(30);
    const spaces = Object.fromEntries(LOCATIONS.filter(({ cardSpaces }) => cardSpaces > 0).map(({ id, cardSpaces }) => [id, cardSpaces]));
    expect(spaces).toEqual({ moscow: 1, karakorum: 1, samarcanda: 1, 'lan-zhou': 1, alexandria: 1, karachi: 1, sumatra: 3 });
    const { state } = setUp({ seats: 4 }).position;
    expect([state.cityCards.length, state.outposts.length, state.cityBonuses.length, state.beijing.length]).toEqual([9, 7, 6, 4]);
    expect(ROUTES.some(({ cost }) => 'camel' in cost) && ROUTES.some(({ cost }) => 'coin' in cost)).toBe(true);
  });

  test('VOY-BONUS-4: every contract rewards VP and at least one other thing', () => {
    for (const { reward } of [...STARTING_CONTRACTS, ...REGULAR_CONTRACTS]) {
      expect(reward.vp).toBeGreaterThan(0);
      expect(Object.keys(reward).length).toBeGreaterThan(1);
    }
  });

  test('VOY-R-76: components count only where their number can matter', () => {
    // No counter for coins, goods or camels of the supply exists.
    const { state } = table({ players: [{ pepper: 40, camel: 60, coin: 400 }, { pepper: 40, camel: 60, coin: 400 }] });
    expect(voyages.validate(state).ok).toBe(true);
    expect(Object.keys(voyages.census(state)).filter((key) => /coin|camel|pepper|silk|gold/i.test(key))).toEqual([]);
  });

  test('VOY-R-78: ids decide, whatever the spelling of names', () => {
    expect(CHARACTERS.map(({ id }) => id)).toEqual(['raschid', 'matteo', 'berke', 'mercator', 'kubilai', 'niccolo-marco', 'wilhelm', 'johannes']);
    expect(Object.fromEntries(CHARACTERS.map(({ id, name }) => [id, name]))).toMatchObject({ johannes: 'Johannes Carpini', wilhelm: 'Wilhelm von Rubruk', raschid: 'Raschid ad-Din Sinan' });
    expect(voyages.validateConfig({ seats: 2, characters: ['johannes', 'wilhelm'] }).ok).toBe(true);
    expect(voyages.validateConfig({ seats: 2, characters: ['Johannes Carpini', 'wilhelm'] }).ok).toBe(false);
  });

  test('VOY-R-75: the card of the printed example asks for a camel and a gold', () => {
    expect(CITY_CARDS.find(({ id }) => id === 'k15')).toMatchObject({ form: 'exchange', cost: { camel: 1, gold: 1 }, reward: { vp: 4 } });
    const position = turn({ camel: 2, gold: 2, coin: 5, posts: ['moscow'], dice: ['own3'] }, { cityCards: { moscow: 'k15' } });
    position.play('cityCard k15 2 own3');
    expect(player(position)).toMatchObject({ camel: 0, gold: 0, coin: 5, vp: 8 });
  });

  test('VOY-R-73 1-silk: contract c24 costs 2 camels, 1 silk, 2 gold', () => {
    const position = turn({ camel: 2, silk: 1, gold: 2, contracts: ['c24'] });
    position.play('complete c24');
    expect(player(position)).toMatchObject({ camel: 4, silk: 0, gold: 0, vp: 6 });
  });

  test('VOY-R-73 2-silk: contract c24 costs 2 camels, 2 silk, 2 gold', () => {
    const rulings = { contractC24: '2-silk' } as const;
    expect(turn({ camel: 2, silk: 1, gold: 2, contracts: ['c24'] }, { rulings }).refusal('complete c24')).toBe('contract-not-payable');
    const position = turn({ camel: 2, silk: 2, gold: 2, contracts: ['c24'] }, { rulings });
    position.play('complete c24');
    expect(player(position)).toMatchObject({ camel: 4, silk: 0, gold: 0, vp: 6 });
  });

  test('VOY-R-74 2-gold-2-camels: column 3 of the gold bazaar', () => {
    expect(BAZAAR.gold.columns[2]).toEqual({ gold: 2, camel: 2 });
    const position = turn({ dice: ['own3', 'own3', 'own3'] });
    position.play('bazaar gold 3 own3+own3+own3');
    expect(player(position)).toMatchObject({ gold: 2, camel: 2 });
  });

  test('VOY-R-74 3-gold-2-camels: column 3 of the gold bazaar', () => {
    const position = turn({ dice: ['own3', 'own3', 'own3'] }, { rulings: { goldColumn3: '3-gold-2-camels' } });
    position.play('bazaar gold 3 own3+own3+own3');
    expect(player(position)).toMatchObject({ gold: 3, camel: 2 });
    // The other columns are as they were.
    for (const [column, gold] of [[1, 1], [2, 2], [4, 3], [6, 4]] as const) {
      const other = turn({ dice: ['own6', 'own6', 'own6'] }, { rulings: { goldColumn3: '3-gold-2-camels' } }).play(`bazaar gold ${column} own6+own6+own6`);
      expect(player(other)).toMatchObject({ gold, camel: 0 });
    }
  });
});
