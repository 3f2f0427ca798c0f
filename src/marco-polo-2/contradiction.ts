// What the form of a state cannot say: MP2-GEN-4, MP2-POST-2, MP2-POST-3, MP2-SEAL-4, MP2-CONTRACT-5, MP2-COUNT-1..6.
import type { Problem } from '../kernel/schema.js';
import { inOrder, pipsOf, placerOf, type PlacedDie } from '../mechanics/dice.js';
import { ACTIVE_SPACES, characterOf, DICE, type Box } from './box.js';
import { allCards, allContracts, allOffers, allOutposts, censusOf, diceOnBoard } from './census.js';
import { courseProblem } from './course.js';
import { frameProblem } from './frame-problems.js';
import type { Player, Space, State } from './state.js';

const at = (path: (string | number)[], message: string): Problem => ({ path, message });

/** The first id that stands twice. */
function twice(ids: readonly string[]): string | undefined {
  return ids.find((id, place) => ids.indexOf(id) !== place);
}

/** The first contradiction in a state whose form is right, or `null`. */
export function contradiction(box: Box, state: State): Problem | null {
  if (state.content !== box.parts.contentId) return at(['content'], `expected ${box.parts.contentId}`);
  return boardProblem(box, state) ?? frameProblem({ box, state, events: null }) ?? courseProblem(box, state);
}

/** The same for a board and players that nothing has been done with yet. */
export function boardProblem(box: Box, state: State): Problem | null {
  return sizeProblem(box, state) ?? componentProblem(box, state) ?? diceProblem(box, state) ?? playersProblem(box, state);
}

function sizeProblem(box: Box, state: State): Problem | null {
  const { parts } = box;
  if (state.players.length !== box.seats) return at(['players'], `expected ${box.seats}`);
  if (state.firstPlayer >= box.seats || state.nextFirst >= box.seats) return at(['firstPlayer'], 'is no seat');
  for (const [place, id] of parts.spaceIds.entries()) if (state.spaces[place]?.id !== id) return at(['spaces', place, 'id'], `expected ${id}`);
  for (const [place, id] of parts.cardPlaces.entries()) if (state.cards[place]?.place !== id) return at(['cards', place, 'place'], `expected ${id}`);
  for (const [place, id] of parts.contractPlaces.entries()) if (state.contracts[place]?.place !== id) return at(['contracts', place, 'place'], `expected ${id}`);
  const sizes: readonly [string, number, number][] = [['spaces', state.spaces.length, parts.spaceIds.length], ['cards', state.cards.length, parts.cardPlaces.length], ['contracts', state.contracts.length, parts.contractPlaces.length], ['offers', state.offers.length, parts.books.length], ['nextOffers', state.nextOffers.length, parts.books.length]];
  for (const [what, found, expected] of sizes) if (found !== expected) return at([what], `expected ${expected} items`);
  return state.turn.seat !== null && state.turn.seat >= box.seats ? at(['turn', 'seat'], 'is no seat') : null;
}

/** Every component is somewhere, and only once. */
function componentProblem(box: Box, state: State): Problem | null {
  const { pack } = box.parts;
  const goals = [...state.goalPool, ...state.players.flatMap(({ goals: kept, returned }) => [...kept, ...returned])];
  const groups: readonly [field: string, ids: string[], expected: number][] = [
    ['pile', allContracts(box, state), pack.contracts.length + pack.startingContracts.length],
    ['cardDeck', allCards(box, state), pack.cityCards.length],
    ['offerPool', allOffers(box, state), pack.offerTiles.length],
    ['goalPool', goals, pack.goalCards.length],
    ['markers', state.markers, state.markers.length],
  ];
  for (const [field, ids, expected] of groups) {
    const found = twice(ids);
    if (found !== undefined) return at([field], `"${found}" is in two places`);
    if (ids.length !== expected) return at([field], `expected ${expected} in all, there are ${ids.length}`);
  }
  const tiles = allOutposts(box, state);
  const tile = twice(tiles);
  if (tile !== undefined) return at(['outposts'], `"${tile}" is in two places`);
  if (tiles.length !== (state.outposts.length === 0 ? 0 : box.parts.outpostCities.length)) return at(['outposts'], `expected ${box.parts.outpostCities.length} in all, there are ${tiles.length}`);
  const lost = twice(state.gone);
  if (lost !== undefined) return at(['gone'], `"${lost}" stands here twice`);
  const stranger = [...state.pile, ...state.pileEnd].find((id) => box.parts.contract[id]?.starting !== false);
  if (stranger !== undefined) return at(['pile'], `"${stranger}" is no normal contract`);
  return null;
}

const NEUTRAL = 'expected the neutral dice of this number of players';

/** Neutral dice lie where the set-up has put them, then those of players, as far as the space holds and takes them. */
function spaceProblem({ parts, seats }: Box, id: string, dice: readonly PlacedDie[]): string | null {
  const { neutralDice, khansFavour } = parts.pack.constants;
  const neutral = neutralDice.filter((one) => one.seats === seats && one.space === id).map(({ value }) => `neutral${value}`);
  if (dice.some((die, place) => (placerOf(die) < 0 ? die : undefined) !== neutral[place])) return NEUTRAL;
  if (neutral.length > dice.length) return NEUTRAL;
  const special = id.startsWith('special:') ? parts.special[id.slice(8)] : undefined;
  const room = special?.spaces ?? (id === 'khansFavour' ? khansFavour.spaces : Infinity);
  if (dice.length > room) return `holds ${room} dice`;
  if (id === 'khansFavour' && dice.some((die, place) => place > 0 && pipsOf(die) < pipsOf(dice[place - 1] as PlacedDie))) return 'no die is lower than the one to its left';
  const own = dice.filter((die) => die.startsWith('own', 2));
  const single = special !== undefined || id === 'khansFavour' || id === 'contracts' || id.startsWith('book:');
  return single && own.some((die, place) => own.findIndex((other) => placerOf(other) === placerOf(die)) !== place) ? 'takes one die of a colour' : null;
}

/** The highest travel space used this round, the lowest being 1; 0 when none was. */
export function heightOf({ parts }: Box, { spaces }: State): number {
  const used = parts.travel.filter(({ space }) => (spaces[space] as Space).dice.some((die) => placerOf(die) >= 0));
  return Math.max(0, ...used.map(({ height }) => height));
}

function diceProblem(box: Box, state: State): Problem | null {
  const census = censusOf(box, state);
  const { constants } = box.parts.pack;
  const black = constants.blackDice[box.seats - 2] as number;
  if (census['black dice'] !== black) return at(['blackDice'], `expected ${black} black dice in all`);
  for (const [place, { id, dice }] of state.spaces.entries()) {
    const message = spaceProblem(box, id, dice);
    if (message !== null) return at(message === NEUTRAL ? ['spaces'] : ['spaces', place, 'dice'], message);
  }
  if (state.cards.some(({ die }) => die?.startsWith('neutral') === true)) return at(['spaces'], NEUTRAL);
  const height = heightOf(box, state);
  if (state.travelHeight !== height) return at(['travelHeight'], `the highest travel space used is ${height}`);
  for (let seat = 0; seat < box.seats; seat += 1) if (census[`dice of seat ${seat}`] !== DICE) return at(['players', seat, 'dice'], `expected ${DICE} dice of this colour in all`);
  const stranger = diceOnBoard(state).find((die) => placerOf(die) >= box.seats);
  if (stranger !== undefined) return at(['spaces'], `"${stranger}" belongs to no player`);
  for (const [seat, { dice }] of state.players.entries()) if (!inOrder(dice)) return at(['players', seat, 'dice'], 'dice stand from high to low');
  return null;
}

/** More than anybody can come to. */
const MOST = 5000;
const PILED = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp'] as const;

function playerProblem(box: Box, player: Player): [field: string, message: string] | null {
  const { parts } = box;
  const abilities = characterOf(box, player);
  const total = parts.pack.constants.posts + abilities.morePosts;
  if (player.posts.length + player.unplaced !== total) return ['unplaced', `expected ${total} posts in all`];
  if (player.posts.some((city) => parts.place[city]?.city !== true)) return ['posts', 'posts stand in cities'];
  if (twice(player.posts) !== undefined) return ['posts', 'there is one post in a city'];
  if (player.figures.length !== abilities.figures) return ['figures', `expected ${abilities.figures}`];
  if (player.improved.some((guild) => !player.seals.includes(guild))) return ['improved', 'only seals he owns are improved'];
  if (twice(player.seals) !== undefined || twice(player.improved) !== undefined) return ['seals', 'there is one seal of a guild'];
  if (PILED.some((key) => Math.abs(player[key]) > MOST)) return ['coin', `nobody comes to more than ${MOST} of anything`];
  if (player.shieldPlus > 60) return ['shieldPlus', 'expected at most 60'];
  if (player.active.length > ACTIVE_SPACES) return ['active', `expected at most ${ACTIVE_SPACES}`];
  return player.outposts.length > 0 && !abilities.keepsOutposts ? ['outposts', 'only Filippo Vitello keeps tiles'] : null;
}

function playersProblem(box: Box, state: State): Problem | null {
  const known = new Set(box.cast);
  for (const [seat, player] of state.players.entries()) {
    const found = playerProblem(box, player);
    if (found) return at(['players', seat, found[0]], found[1]);
    if (player.character !== null && !known.has(player.character)) return at(['players', seat, 'character'], 'does not take part');
  }
  const shared = twice(state.players.flatMap(({ character }) => character ?? []));
  return shared === undefined ? null : at(['players'], `"${shared}" is picked twice`);
}
