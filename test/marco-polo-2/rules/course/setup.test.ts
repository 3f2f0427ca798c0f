import { describe, expect, test } from 'vitest';
import { outcomeAt, type ChanceRequest } from '../../../../src/index.js';
import { marcoPolo2, type Config, type Event, type State } from '../../../../src/marco-polo-2/index.js';
import { boringLuck, diceOn, player, position } from '../../helpers.js';

/** Plays a set-up: luck takes what comes first (dice show threes), players take what is offered first. */
function setUp(config: Config, until: (state: State) => boolean = ({ frames }) => frames.at(-1)?.kind === 'turn'): { state: State; asked: ChanceRequest[] } {
  let state = marcoPolo2.setup(config);
  const asked: ChanceRequest[] = [];
  while (!until(state)) {
    const request = marcoPolo2.chance(state);
    if (request) {
      asked.push(request);
      state = marcoPolo2.resolve(state, request.kind === 'roll' ? Array.from({ length: request.dice }, () => 3) : outcomeAt(request, 0));
    } else state = marcoPolo2.apply(state, marcoPolo2.legalMoves(state)[0] as never);
  }
  return { state, asked };
}

const four = setUp({ seats: 4, firstPlayer: 0 });

const drafted = (seats: number): State => setUp({ seats, firstPlayer: 0 }, (state) => state.characters.length > 0 && marcoPolo2.actor(state).type === 'seat').state;

describe('general', () => {
  test('MP2-GEN-1: two to four players, five rounds', () => {
    expect(marcoPolo2.seats).toEqual([2, 4]);
    expect(marcoPolo2.validateConfig({ seats: 1 }).ok).toBe(false);
    expect(marcoPolo2.validateConfig({ seats: 5 }).ok).toBe(false);
    const last = position({ seats: 2, round: 5, players: [{ dice: ['own1'], coin: 0 }, { dice: [] }] }).play('moneyBag own1 coin', 'end turn');
    expect(marcoPolo2.actor(last.state).type).toBe('over');
    const fourth = position({ seats: 2, round: 4, players: [{ dice: ['own1'], coin: 0 }, { dice: [] }] }).play('moneyBag own1 coin', 'end turn');
    expect(marcoPolo2.actor(fourth.state).type).not.toBe('over');
  });

  test('MP2-INFO-1 MP2-INFO-2: of all that luck draws in the set-up the goal cards alone are secret', () => {
    const draws = four.asked.filter((request) => request.kind === 'draw');
    expect(new Set(draws.map(({ purpose }) => purpose)).size).toBeGreaterThan(6);
    expect([...new Set(draws.filter(({ secret }) => secret).map(({ purpose }) => purpose))]).toEqual(['goals']);
  });

  test('MP2-SETUP-5 MP2-ROUND-9: cards are laid out in the set-up, and two of them anew in every round', () => {
    const laid = (table: { readonly events: readonly Event[] }): unknown[] => table.events.flatMap((event) => (event.kind === 'laid-out' && event.what === 'cityCards' ? [[event.rule, event.ids.length]] : []));
    expect(laid(boringLuck(position({ seats: 2, round: 3, at: 'round-start' })))).toEqual([['MP2-ROUND-9', 2]]);
    const events: Event[] = [];
    let state = marcoPolo2.setup({ seats: 2 }, (event) => events.push(event));
    for (let request = marcoPolo2.chance(state); request && !events.some((event) => event.kind === 'laid-out' && event.what === 'cityCards'); request = marcoPolo2.chance(state)) state = marcoPolo2.resolve(state, outcomeAt(request, 0), (event) => events.push(event));
    expect(laid({ events })).toEqual([['MP2-SETUP-5', 8]]);
  });

  test('MP2-GEN-2: a good of choice is pepper, silk or gold, never jade', () => {
    const at = position({ outposts: {}, players: [{ character: 'filippo-vitello', outposts: ['outpost-good'], dice: ['own1'] }] }).play('outpost outpost-good');
    expect(at.moves()).toEqual(['goods pepper', 'goods silk', 'goods gold']);
  });

  test('MP2-GEN-3: nobody runs out of coins, goods or camels', () => {
    const at = position({ players: [{ coin: 900, dice: ['own6'] }] }).play('khan own6');
    expect(player(at).coin).toBe(904);
  });

  test.each([[2, 4, 6], [3, 5, 1], [4, 6, 0]])('MP2-COMP-1 MP2-COMP-2 MP2-COUNT-1: what there is in a game for %i', (seats, black, neutral) => {
    const own = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [[`own-die-${seat}`, 5], [`post-${seat}`, 11]]).flat());
    expect(marcoPolo2.census(marcoPolo2.setup({ seats }))).toEqual({ contract: 49, outpost: 10, goal: 14, cityCard: 25, offer: 18, 'black-die': black, 'neutral-die': neutral, ...own });
  });

  test('MP2-INFO-1: the end of the game shows the goals, and nothing before it does', () => {
    const open = marcoPolo2.arrange({ seats: 2 });
    const end = marcoPolo2.arrange({ seats: 2, at: 'over' });
    expect([marcoPolo2.reveals(open, open), marcoPolo2.reveals(open, end), marcoPolo2.reveals(end, end)]).toEqual([false, true, false]);
    const rulings = { hiddenInformation: 'open' } as const;
    expect(marcoPolo2.reveals(marcoPolo2.arrange({ seats: 2, rulings }), marcoPolo2.arrange({ seats: 2, rulings, at: 'over' }))).toBe(false);
  });

  test('MP2-GEN-4: limited components are counted, and their numbers never change', () => {
    const counts = { 'black-die': 6, contract: 49, cityCard: 25, offer: 18, outpost: 10, goal: 14, 'own-die-3': 5, 'post-3': 11 };
    let { state } = four;
    expect(marcoPolo2.census(state)).toMatchObject(counts);
    const full = marcoPolo2.census(state);
    const seen = new Set<string>();
    for (let step = 0; step < 400 && marcoPolo2.actor(state).type !== 'over'; step += 1) {
      const request = marcoPolo2.chance(state);
      const moves = request ? [] : marcoPolo2.legalMoves(state);
      const move = moves[(step * 7) % moves.length];
      if (move) seen.add(move.kind);
      state = request ? marcoPolo2.resolve(state, outcomeAt(request, step)) : marcoPolo2.apply(state, move as never);
      expect(marcoPolo2.census(state)).toEqual(full);
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  test('MP2-GEN-5: what one does not hold one cannot pay', () => {
    expect(position({ players: [{ camel: 0, jade: 0, dice: ['own2'] }] }).check('reroll own2')).toMatchObject({ code: 'cannot-pay', rule: 'MP2-PAY-1' });
  });

  test('MP2-GEN-6: a movement, a contract and a black die may be declined, a good may not', () => {
    const reward = (tile: string, more: object = {}) => position({ players: [{ character: 'filippo-vitello', coin: 9, camel: 9, outposts: [tile], dice: ['own1'], ...more }] }).play(`outpost ${tile}`);
    for (const tile of ['outpost-move', 'outpost-contract', 'outpost-black-die']) {
      expect(reward(tile).moves().some((line) => line === 'decline' || line === 'stop'), tile).toBe(true);
    }
    expect(reward('outpost-good').moves().every((line) => line.startsWith('goods '))).toBe(true);
  });

  test('MP2-GEN-7: luck decides what the set-up shuffles, and every roll', () => {
    const { asked } = setUp({ seats: 3 });
    expect(asked.map(({ purpose }) => purpose)).toEqual(['markers', 'outposts', 'city-cards', 'contracts', 'offers', 'offers', 'offers', 'first-player', 'starting-contract', 'starting-contract', 'starting-contract', 'characters', 'goals', 'goals', 'goals', 'round-roll', 'round-roll', 'round-roll']);
    expect(asked.map((request) => (request.kind === 'roll' ? request.dice : request.count))).toEqual([6, 10, 8, 10, 2, 2, 2, 1, 1, 1, 1, 4, 3, 3, 3, 5, 5, 5]);
    // In a turn: a die rolled again, and a black die.
    const at = position({ players: [{ dice: ['own2'], camel: 4, jade: 0 }] }).play('reroll own2');
    expect(marcoPolo2.chance(at.state)).toMatchObject({ kind: 'roll', purpose: 'reroll', rule: 'MP2-BONUS-11', dice: 1 });
    expect(marcoPolo2.chance(at.luck([3]).play('buy black die').state)).toMatchObject({ kind: 'roll', purpose: 'black-die', rule: 'MP2-BLACK-6', dice: 1 });
    // All else is decided by the players: the next turn comes without luck.
    expect(marcoPolo2.chance(at.luck([3]).play('book II black3', 'offer 1', 'end turn').state)).toBeNull();
  });
});

describe('components', () => {
  const entries = (name: string): number => marcoPolo2.content.tables.find((table) => table.name === name)?.entries.length ?? -1;

  test('MP2-COMP-1: eleven posts and five dice a colour, six black dice, a third figure for one character', () => {
    expect(player({ state: four.state } as never)).toMatchObject({ unplaced: 11 });
    expect(four.state.blackDice).toHaveLength(6);
    expect(four.state.players.every(({ dice }) => dice.length === 5)).toBe(true);
  });

  test('MP2-COMP-2: 7 markers, 7 characters, 10 outpost tiles, 4 guilds, 18 offers, 42 and 7 contracts, 14 goals, 25 city cards', () => {
    expect(['cityBonusMarkers', 'characters', 'outpostBonuses', 'guildSeals', 'offerTiles', 'contracts', 'startingContracts', 'goalCards', 'cityCards'].map(entries)).toEqual([7, 7, 10, 4, 18, 42, 7, 14, 25]);
  });

  test('MP2-COMP-3: how many wooden pieces there are has no effect', () => {
    const at = position({ players: [{ jade: 60, dice: ['own1'] }] }).play('moneyBag own1 jade');
    expect(player(at).jade).toBe(61);
  });

  test('MP2-COMP-4: two active contracts at most', () => {
    const at = position({ contractPlaces: { 'xian:0': 'c10' }, players: [{ posts: ['xian'], contracts: ['c20', 'c21'], dice: ['own1'] }] }).play('contracts own1');
    expect(at.check('take c10 none')).toMatchObject({ code: 'no-room', rule: 'MP2-CONTRACT-6' });
  });

  test('MP2-COMP-5: routes cost coins, camels, jade or nothing; sea routes need a seal', () => {
    const at = position({ players: [{ figure: 'hormuz', coin: 9, camel: 9, jade: 9, dice: ['own1'] }] }).play('travel lower own1');
    expect(at.check('step baghdad')).toMatchObject({ code: 'seal-missing', rule: 'MP2-TRAVEL-8' });
  });

  test('MP2-COMP-6: six city cards beside cities, two contracts in each contract city, six markers, ten outposts', () => {
    expect(four.state.cityCards.filter(({ place }) => !place.startsWith('area'))).toHaveLength(6);
    expect(four.state.contractPlaces).toHaveLength(10);
    expect(four.state.markers).toHaveLength(6);
    expect(four.state.outposts).toHaveLength(10);
  });
});

describe('set-up of the board', () => {
  test('MP2-SETUP-1: nobody has points from the start', () => {
    expect(four.state.players.map(({ vp }) => vp)).toEqual([0, 0, 0, 0]);
  });

  test('MP2-SETUP-2: the fourteen goal cards: one kept and two returned by each, the others unseen', () => {
    const { players, goalPool } = four.state;
    expect(new Set([...players.flatMap(({ goals, returned }) => [...goals, ...returned]), ...goalPool]).size).toBe(14);
    expect(goalPool).toHaveLength(2);
  });

  test('MP2-SETUP-3: six of the seven markers lie in the six cities', () => {
    expect(new Set(four.state.markers).size).toBe(6);
  });

  test('MP2-SETUP-4: every outpost space has its tile', () => {
    expect(new Set(four.state.outposts).size).toBe(10);
    expect(four.state.outposts).not.toContain(null);
  });

  test('MP2-SETUP-5: eight city cards lie open, seventeen in the deck', () => {
    expect(four.state.cityCards.map(({ card }) => card).filter((card) => card !== null)).toHaveLength(8);
    expect(four.state.cardDeck).toHaveLength(17);
  });

  test('MP2-SETUP-6: starting contracts are apart from the others', () => {
    expect(four.state.pile.every((id) => id.startsWith('c'))).toBe(true);
  });

  test('MP2-SETUP-7: ten normal contracts lie open, thirty-two in the pile', () => {
    expect(four.state.contractPlaces.every(({ contract }) => contract?.startsWith('c') ?? false)).toBe(true);
    expect(four.state.pile).toHaveLength(32);
  });

  test('MP2-SETUP-8: one offer of each book lies on it, the next one is seen', () => {
    expect(four.state.offers.map((tile) => tile?.split('-')[0])).toEqual(['I', 'II', 'III']);
    expect(four.state.nextOffers.map((tile) => tile?.split('-')[0])).toEqual(['I', 'II', 'III']);
  });

  test('MP2-SETUP-9: four seals of each guild: nobody can be too late', () => {
    const at = position({ seats: 4, players: [{ dice: ['own1', 'own1'], coin: 1 }, { seals: ['farmer'] }, { seals: ['farmer'] }, { seals: ['farmer'] }] });
    expect(at.play('seals own1+own1', 'seal farmer').state.players.every(({ seals }) => seals.includes('farmer'))).toBe(true);
  });

  test('MP2-SETUP-10: black dice show nothing while they lie on their space', () => {
    expect(four.state.blackDice).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('MP2-SETUP-11: the first player is drawn, or given', () => {
    expect(setUp({ seats: 3 }).asked.some(({ purpose }) => purpose === 'first-player')).toBe(true);
    expect(setUp({ seats: 3, firstPlayer: 2 }).state.firstPlayer).toBe(2);
  });
});

describe('set-up of the players', () => {
  test('MP2-PSET-1: five dice and eleven posts', () => {
    expect(four.state.players.map(({ dice, unplaced, posts }) => [dice.length, unplaced, posts.length])).toEqual([[5, 11, 0], [5, 11, 0], [5, 11, 0], [5, 11, 0]]);
  });

  test('MP2-PSET-2: one starting contract each; the others leave the game', () => {
    expect(four.state.players.every(({ contracts }) => contracts.length === 1 && contracts[0]?.startsWith('s'))).toBe(true);
    expect(four.state.contractPlaces.some(({ contract }) => contract?.startsWith('s'))).toBe(false);
  });

  test('MP2-PSET-3: the figures start in Beijing', () => {
    expect(four.state.players.every(({ figures }) => figures.every((place) => place === 'beijing'))).toBe(true);
  });

  test('MP2-PSET-4: eight coins, three camels and no goods, whatever the seat', () => {
    for (const seat of [0, 1, 2, 3]) {
      const plain = position({ seats: 4, players: [] });
      expect(player(plain, seat)).toMatchObject({ coin: 8, camel: 3, pepper: 0, silk: 0, gold: 0, jade: 0 });
    }
  });

  test('MP2-PSET-5: three goal cards each, unseen until the characters are picked', () => {
    const before = drafted(4);
    expect(before.players.every(({ goals }) => goals.length === 3 || goals.length === 0)).toBe(true);
    expect(marcoPolo2.view(before, 0).players[0]?.goals.every((goal) => goal === null)).toBe(true);
  });

  test('MP2-PSET-6: one character more is revealed than there are players', () => {
    for (const seats of [2, 3, 4]) expect(drafted(seats).characters).toHaveLength(seats + 1);
  });

  test('MP2-PSET-7: the last player picks first, the first player last', () => {
    let state = drafted(3);
    const order: number[] = [];
    while (state.players.some(({ character }) => character === null)) {
      const actor = marcoPolo2.actor(state);
      if (actor.type !== 'seat') break;
      order.push(actor.seat);
      state = marcoPolo2.apply(state, marcoPolo2.legalMoves(state)[0] as never);
    }
    expect(order).toEqual([2, 1, 0]);
    expect(marcoPolo2.check(drafted(3), { kind: 'character', character: 'nobody' }).ok).toBe(false);
  });

  test('MP2-PSET-8: each keeps one goal card of three, in secret', () => {
    const { state } = setUp({ seats: 2, firstPlayer: 0 }, (one) => one.players.every(({ character }) => character !== null) && marcoPolo2.legalMoves(one).some(({ kind }) => kind === 'keepGoal'));
    const actor = marcoPolo2.actor(state);
    const seat = actor.type === 'seat' ? actor.seat : -1;
    expect(marcoPolo2.legalMoves(state)).toHaveLength(3);
    const after = marcoPolo2.apply(state, marcoPolo2.legalMoves(state)[0] as never);
    expect(after.players[seat]).toMatchObject({ goals: [expect.any(String)] });
    expect(after.players[seat]?.returned).toHaveLength(2);
    expect(marcoPolo2.view(after, 1 - seat).players[seat]?.goals).toEqual([null]);
  });

  test('MP2-PSET-9: characters that change the set-up do so', () => {
    const { state } = setUp({ seats: 2, firstPlayer: 0, characters: ['mailin-tian-chin', 'de-wu'] });
    expect(state.players.map(({ coin, figures }) => [coin, figures.length])).toEqual([[11, 2], [8, 1]]);
  });

  test('MP2-PSET-10: all roll last, then the first player begins', () => {
    expect(four.state.players.every(({ dice }) => dice.join() === 'own3,own3,own3,own3,own3')).toBe(true);
    expect(marcoPolo2.actor(four.state)).toEqual({ type: 'seat', seat: 0 });
  });
});

describe('two and three players', () => {
  const two = setUp({ seats: 2, firstPlayer: 0 }).state;
  const three = setUp({ seats: 3, firstPlayer: 0 }).state;
  const dice = (state: State, space: string): readonly string[] => state.spaces.find(({ id }) => id === space)?.dice ?? [];

  test('MP2-COUNT-1: six, five or four black dice', () => {
    expect([four.state, three, two].map(({ blackDice }) => blackDice.length)).toEqual([6, 5, 4]);
  });

  test('MP2-COUNT-2: with three players one neutral die lies on the Khan\'s favour', () => {
    expect(dice(three, 'khansFavour')).toEqual(['neutral1']);
  });

  test('MP2-COUNT-3: with two players two neutral dice lie there', () => {
    expect(dice(two, 'khansFavour')).toEqual(['neutral1', 'neutral1']);
    expect(position({ seats: 2, players: [{ dice: ['own6'] }], spaces: { khansFavour: ['0:black2', '1:own3'] } }).check('khan own6')).toMatchObject({ code: 'khan-full', rule: 'MP2-KHAN-2' });
  });

  test('MP2-COUNT-4: with two players one neutral die lies in each special city', () => {
    for (const city of ['baghdad', 'balkh', 'hormuz']) {
      expect(dice(two, `special:${city}`)).toHaveLength(1);
      expect(dice(three, `special:${city}`)).toHaveLength(0);
    }
  });

  test('MP2-COUNT-5: with two players a neutral die lies on the lower space of book III, which always costs', () => {
    expect(dice(two, 'book:III:lower')).toHaveLength(1);
    const at = position({ seats: 2, players: [{ coin: 6, dice: ['own6', 'own5'] }] });
    expect(player(at.play('book III:lower own6', 'offer 1')).coin).toBe(0);
    expect(position({ seats: 2, players: [{ coin: 4, jade: 0, dice: ['own5'] }] }).check('book III:lower own5')).toMatchObject({ code: 'cannot-pay' });
    expect(position({ seats: 2, players: [{ coin: 0, jade: 0, dice: ['own5'] }] }).refusal('book III:upper own5')).toBeNull();
  });

  test('MP2-COUNT-6: neutral dice stay when the others are taken back', () => {
    const at = boringLuck(position({ seats: 2, at: 'round-start', spaces: { khansFavour: ['0:own3'] } }));
    expect(diceOn(at, 'khansFavour')).toEqual(['neutral1', 'neutral1']);
  });

  test('MP2-COUNT-7: a neutral die is of no colour', () => {
    expect(position({ seats: 2, players: [{ posts: ['hormuz'], dice: ['own1'] }] }).refusal('special hormuz own1')).toBeNull();
  });

  test('MP2-COUNT-8: with two players the second most contracts bring nothing', () => {
    const awards = (seats: number): number[] => marcoPolo2.score(position({ seats, at: 'over', players: [{ completed: 3 }, { completed: 2 }] }).state).players.map(({ lines }) => lines.filter(({ rule }) => rule === 'MP2-SCORE-8').reduce((sum, line) => sum + line.points, 0));
    expect(awards(2)).toEqual([8, 0]);
    expect(awards(3)).toEqual([8, 4, 0]);
  });
});

describe('what is secret', () => {
  test('MP2-INFO-1: the goal card kept and those returned are known to their owner only, until the end', () => {
    const at = position({ seats: 2 });
    expect(marcoPolo2.view(at.state, 0).players.map(({ goals, returned }) => [goals.includes(null), returned.includes(null)])).toEqual([[false, false], [true, true]]);
    expect(marcoPolo2.view(at.state, null).players.every(({ goals }) => goals[0] === null)).toBe(true);
    const over = marcoPolo2.view(position({ seats: 2, at: 'over' }).state, 0).players;
    expect(over.map(({ goals, returned }) => [goals.includes(null), returned.includes(null)])).toEqual([[false, false], [false, true]]);
  });

  test('MP2-INFO-1: a view is the same whatever card another player has kept', () => {
    const { state } = position({ seats: 2 });
    const other = structuredClone<State>(state);
    const [kept, unseen] = [other.players[0]?.goals[0] as string, other.goalPool[0] as string];
    (other.players[0] as State['players'][number]).goals = [unseen];
    other.goalPool = [kept, ...other.goalPool.slice(1)].sort();
    expect(marcoPolo2.validate(other).ok).toBe(true);
    for (const viewer of [1, null]) expect(marcoPolo2.view(other, viewer)).toEqual(marcoPolo2.view(state, viewer));
    expect(marcoPolo2.view(other, 0)).not.toEqual(marcoPolo2.view(state, 0));
  });

  test('MP2-INFO-1: events that name goal cards are for their owner alone', () => {
    let state = marcoPolo2.setup({ seats: 3, firstPlayer: 0 });
    const told: Event[] = [];
    const listen = (event: Event): void => { told.push(event); };
    while (state.frames.at(-1)?.kind !== 'turn') {
      const request = marcoPolo2.chance(state);
      if (request) state = marcoPolo2.resolve(state, request.kind === 'roll' ? Array.from({ length: request.dice }, () => 3) : outcomeAt(request, 0), listen);
      else state = marcoPolo2.apply(state, marcoPolo2.legalMoves(state)[0] as never, listen);
    }
    const naming = told.filter((event) => /"g\d\d"/.test(JSON.stringify(event)));
    expect(naming.map((event) => [event.kind, 'only' in event && 'seat' in event && event.only === event.seat])).toEqual([...Array.from({ length: 3 }, () => ['goals-seen', true]), ...Array.from({ length: 3 }, () => ['goals-kept', true])]);
  });

  test('MP2-INFO-2: the pile has no order anybody could know; what was put under it is known', () => {
    const at = position({ seats: 2, pileEnd: ['c30', 'c31'], contractPlaces: { 'xian:0': null }, players: [{ dice: ['own2', 'own1'] }, { dice: [] }] });
    expect(marcoPolo2.view(at.state, 0).pileEnd).toEqual(['c30', 'c31']);
    at.play('book I own1', 'offer 1', 'end turn');
    const refill = marcoPolo2.chance(at.state);
    // Every contract not seen may come next: not those on the board, nor those known to lie at the bottom.
    const seen = [...at.state.contractPlaces.flatMap(({ contract }) => contract ?? []), 'c30', 'c31'];
    const unseen = Array.from({ length: 42 }, (_, number) => `c${String(number + 1).padStart(2, '0')}`).filter((id) => !seen.includes(id));
    expect(refill).toMatchObject({ kind: 'draw', purpose: 'refill', count: 1, from: unseen });
    expect(marcoPolo2.view(at.state, 0).pile).toHaveLength(unseen.length);
    const start = setUp({ seats: 2, firstPlayer: 0 }).asked.filter(({ purpose }) => purpose === 'starting-contract' || purpose === 'city-cards');
    expect(start.map((request) => (request.kind === 'draw' ? request.from.length : 0))).toEqual([25, 7, 6]);
  });

  test('MP2-INFO-3: the offers on the books and the next ones are known, deeper ones not', () => {
    const at = position({ seats: 2 });
    const view = marcoPolo2.view(at.state, 1);
    expect(view.offers).toEqual(at.state.offers);
    expect(view.nextOffers).toEqual(at.state.nextOffers);
    const round = boringLuck(position({ seats: 2, at: 'round-start', offers: { I: 'I-1' }, nextOffers: { I: 'I-2' } }), (request) => {
      // Each of the other four may lie below, one of them in the box.
      if (request.kind === 'draw' && request.purpose === 'offer' && request.from[0]?.startsWith('I-')) expect(request.from).toEqual(['I-3', 'I-4', 'I-5', 'I-6']);
      return null;
    });
    expect(marcoPolo2.view(round.state, 1)).toMatchObject({ offers: ['I-2', expect.any(String), expect.any(String)], nextOffers: ['I-3', expect.any(String), expect.any(String)] });
    const last = boringLuck(position({ seats: 2, round: 5, at: 'round-start' }));
    expect(last.state.nextOffers).toEqual([null, null, null]);
  });

  test('MP2-INFO-4: everything else is public', () => {
    const { state } = position({ seats: 2, players: [{ character: 'filippo-vitello', coin: 5, posts: ['xian'], contracts: ['c10'], completed: ['c11'], seals: ['farmer'], improved: ['jeweler'], outposts: ['outpost-gold'], dice: ['own6'] }] });
    const { players, goalPool: _pool, viewer: _viewer, ...board } = marcoPolo2.view(state, 1);
    const { players: known, goalPool: _hidden, ...all } = state;
    expect(board).toEqual(all);
    const { goals: _goals, returned: _returned, ...seen } = players[0] as (typeof players)[number];
    const { goals: _kept, returned: _back, ...held } = known[0] as (typeof known)[number];
    expect(seen).toEqual(held);
    expect(seen).toMatchObject({
      character: 'filippo-vitello', coin: 5, posts: expect.arrayContaining(['xian']), contracts: ['c10'], completed: ['c11'], seals: ['farmer', 'jeweler'], improved: ['jeweler'], outposts: ['outpost-gold'], dice: ['own6'],
    });
  });
});

describe('starting contracts', () => {
  test('MP2-R-4: starting contracts lie apart from the pile from the beginning', () => {
    const { pile, starting } = marcoPolo2.setup({ seats: 2 });
    expect([pile.length, starting.length, pile.some((id) => id.startsWith('s'))]).toEqual([42, 7, false]);
  });
});
