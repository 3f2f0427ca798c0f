import { describe, expect, test } from 'vitest';
import { InvalidDataError } from '../../../src/kernel/errors.js';
import { scenario } from '../../../src/testing/index.js';
import { arrange, voyages } from '../../../src/voyages/index.js';

test('VOY-GEN-8: points are below 0 by as much as can have been paid on a card: six a round', () => {
  const score = (round: number, vp: number) => () => voyages.arrange({ seats: 2, round, players: [{ vp }, {}], cityCards: { moscow: 'k21' }, cardDice: { k21: '1:own5' } });
  expect([score(1, -6)().players[0]?.vp, score(3, -17)().players[0]?.vp]).toEqual([-6, -17]);
  expect(score(1, -7)).toThrow('no score is below -6');
});

describe('arranged positions', () => {
  test('nothing told is a boring turn of seat 0 with 4 players', () => {
    const state = arrange({});
    expect(voyages.actor(state)).toEqual({ type: 'seat', seat: 0 });
    expect(state.players).toHaveLength(4);
    expect(state.outposts).toEqual([null, null, null, null, null, null, null]);
    expect(state.players.every(({ coin, posts, character }) => coin === 0 && posts.length === 0 && character === null)).toBe(true);
    expect(voyages.validate(state).ok).toBe(true);
  });

  test('what is told is there, and the rest fits', () => {
    const state = arrange({ seats: 3, seat: 2, round: 4, startPlayer: 1, lastTraveller: 0, cityCards: { sumatra: ['k29', 'k30', 'k31'] }, cityBonuses: { kochi: 'b1' }, row: ['c05'], special: ['c06', '?'], outposts: { sumatra: 'o10' } });
    expect(voyages.actor(state)).toEqual({ type: 'seat', seat: 2 });
    expect(state).toMatchObject({ round: 4, startPlayer: 1, lastTraveller: 0, row: ['c05', null, null, null, null, null], special: ['c06', '?'] });
    expect(state.cityCards.slice(6)).toEqual(['k29', 'k30', 'k31']);
    expect([...state.cityBonuses].sort()).toEqual(['b1', 'b2', 'b3', 'b4', 'b5', 'b6']);
    expect(state.stacks).toHaveLength(6);
    expect(new Set(state.cityCards).size).toBe(9);
  });

  const nonsense: readonly [string, unknown][] = [
    ['an unknown key', { colour: 'red' }],
    ['a seat nobody has', { seats: 2, seat: 2 }],
    ['more players than seats', { seats: 2, players: [{}, {}, {}] }],
    ['a contract twice', { players: [{ contracts: ['c01'] }, {}], row: ['c01'] }],
    ['a goal twice', { players: [{ goals: ['g01', 'g02'] }, { goals: ['g02', 'g03'] }] }],
    ['a character twice', { players: [{ character: 'berke' }, { character: 'berke' }] }],
    ['too many own dice', { players: [{ dice: ['own1', 'own1', 'own1', 'own1', 'own1', 'own1'] }, {}] }],
    ['too many black dice', { players: [{ dice: ['black1', 'black1', 'black1', 'black1'] }, {}] }],
    ['a post in Venezia', { players: [{ posts: ['venezia'] }, {}] }],
    ['a post twice', { players: [{ posts: ['anxi', 'anxi'] }, {}] }],
    ['negative coins', { players: [{ coin: -1 }, {}] }],
    ['two figures for one', { players: [{ character: 'berke', figures: ['moscow', 'moscow'] }, {}] }],
    ['a card beside a small city', { cityCards: { anxi: 'k01' } }],
    ['an outpost twice', { outposts: { moscow: 'o01', karachi: 'o01' } }],
    ['a die on a card that lies nowhere', { cityCards: { moscow: 'k01' }, cardDice: { k31: '0:own1' } }],
    ['Beijing held without a post', { players: [{}, {}], beijing: [0, null, null, null] }],
    ['too many unseen contracts', { special: new Array(40).fill('?') }],
    ['a round that does not exist', { round: 6 }],
    ['a seat before the first', { seat: -1 }],
    ['a character nobody knows', { players: [{ character: 'marco' }, {}] }],
    ['a start player without a seat', { seats: 2, startPlayer: 3 }],
    ['a traveller without a seat', { seats: 2, lastTraveller: 3 }],
    ['a die of nobody', { seats: 2, spaces: { travel: ['3:own3'] } }],
    ['a space that is none', { spaces: { teahouse: [] } }],
    ['an outpost tile on a small city', { outposts: { anxi: 'o01' } }],
    ['a bonus that is none', { bonuses: ['tea'] }],
    ['less than no completed contract', { players: [{ completed: -1 }, {}] }],
    ['an unknown key of a player', { players: [{ tea: 1 }, {}] }],
    ['a contract in the row twice', { row: ['c01', 'c01'] }],
    ['a step that is none', { step: 'tea' }],
    ['dice that go down on Khan\'s favour', { spaces: { khansFavour: ['0:own5', '1:own3'] } }],
    ['a score below 0 where none can be', { rulings: { negativeScore: 'forbidden' }, players: [{ vp: -17 }, {}] }],
    ['a score of -17 in the first round', { round: 1, players: [{ vp: -17 }, {}], cityCards: { moscow: 'k21' } }],
    ['a score of -1 without the card on which points are paid', { round: 5, players: [{ vp: -1 }, {}], cityCards: { moscow: 'k01' } }],
    ['five contracts in a stack', { stacks: ['?', '?', '?', '?', '?'] }],
    ['ten posts without a character', { players: [{ posts: ['moscow', 'karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'anxi', 'kashgar', 'ormuz', 'xian'] }, {}] }],
    ['a single goal card', { players: [{ goals: ['g01'] }, {}] }],
    ['an outpost tile where somebody has been', { players: [{ posts: ['moscow'] }, {}], outposts: { moscow: 'o01' } }],
    ['one die on the silk bazaar', { spaces: { 'bazaar.silk': ['1:own3'] } }],
    ['three dice of one player on the travel space', { spaces: { travel: ['1:own3', '1:own2', '1:black1'] } }],
    ['own dice on a space twice', { spaces: { 'bazaar.camel': ['1:own3', '1:own2'] } }],
    ['own dice on the travel space twice', { spaces: { travel: ['1:own3', '1:own2', '1:own3', '1:own2'] } }],
    ['the turn of somebody who has passed', { players: [{ passed: true, dice: [] }, {}] }],
    ['somebody who has passed with dice', { players: [{}, { passed: true, dice: ['own3'] }] }],
    ['a fresh post that is not there', { turn: { freshPosts: ['moscow'] } }],
  ];
  for (const [what, arrangement] of nonsense) {
    test(`${what} is refused`, () => { expect(() => arrange(arrangement as object)).toThrow(InvalidDataError); });
  }
});

test('what does not fit is refused where it stands, with the reason', () => {
  const told = (words: object): string => {
    try {
      arrange(words);
      return 'arranged';
    } catch (error) {
      return (error as Error).message.replace(/^arrangement(: | at )/, '');
    }
  };
  const rows: readonly (readonly [object, string])[] = [
    [{ seats: 2, seat: 2 }, 'seat: nobody sits there'],
    [{ seats: 2, seat: 1 }, 'arranged'],
    [{ seats: 2, players: [{}, {}, {}] }, 'players: more players than seats'],
    [{ cityCards: { moscow: ['k01', 'k02'] } }, 'cityCards.moscow: no such card space'],
    [{ cityCards: { sumatra: ['k01', 'k02', 'k03'] } }, 'arranged'],
    [{ cityCards: { moscow: 'k01' }, cardDice: { k31: '0:own1' } }, 'cardDice.k31: this card lies in no city'],
    [{ turn: { freshPosts: ['moscow'] } }, 'turn.freshPosts[0]: whose turn it is has no post there'],
    [{ players: [{ posts: ['moscow'] }, {}], turn: { freshPosts: ['moscow'] } }, 'arranged'],
    [{ special: new Array(30).fill('?') }, 'special: 54 unseen contracts are needed, 32 are left'],
  ];
  expect(rows.map(([words]) => told(words))).toEqual(rows.map(([, reason]) => reason));
});

describe('states from outside', () => {
  const broken: readonly [string, (state: ReturnType<typeof arrange>) => void][] = [
    ['a die of 7', ({ players }) => { players[0]!.dice[0] = 'own7' as 'own6'; }],
    ['dice out of order', ({ players }) => { players[0]!.dice = ['own1', 'own2', 'own3', 'own4', 'own5']; }],
    ['a missing player', ({ players }) => { players.pop(); }],
    ['a black die too many', (state) => { state.blackDice += 1; }],
    ['a neutral die with 4 players', ({ spaces }) => { spaces.khansFavour.push('neutral1'); }],
    ['a contract in two places', ({ players, row }) => { players[0]!.contracts.push(row[0]!); }],
    ['a seat that does not exist', (state) => { (state.frames[state.frames.length - 1] as { seat: number }).seat = 3; state.players.length = 3; }],
    ['nobody with the hourglass', (state) => { state.startPlayer = null; }],
    ['a post in Beijing without a space', ({ players }) => { players[1]!.posts.push('beijing'); }],
    ['a third contract', ({ players, pool, special }) => { players[0]!.contracts = pool.splice(0, 3); special.splice(0, 3); }],
    ['a start player without a seat', (state) => { Object.assign(state, structuredClone(arrange({ seats: 2 })), { startPlayer: 3 }); }],
    ['a traveller without a seat', (state) => { Object.assign(state, structuredClone(arrange({ seats: 2 })), { lastTraveller: 2 }); }],
    ['a die of a seat that does not exist', (state) => {
      Object.assign(state, structuredClone(arrange({ seats: 2 })));
      state.spaces.travel.push('3:own3');
    }],
    ['an unknown key', (state) => { (state as unknown as Record<string, unknown>)['secret'] = 1; }],
  ];
  for (const [what, breakIt] of broken) {
    test(`${what} is refused`, () => {
      const state = structuredClone(arrange({}));
      expect(voyages.validate(state).ok).toBe(true);
      breakIt(state);
      expect(voyages.validate(state).ok).toBe(false);
    });
  }
});

describe('piles, and what is held', () => {
  test('VOY-SETUP-8: which contracts nobody has seen; the others lie known at the bottom of the special stack', () => {
    const { pool, special } = voyages.arrange({ seats: 2, round: 5, row: ['c01'], special: ['?', 'c06'], pool: ['c07', 'c02'] });
    expect(pool).toEqual(['c02', 'c07']);
    expect(special.slice(0, 3)).toEqual(['?', 'c06', 'c03']);
    expect(special).toHaveLength(2 + 34);
    const unnamed = voyages.arrange({ seats: 2, round: 5, row: ['c01'], pool: ['c07', 'c02'] });
    expect(unnamed.special.slice(0, 3)).toEqual(['?', '?', 'c03']);
  });

  test('VOY-ICON-4: what is drawn is one of those nobody has seen', () => {
    const { state } = scenario(voyages, { seats: 2, round: 5, special: ['?'], pool: ['c07', 'c02'], bonuses: ['contract'] });
    expect(voyages.chance(state)).toMatchObject({ from: ['c02', 'c07'], count: 1 });
  });

  test('contracts are unseen once, and as many as are needed', () => {
    expect(() => voyages.arrange({ seats: 2, round: 5, row: ['c02'], pool: ['c02'] })).toThrow('c02 is there twice');
    expect(() => voyages.arrange({ seats: 2, round: 5, special: ['?', '?'], pool: ['c02'] })).toThrow('arrangement at pool: 2 unseen contracts are needed, 1 are left');
    expect(() => voyages.arrange({ seats: 2, players: [{ completed: 38 }, { completed: 1 }] })).toThrow('arrangement at players[1].completed: so many contracts are not left');
  });

  test('VOY-R-23 random: which leftovers were shuffled under the special stack', () => {
    const shuffled = { seats: 2, round: 2, special: ['?1', '?1', '?'], mixed: [['c06', 'c05']] } as const;
    const { state } = scenario(voyages, { ...shuffled, bonuses: ['contract'] });
    expect(state.mixed).toEqual([['c05', 'c06']]);
    expect(voyages.chance(state)).toMatchObject({ from: ['c05', 'c06'], count: 1 });
    expect(() => voyages.arrange({ ...shuffled, round: 1 })).toThrow('leftovers have not been shuffled so often');
    expect(() => voyages.arrange({ ...shuffled, special: ['?1', '?'] })).toThrow('group 1 has 1 entries');
  });

  test('VOY-VAR-8: goal cards that were given back, and no goal card', () => {
    const chosen = { seats: 2, variants: { goalChoice: true }, players: [{ goals: ['g01', 'g02'], returned: ['g04', 'g03'] }, { goals: [] }] } as const;
    const { players, goalPool } = voyages.arrange(chosen);
    expect(players.map(({ goals, returned }) => [goals, returned])).toEqual([[['g01', 'g02'], ['g03', 'g04']], [[], []]]);
    expect(goalPool).toHaveLength(18 - 4);
    expect(() => voyages.arrange({ ...chosen, variants: {} })).toThrow('players[0].returned: goal cards are given back in the goal choice only');
  });

  test('a word that nobody knows is answered with the nearest one', () => {
    expect(() => voyages.arrange({ seats: 2, players: [{ camels: 3 }] })).toThrow(/camels.*camel/);
    expect(() => voyages.arrange({ step: 'retreive' })).toThrow(/retrieve/);
  });
});

describe('what follows from what is said', () => {
  test('VOY-FIRST-4: who put the last dice on the travel space travelled last, unless it is said', () => {
    const spaces = { travel: ['0:own4', '0:own2', '1:own5', '1:own5'] } as const;
    expect(voyages.arrange({ seats: 2, spaces }).lastTraveller).toBe(1);
    expect(voyages.arrange({ seats: 2, spaces, lastTraveller: 0 }).lastTraveller).toBe(0);
    expect(voyages.arrange({ seats: 2 }).lastTraveller).toBeNull();
  });

  test('VOY-PSET-7: two goal cards at most, or none', () => {
    expect(voyages.arrange({ seats: 2, players: [{ goals: [] }] }).players[0]!.goals).toEqual([]);
    expect(() => voyages.arrange({ seats: 2, players: [{ goals: ['g01', 'g02', 'g03'] }] })).toThrow('keeps 2 goal cards');
  });
});

describe('the config of an arranged position', () => {
  test('four players unless two or more are named, or the seats are', () => {
    expect([arrange({}), arrange({ players: [] }), arrange({ players: [{ coin: 3 }] }), arrange({ players: [{}, {}] }), arrange({ players: [{}, {}, {}] }), arrange({ seats: 3, players: [{}, {}] })].map(({ players }) => players.length)).toEqual([4, 4, 4, 2, 3, 3]);
  });

  test('says nothing that is as it would be anyway', () => {
    expect(arrange({}).config).toEqual({ seats: 4 });
    expect(arrange({ seats: 3, startPlayer: 2, cityBonuses: { kochi: 'b1' } }).config).toEqual({ seats: 3 });
  });

  test('VOY-R-72 seat: a first player who is given is the one with the hourglass', () => {
    expect(arrange({ rulings: { firstPlayer: 'seat' } }).config).toEqual({ seats: 4, rulings: { firstPlayer: 'seat' }, firstPlayer: 0 });
    expect(arrange({ rulings: { firstPlayer: 'seat' }, startPlayer: 2 }).config.firstPlayer).toBe(2);
    expect(() => arrange({ seats: 2, rulings: { firstPlayer: 'seat' }, startPlayer: 2 })).toThrow('arrangement: the first player needs a seat');
  });

  test('places of city bonuses that are given are those where they lie', () => {
    const { config, cityBonuses } = arrange({ seats: 2, rulings: { cityBonusPlaces: 'given' }, cityBonuses: { kochi: 'b1', xian: 'b2' } });
    expect(config.rulings).toEqual({ cityBonusPlaces: 'given' });
    expect(['anxi', 'kashgar', 'ormuz', 'xian', 'adana', 'kochi'].map((city) => config.cityBonusPlaces![city as 'anxi'])).toEqual(cityBonuses);
    expect(config.cityBonusPlaces).toMatchObject({ kochi: 'b1', xian: 'b2' });
    expect(() => arrange({ rulings: { cityBonusPlaces: 'given' }, variants: { cityBonuses: true } })).toThrow('arrangement: city bonus places are given although others are to be used');
  });
});

describe('dice and contracts that are not named', () => {
  test('five own dice, fewer those on spaces and cards; dice of other colours and of others are no matter', () => {
    const { players, spaces } = arrange({ seats: 3, spaces: { travel: ['0:own4', '0:own2'], fiveCoins: ['0:black3', '1:own6'] }, cityCards: { moscow: 'k23' }, cardDice: { k23: '1:own3' } });
    expect(players.map(({ dice }) => dice)).toEqual([['own3', 'own3', 'own3'], ['own3', 'own3', 'own3'], ['own3', 'own3', 'own3', 'own3', 'own3']]);
    expect(spaces.moneyBag).toEqual([]);
    expect(arrange({ seats: 2, players: [{ dice: ['own5', 'black2'] }] }).spaces.moneyBag).toEqual(['0:own1', '0:own1', '0:own1', '0:own1']);
  });

  test('the special stack holds what is left when the stacks are laid, be they known or not', () => {
    const stacks = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06'] as const;
    // 38 regular contracts: six in the row, and six or twelve in the stacks of the rounds to come.
    expect(arrange({ seats: 2, round: 4 }).special).toEqual(new Array(38 - 6 - 6).fill('?'));
    expect(arrange({ seats: 2, round: 4, stacks }).special).toEqual(new Array(38 - 6 - 6).fill('?'));
    expect(arrange({ seats: 2, round: 3, stacks: [...stacks, '?', '?', '?', '?', '?', '?'] }).special).toEqual(new Array(38 - 6 - 12).fill('?'));
    expect(arrange({ seats: 2, round: 4, stacks }).row).toEqual(['c07', 'c08', 'c09', 'c10', 'c11', 'c12']);
  });
});

describe('lists that are too long for the game', () => {
  const times = <T>(item: T, count: number): T[] => new Array<T>(count).fill(item);
  const rows: readonly (readonly [what: object, complaint: string])[] = [
    [{ players: times({}, 5) }, 'players: expected 0 to 4 items'],
    [{ players: [{ dice: times('own1', 12) }] }, 'players[0].dice: expected 0 to 11 items'],
    [{ players: [{ contracts: times('c01', 45) }] }, 'players[0].contracts: expected 0 to 44 items'],
    [{ players: [{ posts: times('moscow', 12) }] }, 'players[0].posts: expected 0 to 11 items'],
    [{ players: [{ figures: times('moscow', 3) }] }, 'players[0].figures: expected 0 to 2 items'],
    [{ players: [{ goals: times('g01', 5) }] }, 'players[0].goals: expected 0 to 4 items'],
    [{ players: [{ returned: times('g01', 5) }] }, 'players[0].returned: expected 0 to 4 items'],
    [{ turn: { freshPosts: times('moscow', 15) } }, 'turn.freshPosts: expected 0 to 14 items'],
    [{ spaces: { travel: times('1:own3', 27) } }, 'spaces.travel: expected 0 to 26 items'],
    [{ beijing: times(null, 3) }, 'beijing: expected 4 to 4 items'],
    [{ beijing: times(null, 5) }, 'beijing: expected 4 to 4 items'],
    [{ row: times(null, 7) }, 'row: expected 0 to 6 items'],
    [{ special: times('?', 39) }, 'special: expected 0 to 38 items'],
    [{ mixed: times([], 6) }, 'mixed: expected 0 to 5 items'],
    [{ mixed: [times('c01', 7)] }, 'mixed[0]: expected 0 to 6 items'],
    [{ stacks: times('?', 31) }, 'stacks: expected 0 to 30 items'],
    [{ pool: times('c01', 39) }, 'pool: expected 0 to 38 items'],
    [{ bonuses: times('contract', 13) }, 'bonuses: expected 0 to 12 items'],
  ];
  for (const [what, complaint] of rows) test(complaint, () => { expect(() => arrange(what)).toThrow(`arrangement at ${complaint}`); });

  test('cityCards.sumatra: four cards', () => { expect(() => arrange({ cityCards: { sumatra: times('k01', 4) } })).toThrow('arrangement at cityCards.sumatra'); });
});
