import { describe, expect, test } from 'vitest';
import { marcoPolo2, standardPack, withContent, type Config, type Player, type State } from '../../../src/marco-polo-2/index.js';
import { scenario } from '../../../src/testing/index.js';
import { complaint, story, type Change } from '../broken.js';
import { player, position } from '../helpers.js';

const person = (state: State, seat = 0): Player => state.players[seat]!;

describe('states that are met in play are states', () => {
  const ways: readonly Config[] = [
    { seats: 2, characters: ['mailin-tian-chin', 'filippo-vitello'] },
    { seats: 3, preset: 'russian' },
    { seats: 4, preset: 'english' },
    { seats: 4, characters: ['de-wu', 'abha-basu', 'gantulga-od', 'isabella-donati'] },
    { seats: 3, rulings: { firstRoll: 'roll-first', firstGameCharacters: 'on' }, characters: ['matteo', 'raschid', 'niccolo-marco'] },
    { seats: 4, rulings: { firstRoll: 'roll-first', firstGameCharacters: 'on' }, characters: ['mercator', 'matteo', 'mailin-tian-chin', 'raschid'] },
  ];
  for (const [seed, config] of ways.entries()) {
    test(`all of a game with ${JSON.stringify(config)}`, () => {
      for (const state of story(config, seed + 1)) expect(marcoPolo2.validate(state), JSON.stringify(state.frames)).toMatchObject({ ok: true });
    });
  }
});

describe('components that do not add up', () => {
  const base = position({ seats: 3, players: [{ contracts: ['c20'], completed: ['c21'] }] }).state;
  const rows: readonly [string, Change, string][] = [
    ['MP2-GEN-1: three players are three', (state) => { state.players.pop(); }, 'players: expected 3'],
    ['MP2-SETUP-11: the first player is one of them', (state) => { state.firstPlayer = 3; }, 'firstPlayer: is no seat'],
    ['MP2-SETUP-11: so is the next one', (state) => { state.nextFirst = 3; }, 'firstPlayer: is no seat'],
    ['MP2-TURN-1: so is whoever is at turn', (state) => { state.turn.seat = 3; }, 'turn.seat: is no seat'],
    ['MP2-R-29: an oasis is no city passed through', (state) => { state.turn.passedThrough = ['oasis-lingnan']; }, 'turn.passedThrough: these are not all cities'],
    ['MP2-POST-1: posts do not stand in oases', (state) => { state.turn.freshPosts = ['oasis-lingnan']; }, 'turn.freshPosts: these are not all cities'],
    ['MP2-GEN-4: a game goes on with the values it was begun with', (state) => { state.content = 'another'; }, `content: expected ${base.content}`],
    ['MP2-SETUP-1: the action spaces are those of the board', (state) => { state.spaces.reverse(); }, 'spaces[0].id: expected book:I'],
    ['MP2-SETUP-1: there are no others', (state) => { state.spaces.push({ id: 'book:I', dice: [] }); }, 'spaces: expected 14 items'],
    ['MP2-SETUP-5: city cards lie on their spaces', (state) => { state.cityCards.reverse(); }, 'cityCards[0].place: expected xanadu:0'],
    ['MP2-SETUP-5: there are eight spaces for cards', (state) => { state.cityCards.push({ place: 'area:2', card: null, die: null }); }, 'cityCards: expected 8 items'],
    ['MP2-SETUP-7: contracts lie on their spaces', (state) => { state.contractPlaces.reverse(); }, 'contractPlaces[0].place: expected xian:0'],
    ['MP2-SETUP-7: there are ten spaces for contracts', (state) => { state.contractPlaces.push({ place: 'kabul:2', contract: null }); }, 'contractPlaces: expected 10 items'],
    ['MP2-SETUP-8: three books have an offer tile each', (state) => { state.offers.pop(); }, 'offers: expected 3 items'],
    ['MP2-SETUP-8: three piles have a top', (state) => { state.nextOffers.pop(); }, 'nextOffers: expected 3 items'],
    ['MP2-SETUP-3: six markers lie in six cities', (state) => { state.markers.pop(); }, 'markers: expected 6 items'],
    ['MP2-SETUP-4: ten outpost bonuses have a space', (state) => { state.outposts.pop(); }, 'outposts: expected 10 items'],
    ['MP2-COMP-2: a contract lies in one place', (state) => { person(state, 1).contracts = ['c20']; }, 'pile: "c20" is in two places'],
    ['MP2-COMP-2: no contract is lost', (state) => { state.pile.pop(); }, 'pile: expected 49 in all, there are 48'],
    ['MP2-COMP-2: a city card lies in one place', (state) => { state.cityCards[0]!.card = 'k02'; }, 'cardDeck: "k02" is in two places'],
    ['MP2-COMP-2: no city card is lost', (state) => { state.cardDeck.pop(); }, 'cardDeck: expected 25 in all, there are 24'],
    ['MP2-COMP-2: an offer tile lies in one place', (state) => { state.offerPool[0] = 'I-1'; }, 'offerPool: "I-1" is in two places'],
    ['MP2-COMP-2: no offer tile is lost', (state) => { state.offerPool.pop(); }, 'offerPool: expected 18 in all, there are 17'],
    ['MP2-COMP-2: a goal card lies in one place', (state) => { person(state).goals = ['g02']; }, 'goalPool: "g02" is in two places'],
    ['MP2-COMP-2: no goal card is lost', (state) => { state.goalPool.pop(); }, 'goalPool: expected 14 in all, there are 13'],
    ['MP2-COMP-2: a marker lies in one city', (state) => { state.markers[0] = state.markers[1]!; }, 'markers[1]: stands here twice'],
    ['MP2-COMP-2: an outpost bonus lies in one place', (state) => { state.outposts[0] = 'outpost-gold'; }, 'outposts: "outpost-gold" is in two places'],
    ['MP2-COMP-2: what left the game left it once', (state) => { state.goneOutposts.push('outpost-gold'); }, 'outposts: "outpost-gold" is in two places'],
    ['MP2-SETUP-6: starting contracts are not in the pile', (state) => { state.pile.push(state.starting.pop()!); }, 'pile: "s7" is no normal contract'],
    ['MP2-CONTRACT-10: nor are they put under it', (state) => { state.pileEnd.push(state.starting.pop()!); }, 'pile: "s7" is no normal contract'],
    ['MP2-COUNT-1: black dice by the number of players', (state) => { state.blackDice.pop(); }, 'blackDice: expected 5 black dice in all'],
    ['MP2-COUNT-2: neutral dice by the number of players', (state) => { state.spaces[4]!.dice = []; }, 'spaces: expected the neutral dice of this number of players'],
    ['MP2-VAR-1: black dice are rolled in the variant alone', (state) => { state.blackDice[0] = 3; }, 'blackDice: black dice on the board show nothing'],
    ['MP2-COUNT-2: neutral dice lie where they were put', (state) => { state.spaces[5]!.dice.push(state.spaces[4]!.dice.shift()!); }, 'spaces: expected the neutral dice of this number of players'],
    ['MP2-KHAN-3: dice on the Khan\'s favour go up', (state) => { state.spaces[4]!.dice.push('0:own4', '1:own3'); person(state).dice.splice(1, 1); person(state, 1).dice.splice(2, 1); }, 'spaces[4].dice: no die is lower than the one to its left'],
    ['MP2-KHAN-2: four dice stand on the Khan\'s favour', (state) => { state.spaces[4]!.dice.push('0:own5', '1:own5', '2:own5', '0:black5'); state.blackDice.pop(); for (const { dice } of state.players) dice.shift(); }, 'spaces[4].dice: holds 4 dice'],
    ['MP2-SPECIAL-2: two dice on the spaces of a special city', (state) => { state.spaces.find(({ id }) => id === 'special:balkh')!.dice.push('0:own5', '1:own5', '2:own5'); for (const { dice } of state.players) dice.shift(); }, `spaces[${base.spaces.findIndex(({ id }) => id === 'special:balkh')}].dice: holds 2 dice`],
    ['MP2-SPACE-7: one die of a colour in the row', (state) => { state.spaces[4]!.dice.push('0:own3', '0:own4'); person(state).dice.splice(1, 2); }, 'spaces[4].dice: takes one die of a colour'],
    ['MP2-FIRST-1: the highest travel space used has a die', (state) => { state.travelHeight = 2; }, 'travelHeight: the highest travel space used is 0'],
    ['MP2-SETUP-8: the pile of every book shows an offer', (state) => { state.offerPool.push(state.nextOffers[1]!); state.nextOffers[1] = null; }, 'nextOffers[1]: lies there from the set-up on'],
    ['MP2-SETUP-8: every book has an offer tile', (state) => { state.offerPool.push(state.offers[1]!); state.offers[1] = null; }, 'offers[1]: lies there from the set-up on'],
    ['MP2-SETUP-5: every space for a card has one', (state) => { state.cardDeck.push(state.cityCards[0]!.card!); state.cardDeck.sort(); state.cityCards[0]!.card = null; }, 'cityCards[0].card: lies there from the set-up on'],
    ['MP2-SETUP-7: no starting contract lies in a city', (state) => { state.pile.push(state.contractPlaces[1]!.contract!); state.pile.sort(); state.contractPlaces[1]!.contract = state.starting.pop()!; }, 'contractPlaces[1].contract: starting contracts lie in no city'],
    ['MP2-GEN-1: nobody waits who does not take part', (state) => { (state.frames.at(-1) as { seat: number }).seat = 3; }, `frames[${base.frames.length - 1}]: nobody sits there`],
    ['MP2-PSET-2: starting contracts are among themselves', (state) => { state.starting.push(state.pile.pop()!); }, 'starting: "c42" is no starting contract'],
    ['MP2-COUNT-2: no neutral die lies on a card', (state) => { state.cityCards[0]!.die = 'neutral1'; }, 'spaces: expected the neutral dice of this number of players'],
    ['MP2-ROUND-10: dice on the board show a value', (state) => { person(state).dice.pop(); state.spaces.find(({ id }) => id === 'moneyBag')!.dice.push('0:own0'); }, 'players[0].dice: dice on the board show a value'],
    ['MP2-BONUS-13: black dice that were taken show a value', (state) => { state.blackDice.pop(); person(state).dice.push('black0'); }, 'players[0].dice: black dice show a value'],
    ['MP2-BONUS-3: a slot is kept only while a contract is paid out', (state) => { state.turn.slotBusy = true; }, 'turn.slotBusy: only while a completed contract is paid out'],
    ['MP2-PSET-6: nobody can be picked in a turn', (state) => { state.characters = ['de-wu', 'abha-basu']; }, 'characters: one is left when all have picked'],
    ['MP2-BOOK-4: an offer lies on its own book', (state) => { const tile = state.offerPool.findIndex((id) => id.startsWith('II-')); [state.offers[0], state.offerPool[tile]] = [state.offerPool[tile]!, state.offers[0]!]; }, 'offers[0]: expected an offer of book I'],
    ['MP2-ROUND-9: two city cards for every round to come', (state) => { state.goneCards.push(...state.cardDeck.splice(0, 14)); }, 'cardDeck: expected at least 6 items'],
    ['MP2-ROUND-4: an offer of every book for every round to come', (state) => { state.goneOffers.push(...state.offerPool.splice(0, 3)); }, 'offerPool: expected at least 2 of book I'],
    ['MP2-ROUND-10: dice in turns show a value', (state) => { person(state).dice[4] = 'own0'; }, 'players[0].dice: dice that were rolled show a value'],
    ['MP2-TURN-4: without passing nobody has passed', (state) => { state.turn.passes = 1; }, 'turn.passes: a round ends when all have passed'],
    ['MP2-POST-10: no outpost bonus is lost', (state) => { state.goneOutposts.pop(); }, 'outposts: expected 10 in all, there are 9'],
    ['MP2-COMP-1: five dice of a colour', (state) => { person(state, 1).dice.pop(); }, 'players[1].dice: expected 5 dice of this colour in all'],
    ['MP2-COMP-1: dice of a colour nobody plays', (state) => { state.spaces[0]!.dice.push('3:own4'); }, 'spaces: "3:own4" belongs to no player'],
    ['MP2-COMP-4: dice stand from high to low', (state) => { person(state).dice.reverse(); }, 'players[0].dice: dice stand from high to low'],
  ];
  for (const [title, change, problem] of rows) test(title, () => { expect(complaint(base, change)).toBe(problem); });
});

describe('dice that lie where they cannot', () => {
  const base = position({ seats: 3 }).state;
  /** A colour takes dice from its hand, its lowest first, and they lie on a space of the board in the order they are named. */
  const laid = (space: string, ...dice: readonly `${0 | 1 | 2}:own${number}`[]): string => complaint(base, (state) => {
    for (const die of dice) {
      const hand = person(state, Number(die[0])).dice;
      hand.splice(hand.findIndex((one) => one === die.slice(2)), 1);
      state.spaces.find(({ id }) => id === space)!.dice.push(die as never);
    }
    if (space.startsWith('travel:')) state.travelHeight = ['lower', 'middle', 'upper'].indexOf(space.slice('travel:'.length)) + 1;
  });
  const on = (space: string, message: string): string => `spaces[${base.spaces.findIndex(({ id }) => id === space)}].dice: ${message}`;

  test('MP2-BOOK-2: books II and III take no die below 3 and 5', () => {
    expect([laid('book:I', '0:own1'), laid('book:II', '0:own3'), laid('book:III:lower', '1:own5')]).toEqual(['nothing', 'nothing', 'nothing']);
    expect(laid('book:II', '0:own2')).toBe(on('book:II', 'takes no die below 3'));
    expect(laid('book:III:upper', '1:own4')).toBe(on('book:III:upper', 'takes no die below 5'));
    // Among dice that are high enough, and on whichever of the spaces.
    expect(laid('book:III:lower', '0:own5', '1:own3')).toBe(on('book:III:lower', 'takes no die below 5'));
  });

  test('MP2-TRAVEL-1: two and three dice travel together, those of a colour once', () => {
    expect([laid('travel:lower', '0:own1'), laid('travel:middle', '0:own2', '0:own1', '1:own5', '1:own5'), laid('travel:upper', '0:own3', '0:own2', '0:own1')]).toEqual(['nothing', 'nothing', 'nothing']);
    expect(laid('travel:middle', '0:own2', '1:own2')).toBe(on('travel:middle', 'takes 2 dice together'));
    expect(laid('travel:upper', '0:own2', '0:own1')).toBe(on('travel:upper', 'takes 3 dice together'));
    expect(laid('travel:middle', '0:own4', '0:own3', '0:own2', '0:own1')).toBe(on('travel:middle', 'takes dice of a colour once'));
    expect(laid('travel:lower', '2:own4', '2:own3')).toBe(on('travel:lower', 'takes dice of a colour once'));
  });

  test('MP2-SPACE-6: books, contracts and special cities take one die of a colour, seals as many as the action asks for', () => {
    for (const space of ['book:I', 'contracts', 'special:balkh']) {
      expect(laid(space, '0:own3', '1:own3'), space).toBe('nothing');
      expect(laid(space, '0:own3', '0:own4'), space).toBe(on(space, 'takes one die of a colour'));
    }
    expect([laid('guildSeals', '0:own4', '0:own3'), laid('moneyBag', '0:own4', '0:own3')]).toEqual(['nothing', 'nothing']);
  });

  test('MP2-COUNT-2 MP2-COUNT-6: the neutral die shows 1 and lies first', () => {
    const neutral = 'spaces: expected the neutral dice of this number of players';
    const row = (...dice: readonly string[]): string => complaint(base, (state) => { state.spaces.find(({ id }) => id === 'khansFavour')!.dice = dice as never; if (dice.includes('0:own5')) person(state).dice.shift(); });
    expect([row('neutral1', '0:own5'), row('0:own5', 'neutral1'), row('neutral2'), row('neutral1', 'neutral1')]).toEqual(['nothing', neutral, neutral, neutral]);
  });

  test('MP2-COUNT-7: a neutral die on a travel space travels with nobody', () => {
    const pack = standardPack();
    const game = withContent({ ...pack, constants: { ...pack.constants, neutralDice: [{ seats: 3, space: 'travel:middle', value: 1 }, { seats: 3, space: 'book:II', value: 1 }] } });
    expect(game.validate(game.setup({ seats: 3 })).ok).toBe(true);
  });
});

describe('points below 0', () => {
  const at = (state: State, vp: number): string => complaint(state, (changed) => { person(changed, 1).vp = vp; });
  const below = (vp: number): string => `players[1].vp: no score is below ${vp}`;
  // Points are paid on this card alone.
  const laid = (round: number, die: boolean): State => position({ seats: 3, round, cityCards: { 'area:0': 'k08' }, ...(die ? { cardDice: { k08: '2:own5' } as const } : {}) }).state;

  test('MP2-SCORE-11: a card that takes a point has taken six in every round before', () => {
    expect([at(laid(2, false), -6), at(laid(2, false), -7), at(laid(3, false), -12), at(laid(3, false), -13)]).toEqual(['nothing', below(-6), 'nothing', below(-12)]);
  });

  test('MP2-CARD-6: in this round as many, once a die lies there, and fewer while some are to come', () => {
    expect([at(laid(2, true), -12), at(laid(2, true), -13)]).toEqual(['nothing', below(-12)]);
    const rulings = { cardRepetitions: 'sequential' } as const;
    const using = position({ seats: 2, rulings, round: 1, cityCards: { 'area:0': 'k08' }, players: [{ dice: ['own6'], vp: 0 }, {}] }).play('cityCard k08 own6');
    const paid = (vp: number): string => complaint(using.state, (changed) => { person(changed).vp = vp; });
    expect([paid(0), paid(-1)]).toEqual(['nothing', 'players[0].vp: no score is below 0']);
    using.play('exchange 1 1');
    expect([player(using).vp, paid(-1), paid(-2)]).toEqual([-1, 'nothing', 'players[0].vp: no score is below -1']);
    using.play('again', 'again', 'again', 'again', 'again');
    expect([player(using).vp, paid(-6), paid(-7)]).toEqual([-6, 'nothing', 'players[0].vp: no score is below -6']);
  });

  /** How low points can be in round 2 by a pack that takes more of them. */
  const lowest = (values: Partial<ReturnType<typeof standardPack>>): number | undefined => {
    const game = withContent(values);
    const { state } = scenario(game, { seats: 3, round: 2 });
    return [-1_000_001, -1_000_000, -12, -6].find((vp) => { const changed = structuredClone(state); changed.players[1]!.vp = vp; return game.validate(changed).ok; });
  };
  test('MP2-GEN-5: contracts and seals that are paid in points can take any number of them', () => {
    const { cityCards, contracts, startingContracts, guildSeals } = standardPack();
    const paid = <Entry extends { readonly id: string }>(table: readonly Entry[], change: object): Entry[] => table.map((entry, at) => (at === 2 ? { ...entry, ...change } : entry));
    expect(lowest({})).toBe(-6);
    expect(lowest({ cityCards: cityCards.map((card) => (card.id === 'k08' ? { ...card, effect: { kind: 'repeat', options: [{ cost: { vp: 2 }, reward: { coin: 6 } }] } } : card)) })).toBe(-12);
    expect(lowest({ contracts: paid(contracts, { cost: { vp: 1 } }) })).toBe(-1_000_000);
    expect(lowest({ startingContracts: paid(startingContracts, { cost: { vp: 1 } }) })).toBe(-1_000_000);
    expect(lowest({ guildSeals: paid(guildSeals, { upgradeCost: { vp: 1 } }) })).toBe(-1_000_000);
  });
});

describe('players who hold what cannot be theirs', () => {
  const base = position({ seats: 3, players: [{ posts: ['xian', 'lhasa'], seals: ['farmer', 'spicer'], character: 'de-wu' }, { character: 'mailin-tian-chin' }] }).state;
  const rows: readonly [string, Change, string][] = [
    ['MP2-GEN-4: eleven posts a player', (state) => { person(state).unplaced += 1; }, 'players[0].unplaced: expected 11 posts in all'],
    ['MP2-POST-3: no post stands in Beijing', (state) => { person(state).posts[0] = 'beijing'; }, 'players[0].posts: posts stand in cities'],
    ['MP2-POST-2: one post in a city', (state) => { person(state).posts[0] = 'lhasa'; }, 'players[0].posts[1]: stands here twice'],
    ['MP2-COMP-1: one figure a player', (state) => { person(state).figures.push('beijing'); }, 'players[0].figures: expected 1'],
    ['MP2-MAILIN-1: two figures with Mailin and Tian Chin', (state) => { person(state, 1).figures.pop(); }, 'players[1].figures: expected 2'],
    ['MP2-SEAL-6: a seal is owned before it is improved', (state) => { person(state).improved = ['tailor']; }, 'players[0].improved: only seals he owns are improved'],
    ['MP2-SEAL-4: one seal of a guild', (state) => { person(state).seals = ['farmer', 'farmer']; }, 'players[0].seals[1]: stands here twice'],
    ['MP2-CONTRACT-5: two spaces for active contracts', (state) => { person(state).contracts = state.pile.splice(0, 3); }, 'players[0].contracts: expected 0 to 2 items'],
    ['MP2-PSET-8: one goal card is kept', (state) => { state.goalPool.push(person(state).goals.pop()!); }, 'players[0].goals: one of three is kept'],
    ['MP2-PSET-8: two goal cards are given back', (state) => { state.goalPool.push(person(state).returned.pop()!); }, 'players[0].goals: one of three is kept'],
    ['MP2-FILIPPO-1: only Filippo keeps outpost bonuses', (state) => { person(state).outposts = [state.goneOutposts.pop()!]; }, 'players[0].outposts: only Filippo Vitello keeps tiles'],
    ['MP2-CHAR-1: a character is picked once', (state) => { person(state, 2).character = 'de-wu'; }, 'players: "de-wu" is picked twice'],
    ['MP2-GEN-3: thousands are the limit', (state) => { person(state).camel = 5000; person(state).shieldPlus = 60; }, 'nothing'],
    ['MP2-MAILIN-6: only Mailin and Tian Chin double a bonus', (state) => { state.config = { ...state.config, rulings: { mailinDouble: 'any-bonus-this-round' } }; person(state).doubled = 'farmer'; }, 'players[0].doubled: this player doubles nothing for a whole round'],
    ['MP2-R-55 one-round-start-bonus-twice: no bonus is doubled for a whole round', (state) => { person(state, 1).doubled = 'farmer'; }, 'players[1].doubled: this player doubles nothing for a whole round'],
    ['MP2-R-55 any-bonus-this-round: one is', (state) => { state.config = { ...state.config, rulings: { mailinDouble: 'any-bonus-this-round' } }; person(state, 1).doubled = 'farmer'; }, 'nothing'],
    ['MP2-CHAR-1: characters of other games take no part', (state) => { person(state, 2).character = 'berke'; }, 'players[2].character: does not take part'],
  ];
  for (const [title, change, problem] of rows) test(title, () => { expect(complaint(base, change)).toBe(problem); });
});
