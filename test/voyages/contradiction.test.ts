// A state from outside is taken only if it could lie on a table: pieces are neither lost nor doubled, nobody holds what
// is not his, and what waits to be decided fits the part of the game.
import { describe, expect, test } from 'vitest';
import { voyages, type Config, type Player, type State } from '../../src/voyages/index.js';
import { complaint, story, type Change } from './broken.js';
import { table } from './helpers.js';

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
