import { describe, expect, test } from 'vitest';
import { InvalidDataError } from '../../../src/index.js';
import { createMarcoPolo2, marcoPolo2, standardPack, type Arrangement } from '../../../src/marco-polo-2/index.js';

const impossible: readonly (readonly [what: string, arrangement: object])[] = [
  ['an offer tile of another book', { offers: { I: 'II-1' } }],
  ['an offer tile on a book and on its pile', { offers: { I: 'I-1' }, nextOffers: { I: 'I-1' } }],
  ['four goal cards', { players: [{ goal: 'g01', returned: ['g02', 'g03', 'g04'] }] }],
  ['a goal card with two players', { players: [{ goal: 'g01' }, { goal: 'g01' }] }],
  ['twelve posts', { players: [{ posts: ['xanadu', 'fuzhou', 'pagan', 'kashgar', 'kabul', 'xian', 'yangzhou', 'kunming', 'dunhuang', 'jaipur', 'lhasa', 'calicut'] }] }],
  ['a post in an oasis', { players: [{ posts: ['oasis-gobi'] }] }],
  ['a city card at two places', { cityCards: { 'area:0': 'k03', 'area:1': 'k03' } }],
  ['a city card on the board and out of the game', { cityCards: { 'area:0': 'k03' }, goneCards: ['k03'] }],
  ['a contract in a city and with a player', { contractPlaces: { 'xian:0': 'c01' }, players: [{ contracts: ['c01'] }] }],
  ['a starting contract in a city', { contractPlaces: { 'xian:0': 's1' } }],
  ['a contract of no pack', { players: [{ contracts: ['c99'] }] }],
  ['a figure in a city of the first game', { players: [{ figure: 'venezia' }] }],
  ['a figure, and figures', { players: [{ figure: 'xian', figures: ['kabul'] }] }],
  ['a sixth own die', { players: [{ dice: ['own1', 'own1', 'own1', 'own1', 'own1', 'own1'] }] }],
  ['a white die', { players: [{ dice: ['white2'] }] }],
  ['an outpost tile where somebody has been', { players: [{ posts: ['xian'] }], outposts: { xian: 'outpost-gold' } }],
  ['tiles kept by somebody else than Filippo Vitello', { players: [{ outposts: ['outpost-gold'] }] }],
  ['dice that go down on Khan\'s favour', { spaces: { khansFavour: ['0:own5', '1:own2'] } }],
  ['a die below what a book demands', { spaces: { 'book:III:upper': ['1:own4'] } }],
  ['a single die on the middle travel space', { spaces: { 'travel:middle': ['1:own4'] } }],
  ['own dice on a travel space twice', { spaces: { 'travel:lower': ['1:own4', '1:own3'] } }],
  ['a height nobody has travelled at', { travelHeight: 3 }],
  ['a fresh post that is not there', { turn: { freshPosts: ['xian'] } }],
  ['doubling without Mailin', { players: [{ doubled: 'farmer' }] }],
  ['a black die that shows something before it is rolled', { blackDice: [3] }],
  ['a round beyond the last', { round: 6 }],
  ['negative jade', { players: [{ jade: -1 }] }],
  ['a score of -17 in the first round', { round: 1, players: [{ vp: -17 }] }],
  ['dice of a seat that does not exist', { seats: 2, spaces: { 'travel:lower': ['3:own3'] } }],
];

test('MP2-SCORE-11: points are below 0 by as much as can have been paid on a card: six a round', () => {
  const score = (round: number, vp: number) => () => marcoPolo2.arrange({ seats: 2, round, players: [{ vp }], cityCards: { 'area:0': 'k08' }, cardDice: { k08: '1:own5' } });
  expect([score(1, -6)().players[0]?.vp, score(3, -17)().players[0]?.vp]).toEqual([-6, -17]);
  expect(score(1, -7)).toThrow('no score is below -6');
});

describe('positions that cannot be', () => {
  test.each(impossible)('%s', (_, arrangement) => { expect(() => marcoPolo2.arrange({ seats: 2, ...arrangement })).toThrow(InvalidDataError); });
});

test('what does not fit is refused where it stands, with the reason', () => {
  const told = (words: object): string => {
    try {
      marcoPolo2.arrange({ seats: 2, ...words });
      return 'arranged';
    } catch (error) {
      return (error as Error).message.replace(/^arrangement(: | at )/, '');
    }
  };
  const twice = (id: string): string => `"${id}" is unknown or used twice`;
  const rows: readonly (readonly [object, string])[] = [
    [{ seat: 2 }, 'seat: there is no such seat'],
    [{ seat: 1 }, 'arranged'],
    [{ players: [{}, {}, {}] }, 'players[2]: there is no such seat'],
    [{ cityCards: { 'area:0': 'k03', 'area:1': 'k03' } }, `cityCards.area:1: ${twice('k03')}`],
    [{ cityCards: { 'area:0': 'k03' }, goneCards: ['k04', 'k03'] }, `goneCards[1]: ${twice('k03')}`],
    [{ cityCards: { 'area:0': 'k03' }, cardDeck: ['k03'] }, `cardDeck[0]: ${twice('k03')}`],
    [{ markers: { balkh: 'bonus-coins', hormuz: 'bonus-coins' } }, `markers.hormuz: ${twice('bonus-coins')}`],
    [{ outposts: { xian: 'outpost-gold', pagan: 'outpost-gold' } }, `outposts.pagan: ${twice('outpost-gold')}`],
    [{ players: [{ posts: ['xian'] }], outposts: { xian: 'outpost-gold' } }, 'outposts.xian: whoever came first has taken this tile'],
    [{ offers: { I: 'I-1' }, nextOffers: { I: 'I-1' } }, `nextOffers.I: ${twice('I-1')}`],
    [{ offers: { I: 'I-1' }, goneOffers: ['I-1'] }, `goneOffers[0]: ${twice('I-1')}`],
    [{ players: [{ contracts: ['c01'] }, { contracts: ['c02', 'c01'] }] }, `players[1].contracts[1]: ${twice('c01')}`],
    [{ players: [{ contracts: ['c01'] }, { completed: ['c01'] }] }, `players[1].completed[0]: ${twice('c01')}`],
    [{ contractPlaces: { 'xian:0': 'c01', 'xian:1': 'c01' } }, `contractPlaces.xian:1: ${twice('c01')}`],
    [{ offers: { I: 'I-1', II: 'I-1' } }, `offers.II: ${twice('I-1')}`],
    [{ players: [{}, { posts: ['xian'] }], outposts: { xian: 'outpost-gold' } }, 'outposts.xian: whoever came first has taken this tile'],
    [{ players: [{ completed: 40 }, { completed: 40 }] }, '"" is unknown or used twice'],
    [{ contractPlaces: { 'xian:0': 'c01' }, pileEnd: ['c01'] }, `pileEnd[0]: ${twice('c01')}`],
    [{ contractPlaces: { 'xian:0': 'c01' }, goneContracts: ['c01'] }, `goneContracts[0]: ${twice('c01')}`],
    [{ contractPlaces: { 'xian:0': 'c01' }, pile: ['c01'] }, `pile: ${twice('c01')}`],
    [{ players: [{ character: 'berke' }] }, 'players[0].character: does not take part'],
    [{ players: [{ figure: 'xian', figures: ['kabul'] }] }, 'players[0].figures: say figure or figures, not both'],
    [{ players: [{ goal: 'g01' }, { goal: 'g01' }] }, `players[1].goal: ${twice('g01')}`],
    [{ players: [{ goal: 'g01' }, { returned: ['g02', 'g01'] }] }, `players[1].returned[1]: ${twice('g01')}`],
    [{ cityCards: { 'area:0': 'k03' }, cardDice: { k25: '1:own3' } }, 'cardDice.k25: this card does not lie face up'],
    [{ players: [{ posts: ['pagan'] }], turn: { freshPosts: ['pagan', 'xian'] } }, 'turn.freshPosts[1]: whose turn it is has no post there'],
    [{ players: [{ posts: ['pagan'] }], turn: { freshPosts: ['pagan'] } }, 'arranged'],
    [{ rulings: { firstPlayer: 'nobody' } }, 'rulings.firstPlayer: expected one of random, seat'],
  ];
  expect(rows.map(([words]) => told(words))).toEqual(rows.map(([, reason]) => reason));
});

describe('what is told is there, and the rest fits', () => {
  test('MP2-SETUP-5 MP2-ROUND-9: cards of the board, of the deck, and out of the game', () => {
    const state = marcoPolo2.arrange({ seats: 2, cityCards: { 'area:0': 'k05', 'area:1': 'k06' }, goneCards: ['k09', 'k08'] });
    const shown = state.cityCards.map(({ card }) => card);
    expect([state.goneCards, state.cityCards.slice(-2).map(({ card }) => card)]).toEqual([['k08', 'k09'], ['k05', 'k06']]);
    expect(shown.slice(0, 2)).toEqual(['k01', 'k02']);
    expect([...shown, ...state.cardDeck, ...state.goneCards].sort()).toEqual(Array.from({ length: 25 }, (_, at) => `k${String(at + 1).padStart(2, '0')}`));
    const deck = Array.from({ length: 10 }, (_, at) => `k${at + 16}`);
    const named = marcoPolo2.arrange({ seats: 2, cardDeck: [...deck].reverse() });
    expect(named.cardDeck).toEqual(deck);
    expect(named.goneCards).toEqual(expect.not.arrayContaining(deck));
    expect([...named.cityCards.map(({ card }) => card), ...named.goneCards].sort()).toHaveLength(15);
  });

  test('MP2-ROUND-4: offers, and none to come in the last round', () => {
    const state = marcoPolo2.arrange({ seats: 2, offers: { I: 'I-4' }, nextOffers: { III: 'III-2' }, goneOffers: ['II-6', 'II-1'] });
    expect(state.offers).toEqual(['I-4', 'II-2', 'III-1']);
    expect(state.nextOffers).toEqual(['I-1', 'II-3', 'III-2']);
    expect(state.goneOffers).toEqual(['II-1', 'II-6']);
    expect(state.offerPool).toEqual(['I-2', 'I-3', 'I-5', 'I-6', 'II-4', 'II-5', 'III-3', 'III-4', 'III-5', 'III-6']);
    expect(marcoPolo2.arrange({ seats: 2, round: 5 }).nextOffers).toEqual([null, null, null]);
    // What becomes visible when a round begins is drawn; nothing does when the last one begins.
    const drawn = (round: number): unknown => marcoPolo2.arrange({ seats: 2, round, at: 'round-start' }).frames.some((frame) => frame.kind === 'draw' && frame.what === 'offer:I');
    expect([drawn(4), drawn(5)]).toEqual([true, false]);
  });

  test('MP2-CONTRACT-9: contracts in cities, with players, in the pile and below it', () => {
    const state = marcoPolo2.arrange({ seats: 2, contractPlaces: { 'xian:0': 'c20', 'xian:1': null }, pileEnd: ['c05', 'c04'], goneContracts: ['s2'], players: [{ contracts: ['c07'], completed: ['c09', 'c08'] }, { completed: 2 }] });
    const at = (place: string): string | null => state.contractPlaces.find((one) => one.place === place)!.contract;
    expect([at('xian:0'), at('xian:1')]).toEqual(['c20', null]);
    expect(state.players.map(({ contracts, completed }) => [contracts, completed.length])).toEqual([[['c07'], 2], [[], 2]]);
    expect(state.players[0]!.completed).toEqual(['c08', 'c09']);
    expect([state.pileEnd, state.goneContracts, state.starting.includes('s2')]).toEqual([['c05', 'c04'], ['s2'], false]);
    expect(state.pile.filter((id) => ['c20', 'c07', 'c08', 'c05'].includes(id) || id.startsWith('s'))).toEqual([]);
    const known = marcoPolo2.arrange({ seats: 2, pile: ['c31', 'c30'] });
    expect(known.pile).toEqual(['c30', 'c31']);
    expect(known.pileEnd).toContain('c32');
  });

  test('MP2-PSET-5 MP2-DICE-1: goal cards of all, and dice: what lies nowhere lies on the money bag', () => {
    const state = marcoPolo2.arrange({ seats: 2, players: [{ goal: 'g05', returned: ['g07', 'g06'], dice: ['own2', 'own4', 'black3'] }, {}], spaces: { 'travel:lower': ['1:own6'] } });
    expect(state.players.map(({ goals, returned }) => [goals, returned.length])).toEqual([[['g05'], 2], [['g01'], 2]]);
    expect(state.players[0]!.returned).toEqual(['g06', 'g07']);
    expect(state.players.map(({ dice }) => dice)).toEqual([['own4', 'black3', 'own2'], ['own4', 'own3', 'own2', 'own1']]);
    expect(state.spaces.find(({ id }) => id === 'moneyBag')!.dice).toEqual(['0:own1', '0:own1', '0:own1']);
    expect([state.blackDice.length, state.travelHeight]).toEqual([3, 1]);
  });

  test('the moment: a turn, the start of a round, the end', () => {
    const turn = marcoPolo2.arrange({ seats: 3, seat: 1, firstPlayer: 2, turn: { acted: true, bought: true, begunWith: 4 } });
    expect([turn.round, turn.firstPlayer, turn.nextFirst]).toEqual([2, 2, 2]);
    expect(turn.turn).toMatchObject({ seat: 1, acted: true, bought: true, begunWith: 4, passes: 0, slotBusy: false });
    expect(turn.frames.slice(-3)).toEqual([{ kind: 'turns', seat: 2 }, { kind: 'refill' }, { kind: 'turn', seat: 1 }]);
    expect(marcoPolo2.arrange({ seats: 2 }).turn).toMatchObject({ seat: 0, acted: false, bought: false, begunWith: 5 });
    expect([marcoPolo2.arrange({ at: 'over' }).round, marcoPolo2.arrange({ at: 'over' }).frames]).toEqual([5, []]);
  });
});

describe('piles and what lies beside the game', () => {
  test('stand in alphabetical order, however they are told and however a pack lists them', () => {
    const pack = standardPack();
    for (const table of [pack.contracts, pack.startingContracts, pack.cityCards, pack.offerTiles, pack.goalCards, pack.outpostBonuses]) (table as unknown[]).reverse();
    const turned = createMarcoPolo2(pack);
    const told: Arrangement = { seats: 2, round: 3, goneCards: ['k04', 'k21'], cardDeck: ['k14', 'k11', 'k12', 'k13'], goneContracts: ['s5', 's3'], goneOffers: ['III-6', 'I-1'], players: [{ completed: 3, improved: ['tailor', 'farmer'] }, { completed: ['c09', 'c08'] }] };
    for (const game of [marcoPolo2, turned]) {
      const state = game.arrange(told);
      const piles = [state.cardDeck, state.goneCards, state.offerPool, state.goneOffers, state.starting, state.goneContracts, state.goalPool, state.goneOutposts, state.pile, ...state.players.flatMap(({ completed, returned, improved }) => [completed, returned, improved])];
      expect(piles).toEqual(piles.map((pile) => pile.slice().sort()));
      expect(state.goneCards).toEqual(expect.arrayContaining(['k04', 'k21']));
      expect(game.validate(state).ok).toBe(true);
    }
  });

  test('MP2-POST-10: tiles that lie nowhere are gone, as many as there were spaces for', () => {
    const { outpostBonuses, ...rest } = standardPack();
    const game = createMarcoPolo2({ ...rest, outpostBonuses: [...outpostBonuses, ...['one', 'two', 'three'].map((name) => ({ id: `outpost-${name}`, bonus: { coin: 1 }, source: 'reconstructed' as const }))] });
    const gone = (told: Arrangement): number => game.arrange({ seats: 2, ...told }).goneOutposts.length;
    expect(gone({})).toBe(10);
    expect(gone({ outposts: { xian: 'outpost-one', pagan: 'outpost-gold' } })).toBe(8);
    expect(gone({ players: [{ character: 'filippo-vitello', outposts: ['outpost-two', 'outpost-silk', 'outpost-gold'] }, {}] })).toBe(7);
    expect(gone({ outposts: { xian: 'outpost-one' }, players: [{ character: 'filippo-vitello', outposts: ['outpost-silk', 'outpost-gold'] }, {}] })).toBe(7);
  });

  test('MP2-FILIPPO-1: tiles somebody keeps are named in order and are not gone', () => {
    const { players, goneOutposts } = marcoPolo2.arrange({ seats: 2, players: [{ character: 'filippo-vitello', outposts: ['outpost-silk', 'outpost-camels'] }, {}] });
    expect(players[0]!.outposts).toEqual(['outpost-camels', 'outpost-silk']);
    expect(goneOutposts).toHaveLength(8);
    expect(goneOutposts).not.toContain('outpost-silk');
  });
});

describe('figures and black dice', () => {
  test('MP2-MAILIN-1: one figure that is told stands there, the other at the start; two are both told', () => {
    const figures = (told: object): readonly string[] => marcoPolo2.arrange({ seats: 2, players: [{ character: 'mailin-tian-chin', ...told }, {}] }).players[0]!.figures;
    expect([figures({}), figures({ figure: 'xian' }), figures({ figures: ['kabul', 'xian'] })]).toEqual([['beijing', 'beijing'], ['xian', 'beijing'], ['kabul', 'xian']]);
  });

  test('MP2-VAR-1: in the variant black dice show something in turns, the highest first, and nothing before they are rolled', () => {
    const dice = (told: Arrangement): readonly number[] => marcoPolo2.arrange({ seats: 2, rulings: { blackDiceVariant: 'step-5' }, ...told }).blackDice;
    expect([dice({}), dice({ blackDice: [2, 5, 3, 5] }), dice({ at: 'round-start' })]).toEqual([[1, 1, 1, 1], [5, 5, 3, 2], [0, 0, 0, 0]]);
    expect(dice({ rulings: {} })).toEqual([0, 0, 0, 0]);
    // Those that are not named lie on the money bag.
    expect(marcoPolo2.arrange({ seats: 2, rulings: { blackDiceVariant: 'step-5' }, blackDice: [6] }).spaces.find(({ id }) => id === 'moneyBag')!.dice).toEqual(['0:black1', '0:black1', '0:black1']);
  });
});

test('an arrangement can be used again: nothing of it is changed, or shared with the state', () => {
  const deep = <T>(value: T): T => { if (typeof value === 'object' && value !== null) { Object.values(value).forEach(deep); Object.freeze(value); } return value; };
  const given: Arrangement = {
    seats: 2, rulings: { blackDiceVariant: 'step-1' }, blackDice: [2, 4, 3, 6], pile: ['c31', 'c30'], pileEnd: ['c40', 'c39'],
    players: [{ character: 'mailin-tian-chin', figures: ['xian', 'kabul'], posts: ['xian', 'pagan'], improved: ['tailor', 'farmer'], seals: ['spicer'], contracts: ['c07', 'c06'] }, { character: 'filippo-vitello', outposts: ['outpost-silk', 'outpost-camels'] }],
    turn: { held: ['c07', 'c06'], freshPosts: ['xian'], passedThrough: ['pagan'] },
  };
  const state = marcoPolo2.arrange(deep(structuredClone(given)));
  expect(state.players[0]).toMatchObject({ figures: ['xian', 'kabul'], posts: ['xian', 'pagan'], improved: ['farmer', 'tailor'], contracts: ['c07', 'c06'] });
  expect(state.turn).toMatchObject({ held: ['c07', 'c06'], freshPosts: ['xian'], passedThrough: ['pagan'] });
  const shared = structuredClone(given);
  const { turn, players: [first, second] } = marcoPolo2.arrange(shared);
  const [wanted, other] = shared.players!;
  const pairs: readonly (readonly [unknown, unknown])[] = [[first!.figures, wanted!.figures], [first!.posts, wanted!.posts], [first!.improved, wanted!.improved], [first!.contracts, wanted!.contracts], [second!.outposts, other!.outposts], [turn.held, shared.turn!.held], [turn.held, first!.contracts], [turn.freshPosts, shared.turn!.freshPosts], [turn.passedThrough, shared.turn!.passedThrough]];
  for (const [mine, theirs] of pairs) expect(mine).not.toBe(theirs);
  expect(shared).toEqual(given);
  const usual = marcoPolo2.arrange({ seats: 2, players: [{ contracts: ['c07'] }, {}] });
  expect(usual.turn.held).toEqual(['c07']);
  expect(usual.turn.held).not.toBe(usual.players[0]!.contracts);
});

describe('lists that are too long for the game, or name something twice', () => {
  const times = <T>(item: T, count: number): T[] => new Array<T>(count).fill(item);
  const { contracts, locations, guildSeals, goalCards, outpostBonuses, cityCards, offerTiles } = standardPack();
  const rows: readonly (readonly [where: string, what: (items: string[]) => object, id: string, most: number])[] = [
    ['players[0].contracts', (items) => ({ players: [{ contracts: items }] }), contracts[0]!.id, 250], ['pileEnd', (items) => ({ pileEnd: items }), contracts[0]!.id, 250], ['goneContracts', (items) => ({ goneContracts: items }), contracts[0]!.id, 250],
    ['players[0].posts', (items) => ({ players: [{ posts: items }] }), locations[1]!.id, 60], ['turn.passedThrough', (items) => ({ turn: { passedThrough: items } }), locations[1]!.id, 60],
    ['players[0].seals', (items) => ({ players: [{ seals: items }] }), guildSeals[0]!.id, 8], ['players[0].improved', (items) => ({ players: [{ improved: items }] }), guildSeals[0]!.id, 8],
    ['players[0].returned', (items) => ({ players: [{ returned: items }] }), goalCards[0]!.id, 3], ['players[0].outposts', (items) => ({ players: [{ outposts: items }] }), outpostBonuses[0]!.id, 40],
    ['cardDeck', (items) => ({ cardDeck: items }), cityCards[0]!.id, 80], ['goneCards', (items) => ({ goneCards: items }), cityCards[0]!.id, 80], ['goneOffers', (items) => ({ goneOffers: items }), offerTiles[0]!.id, 90],
  ];
  for (const [where, what, id, most] of rows) {
    test(`${where}: ${most} at most, each once`, () => {
      expect(() => marcoPolo2.arrange(what(times(id, most + 1)))).toThrow(`arrangement at ${where}: expected 0 to ${most} items`);
      expect(() => marcoPolo2.arrange(what([id, id]))).toThrow(`arrangement at ${where}[1]: stands here twice`);
    });
  }

  const long: readonly (readonly [what: object, complaint: string])[] = [
    [{ players: times({}, 5) }, 'players: expected 0 to 4 items'], [{ players: [{ dice: times('own1', 27) }] }, 'players[0].dice: expected 0 to 26 items'], [{ spaces: { moneyBag: times('0:own1', 27) } }, 'spaces.moneyBag: expected 0 to 26 items'],
    [{ players: [{ figures: [] }] }, 'players[0].figures: expected 1 to 2 items'], [{ players: [{ figures: times('xian', 3) }] }, 'players[0].figures: expected 1 to 2 items'], [{ blackDice: times(0, 21) }, 'blackDice: expected 0 to 20 items'],
  ];
  for (const [what, complaint] of long) test(complaint, () => { expect(() => marcoPolo2.arrange(what)).toThrow(`arrangement at ${complaint}`); });
});
