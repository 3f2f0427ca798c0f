// VOY-COMP-2 to VOY-COMP-6, VOY-POST-3, VOY-POST-9, VOY-CONTRACT-9, VOY-CHAR-1: what a schema cannot say about a state.
import type { Seat } from '../../kernel/chance.js';
import type { Problem } from '../../kernel/schema.js';
import { colourOf, inOrder, pipsOf, placerOf, unplaced, type DieColour, type PlacedDie } from '../../mechanics/dice.js';
import { characterOf, entry, type Position } from '../rules/chapter.js';
import { pileProblem, UNSEEN } from '../../mechanics/piles.js';
import type { Box } from '../box.js';
import { BLACK_DICE, KHAN_PLACES, STACKS, START } from '../content/board.js';
import { census as ofThings, everywhere } from '../derived.js';
import { frames } from '../frames.js';
import { CARD_CITIES, CONTRACT_IDS, GOAL_IDS, LARGE_CITIES, SMALL_CITIES, SPACE_IDS, type SpaceId } from '../content/ids.js';
import { postsLeft } from '../rules/main-actions/travel/posts.js';
import { TRAVEL_DICE } from '../rules/main-actions/travel/travel.js';
import { ROUND_STEPS } from '../rules/course/round.js';
import { newSpaces } from '../rules/setup/setup.js';
import type { Frame, Player, State } from '../state.js';

const problem = (message: string, ...path: (string | number)[]): Problem => ({ path, message });

const repeated = (ids: readonly string[]): string | undefined => ids.find((id, at) => ids.indexOf(id) !== at);

function placedDice({ spaces, cardDice }: State): PlacedDie[] {
  return [...SPACE_IDS.flatMap((space) => spaces[space]), ...cardDice.filter((die) => die !== null)];
}

/** Dice of a player, on his board, in the air and on the board, by colour. */
function diceOf(state: State, seat: number): DieColour[] {
  const lying = placedDice(state).flatMap((die) => (placerOf(die) === seat ? unplaced(die) ?? [] : []));
  const inTheAir = state.frames.flatMap((frame) => (frame.kind === 'rollDie' && frame.seat === seat ? frame.colour : []));
  return [...[...(state.players[seat]?.dice ?? []), ...lying].map(colourOf), ...inTheAir];
}

/** How many there are of every limited component: never changes during a game. */
export function census(box: Box, state: State): Readonly<Record<string, number>> {
  const dice = state.players.map((_, seat) => diceOf(state, seat));
  const all = dice.flat();
  return {
    ...ofThings(box, state),
    neutralDice: placedDice(state).filter((die) => placerOf(die) < 0).length,
    blackDice: state.blackDice + all.filter((colour) => colour === 'black').length,
    whiteDice: all.filter((colour) => colour === 'white').length + (state.players.some((player) => characterOf({ box }, player).whiteDie) ? 0 : 1),
    ...Object.fromEntries(dice.map((own, seat) => [`ownDice${seat}`, own.filter((colour) => colour === 'own').length])),
  };
}

/** VOY-COUNT-5: the neutral dice lie where they lay in the beginning, before all others. */
function neutralDiceLie({ seats }: Box, { spaces, cardDice }: State): boolean {
  const begun = newSpaces(seats);
  const isNeutral = (die: PlacedDie | null): boolean => die !== null && placerOf(die) < 0;
  return !cardDice.some(isNeutral) && SPACE_IDS.every((space) => spaces[space].every((die, place) => (isNeutral(die) ? die : undefined) === begun[space][place]) && spaces[space].length >= begun[space].length);
}

function componentProblem(box: Box, state: State): Problem | null {
  const contracts = everywhere.contract(state);
  const goals = everywhere.goal(state);
  const twice = repeated(contracts) ?? repeated(goals) ?? repeated(state.outposts.filter((id) => id !== null));
  if (twice !== undefined) return problem(`${twice} is there twice`);
  if (contracts.length !== CONTRACT_IDS.length) return problem('contracts are missing');
  if (goals.length !== GOAL_IDS.length) return problem('goal cards are missing');
  const count = census(box, state);
  if (count['blackDice'] !== BLACK_DICE[box.seats as keyof typeof BLACK_DICE]) return problem('expected one black die more than players', 'blackDice');
  if (!neutralDiceLie(box, state)) return problem('the neutral dice do not fit the number of players', 'spaces');
  if (count['whiteDice'] !== 1) return problem('there is one white die', 'players');
  const seat = state.players.findIndex((_, at) => count[`ownDice${at}`] !== START.dice);
  return seat < 0 ? null : problem('expected five own dice', 'players', seat, 'dice');
}

/** How often leftovers have gone under the special stack: once a round. */
function timesShuffled({ round, frames: [bottom] }: State): number {
  if (bottom === undefined) return round;
  if (bottom.kind !== 'round') return 0;
  return bottom.step > ROUND_STEPS.indexOf('leftovers') ? round : round - 1;
}

function pilesProblem(state: State): Problem | null {
  const { stacks, special, mixed, pool, row, frames } = state;
  const gap = row.findIndex((contract, at) => contract === null && row[at + 1] !== undefined && row[at + 1] !== null);
  if (gap >= 0 && !frames.some(({ kind }) => kind === 'slide')) return problem('the row has a gap', 'row', gap);
  const entries = pileProblem({ cards: special, mixed }, (id) => /^c\d\d$/.test(id));
  if (entries !== null) return problem(entries, 'special');
  if (stacks.some((entry) => entry !== UNSEEN && entry.startsWith(UNSEEN))) return problem('stacks hold known or unseen contracts', 'stacks');
  if (stacks.length % STACKS.size !== 0) return problem(`a stack holds ${STACKS.size} contracts`, 'stacks');
  const half = stacks.findIndex((entry, at) => (entry === UNSEEN) !== (stacks[at - at % STACKS.size] === UNSEEN));
  if (half >= 0) return problem('a stack is known as a whole, or not at all', 'stacks', half);
  if (mixed.length > timesShuffled(state)) return problem('leftovers have not been shuffled so often', 'mixed');
  const unseen = [...stacks, ...special].filter((entry) => entry === UNSEEN).length;
  // More can be left only in arranged positions, in which some contracts lie nowhere.
  return unseen <= pool.length ? null : problem(`${unseen} contracts are unseen, but ${pool.length} are left for them`, 'pool');
}

/** Whether a seat has rolled in this round. */
function isAfterRoll({ frames }: State, seat: number): boolean {
  const [bottom] = frames;
  if (bottom?.kind !== 'round' || bottom.step <= ROUND_STEPS.indexOf('roll')) return false;
  return !frames.some((frame) => frame.kind === 'rollDice' && frame.seat === seat);
}

/** How often cards may have been used in this round: each by one die, six times at most, less what it still has to do. */
function usesOf({ cardDice, cityCards, frames }: State, space: number): number {
  if (frames[0]?.kind === 'round' && frames[0].step <= ROUND_STEPS.indexOf('turns')) return 0;
  if (cardDice[space] === null) return 0;
  return frames.reduce((times, frame) => (frame.kind === 'trade' && frame.card === cityCards[space] ? frame.done : times), 6);
}

/** How far below 0 points can have been paid by now: VOY-GEN-8, VOY-R-51. */
function lowestScore({ box: { rulings, tables }, state }: Position): number {
  if (rulings.negativeScore === 'forbidden') return 0;
  let paid = 0;
  for (const [space, id] of state.cityCards.entries()) {
    for (const { pays, cost } of entry(tables.cards, id).ways) if (pays === 'vp') paid -= cost * (6 * (state.round - 1) + usesOf(state, space));
  }
  return paid;
}

function playerProblem(state: State, player: Player, seat: number, position: Position): Problem | null {
  if (!inOrder(player.dice)) return problem('dice stand from high to low', 'players', seat, 'dice');
  const { namesDice, whiteDie } = characterOf(position, player);
  if (postsLeft(position, player) < 0) return problem('has more posts than pieces', 'players', seat, 'posts');
  const lowest = lowestScore(position);
  if (player.vp < lowest) return problem(`no score is below ${lowest}`, 'players', seat, 'vp');
  const unsorted = player.goals.findIndex((goal, at) => goal < (player.goals[at - 1] ?? ''));
  if (unsorted >= 0) return problem('goal cards stand in alphabetical order', 'players', seat, 'goals', unsorted);
  const unrolled = player.dice.some((die) => die.endsWith('0'));
  const rolled = player.dice.some((die) => !die.endsWith('0'));
  if (!whiteDie && player.dice.some((die) => die.startsWith('white'))) return problem('the white die is Matteo\'s', 'players', seat, 'dice');
  if (namesDice && rolled) return problem('Raschid never rolls', 'players', seat, 'dice');
  if (unrolled && rolled) return problem('dice are rolled together', 'players', seat, 'dice');
  if (rolled && state.frames[0]?.kind === 'setup') return problem('dice have not been rolled yet', 'players', seat, 'dice');
  if (unrolled && !namesDice && isAfterRoll(state, seat)) return problem('dice have been rolled by now', 'players', seat, 'dice');
  if (player.passed && player.dice.length > 0 && position.box.rulings.noMainAction !== 'pass-with-dice') return problem('nobody passes with dice', 'players', seat, 'passed');
  const spaces = state.beijing.filter((holder) => holder === seat).length;
  if (spaces !== (player.posts.includes('beijing') ? 1 : 0)) return problem('posts and spaces of Beijing disagree', 'beijing');
  return null;
}

/** What has to be known once the set-up is over. */
function boardProblem(position: Position): Problem | null {
  const { state } = position;
  const characters = state.players.flatMap(({ character }) => character ?? []);
  if (repeated(characters) !== undefined) return problem('each character exists once', 'players');
  if (state.frames.some(({ kind }) => kind === 'setup')) return null;
  if (state.startPlayer === null) return problem('somebody holds the hourglass', 'startPlayer');
  if (state.cityCards.length !== CARD_CITIES.length || state.outposts.length !== LARGE_CITIES.length || state.cityBonuses.length !== SMALL_CITIES.length) {
    return problem('cards and tiles are missing on the map');
  }
  const odd = state.players.findIndex(({ goals }) => goals.length > 0 && goals.length !== START.goalsDealt);
  if (odd >= 0) return problem(`keeps ${START.goalsDealt} goal cards`, 'players', odd, 'goals');
  const visited = LARGE_CITIES.findIndex((city, at) => state.outposts[at] !== null && state.players.some(({ posts }) => posts.includes(city)));
  if (visited >= 0) return problem('whoever came first has taken this tile', 'outposts', visited);
  const back = state.players.findIndex(({ returned }) => returned.length > 0 && !state.config.variants?.goalChoice);
  if (back >= 0) return problem('goal cards are given back in the goal choice only', 'players', back, 'returned');
  const seat = state.players.findIndex((player) => player.figures.length !== characterOf(position, player).figures);
  return seat < 0 ? null : problem('has another number of figures', 'players', seat, 'figures');
}

/** Nothing belongs to a seat that does not exist. */
function seatProblem({ seats }: Box, { beijing, startPlayer, lastTraveller, spaces, cardDice }: State): Problem | null {
  if (beijing.some((seat) => seat !== null && seat >= seats)) return problem('nobody sits there', 'beijing');
  if (startPlayer !== null && startPlayer >= seats) return problem('nobody sits there', 'startPlayer');
  if (lastTraveller !== null && lastTraveller >= seats) return problem('nobody sits there', 'lastTraveller');
  for (const space of SPACE_IDS) if (spaces[space].some((die) => placerOf(die) >= seats)) return problem('nobody sits there', 'spaces', space);
  return cardDice.some((die) => die !== null && placerOf(die) >= seats) ? problem('nobody sits there', 'cardDice') : null;
}

/** Placed dice show something but on the money bag, and those on Khan's favour rise (VOY-RASCHID-1, VOY-RASCHID-5, VOY-KHAN-2 to VOY-KHAN-5). */
function spacesProblem(box: Box, state: State): Problem | null {
  if (placedDice({ ...state, spaces: { ...state.spaces, moneyBag: [] } }).some((die) => pipsOf(die) === 0)) return problem('dice on the board show a value', 'spaces');
  const { khansFavour } = state.spaces;
  const { rulings } = box;
  if (khansFavour.length > KHAN_PLACES) return problem(`holds ${KHAN_PLACES} dice`, 'spaces', 'khansFavour');
  const lower = khansFavour.findIndex((die, at) => pipsOf(die) < pipsOf(khansFavour[at - 1] ?? die));
  if (lower >= 0) return problem('no die is lower than the one to its left', 'spaces', 'khansFavour', lower);
  const owners = khansFavour.filter((die) => unplaced(die)?.startsWith('own')).map((die) => String(placerOf(die)));
  if (rulings.khanColourScope === 'once-over-all-places' && repeated(owners) !== undefined) return problem('takes one die of a colour', 'spaces', 'khansFavour');
  return togetherProblem(box, state);
}

/** Dice that are placed together lie together, and those of a player's own colour once (VOY-SPACE-3, VOY-SPACE-6). */
function togetherProblem({ seats, tables }: Box, { spaces }: State): Problem | null {
  const together = { travel: TRAVEL_DICE, ...Object.fromEntries(Object.entries(tables.bazaar).map(([good, { dice }]) => [`bazaar.${good}`, dice])), fiveCoins: 1, contracts: 1 } as Readonly<Partial<Record<SpaceId, number>>>;
  for (const [space, count] of Object.entries(together) as [SpaceId, number][]) {
    for (let seat = 0; seat < seats; seat += 1) {
      const lying = spaces[space].filter((die) => placerOf(die) === seat);
      if (lying.length % count !== 0) return problem(`${count} dice are placed together`, 'spaces', space);
      if (lying.filter((die) => unplaced(die)?.startsWith('own')).length > count) return problem('takes dice of a colour once', 'spaces', space);
    }
  }
  return null;
}

/** Frames of which a seat has one at most. */
const ONE_PER_SEAT: readonly Frame['kind'][] = ['pickCharacter', 'keepGoals', 'deal', 'income', 'rollDice', 'compensation'];

const seatOf = (frame: Frame): Seat | null => ('seat' in frame ? frame.seat : null);

/** What waits belongs to somebody who is there, once, and in a turn to the player whose turn it is (VOY-TURN-13). */
function framesProblem({ frames: stack, players }: State): Problem | null {
  const turn = stack.find(({ kind }) => kind === 'turn');
  for (const [at, frame] of stack.entries()) {
    const seat = seatOf(frame);
    if (seat === null) continue;
    if (seat >= players.length) return problem('nobody sits there', 'frames', at);
    if (frame.kind === 'turn' && players[seat]?.passed) return problem('whoever has passed has no turn', 'players', seat, 'passed');
    if (turn && at > stack.indexOf(turn) && frame.kind !== 'mercatorGain' && seat !== seatOf(turn)) return problem('it is the turn of another seat', 'frames', at);
    if (ONE_PER_SEAT.includes(frame.kind) && stack.findIndex((other) => other.kind === frame.kind && seatOf(other) === seat) < at) return problem('stands there twice', 'frames', at);
  }
  return null;
}

/** The first contradiction in a state, or `null`. */
export function contradiction(box: Box, state: State): Problem | null {
  if (state.players.length !== box.seats) return problem(`expected ${box.seats} players`, 'players');
  const position: Position = { box, state, events: null };
  const found = componentProblem(box, state) ?? pilesProblem(state) ?? boardProblem(position);
  if (found) return found;
  for (let seat = 0; seat < box.seats; seat += 1) {
    const wrong = playerProblem(state, state.players[seat] as Player, seat, position);
    if (wrong) return wrong;
  }
  if (state.turn.blackDice > 1) return problem('one black die is bought in a turn', 'turn', 'blackDice');
  return seatProblem(box, state) ?? spacesProblem(box, state) ?? framesProblem(state) ?? frames.problem(position);
}
