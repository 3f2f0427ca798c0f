// Limited components and their whereabouts: MP2-GEN-4, MP2-COMP-2, MP2-COUNT-1.
import type { Problem } from '../kernel/schema.js';
import { isOwn, pipsOf, placerOf, type Die, type PlacedDie } from '../mechanics/dice.js';
import { ACTIVE_SPACES, characterOf, DICE, GOALS_DEALT, type Box } from './box.js';
import type { Frame, Player, State } from './state.js';

/** All dice on the board. */
function diceOnBoard(state: State): PlacedDie[] {
  const dice: PlacedDie[] = [];
  for (const space of state.spaces) dice.push(...space.dice);
  for (const { die } of state.cards) if (die !== null) dice.push(die);
  return dice;
}

const colourIs = (die: PlacedDie, colour: string): boolean => die.startsWith(colour, 2);

/** The contract that has been drawn and not yet found a place. */
function drawnContracts(state: State): string[] {
  return state.frames.flatMap((frame) => (frame.kind === 'drawn' ? [frame.contract] : []));
}

/** All contracts, wherever they are. */
function allContracts(box: Box, state: State): string[] {
  const gone = state.gone.filter((id) => box.parts.contract[id] !== undefined);
  const held = state.players.flatMap(({ active, completed }) => [...active, ...completed]);
  return [...state.pile, ...state.pileEnd, ...state.starting, ...gone, ...held, ...drawnContracts(state), ...state.contracts.flatMap(({ contract }) => contract ?? [])];
}

function allOutposts(box: Box, state: State): string[] {
  const tiles = box.parts.pack.outpostBonuses;
  return [...state.outposts.flatMap((tile) => tile ?? []), ...state.players.flatMap(({ outposts }) => outposts), ...state.gone.filter((id) => tiles.some((tile) => tile.id === id))];
}

function allOffers(box: Box, state: State): string[] {
  const seen = [...state.offers, ...state.nextOffers].flatMap((tile) => tile ?? []);
  return [...new Set(seen), ...state.offerPool, ...state.gone.filter((id) => box.parts.tile[id] !== undefined)];
}

function allCards(box: Box, state: State): string[] {
  return [...state.cardDeck, ...state.cards.flatMap(({ card }) => card ?? []), ...state.gone.filter((id) => box.parts.card[id] !== undefined)];
}

/** How many there are of everything limited. */
export function censusOf(box: Box, state: State): Record<string, number> {
  const board = diceOnBoard(state);
  const census: Record<string, number> = {
    'black dice': state.blackDice.length + board.filter((die) => colourIs(die, 'black')).length + count(state, (player) => player.dice.filter((die) => die.startsWith('black')).length),
    'neutral dice': board.filter((die) => placerOf(die) < 0).length,
    contracts: allContracts(box, state).length,
    'city cards': allCards(box, state).length,
    'offer tiles': allOffers(box, state).length,
    'outpost bonus tiles': state.outposts.length === 0 ? box.parts.outpostCities.length : allOutposts(box, state).length,
    'goal cards': state.goalPool.length + count(state, ({ goals, returned }) => goals.length + returned.length),
  };
  for (const [seat, player] of state.players.entries()) {
    census[`dice of seat ${seat}`] = player.dice.filter(isOwn).length + board.filter((die) => placerOf(die) === seat && colourIs(die, 'own')).length;
    census[`posts of seat ${seat}`] = player.posts.length + player.unplaced - characterOf(box, player).morePosts;
  }
  return census;
}

function count(state: State, of: (player: Player) => number): number {
  return state.players.reduce((sum, player) => sum + of(player), 0);
}

const at = (path: (string | number)[], message: string): Problem => ({ path, message });

/** The first id that stands twice. */
function twice(ids: readonly string[]): string | undefined {
  return ids.find((id, place) => ids.indexOf(id) !== place);
}

/** The first contradiction in a state whose form is right, or `null`. */
export function contradiction(box: Box, state: State): Problem | null {
  if (state.content !== box.parts.contentId) return at(['content'], `expected ${box.parts.contentId}`);
  return sizeProblem(box, state) ?? componentProblem(box, state) ?? diceProblem(box, state) ?? playersProblem(box, state) ?? framesProblem(box, state);
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
  if (state.round > 0 && state.markers.length !== parts.markerCities.length) return at(['markers'], `expected ${parts.markerCities.length} items`);
  if (state.round > 0 && state.outposts.length !== parts.outpostCities.length) return at(['outposts'], `expected ${parts.outpostCities.length} items`);
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
  const tile = twice(allOutposts(box, state));
  if (tile !== undefined) return at(['outposts'], `"${tile}" is in two places`);
  const lost = twice(state.gone);
  if (lost !== undefined) return at(['gone'], `"${lost}" stands here twice`);
  const stranger = [...state.pile, ...state.pileEnd].find((id) => box.parts.contract[id]?.starting !== false);
  if (stranger !== undefined) return at(['pile'], `"${stranger}" is no normal contract`);
  return null;
}

function diceProblem(box: Box, state: State): Problem | null {
  const census = censusOf(box, state);
  const { constants } = box.parts.pack;
  const black = constants.blackDice[box.seats - 2] as number;
  if (census['black dice'] !== black) return at(['blackDice'], `expected ${black} black dice in all`);
  if (census['neutral dice'] !== constants.neutralDice.filter(({ seats }) => seats === box.seats).length) return at(['spaces'], 'expected the neutral dice of this number of players');
  for (let seat = 0; seat < box.seats; seat += 1) if (census[`dice of seat ${seat}`] !== DICE) return at(['players', seat, 'dice'], `expected ${DICE} dice of this colour in all`);
  const stranger = diceOnBoard(state).find((die) => placerOf(die) >= box.seats);
  if (stranger !== undefined) return at(['spaces'], `"${stranger}" belongs to no player`);
  for (const [seat, { dice }] of state.players.entries()) if (!sorted(dice)) return at(['players', seat, 'dice'], 'dice stand from high to low');
  return null;
}

function sorted(dice: readonly Die[]): boolean {
  return dice.every((die, place) => place === 0 || pipsOf(dice[place - 1] as Die) >= pipsOf(die));
}

function playerProblem(box: Box, state: State, player: Player): [field: string, message: string] | null {
  const { parts } = box;
  const abilities = characterOf(box, player);
  const total = parts.pack.constants.posts + abilities.morePosts;
  if (player.posts.length + player.unplaced !== total) return ['unplaced', `expected ${total} posts in all`];
  if (player.posts.some((city) => parts.place[city]?.city !== true)) return ['posts', 'posts stand in cities'];
  if (twice(player.posts) !== undefined) return ['posts', 'there is one post in a city'];
  if (player.figures.length !== abilities.figures) return ['figures', `expected ${abilities.figures}`];
  if (player.improved.some((guild) => !player.seals.includes(guild))) return ['improved', 'only seals he owns are improved'];
  if (twice(player.seals) !== undefined || twice(player.improved) !== undefined) return ['seals', 'there is one seal of a guild'];
  if (player.active.length > ACTIVE_SPACES) return ['active', `expected at most ${ACTIVE_SPACES}`];
  if (state.round > 0 && (player.goals.length !== 1 || player.returned.length !== GOALS_DEALT - 1)) return ['goals', 'one of three is kept'];
  return player.outposts.length > 0 && !abilities.keepsOutposts ? ['outposts', 'only Filippo Vitello keeps tiles'] : null;
}

function playersProblem(box: Box, state: State): Problem | null {
  const known = new Set(box.cast);
  for (const [seat, player] of state.players.entries()) {
    const found = playerProblem(box, state, player);
    if (found) return at(['players', seat, found[0]], found[1]);
    if (player.character !== null && !known.has(player.character)) return at(['players', seat, 'character'], 'does not take part');
  }
  const shared = twice(state.players.flatMap(({ character }) => character ?? []));
  return shared === undefined ? null : at(['players'], `"${shared}" is picked twice`);
}

/** What a frame needs below it. */
const BELOW: Readonly<Partial<Record<Frame['kind'], readonly Frame['kind'][]>>> = {
  order: ['bonuses'],
  extraPost: ['arrival'],
  relocate: ['arrival'],
  whichPost: ['arrival'],
  turn: ['refill'],
  turns: ['round'],
};

function framesProblem(box: Box, state: State): Problem | null {
  for (const [place, frame] of state.frames.entries()) {
    if ('seat' in frame && frame.seat !== null && frame.seat >= box.seats) return at(['frames', place, 'seat'], 'is no seat');
    const below = BELOW[frame.kind];
    if (below !== undefined && !below.includes(state.frames[place - 1]?.kind ?? 'setup')) return at(['frames', place], `"${frame.kind}" needs ${below.join(' or ')} below it`);
    if (frame.kind === 'movement' && frame.at.length !== state.players[frame.seat]?.figures.length) return at(['frames', place, 'at'], 'expected a place for every figure');
    if ((frame.kind === 'offer' || frame.kind === 'offered') && !box.parts.books.some(({ id }) => id === frame.book)) return at(['frames', place, 'book'], 'unknown book');
  }
  return null;
}
