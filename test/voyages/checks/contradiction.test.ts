// A state from outside is taken only if it could lie on a table: pieces are neither lost nor doubled, nobody holds what
// is not his, and what waits to be decided fits the part of the game.
import { describe, expect, test } from 'vitest';
import { copyOf } from '../../../src/index.js';
import { voyages, type Arrangement, type Config, type Frame, type PlacedDie, type Player, type State } from '../../../src/voyages/index.js';
import { ROUND_STEPS, type RoundStep } from '../../../src/voyages/rules/course/round.js';
import { complaint, story, type Change } from '../broken.js';
import { table } from '../helpers.js';

const person = (state: State, seat = 0): Player => state.players[seat]!;

describe('states that are met in play are states', () => {
  const ways: readonly Config[] = [
    { seats: 2, variants: { goalChoice: true } },
    { seats: 3, variants: { draft: true, cityBonuses: true }, rulings: { draftTiming: 'before-player-setup' } },
    { seats: 4, variants: { draft: true, goalChoice: true }, rulings: { draftTiming: 'in-player-setup', hiddenInformation: 'open-piles' } },
    { seats: 4, characters: ['matteo', 'wilhelm', 'kubilai', 'niccolo-marco'] },
  ];
  for (const [seed, config] of ways.entries()) {
    test(`all of a game with ${JSON.stringify(config)}`, () => {
      for (const state of story(config, seed + 1)) expect(voyages.validate(state), JSON.stringify(state.frames)).toMatchObject({ ok: true });
    });
  }
});

describe('components that do not add up', () => {
  const base = table({ seats: 3, row: ['c01', 'c02'], players: [{ contracts: ['c03'], goals: ['g01', 'g02'], posts: ['moscow'] }, { character: 'matteo', dice: ['own3', 'own3', 'own3', 'own3', 'own3', 'white3'] }, { character: 'raschid' }] }).state;
  const rows: readonly [string, Change, string][] = [
    ['VOY-COMP-2: a contract lies in one place', (state) => { person(state, 1).contracts = ['c03']; }, 'c03 is there twice'],
    ['VOY-COMP-2: a goal card lies in one place', (state) => { person(state, 1).goals = ['g01']; }, 'g01 is there twice'],
    ['VOY-COMP-2: an outpost tile lies in one place', (state) => { state.outposts[1] = 'o01'; state.outposts[2] = 'o01'; }, 'o01 is there twice'],
    ['VOY-COMP-2: no regular contract is lost', (state) => { state.pool.pop(); }, 'contracts are missing'],
    ['VOY-COMP-2: no starting contract is lost', (state) => { state.starting.pop(); }, 'contracts are missing'],
    ['VOY-COMP-2: no goal card is lost', (state) => { state.goalPool.pop(); }, 'goal cards are missing'],
    ['VOY-COUNT-1: one black die more than players', (state) => { state.blackDice -= 1; }, 'blackDice: expected one black die more than players'],
    ['VOY-COUNT-5: neutral dice stay where they are', (state) => { state.spaces.travel.push(...state.spaces.khansFavour.splice(0, 1)); }, 'spaces: the neutral dice do not fit the number of players'],
    ['VOY-COUNT-2: neutral dice by the number of players', (state) => { state.spaces.khansFavour.push('neutral1'); }, 'spaces: the neutral dice do not fit the number of players'],
    ['VOY-COUNT-5: neutral dice show 1', (state) => { state.spaces.khansFavour[0] = 'neutral6'; }, 'spaces: the neutral dice do not fit the number of players'],
    ['VOY-COMP-3: one white die', (state) => { person(state, 1).dice = person(state, 1).dice.filter((die) => !die.startsWith('white')); }, 'players: there is one white die'],
    ['VOY-COMP-3: five dice a player', (state) => { person(state).dice.pop(); }, 'players[0].dice: expected five own dice'],
    ['VOY-COMP-6: nine city cards', (state) => { state.cityCards.pop(); }, 'cards and tiles are missing on the map'],
    ['VOY-SETUP-5: seven outposts', (state) => { state.outposts.pop(); }, 'cards and tiles are missing on the map'],
    ['VOY-SETUP-4: six city bonuses', (state) => { state.cityBonuses.pop(); }, 'cards and tiles are missing on the map'],
    ['VOY-SETUP-9: contracts of the row lie side by side', (state) => { state.row = [null, 'c01', 'c02', null, null, null]; }, 'row[0]: the row has a gap'],
    ['VOY-SETUP-8: behind every unseen contract there is one', (state) => { state.special.push(...new Array<string>(20).fill('?')); }, 'pool: 55 contracts are unseen, but 35 are left for them'],
    ['VOY-SETUP-8: the stacks of coming rounds are unseen or known, never shuffled back', (state) => { state.stacks[0] = '?1'; }, 'stacks: stacks hold known or unseen contracts'],
    ['VOY-SETUP-8: no group of leftovers is named that is not there', (state) => { state.special.push('?1'); }, 'special: "?1" is no entry of a pile'],
  ];
  for (const [title, change, problem] of rows) test(title, () => { expect(complaint(base, change)).toBe(problem); });
});

describe('players who hold what is not theirs', () => {
  const base = table({ seats: 3, players: [{ posts: ['moscow', 'beijing'], character: 'berke', dice: ['own5', 'own4', 'own3', 'own2', 'own1'] }, { character: 'matteo', dice: ['own3', 'own3', 'own3', 'own3', 'own3', 'white3'] }, { character: 'raschid' }] }).state;
  const rows: readonly [string, Change, string][] = [
    ['VOY-COMP-5: dice stand from high to low', (state) => { person(state).dice.reverse(); }, 'players[0].dice: dice stand from high to low'],
    ['VOY-POST-3: nobody has more posts than pieces', (state) => { person(state).posts = ['moscow', 'anxi', 'karakorum', 'xian', 'kochi', 'samarcanda', 'kashgar', 'lan-zhou', 'alexandria', 'sumatra', 'beijing']; }, 'players[0].posts: has more posts than pieces'],
    ['VOY-MATTEO-1: the white die is Matteo\'s', (state) => { person(state).dice.push('white1'); person(state, 1).dice = person(state, 1).dice.filter((die) => !die.startsWith('white')); }, 'players[0].dice: the white die is Matteo\'s'],
    ['VOY-RASCHID-1: Raschid never rolls', (state) => { person(state, 2).dice = ['own3', 'own3', 'own3', 'own3', 'own3']; }, 'players[2].dice: Raschid never rolls'],
    ['VOY-ROUND-8: dice are rolled together', (state) => { person(state).dice = ['own5', 'own4', 'own3', 'own2', 'own0']; }, 'players[0].dice: dice are rolled together'],
    ['VOY-ROUND-8: who is at turn has rolled', (state) => { person(state).dice = ['own0', 'own0', 'own0', 'own0', 'own0']; }, 'players[0].dice: dice have been rolled by now'],
    ['VOY-POST-9: a post in Beijing lies on one of the four spaces', (state) => { state.beijing = [null, null, null, null]; }, 'beijing: posts and spaces of Beijing disagree'],
    ['VOY-POST-9: a space of Beijing is held by who has a post there', (state) => { state.beijing[1] = 1; }, 'beijing: posts and spaces of Beijing disagree'],
    ['VOY-CHAR-1: each character exists once', (state) => { person(state).character = 'matteo'; }, 'players: each character exists once'],
    ['VOY-SETUP-12: somebody holds the hourglass', (state) => { state.startPlayer = null; }, 'startPlayer: somebody holds the hourglass'],
    ['VOY-COMP-3: one figure a player', (state) => { person(state).figures.push('venezia'); }, 'players[0].figures: has another number of figures'],
    ['VOY-GEN-1: a space of Beijing belongs to a player of this game', (state) => { state.beijing[3] = 3; }, 'beijing: nobody sits there'],
    ['VOY-GEN-1: the hourglass is with a player of this game', (state) => { state.startPlayer = 3; }, 'startPlayer: nobody sits there'],
    ['VOY-GEN-1: who travelled last is a player of this game', (state) => { state.lastTraveller = 3; }, 'lastTraveller: nobody sits there'],
    ['VOY-GEN-1: dice on a space are those of players of this game', (state) => { state.spaces.fiveCoins.push('3:own1'); }, 'spaces.fiveCoins: nobody sits there'],
    ['VOY-GEN-1: dice on a card are those of players of this game', (state) => { state.cardDice[2] = '3:own1'; }, 'cardDice: nobody sits there'],
    ['VOY-GEN-1: there are as many players as the config says', (state) => { state.players.pop(); }, 'players: expected 3 players'],
  ];
  for (const [title, change, problem] of rows) test(title, () => { expect(complaint(base, change)).toBe(problem); });

  test('VOY-GEN-1: what belongs to the last player of the game is no mistake', () => {
    const { state } = table({ seats: 3, startPlayer: 2, players: [{ dice: ['own5'] }, {}, { posts: ['beijing'], character: 'berke' }], spaces: { fiveCoins: ['2:own1'] }, cardDice: { k01: '2:own2' } });
    expect(complaint(state, (same) => { same.lastTraveller = 2; })).toBe('nothing');
  });

  test('VOY-ROUND-8: before the roll nobody has rolled, and who has rolled has no roll before him', () => {
    const states = story({ seats: 3, characters: ['berke', 'matteo', 'kubilai'] }, 4).filter(({ frames, round }) => round === 1 && frames.at(-1)?.kind === 'rollDice');
    expect(states).toHaveLength(3);
    const seats = states.map(({ frames }) => (frames.at(-1) as { seat: number }).seat);
    expect(complaint(states[1]!, (state) => { person(state, seats[0]).dice.fill('own0'); })).toContain('dice');
    expect(complaint(states[0]!, (state) => { person(state, seats[0]).dice = ['own3', 'own3', 'own3', 'own3', 'own3']; })).toContain('there');
  });
});

describe('what has been paid, piled up and passed', () => {
  const base = table({ seats: 3, cityCards: { moscow: 'k21' }, players: [{}, {}, {}] }).state;
  const ruled = (rulings: NonNullable<Arrangement['rulings']>): State => table({ seats: 3, rulings, cityCards: { moscow: 'k21' }, players: [{}, {}, {}] }).state;

  const paid = (state: State, vp: number): string => complaint(state, (same) => { person(same, 2).vp = vp; });
  const below = (vp: number): string => `players[2].vp: no score is below ${vp}`;

  test('VOY-R-51: points go below 0 only where they can be paid, as far as they can', () => {
    expect([paid(base, 0), paid(base, -1)]).toEqual(['nothing', below(0)]);
    const later = table({ seats: 3, round: 3, cityCards: { moscow: 'k21' }, players: [{}, {}, {}] }).state;
    expect([paid(later, -12), paid(later, -13)]).toEqual(['nothing', below(-12)]);
    const used = table({ seats: 3, round: 2, cityCards: { moscow: 'k21' }, cardDice: { k21: '2:own4' }, players: [{}, {}, {}] }).state;
    expect([paid(used, -12), paid(used, -13)]).toEqual(['nothing', below(-12)]);
    expect([paid(ruled({ negativeScore: 'forbidden' }), 0), paid(ruled({ negativeScore: 'forbidden' }), -1)]).toEqual(['nothing', below(0)]);
  });

  test('VOY-CARD-8: while trades are still to come, fewer have been paid', () => {
    const trading = table({ seats: 3, cityCards: { moscow: 'k21' }, players: [{ dice: ['own6'], posts: ['moscow'], coin: 9 }, {}, {}] });
    trading.play('cityCard k21 own6');
    expect([paid(trading.state, 0), paid(trading.state, -1)]).toEqual(['nothing', below(0)]);
    trading.play('trade vp for coin');
    expect([paid(trading.state, -1), paid(trading.state, -2)]).toEqual(['nothing', below(-1)]);
  });

  test('VOY-R-41: nobody passes with dice, unless the ruling lets him', () => {
    const passed = (state: State): string => complaint(state, (same) => { person(same, 1).passed = true; });
    expect(passed(base)).toBe('players[1].passed: nobody passes with dice');
    expect(passed(ruled({ noMainAction: 'pass-with-dice' }))).toBe('nothing');
  });

  test('VOY-TURN-13: whoever has passed has no turn', () => {
    expect(complaint(ruled({ noMainAction: 'pass-with-dice' }), (state) => { person(state).passed = true; })).toBe('players[0].passed: whoever has passed has no turn');
  });

  test('VOY-SETUP-5: no outpost tile lies where somebody has a post', () => {
    const there = (city: string): string => complaint(base, (state) => { state.outposts[6] = 'o03'; person(state, 1).posts.push(city); });
    expect([there('moscow'), there('sumatra')]).toEqual(['nothing', 'outposts[6]: whoever came first has taken this tile']);
  });

  test('VOY-PSET-7: two goal cards are kept, or in an arranged position none', () => {
    const keep = (count: number): string => complaint(base, (state) => { state.goalPool.push(...person(state, 1).goals.splice(count)); });
    expect([keep(2), keep(0), keep(1)]).toEqual(['nothing', 'nothing', 'players[1].goals: keeps 2 goal cards']);
  });

  test('VOY-ROUND-8: after the end nobody has to have rolled', () => {
    const over = table({ seats: 2, over: true }).state;
    expect(complaint(over, (state) => { person(state).dice.fill('own0'); })).toBe('nothing');
  });

  test('VOY-SETUP-6: there are nine spaces for dice on cards', () => {
    expect(complaint(base, (state) => { state.cardDice.pop(); })).toBe('cardDice: expected 9 to 9 items');
    expect(complaint(base, (state) => { state.cityCards.push('k31'); })).toBe('cityCards: expected 0 to 9 items');
  });
});

describe('neutral dice', () => {
  const wrong = 'spaces: the neutral dice do not fit the number of players';

  test('VOY-COUNT-2, VOY-COUNT-5: none is taken away, none lies on a card', () => {
    for (const [seats, dice] of [[2, 2], [3, 1]] as const) {
      const { state } = table({ seats, players: new Array<object>(seats).fill({}) });
      expect(complaint(state, ({ spaces }) => { spaces.khansFavour.length = dice - 1; })).toBe(wrong);
      expect(complaint(state, ({ cardDice }) => { cardDice[4] = 'neutral1'; })).toBe(wrong);
    }
    expect(complaint(table({ seats: 2, players: [{}, {}] }).state, ({ spaces }) => { spaces.fiveCoins.length = 0; })).toBe(wrong);
  });

  test('VOY-COUNT-1, VOY-COUNT-2: a census counts them apart from the dice of the players', () => {
    for (const [seats, neutral] of [[2, 3], [3, 1], [4, 0]] as const) {
      const { state } = table({ seats, players: new Array<object>(seats).fill({}), spaces: { fiveCoins: ['0:own3'], travel: ['1:own3', '1:own2'] } });
      expect(voyages.census(state)['neutralDice']).toBe(neutral);
    }
  });
});

describe('leftovers that were shuffled', () => {
  test('VOY-R-23 random: at most one group a round, that of this round once the step is done', () => {
    const mixed = (step: RoundStep, groups: number): boolean => complaint(voyages.arrange({ seats: 2, round: 2, row: [] }), (state) => {
      // What stands in the frame of a round is the step that comes next.
      state.frames = [{ kind: 'round', step: ROUND_STEPS.indexOf(step) }];
      state.mixed = new Array<string[]>(groups).fill([]);
    }) !== 'mixed: leftovers have not been shuffled so often';
    // Before the step of the leftovers those of round 1 have been shuffled, and after it those of round 2.
    expect([mixed('turns', 1), mixed('turns', 2), mixed('leftovers', 1), mixed('leftovers', 2), mixed('newRow', 2), mixed('newRow', 3)]).toEqual([true, false, true, false, true, false]);
  });

  test('VOY-R-23 random: none while the game is set up', () => {
    const states = story({ seats: 2 }, 3, ({ frames }) => frames[0]?.kind === 'setup').filter(({ frames }) => frames[0]?.kind === 'setup');
    expect(states.length).toBeGreaterThan(5);
    for (const state of states) expect(complaint(state, (same) => { same.mixed = [[]]; })).toBe('mixed: leftovers have not been shuffled so often');
  });
});

describe('dice on the spaces', () => {
  test("VOY-R-11: own dice come again to Khan's favour only by the ruling", () => {
    const dice = { khansFavour: ['1:own2', '2:own3', '1:own4'] } as const;
    const ruledBy = (rulings: Arrangement['rulings']): string => complaint(table({ seats: 4, rulings: rulings!, players: [{}, {}, {}, {}] }).state, (state) => {
      state.spaces.khansFavour.push(...dice.khansFavour);
      for (const seat of [1, 1, 2]) person(state, seat).dice.pop();
    });
    expect([ruledBy({}), ruledBy({ khanColourScope: 'once-per-place' })]).toEqual(['spaces.khansFavour: takes one die of a colour', 'nothing']);
  });

  test('VOY-KHAN-2: dice on Khan\'s favour do not go down', () => {
    const shown = (...pips: readonly [number, number, number]): string => complaint(table({ seats: 4, players: [{}, {}, {}, {}] }).state, (state) => {
      for (const [seat, pip] of pips.entries()) { state.spaces.khansFavour.push(`${seat}:own${pip}` as PlacedDie); person(state, seat).dice.pop(); }
    });
    expect([shown(1, 1, 6), shown(1, 3, 2), shown(5, 1, 6)]).toEqual(['nothing', 'spaces.khansFavour[2]: no die is lower than the one to its left', 'spaces.khansFavour[1]: no die is lower than the one to its left']);
  });

  const lying = (space: 'travel' | 'bazaar.camel' | 'bazaar.pepper' | 'bazaar.silk' | 'bazaar.gold' | 'fiveCoins' | 'contracts', own: number, black = 0): string => complaint(table({ seats: 4, players: [{}, {}, {}, {}] }).state, (state) => {
    state.spaces[space].push(...new Array<PlacedDie>(own).fill('3:own3'), ...new Array<PlacedDie>(black).fill('3:black3'));
    person(state, 3).dice.splice(0, own);
    state.blackDice -= black;
  });
  test.each([['travel', 2], ['bazaar.camel', 1], ['bazaar.pepper', 1], ['bazaar.silk', 2], ['bazaar.gold', 3]] as const)('VOY-SPACE-3, VOY-SPACE-6: on %s %i of one player lie together, in his own colour once', (space, count) => {
    expect(lying(space, count)).toBe('nothing');
    if (count > 1) expect(lying(space, count - 1)).toBe(`spaces.${space}: ${count} dice are placed together`);
    expect(lying(space, 0, count)).toBe('nothing');
    expect(lying(space, count - 1, 1)).toBe('nothing');
    if (count < 3) expect(lying(space, 2 * count)).toBe(`spaces.${space}: takes dice of a colour once`);
    expect(lying(space, count, count)).toBe('nothing');
  });
});

describe('what waits for a seat', () => {
  /** What is wrong with a story where the frame on top, of a kind of which a seat has one, stands there once more. */
  const again = (config: Config, kind: Frame['kind']): string[] => story(config, 5, ({ round, frames }) => round === 1 || frames.length === 0).filter(({ frames }) => frames.at(-1)?.kind === kind)
    .map((state) => complaint(state, ({ frames }) => { frames.push(copyOf(frames.at(-1)!)); }).replace(String(state.frames.length), 'top'));
  test.each<[Frame['kind'], Config]>([
    ['pickCharacter', { seats: 3, variants: { draft: true } }], ['keepGoals', { seats: 3, variants: { goalChoice: true } }], ['rollDice', { seats: 3 }],
  ])('a seat has one %s', (kind, config) => {
    const found = again(config, kind);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(['frames[top]: stands there twice']));
  });

  test('a seat is dealt its goal cards once', () => {
    const states = story({ seats: 3 }, 5, ({ frames }) => frames[0]?.kind === 'setup').filter(({ frames }) => { const top = frames.at(-1); return top?.kind === 'deal' && top.what === 'goals'; });
    expect(states).toHaveLength(3);
    for (const state of states) expect(complaint(state, ({ frames }) => { frames.push(copyOf(frames.at(-1)!)); })).toBe(`frames[${state.frames.length}]: stands there twice`);
  });

  test('VOY-COMPEN-1: a seat is compensated once', () => {
    const low = table({ seats: 2, step: 'compensation', players: [{ dice: ['own1', 'own1', 'own1', 'own1', 'own1'] }, {}] }).state;
    expect(low.frames.at(-1)).toEqual({ kind: 'compensation', seat: 0, units: 10 });
    expect(complaint(low, ({ frames }) => { frames.push({ kind: 'compensation', seat: 0, units: 10 }); })).toBe(`frames[${low.frames.length}]: stands there twice`);
  });

  test('a seat has its income once a round', () => {
    const income = (...seats: readonly number[]): string => complaint(voyages.arrange({ seats: 2, row: [] }), (state) => {
      state.frames = [{ kind: 'round', step: ROUND_STEPS.indexOf('income') + 1 }, ...seats.map((seat): Frame => ({ kind: 'income', seat }))];
    });
    expect([income(1, 1), income(1, 0, 1)]).toEqual(['frames[2]: stands there twice', 'frames[3]: stands there twice']);
    expect(income(1, 0)).not.toContain('twice');
  });
});
