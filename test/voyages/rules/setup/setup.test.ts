import { describe, expect, test } from 'vitest';
import type { DrawRequest } from '../../../../src/kernel/chance.js';
import { voyages, type Config } from '../../../../src/voyages/index.js';
import { newState } from '../../../../src/voyages/rules/setup/setup.js';
import { decider, goOn, legal, movesLike, player, purse, refused, request, setUp, turn, untilDecision, type Table } from '../../helpers.js';

const asked = (config: Config, purpose: string): DrawRequest => setUp(config).requests.find((one) => one.purpose === purpose) as DrawRequest;

describe('2. Set-up of the board', () => {
  test('VOY-SETUP-1: lap tokens are no part of a state: 0 and 50 VP are just numbers', () => {
    const { state } = setUp({ seats: 2 }).position;
    expect(JSON.stringify(state)).not.toMatch(/lap|token/i);
    expect(state.players.map(({ vp }) => vp)).toEqual([0, 0]);
  });

  test('VOY-SETUP-2: goals come out of 18 cards, and no card twice', () => {
    const { requests } = setUp({ seats: 4 });
    const pools = requests.filter(({ purpose }) => purpose === 'goals').map((one) => (one as DrawRequest).from.length);
    expect(pools).toEqual([18, 16, 14, 12]);
  });

  test('VOY-SETUP-3: the supply needs no state: only what players hold is counted', () => {
    const { state } = setUp({ seats: 3 }).position;
    expect(Object.keys(state)).not.toContain('supply');
    expect(state.players.every(({ pepper, silk, gold }) => pepper + silk + gold === 0)).toBe(true);
  });

  test('VOY-SETUP-4: without the variant every city bonus lies on its own city', () => {
    // Reconstructed: which letter is which tile is not known from print.
    const { state } = setUp({ seats: 4 }).position;
    const cities = ['anxi', 'kashgar', 'ormuz', 'xian', 'adana', 'kochi'];
    expect(Object.fromEntries(cities.map((city, at) => [city, state.cityBonuses[at]]))).toEqual({ anxi: 'b1', ormuz: 'b2', kashgar: 'b3', xian: 'b4', adana: 'b5', kochi: 'b6' });
  });

  test('VOY-SETUP-5: 7 of 10 outpost tiles are drawn, 1 for each large city', () => {
    expect(asked({ seats: 4 }, 'outposts')).toMatchObject({ count: 7, rule: 'VOY-SETUP-5' });
    expect(asked({ seats: 4 }, 'outposts').from).toHaveLength(10);
    const { state } = setUp({ seats: 4 }, { outposts: [['o10', 'o09', 'o08', 'o07', 'o06', 'o05', 'o04']] }).position;
    expect(state.outposts).toEqual(['o10', 'o09', 'o08', 'o07', 'o06', 'o05', 'o04']);
  });

  test('VOY-SETUP-6: 9 of 31 city cards are drawn, 1 for each space', () => {
    expect(asked({ seats: 2 }, 'city-cards').from).toHaveLength(31);
    const cards = ['k31', 'k30', 'k29', 'k28', 'k27', 'k26', 'k25', 'k24', 'k23'];
    const { state } = setUp({ seats: 2 }, { 'city-cards': [cards] }).position;
    expect(state.cityCards).toEqual(cards);
    expect(state.cardDice).toEqual(new Array(9).fill(null));
  });

  test('VOY-SETUP-7: the 6 starting contracts never come out of the stacks', () => {
    expect(asked({ seats: 4 }, 'row').from.filter((id) => id.startsWith('s'))).toEqual([]);
    expect(asked({ seats: 4 }, 'starting-contract').from).toEqual(['s01', 's02', 's03', 's04', 's05', 's06']);
  });

  test('VOY-SETUP-8: 38 regular contracts make 5 stacks of 6 and a special stack of 8', () => {
    expect(asked({ seats: 4 }, 'row').from).toHaveLength(38);
    // Nobody draws from the special stack here.
    const { state } = setUp({ seats: 3, characters: ['raschid', 'berke', 'kubilai'] }).position;
    expect(state.stacks).toHaveLength(4 * 6);
    expect(state.special).toHaveLength(8);
    expect(state.row.every((contract) => contract !== null)).toBe(true);
    expect(state.pool).toHaveLength(32);
  });

  test.each([2, 3, 4])('VOY-COMP-2 VOY-COMP-3: what there is in a game for %i, whoever plays', (seats) => {
    const own = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [`ownDice${seat}`, 5]));
    const neutral = seats === 4 ? 0 : seats === 3 ? 1 : voyages.census(voyages.setup({ seats }))['neutralDice'];
    const counts = { contract: 44, goal: 18, neutralDice: neutral, blackDice: seats + 1, whiteDice: 1, ...own };
    expect(voyages.census(voyages.setup({ seats }))).toEqual(counts);
    expect(voyages.census(setUp({ seats, characters: (['matteo', 'kubilai', 'raschid', 'wilhelm'] as const).slice(0, seats) }).position.state)).toEqual(counts);
  });

  test('VOY-SETUP-9: the first stack lies in columns 1 to 6 in drawn order', () => {
    const { state } = setUp({ seats: 4 }, { row: [['c38', 'c02', 'c17', 'c01', 'c20', 'c09']] }).position;
    expect(state.row).toEqual(['c38', 'c02', 'c17', 'c01', 'c20', 'c09']);
    expect(state.stacks).toHaveLength(24);
  });

  test('VOY-SETUP-10: white die, black posts and further figures only with the characters that need them', () => {
    const { state } = setUp({ seats: 4, characters: ['raschid', 'berke', 'mercator', 'kubilai'] }).position;
    expect(state.players.flatMap(({ dice }) => dice).some((die) => die.startsWith('white'))).toBe(false);
    expect(state.players.map(({ figures }) => figures.length)).toEqual([1, 1, 1, 1]);
    expect(voyages.census(state)['whiteDice']).toBe(1);
  });

  test('VOY-SETUP-11: with 4 players 5 black dice lie on the board, showing nothing', () => {
    expect(setUp({ seats: 4 }).position.state.blackDice).toBe(5);
  });

  test('VOY-SETUP-12: the start player of round 1 holds the hourglass and begins', () => {
    const { position } = setUp({ seats: 4 }, { 'first-player': [[4]] });
    expect(position.state.startPlayer).toBe(3);
    expect(decider(position)).toBe(3);
  });

  test('a new game has all components, whatever became of those of another', () => {
    const spoilt = newState({ seats: 2 });
    for (const ids of [spoilt.pool, spoilt.starting, spoilt.goalPool]) ids.length = 0;
    const { pool, starting, goalPool } = newState({ seats: 2 });
    expect([pool.length, starting.length, goalPool.length]).toEqual([38, 6, 18]);
  });
});

describe('3. Set-up of the players', () => {
  test('VOY-PSET-1: 5 dice and 9 posts, none of them on the map', () => {
    const { state } = setUp({ seats: 4, characters: ['raschid', 'berke', 'mercator', 'johannes'] }).position;
    for (const { dice, posts } of state.players) expect([dice.length, posts.length]).toEqual([5, 0]);
    // Dice are not rolled before the first round.
    const before = goOn(voyages.setup({ seats: 2, firstPlayer: 0 }));
    expect(player(before, 1).dice).toEqual(['own0', 'own0', 'own0', 'own0', 'own0']);
  });

  test('VOY-PSET-2: each player draws 1 starting contract; the others leave the game', () => {
    const { position } = setUp({ seats: 3 }, { 'starting-contract': [['s06'], ['s03'], ['s01']] });
    expect(position.state.players.map(({ contracts }) => contracts[0])).toEqual(['s06', 's03', 's01']);
    expect(position.state.special.some((id) => id.startsWith('s'))).toBe(false);
  });

  test('VOY-PSET-3: 2 camels and no goods', () => {
    const { state } = setUp({ seats: 4 }).position;
    for (const { camel, pepper, silk, gold } of state.players) expect([camel, pepper, silk, gold]).toEqual([2, 0, 0, 0]);
  });

  test('VOY-PSET-4: 7, 8, 9 and 10 coins by turn order', () => {
    const { state } = setUp({ seats: 4, firstPlayer: 2 }).position;
    expect(state.players.map(({ coin }) => coin)).toEqual([9, 10, 7, 8]);
  });

  test('VOY-PSET-5: characters of the introductory game by turn order', () => {
    const characters = (seats: number, firstPlayer: number): (string | null)[] => setUp({ seats, firstPlayer }).position.state.players.map(({ character }) => character);
    expect(characters(4, 0)).toEqual(['raschid', 'matteo', 'berke', 'mercator']);
    expect(characters(4, 3)).toEqual(['matteo', 'berke', 'mercator', 'raschid']);
    expect(characters(3, 1)).toEqual(['berke', 'raschid', 'matteo']);
    expect(characters(2, 1)).toEqual(['matteo', 'raschid']);
  });

  test('VOY-PSET-6: one figure in Venezia and a score of 0; set-up effects of characters apply', () => {
    const { state } = setUp({ seats: 4, characters: ['kubilai', 'niccolo-marco', 'wilhelm', 'matteo'] }).position;
    expect(state.players.map(({ figures }) => figures)).toEqual([['beijing'], ['venezia', 'venezia'], ['venezia'], ['venezia']]);
    expect(state.players.map(({ vp }) => vp)).toEqual([0, 0, 0, 0]);
    expect(state.players[3]?.dice.filter((die) => die.startsWith('white'))).toHaveLength(1);
  });

  test('VOY-PSET-7: 2 goal cards each, the rest stays undealt', () => {
    const { state } = setUp({ seats: 3 }, { goals: [['g18', 'g02'], ['g05', 'g11'], ['g01', 'g03']] }).position;
    expect(state.players.map(({ goals }) => [...goals].sort())).toEqual([['g02', 'g18'], ['g05', 'g11'], ['g01', 'g03']]);
    expect(state.goalPool).toHaveLength(12);
  });

  test('VOY-PSET-8: contracts, camels, coins, characters, figures, goals, then the income of round 1', () => {
    const { position } = setUp({ seats: 2, characters: ['johannes', 'niccolo-marco'] });
    const kinds = position.events.map((event) => (event.kind === 'gained' ? `gained ${event.source}` : event.kind));
    const first = (kind: string): number => kinds.indexOf(kind);
    expect(first('contract-taken')).toBeLessThan(first('gained set-up'));
    expect(first('gained set-up')).toBeLessThan(first('character-picked'));
    expect(first('character-picked')).toBeLessThan(first('goals-dealt'));
    expect(first('goals-dealt')).toBeLessThan(first('gained johannes'));
    expect(first('gained johannes')).toBeLessThan(first('dice-rolled'));
  });

  test('VOY-PSET-9: players are served in turn order, each getting all his cards at once', () => {
    const { requests } = setUp({ seats: 3, firstPlayer: 1 });
    const served = (purpose: string): (number | null)[] => requests.filter((one) => one.purpose === purpose).map(({ seat }) => seat);
    expect(served('starting-contract')).toEqual([1, 2, 0]);
    expect(served('goals')).toEqual([1, 2, 0]);
    expect(requests.filter(({ purpose }) => purpose === 'goals').map((one) => (one as DrawRequest).count)).toEqual([2, 2, 2]);
  });
});

describe('4. Changes for 2 and 3 players', () => {
  test('VOY-COUNT-1: one black die more than players', () => {
    expect([2, 3, 4].map((seats) => setUp({ seats }).position.state.blackDice)).toEqual([3, 4, 5]);
  });

  test('VOY-COUNT-2: 3 players: a neutral die of 1 on the first place of Khan\'s favour', () => {
    const { position } = setUp({ seats: 3, characters: ['berke', 'kubilai', 'johannes'], firstPlayer: 0 });
    expect(position.state.spaces.khansFavour).toEqual(['neutral1']);
    for (let die = 0; die < 3; die += 1) position.play('khan gold own3', 'end turn');
    // 3 places were left: now none.
    expect(position.state.spaces.khansFavour).toHaveLength(4);
    expect(position.check('khan gold own3')).toMatchObject(refused('khan-full', 'VOY-KHAN-6'));
  });

  test('VOY-COUNT-3: 2 players: neutral dice of 1 on the first two places of Khan\'s favour', () => {
    const { position } = setUp({ seats: 2, characters: ['berke', 'kubilai'], firstPlayer: 0 });
    expect(position.state.spaces.khansFavour).toEqual(['neutral1', 'neutral1']);
    position.play('khan gold own3', 'end turn', 'khan gold own3', 'end turn');
    expect(position.check('khan gold own3')).toMatchObject(refused('khan-full', 'VOY-KHAN-6'));
  });

  test('VOY-COUNT-4: 2 players: a neutral die on 5 coins; not with 3 or 4', () => {
    expect([2, 3, 4].map((seats) => setUp({ seats }).position.state.spaces.fiveCoins.length)).toEqual([1, 0, 0]);
  });

  test('VOY-COUNT-5: neutral dice stay when all other dice are retrieved', () => {
    const { position } = setUp({ seats: 2, characters: ['berke', 'kubilai'], firstPlayer: 0 });
    position.play('khan gold own3', ...Array<string>(4).fill('moneyBag own3'), 'end turn', 'fiveCoins own3', ...Array<string>(4).fill('moneyBag own3'), 'end turn');
    untilDecision(position);
    expect(position.state.round).toBe(2);
    expect(position.state.spaces.khansFavour).toEqual(['neutral1', 'neutral1']);
    expect(position.state.spaces.fiveCoins).toEqual(['neutral1']);
  });

  test('VOY-COUNT-6: a neutral die makes 5 coins cost its price, but is nobody\'s colour', () => {
    const { position } = setUp({ seats: 2, characters: ['johannes', 'kubilai'], firstPlayer: 0 });
    expect(position.check('fiveCoins own3')).toEqual(legal);
    const before = player(position).coin;
    position.play('fiveCoins own3');
    expect(player(position).coin).toBe(before - 3 + 5);
  });

  test('VOY-COUNT-7: everything else is the same: coins, camels, goals, rows, stacks, places', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = setUp({ seats, characters: (['berke', 'kubilai', 'wilhelm', 'raschid'] as const).slice(0, seats), firstPlayer: 0 }).position;
      expect(state.players.map(({ coin }) => coin)).toEqual([7, 8, 9, 10].slice(0, seats));
      expect(state.players.every(({ camel, goals, contracts, dice }) => camel === 2 && goals.length === 2 && contracts.length === 1 && dice.length === 5)).toBe(true);
      expect([state.row.length, state.stacks.length, state.special.length, state.beijing.length]).toEqual([6, 24, 8, 4]);
    }
  });
});

describe('23. Introductory game and expert variants', () => {
  test('VOY-VAR-1: the introductory game asks nobody anything before the first turn', () => {
    const { position } = setUp({ seats: 4, firstPlayer: 0 });
    expect(position.state.players.map(({ character }) => character)).toEqual(['raschid', 'matteo', 'berke', 'mercator']);
    expect(position.state.cityBonuses).toEqual(['b1', 'b3', 'b2', 'b4', 'b5', 'b6']);
    expect(position.state.players.map(({ goals }) => goals.length)).toEqual([2, 2, 2, 2]);
    expect(position.events.filter(({ kind }) => kind === 'turn-begins')).toHaveLength(1);
  });

  test('VOY-VAR-2: any subset of the three variants may be used', () => {
    for (let subset = 0; subset < 8; subset += 1) {
      const variants = { cityBonuses: (subset & 1) > 0, draft: (subset & 2) > 0, goalChoice: (subset & 4) > 0 };
      const { purposes, position } = setUp({ seats: 2, variants });
      expect(purposes.includes('city-bonuses')).toBe(variants.cityBonuses);
      expect(purposes.includes('characters')).toBe(variants.draft);
      if (variants.draft) untilDecision(position.play(...position.moves().slice(0, 2)));
      expect(position.state.players.map(({ goals }) => goals.length)).toEqual(variants.goalChoice ? [4, 4] : [2, 2]);
    }
  });

  test('VOY-VAR-3: city bonuses first, then characters, then goals', () => {
    const { position, purposes } = setUp({ seats: 2, firstPlayer: 0, variants: { cityBonuses: true, draft: true, goalChoice: true } });
    expect(purposes.indexOf('city-bonuses')).toBeLessThan(purposes.indexOf('characters'));
    expect(purposes).not.toContain('goals');
    position.play(...position.moves().slice(0, 2));
    expect(untilDecision(position).purposes).toContain('goals');
    expect(position.moves()[0]).toMatch(/^keep /);
  });

  test('VOY-VAR-4: the 6 city bonus tiles are dealt without regard to the letters', () => {
    const { position, requests } = setUp({ seats: 4, variants: { cityBonuses: true } }, { 'city-bonuses': [['b6', 'b5', 'b4', 'b3', 'b2', 'b1']] });
    expect(requests[0]).toMatchObject({ purpose: 'city-bonuses', count: 6, rule: 'VOY-VAR-4' });
    expect(position.state.cityBonuses).toEqual(['b6', 'b5', 'b4', 'b3', 'b2', 'b1']);
  });

  test('VOY-VAR-5: one character more than players is revealed, out of 8', () => {
    for (const seats of [2, 3, 4]) {
      const { position, requests } = setUp({ seats, variants: { draft: true } });
      const drawn = requests.find(({ purpose }) => purpose === 'characters') as DrawRequest;
      expect([drawn.from.length, drawn.count]).toEqual([8, seats + 1]);
      expect(position.moves()).toHaveLength(seats + 1);
    }
  });

  test('VOY-VAR-6: the last in turn order picks first, the start player last', () => {
    const { position } = setUp({ seats: 4, firstPlayer: 1, variants: { draft: true } }, { characters: [['wilhelm', 'berke', 'kubilai', 'johannes', 'raschid']] });
    expect(decider(position)).toBe(0);
    position.play('character kubilai');
    expect(decider(position)).toBe(3);
    expect(position.check('character kubilai')).toMatchObject(refused('not-revealed', 'VOY-VAR-6'));
    expect(position.check('character matteo')).toMatchObject(refused('not-revealed', 'VOY-VAR-6'));
    position.play('character berke');
    expect(decider(position)).toBe(2);
    position.play('character johannes');
    expect(decider(position)).toBe(1);
    expect(position.moves()).toEqual(['character raschid', 'character wilhelm']);
    position.play('character wilhelm');
    expect(position.state.players.map(({ character }) => character)).toEqual(['kubilai', 'wilhelm', 'johannes', 'berke']);
  });

  test('VOY-VAR-7: the character left over goes to the box', () => {
    const { position } = setUp({ seats: 2, firstPlayer: 0, variants: { draft: true } }, { characters: [['wilhelm', 'berke', 'kubilai']] });
    position.play('character kubilai', 'character wilhelm');
    expect(position.state.characters).toEqual([]);
    expect(position.state.players.map(({ character }) => character)).toEqual(['wilhelm', 'kubilai']);
  });

  test('VOY-VAR-8: 2 of 4 goal cards are kept, in secret, and the others go back', () => {
    const { position, requests } = setUp({ seats: 2, firstPlayer: 0, variants: { goalChoice: true } }, { goals: [['g01', 'g02', 'g03', 'g04'], ['g05', 'g06', 'g07', 'g08']] });
    expect(requests.filter(({ purpose }) => purpose === 'goals').map((one) => (one as DrawRequest).count)).toEqual([4, 4]);
    expect(position.moves()).toHaveLength(6);
    expect(position.check('keep g01+g05')).toMatchObject(refused('not-dealt', 'VOY-VAR-8'));
    position.play('keep g03+g01');
    expect(voyages.view(position.state, 1).players[0]?.goals).toEqual([null, null]);
    position.play('keep g07+g08');
    expect(position.state.players.map(({ goals }) => goals)).toEqual([['g01', 'g03'], ['g07', 'g08']]);
    expect(position.state.goalPool).not.toContain('g02');
    expect(position.state.players[0]?.returned).toEqual(['g02', 'g04']);
  });
});

describe('rulings on the set-up', () => {
  test('VOY-R-19: undealt starting contracts are out of the game, and so is a discarded one', () => {
    const { position } = setUp({ seats: 2, characters: ['berke', 'kubilai'], firstPlayer: 0 }, { 'starting-contract': [['s01'], ['s02']], row: [['c01', 'c02', 'c03', 'c04', 'c05', 'c06']], 'round-roll': [[3, 3, 3, 3, 3]] });
    expect(position.state.special).toHaveLength(8);
    position.play('contracts 1+2 own3');
    // s01 made room and is nowhere in play.
    expect(player(position).contracts).toEqual(['c01', 'c02']);
    expect(position.state.special).toHaveLength(8);
    expect(position.state.special).not.toContain('s01');
    expect(JSON.stringify([position.state.row, position.state.stacks, position.state.pool])).not.toContain('s01');
  });

  test('VOY-R-63: the post of Kubilai is one of his nine', () => {
    const { state } = setUp({ seats: 2, characters: ['kubilai', 'berke'] }).position;
    expect(state.players[0]?.posts).toEqual(['beijing']);
    // Eight are left for other cities: after them one that stands already is moved.
    const others = ['karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'sumatra', 'kashgar'];
    const travels = (posts: string[]): Table => turn({ character: 'kubilai', dice: ['own1', 'own1'], coin: 50, camel: 20, figures: ['oasis-1'], posts }).play('travel own1+own1', 'step moscow', 'travel 1: moscow');
    expect(player(travels(['beijing', ...others])).posts).toEqual(['beijing', ...others, 'moscow']);
    expect(movesLike(travels(['beijing', ...others, 'ormuz']), 'relocate')).toHaveLength(9);
  });

  test('VOY-R-64: characters are given clockwise from the start player, and drafted the other way', () => {
    expect(setUp({ seats: 3, firstPlayer: 2 }).position.state.players.map(({ character }) => character)).toEqual(['matteo', 'berke', 'raschid']);
    expect(decider(setUp({ seats: 3, firstPlayer: 2, variants: { draft: true } }).position)).toBe(1);
  });

  test('VOY-R-65 0: space 50 means no points', () => {
    expect(setUp({ seats: 2 }).position.state.players[0]?.vp).toBe(0);
  });

  test('VOY-R-65 50: every score is higher by 50', () => {
    const { position } = setUp({ seats: 2, rulings: { startingVp: '50' } });
    expect(position.state.players.map(({ vp }) => vp)).toEqual([50, 50]);
    const usual = setUp({ seats: 2 }).position;
    const totals = (of: typeof usual): number[] => voyages.score(of.state).players.map(({ total }) => total);
    expect(totals(position)).toEqual(totals(usual).map((total) => total + 50));
  });

  test('VOY-R-72 random: luck draws the start player among all seats', () => {
    const { requests, position } = setUp({ seats: 3 }, { 'first-player': [[3]] });
    expect(requests.find(({ purpose }) => purpose === 'first-player')).toMatchObject({ kind: 'roll', dice: 1, sides: 3, rule: 'VOY-SETUP-12' });
    expect(position.state.startPlayer).toBe(2);
  });

  test('VOY-R-72 seat: the config names the start player', () => {
    const { purposes, position } = setUp({ seats: 3, firstPlayer: 1 });
    expect(purposes).not.toContain('first-player');
    expect(position.state.startPlayer).toBe(1);
    expect(voyages.validateConfig({ seats: 3, rulings: { firstPlayer: 'seat' } }).ok).toBe(false);
    expect(voyages.validateConfig({ seats: 3, firstPlayer: 3 }).ok).toBe(false);
    expect(voyages.validateConfig({ seats: 3, firstPlayer: 0, rulings: { firstPlayer: 'random' } }).ok).toBe(false);
  });

  test('VOY-R-77 default-places: each tile on its own city', () => {
    const { state } = setUp({ seats: 2, rulings: { cityBonusPlaces: 'default-places' } }).position;
    expect(['anxi', 'kashgar', 'ormuz', 'xian', 'adana', 'kochi'].map((city, at) => `${city} ${state.cityBonuses[at]}`)).toEqual(['anxi b1', 'kashgar b3', 'ormuz b2', 'xian b4', 'adana b5', 'kochi b6']);
  });

  test('VOY-R-77 given: the six places come from the configuration', () => {
    const cityBonusPlaces = { anxi: 'b6', kashgar: 'b5', ormuz: 'b4', xian: 'b3', adana: 'b2', kochi: 'b1' } as const;
    expect(setUp({ seats: 2, cityBonusPlaces }).position.state.cityBonuses).toEqual(['b6', 'b5', 'b4', 'b3', 'b2', 'b1']);
    expect(voyages.validateConfig({ seats: 2, cityBonusPlaces: { ...cityBonusPlaces, kochi: 'b6' } }).ok).toBe(false);
    expect(voyages.validateConfig({ seats: 2, rulings: { cityBonusPlaces: 'given' } }).ok).toBe(false);
  });

  test('VOY-R-80 in-player-setup: characters are drafted with starting contracts, camels and coins in hand', () => {
    const { position, purposes } = setUp({ seats: 2, firstPlayer: 0, variants: { draft: true } });
    expect(purposes.indexOf('starting-contract')).toBeLessThan(purposes.indexOf('characters'));
    expect(position.state.players.map(({ contracts, camel, coin }) => [contracts.length, camel, coin])).toEqual([[1, 2, 7], [1, 2, 8]]);
  });

  test('VOY-R-80 before-player-setup: characters are drafted before starting contracts are dealt', () => {
    const { position, purposes } = setUp({ seats: 2, firstPlayer: 0, variants: { draft: true }, rulings: { draftTiming: 'before-player-setup' } });
    expect(purposes).not.toContain('starting-contract');
    expect(purposes[purposes.length - 1]).toBe('characters');
    expect(position.state.players.map(({ contracts }) => contracts.length)).toEqual([0, 0]);
    position.play(...position.moves().slice(0, 2));
    expect(untilDecision(position).purposes.filter((purpose) => purpose === 'starting-contract')).toHaveLength(2);
    expect(player(position).contracts.filter((id) => id.startsWith('s'))).toHaveLength(1);
  });

  test('VOY-R-81: the goal choice comes after the characters, and nobody sees another choice', () => {
    const { position } = setUp({ seats: 2, firstPlayer: 0, variants: { draft: true, goalChoice: true } });
    expect(position.moves()[0]).toMatch(/^character /);
    untilDecision(position.play(...position.moves().slice(0, 2)));
    const choices = position.moves();
    const one = goOn(position.state).play(choices[0]!);
    const other = goOn(position.state).play(choices[5]!);
    expect(voyages.view(one.state, 1)).toEqual(voyages.view(other.state, 1));
  });

  test('VOY-R-79 piles-hidden: nobody sees what lies in the stacks', () => {
    const { state } = setUp({ seats: 4, characters: ['raschid', 'berke', 'kubilai', 'johannes'] }).position;
    for (const seat of [0, 3, null]) {
      const view = voyages.view(state, seat);
      expect(view.stacks).toEqual(new Array(24).fill('?'));
      expect(view.special).toEqual(new Array(8).fill('?'));
    }
  });

  test('VOY-R-79 open-piles: content and order of all contract stacks are public', () => {
    const { state } = setUp({ seats: 4, characters: ['raschid', 'berke', 'kubilai', 'johannes'], rulings: { hiddenInformation: 'open-piles' } }, { 'special-stack': [['c38', 'c37', 'c36', 'c35', 'c34', 'c33', 'c32', 'c31']] }).position;
    const view = voyages.view(state, null);
    expect(view.special).toEqual(['c38', 'c37', 'c36', 'c35', 'c34', 'c33', 'c32', 'c31']);
    expect(view.stacks).toHaveLength(24);
    expect(new Set([...view.stacks, ...view.special, ...view.row]).size).toBe(38);
    expect(view.stacks).not.toContain('?');
  });

  test('VOY-PSET-9: luck is asked for one player after the other, secretly for goals', () => {
    const position = goOn(voyages.setup({ seats: 2, firstPlayer: 1 }));
    while (request(position).purpose !== 'goals') position.luck(request(position).kind === 'roll' ? [1] : (request(position) as DrawRequest).from.slice(0, (request(position) as DrawRequest).count));
    expect(request(position)).toMatchObject({ seat: 1, count: 2, secret: true });
    expect(purse(position, 1)).toMatchObject({ coin: 7, camel: 2 });
  });
});

describe('one set-up and another', () => {
  test('VOY-COMP-2: what is done to the piles of one game is not done to those of the next', () => {
    const config = { seats: 2 } as const;
    const { pool, starting, goalPool } = newState(config);
    for (const pile of [pool, starting, goalPool]) pile.splice(0);
    expect([newState(config).pool.length, newState(config).starting.length, newState(config).goalPool.length]).toEqual([38, 6, 18]);
  });

  test('VOY-VAR-8 VOY-INFO-2: which goal cards are kept is told to nobody else', () => {
    const { state } = setUp({ seats: 3, variants: { goalChoice: true } }).position;
    const actor = voyages.actor(state);
    expect(actor.type).toBe('seat');
    const own = actor.type === 'seat' ? actor.seat : -1;
    expect([0, 1, 2, null].map((seat) => voyages.mayTell(state, seat))).toEqual([0, 1, 2, null].map((seat) => seat === own));
  });
});
