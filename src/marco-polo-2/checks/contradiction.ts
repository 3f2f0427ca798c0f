// What the form of a state cannot say: MP2-GEN-4, MP2-POST-2, MP2-POST-3, MP2-SEAL-4, MP2-CONTRACT-5, MP2-COUNT-1..6.
import type { Problem } from '../../kernel/schema.js';
import { MOST } from '../../mechanics/amounts.js';
import { inOrder, pipsOf, placerOf, type PlacedDie } from '../../mechanics/dice.js';
import { characterOf, entry, nth, type Position } from '../rules/chapter.js';
import { DICE, type Box } from '../box.js';
import { courseProblem } from './course.js';
import { everywhere } from '../derived.js';
import type { Tables } from '../content/tables.js';
import { blackDice, diceOnBoard, pieces, travelHeight } from '../rules/pieces.js';
import type { Player, State } from '../state.js';

type Path = (string | number)[];
const at = (path: Path, message: string): Problem => ({ path, message });

/** The first id that stands twice. */
function twice(ids: readonly string[]): string | undefined {
  return ids.find((id, place) => ids.indexOf(id) !== place);
}

/** The first contradiction in a state whose form is right, or `null`; `frameProblem` says what is wrong with its frames. */
export function contradiction(box: Box, state: State, frameProblem: (position: Position) => Problem | null): Problem | null {
  if (state.content !== box.tables.contentId) return at(['content'], `expected ${box.tables.contentId}`);
  return sizeProblem(box, state) ?? componentProblem(box.tables, state) ?? diceProblem(box, state) ?? playersProblem(box, state) ?? seatProblem(box, state) ?? turnProblem(box, state)
    ?? frameProblem({ box, state, events: null }) ?? courseProblem(box, state);
}

/** The first frame of somebody who does not take part. */
function seatProblem({ seats }: Box, { frames }: State): Problem | null {
  const place = frames.findIndex((frame) => 'seat' in frame && frame.seat !== null && frame.seat >= seats);
  return place < 0 ? null : at(['frames', place], 'nobody sits there');
}

/** What is remembered of a turn are cities: those passed through (MP2-R-29), and those with a new post. */
function turnProblem({ tables }: Box, { turn }: State): Problem | null {
  const field = (['passedThrough', 'freshPosts'] as const).find((one) => turn[one].some((city) => tables.place.get(city)?.city !== true));
  return field === undefined ? null : at(['turn', field], 'these are not all cities');
}

function sizeProblem({ seats, tables }: Box, state: State): Problem | null {
  if (state.players.length !== seats) return at(['players'], `expected ${seats}`);
  if (state.firstPlayer >= seats || state.nextFirst >= seats) return at(['firstPlayer'], 'is no seat');
  if (state.turn.seat !== null && state.turn.seat >= seats) return at(['turn', 'seat'], 'is no seat');
  const places: readonly (readonly [field: string, found: readonly string[], expected: readonly string[], key: string])[] = [
    ['spaces', state.spaces.map(({ id }) => id), tables.spaceIds, 'id'],
    ['cityCards', state.cityCards.map(({ place }) => place), tables.cardPlaces, 'place'],
    ['contractPlaces', state.contractPlaces.map(({ place }) => place), tables.contractPlaces, 'place'],
  ];
  for (const [field, found, expected, key] of places) {
    const wrong = expected.findIndex((id, place) => found[place] !== id);
    if (wrong >= 0) return at([field, wrong, key], `expected ${nth(expected, wrong)}`);
    if (found.length > expected.length) return at([field], `expected ${expected.length} items`);
  }
  const short = (['offers', 'nextOffers'] as const).find((field) => state[field].length !== tables.books.length);
  return short === undefined ? null : at([short], `expected ${tables.books.length} items`);
}

/** Every component is somewhere, and only once. */
function componentProblem({ pack, contract, outpostCities }: Tables, state: State): Problem | null {
  const groups: readonly (readonly [field: string, ids: readonly string[], expected: number])[] = [
    ['pile', everywhere.contract(state), pack.contracts.length + pack.startingContracts.length],
    ['cardDeck', everywhere.cityCard(state), pack.cityCards.length],
    ['offerPool', everywhere.offer(state), pack.offerTiles.length],
    ['goalPool', everywhere.goal(state), pack.goalCards.length],
    ['outposts', everywhere.outpost(state), state.outposts.length === 0 ? 0 : outpostCities.length],
  ];
  for (const [field, ids, expected] of groups) {
    const found = twice(ids);
    if (found !== undefined) return at([field], `"${found}" is in two places`);
    if (ids.length !== expected) return at([field], `expected ${expected} in all, there are ${ids.length}`);
  }
  const isStarting = (id: string): boolean => contract.get(id)?.starting === true;
  const stranger = [...state.pile, ...state.pileEnd].find(isStarting);
  if (stranger !== undefined) return at(['pile'], `"${stranger}" is no normal contract`);
  const normal = [...state.starting, ...state.goneContracts].find((id) => !isStarting(id));
  if (normal !== undefined) return at(['starting'], `"${normal}" is no starting contract`);
  const place = state.contractPlaces.findIndex(({ contract: lying }) => lying !== null && isStarting(lying));
  return place < 0 ? null : at(['contractPlaces', place, 'contract'], 'starting contracts lie in no city');
}

const NEUTRAL = 'expected the neutral dice of this number of players';

/** Neutral dice lie where the set-up has put them, then those of players, as far as the space holds and takes them. */
function spaceProblem({ tables, seats }: Box, id: string, dice: readonly PlacedDie[]): string | null {
  const { neutralDice, khansFavour } = tables.pack.constants;
  const neutral = neutralDice.filter((one) => one.seats === seats && one.space === id).map(({ value }) => `neutral${value}`);
  if (neutral.length > dice.length || dice.some((die, place) => (placerOf(die) < 0 ? die : undefined) !== neutral[place])) return NEUTRAL;
  const special = tables.specials.find(({ city }) => id === `special:${city}`);
  const isRow = id === 'khansFavour';
  const room = special?.spaces ?? (isRow ? khansFavour.spaces : Infinity);
  if (dice.length > room) return `holds ${room} dice`;
  if (isRow && dice.some((die, place) => place > 0 && pipsOf(die) < pipsOf(nth(dice, place - 1)))) return 'no die is lower than the one to its left';
  const owners = dice.filter((die) => die.startsWith('own', 2)).map((die) => String(placerOf(die)));
  const takesOne = special !== undefined || isRow || id === 'contracts' || id.startsWith('book:');
  if (takesOne && twice(owners) !== undefined) return 'takes one die of a colour';
  return demandProblem(tables, id, dice.filter((die) => placerOf(die) >= 0));
}

/** Travel spaces take so many dice together, those of a player's own colour once (MP2-TRAVEL-1); books take none that is lower than they demand (MP2-BOOK-2). */
function demandProblem({ travelSpace, bookSpace }: Tables, id: string, dice: readonly PlacedDie[]): string | null {
  const least = bookSpace[id.slice('book:'.length)]?.book.minDie;
  if (id.startsWith('book:') && least !== undefined && dice.some((die) => pipsOf(die) < least)) return `takes no die below ${least}`;
  const count = id.startsWith('travel:') ? travelSpace[id.slice('travel:'.length)]?.dice : undefined;
  if (count === undefined) return null;
  for (const seat of new Set(dice.map(placerOf))) {
    const lying = dice.filter((die) => placerOf(die) === seat);
    if (lying.length % count !== 0) return `takes ${count} dice together`;
    if (lying.filter((die) => die.startsWith('own', 2)).length > count) return 'takes dice of a colour once';
  }
  return null;
}

function diceProblem(box: Box, state: State): Problem | null {
  const found = pieces(box, state);
  if (found['black-die'] !== blackDice(box)) return at(['blackDice'], `expected ${blackDice(box)} black dice in all`);
  for (const [place, { id, dice }] of state.spaces.entries()) {
    const message = spaceProblem(box, id, dice);
    if (message !== null) return at(message === NEUTRAL ? ['spaces'] : ['spaces', place, 'dice'], message);
  }
  const board = diceOnBoard(state);
  if (state.cityCards.some(({ die }) => die?.startsWith('neutral') === true)) return at(['spaces'], NEUTRAL);
  for (let seat = 0; seat < box.seats; seat += 1) if (found[`own-die-${seat}`] !== DICE) return at(['players', seat, 'dice'], `expected ${DICE} dice of this colour in all`);
  const stranger = board.find((die) => placerOf(die) >= box.seats);
  if (stranger !== undefined) return at(['spaces'], `"${stranger}" belongs to no player`);
  const untidy = state.players.findIndex(({ dice }) => !inOrder(dice));
  if (untidy >= 0) return at(['players', untidy, 'dice'], 'dice stand from high to low');
  const height = travelHeight(box, state);
  return state.travelHeight === height ? null : at(['travelHeight'], `the highest travel space used is ${height}`);
}

/** How often a card may have been used in this round: by one die, six times at most, less what it still has to do. */
function usesOf({ frames }: State, card: string): number {
  for (const frame of frames) {
    if (frame.kind === 'exchange' && frame.card === card) return 0;
    if ((frame.kind === 'exchanged' || frame.kind === 'cardAgain') && frame.card === card) return 6 - frame.left;
    if (frame.kind === 'ownCity' && frame.card === card) return 6 - frame.again;
  }
  return 6;
}

/** How far below 0 points can have been paid by now: MP2-GEN-5, MP2-SCORE-11. */
function lowestScore({ tables: { pack, card } }: Box, state: State): number {
  if ([...pack.contracts, ...pack.startingContracts].some(({ cost }) => cost.vp !== undefined) || pack.guildSeals.some(({ upgradeCost }) => upgradeCost.vp !== undefined)) return -MOST;
  const priceOf = (id: string): number => entry(card, id).options.reduce((sum, { cost }) => sum + cost.vp, 0);
  let paid = 0;
  for (const id of card.keys()) paid -= 6 * Math.max(0, state.round - 1) * priceOf(id);
  for (const { card: lying, die } of state.cityCards) if (lying !== null && die !== null) paid -= usesOf(state, lying) * priceOf(lying);
  return paid;
}

function playerProblem(box: Box, player: Player, lowest: number): readonly [field: string, message: string] | null {
  const { tables } = box;
  const { morePosts, figures, keepsOutposts, doubles } = characterOf(box, player);
  const posts = tables.pack.constants.posts + morePosts;
  if (player.posts.length + player.unplaced !== posts) return ['unplaced', `expected ${posts} posts in all`];
  if (player.posts.some((city) => tables.place.get(city)?.city !== true)) return ['posts', 'posts stand in cities'];
  if (player.figures.length !== figures) return ['figures', `expected ${figures}`];
  if (player.improved.some((guild) => !player.seals.includes(guild))) return ['improved', 'only seals he owns are improved'];
  if (player.vp < lowest) return ['vp', `no score is below ${lowest}`];
  if (player.doubled !== null && !(doubles && box.rulings.mailinDouble === 'any-bonus-this-round')) return ['doubled', 'this player doubles nothing for a whole round'];
  if (player.character !== null && !box.cast.includes(player.character)) return ['character', 'does not take part'];
  return player.outposts.length > 0 && !keepsOutposts ? ['outposts', 'only Filippo Vitello keeps tiles'] : null;
}

function playersProblem(box: Box, state: State): Problem | null {
  const lowest = lowestScore(box, state);
  for (const [seat, player] of state.players.entries()) {
    const found = playerProblem(box, player, lowest);
    if (found) return at(['players', seat, found[0]], found[1]);
  }
  const shared = twice(state.players.flatMap(({ character }) => character ?? []));
  return shared === undefined ? null : at(['players'], `"${shared}" is picked twice`);
}

